# The first game of rabohnzel, move by move

lesson-rabohnzel-welcome-title = Des haricots magiciens
lesson-rabohnzel-welcome = Rabohnzel, c’est Bohnanza avec de la magie : celui qui a le plus de pièces à la fin gagne. Tu plantes la première carte de ta main, et chaque sorte a un pouvoir. Ta première carte est un haricot cueilleur : plante-le.
lesson-rabohnzel-enough-title = Une suffit
lesson-rabohnzel-enough = Tu peux planter une deuxième carte. Mais ce haricot magique te servira bientôt en main : arrête-toi là.
lesson-rabohnzel-power-title = Utilise un pouvoir
lesson-rabohnzel-power = Pendant la phase de magie, chacun de tes champs peut utiliser son pouvoir une fois, et garde ses haricots. Un haricot cueilleur prend la dernière carte de la main d’un autre. Utilise-le contre Ann.
lesson-rabohnzel-keep-title = Volé
lesson-rabohnzel-keep = Tu as un haricot princesse. Tu peux le planter tout de suite ou le garder. Garde-le en main.
lesson-rabohnzel-spells-title = Ton sort
lesson-rabohnzel-spells = Tu as un sort, face cachée : le Sort de la main. Un haricot magique de ta main l’active. Joue le tien.
lesson-rabohnzel-trade-title = Échanger ou non
lesson-rabohnzel-trade = Deux cartes sont révélées, et tu pourrais échanger. Mais ton sort te fait piocher cinq cartes si aucune carte ne change de main. Cette fois, n’échange donc pas.
lesson-rabohnzel-grow-title = Plante ce qui est révélé
lesson-rabohnzel-grow = Mets le deuxième haricot cueilleur avec le premier.
lesson-rabohnzel-harvest-title = Récolter
lesson-rabohnzel-harvest = Deux haricots cueilleurs rapportent 1 pièce. Tu peux récolter à tout moment, sauf si on t’attaque. Leur pouvoir a servi ce tour-ci : récolte.
lesson-rabohnzel-sword-title = Un haricot sabre
lesson-rabohnzel-sword = Plante-le sur un champ vide. Dans ta prochaine phase de magie, il peut attaquer un joueur : celui-ci risque une pièce, mais il pourra peut-être riposter.
lesson-rabohnzel-cast-title = Lance ton sort
lesson-rabohnzel-cast = C’est le moment de piocher, et aucune carte n’a changé de main. Lance le Sort de la main : tu pioches cinq cartes au lieu de trois.
lesson-rabohnzel-end-title = Maintenant, tu sais jouer
lesson-rabohnzel-end = Les haricots blancs font piocher, les haricots magiques activent des sorts, et une récolte d’au moins deux haricots du Cap en apporte un. À la fin de ton tour, les sorts inutilisés sont remis face cachée. À toi de jouer !
