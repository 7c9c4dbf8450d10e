# The first game of high-bohn-cognac, move by move

lesson-high-bohn-cognac-welcome-title = Cognac kommt in die Stadt
lesson-high-bohn-cognac-welcome = Das ist High Bohn mit einer neunten Sorte, der Cognacbohne, und ihren Gebäuden, den Distilleries. Deine vorderste Karte ist eine Cognacbohne: Bau sie an.
lesson-high-bohn-cognac-second-title = Und noch eine
lesson-high-bohn-cognac-second = Auch die zweite, auf demselben Feld. Cognacbohnen sind die häufigsten: Für 1 Taler braucht es fünf.
lesson-high-bohn-cognac-offer-title = Verlange zwei
lesson-high-bohn-cognac-offer = Eine Cognacbohne wird aufgedeckt, und Ann hat zwei weitere. Biete ihr die Brechbohne für beide.
lesson-high-bohn-cognac-done-title = Ann nimmt an
lesson-high-bohn-cognac-done = Jetzt hast du drei weitere. Beende den Handel.
lesson-high-bohn-cognac-aside-title = Bau alle drei an
lesson-high-bohn-cognac-aside = Bau deine Cognacbohnen nacheinander bei den anderen an.
lesson-high-bohn-cognac-harvest-title = Fünf Cognacbohnen
lesson-high-bohn-cognac-harvest = Ernte sie: Sie bringen 1 Cognactaler.
lesson-high-bohn-cognac-buy-title = Kauf eine Distillery
lesson-high-bohn-cognac-buy = Distilleries werden mit Cognactalern bezahlt. Deiner reicht für Distillery 1.
lesson-high-bohn-cognac-end-title = Was die anderen können
lesson-high-bohn-cognac-end = Distillery 2 löst den Verkauf einer Art Gebäude aus. Distillery 3 nimmt einen Taler von fremden Bohneneintöpfen. Mit Distillery 4 bringen deine Cognacbohnen mehr. Neun Arten Gebäude geben den höchsten Bonus. Spiel weiter!
