"""Draw docs/picture.svg for playing.md: a real table in the middle of a game. Run it manually."""

import os
import re
from pathlib import Path

from rich.console import Console

from bohnhof.bots.thrifty import Thrifty
from bohnhof.games import rules_of
from bohnhof.table.table import Table
from bohnhof.terminal.screen import whole_table
from bohnhof.terminal.speech import Speech

WIDTH = 100


def main() -> None:
    rules = rules_of("bohnanza")
    table = Table(rules, 21, [Thrifty] * 4, bots_seed=21)
    while not (table.actions > 150 and table.state.offers and table.state.active != 0):
        table.step()
    speech = Speech(rules, "en", ["Ada", "Bruno", "Carla", "Dora"], 0)
    with open(os.devnull, "w", encoding="utf-8") as nowhere:
        console = Console(record=True, width=WIDTH, file=nowhere, force_terminal=True)
        console.print(whole_table(speech, table.view(0), WIDTH))
        console.print("> offer 2: blue for garden", style="bold")
        picture = console.export_svg(title="Bohnhof")
    picture = re.sub(r"@font-face \{.*?\}", "", picture, flags=re.DOTALL)  # no fonts from elsewhere
    Path(__file__).with_name("picture.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
