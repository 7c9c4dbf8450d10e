"""The piles that only this game has, as positions write them; and its sentences that are not closed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.engine.message import any_of, message
from bohnhof.engine.message import sentence as sentence_of
from bohnhof.engine.notation import SentenceError, read_cards
from bohnhof.engine.state import UNSEEN
from bohnhof.games.rabohnzel.actions import Brew
from bohnhof.games.rabohnzel.spell import Cast
from bohnhof.games.rabohnzel.spellbook import (
    BORROWED,
    COUNT,
    HELD,
    KNOWN,
    LIFTED,
    OWNER,
    PUBLIC,
    SPELLS,
    STOLEN,
    THIRD_FIELDS,
    unseen_spells,
)
from bohnhof.games.rabohnzel.spells import MOVERS, SEATS, spell_of

if TYPE_CHECKING:
    from bohnhof.engine.actions import Action
    from bohnhof.engine.chance import Rng
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import State

NAMES: Final[tuple[str, ...]] = ("spells", "borrowed", "held", "lifted", "known", "stolen", "third-fields")
"""By the numbers of the extra piles."""

NONE: Final = "none"
"""An empty pile of spells; where nothing is said, every spell that is nowhere else lies there."""
REST: Final = "rest"
"""All spells that are named nowhere, here; alone where nothing is said."""
_REST: Final = -1
ALL: Final = "all"


def write_extra(rules: Rules, pile: int, cards: list[int]) -> str:
    """A pile as text: spells top first, knowledge as `trade:1,3 move:all`, stolen cards as `2:sword`."""
    if pile == SPELLS:
        return " ".join([_written(rules, card) for card in reversed(cards)]) or NONE
    if pile == BORROWED:
        return " ".join([rules.privileges[card].id for card in cards])
    if pile == KNOWN:
        return " ".join(
            [
                f"{rules.privileges[i + 1].id}:{_write_knowers(bits)}"
                for i, bits in enumerate(cards)
                if bits > OWNER
            ]
        )
    if pile == STOLEN:
        return " ".join([f"{(card >> 3) + 1}:{rules.word(card & 7)}" for card in cards])
    if pile == THIRD_FIELDS:
        return " ".join([str(seat) for seat in cards])
    return " ".join([rules.word(card) for card in cards])


def _written(rules: Rules, card: int) -> str:
    return REST if card == _REST else rules.privileges[card].id


def _write_knowers(bits: int) -> str:
    seats = ",".join([str(seat + 1) for seat in range(SEATS) if bits >> seat & 1])
    if not bits & PUBLIC:
        return seats
    return f"{ALL},{seats}" if seats else ALL


def read_extra(rules: Rules, pile: int, text: str) -> list[int]:
    """The inverse; ValueError with the reason where it cannot be read."""
    words = text.split()
    if pile == SPELLS:
        return _read_spells(rules, words)
    if pile == BORROWED:
        return [_spell(rules, word, 2 * COUNT) for word in words]
    if pile == KNOWN:
        known = [OWNER] * COUNT
        for word in words:
            spell, _, knowers = word.partition(":")
            known[_spell(rules, spell, COUNT) - 1] = _read_knowers(word, knowers)
        return known
    if pile == STOLEN:
        return [_read_stolen(rules, word) for word in words]
    if pile == THIRD_FIELDS:
        return [_seat(word) + 1 for word in words]
    if pile in (HELD, LIFTED):
        return [_bean(rules, word) for word in words]
    raise ValueError(f"there is no pile {pile}")


def _read_spells(rules: Rules, words: list[str]) -> list[int]:
    if not words:
        return [_REST]
    if words == [NONE]:
        return []
    if words.count(REST) > 1:
        raise ValueError(f"“{REST}” may stand here once only")
    return [_REST if word == REST else _spell(rules, word, COUNT) for word in reversed(words)]


def place_rest(s: State) -> None:
    """Put the spells that are named nowhere where a position wants the rest of them."""
    pile = s.extra[SPELLS]
    if _REST in pile:
        at = pile.index(_REST)
        del pile[at]
        pile[at:at] = reversed(unseen_spells(s))


def _spell(rules: Rules, word: str, last: int) -> int:
    ids = [privilege.id for privilege in rules.privileges[: last + 1]]
    if word not in ids[1:]:
        raise ValueError(f"there is no spell “{word}”; there are {', '.join(ids[1:])}")
    return ids.index(word)


def _bean(rules: Rules, word: str) -> int:
    card = rules.card(word)
    if not card:
        names = ", ".join([bean.id for bean in rules.beans[1:]])
        raise ValueError(f"there is no bean “{word}”; there are {names}")
    return card


def _seat(word: str) -> int:
    if len(word) != 1 or word not in "12345":
        raise ValueError(f"“{word}” should be a seat")
    return int(word) - 1


def _read_knowers(word: str, knowers: str) -> int:
    bits = OWNER
    for knower in knowers.split(","):
        if knower == ALL:
            bits |= PUBLIC
        elif knower:
            bits |= 1 << _seat(knower)
        else:
            raise ValueError(f"“{word}” should be a spell and who knows it, as in move:all or move:1,3")
    return bits


def _read_stolen(rules: Rules, word: str) -> int:
    seat, _, bean = word.partition(":")
    return _seat(seat) << 3 | _bean(rules, bean)


def random_open(s: State, seat: int, rng: Rng) -> Action | None:
    """A spell activated with a chosen copy, or a card moved."""
    player = s.players[seat]
    place = 1 + rng.below(len(player.hand) + 1)
    if rng.below(2):
        return Cast(MOVERS[rng.below(len(MOVERS))], place, 1 + rng.below(len(player.hand) + 1))
    down = [card for card in player.owned if UNSEEN < card <= COUNT]
    kind = player.hand[place - 1] if place <= len(player.hand) else UNSEEN
    return Brew(down[rng.below(len(down))], kind, place) if down and kind else None


def read_open(rules: Rules, sentence: str) -> Action | None:
    """`brew trade: magic@3` and `cast move: 3 to 1`; None if it is neither."""
    head, colon, tail = sentence.partition(":")
    words = head.split()
    ids = [privilege.id for privilege in rules.privileges[: COUNT + 1]]
    if len(words) < 2 or words[1] not in ids[1:]:
        return None
    number = ids.index(words[1])
    spell = spell_of(number)
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
