al-cabohne-own-turn-only = Ernten und kaufen darfst du nur, wenn du am Zug bist.
al-cabohne-grows-elsewhere = Diese Sorte wächst schon auf einem anderen deiner Felder.
al-cabohne-nothing-due = Von diesem Feld schuldest du der Mafia nichts.
al-cabohne-already-paid = Dieses Feld hat schon gezahlt.
al-cabohne-boss-other-kind = Dieser Boss sammelt eine andere Sorte.
al-cabohne-other-boss = Diese Sorte sammelt schon ein anderer Boss.
al-cabohne-not-in-hand = Diese Karte hast du nicht auf der Hand.
al-cabohne-not-left-over = Diese Karte ist nicht übrig geblieben.
al-cabohne-harvested-since = Eine zweite Sorte kommt auf ein anderes Feld, auch wenn du das erste geerntet hast.
al-cabohne-two-planted = Du darfst höchstens zwei Handkarten anbauen.
al-cabohne-plant-all = Bau jede aufgedeckte Karte an, auf deinen Feldern oder denen der Mafia, bevor du fertig sagst.
al-cabohne-using = Bau jede übrig gebliebene Karte an oder wirf sie ab.
al-cabohne-paying = Zahle der Mafia eine Karte von jedem Feld, dessen Sorte auch sie sammelt, oder ernte das Feld vorher.
al-cabohne-first-card = Du musst deine vorderste Karte anbauen.
al-cabohne-second-card = Du darfst noch eine Handkarte anbauen, oder sag fertig.
al-cabohne-no-more-cards = Ernte, wenn du magst, oder sag fertig.
al-cabohne-growing = Bau aufgedeckte Karten auf deinen Feldern oder denen der Mafia an, gib den Bossen Handkarten, oder sag fertig.
al-cabohne-sell-at-the-end = Du hast gezogen. Ernte, bevor dein Zug endet, oder sag fertig.
al-cabohne-buy-at-the-end = Du hast gezogen. Ernte oder kauf etwas, bevor dein Zug endet, oder sag fertig.
al-cabohne-empty-boss = { $boss } hat keine Bohnen. Gib ihm, bevor du fertig sagst, eine aufgedeckte Karte oder eine Handkarte, deren Sorte kein Boss sammelt.
al-cabohne-no-boss = kein Boss heißt { $word }; es gibt { $bosses }

# Phasen

al-cabohne-phase-use = Phase { $number }, Bohnen verwerten
al-cabohne-phase-use-advice = Bau jede Karte, die dein Gegner übrig gelassen hat, auf einem deiner Felder an oder wirf sie ab: eine nach der anderen, in beliebiger Reihenfolge. Was du zuletzt abwirfst, liegt beim Aufdecken obenauf.
al-cabohne-phase-pay = Phase { $number }, Bohnen für die Mafia
al-cabohne-phase-pay-advice = Zahle von jedem Feld, dessen Sorte ein Boss sammelt, eine Karte an ihn, sogar die letzte. Ein Feld, das du vorher erntest, schuldet nichts. Die Reihenfolge bestimmst du.
al-cabohne-phase-plant-hand = Phase { $number }, Bohnen ausspielen
al-cabohne-phase-plant-hand-advice = Bau deine vorderste Karte an und, wenn du magst, die nächste. Eine Sorte, die schon auf einem deiner Felder wächst, muss dorthin. Was du ernten willst, ernte, bevor du fertig sagst: Dann werden drei Karten aufgedeckt, und passende kommen oben vom Ablagestapel dazu.
al-cabohne-phase-grow = Phase { $number }, Bohnen anbauen
al-cabohne-phase-grow-advice = Bau aufgedeckte Karten auf deinen Feldern oder denen der Mafia an, alle einer Sorte zusammen. Du darfst Bossen Handkarten geben und ernten. Ist ein Boss am Ende leer, musst du ihm eine Handkarte geben, deren Sorte kein anderer Boss sammelt, wenn du eine hast.
al-cabohne-phase-next = das Ende des Zuges
al-cabohne-phase-next-advice = Du hast gezogen. Was du jetzt erntest, liegt auf dem Ablagestapel, wenn dein Gegner aufdeckt. Was du vor ihm kaufen willst, kauf jetzt.
al-cabohne-solo-pay = Bohnen für die Mafia
al-cabohne-solo-plant-hand = Bohnen ausspielen
al-cabohne-solo-grow = Bohnen anbauen
al-cabohne-leave = Was du liegen lässt, verwertet dein Gegner.
al-cabohne-leave-nothing = Du musst alles anbauen, was aufgedeckt wurde.
al-cabohne-freely = Ernten darfst du in deinem Zug, wann immer du gefragt wirst. Eine einzelne Bohne darfst du nicht ernten, solange ein anderes deiner Felder zwei oder mehr trägt.
al-cabohne-freely-field = Ernten darfst du in deinem Zug, wann immer du gefragt wirst. Eine einzelne Bohne darfst du nicht ernten, solange ein anderes deiner Felder zwei oder mehr trägt. Ein drittes Feld kostet 4 Taler.

