al-cabohne-own-turn-only = Ernten und kaufen darfst du nur, wenn du am Zug bist.
al-cabohne-grows-elsewhere = Diese Sorte wächst schon auf einem anderen deiner Felder.
al-cabohne-nothing-due = Von diesem Feld schuldest du der Mafia keine Karte.
al-cabohne-already-paid = Dieses Feld hat schon gezahlt.
al-cabohne-boss-other-kind = Dieser Boss sammelt eine andere Sorte.
al-cabohne-other-boss = Diese Sorte sammelt schon ein anderer Boss.
al-cabohne-not-in-hand = So eine Karte hast du nicht auf der Hand.
al-cabohne-not-left-over = So eine Karte ist nicht übrig geblieben.
al-cabohne-harvested-since = Eine zweite Sorte kommt auf ein anderes Feld, auch wenn du das erste geerntet hast.
al-cabohne-two-planted = Du hast zwei Handkarten angebaut; eine dritte darf nicht folgen.
al-cabohne-plant-all = Bevor du fertig bist, muss jede aufgedeckte Karte angebaut sein, auf deinen Feldern oder denen der Mafia.
al-cabohne-using = Baue jede übrig gebliebene Karte an oder wirf sie ab.
al-cabohne-paying = Zahle der Mafia eine Karte von jedem Feld, dessen Sorte auch sie sammelt, oder ernte das Feld vorher.
al-cabohne-first-card = Du musst deine vorderste Handkarte anbauen.
al-cabohne-second-card = Du darfst noch eine Handkarte anbauen, oder du bist fertig.
al-cabohne-no-more-cards = Ernte, wenn du magst, oder sei fertig.
al-cabohne-growing = Baue aufgedeckte Karten auf deinen Feldern oder denen der Mafia an, gib ihr Handkarten, oder sei fertig.
al-cabohne-sell-at-the-end = Deine Karten sind gezogen: Ernte, bevor dein Zug endet, oder sei fertig.
al-cabohne-buy-at-the-end = Deine Karten sind gezogen: Ernte oder kaufe, bevor dein Zug endet, oder sei fertig.
al-cabohne-empty-boss = { $boss } hat keine Bohne: Gib ihm, bevor du fertig bist, Handkarten oder aufgedeckte Karten einer Sorte, die kein Boss sammelt.
al-cabohne-no-boss = einen Boss { $word } gibt es nicht; es gibt { $bosses }

# Phasen

al-cabohne-phase-use = Phase { $number }, Bohnen verwerten
al-cabohne-phase-use-advice = Baue jede Karte, die dein Gegner übrig gelassen hat, auf einem deiner Felder an oder wirf sie auf den Ablagestapel: eine nach der anderen, in beliebiger Reihenfolge. Was du zuletzt abwirfst, liegt beim Aufdecken obenauf.
al-cabohne-phase-pay = Phase { $number }, Bohnen für die Mafia
al-cabohne-phase-pay-advice = Von jedem Feld, dessen Sorte ein Boss sammelt, ist eine Karte fällig, und sei es die letzte. Ein Feld, das du vorher erntest, schuldet nichts. Die Reihenfolge bestimmst du.
al-cabohne-phase-plant-hand = Phase { $number }, Bohnen ausspielen
al-cabohne-phase-plant-hand-advice = Baue die vorderste Karte an und, wenn du magst, die nächste; eine Sorte, die schon wächst, muss dorthin. Was du ernten willst, ernte, bevor du fertig bist: Dann werden drei Karten aufgedeckt, und was auf dem Ablagestapel obenauf liegt und zu ihnen passt, kommt dazu.
al-cabohne-phase-grow = Phase { $number }, Bohnen anbauen
al-cabohne-phase-grow-advice = Baue aufgedeckte Karten, alle einer Sorte zusammen, auf deinen Feldern oder denen der Mafia an; gib Bossen Handkarten; ernte. Ein Boss, der am Ende leer ist, muss eine Handkarte von dir bekommen, deren Sorte kein anderer Boss sammelt, wenn du eine hast.
al-cabohne-phase-next = das Ende des Zugs
al-cabohne-phase-next-advice = Deine Karten sind gezogen. Was du jetzt erntest, liegt auf dem Ablagestapel, wenn dein Gegner aufdeckt; was du vor ihm kaufen willst, kaufe jetzt.
al-cabohne-solo-pay = Bohnen für die Mafia
al-cabohne-solo-plant-hand = Bohnen ausspielen
al-cabohne-solo-grow = Bohnen anbauen
al-cabohne-leave = Was du liegen lässt, verwertet dein Gegner.
al-cabohne-leave-nothing = Alles Aufgedeckte muss angebaut werden.
al-cabohne-freely = Ernten darfst du bei jeder Frage in deinem Zug; eine einzelne Bohne ist geschützt, solange auf einem anderen deiner Felder mehrere liegen.
al-cabohne-freely-field = Ernten darfst du bei jeder Frage in deinem Zug; eine einzelne Bohne ist geschützt, solange auf einem anderen deiner Felder mehrere liegen. Ein drittes Feld kostet 4 Taler.

# Tipps

