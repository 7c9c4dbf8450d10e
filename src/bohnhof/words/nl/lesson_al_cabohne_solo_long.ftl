# The first game of al-cabohne-solo-long, move by move

lesson-al-cabohne-solo-long-welcome-title = Jij tegen de maffia, in een lang spel
lesson-al-cabohne-solo-long-welcome = Je speelt alleen, drie rondes van de trekstapel lang. Aan het eind heb je meer daalders nodig dan de maffia, en die van haar tellen dubbel. Haar bazen Al, Don en Joe verzamelen elk één soort bonen.
lesson-al-cabohne-solo-long-end-title = Nu kun je spelen
lesson-al-cabohne-solo-long-end = Anders dan het korte spel gaat dit verder als de trekstapel op is: de aflegstapel wordt twee keer geschud. Wat je vroeg oogst, komt dus terug. Veel geluk!
