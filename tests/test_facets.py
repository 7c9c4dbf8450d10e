"""Facets: a game has those that its class or the nearest base class names."""

from __future__ import annotations

import pytest

from bohnhof.bots.heuristics.games import HEURISTIC, heuristic_of
from bohnhof.bots.heuristics.heuristic import Heuristic
from bohnhof.bots.heuristics.trading import TradingHeuristic
from bohnhof.engine.message import Message, plain
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import State
from bohnhof.facets import NAMES, Facet, FacetError
from bohnhof.games import game_ids, rules_of
from bohnhof.games.al_cabohne.solo import LongSolo
from bohnhof.games.bohnanza.rules import Bohnanza
from bohnhof.telling.games import PRESENTATION, telling_of
from bohnhof.telling.telling import Phase, Telling
from bohnhof.terminal.tongue import Tongue
from bohnhof.terminal.tongues import TERMINAL, tongue_of
from bohnhof.testing.secrets import SECRETS, Secrets, secrets_of

pytestmark = pytest.mark.both_engines

FOUND: list[Facet[object]] = [PRESENTATION, TERMINAL, HEURISTIC, SECRETS]


class BarnTelling(Telling):
    """A presentation that names every step “in the barn”."""

    def phase(self, view: State) -> Phase | None:
        return Phase(plain("In the barn"), (), ())


class BarnSecrets(Secrets):
    """Secrets that hide nothing special."""


class BarnHeuristic(TradingHeuristic):
    """A heuristic that evaluates nothing special."""


class Barn(Bohnanza):
    """A variant with its own facets."""

    id = "barn"
    facets = {
        "presentation": BarnTelling,
        "heuristic": BarnHeuristic,
        "secrets": BarnSecrets,
    }


class LongBarn(Barn):
    """A variant of it that changes one of them."""

    id = "long-barn"
    facets = {"secrets": Secrets}


def test_a_game_has_the_facets_that_its_class_names() -> None:
    rules = Barn()
    assert type(telling_of(rules)) is BarnTelling
    assert type(heuristic_of(rules)) is BarnHeuristic
    assert type(secrets_of(rules)) is BarnSecrets


def test_a_facet_may_be_named_by_its_import_path() -> None:
    class Elsewhere(Bohnanza):
        facets = {"terminal": "bohnhof.games.al_cabohne.terminal:AlCabohneTongue"}

    assert type(tongue_of(Elsewhere())).__name__ == "AlCabohneTongue"


def test_a_variant_has_the_facets_of_its_game_but_for_those_it_names_itself() -> None:
    rules = LongBarn()
    assert type(telling_of(rules)) is BarnTelling
    assert type(heuristic_of(rules)) is BarnHeuristic
    assert type(secrets_of(rules)) is Secrets
    assert type(telling_of(LongSolo())) is type(telling_of(rules_of("al-cabohne")))


def test_a_game_that_names_none_has_the_default_of_each() -> None:
    class Plain(Bohnanza):
        id = "plain"

    rules = Plain()
    assert isinstance(telling_of(rules), Telling)
    assert type(tongue_of(rules)) is Tongue
    assert isinstance(heuristic_of(rules), Heuristic)
    assert type(secrets_of(rules)) is Secrets


def test_compiled_code_calls_what_a_presentation_of_ones_own_overrides() -> None:
    rules = Barn()
    assert telling_of(rules).phase_title(rules.new_game(3, 1)) == plain("In the barn")
    assert telling_of(rules_of("bohnanza")).phase_title(rules.new_game(3, 1)) == Message("phase-plant-hand")


@pytest.mark.parametrize("game", game_ids())
def test_every_facet_that_a_game_names_can_be_loaded(game: str) -> None:
    rules = rules_of(game)
    named = {name for kind in type(rules).__mro__ for name in vars(kind).get("facets", {})}
    for name in named & set(NAMES):
        assert Facet(name, object).of(rules) is not object


@pytest.mark.parametrize(
    ("named", "reason"),
    [
        ("bohnhof.nowhere:Mine", "bohnhof.nowhere cannot be loaded: ModuleNotFoundError"),
        ("bohnhof.telling.telling:Mine", "there is no “Mine” in bohnhof.telling.telling"),
        ("nonsense", "“nonsense” is not written as package.module:Class"),
        (Barn, "it has to be a class made from bohnhof.telling.telling.Telling"),
        (7, "7 is no presentation"),
    ],
)
def test_a_facet_that_cannot_be_used_says_why(named: object, reason: str) -> None:
    class Wrong(Bohnanza):
        facets = {"presentation": named}

    with pytest.raises(FacetError, match=r"facet “presentation” of Wrong: ") as problem:
        telling_of(Wrong())
    assert reason in str(problem.value)


def test_facets_are_no_declarations_of_a_single_rulebook() -> None:
    assert Rules.facets == {}
    assert "facets" not in vars(Barn())
