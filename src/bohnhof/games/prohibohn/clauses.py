"""What the rules of Prohibohn say, where cards can change it."""

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
    """The clauses of Prohibohn, each with the question that folds in the owner's cards."""

    most_fields = 2
    third_field = NO_CARD
    mixed_rows = True

    def __init__(self) -> None:
        self._take_over_declarations()
        self.cards = self.cards_for_sale()
        """By number, counted from 1; number 0 is no card."""
        super().__init__()
        self.start_pile = self.shown_pile + 1
        """start_pile + seat: the starting taler of that seat."""
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
        """The cards that can be bought, by number."""
        return cards(self.bean_cards())

    def taler_for(self, number: int) -> list[int]:
        """The kinds of taler with which a card can be paid."""
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
        """As many fields as there are places; none can be bought."""
        return field < self.most_fields

    def fields_in_use(self, s: State, seat: int) -> int:
        return self.most_fields

    def worth(self, s: State, seat: int, row: Row) -> int:
        """All cards count, by the beanometer of the last."""
        return self.ask_beanometer(s, seat, row[-1]).taler(len(row))

    def guest_taler(self, s: State, seat: int, step: int) -> int:
        """How many taler of a boss's yield the player on turn gets: one in phase 2."""
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
        """Whether a row may lie on this field: it has a shape, and collects nothing that another collects."""
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
        """Whether not even an empty field would take the cards, or what about the row is in the way."""
        row = s.players[seat].fields[field]
        group = (kind,) * count
        if self.ask_row_fits(s, seat, row + group) or not self.may_grow(s, seat, group, field):
            return GROWS_ELSEWHERE
        if row and row[-1] == kind:
            return reasons.NOT_NEXT
        return reasons.NO_GROUP if count > 1 and self.ask_row_fits(s, seat, (*row, kind)) else OTHER_KIND

    def row_fits(self, s: State, seat: int, row: Row) -> bool:
        """One kind on a field."""
        return pure(row)

    def ask_row_fits(self, s: State, seat: int, row: Row) -> bool:
        answer = self.row_fits(s, seat, row)
        for card in s.players[seat].owned:
            answer = self.cards[card].row_fits(answer, s, seat, row)
        return answer

    def collected(self, s: State, seat: int, row: Row) -> int:
        """The kinds a row collects, one bit each: all that are in it."""
        return kinds_in(row)

    def ask_collected(self, s: State, seat: int, row: Row) -> int:
        answer = self.collected(s, seat, row)
        for card in s.players[seat].owned:
            answer = self.cards[card].collected(answer, s, seat, row)
        return answer

    # The phases

    def may_choose_card(self, s: State, seat: int, planted: int) -> bool:
        """Whether the next hand card to be planted need not be the front card."""
        return False

    def ask_may_choose_card(self, s: State, seat: int, planted: int) -> bool:
        answer = self.may_choose_card(s, seat, planted)
        for card in s.players[seat].owned:
            answer = self.cards[card].may_choose_card(answer, s, seat, planted)
        return answer

    def may_throw(self, s: State, seat: int) -> bool:
        """Whether a hand card may be thrown away in phase 3."""
        return False

    def ask_may_throw(self, s: State, seat: int) -> bool:
        answer = self.may_throw(s, seat)
        for card in s.players[seat].owned:
            answer = self.cards[card].may_throw(answer, s, seat)
        return answer

    def cards_despite_match(self, s: State, seat: int) -> int:
        """How many cards may be revealed although discarded ones have joined."""
        return 0

    def ask_cards_despite_match(self, s: State, seat: int) -> int:
        answer = self.cards_despite_match(s, seat)
        for card in s.players[seat].owned:
            answer = self.cards[card].cards_despite_match(answer, s, seat)
        return answer

    def tips(self, s: State, seat: int, step: int) -> int:
        """How many of the cards that a boss would discard become taler of the player on turn."""
        return 0

    def ask_tips(self, s: State, seat: int, step: int) -> int:
        answer = self.tips(s, seat, step)
        for card in s.players[seat].owned:
            answer = self.cards[card].tips(answer, s, seat, step)
        return answer

    def draw_choices(self, s: State, seat: int, drawn: int) -> Row:
        """The numbers of cards still to draw among which the player chooses, so many being `drawn`."""
        missing = self.ask_cards_to_draw(s, seat) - drawn
        return (missing,) if missing > 0 else ()

    def ask_draw_choices(self, s: State, seat: int, drawn: int) -> Row:
        answer = self.draw_choices(s, seat, drawn)
        for card in s.players[seat].owned:
            answer = self.cards[card].draw_choices(answer, s, seat, drawn)
        return answer
