prohibohn-laying = Choose two hand cards as your starting taler, for example “lay 2 5”.
prohibohn-laid = You have already chosen your starting taler.
prohibohn-before-first-turn = You may harvest and buy once the first turn has begun.
prohibohn-too-few-cards = Your hand doesn’t have that many cards.
prohibohn-not-while-revealing = You can’t harvest while cards are being revealed.
prohibohn-market-over = You have finished buying.
prohibohn-market-to-come = You buy after the active player.
prohibohn-unfinished = Finish your purchase first.
prohibohn-sold = That card has already been sold.
prohibohn-removed = That card has left the game.
prohibohn-not-the-taler = You don’t have the right taler to pay for it.
prohibohn-one-station = You can own only one Police Station.
prohibohn-no-choice = You must use your front card here.
prohibohn-front-card = That is your front card; just plant it.
prohibohn-no-throwing = You can’t discard a hand card now.
prohibohn-no-more-planting = After you discard a card, you can’t plant any more in this phase.
prohibohn-thrown = You have already discarded a card in this phase.
prohibohn-revealing = Reveal the next card.
prohibohn-revealed-all = You can’t reveal another card; end the phase or buy.
prohibohn-drawing = Choose how many cards you draw.
prohibohn-wrong-draw = You can’t draw that number of cards.
prohibohn-trading-up = Harvest, buy, or say done to end your market.
prohibohn-taking = Take one of the mafia’s taler.
prohibohn-not-in-mafia = The mafia has no such taler.
prohibohn-removing = Remove the third card of the kind or say done.
prohibohn-too-late-to-remove = You can remove a third card only right after you have bought the second one.
prohibohn-not-the-third = That isn’t the third card of the kind you have just bought.
prohibohn-closing = Close an opposing establishment or say done.
prohibohn-too-late-to-close = You can close an establishment only right after you have bought the card for it.
prohibohn-not-to-close = Your opponent has no such establishment worth exactly 1 taler.
prohibohn-no-group = Several cards of one kind don’t fit a row in which two kinds alternate.
prohibohn-not-next = Two kinds alternate on that field, and this kind isn’t next.
prohibohn-no-run = You can’t pay that many cards from that field.
prohibohn-lay-two = choose two cards by their positions in your hand, 1 to { $most }
prohibohn-lay-twice = choose two different cards, not position { $place } twice
prohibohn-no-such-card = no card to buy is called { $word }; the cards are { $cards }
prohibohn-how-to-buy = try { $examples }

# Phases

prohibohn-phase-lay = choosing starting taler
prohibohn-phase-lay-advice = Choose two hand cards by their positions as your starting taler. No one sees them until you spend them. The other cards keep their order.
prohibohn-phase-pay = phase 2, paying the mafia
prohibohn-phase-pay-advice = For each field whose last card a boss collects, pay him one card. If he sells, you get one taler of his harvest.
prohibohn-phase-plant-hand = phase 3, planting from the hand
prohibohn-phase-plant-hand-advice = Plant your front card, and the next one if you like. Harvest before you say done: you can’t harvest while cards are revealed.
prohibohn-phase-reveal = phase 4, revealing
prohibohn-phase-reveal-advice = Reveal card by card, up to three that stay. Once discarded cards have joined, the phase ends, unless your Undertaker allows more.
prohibohn-phase-draw = phase 6, drawing
prohibohn-phase-draw-advice = Choose how many cards you draw.
prohibohn-phase-market = the market
prohibohn-phase-market-advice = The draw pile has run out: sell and buy as long as you like. If both players together then own fewer than ten establishments, a fourth pass follows the third.
prohibohn-phase-take = taking a taler of the mafia
prohibohn-phase-take-advice = Take one of the mafia’s taler.
prohibohn-phase-remove = removing the third card
prohibohn-phase-remove-advice = Remove the third card from the game, now or never.
prohibohn-phase-close = closing an establishment
prohibohn-phase-close-advice = Close a 1-card of your opponent, now or never.
prohibohn-freely = On your turn you may buy at any prompt with taler of the card’s own bean, and harvest at any prompt except in phase 4. “cards” shows what each card does.

