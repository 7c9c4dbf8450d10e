# The first game of high-bohn, move by move

lesson-high-bohn-welcome-title = Les pièces achètent des bâtiments
lesson-high-bohn-welcome = High Bohn, c’est Bohnanza dans une ville du Far West. À la fin comptent les pièces et les prix de tes bâtiments. Si tu connais Bohnanza, le début t’est familier.
lesson-high-bohn-harvest-title = Récolter
lesson-high-bohn-harvest = Tu peux récolter à tout moment. Trois haricots de feu rapportent 1 pièce ; l’un d’eux est retourné : c’est une pièce de feu. Récolte.
lesson-high-bohn-buy-title = Achète un bâtiment
lesson-high-bohn-buy = Chaque sorte de bâtiment se paie en pièces d’un haricot. Ta pièce de feu suffit pour Forge 1 : achète-la.
lesson-high-bohn-power-title = Ce qu’il fait
lesson-high-bohn-power = Les bâtiments à 1 pièce n’ont pas de pouvoir ; presque tous les autres changent une règle pour toi. Tu ne peux en avoir qu’un par sorte : choisis bien. Plante maintenant le dernier haricot de feu.
lesson-high-bohn-end-title = Maintenant, tu sais jouer
lesson-high-bohn-end = Le prix d’un bâtiment n’est jamais perdu : il compte à la fin. À partir de quatre, il y a un bonus, même pour les moins chers. Mais on en vend peu de chaque sorte : n’attends pas trop.
