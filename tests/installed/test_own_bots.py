"""A custom bot works everywhere, however it is named, with both wheels.

python -m tests.installed.test_own_bots   prints the table of surfaces and ways to name a bot
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from _pytest.mark.structures import ParameterSet

from bohnhof import loading
from tests.installed import pages, surfaces, wheels
from tests.installed.surfaces import CLASS, Trial
from tests.installed.wheels import FULL, WITHOUT_COMPILER, Environment
from tests.needs import need_compiled_engine

WITNESS = '''

import os
from pathlib import Path


class Witness(Greedy):
    """The bot of the page, which leaves a file behind when it has decided."""

    def decide(self, view, moves, question):
        Path(os.environ["WITNESS"]).touch()
        return super().decide(view, moves, question)
'''
FILE, MODULE, ENTRY_POINT = "file", "module", "entry point"
WAYS = (FILE, MODULE, ENTRY_POINT, CLASS)
NAMES = {FILE: "my_bot.py:Witness", MODULE: "my_package.my_bot:Witness", ENTRY_POINT: "witness", CLASS: CLASS}
SURFACES = {**surfaces.COMMANDS, **surfaces.PYTHON}
ENVIRONMENTS = (FULL, WITHOUT_COMPILER)


def is_possible(surface: str, way: str) -> bool:
    """Return whether the surface accepts bots named in this way.

    A shell has no classes, and in the browser only installed bots can be chosen.
    """
    return (way != CLASS or surface in surfaces.PYTHON) and (way == ENTRY_POINT or surface != "server")


def cells() -> Iterator[tuple[Environment, str, str]]:
    for environment in ENVIRONMENTS:
        for surface in SURFACES:
            yield from [(environment, surface, way) for way in WAYS if is_possible(surface, way)]


def try_cell(environment: Environment, surface: str, way: str, folder: Path) -> None:
    bot = pages.read("docs/bots.md").files["my_bot.py"] + WITNESS
    site = folder / "site"
    if way in (FILE, CLASS):
        (folder / "my_bot.py").write_text(bot, encoding="utf-8")
    elif way == MODULE:
        (site / "my_package").mkdir(parents=True)
        (site / "my_package" / "my_bot.py").write_text(bot, encoding="utf-8")
    else:
        install(site, "my_bots", bot, "[bohnhof.bots]\nwitness = my_bots:Witness\n")
    witness = folder / "witness"
    variables = {"PYTHONPATH": str(site), "WITNESS": str(witness)}
    SURFACES[surface](Trial(environment, folder, NAMES[way], variables=variables))
    assert witness.exists(), "the bot was never asked"


def install(site: Path, name: str, code: str, entry_points: str) -> None:
    """Install a package into Python's path, as pip does."""
    about = site / f"{name}-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(entry_points)
    (site / f"{name}.py").write_text(code, encoding="utf-8")


def params() -> Iterator[ParameterSet]:
    """Yield every combination. The default set has one per surface, with the compiled wheel."""
    tried: set[str] = set()
    for environment, surface, way in cells():
        name = f"{environment.wheel}-{surface.strip('`')}-{way}"
        yield pytest.param(
            environment, surface, way, id=name, marks=pytest.mark.long if surface in tried else []
        )
        tried.add(surface)


@pytest.mark.parametrize(("environment", "surface", "way"), list(params()))
def test_a_bot_of_your_own_plays(
    environment: Environment, surface: str, way: str, tmp_path: Path, installed: None
) -> None:
    if environment is FULL:
        need_compiled_engine()
    try_cell(environment, surface, way, tmp_path)


def test_each_wheel_has_the_engine_it_should(tmp_path: Path, installed: None) -> None:
    expected = "interpreted" if loading.objection() else "compiled"
    for environment in wheels.ALL:
        engine = expected if environment.wheel == wheels.COMPILED else "interpreted"
        assert environment.run("bohnhof --version", tmp_path).endswith(f", {engine} engine\n")


def outcome(environment: Environment, surface: str, way: str, problems: list[str]) -> str:
    if not is_possible(surface, way):
        return "–"
    with tempfile.TemporaryDirectory() as folder:
        try:
            try_cell(environment, surface, way, Path(folder))
        except Exception as problem:
            problems.append(f"- {surface}, {way}: {str(problem).strip().splitlines()[-1]}")
            return "**no**"
    return "yes"


def main() -> None:
    wheels.provide()
    for environment in ENVIRONMENTS:
        problems: list[str] = []
        print(f"\n| {environment.wheel} wheel | {' | '.join(WAYS)} |\n|---|{'---|' * len(WAYS)}")
        for surface in SURFACES:
            row = [outcome(environment, surface, way, problems) for way in WAYS]
            print(f"| {surface} | {' | '.join(row)} |", flush=True)
        print("\n".join(["", *problems]))


if __name__ == "__main__":
    main()
