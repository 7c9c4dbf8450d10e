prohibohn-laying = Lay two cards of your hand down as taler, for instance “lay 2 5”.
prohibohn-laid = You have chosen your starting taler already.
prohibohn-before-first-turn = You may harvest and buy once the first turn has begun.
prohibohn-too-few-cards = Your hand does not have so many cards.
prohibohn-not-while-revealing = Nothing is harvested while cards are being revealed.
prohibohn-market-over = You have ended your market.
prohibohn-market-to-come = Your market comes after that of the player on turn.
prohibohn-unfinished = First finish what you have just bought.
prohibohn-sold = That card has been sold already.
prohibohn-removed = That card has left the game.
prohibohn-not-the-taler = You do not have the right taler to pay for it.
prohibohn-one-station = A player may have one Police Station only.
prohibohn-no-choice = This card must be the front card of your hand.
prohibohn-front-card = That is the front card; it is simply planted.
prohibohn-no-throwing = You may not throw a hand card away.
prohibohn-no-more-planting = After the card you have thrown away no more are planted in this phase.
prohibohn-thrown = You have thrown a card away in this phase already.
prohibohn-revealing = Reveal the next card.
prohibohn-revealed-all = No further card may be revealed; end the phase or buy.
prohibohn-drawing = Say how many cards you draw.
prohibohn-wrong-draw = You may not draw that number of cards.
prohibohn-trading-up = Harvest, buy or end your market.
prohibohn-taking = Take one of the mafia’s taler.
prohibohn-not-in-mafia = The mafia has no such taler.
prohibohn-removing = Remove the third card of the kind or say done.
prohibohn-too-late-to-remove = A third card leaves the game only right after you have bought your second one.
prohibohn-not-the-third = That is not the third card of the kind you have just bought.
prohibohn-closing = Close an opposing establishment or say done.
prohibohn-too-late-to-close = An establishment is closed only right after you have bought the card for it.
prohibohn-not-to-close = Your opponent has no such establishment worth exactly 1 taler.
prohibohn-no-group = Several cards of a kind do not fit a row in which two kinds alternate.
prohibohn-not-next = Two kinds take turns on that field, and this kind is not the next.
prohibohn-no-run = You may not hand over so many cards of that field.
prohibohn-lay-two = lay two cards by their places in the hand, which are 1 to { $most }
prohibohn-lay-twice = lay two cards, not the one at place { $place } twice
prohibohn-no-such-card = there is no card { $word } to buy; there are { $cards }
prohibohn-how-to-buy = write { $examples }

# Phases

prohibohn-phase-lay = choosing starting taler
prohibohn-phase-lay-advice = Lay two cards of your hand down as taler, by their places; nobody sees them until you spend them. The others keep their order.
prohibohn-phase-pay = phase 2, paying the mafia
prohibohn-phase-pay-advice = One card of each field is due whose last card a boss collects. If he sells, one taler of his yield is yours.
prohibohn-phase-plant-hand = phase 3, planting from the hand
prohibohn-phase-plant-hand-advice = Plant the front card, and the next one if you like. Harvest before you are done: nothing is harvested while cards are revealed.
prohibohn-phase-reveal = phase 4, revealing
prohibohn-phase-reveal-advice = Reveal card by card, up to three that stay. Once discarded cards have joined, it is over, unless an Undertaker of yours allows more.
prohibohn-phase-draw = phase 6, drawing
prohibohn-phase-draw-advice = Say how many cards you draw.
prohibohn-phase-market = the market
prohibohn-phase-market-advice = The draw pile is used up: sell and buy as long as you like. If both players together then own fewer than ten establishments, the third pass is followed by a fourth.
prohibohn-phase-take = taking a taler of the mafia
prohibohn-phase-take-advice = Take one of the mafia’s taler.
prohibohn-phase-remove = removing the third card
prohibohn-phase-remove-advice = Take the third card out of the game, now or never.
prohibohn-phase-close = closing an establishment
prohibohn-phase-close-advice = Close a 1-card of your opponent, now or never.
prohibohn-freely = You may harvest at any prompt of your turn but in phase 4, and buy at every one; taler of the card’s own bean are paid. “cards” tells what each card does.

# Help

prohibohn-help-lay = set-up: the cards at places 2 and 5 become taler
prohibohn-help-buy = a card for sale, at any prompt of your turn; “b razzia: blue”
prohibohn-help-reveal = phase 4: the next card
prohibohn-help-play = with a Varieté: a card from behind the front
prohibohn-help-throw = with Casino 3: a hand card onto the discard pile
prohibohn-help-draw = with a Gas Station: how many
prohibohn-help-bought = after a purchase: a taler of the mafia, or the third card of a kind; “done” where you do not want that
prohibohn-help-pay-several = with Pub 3: three cards of field 1 to the boss who collects their kind
prohibohn-help-close = with Pub 4, when you buy it: an opposing card; “done” where you do not want it

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
    [you] You lay two cards down as taler: { $beans }
   *[other] { $beans_is ->
        [unseen] { $who } lays two cards down as taler
       *[seen] { $who } lays two cards down as taler: { $beans }
    }
}
fact-tipped = { $who_is ->
    [you] You get of { $boss }’s harvest: { $beans } taler
   *[other] { $who } gets of { $boss }’s harvest: { $beans } taler
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
    [you] You throw { $beans } of the hand away
   *[other] { $who } throws { $beans } of the hand away
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
prohibohn-move-on = go on to revealing
prohibohn-move-end-market = end your market
prohibohn-more-lays = {"   "}… { $count } more ways to lay two cards: moves

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
