"""Estimate the cards still to come, and the expected value of fields and bosses."""

from __future__ import annotations

from typing import Final

from bohnhof.bots.heuristics.unseen import unseen_by
from bohnhof.engine.state import State
from bohnhof.games.al_cabohne.heuristic.numbers import MafiaNumbers
from bohnhof.games.al_cabohne.rules import AlCabohne

FINE: Final = 8
"""Expected numbers of cards are rounded to 1/FINE card, here called a part."""
MOST_EXPECTED: Final = 12
SHRINKING: Final = 0.7
"""The approximate size of each pass, as a share of the pass before it."""
MOST_TAKEN: Final = 0.75
"""The greatest share of the revealed cards that bosses are expected to take."""
SPARE: Final = 4
"""Spare entries in tables, for rows longer than the number of cards of a kind."""
MOST_MISSING: Final = 24
MOST_BEANS: Final = 32
"""Greater than the number of cards of any kind plus SPARE."""
UNKNOWN: Final = -1.0
UNASKED: Final[list[float]] = []


class Tables:
    """Tables of the expected value of rows, computed on first use.

    They are indexed by kind, by the number of cards expected to come (in parts), and by beans.
    """

    def __init__(self, rules: AlCabohne, numbers: MafiaNumbers) -> None:
        self.numbers = numbers
        parts = MOST_EXPECTED * FINE + 1
        self.beans = rules.beans
        self.worths = [
            [bean.beanometer.taler(beans) for beans in range(bean.count + SPARE)] for bean in rules.beans
        ]
        """By kind and beans: the taler that a harvest pays."""
        self.taxed = [[0.0, *[worth - numbers.tax for worth in worths[1:]]] for worths in self.worths]
        """By kind and beans: the value of a player's row while a boss collects its kind."""
        self.needs = [[bean.beanometer.needs(boss.step) for bean in rules.beans] for boss in rules.bosses]
        """By boss and kind: the number of beans at which he sells."""
        self._chances: list[list[float]] = [UNASKED] * parts
        self._rows: list[list[list[float]]] = [[UNASKED] * parts for _ in rules.beans]
        self._takings: list[list[list[list[float]]]] = [
            [[UNASKED] * parts for _ in rules.beans] for _ in rules.bosses
        ]
        self._steps = [boss.step for boss in rules.bosses]

    def chances(self, part: int) -> list[float]:
        """Return, by r, the probability that at least r cards come."""
        found = self._chances[part]
        if not found:
            found = at_least(part / FINE, MOST_MISSING)
            self._chances[part] = found
        return found

    def row(self, kind: int, part: int) -> list[float]:
        """Return, by beans, the expected taler of a player's row."""
        found = self._rows[kind][part]
        if not found:
            steps = self.beans[kind].beanometer.thresholds
            found = promises(self.worths[kind], steps, self.chances(part), part, self.numbers)
            self._rows[kind][part] = found
        return found

    def takings(self, boss: int, kind: int, part: int) -> list[float]:
        """Return, by beans, the expected taler that a boss earns with a row."""
        found = self._takings[boss][kind][part]
        if not found:
            meter = self.beans[kind].beanometer
            steps = [meter.needs(taler) for taler in range(1, self._steps[boss] + 1)]
            found = takings(self.worths[kind], steps, self.chances(part))
            self._takings[boss][kind][part] = found
        return found


def promises(
    worths: list[int], steps: tuple[int, ...], chances: list[float], part: int, numbers: MafiaNumbers
) -> list[float]:
    """Return, by beans, the expected taler of a player's row.

    That is the worth of a harvest now, plus the chance of a better one less the rent until then.
    """
    values = [0.0]
    expected = part / FINE
    for beans in range(1, len(worths)):
        now = worths[beans]
        most = 0.0
        sum_of_all = 0.0
        first = 0
        for i in range(len(steps)):
            missing = steps[i] - beans
            if missing > 0 and part > 0 and missing < len(chances):
                if not first:
                    first = missing
                likely = chances[missing]
                sum_of_all += likely
                hope = likely * (i + 1 - now) - numbers.rent * numbers.patience * missing / expected
                if hope > most:
                    most = hope
        if first:
            sum_of_all -= numbers.rent * numbers.patience * first / expected
        hope = (1.0 - numbers.blend) * most + numbers.blend * max(0.0, sum_of_all)
        values.append(now + hope)
    values[1] -= numbers.loneliness
    return values


def takings(worths: list[int], steps: list[int], chances: list[float]) -> list[float]:
    """Return, by beans, the expected taler of a boss who sells at the last step or at the end."""
    values = [0.0]
    for beans in range(1, len(worths)):
        if beans >= steps[-1]:
            values.append(float(worths[beans]))
            continue
        value = 0.0
        for need in steps:
            value += chances[max(0, need - beans)]
        values.append(value)
    return values


