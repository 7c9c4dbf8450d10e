prohibohn-laying = Wähle zwei Handkarten als Starttaler, etwa „hinlegen 2 5“.
prohibohn-laid = Du hast deine Starttaler schon gewählt.
prohibohn-before-first-turn = Ernten und kaufen darfst du, sobald der erste Zug begonnen hat.
prohibohn-too-few-cards = So viele Karten hast du nicht auf der Hand.
prohibohn-not-while-revealing = Während aufgedeckt wird, darfst du nicht ernten.
prohibohn-market-over = Du hast deine Einkäufe beendet.
prohibohn-market-to-come = Du kaufst nach dem Zugspieler ein.
prohibohn-unfinished = Schließ erst deinen Kauf ab.
prohibohn-sold = Diese Karte ist schon verkauft.
prohibohn-removed = Diese Karte ist aus dem Spiel.
prohibohn-not-the-taler = Du hast nicht die richtigen Taler dafür.
prohibohn-one-station = Du darfst nur eine Police Station haben.
prohibohn-no-choice = Das muss deine vorderste Handkarte sein.
prohibohn-front-card = Das ist deine vorderste Karte; bau sie einfach an.
prohibohn-no-throwing = Du darfst jetzt keine Handkarte wegwerfen.
prohibohn-no-more-planting = Nachdem du eine Karte weggeworfen hast, darfst du in dieser Phase keine mehr anbauen.
prohibohn-thrown = Du hast in dieser Phase schon eine Karte weggeworfen.
prohibohn-revealing = Deck die nächste Karte auf.
prohibohn-revealed-all = Du darfst keine Karte mehr aufdecken. Beende die Phase, oder kauf etwas.
prohibohn-drawing = Wähle, wie viele Karten du nachziehst.
prohibohn-wrong-draw = So viele Karten darfst du nicht nachziehen.
prohibohn-trading-up = Ernte, kauf ein, oder sag fertig und beende deine Einkäufe.
prohibohn-taking = Nimm einen Taler der Mafia.
prohibohn-not-in-mafia = So einen Taler hat die Mafia nicht.
prohibohn-removing = Entferne die dritte Karte der Art, oder sag fertig.
prohibohn-too-late-to-remove = Die dritte Karte darfst du nur entfernen, gleich nachdem du die zweite gekauft hast.
prohibohn-not-the-third = Das ist nicht die dritte Karte der Art, die du gerade gekauft hast.
prohibohn-closing = Schließ ein gegnerisches Etablissement, oder sag fertig.
prohibohn-too-late-to-close = Ein Etablissement darfst du nur schließen, gleich nachdem du die Karte dafür gekauft hast.
prohibohn-not-to-close = Dein Gegner hat kein solches Etablissement, das genau 1 Taler wert ist.
prohibohn-no-group = Mehrere Karten einer Sorte passen nicht in eine Reihe, in der sich zwei Sorten abwechseln.
prohibohn-not-next = Auf diesem Feld wechseln sich zwei Sorten ab, und diese ist nicht an der Reihe.
prohibohn-no-run = So viele Karten darfst du von diesem Feld nicht zahlen.
prohibohn-lay-two = wähle zwei Karten nach ihrer Stelle in der Hand, 1 bis { $most }
prohibohn-lay-twice = wähle zwei verschiedene Karten, nicht zweimal Stelle { $place }
prohibohn-no-such-card = zu kaufen gibt es keine Karte { $word }; es gibt { $cards }
prohibohn-how-to-buy = versuch { $examples }

# Phasen

prohibohn-phase-lay = Starttaler wählen
prohibohn-phase-lay-advice = Wähle zwei Handkarten nach ihrer Stelle als Starttaler. Niemand sieht sie, bevor du sie ausgibst. Die anderen behalten ihre Reihenfolge.
prohibohn-phase-pay = Phase 2, Bohnen für die Mafia
prohibohn-phase-pay-advice = Zahle von jedem Feld, dessen letzte Karte ein Boss sammelt, eine Karte an ihn. Verkauft er, bekommst du einen Taler seines Ertrags.
prohibohn-phase-plant-hand = Phase 3, Bohnen ausspielen
prohibohn-phase-plant-hand-advice = Bau deine vorderste Karte an und, wenn du magst, die nächste. Ernte, bevor du fertig sagst: Während aufgedeckt wird, darfst du nicht ernten.
prohibohn-phase-reveal = Phase 4, Aufdecken
prohibohn-phase-reveal-advice = Deck Karte für Karte auf, bis zu drei, die liegen bleiben. Sind abgelegte Karten dazugekommen, endet die Phase, außer dein Undertaker erlaubt mehr.
prohibohn-phase-draw = Phase 6, Nachziehen
prohibohn-phase-draw-advice = Wähle, wie viele Karten du nachziehst.
prohibohn-phase-market = Einkäufe
prohibohn-phase-market-advice = Der Zugstapel ist aufgebraucht: Verkaufe und kaufe, so lange du magst. Besitzen danach beide Spieler zusammen weniger als zehn Etablissements, folgt auf den dritten Durchgang ein vierter.
prohibohn-phase-take = einen Taler der Mafia nehmen
prohibohn-phase-take-advice = Nimm einen der Taler der Mafia.
prohibohn-phase-remove = die dritte Karte entfernen
prohibohn-phase-remove-advice = Nimm die dritte Karte aus dem Spiel, jetzt oder nie.
prohibohn-phase-close = ein Etablissement schließen
prohibohn-phase-close-advice = Schließ eine 1er-Karte deines Gegners, jetzt oder nie.
prohibohn-freely = Wann immer du in deinem Zug gefragt wirst, darfst du kaufen, mit Talern der Bohne, die zur Karte gehört. Ernten darfst du dann auch, nur nicht in Phase 4. „karten“ zeigt, was jede Karte kann.

