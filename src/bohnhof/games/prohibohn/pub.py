"""The Pub variant: three bosses, three fields each, Cognac beans and the Pub."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from bohnhof.engine.actions import Action, Done
from bohnhof.engine.acts import Acts
from bohnhof.engine.cards import Bean
from bohnhof.engine.facts import Fact
from bohnhof.engine.state import Entry, without
from bohnhof.engine.steps import Decision, Step
from bohnhof.games.al_cabohne.actions import Pay
from bohnhof.games.al_cabohne.cards import Boss, bosses
from bohnhof.games.al_cabohne.facts import PAID
from bohnhof.games.al_cabohne.steps import PayMafia
from bohnhof.games.prohibohn import agenda, facts, reasons
from bohnhof.games.prohibohn.actions import OfCard
from bohnhof.games.prohibohn.acts import ProhibohnActs
from bohnhof.games.prohibohn.cards import Card, Establishment, SmallEstablishment, number_of, three_cards
from bohnhof.games.prohibohn.rules import Prohibohn
from bohnhof.native import mypyc_attr

if TYPE_CHECKING:
    from bohnhof.engine.message import Message
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import State

CLOSE: Final = 12
"""The index of the step that only this variant has."""

MOST_PAID: Final = 22
"""The longest possible run of one kind: all cards of the most frequent bean."""


class Pub3(Establishment):
    """Pub 3: in phase 2, pay any number of cards from the run of the kind that is due."""

    def cards_to_pay(self, so_far: int, s: State, seat: int, field: int) -> int:
        row = s.players[seat].fields[field]
        run = 0
        while run < len(row) and row[len(row) - 1 - run] == row[-1]:
            run += 1
        return run


class Pub4(Establishment):
    """Pub 4: on purchase, close one establishment of the opponent worth exactly 1 taler."""

    def after_purchase(self, rules: Prohibohn, s: State, seat: int) -> None:
        for number in s.players[1 - seat].owned:
            if cast("ProhibohnPub", rules).may_be_closed(s, seat, number):
                s.agenda.append(rules.entries[CLOSE][seat])
                return


class PaySeveral(Pay):
    """An action that pays several last cards of a field at once to their boss."""

    __match_args__ = ("field", "count")

    def __init__(self, field: int, count: int) -> None:
        super().__init__(field)
        self.count = count

    def refusal(self, rules: Rules, s: State, seat: int) -> Message | None:
        reason = super().refusal(rules, s, seat)
        if reason is not None:
            return reason
        most = cast("ProhibohnPub", rules).ask_cards_to_pay(s, seat, self.field)
        return None if self.count <= most else reasons.NO_RUN

    def perform(self, rules: Rules, s: State, seat: int) -> None:
        town = cast("ProhibohnPub", rules)
        boss = town.creditor(s, seat, self.field)
        fields = s.players[seat].fields
        row = fields[self.field]
        kept = len(row) - self.count
        fields[self.field] = row[:kept]
        if s.facts is not None:
            s.facts.append(Fact(PAID, seat, row[kept:], boss, self.field))
        town.boss_takes(s, boss, row[kept:])

    def sentence(self, rules: Rules) -> str:
        return f"pay {self.field + 1}: {self.count}"


class CloseCard(OfCard):
    """An action that closes an establishment of the opponent worth exactly 1 taler."""

    def refusal(self, rules: Rules, s: State, seat: int) -> Message | None:
        if cast("ProhibohnPub", rules).may_be_closed(s, seat, self.card):
            return None
        return reasons.NOT_TO_CLOSE

    def out_of_place(self) -> Message | None:
        return reasons.TOO_LATE_TO_CLOSE

    def perform(self, rules: Rules, s: State, seat: int) -> None:
        town = cast("ProhibohnPub", rules)
        other = s.players[1 - seat]
        other.owned = without(other.owned, self.card)
        s.extra[town.removed_pile].append(self.card)
        if s.facts is not None:
            s.facts.append(Fact(facts.CLOSED, seat, (), self.card, 1 - seat))

    def sentence(self, rules: Rules) -> str:
        return f"close {cast('ProhibohnPub', rules).cards[self.card].id}"


class PayMore(PayMafia):
    """Phase 2 in which several cards of a field may be paid."""

    def candidates(self, rules: Rules, s: State, now: Entry, seat: int) -> list[Action]:
        if seat != now.owner:
            return []
        acts = cast("PubActs", rules.acts)
        found = acts.pay[:]
        for field in range(rules.most_fields):
            most = cast("ProhibohnPub", rules).ask_cards_to_pay(s, seat, field)
            if most > 1:
                found.extend(acts.pay_several[field][: most - 1])
        return found


class CloseOne(Decision):
    """The interrupt after Pub 4 was bought: an establishment of the opponent may be closed."""

    name = "close"
    interrupts = True
    bars_free_acts = True

    def __init__(self) -> None:
        super().__init__(reasons.CLOSING, CloseCard, Done)


@mypyc_attr(allow_interpreted_subclasses=True)
class PubActs(ProhibohnActs):
    """The actions of Prohibohn and those of the Pub."""

    def __init__(self, rules: ProhibohnPub) -> None:
        super().__init__(rules)
        self.pay_several: list[list[Action]] = [
            [PaySeveral(field, count) for count in range(2, MOST_PAID + 1)]
            for field in range(rules.most_fields)
        ]
        """By field: paying two cards, three cards and so on."""
        self.close: list[Action] = [
            CloseCard(number)
            for number, card in enumerate(rules.cards)
            if isinstance(card, SmallEstablishment)
        ]
        self.add(self.close)
        for pays in self.pay_several:
            self.add(pays)


@mypyc_attr(allow_interpreted_subclasses=True)
class ProhibohnPub(Prohibohn):
    """The rules of the Pub variant: Joe Bohnano, three fields, Cognac beans and the Pub."""

    id = "prohibohn-pub"
    local_fields = True
    title = "Prohibohn, Pub variant"
    most_fields = 3

    def make_acts(self) -> Acts:
        return PubActs(self)

    def bean_cards(self) -> list[Bean]:
        """Return the beans of the deck with Cognac beans, 138 cards."""
        return [Bean("cognac", 22, (5, 7, 9, 10)), *super().bean_cards()]

    def boss_cards(self) -> list[Boss]:
        return bosses()

    def cards_for_sale(self) -> list[Card]:
        cognac = number_of(self.bean_cards(), "cognac")
        return [*super().cards_for_sale(), *three_cards("pub", cognac, Pub3, Pub4)]

    def paragraphs(self) -> list[Step]:
        found = super().paragraphs()
        found[agenda.PAY] = PayMore()
        return [*found, CloseOne()]

    def cards_to_pay(self, s: State, seat: int, field: int) -> int:
        """Return the number of cards of a field that may be paid in phase 2."""
        return 1

    def ask_cards_to_pay(self, s: State, seat: int, field: int) -> int:
        answer = self.cards_to_pay(s, seat, field)
        for card in s.players[seat].owned:
            answer = self.cards[card].cards_to_pay(answer, s, seat, field)
        return answer

    def may_be_closed(self, s: State, seat: int, number: int) -> bool:
        """Return whether this card is a 1-card of the opponent that is worth exactly 1 taler."""
        card = self.cards[number]
        if not isinstance(card, SmallEstablishment) or number not in s.players[1 - seat].owned:
            return False
        return card.value(self, s, 1 - seat) == 1
