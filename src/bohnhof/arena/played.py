"""One game of a league: its seats, its result, and where the taler came from."""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from typing import Final, Self

from bohnhof.bots.bot import Bot, BotMaker
from bohnhof.bots.registry import bot_maker
from bohnhof.engine.chance import Rng
from bohnhof.engine.facts import BOUGHT, HARVESTED, TURN, Fact
from bohnhof.engine.position import digest
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import NOBODY
from bohnhof.games import load_game
from bohnhof.plugins import in_one_line
from bohnhof.table.record import record_of, save
from bohnhof.table.seeds import BOTS, DEAL, seed_for
from bohnhof.table.table import IllegalMoveError, Table

TALER: Final = HARVESTED.id
CARDS: Final = BOUGHT.id
SPELLS: Final = "cast"
DEEDS: Final = (TALER, CARDS, SPELLS)
"""The counted events: taler by harvested bean, cards bought, spells cast."""
UNKNOWN: Final = -1
"""The seat to blame if a process died while no bot was deciding."""
DIED: Final = "its process died"

Deeds = dict[str, dict[str, int]]
"""Number of occurrences by event, then by bean or card."""


@dataclass
class Played:
    """A game that was played or broke off. Numbers of games, deals and seats are 0-based."""

    game: int
    deal: int
    bots: list[str]
    scores: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    turns: int = 0
    actions: int = 0
    digest: str = ""
    deeds: list[Deeds] = field(default_factory=list)
    """The counted events of each seat."""
    failed: int | None = None
    """Seat of the bot that broke a rule or failed, or UNKNOWN. The other bots share the win."""
    why: str = ""
    faults: list[dict[str, object]] = field(default_factory=list)
    """Faults of external programs; each cost the program a move."""

    def data(self) -> dict[str, object]:
        """Return the game as JSON-compatible data, without empty values."""
        return {key: value for key, value in asdict(self).items() if value not in ([], "", None)}

    @classmethod
    def read(cls, data: dict[str, object]) -> Self:
        return cls(**data)  # type: ignore[arg-type]

    def win(self, seat: int) -> float:
        """Return this seat's share of the win, from 0 to 1."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    @property
    def void(self) -> bool:
        """Whether the game broke off without a bot to blame."""
        return self.failed == UNKNOWN

    def blame(self, seat: int, why: str) -> None:
        """Make the bot of this seat lose in all its seats; the other bots share the win.

        If `seat` is UNKNOWN, no one wins and the game is void.
        """
        self.failed, self.why = seat, why
        self.winners = [] if self.void else [other for other, lost in enumerate(self._lost()) if not lost]

    def _lost(self) -> list[bool]:
        """Return for each seat whether its bot is the one that failed."""
        failed = None if self.failed is None or self.void else self.bots[self.failed]
        return [bot == failed for bot in self.bots]

    def places(self) -> list[int]:
        """Return for each seat the number of better seats: winners come first, then taler decide.

        If a bot failed, its seats have 1 and all others 0.
        """
        if self.failed is not None:
            return [int(lost) for lost in self._lost()]
        merits = [(seat in self.winners, score) for seat, score in enumerate(self.scores)]
        return [sum([other > merit for other in merits]) for merit in merits]


def play(
    game: str,
    bots: Sequence[str],
    key: bytes,
    deal: int,
    number: int,
    records: str | None = None,
    watch: Callable[[int], None] | None = None,
) -> Played:
    """Play one game. A bot's failure is recorded in the result and never raised.

    `watch` is called with the seat of each bot that is created or asked. It slows the game down.
    """
    played = Played(number, deal, list(bots))
    table: Table | None = None
    called: list[int] = []
    try:
        rules = load_game(game)
        watches = [called.append] if watch is None else [called.append, watch]
        makers = [_calling(bot_maker(bot), watches) for bot in bots]
        seeds = seed_for(key, DEAL, deal), seed_for(key, BOTS, number)
        table = Table(rules, seeds[0], makers, bots_seed=seeds[1])
        if watch is not None:
            _run_watched(table, watch)
        table.run()
    except (Exception, SystemExit) as error:
        if table is not None and table.asked is not None:
            called.append(table.asked.seat)
        why = str(error) if isinstance(error, IllegalMoveError) else in_one_line(error)
        played.blame(called[-1] if called else UNKNOWN, why)
    else:
        state = table.state
        played.scores = [rules.score(state, seat) for seat in range(len(bots))]
        played.winners = rules.winners(state)
        played.actions = table.actions
        played.digest = digest(state)
        facts = [fact for act in table.log for fact in act.facts]
        played.turns = 1 + sum([fact.what == TURN for fact in facts])
        played.deeds = _deeds(rules, facts, len(bots))
        played.faults = [asdict(fault) for bot in table.bots if bot is not None for fault in bot.faults]
    if records is not None and table is not None:
        names = [f"Seat {seat}" for seat in range(1, len(bots) + 1)]
        save(os.path.join(records, f"game-{number + 1:06}.txt"), record_of(table, names))
    return played


def _calling(maker: BotMaker, watches: Sequence[Callable[[int], None]]) -> BotMaker:
    """Wrap a maker so that it first calls the given functions with the seat."""

    def make(rules: Rules, seat: int, rng: Rng) -> Bot:
        for watch in watches:
            watch(seat)
        return maker(rules, seat, rng)

    return make


def _run_watched(table: Table, watch: Callable[[int], None]) -> None:
    """Play the game to the end, and call `watch` with each seat before it is asked."""
    while not table.state.over:
        watch(table.schedule.next(table.rules, table.state).seat)
        table.step()
    watch(UNKNOWN)


def _deeds(rules: Rules, facts: list[Fact], seats: int) -> list[Deeds]:
    counts = [{deed: Counter[str]() for deed in DEEDS} for _ in range(seats)]
    for fact in facts:
        deed = fact.what.id
        if deed not in DEEDS or fact.seat == NOBODY:
            continue
        if fact.what == HARVESTED:
            for card in fact.back:
                counts[fact.seat][deed][rules.word(card)] += 1
        elif fact.what.number is not None:
            card_id = str(fact.what.number.write(rules, fact.number))
            counts[fact.seat][deed][re.sub(r"-\d+$", "", card_id)] += 1
    return [{deed: dict(sorted(done.items())) for deed, done in seat.items() if done} for seat in counts]
