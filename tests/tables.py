"""Tables for tests, with bots or with fixed actions."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from bohnhof.bots.chance import Chance
from bohnhof.engine.actions import Action
from bohnhof.engine.notation import SentenceError, read_sentence
from bohnhof.engine.position import digest
from bohnhof.engine.rules import Rules
from bohnhof.engine.schedule import Question, Schedule
from bohnhof.engine.state import NOBODY, UNSEEN, State
from bohnhof.games import rules_of
from bohnhof.table.record import Record, record_of, write_record
from bohnhof.table.table import Table
from bohnhof.words import english

NAMES = ["Ann", "Ben", "Cem", "Dora", "Emil"]


@contextmanager
def no_sentence(why: str) -> Iterator[None]:
    """Expect a SentenceError whose reason matches `why`."""
    with pytest.raises(SentenceError) as caught:
        yield
    assert re.search(why, english(caught.value.reason))


def question(rules: Rules, state: State, seat: int) -> Question:
    """Return what a seat is asked. On its own turn, it has already been asked to answer offers."""
    schedule = Schedule(len(state.players))
    if seat == state.active:
        schedule.kept_silent(state, seat)
    found = schedule.question_for(rules, state, seat)
    assert found is not None
    return found


def table_after(acts: int, seed: int = 7, seats: int = 3, first: int = NOBODY) -> Table:
    """Return a table of random bots after `acts` actions, or after the game if it is shorter."""
    table = Table(rules_of("bohnanza"), seed, [Chance] * seats, first, bots_seed=seed)
    while not table.state.over and table.actions < acts:
        table.step()
    return table


ACTS = [
    (1, "plant 1"),
    (1, "plant 2"),
    (0, "offer 2: green for stink"),
    (1, "decline 1"),
    (1, "offer 1: stink for blue"),
    (0, "accept 2"),
    (1, "done"),
    (0, "plant stink 1"),
    (1, "plant red 2"),
    (1, "harvest 2"),
    (1, "plant blue 2"),
]


def small_table() -> Table:
    """Return a table in the first turn of a game that seat 2 started."""
    table = Table(rules_of("bohnanza"), 3, [None, Chance, Chance], first=1)
    for seat, sentence in ACTS:
        assert table.act(seat, read_sentence(table.rules, sentence)) is None
    return table


def small_record() -> str:
    return write_record(record_of(small_table(), ["Änn", "Ben", "Cem"]))


def finished_record() -> Record:
    return record_of(table_after(100_000), NAMES[:3])


class Watched:
    """A bot that wraps another, and inspects every view and every action."""

    def decide(self, view: State, moves: list[Action], question: Question) -> Action | None:
        assert view.viewer == self.seat
        assert set(view.draw) <= {UNSEEN}
        assert (view.seed, view.chance) == (0, 0)
        for seat, player in enumerate(view.players):
            assert seat == self.seat or set(player.hand) <= {UNSEEN}
        for offer in view.offers:
            assert offer.maker == self.seat or not offer.places
        before = digest(view)
        action = super().decide(view, moves, question)
        assert digest(view) == before, "a bot must not change its view"
        assert action is None or self.rules.refusal(view, self.seat, action) is None
        return action
