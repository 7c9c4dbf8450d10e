# The first game as a lesson

coach-guide = Guide
coach-step = Étape { $now } sur { $all }
coach-skip = Passer le guide
coach-next = Suivant
coach-queue-title = Ta main est une file
coach-queue = La première carte est plantée d’abord : touche un champ. Tu ne peux jamais trier ta main ; échange ce qui ne convient pas.
coach-field-title = Un champ porte une seule sorte
coach-field = Les pièces sous les haricots montrent combien il t’en faut. À côté : ce que le champ rapporte maintenant, et combien de plus il en faut pour le palier suivant.
coach-trade-title = Maintenant, échange
coach-trade = Touche des cartes à donner, puis une sorte que tu veux, et envoie. Les cadeaux sont permis. Les cartes révélées que tu gardes doivent être plantées.
coach-trade-phone = Touche des cartes à donner, puis Échanger : choisis-y ce que tu veux, et envoie. Les cadeaux sont permis. Les cartes révélées que tu gardes doivent être plantées.
coach-answer-title = Tu as une offre
coach-answer = Accepte, fais une contre-offre ou refuse. Ce que tu reçois est planté juste après l’échange.
coach-answer-phone = Touche Échanger : là, tu acceptes, tu refuses ou tu fais une contre-offre. Ce que tu reçois est planté juste après l’échange.
coach-aside-title = Plante ce que tu as reçu
coach-aside = Touche une carte, puis un champ. Si rien ne convient, récolte d’abord un champ.
coach-harvest-title = Tu peux récolter à tout moment
coach-harvest = Récolter vend tous les haricots d’un champ. Un champ d’un seul haricot attend tant qu’un autre en porte plus.
coach-end-title = Quand est-ce fini ?
coach-end-pile = La pioche est parcourue { $passes ->
    [1] une fois
    [3] trois fois
   *[other] { $passes } fois
} ; en haut à gauche, tu vois à quel passage on en est.
coach-end = { coach-end-pile } Qui a alors le plus de pièces gagne.
