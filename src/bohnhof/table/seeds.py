"""Seeds of which none tells another: the deal of a game nothing about its bots' chance, nor the reverse."""

from __future__ import annotations

import secrets
from hashlib import blake2b, scrypt
from operator import index
from typing import Final

SEED_BITS: Final = 62

DEAL: Final = "deal"
BOTS: Final = "bots"


def random_seed() -> int:
    """A seed that nobody can guess."""
    return secrets.randbits(SEED_BITS)


def slow_key(seed: int) -> bytes:
    """The key a seed stands for. It takes its time, so that trying many small seeds does not pay."""
    return scrypt(str(seed).encode(), salt=b"bohnhof", n=1 << 14, r=8, p=1, dklen=32)


def seed_for(key: bytes, purpose: str, number: int = 0) -> int:
    """The seed of the deal, or of the bots, of one game under this key."""
    digest = blake2b(f"{purpose} {number}".encode(), key=key, digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 64 - SEED_BITS


def whole(value: object, what: str) -> int:
    """Return a whole number as it was given; TypeError if the value is not one."""
    try:
        return index(value)  # type: ignore[arg-type]
    except TypeError:
        raise TypeError(f"{what} should be a whole number, not {value!r}") from None
