"""What rows are worth to one seat with the buildings it owns."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bohnhof.bots.habits import Habits
from bohnhof.bots.outlook import FINE, SPARE, Outlook, Tables, row_tables
from bohnhof.engine.state import Row, State
from bohnhof.games.high_bohn.rules import HighBohn

FITTING: Final = 0.55
"""The share of all cards that fits into a stew, about."""


class Prospects(Tables):
    """The tables of an outlook for one seat: its own beanometers, and one table more for stews."""

    def __init__(self, rules: HighBohn, view: State, seat: int, outlook: Outlook, habits: Habits) -> None:
        super().__init__()
        owned = tuple(view.players[seat].owned)
        self.stew = len(rules.beans)
        """The number that stands for a stew where others stand for kinds."""
        for kind in range(1, self.stew + 1):
            steps = steps_for(rules, owned, kind)
            rate = int(FITTING * outlook.a_round * FINE + 0.5) if kind == self.stew else outlook.rates[kind]
            most = self.stew if kind == self.stew else rules.beans[kind].count
            gains, losses = row_tables(
                steps, most + SPARE, rate, outlook.half_rounds, habits.rent, habits.loneliness
            )
            self.gains.append(gains)
            self.losses.append(losses)
        self.mixes = False
        """Whether it may grow stews."""
        self.guest = 0
        """The bean that may join other kinds."""
        for card in owned:
            building = rules.buildings[card]
            self.mixes = self.mixes or (building.mixes and not building.guest)
            self.guest = self.guest or building.guest
        self.plain = not self.mixes and not self.guest
        for place, bean in enumerate(rules.reserved):
            if bean and rules.ask_has_field(view, seat, place):
                self.plain = False


@lru_cache(maxsize=4096)
def steps_for(rules: HighBohn, owned: Row, kind: int) -> Row:
    """The beanometer that holds for the owner of these cards, with all they add, as the rules answer."""
    kinds = len(rules.beans)
    s = rules.new_game(rules.fewest_seats, 0)
    s.players[0].owned = owned
    steps: list[int] = []
    for beans in range(1, kinds if kind == kinds else rules.beans[kind].count + 1):
        row = tuple(range(1, beans + 1)) if kind == kinds else (kind,) * beans
        worth = rules.ask_worth(s, 0, row)
        while len(steps) < worth:
            steps.append(beans if len(steps) == worth - 1 else 0)
    return tuple(steps) or (0,)
