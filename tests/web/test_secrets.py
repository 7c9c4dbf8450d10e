"""No byte sent to a client depends on information hidden from it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bohnhof.engine.chance import Rng
from bohnhof.engine.facts import Fact
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import SPECTATOR, State
from bohnhof.games import game_ids, rules_of
from bohnhof.live.deltas import DeltaWriter
from bohnhof.live.text_cache import TextCache
from bohnhof.table.log import Act
from bohnhof.table.table import Table
from bohnhof.testing.plain import plain
from bohnhof.testing.secrets import permute, secrets_of
from bohnhof.testing.walk import Walk

SEEDS = st.integers(0, 2**30)
SWAPS = 2


def new_writer(rules: Rules) -> DeltaWriter:
    return DeltaWriter(TextCache(rules))


def bytes_for(table: Table, seat: int, since: int) -> bytes:
    """Return all that is sent to a seat: view, insight, standing, moves, suggestions, events."""
    return new_writer(table.rules).write(table, seat, since).encode()


def walked(rules: Rules, seed: int, acts: int) -> Walk:
    walk = Walk(rules, rules.usual_seats(), seed)
    rng = Rng(seed, 1)
    for _ in range(acts):
        if walk.over:
            break
        walk.step(rng)
    return walk


def table_at(rules: Rules, state: State) -> Table:
    return Table.from_state(rules, state, [None] * len(state.players), bots_seed=1)


@pytest.mark.parametrize("game", game_ids())
@given(seed=SEEDS, acts=st.integers(0, 150))
@settings(max_examples=60)
def test_a_view_has_the_same_bytes_whatever_is_hidden(game: str, seed: int, acts: int) -> None:
    rules = rules_of(game)
    secrets = secrets_of(rules)
    walk = walked(rules, seed, acts)
    for seat in walk.viewers():
        other = walk.state.copy()
        rng = Rng(seed, 2)
        permute(rules, other, seat, secrets, rng)
        secrets.disturb(rules, other, seat, rng)
        here, there = table_at(rules, walk.state), table_at(rules, other)
        assert bytes_for(here, seat, 0) == bytes_for(there, seat, 0)


@pytest.mark.parametrize("game", game_ids())
@given(seed=SEEDS, acts=st.integers(0, 150))
@settings(max_examples=60)
def test_what_is_told_has_the_same_bytes_whatever_is_hidden(game: str, seed: int, acts: int) -> None:
    """Compare an act at two tables that a seat cannot distinguish before and after it."""
    rules = rules_of(game)
    secrets = secrets_of(rules)
    walk = walked(rules, seed, acts)
    if walk.over:
        return
    actor, action = walk.choose(Rng(seed, 3))
    for seat in walk.viewers():
        other = walk.state.copy()
        permute(rules, other, seat, secrets, Rng(seed, 4), SWAPS)
        if rules.refusal(other, actor, action) is not None:
            continue
        here, there = table_at(rules, walk.state), table_at(rules, other)
        writers = new_writer(rules), new_writer(rules)
        assert writers[0].write(here, seat, 0) == writers[1].write(there, seat, 0)
        assert here.act(actor, action) is None
        assert there.act(actor, action) is None
        if plain(here.view(seat)) == plain(there.view(seat)) and not shows(here, secrets.shown, seat):
            assert bytes_for(here, seat, 0) == bytes_for(there, seat, 0)
            change = writers[0].write(here, seat, 0, whole=False)
            assert change.startswith('{"t":"change"')
            assert change == writers[1].write(there, seat, 0, whole=False)


def shows(table: Table, shown: tuple[object, ...], seat: int) -> bool:
    """Return whether cards were shown for a moment that no later view contains."""
    return any(fact.what in shown for told in table.log_for(seat) for fact in told.facts)


def test_a_byte_that_depends_on_a_hidden_card_is_found() -> None:
    """Show that the property can fail, with an event that reveals a drawn card to everyone."""
    rules = rules_of("bohnanza")
    state = rules.new_game(3, 1)
    other = state.copy()
    while other.draw[-1] == state.draw[-1]:
        permute(rules, other, SPECTATOR, secrets_of(rules), Rng(5, 5))
    tables = [table_at(rules, state), table_at(rules, other)]
    from bohnhof.engine import facts

    for table in tables:
        table.log.append(Act(0, "done", "done", (Fact(facts.DREW, 0, (table.state.draw[-1],)),)))
        table.actions += 1
    assert bytes_for(tables[0], SPECTATOR, 0) != bytes_for(tables[1], SPECTATOR, 0)
