rabohnzel-no-power = Die Bohnen auf diesem Feld haben keine magische Wirkung.
rabohnzel-power-used = Die Wirkung dieses Feldes hast du schon genutzt, oder seine Bohnen kamen zu spät für diese Zauberphase.
rabohnzel-name-a-player = Nenne den Mitspieler, den es treffen soll.
rabohnzel-no-aim = Diese Wirkung richtet sich gegen keinen Mitspieler.
rabohnzel-not-yourself = Es muss einen Mitspieler treffen.
rabohnzel-too-few-beans = Diese Wirkung braucht vier Bohnen oder einen aktiven Zauber, der hilft.
rabohnzel-no-help = Dieser Wirkung hilft kein Zauber.
rabohnzel-nothing-to-steal = Dieser Mitspieler hat keine Handkarte.
rabohnzel-nothing-to-draw = Der Zugstapel ist aufgebraucht.
rabohnzel-nothing-to-activate = Du hast keinen verdeckten Zauber.
rabohnzel-not-your-spell = So einen verdeckten Zauber hast du nicht.
rabohnzel-not-active = So einen aktiven Zauber hast du nicht.
rabohnzel-wrong-time = Diesen Zauber kannst du jetzt nicht anwenden.
rabohnzel-no-brew = Du hast keine Handkarte, die einen Zauber aktiviert.
rabohnzel-under-attack = Während du angegriffen wirst, darfst du nicht ernten.
rabohnzel-not-drawn = So ein Taler wurde nicht gezogen.
rabohnzel-no-discard = Aufgedeckte Karten darfst du nur abwerfen, wenn in diesem Zug der Handelszauber angewendet wurde.
rabohnzel-not-revealed = So eine Karte wurde nicht aufgedeckt, oder sie ist weg.
rabohnzel-third-field-open = Du hast schon ein drittes Feld.
rabohnzel-not-one-card = Auf diesem Feld liegt nicht genau eine Karte.
rabohnzel-same-kind = Diese Karte passt dort auch ohne Magie.
rabohnzel-no-spell-to-take = Dieser Mitspieler hat keinen verdeckten Zauber.
rabohnzel-empty-discard = Der Ablagestapel ist leer.
rabohnzel-empty-spells = Der Nachziehstapel ist leer.
rabohnzel-empty-hands = Niemand hat eine Karte auf der Hand.
rabohnzel-nothing-revealed = Es gibt nichts aufzudecken.
rabohnzel-no-third-card = Es gibt keine dritte Karte zum Aufdecken: Sag { $example }.
rabohnzel-nothing-to-discard = Keine aufgedeckte Karte lässt sich abwerfen.
rabohnzel-has-traded = In Phase 2 dieses Zuges hat schon eine Karte den Besitzer gewechselt.
rabohnzel-not-moved = Die Karte bliebe, wo sie ist.
rabohnzel-no-such-place = Diese Stellen gibt es in deiner Hand nicht.
rabohnzel-cast-or-done = Wende einen aktiven Zauber an, oder sag fertig.
rabohnzel-magic = Zauberphase: Nutze die Wirkungen deiner Felder, aktiviere Zauber und wende sie an, oder sag fertig.
rabohnzel-hold = Bau die genommene Karte an, oder behalte sie auf der Hand.
rabohnzel-activate = Aktiviere einen deiner Zauber, oder sag fertig.
rabohnzel-taken = Aktiviere den genommenen Zauber, oder sag fertig und lass ihn verdeckt.
rabohnzel-choose = Wähle, welcher der beiden Taler gilt.
rabohnzel-counter = Du darfst einen Gegenangriff starten, oder sag fertig.
rabohnzel-flow = Dein Zauber erlaubt dir, die vorderste Karte anzubauen, oder sag fertig.
rabohnzel-enchanted = Ein Zauber zwingt dich, deine vorderste Karte anzubauen.
rabohnzel-enchanter = Dein Zauber erlaubt dir, deine vorderste Karte anzubauen, oder sag fertig.
rabohnzel-helps-a-power = er hilft der Wirkung eines Feldes, etwa { $examples }
rabohnzel-one-place = nenne eine Stelle in deiner Hand, etwa { $example }

# Phasen

