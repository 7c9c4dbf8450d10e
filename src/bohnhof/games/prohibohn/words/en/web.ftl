# What only the page says, in the panels of Prohibohn

desk-prohibohn-laying = Tap two hand cards to choose your starting taler
desk-prohibohn-removing = Remove the third card of the kind, or continue
desk-prohibohn-closing = Close one of your opponent’s establishments, or continue
desk-prohibohn-drawing = Choose how many cards you draw
art-for-sale = For sale
art-own-turn = on your own turn
art-has = { $who }: { $cards }
art-your-cards = Your establishments
art-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
art-secret = secret until spent
art-secret-n = { $n } secret
art-paid = paid by everyone, below the discards:
art-choose-remove = Remove the third card of the set from the game?
art-choose-close = Which of your opponent’s cards do you close?
art-choice-done-remove = Keep it in the game
art-ghost = With { $card } you could reveal on
desk-stop-lay = Lay down
coach-lay-title = Your starting taler
coach-lay = Choose two hand cards: they become your first taler. Your opponent doesn’t see which.
coach-end-town-title = { coach-end-title }
coach-end-town = { coach-end-pile } Then taler and establishments count together, and you need more than the mafia too.
