# The first game of prohibohn, move by move

lesson-prohibohn-welcome-title = Tes pièces, tes établissements
lesson-prohibohn-welcome = Il te faut plus que Ben et plus que la mafia : on compte les pièces et la valeur des cartes achetées. C’est Al Cabohne avec des achats. Les patrons Al et Don collectent chacun une sorte de haricots.
lesson-prohibohn-lay-title = Tes pièces de départ
lesson-prohibohn-lay = Deux cartes de ta main deviennent tes pièces de départ ; toi seul sais lesquelles. Le haricot d’une pièce dit ce qu’on achète avec. Pose les deux haricots de feu, la troisième et la sixième carte.
lesson-prohibohn-buy-title = Achète une carte
lesson-prohibohn-buy = À ton tour, tu peux acheter à chaque phase. Une Gas Station se paie en pièces de feu : achète Gas Station 1. Elle compte à la fin, et une série de trois vaut plus.
lesson-prohibohn-leftover-title = Ce que Ben a laissé
lesson-prohibohn-leftover = Ben a laissé un haricot kidney. Tu dois le planter ou le jeter. Tu en as un autre en main : plante celui-ci.
lesson-prohibohn-queue-title = Plante la première carte
lesson-prohibohn-queue = Tu ne peux jamais trier ta main, et tu dois planter la première carte. C’est aussi un haricot kidney.
lesson-prohibohn-enough-title = Assez planté
lesson-prohibohn-enough = Tu pourrais planter la carte suivante. Garde-la : tu auras besoin de l’autre champ.
lesson-prohibohn-reveal-title = Révéler
lesson-prohibohn-reveal = Tu révèles les cartes une par une, jusqu’à trois qu’aucun patron ne collecte. Entre-temps, tu peux acheter.
lesson-prohibohn-reveal-again-title = La suivante
lesson-prohibohn-reveal-again = Un haricot vert. Révèle une autre carte.
lesson-prohibohn-joined-title = La défausse suit
lesson-prohibohn-joined = Un haricot bleu et un haricot vert étaient au sommet de la défausse. Ils sont de la même sorte que les cartes révélées et les rejoignent : on ne révèle plus. Continue.
lesson-prohibohn-grow-title = Plante ce qui va
lesson-prohibohn-grow = Plante les deux haricots bleus sur ton champ vide.
lesson-prohibohn-leave-title = Laisse le reste
lesson-prohibohn-leave = Les haricots verts restent pour Ben, qui doit les planter ou les jeter. Termine la phase.
lesson-prohibohn-end-title = Maintenant, tu sais jouer
lesson-prohibohn-end = Si tu cultives ce qu’un patron collecte, tu lui donnes une carte à chaque tour. Les cartes à 3 ou 4 pièces changent une règle pour toi. Fais un tour à la boutique, et achète tôt !

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
lesson-prohibohn-pub-reveal = Trois patrons collectent maintenant : il passe plus de cartes avant que tu en aies trois. Révèle la suivante.
lesson-prohibohn-pub-fill-title = Joe n’a plus rien
lesson-prohibohn-pub-fill = Joe a vendu cinq haricots kidney. Un patron vide doit recommencer : donne-lui un kidney de ta main.
lesson-prohibohn-pub-grow-title = Le troisième champ
lesson-prohibohn-pub-grow = Plante les deux haricots bleus sur ton champ vide.
lesson-prohibohn-pub-rest-title = Et le reste
lesson-prohibohn-pub-rest = Le haricot de feu rejoint le tien.
lesson-prohibohn-pub-end-title = Maintenant, tu connais le Pub
lesson-prohibohn-pub-end = Avec Pub 3, tu peux donner à un patron plusieurs cartes d’un champ à la fois. Avec Pub 4, tu peux fermer une carte à 1 de ton adversaire. À toi de jouer !
