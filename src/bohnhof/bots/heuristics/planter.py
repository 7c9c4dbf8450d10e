"""Choose what to plant and harvest, and estimate the resulting score."""

from __future__ import annotations

from bohnhof.bots.heuristics.field_model import FieldModel
from bohnhof.bots.heuristics.forecast import Forecast
from bohnhof.bots.heuristics.horizon import plants_again
from bohnhof.bots.heuristics.row_values import NOWHERE
from bohnhof.engine.actions import Action
from bohnhof.engine.clauses import NO_CARD
from bohnhof.engine.state import State
from bohnhof.native import i64, mypyc_attr, u8, vec


@mypyc_attr(allow_interpreted_subclasses=True)
class Planter:
    """A heuristic that plants in the best order, and harvests the least valuable field."""

    def __init__(self, forecast: Forecast) -> None:
        self.rules = forecast.rules
        self.forecast = forecast
        self.numbers = forecast.numbers
        self._places: list[list[int] | None] = [None] * (1 << self.rules.most_fields)
        """By bit mask of the usable fields: their numbers."""
        self._models: list[FieldModel | None] = [None] * self.rules.most_seats
        """By seat: the last model of its fields, which is reused."""

    def tunable(self) -> dict[str, float]:
        """Return its parameters by name, including those of its parts."""
        return dict(self.numbers.said)

    def update(self, s: State) -> bool:
        """Update the forecast. Return whether a new turn has begun."""
        return self.forecast.update(s)

    def fields(self, s: State, seat: int) -> FieldModel:
        """Return a model of a seat's fields.

        Do not change it; the next call for the same seat overwrites it.
        """
        rows = s.players[seat].fields
        places = self._open_places(s, seat)
        model = self._models[seat]
        if model is None or model.places is not places:
            kinds = vec[u8]([u8(0)] * len(places))
            counts = vec[u8]([u8(0)] * len(places))
            model = FieldModel(self.forecast.values, self.forecast.worths, places, kinds, counts)
            self._models[seat] = model
        model.values = self.forecast.values
        model.worths = self.forecast.worths
        kind: i64
        for i in range(len(places)):
            row = rows[places[i]]
            kind = row[0] if row else 0
            model.kinds[i] = u8(kind)
            model.counts[i] = u8(len(row))
        return model

    def fields_to_sell(self, s: State, seat: int) -> FieldModel:
        """Return the model used for harvests when nothing is planted."""
        return self.fields(s, seat)

    def _open_places(self, s: State, seat: int) -> list[int]:
        """Return the numbers of the usable fields of a seat, as a shared list."""
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
        """Return the cards that a seat has to plant, apart from its hand."""
        found = list(s.players[seat].aside)
        if seat == s.active:
            for kind in s.revealed:
                found.append(kind)  # noqa: PERF402
        return found

    def eager(self, s: State, seat: int) -> vec[float]:
        """Return the weight of a useful card by hand position; empty if none will be planted."""
        return self.numbers.eager if plants_again(self.rules, s, seat) else NOWHERE

    def plant(self, s: State, seat: int) -> Action:
        """Return the action that plants the next card, or the harvest that must come first."""
        acts = self.rules.acts
        numbers = self.numbers
        model = self.fields(s, seat)
        ready = self.ready(s, seat)
        hand = s.players[seat].hand
        if ready:
            for card in ready:
                place = model.fit(card)
                if place >= 0:
                    return acts.plant_ready[card][model.places[place]]
            _, first, at, clear = model.search(ready, hand, 0, self.eager(s, seat), numbers.wary)
            place = model.places[at]
            return acts.harvest[place] if clear else acts.plant_ready[first][place]
        if not hand:
            return acts.done
        if not s.agenda[-1].progress:
            place = model.fit(hand[0])
            if place >= 0:
                return acts.plant[model.places[place]]
        again, _, at, clear = model.search(hand[:1], hand, 1, self.numbers.eager, numbers.wary)
        if s.agenda[-1].progress and again <= model.plan([], hand, 0, self.numbers.eager, numbers.wary):
            return acts.done
        place = model.places[at]
        return acts.harvest[place] if clear else acts.plant[place]

    def weigh_sales(self, s: State, seat: int) -> list[tuple[Action, float]]:
        """Return the possible harvests and `done`, each with its gain in taler."""
        acts = self.rules.acts
        model = self.fields_to_sell(s, seat)
        found: list[tuple[Action, float]] = [(acts.done, 0.0)]
        for i in range(len(model.places)):
            if model.counts[i] and model.may_take(i):
                kind, count = i64(model.kinds[i]), i64(model.counts[i])
                gain = model.worths[kind][count] - model.values[kind][count]
                found.append((acts.harvest[model.places[i]], gain))
        return found

    def weigh_plantings(self, s: State, seat: int) -> list[tuple[Action, float]]:
        """Return the next cards at all possible places, each with its gain in taler."""
        acts = self.rules.acts
        numbers = self.numbers
        model = self.fields(s, seat)
        ready = self.ready(s, seat)
        hand = s.players[seat].hand
        found: list[tuple[Action, float]] = []
        if not ready:
            if not hand or s.agenda[-1].progress:
                found.append((acts.done, model.plan([], hand, 0, self.numbers.eager, numbers.wary)))
            if not hand:
                return found
        eager = self.eager(s, seat) if ready else self.numbers.eager
        for card in sorted({*(ready or hand[:1])}):
            others = ready[:]
            if ready:
                others.remove(card)
            for i in range(len(model.places)):
                field = model.places[i]
                later = model.copy()
                if model.counts[i] and model.kinds[i] == card:
                    gain = later.grow(i, card)
                    act = acts.plant_ready[card][field] if ready else acts.plant[field]
                elif model.may_take(i):
                    gain = later.replace(i, card)
                    act = acts.plant_ready[card][field] if ready else acts.plant[field]
                    if model.counts[i]:
                        act = acts.harvest[field]
                else:
                    continue
                gain += later.search(others, hand, 0 if ready else 1, eager, numbers.wary)[0]
                found.append((act, gain))
        return best_of_each(found)

    def sell_in_time(self, s: State, seat: int) -> Action:
        """Return the harvest of a row that gains nothing by waiting, or `done`.

        Harvested cards return with the next shuffle.
        """
        model = self.fields_to_sell(s, seat)
        for i in range(len(model.places)):
            if model.ripe(i):
                return self.rules.acts.harvest[model.places[i]]
        return self.rules.acts.done

    def wants_field(self, s: State, seat: int) -> bool:
        """Return whether to buy the third field now."""
        rules = self.rules
        player = s.players[seat]
        if rules.third_field == NO_CARD or len(player.taler) < 2 or rules.third_field in player.owned:
            return False
        if self.forecast.rounds < self.numbers.field_rounds:
            return False
        return rules.refusal(s, seat, rules.acts.buy_field) is None

    def wealth(self, s: State, seat: int) -> float:
        """Return the taler of a seat plus the expected taler of its rows."""
        total = 0.0
        for row in s.players[seat].fields:
            if row:
                total += self.forecast.values[row[0]][len(row)]
        return len(s.players[seat].taler) + total

    def expected_score(self, s: State, seat: int, own: bool) -> float:
        """Return the expected score of a seat, including its hand if `own` is true."""
        model = self.fields(s, seat)
        eager = self.eager(s, seat) if own else NOWHERE
        total = len(s.players[seat].taler) + model.worth()
        total += len(model.places) * self.numbers.rent * self.forecast.rounds
        return total + model.plan(self.ready(s, seat), s.players[seat].hand, 0, eager, self.numbers.wary)


def best_of_each(found: list[tuple[Action, float]]) -> list[tuple[Action, float]]:
    """Return each action once, with its highest value."""
    best: dict[int, tuple[Action, float]] = {}
    for action, value in found:
        if action.index not in best or best[action.index][1] < value:
            best[action.index] = (action, value)
    return list(best.values())
