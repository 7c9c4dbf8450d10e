# What cards, fields and the panels of single games say on the page.

## Cards and fields

art-card-front = front card
art-card-place = place { $place }
art-card-count = { $count } in the deck
art-card-pays = pays { $taler } for { $beans }
art-card-pinned = kept
art-hand = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
art-taler = { $n } taler
art-taler-of = { $n } { $bean } taler
art-phases = phases of the turn
art-bed = { $place ->
    [0] { $n } { $beans }, pays { $taler } taler, { $next }
   *[other] Field { $place }, { $n } { $beans }, pays { $taler } taler, { $next }
}
art-bed-bare = { $place ->
    [0] Empty field
   *[other] Field { $place }, empty
}
art-bed-empty = Empty
art-bed-mixed = Mixed row
art-bed-next = { $more } more pays { $taler }
art-bed-best = at its best
art-bed-full = full
art-bed-harvest = Harvest
art-bed-plant = Plant on field { $place }
art-bed-touch = Field { $place }

## Al Cabohne and Prohibohn

art-you = You
art-mafia = Mafia
art-mafia-ties = wins ties
art-mafia-double = counts { $n }
art-race = The race
art-boss-lacks = { $n } more
art-boss-sells = sells at { $n } taler
art-boss-sells-at = sells at
art-boss-taxes = { $boss } takes 1
art-group-joined = { $n } revealed, { $more } joined
art-group-fits = { $n ->
    [one] fits field { $fields }
   *[other] fits fields { $fields }
}
art-group-after = after a harvest
art-gifts = Give a card to a boss
art-gift-to = to { $boss }
art-gift-brings = { $n } of { $of }
art-take-taler = Take the { $bean } taler
