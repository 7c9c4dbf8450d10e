"""The move with the least effect, made for a player whose time is up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bohnhof.engine.actions import Action, Harvest
from bohnhof.engine.trading import Answer

if TYPE_CHECKING:
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import State


def least_move(rules: Rules, s: State, seat: int) -> Action | None:
    """Return the move with the least effect for an awaited seat; None if it is not awaited.

    This is `done` if that is legal. It never trades or buys. It plants only if nothing but planting
    and harvesting is left, preferably on a field of the same kind. It harvests only if there is
    nothing else to do.
    """
    if seat not in rules.awaited(s):
        return None
    moves = rules.moves(s, seat)
    if rules.acts.done in moves:
        return rules.acts.done
    moves = [move for move in moves if not isinstance(move, Answer) and not move.purchase(rules, s, seat)]
    now = s.agenda[-1]
    due = rules.steps[now.step].due(rules, s, now, seat, moves)
    return min(due or moves, key=lambda move: _cost(rules, s, seat, move), default=None)


def _cost(rules: Rules, s: State, seat: int, move: Action) -> tuple[bool, bool, bool, bool, int]:
    """Return the sort key of a move; moves with the least effect come first."""
    planting = move.planting(rules, s, seat)
    fields = s.players[seat].fields
    begins = planting is not None and not fields[planting[1]]
    harvested = len(fields[move.field]) if isinstance(move, Harvest) else 0
    return move.anytime, move.besides or move.spends, planting is not None, begins, harvested
