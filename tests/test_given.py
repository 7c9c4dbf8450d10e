"""Numbers found by playing."""

import pytest

from bohnhof.bots.minds.given import given

pytestmark = pytest.mark.both_engines


@pytest.mark.parametrize("game", ["al-cabohne", "prohibohn", "prohibohn-pub"])
def test_numbers_are_found_by_an_engine_that_is_compiled_too(game):
    assert given(game)


def test_a_game_without_numbers_is_given_none():
    assert given("no-such-game") == {}
