# The first game of al-cabohne, move by move

lesson-al-cabohne-welcome-title = Ein Duell mit der Mafia
lesson-al-cabohne-welcome = Du brauchst mehr Taler als Ben und mehr als die Mafia. Ihre Bosse Al und Don sammeln je eine Sorte Bohnen. Gehandelt wird nicht.
lesson-al-cabohne-grow-title = Bau an, was passt
lesson-al-cabohne-grow = Diesmal nahm kein Boss eine Karte. Leg die aufgedeckte Saubohne zu deiner anderen.
lesson-al-cabohne-give-title = Gib einem Boss etwas
lesson-al-cabohne-give = Du darfst einem Boss Handkarten seiner Sorte geben, von jeder Stelle deiner Hand. Deine Puffbohne wäre dir im Weg: Gib sie Don.
lesson-al-cabohne-leave-title = Lass den Rest liegen
lesson-al-cabohne-leave = Was du nicht anbaust, bleibt für Ben liegen. Die Blaue Bohne und die Kidneybohne passen nirgends: Überlass sie ihm.
lesson-al-cabohne-draw-title = Ende deines Zuges
lesson-al-cabohne-draw = Du hast zwei Karten gezogen. Bevor dein Zug endet, könntest du noch ernten. Das lohnt sich noch nicht.
lesson-al-cabohne-leftover-title = Was Ben liegen ließ
lesson-al-cabohne-leftover = Ben ließ eine Saubohne und eine Feuerbohne liegen. Du musst jede anbauen oder abwerfen. Nimm die Saubohne.
lesson-al-cabohne-leftover-second-title = Und die andere
lesson-al-cabohne-leftover-second = Auch die Feuerbohne passt.
lesson-al-cabohne-tax-title = Der Anteil der Mafia
lesson-al-cabohne-tax = Würdest du anbauen, was ein Boss sammelt, müsstest du ihm jetzt eine Karte des Feldes zahlen. Das ist nicht der Fall: Bau deine vorderste Karte an.
lesson-al-cabohne-harvest-title = Ernte vor dem Aufdecken
lesson-al-cabohne-harvest = Vier Saubohnen bringen 1 Taler, die drei übrigen kommen oben auf den Ablagestapel. Wird jetzt eine Saubohne aufgedeckt, kommen sie wieder dazu. Ernten darfst du nur im eigenen Zug.
lesson-al-cabohne-reveal-again-title = Aufdecken
lesson-al-cabohne-reveal-again = Behalte die Kidneybohne auf der Hand und lass aufdecken.
lesson-al-cabohne-chili-title = Zwei auf einmal
lesson-al-cabohne-chili = Diesmal keine Saubohne, aber zwei Feuerbohnen. Leg sie zu deinen.
lesson-al-cabohne-end-title = Jetzt kannst du spielen
lesson-al-cabohne-end = Vier Feuerbohnen bringen 1 Taler, sechs 2. Ein Boss ohne Bohnen muss welche von dir bekommen. Die Partie endet, wenn der Zugstapel zum dritten Mal aufgebraucht ist.

# The first game of al-cabohne-solo, move by move

