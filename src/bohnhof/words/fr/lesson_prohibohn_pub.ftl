# The first game of prohibohn-pub, move by move

lesson-prohibohn-pub-welcome-title = Le Pub ouvre
lesson-prohibohn-pub-welcome = C’est Prohibohn avec des haricots cognac, un septième établissement, le Pub, et un troisième patron, Joe. Tu poses deux pièces de départ : prends les deux haricots cognac, la deuxième et la quatrième carte.
lesson-prohibohn-pub-buy-title = Achète le Pub
lesson-prohibohn-pub-buy = Un Pub se paie en pièces de cognac. Une des tiennes suffit pour Pub 1.
lesson-prohibohn-pub-fields-title = Trois champs
lesson-prohibohn-pub-fields = Ici, chacun a trois champs dès le début. Plante la première carte.
lesson-prohibohn-pub-second-title = Une autre sorte
lesson-prohibohn-pub-second = La deuxième carte va sur un autre champ. Il en reste un vide.
lesson-prohibohn-pub-reveal-title = Révéler
lesson-prohibohn-pub-reveal = Trois patrons collectent maintenant : plus de cartes passent avant que trois soient à toi. Révèle la suivante.
lesson-prohibohn-pub-fill-title = Joe n’a plus rien
lesson-prohibohn-pub-fill = Joe a vendu cinq haricots kidney. Un patron vide doit recommencer : donne-lui un kidney de ta main.
lesson-prohibohn-pub-grow-title = Le troisième champ
lesson-prohibohn-pub-grow = Plante les deux haricots bleus sur ton champ vide.
lesson-prohibohn-pub-rest-title = Et le reste
lesson-prohibohn-pub-rest = Le haricot de feu rejoint le tien.
lesson-prohibohn-pub-end-title = Maintenant, tu connais le Pub
lesson-prohibohn-pub-end = Pub 3 te permet de donner plusieurs cartes d’un champ à la fois à un patron. Pub 4 peut fermer une carte à 1 de ton adversaire. Continue !
