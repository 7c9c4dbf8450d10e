"""Names at a table, all different; each built-in bot has one name per seat."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import chain, count
from pathlib import PurePath
from typing import Final

from bohnhof.bots.registry import budget_of
from bohnhof.plugins import COMMAND
from bohnhof.table.text_files import LONGEST_REASON, plain

LONGEST_NAME: Final = 24

NAMES: Final[Mapping[str, tuple[str, ...]]] = {
    "beginner": ("Bea", "Finn", "Lou", "Pip", "Tilly"),
    "casual": ("Dora", "Gus", "Nelly", "Oskar", "Wim"),
    "thrifty": ("Cato", "Greta", "Marten", "Penny", "Silas"),
    "neighbour": ("Archie", "Henk", "Marie", "Otto", "Sofie"),
    "expert": ("Clara", "Ivo", "Magda", "Rufus", "Vera"),
    "search": ("Cassandra", "Hedy", "Merlin", "Pythia", "Sibyl"),
    "learned": ("Ada", "Echo", "Nova", "Pixel", "Vega"),
    "chance": ("Bingo", "Hop", "Kiki", "Pogo", "Zigzag"),
}
"""Names of bots, by bot and seat.

Bots at different seats never share an initial, and no name is a bean or a card.
"""


def bot_name(bot: str, seat: int, taken: Collection[str] = ()) -> str:
    """Return a name for a bot at a 0-based seat that no one else at the table has."""
    word = "search" if budget_of(bot) is not None else bot
    if word not in NAMES:
        return free_name(numbered(_title(bot)), taken)
    column = [names[seat % len(names)] for names in NAMES.values()]
    own = list(NAMES).index(word)
    return free_name(chain(column[own:], column[:own], numbered(column[own])), taken)


def bot_names(bots: Iterable[str], first: int, taken: Collection[str]) -> list[str]:
    """Return the names of bots in adjacent seats, starting at seat `first`."""
    found: list[str] = []
    for seat, bot in enumerate(bots, first):
        found.append(bot_name(bot, seat, [*taken, *found]))
    return found


def guest_name(guest: str, taken: Collection[str]) -> str:
    """Return a name for a person without one: a word for guests, with a number if needed."""
    return free_name(numbered(guest), taken)


def free_name(names: Iterable[str], taken: Collection[str]) -> str:
    """Return the first name that no one has."""
    return next(name for name in names if not is_taken(name, taken))


def is_taken(name: str, taken: Collection[str]) -> bool:
    """Return whether someone has a name that reads the same."""
    return _as_read(name) in {_as_read(other) for other in taken}


def _as_read(name: str) -> str:
    """Return a normalized name: two names are equal if a reader cannot tell them apart."""
    return unicodedata.normalize("NFKC", plain(name, LONGEST_REASON)).casefold()


def numbered(name: str) -> Iterator[str]:
    """Yield the name, then the name with 2, 3 and so on, cut to LONGEST_NAME characters."""
    yield name[:LONGEST_NAME]
    for number in count(2):
        end = f" {number}"
        yield name[: LONGEST_NAME - len(end)].rstrip() + end


def _title(bot: str) -> str:
    """Return the title of a third-party bot: its id, its class or its program."""
    word = PurePath(bot.rsplit(maxsplit=1)[-1]).stem if bot.startswith(COMMAND) else bot.rpartition(":")[2]
    return word[:1].upper() + word[1:]
