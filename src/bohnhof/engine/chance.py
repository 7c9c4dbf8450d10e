"""Deterministic random numbers: the same on every machine and in every version."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final, final

from bohnhof.native import i64

MOST_SHORT_SEED: Final = (1 << 62) - 1
"""Largest seed of a simulation. Games with larger seeds use a cryptographic generator."""

KEY_BYTES: Final = 20
MOST_SEED: Final = (1 << 8 * KEY_BYTES) - 1

_WORD: Final = 4
_WORDS: Final = 1 << 8 * _WORD


class Source:
    """A source of random numbers."""

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1."""
        raise NotImplementedError

    def shuffle(self, cards: list[Any]) -> None:
        """Shuffle a list in place (Fisher–Yates)."""
        i = len(cards) - 1
        while i > 0:
            j = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i -= 1


@final
class Rng(Source):
    """Two combined multiplicative generators (L'Ecuyer 1988), seeded by a hash.

    The state has 62 bits.
    """

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
        a = self.a * 40014 % 2147483563
        b = self.b * 40692 % 2147483399
        self.a = a
        self.b = b
        difference = a - b
        if difference < 0:
            difference += 2147483562
        many: i64 = n
        return difference % many


def _restored(a: int, b: int) -> Rng:
    rng = Rng(0)
    rng.a = a
    rng.b = b
    return rng


@final
class SecureRng(Source):
    """A cryptographic generator: BLAKE2b (RFC 7693) in counter mode, keyed by the seed.

    It hashes the number of the stream and a counter. Each block of 64 bytes is read as 16
    big-endian words.
    """

    def __init__(self, seed: int, stream: int) -> None:
        self._key = seed.to_bytes(KEY_BYTES, "big")
        self._stream = stream
        self._blocks = 0
        self._block = b""
        self._at: i64 = 0

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1, all equally likely. `n` is at most 2**32."""
        many: i64 = n
        if many > _WORDS:
            raise ValueError(f"cannot draw a number below {n}")
        unfair: i64 = _WORDS % many
        word = self._word()
        while word < unfair:
            word = self._word()
        return word % many

    def _word(self) -> i64:
        if self._at == len(self._block):
            text = f"{self._stream}/{self._blocks}"
            self._block = blake2b(text.encode(), key=self._key).digest()
            self._blocks += 1
            self._at = 0
        word: i64 = 0
        for i in range(_WORD):
            word = word * 256 + self._block[self._at + i]
        self._at += _WORD
        return word


def wrong_seed(seed: int) -> str:
    """Return the error message for an invalid seed, or "" if the seed is valid."""
    if 0 <= seed <= MOST_SEED:
        return ""
    return f"a seed is a whole number from 0 to 2**{8 * KEY_BYTES} - 1, not {seed}"


def source_of(seed: int, stream: int) -> Source:
    """Return the source for one shuffle or draw: a cryptographic one if the seed is long."""
    return Rng(seed, stream) if seed <= MOST_SHORT_SEED else SecureRng(seed, stream)
