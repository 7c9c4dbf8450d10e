"""The actions of High Bohn."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from bohnhof.engine import reasons as engine_reasons
from bohnhof.engine import targets
from bohnhof.engine.actions import Action, Harvest
from bohnhof.engine.facts import MOVED, Fact
from bohnhof.engine.slots import FROM_ASIDE, FROM_HAND, FROM_REVEALED
from bohnhof.engine.state import without
from bohnhof.engine.targets import FRONT, Target
from bohnhof.games.bohnanza.steps import PLANT_ASIDE
from bohnhof.games.high_bohn import ending, facts, piles, reasons
from bohnhof.games.high_bohn.rows import mixed

if TYPE_CHECKING:
    from bohnhof.engine.message import Message
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import Row, State
    from bohnhof.games.high_bohn.rules import HighBohn


class BuyBuilding(Action):
    """An action that buys one or several buildings, named in any order."""

    anytime = True
    spares_offers = True
    by = targets.CONTROL
    __match_args__ = ("cards",)

    def __init__(self, cards: Row) -> None:
        self.cards = tuple(sorted(cards))

    def refusal(self, rules: Rules, s: State, seat: int) -> Message | None:
        high_bohn = cast("HighBohn", rules)
        for i, card in enumerate(self.cards):
            reason = high_bohn.forbids_purchase(s, seat, card)
            if reason is not None:
                return reason
            for other in self.cards[:i]:
                if high_bohn.buildings[other].family == high_bohn.buildings[card].family:
                    return reasons.KIND_OWNED
        if len(self.cards) > 1 and not high_bohn.can_pay_all(s, seat, self.cards):
            return reasons.NOT_THE_TALER
        return None

    def perform(self, rules: Rules, s: State, seat: int) -> None:
        cast("HighBohn", rules).sell(s, seat, self.cards)

    def purchase(self, rules: Rules, s: State, seat: int) -> tuple[int, int, int] | None:
        card = self.cards[0]
        if len(self.cards) > 1 or card not in s.extra[piles.UNSOLD]:
            return None
        building = cast("HighBohn", rules).buildings[card]
        return (card, building.price, building.bean)

    def sentence(self, rules: Rules) -> str:
        return f"buy {' '.join([rules.privileges[card].id for card in self.cards])}"

    def targets(self, rules: Rules) -> list[Target]:
        return [Target("card", id=rules.privileges[card].id) for card in self.cards]


class HarvestKeeping(Harvest):
    """An action that harvests a field of several kinds and names cards that become taler."""

    __match_args__ = ("field", "keep")

    def __init__(self, field: int, keep: Row) -> None:
        super().__init__(field)
        self.keep = tuple(sorted(keep))

    def refusal(self, rules: Rules, s: State, seat: int) -> Message | None:
        reason = super().refusal(rules, s, seat)
        if reason is not None:
            return reason
        row = s.players[seat].fields[self.field]
        if not mixed(row):
            return reasons.NO_CHOICE
        for kind in self.keep:
            if row.count(kind) < self.keep.count(kind):
                return reasons.NOT_ON_FIELD
        if len(self.keep) > rules.ask_worth(s, seat, row):
            return reasons.TOO_MANY_TALER
        return None

    def perform(self, rules: Rules, s: State, seat: int) -> None:
        cast("HighBohn", rules).harvest(s, seat, self.field, self.keep)

    def sentence(self, rules: Rules) -> str:
        return f"harvest {self.field + 1}: {rules.kinds_in_words(self.keep)}"

    def targets(self, rules: Rules) -> list[Target]:
        kept = [Target("taler", id=rules.beans[kind].id) for kind in self.keep]
        return [targets.field(self.field), *kept]


class Store(Action):
    """An action that puts the front card, or a ready card, into the player's store."""

    __match_args__ = ("kind",)

    def __init__(self, kind: int = 0) -> None:
        self.kind = kind
        """The kind of a ready card; 0 for the front card of the hand."""

    def refusal(self, rules: Rules, s: State, seat: int) -> Message | None:
        high_bohn = cast("HighBohn", rules)
        room = high_bohn.ask_store_room(s, seat)
        if room == 0:
            return reasons.NO_STORE
        if len(s.extra[piles.STORE + seat]) >= room:
            return reasons.STORE_FULL
        if self.kind == 0:
            return None if s.players[seat].hand else engine_reasons.EMPTY_HAND
        if seat == s.active and self.kind in s.revealed:
            return None
        if s.agenda[-1].step == PLANT_ASIDE and self.kind in s.players[seat].aside:
            return None if high_bohn.storable(s, seat, self.kind) else reasons.FROM_A_STORE
        return engine_reasons.NOT_ASIDE

    def perform(self, rules: Rules, s: State, seat: int) -> None:
        player = s.players[seat]
        kind = self.kind
        pile = FROM_HAND
        if kind == 0:
            kind = s.take_from_hand(seat, 0)
        elif (
            s.agenda[-1].step == PLANT_ASIDE
            and kind in player.aside
            and cast("HighBohn", rules).storable(s, seat, kind)
        ):
            player.aside = without(player.aside, kind)
            pile = FROM_ASIDE
        else:
            s.revealed = without(s.revealed, kind)
            pile = FROM_REVEALED
        s.extra[piles.STORE + seat].append(kind)
        if s.facts is not None:
            s.facts.append(Fact(facts.STORED, seat, (kind,), pile))

    def sentence(self, rules: Rules) -> str:
        return f"store {rules.beans[self.kind].id}" if self.kind else "store"

    def targets(self, rules: Rules) -> list[Target]:
        return [Target("ready", id=rules.beans[self.kind].id) if self.kind else FRONT]


