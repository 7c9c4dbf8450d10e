# The first game of al-cabohne, move by move

lesson-al-cabohne-welcome-title = Un duel avec la mafia
lesson-al-cabohne-welcome = Il te faut plus de pièces que Ben, et plus que la mafia. Ses patrons Al et Don collectent chacun une sorte de haricots. On n’échange pas.
lesson-al-cabohne-grow-title = Cultive ce qui convient
lesson-al-cabohne-grow = Cette fois, aucun patron n’a pris de carte. Plante la fève révélée avec l’autre.
lesson-al-cabohne-give-title = Donne à un patron
lesson-al-cabohne-give = Tu peux donner à un patron des cartes de sa sorte, de n’importe où dans ta main. Ton haricot puff te gênerait : donne-le à Don.
lesson-al-cabohne-leave-title = Laisse le reste
lesson-al-cabohne-leave = Ce que tu ne plantes pas reste pour Ben. Le haricot bleu et le haricot kidney ne vont nulle part : laisse-les-lui.
lesson-al-cabohne-draw-title = Fin de ton tour
lesson-al-cabohne-draw = Tu as pioché deux cartes. Avant la fin de ton tour, tu pourrais encore récolter. Cela n’en vaut pas encore la peine.
lesson-al-cabohne-leftover-title = Ce que Ben a laissé
lesson-al-cabohne-leftover = Ben a laissé une fève et un haricot de feu. Tu dois planter ou jeter chacun d’eux. Prends la fève.
lesson-al-cabohne-leftover-second-title = Et l’autre
lesson-al-cabohne-leftover-second = Le haricot de feu convient aussi.
lesson-al-cabohne-tax-title = La part de la mafia
lesson-al-cabohne-tax = Si tu cultivais ce qu’un patron collecte, tu devrais lui donner maintenant une carte de ce champ. Ce n’est pas le cas : plante ta première carte.
lesson-al-cabohne-harvest-title = Récolte avant de révéler
lesson-al-cabohne-harvest = Quatre fèves rapportent 1 pièce, et trois vont sur la défausse. Si une fève est révélée maintenant, elle les ramène. Tu ne récoltes qu’à ton propre tour.
lesson-al-cabohne-reveal-again-title = Révéler
lesson-al-cabohne-reveal-again = Garde le haricot kidney en main et fais révéler les cartes.
lesson-al-cabohne-chili-title = Deux d’un coup
lesson-al-cabohne-chili = Pas de fève cette fois, mais deux haricots de feu. Plante-les avec les tiens.
lesson-al-cabohne-end-title = Maintenant, tu sais jouer
lesson-al-cabohne-end = Quatre haricots de feu rapportent 1 pièce, six en rapportent 2. Un patron sans haricots doit en recevoir de toi. La partie finit quand la pioche est épuisée pour la troisième fois.
