# The first game of al-cabohne, move by move

lesson-al-cabohne-welcome-title = Een duel met de maffia
lesson-al-cabohne-welcome = Je hebt meer daalders nodig dan Ben én meer dan de maffia. De bazen Al en Don verzamelen elk één soort bonen. Geruild wordt er niet.
lesson-al-cabohne-grow-title = Verbouw wat past
lesson-al-cabohne-grow = Deze keer nam geen baas een kaart. Plant de omgedraaide paardenboon bij je andere.
lesson-al-cabohne-give-title = Geef aan een baas
lesson-al-cabohne-give = Je mag een baas handkaarten van zijn soort geven, van elke plek in je hand. Je pufboon zou in de weg zitten: geef hem aan Don.
lesson-al-cabohne-leave-title = Laat de rest liggen
lesson-al-cabohne-leave = Wat je niet plant, blijft voor Ben. De blauwe en de kidneyboon passen nergens: laat ze voor hem liggen.
lesson-al-cabohne-draw-title = Einde van je beurt
lesson-al-cabohne-draw = Je hebt twee kaarten getrokken. Voor je beurt eindigt, mag je nog oogsten, maar het loont nog niet.
lesson-al-cabohne-leftover-title = Wat Ben liet liggen
lesson-al-cabohne-leftover = Ben liet een paardenboon en een vuurboon liggen. Je moet ze allebei planten of afleggen. Neem de paardenboon.
lesson-al-cabohne-leftover-second-title = En de andere
lesson-al-cabohne-leftover-second = De vuurboon past ook.
lesson-al-cabohne-tax-title = Het deel van de maffia
lesson-al-cabohne-tax = Verbouw je wat een baas verzamelt, dan betaal je hem nu een kaart van dat veld. Jij verbouwt iets anders: plant je voorste kaart.
lesson-al-cabohne-harvest-title = Oogst voor het omdraaien
lesson-al-cabohne-harvest = Vier paardenbonen brengen 1 daalder op, en drie komen boven op de aflegstapel. Wordt er nu een paardenboon omgedraaid, dan haalt die ze terug. Oogsten mag alleen in je eigen beurt.
lesson-al-cabohne-reveal-again-title = Omdraaien
lesson-al-cabohne-reveal-again = Houd de kidneyboon in je hand en laat de kaarten omdraaien.
lesson-al-cabohne-chili-title = Twee tegelijk
lesson-al-cabohne-chili = Deze keer geen paardenboon, maar twee vuurbonen. Plant ze bij de jouwe.
lesson-al-cabohne-end-title = Nu kun je spelen
lesson-al-cabohne-end = Vier vuurbonen brengen 1 daalder op, zes 2. Een baas zonder bonen moet er van jou krijgen. Het spel eindigt als de trekstapel voor de derde keer op is.

# The first game of al-cabohne-solo, move by move

lesson-al-cabohne-solo-welcome-title = Jij tegen de maffia
lesson-al-cabohne-solo-welcome = Je speelt alleen. Aan het eind moet je meer daalders hebben dan de maffia, en die van de maffia tellen dubbel. De bazen Al, Don en Joe verzamelen elk één soort bonen.
lesson-al-cabohne-solo-queue-title = Je hand blijft op volgorde
lesson-al-cabohne-solo-queue = Je mag je kaarten nooit sorteren. Eerst moet je de voorste planten, op een leeg veld of op een veld met dezelfde soort.
lesson-al-cabohne-solo-second-title = Nog een, als je wilt
lesson-al-cabohne-solo-second = De tweede kaart mag je ook planten. Plant hem op een leeg veld: je ziet zo wat ervan komt.
lesson-al-cabohne-solo-reveal-title = Nu worden kaarten omgedraaid
lesson-al-cabohne-solo-reveal = Er worden kaarten omgedraaid tot er drie voor jou blijven liggen. Een baas neemt elke kaart van de soort die hij verzamelt.
lesson-al-cabohne-solo-revealed-title = Wat er gebeurd is
lesson-al-cabohne-solo-revealed = Joe nam twee paardenbonen en verkocht er drie voor 1 daalder. De volgende paardenboon paste bij de twee op de aflegstapel, en die kwamen erbij: passende kaarten boven op de stapel komen terug. Plant alle drie op je lege veld.
lesson-al-cabohne-solo-grow-title = Verbouw wat past
lesson-al-cabohne-solo-grow = Omgedraaide kaarten van één soort plant je altijd samen. Leg de breekboon bij je andere.
lesson-al-cabohne-solo-fill-title = Een baas zonder bonen
lesson-al-cabohne-solo-fill = Joe heeft alles verkocht en moet opnieuw beginnen. Plant de blauwe boon bij hem: voortaan verzamelt hij blauwe bonen.
lesson-al-cabohne-solo-draw-title = Trekken
lesson-al-cabohne-solo-draw = Alle omgedraaide kaarten liggen goed. Sluit de fase af: je trekt twee kaarten, steekt ze achter in je hand en begint je volgende beurt.
lesson-al-cabohne-solo-tax-title = Betalen aan de maffia
lesson-al-cabohne-solo-tax = Je verbouwt kidneybonen, en Don verzamelt ze. Van elk zo’n veld betaal je aan het begin van je beurt een kaart, zelfs de laatste.
lesson-al-cabohne-solo-again-title = Weer planten
lesson-al-cabohne-solo-again = Je voorste kaart is weer een kidneyboon. Die moet geplant worden.
lesson-al-cabohne-solo-reveal-again-title = Houd de volgende kaart
lesson-al-cabohne-solo-reveal-again = Houd de pufboon deze keer in je hand en laat de kaarten omdraaien.
lesson-al-cabohne-solo-harvest-title = Oogsten
lesson-al-cabohne-solo-harvest = Voor de twee vuurbonen heb je een veld nodig. Drie paardenbonen brengen 1 daalder op: oogst ze. Oogsten mag altijd, behalve terwijl er kaarten worden omgedraaid.
lesson-al-cabohne-solo-room-title = Plaats voor iets nieuws
lesson-al-cabohne-solo-room = Het veld is vrij. Plant beide vuurbonen daar.
lesson-al-cabohne-solo-rest-title = En de rest
lesson-al-cabohne-solo-rest = De breekboon gaat bij de andere.
lesson-al-cabohne-solo-give-title = Geef weg wat niet past
lesson-al-cabohne-solo-give = Je mag een baas handkaarten van zijn soort geven, van elke plek in je hand. Al verzamelt pufbonen: geef hem de jouwe.
lesson-al-cabohne-solo-end-title = Nu kun je spelen
lesson-al-cabohne-solo-end = De trekstapel wordt één keer doorgespeeld. Voer de bazen, maar laat ze niet te vaak verkopen. Veel geluk tegen de maffia!

# The first game of al-cabohne-solo-long, move by move

lesson-al-cabohne-solo-long-welcome-title = Jij tegen de maffia, in een lang spel
lesson-al-cabohne-solo-long-welcome = Je speelt alleen, drie rondes van de trekstapel lang. Aan het eind moet je meer daalders hebben dan de maffia, en die van de maffia tellen dubbel. De bazen Al, Don en Joe verzamelen elk één soort bonen.
lesson-al-cabohne-solo-long-end-title = Nu kun je spelen
lesson-al-cabohne-solo-long-end = Anders dan het korte spel gaat dit spel verder als de trekstapel op is: de aflegstapel wordt twee keer geschud. Wat je vroeg oogst, komt dus terug. Veel geluk!
