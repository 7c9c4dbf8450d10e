rabohnzel-no-power = The beans on that field have no power.
rabohnzel-power-used = That field’s power has been used, or its beans came too late for this magic phase.
rabohnzel-name-a-player = Name the player you aim it at.
rabohnzel-no-aim = You don’t aim that power at a player.
rabohnzel-not-yourself = You must aim it at another player.
rabohnzel-too-few-beans = That power needs four beans, or an active spell that helps it.
rabohnzel-no-help = No spell can help that power.
rabohnzel-nothing-to-steal = That player has no hand card.
rabohnzel-nothing-to-draw = The draw pile has run out.
rabohnzel-nothing-to-activate = You have no face-down spell.
rabohnzel-not-your-spell = You have no such face-down spell.
rabohnzel-not-active = You have no such active spell.
rabohnzel-wrong-time = You can’t cast that spell now.
rabohnzel-no-brew = You have no card in your hand that activates a spell.
rabohnzel-under-attack = You can’t harvest while you’re under attack.
rabohnzel-not-drawn = No such taler has been drawn.
rabohnzel-no-discard = You can discard a revealed card only if Trade was cast this turn.
rabohnzel-not-revealed = No such card was revealed, or it is gone.
rabohnzel-third-field-open = You already have a third field.
rabohnzel-not-one-card = That field does not hold exactly one card.
rabohnzel-same-kind = That card fits there without magic.
rabohnzel-no-spell-to-take = That player has no face-down spell.
rabohnzel-empty-discard = The discard pile is empty.
rabohnzel-empty-spells = The spell pile is empty.
rabohnzel-empty-hands = All hands are empty.
rabohnzel-nothing-revealed = There is nothing to reveal.
rabohnzel-no-third-card = There is no third card to reveal: say { $example }.
rabohnzel-nothing-to-discard = No revealed card can be discarded.
rabohnzel-has-traded = A card has changed hands in phase 2 of this turn.
rabohnzel-not-moved = The card would stay where it is.
rabohnzel-no-such-place = Your hand has no such positions.
rabohnzel-cast-or-done = Cast an active spell, or say done.
rabohnzel-magic = Magic phase: use the powers of your fields, activate and cast spells, or say done.
rabohnzel-hold = Plant the card you took, or keep it in your hand.
rabohnzel-activate = Activate one of your spells, or say done.
rabohnzel-taken = Activate the spell you took, or say done to leave it face down.
rabohnzel-choose = Choose which of the two taler counts.
rabohnzel-counter = You may counter-attack, or say done.
rabohnzel-flow = Your spell lets you plant your front card, or say done.
rabohnzel-enchanted = A spell forces you to plant your front card.
rabohnzel-enchanter = Your spell lets you plant your front card, or say done.
rabohnzel-helps-a-power = it helps the power of a field, as in { $examples }
rabohnzel-one-place = name one position in your hand, as in { $example }

# Phases

phase-magic = the magic phase
phase-magic-advice = Use the power of each of your fields once, in any order. You may also use a bean that you plant on an empty field now. Play magic beans from your hand to activate spells, and cast active ones.
phase-rabohnzel-look = phase 2, directly after the reveals
phase-rabohnzel-look-advice = Now, and only now, your spell may reveal a third card, or only let you discard revealed cards later.
phase-rabohnzel-draw = phase 4, before the draw
phase-rabohnzel-draw-advice = Your spell lets you draw five cards if no card has changed hands in phase 2.
phase-end = the end of the turn
phase-end-advice = You may still cast an active spell; an unused one lapses.
phase-hold = a card to place
phase-hold-advice = Plant the card where it fits, after a harvest unless you’re under attack, or keep it in your hand.
phase-activate = activating a spell
phase-activate-advice = Turn a face-down spell up. You may cast it once, at its time on your own turn.
phase-taken = a spell has been swapped
phase-taken-advice = Activate the spell just drawn, or leave it face down.
phase-choose = two taler are drawn
phase-choose-advice = The attacker chooses which of the two counts; one has to.
phase-counter = a counter-attack is possible
phase-counter-advice = A sword was drawn: the player who was attacked may counter-attack.
phase-flow = planting front cards by a spell
phase-flow-advice = Plant front cards one after the other, in phase 3 also by a spell that plants a card. Harvests and, in the magic phase, powers fit in between.
phase-enchanted = a spell makes everyone plant
phase-enchanted-advice = Everyone else must plant the front card of their hand. The active player may.
rabohnzel-freely = You may harvest at any prompt unless you’re under attack. You can’t harvest a single bean while another of your fields has two or more. No field can be bought.
rabohnzel-bean = { $bean }: { $bean_power }.
rabohnzel-spell = { $card }: { $power }.

# Help

rabohnzel-help-plant = one of your new cards, or the card you have just taken
help-use = the power of field 1, aimed at seat 3 if it needs a target
help-use-with = the same with the help of the spell { $card }
help-brew = play a magic bean from your hand: { $card } is active; { $example } plays the card in position 4
help-activate = turn a spell up, if a field or a taler lets you
help-cast = cast an active spell
help-cast-trade = { $card } without its third card
help-cast-spell-swap = swap spells with seat 3
help-cast-field = plant a cap bean on a third field
help-cast-bean-enchantment = plant it on the single bean of field 2
help-cast-move = move the fourth card of your hand to the front
help-keep = take the card just drawn or stolen into your hand
help-counter = counter-attack
help-choose = which of two taler counts; discard a revealed card
rabohnzel-help-accept = accept offer #5; { $example } gives the card in position 3