phase-magic = die Zauberphase
phase-magic-advice = Nutze die Wirkung jedes deiner Felder einmal, in beliebiger Reihenfolge, auch die einer Bohne, die du jetzt auf einem leeren Feld anbaust. Spiel Zauberbohnen aus der Hand, um Zauber zu aktivieren, und wende aktive Zauber an.
phase-rabohnzel-look = Phase 2, gleich nach dem Aufdecken
phase-rabohnzel-look-advice = Nur jetzt darf dein Zauber eine dritte Karte aufdecken oder dir bloß erlauben, später aufgedeckte Karten abzuwerfen.
phase-rabohnzel-draw = Phase 4, vor dem Nachziehen
phase-rabohnzel-draw-advice = Dein Zauber lässt dich fünf Karten ziehen, wenn in Phase 2 keine Karte den Besitzer gewechselt hat.
phase-end = das Ende des Zuges
phase-end-advice = Du darfst noch einen aktiven Zauber anwenden; ein ungenutzter verfällt.
phase-hold = eine Karte unterbringen
phase-hold-advice = Bau die Karte an, wo sie passt, wenn nötig nach einer Ernte (nicht, während du angegriffen wirst), oder behalte sie auf der Hand.
phase-activate = einen Zauber aktivieren
phase-activate-advice = Dreh einen verdeckten Zauber um. Du darfst ihn einmal anwenden, zu seiner Zeit in deinem eigenen Zug.
phase-taken = ein Zauber wurde getauscht
phase-taken-advice = Aktiviere den eben gezogenen Zauber, oder lass ihn verdeckt.
phase-choose = zwei Taler sind gezogen
phase-choose-advice = Wer angreift, wählt, welcher der beiden gilt; einer muss gelten.
phase-counter = ein Gegenangriff ist möglich
phase-counter-advice = Eine Schwertbohne wurde gezogen: Wer angegriffen wurde, darf einen Gegenangriff starten.
phase-flow = mit einem Zauber von vorn anbauen
phase-flow-advice = Bau die vordersten Karten eine nach der anderen an, in Phase 3 auch durch einen Zauber, der eine Karte anbaut. Dazwischen darfst du ernten und in der Zauberphase Wirkungen nutzen.
phase-enchanted = ein Zauber lässt alle anbauen
phase-enchanted-advice = Alle anderen müssen ihre vorderste Handkarte anbauen. Wer am Zug ist, darf.
rabohnzel-freely = Ernten darfst du, wann immer du gefragt wirst, außer du wirst angegriffen. Eine einzelne Bohne darfst du nicht ernten, solange ein anderes deiner Felder zwei oder mehr trägt. Ein drittes Feld gibt es nicht zu kaufen.
rabohnzel-bean = { $bean }: { $bean_power }.
rabohnzel-spell = { $card }: { $power }.

# Hilfe

rabohnzel-help-plant = eine deiner neuen Karten oder die Karte, die du eben genommen hast
help-use = die Wirkung von Feld 1, gegen Platz 3, wenn sie ein Ziel braucht
help-use-with = dasselbe mit Hilfe des Zaubers { $card }
help-brew = eine Zauberbohne aus der Hand spielen: { $card } ist aktiv; { $example } spielt die Karte an Stelle 4
help-activate = einen Zauber umdrehen, wenn ein Feld oder ein Taler es erlaubt
help-cast = einen aktiven Zauber anwenden
help-cast-trade = { $card } ohne die dritte Karte
help-cast-spell-swap = Zauber tauschen mit Platz 3
help-cast-field = eine Kapbohne auf einem dritten Feld anbauen
help-cast-bean-enchantment = sie auf die einzelne Bohne von Feld 2 legen
help-cast-move = die vierte Handkarte nach vorn stecken
help-keep = die eben gezogene oder gestohlene Karte auf die Hand nehmen
help-counter = einen Gegenangriff starten
help-choose = welcher von zwei Talern gilt; eine aufgedeckte Karte abwerfen
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
    [you] { $who } startet einen Gegenangriff auf dich
   *[other] { $who_is ->
        [you] Du startest einen Gegenangriff auf { $attacker }
       *[other] { $who } startet einen Gegenangriff auf { $attacker }
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
    [one] , bisher { $blows } Gegenangriff
   *[other] , bisher { $blows } Gegenangriffe
}
rabohnzel-powers = Wirkungen
rabohnzel-power = Feld { $field } { $bean }
rabohnzel-held = Noch offen
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
rabohnzel-only-to-discard = ohne dritte Karte; keine muss angebaut werden
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
