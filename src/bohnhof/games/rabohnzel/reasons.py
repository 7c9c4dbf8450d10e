"""Why an act of this game is refused, in words."""

from __future__ import annotations

from typing import Final

START_PLAYER: Final = "in Rabohnzel the highest spell decides who starts"

NO_POWER: Final = "The beans on that field have no power."
POWER_USED: Final = "The power of that field has been used, or its beans came too late for this magic phase."
NAME_A_PLAYER: Final = "Name the player it is aimed at."
NO_AIM: Final = "That power is not aimed at a player."
NOT_YOURSELF: Final = "It must be aimed at another player."
TOO_FEW_BEANS: Final = "That power needs four beans, or an active spell that helps it."
NO_HELP: Final = "No spell is needed or of use for that power."
NOTHING_TO_STEAL: Final = "That player has no hand card."
NOTHING_TO_DRAW: Final = "The draw pile is used up."
NOTHING_TO_ACTIVATE: Final = "You have no spell that lies face down."

NOT_YOUR_SPELL: Final = "You have no such spell lying face down."
NOT_ACTIVE: Final = "You have no such active spell."
WRONG_TIME: Final = "That spell cannot be used now."
NO_BREW: Final = "You have no card in your hand that activates a spell."
UNDER_ATTACK: Final = "Whoever is attacked may not harvest until the attack is over."
NOT_DRAWN: Final = "No such taler has been drawn."

NOT_REVEALED: Final = "No such card was revealed, or it is gone."
THIRD_FIELD_OPEN: Final = "You have a third field already."
NOT_ONE_CARD: Final = "That field does not hold exactly one card."
SAME_KIND: Final = "That card fits there without magic."
NO_SPELL_TO_TAKE: Final = "That player has no spell lying face down."
EMPTY_DISCARD: Final = "The discard pile is empty."
EMPTY_SPELLS: Final = "No spell is left in the pile."
EMPTY_HANDS: Final = "Nobody has a card in the hand."
NOTHING_REVEALED: Final = "There is nothing to reveal."
NO_THIRD_CARD: Final = "There is no third card to reveal: say “cast trade: discard”."
NOTHING_TO_DISCARD: Final = "No card was revealed that could be discarded."
HAS_TRADED: Final = "A card has changed hands in this turn’s phase 2."
NO_SUCH_PLACE: Final = "Your hand has no such places."

CAST_OR_DONE: Final = "Use an active spell, or be done."
MAGIC: Final = "Magic phase: use the powers of your fields, activate and use spells, or be done."
HOLD: Final = "Plant the card you took, or keep it in your hand."
ACTIVATE: Final = "Activate one of your spells, or be done."
TAKEN: Final = "Activate the spell you took, or be done and leave it face down."
CHOOSE: Final = "Choose which of the two taler counts."
COUNTER: Final = "You may counter the attack, or be done."
FLOW: Final = "Card Flow: plant the next card of your hand, or be done."
ENCHANTED: Final = "Player Enchantment: plant the first card of your hand."
