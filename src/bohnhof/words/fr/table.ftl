# Ce qu’il y a sur la table

player = { $who_is ->
    [you] Toi
   *[other] { $who }
}
piles = passage { $now } sur { $passes } · pioche { $draw } · défausse { $discard }
head-taler = Pièces
field-empty = vide
row = { $row }
cards = { $beans }
count = { $count }
taler = { $taler ->
    [one] { $taler } pièce
   *[other] { $taler } pièces
}
none = aucune
revealed = Révélées
offers = Offres
fields = Champs
hand-empty = vide
front = devant
of-player = { $who_is ->
    [you] Toi : { $what }
   *[other] { $who } : { $what }
}
open-offer = { $who_is ->
    [you] Toi à { $partner_whom } : { $give } contre { $want }
   *[other] { $who } à { $partner_whom } : { $give } contre { $want }
}
open-offer-gift = { $who_is ->
    [you] Toi à { $partner_whom } : { $give } en cadeau
   *[other] { $who } à { $partner_whom } : { $give } en cadeau
}
open-offer-request = { $who_is ->
    [you] Toi à { $partner_whom } : tu demandes { $want } pour rien
   *[other] { $who } à { $partner_whom } : demande { $want } pour rien
}
whom = toi
card = { $card }
power = { $card_power }
no-power = aucun pouvoir

# Phases

phase-over = la partie est terminée
phase-plant-hand = phase 1, planter des cartes de la main
phase-plant-hand-advice = Le joueur actif plante la première carte de sa main, puis peut planter la suivante. Si une carte ne va nulle part, il faut d’abord récolter un champ.
phase-trade = phase 2, échanger
phase-trade-advice = Le joueur actif peut échanger cartes révélées et cartes de sa main avec n’importe qui. Les autres n’échangent que des cartes de leur main, et seulement avec lui. Il faut l’accord des deux, et les cartes reçues doivent être plantées en phase 3.
phase-plant-aside = phase 3, planter les nouvelles cartes
phase-plant-aside-advice = Chacun plante les cartes reçues, dans l’ordre de son choix. Le joueur actif plante aussi les cartes révélées qui restent. Si une carte ne va nulle part, il faut d’abord récolter un champ.
moment-reveal = phase 2, avant la révélation
moment-reveal-advice = Les prochaines cartes révélées sont les dernières de la pioche. Tout le monde peut récolter et acheter avant que la défausse soit mélangée.
moment-draw = phase 4, avant de piocher
moment-draw-advice = La prochaine carte piochée est la dernière de la pioche. Tout le monde peut récolter et acheter avant que la défausse soit mélangée ou que la partie finisse.
freely = Tu peux récolter ou acheter un champ chaque fois qu’on te demande un coup. Tu ne peux pas récolter un haricot seul tant qu’un autre de tes champs en porte deux ou plus.

# Ce que les coups signifient

move-plant = donne { $row }
move-plant-empty = { $beans } sur un champ vide
move-harvest = { $taler ->
    [0] { $beans } pour rien
    [1] { $beans } pour { $taler } pièce
   *[other] { $beans } pour { $taler } pièces
}
move-pay = paie en pièces : { $beans }
move-accept = { $give } contre { $want }
move-done = finir cette phase
move-go-on = continuer
more-offers = {"   "}… encore { $count } offres de ce genre : tape coups

# Comment cela s’est terminé

score-of = { $who_is ->
    [you] Toi
   *[other] { $who }
}
winners = { $winners_is ->
    [you] Tu gagnes.
    [several] { $winners } gagnent ensemble.
   *[other] { $winners } gagne.
}
ended-agreed = Vous avez arrêté la partie d’un commun accord. Personne ne gagne.
ended-conceded = { $verdict } { $who_is ->
    [you] Tu as abandonné.
   *[other] Abandon : { $who }.
}
ended-time = { $verdict } { $who_is ->
    [you] Ton temps est écoulé.
   *[other] Temps écoulé : { $who }.
}
nobody-wins = Personne ne gagne.
