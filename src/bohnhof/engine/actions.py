"""Actions: everything a player can do, each with its validation and its effect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bohnhof.engine import reasons, targets
from bohnhof.engine.facts import BOUGHT, DISCARDED, DONE, Fact
from bohnhof.engine.made import Made
from bohnhof.engine.slots import FROM_HAND
from bohnhof.engine.state import UNSEEN, without
from bohnhof.engine.targets import DISCARD, FRONT, Target
from bohnhof.native import mypyc_attr

if TYPE_CHECKING:
    from bohnhof.engine.message import Message
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import Row, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Made):
    """One action of one player. Its only other representation is its sentence."""

    anytime: bool = False
    """Whether the current step need not accept the action; the game's own rules still apply."""
    spares_offers: bool = False
    """Whether the action moves no card that could be traded, so that no open offer can lapse."""
    besides: bool = False
    """Whether the current step still waits for the same decision after the action."""
    spends: bool = False
    """Whether the action gives up something its player could keep.

    Such an action is chosen automatically only if there is no other.
    """
    by: str = targets.TAP
    """How a client lets a player choose the action: one of `targets.WAYS`."""
    ordered: bool = True
    """Whether the order of the positions that the action names matters."""
    index: int = -1
    """Index in `Acts.all` if the action is closed, otherwise -1."""

    def refusal(self, rules: Rules, s: State, seat: int) -> Message | None:
        """Return why the state forbids the action, or None if it does not."""
        return None

    def out_of_place(self) -> Message | None:
        """Return a reason for refusing the action out of place, or None to use that of the step."""
        return None

    def perform(self, rules: Rules, s: State, seat: int) -> None:
        """Apply the action, which must have been validated."""

    def planting(self, rules: Rules, s: State, seat: int) -> tuple[Row, int] | None:
        """Return the cards that the action would plant and the player's field, or None."""
        return None

    def purchase(self, rules: Rules, s: State, seat: int) -> tuple[int, int, int] | None:
        """Return the card that the action would buy, its price and the kind of taler, or None.

        The kind is UNSEEN if any taler will do.
        """
        return None

    def sentence(self, rules: Rules) -> str:
        """Return the text of the action, used on the wire, in records, tests and the terminal."""
        raise NotImplementedError

    def public_sentence(self, rules: Rules) -> str:
        """Return the sentence without details that only its player may know."""
        return self.sentence(rules)

    def targets(self, rules: Rules) -> list[Target]:
        """Return what the action names on the table, in the order of its sentence."""
        return []

    def for_copy(self, rules: Rules) -> str:
        """Return the sentence with `#` for the position of a hand card; "" if it has none."""
        return ""


class Done(Action):
    """The action `done`: its player has nothing more to do in the current step."""

    by = targets.CONTROL

    def perform(self, rules: Rules, s: State, seat: int) -> None:
        if s.facts is not None:
            s.facts.append(Fact(DONE, seat))

    def sentence(self, rules: Rules) -> str:
        return "done"


class Plant(Action):
    """An action that plants the front card of the hand, or a card that lies ready."""

    __match_args__ = ("field", "kind")

    def __init__(self, field: int, kind: int = 0) -> None:
        self.field = field
        self.kind = kind
        """The kind of the ready card to plant; 0 for the front card of the hand."""

    @property
    def aside(self) -> bool:
        return self.kind != 0

    def refusal(self, rules: Rules, s: State, seat: int) -> Message | None:
        kind = self.kind
        if kind == 0:
            hand = s.players[seat].hand
            if not hand:
                return reasons.EMPTY_HAND
            kind = hand[0]
        elif not rules.lies_ready(s, seat, kind):
            return reasons.NOT_ASIDE
        if not rules.ask_has_field(s, seat, self.field):
            return rules.forbids_field(s, seat, self.field)
        if not rules.ask_may_plant(s, seat, kind, self.field):
            return rules.forbids_planting(s, seat, kind, self.field)
        return None

    def perform(self, rules: Rules, s: State, seat: int) -> None:
        kind = self.kind
        pile = FROM_HAND
        if kind == 0:
            kind = s.take_from_hand(seat, 0)
        else:
            pile = rules.take_ready(s, seat, kind)
        rules.plant(s, seat, kind, self.field, pile)

    def planting(self, rules: Rules, s: State, seat: int) -> tuple[Row, int] | None:
        if self.kind:
            return ((self.kind,), self.field) if rules.lies_ready(s, seat, self.kind) else None
        hand = s.players[seat].hand
        return ((hand[0],), self.field) if hand else None

    def sentence(self, rules: Rules) -> str:
        if self.kind:
            return f"plant {rules.beans[self.kind].id} {self.field + 1}"
        return f"plant {self.field + 1}"

    def targets(self, rules: Rules) -> list[Target]:
        card = Target("ready", id=rules.beans[self.kind].id) if self.kind else FRONT
        return [card, targets.field(self.field)]


