# Ce que disent les panneaux de plusieurs jeux sur la page, et ce qui se dit rarement.

## Shops

art-shop = Boutique
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
art-no-power = Aucun pouvoir ; elle compte à la fin.
art-yours = Elle est à toi.
art-owned-by = { $who } l’a déjà.
art-not-for-sale = Plus à vendre.
art-choose = Choisis

## What the board asks for

desk-stop-reveal = Révéler

## What the guide says

coach-market-title = Tu peux acheter quelque chose
coach-market = Touche une carte pour lire son pouvoir, et achète-la dès que c’est permis. Tu paies avec des pièces de son haricot.

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
desk-key-go = le bouton principal du plateau, ou envoyer ton offre
desk-key-accept = accepter la première offre
desk-key-decline = la refuser
desk-key-counter = faire une contre-offre
desk-key-withdraw = retirer ta propre offre
desk-key-drop = reposer ce que tu as choisi

## Third-party games and bots that fail

web-broken-game = Le jeu { $name } n’est pas disponible ici : { $why }
web-broken-bot = Le robot { $name } n’est pas disponible ici : { $why }
web-game-unusable = Ce jeu n’est pas disponible ici pour le moment.
stand-in = Le robot { $bot } ne peut pas continuer ; { $stand_in } joue maintenant pour { $who }.
hint-unavailable = Pas de conseil ici : l’expert ne connaît pas assez ce jeu.
