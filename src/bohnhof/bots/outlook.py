"""What the rest of the game may bring, as far as one seat can tell from its view."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bohnhof.bots.habits import Habits
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import State

SHRINKING: Final = 0.7
"""How much smaller each pass is than the one before it, about."""
FINE: Final = 8
"""Rates are rounded to this part of a card, so that few tables have to be made."""


class Outlook:
    """How many rounds are left, how likely each kind still comes, and what rows are worth therefore."""

    def __init__(self, rules: Rules, view: State, habits: Habits) -> None:
        self.unseen = unseen_counts(rules, view)
        """By kind: how many cards the view does not show."""
        self.hidden = max(1, sum(self.unseen))
        self.rounds = rounds_left(rules, view)
        revealed = rules.cards_to_reveal(view, view.active)
        others = len(view.players) - 1
        a_round = rules.cards_to_draw(view, view.active) + revealed * (1 + others * habits.reach)
        half_rounds = int(min(self.rounds, habits.patience) * 2 + 0.5)
        soon = habits.patience * len(view.players) * cards_a_turn(rules, view)
        here = 1.0
        if view.passes + 1 < rules.passes(view):
            here = min(1.0, len(view.draw) / soon)
        self.values: list[list[float]] = [[0.0]]
        """values[kind][beans] is what a field of so many beans promises; an empty field is the measure, 0."""
        self.worths: list[list[int]] = [[0]]
        """worths[kind][beans] is what harvesting it now would give."""
        for kind in range(1, len(rules.beans)):
            bean = rules.beans[kind]
            share = here * self.unseen[kind] / self.hidden + (1 - here) * (
                self.unseen[kind] + view.discard.count(kind)
            ) / (self.hidden + len(view.discard))
            rate = int(share * a_round * FINE + 0.5)
            values, worths = row_tables(
                bean.beanometer.steps, bean.count, rate, half_rounds, habits.rent, habits.loneliness
            )
            self.values.append(values)
            self.worths.append(worths)

    def chances_to_hold(self, cards: int) -> list[float]:
        """By kind: how likely at least one of so many unseen cards is of it."""
        found: list[float] = []
        for unseen in self.unseen:
            none = 1.0
            for _ in range(cards):
                none *= 1.0 - unseen / self.hidden
            found.append(1.0 - none)
        return found


def plants_again(rules: Rules, view: State, seat: int) -> bool:
    """Whether this seat will still plant from its hand, as far as the last pass tells."""
    if rules.exhausted(view):
        return False
    if view.passes + 1 < rules.passes(view):
        return True
    turns = (seat - view.active) % len(view.players) or len(view.players)
    drawn = turns * cards_a_turn(rules, view) - rules.cards_to_reveal(view, view.active)
    return len(view.draw) > drawn


def cards_a_turn(rules: Rules, view: State) -> int:
    """How many cards leave the draw pile in one turn."""
    return rules.cards_to_reveal(view, view.active) + rules.cards_to_draw(view, view.active)


def unseen_counts(rules: Rules, view: State) -> list[int]:
    """By kind, how many cards this view does not show."""
    left = [bean.count for bean in rules.beans]
    for pile in rules.bean_piles(view):
        for card in pile:
            left[card] -= 1
    left[0] = 0
    return left


def rounds_left(rules: Rules, view: State) -> float:
    """How often each seat will still come to turn, about."""
    if rules.exhausted(view):
        return 0.0
    cards = float(len(view.draw))
    next_pass = SHRINKING * (len(view.draw) + len(view.discard))
    for _ in range(rules.passes(view) - view.passes - 1):
        cards += next_pass
        next_pass *= SHRINKING
    return cards / (cards_a_turn(rules, view) * len(view.players))


@lru_cache(maxsize=4096)
def row_tables(
    steps: tuple[int, ...], most: int, rate: int, half_rounds: int, rent: float, loneliness: float
) -> tuple[list[float], list[int]]:
    """What rows of 0 to `most` beans promise, and what they give at once.

    A row is worth its harvest, or the chance of a later and better one less the rent for the time until then.
    """
    a_round = rate / FINE
    likely = at_least(a_round * half_rounds / 2, max(steps))
    worths = [
        max([t for t, need in enumerate(steps, 1) if 0 < need <= n], default=0) for n in range(most + 2)
    ]
    values: list[float] = [0.0]
    for beans in range(1, most + 2):
        worth = worths[beans]
        hope = 0.0
        for taler, need in enumerate(steps, 1):
            missing = need - beans
            if missing > 0 and a_round > 0:
                hope = max(hope, likely[missing] * (taler - worth) - rent * missing / a_round)
        values.append(worth + hope - (loneliness if beans == 1 else 0.0))
    return values, worths


def at_least(mean: float, most: int) -> list[float]:
    """By r: how likely r cards or more come where so many are expected; plain arithmetic."""
    ratio = mean / (4.0 + mean)
    exactly = (1.0 - ratio) * (1.0 - ratio) * (1.0 - ratio) * (1.0 - ratio)
    found = [1.0]
    for r in range(most):
        found.append(max(0.0, found[-1] - exactly))
        exactly *= ratio * (4 + r) / (r + 1)
    return found
