high-bohn-own-bean-only = Ce champ est sur un bâtiment et ne prend que le haricot de ce bâtiment.
high-bohn-twice-in-stew = Un ragoût de haricots ne prend chaque sorte qu’une fois.
high-bohn-no-choice = Rien à choisir : tous les haricots de ce champ sont de la même sorte.
high-bohn-not-on-field = Ces cartes ne sont pas sur ce champ.
high-bohn-too-many-taler = Cette récolte ne rapporte pas autant de pièces.
high-bohn-kind-owned = Tu ne peux avoir qu’un bâtiment de chaque sorte.
high-bohn-sold = Ce bâtiment est déjà à un autre joueur.
high-bohn-removed = Ce bâtiment est sorti du jeu.
high-bohn-not-the-taler = Tu n’as pas assez de pièces du bon haricot.
high-bohn-under-a-building = On ne dépense pas les pièces sous un bâtiment, et sans elles tu n’as pas assez.
high-bohn-no-field-now = Tu ne peux acheter que des bâtiments maintenant.
high-bohn-sale-only = Tu ne peux acheter qu’un bâtiment de la sorte nommée.
high-bohn-none-unsold = Il ne reste aucun bâtiment de cette sorte.
high-bohn-not-earned = Ce haricot n’est pas parmi les pièces de ce ragoût.
high-bohn-no-store = Tu n’as pas de magasin.
high-bohn-store-full = Ton magasin est plein.
high-bohn-from-a-store = Tu dois planter un haricot sorti d’un magasin.
high-bohn-too-few-cards = Tu n’as pas autant de cartes en main.
high-bohn-same-place = La carte est déjà là.
high-bohn-look = Avant ton tour : regarde la première carte de la pioche, ou tape « fini ».
high-bohn-leave-or-under = Avant ton tour : mets la carte sous la pioche, ou tape « fini » pour la laisser.
high-bohn-move-card = Avant ton tour : change une carte de ta main de position, ou tape « fini ».
high-bohn-order = Phase 4 : change l’ordre des cartes piochées, ou tape « fini ».
high-bohn-final-round = Dernier tour de table : récolte, achète des bâtiments, ou tape « fini ». À la fin, tes champs sont vendus d’office. Tu peux laisser un champ si sa récolte risque d’aider un autre plus que toi : dis-le avant, par exemple { $leave }.
high-bohn-not-to-be-left = Laisser ce champ ne t’apporte rien : il est vendu d’office.
high-bohn-left-already = Tu as déjà laissé ce champ ; récolte-le si tu veux le vendre.
high-bohn-name = Nomme une sorte de bâtiment : ceux que les autres n’achètent pas maintenant sortent du jeu.
high-bohn-sale = Tu peux acheter un bâtiment de la sorte nommée, en récoltant s’il le faut, ou tape « fini ».
high-bohn-claim = Tu peux réclamer une pièce de ce ragoût, ou tape « fini ».
high-bohn-pay = Choisis la pièce de ton ragoût que tu donnes.
high-bohn-field-closed = Ce champ reste fermé tant que les haricots { $bean } de tes autres champs ne sont pas récoltés.
high-bohn-sale-first = D’abord une vente : { $who } décide d’acheter ou non.
high-bohn-name-first = Attends : { $who } nomme d’abord une sorte de bâtiment.
high-bohn-claim-first = Attends : { $who } décide d’abord de réclamer ou non une pièce d’un ragoût.
high-bohn-pay-first = Attends : { $who } donne d’abord une pièce d’un ragoût.
high-bohn-more-cards = Phase 1 : tu peux planter encore jusqu’à { $more } cartes de ta main, ou tape « fini ».
high-bohn-buy-to-plant = Phase 1 : tu peux acheter { $card } pour { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
} { $bean } et planter une carte de plus, ou tape « fini ».
high-bohn-harvest-to-buy = Phase 1 : tu peux récolter, puis acheter { $card } pour { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
} { $bean } et planter une carte de plus, ou tape « fini ».
high-bohn-buy-to-order = Phase 4 : tu peux acheter { $card } pour { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
} { $bean } et choisir l’ordre des cartes que tu pioches, ou tape « fini ».
high-bohn-harvest-to-order = Phase 4 : tu peux récolter, puis acheter { $card } pour { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
} { $bean } et choisir l’ordre des cartes que tu pioches, ou tape « fini ».
high-bohn-no-building = aucun bâtiment ne s’appelle { $word } ; tape sa sorte et son prix, par exemple { $example } : { $cards }
high-bohn-which-building = quel bâtiment « { $card } » : { $choices } ?

# Phases

