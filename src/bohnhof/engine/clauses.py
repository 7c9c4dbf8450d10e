"""The clauses of a rulebook: short, overridden by games, changed by cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bohnhof.engine.cards import Bean, Beanometer, Privilege
from bohnhof.engine.declared import declared
from bohnhof.engine.state import UNSEEN, Row, State, has, without
from bohnhof.native import mypyc_attr

NO_CARD: Final = -1

USUAL_SEATS: Final = 4

MOST_IN_A_RUN: Final = 200
"""More cards of one kind than any deck has."""


def whole_number(word: str) -> int:
    """The number written as up to six plain digits; -1 if it is none."""
    return int(word) if word.isascii() and word.isdigit() and len(word) < 7 else -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Clauses:
    """What the rules say. Each clause that cards may change is asked through its `ask_…`, which folds in
    the cards of the player concerned; the answer is never stored.
    """

    id: str = ""
    """The word for it on the command line and in records."""
    title: str = ""
    fewest_seats: int = 3
    most_seats: int = 5
    most_fields: int = 3
    """Places for fields before each seat, open or not; more where a card is a field farther on."""
    third_field: int = NO_CARD
    """The number of the card for the third field, NO_CARD if none can be bought."""
    has_trading: bool = True
    """Whether offers are ever made."""
    mixed_rows: bool = False
    """Whether beans of several kinds can grow on one field."""
    local_fields: bool = True
    """Whether the worth of a field and its thresholds depend on nothing but the cards on it, the cards that
    its owner has and the kinds it takes; and whether it exists and what it takes on nothing but the fields,
    taler and cards of its owner and the piles that only this game has. A server then evaluates fields again
    only if these change.
    """
    rival: str = ""
    """Who has won where no seat has, in one word; empty where a seat always wins."""
    edition: str = ""
    """What differs from the usual cards, in one line, as records keep it; empty where nothing does."""
    revision: int = 1
    """Counted up whenever the same seed and acts lead to another game than before; records name it."""
    has_former: bool = False
    """Whether the revision before can still be played, for records and tables of it; said together with the
    revision, since it holds for this one only.
    """
    former: bool = False
    """Whether this rulebook plays that revision."""
    pile_words: tuple[str, ...] = ()
    """The words by which a traded card's pile is chosen, as in `red@table`; they are the places -1, -2 …"""

    def __init__(self, beans: list[Bean], privileges: list[Privilege]) -> None:
        self._take_over_declarations()
        self.beans = [Bean("unseen", 0, (0,)), *beans]
        """By kind; 0 is the unseen card."""
        self.privileges = privileges
        """The cards that can be owned, by number."""
        for card in privileges:
            self.most_fields = max(self.most_fields, card.field + 1)
        self.kinds = {bean.id: kind for kind, bean in enumerate(self.beans)}

    def _take_over_declarations(self) -> None:
        self.id = declared(self, "id", self.id)
        self.title = declared(self, "title", self.title)
        self.fewest_seats = declared(self, "fewest_seats", self.fewest_seats)
        self.most_seats = declared(self, "most_seats", self.most_seats)
        self.most_fields = declared(self, "most_fields", self.most_fields)
        self.revision = declared(self, "revision", self.revision)
        self.has_former = declared(self, "has_former", self.has_former)
        self.third_field = declared(self, "third_field", self.third_field)
        self.has_trading = declared(self, "has_trading", self.has_trading)
        self.mixed_rows = declared(self, "mixed_rows", self.mixed_rows)
        self.local_fields = declared(self, "local_fields", self.local_fields)
        self.rival = declared(self, "rival", self.rival)
        self.pile_words = declared(self, "pile_words", self.pile_words)

    @property
    def name(self) -> str:
        """What records call it: its id and, behind it, its edition if it has one."""
        return f"{self.id} {self.edition}" if self.edition else self.id

    # Clauses about the game

    def deck(self) -> list[int]:
        """All bean cards, unshuffled."""
        cards: list[int] = []
        for kind, bean in enumerate(self.beans):
            cards.extend([kind] * bean.count)
        return cards

    def passes(self, s: State) -> int:
        """How often the draw pile is played through."""
        return 3

    def hand_size(self) -> int:
        """Cards dealt to each at the start."""
        return 5

    def turn(self, s: State, seat: int) -> list[int]:
        """The steps of a turn, first to last."""
        raise NotImplementedError

    def score(self, s: State, seat: int) -> int:
        """What counts at the end."""
        return len(s.players[seat].taler)

    def winners(self, s: State) -> list[int]:
        """The seats that have won; several share the win."""
        ranks = [(self.score(s, seat), self.tie_break(s, seat)) for seat in range(len(s.players))]
        best = max(ranks)
        return [seat for seat, rank in enumerate(ranks) if rank == best]

    def tie_break(self, s: State, seat: int) -> int:
        """What decides between seats with the same score: the most of it is better."""
        return 0

    def win_shares(self, s: State) -> list[float]:
        """By seat: its part of one win; nothing for all where no seat has won."""
        winners = self.winners(s)
        found = [0.0] * len(s.players)
        for seat in winners:
            found[seat] = 1.0 / len(winners)
        return found

    # Clauses that cards may change, each with the question that folds them in

    def has_field(self, s: State, seat: int, field: int) -> bool:
        """Two fields for each."""
        return field < 2

    def ask_has_field(self, s: State, seat: int, field: int) -> bool:
        if field >= self.most_fields:
            return False
        answer = self.has_field(s, seat, field)
        for card in s.players[seat].owned:
            answer = self.privileges[card].has_field(answer, s, seat, field)
        return answer

    def may_plant(self, s: State, seat: int, kind: int, field: int) -> bool:
        """A field takes one kind only."""
        row = s.players[seat].fields[field]
        return not row or row[0] == kind

    def ask_may_plant(self, s: State, seat: int, kind: int, field: int) -> bool:
        answer = self.may_plant(s, seat, kind, field)
        for card in s.players[seat].owned:
            answer = self.privileges[card].may_plant(answer, s, seat, kind, field)
        return answer

    def may_harvest(self, s: State, seat: int, field: int) -> bool:
        """A lone bean is protected while another field of its owner holds more than one."""
        fields = s.players[seat].fields
        if len(fields[field]) == 1:
            for row in fields:
                if len(row) > 1:
                    return False
        return True

    def ask_may_harvest(self, s: State, seat: int, field: int) -> bool:
        answer = self.may_harvest(s, seat, field)
        for card in s.players[seat].owned:
            answer = self.privileges[card].may_harvest(answer, s, seat, field)
        return answer

    def beanometer(self, s: State, seat: int, kind: int) -> Beanometer:
        """As printed on the bean."""
        return self.beans[kind].beanometer

    def ask_beanometer(self, s: State, seat: int, kind: int) -> Beanometer:
        answer = self.beanometer(s, seat, kind)
        for card in s.players[seat].owned:
            answer = self.privileges[card].beanometer(answer, s, seat, kind)
        return answer

    def worth(self, s: State, seat: int, row: Row) -> int:
        """The taler a harvest of these cards gives."""
        return self.ask_beanometer(s, seat, row[0]).taler(len(row))

    def ask_worth(self, s: State, seat: int, row: Row) -> int:
        answer = self.worth(s, seat, row)
        for card in s.players[seat].owned:
            answer = self.privileges[card].worth(answer, s, seat, row)
        return answer

    def plantings(self, s: State, seat: int) -> int:
        """How many hand cards may be planted in the phase for it."""
        return 2

    def ask_plantings(self, s: State, seat: int) -> int:
        answer = self.plantings(s, seat)
        for card in s.players[seat].owned:
            answer = self.privileges[card].plantings(answer, s, seat)
        return answer

    def cards_to_reveal(self, s: State, seat: int) -> int:
        """How many cards are turned up in a turn."""
        return 2

    def ask_cards_to_reveal(self, s: State, seat: int) -> int:
        answer = self.cards_to_reveal(s, seat)
        for card in s.players[seat].owned:
            answer = self.privileges[card].cards_to_reveal(answer, s, seat)
        return answer

    def cards_to_draw(self, s: State, seat: int) -> int:
        """How many cards go into the hand at the end of a turn."""
        return 3

    def ask_cards_to_draw(self, s: State, seat: int) -> int:
        answer = self.cards_to_draw(s, seat)
        for card in s.players[seat].owned:
            answer = self.privileges[card].cards_to_draw(answer, s, seat)
        return answer

    def third_field_price(self, s: State, seat: int) -> int:
        return 3

    def ask_third_field_price(self, s: State, seat: int) -> int:
        answer = self.third_field_price(s, seat)
        for card in s.players[seat].owned:
            answer = self.privileges[card].third_field_price(answer, s, seat)
        return answer

    # Clauses about paying and trading

    def payment(self, s: State, seat: int, price: int) -> Row:
        """The taler that are paid where their owner has not chosen: those earned first."""
        return s.players[seat].taler[:price]

    def trade_piles(self, s: State, seat: int) -> list[Row]:
        """The piles besides the hand that this seat may trade from, in the order they are drawn on."""
        return []

    def chosen_pile(self, s: State, seat: int, place: int) -> Row:
        """The pile this seat may trade from that a place below 0 stands for, by `pile_words`."""
        return ()

    def take_from_table(self, s: State, giver: int, kind: int, place: int, receiver: int) -> bool:
        """Take a traded card from a pile besides the hand; whether there was one. What lies elsewhere than
        among the revealed cards, or where one could choose, is the affair of the game.
        """
        if not has(s.revealed, kind) or s.revealed not in self.trade_piles(s, giver):
            return False
        s.revealed = without(s.revealed, kind)
        return True

    # Words

    def kind(self, card: int) -> int:
        """The kind of a card, whatever marks it carries."""
        return card

    def word(self, card: int) -> str:
        """A card as positions write it."""
        return self.beans[card].id if card else "?"

    def card(self, word: str) -> int:
        """The card a position's word stands for; 0 if there is none."""
        return self.kinds.get(word, UNSEEN)

    def write_pile(self, pile: Sequence[int]) -> str:
        """Cards in order; a run of equal ones as `blue*3`."""
        words: list[str] = []
        i = 0
        while i < len(pile):
            run = i
            while run < len(pile) and pile[run] == pile[i]:
                run += 1
            word = self.word(pile[i])
            words.append(word if run == i + 1 else f"{word}*{run - i}")
            i = run
        return " ".join(words)

    def read_pile(self, text: str) -> list[int]:
        """The inverse of `write_pile`; UNSEEN where a word means nothing."""
        cards: list[int] = []
        for token in text.split():
            word, star, many = token.partition("*")
            card = self.card(word)
            count = 1
            if star:
                count = whole_number(many)
                if not 0 < count <= MOST_IN_A_RUN:
                    card = UNSEEN
                    count = 1
            cards.extend([card] * count)
        return cards

    def seats_in_words(self) -> str:
        """How many can play."""
        most = f"{self.most_seats} seat{'s' if self.most_seats > 1 else ''}"
        return f"{self.fewest_seats} to {most}" if self.fewest_seats < self.most_seats else most

    def usual_seats(self) -> int:
        """At a table for which nobody says how many."""
        return min(max(USUAL_SEATS, self.fewest_seats), self.most_seats)

    def wrong_seats(self, seats: int) -> str:
        """That so many seats are too few or too many."""
        return f"{self.title} is for {self.seats_in_words()}, not {seats}"

    def kinds_in_words(self, kinds: Row) -> str:
        return " ".join([self.beans[kind].id for kind in kinds]) if kinds else "nothing"

    def cards_in_words(self, kinds: Row, places: Row) -> str:
        """Kinds, each with its place of the hand where one was chosen."""
        if not places:
            return self.kinds_in_words(kinds)
        words = [
            f"{self.beans[kind].id}@{self.place_in_words(place)}" if place else self.beans[kind].id
            for kind, place in zip(kinds, places, strict=True)
        ]
        return " ".join(words) if words else "nothing"

    def place_in_words(self, place: int) -> str:
        """A place of the hand by its number, a pile by its word."""
        return str(place) if place > 0 else self.pile_words[-1 - place]
