"""The base class of spells, and the action of casting one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from bohnhof.engine.actions import Action
from bohnhof.engine.cards import Privilege
from bohnhof.engine.declared import declared
from bohnhof.engine.facts import Fact
from bohnhof.engine.state import NOBODY
from bohnhof.engine.targets import Target
from bohnhof.games.bohnanza.steps import DRAW, PLANT_ASIDE, PLANT_HAND, REVEAL, TRADE
from bohnhof.games.rabohnzel import facts, reasons, spellbook
from bohnhof.games.rabohnzel.agenda import END, LOOK, MAGIC, phase_now
from bohnhof.native import mypyc_attr

if TYPE_CHECKING:
    from bohnhof.engine.message import Message
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import State

AFTER_REVEAL: Final = 1 << LOOK
PHASE_2: Final = AFTER_REVEAL | 1 << TRADE
PHASE_3: Final = 1 << PLANT_ASIDE
PHASE_4: Final = 1 << DRAW
ANYTIME: Final = 1 << PLANT_HAND | 1 << MAGIC | 1 << REVEAL | PHASE_2 | PHASE_3 | PHASE_4 | 1 << END
"""Bit mask of the steps between any two actions of the owner's turn."""
LAST_CHANCES: Final = PHASE_3 | 1 << END
"""Bit mask of the steps that wait for a player only because of a spell for any time."""
ALL_CHANCES: Final = AFTER_REVEAL | LAST_CHANCES
"""The same steps for a spell that may bring another spell."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Spell(Privilege):
    """A spell card. Owning it changes no rule: it is activated, and then cast once."""

    times: int = 0
    """The steps in which it may be cast, as a bit mask."""
    stops: int = 0
    """The steps that wait while the owner could cast it, as a bit mask.

    They wait even if nothing else can be done there.
    """
    helps: bool = False
    """Whether it is cast by helping the power of a field."""
    plants: bool = False
    """Whether casting it plants a card, so that it fits into a run of cards."""
    places: bool = False
    """Whether it is cast by naming two positions of the hand."""

    def __init__(self, word: str, pfennig: int) -> None:
        super().__init__(word, pfennig)
        self.times = declared(self, "times", self.times)
        self.stops = declared(self, "stops", self.stops)
        self.helps = declared(self, "helps", self.helps)
        self.plants = declared(self, "plants", self.plants)
        self.places = declared(self, "places", self.places)
        self.number = pfennig + 1

    def ways_to_cast(self, rules: Rules) -> list[Cast]:
        """Return the closed actions of casting it."""
        return [Cast(self.number)]

    def is_timely(self, s: State) -> bool:
        """Return whether it may be cast in the current step."""
        return self.times >> phase_now(s) & 1 != 0

    def forbids(self, rules: Rules, s: State, seat: int, one: int, two: int) -> Message | None:
        """Return why it may not be cast with these numbers; None if it may."""
        return None

    def work(self, rules: Rules, s: State, seat: int, one: int, two: int, borrowed: bool) -> None:
        """Apply the effect of casting it. `one` and `two` are the numbers of the action."""

    def aim(self, one: int) -> int:
        """Return the seat it is cast against, NOBODY for most spells."""
        return NOBODY

    def words(self, rules: Rules, one: int, two: int) -> str:
        """Return the part of the sentence after the name of the spell."""
        return ""

    def targets(self, rules: Rules, one: int, two: int) -> list[Target]:
        """Return the targets that the sentence names after the spell."""
        return []


def spell_of(rules: Rules, number: int) -> Spell:
    return cast(Spell, rules.privileges[number])


class Cast(Action):
    """An action that casts an active spell. The meaning of `one` and `two` depends on it."""

    spends = True
    __match_args__ = ("number", "one", "two")

    def __init__(self, number: int, one: int = 0, two: int = 0) -> None:
        self.number = number
        self.one = one
        self.two = two

    def spell(self, rules: Rules) -> Spell:
        return spell_of(rules, self.number)

    def refusal(self, rules: Rules, s: State, seat: int) -> Message | None:
        if not spellbook.is_up(s, seat, self.number):
            return reasons.NOT_ACTIVE
        spell = self.spell(rules)
        if not spell.is_timely(s):
            return reasons.WRONG_TIME
        return spell.forbids(rules, s, seat, self.one, self.two)

    def perform(self, rules: Rules, s: State, seat: int) -> None:
        spell = self.spell(rules)
        borrowed = spellbook.turn_down(s, seat, self.number)
        if s.facts is not None:
            s.facts.append(Fact(facts.CAST, seat, (), self.number, spell.aim(self.one)))
        spell.work(rules, s, seat, self.one, self.two, borrowed)

    def sentence(self, rules: Rules) -> str:
        spell = self.spell(rules)
        return f"cast {spell.id}{spell.words(rules, self.one, self.two)}"

    def targets(self, rules: Rules) -> list[Target]:
        spell = self.spell(rules)
        return [Target("card", id=spell.id), *spell.targets(rules, self.one, self.two)]

    def public_sentence(self, rules: Rules) -> str:
        spell = self.spell(rules)
        return f"cast {spell.id}" if spell.places else self.sentence(rules)


class FaceUp(Privilege):
    """The face-up side of a spell, which is another card among the privileges."""

    face = "up"

    def __init__(self, spell: Spell) -> None:
        super().__init__(f"{spell.id}-up", spell.price)
