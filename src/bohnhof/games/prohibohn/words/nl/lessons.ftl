# The first game of prohibohn, move by move

lesson-prohibohn-welcome-title = Met daalders koop je gebouwen
lesson-prohibohn-welcome = Je hebt meer nodig dan Ben en meer dan de maffia: je daalders en de waarde van je kaarten tellen. Het is Al Cabohne met een winkel. De bazen Al en Don verzamelen elk één soort bonen.
lesson-prohibohn-lay-title = Je startdaalders
lesson-prohibohn-lay = Twee handkaarten worden je startdaalders; alleen jij weet welke. De boon op een daalder bepaalt wat je ermee koopt. Leg beide vuurbonen neer, de derde en de zesde kaart.
lesson-prohibohn-buy-title = Koop een kaart
lesson-prohibohn-buy = In je beurt mag je in elke fase kopen. Een Gas Station betaal je met vuurdaalders: koop Gas Station 1. Dat telt aan het eind, en een reeks van drie is meer waard.
lesson-prohibohn-leftover-title = Wat Ben liet liggen
lesson-prohibohn-leftover = Ben liet een kidneyboon liggen. Die moet je planten of afleggen. In je hand zit er nog een, dus plant hem.
lesson-prohibohn-queue-title = Plant de voorste kaart
lesson-prohibohn-queue = Je mag je hand nooit sorteren, en de voorste kaart moet je planten. Het is ook een kidneyboon.
lesson-prohibohn-enough-title = Genoeg geplant
lesson-prohibohn-enough = Je zou de volgende kaart kunnen planten. Houd hem in je hand: je hebt het andere veld nog nodig.
lesson-prohibohn-reveal-title = Omdraaien
lesson-prohibohn-reveal = Je draait kaarten één voor één om, tot er hooguit drie liggen die geen baas verzamelt. Tussendoor mag je kopen.
lesson-prohibohn-reveal-again-title = De volgende
lesson-prohibohn-reveal-again = Een breekboon. Draai nog een kaart om.
lesson-prohibohn-joined-title = Kaarten komen erbij
lesson-prohibohn-joined = Boven op de aflegstapel lagen een blauwe boon en een breekboon. Ze passen bij wat is omgedraaid en komen erbij. Daarmee is het omdraaien afgelopen. Ga verder.
lesson-prohibohn-grow-title = Verbouw wat past
lesson-prohibohn-grow = Plant beide blauwe bonen op je lege veld.
lesson-prohibohn-leave-title = Laat de rest liggen
lesson-prohibohn-leave = De breekbonen blijven voor Ben, die ze moet planten of afleggen. Sluit de fase af.
lesson-prohibohn-end-title = Nu kun je spelen
lesson-prohibohn-end = Verbouw je wat een baas verzamelt, dan betaal je hem elke beurt een kaart. Kaarten van 3 of 4 daalders buigen een regel voor je. Bekijk wat er te koop is, en koop vroeg!

# The first game of prohibohn-pub, move by move

lesson-prohibohn-pub-welcome-title = De Pub gaat open
lesson-prohibohn-pub-welcome = Dit is Prohibohn met cognacbonen, een zevende gebouw, de Pub, en een derde baas, Joe. Je legt twee startdaalders neer: neem beide cognacbonen, de tweede en de vierde kaart.
lesson-prohibohn-pub-buy-title = Koop de Pub
lesson-prohibohn-pub-buy = Een Pub betaal je met cognacdaalders. Eén van de jouwe is genoeg voor Pub 1.
lesson-prohibohn-pub-fields-title = Drie velden
lesson-prohibohn-pub-fields = Hier heeft iedereen vanaf het begin drie velden. Plant de voorste kaart.
lesson-prohibohn-pub-second-title = Een andere soort
lesson-prohibohn-pub-second = De tweede kaart past op een ander veld. Eén blijft leeg.
lesson-prohibohn-pub-reveal-title = Omdraaien
lesson-prohibohn-pub-reveal = Nu verzamelen drie bazen. Er gaan dus meer kaarten naar hen voor er drie voor jou liggen. Draai de volgende om.
lesson-prohibohn-pub-fill-title = Joe heeft niets meer
lesson-prohibohn-pub-fill = Joe heeft vijf kidneybonen verkocht. Een lege baas moet opnieuw beginnen: geef hem een kidneyboon uit je hand.
lesson-prohibohn-pub-grow-title = Het derde veld
lesson-prohibohn-pub-grow = Plant beide blauwe bonen op je lege veld.
lesson-prohibohn-pub-rest-title = En de rest
lesson-prohibohn-pub-rest = De vuurboon gaat bij de jouwe.
lesson-prohibohn-pub-end-title = Nu ken je de Pub
lesson-prohibohn-pub-end = Met Pub 3 mag je een baas meerdere kaarten van een veld tegelijk geven. Met Pub 4 mag je een 1-kaart van je tegenspeler sluiten. Speel verder!
