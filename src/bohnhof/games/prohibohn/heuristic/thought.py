"""A model of the table after a move in Prohibohn: taler count by what they may buy."""

from __future__ import annotations

from typing import cast

from bohnhof.engine.actions import Action
from bohnhof.games.al_cabohne.heuristic.ground import Ground
from bohnhof.games.al_cabohne.heuristic.thought import Thought
from bohnhof.games.prohibohn import agenda
from bohnhof.games.prohibohn.actions import BuyCard, Lay, Play, RemoveCard, TakeTaler, Throw
from bohnhof.games.prohibohn.heuristic.town import Purses, Town
from bohnhof.games.prohibohn.pub import CloseCard, PaySeveral


class TownGround(Ground):
    """A model of fields in which rows are worth more if their taler buy something."""

    def __init__(self, of: Ground, rates: list[float], tips: int) -> None:
        super().__init__(
            of.tables,
            of.outlook,
            of.numbers,
            of.dread,
            of.envy,
            of.kinds,
            of.counts,
            of.boss_kinds,
            of.boss_counts,
        )
        self.rates = rates
        """By kind: the value of one taler of it."""
        self.tips = tips
        """The number of taler that the player gets when a boss sells in phase 5."""

    def copy(self) -> TownGround:
        return TownGround(super().copy(), self.rates, self.tips)

    def row(self, kind: int, count: int) -> float:
        return self.rates[kind] * super().row(kind, count)

    def sale(self, kind: int, count: int) -> float:
        return self.rates[kind] * super().sale(kind, count)

    def tax(self, kind: int) -> float:
        return self.rates[kind] * super().tax(kind)

    def cost_to_give(self, boss: int, kind: int, count: int) -> float:
        cost = super().cost_to_give(boss, kind, count)
        if self.tips and self.boss_counts[boss] + count >= self.tables.needs[boss][kind]:
            cost -= self.tips * self.rates[kind]
        return cost


class TownThought(Thought):
    """A scratch copy of what matters for one decision, purchases included."""

    def __init__(self, of: Thought, town: Town, purses: Purses, theirs_now: float) -> None:
        super().__init__(
            of.ground,
            of.theirs,
            of.hand,
            of.groups,
            of.taler,
            of.mafia,
            of.top,
            of.run,
            of.step,
            of.planted,
        )
        self.town = town
        self.purses = purses
        self.theirs_now = theirs_now
        """The value of the opponent's taler and cards before any action."""

    def copy(self) -> TownThought:
        return TownThought(super().copy(), self.town, self.purses.copy(), self.theirs_now)

    def act(self, action: Action) -> None:
        purses = self.purses
        if isinstance(action, BuyCard):
            purses.taler[action.kind] -= action.price
            purses.owned |= 1 << action.card
            purses.unsold &= ~(1 << action.card)
        elif isinstance(action, Play):
            del self.hand[self.hand.index(action.kind, 1)]
            self.planted += 1
            self.grow(action.field, action.kind, 1)
        elif isinstance(action, Throw):
            self.hand.remove(action.kind)
            self.discard(action.kind, 1)
        elif isinstance(action, Lay):
            for place in (action.two - 1, action.one - 1):
                purses.taler[self.hand[place]] += 1
                del self.hand[place]
        elif isinstance(action, TakeTaler):
            purses.taler[action.kind] += 1
            self.mafia -= 1
        elif isinstance(action, RemoveCard):
            purses.unsold &= ~(1 << action.card)
        elif isinstance(action, CloseCard):
            purses.their_owned &= ~(1 << action.card)
        elif isinstance(action, PaySeveral):
            for _ in range(action.count):
                self.pay(action.field)
        else:
            super().act(action)

    def harvest(self, field: int) -> None:
        ground = self.ground
        kind = ground.kinds[field]
        self.purses.taler[kind] += ground.tables.worths[kind][ground.counts[field]]
        super().harvest(field)

    def boss_gets(self, boss: int, kind: int, count: int) -> None:
        """Put cards on a boss's field. If he sells, the active player may get a taler."""
        before = self.mafia
        super().boss_gets(boss, kind, count)
        if self.mafia > before:
            if self.step == agenda.PAY:
                self.mafia -= 1
                self.purses.taler[kind] += 1
            else:
                self.purses.taler[kind] += cast("TownGround", self.ground).tips

    def wealth(self) -> float:
        """Return the value of the player's taler and cards, less a share of the opponent's gain."""
        rounds = self.ground.outlook.rounds
        more = self.town.theirs(self.purses, rounds) - self.theirs_now
        return self.town.own(self.purses, rounds) - self.ground.envy * more