class Harvest(Action):
    """An action that sells all beans of one field."""

    anytime = True
    spares_offers = True
    by = targets.CONTROL
    __match_args__ = ("field",)

    def __init__(self, field: int) -> None:
        self.field = field

    def refusal(self, rules: Rules, s: State, seat: int) -> Message | None:
        fields = s.players[seat].fields
        if self.field >= len(fields):
            return reasons.NO_FIELD
        if not fields[self.field]:
            if rules.ask_has_field(s, seat, self.field):
                return reasons.EMPTY_FIELD
            return rules.forbids_field(s, seat, self.field)
        if not rules.ask_may_harvest(s, seat, self.field):
            return rules.forbids_harvesting(s, seat, self.field)
        return None

    def perform(self, rules: Rules, s: State, seat: int) -> None:
        rules.harvest(s, seat, self.field)

    def sentence(self, rules: Rules) -> str:
        return f"harvest {self.field + 1}"

    def targets(self, rules: Rules) -> list[Target]:
        return [targets.field(self.field)]


class OfKind(Action):
    """An action on a card of one kind."""

    __match_args__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind = kind


class Discard(OfKind):
    """An action that puts a revealed card on the discard pile."""

    by = targets.BUTTON

    def perform(self, rules: Rules, s: State, seat: int) -> None:
        s.revealed = without(s.revealed, self.kind)
        s.discard.append(self.kind)
        if s.facts is not None:
            s.facts.append(Fact(DISCARDED, seat, (self.kind,)))

    def sentence(self, rules: Rules) -> str:
        return f"discard {rules.beans[self.kind].id}"

    def targets(self, rules: Rules) -> list[Target]:
        return [Target("ready", id=rules.beans[self.kind].id), DISCARD]


class BuyField(Action):
    """An action that buys the third field. If `pay` is empty, the rules choose the taler."""

    anytime = True
    spares_offers = True
    by = targets.CONTROL
    __match_args__ = ("pay",)

    def __init__(self, pay: Row = ()) -> None:
        self.pay = pay

    def refusal(self, rules: Rules, s: State, seat: int) -> Message | None:
        player = s.players[seat]
        if rules.third_field in player.owned:
            return reasons.FIELD_BOUGHT
        reason = rules.forbids_buying_field(s, seat)
        if reason is not None:
            return reason
        price = rules.ask_third_field_price(s, seat)
        if len(player.taler) < price:
            return reasons.TOO_FEW_TALER
        if self.pay:
            if len(self.pay) != price:
                return reasons.wrong_price(price)
            for kind in self.pay:
                if player.taler.count(kind) < self.pay.count(kind):
                    return reasons.TOO_FEW_TALER
        return None

    def perform(self, rules: Rules, s: State, seat: int) -> None:
        player = s.players[seat]
        pay = self.pay or rules.payment(s, seat, rules.ask_third_field_price(s, seat))
        for kind in pay:
            player.taler = without(player.taler, kind)
        rules.receive_payment(s, seat, pay)
        player.owned += (rules.third_field,)
        if s.facts is not None:
            s.facts.append(Fact(BOUGHT, seat, pay, rules.third_field))

    def purchase(self, rules: Rules, s: State, seat: int) -> tuple[int, int, int] | None:
        if self.pay or rules.third_field in s.players[seat].owned:
            return None
        return (rules.third_field, rules.ask_third_field_price(s, seat), UNSEEN)

    def sentence(self, rules: Rules) -> str:
        if self.pay:
            return f"buy field: {rules.kinds_in_words(self.pay)}"
        return "buy field"

    def targets(self, rules: Rules) -> list[Target]:
        paid = [Target("taler", id=rules.beans[kind].id) for kind in self.pay]
        return [Target("card", id=rules.privileges[rules.third_field].id), *paid]
