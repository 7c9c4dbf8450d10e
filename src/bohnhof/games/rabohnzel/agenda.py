"""The numbers of the steps of Rabohnzel, and the bits of their `progress`."""

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
"""Phases 3 and 4, end of turn: the active player casts no more spells."""
MAY_DISCARD: Final = 2
"""Phase 3: revealed cards may be discarded."""
TRADED: Final = 2
"""Phase 4: a card has changed hands in phase 2."""

DONE_BITS: Final = 2
"""Phase 4: the first of the bits for the seats that are done before the draw."""

SECRET: Final = 1
"""A card in hold that only its owner has seen."""
DEFENCE: Final = 2
"""A card in hold that was stolen by the player who was attacked."""

MANY: Final = 4
"""The number of beans from which powers are stronger."""

MOST_DRAWN: Final = 9

_BEGUN: Final = 1


def line_of(s: State, step: int) -> int:
    """Return the index of the newest pending step of this kind in the agenda, -1 if none."""
    at = len(s.agenda) - 1
    while at >= 0 and s.agenda[at].step != step:
        at -= 1
    return at


def phase_now(s: State) -> int:
    """Return the current step, or the one in which a spell was cast that is planting cards."""
    at = len(s.agenda) - 1
    while at > 0 and s.agenda[at].step in (FLOW, ENCHANTED):
        at -= 1
    return s.agenda[at].step


def plants_front(s: State) -> bool:
    """Return whether a spell plants front cards now, so that only the front card is ready."""
    return s.agenda[-1].step in (FLOW, ENCHANTED)


def mark(s: State, step: int, bits: int, other: int = 0) -> None:
    """Set bits of a pending step's `progress`, and its `other` unless it is 0."""
    at = line_of(s, step)
    if at >= 0:
        line = s.agenda[at]
        s.agenda[at] = Entry(step, line.owner, line.progress | bits, other or line.other)


# The `progress` of the magic phase has three bits for each field: the number of beans that its
# power still counts, MANY at most, or 0 if the power was used. The lowest bit says that the phase
# has begun.


def begin_magic(s: State, owner: int) -> None:
    """Begin the magic phase: every field may use its power once, with the beans now on it."""
    uses = _BEGUN
    for field, row in enumerate(s.players[owner].fields):
        uses |= min(len(row), MANY) << 1 + 3 * field
    s.agenda[-1] = Entry(MAGIC, owner, uses)


def most_magic(fields: int) -> int:
    """Return the highest `progress` of a magic phase: all fields count MANY beans."""
    uses = _BEGUN
    for field in range(fields):
        uses |= MANY << 1 + 3 * field
    return uses


def is_magic(progress: int, fields: int) -> bool:
    """Return whether this is a possible `progress` of a magic phase that has begun."""
    for field in range(fields):
        if progress >> 1 + 3 * field & 7 > MANY:
            return False
    return progress & _BEGUN != 0


def magic_has_begun(s: State) -> bool:
    at = line_of(s, MAGIC)
    return at >= 0 and s.agenda[at].progress != 0


def beans_at_work(s: State, field: int) -> int:
    """Return the number of beans that the power of a field of the active player counts now."""
    at = line_of(s, MAGIC)
    return s.agenda[at].progress >> 1 + 3 * field & 7 if at >= 0 else 0


def put_to_work(s: State, field: int, beans: int) -> None:
    """Set the number of beans that the power of a field counts, in the magic phase only."""
    at = line_of(s, MAGIC)
    if at < 0:
        return
    line = s.agenda[at]
    if line.progress:
        shift = 1 + 3 * field
        s.agenda[at] = Entry(MAGIC, line.owner, line.progress & ~(7 << shift) | beans << shift)