# Tipps

al-cabohne-hint-lid = Eine Sorte, die ein Boss sammelt, ist ein Deckel auf dem Ablagestapel: Was darunter liegt, kommt nicht zu dir zurück. Lass eine andere Sorte obenauf liegen.
al-cabohne-hint-way-out = Ein Boss, der bald verkauft, kann dein Ausweg sein: Gib ihm die Karten, die ihm fehlen. Er verkauft, und auf sein leeres Feld kommt die aufgedeckte Bohne, die du nicht willst.
al-cabohne-hint-anew = Aber wer einen Boss verkaufen lässt, muss ihm danach neue Bohnen geben und sollte eine Karte dafür haben.
al-cabohne-hint-in-the-way = Eine einzelne Bohne steht deinem großen Feld im Weg? Lass einen Boss ihre Sorte sammeln: Mit der nächsten Abgabe nimmt er sie, und das Feld ist frei, bevor du anbauen musst.
al-cabohne-hint-timely = Ernte ein großes Feld, kurz bevor du mit dem Anbauen fertig bist: Eine aufgedeckte Bohne seiner Sorte kann die abgelegten gleich zurückholen.

# Hilfe

al-cabohne-help-pay = eine Karte von Feld 1 an den Boss, der ihre Sorte sammelt
al-cabohne-help-grow = von den aufgedeckten Karten: alle Feuerbohnen auf Feld 2
al-cabohne-help-grow-boss = von den aufgedeckten Karten: alle auf das Feld von Al
al-cabohne-help-give = eine Handkarte an Don; „g feuer@3 don“ gibt die Karte an Stelle 3
al-cabohne-help-left-over = eine übrig gebliebene Karte
al-cabohne-help-buy-field = das dritte Feld, in deinem Zug; „k puff puff brech blaue“ wählt die Taler

# Was auf dem Tisch liegt

al-cabohne-boss = { $boss }
al-cabohne-boss-empty = { $taler ->
    [one] leer, verkauft bei { $taler } Taler
   *[other] leer, verkauft bei { $taler } Talern
}
al-cabohne-boss-has = { $row }; noch { $more }, dann verkauft er für { $taler } Taler
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
    [you] Du zeigst deine Hand, denn ein Boss bleibt leer: { $beans }
   *[other] { $who } zeigt die Hand, denn ein Boss bleibt leer: { $beans }
}
fact-hand-discarded = { $who_is ->
    [you] Du wirfst deine Hand ab: { $beans }
   *[other] { $who } wirft die Hand ab: { $beans }
}

# Was Züge bedeuten

al-cabohne-move-pay = { $beans }: { $then }
al-cabohne-then-sells = { $boss } verkauft { $count } für { $taler } Taler
al-cabohne-then-has = { $boss } hat dann { $count } von { $needs }
al-cabohne-move-discard = kommt oben auf den Ablagestapel
al-cabohne-move-reveal = { $count ->
    [one] { $count } Karte aufdecken
   *[other] { $count } Karten aufdecken
}

# Wie es ausging

al-cabohne-score = Die Mafia
al-cabohne-score-double = Die Mafia ({ $taler } Taler, zählen doppelt)
al-cabohne-mafia-wins = Die Mafia gewinnt.
