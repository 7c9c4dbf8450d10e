"""Statistics of a series of games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from fractions import Fraction
from hashlib import blake2b

from bohnhof.arena.contest import Outcome
from bohnhof.bots.faults import Fault, summed
from bohnhof.loading import engine_kind
from bohnhof.version import __version__


@dataclass(frozen=True)
class Result:
    """The statistics of a series of games. Per-seat values are in the order of the seats."""

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int
    """Number of requested games."""
    seed: int
    finished: int
    actions: int
    seconds: float
    taler: tuple[float, ...]
    """Mean taler of each seat."""
    wins: tuple[float, ...]
    """Wins of each seat. A shared win is divided equally."""
    shared: int
    """Number of games with several winners."""
    nobody: int
    """How many games no seat has won; where there is a rival without a seat, it has."""
    digest: str
    """Hash of the games: equal for equal games."""
    faults: tuple[Fault, ...]
    """Faults of external programs; each cost the program a move."""
    settings: tuple[dict[str, object], ...]
    """For each seat, the bot's id and the settings that affect its strength."""
    version: str = __version__
    engine: str = field(default_factory=engine_kind)
    """“compiled” or “interpreted”."""

    def data(self) -> dict[str, object]:
        """Return the result as JSON-compatible data."""
        return asdict(self)


class Tally:
    """Running totals of a series. Memory use does not grow with the number of games."""

    def __init__(self, seats: int) -> None:
        self.finished = 0
        self.actions = 0
        self.scores = [0] * seats
        self.wins = [Fraction(0)] * seats
        self.shared = 0
        self.nobody = 0
        self.digest = blake2b(digest_size=16)
        self.faults: tuple[Fault, ...] = ()

    def add(self, outcome: Outcome) -> None:
        self.finished += 1
        self.actions += outcome.actions
        for seat, score in enumerate(outcome.scores):
            self.scores[seat] += score
        for seat in outcome.winners:
            self.wins[seat] += Fraction(1, len(outcome.winners))
        self.shared += len(outcome.winners) > 1
        self.nobody += not outcome.winners
        self.faults = summed([*self.faults, *outcome.faults])
        self.digest.update(f"{outcome.digest} {outcome.actions}\n".encode())

    def result(
        self, game: str, bots: Sequence[dict[str, object]], games: int, seed: int, seconds: float
    ) -> Result:
        finished = max(1, self.finished)
        return Result(
            game=game,
            seats=len(bots),
            bots=tuple([str(bot["id"]) for bot in bots]),
            games=games,
            seed=seed,
            finished=self.finished,
            actions=self.actions,
            seconds=seconds,
            taler=tuple([score / finished for score in self.scores]),
            wins=tuple([float(wins) for wins in self.wins]),
            shared=self.shared,
            nobody=self.nobody,
            digest=self.digest.hexdigest(),
            faults=self.faults,
            settings=tuple(bots),
        )
