rabohnzel-no-power = Die Bohnen auf diesem Feld haben keine magische Wirkung.
rabohnzel-power-used = Die Wirkung dieses Feldes ist schon genutzt, oder seine Bohnen kamen zu spät für diese Zauberphase.
rabohnzel-name-a-player = Nenne den Mitspieler, gegen den es gehen soll.
rabohnzel-no-aim = Diese Wirkung richtet sich gegen niemanden.
rabohnzel-not-yourself = Es muss gegen jemand anderen gehen.
rabohnzel-too-few-beans = Diese Wirkung braucht vier Bohnen oder einen aktiven Zauber, der hilft.
rabohnzel-no-help = Für diese Wirkung ist kein Zauber nötig oder von Nutzen.
rabohnzel-nothing-to-steal = Dieser Mitspieler hat keine Handkarte.
rabohnzel-nothing-to-draw = Der Zugstapel ist aufgebraucht.
rabohnzel-nothing-to-activate = Vor dir liegt kein verdeckter Zauber.
rabohnzel-not-your-spell = So ein Zauber liegt nicht verdeckt vor dir.
rabohnzel-not-active = So einen aktiven Zauber hast du nicht.
rabohnzel-wrong-time = Dieser Zauber kann jetzt nicht angewendet werden.
rabohnzel-no-brew = Du hast keine Handkarte, die einen Zauber aktiviert.
rabohnzel-under-attack = Wer angegriffen wird, darf nicht ernten, bis der Angriff vorbei ist.
rabohnzel-not-drawn = So ein Taler wurde nicht gezogen.
rabohnzel-no-discard = Eine aufgedeckte Karte darf nur abgelegt werden, wenn in diesem Zug der Handelszauber angewendet wurde.
rabohnzel-not-revealed = So eine Karte wurde nicht aufgedeckt, oder sie ist weg.
rabohnzel-third-field-open = Du hast schon ein drittes Feld.
rabohnzel-not-one-card = Auf diesem Feld liegt nicht genau eine Karte.
rabohnzel-same-kind = Diese Karte passt dort auch ohne Magie.
rabohnzel-no-spell-to-take = Vor diesem Mitspieler liegt kein verdeckter Zauber.
rabohnzel-empty-discard = Der Ablagestapel ist leer.
rabohnzel-empty-spells = Im Stapel liegt kein Zauber mehr.
rabohnzel-empty-hands = Niemand hat eine Karte auf der Hand.
rabohnzel-nothing-revealed = Es gibt nichts aufzudecken.
rabohnzel-no-third-card = Es gibt keine dritte Karte aufzudecken: Sag { $example }.
rabohnzel-nothing-to-discard = Es wurde keine Karte aufgedeckt, die abgelegt werden könnte.
rabohnzel-has-traded = In Phase 2 dieses Zuges hat eine Karte den Besitzer gewechselt.
rabohnzel-not-moved = Die Karte bliebe, wo sie ist.
rabohnzel-no-such-place = Solche Stellen hat deine Hand nicht.
rabohnzel-cast-or-done = Wende einen aktiven Zauber an, oder sag, dass du fertig bist.
rabohnzel-magic = Zauberphase: Nutze die Wirkung deiner Felder, aktiviere Zauber und wende sie an, oder sag, dass du fertig bist.
rabohnzel-hold = Baue die genommene Karte an, oder behalte sie auf der Hand.
rabohnzel-activate = Aktiviere einen deiner Zauber, oder sag, dass du fertig bist.
rabohnzel-taken = Aktiviere den genommenen Zauber, oder sag, dass du fertig bist, und lass ihn verdeckt.
rabohnzel-choose = Wähle, welcher der beiden Taler gilt.
rabohnzel-counter = Du darfst den Gegenangriff führen, oder sag, dass du fertig bist.
rabohnzel-flow = Durch deinen Zauber darfst du die nächste Handkarte anbauen, oder sag, dass du fertig bist.
rabohnzel-enchanted = Ein Zauber zwingt dich, die vorderste Karte deiner Hand anzubauen.
rabohnzel-enchanter = Durch deinen Zauber darfst du die vorderste Karte deiner Hand anbauen, oder sag, dass du fertig bist.
rabohnzel-helps-a-power = er hilft der Wirkung eines Feldes, etwa { $examples }
rabohnzel-one-place = nenne eine Stelle deiner Hand, etwa { $example }

# Phasen

