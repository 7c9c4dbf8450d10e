"""What is worked out once for many is the same as if it were worked out for each."""

from __future__ import annotations

import msgspec
import pytest

from bohnhof.engine.chance import Rng
from bohnhof.engine.insight import Insight
from bohnhof.engine.notation import read_sentence
from bohnhof.engine.state import SPECTATOR
from bohnhof.engine.wire import write_view
from bohnhof.games import game_ids, rules_of
from bohnhof.table.table import Table
from bohnhof.testing.walk import Walk
from bohnhof.web.messages import View
from bohnhof.web.teller import Teller
from bohnhof.web.telling import standing_of, told_of

SEED = 1
ACTS = 150


def alone(table: Table, seat: int, since: int) -> View:
    """What a seat is told if nobody else is, and nothing was told before; what its own view says of it."""
    told = msgspec.json.decode(Teller().write(table, seat, since), type=View)
    rules, view = table.rules, table.view(seat)
    told.view = write_view(rules, view)
    told.insight = Insight(rules, view, seat).data()
    told.standing = standing_of(rules, view)
    told.told = [told_of(rules, entry, seat) for entry in table.log_for(seat, since)]
    return told


@pytest.mark.parametrize("game", game_ids())
def test_everybody_is_told_what_each_would_be_told_alone(game: str) -> None:
    rules = rules_of(game)
    walk = Walk(rules, rules.usual_seats(), SEED)
    rng = Rng(SEED, 1)
    table = Table(rules, SEED, [None] * walk.seats)
    teller = Teller()
    for number in range(ACTS):
        since = max(0, number - 1)
        for seat in walk.viewers():
            assert msgspec.json.decode(teller.write(table, seat, since), type=View) == alone(
                table, seat, since
            )
        if walk.over:
            break
        walk.step(rng)
        by, sentence = walk.acts[-1]
        assert table.act(by, read_sentence(rules, sentence)) is None


def test_what_is_written_is_a_view() -> None:
    table = Table(rules_of("bohnanza"), 1, [None] * 4)
    for seat in (0, SPECTATOR):
        written = msgspec.json.decode(Teller().write(table, seat, 0, id=3))
        assert set(written) == {"t", *View.__struct_fields__}
        assert written == {"t": "view", **msgspec.to_builtins(msgspec.convert(written, View)), "id": 3}
