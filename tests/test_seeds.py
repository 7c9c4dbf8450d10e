"""Seeds: reproducible for everyone who may know them, and useless to bots that guess."""

from __future__ import annotations

from typing import ClassVar

import pytest

from bohnhof.arena import contest, simulate
from bohnhof.bots.chance import Chance
from bohnhof.engine.actions import Action
from bohnhof.engine.chance import Rng
from bohnhof.engine.schedule import Question
from bohnhof.engine.state import State
from bohnhof.games import rules_of
from bohnhof.table.seeds import BOTS, DEAL, random_seed, seed_for, slow_key
from bohnhof.table.table import Table

pytestmark = pytest.mark.both_engines

RULES = rules_of("bohnanza")
GUESSES = 60
SERIES = 5
"""A small seed, such as people choose."""
LARGE = 1918549690841440038
"""A random seed whose deal contains a hand that a small seed deals, too."""


def test_seeds_are_the_same_on_every_machine() -> None:
    assert seed_for(slow_key(1), DEAL) == 2179798693457929698
    assert seed_for(slow_key(1), BOTS, 3) == 1918549690841440038


def test_all_seeds_of_a_series_are_different() -> None:
    keys = [slow_key(seed) for seed in range(3)]
    found = {
        seed_for(key, purpose, number) for key in keys for purpose in (DEAL, BOTS) for number in range(200)
    }
    assert len(found) == 1200
    assert all(RULES.new_game(3, seed) for seed in list(found)[:5])


def test_a_series_without_a_seed_draws_one_and_tells_it() -> None:
    drawn = [simulate("bohnanza", 3, ["chance"] * 3, games=2) for _ in range(2)]
    assert drawn[0].seed != drawn[1].seed
    assert simulate("bohnanza", 3, ["chance"] * 3, games=2, seed=drawn[0].seed).digest == drawn[0].digest


def test_the_chance_of_bots_differs_from_game_to_game_unless_it_is_given() -> None:
    def chances(bots_seed: int | None) -> set[tuple[int, int]]:
        tables = [Table(RULES, 1, [Chance] * 3, bots_seed=bots_seed) for _ in range(2)]
        return {(bot.rng.a, bot.rng.b) for table in tables for bot in table.bots if bot is not None}

    assert len(chances(None)) == 6
    assert len(chances(random_seed())) == 3


class Prying(Chance):
    """A bot that searches for a small seed that explains its random numbers or its hand."""

    found: ClassVar[list[int]]

    def decide(self, view: State, moves: list[Action], question: Question) -> Action | None:
        if not view.discard and not any(player.fields[0] for player in view.players):
            for guess in range(GUESSES):
                if self.explains_chance(guess) or self.explains_hand(view, guess):
                    self.found.append(guess)
        return super().decide(view, moves, question)

    def explains_chance(self, guess: int) -> bool:
        streams = (0, self.seat, 1 + self.seat, -1 - self.seat)
        return (self.rng.a, self.rng.b) in [(rng.a, rng.b) for rng in [Rng(guess, at) for at in streams]]

    def explains_hand(self, view: State, guess: int) -> bool:
        """Return whether a guess deals this hand, directly or via its random numbers."""
        rng = Rng(guess, 0)
        for seed in (guess, rng.below(1 << 30) << 30 | rng.below(1 << 30)):
            state = self.rules.new_game(len(view.players), seed)
            if state.active == view.active and state.players[self.seat].hand == view.players[self.seat].hand:
                return True
        return False


@pytest.fixture
def prying() -> type[Prying]:
    class Pryer(Prying):
        found: ClassVar[list[int]] = []

    return Pryer


def test_a_bot_that_guesses_finds_a_small_seed_of_the_deal_itself(prying: type[Prying]) -> None:
    """Show why small seeds are only for tests, and why a series does not deal from them."""
    Table(RULES, SERIES, [prying] * 3).step()
    assert prying.found == [SERIES]


def test_a_bot_cannot_find_the_deal_from_its_own_chance(prying: type[Prying]) -> None:
    Table(RULES, LARGE, [prying] * 3, bots_seed=SERIES).step()
    assert prying.found == [SERIES]  # it finds its own seed, which does not help
    prying.found.clear()
    Table(RULES, LARGE, [prying] * 3).step()
    assert prying.found == []


def test_a_bot_cannot_find_the_deal_from_the_small_seed_of_a_series(
    prying: type[Prying], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(contest, "bot_maker", lambda _: prying)
    contest.play_game("bohnanza", ["prying"] * 3, slow_key(SERIES), 0)
    assert prying.found == []
