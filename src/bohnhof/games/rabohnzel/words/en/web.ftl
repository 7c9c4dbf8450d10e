# What only the page says, in the panels of Rabohnzel

art-spells = Spells
art-your-spells = Your spells
art-no-spells = You know no spell yet.
art-spell-active = active
art-spell-borrowed = borrowed
art-spell-secret = face down
art-spell-up = { $spell }, active
art-spells-unknown = { $n ->
    [one] { $n } spell, unknown
   *[other] { $n } spells, unknown
}
art-pfennig = { $n } pf
art-powers = The beans’ powers
art-power-used = power used
art-power-sword = attack
art-power-magic = activate a spell
art-power-white = draw a card
art-power-mean = the others risk a taler
art-power-picker = take a card
art-attack = Attack
art-attacks = { $who } attacks
art-you-attack = You attack
art-odds = { $n } of { $of } were { $bean }
art-fate-princess = the taler is won
art-fate-sword = counter-attack is possible
art-fate-picker = takes a last card
art-fate-magic = may activate a spell
art-fate-cap = nothing
art-go-on = Go on
art-choose-hold = Plant this card, or take it up?
art-choose-activate = Activate a spell
art-choose-taken = The spell you took
art-choose-choose = Which of the two taler counts?
art-choose-counter = Counter-attack?
art-bean-sword = attack a player
art-bean-princess = no power; attackers want her taler
art-bean-magic = activate a spell; with four, two spells
art-bean-white = draw a card; with four, you may plant it
art-bean-mean = with four, everyone else risks a taler
art-bean-cap = harvest two to learn a spell
art-bean-picker = take the last card of a hand
art-brew-spell = Activate with a Magic bean
art-activate-spell = Activate
art-cast-spell = Cast
art-strike-back = Counter-attack
desk-rabohnzel-magic = Use powers and spells, or go on
desk-rabohnzel-cast-or-done = Cast an active spell, or go on
desk-rabohnzel-hold = Plant the card you took, or keep it
desk-rabohnzel-activate = Activate a spell, or go on
desk-rabohnzel-counter = Counter-attack, or decline
desk-rabohnzel-taken = Activate the new spell, or leave it face down
desk-rabohnzel-flow = Plant { $front } too by your spell, or go on
desk-rabohnzel-enchanted = A spell makes you plant { $front }
desk-rabohnzel-enchanter = Plant { $front } by your spell, or go on
