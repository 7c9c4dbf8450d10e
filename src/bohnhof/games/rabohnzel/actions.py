"""The actions of Rabohnzel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bohnhof.engine import reasons as common
from bohnhof.engine import targets
from bohnhof.engine.actions import Action, Discard, OfKind
from bohnhof.engine.cards import Bean
from bohnhof.engine.facts import ALL, Fact
from bohnhof.engine.state import NOBODY, Entry
from bohnhof.engine.targets import Target
from bohnhof.games.rabohnzel import facts, reasons, spellbook
from bohnhof.games.rabohnzel.agenda import ATTACK, SECRET, TAKEN, beans_at_work, line_of, put_to_work
from bohnhof.games.rabohnzel.attacks import count_taler, draw_taler
from bohnhof.games.rabohnzel.bean import FairyBean
from bohnhof.games.rabohnzel.spellbook import HELD

if TYPE_CHECKING:
    from bohnhof.engine.message import Message
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import State


class Use(Action):
    """An action that uses the power of a field.

    `target` is the seat it is aimed at, or NOBODY. `helper` is the number of the spell that helps
    it, or 0.
    """

    by = targets.CONFIRM
    __match_args__ = ("field", "target", "helper")

    def __init__(self, field: int, target: int = NOBODY, helper: int = 0) -> None:
        self.field = field
        self.target = target
        self.helper = helper

    def refusal(self, rules: Rules, s: State, seat: int) -> Message | None:
        row = s.players[seat].fields[self.field]
        if not row:
            return common.EMPTY_FIELD if rules.ask_has_field(s, seat, self.field) else common.NO_FIELD
        bean = rules.beans[row[-1]]
        if not isinstance(bean, FairyBean) or not bean.power:
            return reasons.NO_POWER
        beans = beans_at_work(s, self.field)
        if not beans:
            return reasons.POWER_USED
        if not bean.aimed:
            if self.target != NOBODY:
                return reasons.NO_AIM
        elif self.target == NOBODY:
            return reasons.NAME_A_PLAYER
        elif self.target == seat:
            return reasons.NOT_YOURSELF
        elif self.target >= len(s.players):
            return common.NO_SEAT
        if self.helper:
            if not spellbook.is_up(s, seat, self.helper):
                return reasons.NOT_ACTIVE
            if not bean.takes_help(beans):
                return reasons.NO_HELP
        return bean.forbids(rules, s, seat, beans, self.target, self.helper != 0)

    def perform(self, rules: Rules, s: State, seat: int) -> None:
        kind = s.players[seat].fields[self.field][-1]
        bean = rules.beans[kind]
        assert isinstance(bean, FairyBean)
        beans = beans_at_work(s, self.field)
        put_to_work(s, self.field, 0)
        if s.facts is not None:
            s.facts.append(Fact(facts.USED, seat, (kind,), self.field, self.target))
        if self.helper:
            spellbook.turn_down(s, seat, self.helper)
            if s.facts is not None:
                s.facts.append(Fact(facts.CAST, seat, (), self.helper))
        bean.work(rules, s, seat, beans, self.target, self.helper != 0)

    def sentence(self, rules: Rules) -> str:
        words = f"use {self.field + 1}"
        if self.target != NOBODY:
            words += f" on {self.target + 1}"
        return f"{words} with {rules.privileges[self.helper].id}" if self.helper else words

    def targets(self, rules: Rules) -> list[Target]:
        found = [targets.field(self.field)]
        if self.target != NOBODY:
            found.append(targets.seat(self.target))
        if self.helper:
            found.append(Target("card", id=rules.privileges[self.helper].id))
        return found


class Brew(Action):
    """An action that discards a hand card to activate a spell.

    Without a position, the copy nearest to the front is used.
    """

    __match_args__ = ("number", "kind", "place")

    def __init__(self, number: int, kind: int = 0, place: int = 0) -> None:
        self.number = number
        self.kind = kind
        self.place = place

    def refusal(self, rules: Rules, s: State, seat: int) -> Message | None:
        player = s.players[seat]
        if self.number not in player.owned:
            return reasons.NOT_YOUR_SPELL
        if not self.place:
            return None if _brewing_place(rules, player.hand) else reasons.NO_BREW
        if self.place > len(player.hand) or player.hand[self.place - 1] != self.kind:
            return common.WRONG_PLACE
        return None if _brews(rules, self.kind) else reasons.NO_BREW

    def perform(self, rules: Rules, s: State, seat: int) -> None:
        place = self.place or _brewing_place(rules, s.players[seat].hand)
        kind = s.take_from_hand(seat, place - 1)
        spellbook.forget(s, seat, kind)
        s.discard.append(kind)
        spellbook.turn_up(s, seat, self.number, (kind,))

    def sentence(self, rules: Rules) -> str:
        if self.place:
            return f"{self.public_sentence(rules)}: {rules.beans[self.kind].id}@{self.place}"
        return self.public_sentence(rules)

    def public_sentence(self, rules: Rules) -> str:
        return f"brew {rules.privileges[self.number].id}"

    def targets(self, rules: Rules) -> list[Target]:
        return [Target("card", id=rules.privileges[self.number].id), Target("hand", id=_brewing(rules).id)]

    def for_copy(self, rules: Rules) -> str:
        return f"{self.public_sentence(rules)}: {_brewing(rules).id}@#"


def _brews(rules: Rules, kind: int) -> bool:
    bean = rules.beans[kind]
    return isinstance(bean, FairyBean) and bean.brews


def _brewing(rules: Rules) -> Bean:
    """Return the bean that activates spells."""
    return next(bean for kind, bean in enumerate(rules.beans) if _brews(rules, kind))


def _brewing_place(rules: Rules, hand: list[int]) -> int:
    """Return the position of the first card that activates a spell, from 1; 0 if there is none."""
    for i, kind in enumerate(hand):
        if _brews(rules, kind):
            return i + 1
    return 0


class Activate(Action):
    """An action that activates a spell by a power, in an attack, or after a Spell Swap."""

    spares_offers = True
    __match_args__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def refusal(self, rules: Rules, s: State, seat: int) -> Message | None:
        if s.agenda[-1].step == TAKEN or self.number in s.players[seat].owned:
            return None
        return reasons.NOT_YOUR_SPELL

    def perform(self, rules: Rules, s: State, seat: int) -> None:
        spellbook.turn_up(s, seat, self.number)

    def sentence(self, rules: Rules) -> str:
        return f"activate {rules.privileges[self.number].id}"

    def targets(self, rules: Rules) -> list[Target]:
        return [Target("card", id=rules.privileges[self.number].id)]


class Keep(Action):
    """An action that puts the card just drawn or stolen at the back of the hand."""

    by = targets.CONTROL

    def perform(self, rules: Rules, s: State, seat: int) -> None:
        kind = s.extra[HELD].pop()
        s.players[seat].hand.append(kind)
        secret = s.agenda[-1].progress & SECRET != 0
        if not secret:
            spellbook.remember(s, seat, kind)
        if s.facts is not None:
            s.facts.append(Fact(facts.KEPT, seat, (kind,), known=1 << seat if secret else ALL))

    def sentence(self, rules: Rules) -> str:
        return "keep"


class Counter(Action):
    """An action that counter-attacks the attacker."""

    def perform(self, rules: Rules, s: State, seat: int) -> None:
        at = line_of(s, ATTACK)
        attack = s.agenda[at]
        s.agenda[at] = Entry(ATTACK, attack.owner, attack.progress + 1, attack.other)
        attacker = attack.owner if seat != attack.owner else attack.other - 1
        if s.facts is not None:
            s.facts.append(Fact(facts.STRUCK_BACK, seat, (), 0, attacker))
        draw_taler(rules, s, seat, attacker, False)

    def sentence(self, rules: Rules) -> str:
        return "counter"


class Choose(OfKind):
    """An action that chooses which of two drawn taler counts in an attack."""

    def perform(self, rules: Rules, s: State, seat: int) -> None:
        attack = s.agenda[line_of(s, ATTACK)]
        count_taler(rules, s, attack.owner, attack.other - 1, self.kind)

    def sentence(self, rules: Rules) -> str:
        return f"choose {rules.beans[self.kind].id}"

    def targets(self, rules: Rules) -> list[Target]:
        return [Target("taler", id=rules.beans[self.kind].id)]


class DiscardRevealed(Discard):
    """An action that discards a revealed card."""

    def refusal(self, rules: Rules, s: State, seat: int) -> Message | None:
        return None if self.kind in s.revealed else reasons.NOT_REVEALED
