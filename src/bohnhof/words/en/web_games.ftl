# What the panels of single games say on the page.

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
art-paid = paid by everyone, below the discards:
art-choose = Choose
art-choose-remove = Take the third card of the set out of the game?
art-choose-close = Which opposing card is closed?
art-choice-done-remove = Leave it
art-ghost = { $card } would go on

## What the board asks for

desk-done-grow = Done growing
desk-done-magic = Done with magic
desk-stop-reveal = Reveal
desk-stop-use = Left over
desk-stop-pay = Tax
desk-stop-grow = Grow
desk-stop-magic = Magic
desk-stop-lay = Lay down

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
