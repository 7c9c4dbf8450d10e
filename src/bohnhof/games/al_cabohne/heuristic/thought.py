"""A model of the table after a move, and its evaluation, in games with the mafia."""

from __future__ import annotations

from typing import Final

from bohnhof.engine.actions import Action, Harvest, Plant
from bohnhof.games.al_cabohne import steps
from bohnhof.games.al_cabohne.actions import DiscardLeftover, Give, Pay, PlantForBoss, PlantGroup
from bohnhof.games.al_cabohne.heuristic.ground import NEVER, Ground
from bohnhof.native import mypyc_attr

MOST_HELD: Final = 6
"""The number of hand cards that are evaluated at most."""
LEAST: Final = 0.1
"""The least weight of a hand card that is evaluated."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Thought:
    """A scratch copy of what matters for one decision.

    Actions change it, and `value` evaluates it in taler.
    """

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
        """Models of the fields of the other seats; the bosses' fields are those of `ground`."""
        self.hand = hand
        self.groups = groups
        """By kind: the number of cards on the table."""
        self.taler = taler
        self.mafia = mafia
        self.top = top
        """The kind on top of the discard pile; 0 if it is empty."""
        self.run = run
        """The number of cards of that kind on top of the discard pile."""
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
        """Apply an action, without the automatic steps that would follow it."""
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
        """Put cards on a boss's field. He may sell."""
        self.mafia += self.ground.give(boss, kind, count)

    # Evaluation

    def wealth(self) -> float:
        """Return the value of the taler."""
        return float(self.taler)

    def value(self, done: bool) -> float:
        """Return the evaluation in taler.

        `done` says that the last action ended the phase. The evaluation changes this object, which
        must not be used afterwards.
        """
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
        """Return the gain of the cards on the table if each kind goes to its best place.

        If `left`, all groups are left to the opponent.
        """
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
        """Return the value of leaving a group to the opponent; NEVER in the solo game."""
        for other in self.theirs:
            gain = other.copy().plant(kind, self.groups[kind], False, 0.0)
            return -self.ground.envy * max(0.0, gain)
        return NEVER

    def due_gifts(self) -> float:
        """Give every empty boss the cheapest hand card, and return the total cost."""
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
        """Return the expected gain by cards that join from the discard pile at the next reveal.

        It is negative if the opponent reveals next.
        """
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
        """Return the gain of the hand from index `first` on. Later cards may never be planted."""
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
