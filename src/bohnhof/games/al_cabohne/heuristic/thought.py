"""What a seat thinks of while the mafia plays: the table after one of its acts, and what it promises."""

from __future__ import annotations

from typing import Final

from bohnhof.engine.actions import Action, Harvest, Plant
from bohnhof.games.al_cabohne import steps
from bohnhof.games.al_cabohne.actions import DiscardLeftover, Give, Pay, PlantForBoss, PlantGroup
from bohnhof.games.al_cabohne.heuristic.ground import NEVER, Ground
from bohnhof.native import mypyc_attr

MOST_HELD: Final = 6
"""How many cards of a hand are thought of,"""
LEAST: Final = 0.1
"""as long as they count so much."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Thought:
    """The table as far as one decision goes. Acts change it; its value is in taler."""

    def __init__(
        self,
        ground: Ground,
        theirs: list[Ground],
        hand: list[int],
        groups: list[int],
        taler: int,
        mafia: int,
        top: int,
        run: int,
        step: int,
        planted: int,
    ) -> None:
        self.ground = ground
        self.theirs = theirs
        """The fields of the other seats, with the bosses."""
        self.hand = hand
        self.groups = groups
        """By kind: the cards that lie on the table."""
        self.taler = taler
        self.mafia = mafia
        self.top = top
        """The kind on top of the discard pile, 0 for none, and how many of it lie there."""
        self.run = run
        self.step = step
        self.planted = planted

    def copy(self) -> Thought:
        return Thought(
            self.ground.copy(),
            self.theirs,
            self.hand[:],
            self.groups[:],
            self.taler,
            self.mafia,
            self.top,
            self.run,
            self.step,
            self.planted,
        )

    def act(self, action: Action) -> None:
        """Do it in thought, without what would follow at once."""
        if isinstance(action, Plant):
            kind = action.kind
            if kind:
                self.groups[kind] -= 1
            else:
                kind = self.hand[0]
                del self.hand[0]
                self.planted += 1
            self.grow(action.field, kind, 1)
        elif isinstance(action, Harvest):
            self.harvest(action.field)
        elif isinstance(action, PlantGroup):
            self.grow(action.field, action.kind, self.groups[action.kind])
            self.groups[action.kind] = 0
        elif isinstance(action, PlantForBoss):
            self.boss_gets(action.boss, action.kind, self.groups[action.kind])
            self.groups[action.kind] = 0
        elif isinstance(action, Give):
            self.hand.remove(action.kind)
            self.boss_gets(action.boss, action.kind, 1)
        elif isinstance(action, Pay):
            self.pay(action.field)
        elif isinstance(action, DiscardLeftover):
            self.groups[action.kind] -= 1
            self.discard(action.kind, 1)

    def grow(self, field: int, kind: int, count: int) -> None:
        self.ground.kinds[field] = kind
        self.ground.counts[field] += count

    def harvest(self, field: int) -> None:
        ground = self.ground
        kind = ground.kinds[field]
        count = ground.counts[field]
        taler = ground.tables.worths[kind][count]
        self.taler += taler
        ground.kinds[field] = 0
        ground.counts[field] = 0
        if count > taler:
            self.discard(kind, count - taler)

    def discard(self, kind: int, count: int) -> None:
        self.run = self.run + count if self.top == kind else count
        self.top = kind

    def pay(self, field: int) -> None:
        ground = self.ground
        kind = ground.kinds[field]
        ground.counts[field] -= 1
        if not ground.counts[field]:
            ground.kinds[field] = 0
        for boss in range(len(ground.boss_kinds)):
            if ground.boss_kinds[boss] == kind:
                self.boss_gets(boss, kind, 1)
                return

    def boss_gets(self, boss: int, kind: int, count: int) -> None:
        """Lay cards on a boss's field, who may harvest."""
        self.mafia += self.ground.give(boss, kind, count)

    # What it promises

    def wealth(self) -> float:
        """What the taler are worth."""
        return float(self.taler)

    def value(self, done: bool) -> float:
        """How good things look, in taler; `done` if the phase is being ended. Not to be used after it."""
        ground = self.ground
        total = self.wealth() + ground.own_worth() - ground.dread * (self.mafia + ground.bosses_worth())
        growing = self.step == steps.GROW
        envy = ground.envy
        for other in self.theirs:
            other.boss_kinds = ground.boss_kinds
            other.boss_counts = ground.boss_counts
            total -= envy * other.own_worth()
        if self.step == steps.USE or growing:
            total += self.lying(growing, done and growing)
            if growing:
                total -= self.due_gifts()
        if self.step == steps.PLANT_HAND and self.planted == 0 and not done and self.hand:
            total += ground.plant(self.hand[0], 1, False, NEVER)
            return total + self.discarded() + self.held(1)
        return total + self.discarded() + self.held(0)

    def lying(self, growing: bool, left: bool) -> float:
        """What the cards on the table bring, each kind put where it is best; nothing if they are left."""
        leave = [0.0] * len(self.groups)
        some = False
        for kind in range(1, len(self.groups)):
            if self.groups[kind]:
                some = True
                if growing:
                    leave[kind] = self.left_over(kind)
        if not some:
            return 0.0
        if left:
            total = 0.0
            for value in leave:
                total += value
            return total
        return self.ground.plant_all(self.groups, growing, leave)

    def left_over(self, kind: int) -> float:
        """What it is worth to leave a group to the opponent; alone one may not."""
        for other in self.theirs:
            gain = other.copy().plant(kind, self.groups[kind], False, 0.0)
            return -self.ground.envy * max(0.0, gain)
        return NEVER

    def due_gifts(self) -> float:
        """What it costs that every empty boss has to be filled from the hand."""
        ground = self.ground
        cost = 0.0
        for boss in range(len(ground.boss_kinds)):
            if not ground.boss_kinds[boss]:
                least = -NEVER
                found = 0
                for card in self.hand:
                    if not ground.collected(card):
                        price = ground.cost_to_give(boss, card, 1)
                        if price < least:
                            least = price
                            found = card
                if found:
                    cost += least
                    ground.boss_kinds[boss] = found
                    ground.boss_counts[boss] = 1
        return cost

    def discarded(self) -> float:
        """What the run on top of the discard pile may bring to whoever reveals next."""
        ground = self.ground
        kind = self.top
        if not kind or ground.collected(kind):
            return 0.0
        numbers = ground.numbers
        miss = 1.0 - ground.outlook.share[kind]
        chance: float = 1.0 - miss**ground.outlook.turned
        before = self.step == steps.USE or self.step == steps.PAY or self.step == steps.PLANT_HAND
        if before or not self.theirs:
            weight = numbers.windfall if before else numbers.later
            return weight * chance * max(0.0, ground.gain(kind, self.run + 1) - ground.gain(kind, 1))
        theirs = self.theirs[0]
        gain = max(0.0, theirs.gain(kind, self.run + 1) - theirs.gain(kind, 1))
        return -ground.envy * numbers.windfall * chance * gain

    def held(self, first: int) -> float:
        """What the hand brings from this place on, card by card; later ones may never be planted."""
        ground = self.ground
        numbers = ground.numbers
        rounds = ground.outlook.rounds
        total = 0.0
        weight = numbers.hand
        for place in range(first, min(len(self.hand), MOST_HELD)):
            if weight < LEAST:
                break
            gain = ground.plant(self.hand[place], 1, True, NEVER)
            if gain < 0.0:
                gain *= numbers.burden
            if rounds < place + 1:
                gain *= max(0.0, rounds - place)
            total += weight * gain
            weight *= numbers.further
        return total
