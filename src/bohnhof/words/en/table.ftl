# What a table shows

player = { $who_is ->
    [you] You
   *[other] { $who }
}
piles = pass { $now } of { $passes } · draw pile { $draw } · discard pile { $discard }
head-taler = Taler
field-empty = empty
row = { $row }
cards = { $beans }
count = { $count }
taler = { $taler } taler
none = none
revealed = Revealed
offers = Offers
fields = Fields
hand-empty = empty
front = front
of-player = { $who_is ->
    [you] You: { $what }
   *[other] { $who }: { $what }
}
open-offer = { $who_is ->
    [you] You to { $partner_whom }: { $give } for { $want }
   *[other] { $who } to { $partner_whom }: { $give } for { $want }
}
open-offer-gift = { $who_is ->
    [you] You to { $partner_whom }: { $give } as a gift
   *[other] { $who } to { $partner_whom }: { $give } as a gift
}
open-offer-request = { $who_is ->
    [you] You to { $partner_whom }: wants { $want } for nothing
   *[other] { $who } to { $partner_whom }: wants { $want } for nothing
}
whom = you
card = { $card }
power = { $card_power }
no-power = no power

# Phases

phase-over = the game is over
phase-plant-hand = phase 1, planting from the hand
phase-plant-hand-advice = The active player plants the front card of their hand and may then plant the next one. If a card doesn’t fit, harvest a field first.
phase-trade = phase 2, trading
phase-trade-advice = The active player may trade revealed cards and hand cards with anyone. Everyone else may trade hand cards with the active player only. Both sides must agree, and received cards must be planted in phase 3.
phase-plant-aside = phase 3, planting new cards
phase-plant-aside-advice = Everyone plants the cards they received, in any order. The active player also plants the revealed cards that are left. If a card doesn’t fit, harvest a field first.
moment-reveal = phase 2, before the reveal
moment-reveal-advice = The next reveal takes the last cards of the draw pile. Everyone may harvest and buy before the discard pile is shuffled.
moment-draw = phase 4, before the draw
moment-draw-advice = The next draw takes the last card of the draw pile. Everyone may harvest and buy before the discard pile is shuffled or the game ends.
freely = You may harvest or buy a field at any prompt. You can’t harvest a single bean while another of your fields has two or more.

# What moves mean

move-plant = makes { $row }
move-plant-empty = { $beans } on an empty field
move-harvest = { $taler ->
    [0] { $beans } for nothing
   *[other] { $beans } for { $taler } taler
}
move-pay = pays { $beans } taler
move-accept = get { $give } for { $want }
move-done = end this phase
move-go-on = continue
more-offers = {"   "}… { $count } more offers like these: type moves

# How it ended

score-of = { $who_is ->
    [you] You
   *[other] { $who }
}
winners = { $winners_is ->
    [you] You win.
    [several] { $winners } win together.
   *[other] { $winners } wins.
}
ended-agreed = You all ended the game early. No one wins.
ended-conceded = { $verdict } { $who_is ->
    [you] You conceded.
   *[other] Conceded: { $who }.
}
ended-time = { $verdict } { $who_is ->
    [you] You ran out of time.
   *[other] Out of time: { $who }.
}
nobody-wins = No one wins.
