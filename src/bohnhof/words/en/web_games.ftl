# What the panels of several games say on the page, and what is seldom said.

## Shops

art-shop = Shop
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
art-owned-by = { $who } owns it.
art-not-for-sale = No longer for sale.
art-choose = Choose

## What the board asks for

desk-stop-reveal = Reveal

## What the guide says

coach-market-title = You can buy something
coach-market = Tap a card to read what it does, and buy it whenever the rules allow. You pay with taler of the card’s own bean.

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
desk-key-go = the main button on the board, or send your offer
desk-key-accept = accept the first offer
desk-key-decline = decline it
desk-key-counter = make a counter-offer
desk-key-withdraw = withdraw your own offer
desk-key-drop = put down what you picked

## Third-party games and bots that fail

web-broken-game = The game { $name } is not available here: { $why }
web-broken-bot = The bot { $name } is not available here: { $why }
web-game-unusable = This game is not available here right now.
stand-in = The bot { $bot } can’t play on, so { $stand_in } plays for { $who }.
hint-unavailable = No hint here: the expert doesn’t know this game well enough.
