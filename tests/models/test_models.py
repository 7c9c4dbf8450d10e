"""The engine agrees with the independent models."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bohnhof.games import rules_of
from tests.models.games import MODELS, model_of
from tests.models.lockstep import Difference, Lockstep
from tests.models.mutations import MUTATIONS, Mutation, difference
from tests.models.rich import lockstep

FOLDER = Path(__file__).parent
FEW = 4
MANY = 250
SALES_AT_SET_UP = {"al-cabohne": 552803, "al-cabohne-solo": 3699, "prohibohn": 20987, "prohibohn-pub": 5703}
"""Seeds of deals in which a boss sells at set-up."""


def compare(game: str, seeds: range) -> None:
    """Play a game per seed with the engine and the model, with all numbers of seats in turn."""
    rules = rules_of(game)
    for seed in seeds:
        seats = rules.fewest_seats + seed // 2 % (rules.most_seats - rules.fewest_seats + 1)
        lockstep(rules, model_of(game), seats, seed).play()


@pytest.mark.parametrize("game", MODELS)
def test_engine_and_model_agree(game: str) -> None:
    compare(game, range(FEW))


@pytest.mark.long
@pytest.mark.parametrize("game", MODELS)
def test_engine_and_model_agree_in_many_games(game: str) -> None:
    compare(game, range(FEW, FEW + MANY))


@pytest.mark.rule("AC 2.5", "R-AC11")
@pytest.mark.parametrize("game", SALES_AT_SET_UP)
def test_engine_and_model_agree_where_a_boss_sells_at_set_up(game: str) -> None:
    rules = rules_of(game)
    Lockstep(rules, model_of(game), rules.most_seats, SALES_AT_SET_UP[game]).play(most_actions=20)


def test_a_difference_is_found_and_says_how_to_get_there() -> None:
    class Generous(model_of("bohnanza")):  # type: ignore[misc]
        """A model in which every harvest earns one taler too many."""

        def worth(self, row: list[str]) -> int:
            return min(super().worth(row) + 1, len(row))

    with pytest.raises(Difference, match=r"bohnanza, 3 seats, seed 2, after \d+ acts \(.*harvest"):
        Lockstep(rules_of("bohnanza"), Generous, 3, 2).play()


@pytest.mark.long
@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: mutation.new.strip())
def test_a_model_finds_every_mutation_of_the_engine(mutation: Mutation) -> None:
    assert "engine:" in difference(mutation)


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.py")), ids=lambda path: path.stem)
def test_a_model_imports_nothing_of_bohnhof(path: Path) -> None:
    imported = re.findall(r"^\s*(?:from|import) bohnhof", path.read_text(encoding="utf-8"), re.MULTILINE)
    assert bool(imported) == (path.stem in {"__main__", "lockstep", "rich", "test_models"})
