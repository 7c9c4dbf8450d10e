"""Simulated installed packages, defined by their entry points."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

CLUELESS = """
from bohnhof.bots.heuristics.trading import TradingHeuristic
from bohnhof.games.bohnanza.rules import Bohnanza

class NoIdea(TradingHeuristic):
    def choose(self, s, question, rng):
        raise RuntimeError("no idea")

    def candidates(self, s, question):
        raise RuntimeError("no idea")

class Clueless(Bohnanza):
    id = "clueless"
    title = "Clueless"
    facets = {"heuristic": NoIdea}
"""
"""A game with a heuristic that fails."""
DOCS = Path(__file__).parents[1] / "docs"


def code_of(page: str) -> str:
    """Return the Python code of a page in docs/ as one file.

    Blocks that are separate files are left out.
    """
    text = (DOCS / page).read_text(encoding="utf-8")
    blocks = re.findall(r"(`:\n\n)?^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    return "\n\n".join([code for is_file, code in blocks if not is_file])


class Site:
    """A folder of installed packages."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        folder.mkdir()
        monkeypatch.syspath_prepend(folder)
        self.monkeypatch = monkeypatch

    def install(self, name: str, code: str, entry_points: str, version: str = "1.2") -> None:
        about = self.folder / f"{name}-{version}.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
        (about / "entry_points.txt").write_text(entry_points)
        (self.folder / f"{name}.py").write_text(code, encoding="utf-8")
        self.monkeypatch.delitem(sys.modules, name, raising=False)
