# La page dans le navigateur : ce qu’aucun autre écran ne dit

## Partout

web-you = Toi
web-guest = Invité
web-to-home = Accueil
web-skip = Aller au contenu
web-to-table = Retour à la table
web-places = Lieux
web-language = Langue
web-dark = Sombre
web-close = Fermer
web-copied = Copié
web-copy-link = Copier le lien
web-no-connection = Impossible de joindre le serveur.
web-nothing-here = Il n’y a rien ici.
web-not-understood = Le serveur n’a pas compris la demande.
web-lost = Aucun train ne s’arrête ici
web-lost-why = Cette page n’existe pas.
web-offline = Hors ligne
web-offline-kept = Hors ligne. Tu vois ce qui est enregistré sur cet appareil.
web-offline-home = Hors ligne. Il te faut une connexion pour jouer. Tu peux quand même lire les règles et revoir tes parties terminées.
web-offline-play = Il te faut une connexion pour jouer.
web-offline-table = Cette table a besoin d’une connexion
web-offline-table-why = Elle s’ouvrira dès que le serveur répondra.
web-offline-not-here = pas sur cet appareil
web-offline-only = { $what } (en ligne seulement)

## Accueil

web-where-to = Où allons-nous aujourd’hui ?
web-lead = Des jeux de haricots pour toutes les humeurs. Entre amis, avec des robots ou seul.
web-start-here = Commence ici
web-seats-range = { $fewest ->
    [1] seul
   *[other] { $most ->
        [2] à deux
       *[other] { $fewest }–{ $most } joueurs
    }
}
web-your-table = Ta table : { $game }
web-your-name = Ton nom
web-seat-number = Place { $n }
web-friend-by-link = Un ami (par lien)
web-bot-chance = Au hasard – pour les tests
web-bot-beginner = Facile – débute encore
web-bot-casual = Assez facile – joue pour le plaisir
web-bot-neighbour = Moyen – généreux en échange
web-bot-thrifty = Moyen – compte chaque pièce
web-bot-learned = Très difficile – autodidacte
web-bot-expert = Difficile – pèse chaque échange
web-bot-expert-alone = Difficile – connaît les probabilités
web-bot-search = Très difficile – prévoit plusieurs tours
web-remove-seat = Retirer la place { $n }
web-add-seat = Ajouter une place
web-longer = La partie longue : trois passages de la pioche
web-options = Plus d’options
web-clock = Temps par coup
web-clock-none = sans limite
web-clock-seconds = { $n } secondes
web-time-up = Quand le temps est écoulé
web-time-up-skip = jouer le plus petit coup
web-time-up-remind = juste le rappeler
web-time-up-end = terminer la partie
web-time-reserve = Chacun a aussi une marge de { $n } fois ce temps pour toute la partie.
web-public = Publique : tout le monde peut jouer ou regarder
web-start = Commencer la partie
web-start-short = Départ
web-link-comes = Tu recevras ensuite un lien d’invitation.
web-no-account = Sans inscription.
web-who-plays = { $friends ->
    [0] { $bots ->
        [0] toi seul
        [one] toi et un robot
       *[other] toi et { $bots } robots
    }
    [one] { $bots ->
        [0] toi et un ami
        [one] toi, un ami, un robot
       *[other] toi, un ami, { $bots } robots
    }
   *[other] { $bots ->
        [0] toi et { $friends } amis
        [one] toi, { $friends } amis, un robot
       *[other] toi, { $friends } amis, { $bots } robots
    }
}
web-seats = Places
web-go-on = Reprendre
web-open-tables = Tables ouvertes
web-your-turn = À toi
web-goes-on = en cours
web-waits = attend des joueurs
web-join = Jouer
web-watch = Regarder
web-alone = seul
web-seats-free = { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
}

## Venir à une table

web-invited = On t’invite à jouer à { $game }
web-at-the-table = À la table : { $names }
web-sit-down = S’asseoir
web-only-watch = Juste regarder
web-waiting-for = { $n ->
    [one] Il manque encore un joueur
   *[other] Il manque encore { $n } joueurs
}
web-when-all-sit = On joue dès que toutes les places sont prises.
web-link-for-friends = Lien d’invitation
web-link-here = Ce lien ne marche que sur cet ordinateur.
web-link-open = Ouvrir à mon réseau
web-link-opens = Tous ceux de ton réseau, par exemple de ton wifi, pourront jouer jusqu’à ce que tu fermes Bohnhof.
web-link-command = Pour que d’autres puissent jouer, lance Bohnhof ainsi :
web-link-network = Marche sur tous les appareils de ton réseau, par exemple ton wifi. Sinon, autorise Bohnhof dans le pare-feu de ton ordinateur.
web-share = Partager
web-share-text = Joue à { $game } avec moi !
web-qr = Code QR
web-qr-of = Code QR du lien
web-seat-free = libre
web-asked-again = invité à rejouer, pas encore là
web-bot = robot
web-here = là
web-away = absent
web-give-to-bot = Remplacer par un robot
web-connection-gone = Connexion perdue. Reconnexion …
web-try-now = Essayer maintenant
web-no-such-table = Table introuvable
web-no-such-table-why = Le lien est incomplet, ou la table a été supprimée.
web-elsewhere = Tu joues dans un autre onglet
web-elsewhere-why = La partie y est ouverte. Rien n’est perdu.
web-play-here = Jouer ici
web-page-is-old = Cette page n’est plus à jour
web-page-is-old-why = Bohnhof a été mis à jour depuis que tu l’as ouverte.
web-load-again = Recharger

