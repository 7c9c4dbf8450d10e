# The first game of rabohnzel, move by move

lesson-rabohnzel-welcome-title = Bohnen, die zaubern
lesson-rabohnzel-welcome = Rabohnzel ist Bohnanza mit Magie: Wer am Ende die meisten Taler hat, gewinnt. Du baust die vorderste Handkarte an, und jede Sorte hat eine Wirkung. Deine vorderste Karte ist eine Pflückbohne: Bau sie an.
lesson-rabohnzel-enough-title = Eine genügt
lesson-rabohnzel-enough = Du darfst eine zweite Karte anbauen. Es ist eine Zauberbohne, und die brauchst du gleich auf der Hand: Hör hier auf.
lesson-rabohnzel-power-title = Nutze eine Wirkung
lesson-rabohnzel-power = In der Zauberphase darf jedes deiner Felder einmal wirken und behält seine Bohnen. Eine Pflückbohne stiehlt jemandem die hinterste Handkarte. Nutze sie gegen Ann.
lesson-rabohnzel-keep-title = Gestohlen
lesson-rabohnzel-keep = Es ist eine Prinzessbohne. Du darfst sie gleich anbauen oder behalten. Nimm sie auf die Hand.
lesson-rabohnzel-spells-title = Dein Zauber
lesson-rabohnzel-spells = Du hast einen Zauber, verdeckt vor dir: den Handkartenzauber. Eine Zauberbohne aus der Hand aktiviert ihn. Spiel deine.
lesson-rabohnzel-trade-title = Handeln oder nicht
lesson-rabohnzel-trade = Zwei Karten werden aufgedeckt, und du könntest handeln. Aber mit deinem Zauber ziehst du fünf Karten, wenn keine Karte den Besitzer wechselt. Handle also diesmal nicht.
lesson-rabohnzel-grow-title = Bau das Aufgedeckte an
lesson-rabohnzel-grow = Leg die zweite Pflückbohne zur ersten.
lesson-rabohnzel-harvest-title = Ernten
lesson-rabohnzel-harvest = Zwei Pflückbohnen bringen 1 Taler. Ernten darfst du jederzeit, außer du wirst angegriffen. Ihre Wirkung hast du in diesem Zug schon genutzt: Ernte.
lesson-rabohnzel-sword-title = Eine Schwertbohne
lesson-rabohnzel-sword = Bau sie auf einem leeren Feld an. In deiner nächsten Zauberphase kann sie jemanden angreifen: Das kann ihn einen Taler kosten oder ihm einen Gegenangriff erlauben.
lesson-rabohnzel-cast-title = Wende deinen Zauber an
lesson-rabohnzel-cast = Jetzt wird gezogen, und keine Karte hat den Besitzer gewechselt. Wende den Handkartenzauber an: Du ziehst fünf Karten statt drei.
lesson-rabohnzel-end-title = Jetzt kannst du spielen
lesson-rabohnzel-end = Weiße Bohnen ziehen Karten, Zauberbohnen aktivieren Zauber, und wer mindestens zwei Kapbohnen erntet, lernt einen neuen. Ungenutzte Zauber werden am Ende deines Zuges verdeckt. Spiel weiter!
