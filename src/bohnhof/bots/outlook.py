"""What the rest of the game may bring, as far as one seat can tell from its view."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bohnhof.bots.habits import Habits
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import State
from bohnhof.engine.view import count_unseen

SHRINKING: Final = 0.7
"""How much smaller each pass is than the one before it, about."""
FINE: Final = 8
"""Rates are rounded to this part of a card, so that few tables have to be made."""
SPARE: Final = 2
"""A bargain may be thought of with cards that turn out not to be there."""


class Tables:
    """What rows of beans promise."""

    def __init__(self) -> None:
        self.gains: list[list[float]] = [[]]
        """gains[kind][beans] is what one more bean brings a field that has so many."""
        self.losses: list[list[float]] = [[]]
        """losses[kind][beans] is what giving up such a field costs, beyond what it is sold for."""


class Outlook(Tables):
    """How many rounds are left, how likely each kind still comes, and what rows are worth therefore."""

    def __init__(self, rules: Rules, view: State, habits: Habits) -> None:
        super().__init__()
        self.unseen = count_unseen(rules, view)
        """By kind: how many cards the view does not show."""
        self.hidden = max(1, sum(self.unseen))
        self._chances = [[0.0] * len(self.unseen)]
        self.rounds = rounds_left(rules, view)
        revealed = rules.cards_to_reveal(view, view.active)
        others = len(view.players) - 1
        self.a_round = rules.cards_to_draw(view, view.active) + revealed * (1 + others * habits.reach)
        """How many cards it sees come to it in a round."""
        self.half_rounds = int(min(self.rounds, habits.patience) * 2 + 0.5)
        shares = self._shares(rules, view, habits.patience)
        self.rates = [int(share * self.a_round * FINE + 0.5) for share in shares]
        """By kind: how many of them are of it, in parts of a card."""
        for kind in range(1, len(rules.beans)):
            bean = rules.beans[kind]
            most = bean.count + SPARE
            gains, losses = row_tables(
                bean.beanometer.thresholds,
                most,
                self.rates[kind],
                self.half_rounds,
                habits.rent,
                habits.loneliness,
            )
            self.gains.append(gains)
            self.losses.append(losses)

    def _shares(self, rules: Rules, view: State, rounds: float) -> list[float]:
        """By kind: its share of the cards to come, those included that a reshuffle brings back."""
        soon = rounds * len(view.players) * cards_a_turn(rules, view)
        shares = [unseen / self.hidden for unseen in self.unseen]
        if last_pass(rules, view) or len(view.draw) >= soon:
            return shares
        now = len(view.draw) / soon
        later = (1 - now) / (self.hidden + len(view.discard))
        return [
            now * share + later * (self.unseen[kind] + view.discard.count(kind))
            for kind, share in enumerate(shares)
        ]

    def chances_to_hold(self, cards: int) -> list[float]:
        """By kind: how likely at least one of so many unseen cards is of it."""
        while len(self._chances) <= cards:
            more = [
                chance + (1.0 - chance) * unseen / self.hidden
                for chance, unseen in zip(self._chances[-1], self.unseen, strict=True)
            ]
            self._chances.append(more)
        return self._chances[cards]


def last_pass(rules: Rules, view: State) -> bool:
    """Whether nothing will be reshuffled any more."""
    return view.passes + 1 >= rules.passes(view)


def cards_a_turn(rules: Rules, view: State) -> int:
    """How many cards leave the draw pile in one turn."""
    return rules.cards_to_reveal(view, view.active) + rules.cards_to_draw(view, view.active)


def cards_left(rules: Rules, view: State) -> float:
    """How many cards will still leave the draw pile, about."""
    if rules.exhausted(view):
        return 0.0
    cards = float(len(view.draw))
    next_pass = SHRINKING * (len(view.draw) + len(view.discard))
    for _ in range(rules.passes(view) - view.passes - 1):
        cards += next_pass
        next_pass *= SHRINKING
    return cards


def rounds_left(rules: Rules, view: State) -> float:
    """How often each seat will still come to turn, about."""
    return cards_left(rules, view) / (cards_a_turn(rules, view) * len(view.players))


def plants_again(rules: Rules, view: State, seat: int) -> bool:
    """Whether this seat will still plant from its hand; to be asked while cards lie revealed."""
    if rules.exhausted(view):
        return False
    if not last_pass(rules, view):
        return True
    turns = (seat - view.active) % len(view.players) or len(view.players)
    drawn_until_then = turns * cards_a_turn(rules, view) - rules.cards_to_reveal(view, view.active)
    return len(view.draw) > drawn_until_then


@lru_cache(maxsize=4096)
def row_tables(
    steps: tuple[int, ...], most: int, rate: int, half_rounds: int, rent: float, loneliness: float
) -> tuple[list[float], list[float]]:
    """By the beans of a row up to `most`: what one more brings, and what giving it up costs."""
    values = row_values(steps, most + 1, rate / FINE, half_rounds / 2, rent)
    values[1] -= loneliness
    gains = [values[beans + 1] - values[beans] for beans in range(most + 1)]
    losses = [values[beans] - worth(steps, beans) for beans in range(most + 1)]
    return gains, losses


def row_values(steps: tuple[int, ...], most: int, a_round: float, rounds: float, rent: float) -> list[float]:
    """What rows of 0 to `most` beans promise if so many beans come in a round.

    A row is worth its harvest, or the chance of a later and better one less the rent until then.
    """
    likely = at_least(a_round * rounds, max(steps))
    values = [0.0]
    for beans in range(1, most + 1):
        now = worth(steps, beans)
        hope = 0.0
        for taler, need in enumerate(steps, 1):
            missing = need - beans
            if missing > 0 and a_round > 0:
                hope = max(hope, likely[missing] * (taler - now) - rent * missing / a_round)
        values.append(now + hope)
    return values


def worth(steps: tuple[int, ...], beans: int) -> int:
    """What so many beans give at once."""
    return max([taler for taler, need in enumerate(steps, 1) if 0 < need <= beans], default=0)


def at_least(mean: float, most: int) -> list[float]:
    """By r: how likely r cards or more come where so many are expected. The same on any machine."""
    ratio = mean / (4.0 + mean)
    exactly = (1.0 - ratio) * (1.0 - ratio) * (1.0 - ratio) * (1.0 - ratio)
    found = [1.0]
    for r in range(most):
        found.append(max(0.0, found[-1] - exactly))
        exactly *= ratio * (4 + r) / (r + 1)
    return found
