# Ce que disent les panneaux des différents jeux sur la page.

## Al Cabohne and Prohibohn

art-you = Toi
art-mafia = Mafia
art-mafia-ties = gagne à égalité
art-mafia-double = comptent pour { $n }
art-race = La course
art-boss-lacks = encore { $n }
art-boss-sells = { $n ->
    [one] vend à { $n } pièce
   *[other] vend à { $n } pièces
}
art-boss-sells-at = vend à
art-boss-taxes = { $boss } en prend 1
art-group-joined = { $n } révélée, { $more } en plus
art-group-fits = { $n ->
    [one] va au champ { $fields }
   *[other] va aux champs { $fields }
}
art-group-after = après une récolte
art-gifts = Donner une carte à un patron
art-gift-to = à { $boss }
art-gift-brings = { $n } sur { $of }
art-take-taler = Prendre la pièce { $bean }

## Shops

art-for-sale = À vendre
art-shop = Boutique
art-own-turn = à ton tour
art-buy = Acheter { $card } pour { $n }
art-buy-together = En acheter plusieurs à la fois
art-buy-all = Acheter les { $n }
art-basket = En un seul achat :
art-basket-more = Choisis-en encore un.
art-price = Prix
art-bought = { $count ->
    [one] { $cards } est à toi.
   *[other] { $cards } sont à toi.
}
art-buy-next = Tu peux aussi acheter { $card }
art-stall = { $card }, payable en pièces { $bean }
art-stall-can = Tu peux l’acheter pour { $prices }
art-stall-not-yet = À vendre pour { $prices }
art-put-back = Retirer { $card }
art-no-power = Aucun effet ; elle compte à la fin.
art-yours = Elle est à toi.
art-owned-by = { $who } l’a.
art-not-for-sale = Plus à vendre.
art-has = { $who } : { $cards }
art-your-cards = Tes établissements
art-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
art-secret = secrètes jusqu’à l’achat
art-secret-n = { $n } secrètes
art-paid = payé, face cachée :
art-choose = Choisis
art-choose-remove = Retirer du jeu la troisième carte de la série ?
art-choose-close = Quelle carte adverse est fermée ?
art-choice-done-remove = La laisser
art-ghost = { $card } continue

## High Bohn

art-for-sale-by-bean = À vendre, avec les pièces du haricot
art-you-have = tu as { $n }
art-left = reste { $n }
art-sold-out = épuisé
art-town = Ta ville
art-town-counts = Bâtiments : { $buildings }, points : { $points }.
art-town-next = Un de plus ajoute un bonus de { $more }.
art-under = n’achète rien :
art-store = Magasin
art-store-holds = Magasin : { $n } sur { $of }
art-stew = Ragoût
art-only = seulement { $bean }
art-keep = garder …
art-keep-which = Quels haricots deviennent des pièces ?
art-choose-look = La première carte de la pioche
art-choose-order = Dans quel ordre vont-elles en main ?
art-choose-name = Quel genre de bâtiment est vendu une dernière fois ?
art-choose-claim = Un ragoût est vendu : réclamer une pièce ?
art-choose-pay = Quelle pièce donnes-tu ?
art-choice-done-look = La laisser dessus
art-choice-under-look = La mettre sous la pioche
art-choice-look-look = La regarder
art-choice-done-order = Comme piochées
art-choice-claim-claim = La réclamer
art-choice-done-claim = Y renoncer

## Rabohnzel

art-spells = Sorts
art-your-spells = Tes sorts
art-no-spells = Tu ne connais encore aucun sort.
art-spell-active = actif
art-spell-borrowed = emprunté
art-spell-secret = face cachée
art-spell-up = { $spell }, actif
art-spells-unknown = { $n ->
    [one] { $n } sort inconnu
   *[other] { $n } sorts inconnus
}
art-pfennig = { $n } pf
art-powers = Les pouvoirs des haricots
art-power-used = utilisé
art-power-sword = attaquer
art-power-magic = activer un sort
art-power-white = piocher
art-power-mean = les autres risquent une pièce
art-power-picker = prendre une carte
art-attack = Attaque
art-attacks = { $who } attaque
art-you-attack = Tu attaques
art-odds = { $n } sur { $of } : { $bean }
art-fate-princess = la pièce est gagnée
art-fate-sword = contre-attaque possible
art-fate-picker = prend la dernière carte
art-fate-magic = peut activer un sort
art-fate-cap = rien
art-go-on = Continuer
art-choose-hold = Planter cette carte ou la prendre en main ?
art-choose-activate = Activer un sort
art-choose-taken = Le sort pris
art-choose-choose = Laquelle des deux pièces compte ?
art-choose-counter = Contre-attaquer ?
art-bean-sword = attaque quelqu’un
art-bean-princess = aucun pouvoir ; les attaquants veulent sa pièce
art-bean-magic = active un sort ; à quatre, deux sorts
art-bean-white = pioche une carte ; à quatre, tu peux la planter
art-bean-mean = à quatre, tous les autres risquent une pièce
art-bean-cap = récoltes-en deux pour apprendre un sort
art-bean-picker = prends la dernière carte d’une main
art-brew-spell = Activer avec un haricot magique
art-activate-spell = Activer
art-cast-spell = Lancer
art-strike-back = Contre-attaquer

