"""Value objects: compared, shown and pickled by the arguments of their constructor."""

from __future__ import annotations

from typing import ClassVar

from bohnhof.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Made:
    """An object that is fully described by the arguments of its constructor."""

    __slots__ = ()
    __match_args__: ClassVar[tuple[str, ...]] = ()
    """Names of the constructor's arguments, in order; each is stored under its name."""

    def values(self) -> tuple[object, ...]:
        """Return the arguments that make an equal object."""
        return tuple([getattr(self, name) for name in type(self).__match_args__])

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, Made) and type(self) is type(other) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.values()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([repr(value) for value in self.values()])})"

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), self.values())
