"""The heuristic for Rabohnzel: powers, spells and attacks, besides planting and trading."""

from __future__ import annotations

from typing import Final

from bohnhof.bots.heuristics.beliefs import Beliefs
from bohnhof.bots.heuristics.planter import best_of_each
from bohnhof.bots.heuristics.trading import TradingHeuristic, in_order
from bohnhof.bots.heuristics.tuned_numbers import given
from bohnhof.engine.actions import Action
from bohnhof.engine.chance import Rng
from bohnhof.engine.rules import Rules
from bohnhof.engine.schedule import ACT, Question
from bohnhof.engine.state import State
from bohnhof.games.bohnanza.steps import PLANT_ASIDE
from bohnhof.games.rabohnzel import agenda
from bohnhof.games.rabohnzel.agenda import MAY_DISCARD, beans_at_work
from bohnhof.games.rabohnzel.heuristic.beliefs import PowerBeliefs
from bohnhof.games.rabohnzel.heuristic.forecast import PowerForecast
from bohnhof.games.rabohnzel.heuristic.numbers import PowerNumbers
from bohnhof.games.rabohnzel.heuristic.planter import PowerPlanter
from bohnhof.games.rabohnzel.heuristic.powers import Powers
from bohnhof.games.rabohnzel.heuristic.sides import LiftedSides
from bohnhof.games.rabohnzel.heuristic.spell_chooser import SpellChooser
from bohnhof.games.rabohnzel.rules import Rabohnzel
from bohnhof.games.rabohnzel.spellbook import HELD, has_down
from bohnhof.native import mypyc_attr

HARDLY: Final = 0.02
"""The gain below which a move is not worth making, in taler."""


