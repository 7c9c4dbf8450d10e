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
terminal-fact-lapsed = #{ $offer } can no longer be met
terminal-open-offer = #{ $offer } { open-offer }
terminal-open-offer-gift = #{ $offer } { open-offer-gift }
terminal-open-offer-request = #{ $offer } { open-offer-request }

# What is typed and cannot be understood

typed-may-be = { $word } may be { $choices }
typed-empty-offer = say what you give and what you want, as in { $example }
typed-for-what = for what? { $nothing } makes it a gift
typed-no-number = { $word } is no number of cards
typed-of-which-bean = { $word } of which bean?
typed-which-one = which one: { $choices }?
typed-brings-nothing = { $sentence } would bring nothing; say it whole if you mean it
typed-fits-nowhere = { $beans_count ->
    [one] { $beans } fits on none of your fields; harvest one first
   *[other] { $beans } fit on none of your fields; harvest one first
}
typed-nothing-grows = nothing grows on your fields; “?” is the help
typed-no-move = there is no move { $number } in a list shown just now
typed-no-offer = there is no offer that you could take

# Questions

ask-answer = An offer for you. a and its number: take it; Enter: no; later: leave it open; pass: no to all offers of this turn.
ask-answer-or-done = An offer for you. a and its number: take it; Enter: no; later: leave it open; d: done with trading; pass: no to all offers of this turn.
ask-offer = { $who_is ->
    [you] You are trading. An offer from you? Enter: no; pass: none until your turn.
   *[other] { $who } is trading. An offer from you? Enter: no; pass: none until your turn.
}
ask-more-offers = { $offers_count ->
    [one] { $who } is trading; #{ $offers } from you is open. More? Enter: let them answer; pass: none until your turn.
   *[other] { $who } is trading; #{ $offers } from you are open. More? Enter: let them answer; pass: none until your turn.
}
harvest-first = For that, harvest a field first.
harvest-or-buy-first = For that, harvest a field first, or buy one.
not-done = Not done: { $rest }
not-done-since = Not done, since { $why }: { $rest }
since-turn = another turn has begun
since-revealed = cards were revealed
since-drew = you drew cards
since-offer = there is a new offer to you

# Help

help-sentence = sentence
help-short = short
help-meaning = meaning
help-plant = the front card of your hand on field 1; “p” alone where its kind grows
help-plant-ready = phase 3: a card that lies before you
help-harvest = sell field 2; “h” alone where only one can be sold
help-offer = to seat 3; “all”: everybody; “for nothing”: a gift
help-offer-copy = the copy at place 4; without a seat: whoever may trade
help-accept = take offer #5; “a 5: soy@3” gives the copy at place 3
help-decline = refuse an offer; take your own back
help-done = end the phase
help-done-trading = end the phase; in the turn of another d declines the offer you are asked about
help-buy-field = the third field, at any prompt; “b red red soy” chooses the taler
help-lines = A number does that move of the list. Several sentences may share a line: { $example }
help-beans = Beans may be shortened ({ $short } for { $bean }) and written in the language of the table.
help-beans-whole = Beans may be shortened and written in the language of the table.
help-outlook = A field with “0 taler, +2 for 1” brings nothing yet; two more beans would make it worth one taler.
help-look-up = moves (m) lists all moves · hint (tip) says what an expert would think of · table (t) draws everything · cards (c) shows taler and discard pile · log (l) tells the last facts · rules (r) { $example }, or a word, shows rules · undo takes back your last move and all that followed · quit (q) leaves; the game is saved after every act
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

choose-game = Which game? Its number or name; Enter: { $first }; q: none > {""}
no-game = { $wish } is no game; say { $choices }.
a-number-or-name = a number from 1 to { $most }, or a name of the list
seats-one = { $most ->
    [one] { $most } seat
   *[other] { $most } seats
}
seats-range = { $fewest } to { $most } seats

# Rules looked up

chapters = Chapters: { $chapters }. Ask for one rule (rules { $first }) or for a word.
no-rule-has = No rule has { $word }.
also-in = Also in { $rules }

# A sitting

welcome = { $game }. Type ? for help, quit to leave; the game is saved after every act.
what-happened-last = What happened last:
begins = { $who_is ->
    [you] You begin.
   *[other] { $who } begins.
}
skipped = Skipped a newer game: { $why }
not-saved = This act is not saved: { $why }
saved = Saved.
acts-not-saved = { $count ->
    [one] The last act is not saved: { $why }.
   *[other] The last { $count } acts are not saved: { $why }.
}
go-on-with = { $kept } Go on with: { $command }
seed-and-record = The seed was { $seed }. The record: { $path }
series = { $game } so far: { $won } won, { $lost } lost.
series-row = { $game } so far: { $won } won, { $lost } lost; { $row } in a row.

# The rules on paper, and on one screen

quick-start-begin = Enter: let us begin {""}
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
set-aside = Set aside
player-cards = { $who_is ->
    [you] You: { $beans }
   *[other] { $who }: { $beans }
}
you-said-no = you said no
you-lack-the-cards = you lack the cards
lesson-type = Type: { $sentence }
terminal-lesson-astray = Type undo to follow the lesson, or play on.
nothing-to-undo = There is nothing to undo.
