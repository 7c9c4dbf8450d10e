"""Statistics of a game that is over."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from bohnhof.engine.facts import HARVESTED, SHUFFLED, TRADED, Fact
from bohnhof.engine.notation import read_sentence
from bohnhof.engine.slots import BEANS
from bohnhof.rooms.messages.replies import Figures, Harvest
from bohnhof.table.table import Table
from bohnhof.telling import telling_of


class Trade(NamedTuple):
    maker: int
    partner: int
    gave: int
    got: int


class Course:
    """A game that is replayed from its deal to collect statistics."""

    def __init__(self, table: Table) -> None:
        assert table.seed is not None
        self.table = table
        self.rules = table.rules
        self.scores: list[list[int]] = []
        """At the deal and after each turn: the score of each seat, then of each seatless rival."""
        self.turns: list[list[int]] = []
        """For each turn: the number of actions before it, and its seat, 1-based."""
        self.passes: list[int] = []
        """For each reshuffle of the draw pile: the number of turns before it."""
        self._harvests: list[tuple[int, Harvest]] = []
        self._trades: list[Trade] = []
        again = Table(table.rules, table.seed, [None] * len(table.state.players), table.first)
        self.scores.append(self._scores(again))
        self.turns.append([0, again.state.active + 1])
        for number, (seat, sentence) in enumerate(table.acts, 1):
            turns = again.state.turns
            again.act(seat, read_sentence(table.rules, sentence))
            for fact in again.log[-1].facts:
                self._note(fact)
            if again.state.turns != turns:
                self.turns.append([number, again.state.active + 1])
            if again.state.turns != turns or again.state.over:
                self.scores.append(self._scores(again))

    def _note(self, fact: Fact) -> None:
        if fact.what == HARVESTED:
            beans = [str(BEANS.write(self.rules, bean)) for bean in fact.cards]
            self._harvests.append((fact.seat, Harvest(beans, fact.number)))
        elif fact.what == TRADED:
            self._trades.append(Trade(fact.seat, fact.other, len(fact.cards), len(fact.back)))
        elif fact.what == SHUFFLED:
            self.passes.append(len(self.scores) - 1)

    def _scores(self, table: Table) -> list[int]:
        seats = range(len(table.state.players))
        rivals = telling_of(self.rules).rivals(table.state)
        return [*(self.rules.score(table.state, seat) for seat in seats), *(rival.taler for rival in rivals)]

    def lines(self) -> list[list[int]]:
        """Return the scores by seat or rival, then by turn."""
        return [list(line) for line in zip(*self.scores, strict=True)]

    def trades(self) -> int:
        return len(self._trades)

    def decided(self) -> Harvest | None:
        """Return the last harvest without which the only winner would not have been ahead.

        None if several players won, or if no single harvest was large enough.
        """
        winners = self.rules.winners(self.table.state)
        if len(winners) != 1:
            return None
        winner = winners[0]
        last = self.scores[-1]
        ahead = last[winner] - max([score for one, score in enumerate(last) if one != winner], default=0)
        if ahead <= 0:
            return None
        found = [harvest for seat, harvest in self._harvests if seat == winner and harvest.taler >= ahead]
        return found[-1] if found else None

    def figures(self, seat: int) -> Figures:
        """Return the statistics of one seat."""
        harvests = [harvest for who, harvest in self._harvests if who == seat and harvest.taler]
        mine = [trade for trade in self._trades if seat in (trade.maker, trade.partner)]
        partners = Counter(trade.partner if trade.maker == seat else trade.maker for trade in mine)
        (partner, times), *_ = [*partners.most_common(1), (None, 0)]
        return Figures(
            best=max(harvests, key=lambda harvest: harvest.taler, default=None),
            trades=len(mine),
            gifts=sum((trade.gave if trade.maker == seat else trade.got) == 0 for trade in mine),
            partner=None if partner is None else partner + 1,
            with_partner=times,
        )
