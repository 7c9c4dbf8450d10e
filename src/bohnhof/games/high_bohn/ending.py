"""The final round of High Bohn: who gets what from a harvest, and which fields may be left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bohnhof.engine.state import NOBODY
from bohnhof.games.high_bohn import piles
from bohnhof.games.high_bohn.rows import crop, divide, remainder

if TYPE_CHECKING:
    from bohnhof.engine.state import Row, State
    from bohnhof.games.high_bohn.rules import HighBohn


def has_final_act(rules: HighBohn, s: State, seat: int) -> bool:
    """Return whether this seat can still do anything that matters in the final round."""
    for card in s.extra[piles.UNSOLD]:
        if rules.can_come_by(s, seat, rules.buildings[card]):
            return True
    for row in s.players[seat].fields:
        if row and (may_be_left(rules, s, seat, row) or may_be_watched(rules, s, seat, row)):
            return True
    return False


def shares(rules: HighBohn, s: State, seat: int, row: Row, keep: Row = ()) -> list[int]:
    """Return, by seat, the taler from a harvest of this row, if every possible claim is made."""
    found = [0] * len(s.players)
    taler = rules.ask_worth(s, seat, row)
    if not taler:
        return found
    found[seat] = taler
    rest = remainder(row, divide(row, taler, keep))
    for building in rules.watchers:
        owner = rules.owner_of(s, building.number)
        if owner != NOBODY:
            share = building.share(owner, seat, crop(row), taler, rest)
            found[owner] += share
            found[seat] -= building.claimed(share)
    return found


def may_be_left(rules: HighBohn, s: State, seat: int, row: Row) -> bool:
    """Return whether its owner may want to leave this row: another might gain more by a sale."""
    found = shares(rules, s, seat, row)
    for other, taler in enumerate(found):
        if other != seat and taler and taler + most_windfall(rules, s, other, taler) > found[seat]:
            return True
    return False


def is_left(rules: HighBohn, s: State, seat: int, field: int) -> bool:
    """Return whether a field is not sold at the end.

    Its owner has left it, or would get nothing for it.
    """
    row = s.players[seat].fields[field]
    if not row or not may_be_left(rules, s, seat, row):
        return False
    return piles.note(seat, field) in s.extra[piles.LEFT] or not shares(rules, s, seat, row)[seat]


def most_windfall(rules: HighBohn, s: State, seat: int, taler: int) -> int:
    """Return the greatest increase of a seat's windfall at the end by this many more taler."""
    most = 0
    for cash in range(sum([bean.count for bean in rules.beans])):
        more = rules.ask_windfall(s, seat, cash + taler) - rules.ask_windfall(s, seat, cash)
        most = max(most, more)
    return most


def may_be_watched(rules: HighBohn, s: State, seat: int, row: Row) -> bool:
    """Return whether another seat could still buy a share in the harvest of this row.

    Its owner had better harvest it first.
    """
    taler = rules.ask_worth(s, seat, row)
    if not taler:
        return False
    rest = remainder(row, divide(row, taler, ()))
    for building in rules.watchers:
        for other in range(len(s.players)):
            if (
                other != seat
                and rules.within_reach(s, other, building)
                and building.share(other, seat, crop(row), taler, rest)
            ):
                return True
    return False


def best_keeping(rules: HighBohn, s: State, seat: int, row: Row, keep: Row) -> Row:
    """Return the cards of a mixed row that its seller keeps as taler.

    These are the named cards, and guests as well if the seller then gets more in the end.
    """
    kept = list(keep)
    for kind in row:
        if len(kept) == rules.ask_worth(s, seat, row):
            break
        if kind != row[0] and kept.count(kind) < row.count(kind):
            kept.append(kind)
    guests = tuple(kept)
    more = shares(rules, s, seat, row, guests)[seat] > shares(rules, s, seat, row, keep)[seat]
    return guests if more else keep
