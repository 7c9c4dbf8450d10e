# The first game of al-cabohne, move by move

lesson-al-cabohne-welcome-title = Un duel avec la mafia
lesson-al-cabohne-welcome = Il te faut plus de pièces que Ben, et plus que la mafia. Ses patrons Al et Don collectent chacun une sorte de haricots. On n’échange pas.
lesson-al-cabohne-grow-title = Plante ce qui va
lesson-al-cabohne-grow = Cette fois, aucun patron n’a pris de carte. Plante la fève révélée avec l’autre.
lesson-al-cabohne-give-title = Donne à un patron
lesson-al-cabohne-give = Tu peux donner à un patron des cartes de sa sorte, de n’importe où dans ta main. Ton haricot puff te gênerait : donne-le à Don.
lesson-al-cabohne-leave-title = Laisse le reste
lesson-al-cabohne-leave = Ce que tu ne plantes pas reste pour Ben. Tu n’as de place ni pour le haricot bleu ni pour le haricot kidney : laisse-les-lui.
lesson-al-cabohne-draw-title = Fin de ton tour
lesson-al-cabohne-draw = Tu as pioché deux cartes. Tu pourrais encore récolter avant la fin de ton tour, mais ça n’en vaut pas encore la peine.
lesson-al-cabohne-leftover-title = Ce que Ben a laissé
lesson-al-cabohne-leftover = Ben a laissé une fève et un haricot de feu. Tu dois planter ou jeter chacune de ces cartes. Prends la fève.
lesson-al-cabohne-leftover-second-title = Et l’autre
lesson-al-cabohne-leftover-second = Le haricot de feu a aussi sa place chez toi.
lesson-al-cabohne-tax-title = La part de la mafia
lesson-al-cabohne-tax = Si tu cultivais ce qu’un patron collecte, tu devrais lui donner maintenant une carte de ce champ. Ce n’est pas le cas : plante ta première carte.
lesson-al-cabohne-harvest-title = Récolte avant de révéler
lesson-al-cabohne-harvest = Quatre fèves rapportent 1 pièce, et les trois autres vont sur la défausse. Si une fève est révélée maintenant, elle les ramène. Tu ne peux récolter que pendant ton tour.
lesson-al-cabohne-reveal-again-title = Révéler
lesson-al-cabohne-reveal-again = Garde le haricot kidney en main et fais révéler les cartes.
lesson-al-cabohne-chili-title = Deux d’un coup
lesson-al-cabohne-chili = Pas de fève cette fois, mais deux haricots de feu. Plante-les avec les tiens.
lesson-al-cabohne-end-title = Maintenant, tu sais jouer
lesson-al-cabohne-end = Quatre haricots de feu rapportent 1 pièce, six en rapportent 2. Si un patron n’a plus de haricots, tu dois lui en donner. La partie finit quand la pioche est épuisée pour la troisième fois.

# The first game of al-cabohne-solo, move by move

lesson-al-cabohne-solo-welcome-title = Toi contre la mafia
lesson-al-cabohne-solo-welcome = Tu joues seul. À la fin, il te faut plus de pièces que la mafia, dont les pièces comptent double. Ses patrons Al, Don et Joe collectent chacun une sorte de haricots.
lesson-al-cabohne-solo-queue-title = Ta main garde son ordre
lesson-al-cabohne-solo-queue = Tu ne peux jamais trier ta main. Commence par planter la première carte, sur un champ vide ou sur un champ de sa sorte.
lesson-al-cabohne-solo-second-title = Encore une, si tu veux
lesson-al-cabohne-solo-second = Tu peux aussi planter la deuxième carte. Plante-la sur un champ vide : tu verras pourquoi.
lesson-al-cabohne-solo-reveal-title = Maintenant, on révèle
lesson-al-cabohne-solo-reveal = On révèle des cartes jusqu’à ce qu’il t’en reste trois. Un patron prend chaque carte de la sorte qu’il collecte.
lesson-al-cabohne-solo-revealed-title = Ce qui s’est passé
lesson-al-cabohne-solo-revealed = Joe a pris deux fèves et en a vendu trois pour 1 pièce. Puis une fève a été révélée alors que deux autres étaient au sommet de la défausse : les cartes de même sorte reviennent. Plante les trois sur ton champ vide.
lesson-al-cabohne-solo-grow-title = Plante ce qui va
lesson-al-cabohne-solo-grow = Les cartes révélées d’une sorte se plantent toujours ensemble. Mets le haricot vert avec l’autre.
lesson-al-cabohne-solo-fill-title = Un patron sans haricots
lesson-al-cabohne-solo-fill = Joe a tout vendu et doit recommencer. Plante le haricot bleu chez lui ; à partir de maintenant, il collecte les bleus.
lesson-al-cabohne-solo-draw-title = Piocher
lesson-al-cabohne-solo-draw = Toutes les cartes révélées ont leur place. Termine la phase : tu pioches deux cartes, tu les places derrière celles que tu as en main, et ton tour suivant commence.
lesson-al-cabohne-solo-tax-title = Payer la mafia
lesson-al-cabohne-solo-tax = Tu cultives des haricots kidney, et Don les collecte. Au début de ton tour, tu lui donnes une carte de ce champ, même si c’est la dernière.
lesson-al-cabohne-solo-again-title = Planter de nouveau
lesson-al-cabohne-solo-again = Ta première carte est encore un haricot kidney. Il faut la planter.
lesson-al-cabohne-solo-reveal-again-title = Garde la carte suivante
lesson-al-cabohne-solo-reveal-again = Cette fois, garde le haricot puff en main et fais révéler les cartes.
lesson-al-cabohne-solo-harvest-title = Récolter
lesson-al-cabohne-solo-harvest = Il te faut un champ pour deux haricots de feu. Trois fèves rapportent 1 pièce : récolte-les. Tu peux récolter à tout moment, mais pas pendant qu’on révèle.
lesson-al-cabohne-solo-room-title = De la place pour la suite
lesson-al-cabohne-solo-room = Le champ est libre. Plantes-y les deux haricots de feu.
lesson-al-cabohne-solo-rest-title = Et le reste
lesson-al-cabohne-solo-rest = Le haricot vert rejoint les autres.
lesson-al-cabohne-solo-give-title = Donne ce qui te gêne
lesson-al-cabohne-solo-give = Tu peux donner à un patron des cartes de sa sorte, de n’importe où dans ta main. Al collecte les haricots puff : donne-lui le tien.
lesson-al-cabohne-solo-end-title = Maintenant, tu sais jouer
lesson-al-cabohne-solo-end = On joue la pioche une seule fois. Nourris les patrons, mais ne les laisse pas vendre trop souvent. Bonne chance contre la mafia !

# The first game of al-cabohne-solo-long, move by move

lesson-al-cabohne-solo-long-welcome-title = Toi contre la mafia, en partie longue
lesson-al-cabohne-solo-long-welcome = Tu joues seul, pendant trois passages de la pioche. À la fin, il te faut plus de pièces que la mafia, dont les pièces comptent double. Ses patrons Al, Don et Joe collectent chacun une sorte de haricots.
lesson-al-cabohne-solo-long-end-title = Maintenant, tu sais jouer
lesson-al-cabohne-solo-long-end = Contrairement à la partie courte, celle-ci continue quand la pioche est épuisée : on mélange deux fois la défausse. Ce que tu récoltes tôt revient donc. Bonne chance !
