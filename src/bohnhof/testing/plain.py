"""A state as nested plain values: what two states are compared by, byte for byte."""

from __future__ import annotations

from typing import Final

from bohnhof.engine.state import Entry, Offer, Player, State

Part = State | Player | Offer | Entry
"""What has parts of its own."""

_STATE: Final = [
    *["players", "draw", "discard", "revealed", "extra", "agenda", "offers"],
    *["serial", "active", "passes", "seed", "chance", "viewer"],
]
_PLAYER: Final = ["hand", "fields", "aside", "taler", "owned"]
_OFFER: Final = ["serial", "maker", "partner", "give", "want", "places", "declined"]
_ENTRY: Final = ["step", "owner", "progress", "other"]


def plain(thing: object) -> object:
    """Everything a pickle of it would keep, without the identities of objects. Shares lists with it."""
    if isinstance(thing, (State, Player, Offer, Entry)):
        return [part if isinstance(part, int) else plain(part) for part in _parts(thing)]
    if isinstance(thing, list) and thing and not isinstance(thing[0], (int, list, tuple)):
        return [plain(part) for part in thing]
    return thing


def serialised(s: State) -> bytes:
    """The bytes of a state, the same for the same state."""
    return repr(plain(s)).encode()


def difference(one: object, other: object, where: str = "") -> str:
    """Where two states first differ, in words; empty where they do not."""
    if plain(one) == plain(other):
        return ""
    if isinstance(one, Part) and isinstance(other, Part):
        parts = zip(named_parts(one), _parts(other), strict=False)
        return next(found for (name, a), b in parts if (found := difference(a, b, f"{where} {name}")))
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        pairs = enumerate(zip(one, other, strict=True), 1)
        return next(found for i, (a, b) in pairs if (found := difference(a, b, f"{where} {i}")))
    return f"{where.strip()}: {plain(one)} became {plain(other)}"


def named_parts(thing: Part) -> list[tuple[str, object]]:
    """What the parts of it are called, each with its value."""
    return list(zip(_names(thing), _parts(thing), strict=False))


def _parts(thing: Part) -> tuple[object, ...]:
    parts = thing.__reduce__()[1]
    assert isinstance(parts, tuple)
    return parts


def _names(thing: Part) -> list[str]:
    if isinstance(thing, State):
        names = _STATE
    elif isinstance(thing, Player):
        names = _PLAYER
    else:
        names = _OFFER if isinstance(thing, Offer) else _ENTRY
    return [*names, *[f"part {i}" for i in range(len(names), len(names) + 9)]]
