"""Attacks: a taler is drawn, and its bean decides."""

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
    """Attack a player: draw one of his taler, or two of which one is chosen."""
    s.agenda.append(Entry(ATTACK, attacker, 0, defender + 1))
    draw_taler(rules, s, attacker, defender, twice)


def draw_taler(rules: Rules, s: State, attacker: int, defender: int, twice: bool) -> None:
    """Draw from the defender's taler by chance; without any, nothing happens."""
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
    """A taler is seen by all and goes back."""
    if s.facts is not None:
        s.facts.append(Fact(facts.TALER_SHOWN, seat, (kind,), 0, attacker))


def count_taler(rules: Rules, s: State, attacker: int, defender: int, kind: int) -> None:
    """The bean of the drawn taler decides."""
    bean = rules.beans[kind]
    assert isinstance(bean, FairyBean)
    bean.strike(rules, s, attacker, defender)


def could_matter(s: State, attacker: int, defender: int, kind: int) -> bool:
    """Whether a counter-attack could bring anything but counter-attacks without end (kind)."""
    theirs = s.players[defender].taler
    if not theirs:
        return False
    return theirs.count(kind) < len(theirs) or _has_other(s.players[attacker].taler, kind)


def _has_other(taler: Row, kind: int) -> bool:
    return taler.count(kind) < len(taler)


def steal(s: State, thief: int, victim: int, flags: int) -> None:
    """Take the last card of a hand, say aloud what it is, and hold it until it is planted or kept."""
    kind = s.take_from_hand(victim, len(s.players[victim].hand) - 1)
    spellbook.forget(s, victim, kind)
    s.extra[spellbook.HELD].append(kind)
    s.agenda.append(Entry(HOLD, thief, flags))
    if s.facts is not None:
        s.facts.append(Fact(facts.STOLE, thief, (kind,), 0, victim))
