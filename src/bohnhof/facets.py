"""Facets: what a game has besides its rules, such as its presentation.

The class of the rules names the classes of its facets and imports none of them, so that each
program loads only what it uses.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final, Generic

from bohnhof.plugins import Plugins, Wanted, is_place

if TYPE_CHECKING:
    from bohnhof.engine.rules import Rules

NAMES: Final = ("presentation", "terminal", "heuristic", "search_heuristic", "features", "secrets")
"""The facets that Bohnhof uses."""


class FacetError(ValueError):
    """A facet, named by a game, that cannot be used."""


class Facet(Generic[Wanted]):
    """One kind of facet, such as the presentation.

    Rules that name no class for it use that of the nearest base class that does.
    """

    def __init__(self, name: str, base: type[Wanted], default: str = "") -> None:
        self.name = name
        self.base = base
        """The class from which every facet of this kind is derived."""
        self.default = default
        """The import path of the class for games that name none. Empty: the base itself."""
        self._loader = Plugins(name, base, FacetError)

    def of(self, rules: Rules) -> type[Wanted]:
        """Return the class for a game. Raise FacetError if the one its rules name is invalid."""
        for kind in type(rules).__mro__:
            named = vars(kind).get("facets", {}).get(self.name)
            if named is not None:
                return self._named(kind, named)
        return self._loader.at(self.default) if self.default else self.base

    def _named(self, kind: type[object], named: object) -> type[Wanted]:
        try:
            if not isinstance(named, str):
                return self._loader.checked(named)
            if is_place(named):
                return self._loader.at(named)
            raise FacetError(f"“{named}” is not written as package.module:Class")
        except FacetError as problem:
            raise FacetError(f"facet “{self.name}” of {kind.__name__}: {problem}") from problem


def packages(kind: type[Rules]) -> list[str]:
    """Return the packages of these rules and of their base classes, which may have game data.

    A class that was loaded from a file has none.
    """
    specs = [getattr(sys.modules.get(one.__module__), "__spec__", None) for one in kind.__mro__]
    named = [spec.parent for spec in specs if spec is not None]
    return [name for name in dict.fromkeys(named) if name in sys.modules]


def folders(kind: type[Rules]) -> Iterator[Traversable]:
    """Yield the folders of these packages."""
    yield from map(files, packages(kind))


def data_file(rules: Rules, folder: str, name: str) -> Traversable | None:
    """Return a data file from the package of a game or of the rules it derives from, or None."""
    found = (one / folder / name for one in folders(type(rules)))
    return next((file for file in found if file.is_file()), None)
