prohibohn-laying = Lege zwei Handkarten als Taler hin, etwa „hinlegen 2 5“.
prohibohn-laid = Deine Starttaler hast du schon gewählt.
prohibohn-before-first-turn = Ernten und kaufen darfst du, sobald der erste Zug begonnen hat.
prohibohn-too-few-cards = So viele Karten hast du nicht auf der Hand.
prohibohn-not-while-revealing = Solange aufgedeckt wird, wird nicht geerntet.
prohibohn-market-over = Du hast deine Einkäufe beendet.
prohibohn-market-to-come = Deine Einkäufe kommen nach denen des Spielers am Zug.
prohibohn-unfinished = Führe zuerst zu Ende, was du gerade gekauft hast.
prohibohn-sold = Diese Karte ist schon verkauft.
prohibohn-removed = Diese Karte ist aus dem Spiel.
prohibohn-not-the-taler = Dafür fehlen dir die richtigen Taler.
prohibohn-one-station = Jeder darf nur eine Police Station haben.
prohibohn-no-choice = Das muss deine vorderste Handkarte sein.
prohibohn-front-card = Das ist die vorderste Karte; sie wird einfach angebaut.
prohibohn-no-throwing = Du darfst keine Handkarte wegwerfen.
prohibohn-no-more-planting = Nach der weggeworfenen Karte wird in dieser Phase keine mehr angebaut.
prohibohn-thrown = In dieser Phase hast du schon eine Karte weggeworfen.
prohibohn-revealing = Decke die nächste Karte auf.
prohibohn-revealed-all = Es darf keine Karte mehr aufgedeckt werden; beende die Phase oder kaufe.
prohibohn-drawing = Sag, wie viele Karten du nachziehst.
prohibohn-wrong-draw = So viele Karten darfst du nicht nachziehen.
prohibohn-trading-up = Ernte, kaufe oder beende deine Einkäufe.
prohibohn-taking = Nimm einen Taler der Mafia.
prohibohn-not-in-mafia = So einen Taler hat die Mafia nicht.
prohibohn-removing = Entferne die dritte Karte der Art oder sag fertig.
prohibohn-too-late-to-remove = Die dritte Karte kommt nur aus dem Spiel, gleich nachdem du die zweite gekauft hast.
prohibohn-not-the-third = Das ist nicht die dritte Karte der Art, die du gerade gekauft hast.
prohibohn-closing = Schließe ein gegnerisches Etablissement oder sag fertig.
prohibohn-too-late-to-close = Ein Etablissement wird nur geschlossen, gleich nachdem du die Karte dafür gekauft hast.
prohibohn-not-to-close = So ein Etablissement, das genau 1 Taler wert ist, hat dein Gegner nicht.
prohibohn-no-group = Mehrere Karten einer Sorte passen nicht in eine Reihe, in der zwei Sorten sich abwechseln.
prohibohn-not-next = Auf diesem Feld wechseln zwei Sorten sich ab, und diese ist nicht an der Reihe.
prohibohn-no-run = So viele Karten dieses Feldes darfst du nicht abgeben.
prohibohn-lay-two = nenne zwei Stellen deiner Hand, von 1 bis { $most }
prohibohn-lay-twice = lege zwei Karten hin, nicht die an Stelle { $place } zweimal
prohibohn-no-such-card = eine Karte { $word } gibt es nicht zu kaufen; es gibt { $cards }
prohibohn-how-to-buy = schreibe { $examples }

# Phasen

