"""Fuzzing of terminal input: every line is an action or gives a clear error."""

from __future__ import annotations

import io
from contextlib import suppress
from random import Random

import pytest
from rich.console import Console

from bohnhof.bots.chance import Chance
from bohnhof.engine.chance import Rng
from bohnhof.engine.notation import SentenceError
from bohnhof.engine.rules import Rules
from bohnhof.games import rules_of
from bohnhof.table.table import Table
from bohnhof.terminal.sitting import Left, Sitting
from bohnhof.terminal.speech import Speech
from bohnhof.terminal.typed import read_typed
from bohnhof.testing.walk import Walk
from bohnhof.words import LANGUAGES
from tests.samples import GAMES, one_for_each_game

LINES = 120
BARE = [
    "",
    ":",
    "#",
    "to",
    "::",
    ": to",
    "#:",
    "to to",
    ":1",
    ":plant 1",
    ">",
    "@",
    "*",
    "for",
    "buy :",
    "x" * 5000,
]
BARE += [
    "0000019",
    "9" * 30,
    "offer all: " + "red " * 999,
    ";;;",
    "nonsense; " + "x" * 3000,
    "rules " + "x" * 3000,
]
SCRAPS = [*":#@*>;,-’'\"²٣éßİ{\u200b\x00", *"to for on with nothing all field rest store table".split()]
SCRAPS += ["0", "1", "2", "3", "99", "-1", "1.5", "9" * 30, "x" * 300]


class Typist:
    """A generator of broken sentences: parts are missing, doubled, swapped or replaced."""

    def __init__(self, speech: Speech, rng: Random) -> None:
        rules, names = speech.rules, speech.names
        self.rng = rng
        self.sentences = [
            *rules.acts.by_sentence,
            "offer all: red*2 for chili",
            "accept 1: red@2",
            "withdraw 1",
        ]
        self.words = [names.short(bean.id) for bean in rules.beans[1:]] + list(names.short_words())
        self.words += [names.word(word) for word in names.rows["sentences"]]
        self.words += [names.card(card.id) for card in rules.privileges if card.id]

    def line(self) -> str:
        rng = self.rng
        pieces = rng.choice(self.sentences).split() if rng.random() < 0.7 else []
        for _ in range(rng.randrange(1, 4)):
            at = rng.randrange(len(pieces) + 1)
            new = rng.choice(SCRAPS if rng.random() < 0.5 else self.words)
            match rng.randrange(5):
                case 0:
                    pieces.insert(at, new)
                case 1:
                    pieces[at : at + 1] = []
                case 2:
                    pieces[at : at + 1] = [new]
                case 3:
                    pieces[at : at + 1] = [piece[: rng.randrange(3)] + new for piece in pieces[at : at + 1]]
                case _:
                    rng.shuffle(pieces)
        return rng.choice([" ", " ", " ", ""]).join(pieces)


def spoken(rules: Rules, language: str, seat: int) -> Speech:
    return Speech(rules, language, ["Ada", "Ben", "Cem"][: rules.fewest_seats], seat)


@pytest.mark.parametrize("game", GAMES)
def test_a_typed_line_is_an_act_or_answered_in_words(game: str, everything: bool) -> None:
    rules, rng = rules_of(game), Random(game)
    for number in range(3 if everything else 1):
        walk = Walk(rules, rules.fewest_seats, number)
        chance = Rng(number)
        for _ in range(rng.randrange(60)):
            if not walk.over:
                walk.step(chance)
        for language in LANGUAGES:
            seat = rng.randrange(rules.fewest_seats)
            speech = spoken(rules, language, seat)
            view = rules.view(walk.state, seat)
            moves = rules.moves(view, seat)
            typist = Typist(speech, rng)
            for line in BARE + [typist.line() for _ in range(LINES)]:
                try:
                    act = read_typed(speech, view, moves, line, answering=rng.random() < 0.5)
                    answer = rules.refusal(view, seat, act)
                except SentenceError as problem:
                    answer = problem.reason
                except Exception as problem:
                    raise AssertionError(f"{line!r}, typed after {walk.acts} in {language}") from problem
                assert answer is None or speech.say(answer).strip()


@pytest.mark.parametrize(("game", "language"), one_for_each_game(LANGUAGES))
def test_no_line_ends_a_sitting(game: str, language: str) -> None:
    rules, rng = rules_of(game), Random(game)
    speech = spoken(rules, language, 0)
    typist = Typist(speech, rng)
    left = iter([*BARE, *[line for _ in range(LINES // 4) for line in (typist.line(), "1", "")]])

    def read(_: str) -> str:
        try:
            return next(left)
        except StopIteration:
            raise Left from None

    table = Table(rules, 5, [None, *[Chance] * (rules.fewest_seats - 1)], bots_seed=1)
    sitting = Sitting(table, speech, Console(file=io.StringIO(), width=80), read)
    with suppress(Left):
        sitting.play()
    assert table.state.over or next(left, None) is None
