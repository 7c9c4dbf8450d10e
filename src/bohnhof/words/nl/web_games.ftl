# Wat kaarten, velden en de panelen van losse spellen op de pagina zeggen.

## Cards and fields

web-card-front = voorste kaart
web-card-place = plaats { $place }
web-card-count = { $count } in het spel
web-card-pays = levert { $taler } op voor { $beans }
web-card-pinned = bewaard
web-hand = { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarten
}
web-taler = { $n ->
    [one] { $n } daalder
   *[other] { $n } daalders
}
web-taler-of = { $n ->
    [one] { $n } daalder { $bean }
   *[other] { $n } daalders { $bean }
}
web-phases = fasen van de beurt
web-bed = { $place ->
    [0] { $n } { $beans }, levert { $taler } op, { $next }
   *[other] Veld { $place }, { $n } { $beans }, levert { $taler } op, { $next }
}
web-bed-bare = { $place ->
    [0] Leeg veld
   *[other] Veld { $place }, leeg
}
web-bed-empty = Leeg
web-bed-mixed = Gemengd
web-bed-next = nog { $more } levert { $taler }
web-bed-best = meer kan niet
web-bed-full = vol
web-bed-harvest = Oogsten
web-bed-plant = Op veld { $place } planten
web-bed-touch = Veld { $place }
