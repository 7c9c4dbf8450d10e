"""Third-party games and bots: a class in a file or a module, or one that an installed package declares."""

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
"""The origin of what comes with Bohnhof."""
COMMAND: Final = "cmd:"
"""How the name of a bot begins that is a command."""

_FILE: Final = "code in "
"""Before the path of a file: the name of the module made from it."""

Wanted = TypeVar("Wanted")
Done = TypeVar("Done")


class Listed(NamedTuple):
    """One game or bot that can be named, or why it cannot be used."""

    name: str
    origin: str
    """The package it comes from, with its version."""
    error: str = ""


class Plugins(Generic[Wanted]):
    """Classes from outside that are made from `base`."""

    def __init__(self, what: str, base: type[Wanted], error: type[ValueError]) -> None:
        self.what = what
        self.base = base
        self.error = error
        """What is raised where one cannot be used, with the reason in one line."""
        self.group = f"bohnhof.{what}s"
        """The entry points by which packages announce theirs."""
        self.written = f"my_{what}.py:Class or package.module:Class"
        """How a place is written."""

    def at(self, place: str) -> type[Wanted]:
        """The class in a file or a module."""
        where, _, word = place.rpartition(":")
        found = getattr(self._module(where), word, None)
        if found is None:
            raise self.error(f"there is no “{word}” in {where}")
        return self.checked(found, f"“{word}” in {where}")

    def announced(self, name: str) -> type[Wanted] | None:
        """The class that an installed package announces by this name; None if none does."""
        for one in _announced(self.group):
            if one.name == name:
                return self.checked(self.run(one.load, f"“{name}” of {one.origin}"), f"“{name}”")
        return None

    def origin(self, name: str) -> str:
        """Return the package that declares this name, with its version; "" if none does."""
        return next((one.origin for one in _announced(self.group) if one.name == name), "")

    def listed(self, ours: Collection[str], make: Callable[[str], object]) -> list[Listed]:
        """List what can be named: ours, and what packages declare. Each is loaded, to see if that works."""
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
        """Return the class that was found if it can be used."""
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
        """Run third-party code, which may fail in any way."""
        try:
            return act()
        except (Exception, SystemExit) as error:
            raise self.error(f"{where} cannot be loaded: {in_one_line(error)}") from error


def in_one_line(error: BaseException) -> str:
    """Return what kind of error this is, what it says and which line of third-party code raised it."""
    said = " ".join(f"{type(error).__name__}: {error}".split()).removesuffix(":")
    return said + _line_of(error)


def _line_of(error: BaseException) -> str:
    """Return the innermost line that is neither ours nor the standard library's; "" if there is none."""
    ours = str(Path(__file__).parent)
    library = sysconfig.get_path("stdlib")
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        installed = "site-packages" in frame.filename
        if os.path.exists(frame.filename) and not frame.filename.startswith(ours):
            if installed or not frame.filename.startswith(library):
                return f" ({os.path.basename(frame.filename)}, line {frame.lineno}, in {frame.name})"
    return ""


def did_you_mean(name: str, known: Collection[str]) -> str:
    """Return the question whether a similar name was meant; "" if there is none."""
    found = get_close_matches(name, known, 1)
    return f" (did you mean “{found[0]}”?)" if found else ""


def is_place(name: str) -> bool:
    """Whether this is written as `my_file.py:Class` or `package.module:Class`, or is a command: only a user
    may name it, and never a file.
    """
    where, _, word = name.rpartition(":")
    return name.startswith(COMMAND) or bool(where and word)


def import_path(kind: type[object]) -> str:
    """Return how a class can be named: `package.module:Class`, or `my_file.py:Class` if it is from a file."""
    return f"{kind.__module__.removeprefix(_FILE)}:{kind.__qualname__}"


def is_from_file(kind: type[object]) -> bool:
    """Return whether a class was loaded from a file, so that no import statement finds it."""
    return kind.__module__.startswith(_FILE)


class _Announced(NamedTuple):
    name: str
    origin: str
    entry: EntryPoint | Exception
    """Why it cannot be read, if it cannot."""

    def load(self) -> object:
        if isinstance(self.entry, Exception):
            raise self.entry
        return self.entry.load()


def _announced(group: str) -> Iterator[_Announced]:
    """What installed packages announce; of one that is found twice, the first counts, as in an import."""
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
    except Exception:  # its metadata may be anything
        return "?"


def _load_file(path: Path) -> ModuleType:
    """Run the file once in each process, under a name that no module can have."""
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
