"""Convert states to nested plain values, to compare them byte for byte."""

from __future__ import annotations

from bohnhof.engine.made import Made
from bohnhof.engine.state import State


def plain(thing: object) -> object:
    """Return everything that a pickle would store, without the identities of objects.

    The result may share lists with the object.
    """
    if isinstance(thing, Made):
        return [part if isinstance(part, int) else plain(part) for part in thing.values()]
    if isinstance(thing, (list, tuple)) and thing and not isinstance(thing[0], (int, list, tuple)):
        return [plain(part) for part in thing]
    return thing


def serialised(s: State) -> bytes:
    """Return a state as bytes; equal states give equal bytes."""
    return repr(plain(s)).encode()


def difference(one: object, other: object, where: str = "") -> str:
    """Return where two states first differ, in English; "" if they do not."""
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
    """Return the constructor arguments of an object with their names."""
    return list(zip(type(thing).__match_args__, thing.values(), strict=True))
