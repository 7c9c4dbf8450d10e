"""The presentation of whole games: all messages have texts, and shown moves can be typed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bohnhof.bots.chance import Chance
from bohnhof.engine.facts import Fact
from bohnhof.engine.message import Argument, Message
from bohnhof.engine.state import State
from bohnhof.games import rules_of
from bohnhof.table.table import Table
from bohnhof.telling import Telling, telling_of
from bohnhof.terminal.speech import Speech
from bohnhof.terminal.typed import read_typed
from bohnhof.words import LANGUAGES
from tests.samples import GAMES, one_for_each_game
from tests.terminals import knows

PLAYERS = ["Ada", "Ben", "Cem"]


def walk(game: str, seed: int) -> Iterator[tuple[Table, int, State]]:
    """Yield the table, the next seat and its view in a game of random bots."""
    rules = rules_of(game)
    seats = min(rules.most_seats, len(PLAYERS))
    table = Table(rules, seed, [Chance] * seats, bots_seed=seed)
    while not table.state.over:
        seat = table.schedule.next(rules, table.state).seat
        yield table, seat, table.view(seat)
        table.step()
    yield table, 0, table.view(0)


def told_now(telling: Telling, view: State, seat: int) -> Iterator[Message]:
    """Yield all messages about a table for a seat, apart from its story."""
    rules = telling.rules
    order = range(len(view.players))
    lines = [
        *telling.table_lines(view, order, seat),
        *telling.own_lines(view, seat),
        *telling.lines(view, order, seat),
    ]
    for line in lines:
        yield from ([line.label] if line.label else [])
        yield from line.parts
    yield telling.phase_title(view)
    yield from telling.cards(view, seat)
    yield from telling.hints(view, seat)
    for other in order:
        yield telling.taler_count(view, other)
        yield from telling.own_taler(view, other)
    if view.over:
        yield from [telling.score(view, other).made_of for other in order]
        yield from [rival.made_of for rival in telling.rivals(view)]
        yield telling.verdict(view)
        return
    now = telling.phase(view)
    yield from now.advice if now else []
    if seat in rules.awaited(view):
        assert now is not None
        yield telling.expected(view, seat)
    for move in rules.moves(view, seat):
        meaning = telling.meaning(view, seat, move)
        yield from [meaning] if meaning else []


def inside(argument: Argument) -> Iterator[Message]:
    values = argument.value if isinstance(argument.value, tuple) else (argument.value,)
    for value in values:
        if isinstance(value, Message):
            yield from with_those_inside(value)
        elif isinstance(value, Argument):
            yield from inside(value)


def with_those_inside(message: Message) -> Iterator[Message]:
    yield message
    for argument in message.arguments.values():
        yield from inside(argument)


@pytest.mark.parametrize("game", GAMES)
def test_all_that_is_told_has_words_in_every_language(game: str, everything: bool) -> None:
    telling = telling_of(rules_of(game))
    told = [telling.freely, *[row.meaning for row in telling.help()]]
    happened: list[Fact] = []
    seats: range = range(0)
    for table, seat, view in walk(game, seed=4):
        if everything or view.over or table.actions % 4 == 0:
            told.extend(told_now(telling, view, seat))
        happened = [fact for act in table.log for fact in act.facts] if view.over else []
        seats = range(len(view.players))
    for seat in seats:
        told.extend(telling.story(happened, seat))
    samples = {f"{message!r}": message for outer in told for message in with_those_inside(outer)}
    for language in LANGUAGES:
        speech = Speech(rules_of(game), language, PLAYERS, 0)
        assert {message.id for message in samples.values() if not knows(language, message.id)} == set()
        assert all(speech.say(message).strip() for message in samples.values())


@pytest.mark.parametrize(("game", "language"), one_for_each_game(LANGUAGES))
def test_every_move_may_be_typed_as_it_is_shown(game: str, language: str) -> None:
    rules = rules_of(game)
    met: set[str] = set()
    for _, seat, view in walk(game, seed=4):
        if view.over:
            return
        speech = Speech(rules, language, PLAYERS, seat)
        moves = rules.moves(view, seat)
        for move in moves:
            sentence = move.sentence(rules)
            if sentence not in met:
                met.add(sentence)
                shown = speech.sentence(sentence)
                assert read_typed(speech, view, moves, shown, answering=False).sentence(rules) == sentence
