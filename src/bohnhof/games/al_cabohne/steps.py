"""The steps of a turn of Al Cabohne, which has six phases."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from bohnhof.engine.actions import Action, Done, Plant
from bohnhof.engine.state import Entry
from bohnhof.engine.steps import ALL_SEATS, ALONE, Step
from bohnhof.engine.turns import DrawCards, NextTurn
from bohnhof.games.al_cabohne import reasons
from bohnhof.games.al_cabohne.actions import DiscardLeftover, Give, Pay, PlantForBoss, PlantGroup
from bohnhof.native import i64, mypyc_attr

if TYPE_CHECKING:
    from bohnhof.engine.message import Message
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import State
    from bohnhof.games.al_cabohne.acts import MafiaActs
    from bohnhof.games.al_cabohne.rules import AlCabohne

USE: Final = 0
PAY: Final = 1
PLANT_HAND: Final = 2
REVEAL: Final = 3
GROW: Final = 4
DRAW: Final = 5
NEXT: Final = 6

TURN: Final = [USE, PAY, PLANT_HAND, REVEAL, GROW, DRAW, NEXT]
TURN_ALONE: Final = [PAY, PLANT_HAND, REVEAL, GROW, DRAW, NEXT]
"""The steps of a turn in the solo game. Do not modify it, nor TURN."""

THROWN_BITS: Final = 2
KIND_BITS: Final = 5
KIND_MASK: Final = 31
MOST_PLANTED: Final = (1 << THROWN_BITS + 3 * KIND_BITS) - 1
"""The greatest `other` of phase 3.

