# The first game of high-bohn, move by move

lesson-high-bohn-welcome-title = Für Taler gibt es Gebäude
lesson-high-bohn-welcome = High Bohn ist Bohnanza in einer Westernstadt. Am Ende zählen Taler und die Preise deiner Gebäude. Kennst du Bohnanza, sind dir die ersten Schritte vertraut.
lesson-high-bohn-harvest-title = Ernten
lesson-high-bohn-harvest = Ernten darfst du jederzeit. Drei Feuerbohnen bringen 1 Taler, eine davon wird umgedreht: Sie ist dann ein Feuertaler. Ernte.
lesson-high-bohn-buy-title = Kauf ein Gebäude
lesson-high-bohn-buy = Jede Art Gebäude wird mit Talern einer Bohne bezahlt. Dein Feuertaler reicht für Blacksmith 1: Kauf ihn.
lesson-high-bohn-power-title = Was es kann
lesson-high-bohn-power = Gebäude für 1 Taler können nichts; fast alle anderen ändern für dich eine Regel. Von jeder Art darfst du nur eines haben, überleg dir also, welches. Bau jetzt die letzte Feuerbohne an.
lesson-high-bohn-end-title = Jetzt kannst du spielen
lesson-high-bohn-end = Der Preis eines Gebäudes ist nie verloren: Er zählt am Ende. Ab vier Gebäuden gibt es einen Bonus, auch für billige. Von jeder Art werden aber nur wenige verkauft: Warte nicht zu lange.
