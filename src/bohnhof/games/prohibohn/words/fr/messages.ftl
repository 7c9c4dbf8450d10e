prohibohn-laying = Pose deux cartes de ta main comme pièces, par exemple « poser 2 5 ».
prohibohn-laid = Tu as déjà choisi tes pièces de départ.
prohibohn-before-first-turn = Tu pourras récolter et acheter dès que le premier tour aura commencé.
prohibohn-too-few-cards = Tu n’as pas autant de cartes en main.
prohibohn-not-while-revealing = On ne récolte pas pendant qu’on révèle des cartes.
prohibohn-market-over = Tu as terminé tes achats.
prohibohn-market-to-come = Tes achats viennent après ceux du joueur dont c’est le tour.
prohibohn-unfinished = Termine d’abord ce que tu viens d’acheter.
prohibohn-sold = Cette carte est déjà vendue.
prohibohn-removed = Cette carte a quitté le jeu.
prohibohn-not-the-taler = Tu n’as pas les pièces qu’il faut pour la payer.
prohibohn-one-station = Un joueur ne peut avoir qu’une Police Station.
prohibohn-no-choice = Ce doit être la première carte de ta main.
prohibohn-front-card = C’est la première carte ; elle se plante simplement.
prohibohn-no-throwing = Tu ne peux pas jeter de carte de ta main.
prohibohn-no-more-planting = Après la carte jetée, on n’en plante plus dans cette phase.
prohibohn-thrown = Tu as déjà jeté une carte dans cette phase.
prohibohn-revealing = Révèle la carte suivante.
prohibohn-revealed-all = On ne peut plus révéler de carte ; finis la phase ou achète.
prohibohn-drawing = Dis combien de cartes tu pioches.
prohibohn-wrong-draw = Tu ne peux pas piocher ce nombre de cartes.
prohibohn-trading-up = Récolte, achète ou termine tes achats.
prohibohn-taking = Prends une pièce de la mafia.
prohibohn-not-in-mafia = La mafia n’a pas cette pièce.
prohibohn-removing = Enlève la troisième carte de la sorte ou dis fini.
prohibohn-too-late-to-remove = Une troisième carte ne quitte le jeu que juste après l’achat de ta deuxième.
prohibohn-not-the-third = Ce n’est pas la troisième carte de la sorte que tu viens d’acheter.
prohibohn-closing = Ferme un établissement adverse ou dis fini.
prohibohn-too-late-to-close = Un établissement ne se ferme que juste après l’achat de la carte qui le permet.
prohibohn-not-to-close = Ton adversaire n’a pas cet établissement, ou il ne vaut pas exactement 1 pièce.
prohibohn-no-group = Plusieurs cartes d’une sorte ne vont pas dans une rangée où deux sortes alternent.
prohibohn-not-next = Deux sortes alternent sur ce champ, et ce n’est pas le tour de celle-ci.
prohibohn-no-run = Tu ne peux pas donner autant de cartes de ce champ.
prohibohn-lay-two = nomme deux places de ta main, de 1 à { $most }
prohibohn-lay-twice = pose deux cartes, pas deux fois celle de la place { $place }
prohibohn-no-such-card = il n’y a pas de carte { $word } à acheter ; il y a { $cards }
prohibohn-how-to-buy = écris { $examples }

# Phases

prohibohn-phase-lay = choisir les pièces de départ
prohibohn-phase-lay-advice = Pose deux cartes de ta main comme pièces, d’après leurs places ; personne ne les voit avant que tu les dépenses. Les autres gardent leur ordre.
prohibohn-phase-pay = phase 2, donner à la mafia
prohibohn-phase-pay-advice = Chaque champ dont un patron collecte la dernière carte doit une carte. S’il vend, une pièce de son gain est à toi.
prohibohn-phase-plant-hand = phase 3, planter de sa main
prohibohn-phase-plant-hand-advice = Plante la première carte, et la suivante si tu veux. Récolte avant de finir : on ne récolte pas pendant qu’on révèle des cartes.
prohibohn-phase-reveal = phase 4, révéler des cartes
prohibohn-phase-reveal-advice = Révèle carte après carte, jusqu’à trois qui restent. Dès que des cartes de la défausse sont arrivées, c’est fini, sauf si un Undertaker à toi en permet plus.
prohibohn-phase-draw = phase 6, piocher
prohibohn-phase-draw-advice = Dis combien de cartes tu pioches.
prohibohn-phase-market = le marché
prohibohn-phase-market-advice = La pioche est épuisée : vends et achète aussi longtemps que tu veux. Si les deux joueurs possèdent alors ensemble moins de dix établissements, un quatrième passage suit le troisième.
prohibohn-phase-take = prendre une pièce de la mafia
prohibohn-phase-take-advice = Prends une des pièces de la mafia.
prohibohn-phase-remove = enlever la troisième carte
prohibohn-phase-remove-advice = Retire la troisième carte du jeu, maintenant ou jamais.
prohibohn-phase-close = fermer un établissement
prohibohn-phase-close-advice = Ferme une carte à 1 de ton adversaire, maintenant ou jamais.
prohibohn-freely = Tu peux récolter à chaque question de ton tour sauf en phase 4, et acheter à chacune ; on paie avec des pièces du haricot de la carte. « cartes » dit ce que fait chaque carte.

