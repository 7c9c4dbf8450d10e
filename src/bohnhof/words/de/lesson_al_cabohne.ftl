# The first game of al-cabohne, move by move

lesson-al-cabohne-welcome-title = Ein Duell mit der Mafia
lesson-al-cabohne-welcome = Du brauchst mehr Taler als Ben und mehr als die Mafia. Ihre Bosse Al und Don sammeln je eine Sorte Bohnen. Gehandelt wird nicht.
lesson-al-cabohne-grow-title = Bau an, was passt
lesson-al-cabohne-grow = Diesmal nahm kein Boss eine Karte. Bau die aufgedeckte Saubohne bei deiner anderen an.
lesson-al-cabohne-give-title = Gib einem Boss
lesson-al-cabohne-give = Du darfst einem Boss Handkarten seiner Sorte geben, von jeder Stelle deiner Hand. Deine Puffbohne wäre im Weg: Gib sie Don.
lesson-al-cabohne-leave-title = Lass den Rest liegen
lesson-al-cabohne-leave = Was du nicht anbaust, bleibt für Ben. Die Blaue und die Kidneybohne passen nirgends: Überlass sie ihm.
lesson-al-cabohne-draw-title = Ende deines Zuges
lesson-al-cabohne-draw = Du hast zwei Karten gezogen. Bevor dein Zug endet, könntest du noch ernten. Es lohnt sich noch nicht.
lesson-al-cabohne-leftover-title = Was Ben übrig ließ
lesson-al-cabohne-leftover = Ben ließ eine Sau- und eine Feuerbohne liegen. Du musst jede anbauen oder abwerfen. Nimm die Saubohne.
lesson-al-cabohne-leftover-second-title = Und die andere
lesson-al-cabohne-leftover-second = Auch die Feuerbohne passt.
lesson-al-cabohne-tax-title = Der Anteil der Mafia
lesson-al-cabohne-tax = Würdest du anbauen, was ein Boss sammelt, müsstest du ihm jetzt eine Karte des Feldes zahlen. Das tust du nicht: Bau deine vorderste Karte an.
lesson-al-cabohne-harvest-title = Ernte vor dem Aufdecken
lesson-al-cabohne-harvest = Vier Saubohnen bringen 1 Taler, und drei kommen oben auf den Ablagestapel. Wird jetzt eine Saubohne aufgedeckt, holt sie sie zurück. Ernten darfst du nur im eigenen Zug.
lesson-al-cabohne-reveal-again-title = Aufdecken
lesson-al-cabohne-reveal-again = Behalte die Kidneybohne auf der Hand und lass aufdecken.
lesson-al-cabohne-chili-title = Zwei auf einmal
lesson-al-cabohne-chili = Diesmal keine Saubohne, aber zwei Feuerbohnen. Bau sie bei deinen an.
lesson-al-cabohne-end-title = Jetzt kannst du spielen
lesson-al-cabohne-end = Vier Feuerbohnen bringen 1 Taler, sechs 2. Ein Boss ohne Bohnen muss welche von dir bekommen. Die Partie endet, wenn der Zugstapel zum dritten Mal aufgebraucht ist.
