"""What grows before a builder of High Bohn: rows by what his buildings make of them and his taler may buy."""

from __future__ import annotations

from typing import Final

from bohnhof.bots.minds.fields import small
from bohnhof.bots.minds.given import given
from bohnhof.bots.minds.growing_numbers import Numbers
from bohnhof.bots.minds.plot import Plot
from bohnhof.bots.minds.rows import SPARE, Rows, empty_table
from bohnhof.bots.minds.side import Side
from bohnhof.bots.minds.situation import mixed
from bohnhof.bots.minds.trading import Trading
from bohnhof.engine.actions import Action
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import NOBODY, State, count_in_row
from bohnhof.games.high_bohn import piles
from bohnhof.games.high_bohn.acts import HighBohnActs
from bohnhof.games.high_bohn.cards import BIG, StewSaloon
from bohnhof.games.high_bohn.ending import shares
from bohnhof.games.high_bohn.heuristic.forecast import TownForecast
from bohnhof.games.high_bohn.heuristic.plot import STORED, Ground, TownPlot
from bohnhof.games.high_bohn.heuristic.side import StoreSide
from bohnhof.games.high_bohn.heuristic.town import MOST_TALER, Town
from bohnhof.games.high_bohn.rows import STEW, crop
from bohnhof.games.high_bohn.rules import HighBohn
from bohnhof.native import i64, mypyc_attr, vec

