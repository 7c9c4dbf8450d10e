"""The clauses of a rulebook: short methods that games override and cards change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from bohnhof.engine.cards import Bean, Beanometer, Privilege
from bohnhof.engine.declared import declared
from bohnhof.engine.state import UNSEEN, Row, State, has, without
from bohnhof.native import mypyc_attr

NO_CARD: Final = -1

USUAL_SEATS: Final = 4

MOST_IN_A_RUN: Final = 200
"""Upper bound for a run such as `blue*3`: more cards of one kind than any deck has."""


def whole_number(word: str) -> int:
    """Return the number that `word` spells in one to six ASCII digits, or -1."""
    return int(word) if word.isascii() and word.isdigit() and len(word) < 7 else -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Clauses:
    """The clauses of a game.

    Callers use the `ask_…` method of a clause that cards may change: it passes the answer through
    each card the player owns. The answer is never stored.
    """

    id: str = ""
    """The game's id on the command line and in records."""
    title: str = ""
    fewest_seats: int = 3
    most_seats: int = 5
    most_fields: int = 3
    """Number of places for fields per seat, open or not; raised if a card is a field beyond it."""
    third_field: int = NO_CARD
    """Index of the card for the third field; NO_CARD if none can be bought."""
    has_trading: bool = True
    """Whether players can make offers."""
    mixed_rows: bool = False
    """Whether beans of several kinds can grow on one field."""
    local_fields: ClassVar[bool] = False
    """Whether a field can be evaluated from local data, so that a server caches what it pays.

    Its worth and thresholds may depend only on its cards, on the cards its owner has and on the
    kinds it takes. Whether it exists, and what it takes, may depend only on the fields, taler and
    cards of its owner and on the piles that only this game has. The promise holds for the class
    that makes it, not for subclasses.
    """
    rival: str = ""
    """The winner if no seat wins, in one word; empty if a seat always wins."""
    edition: str = ""
    """What differs from the usual cards, in one line, as stored in records; empty by default."""
    revision: int = 1
    """Version of the rules, stored in records.

    It is increased when the same seed and actions lead to a different game.
    """
    has_former: bool = False
    """Whether the previous revision can still be played, for its records and tables.

    It applies to this `revision` only, so set both together.
    """
    former: bool = False
    """Whether this rulebook plays the previous revision."""
    pile_words: tuple[str, ...] = ()
    """Words that choose the pile of a traded card, as in `red@table`; their places are -1, -2 …"""

    def __init__(self, beans: list[Bean], privileges: list[Privilege]) -> None:
        self._take_over_declarations()
        self.beans = [Bean("unseen", 0, (0,)), *beans]
        """Beans by kind; kind 0 is the unseen card."""
        self.privileges = privileges
        """The cards that can be owned, by index."""
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
        self.rival = declared(self, "rival", self.rival)
        self.pile_words = declared(self, "pile_words", self.pile_words)

    def has_local_fields(self) -> bool:
        """Return whether the class of these rules says `local_fields` itself."""
        return bool(vars(type(self)).get("local_fields", False))

    @property
    def name(self) -> str:
        """The name in records: the id, followed by the edition if there is one."""
        return f"{self.id} {self.edition}" if self.edition else self.id

    # Clauses about the game

    def deck(self) -> list[int]:
        """Return all bean cards, unshuffled."""
        cards: list[int] = []
        for kind, bean in enumerate(self.beans):
            cards.extend([kind] * bean.count)
        return cards

    def passes(self, s: State) -> int:
        """Return the number of passes through the draw pile."""
        return 3

    def hand_size(self) -> int:
        """Return the number of cards dealt to each player at the start."""
        return 5

    def turn(self, s: State, seat: int) -> list[int]:
        """Return the steps of a turn in order, as indexes into `Rules.steps`."""
        raise NotImplementedError

    def score(self, s: State, seat: int) -> int:
        """Return the score of a seat: by default its number of taler."""
        return len(s.players[seat].taler)

    def winners(self, s: State) -> list[int]:
        """Return the winning seats; several share the win."""
        ranks = [(self.score(s, seat), self.tie_break(s, seat)) for seat in range(len(s.players))]
        best = max(ranks)
        return [seat for seat, rank in enumerate(ranks) if rank == best]

    def tie_break(self, s: State, seat: int) -> int:
        """Return the number that decides between seats with the same score; the highest wins."""
        return 0

    def win_shares(self, s: State) -> list[float]:
        """Return each seat's share of one win; all are 0 if no seat has won."""
        winners = self.winners(s)
        found = [0.0] * len(s.players)
        for seat in winners:
            found[seat] = 1.0 / len(winners)
        return found

    # Clauses that cards may change, each followed by the `ask_…` method that applies the cards

    def has_field(self, s: State, seat: int, field: int) -> bool:
        """Return whether a field exists: by default each player has two."""
        return field < 2

    def ask_has_field(self, s: State, seat: int, field: int) -> bool:
        if field >= self.most_fields:
            return False
        answer = self.has_field(s, seat, field)
        for card in s.players[seat].owned:
            answer = self.privileges[card].has_field(answer, s, seat, field)
        return answer

    def may_plant(self, s: State, seat: int, kind: int, field: int) -> bool:
        """Return whether a field takes this kind: by default a field grows one kind only."""
        row = s.players[seat].fields[field]
        return not row or row[0] == kind

    def ask_may_plant(self, s: State, seat: int, kind: int, field: int) -> bool:
        answer = self.may_plant(s, seat, kind, field)
        for card in s.players[seat].owned:
            answer = self.privileges[card].may_plant(answer, s, seat, kind, field)
        return answer

    def may_harvest(self, s: State, seat: int, field: int) -> bool:
        """Return whether a field may be harvested.

        By default, a single bean is protected while another field of its owner has two or more.
        """
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
        """Return the beanometer of a kind: by default the printed one."""
        return self.beans[kind].beanometer

    def ask_beanometer(self, s: State, seat: int, kind: int) -> Beanometer:
        answer = self.beanometer(s, seat, kind)
        for card in s.players[seat].owned:
            answer = self.privileges[card].beanometer(answer, s, seat, kind)
        return answer

    def worth(self, s: State, seat: int, row: Row) -> int:
        """Return what a harvest of these cards pays, in taler."""
        return self.ask_beanometer(s, seat, row[0]).taler(len(row))

    def ask_worth(self, s: State, seat: int, row: Row) -> int:
        answer = self.worth(s, seat, row)
        for card in s.players[seat].owned:
            answer = self.privileges[card].worth(answer, s, seat, row)
        return answer

    def plantings(self, s: State, seat: int) -> int:
        """Return how many hand cards may be planted in the planting phase."""
        return 2

    def ask_plantings(self, s: State, seat: int) -> int:
        answer = self.plantings(s, seat)
        for card in s.players[seat].owned:
            answer = self.privileges[card].plantings(answer, s, seat)
        return answer

    def cards_to_reveal(self, s: State, seat: int) -> int:
        """Return how many cards are revealed in a turn."""
        return 2

    def ask_cards_to_reveal(self, s: State, seat: int) -> int:
        answer = self.cards_to_reveal(s, seat)
        for card in s.players[seat].owned:
            answer = self.privileges[card].cards_to_reveal(answer, s, seat)
        return answer

    def cards_to_draw(self, s: State, seat: int) -> int:
        """Return how many cards are drawn at the end of a turn."""
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
        """Return the taler paid if their owner has not chosen any: those earned first."""
        return s.players[seat].taler[:price]

    def trade_piles(self, s: State, seat: int) -> list[Row]:
        """Return the piles other than the hand that a seat may trade from, in order of use."""
        return []

    def chosen_pile(self, s: State, seat: int, place: int) -> Row:
        """Return the pile that a seat may trade from by a place below 0 (see `pile_words`)."""
        return ()

    def take_from_table(self, s: State, giver: int, kind: int, place: int, receiver: int) -> bool:
        """Remove a traded card from a pile other than the hand. Return False if there is none.

        This method takes revealed cards only. Games override it if cards are in other piles or if
        `place` can choose between piles.
        """
        if not has(s.revealed, kind) or s.revealed not in self.trade_piles(s, giver):
            return False
        s.revealed = without(s.revealed, kind)
        return True

    # Words

    def kind(self, card: int) -> int:
        """Return the kind of a card, without any marks it carries."""
        return card

    def word(self, card: int) -> str:
        """Return the word for a card in positions."""
        return self.beans[card].id if card else "?"

    def card(self, word: str) -> int:
        """Return the card that a word in a position stands for, or UNSEEN if there is none."""
        return self.kinds.get(word, UNSEEN)

    def write_pile(self, pile: Sequence[int]) -> str:
        """Write cards in order, with a run of equal cards as `blue*3`."""
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
        """Parse what `write_pile` writes; an unknown word gives UNSEEN."""
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
        """Return the possible numbers of players in English, such as “3 to 5 seats”."""
        most = f"{self.most_seats} seat{'s' if self.most_seats > 1 else ''}"
        return f"{self.fewest_seats} to {most}" if self.fewest_seats < self.most_seats else most

    def usual_seats(self) -> int:
        """Return the default number of players."""
        return min(max(USUAL_SEATS, self.fewest_seats), self.most_seats)

    def wrong_seats(self, seats: int) -> str:
        """Return the error message for a wrong number of players."""
        return f"{self.title} is for {self.seats_in_words()}, not {seats}"

    def kinds_in_words(self, kinds: Row) -> str:
        return " ".join([self.beans[kind].id for kind in kinds]) if kinds else "nothing"

    def cards_in_words(self, kinds: Row, places: Row) -> str:
        """Write kinds, each with its place (`red@2`) if one was chosen."""
        if not places:
            return self.kinds_in_words(kinds)
        words = [
            f"{self.beans[kind].id}@{self.place_in_words(place)}" if place else self.beans[kind].id
            for kind, place in zip(kinds, places, strict=True)
        ]
        return " ".join(words) if words else "nothing"

    def place_in_words(self, place: int) -> str:
        """Write a position in the hand as its number, a pile as its word."""
        return str(place) if place > 0 else self.pile_words[-1 - place]
