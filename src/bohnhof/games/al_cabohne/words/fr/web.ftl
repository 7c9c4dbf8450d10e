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
art-group-joined = { $n } révélée, { $more } en plus
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
desk-al-cabohne-using = Plante ou jette ce qui est resté
desk-al-cabohne-paying = Paie la mafia pour chaque champ de ses sortes, ou récolte-le d’abord
desk-al-cabohne-growing = { $revealed ->
    [0] Donne des cartes à la mafia, ou continue
   *[other] Plante les cartes révélées, donne des cartes à la mafia, ou continue
}
desk-al-cabohne-plant-all = Plante toutes les cartes révélées, chez toi ou chez la mafia
desk-al-cabohne-empty-boss = Donne à { $boss } un haricot qu’aucun patron ne collecte
desk-al-cabohne-no-more-cards = Récolte si tu veux, ou continue
desk-done-grow = Finir de planter
desk-stop-use = Restes
desk-stop-pay = Taxe
desk-stop-grow = Cultiver
coach-line-title = Ta main est une file
coach-line = La première carte est plantée d’abord : touche un champ. Tu ne peux jamais trier ta main ; fais de la place à temps.
coach-bosses-title = Les patrons cultivent aussi
coach-bosses = Les patrons prennent les haricots assortis et vendent d’eux-mêmes à leur marque rouge. Pour gagner, il te faut plus de pièces que la mafia.
coach-grow-title = Plante ce qui est révélé
coach-grow = Les cartes égales vont ensemble sur un champ, le tien ou celui d’un patron. Ce que tu laisses, l’adversaire peut l’utiliser.
coach-grow-alone-title = Plante ce qui est révélé
coach-grow-alone = Les cartes égales vont ensemble sur un champ, le tien ou celui d’un patron. Toutes doivent être plantées avant de continuer.
coach-give-title = Nourris un patron
coach-give = Touche une carte de ta main puis un patron pour la lui donner. Un patron qui a vendu ne réclame plus ce haricot.
coach-harvest-turn-title = Quand tu peux récolter
coach-harvest-turn = Pendant ton propre tour, mais pas pendant qu’on révèle des cartes. Récolter vend tous les haricots d’un champ. Un champ d’un seul haricot attend tant qu’un autre en porte plus.
coach-tax-title = L’argent de la protection
coach-tax = Tu cultives le haricot d’un patron, il prend donc sa part. Paie, ou récolte à temps.
coach-discards-title = La défausse compte
coach-discards = Une carte révélée entraîne les cartes égales du dessus de la défausse. Touche la pile pour en voir l’ordre.
coach-end-mafia-title = { coach-end-title }
coach-end-mafia = { coach-end-pile } Il te faut alors plus de pièces que l’autre, et plus que la mafia.
coach-end-alone-title = { coach-end-title }
coach-end-alone = { coach-end-pile } Les pièces de la mafia comptent alors double, et il t’en faut plus.
web-mafia = La mafia
