"""The statistics of a league or match."""

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
"""Minimum number of samples with an item, and without it, for a finding about it."""


class Decision(NamedTuple):
    """The state of a match's sequential test."""

    margin: float
    evidence: float
    verdict: str | None


class Standing(NamedTuple):
    """The statistics of one bot."""

    bot: str
    games: int
    """Number of seats it played; two seats in one game count twice."""
    wins: Estimate
    """Share of these games that it won. A shared win is divided equally."""
    taler: float
    taler_by_seat: list[float | None]
    rating: Estimate | None
    failures: int
    why: str
    """Reason of the first failure."""


class Pairing(NamedTuple):
    """The comparison of two bots that met at the same tables."""

    bot: str
    other: str
    games: int
    ahead: Estimate
    """Share of these games in which `bot` finished ahead of `other`. A tie counts half."""


class Finding(NamedTuple):
    """The association between an item (a bean's taler, a card or a spell) and winning."""

    deed: str
    what: str
    mean: float
    """Mean amount of it per seat and game."""
    effect: Estimate
    """Change of the win share per additional unit. Bots are compared only with themselves."""


@dataclass
class Standings:
    """All statistics of a league or match."""

    plan: Plan
    deals: list[list[Played]]
    """The deals that count, each with its games."""
    ended: list[Played]
    """Every game that has ended, including those of deals that do not count."""
    test: Decision | None
    played: int
    """Number of games that this run played."""
    seconds: float
    source: Source

    @property
    def games(self) -> list[Played]:
        return [game for deal in self.deals for game in deal]

    @property
    def speed(self) -> float:
        """Games per second."""
        return self.played / self.seconds if self.seconds else 0.0

    @property
    def rival(self) -> str:
        """The winner of games that no seat wins."""
        rival = load_game(self.plan.game).rival
        return f"the {rival}" if rival else "nobody"

    @property
    def void(self) -> list[Played]:
        """Games that broke off without a bot to blame. Their deals do not count."""
        return [game for game in self.ended if game.failed == UNKNOWN]

    @property
    def shared(self) -> int:
        return sum([len(game.winners) > 1 for game in self.games if game.failed is None])

    @property
    def faults(self) -> tuple[Fault, ...]:
        """Faults of external programs; each cost the program a move."""
        return summed([Fault(**fault) for game in self.games for fault in game.faults])  # type: ignore[arg-type]

    @property
    def digest(self) -> str:
        """Hash of the games: equal for equal games."""
        digests = [f"{game.game} {game.digest} {game.actions}\n" for game in self.games]
        return blake2b("".join(digests).encode(), digest_size=16).hexdigest()

    @cached_property
    def rows(self) -> list[Standing]:
        """The statistics of the bots, best first."""
        rated = ratings(self.games, self.rival) or {}
        rows = [row for bot in self.plan.bots if (row := self._row(bot, rated.get(bot))) is not None]
        return sorted(rows, key=lambda row: (-row.wins.mean, -row.taler))

    @cached_property
    def pairings(self) -> list[Pairing]:
        """Every bot against every other that it met, in the order of the rows."""
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
        """Share of the games that no seat won; None if there are none and the game has no rival."""
        lost = [float(sum([not game.winners for game in deal])) for deal in self.deals]
        if not sum(lost) and not load_game(self.plan.game).rival:
            return None
        return share(lost, [len(deal) for deal in self.deals])

    @cached_property
    def above_par(self) -> Estimate | None:
        """Mean win share of a match's first bot above par; None in a league.

        A game that no seat won counts as par.
        """
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
        """Shell command that plays the same games; "" if there is none."""
        command = self.plan.command
        if command and self.test is not None:
            command += f" --sprt --margin {100 * self.test.margin:g}"
        return command

    @property
    def complaints(self) -> list[str]:
        """Problems of the league, as sentences without a full stop."""
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
        """Associations of items with winning: by event, best first. Rare items are left out."""
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
        """Return the standings as JSON-compatible data."""
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
    """Return the variance of a deal's winnings if only luck decides."""
    return plan.par * (1 - plan.par) / plan.turns


def winnings(plan: Plan, deal: Sequence[Played]) -> float:
    """Return how far the first bot of a match is above par, per game of this deal.

    A game that no seat won counts as par.
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
    """Return the mean over both bots' seats of 1 if `bot` was ahead, a half for a tie, else 0."""
    places = game.places()
    pairs = [(places[mine], places[its]) for mine in _seats(game, bot) for its in _seats(game, other)]
    return sum([(mine < its) + (mine == its) / 2 for mine, its in pairs]) / len(pairs)


def _seats(game: Played, bot: str) -> list[int]:
    return [seat for seat, name in enumerate(game.bots) if name == bot]


def _amount(game: Played, seat: int, deed: str, name: str) -> float:
    """Return the taler earned with a bean; for a card or spell 1 or 0."""
    many = game.deeds[seat].get(deed, {}).get(name, 0)
    return many if deed == TALER else min(1, many)


def _mean(scores: Sequence[int]) -> float | None:
    return sum(scores) / len(scores) if scores else None


def _plain(estimate: Estimate | None) -> dict[str, float] | None:
    return None if estimate is None else estimate._asdict()
