# What the panels of single games say on the page.

## Al Cabohne and Prohibohn

art-you = You
art-mafia = Mafia
art-mafia-ties = wins ties
art-mafia-double = counts { $n }
art-race = The race
art-boss-lacks = { $n } more
art-boss-sells = sells at { $n } taler
art-boss-sells-at = sells at
art-boss-taxes = { $boss } takes 1
art-group-joined = { $n } revealed, { $more } joined
art-group-fits = { $n ->
    [one] fits field { $fields }
   *[other] fits fields { $fields }
}
art-group-after = after a harvest
art-gifts = Give a card to a boss
art-gift-to = to { $boss }
art-gift-brings = { $n } of { $of }
art-take-taler = Take the { $bean } taler

## Shops

art-for-sale = For sale
art-shop = Shop
art-own-turn = in your own turn
art-buy = Buy { $card } for { $n }
art-buy-together = Buy several at once
art-buy-all = Buy all { $n }
art-basket = In one purchase:
art-basket-more = Choose another one as well.
art-price = Price
art-bought = { $count ->
    [one] { $cards } is yours.
   *[other] { $cards } are yours.
}
art-buy-next = You can also buy { $card }
art-stall = { $card }, paid with { $bean } taler
art-stall-can = You can buy it for { $prices }
art-stall-not-yet = For sale for { $prices }
art-put-back = Remove { $card }
art-no-power = No power; it counts at the end.
art-yours = It is yours.
art-owned-by = { $who } has it.
art-not-for-sale = Not for sale any more.
art-has = { $who }: { $cards }
art-your-cards = Your establishments
art-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
art-secret = secret till spent
art-secret-n = { $n } secret
art-paid = paid, face down:
art-choose = Choose
art-choose-remove = Take the third card of the set out of the game?
art-choose-close = Which opposing card is closed?
art-choice-done-remove = Leave it
art-ghost = { $card } would go on

## High Bohn

art-for-sale-by-bean = For sale, paid with taler of the bean
art-you-have = you have { $n }
art-left = { $n } left
art-sold-out = sold out
art-town = Your town
art-town-counts = Buildings: { $buildings }, points: { $points }.
art-town-next = One more adds a bonus of { $more }.
art-under = buys nothing:
art-store = Store
art-store-holds = Store: { $n } of { $of }
art-stew = Bean stew
art-only = only { $bean }
art-keep = keep …
art-keep-which = Which beans become taler?
art-choose-look = The top card of the draw pile
art-choose-order = In which order do they join your hand?
art-choose-name = Which kind of building is sold for the last time?
art-choose-claim = A stew was sold: claim a taler?
art-choose-pay = Which taler do you hand over?
art-choice-done-look = Leave it on top
art-choice-under-look = Put it under the pile
art-choice-look-look = Look at it
art-choice-done-order = As they were drawn
art-choice-claim-claim = Claim it
art-choice-done-claim = Decline

## Rabohnzel

art-spells = Spells
art-your-spells = Your spells
art-no-spells = You know no spell yet.
art-spell-active = active
art-spell-borrowed = borrowed
art-spell-secret = face down
art-spell-up = { $spell }, active
art-spells-unknown = { $n ->
    [one] { $n } spell, unknown
   *[other] { $n } spells, unknown
}
art-pfennig = { $n } pf
art-powers = The beans’ powers
art-power-used = power used
art-power-sword = attack
art-power-magic = activate a spell
art-power-white = draw a card
art-power-mean = the others risk a taler
art-power-picker = take a card
art-attack = Attack
art-attacks = { $who } attacks
art-you-attack = You attack
art-odds = { $n } of { $of } were { $bean }
art-fate-princess = the taler is won
art-fate-sword = counter-attack is possible
art-fate-picker = takes a last card
art-fate-magic = may activate a spell
art-fate-cap = nothing
art-go-on = Go on
art-choose-hold = Plant this card, or take it up?
art-choose-activate = Activate a spell
art-choose-taken = The spell you took
art-choose-choose = Which of the two taler counts?
art-choose-counter = Counter-attack?
art-bean-sword = attack a player
art-bean-princess = no power; attackers want her taler
art-bean-magic = activate a spell; with four, two spells
art-bean-white = draw a card; with four, you may plant it
art-bean-mean = with four, everyone else risks a taler
art-bean-cap = harvest two to learn a spell
art-bean-picker = take the last card of a hand
art-brew-spell = Activate with a Magic bean
art-activate-spell = Activate
art-cast-spell = Cast
art-strike-back = Counter-attack

## What the board asks for

