"""Chooses between the compiled and the interpreted engine; asked by the engine before any of it is imported.

A compiled engine lies in a folder named after the interpreter and the sources it was made for, byte for byte;
one that does not fit is never found. Where none fits, and wherever BOHNHOF_INTERPRETED is set, engine,
games and bots come from their .py files alone.
"""

import hashlib
import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec, PathFinder
from importlib.util import find_spec, spec_from_file_location
from types import ModuleType
from typing import Final

ROOMS: Final = ("engine", "games", "learning", "bots", "telling", "live")
"""What is compiled: all of it together or nothing, so that no part meets another it does not fit."""

LEFT_OUT: Final = ("__init__.py", "registry.py", "learned.py", "program.py", "child.py", "faults.py")
"""What is not compiled there: it gathers names, works with numpy, or is about other processes."""

PACKAGE: Final = os.path.dirname(os.path.abspath(__file__))
ENGINES: Final = os.path.join(PACKAGE, "_compiled")
ABI: Final = EXTENSION_SUFFIXES[0]

_objection = ""


def sources(package: str = PACKAGE) -> list[str]:
    """The .py files of the rooms that are compiled, in a fixed order."""
    return sorted(
        os.path.join(folder, name)
        for room in ROOMS
        for folder, _, names in os.walk(os.path.join(package, room))
        for name in names
        if name.endswith(".py")
    )


def groups(package: str = PACKAGE) -> dict[str, list[str]]:
    """The sources that are compiled, by the library they go into: one for each folder of a room."""
    found: dict[str, list[str]] = {}
    for path in sources(package):
        *folders, name = path[len(package) + 1 :].split(os.sep)
        if name not in LEFT_OUT:
            found.setdefault("_" + "_".join(folders[:2]), []).append(path)
    return found


def engine_name(package: str = PACKAGE) -> str:
    """The name of the engine that is compiled for this interpreter and from these sources."""
    digest = hashlib.sha256()
    for path in sources(package):
        with open(path, "rb") as file:
            text = file.read()
        name = path[len(package) :].replace(os.sep, "/")
        digest.update(f"{name} {len(text)}\n".encode())
        digest.update(text)
    return f"{ABI.split('.')[1]}-{digest.hexdigest()[:32]}"


def extensions(package: str = PACKAGE) -> list[str]:
    """The extension modules a compiled engine consists of, by their paths without the suffix."""
    made = groups(package)
    modules = [path[len(package) + 1 :].removesuffix(".py") for paths in made.values() for path in paths]
    return [*(f"{library}__mypyc" for library in made), *modules]


def find_engine() -> tuple[dict[str, str], str]:
    """The files of the compiled engine by the names of their modules; or none of them, and why, in words."""
    if not os.path.exists(ENGINES):
        return {}, "there is no compiled engine"
    folder = os.path.join(ENGINES, engine_name())
    if not os.path.exists(folder):
        return {}, "no compiled engine fits this Python and these sources"
    files = {
        f"bohnhof.{part.replace(os.sep, '.')}": os.path.join(folder, part + ABI) for part in extensions()
    }
    if not all(map(os.path.exists, files.values())):
        return {}, "the compiled engine is incomplete"
    return files, ""


def objection() -> str:
    """Why no compiled engine can be loaded, in words; empty where one can."""
    return find_engine()[1]


def interpreted_wanted() -> bool:
    """Whether the environment asks for the interpreted engine."""
    return os.environ.get("BOHNHOF_INTERPRETED", "") not in ("", "0")


def choose() -> None:
    """Decide once, for the whole process."""
    global _objection
    files, _objection = ({}, "BOHNHOF_INTERPRETED is set") if interpreted_wanted() else find_engine()
    sys.meta_path.insert(0, Chosen(files))


def compiled() -> bool:
    """Whether the engine comes from an extension module: what was loaded, not what was meant to be."""
    spec = find_spec("bohnhof.engine.state")
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)


def engine_kind() -> str:
    """ "compiled" or "interpreted", with the reason where a compiled engine lies there unused."""
    if compiled():
        return "compiled"
    return f"interpreted ({_objection})" if os.path.exists(ENGINES) else "interpreted"


class Chosen:
    """Finds engine and games in the chosen files, or else in their .py files, whatever lies beside them."""

    def __init__(self, files: dict[str, str]) -> None:
        self.files = files

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name in self.files:
            return spec_from_file_location(name, self.files[name])
        if not name.startswith("bohnhof.") or name.split(".")[1] not in ROOMS:
            return None
        spec = PathFinder.find_spec(name, path, target)
        if spec is None or not isinstance(spec.loader, ExtensionFileLoader):
            return spec
        source = os.path.join(os.path.dirname(spec.loader.path), name.rpartition(".")[2] + ".py")
        if not os.path.exists(source):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return spec_from_file_location(name, source)
