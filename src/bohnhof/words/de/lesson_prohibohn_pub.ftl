# The first game of prohibohn-pub, move by move

lesson-prohibohn-pub-welcome-title = Der Pub macht auf
lesson-prohibohn-pub-welcome = Das ist Prohibohn mit Cognacbohnen, einem siebten Etablissement, dem Pub, und einem dritten Boss, Joe. Du legst zwei Starttaler hin: Nimm beide Cognacbohnen, die zweite und die vierte Karte.
lesson-prohibohn-pub-buy-title = Kauf den Pub
lesson-prohibohn-pub-buy = Ein Pub wird mit Cognactalern bezahlt. Einer von deinen reicht für Pub 1.
lesson-prohibohn-pub-fields-title = Drei Felder
lesson-prohibohn-pub-fields = Hier haben alle von Anfang an drei Felder. Bau die vorderste Karte an.
lesson-prohibohn-pub-second-title = Eine andere Sorte
lesson-prohibohn-pub-second = Die zweite Karte passt auf ein anderes Feld. Eines bleibt leer.
lesson-prohibohn-pub-reveal-title = Aufdecken
lesson-prohibohn-pub-reveal = Jetzt sammeln drei Bosse, also gehen mehr Karten weg, bis drei für dich liegen. Deck die nächste auf.
lesson-prohibohn-pub-fill-title = Joe hat nichts mehr
lesson-prohibohn-pub-fill = Joe hat fünf Kidneybohnen verkauft. Ein leerer Boss braucht einen neuen Anfang: Gib ihm eine Kidneybohne aus deiner Hand.
lesson-prohibohn-pub-grow-title = Das dritte Feld
lesson-prohibohn-pub-grow = Bau beide Blauen Bohnen auf deinem leeren Feld an.
lesson-prohibohn-pub-rest-title = Und der Rest
lesson-prohibohn-pub-rest = Die Feuerbohne kommt zu deiner.
lesson-prohibohn-pub-end-title = Jetzt kennst du den Pub
lesson-prohibohn-pub-end = Mit Pub 3 darfst du einem Boss mehrere Karten eines Feldes auf einmal geben. Pub 4 darf eine 1er-Karte deines Gegners schließen. Spiel weiter!
