"""Positions of random games, with the seats that the game waits for by the rules."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from bohnhof.engine.chance import Rng
from bohnhof.engine.notation import read_sentence
from bohnhof.engine.state import SPECTATOR
from bohnhof.games import rules_of
from bohnhof.live.deltas import DeltaWriter
from bohnhof.live.text_cache import TextCache
from bohnhof.table.table import Table
from bohnhof.testing.walk import Walk

KEPT = ("seq", "asked", "standing")


def moments(game: str, seed: int = 5, most: int = 2000, every: int = 7) -> Iterator[dict[str, Any]]:
    """Play at random. Yield the messages of each seat at intervals."""
    rules = rules_of(game)
    walk = Walk(rules, rules.usual_seats(), seed)
    rng = Rng(seed, 1)
    table = Table(rules, seed, [None] * walk.seats)
    writer = DeltaWriter(TextCache(rules))
    while not walk.over and table.actions < most:
        walk.step(rng)
        by, sentence = walk.acts[-1]
        assert table.act(by, read_sentence(rules, sentence)) is None
        if rng.below(3) == 0:
            table.keep_silent(rng.below(walk.seats))
        if table.actions % every and not walk.over:
            continue
        for seat in (*range(walk.seats), SPECTATOR):
            told = json.loads(writer.write(table, seat, table.actions))
            yield {
                "game": game,
                "seat": seat + 1 if seat >= 0 else None,
                "awaited": [one + 1 for one in rules.awaited(table.state)],
                "asked_to_answer": seat >= 0 and bool(table.schedule.offers_to(table.state, seat)),
                "heard": seat < 0 or walk.over or not table.schedule.unheard(rules, table.state, 1 << seat),
                "view": {name: told[name] for name in KEPT},
                "insight": {name: told["insight"][name] for name in ("answers", "over")},
            }
