"""A state as nested plain values: what two states are compared by, byte for byte."""

from __future__ import annotations

from bohnhof.engine.made import Made
from bohnhof.engine.state import State


def plain(thing: object) -> object:
    """Everything a pickle of it would keep, without the identities of objects. Shares lists with it."""
    if isinstance(thing, Made):
        return [part if isinstance(part, int) else plain(part) for part in thing.values()]
    if isinstance(thing, (list, tuple)) and thing and not isinstance(thing[0], (int, list, tuple)):
        return [plain(part) for part in thing]
    return thing


def serialised(s: State) -> bytes:
    """The bytes of a state, the same for the same state."""
    return repr(plain(s)).encode()


def difference(one: object, other: object, where: str = "") -> str:
    """Where two states first differ, in words; empty where they do not."""
    if plain(one) == plain(other):
        return ""
    if isinstance(one, Made) and isinstance(other, Made):
        parts = zip(named_parts(one), other.values(), strict=False)
        return next(found for (name, a), b in parts if (found := difference(a, b, f"{where} {name}")))
    if isinstance(one, (list, tuple)) and isinstance(other, (list, tuple)) and len(one) == len(other):
        pairs = enumerate(zip(one, other, strict=True), 1)
        return next(found for i, (a, b) in pairs if (found := difference(a, b, f"{where} {i}")))
    return f"{where.strip()}: {plain(one)} became {plain(other)}"


def named_parts(thing: Made) -> list[tuple[str, object]]:
    """What the parts of it are called, each with its value."""
    return list(zip(type(thing).__match_args__, thing.values(), strict=True))