## What the board asks for

desk-rabohnzel-magic = Utilise pouvoirs et sorts, ou continue
desk-rabohnzel-cast-or-done = Lance un sort actif, ou continue
desk-rabohnzel-hold = Plante la carte prise, ou garde-la
desk-rabohnzel-activate = Active un sort, ou continue
desk-rabohnzel-counter = Contre-attaque, ou renonce
desk-rabohnzel-taken = Active le nouveau sort, ou laisse-le caché
desk-rabohnzel-flow = Plante aussi { $front } par ton sort, ou continue
desk-rabohnzel-enchanted = Un sort te fait planter { $front }
desk-rabohnzel-enchanter = Plante { $front } par ton sort, ou continue
desk-al-cabohne-sell-at-the-end = Récolte avant la fin de ton tour, ou continue
desk-al-cabohne-buy-at-the-end = Récolte ou achète avant la fin de ton tour, ou continue
desk-high-bohn-look = Regarde la première carte, ou continue
desk-high-bohn-leave-or-under = Mets la carte sous la pioche, ou laisse-la
desk-high-bohn-move-card = Déplace une carte de ta main, ou continue
desk-high-bohn-order = Change l’ordre des cartes piochées, ou continue
desk-high-bohn-final-round = Dernier tour : récolte et achète, ou continue
desk-high-bohn-name = Nomme une sorte : ce que les autres n’en achètent pas sort du jeu
desk-high-bohn-sale = Achète un bâtiment de la sorte nommée, ou continue
desk-high-bohn-claim = Réclame une pièce de ce ragoût, ou continue
desk-high-bohn-more-cards = Plante aussi { $front }, ou continue
desk-high-bohn-buy-to-plant = Achète { $card } et plante aussi { $front }, ou continue
desk-high-bohn-harvest-to-buy = Récolte, achète { $card } et plante aussi { $front }, ou continue
desk-high-bohn-buy-to-order = Achète { $card } pour ordonner ta pioche, ou continue
desk-high-bohn-harvest-to-order = Récolte et achète { $card } pour ordonner ta pioche, ou continue
desk-done-grow = Finir de planter
desk-done-magic = Finir la magie
desk-stop-reveal = Révéler
desk-stop-use = Restes
desk-stop-pay = Taxe
desk-stop-grow = Cultiver
desk-stop-magic = Magie
desk-stop-lay = Poser
desk-al-cabohne-first-card = { desk-bohnanza-first-card }
desk-al-cabohne-second-card = { desk-bohnanza-second-card }
desk-prohibohn-laying = Touche deux cartes de ta main et pose-les comme pièces
desk-al-cabohne-using = Plante ou jette ce qui est resté
desk-al-cabohne-paying = Paie la mafia pour chaque champ de ses sortes, ou récolte-le d’abord
desk-al-cabohne-growing = { $revealed ->
    [0] Donne des cartes à la mafia, ou continue
   *[other] Plante les cartes révélées, donne des cartes à la mafia, ou continue
}
desk-al-cabohne-plant-all = Plante toutes les cartes révélées, chez toi ou chez la mafia
desk-al-cabohne-empty-boss = Donne à { $boss } un haricot qu’aucun patron ne collecte
desk-al-cabohne-no-more-cards = Récolte si tu veux, ou continue
desk-prohibohn-removing = Enlève la troisième carte de la sorte, ou continue
desk-prohibohn-closing = Ferme un établissement adverse, ou continue
desk-prohibohn-drawing = Choisis combien de cartes tu pioches

## What the guide says

