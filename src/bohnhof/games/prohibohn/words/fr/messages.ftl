prohibohn-laying = Choisis deux cartes de ta main comme pièces de départ, par exemple « poser 2 5 ».
prohibohn-laid = Tu as déjà choisi tes pièces de départ.
prohibohn-before-first-turn = Tu pourras récolter et acheter dès que le premier tour aura commencé.
prohibohn-too-few-cards = Tu n’as pas autant de cartes en main.
prohibohn-not-while-revealing = Tu ne peux pas récolter pendant qu’on révèle des cartes.
prohibohn-market-over = Tu as terminé tes achats.
prohibohn-market-to-come = Tu achètes après le joueur actif.
prohibohn-unfinished = Termine d’abord ton achat.
prohibohn-sold = Cette carte est déjà vendue.
prohibohn-removed = Cette carte a quitté le jeu.
prohibohn-not-the-taler = Tu n’as pas les bonnes pièces pour la payer.
prohibohn-one-station = Tu ne peux avoir qu’une Police Station.
prohibohn-no-choice = Tu dois prendre ta première carte.
prohibohn-front-card = C’est ta première carte : plante-la, tout simplement.
prohibohn-no-throwing = Tu ne peux pas défausser de carte de ta main maintenant.
prohibohn-no-more-planting = Après avoir défaussé une carte, tu ne plantes plus dans cette phase.
prohibohn-thrown = Tu as déjà défaussé une carte dans cette phase.
prohibohn-revealing = Révèle la carte suivante.
prohibohn-revealed-all = Tu ne peux plus révéler de carte ; termine la phase ou achète.
prohibohn-drawing = Choisis combien de cartes tu pioches.
prohibohn-wrong-draw = Tu ne peux pas piocher ce nombre de cartes.
prohibohn-trading-up = Récolte, achète, ou tape « fini » pour terminer tes achats.
prohibohn-taking = Prends une pièce de la mafia.
prohibohn-not-in-mafia = La mafia n’a pas cette pièce.
prohibohn-removing = Enlève la troisième carte de la sorte, ou tape « fini ».
prohibohn-too-late-to-remove = Tu ne peux enlever une troisième carte que juste après avoir acheté la deuxième.
prohibohn-not-the-third = Ce n’est pas la troisième carte de la sorte que tu viens d’acheter.
prohibohn-closing = Ferme un établissement adverse, ou tape « fini ».
prohibohn-too-late-to-close = Tu ne peux fermer un établissement que juste après avoir acheté la carte qui le permet.
prohibohn-not-to-close = Ton adversaire n’a pas cet établissement, ou il ne vaut pas exactement 1 pièce.
prohibohn-no-group = Plusieurs cartes d’une sorte ne vont pas sur un champ où deux sortes alternent.
prohibohn-not-next = Deux sortes alternent sur ce champ, et ce n’est pas le tour de celle-ci.
prohibohn-no-run = Tu ne peux pas payer autant de cartes de ce champ.
prohibohn-lay-two = choisis deux cartes par leur position dans ta main, de 1 à { $most }
prohibohn-lay-twice = choisis deux cartes différentes, pas deux fois la position { $place }
prohibohn-no-such-card = aucune carte à acheter ne s’appelle { $word } ; les cartes sont { $cards }
prohibohn-how-to-buy = essaie { $examples }

# Phases

prohibohn-phase-lay = choisir les pièces de départ
prohibohn-phase-lay-advice = Choisis deux cartes de ta main, par leur position, comme pièces de départ. Personne ne les voit avant que tu les dépenses. Les autres cartes gardent leur ordre.
prohibohn-phase-pay = phase 2, donner à la mafia
prohibohn-phase-pay-advice = Pour chaque champ dont un patron collecte la dernière carte, paie-lui une carte. S’il vend, tu reçois une pièce de sa récolte.
prohibohn-phase-plant-hand = phase 3, planter des cartes de la main
prohibohn-phase-plant-hand-advice = Plante ta première carte, et la suivante si tu veux. Récolte avant de taper « fini » : tu ne peux pas récolter pendant qu’on révèle des cartes.
prohibohn-phase-reveal = phase 4, révéler des cartes
prohibohn-phase-reveal-advice = Révèle carte après carte, jusqu’à ce que trois restent. Dès que des cartes de la défausse sont arrivées, la phase se termine, sauf si ton Undertaker en permet plus.
prohibohn-phase-draw = phase 6, piocher
prohibohn-phase-draw-advice = Choisis combien de cartes tu pioches.
prohibohn-phase-market = le marché
prohibohn-phase-market-advice = La pioche est épuisée : vends et achète aussi longtemps que tu veux. Si les deux joueurs possèdent alors ensemble moins de dix établissements, un quatrième passage suit le troisième.
prohibohn-phase-take = prendre une pièce de la mafia
prohibohn-phase-take-advice = Prends une des pièces de la mafia.
prohibohn-phase-remove = enlever la troisième carte
prohibohn-phase-remove-advice = Enlève la troisième carte du jeu, maintenant ou jamais.
prohibohn-phase-close = fermer un établissement
prohibohn-phase-close-advice = Ferme une carte à 1 de ton adversaire, maintenant ou jamais.
prohibohn-freely = Pendant ton tour, chaque fois qu’on te demande un coup, tu peux récolter (sauf en phase 4) et acheter, avec des pièces du haricot de la carte. « cartes » dit ce que fait chaque carte.

