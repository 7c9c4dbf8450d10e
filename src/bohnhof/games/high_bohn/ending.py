"""What still matters at the end of High Bohn: what a harvest brings to whom, and which fields may be left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bohnhof.engine.state import NOBODY
from bohnhof.games.high_bohn import piles
from bohnhof.games.high_bohn.rows import crop, divide, remainder

if TYPE_CHECKING:
    from bohnhof.engine.state import Row, State
    from bohnhof.games.high_bohn.rules import HighBohn


def has_final_act(rules: HighBohn, s: State, seat: int) -> bool:
    """Whether it can make a difference what this seat does in the final round."""
    for card in s.extra[piles.UNSOLD]:
        if rules.can_come_by(s, seat, rules.buildings[card]):
            return True
    for row in s.players[seat].fields:
        if row and (may_be_left(rules, s, seat, row) or may_be_watched(rules, s, seat, row)):
            return True
    return False


def shares(rules: HighBohn, s: State, seat: int, row: Row, keep: Row = ()) -> list[int]:
    """By seat: the taler that come of a harvest of this row, all that can be claimed being claimed."""
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
    """Whether leaving this row may help its owner: a harvest could be worth more to another."""
    found = shares(rules, s, seat, row)
    for other, taler in enumerate(found):
        if other != seat and taler and taler + most_windfall(rules, s, other, taler) > found[seat]:
            return True
    return False


def is_left(rules: HighBohn, s: State, seat: int, field: int) -> bool:
    """Whether a field stays unsold as things are: its owner says so, or would get nothing for it."""
    row = s.players[seat].fields[field]
    if not row or not may_be_left(rules, s, seat, row):
        return False
    return piles.note(seat, field) in s.extra[piles.LEFT] or not shares(rules, s, seat, row)[seat]


def most_windfall(rules: HighBohn, s: State, seat: int, taler: int) -> int:
    """By how much so many taler more can at best raise what comes to this seat's cash at the end."""
    most = 0
    for cash in range(sum([bean.count for bean in rules.beans])):
        more = rules.ask_windfall(s, seat, cash + taler) - rules.ask_windfall(s, seat, cash)
        most = max(most, more)
    return most


def may_be_watched(rules: HighBohn, s: State, seat: int, row: Row) -> bool:
    """Whether another could still buy a share in the harvest of this row, which had better come first."""
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
    """Of a mixed row the named cards and, if the rest brings its seller more then, guests."""
    kept = list(keep)
    for kind in row:
        if len(kept) == rules.ask_worth(s, seat, row):
            break
        if kind != row[0] and kept.count(kind) < row.count(kind):
            kept.append(kind)
    guests = tuple(kept)
    more = shares(rules, s, seat, row, guests)[seat] > shares(rules, s, seat, row, keep)[seat]
    return guests if more else keep
