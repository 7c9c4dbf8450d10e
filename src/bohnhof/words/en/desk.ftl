# At the table of the page: the board, the trade desk, the rail

desk-accept = Accept
desk-all-moves = All moves
desk-answer-or-offer = Answer, or make an offer
desk-ask-for = Ask for it
desk-asks-you = { $who } asks you for something
desk-away = away
desk-away-for = away for { $count } min
desk-board = Status
desk-bot = bot
desk-bot-about-beginner = Knows the rules but often misses the best move. Good for a first game.
desk-bot-about-casual = Finds most good moves, but not always the best one. Good for a relaxed game.
desk-bot-about-neighbour = Plays well and accepts trades even at a small loss. Make many offers!
desk-bot-about-thrifty = Plays soundly and trades only when it pays.
desk-bot-about-learned = Learned by playing millions of moves against itself.
desk-bot-about-expert = Judges every field, card and offer from both sides.
desk-bot-about-search = Plays through hundreds of possible continuations before each move.
desk-bot-for = Let a bot play for { $who }
desk-buy-card = Buy: { $card }
desk-choosing = is choosing …
desk-close = Close
desk-counter = Counter
desk-deal = Deal
desk-discards = Discards { $count }
desk-draft-empty = Tap cards to give or a kind you want first.
desk-draw-pile = Draw pile
desk-emotes = Quick talk
desk-more-field = field
desk-front = Front
desk-front-card = Front card
desk-give-gift = Give as a gift
desk-good-for-both = Good for both sides
desk-hand-of = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
desk-harvest-anyway = Harvest
desk-harvest-early = This harvest pays { $now } taler. One more bean would make it { $then }.
desk-harvest-nothing = This harvest pays no taler.
desk-home = Home
desk-how-to-offer = tap your cards, tap what you want, send
desk-hurry-bots = Skip to my next decision
desk-i-look-for = Looking for
desk-i-look-for-nothing = Looking for …
desk-i-would-give = Can give
desk-is-writing = { $count ->
    [one] { $who } is writing an offer.
   *[other] { $who } are writing offers.
}
desk-keep-card = Pin this card (k): it is not suggested or given by mistake
desk-keys = Keys
desk-leave = Leave the table
desk-result = See the result
desk-let-bot-play = Let a bot play for me
desk-invite = Invite
desk-invite-title = Invite someone
desk-invite-watch = If no seat is free, whoever opens the link can watch.
desk-free-seat = Free the seat of { $who }
desk-free-seat-why = The game then waits until someone takes it.
desk-log = What happened
desk-log-empty = Nothing has happened yet.
desk-looks-for = wants
desk-makes-gift = { $who } makes you a gift
desk-menu = Menu
desk-new-cards-here = new cards go here
desk-new-offer = New offer
desk-no = Decline
desk-moment-shuffle = Harvest before the shuffle, or continue
desk-moment-shuffle-buy = Harvest or buy before the shuffle, or continue
desk-moment-nothing-to-shuffle = Nothing to shuffle: harvest or buy now, or the draw pile stays empty
desk-moment-end = Harvest before the last draw, or continue
desk-moment-end-buy = Harvest or buy before the last draw, or continue
desk-no-from-all = Everyone declined
desk-no-from = Declined by { $who }
desk-no-offers = No offers.
desk-no-thanks = Decline
desk-not-now = You can’t do that now.
desk-nothing-from-me = No offer
desk-nothing-more = Done
desk-nothing-gift = nothing: a gift
desk-nothing-request = nothing: a request
desk-offer-gone = { $who }’s offer lapsed
desk-offer-something = Make an offer, or skip
desk-offers = Offers
desk-offers-to-you = Offers to you
desk-offers-wait = { $count ->
    [one] { $count } offer waits for your answer.
   *[other] { $count } offers wait for your answer.
}
desk-offers-you = { $who } offers you
desk-online = online
desk-pace = Bot speed
desk-pace-slow = slow
desk-pace-normal = normal
desk-pace-fast = fast
desk-pace-at-once = instant
desk-pass = Pass { $now } of { $passes }
desk-pinned = This card is pinned. Unpin it first.
desk-pin = Pin this card so it isn’t suggested or given by mistake
desk-unpin = Unpin
desk-pay-title = { $card } for { $count } taler: which do you pay?
desk-pay-any = Any
desk-pay-these = Pay these
desk-play-myself = Play myself again
desk-rather-not = Cancel
desk-rules = Rules
desk-say-something = Say something
desk-open-seat = Open the seat of { $who }
desk-seat-open = free seat
desk-bot-plays-time = You ran out of time three times. A bot is playing for you.
desk-you-conceded = You’ve conceded. A bot plays on for you.
desk-your-time-was-up = You ran out of time, so the smallest move was made.
desk-time-was-up = time ran out
desk-conceded = conceded
desk-reserve = reserve
desk-seconds-left = { $count } seconds left
desk-seconds = { $count } s
desk-seed-hash = Deal fingerprint (verify it after the game):
desk-send-offer = Send offer
desk-settings = Settings
desk-sound = Sound
desk-sure = Harvest now?
desk-table = Table
desk-take-it = Accept
desk-talk = Talk
desk-talk-drafted = Offer this trade?
desk-watchers = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
}
desk-show-spectators = Show what they say
desk-spectator = Spectator
desk-mute = Mute { $who }
desk-unmute = Unmute { $who }
desk-report = Report
desk-reported = Reported to the operator of this server.
desk-report-why = The operator of this server will see this line and the five before it.
desk-new-lines = { $count ->
    [one] { $count } new line
   *[other] { $count } new lines
}
desk-tap-cards = tap your cards
desk-tap-kind = tap a kind below
desk-the-others = The others
desk-theme = Dark or light
desk-to-plant = New cards to plant
desk-to-plant-short = To plant
desk-to-whom = To whom?
desk-top-first = The top card comes first.
desk-trade = Trade
desk-turn-and = { $who }’s turn:
desk-turn-of = { $who }’s turn.
desk-unseen = Beans not seen yet
desk-card-of = { $place } of { $count }
desk-unwant = Remove { $bean }
desk-want-more = One more { $bean }
desk-want-less = One { $bean } fewer
desk-idea = Draft: give { $give } for { $want } to { $who }
desk-idea-gift = Draft: give { $give } to { $who } as a gift
desk-idea-request = Draft: ask { $who } for { $want }
desk-clear-draft = Clear offer
desk-waits-for = Waiting for { $who }.
desk-bot-plays = A bot is playing for you.
desk-waits-for-you = Waiting for you.
desk-waits-for-you-and = Waiting for you and { $who }.
desk-my-offer-waits = Your offer waits for an answer.
desk-bot-waits-offer = { $who } waits for your offer.
desk-bot-waits-for = { $who } waits for { $whom }.
desk-goes-on-in = Continues in { $count } s
desk-watching = You are watching
desk-what-do-you-mean = Which one?
desk-do-this = Do this now?
desk-to-boss = to { $boss }
desk-for-boss = for { $boss }
desk-lay-these = Lay down { $beans }
desk-what-want = What do you want?
desk-wishes = My wish list
desk-wishes-who = Everyone at the table sees this, spectators too. Bots don’t react to it.
desk-withdraw = Withdraw
desk-would-give = can give
desk-you = You
desk-you-get = you get
desk-you-give = You give
desk-you-give-small = you give
desk-you-to = You to { $who }
desk-you-want = You want
desk-your-fields = Your fields
desk-your-hand = Your hand, in order
desk-your-offer = Your offer
desk-your-turn = Your turn
desk-your-turn-and = Your turn:
desk-offer-for-you = An offer for you
desk-missed = The table waited for you while you were elsewhere. Do you want a notification next time?
desk-notify-me = Notify me
desk-yours = Yours
desk-done = Continue
desk-done-trade = Done trading
desk-done-plant-hand = Continue
desk-reveal = Reveal
desk-keep = Take into your hand
desk-stop-plant-hand = Plant
desk-stop-trade = Trade
desk-stop-plant-aside = Plant new
desk-stop-draw = Draw
desk-your-store = Your store
desk-from-table = revealed
desk-from-store = from your store
desk-in-deck = { $count } cards in the deck
desk-still-unseen = { $count } not seen yet
desk-grown-by = Who grows it: { $who }
desk-pays = { $beans } beans pay { $taler } taler
desk-fits-nowhere = It doesn’t fit any of your fields. Harvest one first.
desk-emote-hello = Hello!
desk-emote-thanks = Thanks!
desk-emote-please = Please …
desk-emote-well-played = Well played!
desk-emote-hurry = Your move!
desk-emote-laugh = Ha ha!
desk-emote-oh-no = Oh no!
desk-emote-deal = It’s a deal!
desk-emote-no-way = No way!
desk-emote-bye = Bye!
desk-front-first = The front card comes first: your hand keeps its order.
desk-held-draw = Draw
desk-held-reveal = Reveal
desk-held-next = End my turn
desk-labelled = { $label }:
desk-act-plant = Plant on field { $field }
desk-act-play = Plant on field { $field }
desk-act-harvest = Harvest field { $field }
desk-act-pay = Pay from field { $field }
desk-act-use = Use field { $field }
desk-act-leave = Leave field { $field }
desk-offer-between = { $who } to { $whom }
desk-gives = gives
desk-wants = wants

# Undo and hints, to which all other people must agree

desk-undo = Undo
desk-ask-undo = Ask to undo
desk-ask-hint = Ask for a hint
desk-wants-undo = { $who_is ->
    [you] You want to undo your last move.
   *[other] { $who } wants to undo their last move.
}
desk-wants-hint = { $who_is ->
    [you] You want a hint.
   *[other] { $who } wants a hint.
}
desk-wants-end = { $who_is ->
    [you] You want to end the game without a winner.
   *[other] { $who } wants to end the game without a winner.
}
desk-do-you-agree = Do you agree?
desk-agree = Agree
desk-decline-all = Decline all this turn
desk-offer-no-more = No more offers from me
desk-thinking = thinking
desk-ask-end = Ask to end the game
desk-concede = Concede
desk-concede-bot = Concede? You lose, and a bot plays on for you.
desk-concede-end = Concede? You lose, and the game ends.
desk-decline = Decline
desk-agreed = Agreed: { $who }.
