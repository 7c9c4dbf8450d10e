# The page in the browser: what no other surface says

## Everywhere

web-you = You
web-guest = Guest
web-to-home = Home
web-skip = Skip to content
web-to-table = Back to the table
web-places = Places
web-language = Language
web-dark = Dark
web-close = Close
web-copied = Copied
web-copy-link = Copy link
web-no-connection = Can’t reach the server.
web-nothing-here = There’s nothing here.
web-not-understood = The server couldn’t read that request.
web-lost = No train stops here
web-lost-why = This page doesn’t exist.
web-offline = Offline
web-offline-kept = Offline. You’re seeing what is stored on this device.
web-offline-home = Offline. You need a connection to play. You can still read the rules and your finished games.
web-offline-play = You need a connection to play.
web-offline-table = This table needs a connection
web-offline-table-why = It opens as soon as the server can be reached.
web-offline-not-here = not on this device
web-offline-only = { $what } (only online)

## Home

web-where-to = Where to today?
web-lead = Bean games for every mood. With friends, with bots, or alone.
web-start-here = Start here
web-seats-range = { $fewest ->
    [1] alone
   *[other] { $most ->
        [2] two
       *[other] { $fewest }–{ $most } players
    }
}
web-your-table = Your table: { $game }
web-your-name = Your name
web-seat-number = Seat { $n }
web-friend-by-link = Friend (invite link)
web-bot-chance = Random – for testing
web-bot-beginner = Easy – still learning
web-bot-casual = Fairly easy – plays for fun
web-bot-neighbour = Medium – trades generously
web-bot-thrifty = Medium – counts every taler
web-bot-learned = Very hard – self-taught
web-bot-expert = Hard – weighs every trade
web-bot-expert-alone = Hard – knows the odds
web-bot-search = Very hard – thinks ahead
web-remove-seat = Remove seat { $n }
web-add-seat = Add a seat
web-longer = The long game: three passes through the draw pile
web-options = More options
web-clock = Time per move
web-clock-none = no limit
web-clock-seconds = { $n } seconds
web-time-up = When time runs out
web-time-up-skip = make the smallest move
web-time-up-remind = only show a reminder
web-time-up-end = end the game
web-time-reserve = Everyone also has a reserve of { $n } times as much for the whole game.
web-public = Public: anyone can join or watch
web-start = Start the game
web-start-short = Start
web-link-comes = You’ll get an invite link next.
web-no-account = No account needed.
web-who-plays = { $friends ->
    [0] { $bots ->
        [0] you alone
        [one] you and a bot
       *[other] you and { $bots } bots
    }
    [one] { $bots ->
        [0] you and a friend
        [one] you, a friend, a bot
       *[other] you, a friend, { $bots } bots
    }
   *[other] { $bots ->
        [0] you and { $friends } friends
        [one] you, { $friends } friends, a bot
       *[other] you, { $friends } friends, { $bots } bots
    }
}
web-seats = Seats
web-go-on = Continue playing
web-open-tables = Open tables
web-your-turn = Your turn
web-goes-on = in progress
web-waits = waiting for players
web-join = Join
web-watch = Watch
web-alone = alone
web-seats-free = { $n ->
    [one] { $n } seat free
   *[other] { $n } seats free
}

## Coming to a table

web-invited = You’re invited to { $game }
web-at-the-table = At the table: { $names }
web-sit-down = Sit down
web-only-watch = Just watch
web-waiting-for = { $n ->
    [one] Waiting for one more player
   *[other] Waiting for { $n } more players
}
web-when-all-sit = The game starts as soon as all seats are taken.
web-link-for-friends = Invite link
web-link-here = This link works on this computer only.
web-link-open = Open to my network
web-link-opens = Anyone in your network, such as your Wi-Fi, can then join until you close Bohnhof.
web-link-command = To let others join, start Bohnhof like this:
web-link-network = Works on every device in your network, such as your Wi-Fi. If not, allow Bohnhof in your computer’s firewall.
web-share = Share
web-share-text = Play { $game } with me!
web-qr = QR code
web-qr-of = QR code of the link
web-seat-free = free
web-asked-again = asked to play again, not here yet
web-bot = bot
web-here = here
web-away = away
web-give-to-bot = Replace with a bot
web-connection-gone = Connection lost. Reconnecting …
web-try-now = Try now
web-no-such-table = Table not found
web-no-such-table-why = The link is incomplete, or the table was deleted.
web-elsewhere = You’re playing in another tab
web-elsewhere-why = This game is open there. Nothing is lost.
web-play-here = Play here
web-page-is-old = This page is out of date
web-page-is-old-why = Bohnhof has been updated since you opened it.
web-load-again = Reload

