# The first game of al-cabohne-solo-long, move by move

lesson-al-cabohne-solo-long-welcome-title = Du gegen die Mafia, in einer langen Partie
lesson-al-cabohne-solo-long-welcome = Du spielst allein, durch drei Durchgänge des Zugstapels. Am Ende brauchst du mehr Taler als die Mafia, und ihre zählen doppelt. Ihre Bosse Al, Don und Joe sammeln je eine Sorte Bohnen.
lesson-al-cabohne-solo-long-end-title = Jetzt kannst du spielen
lesson-al-cabohne-solo-long-end = Anders als die kurze Partie geht diese weiter, wenn der Zugstapel aufgebraucht ist: Der Ablagestapel wird zweimal neu gemischt. Was du früh erntest, kommt also wieder. Viel Glück!
