"""Chooses between the compiled and the interpreted engine, before either is imported.

The compiled engine is taken only where its stamp fits this interpreter and the sources beside it, byte for
byte. Otherwise, and wherever BOHNHOF_INTERPRETED is set, engine and games come from their .py files alone.
"""

import hashlib
import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec, PathFinder
from importlib.util import find_spec, spec_from_file_location
from types import ModuleType
from typing import Final

PACKAGE: Final = os.path.dirname(os.path.abspath(__file__))
STAMP: Final = os.path.join(PACKAGE, "_compiled.stamp")
ABI: Final = EXTENSION_SUFFIXES[0]
SHARED_LIBRARY: Final = "_engine"

_objection = ""


def sources() -> list[str]:
    """The .py files of engine and games, in a fixed order."""
    return sorted(
        os.path.join(folder, name)
        for part in ("engine", "games")
        for folder, _, names in os.walk(os.path.join(PACKAGE, part))
        for name in names
        if name.endswith(".py")
    )


def modules() -> list[str]:
    """The sources that are compiled: all but the __init__ files, which only gather names."""
    return [path for path in sources() if os.path.basename(path) != "__init__.py"]


def stamp() -> str:
    """What the stamp of a compiled engine says if it was made for this interpreter and from these sources."""
    digest = hashlib.sha256()
    for path in sources():
        with open(path, "rb") as file:
            text = file.read()
        name = path[len(PACKAGE) :].replace(os.sep, "/")
        digest.update(f"{name} {len(text)}\n".encode())
        digest.update(text)
    return f"{ABI} {digest.hexdigest()}"


def objection() -> str:
    """Why the compiled engine must not be loaded, in words; empty where it may."""
    try:
        with open(STAMP, encoding="ascii") as file:
            found = file.read()
    except OSError:
        return "there is no compiled engine"
    if not found.startswith(f"{ABI} "):
        return "the compiled engine was made for another Python"
    if found != stamp():
        return "the compiled engine is older than its sources"
    library = os.path.join(PACKAGE, f"{SHARED_LIBRARY}__mypyc{ABI}")
    if not all(map(os.path.exists, [library, *(path.removesuffix(".py") + ABI for path in modules())])):
        return "the compiled engine is incomplete"
    return ""


def interpreted_wanted() -> bool:
    """Whether the environment asks for the interpreted engine."""
    return os.environ.get("BOHNHOF_INTERPRETED", "") not in ("", "0")


def choose() -> None:
    """Decide once, for the whole process."""
    global _objection
    _objection = "BOHNHOF_INTERPRETED is set" if interpreted_wanted() else objection()
    if _objection:
        sys.meta_path.insert(0, SourcesOnly())


def compiled() -> bool:
    """Whether the engine comes from an extension module: what was loaded, not what was meant to be."""
    spec = find_spec("bohnhof.engine.state")
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)


def engine_kind() -> str:
    """ "compiled" or "interpreted", with the reason where a compiled engine lies there unused."""
    if compiled():
        return "compiled"
    return f"interpreted ({_objection})" if os.path.exists(STAMP) else "interpreted"


class SourcesOnly:
    """Finds engine and games in their .py files, whatever extension modules lie beside them."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not f"{name}.".startswith(("bohnhof.engine.", "bohnhof.games.")):
            return None
        spec = PathFinder.find_spec(name, path, target)
        if spec is None or not isinstance(spec.loader, ExtensionFileLoader):
            return spec
        source = os.path.join(os.path.dirname(spec.loader.path), name.rpartition(".")[2] + ".py")
        if not os.path.exists(source):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return spec_from_file_location(name, source)
