"""Hashes of situations, used as cache keys."""

from __future__ import annotations

from typing import Final

from bohnhof.engine.state import State
from bohnhof.native import i64

MASK: Final = 0xFFFFFFFFFF
STRIDE: Final = 1000003


def situation(s: State, seat: int) -> i64:
    """Hash the situation of a seat within one turn, without its hand."""
    player = s.players[seat]
    key: i64 = len(player.owned)
    card: i64
    for row in player.fields:
        card = 0
        if row:
            card = row[0]
            card += len(row) * 64
        key = key * STRIDE + card & MASK
    for kind in player.aside:
        key = mixed(key, kind)
    if seat == s.active:
        for kind in s.revealed:
            card = kind
            key = mixed(key, card + 100)
    return key


def with_hand(key: i64, hand: list[int], known: bool) -> i64:
    """Extend a hash by a hand, or by its size if its cards are not known."""
    if not known:
        return mixed(key, len(hand))
    card: i64
    for kind in hand:
        card = kind
        key = mixed(key, card + 200)
    return key


def mixed(key: i64, number: i64) -> i64:
    """Extend a hash by a number."""
    return key * STRIDE + number & MASK


def bits_of(cards: list[int]) -> i64:
    """Return the kinds of these cards as a bit mask."""
    bits: i64 = 0
    one: i64 = 1
    card: i64
    for kind in cards:
        card = kind
        bits |= one << card
    return bits
