"""What fields, bosses and discarded cards promise where the mafia plays, as far as one seat can tell."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import fsum
from typing import Final

from bohnhof.bots.outlook import FINE, SPARE, at_least, cards_left, row_values, worth
from bohnhof.engine.state import State
from bohnhof.engine.view import count_unseen
from bohnhof.games.al_cabohne.rules import AlCabohne

MOST_TAKEN: Final = 0.75
"""The greatest share of the revealed cards that bosses are expected to take."""


@dataclass(frozen=True)
class MafiaHabits:
    """How a player deals with the mafia; amounts are in taler, times in rounds."""

    dread: float = 1.0
    """How much a taler of the mafia hurts, as a share of what it counts at the end."""
    envy: float = 0.5
    """How much a taler of the opponent hurts."""
    patience: float = 4.0
    """For how many rounds a field may well wait for more."""
    rent: float = 0.05
    """What a field costs for each round that it waits."""
    loneliness: float = 0.15
    """What a lone bean costs because it gets in the way."""
    reach: float = 0.35
    """The share of the cards revealed by the opponent that it hopes to get."""
    hand: tuple[float, ...] = (0.9, 0.8, 0.7, 0.6, 0.5, 0.4)
    """How much a card counts at the first, second … place of the hand: it has to be planted some day."""
    windfall: float = 0.8
    """How much a card counts that may come back from the discard pile in this turn."""
    later: float = 0.3
    """The same for the next turn, when other cards may lie on it."""
    refill: float = 0.6
    """How fast a boss earns whom a careful player fills, compared with one whom chance fills."""
    field_rounds: float = 5.0
    """The third field is bought if at least so many rounds are left."""


class Stakes:
    """By kind: how fast cards come to players and bosses, and what rows are worth to both therefore."""

    def __init__(self, rules: AlCabohne, view: State, habits: MafiaHabits) -> None:
        kinds = range(1, len(rules.beans))
        seats = len(view.players)
        self.rules = rules
        self.habits = habits
        unseen = count_unseen(rules, view)
        hidden = max(1, sum(unseen))
        self.share = [0.0, *[unseen[kind] / hidden for kind in kinds]]
        """How likely an unseen card is of this kind."""
        taken = fsum([self.share[row[-1]] for pile in rules.boss_piles if (row := view.extra[pile])])
        self.turned = rules.cards_to_reveal(view, view.active) / (1 - min(taken, MOST_TAKEN))
        """How many cards a reveal turns up, those for bosses included."""
        drawn = rules.cards_to_draw(view, view.active)
        self.rounds = cards_left(rules, view) / ((self.turned + drawn) * seats)
        half_rounds = int(min(self.rounds, habits.patience) * 2 + 0.5)
        self.worths: list[list[int]] = [[0]]
        """worths[kind][beans] is what harvesting it now would give."""
        self.free: list[list[float]] = [[0.0]]
        """free[kind][beans] is what a field promises whose kind no boss collects; an empty field is 0."""
        self.taxed: list[list[float]] = [[0.0]]
        """The same while a boss collects it: nothing of it is left over, and a card is due each turn."""
        for kind in kinds:
            bean = rules.beans[kind]
            a_round = drawn + self.turned * (1 + (seats - 1) * habits.reach)
            rate = int(self.share[kind] * a_round * FINE + 0.5)
            steps, most = bean.beanometer.thresholds, bean.count + SPARE
            free, worths = promises(steps, most, rate, half_rounds, habits.rent, habits.loneliness)
            taxed, _ = promises(steps, most, 0, half_rounds, habits.rent, 0.0)
            self.free.append(free)
            self.taxed.append(taxed)
            self.worths.append(worths)
        self.needs = [
            [bean.beanometer.needs(rules.boss_threshold(view, boss)) for bean in rules.beans]
            for boss in range(len(rules.bosses))
        ]
        """needs[boss][kind] is how many beans make him harvest."""
        self.boss_rows = [self._boss_rows(view, boss) for boss in range(len(rules.bosses))]
        """boss_rows[boss][kind][beans] is what the mafia may still earn by this boss; [0][0] if empty."""

    def _boss_rows(self, view: State, boss: int) -> list[list[float]]:
        rules = self.rules
        step = rules.boss_threshold(view, boss)
        seats = len(view.players)
        paces = [self.share[kind] * self.turned * seats for kind in range(len(rules.beans))]
        needs = self.needs[boss]
        usual = fsum(paces[1:]) / sum(needs[1:])
        """Collections a round where chance fills him."""
        income = self.habits.refill * usual * step
        found = [[income * self.rounds]]
        for kind in range(1, len(rules.beans)):
            meter = rules.beans[kind].beanometer
            likely = at_least(paces[kind] * self.rounds, max(needs))
            values = [0.0]
            for beans in range(1, rules.beans[kind].count + 1):
                if beans >= needs[kind]:
                    values.append(meter.taler(beans) + income * self.rounds)
                    continue
                value = 0.0
                for taler in range(1, step + 1):
                    value += likely[max(0, meter.needs(taler) - beans)]
                missing = needs[kind] - beans
                if paces[kind] > 0:
                    value += likely[missing] * income * max(0.0, self.rounds - missing / paces[kind])
                values.append(value)
            found.append(values)
        return found


@lru_cache(maxsize=4096)
def promises(
    steps: tuple[int, ...], most: int, rate: int, half_rounds: int, rent: float, loneliness: float
) -> tuple[list[float], list[int]]:
    """What rows of 0 to `most` beans promise, and what they give at once."""
    values = row_values(steps, most, rate / FINE, half_rounds / 2, rent)
    values[1] -= loneliness
    return values, [worth(steps, beans) for beans in range(most + 1)]
