al-cabohne-own-turn-only = You may harvest and buy in your own turn only.
al-cabohne-grows-elsewhere = That kind grows on another of your fields already.
al-cabohne-nothing-due = No card of that field is due to the mafia.
al-cabohne-already-paid = That field has paid already.
al-cabohne-boss-other-kind = That boss collects another kind.
al-cabohne-other-boss = Another boss collects that kind already.
al-cabohne-not-in-hand = You have no such card in your hand.
al-cabohne-not-left-over = No such card was left over.
al-cabohne-harvested-since = A second kind goes on a different field, even after you harvest the first.
al-cabohne-two-planted = You have planted two cards of your hand; a third may not follow.
al-cabohne-plant-all = Every revealed card must be planted, on your fields or the mafia’s, before you are done.
al-cabohne-using = Plant or discard each card that was left over.
al-cabohne-paying = Pay the mafia one card of each field it shares with you, or harvest that field first.
al-cabohne-first-card = You must plant the first card of your hand.
al-cabohne-second-card = You may plant one more card of your hand, or be done.
al-cabohne-no-more-cards = Harvest if you like, or be done.
al-cabohne-growing = Plant revealed cards on your fields or the mafia’s, give it hand cards, or be done.
al-cabohne-sell-at-the-end = Your cards are drawn: harvest before your turn ends, or be done.
al-cabohne-buy-at-the-end = Your cards are drawn: harvest or buy before your turn ends, or be done.
al-cabohne-empty-boss = { $boss } has no bean: before you are done, give him hand cards or revealed ones of a kind that no boss collects.
al-cabohne-no-boss = there is no boss { $word }; there are { $bosses }

# Phases

al-cabohne-phase-use = phase { $number }, using up what was left over
al-cabohne-phase-use-advice = Plant each card the opponent has left over on one of your fields, or throw it onto the discard pile: one by one, in any order. What you throw last lies on top when you reveal.
al-cabohne-phase-pay = phase { $number }, paying the mafia
al-cabohne-phase-pay-advice = One card of each field is due whose kind a boss collects, even the last one. A field you harvest first owes nothing. The order is yours.
al-cabohne-phase-plant-hand = phase { $number }, planting from the hand
al-cabohne-phase-plant-hand-advice = Plant the front card, and the next one if you like; a kind that grows already must go there. Harvest what you want to harvest before you are done: then three cards are revealed, and the top of the discard pile joins them where it matches.
al-cabohne-phase-grow = phase { $number }, growing
al-cabohne-phase-grow-advice = Plant revealed cards, all of a kind together, on your fields or on those of the mafia; give hand cards to bosses; harvest. A boss who is empty at the end must get a hand card of a kind that no other boss collects, if you have one.
al-cabohne-phase-next = the end of the turn
al-cabohne-phase-next-advice = Your cards are drawn. What you harvest now lies on the discard pile when your opponent reveals; what you want to buy before him, buy now.
al-cabohne-solo-pay = paying the mafia
al-cabohne-solo-plant-hand = planting from the hand
al-cabohne-solo-grow = growing
al-cabohne-leave = What you leave is your opponent’s to use up.
al-cabohne-leave-nothing = Everything revealed has to be planted.
al-cabohne-freely = You may harvest at any prompt of your turn; a single bean is protected while another of your fields holds more.
al-cabohne-freely-field = You may harvest at any prompt of your turn; a single bean is protected while another of your fields holds more. A third field costs 4 taler.

# Hints

al-cabohne-hint-lid = A kind that a boss collects is a lid on the discard pile: nothing below it comes back to you. Leave another kind on top.
al-cabohne-hint-way-out = A boss who is nearly there can be a way out: give him the cards he lacks, he sells, and his empty field takes the revealed bean you do not want.
al-cabohne-hint-anew = But whoever makes a boss sell has to start him anew, and should have a card for it.
al-cabohne-hint-in-the-way = A single bean in the way of a big field? Let a boss collect its kind: his next tax takes it, and the field is free before you have to plant.
al-cabohne-hint-timely = Sell a big field just before you are done with planting: a revealed bean of its kind may bring the discarded ones back at once.

# Help

al-cabohne-help-pay = a card of field 1 to the boss who collects its kind
al-cabohne-help-grow = growing: all revealed chili beans on field 2
al-cabohne-help-grow-boss = growing: all of them on Al’s field
al-cabohne-help-give = a hand card to Don; “g chili@3 don” gives the copy at place 3
al-cabohne-help-left-over = a card that was left over
al-cabohne-help-buy-field = the third field, in your turn; “b puff puff green blue” chooses the taler

# What lies there

al-cabohne-boss = { $boss }
al-cabohne-boss-empty = empty, sells at { $taler } taler
al-cabohne-boss-has = { $row }, { $more } more and he sells for { $taler } taler
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
    [you] You show the hand, for a boss stays empty: { $beans }
   *[other] { $who } shows the hand, for a boss stays empty: { $beans }
}
fact-hand-discarded = { $who_is ->
    [you] You discard the hand: { $beans }
   *[other] { $who } discards the hand: { $beans }
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