## The end

web-finished = Finished after { $turns } turns
web-margin = { $n ->
    [0] A tie at the top.
   *[other] Ahead by { $n } taler.
}
web-margin-over = { $n } taler more than { $who }.
web-margin-you = { $n } taler more than you.
web-decided = What decided it:
web-scores = Scores
web-how-it-went = How it went
web-nth-pass = pass { $n }
web-deal = deal
web-end = end
web-your-game = Your game
web-checkable = Verify the deal
web-best-harvest = Best harvest
web-trades-made = Trades made, of { $all } at the table
web-gifts-taken = Gifts accepted
web-best-partner = Best partner
web-n-trades = { $n ->
    [one] { $n } trade
   *[other] { $n } trades
}
web-seed = Deal seed
web-play-again = Play again
web-rematch = Rematch
web-rematch-waits = The rematch waits for you.
web-no-thanks = No, thanks
web-watch-replay = Watch the replay
web-look-at-table = View the table
web-another-game = Another game

## Replay

web-replay = Replay
web-no-replay = Replay not found
web-turn-back = Start of the turn
web-step-back = Previous move
web-play = Play
web-pause = Pause
web-step-on = Next move
web-turn-on = Next turn
web-turn-number = Turn { $n }:
web-moment = Move
web-moment-of = Move { $at } of { $all }
web-speed = Speed
web-eyes = View
web-eyes-open = All hands
web-eyes-of = { $name }’s view
web-share-moment = Link to this move
web-download = Download the game record

## Results

web-results = Results
web-no-results = No finished games yet.
web-no-results-why = Every game you finish is listed here, with your place, your points and its replay.
web-play-one = Play a game
web-place = Place { $place } of { $of }
web-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
web-played = played
web-won = won
web-best = best
web-mean = on average
web-finished-games = Finished games
web-load-record = Open a game record
web-choose-file = Choose a file

## Rules

web-rules = Rules
web-books = Rulebooks
web-search-rules = Search the rules, or type a rule such as BO 6.5
web-rules-found = { $count ->
    [0] No rule contains “{ $word }”.
    [one] One rule contains “{ $word }”.
   *[other] { $count } rules contain “{ $word }”.
}
web-contents = Contents

## Settings

web-settings = Settings
web-settings-why = Stored on this device.
web-theme = Appearance
web-theme-system = same as the device
web-theme-light = light
web-theme-dark = dark
web-motion = Animations
web-motion-system = same as the device
web-motion-full = full
web-motion-less = reduced
web-hints = Hints
web-hints-first-games = in first games
web-hints-always = always
web-hints-never = never
web-switch-sound = Sound
web-switch-sound-why = A gong when it is your turn, a bell for an offer to you.
web-switch-effects = Table sounds
web-switch-effects-why = Cards, stamps and coins as well.
web-notify = Notifications
web-notify-why = While this tab is hidden: your turn, an offer for you.
web-notify-blocked = Your browser blocks them for this site. You can allow them in its settings.
web-notify-unsafe = Your browser offers them only over https.
web-switch-touch = Vibration
web-switch-touch-why = Your phone buzzes briefly.
web-switch-keys = Keyboard shortcuts
web-switch-keys-why = p plants, h harvests, a accepts; ? shows all.
web-switch-ends = Ask me before my turn ends
web-switch-ends-why = When a turn would end automatically. If you can buy something or the draw pile was shuffled, you’re asked anyway.
web-guide = Guide
web-guide-why = Explains the first turn of a game.
web-guide-again = Show it again
web-learn = Learn { $game } by playing
