# The first game as a lesson

coach-guide = Guide
coach-step = Étape { $now } sur { $all }
coach-skip = Passer le guide
coach-next = Suivant
coach-queue-title = Ta main est une file
coach-queue = Plante d’abord ta première carte : touche un champ. Tu ne peux pas trier ta main : échange ce qui ne va pas.
coach-field-title = Un champ porte une seule sorte
coach-field = Les pièces montrent combien de haricots il faut. À côté : ce que le champ rapporte maintenant, et combien de haricots de plus pour gagner davantage.
coach-trade-title = Maintenant, échange
coach-trade = Touche des cartes à donner, puis une sorte que tu veux, et envoie. Les cadeaux sont permis. Tu devras planter les cartes révélées que tu gardes.
coach-trade-phone = Touche des cartes à donner, puis Échanger : choisis-y ce que tu veux, et envoie. Les cadeaux sont permis. Tu devras planter les cartes révélées que tu gardes.
coach-answer-title = Tu as une offre
coach-answer = Accepte, refuse ou fais une contre-offre. Tu planteras ce que tu reçois juste après les échanges.
coach-answer-phone = Touche Échanger : là, tu acceptes, tu refuses ou tu fais une contre-offre. Tu planteras ce que tu reçois juste après les échanges.
coach-aside-title = Plante ce que tu as reçu
coach-aside = Touche une carte, puis un champ. Si elle ne va nulle part, récolte d’abord un champ.
coach-harvest-title = Tu peux récolter à tout moment
coach-harvest = Récolter, c’est vendre tous les haricots d’un champ. Tu ne peux pas récolter un haricot seul tant qu’un autre de tes champs en porte deux ou plus.
coach-end-title = La fin de la partie
coach-end-pile = On épuise la pioche { $passes ->
    [1] une fois
    [3] trois fois
   *[other] { $passes } fois
} ; le passage en cours est affiché en haut à gauche.
coach-end = { coach-end-pile } Celui qui a alors le plus de pièces gagne.
