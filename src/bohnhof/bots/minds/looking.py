"""What a mind sees at a table: what has come out, what may come, and what rows may hope for therefore."""

from __future__ import annotations

from bohnhof.bots.minds.growing_numbers import Numbers
from bohnhof.bots.minds.horizon import cards_a_turn, last_pass, rounds_left
from bohnhof.bots.minds.mind import Mind
from bohnhof.bots.minds.rows import FINE, Rows, empty_table, worths_of
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import NOBODY, Row, State
from bohnhof.native import i64, mypyc_attr, vec


@mypyc_attr(allow_interpreted_subclasses=True)
class Looking(Mind):
    """Counts cards, once a turn."""

    def __init__(self, rules: Rules, numbers: Numbers, rows: Rows) -> None:
        super().__init__(rules)
        self.numbers = numbers
        self.rows = rows
        self.worths = empty_table(len(rules.beans))
        """By kind and beans: what a harvest brings."""
        for kind in range(1, len(rules.beans)):
            bean = rules.beans[kind]
            self.worths[kind] = worths_of(bean.beanometer.thresholds, bean.count)
        self.values = empty_table(len(rules.beans))
        """By kind and beans: what a row may hope for now."""
        self.unseen = vec[i64]([i64(0)] * len(rules.beans))
        """By kind: how many cards do not lie open."""
        self._counts = vec[i64]([i64(bean.count) for bean in rules.beans])
        self.hidden = 1
        self.rates = [0] * len(rules.beans)
        """By kind: how many come to a seat in a round, in parts of a card (`FINE`)."""
        self.coming = 0.0
        """How many cards do, in the same parts."""
        self.halves = -1
        """How many half rounds a row may wait; below 0 before it has looked at all."""
        self.rounds = 0.0
        """How often each seat still comes to turn, about."""
        self._state: State | None = None
        self._moment = (NOBODY, 0, 0)

    def look(self, s: State) -> bool:
        """See what has come out and what may come; once a turn is enough. Whether it has looked anew."""
        moment = (s.active, len(s.draw), s.passes)
        if moment == self._moment and (s.viewer != NOBODY or s is self._state):
            return False
        self._moment = moment
        self._state = s
        self._count(s)
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

    def _count(self, s: State) -> None:
        """By kind: how many cards lie nowhere open."""
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
        """Keep, by kind, how many cards lie where nobody sees them."""
        hidden: i64 = 0
        unseen[0] = 0
        for kind in range(1, len(unseen)):
            hidden += unseen[kind]
        self.unseen = unseen
        self.hidden = max(1, hidden)


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