phase-high-bohn-look = avant le tour
phase-high-bohn-look-advice = Le propriétaire de cette Banque peut regarder la première carte de la pioche, puis la laisser ou la mettre sous la pioche.
phase-move-card = avant le tour
phase-move-card-advice = Le propriétaire de cette Banque peut changer une carte de sa main de position.
phase-order = phase 4, piocher
phase-order-advice = Le propriétaire de cette Banque peut changer l’ordre des cartes piochées.
phase-final = le dernier tour de table
phase-final-advice = Chacun à son tour peut encore récolter et acheter des bâtiments, jusqu’à ce que tous passent de suite. Chaque champ qui rapporte à son propriétaire est alors vendu, sauf s’il l’a laissé. On ne peut laisser qu’un champ dont la récolte risque d’aider un autre davantage.
phase-name = une sorte de bâtiment est nommée
phase-name-advice = L’acheteur de cette Distillerie nomme une sorte de bâtiment. Ceux que les autres n’achètent pas aussitôt sortent du jeu.
phase-sale = la dernière vente d’une sorte
phase-sale-advice = Chacun à son tour, les autres peuvent acheter un bâtiment de la sorte nommée, en récoltant s’il le faut.
phase-claim = un ragoût de haricots a été vendu
phase-claim-advice = Le propriétaire de cette Distillerie peut en réclamer une pièce.
phase-high-bohn-pay = une pièce est réclamée
phase-high-bohn-pay-advice = Le vendeur du ragoût choisit laquelle de ses pièces il donne.
high-bohn-freely = Tu peux récolter et acheter des champs et des bâtiments chaque fois qu’on te demande un coup. Tu ne peux pas récolter un haricot seul tant qu’un autre de tes champs en porte deux ou plus.
high-bohn-ending = À la fin, on compte tes pièces, le prix de tes bâtiments et un bonus selon leur nombre : { $steps } pièces pour { $least } à { $most } bâtiments. Les cartes en main, les magasins et les troisièmes champs ne comptent pas. [{ $rules }]

# Aide

help-buy-building = un bâtiment, avec des pièces de son haricot, à tout moment ; plusieurs à la fois aussi
help-harvest-keeping = un champ de plusieurs sortes : ces cartes deviennent des pièces
help-leave = dernier tour de table : laisser un champ invendu
help-store = mettre une carte dans ton Magasin général au lieu de la planter
help-offer-store = la carte de ton magasin ; { $table } : la carte révélée
help-look = Banque 2 : regarder la première carte ; la mettre sous la pioche
help-order = Banque 3 : changer l’ordre des cartes piochées ; Banque 4 : déplacer une carte de la main

# Ce qui s’est passé

fact-buildings-removed = Sortis du jeu : { $cards }
fact-stored = { $who_is ->
    [you] Tu mets { $beans } en magasin
   *[other] { $who } met { $beans } en magasin
}
fact-looked = { $who_is ->
    [you] Tu regardes la première carte de la pioche
   *[other] { $who } regarde la première carte de la pioche
}{ $beans_is ->
    [seen] {" : "}{ $beans }
   *[unseen] {""}
}
fact-put-under = { $who_is ->
    [you] Tu la mets sous la pioche
   *[other] { $who } la met sous la pioche
}
fact-ordered = { $who_is ->
    [you] Tu choisis l’ordre des cartes piochées
   *[other] { $who } choisit l’ordre des cartes piochées
}
fact-shared = { $who_is ->
    [you] Tu reçois { $beans } grâce à « { $card } »
   *[other] { $who } reçoit { $beans } grâce à « { $card } »
}
fact-final-round = Le dernier tour de table
fact-left = { $who_is ->
    [you] Tu laisses le champ { $field }
   *[other] { $who } laisse le champ { $field }
}
fact-named = { $who_is ->
    [you] Tu nommes « { $family } »
   *[other] { $who } nomme « { $family } »
}
fact-claimed = { $who_is ->
    [you] Tu réclames { $beans } à { $from }
   *[other] { $from_is ->
        [you] { $who } te réclame { $beans }
       *[other] { $who } réclame { $beans } à { $from }
    }
}
high-bohn-over = La partie est terminée

# Ce qu’il y a sur la table

row-stew = Ragoût { $row }
field-empty-for = vide, pour { $bean }
high-bohn-taler-count = { $count }+{ $under }
high-bohn-buildings = Bâtiments
high-bohn-stores = Magasins
high-bohn-put-by = Sous bâtiment
high-bohn-score-now = Score actuel
high-bohn-store = Magasin
high-bohn-store-holds = { $beans_count ->
    [0] vide
   *[other] { $beans }
} ({ $beans_count } sur { $room })
high-bohn-to-buy = À acheter
listed = { $what }
high-bohn-for-sale = À vendre :
high-bohn-sold-out = Plus rien à vendre.
high-bohn-on-sale = {"  "}{ $card } ({ $price } { $bean }) : { $power }
high-bohn-owned = { $who_is ->
    [you] Toi, { $card } : { $power }
   *[other] { $who }, { $card } : { $power }
}

# Ce que les coups signifient

card-does = { $card } : { $power }
move-harvest-keeping = { $taler ->
    [one] { $taler } pièce, dont { $beans }
   *[other] { $taler } pièces, dont { $beans }
}
move-store = { $bean } dans ton magasin
move-card-to = { $bean } en position { $place }
move-leave = laisser
move-leave-field = { $beans } restent sur le champ
high-bohn-pass = passer
high-bohn-pass-leaving = { $fields_count ->
    [one] passer et laisser le champ { $fields } invendu
   *[other] passer et laisser les champs { $fields } invendus
}
move-no = refuser
more-card-moves = {"   "}… encore { $count } façons de déplacer une carte : tape coups

# Comment cela s’est terminé

high-bohn-score-cash = caisse { $cash }
high-bohn-score-windfalls = caisse { $cash } + { $windfalls }
high-bohn-windfall = { $taler } grâce à { $card }
high-bohn-score-buildings = { $count ->
    [one] { $count } bâtiment { $worth }
   *[other] { $count } bâtiments { $worth }
}
high-bohn-score-bonus = bonus { $bonus }