prohibohn-phase-lay = Starttaler wählen
prohibohn-phase-lay-advice = Lege zwei Handkarten nach ihren Stellen als Taler hin; niemand sieht sie, bevor du sie ausgibst. Die anderen behalten ihre Reihenfolge.
prohibohn-phase-pay = Phase 2, Bohnen für die Mafia
prohibohn-phase-pay-advice = Von jedem Feld, dessen letzte Karte ein Boss sammelt, ist eine Karte fällig. Verkauft er, gehört dir ein Taler seines Ertrags.
prohibohn-phase-plant-hand = Phase 3, Bohnen ausspielen
prohibohn-phase-plant-hand-advice = Baue die vorderste Karte an und, wenn du magst, die nächste. Ernte, bevor du fertig bist: Solange aufgedeckt wird, wird nicht geerntet.
prohibohn-phase-reveal = Phase 4, Aufdecken
prohibohn-phase-reveal-advice = Decke Karte um Karte auf, bis zu drei, die liegen bleiben. Sind abgelegte Karten dazugekommen, ist Schluss, außer einer deiner Undertaker erlaubt mehr.
prohibohn-phase-draw = Phase 6, Nachziehen
prohibohn-phase-draw-advice = Sag, wie viele Karten du nachziehst.
prohibohn-phase-market = Einkäufe
prohibohn-phase-market-advice = Der Zugstapel ist aufgebraucht: Verkaufe und kaufe, so lange du magst. Besitzen danach beide Spieler zusammen weniger als zehn Etablissements, folgt auf den dritten Durchgang ein vierter.
prohibohn-phase-take = einen Taler der Mafia nehmen
prohibohn-phase-take-advice = Nimm einen der Taler der Mafia.
prohibohn-phase-remove = die dritte Karte entfernen
prohibohn-phase-remove-advice = Nimm die dritte Karte aus dem Spiel, jetzt oder nie.
prohibohn-phase-close = ein Etablissement schließen
prohibohn-phase-close-advice = Schließe eine 1er-Karte deines Gegners, jetzt oder nie.
prohibohn-freely = Ernten darfst du bei jeder Frage in deinem Zug außer in Phase 4, kaufen bei jeder; gezahlt wird mit Talern der Bohne, die zur Karte gehört. „karten“ sagt, was jede Karte kann.

# Hilfe

prohibohn-help-lay = zu Beginn: Die Karten an den Stellen 2 und 5 werden Taler
prohibohn-help-buy = eine Karte aus dem Angebot, bei jeder Frage in deinem Zug; „k razzia: blaue“
prohibohn-help-reveal = Phase 4: die nächste Karte
prohibohn-help-play = mit einem Varieté: eine Karte hinter der vordersten
prohibohn-help-throw = mit dem 3er-Casino: eine Handkarte auf den Ablagestapel
prohibohn-help-draw = mit einer Gas Station: wie viele
prohibohn-help-bought = nach einem Kauf: ein Taler der Mafia, oder die dritte Karte einer Art; „fertig“, wo du das nicht willst
prohibohn-help-pay-several = mit dem 3er-Pub: drei Karten von Feld 1 an den Boss, der ihre Sorte sammelt
prohibohn-help-close = mit dem 4er-Pub, beim Kauf: eine gegnerische Karte; „fertig“, wo du es nicht willst

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
prohibohn-matches-nothing = Verdeckt unter dem Ablagestapel, zu nichts passend: { $beans }
prohibohn-card = {"  "}{ $card }, { $price }: { $power }

# Was geschah

prohibohn-raid = { $bought }: { $power }
fact-laid = { $who_is ->
    [you] Du legst zwei Karten als Taler hin: { $beans }
   *[other] { $beans_is ->
        [unseen] { $who } legt zwei Karten als Taler hin
       *[seen] { $who } legt zwei Karten als Taler hin: { $beans }
    }
}
fact-tipped = { $who_is ->
    [you] Du bekommst von der Ernte von { $boss }: { $beans } (Taler)
   *[other] { $who } bekommt von der Ernte von { $boss }: { $beans } (Taler)
}
fact-taler-taken = { $who_is ->
    [you] Du nimmst der Mafia { $beans } (Taler) ab
   *[other] { $who } nimmt der Mafia { $beans } (Taler) ab
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
prohibohn-move-draw = eine Hand von { $count }
prohibohn-move-out = aus dem Spiel
prohibohn-move-leave = es lassen
prohibohn-move-on = weiter zum Aufdecken
prohibohn-move-end-market = deine Einkäufe beenden
prohibohn-more-lays = {"   "}… noch { $count } Arten, zwei Karten hinzulegen: züge

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
