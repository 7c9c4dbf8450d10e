"""Interrupts of Rabohnzel: decisions that come before the turn goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from bohnhof.engine.actions import Action, Done, Plant
from bohnhof.engine.state import Entry
from bohnhof.engine.steps import ALONE, Decision, Step
from bohnhof.games.bohnanza.steps import PlantFromHand
from bohnhof.games.rabohnzel import options, reasons, spellbook
from bohnhof.games.rabohnzel.actions import Activate, Choose, Counter, Keep, Use
from bohnhof.games.rabohnzel.agenda import ACTIVATE, ATTACK, DEFENCE, SECRET, line_of, magic_has_begun
from bohnhof.games.rabohnzel.spell import Cast
from bohnhof.games.rabohnzel.spellbook import BORROWED, HELD

if TYPE_CHECKING:
    from bohnhof.engine.message import Message
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import State
    from bohnhof.games.rabohnzel.acts import RabohnzelActs

MOST_BLOWS = 1000


class Hold(Step):
    """An interrupt in which the card just drawn or stolen is planted or kept.

    It may be planted after a harvest.
    """

    name = "hold"
    interrupts = True

    def most(self, rules: Rules, s: State, line: Entry) -> tuple[int, int]:
        return SECRET | DEFENCE, 0

    def objection(self, rules: Rules, s: State, line: Entry) -> str:
        return "" if len(s.extra[HELD]) == 1 else "one card is held"

    def waits_for(self, rules: Rules, s: State, now: Entry) -> tuple[int, ...]:
        return ALONE[now.owner] if s.extra[HELD] else ()

    def welcomes(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> bool:
        if seat != now.owner:
            return False
        return isinstance(action, Keep) or (isinstance(action, Plant) and action.aside)

    def expects(self, rules: Rules, s: State, now: Entry, seat: int) -> Message:
        return reasons.HOLD

    def candidates(self, rules: Rules, s: State, now: Entry, seat: int) -> list[Action]:
        if seat != now.owner:
            return []
        acts = cast("RabohnzelActs", rules.acts)
        return [acts.keep, *acts.plant_ready[s.extra[HELD][0]]]

    def happen(self, rules: Rules, s: State, now: Entry) -> None:
        """Remove the step, and shuffle now if the draw pile has run out."""
        s.agenda.pop()
        rules.refill(s)


class ActivateSpells(Decision):
    """An interrupt in which up to `progress` different spells are activated."""

    name = "activate"
    interrupts = True

    def __init__(self) -> None:
        super().__init__(reasons.ACTIVATE, Activate, Done)

    def most(self, rules: Rules, s: State, line: Entry) -> tuple[int, int]:
        return 2, 0

    def waits_for(self, rules: Rules, s: State, now: Entry) -> tuple[int, ...]:
        seat = now.owner
        if now.progress and (spellbook.has_down(s, seat) or options.could_learn(rules, s, seat)):
            return ALONE[seat]
        return ()

    def candidates(self, rules: Rules, s: State, now: Entry, seat: int) -> list[Action]:
        if seat != now.owner:
            return []
        acts = cast("RabohnzelActs", rules.acts)
        found = [acts.activate[card] for card in s.players[seat].owned if card < len(acts.activate)]
        found.append(acts.done)
        return found

    def note(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> None:
        s.agenda.pop()
        if now.progress > 1 and not isinstance(action, Done):
            s.agenda.append(Entry(ACTIVATE, seat, now.progress - 1))


class Taken(Decision):
    """An interrupt in which the spell just drawn from another player may be activated.

    `progress` is 1 if it is borrowed. `other` is the number of spells learnt since, which are
    behind it.
    """

    name = "taken"
    interrupts = True

    def __init__(self) -> None:
        super().__init__(reasons.TAKEN, Activate, Done)

    def most(self, rules: Rules, s: State, line: Entry) -> tuple[int, int]:
        return 1, 0 if line.progress else max(0, len(s.players[line.owner].owned) - 1)

    def objection(self, rules: Rules, s: State, line: Entry) -> str:
        spells = s.extra[BORROWED] if line.progress else s.players[line.owner].owned
        if spells and self._taken(rules, s, line) < len(cast("RabohnzelActs", rules.acts).activate):
            return ""
        return "no spell that lies face down was taken last"

    def welcomes(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> bool:
        if isinstance(action, Activate) and action.number != self._taken(rules, s, now):
            return False
        return super().welcomes(rules, s, now, seat, action)

    def _taken(self, rules: Rules, s: State, now: Entry) -> int:
        """Return the spell just drawn. It is the last one before those learnt since."""
        if now.progress:
            return s.extra[BORROWED][-1]
        return s.players[now.owner].owned[-1 if rules.former else -1 - now.other]

    def candidates(self, rules: Rules, s: State, now: Entry, seat: int) -> list[Action]:
        if seat != now.owner:
            return []
        return [cast("RabohnzelActs", rules.acts).activate[self._taken(rules, s, now)], rules.acts.done]


class Attack(Step):
    """An interrupt for the duration of an attack by the owner on another seat.

    `other` is that seat, counted from 1. `progress` is the number of counter-attacks so far.
    """

    name = "attack"
    interrupts = True

    def most(self, rules: Rules, s: State, line: Entry) -> tuple[int, int]:
        return MOST_BLOWS, len(s.players)

    def objection(self, rules: Rules, s: State, line: Entry) -> str:
        return "" if line.other not in (0, line.owner + 1) else "another seat is attacked"


class ChooseTaler(Decision):
    """An interrupt in which the attacker chooses which of two drawn taler counts.

    Their kinds are `progress` and `other`.
    """

    name = "choose"
    interrupts = True

    def __init__(self) -> None:
        super().__init__(reasons.CHOOSE, Choose)

    def most(self, rules: Rules, s: State, line: Entry) -> tuple[int, int]:
        return len(rules.beans) - 1, len(rules.beans) - 1

    def objection(self, rules: Rules, s: State, line: Entry) -> str:
        at = line_of(s, ATTACK)
        if at < 0 or s.agenda[at].owner != line.owner or s.agenda[at].other < 1:
            return "its player attacks nobody"
        taler = s.players[s.agenda[at].other - 1].taler
        drawn = line.progress in taler and line.other in taler and line.progress != line.other
        return "" if drawn else "two taler of the player attacked were drawn"

    def welcomes(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> bool:
        return seat == now.owner and isinstance(action, Choose) and action.kind in (now.progress, now.other)

    def rebuff(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> Message:
        if seat == now.owner and isinstance(action, Choose):
            return reasons.NOT_DRAWN
        return super().rebuff(rules, s, now, seat, action)

    def candidates(self, rules: Rules, s: State, now: Entry, seat: int) -> list[Action]:
        choose = cast("RabohnzelActs", rules.acts).choose
        return [choose[now.progress], choose[now.other]] if seat == now.owner else []


class CounterAttack(Decision):
    """An interrupt in which the attacked player may counter-attack.

    `other` is the attacker, counted from 1.
    """

    name = "counter"
    interrupts = True

    def __init__(self) -> None:
        super().__init__(reasons.COUNTER, Counter, Done)

    def most(self, rules: Rules, s: State, line: Entry) -> tuple[int, int]:
        return 0, len(s.players)

    def objection(self, rules: Rules, s: State, line: Entry) -> str:
        at = line_of(s, ATTACK)
        if at < 0 or sorted([s.agenda[at].owner + 1, s.agenda[at].other]) != sorted(
            [line.owner + 1, line.other]
        ):
            return "there is no attack to strike back at"
        return ""


class Flow(PlantFromHand):
    """An interrupt in which the active player plants front cards in an unbroken run.

    Harvests may come in between, powers in the magic phase, and in phase 3 spells that plant a
    card.
    """

    name = "flow"
    interrupts = True

    def objection(self, rules: Rules, s: State, line: Entry) -> str:
        return "" if line.owner == s.active else f"it is the turn of player {s.active + 1}"

    def waits_for(self, rules: Rules, s: State, now: Entry) -> tuple[int, ...]:
        if s.players[now.owner].hand or options.has_power(rules, s, now.owner):
            return ALONE[now.owner]
        return ()

    def welcomes(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> bool:
        if isinstance(action, Use):
            return seat == now.owner and magic_has_begun(s)
        if isinstance(action, Cast):
            return seat == now.owner and action.spell(rules).plants
        return super().welcomes(rules, s, now, seat, action)

    def may_end(self, s: State, now: Entry) -> bool:
        return True

    def expects(self, rules: Rules, s: State, now: Entry, seat: int) -> Message:
        return reasons.FLOW

    def candidates(self, rules: Rules, s: State, now: Entry, seat: int) -> list[Action]:
        acts = super().candidates(rules, s, now, seat)
        if seat != now.owner:
            return acts
        if magic_has_begun(s):
            return [*acts, *options.powers(rules, s, seat)]
        return options.with_casts(rules, s, seat, acts)

    def note(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> None:
        if isinstance(action, Done):
            s.agenda.pop()
        elif isinstance(action, Plant):
            spellbook.forget(s, seat, s.players[seat].hand[0])


class Enchanted(PlantFromHand):
    """An interrupt in which the owner must plant the front card of the hand.

    For the active player, who cast the spell, this is optional. In phase 3 they may also plant the
    card by another spell; `progress` is 1 after that.
    """

    name = "enchanted"
    interrupts = True

    def waits_for(self, rules: Rules, s: State, now: Entry) -> tuple[int, ...]:
        return ALONE[now.owner] if s.players[now.owner].hand and not now.progress else ()

    def welcomes(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> bool:
        if isinstance(action, Cast):
            return seat == now.owner == s.active and action.spell(rules).plants
        return super().welcomes(rules, s, now, seat, action)

    def may_end(self, s: State, now: Entry) -> bool:
        return now.owner == s.active

    def expects(self, rules: Rules, s: State, now: Entry, seat: int) -> Message:
        return reasons.ENCHANTER if seat == s.active else reasons.ENCHANTED

    def candidates(self, rules: Rules, s: State, now: Entry, seat: int) -> list[Action]:
        acts = super().candidates(rules, s, now, seat)
        return options.with_casts(rules, s, seat, acts) if seat == now.owner == s.active else acts

    def note(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> None:
        if isinstance(action, Cast):
            s.bump()
            return
        s.agenda.pop()
        if isinstance(action, Plant):
            spellbook.forget(s, seat, s.players[seat].hand[0])


def steps() -> list[Step]:
    """Return the interrupts by their numbers."""
    return [
        Hold(),
        ActivateSpells(),
        Taken(),
        Attack(),
        ChooseTaler(),
        CounterAttack(),
        Flow(),
        Enchanted(),
    ]
