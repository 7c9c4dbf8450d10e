"""The powers and spells that a seat might use now, as candidates for `rules.refusal`."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from bohnhof.games.rabohnzel import spellbook
from bohnhof.games.rabohnzel.actions import Use
from bohnhof.games.rabohnzel.agenda import beans_at_work, magic_has_begun
from bohnhof.games.rabohnzel.bean import FairyBean
from bohnhof.games.rabohnzel.spell import spell_of
from bohnhof.games.rabohnzel.spells import LISTED_PLACES

if TYPE_CHECKING:
    from bohnhof.engine.actions import Action
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import State
    from bohnhof.games.rabohnzel.acts import RabohnzelActs


def powers(rules: Rules, s: State, seat: int) -> list[Action]:
    """Return the uses of the powers of the active player's fields."""
    found: list[Action] = []
    if not magic_has_begun(s):
        return found
    acts = cast("RabohnzelActs", rules.acts)
    helped = spellbook.any_up(s, seat)
    for field, row in enumerate(s.players[seat].fields):
        if row and beans_at_work(s, field):
            bean = rules.beans[row[-1]]
            if isinstance(bean, FairyBean) and bean.power:
                found.extend(acts.use_on[field][: len(s.players)] if bean.aimed else acts.use[field])
                if helped:
                    found.extend(acts.use_on_helped[field] if bean.aimed else acts.use_helped[field])
    return found


def powers_left(rules: Rules, s: State) -> list[int]:
    """Return the fields of the active player whose power can still be used."""
    found: list[int] = []
    for use in powers(rules, s, s.active):
        if isinstance(use, Use) and use.field not in found and use.refusal(rules, s, s.active) is None:
            found.append(use.field)
    return sorted(found)


def has_power(rules: Rules, s: State, seat: int) -> bool:
    """Return whether a power can be used."""
    for use in powers(rules, s, seat):
        if use.refusal(rules, s, seat) is None:
            return True
    return False


def could_learn(rules: Rules, s: State, seat: int) -> bool:
    """Return whether a harvest could give this seat a spell now."""
    if not s.extra[spellbook.SPELLS] or rules.forbids_free_acts(s, seat) is not None:
        return False
    for field, row in enumerate(s.players[seat].fields):
        if row:
            bean = rules.beans[row[-1]]
            if isinstance(bean, FairyBean) and bean.teaches(len(row)):
                if rules.ask_may_harvest(s, seat, field):
                    return True
    return False


def could_activate(rules: Rules, s: State, seat: int) -> bool:
    """Return whether the active player could activate a spell, by public information.

    Any hand card might do it.
    """
    player = s.players[seat]
    if player.hand:
        return True
    for field, row in enumerate(player.fields):
        if row and beans_at_work(s, field):
            bean = rules.beans[row[-1]]
            if isinstance(bean, FairyBean) and bean.brews:
                return True
    return False


def ways_to_cast(rules: Rules, s: State, seat: int, number: int) -> list[Action]:
    """Return the closed actions that cast one active spell. Do not modify the list."""
    acts = cast("RabohnzelActs", rules.acts)
    return acts.cast[number][min(len(s.players[seat].hand), LISTED_PLACES)]


def casts(rules: Rules, s: State, seat: int) -> list[Action]:
    """Return the casts of every active spell that may be cast in this step."""
    found: list[Action] = []
    for number in spellbook.active_spells(s, seat):
        if spell_of(rules, number).is_timely(s):
            found.extend(ways_to_cast(rules, s, seat, number))
    return found


def with_casts(rules: Rules, s: State, seat: int, acts: list[Action]) -> list[Action]:
    """Return these actions and the casts of every active spell."""
    return [*acts, *casts(rules, s, seat)] if spellbook.any_up(s, seat) else acts


def has_cast(rules: Rules, s: State, seat: int) -> bool:
    """Return whether an active spell can be cast."""
    if spellbook.any_up(s, seat):
        for act in casts(rules, s, seat):
            if act.refusal(rules, s, seat) is None:
                return True
    return False


def spell_stops(rules: Rules, s: State, seat: int, step: int) -> bool:
    """Return whether a step waits for a seat because of an active spell that it could cast."""
    if spellbook.any_up(s, seat):
        for number in spellbook.active_spells(s, seat):
            if spell_of(rules, number).stops >> step & 1:
                for act in ways_to_cast(rules, s, seat, number):
                    if act.refusal(rules, s, seat) is None:
                        return True
    return False
