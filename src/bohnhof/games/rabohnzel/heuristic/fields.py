"""What grows in the fairy tale: rows by their powers, taler by who may take them."""

from __future__ import annotations

from bohnhof.bots.minds.fields import small
from bohnhof.bots.minds.given import given
from bohnhof.bots.minds.plot import Plot
from bohnhof.bots.minds.rows import empty_table
from bohnhof.bots.minds.situation import mixed
from bohnhof.bots.minds.trading import Trading
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import State, count_in_row
from bohnhof.games.rabohnzel.acts import RabohnzelActs
from bohnhof.games.rabohnzel.agenda import MAGIC, line_of
from bohnhof.games.rabohnzel.heuristic.forecast import PowerForecast
from bohnhof.games.rabohnzel.heuristic.numbers import FairyNumbers
from bohnhof.games.rabohnzel.heuristic.plot import STEPS, FairyPlot, PowerRows
from bohnhof.games.rabohnzel.rules import Rabohnzel
from bohnhof.games.rabohnzel.spellbook import LIFTED, THIRD_FIELDS
from bohnhof.native import i64, mypyc_attr, vec


@mypyc_attr(allow_interpreted_subclasses=True)
class Fairy(Trading):
    """Plants and trades with an eye on what rows can do before they are sold."""

    def __init__(self, rules: Rules, others: dict[str, float] | None = None) -> None:
        """With the numbers of its game, or with others."""
        assert isinstance(rules, Rabohnzel)
        assert isinstance(rules.acts, RabohnzelActs)
        numbers = FairyNumbers(given(rules) if others is None else others)
        forecast = PowerForecast(rules, numbers)
        super().__init__(rules, forecast)
        self.power_forecast = forecast
        self.fairy = numbers
        self.acts: RabohnzelActs = rules.acts
        self.sword = rules.kinds["sword"]
        self.princess = rules.kinds["princess"]
        self.magic = rules.kinds["magic"]
        self.white = rules.kinds["white"]
        self.mean = rules.kinds["mean"]
        self.cap = rules.kinds["cap"]
        self.picker = rules.kinds["picker"]
        self._power_rows = PowerRows(numbers.rent, numbers.loneliness)
        self._grown: list[vec[vec[float]]] = [empty_table(0) for _ in range(rules.most_seats)]
        """By seat: what its rows may hope for; empty where that was not asked in this turn,"""
        self._early: list[vec[vec[float]]] = [empty_table(0) for _ in range(rules.most_seats)]
        """the same while their powers can still be used in this turn."""

    # What is to come

    def look(self, s: State) -> bool:
        if not super().look(s):
            return False
        for seat in range(len(self._grown)):
            self._grown[seat] = empty_table(0)
            self._early[seat] = empty_table(0)
        return True

    def income(self, s: State, seat: int, kind: int, many: bool) -> float:
        """What the power of a row is thought to bring in a round."""
        numbers = self.fairy
        if kind == self.sword:
            return numbers.sword + numbers.attack * self.best_attack(s, seat)
        if kind == self.magic:
            return numbers.magic
        if kind == self.white:
            return numbers.white_many if many else numbers.white
        if kind == self.mean:
            return numbers.mean * self.harm_of_mean(s, seat) if many else 0.0
        if kind == self.picker:
            return numbers.picker
        return 0.0

    def best_attack(self, s: State, seat: int) -> float:
        """What an attack of this seat may bring."""
        return 0.0

    def harm_of_mean(self, s: State, seat: int) -> float:
        """What mean beans of this seat would bring by what the others lose."""
        return 0.0

    def grown(self, s: State, seat: int) -> vec[vec[float]]:
        """By kind and beans: what a row of this seat may hope for."""
        found = self._grown[seat]
        if len(found):
            return found
        early = empty_table(len(self.forecast.worths))
        found = empty_table(len(self.forecast.worths))
        now = self.fairy.early
        for kind in range(1, len(self.forecast.worths)):
            few = int(self.income(s, seat, kind, False) * STEPS + 0.5)
            many = int(self.income(s, seat, kind, True) * STEPS + 0.5)
            row = self._power_rows.values(
                kind,
                self.forecast.worths[kind],
                self.power_forecast.extra[kind],
                self.forecast.rates[kind],
                self.forecast.halves,
                few,
                many,
            )
            found[kind] = row
            if few or many:
                row = row[:]
                for beans in range(1, len(row)):
                    row[beans] += now * (many if beans >= 4 else few) / STEPS
            early[kind] = row
        self._grown[seat] = found
        self._early[seat] = early
        return found

    # Fields

    def plot(self, s: State, seat: int) -> Plot:
        return self.fairy_plot(s, seat)

    def fairy_plot(self, s: State, seat: int) -> FairyPlot:
        values = self.grown(s, seat)
        if seat == s.active:
            at = line_of(s, MAGIC)
            if at >= 0 and not s.agenda[at].progress:
                values = self._early[seat]
        rows = s.players[seat].fields
        places: list[int] = []
        kinds: list[int] = []
        counts: list[int] = []
        for field in range(len(rows)):
            row = rows[field]
            if row:
                places.append(field)
                kinds.append(row[-1])
                counts.append(len(row))
            elif self.rules.ask_has_field(s, seat, field):
                places.append(field)
                kinds.append(0)
                counts.append(0)
        closes = seat + 1 in s.extra[THIRD_FIELDS]
        return FairyPlot(values, self.forecast.worths, places, small(kinds), small(counts), closes)

    def ready(self, s: State, seat: int) -> list[int]:
        aside = s.players[seat].aside
        if seat != s.active:
            return list(aside)
        return [*aside, *s.extra[LIFTED], *s.revealed]

    def table(self, s: State, seat: int) -> list[int]:
        if seat != s.active:
            return []
        return [*s.extra[LIFTED], *s.revealed]

    def mark(self, s: State, seat: int) -> i64:
        key = super().mark(s, seat)
        if seat == s.active:
            for kind in s.extra[LIFTED]:
                key = mixed(key, kind + 300)
        return key

    # The whole of it

    def hope(self, s: State, seat: int, own: bool) -> float:
        player = s.players[seat]
        total = super().hope(s, seat, own) - self.power_forecast.risk * count_in_row(
            player.taler, self.princess
        )
        for card in player.owned:
            total += self.power_forecast.spell_worth(self.rules.privileges[card].price if card else 5)
        return total
