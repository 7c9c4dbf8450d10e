"""Read and write the extra piles of Rabohnzel, and its sentences with open parameters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.engine.clauses import whole_number
from bohnhof.engine.message import any_of, message
from bohnhof.engine.message import sentence as sentence_of
from bohnhof.engine.notation import SentenceError, read_cards
from bohnhof.engine.piles import CardPile, ExtraPile, Notes, SeatNotes
from bohnhof.engine.state import UNSEEN
from bohnhof.games.rabohnzel.actions import Brew
from bohnhof.games.rabohnzel.spell import Cast, spell_of
from bohnhof.games.rabohnzel.spellbook import (
    OWNER,
    PUBLIC,
    SEATS,
    SPELLS,
    unseen_spells,
)

if TYPE_CHECKING:
    from bohnhof.engine.actions import Action
    from bohnhof.engine.chance import Rng
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import State

NONE: Final = "none"
"""The word for an empty pile of spells. By default all spells not named elsewhere are in it."""
REST: Final = "rest"
"""The word for all spells that are not named elsewhere; the default content of the pile."""
_REST: Final = -1
ALL: Final = "all"


def own_piles() -> list[ExtraPile]:
    """Return the extra piles, by their numbers."""
    return [
        SpellPile("spells"),
        CardPile("borrowed"),
        ExtraPile("held"),
        ExtraPile("lifted"),
        Knowers("known", OWNER | PUBLIC | PUBLIC - 1),
        SeatNotes("stolen", SEATS, 8, beans=True),
        Notes("third-fields", SEATS),
    ]


class SpellPile(CardPile):
    """A face-down pile of spells, written from the top."""

    def __init__(self, name: str) -> None:
        super().__init__(name, secret=True)
        self.ordered = True

    def write(self, rules: Rules, pile: list[int]) -> str:
        words = [REST if card == _REST else rules.privileges[card].id for card in reversed(pile)]
        return " ".join(words) or NONE

    def read(self, rules: Rules, text: str) -> list[int]:
        words = text.split()
        if not words:
            return [_REST]
        if words == [NONE]:
            return []
        if words.count(REST) > 1:
            raise ValueError(f"“{REST}” may stand here once only")
        return [_REST if word == REST else _spell(rules, word) for word in reversed(words)]


class Knowers(Notes):
    """The notes of which seats know each spell, written as `trade:1,3 move:all`."""

    def words(self, rules: Rules, pile: list[int]) -> list[str]:
        return [
            f"{rules.privileges[i + 1].id}:{_write_knowers(bits)}"
            for i, bits in enumerate(pile)
            if bits > OWNER
        ]

    def cards(self, rules: Rules, words: list[str]) -> list[int]:
        known = [OWNER] * _count(rules)
        for word in words:
            spell, _, knowers = word.partition(":")
            known[_spell(rules, spell) - 1] = _read_knowers(word, knowers)
        return known


def place_rest(s: State) -> None:
    """Put the spells that a position does not name where it says `rest`."""
    pile = s.extra[SPELLS]
    if _REST in pile:
        at = pile.index(_REST)
        del pile[at]
        pile[at:at] = reversed(unseen_spells(s))


def _count(rules: Rules) -> int:
    """Return the number of spells. Each has two sides among the privileges."""
    return len(rules.privileges) // 2


def _spell(rules: Rules, word: str) -> int:
    ids = [privilege.id for privilege in rules.privileges[: _count(rules) + 1]]
    if word not in ids[1:]:
        raise ValueError(f"there is no spell “{word}”; there are {', '.join(ids[1:])}")
    return ids.index(word)


def _write_knowers(bits: int) -> str:
    seats = ",".join([str(seat + 1) for seat in range(SEATS) if bits >> seat & 1])
    if not bits & PUBLIC:
        return seats
    return f"{ALL},{seats}" if seats else ALL


def _read_knowers(word: str, knowers: str) -> int:
    bits = OWNER
    for knower in knowers.split(","):
        if knower == ALL:
            bits |= PUBLIC
        elif 0 < whole_number(knower) <= SEATS:
            bits |= 1 << whole_number(knower) - 1
        else:
            raise ValueError(f"“{word}” should be a spell and who knows it, as in move:all or move:1,3")
    return bits


def random_open(rules: Rules, s: State, seat: int, rng: Rng) -> Action | None:
    """Return a random action with a chosen copy or a moved card, allowed or not; None if none."""
    player = s.players[seat]
    spells = range(1, _count(rules) + 1)
    movers = [number for number in spells if spell_of(rules, number).places]
    place = 1 + rng.below(len(player.hand) + 1)
    if movers and rng.below(2):
        return Cast(movers[rng.below(len(movers))], place, 1 + rng.below(len(player.hand) + 1))
    down = [card for card in player.owned if card in spells]
    kind = player.hand[place - 1] if place <= len(player.hand) else UNSEEN
    return Brew(down[rng.below(len(down))], kind, place) if down and kind else None


def read_open(rules: Rules, sentence: str) -> Action | None:
    """Read `brew trade: magic@3` or `cast move: 3 to 1`; None for any other sentence."""
    head, colon, tail = sentence.partition(":")
    words = head.split()
    ids = [privilege.id for privilege in rules.privileges[: _count(rules) + 1]]
    if len(words) < 2 or words[1] not in ids[1:]:
        return None
    number = ids.index(words[1])
    spell = spell_of(rules, number)
    if words[0] == "cast" and spell.helps:
        ways = [sentence_of(f"use 1 on 2 with {spell.id}"), sentence_of(f"use 1 with {spell.id}")]
        raise SentenceError(message("rabohnzel-helps-a-power", examples=any_of(ways)))
    if not colon or len(words) != 2:
        return None
    if words[0] == "brew":
        kinds, places = read_cards(rules, tail)
        if len(kinds) != 1 or not places:
            raise SentenceError(message("rabohnzel-one-place", example=sentence_of(f"{head}: magic@3")))
        return Brew(number, kinds[0], places[0])
    places_named = tail.split()
    if words[0] == "cast" and spell.places and len(places_named) == 3 and places_named[1] == "to":
        one, two = places_named[0], places_named[2]
        if one.isascii() and one.isdigit() and two.isascii() and two.isdigit() and len(one + two) < 7:
            return Cast(number, int(one), int(two))
    return None
