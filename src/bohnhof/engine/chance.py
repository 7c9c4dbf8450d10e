"""Randomness that is the same on every machine, compiled or interpreted, forever."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from bohnhof.native import i64


class Rng:
    """Two multiplicative generators combined (L'Ecuyer 1988), seeded through a hash; fits 62 bits."""

    def __init__(self, seed: int, stream: int = 0) -> None:
        digest = blake2b(f"{seed}/{stream}".encode(), digest_size=16).digest()
        a: i64 = 0
        b: i64 = 0
        for i in range(8):
            a = (a * 256 + digest[i]) % (2147483563 - 1)
            b = (b * 256 + digest[i + 8]) % (2147483399 - 1)
        self.a = a + 1
        self.b = b + 1

    def __reduce__(self) -> tuple[object, ...]:
        return (_restored, (self.a, self.b))

    def __repr__(self) -> str:
        return f"<Rng at {self.a}, {self.b}>"

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        a = self.a * 40014 % 2147483563
        b = self.b * 40692 % 2147483399
        self.a = a
        self.b = b
        difference = a - b
        if difference < 0:
            difference += 2147483562
        many: i64 = n
        return difference % many

    def shuffle(self, cards: list[Any]) -> None:
        """Every order is equally likely."""
        i = len(cards) - 1
        while i > 0:
            j = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i -= 1


def _restored(a: int, b: int) -> Rng:
    rng = Rng(0)
    rng.a = a
    rng.b = b
    return rng
