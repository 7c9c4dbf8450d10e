"""The steps of High Bohn: phases changed by buildings, powers of Banks, the final round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from bohnhof.engine import reasons as engine_reasons
from bohnhof.engine.actions import Action, Done
from bohnhof.engine.state import Entry
from bohnhof.engine.steps import ALONE, Decision, Step
from bohnhof.engine.turns import DrawCards, NextTurn
from bohnhof.games.bohnanza import steps as bohnanza
from bohnhof.games.high_bohn import ending, reasons
from bohnhof.games.high_bohn.actions import Leave, Look, MoveCard, OrderDraw, PutUnder, Store
from bohnhof.native import i64

if TYPE_CHECKING:
    from bohnhof.engine.message import Message
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import Row, State
    from bohnhof.games.high_bohn.acts import HighBohnActs
    from bohnhof.games.high_bohn.rules import HighBohn

LOOK: Final = 6
MOVE_CARD: Final = 7
ORDER: Final = 8
FINAL: Final = 9


class PlantOrStore(bohnanza.PlantFromHand):
    """Phase 1: plant hand cards or store them.

    The phase goes on while a purchase could still allow one more card.
    """

    def waits_for(self, rules: Rules, s: State, now: Entry) -> tuple[int, ...]:
        if not s.players[now.owner].hand:
            return ()
        allowed = rules.ask_plantings(s, now.owner)
        if now.progress < allowed or (
            now.progress == allowed and cast("HighBohn", rules).may_buy_plantings(s, now.owner)
        ):
            return ALONE[now.owner]
        return ()

    def welcomes(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> bool:
        if isinstance(action, Store):
            fits = seat == now.owner and action.kind == 0
        else:
            fits = super().welcomes(rules, s, now, seat, action)
        return fits and (isinstance(action, Done) or now.progress < rules.ask_plantings(s, seat))

    def expects(self, rules: Rules, s: State, now: Entry, seat: int) -> Message:
        more = rules.ask_plantings(s, seat) - now.progress
        if more <= 0:
            return self.expects_purchase(cast("HighBohn", rules), s, seat)
        if more > 1 and now.progress:
            return reasons.more_cards(more)
        return super().expects(rules, s, now, seat)

    def expects_purchase(self, rules: HighBohn, s: State, seat: int) -> Message:
        """Return the hint to buy a building that allows one more card."""
        for building in rules.planting_cards:
            if rules.within_reach(s, seat, building):
                paid = s.players[seat].taler.count(building.bean) >= building.price
                bean = rules.beans[building.bean].id
                return reasons.one_more_card_by(building.id, building.price, bean, paid)
        return engine_reasons.NOT_NOW

    def candidates(self, rules: Rules, s: State, now: Entry, seat: int) -> list[Action]:
        found = super().candidates(rules, s, now, seat)
        if s.players[seat].owned and seat == now.owner and cast("HighBohn", rules).has_room(s, seat):
            return [*found, cast("HighBohnActs", rules.acts).store[0]]
        return found


class TradeOrStore(bohnanza.Trade):
    """Phase 2: the active player may also store revealed cards."""

    def welcomes(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> bool:
        if isinstance(action, Store):
            return seat == now.owner and action.kind != 0
        return super().welcomes(rules, s, now, seat, action)

    def candidates(self, rules: Rules, s: State, now: Entry, seat: int) -> list[Action]:
        found = super().candidates(rules, s, now, seat)
        if seat == now.owner and s.revealed and cast("HighBohn", rules).has_room(s, seat):
            found = found[:]
            add_stores(rules, found, s.revealed)
        return found


class PlantOrStoreReceived(bohnanza.PlantReceived):
    """Phase 3: plant new cards or store them, except those that came out of a store."""

    def welcomes(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> bool:
        if isinstance(action, Store):
            return action.kind != 0
        return super().welcomes(rules, s, now, seat, action)

    def candidates(self, rules: Rules, s: State, now: Entry, seat: int) -> list[Action]:
        found = super().candidates(rules, s, now, seat)
        player = s.players[seat]
        if not found or not player.owned or not cast("HighBohn", rules).has_room(s, seat):
            return found
        found = found[:]
        add_stores(rules, found, player.aside + s.revealed if seat == now.owner else player.aside)
        return found


def add_stores(rules: Rules, found: list[Action], cards: Row) -> None:
    """Append the action that stores a card, once for each of these kinds."""
    store = cast("HighBohnActs", rules.acts).store
    bit: i64 = 1
    added: i64 = 0
    for kind in cards:
        if not added & bit << kind:
            added |= bit << kind
            found.append(store[kind])


class DrawAndOrder(DrawCards):
    """Phase 4: draw, and let the player order the cards if a building allows it.

    The step also waits while the player could buy such a building.
    """

    def holds(self, rules: Rules, s: State, now: Entry) -> i64:
        waiting = super().holds(rules, s, now)
        if rules.exhausted(s) and not rules.former:
            return waiting  # no card is drawn any more
        if cast("HighBohn", rules).may_buy_order(s, now.owner) is not None:
            waiting |= 1 << now.owner
        return waiting

    def expects(self, rules: Rules, s: State, now: Entry, seat: int) -> Message:
        building = cast("HighBohn", rules).may_buy_order(s, seat)
        if building is None or seat != now.owner or super().holds(rules, s, now):
            return super().expects(rules, s, now, seat)
        paid = s.players[seat].taler.count(building.bean) >= building.price
        return reasons.order_by(building.id, building.price, rules.beans[building.bean].id, paid)

    def happen(self, rules: Rules, s: State, now: Entry) -> None:
        hand = s.players[now.owner].hand
        before = len(hand)
        asked = bool(s.players[now.owner].owned) and cast("HighBohn", rules).ask_orders_draw(s, now.owner)
        super().happen(rules, s, now)
        if asked and len(hand) - before > 1 and not rules.exhausted(s):
            s.agenda.append(Entry(ORDER, now.owner, len(hand) - before))


class LookAtTop(Step):
    """Before the turn: look at the top card of the draw pile, then leave it or put it under.

    `progress` is 1 once the player has looked.
    """

    name = "look"

    def most(self, rules: Rules, s: State, line: Entry) -> tuple[int, int]:
        return 1, 0

    def waits_for(self, rules: Rules, s: State, now: Entry) -> tuple[int, ...]:
        return ALONE[now.owner] if s.draw else ()

    def welcomes(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> bool:
        if seat != now.owner:
            return False
        return isinstance(action, (Done, PutUnder) if now.progress else (Done, Look))

    def expects(self, rules: Rules, s: State, now: Entry, seat: int) -> Message:
        return reasons.LEAVE_OR_UNDER if now.progress else reasons.LOOK

    def candidates(self, rules: Rules, s: State, now: Entry, seat: int) -> list[Action]:
        if seat != now.owner:
            return []
        acts = cast("HighBohnActs", rules.acts)
        return acts.put_under_or_done if now.progress else acts.look_or_done

    def note(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> None:
        if isinstance(action, Look):
            s.bump()
        else:
            s.agenda.pop()


class MoveOneCard(Decision):
    """Before the turn: move one hand card to another position."""

    name = "move-card"

    def __init__(self) -> None:
        super().__init__(reasons.MOVE_CARD, MoveCard, Done)

    def waits_for(self, rules: Rules, s: State, now: Entry) -> tuple[int, ...]:
        return ALONE[now.owner] if len(s.players[now.owner].hand) > 1 else ()

    def candidates(self, rules: Rules, s: State, now: Entry, seat: int) -> list[Action]:
        if seat != now.owner:
            return []
        lists = cast("HighBohnActs", rules.acts).move_or_done
        return lists[min(len(s.players[seat].hand), len(lists) - 1)]


class OrderDrawn(Decision):
    """Phase 4: order the drawn cards, whose number is `progress`."""

    name = "order"

    def __init__(self) -> None:
        super().__init__(reasons.ORDER, OrderDraw, Done)

    def most(self, rules: Rules, s: State, line: Entry) -> tuple[int, int]:
        return len(s.players[line.owner].hand), 0

    def objection(self, rules: Rules, s: State, line: Entry) -> str:
        if line.progress < 2:
            return "its number says how many cards were drawn, two at least"
        return super().objection(rules, s, line)

    def welcomes(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> bool:
        if isinstance(action, OrderDraw) and len(action.order) != now.progress:
            return False
        return super().welcomes(rules, s, now, seat, action)

    def candidates(self, rules: Rules, s: State, now: Entry, seat: int) -> list[Action]:
        if seat != now.owner:
            return []
        lists = cast("HighBohnActs", rules.acts).order_or_done
        return lists[now.progress] if now.progress < len(lists) else rules.acts.only_done


class FinalRound(Decision):
    """The final round: harvest and buy in turn, until all have passed in a row.

    `progress` is the number of passes in a row. `HighBohn.resume` resets it after any other action.
    """

    name = "final"
    final = True

    def __init__(self) -> None:
        super().__init__(reasons.FINAL_ROUND, Done, Leave)

    def most(self, rules: Rules, s: State, line: Entry) -> tuple[int, int]:
        return len(s.players), 0

    def objection(self, rules: Rules, s: State, line: Entry) -> str:
        return "" if rules.exhausted(s) else "the draw pile is not used up for the last time"

    def waits_for(self, rules: Rules, s: State, now: Entry) -> tuple[int, ...]:
        if now.progress < len(s.players) and ending.has_final_act(cast("HighBohn", rules), s, now.owner):
            return ALONE[now.owner]
        return ()

    def rebuff(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> Message:
        return reasons.FINAL_ROUND if seat == now.owner else engine_reasons.NOT_YOUR_TURN

    def note(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> None:
        if isinstance(action, Done):
            self.go_on(s, now)

    def happen(self, rules: Rules, s: State, now: Entry) -> None:
        """Pass for a player who can do nothing that matters; after the last pass, end the game."""
        if now.progress < len(s.players):
            self.go_on(s, now)
        else:
            cast("HighBohn", rules).close(s)

    def go_on(self, s: State, now: Entry) -> None:
        s.agenda[-1] = Entry(now.step, (now.owner + 1) % len(s.players), now.progress + 1)


def steps() -> list[Step]:
    """Return the steps by their numbers; the first six are those of Bohnanza."""
    return [
        PlantOrStore(),
        bohnanza.Reveal(),
        TradeOrStore(),
        PlantOrStoreReceived(),
        DrawAndOrder(),
        NextTurn(),
        LookAtTop(),
        MoveOneCard(),
        OrderDrawn(),
        FinalRound(),
    ]
