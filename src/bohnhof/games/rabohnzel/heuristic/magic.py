"""What powers and spells bring at one moment."""

from __future__ import annotations

from typing import Final

from bohnhof.engine.actions import Action
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import State
from bohnhof.games.rabohnzel import spellbook
from bohnhof.games.rabohnzel.agenda import MANY, beans_at_work, plants_front
from bohnhof.games.rabohnzel.heuristic.fields import Fairy
from bohnhof.games.rabohnzel.heuristic.plot import FairyPlot
from bohnhof.games.rabohnzel.spell import Cast, spell_of
from bohnhof.games.rabohnzel.spellbook import SPELLS, THIRD_FIELDS
from bohnhof.games.rabohnzel.spells import LISTED_PLACES, TO_DISCARD
from bohnhof.native import i64, mypyc_attr

NEVER: Final = -1e9


def powers_at_work(s: State, seat: int) -> list[tuple[int, int, int]]:
    """The fields whose power can be used now, each with its kind and with how many beans."""
    found: list[tuple[int, int, int]] = []
    for field, row in enumerate(s.players[seat].fields):
        beans = beans_at_work(s, field) if row else 0
        if beans:
            found.append((field, row[-1], beans))
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Magician(Fairy):
    """Weighs attacks, thefts and spells."""

    def __init__(self, rules: Rules, others: dict[str, float] | None = None) -> None:
        """With the numbers of its game, or with others."""
        super().__init__(rules, others)
        self.helper = 0
        """The spell that helps powers, 0 where there is none."""
        self.spells: list[str] = [""]
        """By number."""
        for number in range(1, len(self.acts.brew)):
            spell = spell_of(rules, number)
            self.spells.append(spell.id)
            if spell.helps:
                self.helper = number
        self.counts = [bean.count for bean in rules.beans]

    # Powers

    def ahead(self, s: State, seat: int) -> float:
        """What this seat has, fields included as they are."""
        player = s.players[seat]
        total = float(len(player.taler))
        for row in player.fields:
            if row:
                total += self.forecast.worths[row[-1]][len(row)]
        return total

    def harms(self, s: State, seat: int) -> list[float]:
        """By seat: what it is worth that somebody loses a taler; most where he is ahead of the others."""
        numbers = self.fairy
        found: list[float] = []
        first = -1
        best = NEVER
        for other in range(len(s.players)):
            found.append(numbers.harm)
            if other != seat:
                ahead = self.ahead(s, other)
                if ahead > best:
                    best = ahead
                    first = other
        if first >= 0:
            found[first] = numbers.leader_harm
        return found

    def prize(self, s: State, kind: int, attacker: int, defender: int, harm: float) -> float:
        """What it brings the attacker that a taler of this kind is drawn."""
        if kind == self.princess:
            return 1.0 - self.power_forecast.risk + harm
        if kind == self.magic:
            return self.fairy.magic if spellbook.has_down(s, attacker) else 0.0
        if kind == self.picker:
            return -self.fairy.robbed if s.players[attacker].hand else 0.0
        if kind == self.sword:
            taler = s.players[attacker].taler
            if taler:
                return -self.fairy.fear * taler.count(self.princess) / len(taler)
        return 0.0

    def attack_hope(self, s: State, attacker: int, defender: int, harm: float, twice: bool) -> float:
        """What drawing a taler brings, or the better of two."""
        taler = s.players[defender].taler
        if not taler:
            return 0.0
        prizes = [self.prize(s, kind, attacker, defender, harm) for kind in taler]
        total = 0.0
        if not twice or len(taler) == 1:
            for prize in prizes:
                total += prize
            return total / len(prizes)
        for i in range(len(prizes)):
            for j in range(i):
                total += max(prizes[i], prizes[j])
        return total / (len(prizes) * (len(prizes) - 1) / 2.0)

    def best_attack(self, s: State, seat: int) -> float:
        return self._best_attack(s, seat, False)

    def _best_attack(self, s: State, seat: int, twice: bool) -> float:
        best = 0.0
        harms = self.harms(s, seat)
        for other in range(len(s.players)):
            if other != seat:
                best = max(best, self.attack_hope(s, seat, other, harms[other], twice))
        return best

    def harm_of_mean(self, s: State, seat: int) -> float:
        """Every other seat with taler shows one; all but the highest lose theirs."""
        total = 0.0
        harms = self.harms(s, seat)
        for other in range(len(s.players)):
            taler = s.players[other].taler
            if other == seat or not taler:
                continue
            lost = 0.0
            for kind in taler:
                keeps = 1.0
                for third in range(len(s.players)):
                    theirs = s.players[third].taler
                    if third in (other, seat) or not theirs:
                        continue
                    lower = 0
                    for drawn in theirs:
                        if self.counts[drawn] <= self.counts[kind]:
                            lower += 1
                    keeps *= lower / len(theirs)
                lost += 1.0 - keeps
            total += harms[other] * lost / len(taler)
        return total

    def weigh_powers(self, s: State, seat: int) -> list[tuple[Action, float]]:
        """The powers of the fields that can still be used, but for the one that activates spells."""
        acts = self.acts
        numbers = self.fairy
        found: list[tuple[Action, float]] = []
        harms = self.harms(s, seat)
        helped = self.helper > 0 and spellbook.is_up(s, seat, self.helper)
        for field, kind, beans in powers_at_work(s, seat):
            if kind == self.white:
                if s.draw:
                    gain = numbers.white_many if beans >= MANY else numbers.white
                    found.append((acts.use[field][0], gain))
            elif kind == self.mean:
                if beans >= MANY:
                    found.append((acts.use[field][0], self.harm_of_mean(s, seat)))
                elif helped:
                    found.append((acts.use_helped[field][0], self.harm_of_mean(s, seat)))
            elif kind == self.picker or kind == self.sword:
                for other in range(len(s.players)):
                    if other == seat:
                        continue
                    if kind == self.picker:
                        if s.players[other].hand:
                            gain = numbers.picker + numbers.robbed * harms[other]
                            found.append((acts.use_on[field][other], gain))
                        continue
                    gain = self.attack_hope(s, seat, other, harms[other], False)
                    found.append((acts.use_on[field][other], gain))
                    if helped:
                        gain = self.attack_hope(s, seat, other, harms[other], True)
                        found.append((acts.use_on_helped[field][other], gain))
        return found

    # Spells

    def spell_hope(self, s: State, seat: int, number: int) -> float:
        """What a spell may bring in this turn once it is active."""
        spell = self.spells[number]
        hope = self.fairy.hope_of(spell)
        if number == self.helper:
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
        """What the spell that helps powers brings to one that can still be used."""
        best = 0.0
        for _, kind, beans in powers_at_work(s, seat):
            if kind == self.sword:
                more = self._best_attack(s, seat, True) - self._best_attack(s, seat, False)
                best = max(best, more)
            elif kind == self.mean and beans < MANY:
                best = max(best, self.harm_of_mean(s, seat))
        return best

    def best_activation(self, s: State, seat: int) -> float:
        """What the most promising spell that lies face down may bring."""
        best = 0.0
        for card in s.players[seat].owned:
            if 0 < card < len(self.spells):
                best = max(best, self.spell_hope(s, seat, card))
        return best

    def weigh_casts(self, s: State, seat: int) -> list[tuple[Action, float]]:
        """The ways to use active spells now that are worth it."""
        found: list[tuple[Action, float]] = []
        if not spellbook.any_up(s, seat):
            return found
        least = self.fairy.cast_least
        for number in spellbook.active_spells(s, seat):
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
        """What casting a spell so brings."""
        hope = self.fairy.hope_of(spell)
        if spell == "card-flow":
            return self.flow(s, seat)
        if spell == "pile":
            return self.plot(s, seat).best_place(s.discard[-1])
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
        """What a spell that plants may plant now."""
        return s.players[seat].hand[:1] if plants_front(s) else self.ready(s, seat)

    def third_field(self, s: State, seat: int, kind: int) -> float:
        """What it brings to plant a card on a third field."""
        wider = self.fairy_plot(s, seat).wider()
        gain = wider.replace(len(wider.counts) - 1, kind)
        return self.planted(s, seat, kind, wider, gain)

    def enchanted(self, s: State, seat: int, kind: int, field: int) -> float:
        """What it brings to plant a card onto a lone bean of another kind."""
        after = self.fairy_plot(s, seat)
        place = after.places.index(field)
        gain = after.values[kind][2] - after.values[i64(after.kinds[place])][1]
        after.kinds[place] = kind
        after.counts[place] = 2
        return self.planted(s, seat, kind, after, gain)

    def planted(self, s: State, seat: int, kind: int, after: FairyPlot, gain: float) -> float:
        """What is gained with a card, and with the others on the fields as they are after it, against what
        all of them bring without a spell.
        """
        eager = self.eager(s, seat)
        hand = s.players[seat].hand
        ready = self.planting(s, seat)
        before = self.fairy_plot(s, seat).plan(ready, hand, 0, eager, self.fairy.wary)
        rest = ready[:]
        rest.remove(kind)
        return gain + after.plan(rest, hand, 0, eager, self.fairy.wary) - before

    def flow(self, s: State, seat: int) -> float:
        """What a run of front cards brings, as long as it should be."""
        return self.run(self.fairy_plot(s, seat), s, seat)

    def run(self, plot: FairyPlot, s: State, seat: int) -> float:
        eager = self.eager(s, seat)
        hand = s.players[seat].hand
        before = plot.plan([], hand, 0, eager, self.fairy.wary)
        best = 0.0
        total = 0.0
        later = plot.twin()
        for place in range(len(hand)):
            total += later.put(hand[place])
            rest = later.plan([], hand, place + 1, eager, self.fairy.wary)
            best = max(best, total + rest - before)
        return best

    def best_move(self, s: State, seat: int) -> tuple[Action | None, float]:
        """The best card to move within the hand, and what that brings."""
        hand = s.players[seat].hand
        plot = self.plot(s, seat)
        eager = self.eager(s, seat)
        number = self.spells.index("move") if "move" in self.spells else 0
        if len(hand) < 2 or not number or not eager:
            return None, 0.0
        before = plot.plan([], hand, 0, eager, self.fairy.wary)
        best = 0.0
        found: Action | None = None
        for way in self.acts.cast[number][min(len(hand), LISTED_PLACES)]:
            assert isinstance(way, Cast)
            after = hand[:]
            after.insert(way.two - 1, after.pop(way.one - 1))
            gain = plot.plan([], after, 0, eager, self.fairy.wary) - before
            if gain > best:
                best = gain
                found = way
        return found, best
