"""What is worked out once for many is the same as if it were worked out for each."""

from __future__ import annotations

import msgspec
import pytest

from bohnhof.engine.chance import Rng
from bohnhof.engine.notation import read_sentence
from bohnhof.games import game_ids, rules_of
from bohnhof.table.table import Table
from bohnhof.testing.walk import Walk
from bohnhof.web.messages import View
from bohnhof.web.teller import Teller
from bohnhof.web.telling import view_of

SEED = 1
ACTS = 120


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
            written = msgspec.json.decode(teller.write(table, seat, since))
            assert written == msgspec.to_builtins(view_of(table, seat, since))
        if walk.over:
            break
        walk.step(rng)
        by, sentence = walk.acts[-1]
        assert table.act(by, read_sentence(rules, sentence)) is None


def test_what_is_written_is_a_view() -> None:
    rules = rules_of("bohnanza")
    table = Table(rules, 1, [None] * 4)
    written = Teller().write(table, 0, 0, id=3)
    assert msgspec.json.decode(written, type=View).id == 3
