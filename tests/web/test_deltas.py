"""Deltas computed once for several clients equal those computed for each."""

from __future__ import annotations

import json
from typing import cast

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bohnhof.engine.chance import Rng
from bohnhof.engine.insight import Insight
from bohnhof.engine.notation import read_sentence
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import SPECTATOR, Row, State
from bohnhof.engine.wire import write_view
from bohnhof.games import rules_of
from bohnhof.games.bohnanza.rules import Bohnanza
from bohnhof.games.bohnanza.steps import TRADE
from bohnhof.live.deltas import DeltaWriter, asked_of
from bohnhof.live.text_cache import TextCache
from bohnhof.rooms.messages.replies import Change, View
from bohnhof.rooms.messages.terms import Asked
from bohnhof.rooms.telling import standing_of, told_of
from bohnhof.table.table import Table
from bohnhof.testing.walk import Walk
from tests.samples import GAMES
from tests.web.changes import Data, changed

SEED = 1
CHANGES = 30


def new_writer(rules: Rules) -> DeltaWriter:
    return DeltaWriter(TextCache(rules))


def alone(table: Table, seat: int, since: int) -> View:
    """Return a seat's snapshot from a new writer, with all parts computed from its own view."""
    told = msgspec.json.decode(new_writer(table.rules).write(table, seat, since), type=View)
    rules, view = table.rules, table.view(seat)
    told.view = write_view(rules, view)
    told.insight = Insight(rules, view, seat).data()
    told.standing = standing_of(rules, view)
    told.asked = cast("Asked | None", asked_of(rules, table.schedule, view, seat))
    told.told = [told_of(rules, entry, seat) for entry in table.log_for(seat, since)]
    return told


def step(walk: Walk, table: Table, rng: Rng) -> None:
    """Play the next act of a random walk at the table as well."""
    walk.step(rng)
    by, sentence = walk.acts[-1]
    assert table.act(by, read_sentence(table.rules, sentence)) is None


class PaysTheActive(Bohnanza):
    """A third-party variant in which the worth of a field depends on whose turn it is."""

    id = "pays-the-active"

    def worth(self, s: State, seat: int, row: Row) -> int:
        return super().worth(s, seat, row) + (seat == s.active)


@pytest.mark.parametrize("game", GAMES)
def test_everybody_is_told_what_each_would_be_told_alone(game: str, everything: bool) -> None:
    follow(rules_of(game), 150 if everything else 50)


def test_fields_of_a_variant_are_told_as_they_are_though_its_game_has_local_fields() -> None:
    follow(PaysTheActive(), 50)


def follow(rules: Rules, acts: int) -> None:
    """Compare the shared messages after each act with those for each seat alone."""
    walk = Walk(rules, rules.usual_seats(), SEED)
    rng = Rng(SEED, 1)
    table = Table(rules, SEED, [None] * walk.seats)
    writer = new_writer(table.rules)
    for number in range(acts):
        since = max(0, number - 1)
        for seat in walk.viewers():
            assert msgspec.json.decode(writer.write(table, seat, since), type=View) == alone(
                table, seat, since
            )
        if walk.over:
            break
        step(walk, table, rng)


@pytest.mark.parametrize("game", GAMES)
@given(seed=st.integers(0, 2**30), acts=st.integers(0, 60))
@settings(max_examples=settings.default.max_examples // 3)
def test_who_follows_the_changes_knows_all_of_it(game: str, seed: int, acts: int) -> None:
    """Apply the deltas from any moment on, whatever is sent to others."""
    rules = rules_of(game)
    walk = Walk(rules, rules.usual_seats(), seed)
    rng = Rng(seed, 1)
    table = Table(rules, seed, [None] * walk.seats)
    writer = new_writer(table.rules)
    known: dict[int, Data] = {}
    for number in range(acts + CHANGES):
        for seat in walk.viewers():
            if number < acts:
                if rng.below(2):
                    writer.write(table, seat, number)
            elif seat not in known:
                known[seat] = json.loads(writer.write(table, seat, number))
            else:
                change = json.loads(writer.write(table, seat, number - 1, whole=False))
                assert msgspec.to_builtins(msgspec.convert(change, Change)) == change
                known[seat] = changed(known[seat], change)
                assert known[seat] == json.loads(new_writer(table.rules).write(table, seat, number - 1))
        if walk.over:
            break
        step(walk, table, rng)


def test_offers_are_suggested_to_whoever_wants_it() -> None:
    table = Table(rules_of("bohnanza"), 1, [None] * 4)
    while table.state.agenda[-1].step != TRADE:
        seat = table.rules.awaited(table.state)[0]
        table.act(seat, table.rules.moves(table.state, seat)[0])
    number, seat = table.actions, table.state.active
    writer = new_writer(table.rules)
    view = json.loads(writer.write(table, seat, number, suggests=False))
    assert view["suggestions"] == []
    change = json.loads(writer.write(table, seat, number, whole=False, suggests=True))
    assert change["suggestions"]
    assert changed(view, change) == json.loads(new_writer(table.rules).write(table, seat, number))
    assert json.loads(writer.write(table, seat, number, whole=False, suggests=False))["suggestions"] == []


def test_silence_changes_nothing_but_what_is_asked() -> None:
    table = Table(rules_of("bohnanza"), 1, [None] * 4)
    writer = new_writer(table.rules)
    view = json.loads(writer.write(table, 0, 0))
    change = json.loads(writer.write(table, 0, 0, whole=False, id=7))
    assert not {"view", "insight", "standing", "moves", "suggestions"}.intersection(change)
    assert changed(view, change) == {**view, "id": 7}


def test_who_has_missed_something_is_told_everything() -> None:
    rules = rules_of("bohnanza")
    table = Table(rules, 1, [None] * 4)
    writer = new_writer(table.rules)
    for number in range(3):
        seat = rules.awaited(table.state)[0]
        table.act(seat, rules.moves(table.state, seat)[0])
        told = json.loads(writer.write(table, 0, 0, whole=False))
        assert told["t"] == "view"
        assert [one["number"] for one in told["told"]] == list(range(1, number + 2))
    again = Table(rules, 1, [None] * 4)
    assert json.loads(writer.write(again, 0, 0, whole=False))["t"] == "view"


def test_what_is_written_is_a_view() -> None:
    table = Table(rules_of("bohnanza"), 1, [None] * 4)
    for seat in (0, SPECTATOR):
        written = msgspec.json.decode(new_writer(table.rules).write(table, seat, 0, id=3))
        assert set(written) == {"t", *View.__struct_fields__}
        assert written == {"t": "view", **msgspec.to_builtins(msgspec.convert(written, View)), "id": 3}
