"""What goes wrong with a game, told so that it can be seen again."""

from __future__ import annotations

from bohnhof.engine.state import SPECTATOR

TRAIL = 8
"""How many of the last acts an error tells."""


class FaultError(AssertionError):
    """A property that does not hold at some state."""


class GameError(AssertionError):
    """A property that does not hold in a game, with all that is needed to play the same game again."""

    def __init__(
        self, game: str, seats: int, seed: int, acts: list[tuple[int, str]], fault: str, every: int
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.acts = acts
        """Every act done before the fault showed: its seat and its sentence."""
        self.fault = fault
        self.every = every
        """How often the laborious properties were looked at."""
        super().__init__(self.__str__())

    @property
    def act(self) -> int:
        """How many acts were done when the fault showed."""
        return len(self.acts)

    @property
    def sentence(self) -> str:
        """The last act before the fault, as “seat 2: harvest 1”."""
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
    """Seats are counted from 1 in every text."""
    return "a spectator" if seat == SPECTATOR else f"seat {seat + 1}"
