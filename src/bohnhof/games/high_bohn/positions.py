"""Complete and check positions of High Bohn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bohnhof.games.high_bohn import piles

if TYPE_CHECKING:
    from bohnhof.engine.state import State
    from bohnhof.games.high_bohn.rules import HighBohn


def complete(rules: HighBohn, s: State) -> None:
    """Put buildings that a position does not name up for sale.

    They leave the game instead if no more of their kind may be sold.
    """
    named = all_buildings(s)
    for building in rules.buildings[1:]:
        if building.number not in named:
            gone = rules.sold(s, building.family) >= rules.kind_limit(s)
            s.extra[piles.REMOVED if gone else piles.UNSOLD].append(building.number)


def all_buildings(s: State) -> list[int]:
    """Return the buildings of all players, those for sale and those out of the game."""
    found = [*s.extra[piles.UNSOLD], *s.extra[piles.REMOVED]]
    for player in s.players:
        found.extend([card for card in player.owned if card])
    return found


def miscount(rules: HighBohn, s: State) -> str | None:
    """Return what is wrong with buildings, stores and notes; None if nothing is."""
    placed = all_buildings(s)
    for building in rules.buildings[1:]:
        count = placed.count(building.number)
        if count != 1:
            return f"there is one {building.id} only, and it is in {count} places"
        if building.number in s.extra[piles.UNSOLD] and rules.sold(s, building.family) >= rules.kind_limit(s):
            return f"{building.id} cannot be for sale: no more of its kind are sold"
    for seat, player in enumerate(s.players):
        store = s.extra[piles.STORE + seat]
        families = [rules.buildings[card].family for card in player.owned]
        if len(set(families)) < len(families):
            return f"player {seat + 1} owns two buildings of one kind"
        if len(store) > rules.ask_store_room(s, seat):
            return f"the store of player {seat + 1} has room for {rules.ask_store_room(s, seat)} only"
    return _note_fault(s)


def _note_fault(s: State) -> str | None:
    for note in s.extra[piles.FROM_STORES]:
        seat, kind = divmod(note, piles.WIDTH)
        count = s.extra[piles.FROM_STORES].count(note)
        if seat >= len(s.players) or s.players[seat].aside.count(kind) < count:
            return f"player {seat + 1} has not so many cards that came out of a store"
    for note in [*s.extra[piles.CLOSED], *s.extra[piles.LEFT]]:
        seat, field = divmod(note, piles.WIDTH)
        if (
            seat >= len(s.players)
            or field > len(s.players[seat].fields)
            or not s.players[seat].fields[field - 1]
        ):
            return f"nothing grows on field {field} of player {seat + 1}"
    return None
