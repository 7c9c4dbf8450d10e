"""Fuzz positions: each altered one must be refused or be playable to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.engine.position import read_position, write_position
from bohnhof.engine.reading import PLAYER, PositionError
from bohnhof.testing.errors import FaultError
from bohnhof.testing.properties import awaited_can_act, state_is_sound

if TYPE_CHECKING:
    from bohnhof.engine.chance import Rng
    from bohnhof.engine.reading import Data
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import State

LONGEST: Final = 5000
LOOKED_AT: Final = 20
"""Number of actions between two counts of all cards."""

NUMBERS: Final = [-999_999, -1, 0, 1, 2, 3, 4, 5, 7, 8, 15, 64, 999_999]


def tampered_positions_are_refused_or_playable(rules: Rules, s: State, rng: Rng, count: int = 1) -> None:
    """Check that altered positions are refused, or can be finished without losing a card."""
    for _ in range(count):
        data = tampered(rules, write_position(rules, s), rng)
        try:
            found = read_position(rules, data)
        except PositionError:
            continue
        try:
            play_to_the_end(rules, found, rng)
        except Exception as problem:
            raise FaultError(f"{type(problem).__name__}: {problem}, from this position: {data}") from problem


def play_to_the_end(rules: Rules, s: State, rng: Rng) -> None:
    rules.settle(s)
    state_is_sound(rules, s)
    for number in range(LONGEST):
        if s.over:
            return
        seat = rules.awaited(s)[0]
        action = rules.sample_open_act(s, seat, rng) if rng.below(4) == 0 else None
        action = action or rules.sample_move(s, seat, rng)
        if action is None:
            raise FaultError(f"seat {seat + 1} is awaited and can do nothing")
        rules.perform(s, seat, action)
        if number % LOOKED_AT == 0 or s.over:
            state_is_sound(rules, s)
            awaited_can_act(rules, s)
    raise FaultError(f"it does not end within {LONGEST} acts")


def tampered(rules: Rules, data: Data, rng: Rng) -> Data:
    """Return a position with one to three changes, most of which keep all cards."""
    for _ in range(1 + rng.below(3)):
        match rng.below(6):
            case 0 | 1:
                _tamper_with_agenda(rules, data, rng)
            case 2 | 3:
                _move_card(rules, data, rng)
            case 4:
                _tamper_with_words(rules, data, rng)
            case _:
                _tamper_with_numbers(data, rng)
    return data


def _tamper_with_agenda(rules: Rules, data: Data, rng: Rng) -> None:
    lines = data["agenda"]
    players = data["players"]
    assert isinstance(lines, list)
    assert isinstance(players, list)
    seat = 1 + rng.below(len(players))
    at = rng.below(len(lines) + 1)
    new = f"{rules.steps[rng.below(len(rules.steps))].name} {seat}"
    if rng.below(2):
        new += f" {NUMBERS[rng.below(len(NUMBERS))]} {NUMBERS[rng.below(len(NUMBERS))]}"
    match rng.below(5):
        case 0:
            lines.insert(at, new)
        case 1:
            del lines[at : at + 1]
        case 2:
            lines.insert(0, new)
        case 3:
            lines[at : at + 1] = [f"{str(line).split()[0]} {seat}" for line in lines[at : at + 1]]
        case _:
            number = NUMBERS[rng.below(len(NUMBERS))]
            lines[at : at + 1] = [
                f"{' '.join(str(line).split()[:2])} {number}" for line in lines[at : at + 1]
            ]


def _piles(rules: Rules, data: Data) -> list[tuple[Data, str]]:
    """Return every text of cards in a position, as its container and key."""
    players = data["players"]
    assert isinstance(players, list)
    found = [(data, name) for name in ("draw", "discard", "revealed")]
    found += [(data, pile.name) for pile in rules.extra_piles]
    return found + [(player, key) for player in players for key in PLAYER if key != "fields"]


def _move_card(rules: Rules, data: Data, rng: Rng) -> None:
    """Move one word of cards to another pile, possibly a hand or a field."""
    piles = _piles(rules, data)
    for player in _players(data):
        rows = player["fields"]
        assert isinstance(rows, list)
        if rng.below(3) == 0:
            piles.extend([(player, f"fields {i}") for i in range(len(rows))])
    giver, taker = piles[rng.below(len(piles))], piles[rng.below(len(piles))]
    words = _text(*giver).split()
    if not words:
        return
    at = rng.below(len(words))
    word = words.pop(at)
    kind, star, many = word.partition("*")
    if star and rng.below(2):
        words.insert(at, f"{kind}*{int(many) - 1}" if int(many) > 2 else kind)
        word = kind
    _set_text(*giver, " ".join(words))
    others = _text(*taker).split()
    others.insert(rng.below(len(others) + 1), word)
    _set_text(*taker, " ".join(others))


def _tamper_with_words(rules: Rules, data: Data, rng: Rng) -> None:
    """Delete, double, insert or replace a word in a pile of cards."""
    part, key = _piles(rules, data)[rng.below(len(_piles(rules, data)))]
    words = _text(part, key).split()
    known = [card.id for card in rules.privileges] + [bean.id for bean in rules.beans[1:]]
    known += ["rest", "none", "seat-1*2", "2:red", "1:1", "3", "1"]
    at = rng.below(len(words) + 1)
    match rng.below(4):
        case 0:
            del words[at : at + 1]
        case 1:
            words.extend(words[at : at + 1])
        case 2:
            words.insert(at, known[rng.below(len(known))])
        case _:
            words[at : at + 1] = [known[rng.below(len(known))]]
    part[key] = " ".join(words)


def _tamper_with_numbers(data: Data, rng: Rng) -> None:
    number = NUMBERS[rng.below(len(NUMBERS))]
    offers = data["offers"]
    assert isinstance(offers, list)
    match rng.below(4):
        case 0:
            data["active"] = number
        case 1:
            data["passes"] = number
        case 2:
            data[("serial", "chance", "seed")[rng.below(3)]] = number
        case _:
            if offers:
                offer = dict(offers[rng.below(len(offers))])
                offer["serial"] = 100 + rng.below(100)
                offer[("by", "to", "places", "declined")[rng.below(4)]] = (
                    rng.below(6) if rng.below(2) else [number]
                )
                offers.append(offer)


def _players(data: Data) -> list[Data]:
    players = data["players"]
    assert isinstance(players, list)
    return players


def _text(part: Data, key: str) -> str:
    name, _, field = key.partition(" ")
    if name == "fields":
        rows = part["fields"]
        assert isinstance(rows, list)
        return str(rows[int(field)])
    return str(part[key] or "")


def _set_text(part: Data, key: str, words: str) -> None:
    name, _, field = key.partition(" ")
    if name == "fields":
        rows = part["fields"]
        assert isinstance(rows, list)
        rows[int(field)] = words
    else:
        part[key] = words
