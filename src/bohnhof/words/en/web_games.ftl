# What cards, fields and the panels of single games say on the page.

## Cards and fields

web-card-front = front card
web-card-place = place { $place }
web-card-count = { $count } in the deck
web-card-pays = pays { $taler } for { $beans }
web-card-pinned = kept
web-hand = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
web-taler = { $n } taler
web-taler-of = { $n } { $bean } taler
web-phases = phases of the turn
web-bed = { $place ->
    [0] { $n } { $beans }, pays { $taler } taler, { $next }
   *[other] Field { $place }, { $n } { $beans }, pays { $taler } taler, { $next }
}
web-bed-bare = { $place ->
    [0] Empty field
   *[other] Field { $place }, empty
}
web-bed-empty = Empty
web-bed-mixed = Mixed row
web-bed-next = { $more } more pays { $taler }
web-bed-best = at its best
web-bed-full = full
web-bed-harvest = Harvest
web-bed-plant = Plant on field { $place }
web-bed-touch = Field { $place }