# Aide

prohibohn-help-lay = au début : les cartes aux places 2 et 5 deviennent des pièces
prohibohn-help-buy = une carte à vendre, à chaque question de ton tour ; « ac razzia: bleu »
prohibohn-help-reveal = phase 4 : la carte suivante
prohibohn-help-play = avec un Varieté : une carte derrière la première
prohibohn-help-throw = avec Casino 3 : une carte de ta main sur la défausse
prohibohn-help-draw = avec une Gas Station : combien
prohibohn-help-bought = après un achat : une pièce de la mafia, ou la troisième carte d’une sorte ; « fini » là où tu n’en veux pas
prohibohn-help-pay-several = avec Pub 3 : trois cartes du champ 1 au patron qui collecte leur sorte
prohibohn-help-close = avec Pub 4, à l’achat : une carte adverse ; « fini » là où tu n’en veux pas

# Ce qu’il y a sur la table

prohibohn-secret = { $beans_is ->
    [unseen] { $beans_count } en secret
   *[seen] en secret { $beans }
}
prohibohn-secret-label = Secret
prohibohn-starting-taler = tes pièces de départ { $beans }
prohibohn-face-down = Cachées
prohibohn-owned = Possédé
prohibohn-owns = { $who_is ->
    [you] Toi : { $cards } (total { $total })
   *[other] { $who } : { $cards } (total { $total })
}
prohibohn-for-sale = À vendre
prohibohn-priced = { $card } { $price }
prohibohn-price = { $price } { $bean }
prohibohn-prices = { $price } { $bean } ou { $other } d’un autre haricot
prohibohn-sold-out = plus rien
prohibohn-within-means = Abordable
prohibohn-payable = { $cards }
prohibohn-matches-nothing = Cachées sous la défausse, sans rien attirer : { $beans }
prohibohn-card = {"  "}{ $card }, { $price } : { $power }

# Ce qui s’est passé

prohibohn-raid = { $bought } : { $power }
fact-laid = { $who_is ->
    [you] Tu poses deux cartes comme pièces : { $beans }
   *[other] { $beans_is ->
        [unseen] { $who } pose deux cartes comme pièces
       *[seen] { $who } pose deux cartes comme pièces : { $beans }
    }
}
fact-tipped = { $who_is ->
    [you] Tu reçois de la récolte de { $boss } : { $beans } (pièces)
   *[other] { $who } reçoit de la récolte de { $boss } : { $beans } (pièces)
}
fact-taler-taken = { $who_is ->
    [you] Tu prends { $beans } (pièce) à la mafia
   *[other] { $who } prend { $beans } (pièce) à la mafia
}
fact-third-card-removed = { $who_is ->
    [you] Tu retires « { $card } » du jeu
   *[other] { $who } retire « { $card } » du jeu
}
fact-closed = { $who_is ->
    [you] Tu fermes « { $card } » de { $owner_whom }
   *[other] { $who } ferme « { $card } » de { $owner_whom }
}
fact-thrown = { $who_is ->
    [you] Tu jettes { $beans } de ta main
   *[other] { $who } jette { $beans } de sa main
}
fact-market = { $who_is ->
    [you] Le marché : toi d’abord
   *[other] Le marché : { $who } d’abord
}
fact-fourth-pass = Les joueurs possèdent ensemble moins de dix établissements : un quatrième passage commence

# Ce que les coups signifient

prohibohn-move-buy = { $price } { $bean } : { $power }
prohibohn-move-mix = { $bean } après { $row }
prohibohn-move-draw = une main de { $count }
prohibohn-move-out = hors du jeu
prohibohn-move-leave = laisser
prohibohn-move-on = passer aux cartes à révéler
prohibohn-move-end-market = terminer tes achats
prohibohn-more-lays = {"   "}… encore { $count } façons de poser deux cartes : coups

# Comment cela s’est terminé

prohibohn-score = { $who_is ->
    [you] Toi : { $parts }
   *[other] { $who } : { $parts }
}
prohibohn-score-cards = { $count ->
    [one] { $count } carte { $price }
   *[other] { $count } cartes { $price }
}
prohibohn-score-more = +{ $more } par { $card }
prohibohn-score-less = −{ $less } par { $cards }
