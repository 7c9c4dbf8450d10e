# What only the page says, in the panels of Prohibohn

desk-prohibohn-laying = Tap two cards of your hand and lay them down as taler
desk-prohibohn-removing = Remove the third card of the kind, or go on
desk-prohibohn-closing = Close an establishment of your opponent, or go on
desk-prohibohn-drawing = Choose how many cards you draw
art-for-sale = For sale
art-own-turn = in your own turn
art-has = { $who }: { $cards }
art-your-cards = Your establishments
art-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
art-secret = secret till spent
art-secret-n = { $n } secret
art-paid = paid by everyone, below the discards:
art-choose-remove = Take the third card of the set out of the game?
art-choose-close = Which opposing card is closed?
art-choice-done-remove = Leave it
art-ghost = { $card } would go on
desk-stop-lay = Lay down
coach-lay-title = Your starting taler
coach-lay = Tap two hand cards and lay them down: they become your first taler, and the other does not see which.
coach-end-town-title = { coach-end-title }
coach-end-town = { coach-end-pile } Then taler and establishments count together, and you need more than the mafia too.