# Aide

prohibohn-help-lay = au début : les cartes en positions 2 et 5 deviennent des pièces
prohibohn-help-buy = une carte à vendre, à tout moment de ton tour ; « ac razzia: bleu »
prohibohn-help-reveal = phase 4 : la carte suivante
prohibohn-help-play = avec un Varieté : une carte derrière la première
prohibohn-help-throw = avec Casino 3 : défausser une carte de ta main
prohibohn-help-draw = avec une Gas Station : combien
prohibohn-help-bought = après un achat : une pièce de la mafia, ou la troisième carte d’une sorte ; « fini » si tu n’en veux pas
prohibohn-help-pay-several = avec Pub 3 : trois cartes du champ 1 au patron qui collecte leur sorte
prohibohn-help-close = avec Pub 4, quand tu l’achètes : une carte adverse ; « fini » si tu n’en veux pas

# Ce qu’il y a sur la table

prohibohn-secret = { $beans_is ->
    [unseen] { $beans_count } en secret
   *[seen] en secret { $beans }
}
prohibohn-secret-label = Secret
prohibohn-starting-taler = tes pièces de départ { $beans }
prohibohn-face-down = Cachées
prohibohn-owned = Achetés
prohibohn-owns = { $who_is ->
    [you] Toi : { $cards } (total { $total })
   *[other] { $who } : { $cards } (total { $total })
}
prohibohn-for-sale = À vendre
prohibohn-priced = { $card } { $price }
prohibohn-price = { $price } { $bean }
prohibohn-prices = { $price } { $bean } ou { $other } d’un autre haricot
prohibohn-sold-out = plus rien
prohibohn-within-means = À ta portée
prohibohn-payable = { $cards }
prohibohn-matches-nothing = Cachées sous la défausse, sans rien attirer : { $beans }
prohibohn-card = {"  "}{ $card }, { $price } : { $power }

# Ce qui s’est passé

prohibohn-raid = { $bought } : { $power }
fact-laid = { $who_is ->
    [you] Tu choisis deux cartes comme pièces de départ : { $beans }
   *[other] { $beans_is ->
        [unseen] { $who } choisit deux cartes comme pièces de départ
       *[seen] { $who } choisit deux cartes comme pièces de départ : { $beans }
    }
}
fact-tipped = { $who_is ->
    [you] Tu reçois une pièce de la récolte de { $boss } : { $beans }
   *[other] { $who } reçoit une pièce de la récolte de { $boss } : { $beans }
}
fact-taler-taken = { $who_is ->
    [you] Tu prends une pièce à la mafia : { $beans }
   *[other] { $who } prend une pièce à la mafia : { $beans }
}
fact-third-card-removed = { $who_is ->
    [you] Tu enlèves « { $card } » du jeu
   *[other] { $who } enlève « { $card } » du jeu
}
fact-closed = { $who_is ->
    [you] Tu fermes « { $card } » de { $owner_whom }
   *[other] { $owner_is ->
        [you] { $who } ferme ta carte « { $card } »
       *[other] { $who } ferme « { $card } » de { $owner_whom }
    }
}
fact-thrown = { $who_is ->
    [you] Tu défausses { $beans } de ta main
   *[other] { $who } défausse { $beans } de sa main
}
fact-market = { $who_is ->
    [you] Le marché : toi d’abord
   *[other] Le marché : { $who } d’abord
}
fact-fourth-pass = Les joueurs possèdent moins de dix établissements : un quatrième passage commence

# Ce que les coups signifient

prohibohn-move-buy = { $price } { $bean } : { $power }
prohibohn-move-mix = { $bean } après { $row }
prohibohn-move-draw = une main de { $count }
prohibohn-move-out = hors du jeu
prohibohn-move-leave = laisser
prohibohn-move-on = continuer et révéler
prohibohn-move-end-market = terminer tes achats
prohibohn-more-lays = {"   "}… encore { $count } façons de choisir deux cartes : tape coups

# Comment cela s’est terminé

prohibohn-score = { $who_is ->
    [you] Toi : { $parts }
   *[other] { $who } : { $parts }
}
prohibohn-score-cards = { $count ->
    [one] { $count } carte { $price }
   *[other] { $count } cartes { $price }
}
prohibohn-score-more = +{ $more } grâce à { $card }
prohibohn-score-less = −{ $less } à cause de { $cards }