phase-magic = die Zauberphase
phase-magic-advice = Nutze die magische Wirkung jedes deiner Felder einmal, in beliebiger Reihenfolge; auch die einer Bohne, die du jetzt auf ein leeres Feld baust. Spiel Zauberbohnen aus der Hand, um Zauber zu aktivieren, und wende aktive an.
phase-rabohnzel-look = Phase 2, gleich nach dem Aufdecken
phase-rabohnzel-look-advice = Jetzt, und nur jetzt, darf dein Zauber eine dritte Karte aufdecken oder nur erlauben, dass aufgedeckte Karten später abgelegt werden.
phase-rabohnzel-draw = Phase 4, vor dem Nachziehen
phase-rabohnzel-draw-advice = Dein Zauber lässt dich fünf Karten ziehen, wenn in Phase 2 keine Karte den Besitzer gewechselt hat.
phase-end = das Ende des Zuges
phase-end-advice = Ein aktiver Zauber darf noch angewendet werden; was nicht genutzt wird, verfällt.
phase-hold = eine Karte in der Schwebe
phase-hold-advice = Baue die Karte an, wo sie passt, wenn nötig nach einer Ernte, außer du wirst angegriffen; oder behalte sie auf der Hand.
phase-activate = ein Zauber wird aktiviert
phase-activate-advice = Dreh einen verdeckten Zauber um; er darf einmal angewendet werden, zu seiner Zeit in deinem eigenen Zug.
phase-taken = ein Zauber wurde getauscht
phase-taken-advice = Aktiviere den eben gezogenen Zauber, oder lass ihn verdeckt.
phase-choose = zwei Taler sind gezogen
phase-choose-advice = Wer angreift, wählt, welcher der beiden gilt; einer muss gelten.
phase-counter = ein Gegenangriff ist möglich
phase-counter-advice = Eine Schwertbohne wurde gezogen: Wer angegriffen wurde, darf zurückschlagen.
phase-flow = Anbauen von vorn durch einen Zauber
phase-flow-advice = Baue die vordersten Karten eine nach der anderen an, in Phase 3 auch durch einen Zauber, der eine Karte anbaut; dazwischen passen Ernten und, in der Zauberphase, magische Wirkungen.
phase-enchanted = ein Zauber lässt alle anbauen
phase-enchanted-advice = Alle anderen müssen die vorderste Karte ihrer Hand anbauen. Wer am Zug ist, darf.
rabohnzel-freely = Ernten geht bei jeder Frage, außer du wirst angegriffen; eine einzelne Bohne ist geschützt, solange auf einem anderen deiner Felder mehrere liegen. Felder kann man nicht kaufen.
rabohnzel-bean = { $bean }: { $bean_power }.
rabohnzel-spell = { $card }: { $power }.

# Hilfe

rabohnzel-help-plant = eine Karte, die vor dir liegt oder die du eben genommen hast
help-use = die Wirkung von Feld 1, gegen Platz 3, wo ein Ziel nötig ist
help-use-with = dasselbe mit Hilfe des Zaubers { $card }
help-brew = eine Zauberbohne aus der Hand spielen: { $card } ist aktiv; { $example } spielt die Karte an Stelle 4
help-activate = einen Zauber umdrehen, wo ein Feld oder ein Taler es erlaubt
help-cast = einen aktiven Zauber anwenden
help-cast-trade = { $card } ohne die dritte Karte
help-cast-spell-swap = Zauber tauschen mit Platz 3
help-cast-field = eine Kapbohne auf ein drittes Feld bauen
help-cast-bean-enchantment = sie auf die einzelne Bohne von Feld 2 bauen
help-cast-move = die vierte Handkarte nach vorn stecken
help-keep = die eben gezogene oder gestohlene Karte auf die Hand nehmen
help-counter = zurückschlagen
help-choose = welcher von zwei Talern gilt; eine aufgedeckte Karte ablegen
rabohnzel-help-accept = Angebot #5 annehmen; { $example } gibt die Karte an Stelle 3

# Was geschah

