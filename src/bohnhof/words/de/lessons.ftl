# First games that teach, what is the same in all of them

lesson-title = Spielend lernen
lesson-leave = Lektion verlassen
lesson-do-it = Mach es für mich
lesson-astray-title = Du gehst deinen eigenen Weg
lesson-astray = Das ist erlaubt. Nimm den Zug zurück, um der Lektion zu folgen, oder spiel weiter: Dann spielen auch deine Gegner, wie sie wollen.
lesson-got-it = Verstanden
lesson-play-on = Weiterspielen
lesson-plant = Tippe das leuchtende Feld an.
lesson-plant-named = Tippe die Karte an, dann das Feld.
lesson-offer = Tippe die Karten an, die du gibst, dann die Sorte, die du willst, und sende das Angebot.
lesson-offer-phone = Tippe die Karten an, die du gibst, dann Handeln: Dort wählst du, was du willst, und sendest.
lesson-accept = Tippe auf Annehmen.
lesson-accept-phone = Tippe auf den Haken am Angebot.
lesson-decline = Tippe auf Ablehnen.
lesson-decline-phone = Tippe das Angebot an, dann Ablehnen.
lesson-done = Tippe auf den großen gelben Knopf.
lesson-harvest = Tippe auf diesem Feld auf Ernten.
lesson-give = Tippe die Handkarte an, dann den Boss.
lesson-pay = Tippe das leuchtende Feld an.
lesson-buy = Such die Karte im Laden, tippe sie an und kauf sie.
lesson-lay = Tippe beide Karten an, dann den großen gelben Knopf.
lesson-reveal = Tippe auf den großen gelben Knopf.
lesson-keep = Tippe auf den großen gelben Knopf.
lesson-use = Tippe die Wirkung des Feldes an, dann Ann.
lesson-brew = Tippe die Zauberbohne in der Hand an, dann deinen Zauber.
lesson-cast = Tippe deinen Zauber an.
