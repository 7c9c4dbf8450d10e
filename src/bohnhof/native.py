"""What the compiler reads and the interpreter ignores; itself never compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int

    def mypyc_attr(**_):
        return lambda decorated: decorated


__all__ = ["i64", "mypyc_attr"]
