# The first game of prohibohn, move by move

lesson-prohibohn-welcome-title = Für Taler gibt es Etablissements
lesson-prohibohn-welcome = Du brauchst mehr als Ben und mehr als die Mafia: Es zählen Taler und der Wert deiner Karten. Prohibohn ist Al Cabohne mit Einkaufen. Die Bosse Al und Don sammeln je eine Sorte Bohnen.
lesson-prohibohn-lay-title = Deine Starttaler
lesson-prohibohn-lay = Zwei deiner Handkarten werden Starttaler; welche, weißt nur du. Die Bohne eines Talers sagt, was er kaufen kann. Leg beide Feuerbohnen hin, die dritte und die sechste Karte.
lesson-prohibohn-buy-title = Kauf eine Karte
lesson-prohibohn-buy = In deinem Zug darfst du in jeder Phase kaufen. Eine Gas Station bezahlst du mit Feuertalern: Kauf die 1er-Gas Station. Sie zählt am Ende, und ein Satz von dreien ist mehr wert.
lesson-prohibohn-leftover-title = Was Ben liegen ließ
lesson-prohibohn-leftover = Ben ließ eine Kidneybohne liegen. Du musst sie anbauen oder abwerfen. Auf deiner Hand ist noch eine, also bau sie an.
lesson-prohibohn-queue-title = Bau die vorderste Karte an
lesson-prohibohn-queue = Du darfst deine Karten nie sortieren, und die vorderste musst du anbauen. Es ist auch eine Kidneybohne.
lesson-prohibohn-enough-title = Genug angebaut
lesson-prohibohn-enough = Du könntest die nächste Karte anbauen. Behalte sie: Das andere Feld wird gebraucht.
lesson-prohibohn-reveal-title = Aufdecken
lesson-prohibohn-reveal = Du deckst einzeln auf, bis drei Karten liegen, die kein Boss sammelt. Dazwischen darfst du kaufen.
lesson-prohibohn-reveal-again-title = Die nächste
lesson-prohibohn-reveal-again = Eine Brechbohne. Deck noch eine Karte auf.
lesson-prohibohn-joined-title = Karten kommen dazu
lesson-prohibohn-joined = Oben auf dem Ablagestapel lagen eine Blaue Bohne und eine Brechbohne. Sie passen zu den aufgedeckten Karten und kommen dazu; damit ist das Aufdecken vorbei. Weiter.
lesson-prohibohn-grow-title = Bau an, was passt
lesson-prohibohn-grow = Bau beide Blauen Bohnen auf deinem leeren Feld an.
lesson-prohibohn-leave-title = Lass den Rest liegen
lesson-prohibohn-leave = Die Brechbohnen bleiben für Ben, der sie anbauen oder abwerfen muss. Beende die Phase.
lesson-prohibohn-end-title = Jetzt kannst du spielen
lesson-prohibohn-end = Baust du an, was ein Boss sammelt, zahlst du ihm jeden Zug eine Karte. Karten für 3 oder 4 Taler setzen für dich eine Regel außer Kraft. Sieh dich im Laden um, und kauf früh!

# The first game of prohibohn-pub, move by move

lesson-prohibohn-pub-welcome-title = Der Pub macht auf
lesson-prohibohn-pub-welcome = Das ist Prohibohn mit Cognacbohnen, einem siebten Etablissement, dem Pub, und einem dritten Boss, Joe. Du legst zwei Starttaler hin: Nimm beide Cognacbohnen, die zweite und die vierte Karte.
lesson-prohibohn-pub-buy-title = Kauf den Pub
lesson-prohibohn-pub-buy = Einen Pub bezahlst du mit Cognactalern. Einer von deinen reicht für den 1er-Pub.
lesson-prohibohn-pub-fields-title = Drei Felder
lesson-prohibohn-pub-fields = Hier haben alle von Anfang an drei Felder. Bau die vorderste Karte an.
lesson-prohibohn-pub-second-title = Eine andere Sorte
lesson-prohibohn-pub-second = Die zweite Karte passt auf ein anderes Feld. Eines bleibt leer.
lesson-prohibohn-pub-reveal-title = Aufdecken
lesson-prohibohn-pub-reveal = Jetzt sammeln drei Bosse, also gehen mehr Karten weg, bis drei für dich liegen. Deck die nächste auf.
lesson-prohibohn-pub-fill-title = Joe hat nichts mehr
lesson-prohibohn-pub-fill = Joe hat fünf Kidneybohnen verkauft. Ein leerer Boss braucht neue Bohnen: Gib ihm eine Kidneybohne aus deiner Hand.
lesson-prohibohn-pub-grow-title = Das dritte Feld
lesson-prohibohn-pub-grow = Bau beide Blauen Bohnen auf deinem leeren Feld an.
lesson-prohibohn-pub-rest-title = Und der Rest
lesson-prohibohn-pub-rest = Die Feuerbohne kommt zu deiner.
lesson-prohibohn-pub-end-title = Jetzt kennst du den Pub
lesson-prohibohn-pub-end = Mit dem 3er-Pub darfst du einem Boss mehrere Karten eines Feldes auf einmal geben. Der 4er-Pub darf eine 1er-Karte deines Gegners schließen. Spiel weiter!
