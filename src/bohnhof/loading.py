"""Select the compiled or the pure-Python engine.

A compiled engine is in a folder named after the interpreter and a hash of the engine's sources. So
one that does not match is never loaded. If there is none, or if BOHNHOF_INTERPRETED is set, the
compiled packages are imported from their .py files.

`bohnhof/__init__.py` installs the finder before any other module of the package can be imported. So
no module is loaded from its source first and from the compiled engine later, which would give two
classes of the same name.
"""

import hashlib
import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec, PathFinder
from importlib.util import find_spec, spec_from_file_location
from types import ModuleType
from typing import Final

COMPILED_PACKAGES: Final = ("engine", "games", "learning", "bots", "telling", "live")
"""Packages that are compiled, all or none, so that parts of different builds never meet."""

LEFT_OUT: Final = ("__init__.py", "registry.py", "learned.py", "program.py", "child.py", "faults.py")
"""Files of these packages that stay Python: they collect names, use numpy or run processes."""

FACETS: Final = ("terminal.py", "secrets.py")
"""Facets of games that are not part of the engine: editing them needs no new build."""

PACKAGE: Final = os.path.dirname(os.path.abspath(__file__))
ENGINES: Final = os.path.join(PACKAGE, "_compiled")
ABI: Final = EXTENSION_SUFFIXES[0]
LIBRARY: Final = "__mypyc"
"""The end of the name of a shared library that mypyc builds for a group of modules."""
LAYOUT: Final = b"one file for each library"
"""Part of the hash, so that an engine with another file layout is never loaded."""


def sources(package: str = PACKAGE) -> list[str]:
    """Return the .py files of the compiled packages, in a fixed order."""
    return sorted(
        os.path.join(folder, name)
        for compiled_package in COMPILED_PACKAGES
        for folder, _, names in os.walk(os.path.join(package, compiled_package))
        for name in names
        if name.endswith(".py") and name not in FACETS
    )


def groups(package: str = PACKAGE) -> dict[str, list[str]]:
    """Return the sources to compile, by library: one library per folder of a package."""
    found: dict[str, list[str]] = {}
    for path in sources(package):
        *folders, name = path[len(package) + 1 :].split(os.sep)
        if name not in LEFT_OUT:
            found.setdefault("_" + "_".join(folders[:2]), []).append(path)
    return found


def engine_name(package: str = PACKAGE) -> str:
    """Return the name of the engine for this interpreter and these sources."""
    digest = hashlib.sha256(LAYOUT)
    for path in sources(package):
        with open(path, "rb") as file:
            text = file.read()
        name = path[len(package) :].replace(os.sep, "/")
        digest.update(f"{name} {len(text)}\n".encode())
        digest.update(text)
    return f"{ABI.split('.')[1]}-{digest.hexdigest()[:32]}"


def libraries(package: str = PACKAGE) -> dict[str, list[str]]:
    """Return the files of a compiled engine, each with the names of its modules."""
    made = {}
    for library, paths in groups(package).items():
        modules = [path[len(package) + 1 :].removesuffix(".py").replace(os.sep, ".") for path in paths]
        made[library + LIBRARY + ABI] = [f"bohnhof.{module}" for module in (library + LIBRARY, *modules)]
    return made


def find_engine() -> tuple[dict[str, str], str]:
    """Return the files of the compiled engine by module name; or none, and the reason."""
    if not os.path.exists(ENGINES):
        return {}, "there is no compiled engine"
    folder = os.path.join(ENGINES, engine_name())
    if not os.path.exists(folder):
        return {}, "no compiled engine fits this Python and these sources"
    files = {
        module: os.path.join(folder, library)
        for library, modules in libraries().items()
        for module in modules
    }
    if not all(map(os.path.exists, files.values())):
        return {}, "the compiled engine is incomplete"
    return files, ""


def objection() -> str:
    """Return why no compiled engine can be loaded, or "" if one can."""
    return find_engine()[1]


def interpreted_wanted() -> bool:
    """Return whether the environment asks for the pure-Python engine."""
    return os.environ.get("BOHNHOF_INTERPRETED", "") not in ("", "0")


def compiled() -> bool:
    """Return whether the loaded engine is compiled."""
    spec = find_spec("bohnhof.engine.state")
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)


def engine_kind() -> str:
    """Return "compiled" or "interpreted", and why a compiled engine that exists is not used."""
    if compiled():
        return "compiled"
    reason = next((finder.reason for finder in sys.meta_path if isinstance(finder, EngineFinder)), "")
    return f"interpreted ({reason})" if os.path.exists(ENGINES) else "interpreted"


class EngineFinder:
    """An import hook that finds the compiled packages in the selected engine or in .py files.

    The engine is selected when a compiled package is first imported, and stays the same for the
    whole process.
    """

    def __init__(self) -> None:
        self.files: dict[str, str] | None = None
        """The files of the compiled engine by module name; None until it is selected."""
        self.reason = ""
        """The reason why no compiled engine is used."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("bohnhof."):
            return None
        package = name.split(".")[1]
        if package not in COMPILED_PACKAGES and not package.endswith(LIBRARY):
            return None
        if self.files is None:
            wanted = not interpreted_wanted()
            self.files, self.reason = find_engine() if wanted else ({}, "BOHNHOF_INTERPRETED is set")
        if name in self.files:
            return spec_from_file_location(name, self.files[name])
        spec = PathFinder.find_spec(name, path, target)
        if spec is None or not isinstance(spec.loader, ExtensionFileLoader):
            return spec
        source = os.path.join(os.path.dirname(spec.loader.path), name.rpartition(".")[2] + ".py")
        if not os.path.exists(source):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return spec_from_file_location(name, source)


def install_finder() -> None:
    """Route all later imports of this process through one EngineFinder."""
    if not any(isinstance(finder, EngineFinder) for finder in sys.meta_path):
        sys.meta_path.insert(0, EngineFinder())
