"""Tuned parameters."""

import pytest

from bohnhof.bots.heuristics.tuned_numbers import given
from bohnhof.engine.rules import Rules
from bohnhof.games import rules_of
from bohnhof.games.bohnanza.rules import Bohnanza

pytestmark = pytest.mark.both_engines


class Untuned(Bohnanza):
    """A variant without tuned parameters."""

    id = "untuned"


@pytest.mark.parametrize("game", ["al-cabohne", "prohibohn", "prohibohn-pub"])
def test_numbers_are_found_by_an_engine_that_is_compiled_too(game: str) -> None:
    assert given(rules_of(game))


def test_a_game_without_numbers_is_given_none() -> None:
    rules: Rules = Untuned()
    assert given(rules) == {}
