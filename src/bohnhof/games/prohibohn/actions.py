"""The actions of Prohibohn."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from bohnhof.engine import targets
from bohnhof.engine.actions import Action, OfKind
from bohnhof.engine.facts import Fact
from bohnhof.engine.reasons import NO_FIELD
from bohnhof.engine.slots import FROM_HAND
from bohnhof.engine.targets import DISCARD, Target
from bohnhof.games.al_cabohne.actions import FromHand
from bohnhof.games.prohibohn import facts, reasons

if TYPE_CHECKING:
    from bohnhof.engine.message import Message
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import State
    from bohnhof.games.prohibohn.rules import Prohibohn


class Lay(Action):
    """An action that lays down two hand cards, by their positions, as starting taler."""

    by = targets.CONFIRM
    ordered = False
    __match_args__ = ("one", "two")

    def __init__(self, one: int, two: int) -> None:
        self.one = one
        self.two = two
        """The higher of the two positions, counted from 1 at the front."""

    def refusal(self, rules: Rules, s: State, seat: int) -> Message | None:
        return reasons.TOO_FEW_CARDS if self.two > len(s.players[seat].hand) else None

    def perform(self, rules: Rules, s: State, seat: int) -> None:
        second = s.take_from_hand(seat, self.two - 1)
        first = s.take_from_hand(seat, self.one - 1)
        s.extra[cast("Prohibohn", rules).start_pile + seat].extend([first, second])
        if s.facts is not None:
            s.facts.append(Fact(facts.LAID, seat, (first, second), known=1 << seat))

    def sentence(self, rules: Rules) -> str:
        return f"lay {self.one} {self.two}"

    def targets(self, rules: Rules) -> list[Target]:
        return [targets.place(self.one), targets.place(self.two)]

    def public_sentence(self, rules: Rules) -> str:
        return "lay"


class BuyCard(Action):
    """An action that buys a card with taler of one kind."""

    anytime = True
    spares_offers = True
    by = targets.CONTROL
    __match_args__ = ("card", "kind", "price")

    def __init__(self, card: int, kind: int, price: int) -> None:
        self.card = card
        self.kind = kind
        self.price = price

    def refusal(self, rules: Rules, s: State, seat: int) -> Message | None:
        return cast("Prohibohn", rules).forbids_purchase(s, seat, self.card, self.kind)

    def perform(self, rules: Rules, s: State, seat: int) -> None:
        cast("Prohibohn", rules).sell(s, seat, self.card, self.kind)

    def purchase(self, rules: Rules, s: State, seat: int) -> tuple[int, int, int] | None:
        on_sale = self.card in s.extra[cast("Prohibohn", rules).unsold_pile]
        return (self.card, self.price, self.kind) if on_sale else None

    def sentence(self, rules: Rules) -> str:
        town = cast("Prohibohn", rules)
        with_taler = f": {rules.beans[self.kind].id}" if len(town.taler_for(self.card)) > 1 else ""
        return f"buy {town.cards[self.card].id}{with_taler}"

    def targets(self, rules: Rules) -> list[Target]:
        town = cast("Prohibohn", rules)
        card = Target("card", id=town.cards[self.card].id)
        paid = Target("taler", id=rules.beans[self.kind].id)
        return [card, paid] if len(town.taler_for(self.card)) > 1 else [card]


class Play(FromHand):
    """An action that plants a hand card other than the front card."""

    __match_args__ = ("kind", "field", "place")

    def __init__(self, kind: int, field: int, place: int = 0) -> None:
        super().__init__(kind, place)
        self.field = field

    def first_place(self) -> int:
        return 1

    def refusal(self, rules: Rules, s: State, seat: int) -> Message | None:
        if self.place == 1:
            return reasons.FRONT_CARD
        reason = super().refusal(rules, s, seat)
        if reason is not None:
            hand = s.players[seat].hand
            return reasons.FRONT_CARD if not self.place and hand and hand[0] == self.kind else reason
        if not rules.ask_has_field(s, seat, self.field):
            return NO_FIELD
        if not rules.ask_may_plant(s, seat, self.kind, self.field):
            return rules.forbids_planting(s, seat, self.kind, self.field)
        return None

    def perform(self, rules: Rules, s: State, seat: int) -> None:
        self.take(rules, s, seat)
        rules.plant(s, seat, self.kind, self.field, FROM_HAND)

    def words(self, rules: Rules, card: str) -> str:
        return f"play {card} {self.field + 1}"

    def targets(self, rules: Rules) -> list[Target]:
        return [Target("behind", id=rules.beans[self.kind].id), targets.field(self.field)]


class Throw(FromHand):
    """An action that discards a hand card."""

    besides = True

    def perform(self, rules: Rules, s: State, seat: int) -> None:
        self.take(rules, s, seat)
        s.discard.append(self.kind)
        if s.facts is not None:
            s.facts.append(Fact(facts.THROWN, seat, (self.kind,)))

    def words(self, rules: Rules, card: str) -> str:
        return f"throw {card}"

    def targets(self, rules: Rules) -> list[Target]:
        return [Target("hand", id=rules.beans[self.kind].id), DISCARD]


class RevealCard(Action):
    """An action that reveals the top card of the draw pile."""

    by = targets.CONTROL

    def perform(self, rules: Rules, s: State, seat: int) -> None:
        town = cast("Prohibohn", rules)
        town.note_revealed(s, town.turn_up(s, seat))

    def sentence(self, rules: Rules) -> str:
        return "reveal"


class DrawSome(Action):
    """An action that chooses how many cards to draw."""

    __match_args__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def refusal(self, rules: Rules, s: State, seat: int) -> Message | None:
        choices = cast("Prohibohn", rules).ask_draw_choices(s, seat, s.agenda[-1].progress)
        return None if self.count in choices else reasons.WRONG_DRAW

    def sentence(self, rules: Rules) -> str:
        return f"draw {self.count}"


class TakeTaler(OfKind):
    """An action that takes a taler of the mafia."""

    def refusal(self, rules: Rules, s: State, seat: int) -> Message | None:
        return None if self.kind in s.extra[cast("Prohibohn", rules).mafia_pile] else reasons.NOT_IN_MAFIA

    def perform(self, rules: Rules, s: State, seat: int) -> None:
        s.extra[cast("Prohibohn", rules).mafia_pile].remove(self.kind)
        s.players[seat].taler += (self.kind,)
        if s.facts is not None:
            s.facts.append(Fact(facts.TALER_TAKEN, seat, (self.kind,)))

    def sentence(self, rules: Rules) -> str:
        return f"take {rules.beans[self.kind].id}"

    def targets(self, rules: Rules) -> list[Target]:
        return [Target("taler", id=rules.beans[self.kind].id)]


class OfCard(Action):
    """An action with a card for sale."""

    __match_args__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def targets(self, rules: Rules) -> list[Target]:
        return [Target("card", id=rules.privileges[self.card].id)]


class RemoveCard(OfCard):
    """An action that removes the third card of an establishment from the game."""

    def refusal(self, rules: Rules, s: State, seat: int) -> Message | None:
        unsold = s.extra[cast("Prohibohn", rules).unsold_pile]
        return None if s.agenda[-1].other == self.card and self.card in unsold else reasons.NOT_THE_THIRD

    def out_of_place(self) -> Message | None:
        return reasons.TOO_LATE_TO_REMOVE

    def perform(self, rules: Rules, s: State, seat: int) -> None:
        town = cast("Prohibohn", rules)
        s.extra[town.unsold_pile].remove(self.card)
        s.extra[town.removed_pile].append(self.card)
        if s.facts is not None:
            s.facts.append(Fact(facts.THIRD_CARD_REMOVED, seat, (), self.card))

    def sentence(self, rules: Rules) -> str:
        return f"remove {cast('Prohibohn', rules).cards[self.card].id}"
