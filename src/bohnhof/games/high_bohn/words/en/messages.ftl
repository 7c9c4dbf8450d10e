high-bohn-own-bean-only = That field is on a building and grows only the building’s own bean.
high-bohn-twice-in-stew = A stew takes each kind only once.
high-bohn-no-choice = There’s nothing to choose: all beans on that field are of one kind.
high-bohn-not-on-field = Those cards aren’t on that field.
high-bohn-too-many-taler = That harvest doesn’t pay that many taler.
high-bohn-kind-owned = You can own only one building of each kind.
high-bohn-sold = That building belongs to another player.
high-bohn-removed = That building has left the game.
high-bohn-not-the-taler = You don’t have enough taler of the right bean.
high-bohn-under-a-building = Taler under a building can’t be spent, and without them you don’t have enough.
high-bohn-no-field-now = You can buy only buildings now.
high-bohn-sale-only = You can buy only a building of the kind that was named.
high-bohn-none-unsold = No building of that kind is left to buy.
high-bohn-not-earned = That bean isn’t among the taler of this bean stew.
high-bohn-no-store = You have no store.
high-bohn-store-full = Your store is full.
high-bohn-from-a-store = You must plant a bean that came out of a store.
high-bohn-too-few-cards = You don’t have that many cards in your hand.
high-bohn-same-place = The card is already there.
high-bohn-look = Before your turn: look at the top card of the draw pile, or say done.
high-bohn-leave-or-under = Before your turn: put the card under the draw pile, or say done to leave it.
high-bohn-move-card = Before your turn: move one card of your hand to another position, or say done.
high-bohn-order = Phase 4: put the drawn cards in another order, or say done.
high-bohn-final-round = Final round: harvest, buy buildings, or say done. Your fields are sold for you at the end. You may leave a field if its harvest could help another player more than you: say so first, as in { $leave }.
high-bohn-not-to-be-left = Leaving that field can’t help you: it is sold for you.
high-bohn-left-already = You have already left that field; harvest it if you want to sell it.
high-bohn-name = Name a kind of building: what the others don’t buy of it now leaves the game.
high-bohn-sale = You may buy a building of the kind that was named, harvesting for it if you need to, or say done.
high-bohn-claim = You may claim a taler of this bean stew, or say done.
high-bohn-pay = Choose which taler of your bean stew you pay.
high-bohn-field-closed = That field stays closed until the { $bean } beans of your other fields have been harvested.
high-bohn-sale-first = A sale comes first: { $who } decides whether to buy.
high-bohn-name-first = Something else comes first: { $who } names a kind of building.
high-bohn-claim-first = Something else comes first: { $who } decides whether to claim a taler of a bean stew.
high-bohn-pay-first = Something else comes first: { $who } pays a taler of a bean stew.
high-bohn-more-cards = Phase 1: you may plant up to { $more } more cards from your hand, or say done.
high-bohn-buy-to-plant = Phase 1: you may buy { $card } for { $price } { $bean } taler and plant one more card, or say done.
high-bohn-harvest-to-buy = Phase 1: you may harvest, then buy { $card } for { $price } { $bean } taler and plant one more card, or say done.
high-bohn-buy-to-order = Phase 4: you may buy { $card } for { $price } { $bean } taler and order the cards you draw, or say done.
high-bohn-harvest-to-order = Phase 4: you may harvest, then buy { $card } for { $price } { $bean } taler and order the cards you draw, or say done.
high-bohn-no-building = no building is called { $word }; type its kind and its price, as in { $example }: { $cards }
high-bohn-which-building = which { $card }: { $choices }?

# Phases

