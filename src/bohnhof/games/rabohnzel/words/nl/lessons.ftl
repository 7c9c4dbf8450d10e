# The first game of rabohnzel, move by move

lesson-rabohnzel-welcome-title = Bonen die toveren
lesson-rabohnzel-welcome = Rabohnzel is Bohnanza met magie: wie aan het eind de meeste daalders heeft, wint. Je plant de voorste kaart van je hand, en elke soort heeft een kracht. Je voorste kaart is een plukboon: plant hem.
lesson-rabohnzel-enough-title = Eén is genoeg
lesson-rabohnzel-enough = Je mag een tweede kaart planten. Het is een toverboon, en die heb je zo in je hand nodig: stop hier.
lesson-rabohnzel-power-title = Gebruik een kracht
lesson-rabohnzel-power = In de toverfase mag elk van je velden zijn kracht één keer gebruiken; de bonen blijven liggen. Een plukboon pakt de laatste kaart uit de hand van een ander. Gebruik hem tegen Ann.
lesson-rabohnzel-keep-title = Gestolen
lesson-rabohnzel-keep = Je hebt een prinsessenboon gepakt. Je mag hem meteen planten of houden. Houd hem in je hand.
lesson-rabohnzel-spells-title = Je spreuk
lesson-rabohnzel-spells = Je hebt één spreuk, en die ligt verdekt: de Handkaartenspreuk. Met een toverboon uit je hand activeer je hem. Speel je toverboon.
lesson-rabohnzel-trade-title = Ruilen of niet
lesson-rabohnzel-trade = Er worden twee kaarten omgedraaid, en je zou kunnen ruilen. Maar met je spreuk trek je vijf kaarten als er geen kaart van eigenaar wisselt. Ruil deze keer dus niet.
lesson-rabohnzel-grow-title = Plant wat omgedraaid is
lesson-rabohnzel-grow = Leg de tweede plukboon bij de eerste.
lesson-rabohnzel-harvest-title = Oogsten
lesson-rabohnzel-harvest = Twee plukbonen brengen 1 daalder op. Oogsten mag altijd, behalve als je wordt aangevallen. De kracht van je plukbonen is deze beurt al gebruikt: oogst.
lesson-rabohnzel-sword-title = Een zwaardboon
lesson-rabohnzel-sword = Plant hem op een leeg veld. In je volgende toverfase kun je er iemand mee aanvallen: die verliest misschien een daalder, of mag juist terugslaan.
lesson-rabohnzel-cast-title = Gebruik je spreuk
lesson-rabohnzel-cast = Tijd om kaarten te trekken, en er is geen kaart van eigenaar gewisseld. Gebruik de Handkaartenspreuk: je trekt vijf kaarten in plaats van drie.
lesson-rabohnzel-end-title = Nu kun je spelen
lesson-rabohnzel-end = Met witte bonen trek je kaarten, met toverbonen activeer je spreuken, en een oogst van twee of meer kapbonen levert een nieuwe spreuk op. Ongebruikte spreuken gaan aan het eind van je beurt weer dicht. Speel verder!
