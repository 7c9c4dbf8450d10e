"""Messages that refuse an action of Rabohnzel or say what to do."""

from __future__ import annotations

from typing import Final

from bohnhof.engine.message import Message, message, sentence

START_PLAYER: Final = "in Rabohnzel the highest spell decides who starts"

NO_POWER: Final = Message("rabohnzel-no-power")
POWER_USED: Final = Message("rabohnzel-power-used")
NAME_A_PLAYER: Final = Message("rabohnzel-name-a-player")
NO_AIM: Final = Message("rabohnzel-no-aim")
NOT_YOURSELF: Final = Message("rabohnzel-not-yourself")
TOO_FEW_BEANS: Final = Message("rabohnzel-too-few-beans")
NO_HELP: Final = Message("rabohnzel-no-help")
NOTHING_TO_STEAL: Final = Message("rabohnzel-nothing-to-steal")
NOTHING_TO_DRAW: Final = Message("rabohnzel-nothing-to-draw")
NOTHING_TO_ACTIVATE: Final = Message("rabohnzel-nothing-to-activate")

NOT_YOUR_SPELL: Final = Message("rabohnzel-not-your-spell")
NOT_ACTIVE: Final = Message("rabohnzel-not-active")
WRONG_TIME: Final = Message("rabohnzel-wrong-time")
NO_BREW: Final = Message("rabohnzel-no-brew")
UNDER_ATTACK: Final = Message("rabohnzel-under-attack")
NOT_DRAWN: Final = Message("rabohnzel-not-drawn")

NO_DISCARD: Final = Message("rabohnzel-no-discard")
NOT_REVEALED: Final = Message("rabohnzel-not-revealed")
THIRD_FIELD_OPEN: Final = Message("rabohnzel-third-field-open")
NOT_ONE_CARD: Final = Message("rabohnzel-not-one-card")
SAME_KIND: Final = Message("rabohnzel-same-kind")
NO_SPELL_TO_TAKE: Final = Message("rabohnzel-no-spell-to-take")
EMPTY_DISCARD: Final = Message("rabohnzel-empty-discard")
EMPTY_SPELLS: Final = Message("rabohnzel-empty-spells")
EMPTY_HANDS: Final = Message("rabohnzel-empty-hands")
NOTHING_REVEALED: Final = Message("rabohnzel-nothing-revealed")
NO_THIRD_CARD: Final = message("rabohnzel-no-third-card", example=sentence("cast trade: discard"))
NOTHING_TO_DISCARD: Final = Message("rabohnzel-nothing-to-discard")
HAS_TRADED: Final = Message("rabohnzel-has-traded")
NOT_MOVED: Final = Message("rabohnzel-not-moved")
NO_SUCH_PLACE: Final = Message("rabohnzel-no-such-place")

CAST_OR_DONE: Final = Message("rabohnzel-cast-or-done")
MAGIC: Final = Message("rabohnzel-magic")
HOLD: Final = Message("rabohnzel-hold")
ACTIVATE: Final = Message("rabohnzel-activate")
TAKEN: Final = Message("rabohnzel-taken")
CHOOSE: Final = Message("rabohnzel-choose")
COUNTER: Final = Message("rabohnzel-counter")
FLOW: Final = Message("rabohnzel-flow")
ENCHANTED: Final = Message("rabohnzel-enchanted")
ENCHANTER: Final = Message("rabohnzel-enchanter")
