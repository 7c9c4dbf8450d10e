al-cabohne-own-turn-only = You may harvest and buy only on your own turn.
al-cabohne-grows-elsewhere = That kind already grows on another of your fields.
al-cabohne-nothing-due = That field owes the mafia nothing.
al-cabohne-already-paid = That field has already paid.
al-cabohne-boss-other-kind = That boss collects another kind.
al-cabohne-other-boss = Another boss already collects that kind.
al-cabohne-not-in-hand = You don’t have that card in your hand.
al-cabohne-not-left-over = That card isn’t among the leftover cards.
al-cabohne-harvested-since = A second kind goes on a different field, even after you harvest the first.
al-cabohne-two-planted = You can plant at most two cards from your hand.
al-cabohne-plant-all = Plant every revealed card, on your fields or the mafia’s, before you say done.
al-cabohne-using = Plant or discard each leftover card.
al-cabohne-paying = Pay the mafia one card from each field it shares with you, or harvest that field first.
al-cabohne-first-card = You must plant your front card.
al-cabohne-second-card = You may plant one more card from your hand, or say done.
al-cabohne-no-more-cards = Harvest if you like, or say done.
al-cabohne-growing = Plant revealed cards on your fields or the mafia’s, give the bosses hand cards, or say done.
al-cabohne-sell-at-the-end = You have drawn. Harvest before your turn ends, or say done.
al-cabohne-buy-at-the-end = You have drawn. Harvest or buy before your turn ends, or say done.
al-cabohne-empty-boss = { $boss } has no beans. Before you say done, give him a revealed card or a hand card of a kind no boss collects.
al-cabohne-no-boss = no boss is called { $word }; the bosses are { $bosses }

# Phases

al-cabohne-phase-use = phase { $number }, leftover cards
al-cabohne-phase-use-advice = Plant each card your opponent left over on one of your fields, or discard it: one by one, in any order. The last card you discard is on top when you reveal.
al-cabohne-phase-pay = phase { $number }, paying the mafia
al-cabohne-phase-pay-advice = For each field whose kind a boss collects, pay him one card, even the last one. A field that you harvest first owes nothing. You choose the order.
al-cabohne-phase-plant-hand = phase { $number }, planting from the hand
al-cabohne-phase-plant-hand-advice = Plant your front card, and the next one if you like. A kind that already grows on one of your fields must go there. Harvest what you want to harvest before you say done: then three cards are revealed, and matching cards join from the top of the discard pile.
al-cabohne-phase-grow = phase { $number }, growing
al-cabohne-phase-grow-advice = Plant revealed cards, all of a kind together, on your fields or the mafia’s. You may give hand cards to bosses, and harvest. A boss who is empty at the end must get a hand card of a kind that no other boss collects, if you have one.
al-cabohne-phase-next = the end of the turn
al-cabohne-phase-next-advice = You have drawn. What you harvest now is on the discard pile when your opponent reveals. What you want to buy before they can, buy now.
al-cabohne-solo-pay = paying the mafia
al-cabohne-solo-plant-hand = planting from the hand
al-cabohne-solo-grow = growing
al-cabohne-leave = Your opponent may use what you leave.
al-cabohne-leave-nothing = You must plant everything that was revealed.
al-cabohne-freely = You may harvest at any prompt of your turn. You can’t harvest a single bean while another of your fields has two or more.
al-cabohne-freely-field = You may harvest at any prompt of your turn. You can’t harvest a single bean while another of your fields has two or more. A third field costs 4 taler.

# Hints

al-cabohne-hint-lid = A kind that a boss collects is a lid on the discard pile: nothing below it comes back to you. Leave another kind on top.
al-cabohne-hint-way-out = A boss who is about to sell can be a way out: give him the cards he is missing. He sells, and his empty field takes the revealed bean you don’t want.
al-cabohne-hint-anew = But whoever makes a boss sell has to restart him, and should have a card for it.
al-cabohne-hint-in-the-way = Is a single bean blocking a big field? Let a boss collect its kind: his next tax takes it, and the field is free before you have to plant.
al-cabohne-hint-timely = Harvest a big field just before you finish planting: a revealed bean of its kind may bring the discarded ones back at once.

# Help

al-cabohne-help-pay = a card of field 1 to the boss who collects its kind
al-cabohne-help-grow = growing: all revealed chili beans on field 2
al-cabohne-help-grow-boss = growing: all of them on Al’s field
al-cabohne-help-give = a hand card to Don; “g chili@3 don” gives the card in position 3
al-cabohne-help-left-over = a leftover card
al-cabohne-help-buy-field = the third field, on your turn; “b puff puff green blue” chooses the taler

# What lies there

al-cabohne-boss = { $boss }
al-cabohne-boss-empty = empty, sells at { $taler } taler
al-cabohne-boss-has = { $row }; with { $more } more he sells for { $taler } taler
al-cabohne-boss-taxes = { $fields_count ->
    [one] { $has }; taxes your field { $fields }
   *[other] { $has }; taxes your fields { $fields }
}
al-cabohne-mafia = Mafia
al-cabohne-mafia-counted = { $taler } taler, counted as { $score }
al-cabohne-discarded = Discarded
al-cabohne-top = top { $runs }
al-cabohne-top-more = top { $runs } …
al-cabohne-laid-aside = Laid aside
al-cabohne-shown = Shown
al-cabohne-first-cards = { $who_is ->
    [you] Your first cards: { $beans }
   *[other] { $who }’s first cards: { $beans }
}
al-cabohne-mafia-taler = { $beans_count ->
    [0] The mafia’s taler: none
   *[other] The mafia’s taler: { $beans }
}

# What happened

al-cabohne-revealed = Revealed { $beans }
al-cabohne-revealed-then = { $revealed }: { $then }
al-cabohne-and-sold = { $line }; { $sold }
fact-collected = { $boss } takes it
fact-joined = { $beans_count ->
    [one] { $beans } joins from the discard pile
   *[other] { $beans } join from the discard pile
}
fact-paid = { $who_is ->
    [you] You pay { $beans } from field { $field } to { $boss }
   *[other] { $who } pays { $beans } from field { $field } to { $boss }
}
fact-given = { $who_is ->
    [you] You give { $beans } from your hand to { $boss }
   *[other] { $who } gives { $beans } from their hand to { $boss }
}
fact-planted-for = { $who_is ->
    [you] You plant { $beans } for { $boss }
   *[other] { $who } plants { $beans } for { $boss }
}
fact-boss-harvested = { $taler ->
    [0] { $boss } sells { $crop } for nothing
   *[other] { $boss } sells { $crop } for { $taler } taler
}
fact-hand-shown = { $who_is ->
    [you] You show your hand because a boss stays empty: { $beans }
   *[other] { $who } shows their hand because a boss stays empty: { $beans }
}
fact-hand-discarded = { $who_is ->
    [you] You discard your hand: { $beans }
   *[other] { $who } discards their hand: { $beans }
}

# What moves mean

al-cabohne-move-pay = { $beans }: { $then }
al-cabohne-then-sells = { $boss } sells { $count } for { $taler } taler
al-cabohne-then-has = { $boss } has { $count } of { $needs } then
al-cabohne-move-discard = becomes the top of the discard pile
al-cabohne-move-reveal = { $count ->
    [one] reveal { $count } card
   *[other] reveal { $count } cards
}

# How it ended

al-cabohne-score = The mafia
al-cabohne-score-double = The mafia ({ $taler } taler, counted double)
al-cabohne-mafia-wins = The mafia wins.
