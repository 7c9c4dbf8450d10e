"""Independent seeds: neither the deal nor the bots' random numbers reveal the other."""

from __future__ import annotations

import secrets
from hashlib import blake2b, scrypt
from operator import index
from typing import Final

from bohnhof.engine.chance import MOST_SEED, MOST_SHORT_SEED

SEED_BITS: Final = MOST_SHORT_SEED.bit_length()

DEAL: Final = "deal"
BOTS: Final = "bots"


def random_deal() -> int:
    """Draw a secret seed for a game with people: too long to be found from the cards seen."""
    return MOST_SHORT_SEED + 1 + secrets.randbelow(MOST_SEED - MOST_SHORT_SEED)


def random_seed() -> int:
    """Draw a secret seed for a series of games, or for the bots at a table."""
    return secrets.randbits(SEED_BITS)


def slow_key(seed: int) -> bytes:
    """Derive a key from a seed, slowly, so that trying many small seeds does not pay off."""
    return scrypt(str(seed).encode(), salt=b"bohnhof", n=1 << 14, r=8, p=1, dklen=32)


def seed_for(key: bytes, purpose: str, number: int = 0) -> int:
    """Derive the seed of the deal, or of the bots, of one game from a key."""
    digest = blake2b(f"{purpose} {number}".encode(), key=key, digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 64 - SEED_BITS


def whole(value: object, what: str) -> int:
    """Return `value` as an int. Raise TypeError if it is not a whole number."""
    try:
        return index(value)  # type: ignore[arg-type]
    except TypeError:
        raise TypeError(f"{what} should be a whole number, not {value!r}") from None
