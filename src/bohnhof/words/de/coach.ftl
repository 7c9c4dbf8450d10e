# The first game as a lesson

coach-guide = Einführung
coach-step = Schritt { $now } von { $all }
coach-skip = Überspringen
coach-next = Weiter
coach-queue-title = Deine Hand ist eine Warteschlange
coach-queue = Bau zuerst die vorderste Karte an: Tippe ein Feld an. Sortieren darfst du deine Hand nie; handle also weg, was nicht passt.
coach-field-title = Ein Feld trägt eine Sorte
coach-field = Die Taler unter den Bohnen zeigen, wie viele du brauchst. Daneben steht, was das Feld jetzt bringt und wie viele Bohnen bis zur nächsten Stufe fehlen.
coach-trade-title = Jetzt wird gehandelt
coach-trade = Tippe Karten an, die du gibst, und eine Sorte, die du willst; dann senden. Auch Schenken geht. Aufgedeckte Karten, die du behältst, musst du anbauen.
coach-trade-phone = Tippe Karten an, die du gibst, dann Handeln: Dort wählst du, was du willst, und sendest. Auch Schenken geht. Aufgedeckte Karten, die du behältst, musst du anbauen.
coach-answer-title = Du hast ein Angebot
coach-answer = Nimm an, lehn ab oder mach ein Gegenangebot. Was du bekommst, baust du gleich nach dem Handel an.
coach-answer-phone = Tippe auf Handeln: Dort nimmst du an, lehnst ab oder machst ein Gegenangebot. Was du bekommst, baust du gleich nach dem Handel an.
coach-aside-title = Bau an, was du bekommen hast
coach-aside = Tippe eine Karte an, dann ein Feld. Passt sie nirgends, ernte erst ein Feld.
coach-harvest-title = Ernten darfst du jederzeit
coach-harvest = Beim Ernten verkaufst du alle Bohnen eines Feldes. Eine einzelne Bohne darfst du nicht ernten, solange ein anderes deiner Felder zwei oder mehr trägt.
coach-end-title = Wann ist Schluss?
coach-end-pile = Der Zugstapel wird { $passes ->
    [1] einmal
    [3] dreimal
   *[other] { $passes }-mal
} durchgespielt; oben links steht, welcher Durchgang läuft.
coach-end = { coach-end-pile } Wer dann die meisten Taler hat, gewinnt.