MOST_TABLES: Final = 4096
QUARTERS: Final = 4.0
"""What taler promise beyond themselves is rounded to this part of a taler, so that few tables are made."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Builder(Trading):
    """Plants, stores, trades and harvests with an eye on what its taler may buy."""

    def __init__(self, rules: Rules, others: dict[str, float] | None = None) -> None:
        """With the numbers of its game, or with others."""
        assert isinstance(rules, HighBohn)
        assert isinstance(rules.acts, HighBohnActs)
        said = given(rules) if others is None else others
        town = Town(rules, said)
        forecast = TownForecast(rules, Numbers(said), town.fitting)
        super().__init__(rules, forecast)
        self.town_forecast = forecast
        self.high_bohn: HighBohn = rules
        self.acts: HighBohnActs = rules.acts
        self.town = town
        self.big = [bean.count >= BIG for bean in rules.beans]
        kinds = range(1, len(rules.beans))
        self.freed = [
            sum([1 << kind for kind in kinds if building.frees(kind)]) for building in rules.buildings
        ]
        """By building: the kinds whose single beans it frees, one bit each."""
        self._numbers: dict[tuple[float, ...], int] = {}
        """The number of each table of worths that was needed."""
        self._steps: dict[tuple[int, tuple[int, ...]], vec[float]] = {}
        """By kind and buildings: what beans bring in taler."""
        self._grounds: list[Ground | None] = [None] * rules.most_seats
        self._marks: list[i64] = [-1] * rules.most_seats

    def tunable(self) -> dict[str, float]:
        return {**self.numbers.said, **self.town.said}

    # What is to come

    def look(self, s: State) -> bool:
        if not super().look(s):
            return False
        for seat in range(len(self._marks)):
            self._marks[seat] = -1
        return True

    # Fields

    def plot(self, s: State, seat: int) -> Plot:
        return self.town_plot(s, seat)

    def town_plot(self, s: State, seat: int) -> TownPlot:
        rules = self.high_bohn
        ground = self.ground(s, seat)
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
            if row and kind == STEW and not ground.mixes:
                kind = row[0]
            elif row and kind == STEW:
                kind = ground.stew
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
        return TownPlot(ground, places, small(kinds), small(counts), only, inside, room)

    def ground(self, s: State, seat: int) -> Ground:
        """What rows are worth to a seat with its buildings and taler; thought through when these change."""
        player = s.players[seat]
        mark: i64 = (len(player.owned) * 64 + len(player.taler)) * 64 + len(s.extra[piles.UNSOLD])
        found = self._grounds[seat]
        if found is None or self._marks[seat] != mark:
            found = self._ground(s, seat)
            self._grounds[seat] = found
            self._marks[seat] = mark
        return found

    def _ground(self, s: State, seat: int) -> Ground:
        rules = self.high_bohn
        player = s.players[seat]
        town = self.town
        one_more = town.one_more(s, seat, self.forecast.rounds)
        worths = empty_table(len(rules.beans) + 1)
        values = empty_table(len(rules.beans) + 1)
        if len(self._numbers) > MOST_TABLES:
            self._numbers = {}
            self.forecast.rows = Rows(self.numbers.rent, self.numbers.loneliness)
        for kind in range(1, len(rules.beans) + 1):
            row = self.steps(s, seat, kind)
            if kind < len(rules.beans):
                promise = town.purchases(s, seat, kind, self.forecast.rounds, one_more)
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
            values[kind] = self.forecast.rows.values(number, row, rate, self.forecast.halves)
        ground = Ground(values, worths, self.big)
        ground.storing = town.storing
        for card in player.owned:
            building = rules.buildings[card]
            ground.frees |= self.freed[card]
            if building.guest:
                ground.guest = building.guest
            elif isinstance(building, StewSaloon):
                ground.mixes = True
        return ground

    def steps(self, s: State, seat: int, kind: int) -> vec[float]:
        """By beans: the taler that a harvest brings this seat; of stews where the kind is behind the last."""
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
        """Plant or store the next card, after a harvest if need be."""
        acts = self.acts
        numbers = self.numbers
        plot = self.town_plot(s, seat)
        ready = self.ready(s, seat)
        hand = s.players[seat].hand
        if ready:
            plot.search(ready, hand, 0, self.eager(s, seat), numbers.wary)
            if plot.place == STORED:
                return acts.store[plot.first]
            place = plot.places[plot.place]
            return acts.harvest[place] if plot.clear else acts.plant_ready[plot.first][place]
        progress = s.agenda[-1].progress
        if not hand or progress >= self.rules.ask_plantings(s, seat):
            return acts.done
        again = plot.search(hand[:1], hand, 1, numbers.eager, numbers.wary)
        if progress and again <= plot.plan([], hand, 0, numbers.eager, numbers.wary):
            return acts.done
        if plot.place == STORED:
            return acts.store[0]
        place = plot.places[plot.place]
        return acts.harvest[place] if plot.clear else acts.plant[place]

    def sell_in_time(self, s: State, seat: int) -> Action:
        plot = self.town_plot(s, seat)
        for i in range(len(plot.places)):
            if plot.ripe(i):
                return self.acts.harvest[plot.places[i]]
        return self.acts.done

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
        one_more = self.town.one_more(s, seat, self.forecast.rounds)
        cost = float(price)
        pay = rules.payment(s, seat, price)
        for kind in range(1, len(rules.beans)):
            many = pay.count(kind)
            if many:
                promise = self.town.purchases(s, seat, kind, self.forecast.rounds, one_more)
                had = min(count_in_row(player.taler, kind), MOST_TALER)
                cost += promise[had] - promise[had - many]
        return self.forecast.rounds * 3.0 >= self.numbers.field_rounds * cost

    # Trade

    def mark(self, s: State, seat: int) -> i64:
        key = super().mark(s, seat)
        for kind in s.extra[piles.STORE + seat]:
            key = mixed(key, kind + 300)
        return key

    def make_side(self, s: State, seat: int, known: bool, like: Side | None) -> Side:
        store = s.extra[piles.STORE + seat]
        if not store:
            return super().make_side(s, seat, known, like)
        return StoreSide(
            self.plot(s, seat).copy(),
            self.ready(s, seat),
            self.table(s, seat),
            s.players[seat].hand,
            known,
            self.eager(s, seat),
            self.numbers,
            store,
            self.town.storing,
        )

    def wealth(self, s: State, seat: int) -> float:
        return self.rules.score(s, seat) + self.plot(s, seat).worth()