## La fin

web-finished = Fini après { $turns } tours
web-margin = { $n ->
    [0] Égalité en tête.
    [one] Avance : { $n } pièce.
   *[other] Avance : { $n } pièces.
}
web-margin-over = { $n ->
    [one] { $n } pièce de plus que { $who }.
   *[other] { $n } pièces de plus que { $who }.
}
web-margin-you = { $n ->
    [one] { $n } pièce de plus que toi.
   *[other] { $n } pièces de plus que toi.
}
web-decided = Décisif :
web-scores = Scores
web-how-it-went = Le déroulement
web-nth-pass = passage { $n }
web-deal = donne
web-end = fin
web-your-game = Ta partie
web-checkable = Vérifier la donne
web-best-harvest = Meilleure récolte
web-trades-made = Échanges conclus, sur { $all } à la table
web-gifts-taken = Cadeaux acceptés
web-best-partner = Meilleur partenaire
web-n-trades = { $n ->
    [one] { $n } échange
   *[other] { $n } échanges
}
web-seed = Graine de la donne
web-play-again = Rejouer
web-rematch = Revanche
web-rematch-waits = La revanche t’attend.
web-no-thanks = Non, merci
web-watch-replay = Revoir la partie
web-look-at-table = Voir la table
web-another-game = Autre jeu

## Relecture

web-replay = Relecture
web-no-replay = Relecture introuvable
web-turn-back = Début du tour
web-step-back = Coup précédent
web-play = Lecture
web-pause = Pause
web-step-on = Coup suivant
web-turn-on = Tour suivant
web-turn-number = Tour { $n } :
web-moment = Coup
web-moment-of = Coup { $at } sur { $all }
web-speed = Vitesse
web-eyes = Vue
web-eyes-open = Toutes les mains
web-eyes-of = Vue de { $name }
web-share-moment = Lien vers ce coup
web-download = Télécharger la partie

## Résultats

web-results = Résultats
web-no-results = Aucune partie terminée.
web-no-results-why = Chaque partie terminée apparaît ici, avec ta place, tes points et sa relecture.
web-play-one = Jouer une partie
web-place = { $place ->
    [1] 1er
   *[other] { $place }e
} sur { $of }
web-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
web-played = jouées
web-won = gagnées
web-best = record
web-mean = en moyenne
web-finished-games = Parties terminées
web-load-record = Ouvrir un enregistrement
web-choose-file = Choisir un fichier

## Règles

web-rules = Règles
web-books = Livres de règles
web-search-rules = Chercher dans les règles, ou taper une règle comme BO 6.5
web-rules-found = { $count ->
    [0] « { $word } » n’est dans aucune règle.
    [one] « { $word } » est dans une règle.
   *[other] « { $word } » est dans { $count } règles.
}
web-contents = Sommaire

## Réglages

web-settings = Réglages
web-settings-why = Enregistrés sur cet appareil.
web-theme = Apparence
web-theme-system = comme l’appareil
web-theme-light = clair
web-theme-dark = sombre
web-motion = Animations
web-motion-system = comme l’appareil
web-motion-full = complètes
web-motion-less = réduites
web-hints = Conseils
web-hints-first-games = premières parties
web-hints-always = toujours
web-hints-never = jamais
web-switch-sound = Son
web-switch-sound-why = Un gong quand c’est à toi, une clochette pour une offre.
web-switch-effects = Sons de la table
web-switch-effects-why = Aussi les cartes, les tampons et les pièces.
web-notify = Notifications
web-notify-why = Quand cet onglet est caché : c’est à toi, une offre pour toi.
web-notify-blocked = Ton navigateur les bloque pour ce site. Tu peux les autoriser dans ses réglages.
web-notify-unsafe = Ton navigateur ne les propose qu’en https.
web-switch-touch = Vibration
web-switch-touch-why = Ton téléphone vibre brièvement.
web-switch-keys = Raccourcis clavier
web-switch-keys-why = p plante, h récolte, a accepte ; ? montre tout.
web-switch-ends = Me demander avant la fin de mon tour
web-switch-ends-why = Quand un tour se termine tout seul. Si tu peux acheter ou si la pioche a été mélangée, on te le demande de toute façon.
web-guide = Guide
web-guide-why = Explique le premier tour d’un jeu.
web-guide-again = Le revoir
web-learn = Apprendre { $game } en jouant
