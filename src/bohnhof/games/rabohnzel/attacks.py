"""Attacks: draw a taler, whose bean decides what happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bohnhof.engine.facts import Fact
from bohnhof.engine.state import Entry
from bohnhof.games.rabohnzel import facts, spellbook
from bohnhof.games.rabohnzel.agenda import ATTACK, CHOOSE, HOLD
from bohnhof.games.rabohnzel.bean import FairyBean

if TYPE_CHECKING:
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import Row, State


def attack(rules: Rules, s: State, attacker: int, defender: int, twice: bool) -> None:
    """Begin an attack: draw one taler of a player, or two of which the attacker chooses one."""
    s.agenda.append(Entry(ATTACK, attacker, 0, defender + 1))
    draw_taler(rules, s, attacker, defender, twice)


def draw_taler(rules: Rules, s: State, attacker: int, defender: int, twice: bool) -> None:
    """Draw one or two random taler of the defender. Without taler nothing happens."""
    taler = s.players[defender].taler
    if not taler:
        return
    first = rules.draw_chance(s, len(taler))
    kind = taler[first]
    show(s, defender, kind, attacker)
    if twice and len(taler) > 1:
        second = rules.draw_chance(s, len(taler) - 1)
        other = taler[second + 1 if second >= first else second]
        show(s, defender, other, attacker)
        if other != kind:
            s.agenda.append(Entry(CHOOSE, attacker, kind, other))
            return
    count_taler(rules, s, attacker, defender, kind)


def show(s: State, seat: int, kind: int, attacker: int) -> None:
    """Show a drawn taler to everyone. It stays with its owner."""
    if s.facts is not None:
        s.facts.append(Fact(facts.TALER_SHOWN, seat, (kind,), 0, attacker))


def count_taler(rules: Rules, s: State, attacker: int, defender: int, kind: int) -> None:
    """Apply the effect of the drawn taler."""
    bean = rules.beans[kind]
    assert isinstance(bean, FairyBean)
    bean.strike(rules, s, attacker, defender)


def could_matter(s: State, attacker: int, defender: int, kind: int) -> bool:
    """Return whether a counter-attack can lead to anything but endless counter-attacks.

    `kind` is the bean whose taler allow counter-attacks.
    """
    theirs = s.players[defender].taler
    if not theirs:
        return False
    return theirs.count(kind) < len(theirs) or _has_other(s.players[attacker].taler, kind)


def _has_other(taler: Row, kind: int) -> bool:
    return taler.count(kind) < len(taler)


def steal(s: State, thief: int, victim: int, flags: int) -> None:
    """Take the last card of a hand, and hold it until it is planted or kept. Its kind is public."""
    kind = s.take_from_hand(victim, len(s.players[victim].hand) - 1)
    spellbook.forget(s, victim, kind)
    s.extra[spellbook.HELD].append(kind)
    s.agenda.append(Entry(HOLD, thief, flags))
    if s.facts is not None:
        s.facts.append(Fact(facts.STOLE, thief, (kind,), 0, victim))