# Help

prohibohn-help-lay = set-up: the cards in positions 2 and 5 become taler
prohibohn-help-buy = a card for sale, at any prompt of your turn; “b razzia: blue”
prohibohn-help-reveal = phase 4: the next card
prohibohn-help-play = with a Varieté: a card from behind the front card
prohibohn-help-throw = with Casino 3: discard a hand card
prohibohn-help-draw = with a Gas Station: how many
prohibohn-help-bought = after a purchase: a taler of the mafia, or the third card of a kind; “done” if you don’t want it
prohibohn-help-pay-several = with Pub 3: three cards of field 1 to the boss who collects their kind
prohibohn-help-close = with Pub 4, when you buy it: an opposing card; “done” if you don’t want it

# What lies there

prohibohn-secret = { $beans_is ->
    [unseen] { $beans_count } in secret
   *[seen] in secret { $beans }
}
prohibohn-secret-label = Secret
prohibohn-starting-taler = your starting taler { $beans }
prohibohn-face-down = Face down
prohibohn-owned = Owned
prohibohn-owns = { $who_is ->
    [you] You: { $cards } (total { $total })
   *[other] { $who }: { $cards } (total { $total })
}
prohibohn-for-sale = For sale
prohibohn-priced = { $card } { $price }
prohibohn-price = { $price } { $bean }
prohibohn-prices = { $price } { $bean } or { $other } of another bean
prohibohn-sold-out = nothing any more
prohibohn-within-means = You can pay
prohibohn-payable = { $cards }
prohibohn-matches-nothing = Face down under the discard pile, matching nothing: { $beans }
prohibohn-card = {"  "}{ $card }, { $price }: { $power }

# What happened

prohibohn-raid = { $bought }: { $power }
fact-laid = { $who_is ->
    [you] You choose two cards as starting taler: { $beans }
   *[other] { $beans_is ->
        [unseen] { $who } chooses two cards as starting taler
       *[seen] { $who } chooses two cards as starting taler: { $beans }
    }
}
fact-tipped = { $who_is ->
    [you] You get { $beans } taler from { $boss }’s harvest
   *[other] { $who } gets { $beans } taler from { $boss }’s harvest
}
fact-taler-taken = { $who_is ->
    [you] You take { $beans } taler from the mafia
   *[other] { $who } takes { $beans } taler from the mafia
}
fact-third-card-removed = { $who_is ->
    [you] You remove “{ $card }” from the game
   *[other] { $who } removes “{ $card }” from the game
}
fact-closed = { $who_is ->
    [you] You close “{ $card }” of { $owner_whom }
   *[other] { $who } closes “{ $card }” of { $owner_whom }
}
fact-thrown = { $who_is ->
    [you] You discard { $beans } from your hand
   *[other] { $who } discards { $beans } from their hand
}
fact-market = { $who_is ->
    [you] The market: You first
   *[other] The market: { $who } first
}
fact-fourth-pass = Fewer than ten establishments are owned: a fourth pass begins

# What moves mean

prohibohn-move-buy = { $price } { $bean }: { $power }
prohibohn-move-mix = { $bean } after { $row }
prohibohn-move-draw = a hand of { $count }
prohibohn-move-out = out of the game
prohibohn-move-leave = leave it
prohibohn-move-on = continue to revealing
prohibohn-move-end-market = end your market
prohibohn-more-lays = {"   "}… { $count } more ways to choose two cards: type moves

# How it ended

prohibohn-score = { $who_is ->
    [you] You: { $parts }
   *[other] { $who }: { $parts }
}
prohibohn-score-cards = { $count ->
    [one] { $count } card { $price }
   *[other] { $count } cards { $price }
}
prohibohn-score-more = +{ $more } by { $card }
prohibohn-score-less = −{ $less } by { $cards }
