# The first game as a lesson

coach-guide = Anleitung
coach-step = Schritt { $now } von { $all }
coach-skip = Anleitung überspringen
coach-next = Weiter
coach-queue-title = Deine Hand ist eine Warteschlange
coach-queue = Die vorderste Karte wird zuerst angebaut: Tippe ein Feld an. Du darfst deine Hand nie sortieren; was nicht passt, wird gehandelt.
coach-field-title = Ein Feld trägt eine Sorte
coach-field = Die Taler unter den Bohnen zeigen, wie viele du brauchst. Daneben steht, was das Feld jetzt bringt und wie viele mehr es für die nächste Stufe braucht.
coach-trade-title = Jetzt wird gehandelt
coach-trade = Tippe Karten an, die du gibst, und eine Sorte, die du willst; dann senden. Auch Geschenke sind erlaubt. Aufgedeckte Karten, die du behältst, musst du anbauen.
coach-trade-phone = Tippe Karten an, die du gibst, dann Handeln: Dort wählst du, was du willst, und sendest. Auch Geschenke sind erlaubt. Aufgedeckte Karten, die du behältst, musst du anbauen.
coach-answer-title = Du hast ein Angebot
coach-answer = Nimm an, mach ein Gegenangebot oder lehne ab. Was du bekommst, wird gleich nach dem Handel angebaut.
coach-answer-phone = Tippe auf Handeln: Dort nimmst du an, lehnst ab oder machst ein Gegenangebot. Was du bekommst, wird gleich nach dem Handel angebaut.
coach-aside-title = Baue an, was du bekommen hast
coach-aside = Tippe eine Karte an, dann ein Feld. Passt nichts, ernte zuerst ein Feld.
coach-harvest-title = Ernten darfst du jederzeit
coach-harvest = Beim Ernten werden alle Bohnen eines Feldes verkauft. Ein Feld mit nur einer Bohne muss warten, solange ein anderes mehr trägt.
coach-end-title = Wann ist Schluss?
coach-end-pile = Der Zugstapel wird { $passes ->
    [1] einmal
    [3] dreimal
   *[other] { $passes }-mal
} durchgespielt; oben links steht, welcher Durchgang läuft.
coach-end = { coach-end-pile } Wer dann die meisten Taler hat, gewinnt.
