"""The thrifty player in the fairy tale: uses powers where they help, attacks where there is a princess."""

from __future__ import annotations

from math import fsum
from typing import Final

from bohnhof.bots.farm import Farm
from bohnhof.bots.spellcraft import Spellcraft
from bohnhof.bots.thrifty import Thrifty
from bohnhof.engine.actions import Action
from bohnhof.engine.chance import Rng
from bohnhof.engine.rules import Rules
from bohnhof.engine.schedule import Question
from bohnhof.engine.state import State
from bohnhof.games.rabohnzel import agenda
from bohnhof.games.rabohnzel.actions import Activate, Brew, Choose, DiscardRevealed, Use
from bohnhof.games.rabohnzel.acts import RabohnzelActs
from bohnhof.games.rabohnzel.bean import FairyBean
from bohnhof.games.rabohnzel.spell import Cast
from bohnhof.games.rabohnzel.spellbook import HELD
from bohnhof.native import mypyc_attr

PRIZE: Final = {"princess": 1.0, "magic": 0.1, "picker": -0.15}
"""What it hopes or fears of a drawn taler, besides a counter-attack."""
FEAR: Final = 0.5
"""How much it minds a counter-attack on a princess of its own."""
POWER: Final = {"picker": 0.4, "white": 0.3, "mean": 0.3, "magic": 0.1}
"""How gladly it uses a power that is no attack; the best comes first."""
HARDLY: Final = 0.05
"""Less than this is not worth a move."""
BURDEN: Final = -0.1
"""A card that brings less is better thrown away."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ThriftyRabohnzel(Thrifty):
    """A thrifty player with powers and spells."""

    def __init__(self, rules: Rules, seat: int, rng: Rng) -> None:
        super().__init__(rules, seat, rng)
        assert isinstance(rules.acts, RabohnzelActs)
        self.acts: RabohnzelActs = rules.acts

    def decide(self, view: State, moves: list[Action], question: Question) -> Action | None:
        if not moves or self.rules.may_offer(view, self.seat):
            return super().decide(view, moves, question)
        match view.agenda[-1].step:
            case agenda.MAGIC:
                return self.do_magic(view, moves)
            case agenda.HOLD:
                return self.place(view, moves)
            case agenda.ACTIVATE | agenda.TAKEN:
                return self.activate(view, moves)
            case agenda.CHOOSE:
                return max(moves, key=lambda move: self.prize(view, move))
            case agenda.COUNTER:
                return self.strike_back(view, moves)
            case agenda.FLOW | agenda.ENCHANTED:
                return self.plant_front(view, moves)
        return (
            self.spellcraft(view).best(moves)
            or self.discard(view, moves)
            or self.go_on(view, moves, question)
        )

    def go_on(self, view: State, moves: list[Action], question: Question) -> Action | None:
        """Nothing magical is worth doing here."""
        if self.acts.done in moves and view.agenda[-1].step in (agenda.LOOK, agenda.END):
            return self.acts.done
        return super().decide(view, [move for move in moves if not isinstance(move, Cast)], question)

    def trade(self, view: State, moves: list[Action], question: Question) -> Action | None:
        """Spells first, then the usual talk."""
        cast = self.spellcraft(view).best(moves) if view.active == self.seat else None
        return cast or super().trade(view, moves, question)

    def must_plant(self, view: State, seat: int) -> list[int]:
        return [*view.players[seat].aside, *self.table(view, seat)]

    def spellcraft(self, view: State) -> Spellcraft:
        ready = self.must_plant(view, self.seat)
        return Spellcraft(self.rules, view, self.seat, self.farm(view, self.seat), ready, self.habits)

    # The magic phase

    def do_magic(self, view: State, moves: list[Action]) -> Action:
        """The most promising power or spell, as long as there is one."""
        spellcraft = self.spellcraft(view)
        best, found = HARDLY, self.acts.done
        for move in moves:
            hope = 0.0
            if isinstance(move, Use):
                hope = self.hope_of_power(view, move, spellcraft)
            elif isinstance(move, Cast):
                hope = spellcraft.hope_of_cast(move)
            elif isinstance(move, Brew):
                hope = spellcraft.hope_of_brewing(move.number)
            if hope > best:
                best, found = hope, move
        return found

    def hope_of_power(self, view: State, move: Use, spellcraft: Spellcraft) -> float:
        """What the power of a field may bring."""
        bean = self.rules.beans[view.players[self.seat].fields[move.field][-1]]
        if isinstance(bean, FairyBean) and bean.takes_help(1) and bean.aimed:
            return self.hope_of_attack(view, self.seat, move.target, 2 if move.helper else 1)
        hope = POWER.get(bean.id, 0.0)
        if bean.id == "magic":
            return hope if spellcraft.best_to_activate() else 0.0
        if move.target >= 0:
            return hope + 0.01 * len(view.players[move.target].taler)
        if bean.id == "mean":
            rich = [
                seat for seat in range(len(view.players)) if seat != self.seat and view.players[seat].taler
            ]
            return hope if len(rich) > 1 else 0.0
        return hope

    def hope_of_attack(self, view: State, attacker: int, defender: int, draws: int) -> float:
        """What drawing a taler of this player may bring, with the better of two where two are drawn."""
        taler = view.players[defender].taler
        if not taler:
            return 0.0
        hopes = [self.hope_of_taler(view, kind, attacker) for kind in taler]
        if draws == 1:
            return fsum(hopes) / len(hopes)
        pairs = [max(hopes[i], other) for i in range(len(hopes)) for other in hopes[i + 1 :]]
        return fsum(pairs) / len(pairs) if pairs else hopes[0]

    def hope_of_taler(self, view: State, kind: int, attacker: int) -> float:
        """What a drawn taler brings the attacker; a sword may come back at his princesses."""
        bean = self.rules.beans[kind]
        if bean.id != "sword":
            return PRIZE.get(bean.id, 0.0)
        taler = view.players[attacker].taler
        return -FEAR * taler.count(self.rules.kinds["princess"]) / len(taler) if taler else 0.0

    def prize(self, view: State, move: Action) -> float:
        return self.hope_of_taler(view, move.kind, self.seat) if isinstance(move, Choose) else 0.0

    def strike_back(self, view: State, moves: list[Action]) -> Action:
        attacker = view.agenda[-1].other - 1
        hope = self.hope_of_attack(view, self.seat, attacker, 1)
        return self.acts.counter if hope > 0 and self.acts.counter in moves else self.acts.done

    def activate(self, view: State, moves: list[Action]) -> Action:
        """The spell that will help most in this turn."""
        spellcraft = self.spellcraft(view)
        best, found = 0.0, self.acts.done
        for move in moves:
            if isinstance(move, Activate) and spellcraft.hope_of_spell(move.number) > best:
                best, found = spellcraft.hope_of_spell(move.number), move
        return found

    # Cards

    def place(self, view: State, moves: list[Action]) -> Action:
        """Plant a card just taken where it helps, else keep it."""
        card = view.extra[HELD][0]
        farm = self.farm(view, self.seat)
        gain, place, clear = farm.best_place(card)
        if gain <= HARDLY:
            return self.acts.keep
        field = farm.places[place]
        move = self.acts.harvest[field] if clear else self.acts.plant_ready[card][field]
        return move if move in moves else self.acts.keep

    def plant_front(self, view: State, moves: list[Action]) -> Action:
        """The front card of the hand, where it may be left only if it helps."""
        cast = self.spellcraft(view).best(moves)
        if cast is not None:
            return cast
        hand = view.players[self.seat].hand
        farm = self.farm(view, self.seat)
        gain, place, clear = farm.best_place(hand[0]) if hand else (0.0, 0, False)
        if self.acts.done in moves and gain <= HARDLY:
            return self.acts.done
        field = farm.places[place]
        return self.acts.harvest[field] if clear else self.acts.plant[field]

    def discard(self, view: State, moves: list[Action]) -> Action | None:
        """Throw a revealed card away that would only cost something."""
        farm: Farm = self.farm(view, self.seat)
        for move in moves:
            if isinstance(move, DiscardRevealed) and farm.best_place(move.kind)[0] < BURDEN:
                return move
        return None
