"""Types and decorators for mypyc, with substitutes for the interpreter. Never compiled."""

from __future__ import annotations

from types import FunctionType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64, mypyc_attr, u8
else:
    i64 = int

    class u8(int):  # noqa: N801
        """A byte."""

    class vec(bytearray):  # noqa: N801
        """A vector of bytes; of other numbers it is a list. Compiled code uses that of librt."""

        def __class_getitem__(cls, kept):
            return cls if kept is u8 else list

    def mypyc_attr(**_):
        return lambda decorated: decorated


__all__ = ["i64", "mypyc_attr", "sealed", "u8", "vec"]


def sealed(made: type[Any]) -> None:
    """Make the objects of a class immutable in the interpreter.

    Compiled objects already are, because all their attributes are `Final`.
    """
    fill = made.__init__
    if not isinstance(fill, FunctionType):
        return

    def refuse(*change: object) -> None:
        raise AttributeError(f"“{change[1]}” of {made.__name__} cannot be changed")

    def made_again(self: Any) -> tuple[object, ...]:
        return made, self.values()

    body = {"__slots__": (), "__setattr__": refuse, "__delattr__": refuse, "__reduce__": made_again}
    closed = type(made.__name__, (made,), body)

    def fill_and_close(self: Any, *values: object, **named: object) -> None:
        fill(self, *values, **named)
        self.__class__ = closed

    made.__init__ = fill_and_close
