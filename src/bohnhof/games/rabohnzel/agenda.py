"""The agenda's lines of this game: the numbers of the steps, and what their progress remembers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.engine.state import Entry

if TYPE_CHECKING:
    from bohnhof.engine.state import State

MAGIC: Final = 6
LOOK: Final = 7
END: Final = 8
HOLD: Final = 9
ACTIVATE: Final = 10
TAKEN: Final = 11
ATTACK: Final = 12
CHOOSE: Final = 13
COUNTER: Final = 14
FLOW: Final = 15
ENCHANTED: Final = 16

THROUGH: Final = 1
"""Phases 3 and 4, end of turn: the player on turn has no spell more to use."""
MAY_DISCARD: Final = 2
"""Phase 3: revealed cards may be discarded."""
TRADED: Final = 2
"""Phase 4: a card has changed hands in phase 2."""

DONE_BITS: Final = 2
"""Phase 4: from this bit on, the seats that have nothing to do before the draw."""

SECRET: Final = 1
"""A card in hold that only its owner has seen."""
DEFENCE: Final = 2
"""A card in hold that was stolen in defence."""

MANY: Final = 4
"""So many beans or more do greater magic."""

MOST_DRAWN: Final = 9

_BEGUN: Final = 1


def line_of(s: State, step: int) -> int:
    """Where in the agenda the newest line of a step stands, -1 if none does."""
    at = len(s.agenda) - 1
    while at >= 0 and s.agenda[at].step != step:
        at -= 1
    return at


def phase_now(s: State) -> int:
    """The step that is now; while cards are planted by a spell, the one in which it was cast."""
    at = len(s.agenda) - 1
    while at > 0 and s.agenda[at].step in (FLOW, ENCHANTED):
        at -= 1
    return s.agenda[at].step


def plants_front(s: State) -> bool:
    """Whether the front card of a hand is planted by a spell now, so that it alone lies ready."""
    return s.agenda[-1].step in (FLOW, ENCHANTED)


def mark(s: State, step: int, bits: int, other: int = 0) -> None:
    """Remember something in the line of a step that is still on the agenda."""
    at = line_of(s, step)
    if at >= 0:
        line = s.agenda[at]
        s.agenda[at] = Entry(step, line.owner, line.progress | bits, other or line.other)


# The magic phase: for each field, how many beans its power still counts, MANY at most; 0 if it has none left.


def begin_magic(s: State, owner: int) -> None:
    """Every field may use its power once, with the beans that lie there now."""
    uses = _BEGUN
    for field, row in enumerate(s.players[owner].fields):
        uses |= min(len(row), MANY) << 1 + 3 * field
    s.agenda[-1] = Entry(MAGIC, owner, uses)


def most_magic(fields: int) -> int:
    """The highest progress of a magic phase: all beans of all fields at work."""
    uses = _BEGUN
    for field in range(fields):
        uses |= MANY << 1 + 3 * field
    return uses


def is_magic(progress: int, fields: int) -> bool:
    """Whether this can be the progress of a magic phase that has begun."""
    for field in range(fields):
        if progress >> 1 + 3 * field & 7 > MANY:
            return False
    return progress & _BEGUN != 0


def magic_has_begun(s: State) -> bool:
    at = line_of(s, MAGIC)
    return at >= 0 and s.agenda[at].progress != 0


def beans_at_work(s: State, field: int) -> int:
    """How many beans the power of a field of the player on turn counts now."""
    at = line_of(s, MAGIC)
    return s.agenda[at].progress >> 1 + 3 * field & 7 if at >= 0 else 0


def put_to_work(s: State, field: int, beans: int) -> None:
    """Let the power of a field count so many beans, if this is a magic phase."""
    at = line_of(s, MAGIC)
    if at < 0:
        return
    line = s.agenda[at]
    if line.progress:
        shift = 1 + 3 * field
        s.agenda[at] = Entry(MAGIC, line.owner, line.progress & ~(7 << shift) | beans << shift)
