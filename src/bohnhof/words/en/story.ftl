# What happened

fact-turn = { $who_is ->
    [you] Your turn
   *[other] { $who }’s turn
}
fact-planted = { $who_is ->
    [you] You plant { $beans } on field { $field }
   *[other] { $who } plants { $beans } on field { $field }
}
fact-harvested = { $who_is ->
    [you] You harvest field { $field }: { $crop } for { $taler ->
        [0] nothing
       *[other] { $taler } taler
    }
   *[other] { $who } harvests field { $field }: { $crop } for { $taler ->
        [0] nothing
       *[other] { $taler } taler
    }
}
fact-harvested-mixed = { $who_is ->
    [you] You harvest field { $field }: { $row_count } beans { $row } for { $taler ->
        [0] nothing
       *[other] { $taler } taler: { $kept }
    }
   *[other] { $who } harvests field { $field }: { $row_count } beans { $row } for { $taler ->
        [0] nothing
       *[other] { $taler } taler: { $kept }
    }
}
fact-revealed = Revealed: { $beans }
fact-drew = { $who_is ->
    [you] You draw { $beans }
   *[other] { $beans_is ->
        [unseen] { $beans_count ->
            [one] { $who } draws { $beans_count } card
           *[other] { $who } draws { $beans_count } cards
        }
       *[seen] { $who } draws { $beans }
    }
}
fact-offered = { $who_is ->
    [you] You offer { $partner_whom } { $give } for { $want }
   *[other] { $who } offers { $partner_whom } { $give } for { $want }
}
fact-offered-gift = { $who_is ->
    [you] You offer { $partner_whom } { $give } as a gift
   *[other] { $who } offers { $partner_whom } { $give } as a gift
}
fact-offered-request = { $who_is ->
    [you] You ask { $partner_whom } for { $want }
   *[other] { $who } asks { $partner_whom } for { $want }
}
fact-offered-fate = { $offered }: { $fate }
fate-withdrawn = withdrawn
fate-lapsed = lapsed
fate-untaken = no answer
fate-declined = declined
fate-you-lack = you don’t have the cards
fate-you-decline = you decline
fate-noes = declined by { $noes }
fate-you-lack-noes = you don’t have the cards; declined by { $noes }
fate-you-decline-noes = declined by you and { $noes }
fact-traded = { $who_is ->
    [you] You give { $partner_whom } { $gave } for { $got }
   *[other] { $who } gives { $partner_whom } { $gave } for { $got }
}
fact-traded-gift = { $who_is ->
    [you] You give { $partner_whom } { $gave } as a gift
   *[other] { $who } gives { $partner_whom } { $gave } as a gift
}
fact-traded-request = { $partner_is ->
    [you] You give { $who_whom } { $got }
   *[other] { $partner } gives { $who_whom } { $got }
}
fact-declined = { $who_is ->
    [you] You decline the offer from { $maker }
   *[other] { $maker_is ->
        [you] { $who } declines your offer
       *[other] { $who } declines the offer from { $maker }
    }
}
fact-withdrawn = { $who_is ->
    [you] You withdraw the offer
   *[other] { $who } withdraws the offer
}
fact-untaken = { $who_is ->
    [you] No one accepted your offer
   *[other] No one accepted the offer of { $who }
}
fact-lapsed = An offer has lapsed
fact-bought = { $who_is ->
    [you] You buy “{ $card }” for { $paid } taler
   *[other] { $who } buys “{ $card }” for { $paid } taler
}
fact-exhausted = { $pass ->
    [1] The draw pile runs out for the first time
    [2] The draw pile runs out for the second time
    [3] The draw pile runs out for the third time
    [4] The draw pile runs out for the fourth time
   *[other] The draw pile runs out for the { $pass }th time
}
fact-shuffled = { $count } discarded cards are shuffled into a new draw pile
fact-nothing-to-shuffle = There is nothing to shuffle: this was the last pass
fact-over = The game is over; every field has been sold
fact-moved = { $who_is ->
    [you] { $from ->
        [0] You move a hand card
       *[other] You move hand card { $from } to position { $to }
    }
   *[other] { $from ->
        [0] { $who } moves a hand card
       *[other] { $who } moves hand card { $from } to position { $to }
    }
}
fact-discarded = { $who_is ->
    [you] You discard { $beans }
   *[other] { $who } discards { $beans }
}
