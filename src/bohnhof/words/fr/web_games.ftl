# Ce que disent les panneaux des différents jeux sur la page.

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
art-secret-n = { $n ->
    [one] { $n } secrète
   *[other] { $n } secrètes
}
art-paid = payé par tous, sous la défausse :
art-choose = Choisis
art-choose-remove = Retirer du jeu la troisième carte de la série ?
art-choose-close = Quelle carte adverse est fermée ?
art-choice-done-remove = La laisser
art-ghost = { $card } continue

## What the board asks for

desk-done-grow = Finir de planter
desk-done-magic = Finir la magie
desk-stop-reveal = Révéler
desk-stop-use = Restes
desk-stop-pay = Taxe
desk-stop-grow = Cultiver
desk-stop-magic = Magie
desk-stop-lay = Poser

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
