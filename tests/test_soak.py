"""Many random games in a row."""

from __future__ import annotations

import pytest

from bohnhof.engine.state import State
from bohnhof.games import game_ids, rules_of
from bohnhof.games.bohnanza.rules import Bohnanza
from bohnhof.testing.errors import FaultError
from bohnhof.testing.soak import soak


class Leaky(Bohnanza):
    """Bohnanza that loses a discarded card in about one of a hundred harvests."""

    def harvest(self, s: State, seat: int, field: int) -> None:
        super().harvest(s, seat, field)
        if len(s.discard) > 20:
            s.discard.pop()


@pytest.mark.parametrize("game", game_ids())
def test_random_games_of_every_game_end_with_all_cards(game: str) -> None:
    assert soak(rules_of(game), 6, 5) > 0


def test_a_game_that_loses_cards_is_noticed_with_its_seed() -> None:
    with pytest.raises(FaultError, match=r"bohnanza with . seats, seed 1\d: .*cards are lost"):
        soak(Leaky(), 6, 10)
