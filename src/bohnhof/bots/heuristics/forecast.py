"""Estimate which cards will still arrive, and the value of rows of beans."""

from __future__ import annotations

from bohnhof.bots.heuristics.horizon import cards_a_turn, last_pass, rounds_left
from bohnhof.bots.heuristics.numbers import Numbers
from bohnhof.bots.heuristics.row_values import FINE, RowValues, empty_table, worths_of
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import NOBODY, Row, State
from bohnhof.native import i64, mypyc_attr, vec


@mypyc_attr(allow_interpreted_subclasses=True)
class Forecast:
    """The expected cards and the values of rows, updated once per turn."""

    def __init__(self, rules: Rules, numbers: Numbers, rows: RowValues) -> None:
        self.rules = rules
        self.numbers = numbers
        self.rows = rows
        self.worths = empty_table(len(rules.beans))
        """By kind and number of beans: the taler that a harvest pays."""
        for kind in range(1, len(rules.beans)):
            bean = rules.beans[kind]
            self.worths[kind] = worths_of(bean.beanometer.thresholds, bean.count)
        self.values = empty_table(len(rules.beans))
        """By kind and number of beans: the expected taler of a row harvested at the best time."""
        self.unseen = vec[i64]([i64(0)] * len(rules.beans))
        """By kind: the number of cards that are hidden from everyone but their owner."""
        self._counts = vec[i64]([i64(bean.count) for bean in rules.beans])
        self.hidden = 1
        """Total number of these cards, at least 1."""
        self.rates = [0] * len(rules.beans)
        """By kind: the number of cards that a seat gets per round, as a multiple of 1 / FINE."""
        self.coming = 0.0
        """Total of these rates."""
        self.halves = -1
        """Number of half rounds that a row may wait; negative before the first update."""
        self.rounds = 0.0
        """Estimated number of turns each seat still has."""
        self.moment = (NOBODY, 0, 0)
        """The turn of the last update."""
        self._state: State | None = None

    def update(self, s: State) -> bool:
        """Update once per turn. Return whether an update was necessary."""
        moment = (s.active, len(s.draw), s.passes)
        if moment == self.moment and (s.viewer != NOBODY or s is self._state):
            return False
        self.moment = moment
        self._state = s
        self.count(s)
        rules = self.rules
        numbers = self.numbers
        self.rounds = rounds_left(rules, s)
        halves = int(min(self.rounds, numbers.patience) * 2 + 0.5)
        steady = halves == self.halves
        self.halves = halves
        a_round = rules.cards_to_draw(s, s.active)
        others = len(s.players) - 1
        self.coming = FINE * (a_round + rules.cards_to_reveal(s, s.active) * (1.0 + others * numbers.reach))
        soon = numbers.patience * len(s.players) * cards_a_turn(rules, s)
        now = 1.0
        if not last_pass(rules, s) and len(s.draw) < soon:
            now = len(s.draw) / soon
        later = (1.0 - now) / max(1, self.hidden + len(s.discard))
        discarded = vec[i64]([i64(0)] * len(self.unseen))
        if now < 1.0:
            _count_pile(discarded, s.discard)
        rates = self.rates
        for kind in range(1, len(self.unseen)):
            share = now * int(self.unseen[kind]) / self.hidden
            if now < 1.0:
                share += later * int(self.unseen[kind] + discarded[kind])
            rate = int(self.coming * share + 0.5)
            if not steady or rate != rates[kind]:
                rates[kind] = rate
                self.values[kind] = self.rows.values(kind, self.worths[kind], rate, halves)
        return True

    def count(self, s: State) -> None:
        """Count the hidden cards of each kind, and pass them to `note_unseen`."""
        seen = vec[i64]([i64(0)] * len(self._counts))
        card: i64
        _count_pile(seen, s.discard)
        _count_row(seen, s.revealed)
        for player in s.players:
            _count_row(seen, player.taler)
            _count_row(seen, player.aside)
            for row in player.fields:
                if row:
                    card = row[0]
                    seen[card] += len(row)
        for kind in range(1, len(seen)):
            seen[kind] = self._counts[kind] - seen[kind]
        self.note_unseen(seen)

    def note_unseen(self, unseen: vec[i64]) -> None:
        """Store the number of hidden cards of each kind."""
        hidden: i64 = 0
        unseen[0] = 0
        for kind in range(1, len(unseen)):
            hidden += unseen[kind]
        self.unseen = unseen
        self.hidden = max(1, hidden)

    def chance(self, kind: int, cards: int) -> float:
        """Return the probability that at least one of `cards` hidden cards is of this kind."""
        none = 1.0
        without = 1.0 - int(self.unseen[kind]) / self.hidden
        for card in range(cards):  # noqa: B007
            none *= without
        return 1.0 - none


def _count_pile(seen: vec[i64], pile: list[int]) -> None:
    card: i64
    for kind in pile:
        card = kind
        seen[card] += 1


def _count_row(seen: vec[i64], row: Row) -> None:
    card: i64
    for kind in row:
        card = kind
        seen[card] += 1
