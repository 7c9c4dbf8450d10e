# At the table of the page: the board, the trade desk, the rail

desk-accept = Accepter
desk-all-moves = Tous les coups
desk-answer-or-offer = Réponds, ou fais une offre
desk-ask-for = Demander
desk-asks-you = { $who } te demande quelque chose
desk-away = absent
desk-away-for = absent depuis { $count } min
desk-board = État du jeu
desk-bot = robot
desk-bot-about-beginner = Connaît les règles mais rate souvent le meilleur coup. Idéal pour une première partie.
desk-bot-about-casual = Trouve la plupart des bons coups, mais pas toujours le meilleur. Idéal pour une partie détendue.
desk-bot-about-neighbour = Joue bien et accepte même une offre qui lui coûte un peu. Propose souvent !
desk-bot-about-thrifty = Joue solidement et n’échange que si cela rapporte.
desk-bot-about-learned = A appris en jouant des millions de coups contre lui-même.
desk-bot-about-expert = Évalue champs, cartes et offres des deux points de vue.
desk-bot-about-search = Joue des centaines de suites possibles avant chaque coup.
desk-bot-for = Laisser un robot jouer pour { $who }
desk-buy-card = Acheter : { $card }
desk-choosing = choisit …
desk-close = Fermer
desk-counter = Contre-offre
desk-deal = Marché conclu
desk-discards = Défausse { $count }
desk-draft-empty = Touche d’abord des cartes à donner, ou une sorte que tu veux.
desk-draw-pile = Pioche
desk-emotes = Réactions
desk-more-field = champ
desk-front = Devant
desk-front-card = Première carte
desk-give-gift = Offrir
desk-good-for-both = Bon pour les deux joueurs
desk-hand-of = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
desk-harvest-anyway = Récolter
desk-harvest-early = { $now ->
    [one] Cette récolte rapporte { $now } pièce. Avec un haricot de plus, ce serait { $then }.
   *[other] Cette récolte rapporte { $now } pièces. Avec un haricot de plus, ce serait { $then }.
}
desk-harvest-nothing = Cette récolte ne rapporte aucune pièce.
desk-home = Accueil
desk-how-to-offer = touche tes cartes, touche ce que tu veux, envoie
desk-hurry-bots = Avancer jusqu’à moi
desk-i-look-for = Je cherche
desk-i-look-for-nothing = Je cherche …
desk-i-would-give = Je peux donner
desk-is-writing = { $count ->
    [one] { $who } prépare une offre.
   *[other] { $who } préparent des offres.
}
desk-keep-card = Épingler cette carte (k) : elle n’est ni proposée ni donnée par erreur
desk-keys = Touches
desk-leave = Quitter la table
desk-result = Voir le résultat
desk-let-bot-play = Laisser un robot jouer pour moi
desk-invite = Inviter
desk-invite-title = Inviter quelqu’un
desk-invite-watch = S’il n’y a plus de place, ce lien permet de regarder.
desk-free-seat = Libérer la place de { $who }
desk-free-seat-why = La partie attend ensuite que quelqu’un prenne cette place.
desk-log = Ce qui s’est passé
desk-log-empty = Rien ne s’est encore passé.
desk-looks-for = cherche
desk-makes-gift = { $who } te fait un cadeau
desk-menu = Menu
desk-new-cards-here = les nouvelles cartes arrivent ici
desk-new-offer = Nouvelle offre
desk-no = Refuser
desk-moment-shuffle = Récolte avant le mélange, ou continue
desk-moment-shuffle-buy = Récolte ou achète avant le mélange, ou continue
desk-moment-nothing-to-shuffle = Rien à mélanger : récolte ou achète maintenant, sinon la pioche reste vide
desk-moment-end = Récolte avant la dernière pioche, ou continue
desk-moment-end-buy = Récolte ou achète avant la dernière pioche, ou continue
desk-no-from-all = Tous ont refusé
desk-no-from = Refusé par { $who }
desk-no-offers = Aucune offre.
desk-no-thanks = Refuser
desk-not-now = Tu ne peux pas faire ça maintenant.
desk-nothing-from-me = Pas d’offre
desk-nothing-more = Terminé
desk-nothing-gift = rien : un cadeau
desk-nothing-request = rien : une demande
desk-offer-gone = L’offre de { $who } ne tient plus
desk-offer-something = Fais une offre, ou passe
desk-offers = Offres
desk-offers-to-you = Offres pour toi
desk-offers-wait = { $count ->
    [one] { $count } offre attend ta réponse.
   *[other] { $count } offres attendent ta réponse.
}
desk-offers-you = { $who } te propose
desk-online = en ligne
desk-pace = Vitesse des robots
desk-pace-slow = lent
desk-pace-normal = normal
desk-pace-fast = rapide
desk-pace-at-once = immédiat
desk-pass = Passage { $now } sur { $passes }
desk-pinned = Cette carte est épinglée. Détache-la d’abord.
desk-pin = Épingler cette carte pour qu’elle ne soit ni proposée ni donnée par erreur
desk-unpin = Détacher
desk-pay-title = { $count ->
    [one] { $card } pour { $count } pièce : laquelle paies-tu ?
   *[other] { $card } pour { $count } pièces : lesquelles paies-tu ?
}
desk-pay-any = N’importe lesquelles
desk-pay-these = Payer celles-ci
desk-play-myself = Reprendre ma place
desk-rather-not = Annuler
desk-rules = Règles
desk-say-something = Dis quelque chose
desk-open-seat = Libérer la place de { $who }
desk-seat-open = place libre
desk-bot-plays-time = Temps écoulé trois fois. Un robot joue pour toi.
desk-you-conceded = Tu as abandonné. Un robot joue pour toi.
desk-your-time-was-up = Temps écoulé : le plus petit coup est joué.
desk-time-was-up = temps écoulé
desk-conceded = abandon
desk-reserve = marge
desk-seconds-left = { $count ->
    [one] Encore { $count } seconde
   *[other] Encore { $count } secondes
}
desk-seconds = { $count } s
desk-seed-hash = Empreinte de la donne (à vérifier après la partie) :
desk-send-offer = Envoyer l’offre
desk-settings = Réglages
desk-sound = Son
desk-sure = Récolter maintenant ?
desk-table = Table
desk-take-it = Accepter
desk-talk = Discussion
desk-talk-drafted = Proposer cet échange ?
desk-watchers = { $count ->
    [one] { $count } regarde
   *[other] { $count } regardent
}
desk-show-spectators = Afficher ce qu’ils disent
desk-spectator = Spectateur
desk-mute = Masquer { $who }
desk-unmute = Afficher { $who }
desk-report = Signaler
desk-reported = Signalé à l’exploitant de ce serveur.
desk-report-why = L’exploitant de ce serveur verra ce message et les cinq précédents.
desk-new-lines = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
desk-tap-cards = touche tes cartes
desk-tap-kind = touche une sorte
desk-the-others = Les autres
desk-theme = Sombre ou clair
desk-to-plant = Nouvelles cartes à planter
desk-to-plant-short = À planter
desk-to-whom = À qui ?
desk-top-first = La carte du dessus vient en premier.
desk-trade = Échanger
desk-turn-and = C’est à { $who } :
desk-turn-of = C’est à { $who }.
desk-unseen = Haricots pas encore vus
desk-card-of = { $place } sur { $count }
desk-unwant = Retirer { $bean }
desk-want-more = Un { $bean } de plus
desk-want-less = Un { $bean } de moins
desk-idea = Brouillon : { $give } contre { $want }, à { $who }
desk-idea-gift = Brouillon : offrir { $give } à { $who }
desk-idea-request = Brouillon : demander { $want } à { $who }
desk-clear-draft = Vider l’offre
desk-waits-for = On attend { $who }.
desk-bot-plays = Un robot joue pour toi.
desk-waits-for-you = On t’attend.
desk-waits-for-you-and = On t’attend, et { $who } aussi.
desk-my-offer-waits = Ton offre attend une réponse.
desk-bot-waits-offer = { $who } attend ton offre.
desk-bot-waits-for = { $who } attend { $whom }.
desk-goes-on-in = Suite dans { $count } s
desk-watching = Tu regardes
desk-what-do-you-mean = Lequel ?
desk-do-this = Jouer ce coup ?
desk-to-boss = à { $boss }
desk-for-boss = pour { $boss }
desk-lay-these = Poser { $beans }
desk-what-want = Que veux-tu ?
desk-wishes = Mes souhaits
desk-wishes-who = Toute la table le voit, spectateurs compris. Les robots n’en tiennent pas compte.
desk-withdraw = Retirer
desk-would-give = peut donner
desk-you = Toi
desk-you-get = tu reçois
desk-you-give = Tu donnes
desk-you-give-small = tu donnes
desk-you-to = Toi à { $who }
desk-you-want = Tu veux
desk-your-fields = Tes champs
desk-your-hand = Ta main, dans l’ordre
desk-your-offer = Ton offre
desk-your-turn = Ton tour
desk-your-turn-and = À toi :
desk-offer-for-you = Une offre pour toi
desk-missed = On t’attendait à la table pendant que tu étais ailleurs. Veux-tu une notification la prochaine fois ?
desk-notify-me = Me prévenir
desk-yours = Les tiennes
desk-done = Continuer
desk-done-trade = Arrêter l’échange
desk-done-plant-hand = Continuer
desk-reveal = Révéler
desk-keep = Prendre en main
desk-stop-plant-hand = Planter
desk-stop-trade = Échanger
desk-stop-plant-aside = Nouvelles cartes
desk-stop-draw = Piocher
desk-your-store = Ton magasin
desk-from-table = révélée
desk-from-store = de ton magasin
desk-in-deck = { $count } cartes dans le jeu
desk-still-unseen = { $count } pas encore vues
desk-grown-by = Qui en cultive : { $who }
desk-pays = { $taler ->
    [one] { $beans } haricots rapportent { $taler } pièce
   *[other] { $beans } haricots rapportent { $taler } pièces
}
desk-fits-nowhere = Aucun de tes champs ne la prend. Récoltes-en un.
desk-emote-hello = Salut !
desk-emote-thanks = Merci !
desk-emote-please = S’il te plaît …
desk-emote-well-played = Bien joué !
desk-emote-hurry = À toi de jouer !
desk-emote-laugh = Ha ha !
desk-emote-oh-no = Oh non !
desk-emote-deal = Marché conclu !
desk-emote-no-way = Jamais !
desk-emote-bye = Au revoir !
desk-front-first = La première carte d’abord : ta main garde son ordre.
desk-held-draw = Piocher
desk-held-reveal = Révéler
desk-held-next = Finir mon tour
desk-labelled = { $label } :
desk-act-plant = Planter sur le champ { $field }
desk-act-play = Planter sur le champ { $field }
desk-act-harvest = Récolter le champ { $field }
desk-act-pay = Payer avec le champ { $field }
desk-act-use = Utiliser le champ { $field }
desk-act-leave = Laisser le champ { $field }
desk-offer-between = { $who } à { $whom }
desk-gives = donne
desk-wants = veut

# Undo and hints, to which all other people must agree

desk-undo = Annuler
desk-ask-undo = Demander d’annuler
desk-ask-hint = Demander un conseil
desk-wants-undo = { $who_is ->
    [you] Tu veux annuler ton dernier coup.
   *[other] { $who } veut annuler son dernier coup.
}
desk-wants-hint = { $who_is ->
    [you] Tu veux un conseil.
   *[other] { $who } veut un conseil.
}
desk-wants-end = { $who_is ->
    [you] Tu veux arrêter la partie sans vainqueur.
   *[other] { $who } veut arrêter la partie sans vainqueur.
}
desk-do-you-agree = Es-tu d’accord ?
desk-agree = Accepter
desk-decline-all = Tout refuser ce tour-ci
desk-offer-no-more = Je ne propose plus rien
desk-thinking = réfléchit
desk-ask-end = Proposer d’arrêter la partie
desk-concede = Abandonner
desk-concede-bot = Abandonner ? Tu perds, et un robot continue à ta place.
desk-concede-end = Abandonner ? Tu perds, et la partie se termine.
desk-decline = Refuser
desk-agreed = D’accord : { $who }.
