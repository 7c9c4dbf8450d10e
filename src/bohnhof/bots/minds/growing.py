"""What the games of planting and trading share: fields, hands, and what is to come."""

from __future__ import annotations

from typing import Final

from bohnhof.bots.minds.growing_numbers import Numbers
from bohnhof.bots.minds.mind import Mind
from bohnhof.bots.minds.plot import Plot
from bohnhof.bots.minds.rows import FINE, Rows, worths_of
from bohnhof.bots.outlook import cards_a_turn, last_pass, plants_again, rounds_left
from bohnhof.engine.actions import Action
from bohnhof.engine.chance import Rng
from bohnhof.engine.clauses import NO_CARD
from bohnhof.engine.rules import Rules
from bohnhof.engine.schedule import ACT, Question
from bohnhof.engine.state import NOBODY, Row, State
from bohnhof.native import i64, mypyc_attr, u8, vec

NOWHERE: Final[list[float]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Growing(Mind):
    """Plants in the best order at the best places, harvests what is given up for least."""

    def __init__(self, rules: Rules, numbers: Numbers, rows: Rows) -> None:
        super().__init__(rules)
        self.numbers = numbers
        self.eagerness = numbers.eager
        """How much a useful card counts at the first, second … place of the hand."""
        self.rows = rows
        self.worths = [worths_of(bean.beanometer.thresholds, bean.count) for bean in rules.beans]
        """By kind and beans: what a harvest brings."""
        self.values = self.worths
        """By kind and beans: what a row may hope for now."""
        self.unseen = [0] * len(rules.beans)
        """By kind: how many cards do not lie open."""
        self.hidden = 1
        self.rates = [0] * len(rules.beans)
        """By kind: how many come to a seat in a round, in parts of a card (`FINE`)."""
        self.coming = 0.0
        """How many cards do, in the same parts."""
        self.halves = 0
        """How many half rounds a row may wait."""
        self.rounds = 0.0
        """How often each seat still comes to turn, about."""
        self.hasty = False
        """Whether it looks once a turn, weighs cards one by one, and thinks nothing through."""
        self._state: State | None = None
        self._moment = (NOBODY, 0, 0)
        self._before = self.worths
        """What rows hoped for when it last looked."""

    def tunable(self) -> dict[str, float]:
        return dict(self.numbers.said)

    def choose(self, s: State, question: Question, rng: Rng) -> Action | None:
        self.look(s)
        seat = question.seat
        if question.asked == ACT and self.wants_field(s, seat):
            return self.rules.acts.buy_field
        now = s.agenda[-1]
        step = self.rules.steps[now.step]
        if step.traders(self.rules, s, now) >> seat & 1:
            return self.trade(s, question)
        if question.asked != ACT:
            return None
        return self.sell_in_time(s, seat) if step.moment else self.plant(s, seat)

    def trade(self, s: State, question: Question) -> Action | None:
        """Answer what is offered, else offer something, else be done."""
        return self.rules.acts.done if question.asked == ACT else None

    # What is to come

    def look(self, s: State) -> None:
        """See what has come out and what may come; once a turn is enough."""
        drawn = s.turns if self.hasty and s.viewer == NOBODY else len(s.draw)
        moment = (s.active, drawn, s.passes)
        if moment == self._moment and (s.viewer != NOBODY or s is self._state):
            return
        self._moment = moment
        self._state = s
        self._count(s)
        rules = self.rules
        numbers = self.numbers
        self.rounds = rounds_left(rules, s)
        halves = int(min(self.rounds, numbers.patience) * 2 + 0.5)
        steady = halves == self.halves and self._before is not self.worths
        self.halves = halves
        a_round = rules.cards_to_draw(s, s.active)
        others = len(s.players) - 1
        self.coming = FINE * (a_round + rules.cards_to_reveal(s, s.active) * (1.0 + others * numbers.reach))
        soon = numbers.patience * len(s.players) * cards_a_turn(rules, s)
        now = 1.0
        if not last_pass(rules, s) and len(s.draw) < soon:
            now = len(s.draw) / soon
        later = (1.0 - now) / max(1, self.hidden + len(s.discard))
        coming_back = self.unseen
        if now < 1.0:
            coming_back = self.unseen[:]
            for card in s.discard:
                coming_back[card] += 1
        before = self._before
        rates = self.rates
        values: list[list[float]] = [NOWHERE]
        for kind in range(1, len(self.unseen)):
            share = now * self.unseen[kind] / self.hidden
            if now < 1.0:
                share += later * coming_back[kind]
            rate = int(self.coming * share + 0.5)
            if steady and rate == rates[kind]:
                values.append(before[kind])
            else:
                rates[kind] = rate
                values.append(self.rows.values(kind, self.worths[kind], rate, halves))
        self._before = values
        self.values = values[:]

    def _count(self, s: State) -> None:
        """By kind: how many cards lie nowhere open."""
        beans = self.rules.beans
        seen = vec[i64]([i64(0)] * len(beans))
        card: i64
        for kind in s.discard:
            card = kind
            seen[card] += 1
        _count_row(seen, s.revealed)
        for player in s.players:
            _count_row(seen, player.taler)
            _count_row(seen, player.aside)
            for row in player.fields:
                if row:
                    card = row[0]
                    seen[card] += len(row)
        self.note_unseen([bean.count - seen[kind] for kind, bean in enumerate(beans)])

    def note_unseen(self, unseen: list[int]) -> None:
        """Keep, by kind, how many cards lie where nobody sees them."""
        unseen[0] = 0
        hidden = 0
        for count in unseen:
            hidden += count
        self.unseen = unseen
        self.hidden = max(1, hidden)

    # Fields

    def plot(self, s: State, seat: int) -> Plot:
        """The fields of a seat, for thinking."""
        rules = self.rules
        rows = s.players[seat].fields
        places = [field for field in range(len(rows)) if rules.ask_has_field(s, seat, field)]
        kinds = vec[u8]([u8(0)] * len(places))
        counts = vec[u8]([u8(0)] * len(places))
        for i in range(len(places)):
            row = rows[places[i]]
            if row:
                kinds[i] = u8(row[0])
                counts[i] = u8(len(row))
        return Plot(self.values, self.worths, places, kinds, counts)

    def ready(self, s: State, seat: int) -> list[int]:
        """The cards that lie before a seat and will have to be planted by it."""
        aside = s.players[seat].aside
        return list(aside + s.revealed if seat == s.active else aside)

    def eager(self, s: State, seat: int) -> list[float]:
        return self.eagerness if plants_again(self.rules, s, seat) else NOWHERE

    def plant(self, s: State, seat: int) -> Action:
        """Plant the next card, after a harvest if need be."""
        acts = self.rules.acts
        numbers = self.numbers
        plot = self.plot(s, seat)
        ready = self.ready(s, seat)
        hand = s.players[seat].hand
        if self.hasty:
            return self._plant_at_once(s, plot, ready, hand)
        if ready:
            for card in ready:
                place = plot.fit(card)
                if place >= 0:
                    return acts.plant_ready[card][plot.places[place]]
            plot.search(ready, hand, 0, self.eager(s, seat), numbers.wary)
            place = plot.places[plot.place]
            return acts.harvest[place] if plot.clear else acts.plant_ready[plot.first][place]
        if not hand:
            return acts.done
        if not s.agenda[-1].progress:
            place = plot.fit(hand[0])
            if place >= 0:
                return acts.plant[plot.places[place]]
        again = plot.search(hand[:1], hand, 1, self.eagerness, numbers.wary)
        if s.agenda[-1].progress and again <= plot.plan([], hand, 0, self.eagerness, numbers.wary):
            return acts.done
        place = plot.places[plot.place]
        return acts.harvest[place] if plot.clear else acts.plant[place]

    def _plant_at_once(self, s: State, plot: Plot, ready: list[int], hand: list[int]) -> Action:
        """Plant the next card where it brings most by itself."""
        acts = self.rules.acts
        if not ready and (not hand or (s.agenda[-1].progress and plot.best_place(hand[0]) < 0.0)):
            return acts.done
        card = plot.next_of(ready) if ready else hand[0]
        plot.best_place(card)
        place = plot.places[plot.place]
        if plot.clear:
            return acts.harvest[place]
        return acts.plant_ready[card][place] if ready else acts.plant[place]

    def candidates(self, s: State, question: Question) -> list[tuple[Action, float]]:
        self.look(s)
        seat = question.seat
        now = s.agenda[-1]
        step = self.rules.steps[now.step]
        if step.traders(self.rules, s, now) >> seat & 1:
            found = self.weigh_trades(s, question)
        elif question.asked != ACT:
            found = []
        elif step.moment:
            found = self.weigh_sales(s, seat)
        else:
            found = self.weigh_plantings(s, seat)
        found.sort(key=_value, reverse=True)
        return found

    def weigh_trades(self, s: State, question: Question) -> list[tuple[Action, float]]:
        return [(self.rules.acts.done, 0.0)] if question.asked == ACT else []

    def weigh_sales(self, s: State, seat: int) -> list[tuple[Action, float]]:
        """What could be sold before a moment passes, and being done."""
        acts = self.rules.acts
        plot = self.plot(s, seat)
        found: list[tuple[Action, float]] = [(acts.done, 0.0)]
        for i in range(len(plot.places)):
            if plot.counts[i] and plot.may_take(i):
                row = plot.kinds[i], plot.counts[i]
                loss = self.values[row[0]][row[1]] - self.worths[row[0]][row[1]]
                found.append((acts.harvest[plot.places[i]], -loss))
        return found

    def weigh_plantings(self, s: State, seat: int) -> list[tuple[Action, float]]:
        """Every card that could come next at every place where it could go."""
        acts = self.rules.acts
        numbers = self.numbers
        plot = self.plot(s, seat)
        ready = self.ready(s, seat)
        hand = s.players[seat].hand
        found: list[tuple[Action, float]] = []
        if not ready:
            if not hand or s.agenda[-1].progress:
                found.append((acts.done, plot.plan([], hand, 0, self.eagerness, numbers.wary)))
            if not hand:
                return found
        eager = self.eager(s, seat) if ready else self.eagerness
        for card in sorted({*(ready or hand[:1])}):
            others = ready[:]
            if ready:
                others.remove(card)
            for i in range(len(plot.places)):
                field = plot.places[i]
                later = plot.copy()
                if plot.counts[i] and plot.kinds[i] == card:
                    gain = later.grow(i, card)
                    act = acts.plant_ready[card][field] if ready else acts.plant[field]
                elif plot.may_take(i):
                    gain = later.replace(i, card)
                    act = acts.plant_ready[card][field] if ready else acts.plant[field]
                    if plot.counts[i]:
                        act = acts.harvest[field]
                else:
                    continue
                found.append((act, gain + later.search(others, hand, 0 if ready else 1, eager, numbers.wary)))
        return best_of_each(found)

    def sell_in_time(self, s: State, seat: int) -> Action:
        """Where nothing is to be planted: sell what waits for nothing more, so that its cards come back."""
        plot = self.plot(s, seat)
        for i in range(len(plot.places)):
            count = plot.counts[i]
            kind = plot.kinds[i]
            if count and plot.may_take(i):
                worth = self.worths[kind][count]
                if worth > 0 and self.values[kind][count] <= worth:
                    return self.rules.acts.harvest[plot.places[i]]
        return self.rules.acts.done

    def wants_field(self, s: State, seat: int) -> bool:
        """Whether it buys the third field now."""
        rules = self.rules
        player = s.players[seat]
        if rules.third_field == NO_CARD or len(player.taler) < 2 or rules.third_field in player.owned:
            return False
        if self.rounds < self.numbers.field_rounds:
            return False
        return rules.refusal(s, seat, rules.acts.buy_field) is None

    # The whole of it

    def evaluate(self, s: State, seat: int) -> float:
        if not s.agenda:
            return self.standing([float(self.rules.score(s, other)) for other in range(len(s.players))], seat)
        self.look(s)
        return self.standing([self.hope(s, other, other == seat) for other in range(len(s.players))], seat)

    def hope(self, s: State, seat: int, own: bool) -> float:
        """What a seat may end with; of the own one the hand counts too."""
        plot = self.plot(s, seat)
        eager = self.eager(s, seat) if own else NOWHERE
        total = len(s.players[seat].taler) + plot.worth()
        total += len(plot.places) * self.numbers.rent * self.rounds
        return total + plot.plan(self.ready(s, seat), s.players[seat].hand, 0, eager, self.numbers.wary)

    def standing(self, hopes: list[float], seat: int) -> float:
        """What is hoped for against the others: the best of them counts as much as all of them."""
        best = -1e9
        total = 0.0
        for other in range(len(hopes)):
            if other != seat:
                best = max(best, hopes[other])
                total += hopes[other]
        others = len(hopes) - 1
        if not others:
            return hopes[seat]
        return hopes[seat] - 0.5 * best - 0.5 * total / others


def _count_row(seen: vec[i64], row: Row) -> None:
    card: i64
    for kind in row:
        card = kind
        seen[card] += 1


def _value(weighed: tuple[Action, float]) -> float:
    return weighed[1]


def best_of_each(found: list[tuple[Action, float]]) -> list[tuple[Action, float]]:
    """Each act once, with the most that it may bring."""
    best: dict[int, tuple[Action, float]] = {}
    for action, value in found:
        if action.index not in best or best[action.index][1] < value:
            best[action.index] = (action, value)
    return list(best.values())
