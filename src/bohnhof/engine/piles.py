"""Piles that only one game has: what they hold, who owns them and who may see them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.engine.clauses import whole_number
from bohnhof.engine.state import NOBODY, UNSEEN
from bohnhof.native import mypyc_attr

if TYPE_CHECKING:
    from bohnhof.engine.rules import Rules

BEANS: Final = "beans"
"""Bean cards. They count as part of the deck and are redealt where a view hides them."""
CARDS: Final = "cards"
"""Cards that can be owned, as indexes into the privileges."""
NOTES: Final = "notes"
"""Numbers from 1 to 255 that the game stores. They are public."""

UNSEEN_WORD: Final = "?"
"""The word for a card that a view hides."""


def read_beans(rules: Rules, word: str) -> list[int]:
    """Parse a word such as `red` or `blue*3`. Raise ValueError with the reason if it is invalid."""
    cards = rules.read_pile(word)
    if UNSEEN in cards:
        bean, star, _ = word.partition("*")
        if star and rules.card(bean) != UNSEEN:
            raise ValueError(f"“{word}” should be a bean and a number, such as “blue*3”")
        known = ", ".join([bean.id for bean in rules.beans[1:]])
        raise ValueError(f"no bean is called “{bean}”; the beans are {known}")
    return cards


@mypyc_attr(allow_interpreted_subclasses=True)
class ExtraPile:
    """A pile of bean cards that only one game has.

    Subclasses for other contents override how these are written.
    """

    def __init__(self, name: str, owner: int = NOBODY, secret: bool = False, holds: str = BEANS) -> None:
        self.name = name
        self.holds = holds
        self.owner = owner
        """The seat that owns the pile; NOBODY if it belongs to the table."""
        self.secret = secret
        """Whether only the owner sees the pile; without an owner, no one does."""
        self.ordered = holds == BEANS
        """Whether the order of the contents matters."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name!r}>"

    def words(self, rules: Rules, pile: list[int]) -> list[str]:
        """Return the contents in order, one word each."""
        return [rules.word(card) for card in pile]

    def cards(self, rules: Rules, words: list[str]) -> list[int]:
        """Parse what `words` returns. Raise ValueError with the reason if a word is invalid."""
        cards: list[int] = []
        for word in words:
            cards.extend([UNSEEN] if word == UNSEEN_WORD else read_beans(rules, word))
        return cards

    def data(self, rules: Rules, pile: list[int]) -> dict[str, object]:
        """Return the pile and its description as JSON data."""
        return {
            "name": self.name,
            "holds": self.holds,
            "seat": None if self.owner == NOBODY else self.owner + 1,
            "secret": self.secret,
            "cards": self.words(rules, pile),
        }

    def write(self, rules: Rules, pile: list[int]) -> str:
        """Return the pile as text for positions."""
        return rules.write_pile(pile)

    def read(self, rules: Rules, text: str) -> list[int]:
        """Parse what `write` returns. Raise ValueError with the reason if it is invalid."""
        cards = self.cards(rules, text.split())
        if UNSEEN in cards:
            raise ValueError(f"“{text}” names what cannot lie here")
        return cards


@mypyc_attr(allow_interpreted_subclasses=True)
class CardPile(ExtraPile):
    """A pile of cards that can be owned, written by id."""

    def __init__(self, name: str, owner: int = NOBODY, secret: bool = False) -> None:
        super().__init__(name, owner, secret, CARDS)

    def words(self, rules: Rules, pile: list[int]) -> list[str]:
        return [rules.privileges[card].id if card != UNSEEN else UNSEEN_WORD for card in pile]

    def cards(self, rules: Rules, words: list[str]) -> list[int]:
        ids = [UNSEEN_WORD, *[privilege.id for privilege in rules.privileges[1:]]]
        for word in words:
            if word not in ids:
                raise ValueError(f"“{word}” names what cannot lie here")
        return [ids.index(word) for word in words]

    def write(self, rules: Rules, pile: list[int]) -> str:
        return " ".join(self.words(rules, pile))


@mypyc_attr(allow_interpreted_subclasses=True)
class Notes(ExtraPile):
    """A list of numbers from 1 to `most`."""

    def __init__(self, name: str, most: int) -> None:
        super().__init__(name, holds=NOTES)
        self.most = most

    def words(self, rules: Rules, pile: list[int]) -> list[str]:
        return [str(number) for number in pile]

    def cards(self, rules: Rules, words: list[str]) -> list[int]:
        for word in words:
            if not 0 < whole_number(word) <= self.most:
                raise ValueError(f"“{word}” should be a whole number from 1 to {self.most}")
        return [whole_number(word) for word in words]

    def write(self, rules: Rules, pile: list[int]) -> str:
        return " ".join(self.words(rules, pile))


class SeatNotes(Notes):
    """Beans or numbers noted for seats, written as `2:red` or `2:1`.

    Each is stored as seat * width + the kind or number.
    """

    def __init__(self, name: str, seats: int, width: int, beans: bool) -> None:
        super().__init__(name, seats * width - 1)
        self.seats = seats
        self.width = width
        self.beans = beans

    def words(self, rules: Rules, pile: list[int]) -> list[str]:
        found: list[str] = []
        for note in pile:
            noted = note % self.width
            found.append(f"{note // self.width + 1}:{rules.word(noted) if self.beans else noted}")
        return found

    def cards(self, rules: Rules, words: list[str]) -> list[int]:
        return [self._note(rules, word) for word in words]

    def _note(self, rules: Rules, word: str) -> int:
        seat, _, what = word.partition(":")
        noted = rules.card(what) if self.beans else whole_number(what)
        if not 0 < whole_number(seat) <= self.seats or not 0 < noted < self.width:
            example = f"bean, as in 2:{rules.beans[1].id}" if self.beans else "number, as in 2:1"
            raise ValueError(f"“{word}” should be a seat and a {example}")
        return (whole_number(seat) - 1) * self.width + noted
