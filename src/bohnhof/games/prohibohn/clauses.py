"""The rules of Prohibohn that cards can change."""

from __future__ import annotations

from bohnhof.engine.acts import Acts
from bohnhof.engine.cards import Privilege
from bohnhof.engine.clauses import NO_CARD
from bohnhof.engine.message import Message
from bohnhof.engine.piles import CardPile, ExtraPile
from bohnhof.engine.reasons import OTHER_KIND
from bohnhof.engine.state import ONE, Row, State
from bohnhof.engine.steps import Step
from bohnhof.games.al_cabohne.reasons import GROWS_ELSEWHERE
from bohnhof.games.al_cabohne.rules import AlCabohne
from bohnhof.games.prohibohn import agenda, reasons, steps
from bohnhof.games.prohibohn.acts import ProhibohnActs
from bohnhof.games.prohibohn.cards import Card, cards
from bohnhof.games.prohibohn.rows import kinds_in, pure
from bohnhof.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class ProhibohnClauses(AlCabohne):
    """The clauses of Prohibohn.

    Each `ask_…` method passes the answer through the cards that the player owns.
    """

    most_fields = 2
    third_field = NO_CARD
    mixed_rows = True

    def __init__(self) -> None:
        self._take_over_declarations()
        self.cards = self.cards_for_sale()
        """The cards for sale, by number from 1. Number 0 is a placeholder."""
        super().__init__()
        self.start_pile = self.shown_pile + 1
        """The index of the first extra pile of starting taler; add the seat to it."""
        self.unsold_pile = self.start_pile + self.most_seats
        self.removed_pile = self.unsold_pile + 1

    def laid_aside_word(self) -> str:
        return "face-down"

    def own_piles(self) -> list[ExtraPile]:
        start = [ExtraPile(f"start-{seat + 1}", seat, secret=True) for seat in range(self.most_seats)]
        return [*super().own_piles(), *start, CardPile("unsold"), CardPile("removed")]

    def make_acts(self) -> Acts:
        return ProhibohnActs(self)

    def cards_for_sale(self) -> list[Card]:
        """Return the cards that can be bought, by number."""
        return cards(self.bean_cards())

    def taler_for(self, number: int) -> list[int]:
        """Return the kinds of taler that pay for a card."""
        card = self.cards[number]
        return [kind for kind in range(1, len(self.beans)) if card.price_in(kind)]

    def cards_to_own(self) -> list[Privilege]:
        return list(self.cards)

    def paragraphs(self) -> list[Step]:
        return steps.steps()

    # Clauses about the game

    def hand_size(self) -> int:
        return 7

    def has_field(self, s: State, seat: int, field: int) -> bool:
        """Return whether the field is one of those that every player has; none can be bought."""
        return field < self.most_fields

    def fields_in_use(self, s: State, seat: int) -> int:
        return self.most_fields

    def worth(self, s: State, seat: int, row: Row) -> int:
        """Return the taler for all cards of the row, by the beanometer of its last card."""
        return self.ask_beanometer(s, seat, row[-1]).taler(len(row))

    def guest_taler(self, s: State, seat: int, step: int) -> int:
        """Return the number of taler of a boss's yield that the active player gets in a step.

        It is 1 in phase 2 and 0 in all others.
        """
        return 1 if step == agenda.PAY else 0

    # Planting

    def may_plant(self, s: State, seat: int, kind: int, field: int) -> bool:
        player = s.players[seat]
        if not player.owned:
            return super().may_plant(s, seat, kind, field)
        return self.may_grow(s, seat, player.fields[field] + ONE[kind], field)

    def may_plant_group(self, s: State, seat: int, kind: int, count: int, field: int) -> bool:
        if count == 1:
            return self.ask_may_plant(s, seat, kind, field)
        return self.may_grow(s, seat, s.players[seat].fields[field] + (kind,) * count, field)

    def may_grow(self, s: State, seat: int, row: Row, field: int) -> bool:
        """Return whether the row may be on this field.

        The seat's cards must allow its kinds in this order, and no other field of the seat may
        collect one of them.
        """
        if not self.ask_row_fits(s, seat, row):
            return False
        kinds = self.ask_collected(s, seat, row)
        for other, grown in enumerate(s.players[seat].fields):
            if grown and other != field and kinds & self.ask_collected(s, seat, grown):
                return False
        return True

    def forbids_planting(self, s: State, seat: int, kind: int, field: int) -> Message:
        return self.forbids_group(s, seat, kind, 1, field)

    def forbids_group(self, s: State, seat: int, kind: int, count: int, field: int) -> Message:
        """Return why a field does not take the cards.

        Either another field collects the kind, or these cards cannot follow those on the field.
        """
        row = s.players[seat].fields[field]
        group = (kind,) * count
        if self.ask_row_fits(s, seat, row + group) or not self.may_grow(s, seat, group, field):
            return GROWS_ELSEWHERE
        if row and row[-1] == kind:
            return reasons.NOT_NEXT
        return reasons.NO_GROUP if count > 1 and self.ask_row_fits(s, seat, (*row, kind)) else OTHER_KIND

    def row_fits(self, s: State, seat: int, row: Row) -> bool:
        """Return whether all cards of the row are of one kind."""
        return pure(row)

    def ask_row_fits(self, s: State, seat: int, row: Row) -> bool:
        answer = self.row_fits(s, seat, row)
        for card in s.players[seat].owned:
            answer = self.cards[card].row_fits(answer, s, seat, row)
        return answer

    def collected(self, s: State, seat: int, row: Row) -> int:
        """Return the kinds that a row collects as a bit mask: all its kinds."""
        return kinds_in(row)

    def ask_collected(self, s: State, seat: int, row: Row) -> int:
        answer = self.collected(s, seat, row)
        for card in s.players[seat].owned:
            answer = self.cards[card].collected(answer, s, seat, row)
        return answer

    # The phases

    def may_choose_card(self, s: State, seat: int, planted: int) -> bool:
        """Return whether the next hand card to be planted may come from any position."""
        return False

    def ask_may_choose_card(self, s: State, seat: int, planted: int) -> bool:
        answer = self.may_choose_card(s, seat, planted)
        for card in s.players[seat].owned:
            answer = self.cards[card].may_choose_card(answer, s, seat, planted)
        return answer

    def may_throw(self, s: State, seat: int) -> bool:
        """Return whether a hand card may be discarded in phase 3."""
        return False

    def ask_may_throw(self, s: State, seat: int) -> bool:
        answer = self.may_throw(s, seat)
        for card in s.players[seat].owned:
            answer = self.cards[card].may_throw(answer, s, seat)
        return answer

    def cards_despite_match(self, s: State, seat: int) -> int:
        """Return the number of cards that may be revealed even if discarded cards have joined."""
        return 0

    def ask_cards_despite_match(self, s: State, seat: int) -> int:
        answer = self.cards_despite_match(s, seat)
        for card in s.players[seat].owned:
            answer = self.cards[card].cards_despite_match(answer, s, seat)
        return answer

    def tips(self, s: State, seat: int, step: int) -> int:
        """Return how many discards of a boss's sale become taler of the active player instead."""
        return 0

    def ask_tips(self, s: State, seat: int, step: int) -> int:
        answer = self.tips(s, seat, step)
        for card in s.players[seat].owned:
            answer = self.cards[card].tips(answer, s, seat, step)
        return answer

    def draw_choices(self, s: State, seat: int, drawn: int) -> Row:
        """Return the numbers of cards the player may choose to draw, `drawn` cards being drawn."""
        missing = self.ask_cards_to_draw(s, seat) - drawn
        return (missing,) if missing > 0 else ()

    def ask_draw_choices(self, s: State, seat: int, drawn: int) -> Row:
        answer = self.draw_choices(s, seat, drawn)
        for card in s.players[seat].owned:
            answer = self.cards[card].draw_choices(answer, s, seat, drawn)
        return answer