desk-rabohnzel-magic = Use powers and spells, or go on
desk-rabohnzel-cast-or-done = Cast an active spell, or go on
desk-rabohnzel-hold = Plant the card you took, or keep it
desk-rabohnzel-activate = Activate a spell, or go on
desk-rabohnzel-counter = Counter-attack, or decline
desk-rabohnzel-taken = Activate the new spell, or leave it face down
desk-rabohnzel-flow = Plant { $front } too by your spell, or go on
desk-rabohnzel-enchanted = A spell makes you plant { $front }
desk-rabohnzel-enchanter = Plant { $front } by your spell, or go on
desk-al-cabohne-sell-at-the-end = Harvest before your turn ends, or go on
desk-al-cabohne-buy-at-the-end = Harvest or buy before your turn ends, or go on
desk-high-bohn-look = Look at the top card, or go on
desk-high-bohn-leave-or-under = Put the card under the pile, or leave it
desk-high-bohn-move-card = Move one card of your hand, or go on
desk-high-bohn-order = Put the drawn cards in another order, or go on
desk-high-bohn-final-round = The last round: harvest and buy, or go on
desk-high-bohn-name = Name a kind: what others do not buy of it now leaves the game
desk-high-bohn-sale = Buy a building of the named kind, or go on
desk-high-bohn-claim = Claim a taler of this bean stew, or go on
desk-high-bohn-more-cards = Plant { $front } too, or go on
desk-high-bohn-buy-to-plant = Buy { $card } and plant { $front } too, or go on
desk-high-bohn-harvest-to-buy = Harvest, buy { $card } and plant { $front } too, or go on
desk-high-bohn-buy-to-order = Buy { $card } to order what you draw, or go on
desk-high-bohn-harvest-to-order = Harvest and buy { $card } to order what you draw, or go on
desk-done-grow = Done growing
desk-done-magic = Done with magic
desk-stop-reveal = Reveal
desk-stop-use = Left over
desk-stop-pay = Tax
desk-stop-grow = Grow
desk-stop-magic = Magic
desk-stop-lay = Lay down
desk-al-cabohne-first-card = { desk-bohnanza-first-card }
desk-al-cabohne-second-card = { desk-bohnanza-second-card }
desk-prohibohn-laying = Tap two cards of your hand and lay them down as taler
desk-al-cabohne-using = Plant or discard what was left over
desk-al-cabohne-paying = Pay the mafia from each field it shares, or harvest that field first
desk-al-cabohne-growing = { $revealed ->
    [0] Give the mafia hand cards, or go on
   *[other] Plant revealed cards, give the mafia hand cards, or go on
}
desk-al-cabohne-plant-all = Plant every revealed card, on your fields or the mafia’s
desk-al-cabohne-empty-boss = Give { $boss } a bean that no boss collects
desk-al-cabohne-no-more-cards = Harvest if you like, or go on
desk-prohibohn-removing = Remove the third card of the kind, or go on
desk-prohibohn-closing = Close an establishment of your opponent, or go on
desk-prohibohn-drawing = Choose how many cards you draw

## What the guide says

coach-line-title = Your hand is a queue
coach-line = The front card is planted first: tap a field. You may never sort your hand, so make room in time.
coach-bosses-title = The bosses grow beans too
coach-bosses = Bosses take matching beans and sell automatically at the red mark. To win, you need more taler than the mafia.
coach-grow-title = Plant what was revealed
coach-grow = Equal cards go together onto one field, yours or a boss’s. What you leave, your opponent may use.
coach-grow-alone-title = Plant what was revealed
coach-grow-alone = Equal cards go together onto one field, yours or a boss’s. All must be planted before you go on.
coach-give-title = Feed a boss
coach-give = Tap a hand card and then a boss to give it away. A boss who has sold no longer asks for that bean.
coach-harvest-turn-title = When you may harvest
coach-harvest-turn = In your own turn, but not while cards are revealed. A harvest sells all beans of a field. A field with a single bean must wait while another has more.
coach-tax-title = Protection money
coach-tax = You grow the bean of a boss, so he takes his share. Pay, or harvest in time.
coach-discards-title = The discards matter
coach-discards = A revealed card brings equal cards from the top of the discards along. Tap the pile to see its order.
coach-market-title = You can buy something
coach-market = Tap a card to read what it does, and buy it whenever the rules allow. It is paid with taler of its own bean.
coach-lay-title = Your starting taler
coach-lay = Tap two hand cards and lay them down: they become your first taler, and the other does not see which.
coach-harvest-magic-title = When you may harvest
coach-harvest-magic = At any time, but not while you are attacked. A harvest sells all beans of a field. A field with a single bean must wait while another has more.
coach-powers-title = Beans with powers
coach-powers = A field of yours can do something now. Tap its violet badge, and if asked, the player it is aimed at.
coach-spells-title = Your spells
coach-spells = A magic bean of your hand activates a spell; an active one can be cast. Tap a spell to read it.
coach-end-mafia-title = { coach-end-title }
coach-end-mafia = { coach-end-pile } Then you need more taler than your opponent, and more than the mafia.
coach-end-alone-title = { coach-end-title }
coach-end-alone = { coach-end-pile } Then the mafia’s taler count double, and you need more.
coach-end-town-title = { coach-end-title }
coach-end-town = { coach-end-pile } Then taler and establishments count together, and you need more than the mafia too.
coach-end-houses-title = { coach-end-title }
coach-end-houses = { coach-end-pile } After a last round taler and buildings count together.

## What keys do, in every game but seldom said

desk-key-enter = Enter
desk-key-escape = Esc
desk-key-arrows = move within the hand, the kinds and the receivers
desk-key-count = one more or one fewer of the focused kind
desk-key-pin = pin or unpin the focused card
desk-key-shift = Shift
desk-key-hand = a card of your hand
desk-key-revealed = a revealed card
desk-key-plant = plant on a field
desk-key-harvest = harvest a field
desk-key-buy = buy the third field
desk-key-want = want a kind, by its first letter
desk-key-go = the button of the board, or send your offer
desk-key-accept = accept the first offer
desk-key-decline = decline it
desk-key-counter = answer it with another
desk-key-withdraw = withdraw your own offer
desk-key-drop = put down what was picked

## Third-party games and bots that fail

web-broken-game = The game { $name } is not available here: { $why }
web-broken-bot = The bot { $name } is not available here: { $why }
web-game-unusable = This game is not available here right now.
stand-in = The bot { $bot } can’t play on, so { $stand_in } plays for { $who }.
hint-unavailable = No hint here: the expert doesn’t know this game well enough.
