"""Third-party games and bots: classes from a file, a module or an entry point."""

from __future__ import annotations

import importlib
import importlib.util
import os
import sys
import sysconfig
import traceback
from collections.abc import Callable, Collection, Iterator
from difflib import get_close_matches
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Final, Generic, NamedTuple, TypeVar

if TYPE_CHECKING:
    from importlib.metadata import Distribution, EntryPoint

OURS: Final = "bohnhof"
"""The origin of games and bots that come with Bohnhof."""
COMMAND: Final = "cmd:"
"""The beginning of a bot's name that is a command."""

_FILE: Final = "code in "
"""The beginning of the name of a module made from a file, followed by the path."""

Wanted = TypeVar("Wanted")
Done = TypeVar("Done")


class Listed(NamedTuple):
    """A game or bot that can be named, or why it cannot be used."""

    name: str
    origin: str
    """The package it comes from, with its version."""
    error: str = ""


class Plugins(Generic[Wanted]):
    """A loader of third-party classes that derive from `base`."""

    def __init__(self, what: str, base: type[Wanted], error: type[ValueError]) -> None:
        self.what = what
        self.base = base
        self.error = error
        """The error raised if a class cannot be used, with the reason in one line."""
        self.group = f"bohnhof.{what}s"
        """The group of entry points in which packages declare their classes."""
        self.written = f"my_{what}.py:Class or package.module:Class"
        """The form of an import path, for messages."""

    def at(self, place: str) -> type[Wanted]:
        """Return the class at an import path."""
        where, _, word = place.rpartition(":")
        found = getattr(self._module(where), word, None)
        if found is None:
            raise self.error(f"there is no “{word}” in {where}")
        return self.checked(found, f"“{word}” in {where}")

    def announced(self, name: str) -> type[Wanted] | None:
        """Return the class that an installed package declares under this name, or None."""
        for one in _announced(self.group):
            if one.name == name:
                return self.checked(self.run(one.load, f"“{name}” of {one.origin}"), f"“{name}”")
        return None

    def origin(self, name: str) -> str:
        """Return the package, with its version, that declares this name; "" if none does."""
        return next((one.origin for one in _announced(self.group) if one.name == name), "")

    def listed(self, ours: Collection[str], make: Callable[[str], object]) -> list[Listed]:
        """List what can be named: `ours`, and what packages declare. Each is loaded as a test."""
        found: list[Listed] = []
        named = [(name, OURS) for name in ours]
        named.extend([(one.name, one.origin) for one in _announced(self.group)])
        for name, origin in named:
            error = ""
            if name in [other.name for other in found]:
                error = f"there is another {self.what} of this name"
            else:
                try:
                    make(name)
                except self.error as problem:
                    error = str(problem)
            found.append(Listed(name, origin, error))
        return found

    def checked(self, found: object, where: str = "") -> type[Wanted]:
        """Return `found` if it is a usable class; otherwise raise the error of this loader."""
        if isinstance(found, type) and issubclass(found, self.base):
            return found
        base = f"{self.base.__module__}.{self.base.__name__}"
        raise self.error(f"{where or repr(found)} is no {self.what}: it has to be a class made from {base}")

    def _module(self, where: str) -> ModuleType:
        path = Path(where)
        if path.suffix != ".py":
            return self.run(lambda: importlib.import_module(where), where)
        if not path.is_file():
            raise self.error(f"there is no file “{where}”")
        return self.run(lambda: _load_file(path.resolve()), where)

    def run(self, act: Callable[[], Done], where: str) -> Done:
        """Run third-party code. Any failure becomes the error of this loader."""
        try:
            return act()
        except (Exception, SystemExit) as error:
            raise self.error(f"{where} cannot be loaded: {in_one_line(error)}") from error


def in_one_line(error: BaseException) -> str:
    """Return an error as one line, with the line of third-party code that raised it."""
    said = " ".join(f"{type(error).__name__}: {error}".split()).removesuffix(":")
    return said + _line_of(error)


def _line_of(error: BaseException) -> str:
    """Return the innermost line outside Bohnhof and the standard library; "" if there is none."""
    ours = str(Path(__file__).parent)
    library = sysconfig.get_path("stdlib")
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        installed = "site-packages" in frame.filename
        if os.path.exists(frame.filename) and not frame.filename.startswith(ours):
            if installed or not frame.filename.startswith(library):
                return f" ({os.path.basename(frame.filename)}, line {frame.lineno}, in {frame.name})"
    return ""


def did_you_mean(name: str, known: Collection[str]) -> str:
    """Return “did you mean …?” with a similar known name; "" if there is none."""
    found = get_close_matches(name, known, 1)
    return f" (did you mean “{found[0]}”?)" if found else ""


def is_place(name: str) -> bool:
    """Return whether a name is an import path or a command.

    Only a user may give such a name; a file may not.
    """
    where, _, word = name.rpartition(":")
    return name.startswith(COMMAND) or bool(where and word)


def import_path(kind: type[object]) -> str:
    """Return the import path of a class: `package.module:Class` or `my_file.py:Class`."""
    return f"{kind.__module__.removeprefix(_FILE)}:{kind.__qualname__}"


def is_from_file(kind: type[object]) -> bool:
    """Return whether a class was loaded from a file, so that no import statement finds it."""
    return kind.__module__.startswith(_FILE)


class _Announced(NamedTuple):
    name: str
    origin: str
    entry: EntryPoint | Exception
    """The entry point, or the error raised when reading it."""

    def load(self) -> object:
        if isinstance(self.entry, Exception):
            raise self.entry
        return self.entry.load()


def _announced(group: str) -> Iterator[_Announced]:
    """Yield the entry points of installed packages.

    If a package is found twice, the first one counts, as for an import.
    """
    from importlib.metadata import distributions

    seen: set[str] = set()
    for package in distributions():
        try:
            entries = list(package.entry_points.select(group=group))
        except Exception as error:
            if group in (package.read_text("entry_points.txt") or ""):
                yield _Announced("?", _origin(package), error)
            continue
        origin = _origin(package) if entries else ""
        name = origin.partition(" ")[0].lower()
        if name not in seen:
            seen.add(name)
            yield from [_Announced(entry.name, origin, entry) for entry in entries]


def _origin(package: Distribution) -> str:
    try:
        return f"{package.name} {package.version}"
    except Exception:  # its metadata can have any error
        return "?"


def _load_file(path: Path) -> ModuleType:
    """Run a file once per process, under a name that no module can have."""
    name = f"{_FILE}{path}"
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module
