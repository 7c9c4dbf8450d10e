"""Choose what to plant, store and harvest in High Bohn."""

from __future__ import annotations

from typing import Final

from bohnhof.bots.heuristics.field_model import NEVER, small
from bohnhof.bots.heuristics.planter import Planter, best_of_each
from bohnhof.bots.heuristics.row_values import NOWHERE, SPARE, RowValues, empty_table
from bohnhof.engine.actions import Action
from bohnhof.engine.state import NOBODY, State, count_in_row
from bohnhof.games.high_bohn import piles
from bohnhof.games.high_bohn.acts import HighBohnActs
from bohnhof.games.high_bohn.cards import BIG, StewSaloon
from bohnhof.games.high_bohn.ending import shares
from bohnhof.games.high_bohn.heuristic.buyer import MOST_TALER, Buyer
from bohnhof.games.high_bohn.heuristic.field_model import STORED, TownFields, TownModel
from bohnhof.games.high_bohn.heuristic.forecast import TownForecast
from bohnhof.games.high_bohn.rows import STEW, crop
from bohnhof.games.high_bohn.rules import HighBohn
from bohnhof.games.high_bohn.steps import FINAL
from bohnhof.native import i64, mypyc_attr, vec

MOST_TABLES: Final = 4096
QUARTERS: Final = 4.0
"""The value of taler beyond their face value is rounded to 1/QUARTERS taler.

This keeps the number of tables small.
"""


