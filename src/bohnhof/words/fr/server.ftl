# Ce que dit un serveur en dehors du jeu

server-no-table = Cette table n’existe pas.
server-no-game = Ce jeu n’existe pas.
server-no-bot = Ce robot ne peut pas jouer ici.
server-no-replay = Il n’y a pas de telle partie à revoir.
server-no-rules = Ce paragraphe n’existe pas.
server-not-found = Il n’y a rien ici.
server-wrong-seats = Ce jeu ne se joue pas à ce nombre.
server-one-seat = Une personne a une seule place à une table.
server-no-seat-free = Aucune place n’est libre.
server-name-taken = Quelqu’un à cette table s’appelle déjà { $name }. Choisis un autre nom.
server-watching = Tu regardes ; seuls jouent ceux qui ont une place.
server-not-begun = La partie commence quand toutes les places sont prises.
server-bot-plays = Un robot joue pour toi ; reprends d’abord ta place.
server-not-yours = Ce n’est pas ta place.
server-host-only = Seul l’hôte peut faire cela.
server-seat-taken = Cette personne est là.
server-just-left = Cette personne vient de partir. Attends une minute.
server-all-must-agree = Tout le monde doit être d’accord, mais { $who } est absent.
server-motion-open = Une autre question est encore ouverte.
server-nothing-asked = Il n’y a rien à accepter.
server-nothing-to-undo = Tu ne peux rien annuler.
server-not-over = La partie n’est pas finie.
server-no-bean = Ce jeu n’a pas ce haricot.
server-say-one-thing = Dis une phrase ou montre une émotion, pas les deux.
server-no-line = Cette ligne n’est plus là.
server-too-fast = C’était trop rapide ; attends un instant.
server-too-slow = La requête est arrivée trop lentement.
server-too-large = C’est trop grand.
server-too-long = Une partie de plus de { $most } coups ne peut pas être revue ici.
server-busy = Le serveur est très occupé. Réessaie dans un instant.
server-too-many-tables = Tu as ouvert beaucoup de tables ; attends un peu.
server-not-understood = Cela n’a pas été compris.
server-foreign = Cela venait d’un autre site.
server-broken = Quelque chose a échoué ici ; rien n’a changé.
server-not-saved = Cela n’a pas pu être enregistré ; rien n’a changé.
server-maybe-saved = Le serveur a perdu sa base de données et ne sait pas si cela est enregistré. Tu le verras quand la table sera de retour.
server-database-busy = La base de données est occupée. Rien n’a changé ; réessaie dans un instant.
server-database-full = Le serveur n’a plus de place pour enregistrer. Rien n’a changé.
server-database-unreachable = Le serveur n’arrive pas à joindre sa base de données. Rien n’a changé ; réessaie dans un instant.
server-table-unreadable = Cette table ne peut pas être ouverte : son enregistrement est abîmé ou trop ancien.
server-no-record = Ce n’est pas l’enregistrement d’une partie : { $why }

# Notes in everyone’s log

note-sat-down = { $name } prend place.
note-left = { $name } est parti.
note-back = { $name } est de retour.
note-own-bot = { $name } laisse jouer un robot.
note-plays = { $name } joue de nouveau.
note-seat-open = Une place est libre.
note-away-bot = { $name } est absent ; un robot joue.
note-away-open = { $name } est absent ; la place est libre.
note-undone = { $name } annule un coup.
note-agreed-undo = { $name } annule un coup ; tout le monde était d’accord.
note-agreed-hint = { $name } reçoit un conseil ; tout le monde était d’accord.
note-declined = { $name } n’est pas d’accord.