phase-high-bohn-look = before the turn
phase-high-bohn-look-advice = The owner of this Bank may look at the top card of the draw pile, then leave it or put it under the pile.
phase-move-card = before the turn
phase-move-card-advice = The owner of this Bank may move one hand card to another position.
phase-order = phase 4, drawing
phase-order-advice = The owner of this Bank may put the drawn cards in another order.
phase-final = the final round
phase-final-advice = In turn, everyone may still harvest and buy buildings, until all have passed in a row. Then every field that pays its owner is sold, unless the owner has left it. A field may be left only where its harvest could help another player more.
phase-name = a kind of building is named
phase-name-advice = The buyer of this Distillery names a kind of building. What the others don’t buy of it at once leaves the game.
phase-sale = the last sale of a kind
phase-sale-advice = In turn, the others may buy one building of the named kind, harvesting for it if they need to.
phase-claim = a bean stew was sold
phase-claim-advice = The owner of this Distillery may claim one of its taler.
phase-high-bohn-pay = a taler is claimed
phase-high-bohn-pay-advice = The seller of the bean stew chooses which of its taler to pay.
high-bohn-freely = You may harvest, and buy fields and buildings, at any prompt. You can’t harvest a single bean while another of your fields has two or more.
high-bohn-ending = At the end your taler, the prices of your buildings and a bonus for their number count: { $steps } taler for { $least } to { $most } buildings. Hand cards, stores and third fields count for nothing. [{ $rules }]

# Help

help-buy-building = a building, with taler of its bean, at any prompt; also several
help-harvest-keeping = a field of several kinds: these cards become taler
help-leave = the final round: leave a field unsold at the end
help-store = store a card in your General Store instead of planting it
help-offer-store = the card in your store; { $table }: the revealed one
help-look = Bank 2: look at the top card; put it under the pile
help-order = Bank 3: reorder the drawn cards; Bank 4: move a hand card

# What happened

fact-buildings-removed = Out of the game: { $cards }
fact-stored = { $who_is ->
    [you] You store { $beans }
   *[other] { $who } stores { $beans }
}
fact-looked = { $who_is ->
    [you] You look at the top card of the draw pile
   *[other] { $who } looks at the top card of the draw pile
}{ $beans_is ->
    [seen] : { $beans }
   *[unseen] {""}
}
fact-put-under = { $who_is ->
    [you] You put it under the pile
   *[other] { $who } puts it under the pile
}
fact-ordered = { $who_is ->
    [you] You order the drawn cards
   *[other] { $who } orders the drawn cards
}
fact-shared = { $who_is ->
    [you] You get { $beans } by “{ $card }”
   *[other] { $who } gets { $beans } by “{ $card }”
}
fact-final-round = The final round
fact-left = { $who_is ->
    [you] You leave field { $field }
   *[other] { $who } leaves field { $field }
}
fact-named = { $who_is ->
    [you] You name “{ $family }”
   *[other] { $who } names “{ $family }”
}
fact-claimed = { $who_is ->
    [you] You claim { $beans } from { $from_whom }
   *[other] { $who } claims { $beans } from { $from_whom }
}
high-bohn-over = The game is over

# What lies there

row-stew = Stew { $row }
field-empty-for = empty, for { $bean }
high-bohn-taler-count = { $count }+{ $under }
high-bohn-buildings = Buildings
high-bohn-stores = Stores
high-bohn-put-by = Put by
high-bohn-score-now = Score now
high-bohn-store = Store
high-bohn-store-holds = { $beans_count ->
    [0] empty
   *[other] { $beans }
} ({ $beans_count } of { $room })
high-bohn-to-buy = To buy
listed = { $what }
high-bohn-for-sale = For sale:
high-bohn-sold-out = Nothing is for sale any more.
high-bohn-on-sale = {"  "}{ $card } ({ $price } { $bean }): { $power }
high-bohn-owned = { $who_is ->
    [you] Your { $card }: { $power }
   *[other] { $who }’s { $card }: { $power }
}

# What moves mean

card-does = { $card }: { $power }
move-harvest-keeping = { $taler } taler, among them { $beans }
move-store = { $bean } into your store
move-card-to = { $bean } to position { $place }
move-leave = leave it
move-leave-field = { $beans } stay unsold
high-bohn-pass = pass
high-bohn-pass-leaving = { $fields_count ->
    [one] pass and leave field { $fields } unsold
   *[other] pass and leave fields { $fields } unsold
}
move-no = decline
more-card-moves = {"   "}… { $count } more ways to move a card: type moves

# How it ended

high-bohn-score-cash = cash { $cash }
high-bohn-score-windfalls = cash { $cash } + { $windfalls }
high-bohn-windfall = { $taler } by { $card }
high-bohn-score-buildings = { $count ->
    [one] { $count } building { $worth }
   *[other] { $count } buildings { $worth }
}
high-bohn-score-bonus = bonus { $bonus }
