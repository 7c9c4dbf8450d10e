"""Generate the page of all facts: `python -m bohnhof.testing.facts docs/facts.md`."""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Final

from bohnhof.engine import facts
from bohnhof.engine.facts import FactType
from bohnhof.engine.slots import Slot
from bohnhof.games import game_ids, rules_of

_HEAD: Final = """\
# Facts

Made by `python -m bohnhof.testing.facts docs/facts.md` from what the code declares.

A table that is listened to (`state.facts = []`) notes what happens in facts. As data for one seat,
a fact is `fact.seen_by(seat).data(rules)`: `{"fact": "drew", "seat": 2, "beans": ["blue"]}` or, for
others, `["?"]`. `seat` is whose fact it is; facts of no seat have none.
"""


def modules() -> dict[str, ModuleType]:
    """Return the modules that declare facts, by the titles of the games that have them."""
    titles: dict[str, list[str]] = {}
    for rules in [rules_of(game) for game in game_ids()]:
        packages = dict.fromkeys([kind.__module__.rpartition(".")[0] for kind in type(rules).__mro__])
        for package in [name for name in packages if name.startswith("bohnhof.games.")]:
            if rules.id == rules.told_in and find_spec(f"{package}.facts"):
                titles.setdefault(f"{package}.facts", []).append(rules.title)
    own = {" and ".join(having): import_module(module) for module, having in titles.items()}
    return {"In any game": facts, **own}


def facts_of(module: ModuleType) -> list[FactType]:
    """Return the kinds of facts that a module declares."""
    return [value for value in vars(module).values() if isinstance(value, FactType)]


def page() -> str:
    """Return the text of docs/facts.md."""
    declared = modules()
    types = {
        slot.type: slot for module in declared.values() for what in facts_of(module) for slot in what.slots()
    }
    lines = [_HEAD, "| type | what stands there |", "|---|---|"]
    lines.extend([f"| {slot.type} | {slot.meaning} |" for slot in types.values()])
    for heading, module in declared.items():
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
