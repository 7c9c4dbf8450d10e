"""Estimate the gain of the powers of beans: attacks, thefts and magic."""

from __future__ import annotations

from typing import final

from bohnhof.bots.heuristics.field_model import NEVER
from bohnhof.engine.actions import Action
from bohnhof.engine.state import State
from bohnhof.games.rabohnzel.acts import RabohnzelActs
from bohnhof.games.rabohnzel.agenda import MANY, beans_at_work
from bohnhof.games.rabohnzel.heuristic.forecast import PowerForecast
from bohnhof.games.rabohnzel.rules import Rabohnzel
from bohnhof.games.rabohnzel.spell import spell_of
from bohnhof.games.rabohnzel.spellbook import has_down, is_up


def powers_at_work(s: State, seat: int) -> list[tuple[int, int, int]]:
    """Return the fields whose power can be used now, each with its kind and number of beans."""
    found: list[tuple[int, int, int]] = []
    for field, row in enumerate(s.players[seat].fields):
        beans = beans_at_work(s, field) if row else 0
        if beans:
            found.append((field, row[-1], beans))
    return found


@final
class Powers:
    """The gain of the power of each kind, now and per round."""

    def __init__(self, rules: Rabohnzel, forecast: PowerForecast) -> None:
        assert isinstance(rules.acts, RabohnzelActs)
        self.acts: RabohnzelActs = rules.acts
        self.forecast = forecast
        self.power_numbers = forecast.power_numbers
        self.sword = rules.kinds["sword"]
        self.princess = rules.kinds["princess"]
        self.magic = rules.kinds["magic"]
        self.white = rules.kinds["white"]
        self.mean = rules.kinds["mean"]
        self.picker = rules.kinds["picker"]
        self.counts = [bean.count for bean in rules.beans]
        self.helper = 0
        """The number of the spell that helps powers; 0 if there is none."""
        for number in range(1, len(self.acts.brew)):
            if spell_of(rules, number).helps:
                self.helper = number

    def income(self, s: State, seat: int, kind: int, many: bool) -> float:
        """Return the expected gain of the power of a row per round, in taler."""
        numbers = self.power_numbers
        if kind == self.sword:
            return numbers.sword + numbers.attack * self.best_attack(s, seat, False)
        if kind == self.magic:
            return numbers.magic
        if kind == self.white:
            return numbers.white_many if many else numbers.white
        if kind == self.mean:
            return numbers.mean * self.harm_of_mean(s, seat) if many else 0.0
        if kind == self.picker:
            return numbers.picker
        return 0.0

    def ahead(self, s: State, seat: int) -> float:
        """Return the taler of a seat, including what its fields would pay now."""
        player = s.players[seat]
        total = float(len(player.taler))
        for row in player.fields:
            if row:
                total += self.forecast.worths[row[-1]][len(row)]
        return total

    def harms(self, s: State, seat: int) -> list[float]:
        """Return, by seat, the value to this seat of a taler that the other loses."""
        numbers = self.power_numbers
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
        """Return the attacker's gain if a taler of this kind is drawn."""
        if kind == self.princess:
            return 1.0 - self.forecast.risk + harm
        if kind == self.magic:
            return self.power_numbers.magic if has_down(s, attacker) else 0.0
        if kind == self.picker:
            return -self.power_numbers.robbed if s.players[attacker].hand else 0.0
        if kind == self.sword:
            taler = s.players[attacker].taler
            if taler:
                return -self.power_numbers.fear * taler.count(self.princess) / len(taler)
        return 0.0

    def attack_hope(self, s: State, attacker: int, defender: int, harm: float, twice: bool) -> float:
        """Return the expected gain of drawing a taler, or the better of two."""
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

    def best_attack(self, s: State, seat: int, twice: bool) -> float:
        """Return the expected gain of a seat's best attack, with one draw or the better of two."""
        best = 0.0
        harms = self.harms(s, seat)
        for other in range(len(s.players)):
            if other != seat:
                best = max(best, self.attack_hope(s, seat, other, harms[other], twice))
        return best

    def harm_of_mean(self, s: State, seat: int) -> float:
        """Return the expected gain of Mean beans, which cost others all but the highest taler."""
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
        """Return the powers that can be used, except that of Magic beans, with their gains."""
        acts = self.acts
        numbers = self.power_numbers
        found: list[tuple[Action, float]] = []
        harms = self.harms(s, seat)
        helped = self.helper > 0 and is_up(s, seat, self.helper)
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