class Leave(Action):
    """An action of the final round that leaves a field unsold at the end."""

    spares_offers = True
    by = targets.CONFIRM
    __match_args__ = ("field",)

    def __init__(self, field: int) -> None:
        self.field = field

    def refusal(self, rules: Rules, s: State, seat: int) -> Message | None:
        row = s.players[seat].fields[self.field]
        if not row:
            if rules.ask_has_field(s, seat, self.field):
                return engine_reasons.EMPTY_FIELD
            return rules.forbids_field(s, seat, self.field)
        high_bohn = cast("HighBohn", rules)
        if not ending.may_be_left(high_bohn, s, seat, row):
            return reasons.NOT_TO_BE_LEFT
        return reasons.LEFT_ALREADY if ending.is_left(high_bohn, s, seat, self.field) else None

    def perform(self, rules: Rules, s: State, seat: int) -> None:
        s.extra[piles.LEFT].append(piles.note(seat, self.field))
        if s.facts is not None:
            s.facts.append(Fact(facts.LEFT, seat, (), self.field))

    def sentence(self, rules: Rules) -> str:
        return f"leave {self.field + 1}"

    def targets(self, rules: Rules) -> list[Target]:
        return [targets.field(self.field)]


class Look(Action):
    """An action that looks at the top card of the draw pile."""

    def perform(self, rules: Rules, s: State, seat: int) -> None:
        top = len(s.draw)
        s.extra[piles.SEEN] = [*[place for place in s.extra[piles.SEEN] if place < top], top]
        if s.facts is not None:
            s.facts.append(Fact(facts.LOOKED, seat, (s.draw[-1],), known=1 << seat))

    def sentence(self, rules: Rules) -> str:
        return "look"


class PutUnder(Action):
    """An action that puts the card looked at face down under the draw pile."""

    def perform(self, rules: Rules, s: State, seat: int) -> None:
        top = len(s.draw)
        s.draw.insert(0, s.draw.pop())
        s.extra[piles.SEEN] = [1, *[place + 1 for place in s.extra[piles.SEEN] if place < top]]
        if s.facts is not None:
            s.facts.append(Fact(facts.PUT_UNDER, seat, (s.draw[0],), known=1 << seat))

    def sentence(self, rules: Rules) -> str:
        return "under"


class MoveCard(Action):
    """An action that moves a hand card from position `place` to position `to`.

    Positions are counted from 1 at the front.
    """

    __match_args__ = ("place", "to")

    def __init__(self, place: int, to: int) -> None:
        self.place = place
        self.to = to

    def refusal(self, rules: Rules, s: State, seat: int) -> Message | None:
        if max(self.place, self.to) > len(s.players[seat].hand):
            return reasons.TOO_FEW_CARDS
        return reasons.SAME_PLACE if self.place == self.to else None

    def perform(self, rules: Rules, s: State, seat: int) -> None:
        hand = s.players[seat].hand
        hand.insert(self.to - 1, hand.pop(self.place - 1))
        if s.facts is not None:
            s.facts.append(Fact(MOVED, seat, (), self.place, self.to, known=1 << seat))

    def sentence(self, rules: Rules) -> str:
        return f"move {self.place} to {self.to}"

    def targets(self, rules: Rules) -> list[Target]:
        return [targets.place(self.place), targets.place(self.to)]

    def public_sentence(self, rules: Rules) -> str:
        return "move"


class OrderDraw(Action):
    """An action that orders the drawn cards: `order 3 1 2` puts the third of them first."""

    __match_args__ = ("order",)

    def __init__(self, order: Row) -> None:
        self.order = order

    def perform(self, rules: Rules, s: State, seat: int) -> None:
        hand = s.players[seat].hand
        first = len(hand) - len(self.order)
        drawn = hand[first:]
        for i, place in enumerate(self.order):
            hand[first + i] = drawn[place - 1]
        if s.facts is not None:
            s.facts.append(Fact(facts.ORDERED, seat, tuple(hand[first:]), known=1 << seat))

    def sentence(self, rules: Rules) -> str:
        return f"order {' '.join([str(place) for place in self.order])}"

    def targets(self, rules: Rules) -> list[Target]:
        return [Target("drawn", number) for number in self.order]

    def public_sentence(self, rules: Rules) -> str:
        return "order"
