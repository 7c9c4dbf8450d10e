high-bohn-own-bean-only = Ce champ est sur un bâtiment et ne prend que le haricot de ce bâtiment.
high-bohn-twice-in-stew = Dans un ragoût de haricots, chaque sorte ne va qu’une fois.
high-bohn-no-choice = Il n’y a rien à choisir sur ce champ : tous ses haricots sont d’une seule sorte.
high-bohn-not-on-field = Ces cartes ne sont pas sur ce champ.
high-bohn-too-many-taler = Cette récolte ne rapporte pas autant de pièces.
high-bohn-kind-owned = Tu ne peux avoir qu’un bâtiment de chaque sorte.
high-bohn-sold = Ce bâtiment est déjà à un autre joueur.
high-bohn-removed = Ce bâtiment est sorti du jeu.
high-bohn-not-the-taler = Tu n’as pas les pièces du bon haricot pour le payer.
high-bohn-under-a-building = Les pièces sous un bâtiment n’achètent rien, et sans elles tu n’as pas assez.
high-bohn-no-field-now = On ne peut acheter que des bâtiments en ce moment.
high-bohn-sale-only = On ne peut acheter en ce moment qu’un bâtiment de la sorte nommée.
high-bohn-none-unsold = Il n’y a plus de bâtiment de cette sorte à acheter.
high-bohn-not-earned = Ce haricot n’est pas parmi les pièces de ce ragoût.
high-bohn-no-store = Tu n’as pas de magasin.
high-bohn-store-full = Ton magasin est plein.
high-bohn-from-a-store = Un haricot sorti d’un magasin doit être planté.
high-bohn-too-few-cards = Tu n’as pas autant de cartes en main.
high-bohn-same-place = La carte y est déjà.
high-bohn-look = Avant ton tour : regarde la première carte de la pioche, ou dis que tu as fini.
high-bohn-leave-or-under = Avant ton tour : mets la carte sous la pioche, ou dis que tu as fini et laisse-la.
high-bohn-move-card = Avant ton tour : déplace une carte de ta main, ou dis que tu as fini.
high-bohn-order = Phase 4 : mets les cartes piochées dans un autre ordre, ou dis que tu as fini.
high-bohn-final-round = Dernier tour de table : récolte, achète des bâtiments, ou dis que tu as fini. À la fin, tes champs sont vendus pour toi. Tu peux laisser un champ dont la récolte pourrait aider un autre plus que toi : dis-le d’abord, par exemple { $leave }.
high-bohn-not-to-be-left = Laisser ce champ ne peut rien t’apporter : il est vendu pour toi.
high-bohn-left-already = Ce champ est déjà laissé ; récolte-le s’il doit être vendu.
high-bohn-name = Nomme une sorte de bâtiment : ce que les autres n’en achètent pas maintenant sort du jeu.
high-bohn-sale = Tu peux acheter un bâtiment de la sorte nommée, en récoltant s’il le faut, ou dire que tu as fini.
high-bohn-claim = Tu peux réclamer une pièce de ce ragoût, ou dire que tu as fini.
high-bohn-pay = Choisis la pièce de ton ragoût que tu paies.
high-bohn-field-closed = Ce champ reste fermé jusqu’à la récolte des haricots { $bean } de tes autres champs.
high-bohn-sale-first = Une vente passe d’abord : { $who } décide de l’achat.
high-bohn-name-first = Autre chose passe d’abord : { $who } nomme une sorte de bâtiment.
high-bohn-claim-first = Autre chose passe d’abord : { $who } décide si une pièce d’un ragoût est réclamée.
high-bohn-pay-first = Autre chose passe d’abord : { $who } paie une pièce d’un ragoût.
high-bohn-more-cards = Phase 1 : tu peux planter jusqu’à { $more } autres cartes de ta main, ou dire que tu as fini.
high-bohn-buy-to-plant = Phase 1 : tu peux acheter { $card } pour { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
} { $bean } et planter encore une carte, ou dire que tu as fini.
high-bohn-harvest-to-buy = Phase 1 : tu peux récolter, puis acheter { $card } pour { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
} { $bean } et planter encore une carte, ou dire que tu as fini.
high-bohn-buy-to-order = Phase 4 : tu peux acheter { $card } pour { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
} { $bean } et ordonner les cartes que tu pioches, ou dire que tu as fini.
high-bohn-harvest-to-order = Phase 4 : tu peux récolter, puis acheter { $card } pour { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
} { $bean } et ordonner les cartes que tu pioches, ou dire que tu as fini.
high-bohn-no-building = il n’y a pas de bâtiment { $word } ; écris sa sorte et son prix, comme { $example } : { $cards }
high-bohn-which-building = quel bâtiment de la sorte { $card } : { $choices } ?

