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
    [you] Toi à { $partner_whom } : { $want } pour rien, s’il te plaît
   *[other] { $who } à { $partner_whom } : { $want } pour rien, s’il te plaît
}
whom = toi
card = { $card }
power = { $card_power }
no-power = aucun pouvoir

# Phases

phase-over = la partie est terminée
phase-plant-hand = phase 1, planter de sa main
phase-plant-hand-advice = Le joueur dont c’est le tour plante la première carte de sa main, puis peut planter la suivante. Si une carte ne va nulle part, il faut d’abord récolter un champ.
phase-trade = phase 2, échanger
phase-trade-advice = Le joueur dont c’est le tour peut échanger avec tous les cartes révélées et les cartes de sa main, où qu’elles soient ; les autres ne peuvent offrir des cartes de leur main qu’à lui. Rien ne change de main sans accord, et ce qu’on reçoit doit être planté en phase 3.
phase-plant-aside = phase 3, planter les nouvelles cartes
phase-plant-aside-advice = Chacun plante les cartes reçues, et le joueur dont c’est le tour aussi les cartes révélées qui restent, dans l’ordre de son choix. Récolte là où rien ne va.
moment-reveal = phase 2, avant de révéler
moment-reveal-advice = Les cartes à révéler sont les dernières de la pioche. Tout le monde peut récolter et acheter avant que la défausse soit mélangée.
moment-draw = phase 4, avant de piocher
moment-draw-advice = La dernière carte de la pioche va être piochée. Tout le monde peut récolter et acheter avant que la défausse soit mélangée ou que la partie se termine.
freely = On peut récolter et acheter un champ à chaque question ; un haricot seul est protégé tant qu’un autre de tes champs en porte plusieurs.

# Ce que les coups signifient

move-plant = donne { $row }
move-plant-empty = { $beans } sur un champ vide
move-harvest = { $taler ->
    [0] { $beans } pour rien
    [1] { $beans } pour { $taler } pièce
   *[other] { $beans } pour { $taler } pièces
}
move-pay = paie en pièces : { $beans }
move-accept = recevoir { $give } contre { $want }
move-done = finir cette phase
move-go-on = continuer
more-offers = {"   "}… encore { $count } offres de ce genre : coups

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
ended-agreed = Vous avez mis fin à la partie ensemble. Personne ne gagne.
ended-conceded = { $verdict } { $who_is ->
    [you] Tu as abandonné.
   *[other] Abandon : { $who }.
}
ended-time = { $verdict } { $who_is ->
    [you] Ton temps est écoulé.
   *[other] Temps écoulé : { $who }.
}
nobody-wins = Personne ne gagne.