The lowest two bits are for games built on this one. Above them is the kind last planted on each
field.
"""

EXHAUSTED: Final = 1
"""The `progress` of the end of a turn if the draw pile ran out in phase 6."""


@mypyc_attr(allow_interpreted_subclasses=True)
class UseLeftovers(Step):
    """Phase 1: plant each leftover card on a field, or discard it."""

    name = "use"

    def waits_for(self, rules: Rules, s: State, now: Entry) -> tuple[int, ...]:
        return ALONE[now.owner] if s.revealed else ()

    def welcomes(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> bool:
        if isinstance(action, Plant):
            return seat == now.owner and action.aside
        return seat == now.owner and isinstance(action, DiscardLeftover)

    def expects(self, rules: Rules, s: State, now: Entry, seat: int) -> Message:
        return reasons.USING

    def candidates(self, rules: Rules, s: State, now: Entry, seat: int) -> list[Action]:
        if seat != now.owner:
            return []
        found: list[Action] = []
        use = cast("MafiaActs", rules.acts).use_ready[rules.fields_in_use(s, seat)]
        seen: i64 = 0
        bit: i64 = 1
        for kind in s.revealed:
            if not seen & bit << kind:
                seen |= bit << kind
                found.extend(use[kind])
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class PayMafia(Step):
    """Phase 2: pay one card from each field whose kind a boss collects.

    `progress` is a bit mask of the fields that have paid.
    """

    name = "pay"

    def most(self, rules: Rules, s: State, line: Entry) -> tuple[int, int]:
        return (1 << rules.most_fields) - 1, 0

    def waits_for(self, rules: Rules, s: State, now: Entry) -> tuple[int, ...]:
        mafia = cast("AlCabohne", rules)
        for field in range(rules.fields_in_use(s, now.owner)):
            if not now.progress >> field & 1 and mafia.creditor(s, now.owner, field) >= 0:
                return ALONE[now.owner]
        return ()

    def welcomes(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> bool:
        return seat == now.owner and isinstance(action, Pay) and not now.progress >> action.field & 1

    def rebuff(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> Message:
        if seat == now.owner and isinstance(action, Pay):
            return reasons.ALREADY_PAID
        return super().rebuff(rules, s, now, seat, action)

    def expects(self, rules: Rules, s: State, now: Entry, seat: int) -> Message:
        return reasons.PAYING

    def candidates(self, rules: Rules, s: State, now: Entry, seat: int) -> list[Action]:
        return cast("MafiaActs", rules.acts).pay if seat == now.owner else []

    def note(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> None:
        if isinstance(action, Pay):
            s.agenda[-1] = Entry(now.step, now.owner, now.progress | 1 << action.field, now.other)


@mypyc_attr(allow_interpreted_subclasses=True)
class PlantFromHand(Step):
    """Phase 3: plant the front card; one more may follow.

    The active player ends the phase, unless there is nothing left to do. `other` stores the kind
    last planted on each field in this phase.
    """

    name = "plant-hand"

    def most(self, rules: Rules, s: State, line: Entry) -> tuple[int, int]:
        return rules.ask_plantings(s, line.owner), MOST_PLANTED

    def waits_for(self, rules: Rules, s: State, now: Entry) -> tuple[int, ...]:
        if rules.could_act_freely(s, now.owner) or self.could_use_hand(rules, s, now):
            return ALONE[now.owner]
        return ()

    def could_use_hand(self, rules: Rules, s: State, now: Entry) -> bool:
        """Return whether the active player has a hand card and may still plant it."""
        return bool(s.players[now.owner].hand) and self.may_plant(rules, s, now)

    def may_plant(self, rules: Rules, s: State, now: Entry) -> bool:
        """Return whether another card may be planted."""
        return now.progress < rules.ask_plantings(s, now.owner)

    def welcomes(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> bool:
        if seat != now.owner:
            return False
        hand = s.players[seat].hand
        if isinstance(action, Plant):
            if action.aside or not self.may_plant(rules, s, now):
                return False
            return not hand or not harvested_since(rules, s, now, hand[0], action.field)
        return isinstance(action, Done) and (now.progress > 0 or not hand)

    def rebuff(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> Message:
        if seat == now.owner and isinstance(action, Plant) and not action.aside:
            return reasons.HARVESTED_SINCE if self.may_plant(rules, s, now) else reasons.TWO_PLANTED
        return super().rebuff(rules, s, now, seat, action)

    def objection(self, rules: Rules, s: State, line: Entry) -> str:
        planted = 0
        for field in range(3):
            kind = planted_on(line, field)
            if kind >= len(rules.beans):
                return "there is no such kind to have been planted"
            planted += kind > 0
        if planted > line.progress:
            return "more cards were planted than counted"
        return super().objection(rules, s, line)

    def expects(self, rules: Rules, s: State, now: Entry, seat: int) -> Message:
        if not s.players[seat].hand or now.progress >= rules.ask_plantings(s, seat):
            return reasons.NO_MORE_CARDS
        return reasons.SECOND_CARD if now.progress else reasons.FIRST_CARD

    def candidates(self, rules: Rules, s: State, now: Entry, seat: int) -> list[Action]:
        if seat != now.owner:
            return []
        if not s.players[seat].hand or now.progress >= rules.ask_plantings(s, seat):
            return rules.acts.only_done
        fields = rules.fields_in_use(s, seat)
        acts = rules.acts
        return acts.plant_first_or_done[fields] if now.progress else acts.plant_first[fields]

    def note(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> None:
        if isinstance(action, Done):
            s.agenda.pop()
        elif isinstance(action, Plant):
            cast("AlCabohne", rules).leave_hand(s, seat, 0)
            note_planting(s, now, s.players[seat].hand[0], action.field)


def note_planting(s: State, now: Entry, kind: int, field: int) -> None:
    """Record the kind planted on a field in phase 3, and count the card."""
    shift = THROWN_BITS + KIND_BITS * field
    planted = now.other & ~(KIND_MASK << shift) | kind << shift
    s.agenda[-1] = Entry(now.step, now.owner, now.progress + 1, planted)


def planted_on(now: Entry, field: int) -> int:
    """Return the kind last planted on a field in this phase 3, 0 if there was none."""
    return now.other >> THROWN_BITS + KIND_BITS * field & KIND_MASK


def harvested_since(rules: Rules, s: State, now: Entry, kind: int, field: int) -> bool:
    """Return whether the field grew another kind in this phase 3 that was harvested (AC 5.5)."""
    planted = planted_on(now, field)
    return planted not in (0, kind) and not rules.former and not s.players[now.owner].fields[field]


@mypyc_attr(allow_interpreted_subclasses=True)
class Reveal(Step):
    """Phase 4: reveal cards until enough of them stay or the draw pile runs out.

    `progress` is the number of cards that stay so far.
    """

    name = "reveal"

    def most(self, rules: Rules, s: State, line: Entry) -> tuple[int, int]:
        return rules.ask_cards_to_reveal(s, line.owner), 0

    def happen(self, rules: Rules, s: State, now: Entry) -> None:
        mafia = cast("AlCabohne", rules)
        missing = rules.ask_cards_to_reveal(s, now.owner) - now.progress
        while missing > 0 and s.draw:
            if mafia.turn_up(s, now.owner) >= 0:
                missing -= 1
        s.agenda.pop()


@mypyc_attr(allow_interpreted_subclasses=True)
class Grow(Step):
    """Phase 5: plant groups of revealed cards, give hand cards to bosses, and harvest."""

    name = "grow"

    def waits_for(self, rules: Rules, s: State, now: Entry) -> tuple[int, ...]:
        if s.revealed or s.players[now.owner].hand or rules.could_act_freely(s, now.owner):
            return ALONE[now.owner]
        return ()

    def welcomes(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> bool:
        if seat != now.owner:
            return False
        if isinstance(action, Done):
            return cast("AlCabohne", rules).unfinished(s, seat) is None
        return isinstance(action, (PlantGroup, PlantForBoss, Give))

    def rebuff(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> Message:
        if seat == now.owner and isinstance(action, Done):
            reason = cast("AlCabohne", rules).unfinished(s, seat)
            if reason is not None:
                return reason
        return super().rebuff(rules, s, now, seat, action)

    def expects(self, rules: Rules, s: State, now: Entry, seat: int) -> Message:
        return cast("AlCabohne", rules).unfinished(s, seat) or reasons.GROWING

    def candidates(self, rules: Rules, s: State, now: Entry, seat: int) -> list[Action]:
        if seat != now.owner:
            return []
        acts = cast("MafiaActs", rules.acts)
        bit: i64 = 1
        revealed: i64 = 0
        for kind in s.revealed:
            revealed |= bit << kind
        held: i64 = 0
        for kind in s.players[seat].hand:
            held |= bit << kind
        found = [acts.done]
        if revealed:
            found.extend(acts.plant_any_group.of(revealed, rules.fields_in_use(s, seat)))
        for boss, pile in enumerate(cast("AlCabohne", rules).boss_piles):
            row = s.extra[pile]
            groups = acts.plant_for[boss]
            first = row[-1] if row else 1
            for kind in range(first, first + 1 if row else len(groups)):
                if revealed & bit << kind:
                    found.append(groups[kind])
                if held & bit << kind:
                    found.append(acts.give[boss][kind])
        return found

    def due(self, rules: Rules, s: State, now: Entry, seat: int, moves: list[Action]) -> list[Action]:
        """Return the moves that give the first empty boss a card."""
        boss = cast("AlCabohne", rules).empty_boss(s)
        return [move for move in moves if isinstance(move, (PlantForBoss, Give)) and move.boss == boss]

    def note(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> None:
        if isinstance(action, Done):
            s.agenda.pop()
            mafia = cast("AlCabohne", rules)
            if s.players[seat].hand and mafia.empty_boss(s) >= 0:
                mafia.show_hand(s, seat)


class Draw(DrawCards):
    """Phase 6: draw cards, and record for the end of the turn whether the draw pile ran out."""

    def holds(self, rules: Rules, s: State, now: Entry) -> i64:
        """Return 0: the active player could still act before ending phase 5."""
        return 0

    def happen(self, rules: Rules, s: State, now: Entry) -> None:
        before = s.passes
        super().happen(rules, s, now)
        if s.passes != before:
            note_exhaustion(s)


def note_exhaustion(s: State) -> None:
    """Record that the draw pile ran out, if the end of the turn is the next step."""
    if s.agenda and s.agenda[-1].step == NEXT:
        s.agenda[-1] = Entry(NEXT, s.agenda[-1].owner, EXHAUSTED)


class EndTurn(NextTurn):
    """The end of a turn. `progress` is EXHAUSTED if the draw pile ran out in phase 6."""

    def most(self, rules: Rules, s: State, line: Entry) -> tuple[int, int]:
        return EXHAUSTED, ALL_SEATS

    def holds(self, rules: Rules, s: State, now: Entry) -> i64:
        """Return the active player, as a bit mask, if they could harvest or buy.

        In the solo game return 0: nothing happens between two turns.
        """
        if len(s.players) == 1:
            return 0
        if rules.former and not now.progress:
            waits = rules.could_buy(s, now.owner)
        else:
            waits = rules.could_act_freely(s, now.owner)
        return 1 << now.owner if waits else 0

    def insists(self, rules: Rules, s: State, now: Entry) -> bool:
        """Return whether the pile ran out, or something can be bought, perhaps after harvests."""
        return now.progress != 0 or cast("AlCabohne", rules).could_afford(s, now.owner)

    def expects(self, rules: Rules, s: State, now: Entry, seat: int) -> Message:
        return reasons.BUY_AT_THE_END if rules.could_buy(s, seat) else reasons.SELL_AT_THE_END


def steps() -> list[Step]:
    """Return the steps by their numbers."""
    return [UseLeftovers(), PayMafia(), PlantFromHand(), Reveal(), Grow(), Draw(), EndTurn()]
