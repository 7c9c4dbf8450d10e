# Ce que disent les cartes, les champs et les panneaux des différents jeux sur la page.

## Cards and fields

art-card-front = première carte
art-card-place = place { $place }
art-card-count = { $count } dans le jeu
art-card-pays = rapporte { $taler } pour { $beans }
art-card-pinned = gardée
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
    [0] { $n } { $beans }, rapporte { $taler }, { $next }
   *[other] Champ { $place }, { $n } { $beans }, rapporte { $taler }, { $next }
}
art-bed-bare = { $place ->
    [0] Champ vide
   *[other] Champ { $place }, vide
}
art-bed-empty = Vide
art-bed-mixed = Mélange
art-bed-next = encore { $more } pour { $taler }
art-bed-best = au maximum
art-bed-full = plein
art-bed-harvest = Récolter
art-bed-plant = Planter au champ { $place }
art-bed-touch = Champ { $place }

## Al Cabohne and Prohibohn

art-you = Toi
art-mafia = Mafia
art-mafia-ties = gagne à égalité
art-mafia-double = comptent pour { $n }
art-race = La course
art-boss-lacks = encore { $n }
art-boss-sells = { $n ->
    [one] vend à { $n } pièce
   *[other] vend à { $n } pièces
}
art-boss-sells-at = vend à
art-boss-taxes = { $boss } en prend 1
art-group-joined = { $n } révélée, { $more } en plus
art-group-fits = { $n ->
    [one] va au champ { $fields }
   *[other] va aux champs { $fields }
}
art-group-after = après une récolte
art-gifts = Donner une carte à un chef
art-gift-to = à { $boss }
art-gift-brings = { $n } sur { $of }
art-take-taler = Prendre la pièce { $bean }
