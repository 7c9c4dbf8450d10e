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
lesson-prohibohn-pub-reveal = Nu verzamelen drie bazen, dus gaan er meer kaarten weg voor er drie voor jou liggen. Draai de volgende om.
lesson-prohibohn-pub-fill-title = Joe heeft niets meer
lesson-prohibohn-pub-fill = Joe heeft vijf kidneybonen verkocht. Een lege baas moet opnieuw beginnen: geef hem een kidneyboon uit je hand.
lesson-prohibohn-pub-grow-title = Het derde veld
lesson-prohibohn-pub-grow = Plant beide blauwe bonen op je lege veld.
lesson-prohibohn-pub-rest-title = En de rest
lesson-prohibohn-pub-rest = De vuurboon gaat bij de jouwe.
lesson-prohibohn-pub-end-title = Nu ken je de Pub
lesson-prohibohn-pub-end = Met Pub 3 mag je een baas meer kaarten van een veld tegelijk geven. Pub 4 mag een 1-kaart van je tegenspeler sluiten. Speel verder!
