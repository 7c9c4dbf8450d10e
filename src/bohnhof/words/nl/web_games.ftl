# Wat kaarten, velden en de panelen van losse spellen op de pagina zeggen.

## Cards and fields

art-card-front = voorste kaart
art-card-place = plaats { $place }
art-card-count = { $count } in het spel
art-card-pays = levert { $taler } op voor { $beans }
art-card-pinned = bewaard
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
    [0] { $n } { $beans }, levert { $taler } op, { $next }
   *[other] Veld { $place }, { $n } { $beans }, levert { $taler } op, { $next }
}
art-bed-bare = { $place ->
    [0] Leeg veld
   *[other] Veld { $place }, leeg
}
art-bed-empty = Leeg
art-bed-mixed = Gemengd
art-bed-next = nog { $more } levert { $taler }
art-bed-best = meer kan niet
art-bed-full = vol
art-bed-harvest = Oogsten
art-bed-plant = Op veld { $place } planten
art-bed-touch = Veld { $place }

## Al Cabohne and Prohibohn

art-you = Jij
art-mafia = Maffia
art-mafia-ties = wint bij gelijkspel
art-mafia-double = tellen als { $n }
art-race = De race
art-boss-lacks = nog { $n }
art-boss-sells = { $n ->
    [one] verkoopt bij { $n } daalder
   *[other] verkoopt bij { $n } daalders
}
art-boss-sells-at = verkoopt bij
art-boss-taxes = { $boss } neemt er 1
art-group-joined = { $n } gedraaid, { $more } erbij
art-group-fits = { $n ->
    [one] past op veld { $fields }
   *[other] past op velden { $fields }
}
art-group-after = na een oogst
art-gifts = Een baas een kaart geven
art-gift-to = aan { $boss }
art-gift-brings = { $n } van { $of }
art-take-taler = De daalder { $bean } nemen