fact-harvested-enchanted = { $who_is ->
    [you] Du erntest
   *[other] { $who } erntet
} Feld { $field }: { $crop } für { $taler ->
    [0] nichts
   *[other] { $taler } Taler
}, die erste eine verzauberte { $first }
fact-learnt = { $who_is ->
    [you] Du lernst
   *[other] { $who } lernt
} { $cards_is ->
    [seen] den Zauber „{ $cards }“
   *[unseen] einen Zauber
}
fact-activated = { $played_count ->
    [0] { $who_is ->
        [you] Du aktivierst „{ $spell }“
       *[other] { $who } aktiviert „{ $spell }“
    }
   *[other] { $who_is ->
        [you] Du spielst { $played } und aktivierst „{ $spell }“
       *[other] { $who } spielt { $played } und aktiviert „{ $spell }“
    }
}
fact-cast = { $who_is ->
    [you] Du wendest „{ $spell }“ an
   *[other] { $who } wendet „{ $spell }“ an
}{ $target_is ->
    [all] {""}
   *[other] , mit { $target_whom }
}
fact-spell-taken = { $who_is ->
    [you] Du nimmst
   *[other] { $who } nimmt
} { $cards_is ->
    [seen] den Zauber „{ $cards }“
   *[unseen] einen Zauber
} von { $from_whom }
fact-untraced = Nur diese beiden wissen jetzt noch, wer von ihnen { $cards } hat
fact-borrowed = { $who_is ->
    [you] Du leihst „{ $spell }“ für diesen Zug aus
   *[other] { $who } leiht „{ $spell }“ für diesen Zug aus
}
fact-turned-down = { $who_is ->
    [you] Dein Zauber „{ $spell }“ verfällt ungenutzt
   *[other] Der Zauber „{ $spell }“ von { $who } verfällt ungenutzt
}
fact-returned = Ausgeliehene Zauber werden in ihren Stapel zurückgemischt
fact-used = { $who_is ->
    [you] Du nutzt
   *[other] { $who } nutzt
} Feld { $field } ({ $beans }){ $target_is ->
    [all] {""}
    [you] {" gegen dich"}
   *[other] {" gegen "}{ $target }
}
fact-stole = { $who_is ->
    [you] Du stiehlst { $from_whom } { $beans }
   *[other] { $who } stiehlt { $from_whom } { $beans }
}
fact-kept = { $who_is ->
    [you] Du behältst sie auf der Hand
   *[other] { $who } behält sie auf der Hand
}
fact-taler-shown = { $who_is ->
    [you] Von dir wird ein Taler gezogen: { $beans }
   *[other] Von { $who } wird ein Taler gezogen: { $beans }
}
fact-lost = { $who_is ->
    [you] Du verlierst den Taler { $beans }
   *[other] { $who } verliert den Taler { $beans }
}
fact-freed = { $who_is ->
    [you] Du befreist { $beans } von { $from_whom }: 1 Taler
   *[other] { $who } befreit { $beans } von { $from_whom }: 1 Taler
}
fact-struck-back = { $attacker_is ->
    [you] { $who } schlägt zurück, gegen dich
   *[other] { $who_is ->
        [you] Du schlägst zurück, gegen { $attacker }
       *[other] { $who } schlägt zurück, gegen { $attacker }
    }
}
fact-lifted = { $who_is ->
    [you] Du nimmst { $beans } vom Ablagestapel
   *[other] { $who } nimmt { $beans } vom Ablagestapel
}

# Was auf dem Tisch liegt

rabohnzel-spells = Zauber
rabohnzel-no-spells = keine
rabohnzel-unknown = { $count ->
    [one] { $count } unbekannter
   *[other] { $count } unbekannte
}
rabohnzel-borrowed = Ausgeliehen
rabohnzel-stolen = Gestohlen
rabohnzel-in-hand = { $cards }, noch auf der Hand
rabohnzel-attack-label = Angriff
rabohnzel-attack = { $who_is ->
    [you] Du
   *[other] { $who }
} gegen { $target_is ->
    [you] dich
   *[other] { $target }
}{ $blows ->
    [0] {""}
    [one] , bisher { $blows } Gegenschlag
   *[other] , bisher { $blows } Gegenschläge
}
rabohnzel-powers = Wirkungen
rabohnzel-power = Feld { $field } { $bean }
rabohnzel-held = In der Schwebe
rabohnzel-lifted = Aufgenommen
rabohnzel-pile = Zauber im Stapel: { $count }

# Was Züge bedeuten

move-use = { $bean }: { $power }
move-use-on = { $bean }: { $power }: { $taler }
rabohnzel-use-sword = angreifen
rabohnzel-use-magic = einen Zauber aktivieren
rabohnzel-use-magic-many = zwei Zauber aktivieren
rabohnzel-use-white = eine Karte ziehen
rabohnzel-use-white-many = eine Karte ziehen, die du anbauen darfst
rabohnzel-use-mean = alle anderen riskieren einen Taler
rabohnzel-use-picker = die hinterste Handkarte nehmen
rabohnzel-use-other = die Wirkung dieses Feldes
rabohnzel-no-taler = keine Taler
rabohnzel-move-hand = eine Handkarte umstecken
rabohnzel-only-to-discard = keine dritte Karte, aber keine muss angebaut werden
rabohnzel-drawn-sword = erlaubt einen Gegenangriff
rabohnzel-drawn-princess = der Taler ist deiner
rabohnzel-drawn-magic = du aktivierst einen Zauber
rabohnzel-drawn-picker = deine hinterste Handkarte wird gestohlen
rabohnzel-drawn-nothing = nichts geschieht
move-keep = { $beans } nach hinten auf die Hand
move-discard = auf den Ablagestapel
move-no-more = nichts mehr

# Wie es ausging

rabohnzel-score = { $gap }{ $pfennig } Pfennig  { $who_is ->
    [you] Du
   *[other] { $who }
}
