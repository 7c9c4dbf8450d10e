"""A sensible player without search against the mafia, alone or against another."""

from __future__ import annotations

from itertools import permutations
from math import fsum
from typing import ClassVar, Final

from bohnhof.bots.bot import Bot
from bohnhof.bots.ground import NEVER, Ground
from bohnhof.bots.stakes import MafiaHabits, Stakes
from bohnhof.engine.actions import Action, BuyField, Done
from bohnhof.engine.chance import Rng
from bohnhof.engine.rules import Rules
from bohnhof.engine.schedule import Question
from bohnhof.engine.state import State
from bohnhof.games.al_cabohne import steps
from bohnhof.games.al_cabohne.rules import AlCabohne
from bohnhof.native import mypyc_attr

MOST_ORDERED: Final = 3
"""How many groups that fit nowhere are tried in every order."""
BEFORE_REVEAL: Final = (steps.USE, steps.PAY, steps.PLANT_HAND)


@mypyc_attr(allow_interpreted_subclasses=True)
class ThriftyAlCabohne(Bot):
    """Tries each of its moves on its view and keeps the one after which things look best."""

    name = "thrifty"
    habits: ClassVar[MafiaHabits] = MafiaHabits()

    def __init__(self, rules: Rules, seat: int, rng: Rng) -> None:
        super().__init__(rules, seat, rng)
        assert isinstance(rules, AlCabohne)
        self.mafia: AlCabohne = rules
        self._stakes: Stakes | None = None
        self._moment = (-1, -1, -1)

    def decide(self, view: State, moves: list[Action], question: Question) -> Action | None:
        if len(moves) == 1:
            return moves[0]
        stakes = self.look(view)
        best = NEVER
        chosen = moves[0]
        for move in moves:
            if isinstance(move, BuyField):
                if stakes.rounds >= self.habits.field_rounds:
                    return move
                continue
            after = view if isinstance(move, Done) else self.tried(view, move)
            value = self.value(stakes, after, isinstance(move, Done))
            if value > best:
                best = value
                chosen = move
        return chosen

    def tried(self, view: State, move: Action) -> State:
        """The table after a move, without what would follow at once: new cards, or another turn."""
        after = view.copy()
        self.rules.perform(after, self.seat, move)
        if after.agenda and len(after.draw) == len(view.draw) and after.passes == view.passes:
            if after.active == view.active:
                return after
        after = view.copy()
        move.perform(self.rules, after, self.seat)
        return after

    def look(self, view: State) -> Stakes:
        """Count the cards anew whenever some were drawn or revealed."""
        moment = (view.active, len(view.draw), view.passes)
        if self._stakes is None or moment != self._moment:
            self._moment = moment
            self._stakes = Stakes(self.mafia, view, self.habits)
        return self._stakes

    def value(self, stakes: Stakes, view: State, done: bool) -> float:
        """How good things look in taler; `done` if the phase is being ended."""
        now = view.agenda[-1]
        ground = self.ground(stakes, view, self.seat)
        total = len(view.players[self.seat].taler) - self.dread * len(view.extra[self.mafia.mafia_pile])
        total += ground.worth() + self.opponent(stakes, view)
        if now.step in (steps.USE, steps.GROW):
            total += self.lying(stakes, ground, view, done and now.step == steps.GROW)
            if now.step == steps.GROW:
                total -= self.due_gifts(ground, view)
        total += self.discarded(stakes, ground, view, now.step in BEFORE_REVEAL)
        must = now.step == steps.PLANT_HAND and now.progress == 0 and not done
        return total + self.held(stakes, ground, view, must)

    @property
    def dread(self) -> float:
        return self.habits.dread * self.mafia.mafia_taler_count()

    def ground(self, stakes: Stakes, view: State, seat: int) -> Ground:
        """The fields of a seat and of the bosses."""
        rows = view.players[seat].fields
        own = [rows[field] for field in range(self.rules.fields_in_use(view, seat))]
        bosses = [view.extra[pile] for pile in self.mafia.boss_piles]
        return Ground(
            stakes,
            self.dread,
            [row[-1] if row else 0 for row in own],
            [len(row) for row in own],
            [row[-1] if row else 0 for row in bosses],
            [len(row) for row in bosses],
        )

    def opponent(self, stakes: Stakes, view: State) -> float:
        """What others have, which is worth less than nothing to oneself."""
        total = 0.0
        for seat, player in enumerate(view.players):
            if seat != self.seat:
                theirs = self.ground(stakes, view, seat)
                total -= self.habits.envy * (len(player.taler) + theirs.own_worth())
        return total

    def lying(self, stakes: Stakes, ground: Ground, view: State, left: bool) -> float:
        """What the revealed cards bring, each kind put where it is best; nothing if they are left."""
        using = view.agenda[-1].step == steps.USE
        leave = {kind: 0.0 if using else self.left_over(stakes, view, kind) for kind in set(view.revealed)}
        if left:
            return fsum(leave.values())
        fitting = [kind for kind in leave if kind in ground.kinds]
        others = [kind for kind in leave if kind not in ground.kinds]
        best = NEVER
        found = ground
        for order in permutations(others[:MOST_ORDERED]):
            tried = ground.copy()
            total = 0.0
            for kind in (*fitting, *order, *others[MOST_ORDERED:]):
                total += tried.plant(kind, view.revealed.count(kind), not using, leave[kind])
            if total > best:
                best = total
                found = tried
        ground.become(found)
        return best

    def left_over(self, stakes: Stakes, view: State, kind: int) -> float:
        """What it is worth to leave a group to the opponent; alone one may not."""
        worth = NEVER
        for seat in range(len(view.players)):
            if seat != self.seat:
                gain = self.ground(stakes, view, seat).plant(kind, view.revealed.count(kind), False, 0.0)
                worth = -self.habits.envy * max(0.0, gain)
        return worth

    def due_gifts(self, ground: Ground, view: State) -> float:
        """What it costs that every empty boss has to be filled from the hand."""
        cost = 0.0
        hand = set(view.players[self.seat].hand)
        for boss, kind in enumerate(ground.boss_kinds):
            if not kind:
                found = [
                    (ground.cost_to_start(boss, card), card) for card in hand if card not in ground.boss_kinds
                ]
                if found:
                    least, card = min(found)
                    cost += least
                    ground.boss_kinds[boss] = card
                    ground.boss_counts[boss] = 1
        return cost

    def discarded(self, stakes: Stakes, ground: Ground, view: State, before_reveal: bool) -> float:
        """What the run on top of the discard pile may bring to whoever reveals next."""
        if not view.discard:
            return 0.0
        kind = view.discard[-1]
        if kind in ground.boss_kinds:
            return 0.0
        run = 1
        while run < len(view.discard) and view.discard[-1 - run] == kind:
            run += 1
        miss = 1.0 - stakes.share[kind]
        chance: float = 1.0 - miss**stakes.turned
        if before_reveal or len(view.players) == 1:
            weight = self.habits.windfall if before_reveal else self.habits.later
            return weight * chance * max(0.0, ground.gain(kind, run + 1) - ground.gain(kind, 1))
        theirs = self.ground(stakes, view, 1 - self.seat)
        gain = max(0.0, theirs.gain(kind, run + 1) - theirs.gain(kind, 1))
        return -self.habits.envy * self.habits.windfall * chance * gain

    def held(self, stakes: Stakes, ground: Ground, view: State, must: bool) -> float:
        """What the hand brings, card by card; later ones may never be planted."""
        total = 0.0
        hand = view.players[self.seat].hand
        for place, weight in enumerate(self.habits.hand):
            if place >= len(hand):
                break
            if place == 0 and must:
                weight = 1.0
            elif stakes.rounds < place + 1:
                weight *= max(0.0, stakes.rounds - place)
            total += weight * ground.plant(hand[place], 1, not must or place > 0, NEVER)
        return total
