"""What its class can make again: for pickles, and for looking at all of it."""

from __future__ import annotations

from typing import ClassVar

from bohnhof.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Made:
    """Something that is all in what its class was called with."""

    __slots__ = ()
    __match_args__: ClassVar[tuple[str, ...]] = ()
    """The names under which it keeps that, in order."""

    def values(self) -> tuple[object, ...]:
        """What its class was called with to make it."""
        return tuple([getattr(self, name) for name in type(self).__match_args__])

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), self.values())
