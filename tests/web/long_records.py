"""Valid records that are longer than any real game."""

from __future__ import annotations

from bohnhof.engine.chance import Rng
from bohnhof.engine.suggestions import suggest_offers
from bohnhof.games import rules_of
from bohnhof.table.record import record_of, write_record
from bohnhof.table.table import Table

SEED = 7


def long_record(actions: int) -> str:
    """Return a record of Bohnanza with this many actions that are offers or withdrawals."""
    rules = rules_of("bohnanza")
    table, rng = Table(rules, SEED, [None] * 3), Rng(SEED, 1)
    while not table.state.over:
        seat = rules.awaited(table.state)[0]
        offers = suggest_offers(rules, table.view(seat), seat)
        while offers and actions > 0:
            assert table.act(seat, offers[0]) is None
            assert table.act(seat, rules.acts.withdraw(table.state.offers[-1].serial)) is None
            actions -= 2
        move = rules.sample_move(table.state, seat, rng)
        assert move is not None
        assert table.act(seat, move) is None
    return write_record(record_of(table, ["Ann", "Ben", "Cy"]))
