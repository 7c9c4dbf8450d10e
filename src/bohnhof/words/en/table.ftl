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
phase-plant-hand-advice = The player on turn plants the front card of the hand, and may then plant the next one. If a card fits nowhere, a field has to be harvested first.
phase-trade = phase 2, trading
phase-trade-advice = The player on turn may trade the revealed cards and hand cards from any place with anybody; the others may offer hand cards to the player on turn only. Nothing changes hands without consent, and what is received must be planted in phase 3.
phase-plant-aside = phase 3, planting new cards
phase-plant-aside-advice = Everybody plants the cards received, the player on turn also the revealed ones that are left, in any order. Harvest where nothing fits.
moment-reveal = phase 2, before the reveal
moment-reveal-advice = The cards to be revealed are the last of the draw pile. Everyone may harvest and buy before the discard pile is shuffled.
moment-draw = phase 4, before the draw
moment-draw-advice = The last card of the draw pile is about to be drawn. Everyone may harvest and buy before the discard pile is shuffled or the game ends.
freely = Harvesting and buying a field are possible at any prompt; a single bean is protected while another of your fields holds more.

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
move-go-on = let it go on
more-offers = {"   "}… { $count } more of such offers: moves

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
nobody-wins = Nobody wins.
