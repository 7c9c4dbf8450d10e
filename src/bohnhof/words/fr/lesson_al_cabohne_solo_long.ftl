# The first game of al-cabohne-solo-long, move by move

lesson-al-cabohne-solo-long-welcome-title = Toi contre la mafia, en partie longue
lesson-al-cabohne-solo-long-welcome = Tu joues seul, pendant trois passages de la pioche. À la fin, il te faut plus de pièces que la mafia, dont les pièces comptent double. Ses patrons Al, Don et Joe collectent chacun une sorte de haricots.
lesson-al-cabohne-solo-long-end-title = Maintenant, tu sais jouer
lesson-al-cabohne-solo-long-end = Contrairement à la partie courte, celle-ci continue quand la pioche est épuisée : la défausse est mélangée deux fois. Ce que tu récoltes tôt revient donc. Bonne chance !
