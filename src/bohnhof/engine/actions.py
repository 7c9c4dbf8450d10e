"""What seats do: imperatives, each saying what on the table forbids it and what it does."""

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
    """One act of one seat. Its sentence is its only other form."""

    anytime: bool = False
    """Needs no step's welcome where the game allows it."""
    spares_offers: bool = False
    """Moves no card that anybody could trade with, so that no open offer can lapse by it."""
    besides: bool = False
    """Settles nothing that its step waits for: that is still to be done."""
    spends: bool = False
    """Spends or gives away what its seat could keep: never done in its place if there is anything else."""
    by: str = targets.TAP
    """How a screen lets a player do it, one of `targets.WAYS`."""
    ordered: bool = True
    """Whether it matters in which order the positions are named."""
    index: int = -1
    """Its place among the closed acts of its rulebook; -1 for any other act."""

    def refusal(self, rules: Rules, s: State, seat: int) -> Message | None:
        """What on the table forbids it, in words; None if nothing does."""
        return None

    def out_of_place(self) -> Message | None:
        """Why it is refused where the step does not welcome it, if it knows better than the step."""
        return None

    def perform(self, rules: Rules, s: State, seat: int) -> None:
        """Do it, trusting that it was not refused."""

    def planting(self, rules: Rules, s: State, seat: int) -> tuple[Row, int] | None:
        """The cards at hand that it would plant, and the own field; None for any other act."""
        return None

    def purchase(self, rules: Rules, s: State, seat: int) -> tuple[int, int, int] | None:
        """The card on sale that it would buy, its price, and the kind of taler, UNSEEN for any; or None."""
        return None

    def sentence(self, rules: Rules) -> str:
        """The one text for it: wire format, record, test and terminal."""
        raise NotImplementedError

    def public_sentence(self, rules: Rules) -> str:
        """The sentence without what only its seat may know."""
        return self.sentence(rules)

    def targets(self, rules: Rules) -> list[Target]:
        """Return what it names on the table, in the order of its sentence."""
        return []

    def for_copy(self, rules: Rules) -> str:
        """Return its sentence with `#` for the position of a hand card; "" where none can be chosen."""
        return ""


class Done(Action):
    """End what may be ended."""

    by = targets.CONTROL

    def perform(self, rules: Rules, s: State, seat: int) -> None:
        if s.facts is not None:
            s.facts.append(Fact(DONE, seat))

    def sentence(self, rules: Rules) -> str:
        return "done"


class Plant(Action):
    """Plant the front card of the hand, or one of the cards that lie ready."""

    __match_args__ = ("field", "kind")

    def __init__(self, field: int, kind: int = 0) -> None:
        self.field = field
        self.kind = kind
        """The kind of a card that lies ready; 0 for the front card of the hand."""

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
    """Sell all beans of one field."""

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
    """An act with a card of some kind."""

    __match_args__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind = kind


class Discard(OfKind):
    """Throw a revealed card onto the discard pile."""

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
    """Buy the third field. Without naming taler, the rules choose which ones are paid."""

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
