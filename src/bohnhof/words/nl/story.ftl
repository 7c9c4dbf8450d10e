# Wat er gebeurde

fact-turn = { $who_is ->
    [you] Jij bent aan de beurt
   *[other] { $who } is aan de beurt
}
fact-planted = { $who_is ->
    [you] Je plant { $beans } op veld { $field }
   *[other] { $who } plant { $beans } op veld { $field }
}
fact-harvested = { $who_is ->
    [you] Je oogst veld { $field }: { $crop } voor { $taler ->
        [0] niets
        [one] { $taler } daalder
       *[other] { $taler } daalders
    }
   *[other] { $who } oogst veld { $field }: { $crop } voor { $taler ->
        [0] niets
        [one] { $taler } daalder
       *[other] { $taler } daalders
    }
}
fact-harvested-mixed = { $who_is ->
    [you] Je oogst veld { $field }: { $row_count } bonen { $row } voor { $taler ->
        [0] niets
        [one] { $taler } daalder: { $kept }
       *[other] { $taler } daalders: { $kept }
    }
   *[other] { $who } oogst veld { $field }: { $row_count } bonen { $row } voor { $taler ->
        [0] niets
        [one] { $taler } daalder: { $kept }
       *[other] { $taler } daalders: { $kept }
    }
}
fact-revealed = Omgedraaid: { $beans }
fact-drew = { $who_is ->
    [you] Je trekt { $beans }
   *[other] { $beans_is ->
        [unseen] { $beans_count ->
            [one] { $who } trekt { $beans_count } kaart
           *[other] { $who } trekt { $beans_count } kaarten
        }
       *[seen] { $who } trekt { $beans }
    }
}
fact-offered = { $who_is ->
    [you] Je biedt { $partner_whom } { $give } voor { $want }
   *[other] { $who } biedt { $partner_whom } { $give } voor { $want }
}
fact-offered-gift = { $who_is ->
    [you] Je biedt { $partner_whom } { $give } cadeau
   *[other] { $who } biedt { $partner_whom } { $give } cadeau
}
fact-offered-request = { $who_is ->
    [you] Je vraagt { $partner_whom } om { $want }
   *[other] { $who } vraagt { $partner_whom } om { $want }
}
fact-offered-fate = { $offered }: { $fate }
fate-withdrawn = ingetrokken
fate-lapsed = vervallen
fate-untaken = geen antwoord
fate-declined = afgewezen
fate-you-lack = je hebt de kaarten niet
fate-you-decline = je wijst het af
fate-noes = afgewezen door { $noes }
fate-you-lack-noes = je hebt de kaarten niet; afgewezen door { $noes }
fate-you-decline-noes = afgewezen door jou en { $noes }
fact-traded = { $who_is ->
    [you] Je geeft { $partner_whom } { $gave } voor { $got }
   *[other] { $who } geeft { $partner_whom } { $gave } voor { $got }
}
fact-traded-gift = { $who_is ->
    [you] Je geeft { $partner_whom } { $gave } cadeau
   *[other] { $who } geeft { $partner_whom } { $gave } cadeau
}
fact-traded-request = { $partner_is ->
    [you] Je geeft { $who_whom } { $got }
   *[other] { $partner } geeft { $who_whom } { $got }
}
fact-declined = { $who_is ->
    [you] Je wijst het aanbod van { $maker } af
   *[other] { $maker_is ->
        [you] { $who } wijst je aanbod af
       *[other] { $who } wijst het aanbod van { $maker } af
    }
}
fact-withdrawn = { $who_is ->
    [you] Je trekt het aanbod in
   *[other] { $who } trekt het aanbod in
}
fact-untaken = { $who_is ->
    [you] Niemand heeft je aanbod aangenomen
   *[other] Niemand heeft het aanbod van { $who } aangenomen
}
fact-lapsed = Een aanbod is vervallen
fact-bought = { $who_is ->
    [you] Je koopt “{ $card }” met daalders: { $paid }
   *[other] { $who } koopt “{ $card }” met daalders: { $paid }
}
fact-exhausted = { $pass ->
    [1] De trekstapel is voor de eerste keer op
    [2] De trekstapel is voor de tweede keer op
    [3] De trekstapel is voor de derde keer op
    [4] De trekstapel is voor de vierde keer op
   *[other] De trekstapel is voor de { $pass }e keer op
}
fact-shuffled = { $count } afgelegde kaarten worden tot een nieuwe trekstapel geschud
fact-nothing-to-shuffle = Er valt niets te schudden: dit was de laatste ronde
fact-over = Het spel is afgelopen; alle velden zijn verkocht
fact-moved = { $who_is ->
    [you] { $from ->
        [0] Je verplaatst een handkaart
       *[other] Je verplaatst handkaart { $from } naar plek { $to }
    }
   *[other] { $from ->
        [0] { $who } verplaatst een handkaart
       *[other] { $who } verplaatst handkaart { $from } naar plek { $to }
    }
}
fact-discarded = { $who_is ->
    [you] Je legt { $beans } af
   *[other] { $who } legt { $beans } af
}
