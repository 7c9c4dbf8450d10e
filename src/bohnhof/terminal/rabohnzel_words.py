"""What phases, powers and spells of the fairy tale do, in a few words each."""

from __future__ import annotations

from typing import Final

from bohnhof.terminal.phases import Phase

PHASES: Final = {
    "magic": Phase(
        "the magic phase",
        "Use the power of each of your fields once, in any order; a bean you plant on an empty field now may "
        "be used too. Play magic beans from your hand to activate spells, and use active ones.",
        ("RZ 3.1", "RZ 3.2", "RZ 3.4", "RZ 6.2", "RZ 6.3"),
    ),
    "look": Phase(
        "phase 2, directly after the reveals",
        "Now, and only now, your spell may reveal a third card, or only let revealed cards be discarded "
        "later.",
        ("RZ 6.4", "RZ 7.6"),
    ),
    "draw": Phase(
        "phase 4, before the draw",
        "Your spell lets you draw five cards if no card has changed hands in phase 2.",
        ("RZ 7.14",),
    ),
    "end": Phase(
        "the end of the turn",
        "An active spell may still be used; what is not used lapses.",
        ("RZ 6.6", "RZ 6.7"),
    ),
    "hold": Phase(
        "a card in hold",
        "Plant the card where it fits, after a harvest unless you are under attack, or keep it in the hand.",
        ("RZ 4.2", "RZ 4.3", "RZ 5.7"),
    ),
    "activate": Phase(
        "activating a spell",
        "Turn up a spell that lies face down; it may be used once, at its time in your own turn.",
        ("RZ 4.5", "RZ 5.8", "RZ 6.3", "RZ 6.9"),
    ),
    "taken": Phase(
        "a spell has been swapped",
        "Activate the spell just drawn, or leave it face down.",
        ("RZ 7.5",),
    ),
    "choose": Phase(
        "two taler are drawn",
        "The attacker chooses which of the two counts; one has to.",
        ("RZ 7.1",),
    ),
    "counter": Phase(
        "a counter-attack is possible",
        "A sword was drawn: whoever was attacked may strike back at the attacker.",
        ("RZ 5.4", "RZ 5.5"),
    ),
    "flow": Phase(
        "planting front cards by a spell",
        "Plant front cards one after the other, in phase 3 also by a spell that plants a card; harvests and, "
        "in the magic phase, powers fit in between.",
        ("RZ 7.7",),
    ),
    "enchanted": Phase(
        "everybody plants by a spell",
        "Everyone but the player on turn, who may, has to plant the front card of the hand.",
        ("RZ 7.12",),
    ),
}

POWERS: Final = {
    "sword": ("attack", "attack"),
    "magic": ("activate a spell", "activate two spells"),
    "white": ("draw a card", "draw a card, which you may plant"),
    "mean": ("everybody else risks a taler", "everybody else risks a taler"),
    "picker": ("take the last hand card", "take the last hand card"),
}
"""What the powers do, with fewer than four beans and with more."""

BEANS: Final = {
    "sword": "attack a player: one of his taler is drawn; a taler of this bean lets him strike back",
    "princess": "no power; an attacker who draws such a taler gets it",
    "magic": "activate one of your spells, with four beans two; from the hand, each activates one",
    "white": "draw a card, which with four beans you may plant at once",
    "mean": "with four beans everybody else shows a taler; all but the highest number are lost",
    "cap": "no power; a harvest of two or more brings a new spell",
    "picker": "take a player’s last hand card; if such a taler is drawn, he takes the attacker’s last card",
}
"""What each bean does in the magic phase and besides, in one line."""

TAKEN_TALER: Final = {
    "sword": "may be answered by a counter-attack",
    "princess": "the taler is yours",
    "magic": "you activate a spell",
    "white": "nothing happens",
    "mean": "nothing happens",
    "cap": "nothing happens",
    "picker": "your last hand card is stolen",
}
"""What a drawn taler means to the attacker."""

SPELLS: Final = {
    "attack": "draw two taler in an attack, or use mean beans of any number",
    "field": "phase 3: plant a card on a third field, which closes at your next harvest",
    "spell-swap": "give this card away for another player’s spell, drawn unseen",
    "trade": "after the reveals: a third card, and none of them need be planted",
    "card-flow": "plant as many front cards as you like",
    "pile": "phase 2: take up the top card of the discard pile",
    "bean-enchantment": "phase 3: plant a card on a single bean, which becomes that kind",
    "player-enchantment": "everybody else plants the front card, you may",
    "move": "move a hand card to another place",
    "hand": "draw five cards if no card changes hands in phase 2",
    "chance": "borrow the top spell of the pile for this turn",
}
"""What the spells do, by their ids."""

ONLY_TO_DISCARD: Final = "no third card, but none need be planted"
"""What Trade does without its third card."""