# Phases

phase-high-bohn-look = avant le tour
phase-high-bohn-look-advice = Le propriétaire de cette Banque peut regarder la première carte de la pioche, puis la laisser ou la mettre sous la pioche.
phase-move-card = avant le tour
phase-move-card-advice = Le propriétaire de cette Banque peut déplacer une carte de sa main.
phase-order = phase 4, piocher
phase-order-advice = Le propriétaire de cette Banque peut mettre les cartes piochées dans un autre ordre.
phase-final = le dernier tour de table
phase-final-advice = Chacun à son tour peut encore récolter et acheter des bâtiments, jusqu’à ce que tous aient passé de suite. Chaque champ qui rapporte une pièce à son propriétaire est alors vendu, à moins qu’il n’ait dit qu’il le laisse ; c’est possible là où la récolte pourrait aider un autre davantage.
phase-name = une sorte de bâtiment est nommée
phase-name-advice = L’acheteur de cette Distillerie nomme une sorte de bâtiment ; ce que les autres n’en achètent pas aussitôt sort du jeu.
phase-sale = la dernière vente d’une sorte
phase-sale-advice = Chacun à son tour, les autres peuvent acheter un bâtiment de la sorte nommée, en récoltant s’il le faut.
phase-claim = un ragoût de haricots a été vendu
phase-claim-advice = Le propriétaire de cette Distillerie peut en réclamer une pièce.
phase-high-bohn-pay = une pièce est réclamée
phase-high-bohn-pay-advice = Le vendeur du ragoût choisit laquelle de ses pièces il paie.
high-bohn-freely = On peut récolter et acheter des champs et des bâtiments à chaque question ; un haricot seul est protégé tant qu’un autre de tes champs en porte plusieurs.
high-bohn-ending = À la fin comptent tes pièces, les prix de tes bâtiments et un bonus pour leur nombre : { $steps } pièces pour { $least } à { $most } bâtiments. Les cartes en main, les magasins et les troisièmes champs ne comptent pas. [{ $rules }]

# Aide

help-buy-building = un bâtiment, avec des pièces de son haricot, à chaque question ; aussi plusieurs
help-harvest-keeping = un champ de plusieurs sortes : ces cartes deviennent des pièces
help-leave = au dernier tour de table : un champ reste invendu à la fin
help-store = une carte dans ton Magasin général au lieu de la planter
help-offer-store = la carte de ton magasin ; { $table } : la carte révélée
help-look = Banque 2 : regarder la première carte ; la mettre sous la pioche
help-order = Banque 3 : les cartes piochées dans un autre ordre ; Banque 4 : déplacer une carte de la main

# Ce qui s’est passé

fact-buildings-removed = Sortis du jeu : { $cards }
fact-stored = { $who_is ->
    [you] Tu stockes { $beans }
   *[other] { $who } stocke { $beans }
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
    [you] Tu ranges les cartes piochées
   *[other] { $who } range les cartes piochées
}
fact-shared = { $who_is ->
    [you] Tu reçois { $beans } par « { $card } »
   *[other] { $who } reçoit { $beans } par « { $card } »
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
high-bohn-sold-out = Il n’y a plus rien à vendre.
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
move-card-to = { $bean } à l’endroit { $place }
move-leave = laisser ainsi
move-leave-field = { $beans } restent invendus
high-bohn-pass = passer
high-bohn-pass-leaving = { $fields_count ->
    [one] passer et laisser le champ { $fields }
   *[other] passer et laisser les champs { $fields }
}
move-no = non merci
more-card-moves = {"   "}… encore { $count } façons de déplacer une carte : coups

# Comment cela s’est terminé

high-bohn-score-cash = caisse { $cash }
high-bohn-score-windfalls = caisse { $cash } + { $windfalls }
high-bohn-windfall = { $taler } par { $card }
high-bohn-score-buildings = { $count ->
    [one] { $count } bâtiment { $worth }
   *[other] { $count } bâtiments { $worth }
}
high-bohn-score-bonus = bonus { $bonus }
