"""The seven beans of Rabohnzel. Each class defines what the bean does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bohnhof.engine.facts import DREW, Fact
from bohnhof.engine.state import NOBODY, Entry, without
from bohnhof.games.rabohnzel import facts, reasons, spellbook
from bohnhof.games.rabohnzel.agenda import ACTIVATE, COUNTER, DEFENCE, HOLD, MANY, SECRET
from bohnhof.games.rabohnzel.attacks import attack, could_matter, show, steal
from bohnhof.games.rabohnzel.bean import FairyBean
from bohnhof.games.rabohnzel.beanometers import COUNTS, Beanometers

if TYPE_CHECKING:
    from bohnhof.engine.cards import Bean
    from bohnhof.engine.message import Message
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import State


class Sword(FairyBean):
    """Sword: attack a player. If one is drawn as a taler, its owner may counter-attack."""

    power = True
    aimed = True

    def takes_help(self, beans: int) -> bool:
        return True

    def work(self, rules: Rules, s: State, seat: int, beans: int, target: int, helped: bool) -> None:
        attack(rules, s, seat, target, helped)

    def strike(self, rules: Rules, s: State, attacker: int, defender: int) -> None:
        if could_matter(s, defender, attacker, rules.kinds[self.id]):
            s.agenda.append(Entry(COUNTER, defender, 0, attacker + 1))


class Princess(FairyBean):
    """Princess: no power. If one is drawn as a taler, the attacker gets it."""

    def strike(self, rules: Rules, s: State, attacker: int, defender: int) -> None:
        kind = rules.kinds[self.id]
        s.players[defender].taler = without(s.players[defender].taler, kind)
        s.players[attacker].taler += (kind,)
        if s.facts is not None:
            s.facts.append(Fact(facts.FREED, attacker, (kind,), 0, defender))


class Magic(FairyBean):
    """Magic: activate a spell, or two with four beans.

    From the hand, each card activates one spell. If one is drawn as a taler, the attacker may
    activate a spell.
    """

    power = True
    brews = True

    def forbids(
        self, rules: Rules, s: State, seat: int, beans: int, target: int, helped: bool
    ) -> Message | None:
        return None if spellbook.has_down(s, seat) else reasons.NOTHING_TO_ACTIVATE

    def work(self, rules: Rules, s: State, seat: int, beans: int, target: int, helped: bool) -> None:
        s.agenda.append(Entry(ACTIVATE, seat, 2 if beans >= MANY else 1))

    def strike(self, rules: Rules, s: State, attacker: int, defender: int) -> None:
        s.agenda.append(Entry(ACTIVATE, attacker, 1))


class White(FairyBean):
    """White: draw a card. With four beans it may be planted at once."""

    power = True

    def forbids(
        self, rules: Rules, s: State, seat: int, beans: int, target: int, helped: bool
    ) -> Message | None:
        return None if s.draw else reasons.NOTHING_TO_DRAW

    def work(self, rules: Rules, s: State, seat: int, beans: int, target: int, helped: bool) -> None:
        kind = s.draw.pop()
        if s.facts is not None:
            s.facts.append(Fact(DREW, seat, (kind,), known=1 << seat))
        if beans >= MANY:
            s.extra[spellbook.HELD].append(kind)
            s.agenda.append(Entry(HOLD, seat, SECRET))
        else:
            s.players[seat].hand.append(kind)
            rules.refill(s)


class Mean(FairyBean):
    """Mean: with four beans, all other players show a taler; all but the highest lose it."""

    power = True

    def forbids(
        self, rules: Rules, s: State, seat: int, beans: int, target: int, helped: bool
    ) -> Message | None:
        return None if beans >= MANY or helped else reasons.TOO_FEW_BEANS

    def takes_help(self, beans: int) -> bool:
        return beans < MANY

    def work(self, rules: Rules, s: State, seat: int, beans: int, target: int, helped: bool) -> None:
        shown = [0] * len(s.players)
        highest = 0
        for turn in range(1, len(s.players)):
            other = (seat + turn) % len(s.players)
            taler = s.players[other].taler
            if taler:
                kind = taler[rules.draw_chance(s, len(taler))]
                shown[other] = kind
                highest = max(highest, rules.beans[kind].count)
                show(s, other, kind, NOBODY)
        for turn in range(1, len(s.players)):
            other = (seat + turn) % len(s.players)
            kind = shown[other]
            if kind and rules.beans[kind].count < highest:
                s.players[other].taler = without(s.players[other].taler, kind)
                s.discard.append(kind)
                if s.facts is not None:
                    s.facts.append(Fact(facts.LOST, other, (kind,)))


class Cap(FairyBean):
    """Cap: no power, but a harvest of two or more beans gives a spell."""

    def teaches(self, beans: int) -> bool:
        return beans >= 2


class Picker(FairyBean):
    """Picker: take the last card of a player's hand.

    If one is drawn as a taler, its owner takes the last card of the attacker.
    """

    power = True
    aimed = True

    def forbids(
        self, rules: Rules, s: State, seat: int, beans: int, target: int, helped: bool
    ) -> Message | None:
        return None if s.players[target].hand else reasons.NOTHING_TO_STEAL

    def work(self, rules: Rules, s: State, seat: int, beans: int, target: int, helped: bool) -> None:
        steal(s, seat, target, 0)

    def strike(self, rules: Rules, s: State, attacker: int, defender: int) -> None:
        if s.players[attacker].hand:
            steal(s, defender, attacker, DEFENCE)


def beans(table: Beanometers) -> list[Bean]:
    """Return the beans of the deck, 98 cards (RZ 1.2), with these beanometers (RZ 1.3)."""
    return [
        Sword("sword", COUNTS["sword"], table.steps("sword")),
        Princess("princess", COUNTS["princess"], table.steps("princess")),
        Magic("magic", COUNTS["magic"], table.steps("magic")),
        White("white", COUNTS["white"], table.steps("white")),
        Mean("mean", COUNTS["mean"], table.steps("mean")),
        Cap("cap", COUNTS["cap"], table.steps("cap")),
        Picker("picker", COUNTS["picker"], table.steps("picker")),
    ]
