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