# Hilfe

prohibohn-help-lay = zu Beginn: die Karten an Stelle 2 und 5 werden Taler
prohibohn-help-buy = eine Karte aus dem Angebot, bei jeder Eingabe in deinem Zug; „k razzia: blaue“
prohibohn-help-reveal = Phase 4: die nächste Karte
prohibohn-help-play = mit einem Varieté: eine Karte hinter der vordersten
prohibohn-help-throw = mit dem 3er-Casino: eine Handkarte wegwerfen
prohibohn-help-draw = mit einer Gas Station: wie viele
prohibohn-help-bought = nach einem Kauf: ein Taler der Mafia oder die dritte Karte einer Art; „fertig“, wenn du sie nicht willst
prohibohn-help-pay-several = mit dem 3er-Pub: drei Karten von Feld 1 an den Boss, der ihre Sorte sammelt
prohibohn-help-close = mit dem 4er-Pub, beim Kauf: eine gegnerische Karte; „fertig“, wenn du nicht willst

# Was auf dem Tisch liegt

prohibohn-secret = { $beans_is ->
    [unseen] { $beans_count } geheim
   *[seen] geheim { $beans }
}
prohibohn-secret-label = Geheim
prohibohn-starting-taler = deine Starttaler { $beans }
prohibohn-face-down = Verdeckt
prohibohn-owned = Besitz
prohibohn-owns = { $who_is ->
    [you] Du: { $cards } (zusammen { $total })
   *[other] { $who }: { $cards } (zusammen { $total })
}
prohibohn-for-sale = Zu kaufen
prohibohn-priced = { $card } { $price }
prohibohn-price = { $price } { $bean }
prohibohn-prices = { $price } { $bean } oder { $other } einer anderen Bohne
prohibohn-sold-out = nichts mehr
prohibohn-within-means = Bezahlbar
prohibohn-payable = { $cards }
prohibohn-matches-nothing = Verdeckt unter dem Ablagestapel (passen zu nichts): { $beans }
prohibohn-card = {"  "}{ $card }, { $price }: { $power }

# Was geschah

prohibohn-raid = { $bought }: { $power }
fact-laid = { $who_is ->
    [you] Du wählst zwei Karten als Starttaler: { $beans }
   *[other] { $beans_is ->
        [unseen] { $who } wählt zwei Karten als Starttaler
       *[seen] { $who } wählt zwei Karten als Starttaler: { $beans }
    }
}
fact-tipped = { $who_is ->
    [you] Du bekommst { $beans } (Taler) vom Ertrag von { $boss }
   *[other] { $who } bekommt { $beans } (Taler) vom Ertrag von { $boss }
}
fact-taler-taken = { $who_is ->
    [you] Du nimmst der Mafia einen Taler ab: { $beans }
   *[other] { $who } nimmt der Mafia einen Taler ab: { $beans }
}
fact-third-card-removed = { $who_is ->
    [you] Du nimmst „{ $card }“ aus dem Spiel
   *[other] { $who } nimmt „{ $card }“ aus dem Spiel
}
fact-closed = { $who_is ->
    [you] Du schließt „{ $card }“ von { $owner_whom }
   *[other] { $who } schließt „{ $card }“ von { $owner_whom }
}
fact-thrown = { $who_is ->
    [you] Du wirfst { $beans } aus der Hand weg
   *[other] { $who } wirft { $beans } aus der Hand weg
}
fact-market = { $who_is ->
    [you] Einkäufe: Du zuerst
   *[other] Einkäufe: { $who } zuerst
}
fact-fourth-pass = Beide Spieler besitzen zusammen weniger als zehn Etablissements: Ein vierter Durchgang beginnt

# Was Züge bedeuten

prohibohn-move-buy = { $price } { $bean }: { $power }
prohibohn-move-mix = { $bean } nach { $row }
prohibohn-move-draw = dann { $count } Handkarten
prohibohn-move-out = aus dem Spiel
prohibohn-move-leave = im Spiel lassen
prohibohn-move-on = weiter zum Aufdecken
prohibohn-move-end-market = deine Einkäufe beenden
prohibohn-more-lays = {"   "}… noch { $count } Arten, zwei Karten zu wählen: sag züge

# Wie es ausging

prohibohn-score = { $who_is ->
    [you] Du: { $parts }
   *[other] { $who }: { $parts }
}
prohibohn-score-cards = { $count ->
    [one] { $count } Karte { $price }
   *[other] { $count } Karten { $price }
}
prohibohn-score-more = +{ $more } durch { $card }
prohibohn-score-less = −{ $less } durch { $cards }
