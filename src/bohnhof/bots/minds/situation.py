"""Telling situations apart, so that nothing is thought through twice."""

from __future__ import annotations

from bohnhof.engine.state import State
from bohnhof.native import i64


def situation(s: State, seat: int, known: bool) -> i64:
    """Tells the situations of a seat within one turn apart."""
    player = s.players[seat]
    key: i64 = len(player.owned)
    card: i64
    for row in player.fields:
        if row:
            card = row[0]
            key = (key * 31 + len(row) * 7 + card) % 1000000007
        else:
            key = key * 31 % 1000000007
    for kind in player.aside:
        card = kind
        key = (key * 31 + card) % 1000000007
    if seat == s.active:
        for kind in s.revealed:
            card = kind
            key = (key * 31 + card + 100) % 1000000007
    if known:
        for kind in player.hand:
            card = kind
            key = (key * 31 + card + 200) % 1000000007
        return key
    return (key * 31 + len(player.hand)) % 1000000007


def bits_of(cards: list[int]) -> i64:
    """The kinds among these cards, one bit each."""
    bits: i64 = 0
    one: i64 = 1
    for kind in cards:
        bits |= one << kind
    return bits