class Outlook:
    """A forecast for one seat: the cards that may come, to whom, and the rounds left."""

    def __init__(self, rules: AlCabohne, tables: Tables, numbers: MafiaNumbers, s: State, seat: int) -> None:
        kinds = len(rules.beans)
        seats = len(s.players)
        unseen = unseen_at_mafia(rules, s, seat)
        hidden = 0
        for count in unseen:
            hidden += count
        drawn = rules.cards_to_draw(s, seat)
        left = float(len(s.draw))
        if rules.exhausted(s):
            left = 0.0
        again = rules.passes(s) - s.passes - 1
        soon = numbers.patience * seats * (rules.cards_to_reveal(s, seat) + drawn + 1.0)
        self.share = [0.0] * kinds
        """By kind: the probability that the next card is of this kind."""
        now = 1.0
        if again > 0 and left < soon:
            now = left / soon
            for kind in s.discard:
                self.share[kind] += (1.0 - now) / (hidden + len(s.discard))
            for kind in range(1, kinds):
                self.share[kind] += (1.0 - now) * unseen[kind] / (hidden + len(s.discard))
        for kind in range(1, kinds):
            self.share[kind] += now * unseen[kind] / max(1, hidden)
        taken = 0.0
        for pile in rules.boss_piles:
            row = s.extra[pile]
            if row:
                taken += self.share[row[-1]]
        self.turned = rules.cards_to_reveal(s, seat) / (1.0 - min(taken, MOST_TAKEN))
        """The expected number of cards turned up in phase 4, including those that bosses take."""
        a_pass = SHRINKING * (len(s.draw) + len(s.discard))
        while again > 0:
            left += a_pass
            a_pass *= SHRINKING
            again -= 1
        self.rounds = left / ((self.turned + drawn) * seats)
        waiting = min(self.rounds, numbers.patience)
        self.rows: list[list[float]] = [tables.taxed[0]]
        """By kind and beans: the expected taler of a player's row whose kind no boss collects."""
        self.boss_parts: list[int] = [0]
        """By kind: the number of cards that may come to a boss before the end, in parts."""
        self.boss_paces: list[float] = [0.0]
        """By kind: the number of cards that may come to a boss per round."""
        a_round = drawn + self.turned * (1.0 + (seats - 1) * numbers.reach)
        total = 0.0
        for kind in range(1, kinds):
            share = self.share[kind]
            self.rows.append(tables.row(kind, in_parts(share * a_round * waiting)))
            pace = share * self.turned * seats * numbers.block
            total += pace
            self.boss_paces.append(pace)
            self.boss_parts.append(in_parts(pace * self.rounds))
        self.incomes: list[float] = []
        """By boss: the expected taler per round once his field is empty again."""
        for boss in range(len(tables.needs)):
            needed = 0
            for need in tables.needs[boss]:
                needed += need
            self.incomes.append(numbers.refill * total / needed * rules.bosses[boss].step)
        self._tables = tables
        self._boss_rows: list[list[float]] = [UNASKED] * (len(tables.needs) * kinds)

    def boss_row(self, boss: int, kind: int, count: int) -> float:
        """Return the expected taler that a boss with this row still earns for the mafia."""
        number = boss * len(self.share) + kind
        known = self._boss_rows[number]
        if not known:
            known = [UNKNOWN] * MOST_BEANS
            self._boss_rows[number] = known
        value = known[count]
        if value == UNKNOWN:
            value = self._promised(boss, kind, count)
            known[count] = value
        return value

    def _promised(self, boss: int, kind: int, count: int) -> float:
        tables = self._tables
        income = self.incomes[boss]
        if not kind:
            return income * self.rounds
        part = self.boss_parts[kind]
        value = tables.takings(boss, kind, part)[count]
        missing = tables.needs[boss][kind] - count
        if missing <= 0:
            return value + income * self.rounds
        pace = self.boss_paces[kind]
        if pace > 0.0:
            rest = self.rounds - missing / pace
            if rest > 0.0:
                value += tables.chances(part)[missing] * income * rest
        return value


def in_parts(expected: float) -> int:
    return min(int(expected * FINE + 0.5), MOST_EXPECTED * FINE)


def unseen_at_mafia(rules: AlCabohne, s: State, seat: int) -> list[int]:
    """Return, by kind, the number of cards this seat has not seen. Shown hands count as seen."""
    left = unseen_by(rules, s, seat)
    for other, player in enumerate(s.players):
        if other != seat:
            for place in range(rules.cards_shown(s, other)):
                left[player.hand[place]] -= 1
    return left


def at_least(mean: float, most: int) -> list[float]:
    """Return, by r, the probability of at least r cards if `mean` are expected.

    It uses only basic arithmetic, so that results are the same on every machine.
    """
    ratio = mean / (4.0 + mean)
    exactly = (1.0 - ratio) * (1.0 - ratio) * (1.0 - ratio) * (1.0 - ratio)
    found = [1.0]
    for r in range(most):
        found.append(max(0.0, found[-1] - exactly))
        exactly *= ratio * (4 + r) / (r + 1)
    return found
