"""Choose what to plant and harvest in Rabohnzel, where rows have powers."""

from __future__ import annotations

from bohnhof.bots.heuristics.field_model import small
from bohnhof.bots.heuristics.planter import Planter
from bohnhof.bots.heuristics.row_values import empty_table
from bohnhof.engine.state import State, count_in_row
from bohnhof.games.rabohnzel.agenda import MAGIC, line_of
from bohnhof.games.rabohnzel.heuristic.field_model import STEPS, PowerModel, PowerRowValues
from bohnhof.games.rabohnzel.heuristic.forecast import PowerForecast
from bohnhof.games.rabohnzel.heuristic.powers import Powers
from bohnhof.games.rabohnzel.spellbook import LIFTED, THIRD_FIELDS
from bohnhof.native import mypyc_attr, vec


@mypyc_attr(allow_interpreted_subclasses=True)
class PowerPlanter(Planter):
    """A planter that also values the powers of rows and the risk of losing taler."""

    def __init__(self, forecast: PowerForecast, powers: Powers) -> None:
        super().__init__(forecast)
        self.power_forecast = forecast
        self.powers = powers
        self.power_numbers = forecast.power_numbers
        self._row_values = PowerRowValues(self.power_numbers.rent, self.power_numbers.loneliness)
        seats = self.rules.most_seats
        self._grown: list[vec[vec[float]]] = [empty_table(0) for _ in range(seats)]
        """By seat: the expected taler of its rows; empty until needed in a turn."""
        self._early: list[vec[vec[float]]] = [empty_table(0) for _ in range(seats)]
        """By seat: the same while the powers can still be used in this turn."""

    def update(self, s: State) -> bool:
        if not super().update(s):
            return False
        for seat in range(len(self._grown)):
            self._grown[seat] = empty_table(0)
            self._early[seat] = empty_table(0)
        return True

    def grown(self, s: State, seat: int) -> vec[vec[float]]:
        """Return, by kind and number of beans, the expected taler of a row of this seat."""
        forecast = self.power_forecast
        found = self._grown[seat]
        if len(found):
            return found
        early = empty_table(len(forecast.worths))
        found = empty_table(len(forecast.worths))
        now = self.power_numbers.early
        for kind in range(1, len(forecast.worths)):
            few = int(self.powers.income(s, seat, kind, False) * STEPS + 0.5)
            many = int(self.powers.income(s, seat, kind, True) * STEPS + 0.5)
            row = self._row_values.values(
                kind,
                forecast.worths[kind],
                forecast.extra[kind],
                forecast.rates[kind],
                forecast.halves,
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

    def fields(self, s: State, seat: int) -> PowerModel:
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
        return PowerModel(values, self.forecast.worths, places, small(kinds), small(counts), closes)

    def fields_to_sell(self, s: State, seat: int) -> PowerModel:
        """Return the model without the gain of powers."""
        model = self.fields(s, seat)
        model.values = self.forecast.values
        return model

    def ready(self, s: State, seat: int) -> list[int]:
        aside = s.players[seat].aside
        if seat != s.active:
            return list(aside)
        return [*aside, *s.extra[LIFTED], *s.revealed]

    def wealth(self, s: State, seat: int) -> float:
        return len(s.players[seat].taler) + self.fields(s, seat).worth()

    def expected_score(self, s: State, seat: int, own: bool) -> float:
        player = s.players[seat]
        forecast = self.power_forecast
        total = super().expected_score(s, seat, own) - forecast.risk * count_in_row(
            player.taler, forecast.princess
        )
        for card in player.owned:
            total += forecast.spell_worth(self.rules.privileges[card].price if card else 5)
        return total
