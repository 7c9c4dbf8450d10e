# Wat kaarten en velden op de pagina zeggen.

art-card-front = voorste kaart
art-card-place = plek { $place }
art-card-count = { $count } in het spel
art-card-pays = levert { $taler } op voor { $beans }
art-card-pinned = vastgezet
art-hand = { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarten
}
art-taler = { $n ->
    [one] { $n } daalder
   *[other] { $n } daalders
}
art-taler-of = { $n ->
    [one] { $n } daalder { $bean }
   *[other] { $n } daalders { $bean }
}
art-phases = fasen van de beurt
art-bed = { $place ->
    [0] { $n } { $beans }, levert { $taler ->
        [one] { $taler } daalder
       *[other] { $taler } daalders
    } op, { $next }
   *[other] Veld { $place }, { $n } { $beans }, levert { $taler ->
        [one] { $taler } daalder
       *[other] { $taler } daalders
    } op, { $next }
}
art-bed-bare = { $place ->
    [0] Leeg veld
   *[other] Veld { $place }, leeg
}
art-bed-empty = Leeg
art-bed-next = nog { $more }: { $taler ->
    [one] { $taler } daalder
   *[other] { $taler } daalders
}
art-bed-best = maximum
art-bed-full = vol
art-bed-harvest = Oogsten
art-bed-plant = Op veld { $place } planten
art-bed-power = De kracht van veld { $place } gebruiken
art-bed-touch = Veld { $place }
