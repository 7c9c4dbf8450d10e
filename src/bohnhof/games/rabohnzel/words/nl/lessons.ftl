# The first game of rabohnzel, move by move

lesson-rabohnzel-welcome-title = Bonen die toveren
lesson-rabohnzel-welcome = Rabohnzel is Bohnanza met magie: wie aan het eind de meeste daalders heeft, wint. Je plant de voorste kaart van je hand, en elke soort heeft een kracht. Je voorste kaart is een plukboon: plant hem.
lesson-rabohnzel-enough-title = Eén is genoeg
lesson-rabohnzel-enough = Je mag een tweede kaart planten. Het is een toverboon, en die heb je zo in je hand nodig: stop hier.
lesson-rabohnzel-power-title = Gebruik een kracht
lesson-rabohnzel-power = In de toverfase mag elk van je velden zijn kracht één keer gebruiken; de bonen blijven. Een plukboon neemt de laatste kaart uit iemands hand. Gebruik hem tegen Ann.
lesson-rabohnzel-keep-title = Gestolen
lesson-rabohnzel-keep = Je hebt een prinsessenboon. Je mag hem meteen planten of houden. Houd hem in je hand.
lesson-rabohnzel-spells-title = Je spreuk
lesson-rabohnzel-spells = Je hebt één spreuk, en die ligt verdekt: de Handkaartenspreuk. Een toverboon uit je hand activeert hem. Speel de jouwe.
lesson-rabohnzel-trade-title = Ruilen of niet
lesson-rabohnzel-trade = Er worden twee kaarten omgedraaid, en je zou kunnen ruilen. Maar met je spreuk trek je vijf kaarten als geen kaart van eigenaar wisselt. Ruil dus niet deze keer.
lesson-rabohnzel-grow-title = Plant wat omgedraaid is
lesson-rabohnzel-grow = Leg de tweede plukboon bij de eerste.
lesson-rabohnzel-harvest-title = Oogsten
lesson-rabohnzel-harvest = Twee plukbonen brengen 1 daalder op. Oogsten mag altijd, behalve als je wordt aangevallen. Hun kracht is deze beurt gebruikt: oogst.
lesson-rabohnzel-sword-title = Een zwaardboon
lesson-rabohnzel-sword = Plant hem op een leeg veld. In je volgende toverfase kan hij iemand aanvallen: dat kan een daalder kosten, of de ander slaat terug.
lesson-rabohnzel-cast-title = Gebruik je spreuk
lesson-rabohnzel-cast = Nu trek je kaarten, en er is geen kaart van eigenaar gewisseld. Gebruik de Handkaartenspreuk: je trekt vijf kaarten in plaats van drie.
lesson-rabohnzel-end-title = Nu kun je spelen
lesson-rabohnzel-end = Witte bonen trekken kaarten, toverbonen activeren spreuken, en een oogst van twee of meer kapbonen levert er een op. Ongebruikte spreuken gaan aan het eind van je beurt dicht. Speel verder!
