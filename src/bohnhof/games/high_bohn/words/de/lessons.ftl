# The first game of high-bohn, move by move

lesson-high-bohn-welcome-title = Für Taler gibt es Gebäude
lesson-high-bohn-welcome = High Bohn ist Bohnanza in einer Westernstadt. Am Ende zählen deine Taler und die Preise deiner Gebäude. Wenn du Bohnanza kennst, sind dir die ersten Schritte vertraut.
lesson-high-bohn-harvest-title = Ernten
lesson-high-bohn-harvest = Ernten darfst du jederzeit. Drei Feuerbohnen bringen 1 Taler, eine davon wird umgedreht: Sie ist dann ein Feuertaler. Ernte.
lesson-high-bohn-buy-title = Kauf ein Gebäude
lesson-high-bohn-buy = Jede Gebäudeart bezahlst du mit Talern einer bestimmten Bohne. Dein Feuertaler reicht für den 1er-Blacksmith: Kauf ihn.
lesson-high-bohn-power-title = Was es kann
lesson-high-bohn-power = Gebäude für 1 Taler haben keine Eigenschaft; fast alle anderen setzen für dich eine Regel außer Kraft. Von jeder Art darfst du nur eins haben, überleg dir also, welches. Bau jetzt die letzte Feuerbohne an.
lesson-high-bohn-end-title = Jetzt kannst du spielen
lesson-high-bohn-end = Der Preis eines Gebäudes ist nie verloren: Er zählt am Ende mit. Ab vier Gebäuden gibt es einen Bonus, auch für billige. Von jeder Art werden aber nur wenige verkauft: Warte nicht zu lange.

# The first game of high-bohn-cognac, move by move

lesson-high-bohn-cognac-welcome-title = Cognac kommt in die Stadt
lesson-high-bohn-cognac-welcome = Das ist High Bohn mit einer neunten Sorte, der Cognacbohne, und ihren Gebäuden, den Distillerys. Deine vorderste Karte ist eine Cognacbohne: Bau sie an.
lesson-high-bohn-cognac-second-title = Und noch eine
lesson-high-bohn-cognac-second = Auch die zweite, auf dasselbe Feld. Cognacbohnen sind die häufigsten: Für 1 Taler brauchst du fünf.
lesson-high-bohn-cognac-offer-title = Verlange zwei
lesson-high-bohn-cognac-offer = Eine Cognacbohne wird aufgedeckt, und Ann hat zwei weitere. Biete ihr die Brechbohne für beide.
lesson-high-bohn-cognac-done-title = Ann nimmt an
lesson-high-bohn-cognac-done = Jetzt hast du drei weitere. Beende den Handel.
lesson-high-bohn-cognac-aside-title = Bau alle drei an
lesson-high-bohn-cognac-aside = Leg deine Cognacbohnen nacheinander zu den anderen.
lesson-high-bohn-cognac-harvest-title = Fünf Cognacbohnen
lesson-high-bohn-cognac-harvest = Ernte sie: Sie bringen 1 Cognactaler.
lesson-high-bohn-cognac-buy-title = Kauf eine Distillery
lesson-high-bohn-cognac-buy = Eine Distillery bezahlst du mit Cognactalern. Deiner reicht für die 1er-Distillery.
lesson-high-bohn-cognac-end-title = Was die anderen können
lesson-high-bohn-cognac-end = Mit der 2er-Distillery rufst du den letzten Verkauf einer Gebäudeart aus. Die 3er-Distillery nimmt einen Taler von fremden Bohneneintöpfen. Mit der 4er-Distillery bringen deine Cognacbohnen mehr. Neun Gebäudearten geben den höchsten Bonus. Spiel weiter!
