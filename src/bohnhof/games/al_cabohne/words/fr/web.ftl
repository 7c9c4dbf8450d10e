# Ce que dit seulement la page, dans les panneaux de Al Cabohne

art-you = Toi
art-mafia = Mafia
art-mafia-ties = gagne à égalité
art-mafia-double = comptent pour { $n }
art-race = La course
art-boss-lacks = reste { $n }
art-boss-sells = { $n ->
    [one] vend à { $n } pièce
   *[other] vend à { $n } pièces
}
art-boss-sells-at = vend à
art-boss-give = Donner une carte à { $boss }
art-boss-taxes = { $boss } en prend 1
art-group-joined = { $n ->
    [one] { $n } révélée, { $more } en plus
   *[other] { $n } révélées, { $more } en plus
}
art-group-fits = { $n ->
    [one] va au champ { $fields }
   *[other] va aux champs { $fields }
}
art-group-after = après une récolte
art-gifts = Donner une carte à un patron
art-gift-to = à { $boss }
art-gift-brings = { $n } sur { $of }
art-take-taler = Prendre la pièce { $bean }
desk-al-cabohne-sell-at-the-end = Récolte avant la fin de ton tour, ou continue
desk-al-cabohne-buy-at-the-end = Récolte ou achète avant la fin de ton tour, ou continue
desk-al-cabohne-first-card = Plante { $front }
desk-al-cabohne-second-card = Plante aussi { $front }, ou continue
desk-al-cabohne-using = Plante ou jette les cartes laissées
desk-al-cabohne-paying = Paie la mafia pour chaque champ de ses sortes, ou récolte-le d’abord
desk-al-cabohne-growing = { $revealed ->
    [0] Donne à la mafia des cartes de ta main, ou continue
   *[other] Plante des cartes révélées, donne à la mafia des cartes de ta main, ou continue
}
desk-al-cabohne-plant-all = Plante toutes les cartes révélées, chez toi ou chez la mafia
desk-al-cabohne-empty-boss = Donne à { $boss } un haricot qu’aucun patron ne collecte
desk-al-cabohne-no-more-cards = Récolte si tu veux, ou continue
desk-done-grow = Finir de planter
desk-stop-use = Restes
desk-stop-pay = Taxe
desk-stop-grow = Cultiver
coach-line-title = Ta main est une file
coach-line = Plante d’abord ta première carte : touche un champ. Tu ne peux pas trier ta main : fais de la place à temps.
coach-bosses-title = Les patrons cultivent aussi
coach-bosses = Les patrons prennent les haricots de leur sorte et vendent d’eux-mêmes à la marque rouge. Pour gagner, il te faut plus de pièces que la mafia.
coach-grow-title = Plante ce qui est révélé
coach-grow = Les cartes d’une même sorte vont ensemble sur un champ, le tien ou celui d’un patron. Ton adversaire peut utiliser ce que tu laisses.
coach-grow-alone-title = Plante ce qui est révélé
coach-grow-alone = Les cartes d’une même sorte vont ensemble sur un champ, le tien ou celui d’un patron. Tu dois toutes les planter avant de continuer.
coach-give-title = Nourris un patron
coach-give = Touche une carte de ta main, puis un patron pour la lui donner. Un patron qui a vendu ne collecte plus ce haricot.
coach-harvest-turn-title = Quand tu peux récolter
coach-harvest-turn = Pendant ton tour, mais pas pendant qu’on révèle des cartes. Récolter, c’est vendre tous les haricots d’un champ. Tu ne peux pas récolter un haricot seul tant qu’un autre de tes champs en porte deux ou plus.
coach-tax-title = La taxe de la mafia
coach-tax = Tu cultives une sorte qu’un patron collecte : il prend sa part. Paie, ou récolte à temps.
coach-discards-title = La défausse compte aussi
coach-discards = Une carte révélée ramène les cartes de même sorte du sommet de la défausse. Touche la pile pour en voir l’ordre.
coach-end-mafia-title = { coach-end-title }
coach-end-mafia = { coach-end-pile } Il te faut alors plus de pièces que ton adversaire, et plus que la mafia.
coach-end-alone-title = { coach-end-title }
coach-end-alone = { coach-end-pile } Les pièces de la mafia comptent alors double, et il t’en faut plus.
web-mafia = La mafia
