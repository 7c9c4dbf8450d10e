# Was geschah

fact-turn = { $who_is ->
    [you] Du bist am Zug
   *[other] { $who } ist am Zug
}
fact-planted = { $who_is ->
    [you] Du baust { $beans } auf Feld { $field } an
   *[other] { $who } baut { $beans } auf Feld { $field } an
}
fact-harvested = { $who_is ->
    [you] Du erntest Feld { $field }: { $crop } für { $taler ->
        [0] nichts
       *[other] { $taler } Taler
    }
   *[other] { $who } erntet Feld { $field }: { $crop } für { $taler ->
        [0] nichts
       *[other] { $taler } Taler
    }
}
fact-harvested-mixed = { $who_is ->
    [you] Du erntest Feld { $field }: { $row_count } Bohnen { $row } für { $taler ->
        [0] nichts
       *[other] { $taler } Taler: { $kept }
    }
   *[other] { $who } erntet Feld { $field }: { $row_count } Bohnen { $row } für { $taler ->
        [0] nichts
       *[other] { $taler } Taler: { $kept }
    }
}
fact-revealed = Aufgedeckt: { $beans }
fact-drew = { $who_is ->
    [you] Du ziehst { $beans }
   *[other] { $beans_is ->
        [unseen] { $beans_count ->
            [one] { $who } zieht { $beans_count } Karte
           *[other] { $who } zieht { $beans_count } Karten
        }
       *[seen] { $who } zieht { $beans }
    }
}
fact-offered = { $who_is ->
    [you] Du bietest { $partner_is ->
        [all] allen
       *[other] { $partner_whom }
    } { $give } für { $want }
   *[other] { $who } bietet { $partner_is ->
        [all] allen
       *[other] { $partner_whom }
    } { $give } für { $want }
}
fact-offered-gift = { $who_is ->
    [you] Du bietest { $partner_is ->
        [all] allen
       *[other] { $partner_whom }
    } { $give } als Geschenk an
   *[other] { $who } bietet { $partner_is ->
        [all] allen
       *[other] { $partner_whom }
    } { $give } als Geschenk an
}
fact-offered-request = { $who_is ->
    [you] Du bittest { $partner_is ->
        [all] alle
       *[other] { $partner }
    } um { $want }
   *[other] { $who } bittet { $partner_is ->
        [all] alle
        [you] dich
       *[other] { $partner }
    } um { $want }
}
fact-offered-fate = { $offered }: { $fate }
fate-withdrawn = zurückgezogen
fate-lapsed = verfallen
fate-untaken = keine Antwort
fate-declined = abgelehnt
fate-you-lack = dir fehlen die Karten
fate-you-decline = du lehnst ab
fate-noes = abgelehnt von { $noes }
fate-you-lack-noes = dir fehlen die Karten; abgelehnt von { $noes }
fate-you-decline-noes = abgelehnt von dir und { $noes }
fact-traded = { $who_is ->
    [you] Du gibst { $partner_whom } { $gave } für { $got }
   *[other] { $who } gibt { $partner_whom } { $gave } für { $got }
}
fact-traded-gift = { $who_is ->
    [you] Du schenkst { $partner_whom } { $gave }
   *[other] { $who } schenkt { $partner_whom } { $gave }
}
fact-traded-request = { $partner_is ->
    [you] Du gibst { $who_whom } { $got }
   *[other] { $partner } gibt { $who_whom } { $got }
}
fact-declined = { $who_is ->
    [you] Du lehnst das Angebot von { $maker } ab
   *[other] { $maker_is ->
        [you] { $who } lehnt dein Angebot ab
       *[other] { $who } lehnt das Angebot von { $maker } ab
    }
}
fact-withdrawn = { $who_is ->
    [you] Du ziehst das Angebot zurück
   *[other] { $who } zieht das Angebot zurück
}
fact-untaken = { $who_is ->
    [you] Dein Angebot hat niemand angenommen
   *[other] Das Angebot von { $who } hat niemand angenommen
}
fact-lapsed = Ein Angebot ist verfallen
fact-bought = { $who_is ->
    [you] Du kaufst „{ $card }“ (Taler: { $paid })
   *[other] { $who } kauft „{ $card }“ (Taler: { $paid })
}
fact-exhausted = { $pass ->
    [1] Der Zugstapel ist zum ersten Mal aufgebraucht
    [2] Der Zugstapel ist zum zweiten Mal aufgebraucht
    [3] Der Zugstapel ist zum dritten Mal aufgebraucht
    [4] Der Zugstapel ist zum vierten Mal aufgebraucht
   *[other] Der Zugstapel ist zum { $pass }. Mal aufgebraucht
}
fact-shuffled = { $count } abgelegte Karten werden zu einem neuen Zugstapel gemischt
fact-nothing-to-shuffle = Es gibt nichts zu mischen: Das war der letzte Durchgang
fact-over = Das Spiel ist zu Ende; alle Felder sind verkauft
fact-moved = { $who_is ->
    [you] { $from ->
        [0] Du steckst eine Handkarte um
       *[other] Du steckst Handkarte { $from } an Stelle { $to }
    }
   *[other] { $from ->
        [0] { $who } steckt eine Handkarte um
       *[other] { $who } steckt Handkarte { $from } an Stelle { $to }
    }
}
fact-discarded = { $who_is ->
    [you] Du wirfst { $beans } ab
   *[other] { $who } wirft { $beans } ab
}
