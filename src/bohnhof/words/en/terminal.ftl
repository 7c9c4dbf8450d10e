# What happened, as a terminal marks it: headings, and offers by the numbers they are answered by

terminal-fact-turn = ── { fact-turn }
terminal-fact-over = ── { fact-over }
terminal-fact-offered = #{ $offer } { fact-offered }
terminal-fact-offered-gift = #{ $offer } { fact-offered-gift }
terminal-fact-offered-request = #{ $offer } { fact-offered-request }
terminal-fact-traded = #{ $offer } { fact-traded }
terminal-fact-traded-gift = #{ $offer } { fact-traded-gift }
terminal-fact-traded-request = #{ $offer } { fact-traded-request }
terminal-fact-declined = { $who_is ->
    [you] #{ $offer } You decline
   *[other] #{ $offer } { $who } declines
}
terminal-fact-withdrawn = #{ $offer } { fact-withdrawn }
terminal-fact-untaken = #{ $offer } { fact-untaken }
terminal-fact-lapsed = #{ $offer } has lapsed
terminal-open-offer = #{ $offer } { open-offer }
terminal-open-offer-gift = #{ $offer } { open-offer-gift }
terminal-open-offer-request = #{ $offer } { open-offer-request }

# What is typed and cannot be understood

typed-may-be = { $word } could mean { $choices }
typed-empty-offer = say what you give and what you want, as in { $example }
typed-for-what = for what? say { $nothing } to make it a gift
typed-no-number = { $word } is not a number of cards
typed-of-which-bean = { $word } of which bean?
typed-which-one = which one: { $choices }?
typed-brings-nothing = { $sentence } would earn nothing; type the whole move to do it anyway
typed-fits-nowhere = { $beans_count ->
    [one] { $beans } doesn’t fit any of your fields; harvest one first
   *[other] { $beans } don’t fit any of your fields; harvest one first
}
typed-nothing-grows = your fields are empty; type “?” for help
typed-no-move = there is no move { $number } in the list
typed-no-offer = there is no offer you could accept

# Questions

ask-answer = You have an offer. a NUMBER: accept; Enter: decline; later: leave it open; pass: decline everything this turn.
ask-answer-or-done = You have an offer. a NUMBER: accept; Enter: decline; later: leave it open; d: done trading; pass: decline everything this turn.
ask-offer = { $who_is ->
    [you] You are trading. Make an offer? Enter: no; pass: not until your turn.
   *[other] { $who } is trading. Make an offer? Enter: no; pass: not until your turn.
}
ask-more-offers = { $offers_count ->
    [one] { $who } is trading; your offer #{ $offers } is open. Another one? Enter: let them answer; pass: not until your turn.
   *[other] { $who } is trading; your offers #{ $offers } are open. Another one? Enter: let them answer; pass: not until your turn.
}
harvest-first = Harvest a field first.
harvest-or-buy-first = Harvest or buy a field first.
not-done = Skipped: { $rest }
not-done-since = Skipped because { $why }: { $rest }
since-turn = another turn has begun
since-revealed = cards were revealed
since-drew = you drew cards
since-offer = you have a new offer

# Help

help-sentence = sentence
help-short = short
help-meaning = meaning
help-plant = the front card of your hand on field 1; “p” alone where its kind grows
help-plant-ready = phase 3: one of your new cards
help-harvest = sell field 2; “h” alone where only one can be sold
help-offer = to seat 3; “all”: everyone; “for nothing”: a gift
help-offer-copy = the card in position 4; without a seat: anyone who may trade
help-accept = accept offer #5; “a 5: soy@3” gives the card in position 3
help-decline = decline an offer, or withdraw your own
help-done = end the phase
help-done-trading = end the phase; on another player’s turn, d declines the offer you are asked about
help-buy-field = the third field, at any prompt; “b red red soy” chooses the taler
help-lines = A number makes that move of the list. You can type several moves on a line: { $example }
help-beans = You can shorten beans ({ $short } for { $bean }) and type them in English or the language of the table.
help-beans-whole = You can shorten beans and type them in English or the language of the table.
help-outlook = A field with “0 taler, +2 for 1” pays nothing yet; with two more beans it pays one taler.
help-look-up = moves (m) lists all moves · hint (tip) shows what an expert would consider · table (t) draws everything · cards (c) shows taler and the discard pile · log (l) shows what happened last · rules (r) { $example }, or a word, shows rules · undo takes back your last move and everything after it · quit (q) leaves; the game is saved after every move
cards-bean = Bean
cards-count = cards
cards-beanometer = beans for 1, 2, 3, 4 taler
cards-discarded = discarded
cards-as-taler = as taler
cards-unseen = unseen
taler-of = { $who_is ->
    [you] Your taler: {""}
   *[other] { $who }’s taler: {""}
}
discard-pile = Discard pile, top first: { $beans }
discard-pile-empty = Discard pile, top first: empty

# Sitting down

choose-game = Which game? Type its number or name; Enter: { $first }; q: quit > {""}
no-game = { $wish } is not a game; type { $choices }.
a-number-or-name = a number from 1 to { $most }, or a name from the list
seats-one = { $most ->
    [one] { $most } seat
   *[other] { $most } seats
}
seats-range = { $fewest } to { $most } seats

# Rules looked up

chapters = Chapters: { $chapters }. Ask for one rule (rules { $first }) or for a word.
no-rule-has = No rule contains { $word }.
also-in = Also in { $rules }

# A sitting

welcome = { $game }. Type ? for help or quit to leave. The game is saved after every move.
what-happened-last = What happened last:
begins = { $who_is ->
    [you] You begin.
   *[other] { $who } begins.
}
skipped = Skipped a newer game: { $why }
not-saved = This move was not saved: { $why }
saved = Saved.
acts-not-saved = { $count ->
    [one] The last move was not saved: { $why }.
   *[other] The last { $count } moves were not saved: { $why }.
}
go-on-with = { $kept } To continue: { $command }
seed-and-record = The seed was { $seed }. Game record: { $path }
series = { $game } so far: { $won } won, { $lost } lost.
series-row = { $game } so far: { $won } won, { $lost } lost; { $row } in a row.

# The rules on paper, and on one screen

quick-start-begin = Press Enter to start {""}
print-beans = The beans
print-bean = Bean
print-count = Cards
print-power = What it does
print-cards = The cards
print-card = Card
print-pays = Paid with
print-rules = Rules
print-only = in: { $games }

# The table as it is drawn in the terminal

turn-and-phase = { $who_is ->
    [you] Your turn, { $phase }
   *[other] { $who }’s turn, { $phase }
}
discard-top = top { $bean }
head-player = Player
head-hand = Hand
head-field = Field { $field }
player-has = hand { $hand }, { $taler } taler
fields-empty = { $fields_count ->
    [one] field { $fields } empty
   *[other] fields { $fields } empty
}
field-most = { $taler } taler, the most
field-more = { $taler } taler, +{ $more } for { $then }
one-bean = { $bean }
set-aside = New cards
player-cards = { $who_is ->
    [you] You: { $beans }
   *[other] { $who }: { $beans }
}
you-said-no = you declined
you-lack-the-cards = you don’t have the cards
lesson-type = Type: { $sentence }
terminal-lesson-astray = Type undo to follow the lesson, or play on.
nothing-to-undo = There’s nothing to undo.