coach-line-title = Ta main est une file
coach-line = La première carte est plantée d’abord : touche un champ. Tu ne peux jamais trier ta main ; fais de la place à temps.
coach-bosses-title = Les patrons cultivent aussi
coach-bosses = Les patrons prennent les haricots assortis et vendent d’eux-mêmes à leur marque rouge. Pour gagner, il te faut plus de pièces que la mafia.
coach-grow-title = Plante ce qui est révélé
coach-grow = Les cartes égales vont ensemble sur un champ, le tien ou celui d’un patron. Ce que tu laisses, l’adversaire peut l’utiliser.
coach-grow-alone-title = Plante ce qui est révélé
coach-grow-alone = Les cartes égales vont ensemble sur un champ, le tien ou celui d’un patron. Toutes doivent être plantées avant de continuer.
coach-give-title = Nourris un patron
coach-give = Touche une carte de ta main puis un patron pour la lui donner. Un patron qui a vendu ne réclame plus ce haricot.
coach-harvest-turn-title = Quand tu peux récolter
coach-harvest-turn = Pendant ton propre tour, mais pas pendant qu’on révèle des cartes. Récolter vend tous les haricots d’un champ. Un champ d’un seul haricot attend tant qu’un autre en porte plus.
coach-tax-title = L’argent de la protection
coach-tax = Tu cultives le haricot d’un patron, il prend donc sa part. Paie, ou récolte à temps.
coach-discards-title = La défausse compte
coach-discards = Une carte révélée entraîne les cartes égales du dessus de la défausse. Touche la pile pour en voir l’ordre.
coach-market-title = Tu peux acheter quelque chose
coach-market = Touche une carte pour lire son effet et achète-la dès que c’est permis. On paie avec des pièces de son haricot.
coach-lay-title = Tes pièces de départ
coach-lay = Touche deux cartes de ta main et pose-les : ce seront tes premières pièces, et l’autre ne voit pas lesquelles.
coach-harvest-magic-title = Quand tu peux récolter
coach-harvest-magic = À tout moment, mais pas pendant qu’on t’attaque. Récolter vend tous les haricots d’un champ. Un champ d’un seul haricot attend tant qu’un autre en porte plus.
coach-powers-title = Des haricots à pouvoir
coach-powers = Un de tes champs peut agir. Touche son signe violet puis, si besoin, le joueur visé.
coach-spells-title = Tes sorts
coach-spells = Un haricot magique de ta main active un sort ; un sort actif peut être lancé. Touche un sort pour le lire.
coach-end-mafia-title = { coach-end-title }
coach-end-mafia = { coach-end-pile } Il te faut alors plus de pièces que l’autre, et plus que la mafia.
coach-end-alone-title = { coach-end-title }
coach-end-alone = { coach-end-pile } Les pièces de la mafia comptent alors double, et il t’en faut plus.
coach-end-town-title = { coach-end-title }
coach-end-town = { coach-end-pile } Pièces et établissements comptent alors ensemble, et il t’en faut plus que la mafia aussi.
coach-end-houses-title = { coach-end-title }
coach-end-houses = { coach-end-pile } Après une dernière ronde, pièces et bâtiments comptent ensemble.

## What keys do, in every game but seldom said

desk-key-enter = Entrée
desk-key-escape = Échap
desk-key-arrows = se déplacer dans la main, les sortes et les destinataires
desk-key-count = une de plus ou de moins de la sorte choisie
desk-key-pin = épingler ou détacher la carte choisie
desk-key-shift = Maj
desk-key-hand = une carte de ta main
desk-key-revealed = une carte révélée
desk-key-plant = planter au champ
desk-key-harvest = récolter un champ
desk-key-buy = acheter le troisième champ
desk-key-want = vouloir une sorte, par sa première lettre
desk-key-go = le bouton du tableau, ou envoyer ton offre
desk-key-accept = accepter la première offre
desk-key-decline = la refuser
desk-key-counter = répondre par une autre
desk-key-withdraw = retirer ta propre offre
desk-key-drop = reposer ce qui était choisi

## Third-party games and bots that fail

web-broken-game = Le jeu { $name } n’est pas disponible ici : { $why }
web-broken-bot = Le robot { $name } n’est pas disponible ici : { $why }
web-game-unusable = Ce jeu n’est pas disponible ici pour le moment.
stand-in = Le robot { $bot } ne peut pas continuer ; { $stand_in } joue maintenant pour { $who }.
hint-unavailable = Pas de conseil ici : l’expert ne connaît pas assez ce jeu.