@mypyc_attr(allow_interpreted_subclasses=True)
class RabohnzelHeuristic(TradingHeuristic):
    """A heuristic that uses powers before it harvests, and casts the spells that gain something."""

    def __init__(self, rules: Rules, others: dict[str, float] | None = None) -> None:
        """Use the tuned parameters of the game, or `others` if given."""
        assert isinstance(rules, Rabohnzel)
        self.power_numbers = PowerNumbers(given(rules) if others is None else others)
        forecast = PowerForecast(rules, self.power_numbers)
        self.powers = Powers(rules, forecast)
        self.acts = self.powers.acts
        planter = PowerPlanter(forecast, self.powers)
        super().__init__(rules, others, planter, LiftedSides(planter))
        self.power_planter = planter
        self.spells = SpellChooser(planter)

    def new_beliefs(self, seat: int) -> Beliefs:
        return PowerBeliefs(self.rules, seat)

    def choose(self, s: State, question: Question, rng: Rng) -> Action | None:
        self.look(s)
        if question.asked == ACT:
            found = self.moment(s, question.seat)
            if not found:
                found = self.besides(s, question.seat)
            if found:
                return found[0][0]
        return super().choose(s, question, rng)

    def candidates(self, s: State, question: Question) -> list[tuple[Action, float]]:
        self.look(s)
        if question.asked != ACT:
            return super().candidates(s, question)
        found = self.moment(s, question.seat)
        if found:
            return found
        usual = super().candidates(s, question)
        best = usual[0][1]
        for act, gain in self.besides(s, question.seat):
            usual.append((act, best + gain))
        return in_order(usual)

    def moment(self, s: State, seat: int) -> list[tuple[Action, float]]:
        """Return the moves of a step that only this game has, best first; none in other steps."""
        step = s.agenda[-1].step
        if step == agenda.MAGIC:
            return self.weigh_magic(s, seat)
        if step == agenda.HOLD:
            return in_order(self.weigh_held(s, seat))
        if step in (agenda.ACTIVATE, agenda.TAKEN):
            return in_order(self.weigh_activations(s, seat))
        if step == agenda.CHOOSE:
            return in_order(self.weigh_choice(s, seat))
        if step == agenda.COUNTER:
            return in_order(self.weigh_counter(s, seat))
        if step in (agenda.FLOW, agenda.ENCHANTED):
            return in_order([*self.spells.weigh_casts(s, seat), *self.weigh_front(s, seat)])
        if step in (agenda.LOOK, agenda.END) or (step == PLANT_ASIDE and not self.planter.ready(s, seat)):
            return in_order([(self.acts.done, 0.0), *self.spells.weigh_casts(s, seat)])
        return []

    def besides(self, s: State, seat: int) -> list[tuple[Action, float]]:
        """Return casts and discards that gain more than the usual moves, best first."""
        if seat != s.active:
            return []
        found = self.spells.weigh_casts(s, seat)
        now = s.agenda[-1]
        if now.step == PLANT_ASIDE and now.progress & MAY_DISCARD and s.revealed:
            found.extend(self.weigh_discards(s, seat))
        return in_order(found)

    def weigh_magic(self, s: State, seat: int) -> list[tuple[Action, float]]:
        """Return powers, casts and activations by hand cards, with their gains.

        A field that activates spells goes first, since these may help other powers.
        """
        found: list[tuple[Action, float]] = [(self.acts.done, HARDLY)]
        found.extend(self.powers.weigh_powers(s, seat))
        found.extend(self.spells.weigh_casts(s, seat))
        if self.powers.magic in s.players[seat].hand:
            cost = self.sides.side(s, seat, True).part(self.powers.magic)
            down = [card for card in s.players[seat].owned if card < len(self.acts.brew)]
            found.extend(
                [(self.acts.brew[card], cost + self.spells.expected_gain(s, seat, card)) for card in down]
            )
        found = in_order(found)
        best = found[0][1]
        for field, row in enumerate(s.players[seat].fields):
            if row and row[-1] == self.powers.magic and beans_at_work(s, field) and has_down(s, seat):
                hope = self.spells.best_activation(s, seat)
                found.append((self.acts.use[field][0], max(best, hope) + HARDLY if hope > HARDLY else hope))
        return in_order(found)

    def weigh_held(self, s: State, seat: int) -> list[tuple[Action, float]]:
        """Return the ways to plant the card in hold, or to keep it, with their gains."""
        card = s.extra[HELD][0]
        model = self.power_planter.fields(s, seat)
        found: list[tuple[Action, float]] = [(self.acts.keep, self.power_numbers.holding)]
        fresh = self.powers.income(s, seat, card, False) if seat == s.active else 0.0
        for i in range(len(model.places)):
            field = model.places[i]
            later = model.twin()
            if model.counts[i] and model.kinds[i] == card:
                found.append((self.acts.plant_ready[card][field], later.grow(i, card)))
            elif not model.counts[i]:
                found.append((self.acts.plant_ready[card][field], later.replace(i, card) + fresh))
            elif model.may_take(i):
                gain = later.replace(i, card) + fresh
                if seat == s.active and beans_at_work(s, field):
                    gain -= self.powers.income(s, seat, model.kinds[i], model.counts[i] >= agenda.MANY)
                found.append((self.acts.harvest[field], gain))
        return self.allowed(s, seat, found)

    def weigh_activations(self, s: State, seat: int) -> list[tuple[Action, float]]:
        found: list[tuple[Action, float]] = [(self.acts.done, 0.0)]
        for number in range(1, len(self.acts.brew)):
            act = self.acts.activate[number]
            if self.rules.refusal(s, seat, act) is None:
                found.append((act, self.spells.expected_gain(s, seat, number)))
        return found

    def weigh_choice(self, s: State, seat: int) -> list[tuple[Action, float]]:
        now = s.agenda[-1]
        defender = s.agenda[agenda.line_of(s, agenda.ATTACK)].other - 1
        harm = self.powers.harms(s, seat)[defender]
        return [
            (self.acts.choose[kind], self.powers.prize(s, kind, seat, defender, harm))
            for kind in (now.progress, now.other)
        ]

    def weigh_counter(self, s: State, seat: int) -> list[tuple[Action, float]]:
        other = s.agenda[-1].other - 1
        gain = self.powers.attack_hope(s, seat, other, self.powers.harms(s, seat)[other], False)
        return [(self.acts.done, 0.0), (self.acts.counter, gain)]

    def weigh_front(self, s: State, seat: int) -> list[tuple[Action, float]]:
        """Return the moves while a spell plants front cards, with their gains."""
        step = s.agenda[-1].step
        hand = s.players[seat].hand
        found: list[tuple[Action, float]] = []
        if step == agenda.FLOW or seat == s.active:
            found.append((self.acts.done, HARDLY))
        if not hand:
            return found
        model = self.power_planter.fields(s, seat)
        numbers = self.power_numbers
        eager = self.planter.eager(s, seat)
        before = model.plan([], hand, 0, eager, numbers.wary)
        card = hand[0]
        for i in range(len(model.places)):
            field = model.places[i]
            later = model.twin()
            act = self.acts.plant[field]
            if model.counts[i] and model.kinds[i] == card:
                gain = later.grow(i, card)
            elif model.may_take(i):
                gain = later.replace(i, card)
                if model.counts[i]:
                    act = self.acts.harvest[field]
            else:
                continue
            gain += later.plan([], hand, 1, eager, numbers.wary) - before
            found.append((act, gain))
        return self.allowed(s, seat, found)

    def weigh_discards(self, s: State, seat: int) -> list[tuple[Action, float]]:
        """Return the revealed cards that are better discarded than planted, with their gains."""
        model = self.planter.fields(s, seat)
        eager = self.planter.eager(s, seat)
        hand = s.players[seat].hand
        ready = self.planter.ready(s, seat)
        before = model.plan(ready, hand, 0, eager, self.power_numbers.wary)
        found: list[tuple[Action, float]] = []
        for kind in sorted({*s.revealed}):
            rest = ready[:]
            rest.remove(kind)
            gain = model.plan(rest, hand, 0, eager, self.power_numbers.wary) - before
            if gain > 0.0:
                found.append((self.acts.discard[kind], gain))
        return found

    def allowed(self, s: State, seat: int, found: list[tuple[Action, float]]) -> list[tuple[Action, float]]:
        """Return each action once, without those that the rules refuse."""
        return [weighed for weighed in best_of_each(found) if self.rules.refusal(s, seat, weighed[0]) is None]
