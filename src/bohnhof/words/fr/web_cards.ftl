# Ce que disent les cartes et les champs sur la page.

art-card-front = première carte
art-card-place = position { $place }
art-card-count = { $count } dans le jeu
art-card-pays = rapporte { $taler } pour { $beans }
art-card-pinned = épinglée
art-hand = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
art-taler = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
art-taler-of = { $n ->
    [one] { $n } pièce { $bean }
   *[other] { $n } pièces { $bean }
}
art-phases = phases du tour
art-bed = { $place ->
    [0] { $n } { $beans }, rapporte { $taler ->
        [one] { $taler } pièce
       *[other] { $taler } pièces
    }, { $next }
   *[other] Champ { $place }, { $n } { $beans }, rapporte { $taler ->
        [one] { $taler } pièce
       *[other] { $taler } pièces
    }, { $next }
}
art-bed-bare = { $place ->
    [0] Champ vide
   *[other] Champ { $place }, vide
}
art-bed-empty = Vide
art-bed-next = { $more } de plus : { $taler ->
    [one] { $taler } pièce
   *[other] { $taler } pièces
}
art-bed-best = maximum
art-bed-full = plein
art-bed-harvest = Récolter
art-bed-plant = Planter au champ { $place }
art-bed-power = Utiliser le pouvoir du champ { $place }
art-bed-touch = Champ { $place }
