"""What the games of a league say."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from hashlib import blake2b
from itertools import permutations
from typing import Final, NamedTuple

from bohnhof.arena.figures import Estimate, Row, share, slope
from bohnhof.arena.plan import MATCH, Plan
from bohnhof.arena.played import DEEDS, DIED, TALER, UNKNOWN, Played
from bohnhof.arena.ratings import ratings
from bohnhof.arena.source import Source
from bohnhof.bots.faults import Fault, summed
from bohnhof.games import load_game

FEWEST: Final = 20
"""So many seats must have had something, and so many not, before it is said what goes with it."""


class Decision(NamedTuple):
    """Where the test of a match stands."""

    margin: float
    evidence: float
    verdict: str | None


class Standing(NamedTuple):
    """One bot."""

    bot: str
    games: int
    """How often it sat at a table; two seats of one game are two."""
    wins: Estimate
    """The share of these that it won; a shared win counts in equal parts."""
    taler: float
    taler_by_seat: list[float | None]
    rating: Estimate | None
    failures: int
    why: str
    """The first of them in words."""


class Pairing(NamedTuple):
    """Two bots that sat at the same tables."""

    bot: str
    other: str
    games: int
    ahead: Estimate
    """The share of these games in which the bot finished ahead of the other; a tie counts half."""


class Finding(NamedTuple):
    """What one more of something goes with."""

    deed: str
    what: str
    mean: float
    """How much of it a seat has in a game."""
    effect: Estimate
    """How many more games are won, as a share, with one more of it; bots are compared with themselves."""


@dataclass
class Standings:
    """All that is told of a league."""

    plan: Plan
    deals: list[list[Played]]
    """Those that count, game by game."""
    ended: list[Played]
    """Every game that has ended, also of deals that do not count."""
    test: Decision | None
    played: int
    """How many games this run played."""
    seconds: float
    source: Source

    @property
    def games(self) -> list[Played]:
        return [game for deal in self.deals for game in deal]

    @property
    def speed(self) -> float:
        """Games a second."""
        return self.played / self.seconds if self.seconds else 0.0

    @property
    def rival(self) -> str:
        """Who wins where no seat does."""
        rival = load_game(self.plan.game).rival
        return f"the {rival}" if rival else "nobody"

    @property
    def void(self) -> list[Played]:
        """Games that broke off without a bot to blame; their deals do not count."""
        return [game for game in self.ended if game.failed == UNKNOWN]

    @property
    def shared(self) -> int:
        return sum([len(game.winners) > 1 for game in self.games if game.failed is None])

    @property
    def faults(self) -> tuple[Fault, ...]:
        """What programs did wrong and lost a move by."""
        return summed([Fault(**fault) for game in self.games for fault in game.faults])  # type: ignore[arg-type]

    @property
    def digest(self) -> str:
        """The same for the same games."""
        digests = [f"{game.game} {game.digest} {game.actions}\n" for game in self.games]
        return blake2b("".join(digests).encode(), digest_size=16).hexdigest()

    @cached_property
    def rows(self) -> list[Standing]:
        """The bots, the best first."""
        rated = ratings(self.games, self.rival) or {}
        rows = [row for bot in self.plan.bots if (row := self._row(bot, rated.get(bot))) is not None]
        return sorted(rows, key=lambda row: (-row.wins.mean, -row.taler))

    @cached_property
    def pairings(self) -> list[Pairing]:
        """Return every bot against every other that it met, in the order of the rows."""
        met: dict[tuple[str, str], dict[int, list[float]]] = {}
        for game in self.games:
            for pair in permutations({*game.bots}, 2):
                met.setdefault(pair, {}).setdefault(game.deal, []).append(_ahead(game, *pair))
        found: list[Pairing] = []
        for bot, other in permutations([row.bot for row in self.rows], 2):
            deals = met.get((bot, other), {}).values()
            games = [len(deal) for deal in deals]
            ahead = share([sum(deal) for deal in deals], games)
            if ahead is not None:
                found.append(Pairing(bot, other, sum(games), ahead))
        return found

    @cached_property
    def rival_wins(self) -> Estimate | None:
        """The share of the games that no seat has won, where there are any or a rival."""
        lost = [float(sum([not game.winners for game in deal])) for deal in self.deals]
        if not sum(lost) and not load_game(self.plan.game).rival:
            return None
        return share(lost, [len(deal) for deal in self.deals])

    @cached_property
    def above_par(self) -> Estimate | None:
        """How much more than par the first bot of a match wins; a game that no seat has won counts as par."""
        if self.plan.kind != MATCH:
            return None
        par, games = self.plan.par, [len(deal) for deal in self.deals]
        found = share(
            [(winnings(self.plan, deal) + par) * len(deal) for deal in self.deals],
            games,
        )
        return None if found is None else Estimate(*[figure - par for figure in found])

    def _row(self, bot: str, rating: Estimate | None) -> Standing | None:
        deals = [games for deal in self.deals if (games := [game for game in deal if bot in game.bots])]
        chances = [sum([len(_seats(game, bot)) for game in deal]) for deal in deals]
        estimate = share(
            [sum([game.win(seat) for game in deal for seat in _seats(game, bot)]) for deal in deals],
            chances,
            sum([len(deal) for deal in deals]),
        )
        if estimate is None:
            return None
        ended = [game for game in self.games if game.failed is None]
        by_seat = [
            [game.scores[seat] for game in ended if game.bots[seat] == bot] for seat in range(self.plan.seats)
        ]
        why = [game.why for game in self.games if game.failed is not None and game.bots[game.failed] == bot]
        return Standing(
            bot,
            sum(chances),
            estimate,
            _mean([score for scores in by_seat for score in scores]) or 0.0,
            [_mean(scores) for scores in by_seat],
            rating,
            len(why),
            why[0] if why else "",
        )

    @property
    def command(self) -> str:
        """The shell command that plays the same games; "" if there is none."""
        command = self.plan.command
        if command and self.test is not None:
            command += f" --sprt --margin {100 * self.test.margin:g}"
        return command

    @property
    def complaints(self) -> list[str]:
        """Return what went wrong, in sentences without a full stop."""
        told = []
        for row in self.rows:
            if row.failures:
                hint = " (a crash, os._exit or too little memory)" if row.why == DIED else ""
                many = games_in_words(row.failures)
                told.append(f"{row.bot} failed in {many} and lost, the first time so: {row.why}{hint}")
        told.extend([str(fault) for fault in self.faults])
        void = self.void
        if void:
            tables = [set(game.bots) for game in void]
            suspects = set.intersection(*tables) or set.union(*tables)
            at = ", ".join([bot for bot in self.plan.bots if bot in suspects])
            told.append(
                f"{games_in_words(len(void))} broke off and do not count, nor do their deals "
                f"({void[0].why}); at the table: {at}; leave one of these bots out to find the cause"
            )
        if ", " in self.source.engine:
            told.append(
                f"several engines played ({self.source.engine}); they play alike, except for bots with a "
                f"time limit"
            )
        return told

    @cached_property
    def findings(self) -> list[Finding]:
        """What goes with winning, deed by deed, the best first; rare things are left out."""
        ended = [game for game in self.games if game.failed is None]
        found: list[Finding] = []
        for deed in DEEDS:
            names = sorted({name for game in ended for seat in game.deeds for name in seat.get(deed, {})})
            for name in names:
                rows = [
                    Row(game.bots[seat], game.deal, _amount(game, seat, deed, name), game.win(seat))
                    for game in ended
                    for seat in range(self.plan.seats)
                ]
                had = sum([row.amount > 0 for row in rows])
                most = len(rows) if deed == TALER else len(rows) - FEWEST
                effect = slope(rows) if FEWEST <= had <= most else None
                if effect is not None:
                    mean = sum([row.amount for row in rows]) / len(rows)
                    found.append(Finding(deed, name, mean, effect))
        return sorted(found, key=lambda one: (DEEDS.index(one.deed), -one.effect.mean))

    def data(self) -> dict[str, object]:
        """The same for JSON."""
        return {
            **self.plan.data(),
            **self.source.data(),
            "command": self.command,
            "finished": len(self.games),
            "ended": len(self.ended),
            "par": self.plan.par,
            "shared": self.shared,
            "void": len(self.void),
            "rival_wins": _plain(self.rival_wins),
            "above_par": _plain(self.above_par),
            "test": None if self.test is None else self.test._asdict(),
            "standings": [
                {**row._asdict(), "wins": _plain(row.wins), "rating": _plain(row.rating)} for row in self.rows
            ],
            "pairings": [{**one._asdict(), "ahead": _plain(one.ahead)} for one in self.pairings],
            "findings": [{**one._asdict(), "effect": _plain(one.effect)} for one in self.findings],
            "faults": [asdict(fault) for fault in self.faults],
            "games_a_second": self.speed,
            "digest": self.digest,
        }


def luck(plan: Plan) -> float:
    """The variance of the winnings of a deal in which nothing but luck decides."""
    return plan.par * (1 - plan.par) / plan.turns


def winnings(plan: Plan, deal: Sequence[Played]) -> float:
    """Return what the first bot of a match won above par in a game of this deal, on average.

    A game that no seat has won counts as par.
    """
    won = 0.0
    for game in deal:
        won += sum([game.win(seat) for seat in _seats(game, plan.bots[0])])
        won -= bool(game.winners) / plan.seats
    return won / len(deal)


def games_in_words(many: int) -> str:
    """Return "1 game" or "12 games"."""
    return "1 game" if many == 1 else f"{many} games"


def _ahead(game: Played, bot: str, other: str) -> float:
    """Return how far a bot finished ahead of another: 1, or a half for a tie; the mean over their seats."""
    places = game.places()
    pairs = [(places[mine], places[its]) for mine in _seats(game, bot) for its in _seats(game, other)]
    return sum([(mine < its) + (mine == its) / 2 for mine, its in pairs]) / len(pairs)


def _seats(game: Played, bot: str) -> list[int]:
    return [seat for seat, name in enumerate(game.bots) if name == bot]


def _amount(game: Played, seat: int, deed: str, name: str) -> float:
    """Taler of a bean are counted; a card is had or not."""
    many = game.deeds[seat].get(deed, {}).get(name, 0)
    return many if deed == TALER else min(1, many)


def _mean(scores: Sequence[int]) -> float | None:
    return sum(scores) / len(scores) if scores else None


def _plain(estimate: Estimate | None) -> dict[str, float] | None:
    return None if estimate is None else estimate._asdict()
