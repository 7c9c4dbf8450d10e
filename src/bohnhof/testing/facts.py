"""The page of all facts: `python -m bohnhof.testing.facts docs/facts.md` writes it anew."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from types import ModuleType
from typing import Final

from bohnhof.engine import facts
from bohnhof.engine.facts import FactType
from bohnhof.engine.slots import Slot
from bohnhof.games.al_cabohne import facts as facts_of_mafia
from bohnhof.games.high_bohn import facts as facts_of_high_bohn
from bohnhof.games.prohibohn import facts as facts_of_town
from bohnhof.games.rabohnzel import facts as facts_of_magic

MODULES: Final[dict[str, ModuleType]] = {
    "In any game": facts,
    "High Bohn": facts_of_high_bohn,
    "Rabohnzel": facts_of_magic,
    "Al Cabohne and Prohibohn": facts_of_mafia,
    "Prohibohn": facts_of_town,
}
"""Where facts are declared, under the headings of the page."""

_HEAD: Final = """\
# Facts

Made by `python -m bohnhof.testing.facts docs/facts.md` from what the code declares.

A table that is listened to (`state.facts = []`) notes what happens in facts. As data for one seat, a fact is
`fact.seen_by(seat).data(rules)`: `{"fact": "drew", "seat": 2, "beans": ["blue"]}` or, for others, `["?"]`.
`seat` is whose fact it is; facts of no seat have none.
"""


def facts_of(module: ModuleType) -> list[FactType]:
    """The kinds of facts that a module declares."""
    return [value for value in vars(module).values() if isinstance(value, FactType)]


def page() -> str:
    """All of docs/facts.md."""
    types = {
        slot.type: slot for module in MODULES.values() for what in facts_of(module) for slot in what.slots()
    }
    lines = [_HEAD, "| type | what stands there |", "|---|---|"]
    lines.extend([f"| {slot.type} | {slot.meaning} |" for slot in types.values()])
    for heading, module in MODULES.items():
        lines.extend(["", f"## {heading}", "", "| fact | what happened | slots |", "|---|---|---|"])
        lines.extend([_row(what) for what in facts_of(module)])
    return "\n".join(lines) + "\n"


def _row(what: FactType) -> str:
    return f"| `{what.id}` | {what.meaning} | {', '.join([_slot(slot) for slot in what.slots()])} |"


def _slot(slot: Slot) -> str:
    return f"`{slot.name}`" if slot.name == slot.type else f"`{slot.name}` ({slot.type})"


def main() -> int:
    """Write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.parse_args().file.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
