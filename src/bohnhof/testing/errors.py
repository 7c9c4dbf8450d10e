"""Errors found in games, with everything needed to reproduce them."""

from __future__ import annotations

from bohnhof.engine.state import SPECTATOR

TRAIL = 8
"""Number of latest actions that an error message lists."""


class FaultError(AssertionError):
    """A property that a state violates."""


class GameError(AssertionError):
    """A property that a game violates, with everything needed to play the same game again."""

    def __init__(
        self, game: str, seats: int, seed: int, acts: list[tuple[int, str]], fault: str, every: int
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.acts = acts
        """Every action before the fault was found: its seat and its sentence."""
        self.fault = fault
        self.every = every
        """Number of actions between two checks of expensive properties."""
        super().__init__(self.__str__())

    @property
    def act(self) -> int:
        """Number of actions before the fault was found."""
        return len(self.acts)

    @property
    def sentence(self) -> str:
        """The last action before the fault, such as “seat 2: harvest 1”."""
        return act_in_words(*self.acts[-1]) if self.acts else "the deal"

    def __str__(self) -> str:
        trail = "; ".join([act_in_words(seat, sentence) for seat, sentence in self.acts[-TRAIL:]])
        return (
            f"{self.game}, {self.seats} seats, seed {self.seed}, act {self.act} ({self.sentence}): "
            f"{self.fault}\n"
            f"the last acts: {trail or 'none'}\n"
            f"again: check_game(rules, games=1, seed={self.seed}, seats={self.seats}, every={self.every})"
        )


def act_in_words(seat: int, sentence: str) -> str:
    return f"{seat_in_words(seat)}: {sentence}"


def seat_in_words(seat: int) -> str:
    """Return the name of a seat, counted from 1 as in all texts."""
    return "a spectator" if seat == SPECTATOR else f"seat {seat + 1}"