# What happened

fact-harvested-enchanted = { $who_is ->
    [you] You harvest
   *[other] { $who } harvests
} field { $field }: { $crop } for { $taler ->
    [0] nothing
   *[other] { $taler } taler
}, the first an enchanted { $first }
fact-learnt = { $who_is ->
    [you] You learn
   *[other] { $who } learns
} { $cards_is ->
    [seen] the spell { $cards }
   *[unseen] a spell
}
fact-activated = { $played_count ->
    [0] { $who_is ->
        [you] You activate { $spell }
       *[other] { $who } activates { $spell }
    }
   *[other] { $who_is ->
        [you] You play { $played } to activate { $spell }
       *[other] { $who } plays { $played } to activate { $spell }
    }
}
fact-cast = { $who_is ->
    [you] You cast
   *[other] { $who } casts
} { $target_is ->
    [all] { $spell }
   *[other] { $spell } with { $target_whom }
}
fact-spell-taken = { $who_is ->
    [you] You take
   *[other] { $who } takes
} { $cards_is ->
    [seen] the spell { $cards }
   *[unseen] a spell
} from { $from_whom }
fact-untraced = Only those two now know which of them has { $cards }
fact-borrowed = { $who_is ->
    [you] You borrow { $spell } for this turn
   *[other] { $who } borrows { $spell } for this turn
}
fact-turned-down = { $who_is ->
    [you] Your { $spell } lapses unused
   *[other] { $who }’s { $spell } lapses unused
}
fact-returned = Borrowed spells are shuffled back into their pile
fact-used = { $who_is ->
    [you] You use
   *[other] { $who } uses
} { $target_is ->
    [all] { $beans } on field { $field }
   *[other] { $beans } on field { $field } against { $target_whom }
}
fact-stole = { $who_is ->
    [you] You steal { $beans } from { $from_whom }
   *[other] { $who } steals { $beans } from { $from_whom }
}
fact-kept = { $who_is ->
    [you] You keep it in your hand
   *[other] { $who } keeps it in their hand
}
fact-taler-shown = { $who_is ->
    [you] Your taler is drawn: { $beans }
   *[other] { $who }’s taler is drawn: { $beans }
}
fact-lost = { $who_is ->
    [you] You lose the { $beans } taler
   *[other] { $who } loses the { $beans } taler
}
fact-freed = { $who_is ->
    [you] You free a { $beans } from { $from_whom }: 1 taler
   *[other] { $who } frees a { $beans } from { $from_whom }: 1 taler
}
fact-struck-back = { $who_is ->
    [you] You counter-attack { $attacker_whom }
   *[other] { $who } counter-attacks { $attacker_whom }
}
fact-lifted = { $who_is ->
    [you] You take { $beans } from the discard pile
   *[other] { $who } takes { $beans } from the discard pile
}

# What lies there

rabohnzel-spells = Spells
rabohnzel-no-spells = none
rabohnzel-unknown = { $count } unknown
rabohnzel-borrowed = Borrowed
rabohnzel-stolen = Stolen
rabohnzel-in-hand = { $cards }, still in hand
rabohnzel-attack-label = Attack
rabohnzel-attack = { $who_is ->
    [you] You
   *[other] { $who }
} on { $target_whom }{ $blows ->
    [0] {""}
    [one] , { $blows } counter-attack so far
   *[other] , { $blows } counter-attacks so far
}
rabohnzel-powers = Powers
rabohnzel-power = field { $field } { $bean }
rabohnzel-held = To place
rabohnzel-lifted = Taken up
rabohnzel-pile = Spells in the pile: { $count }

# What moves mean

move-use = { $bean }: { $power }
move-use-on = { $bean }: { $power }: { $taler }
rabohnzel-use-sword = attack
rabohnzel-use-magic = activate a spell
rabohnzel-use-magic-many = activate two spells
rabohnzel-use-white = draw a card
rabohnzel-use-white-many = draw a card, which you may plant
rabohnzel-use-mean = everyone else risks a taler
rabohnzel-use-picker = take the last hand card
rabohnzel-use-other = the power of this field
rabohnzel-no-taler = no taler
rabohnzel-move-hand = reorder your hand
rabohnzel-only-to-discard = no third card, but none need be planted
rabohnzel-drawn-sword = may be answered by a counter-attack
rabohnzel-drawn-princess = the taler is yours
rabohnzel-drawn-magic = you activate a spell
rabohnzel-drawn-picker = your last hand card is stolen
rabohnzel-drawn-nothing = nothing happens
move-keep = { $beans } to the back of your hand
move-discard = onto the discard pile
move-no-more = no more

# How it ended

rabohnzel-score = { $gap }{ $pfennig } pfennig  { $who_is ->
    [you] You
   *[other] { $who }
}
