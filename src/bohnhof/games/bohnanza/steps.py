"""The steps of a turn of Bohnanza, which has four phases."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.engine.actions import Action, Done, Plant
from bohnhof.engine.facts import REVEALED, Fact
from bohnhof.engine.state import ONE
from bohnhof.engine.steps import ALL_SEATS, ALONE, TOGETHER, Step
from bohnhof.engine.trading import Answer, MakeOffer, drop_all
from bohnhof.engine.turns import DrawCards, Moment, NextTurn
from bohnhof.games.bohnanza import reasons
from bohnhof.native import i64

if TYPE_CHECKING:
    from bohnhof.engine.message import Message
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import Entry, State

PLANT_HAND: Final = 0
REVEAL: Final = 1
TRADE: Final = 2
PLANT_ASIDE: Final = 3
DRAW: Final = 4
NEXT: Final = 5

TURN: Final = [PLANT_HAND, REVEAL, TRADE, PLANT_ASIDE, DRAW, NEXT]
"""The steps of a turn in order. Do not modify."""


class PlantFromHand(Step):
    """Phase 1: plant the front card; the active player may plant one more."""

    name = "plant-hand"

    def most(self, rules: Rules, s: State, line: Entry) -> tuple[int, int]:
        return rules.ask_plantings(s, line.owner), 0

    def waits_for(self, rules: Rules, s: State, now: Entry) -> tuple[int, ...]:
        if s.players[now.owner].hand and now.progress < rules.ask_plantings(s, now.owner):
            return ALONE[now.owner]
        return ()

    def welcomes(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> bool:
        if seat != now.owner:
            return False
        if isinstance(action, Plant):
            return not action.aside
        return isinstance(action, Done) and self.may_end(s, now)

    def may_end(self, s: State, now: Entry) -> bool:
        """Return whether the active player may end the phase."""
        return now.progress > 0

    def expects(self, rules: Rules, s: State, now: Entry, seat: int) -> Message:
        return reasons.SECOND_CARD if now.progress else reasons.FIRST_CARD

    def candidates(self, rules: Rules, s: State, now: Entry, seat: int) -> list[Action]:
        if seat != now.owner:
            return []
        fields = rules.fields_in_use(s, seat)
        acts = rules.acts
        return acts.plant_first_or_done[fields] if self.may_end(s, now) else acts.plant_first[fields]

    def note(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> None:
        if isinstance(action, Done):
            s.agenda.pop()
        else:
            s.bump()


class Reveal(Moment):
    """Phase 2, first part: reveal cards. `progress` is the number already revealed."""

    name = "reveal"

    def most(self, rules: Rules, s: State, line: Entry) -> tuple[int, int]:
        return rules.ask_cards_to_reveal(s, line.owner), ALL_SEATS

    def holds(self, rules: Rules, s: State, now: Entry) -> i64:
        """Return the seats that may want to act before a shuffle, as a bit mask.

        Return 0 if no shuffle follows: players can still harvest and buy in phases 2 and 3.
        """
        if len(s.draw) > rules.ask_cards_to_reveal(s, now.owner) - now.progress or not rules.shuffles(s):
            return 0
        return rules.free_seats(s)

    def happen(self, rules: Rules, s: State, now: Entry) -> None:
        s.agenda.pop()
        missing = rules.ask_cards_to_reveal(s, now.owner) - now.progress
        while missing > 0 and s.draw:
            missing -= 1
            kind = s.draw.pop()
            s.revealed += ONE[kind]
            if s.facts is not None:
                s.facts.append(Fact(REVEALED, now.owner, (kind,)))
            rules.refill(s)


class Trade(Step):
    """Phase 2, second part: trade with the active player, who alone ends it."""

    name = "trade"

    def waits_for(self, rules: Rules, s: State, now: Entry) -> tuple[int, ...]:
        return ALONE[now.owner]

    def welcomes(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> bool:
        if isinstance(action, (MakeOffer, Answer)):
            return True
        return seat == now.owner and isinstance(action, Done)

    def expects(self, rules: Rules, s: State, now: Entry, seat: int) -> Message:
        return reasons.TRADING

    def candidates(self, rules: Rules, s: State, now: Entry, seat: int) -> list[Action]:
        acts = rules.acts
        if not s.offers and seat == now.owner:
            return acts.only_done
        found = [acts.done] if seat == now.owner else []
        for offer in s.offers:
            if offer.maker == seat:
                found.append(acts.withdraw(offer.serial))
            elif offer.addresses(seat):
                found.append(acts.accept(offer.serial))
                found.append(acts.decline(offer.serial))
        return found

    def traders(self, rules: Rules, s: State, now: Entry) -> i64:
        return ALL_SEATS

    def note(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> None:
        if isinstance(action, Done):
            s.agenda.pop()
            drop_all(s)


class PlantReceived(Step):
    """Phase 3: everyone plants their new cards, in any order; the turn waits for all."""

    name = "plant-aside"

    def waits_for(self, rules: Rules, s: State, now: Entry) -> tuple[int, ...]:
        bit: i64 = 1
        waiting: i64 = 0
        if self.waits_for_owner(rules, s, now):
            waiting = bit << now.owner
        for player in s.players:
            if player.aside:
                waiting |= bit
            bit <<= 1
        return TOGETHER[waiting]

    def waits_for_owner(self, rules: Rules, s: State, now: Entry) -> bool:
        """Return whether the active player must do more than plant the cards they received."""
        return len(s.revealed) > 0

    def welcomes(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> bool:
        return isinstance(action, Plant) and action.aside

    def rebuff(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> Message:
        if isinstance(action, Done) and seat == now.owner and not s.revealed and not s.players[seat].aside:
            return reasons.ALL_PLANTED
        return super().rebuff(rules, s, now, seat, action)

    def expects(self, rules: Rules, s: State, now: Entry, seat: int) -> Message:
        return reasons.PLANTING

    def candidates(self, rules: Rules, s: State, now: Entry, seat: int) -> list[Action]:
        bit: i64 = 1
        kinds: i64 = 0
        for kind in s.players[seat].aside:
            kinds |= bit << kind
        if seat == now.owner:
            for kind in s.revealed:
                kinds |= bit << kind
        return rules.acts.plant_any_ready.of(kinds, rules.fields_in_use(s, seat))


def steps() -> list[Step]:
    """Return the steps by their numbers."""
    return [PlantFromHand(), Reveal(), Trade(), PlantReceived(), DrawCards(), NextTurn()]
