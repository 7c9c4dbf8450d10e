# What cards and fields say on the page.

art-card-front = front card
art-card-place = position { $place }
art-card-count = { $count } in the deck
art-card-pays = pays { $taler } for { $beans }
art-card-pinned = pinned
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
art-bed-next = { $more } more for { $taler } taler
art-bed-best = maximum
art-bed-full = full
art-bed-harvest = Harvest
art-bed-plant = Plant on field { $place }
art-bed-power = Use the power of field { $place }
art-bed-touch = Field { $place }
