# The first game of prohibohn, move by move

lesson-prohibohn-welcome-title = Für Taler gibt es Etablissements
lesson-prohibohn-welcome = Du brauchst mehr als Ben und mehr als die Mafia: Taler und was deine Karten wert sind. Es ist Al Cabohne mit Einkaufen. Die Bosse Al und Don sammeln je eine Sorte Bohnen.
lesson-prohibohn-lay-title = Deine Starttaler
lesson-prohibohn-lay = Zwei deiner Handkarten werden Starttaler; welche, weißt nur du. Die Bohne eines Talers sagt, was er kaufen kann. Leg beide Feuerbohnen hin, die dritte und die sechste Karte.
lesson-prohibohn-buy-title = Kauf eine Karte
lesson-prohibohn-buy = In deinem Zug darfst du in jeder Phase kaufen. Eine Gas Station wird mit Feuertalern bezahlt: Kauf Gas Station 1. Sie zählt am Ende, und ein Satz von dreien ist mehr wert.
lesson-prohibohn-leftover-title = Was Ben übrig ließ
lesson-prohibohn-leftover = Ben ließ eine Kidneybohne liegen. Du musst sie anbauen oder abwerfen. Auf deiner Hand ist noch eine, also bau sie an.
lesson-prohibohn-queue-title = Bau die vorderste Karte an
lesson-prohibohn-queue = Du darfst deine Hand nie sortieren, und die vorderste Karte musst du anbauen. Es ist auch eine Kidneybohne.
lesson-prohibohn-enough-title = Genug angebaut
lesson-prohibohn-enough = Du könntest die nächste Karte anbauen. Behalte sie: Das andere Feld wird gebraucht.
lesson-prohibohn-reveal-title = Aufdecken
lesson-prohibohn-reveal = Du deckst einzeln auf, bis drei liegen, die kein Boss sammelt. Dazwischen darfst du kaufen.
lesson-prohibohn-reveal-again-title = Die nächste
lesson-prohibohn-reveal-again = Eine Brechbohne. Deck noch eine Karte auf.
lesson-prohibohn-joined-title = Karten kommen dazu
lesson-prohibohn-joined = Oben auf dem Ablagestapel lagen eine Blaue und eine Brechbohne. Sie passen zu den aufgedeckten, kommen dazu, und das Aufdecken ist vorbei. Weiter.
lesson-prohibohn-grow-title = Bau an, was passt
lesson-prohibohn-grow = Bau beide Blauen Bohnen auf deinem leeren Feld an.
lesson-prohibohn-leave-title = Lass den Rest liegen
lesson-prohibohn-leave = Die Brechbohnen bleiben für Ben, der sie anbauen oder abwerfen muss. Beende die Phase.
lesson-prohibohn-end-title = Jetzt kannst du spielen
lesson-prohibohn-end = Baust du an, was ein Boss sammelt, zahlst du ihm jeden Zug eine Karte. Karten für 3 oder 4 Taler ändern eine Regel für dich. Sieh dich im Laden um, und kauf früh!