lesson-al-cabohne-solo-welcome-title = Du gegen die Mafia
lesson-al-cabohne-solo-welcome = Du spielst allein. Am Ende brauchst du mehr Taler als die Mafia, und ihre zählen doppelt. Ihre Bosse Al, Don und Joe sammeln je eine Sorte Bohnen.
lesson-al-cabohne-solo-queue-title = Deine Hand bleibt, wie sie ist
lesson-al-cabohne-solo-queue = Du darfst deine Karten nie sortieren. Zuerst musst du die vorderste anbauen, auf einem leeren Feld oder einem mit ihrer Sorte.
lesson-al-cabohne-solo-second-title = Noch eine, wenn du magst
lesson-al-cabohne-solo-second = Auch die zweite Karte darfst du anbauen. Bau sie auf einem leeren Feld an: Du wirst sehen, was daraus wird.
lesson-al-cabohne-solo-reveal-title = Jetzt wird aufgedeckt
lesson-al-cabohne-solo-reveal = Es werden Karten aufgedeckt, bis drei für dich liegen bleiben. Ein Boss nimmt jede Karte der Sorte, die er sammelt.
lesson-al-cabohne-solo-revealed-title = Was passiert ist
lesson-al-cabohne-solo-revealed = Joe nahm zwei Saubohnen und verkaufte drei für 1 Taler. Die beiden übrigen lagen oben auf dem Ablagestapel und kamen zur nächsten Saubohne dazu: Passende Karten obenauf kehren zurück. Bau alle drei auf deinem leeren Feld an.
lesson-al-cabohne-solo-grow-title = Bau an, was passt
lesson-al-cabohne-solo-grow = Aufgedeckte Karten einer Sorte werden immer zusammen angebaut. Leg die Brechbohne zu deiner anderen.
lesson-al-cabohne-solo-fill-title = Ein Boss ohne Bohnen
lesson-al-cabohne-solo-fill = Joe hat alles verkauft und braucht neue Bohnen. Bau die Blaue Bohne bei ihm an: Von nun an sammelt er Blaue Bohnen.
lesson-al-cabohne-solo-draw-title = Nachziehen
lesson-al-cabohne-solo-draw = Alle aufgedeckten Karten sind untergebracht. Beende die Phase: Du ziehst zwei Karten hinten auf die Hand, und dein nächster Zug beginnt.
lesson-al-cabohne-solo-tax-title = Bezahl die Mafia
lesson-al-cabohne-solo-tax = Du baust Kidneybohnen an, und Don sammelt sie. Von jedem solchen Feld zahlst du zu Beginn deines Zuges eine Karte, sogar die letzte.
lesson-al-cabohne-solo-again-title = Wieder anbauen
lesson-al-cabohne-solo-again = Deine vorderste Karte ist wieder eine Kidneybohne. Du musst sie anbauen.
lesson-al-cabohne-solo-reveal-again-title = Behalte die nächste Karte
lesson-al-cabohne-solo-reveal-again = Behalte die Puffbohne diesmal auf der Hand und lass aufdecken.
lesson-al-cabohne-solo-harvest-title = Ernten
lesson-al-cabohne-solo-harvest = Zwei Feuerbohnen brauchen ein Feld. Drei Saubohnen bringen 1 Taler: Ernte sie. Ernten darfst du jederzeit, nur nicht, während aufgedeckt wird.
lesson-al-cabohne-solo-room-title = Platz für Neues
lesson-al-cabohne-solo-room = Das Feld ist frei. Bau beide Feuerbohnen dort an.
lesson-al-cabohne-solo-rest-title = Und der Rest
lesson-al-cabohne-solo-rest = Die Brechbohne kommt zu den anderen.
lesson-al-cabohne-solo-give-title = Gib weg, was nicht passt
lesson-al-cabohne-solo-give = Du darfst einem Boss Handkarten seiner Sorte geben, von jeder Stelle deiner Hand. Al sammelt Puffbohnen: Gib ihm deine.
lesson-al-cabohne-solo-end-title = Jetzt kannst du spielen
lesson-al-cabohne-solo-end = Der Zugstapel wird einmal durchgespielt. Füttere die Bosse, aber lass sie nicht zu oft verkaufen. Viel Glück gegen die Mafia!

# The first game of al-cabohne-solo-long, move by move

lesson-al-cabohne-solo-long-welcome-title = Du gegen die Mafia, in einer langen Partie
lesson-al-cabohne-solo-long-welcome = Du spielst allein, durch drei Durchgänge des Zugstapels. Am Ende brauchst du mehr Taler als die Mafia, und ihre zählen doppelt. Ihre Bosse Al, Don und Joe sammeln je eine Sorte Bohnen.
lesson-al-cabohne-solo-long-end-title = Jetzt kannst du spielen
lesson-al-cabohne-solo-long-end = Anders als die kurze Partie geht diese weiter, wenn der Zugstapel aufgebraucht ist: Der Ablagestapel wird zweimal neu gemischt. Was du früh erntest, kommt also wieder. Viel Glück!