al-cabohne-hint-lid = Eine Sorte, die ein Boss sammelt, ist ein Deckel auf dem Ablagestapel: Was darunter liegt, kommt nicht zu dir zurück. Lass eine andere obenauf liegen.
al-cabohne-hint-way-out = Ein Boss, der fast so weit ist, kann ein Ausweg sein: Gib ihm die Karten, die ihm fehlen, er verkauft, und sein leeres Feld nimmt die aufgedeckte Bohne auf, die du nicht willst.
al-cabohne-hint-anew = Doch wer einen Boss verkaufen lässt, muss ihm einen neuen Anfang geben und sollte eine Karte dafür haben.
al-cabohne-hint-in-the-way = Eine einzelne Bohne steht einem großen Feld im Weg? Lass einen Boss ihre Sorte sammeln: Mit seiner nächsten Abgabe nimmt er sie, und das Feld ist frei, bevor du anbauen musst.
al-cabohne-hint-timely = Verkaufe ein großes Feld, kurz bevor du mit dem Anbauen fertig bist: Eine aufgedeckte Bohne seiner Sorte kann die abgelegten gleich zurückbringen.

# Hilfe

al-cabohne-help-pay = eine Karte von Feld 1 an den Boss, der ihre Sorte sammelt
al-cabohne-help-grow = von den aufgedeckten Karten: alle Feuerbohnen auf Feld 2
al-cabohne-help-grow-boss = von den aufgedeckten Karten: sie alle auf das Feld von Al
al-cabohne-help-give = eine Handkarte an Don; „g feuer@3 don“ gibt die Karte an Stelle 3
al-cabohne-help-left-over = eine Karte, die übrig geblieben ist
al-cabohne-help-buy-field = das dritte Feld, in deinem Zug; „k puff puff brech blaue“ wählt die Taler

# Was auf dem Tisch liegt

al-cabohne-boss = { $boss }
al-cabohne-boss-empty = { $taler ->
    [one] leer, verkauft ab { $taler } Taler
   *[other] leer, verkauft ab { $taler } Talern
}
al-cabohne-boss-has = { $row }, noch { $more }, dann verkauft er für { $taler } Taler
al-cabohne-boss-taxes = { $fields_count ->
    [one] { $has }; kassiert von deinem Feld { $fields }
   *[other] { $has }; kassiert von deinen Feldern { $fields }
}
al-cabohne-mafia = Mafia
al-cabohne-mafia-counted = { $taler } Taler, zählen { $score }
al-cabohne-discarded = Abgelegt
al-cabohne-top = oben { $runs }
al-cabohne-top-more = oben { $runs } …
al-cabohne-laid-aside = Beiseite
al-cabohne-shown = Gezeigt
al-cabohne-first-cards = { $who_is ->
    [you] Deine ersten Karten: { $beans }
   *[other] Die ersten Karten von { $who }: { $beans }
}
al-cabohne-mafia-taler = { $beans_count ->
    [0] Taler der Mafia: keine
   *[other] Taler der Mafia: { $beans }
}

# Was geschah

al-cabohne-revealed = Aufgedeckt: { $beans }
al-cabohne-revealed-then = { $revealed }; { $then }
al-cabohne-and-sold = { $line }; { $sold }
fact-collected = { $boss } nimmt sie
fact-joined = { $beans_count ->
    [one] { $beans } kommt vom Ablagestapel dazu
   *[other] { $beans } kommen vom Ablagestapel dazu
}
fact-paid = { $who_is ->
    [you] Du zahlst { $boss } { $beans } von Feld { $field }
   *[other] { $who } zahlt { $boss } { $beans } von Feld { $field }
}
fact-given = { $who_is ->
    [you] Du gibst { $boss } { $beans } aus der Hand
   *[other] { $who } gibt { $boss } { $beans } aus der Hand
}
fact-planted-for = { $who_is ->
    [you] Du baust { $beans } für { $boss } an
   *[other] { $who } baut { $beans } für { $boss } an
}
fact-boss-harvested = { $taler ->
    [0] { $boss } verkauft { $crop } für nichts
   *[other] { $boss } verkauft { $crop } für { $taler } Taler
}
fact-hand-shown = { $who_is ->
    [you] Du zeigst die Hand, denn ein Boss bleibt leer: { $beans }
   *[other] { $who } zeigt die Hand, denn ein Boss bleibt leer: { $beans }
}
fact-hand-discarded = { $who_is ->
    [you] Du legst deine Hand ab: { $beans }
   *[other] { $who } legt die Hand ab: { $beans }
}

# Was Züge bedeuten

al-cabohne-move-pay = { $beans }: { $then }
al-cabohne-then-sells = { $boss } verkauft { $count } für { $taler } Taler
al-cabohne-then-has = { $boss } hat dann { $count } von { $needs }
al-cabohne-move-discard = liegt dann oben auf dem Ablagestapel
al-cabohne-move-reveal = { $count ->
    [one] { $count } Karte aufdecken
   *[other] { $count } Karten aufdecken
}

# Wie es ausging

al-cabohne-score = Die Mafia
al-cabohne-score-double = Die Mafia ({ $taler } Taler, zählen doppelt)
al-cabohne-mafia-wins = Die Mafia gewinnt.
