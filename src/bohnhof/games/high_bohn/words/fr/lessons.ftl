# The first game of high-bohn, move by move

lesson-high-bohn-welcome-title = Tes pièces, tes bâtiments
lesson-high-bohn-welcome = High Bohn, c’est Bohnanza dans une ville du Far West. À la fin, tes pièces comptent, et le prix de tes bâtiments aussi. Si tu connais Bohnanza, le début te sera familier.
lesson-high-bohn-harvest-title = Récolter
lesson-high-bohn-harvest = Tu peux récolter à tout moment. Trois haricots de feu rapportent 1 pièce ; l’un d’eux est retourné : c’est une pièce de feu. Récolte.
lesson-high-bohn-buy-title = Achète un bâtiment
lesson-high-bohn-buy = Chaque sorte de bâtiment se paie en pièces d’un haricot. Ta pièce de feu suffit pour Forge 1 : achète-la.
lesson-high-bohn-power-title = À quoi il sert
lesson-high-bohn-power = Les bâtiments à 1 pièce n’ont pas de pouvoir ; presque tous les autres changent une règle pour toi. Tu ne peux en avoir qu’un de chaque sorte : choisis bien. Plante maintenant le dernier haricot de feu.
lesson-high-bohn-end-title = Maintenant, tu sais jouer
lesson-high-bohn-end = Le prix d’un bâtiment n’est jamais perdu : il compte à la fin. À partir de quatre bâtiments, même petits, tu as un bonus. Mais il y en a peu de chaque sorte : n’attends pas trop.

# The first game of high-bohn-cognac, move by move

lesson-high-bohn-cognac-welcome-title = Le cognac arrive en ville
lesson-high-bohn-cognac-welcome = C’est High Bohn avec une neuvième sorte, le haricot cognac, et ses bâtiments, les Distilleries. Ta première carte est un haricot cognac : plante-le.
lesson-high-bohn-cognac-second-title = Et encore un
lesson-high-bohn-cognac-second = Le deuxième aussi, sur le même champ. Les haricots cognac sont les plus nombreux : il en faut cinq pour 1 pièce.
lesson-high-bohn-cognac-offer-title = Demandes-en deux
lesson-high-bohn-cognac-offer = Un haricot cognac est révélé, et Ann en a deux autres. Propose-lui le haricot vert contre les deux.
lesson-high-bohn-cognac-done-title = Ann accepte
lesson-high-bohn-cognac-done = Tu en as maintenant trois de plus. Arrête les échanges.
lesson-high-bohn-cognac-aside-title = Plante les trois
lesson-high-bohn-cognac-aside = Plante tes haricots cognac avec les autres, l’un après l’autre.
lesson-high-bohn-cognac-harvest-title = Cinq haricots cognac
lesson-high-bohn-cognac-harvest = Récolte-les : ils rapportent 1 pièce de cognac.
lesson-high-bohn-cognac-buy-title = Achète une Distillerie
lesson-high-bohn-cognac-buy = Les Distilleries se paient en pièces de cognac. La tienne suffit pour Distillerie 1.
lesson-high-bohn-cognac-end-title = Ce que font les autres
lesson-high-bohn-cognac-end = Distillerie 2 lance la vente d’une sorte de bâtiments. Distillerie 3 prend une pièce sur les ragoûts de haricots des autres. Avec Distillerie 4, tes haricots cognac rapportent plus. Avec neuf sortes de bâtiments, tu as le plus gros bonus. À toi de jouer !
