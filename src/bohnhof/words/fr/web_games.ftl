# Ce que disent les cartes, les champs et les panneaux des différents jeux sur la page.

## Cards and fields

web-card-front = première carte
web-card-place = place { $place }
web-card-count = { $count } dans le jeu
web-card-pays = rapporte { $taler } pour { $beans }
web-card-pinned = gardée
web-hand = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
web-taler = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
web-taler-of = { $n ->
    [one] { $n } pièce { $bean }
   *[other] { $n } pièces { $bean }
}
web-phases = phases du tour
web-bed = { $place ->
    [0] { $n } { $beans }, rapporte { $taler }, { $next }
   *[other] Champ { $place }, { $n } { $beans }, rapporte { $taler }, { $next }
}
web-bed-bare = { $place ->
    [0] Champ vide
   *[other] Champ { $place }, vide
}
web-bed-empty = Vide
web-bed-mixed = Mélange
web-bed-next = encore { $more } pour { $taler }
web-bed-best = au maximum
web-bed-full = plein
web-bed-harvest = Récolter
web-bed-plant = Planter au champ { $place }
web-bed-touch = Champ { $place }