@mypyc_attr(allow_interpreted_subclasses=True)
class TownPlanter(Planter):
    """A planter that also stores cards, and values taler by what they may buy."""

    def __init__(self, rules: HighBohn, forecast: TownForecast, buyer: Buyer) -> None:
        super().__init__(forecast)
        assert isinstance(rules.acts, HighBohnActs)
        self.high_bohn = rules
        self.acts: HighBohnActs = rules.acts
        self.town_forecast = forecast
        self.buyer = buyer
        self.big = [bean.count >= BIG for bean in rules.beans]
        kinds = range(1, len(rules.beans))
        self.freed = [
            sum([1 << kind for kind in kinds if building.frees(kind)]) for building in rules.buildings
        ]
        """By building: the kinds whose single beans it frees, as a bit mask."""
        self._numbers: dict[tuple[float, ...], int] = {}
        """Numbers for tables of worths, as keys of `_rows`."""
        self._rows = RowValues(self.numbers.rent, self.numbers.loneliness)
        """The values of rows by these numbers; the forecast keeps its own, by kind."""
        self._steps: dict[tuple[int, tuple[int, ...]], vec[float]] = {}
        """By kind and buildings: the taler that a harvest pays, by number of beans."""
        self._towns: list[TownFields | None] = [None] * rules.most_seats
        """By seat: the values of its rows in this turn; None before they are computed."""

    def tunable(self) -> dict[str, float]:
        return {**self.numbers.said, **self.buyer.said}

    def update(self, s: State) -> bool:
        if not super().update(s):
            return False
        self._towns = [None] * len(self._towns)
        return True

    def fields(self, s: State, seat: int) -> TownModel:
        rules = self.high_bohn
        town = self.town(s, seat)
        rows = s.players[seat].fields
        places: list[int] = []
        kinds: list[int] = []
        counts: list[int] = []
        only: list[int] = []
        inside: list[int] = []
        for field in range(len(rows)):
            if not rules.ask_has_field(s, seat, field):
                continue
            row = rows[field]
            kind = crop(row) if row else 0
            mixture = 0
            if row and kind == STEW and not town.mixes:
                kind = row[0]
            elif row and kind == STEW:
                kind = town.stew
                for card in row:
                    mixture |= 1 << card
            places.append(field)
            kinds.append(kind)
            counts.append(len(row))
            only.append(rules.reserved[field])
            inside.append(mixture)
        room = rules.ask_store_room(s, seat)
        if room:
            room = max(0, room - len(s.extra[piles.STORE + seat]))
            if room and s.extra[piles.FROM_STORES]:
                for note in s.extra[piles.FROM_STORES]:
                    if note // piles.WIDTH == seat:
                        room = 0
        return TownModel(town, places, small(kinds), small(counts), only, inside, room)

    def town(self, s: State, seat: int) -> TownFields:
        """Return the values of a seat's rows, computed again when its buildings or taler change."""
        player = s.players[seat]
        mark: i64 = (len(player.owned) * 64 + len(player.taler)) * 64 + len(s.extra[piles.UNSOLD])
        found = self._towns[seat]
        if found is None or found.mark != mark:
            found = self._town(s, seat)
            found.mark = mark
            self._towns[seat] = found
        return found

    def _town(self, s: State, seat: int) -> TownFields:
        rules = self.high_bohn
        player = s.players[seat]
        buyer = self.buyer
        one_more = buyer.one_more(s, seat, self.forecast.rounds)
        worths = empty_table(len(rules.beans) + 1)
        values = empty_table(len(rules.beans) + 1)
        if len(self._numbers) > MOST_TABLES:
            self._numbers = {}
            self._rows = RowValues(self.numbers.rent, self.numbers.loneliness)
        for kind in range(1, len(rules.beans) + 1):
            row = self.steps(s, seat, kind)
            if kind < len(rules.beans):
                promise = buyer.purchases(s, seat, kind, self.forecast.rounds, one_more)
                had = count_in_row(player.taler, kind)
                row = row[:]
                for beans in range(len(row)):
                    taler = int(row[beans])
                    if taler:
                        more = promise[min(had + taler, MOST_TALER)] - promise[min(had, MOST_TALER)]
                        row[beans] += int(more * QUARTERS + 0.5) / QUARTERS
            key = tuple(row)
            number = self._numbers.get(key, -1)
            if number < 0:
                number = len(self._numbers)
                self._numbers[key] = number
            worths[kind] = row
            rate = self.forecast.rates[kind] if kind < len(rules.beans) else self.town_forecast.stew_rate
            values[kind] = self._rows.values(number, row, rate, self.forecast.halves)
        town = TownFields(values, worths, self.big)
        town.storing = buyer.storing
        for card in player.owned:
            building = rules.buildings[card]
            town.frees |= self.freed[card]
            if building.guest:
                town.guest = building.guest
            elif isinstance(building, StewSaloon):
                town.mixes = True
        return town

    def steps(self, s: State, seat: int, kind: int) -> vec[float]:
        """Return, by number of beans, the taler of a harvest. Stew comes after the last kind."""
        rules = self.high_bohn
        kinds = len(rules.beans)
        owned = tuple([card for card in s.players[seat].owned if card])
        if kind == kinds:
            for building in rules.watchers:
                if building.claimed(1) and rules.owner_of(s, building.number) not in (NOBODY, seat):
                    owned = (*owned, 0)
        key = (kind, owned)
        found = self._steps.get(key)
        if found is None:
            if len(self._steps) > MOST_TABLES:
                self._steps = {}
            most = kinds - 1 if kind == kinds else rules.beans[kind].count + SPARE
            found = vec[float]([0.0] * (most + 1))
            for beans in range(1, most + 1):
                row = tuple(range(1, beans + 1)) if kind == kinds else (kind,) * beans
                found[beans] = float(shares(rules, s, seat, row)[seat])
            self._steps[key] = found
        return found

    def plant(self, s: State, seat: int) -> Action:
        acts = self.acts
        numbers = self.numbers
        model = self.fields(s, seat)
        ready = self.ready(s, seat)
        hand = s.players[seat].hand
        if ready:
            _, first, at, clear = model.search(ready, hand, 0, self.eager(s, seat), numbers.wary)
            if at == STORED:
                return acts.store[first]
            place = model.places[at]
            return acts.harvest[place] if clear else acts.plant_ready[first][place]
        progress = s.agenda[-1].progress
        if not hand or progress >= self.rules.ask_plantings(s, seat):
            return acts.done
        again, _, at, clear = model.search(hand[:1], hand, 1, numbers.eager, numbers.wary)
        if progress and again <= model.plan([], hand, 0, numbers.eager, numbers.wary):
            return acts.done
        if at == STORED:
            return acts.store[0]
        place = model.places[at]
        return acts.harvest[place] if clear else acts.plant[place]

    def wants_field(self, s: State, seat: int) -> bool:
        rules = self.high_bohn
        player = s.players[seat]
        if rules.third_field in player.owned:
            return False
        price = rules.ask_third_field_price(s, seat)
        if len(player.taler) < price:
            return False
        if rules.refusal(s, seat, self.acts.buy_field) is not None:
            return False
        one_more = self.buyer.one_more(s, seat, self.forecast.rounds)
        cost = float(price)
        pay = rules.payment(s, seat, price)
        for kind in range(1, len(rules.beans)):
            many = pay.count(kind)
            if many:
                promise = self.buyer.purchases(s, seat, kind, self.forecast.rounds, one_more)
                had = min(count_in_row(player.taler, kind), MOST_TALER)
                cost += promise[had] - promise[had - many]
        return self.forecast.rounds * 3.0 >= self.numbers.field_rounds * cost

    def weigh_plantings(self, s: State, seat: int) -> list[tuple[Action, float]]:
        acts = self.acts
        numbers = self.numbers
        model = self.fields(s, seat)
        ready = self.ready(s, seat)
        hand = s.players[seat].hand
        progress = s.agenda[-1].progress
        found: list[tuple[Action, float]] = []
        if not ready:
            if progress or not hand:
                found.append((acts.done, model.plan([], hand, 0, numbers.eager, numbers.wary)))
            if not hand or progress >= self.rules.ask_plantings(s, seat):
                return found
        eager = self.eager(s, seat) if ready else numbers.eager
        begin = 0 if ready else 1
        for card in sorted({*(ready or hand[:1])}):
            rest = ready[:]
            if ready:
                rest.remove(card)
            for i in range(len(model.places)):
                field = model.places[i]
                if model.only[i] and model.only[i] != card:
                    continue
                gain = model.joining(i, card) if model.counts[i] else NEVER
                plants = acts.plant_ready[card][field] if ready else acts.plant[field]
                if gain > NEVER:
                    later = model.with_card(i, card)
                    found.append((plants, gain + later.search(rest, hand, begin, eager, numbers.wary)[0]))
                if model.may_take(i):
                    later = model.copy()
                    gain = later.replace(i, card) + later.search(rest, hand, begin, eager, numbers.wary)[0]
                    found.append((acts.harvest[field] if model.counts[i] else plants, gain))
            if model.room:
                later = model.with_card(STORED, card)
                gain = later.search(rest, hand, begin, eager, numbers.wary)[0] - model.town.storing
                found.append((acts.store[card] if ready else acts.store[0], gain))
        if not found:
            found.append((self.plant(s, seat), 0.0))
        return best_of_each(found)

    def wealth(self, s: State, seat: int) -> float:
        return self.rules.score(s, seat) + self.fields(s, seat).worth()

    def expected_score(self, s: State, seat: int, own: bool) -> float:
        rules = self.high_bohn
        player = s.players[seat]
        rounds = self.forecast.rounds
        model = self.fields(s, seat)
        cash = rules.cash(s, seat)
        total = model.worth() + cash + rules.ask_windfall(s, seat, cash)
        total += self.buyer.bonus(rules.buildings_owned(s, seat), rounds)
        for card in player.owned:
            total += rules.buildings[card].price + self.buyer.a_round[card] * rounds
        one_more = self.buyer.one_more(s, seat, rounds)
        for kind in range(1, len(rules.beans)):
            had = count_in_row(player.taler, kind)
            if had:
                promise = self.buyer.purchases(s, seat, kind, rounds, one_more)
                total += promise[min(had, MOST_TALER)] - promise[0]
        total += len(model.places) * self.numbers.rent * rounds
        if s.agenda[-1].step == FINAL:
            return total
        eager = self.eager(s, seat) if own else NOWHERE
        return total + model.plan(self.ready(s, seat), player.hand, 0, eager, self.numbers.wary)
