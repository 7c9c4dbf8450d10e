"""Choose which spells to activate and cast."""

from __future__ import annotations

from typing import final

from bohnhof.engine.actions import Action
from bohnhof.engine.state import State
from bohnhof.games.rabohnzel.agenda import MANY, plants_front
from bohnhof.games.rabohnzel.heuristic.field_model import PowerModel
from bohnhof.games.rabohnzel.heuristic.planter import PowerPlanter
from bohnhof.games.rabohnzel.heuristic.powers import powers_at_work
from bohnhof.games.rabohnzel.spell import Cast, spell_of
from bohnhof.games.rabohnzel.spellbook import SPELLS, THIRD_FIELDS, active_spells, any_up
from bohnhof.games.rabohnzel.spells import LISTED_PLACES, TO_DISCARD
from bohnhof.native import i64


@final
class SpellChooser:
    """The part of the heuristic that estimates the gain of each spell."""

    def __init__(self, planter: PowerPlanter) -> None:
        self.rules = planter.rules
        self.planter = planter
        self.powers = planter.powers
        self.acts = planter.powers.acts
        self.power_numbers = planter.power_numbers
        self.spells: list[str] = [""]
        """The ids of the spells by number, from 1."""
        for number in range(1, len(self.acts.brew)):
            self.spells.append(spell_of(self.rules, number).id)

    def expected_gain(self, s: State, seat: int, number: int) -> float:
        """Return the expected gain of a spell in this turn once it is active."""
        spell = self.spells[number]
        hope = self.power_numbers.hope_of(spell)
        if number == self.powers.helper:
            return self.help_hope(s, seat)
        if spell == "card-flow":
            return max(hope, self.flow(s, seat))
        if spell == "move":
            return max(hope, self.best_move(s, seat)[1])
        if spell == "field":
            return 0.0 if seat + 1 in s.extra[THIRD_FIELDS] else hope
        if spell == "chance":
            return hope if s.extra[SPELLS] else 0.0
        return hope

    def help_hope(self, s: State, seat: int) -> float:
        """Return what the spell that helps powers adds to a power that can still be used."""
        best = 0.0
        for _, kind, beans in powers_at_work(s, seat):
            if kind == self.powers.sword:
                more = self.powers.best_attack(s, seat, True) - self.powers.best_attack(s, seat, False)
                best = max(best, more)
            elif kind == self.powers.mean and beans < MANY:
                best = max(best, self.powers.harm_of_mean(s, seat))
        return best

    def best_activation(self, s: State, seat: int) -> float:
        """Return the expected gain of the best spell that is face down."""
        best = 0.0
        for card in s.players[seat].owned:
            if 0 < card < len(self.spells):
                best = max(best, self.expected_gain(s, seat, card))
        return best

    def weigh_casts(self, s: State, seat: int) -> list[tuple[Action, float]]:
        """Return the casts of active spells that are worth it now, with their gains."""
        found: list[tuple[Action, float]] = []
        if not any_up(s, seat):
            return found
        least = self.power_numbers.cast_least
        for number in active_spells(s, seat):
            if not spell_of(self.rules, number).is_timely(s):
                continue
            spell = self.spells[number]
            ways = self.acts.cast[number][min(len(s.players[seat].hand), LISTED_PLACES)]
            if spell == "move":
                way, gain = self.best_move(s, seat)
                if way is not None and gain > least and self.rules.refusal(s, seat, way) is None:
                    found.append((way, gain))
                continue
            for way in ways:
                assert isinstance(way, Cast)
                if self.rules.refusal(s, seat, way) is None:
                    gain = self.cast_gain(s, seat, spell, way)
                    if gain > least:
                        found.append((way, gain))
        return found

    def cast_gain(self, s: State, seat: int, spell: str, way: Cast) -> float:
        """Return the gain of a cast."""
        hope = self.power_numbers.hope_of(spell)
        if spell == "card-flow":
            return self.flow(s, seat)
        if spell == "pile":
            return self.planter.fields(s, seat).best_place(s.discard[-1])[0]
        if spell == "field":
            return self.third_field(s, seat, way.one)
        if spell == "bean-enchantment":
            return self.enchanted(s, seat, way.one, way.two)
        if spell == "trade":
            return hope if way.one != TO_DISCARD else hope / 4.0
        if spell == "spell-swap":
            return hope + 0.01 * len(s.players[way.one].owned)
        return hope

    def planting(self, s: State, seat: int) -> list[int]:
        """Return the cards that a spell may plant now."""
        return s.players[seat].hand[:1] if plants_front(s) else self.planter.ready(s, seat)

    def third_field(self, s: State, seat: int, kind: int) -> float:
        """Return the gain of planting a card on a third field."""
        wider = self.planter.fields(s, seat).wider()
        gain = wider.replace(len(wider.counts) - 1, kind)
        return self.planted(s, seat, kind, wider, gain)

    def enchanted(self, s: State, seat: int, kind: int, field: int) -> float:
        """Return the gain of planting a card on a single bean of another kind."""
        after = self.planter.fields(s, seat)
        place = after.places.index(field)
        gain = after.values[kind][2] - after.values[i64(after.kinds[place])][1]
        after.kinds[place] = kind
        after.counts[place] = 2
        return self.planted(s, seat, kind, after, gain)

    def planted(self, s: State, seat: int, kind: int, after: PowerModel, gain: float) -> float:
        """Return the gain of planting a card by a spell, over planting all cards without it.

        `after` is the model with the card planted, for a gain of `gain`.
        """
        eager = self.planter.eager(s, seat)
        hand = s.players[seat].hand
        ready = self.planting(s, seat)
        before = self.planter.fields(s, seat).plan(ready, hand, 0, eager, self.power_numbers.wary)
        rest = ready[:]
        rest.remove(kind)
        return gain + after.plan(rest, hand, 0, eager, self.power_numbers.wary) - before

    def flow(self, s: State, seat: int) -> float:
        """Return the gain of planting the best number of front cards."""
        model = self.planter.fields(s, seat)
        eager = self.planter.eager(s, seat)
        hand = s.players[seat].hand
        before = model.plan([], hand, 0, eager, self.power_numbers.wary)
        best = 0.0
        total = 0.0
        later = model.twin()
        for place in range(len(hand)):
            total += later.put(hand[place])
            rest = later.plan([], hand, place + 1, eager, self.power_numbers.wary)
            best = max(best, total + rest - before)
        return best

    def best_move(self, s: State, seat: int) -> tuple[Action | None, float]:
        """Return the best move of a card within the hand, and its gain; None if there is none."""
        hand = s.players[seat].hand
        model = self.planter.fields(s, seat)
        eager = self.planter.eager(s, seat)
        number = self.spells.index("move") if "move" in self.spells else 0
        if len(hand) < 2 or not number or not eager:
            return None, 0.0
        before = model.plan([], hand, 0, eager, self.power_numbers.wary)
        best = 0.0
        found: Action | None = None
        for way in self.acts.cast[number][min(len(hand), LISTED_PLACES)]:
            assert isinstance(way, Cast)
            after = hand[:]
            after.insert(way.two - 1, after.pop(way.one - 1))
            gain = model.plan([], after, 0, eager, self.power_numbers.wary) - before
            if gain > best:
                best = gain
                found = way
        return found, best
