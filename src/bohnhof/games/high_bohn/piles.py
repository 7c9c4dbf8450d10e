"""The piles and notes that only High Bohn has, and how positions write them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.engine.clauses import whole_number
from bohnhof.engine.state import UNSEEN

if TYPE_CHECKING:
    from bohnhof.engine.rules import Rules

SEATS: Final = 5

UNSOLD: Final = 0
"""The buildings that can still be bought, by number."""
REMOVED: Final = 1
"""The buildings that have left the game."""
SEEN: Final = 2
"""A note: the places of the draw pile, counted from the bottom, whose cards one seat has looked at."""
CLOSED: Final = 3
"""A note: the fields to be harvested before a field on a building opens, each with its seat."""
FROM_STORES: Final = 4
"""A note: the set-aside cards that came out of a store, each with the seat before which it lies."""
STORE: Final = 5
"""STORE + seat: the beans in that seat's store."""
UNDER: Final = STORE + SEATS
"""UNDER + seat: the taler that lie under that seat's buildings and buy nothing."""

NAMES: Final[tuple[str, ...]] = (
    "unsold",
    "removed",
    "seen",
    "closed",
    "from stores",
    *[f"store {seat + 1}" for seat in range(SEATS)],
    *[f"under {seat + 1}" for seat in range(SEATS)],
)

WIDTH: Final = 16
"""In a note that names a seat: seat * WIDTH + what is noted of it."""


def write(rules: Rules, pile: int, cards: list[int]) -> str:
    """A pile or a note in words."""
    if pile in (UNSOLD, REMOVED):
        return " ".join([rules.privileges[card].id for card in cards])
    if pile == SEEN:
        return " ".join([str(place) for place in cards])
    if pile == CLOSED:
        return " ".join([f"{note // WIDTH + 1}:{note % WIDTH}" for note in cards])
    if pile == FROM_STORES:
        return " ".join([f"{note // WIDTH + 1}:{rules.word(note % WIDTH)}" for note in cards])
    return rules.write_pile(cards)


def read(rules: Rules, pile: int, text: str) -> list[int]:
    """The inverse; UNSEEN where a word means nothing."""
    if pile in (UNSOLD, REMOVED):
        ids = [privilege.id for privilege in rules.privileges]
        return [ids.index(word) if word in ids else UNSEEN for word in text.split()]
    if pile == SEEN:
        return [max(UNSEEN, whole_number(word)) for word in text.split()]
    if pile in (CLOSED, FROM_STORES):
        return [_note(rules, pile, word) for word in text.split()]
    return rules.read_pile(text)


def _note(rules: Rules, pile: int, word: str) -> int:
    seat, _, what = word.partition(":")
    noted = whole_number(what) if pile == CLOSED else rules.card(what)
    if not 0 < whole_number(seat) <= SEATS or not 0 < noted < WIDTH:
        return UNSEEN
    return (whole_number(seat) - 1) * WIDTH + noted
