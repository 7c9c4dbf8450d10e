"""The steps of Prohibohn that Al Cabohne does not have, or that work differently."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from bohnhof.engine.actions import Action, Done, Plant
from bohnhof.engine.state import Entry
from bohnhof.engine.steps import ALONE, TOGETHER, Decision, Step
from bohnhof.games.al_cabohne.reasons import (
    FIRST_CARD,
    HARVESTED_SINCE,
    NO_MORE_CARDS,
    SECOND_CARD,
    TWO_PLANTED,
)
from bohnhof.games.al_cabohne.steps import (
    THROWN_BITS,
    EndTurn,
    Grow,
    PayMafia,
    PlantFromHand,
    UseLeftovers,
    harvested_since,
    note_exhaustion,
    note_planting,
)
from bohnhof.games.prohibohn import reasons
from bohnhof.games.prohibohn.actions import DrawSome, Lay, Play, RemoveCard, RevealCard, TakeTaler, Throw
from bohnhof.native import i64, mypyc_attr

if TYPE_CHECKING:
    from bohnhof.engine.message import Message
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import State
    from bohnhof.games.prohibohn.acts import ProhibohnActs
    from bohnhof.games.prohibohn.rules import Prohibohn

THROWN_FIRST = 1
THROWN_LAST = 2
MOST_DRAWN = 9


NOT_EXHAUSTED = "the draw pile is not used up for the last time"


class LayStartingTaler(Step):
    """Set-up: both players choose two hand cards as starting taler, in secret.

    `progress` is a bit mask of the seats that have chosen.
    """

    name = "lay"
    bars_free_acts = True

    def most(self, rules: Rules, s: State, line: Entry) -> tuple[int, int]:
        return (1 << len(s.players)) - 1, 0

    def objection(self, rules: Rules, s: State, line: Entry) -> str:
        for seat in range(len(s.players)):
            if not line.progress >> seat & 1 and s.extra[cast("Prohibohn", rules).start_pile + seat]:
                return f"player {seat + 1} has laid starting taler down already"
        return super().objection(rules, s, line)

    def waits_for(self, rules: Rules, s: State, now: Entry) -> tuple[int, ...]:
        seats = 0
        for seat, player in enumerate(s.players):
            if not now.progress >> seat & 1 and len(player.hand) > 1:
                seats |= 1 << seat
        return TOGETHER[seats]

    def welcomes(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> bool:
        return isinstance(action, Lay) and not now.progress >> seat & 1

    def rebuff(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> Message:
        return reasons.LAID if now.progress >> seat & 1 else reasons.LAYING

    def expects(self, rules: Rules, s: State, now: Entry, seat: int) -> Message:
        return reasons.LAYING

    def candidates(self, rules: Rules, s: State, now: Entry, seat: int) -> list[Action]:
        return cast("ProhibohnActs", rules.acts).lay

    def note(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> None:
        s.agenda[-1] = Entry(now.step, now.owner, now.progress | 1 << seat)

    def happen(self, rules: Rules, s: State, now: Entry) -> None:
        s.agenda.pop()
        rules.begin_turn(s, now.owner)


def thrown(now: Entry) -> int:
    """Return whether a card was discarded in phase 3: 0 for no, THROWN_FIRST or THROWN_LAST."""
    return now.other & (1 << THROWN_BITS) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayFromHand(PlantFromHand):
    """Phase 3 of Al Cabohne with the changes by owned cards.

    `other` also stores whether a card was discarded.
    """

    def welcomes(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> bool:
        if seat != now.owner:
            return False
        if isinstance(action, Play):
            if not self.may_plant(rules, s, now) or harvested_since(rules, s, now, action.kind, action.field):
                return False
            return cast("Prohibohn", rules).ask_may_choose_card(s, seat, now.progress)
        if isinstance(action, Throw):
            return thrown(now) == 0 and cast("Prohibohn", rules).ask_may_throw(s, seat)
        return super().welcomes(rules, s, now, seat, action)

    def may_plant(self, rules: Rules, s: State, now: Entry) -> bool:
        """Return whether another card may be planted: not after a card was discarded at the end."""
        return thrown(now) != THROWN_LAST and super().may_plant(rules, s, now)

    def rebuff(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> Message:
        if seat == now.owner and isinstance(action, Throw):
            return reasons.THROWN if thrown(now) else reasons.NO_THROWING
        if seat == now.owner and isinstance(action, Play) and self.may_plant(rules, s, now):
            may_choose = cast("Prohibohn", rules).ask_may_choose_card(s, seat, now.progress)
            return HARVESTED_SINCE if may_choose else reasons.NO_CHOICE
        if seat == now.owner and isinstance(action, (Plant, Play)) and thrown(now) == THROWN_LAST:
            return reasons.NO_MORE_PLANTING
        return TWO_PLANTED if isinstance(action, Play) else super().rebuff(rules, s, now, seat, action)

    def could_use_hand(self, rules: Rules, s: State, now: Entry) -> bool:
        if not s.players[now.owner].hand:
            return False
        throws = thrown(now) == 0 and cast("Prohibohn", rules).ask_may_throw(s, now.owner)
        return throws or self.may_plant(rules, s, now)

    def expects(self, rules: Rules, s: State, now: Entry, seat: int) -> Message:
        if not s.players[seat].hand or not self.may_plant(rules, s, now):
            return NO_MORE_CARDS
        return SECOND_CARD if now.progress else FIRST_CARD

    def candidates(self, rules: Rules, s: State, now: Entry, seat: int) -> list[Action]:
        if seat != now.owner:
            return []
        player = s.players[seat]
        if not player.owned:
            return super().candidates(rules, s, now, seat)
        town = cast("Prohibohn", rules)
        acts = cast("ProhibohnActs", rules.acts)
        if not player.hand:
            return acts.only_done
        found = [acts.done] if now.progress else []
        held: i64 = 0
        bit: i64 = 1
        if self.may_plant(rules, s, now):
            fields = rules.most_fields
            found.extend(acts.plant)
            if town.ask_may_choose_card(s, seat, now.progress):
                for place in range(1, len(player.hand)):
                    held |= bit << player.hand[place]
                for kind, plays in enumerate(acts.play):
                    if held & bit << kind:
                        found.extend(plays[:fields])
        if thrown(now) == 0 and town.ask_may_throw(s, seat):
            held = 0
            for kind in player.hand:
                held |= bit << kind
            for kind, throw in enumerate(acts.throw):
                if held & bit << kind:
                    found.append(throw)
        return found

    def note(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> None:
        if isinstance(action, Throw):
            when = THROWN_LAST if now.progress else THROWN_FIRST
            s.agenda[-1] = Entry(now.step, now.owner, now.progress, now.other | when)
        elif isinstance(action, Play):
            note_planting(s, now, action.kind, action.field)
        else:
            super().note(rules, s, now, seat, action)


@mypyc_attr(allow_interpreted_subclasses=True)
class RevealOneByOne(Step):
    """Phase 4: the active player reveals card by card.

    `progress` is the number of cards that stayed. `other` is 1 if discarded cards have joined.
    """

    name = "reveal"

    def most(self, rules: Rules, s: State, line: Entry) -> tuple[int, int]:
        return rules.ask_cards_to_reveal(s, line.owner), 1

    def waits_for(self, rules: Rules, s: State, now: Entry) -> tuple[int, ...]:
        if now.progress >= rules.ask_cards_to_reveal(s, now.owner) or rules.exhausted(s):
            return ()
        if now.other and not cast("Prohibohn", rules).could_reveal_on(s, now.owner, now.progress):
            return ()
        return ALONE[now.owner]

    def welcomes(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> bool:
        if seat != now.owner:
            return False
        if isinstance(action, RevealCard):
            return self.may_reveal(rules, s, now)
        return isinstance(action, Done) and now.other > 0

    def may_reveal(self, rules: Rules, s: State, now: Entry) -> bool:
        """Return whether another card may be revealed.

        Once discarded cards have joined, cards of the player have to allow it.
        """
        return now.other == 0 or now.progress < cast("Prohibohn", rules).ask_cards_despite_match(s, now.owner)

    def expects(self, rules: Rules, s: State, now: Entry, seat: int) -> Message:
        return reasons.REVEALING if self.may_reveal(rules, s, now) else reasons.REVEALED_ALL

    def candidates(self, rules: Rules, s: State, now: Entry, seat: int) -> list[Action]:
        if seat != now.owner:
            return []
        acts = cast("ProhibohnActs", rules.acts)
        return acts.reveal_or_done if now.other else acts.only_reveal

    def note(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> None:
        if isinstance(action, Done):
            s.agenda.pop()


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawByChoice(Decision):
    """Phase 6: draw two cards, or another number that owned cards allow.

    `progress` is the number of cards drawn. `other` is the number still to draw, once chosen.
    When the last pass ends, the market is pushed on top, and this step continues after it.
    """

    name = "draw"
    moment = True

    def __init__(self) -> None:
        super().__init__(reasons.DRAWING, DrawSome)

    def most(self, rules: Rules, s: State, line: Entry) -> tuple[int, int]:
        return MOST_DRAWN, MOST_DRAWN

    def waits_for(self, rules: Rules, s: State, now: Entry) -> tuple[int, ...]:
        if now.other or rules.exhausted(s) or not s.players[now.owner].owned:
            return ()
        choices = cast("Prohibohn", rules).ask_draw_choices(s, now.owner, now.progress)
        return ALONE[now.owner] if len(choices) > 1 else ()

    def note(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> None:
        if isinstance(action, DrawSome):
            s.agenda[-1] = Entry(now.step, now.owner, now.progress, action.count)

    def happen(self, rules: Rules, s: State, now: Entry) -> None:
        town = cast("Prohibohn", rules)
        if rules.exhausted(s):
            town.open_market(s)
            return
        left = now.other
        if not left:
            choices = town.ask_draw_choices(s, now.owner, now.progress)
            left = choices[0] if choices else 0
        drawn = now.progress
        passes = s.passes
        while left > 0 and not rules.exhausted(s):
            rules.draw_card(s, now.owner)
            left -= 1
            drawn += 1
        s.agenda.pop()
        if s.passes != passes:
            note_exhaustion(s)
        if left:
            s.agenda.append(Entry(now.step, now.owner, drawn, left))
        if rules.exhausted(s):
            town.open_market(s)


class Market(Decision):
    """The market of one player before the end: sell and buy until done."""

    name = "market"

    def __init__(self) -> None:
        super().__init__(reasons.TRADING_UP, Done)

    def objection(self, rules: Rules, s: State, line: Entry) -> str:
        return "" if rules.exhausted(s) else NOT_EXHAUSTED

    def rebuff(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> Message:
        if seat != now.owner:
            return cast("Prohibohn", rules).forbids_market(s, seat)
        return super().rebuff(rules, s, now, seat, action)


class Verdict(Step):
    """The step after the market: the game ends, or a fourth pass begins."""

    name = "verdict"

    def objection(self, rules: Rules, s: State, line: Entry) -> str:
        return super().objection(rules, s, line) if rules.exhausted(s) else NOT_EXHAUSTED

    def happen(self, rules: Rules, s: State, now: Entry) -> None:
        s.agenda.pop()
        if not cast("Prohibohn", rules).go_on(s):
            rules.end_game(s)


class TakeFromMafia(Decision):
    """The interrupt after a purchase: take one taler of the mafia.

    It is taken automatically if all are of one kind.
    """

    name = "take"
    interrupts = True
    bars_free_acts = True

    def __init__(self) -> None:
        super().__init__(reasons.TAKING, TakeTaler)

    def waits_for(self, rules: Rules, s: State, now: Entry) -> tuple[int, ...]:
        taler = s.extra[cast("Prohibohn", rules).mafia_pile]
        return ALONE[now.owner] if taler and taler.count(taler[0]) < len(taler) else ()

    def happen(self, rules: Rules, s: State, now: Entry) -> None:
        s.agenda.pop()
        taler = s.extra[cast("Prohibohn", rules).mafia_pile]
        if taler:
            cast("ProhibohnActs", rules.acts).take[taler[0]].perform(rules, s, now.owner)


class RemoveThird(Decision):
    """The interrupt after a second card of an establishment was bought: the third may be removed.

    `other` is the number of the third card.
    """

    name = "remove"
    interrupts = True
    bars_free_acts = True

    def __init__(self) -> None:
        super().__init__(reasons.REMOVING, RemoveCard, Done)

    def most(self, rules: Rules, s: State, line: Entry) -> tuple[int, int]:
        return 0, len(cast("Prohibohn", rules).cards) - 1

    def objection(self, rules: Rules, s: State, line: Entry) -> str:
        unsold = s.extra[cast("Prohibohn", rules).unsold_pile]
        return "" if line.other in unsold else "the card that may leave the game is not for sale"


def steps() -> list[Step]:
    """Return the steps by their numbers."""
    return [
        UseLeftovers(),
        PayMafia(),
        PlayFromHand(),
        RevealOneByOne(),
        Grow(),
        DrawByChoice(),
        EndTurn(),
        Market(),
        Verdict(),
        LayStartingTaler(),
        TakeFromMafia(),
        RemoveThird(),
    ]
