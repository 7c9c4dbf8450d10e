"""What the games of planting and trading share: fields and hands."""

from __future__ import annotations

from bohnhof.bots.minds.forecast import Forecast
from bohnhof.bots.minds.horizon import plants_again
from bohnhof.bots.minds.mind import Mind
from bohnhof.bots.minds.plot import Plot
from bohnhof.bots.minds.rows import NOWHERE
from bohnhof.engine.actions import Action
from bohnhof.engine.chance import Rng
from bohnhof.engine.clauses import NO_CARD
from bohnhof.engine.rules import Rules
from bohnhof.engine.schedule import ACT, Question
from bohnhof.engine.state import State
from bohnhof.native import i64, mypyc_attr, u8, vec


@mypyc_attr(allow_interpreted_subclasses=True)
class Growing(Mind):
    """Plants in the best order at the best places, harvests what is given up for least."""

    def __init__(self, rules: Rules, forecast: Forecast) -> None:
        super().__init__(rules)
        self.forecast = forecast
        self.numbers = forecast.numbers
        self._places: list[list[int] | None] = [None] * (1 << rules.most_fields)
        """By bits: which fields are open."""
        self._plots: list[Plot | None] = [None] * rules.most_seats
        """By seat: its fields as they were thought of last."""

    def tunable(self) -> dict[str, float]:
        return dict(self.numbers.said)

    def look(self, s: State) -> bool:
        """Bring the forecast up to date. Return whether the turn is a new one."""
        return self.forecast.update(s)

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

    # Fields

    def plot(self, s: State, seat: int) -> Plot:
        """The fields of a seat, for thinking: not to be changed, and good until they are asked for again."""
        rows = s.players[seat].fields
        places = self._open_places(s, seat)
        plot = self._plots[seat]
        if plot is None or plot.places is not places:
            kinds = vec[u8]([u8(0)] * len(places))
            counts = vec[u8]([u8(0)] * len(places))
            plot = Plot(self.forecast.values, self.forecast.worths, places, kinds, counts)
            self._plots[seat] = plot
        plot.values = self.forecast.values
        plot.worths = self.forecast.worths
        kind: i64
        for i in range(len(places)):
            row = rows[places[i]]
            kind = row[0] if row else 0
            plot.kinds[i] = u8(kind)
            plot.counts[i] = u8(len(row))
        return plot

    def _open_places(self, s: State, seat: int) -> list[int]:
        """The fields that a seat may use; not to be changed."""
        rules = self.rules
        found: i64 = 0
        bit: i64 = 1
        for field in range(rules.fields_in_use(s, seat)):
            if rules.ask_has_field(s, seat, field):
                found |= bit
            bit <<= 1
        places = self._places[found]
        if places is None:
            places = [field for field in range(rules.most_fields) if found >> field & 1]
            self._places[found] = places
        return places

    def ready(self, s: State, seat: int) -> list[int]:
        """The cards that lie before a seat and will have to be planted by it."""
        found = list(s.players[seat].aside)
        if seat == s.active:
            for kind in s.revealed:
                found.append(kind)  # noqa: PERF402
        return found

    def eager(self, s: State, seat: int) -> vec[float]:
        return self.numbers.eager if plants_again(self.rules, s, seat) else NOWHERE

    def plant(self, s: State, seat: int) -> Action:
        """Plant the next card, after a harvest if need be."""
        acts = self.rules.acts
        numbers = self.numbers
        plot = self.plot(s, seat)
        ready = self.ready(s, seat)
        hand = s.players[seat].hand
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
        again = plot.search(hand[:1], hand, 1, self.numbers.eager, numbers.wary)
        if s.agenda[-1].progress and again <= plot.plan([], hand, 0, self.numbers.eager, numbers.wary):
            return acts.done
        place = plot.places[plot.place]
        return acts.harvest[place] if plot.clear else acts.plant[place]

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
                kind, count = i64(plot.kinds[i]), i64(plot.counts[i])
                loss = self.forecast.values[kind][count] - self.forecast.worths[kind][count]
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
                found.append((acts.done, plot.plan([], hand, 0, self.numbers.eager, numbers.wary)))
            if not hand:
                return found
        eager = self.eager(s, seat) if ready else self.numbers.eager
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
            count = i64(plot.counts[i])
            kind = i64(plot.kinds[i])
            if count and plot.may_take(i):
                worth = self.forecast.worths[kind][count]
                if worth > 0 and self.forecast.values[kind][count] <= worth:
                    return self.rules.acts.harvest[plot.places[i]]
        return self.rules.acts.done

    def wants_field(self, s: State, seat: int) -> bool:
        """Whether it buys the third field now."""
        rules = self.rules
        player = s.players[seat]
        if rules.third_field == NO_CARD or len(player.taler) < 2 or rules.third_field in player.owned:
            return False
        if self.forecast.rounds < self.numbers.field_rounds:
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
        total += len(plot.places) * self.numbers.rent * self.forecast.rounds
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


def _value(weighed: tuple[Action, float]) -> float:
    return weighed[1]


def best_of_each(found: list[tuple[Action, float]]) -> list[tuple[Action, float]]:
    """Each act once, with the most that it may bring."""
    best: dict[int, tuple[Action, float]] = {}
    for action, value in found:
        if action.index not in best or best[action.index][1] < value:
            best[action.index] = (action, value)
    return list(best.values())
