"""Break the engine in thirty ways; a model must detect each: python -m tests.models.mutations."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent.parent
GAMES = 200
"""Number of games played. Most mutations are found in the first few."""


class Mutation(NamedTuple):
    """One change of the sources under src/bohnhof."""

    game: str
    """The game whose model detects it."""
    path: str
    old: str
    new: str
    seed: int = 0
    """The first seed."""


RULES, TURNS, TRADING = "engine/rules.py", "engine/turns.py", "engine/trading.py"
MAFIA, AL_CABOHNE, AL_STEPS = (f"games/al_cabohne/{name}.py" for name in ("mafia", "rules", "steps"))
HIGH_BOHN = "games/high_bohn/clauses.py"
PROHIBOHN, PB_STEPS = "games/prohibohn/clauses.py", "games/prohibohn/steps.py"
RABOHNZEL, FAIRY_BEANS = "games/rabohnzel/rules.py", "games/rabohnzel/cards.py"
SPELL = "games/rabohnzel/spell.py"

MUTATIONS = [
    Mutation("bohnanza", RULES, "if self.could_act_freely(s, seat) and", "if seat == s.active and"),
    Mutation("bohnanza", RULES, "if said != NOBODY and waiting >> said & 1:", "if waiting < 0:"),
    Mutation(
        "bohnanza", RULES, ".taler) >= self.ask_third_field_price", ".taler) > self.ask_third_field_price"
    ),
    Mutation("bohnanza", RULES, "player.taler += row[kept:]", "player.taler = row[kept:] + player.taler"),
    Mutation("bohnanza", RULES, "return s.passes + 1 < self.passes(s)", "return s.passes < self.passes(s)"),
    Mutation("bohnanza", TURNS, "if len(s.draw) > rules", "if len(s.draw) >= rules"),
    Mutation("bohnanza", "games/bohnanza/steps.py", "if len(s.draw) > rules", "if len(s.draw) >= rules"),
    Mutation("bohnanza", TRADING, "declined == everyone:", "declined != everyone:"),
    Mutation("bohnanza", TRADING, "if count_in_row(kinds[:i], kind) < lying:", "if lying:"),
    Mutation("bohnanza", TRADING, "or places.count(place) > 1):", "):"),
    Mutation("high-bohn", HIGH_BOHN, "(0, 0, 0, 0, 1, 2, 3, 5, 8)", "(0, 0, 0, 0, 1, 2, 3, 4, 8)"),
    Mutation("high-bohn", HIGH_BOHN, "4 if len(s.players) == 5", "4 if len(s.players) > 3"),
    Mutation("high-bohn", HIGH_BOHN, "return len(s.players) - 1", "return len(s.players)"),
    Mutation("high-bohn", HIGH_BOHN, "total = cash + self.ask_windfall(s, seat, cash)", "total = cash"),
    Mutation("high-bohn", HIGH_BOHN, "            return kind == reserved", "            return True"),
    Mutation("al-cabohne", AL_STEPS, "waits = rules.could_act_freely", "waits = rules.could_buy"),
    Mutation("al-cabohne", AL_STEPS, "return planted not in (0, kind) and", "return planted > 99 and"),
    Mutation("al-cabohne", AL_CABOHNE, "        return 4\n", "        return 3\n"),
    Mutation("al-cabohne", AL_CABOHNE, "if other and other[-1] == kind:", "if other == (kind,):"),
    Mutation(
        "al-cabohne",
        MAFIA,
        "row) >= self.boss_threshold(s, boss):\n            self",
        "row) > 1:\n            self",
    ),
    Mutation("al-cabohne", MAFIA, "while s.discard and has(", "while not joined and s.discard and has("),
    Mutation("al-cabohne-solo", MAFIA, "if not self.former:", "if self.former:", seed=3699),
    Mutation("al-cabohne-solo", "games/al_cabohne/solo.py", "        return 2\n", "        return 1\n"),
    Mutation("prohibohn", PB_STEPS, "return thrown(now) != THROWN_LAST and", "return"),
    Mutation("prohibohn", PROHIBOHN, "s, seat, row[-1]).taler(len(row))", "s, seat, row[0]).taler(len(row))"),
    Mutation("rabohnzel", RABOHNZEL, "return 3 if len(s.players) == 3 else 4", "return 4"),
    Mutation("rabohnzel", RABOHNZEL, "(seat == attack.owner and attack.progress)", "seat == attack.owner"),
    Mutation("rabohnzel", FAIRY_BEANS, "return beans >= 2", "return beans >= 3"),
    Mutation("rabohnzel", SPELL, "1 << MAGIC | 1 << REVEAL |", "1 << MAGIC |"),
    Mutation("rabohnzel", FAIRY_BEANS, "2 if beans >= MANY else 1", "1"),
]


def difference(mutation: Mutation) -> str:
    """Return the first difference that a model finds in the mutated engine, or ""."""
    with tempfile.TemporaryDirectory() as place:
        package = Path(place, "bohnhof")
        unused = shutil.ignore_patterns("_compiled", "static", "__pycache__")
        shutil.copytree(ROOT / "src" / "bohnhof", package, ignore=unused)
        source = package / mutation.path
        text = source.read_text(encoding="utf-8")
        if text.count(mutation.old) != 1:
            raise ValueError(f"“{mutation.old}” does not stand once in {mutation.path}")
        source.write_text(text.replace(mutation.old, mutation.new), encoding="utf-8")
        command = [sys.executable, "-P", "-m", "tests.models", mutation.game, "--stop"]
        command += [f"--games={GAMES}", f"--seed={mutation.seed}"]
        path = {"PYTHONPATH": f"{place}{os.pathsep}{ROOT}", "BOHNHOF_INTERPRETED": "1"}
        found = subprocess.run(
            command, env={**os.environ, **path}, capture_output=True, text=True, check=False
        )
        return "" if found.returncode == 0 else (found.stdout or found.stderr)


def main() -> int:
    """Try all mutations, and print those that were not found."""
    missed = 0
    for number, mutation in enumerate(MUTATIONS, 1):
        found = difference(mutation)
        missed += not found
        print(f"{number:2} {mutation.game}: {mutation.old.strip()} → {mutation.new.strip()}")
        print(f"   {(found or 'not found').splitlines()[0][:160]}", flush=True)
    print(f"{len(MUTATIONS) - missed} of {len(MUTATIONS)} mutations found")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
