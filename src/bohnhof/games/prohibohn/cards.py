"""The cards for sale in Prohibohn: what each changes and what it is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.engine.cards import Bean, Privilege
from bohnhof.engine.state import Entry
from bohnhof.games.prohibohn import reasons
from bohnhof.games.prohibohn.agenda import DRAW, GROW, REVEAL, TAKE
from bohnhof.games.prohibohn.rows import alternating, kinds_in, odd_first
from bohnhof.native import mypyc_attr

if TYPE_CHECKING:
    from bohnhof.engine.message import Message
    from bohnhof.engine.state import Row, State
    from bohnhof.games.prohibohn.rules import Prohibohn

ANY_NUMBER: Final = 1000
"""More cards than any hand has."""

FULL_SET: Final = 3
"""The number of cards of each establishment."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Card(Privilege):
    """A card for sale, paid with taler of its bean.

    Each clause receives the answer so far and returns the answer for the owner of the card.
    """

    raids: bool = False
    """Whether it makes 1-cards worthless."""

    def __init__(self, family: str, price: int, bean: int, word: str = "") -> None:
        super().__init__(word or f"{family}-{price}", price)
        self.family = family
        self.bean = bean

    # Buying and scoring

    def price_in(self, kind: int) -> int:
        """Return the price in taler of this kind; 0 if they do not pay for it."""
        return self.price if kind == self.bean else 0

    def forbids_buyer(self, rules: Prohibohn, s: State, seat: int) -> Message | None:
        """Return why this seat may not own the card, whatever it pays; None if it may."""
        return None

    def after_purchase(self, rules: Prohibohn, s: State, seat: int) -> None:
        """Apply the immediate effect of a purchase."""

    def value(self, rules: Prohibohn, s: State, seat: int) -> int:
        """Return what the card is worth to its owner at the end."""
        return self.price

    # Clauses

    def row_fits(self, so_far: bool, s: State, seat: int, row: Row) -> bool:
        return so_far

    def collected(self, so_far: int, s: State, seat: int, row: Row) -> int:
        return so_far

    def may_choose_card(self, so_far: bool, s: State, seat: int, planted: int) -> bool:
        return so_far

    def may_throw(self, so_far: bool, s: State, seat: int) -> bool:
        return so_far

    def cards_despite_match(self, so_far: int, s: State, seat: int) -> int:
        return so_far

    def tips(self, so_far: int, s: State, seat: int, step: int) -> int:
        return so_far

    def draw_choices(self, so_far: Row, s: State, seat: int, drawn: int) -> Row:
        return so_far

    def cards_to_pay(self, so_far: int, s: State, seat: int, field: int) -> int:
        return so_far


@mypyc_attr(allow_interpreted_subclasses=True)
class Establishment(Card):
    """One of the three cards of an establishment, which cost 1, 3 and 4 taler."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SmallEstablishment(Establishment):
    """An establishment of price 1: no power. It is worth 4 in a full set, otherwise 1.

    After a Razzia it is worth 0 outside a full set.
    """

    def __init__(self, family: str, bean: int) -> None:
        super().__init__(family, 1, bean)

    def value(self, rules: Prohibohn, s: State, seat: int) -> int:
        if rules.owned_of_family(s, seat, self.family) == FULL_SET:
            return 4
        return 0 if rules.raided(s) else 1


class Casino3(Establishment):
    """Casino 3: in phase 3, discard one hand card, before the first planting or after the last."""

    def may_throw(self, so_far: bool, s: State, seat: int) -> bool:
        return True


class Casino4(Establishment):
    """Casino 4: in phase 3, plant any number of cards, but at least one."""

    def plantings(self, so_far: int, s: State, seat: int) -> int:
        return ANY_NUMBER


class Undertaker3(Establishment):
    """Undertaker 3: in phase 4, reveal a second card although discarded cards joined the first."""

    def cards_despite_match(self, so_far: int, s: State, seat: int) -> int:
        return max(so_far, 2)


class Undertaker4(Establishment):
    """Undertaker 4: in phase 4, reveal up to three cards although discarded cards have joined."""

    def cards_despite_match(self, so_far: int, s: State, seat: int) -> int:
        return max(so_far, 3)


class Restaurant3(Establishment):
    """Restaurant 3: get a taler from the cards a boss would discard, in phase 4 of your turn."""

    def tips(self, so_far: int, s: State, seat: int, step: int) -> int:
        return so_far + 1 if step == REVEAL else so_far


class Restaurant4(Establishment):
    """Restaurant 4: get a taler from the cards a boss would discard, in phase 5 of your turn."""

    def tips(self, so_far: int, s: State, seat: int, step: int) -> int:
        return so_far + 1 if step == GROW else so_far


class Nightbar3(Establishment):
    """Nightbar 3: two kinds may alternate on a field."""

    def row_fits(self, so_far: bool, s: State, seat: int, row: Row) -> bool:
        return so_far or alternating(row)


class Nightbar4(Establishment):
    """Nightbar 4: the first card of a field may be of another kind than the rest."""

    def row_fits(self, so_far: bool, s: State, seat: int, row: Row) -> bool:
        return so_far or odd_first(row)

    def collected(self, so_far: int, s: State, seat: int, row: Row) -> int:
        return kinds_in(row[1:]) if odd_first(row) else so_far


@mypyc_attr(allow_interpreted_subclasses=True)
class GasStation(Establishment):
    """A Gas Station: in phase 6, draw another number of cards.

    If it is bought after drawing has begun, the player chooses the number again.
    """

    def after_purchase(self, rules: Prohibohn, s: State, seat: int) -> None:
        for i, entry in enumerate(s.agenda):
            if entry.step == DRAW and entry.owner == seat and entry.progress:
                s.agenda[i] = Entry(DRAW, seat, entry.progress)


class GasStation3(GasStation):
    """Gas Station 3: in phase 6, draw until there are six cards in hand, instead of two cards."""

    def draw_choices(self, so_far: Row, s: State, seat: int, drawn: int) -> Row:
        missing = 6 - len(s.players[seat].hand)
        return so_far if missing < 1 or missing in so_far else (*so_far, missing)


class GasStation4(GasStation):
    """Gas Station 4: in phase 6, draw three cards instead of two."""

    def draw_choices(self, so_far: Row, s: State, seat: int, drawn: int) -> Row:
        missing = 3 - drawn
        return so_far if missing < 1 or missing in so_far else (*so_far, missing)


class Variete3(Establishment):
    """Varieté 3: in phase 3, plant the second card from any position of the hand."""

    def may_choose_card(self, so_far: bool, s: State, seat: int, planted: int) -> bool:
        return so_far or planted == 1


class Variete4(Establishment):
    """Varieté 4: in phase 3, plant the first card from any position of the hand."""

    def may_choose_card(self, so_far: bool, s: State, seat: int, planted: int) -> bool:
        return so_far or planted == 0


@mypyc_attr(allow_interpreted_subclasses=True)
class PoliceStation(Card):
    """A Police Station: take one taler of the mafia on purchase, and score a bonus at the end.

    Each player may own one.
    """

    def __init__(self, price: int, bean: int) -> None:
        super().__init__("police-station", price, bean)

    def forbids_buyer(self, rules: Prohibohn, s: State, seat: int) -> Message | None:
        return reasons.ONE_STATION if rules.owned_of_family(s, seat, self.family) else None

    def after_purchase(self, rules: Prohibohn, s: State, seat: int) -> None:
        if s.extra[rules.mafia_pile]:
            s.agenda.append(rules.entries[TAKE][seat])


class PoliceStation3(PoliceStation):
    """Police Station 3: the bonus depends on the number of establishments owned."""

    def value(self, rules: Prohibohn, s: State, seat: int) -> int:
        bonus = [0, 0, 0, 0, 0, 0, 1, 2, 3, 5, 8]
        return self.price + bonus[min(rules.establishments(s, seat), 10)]


class PoliceStation4(PoliceStation):
    """Police Station 4: the bonus depends on the number of kinds of establishments owned."""

    def value(self, rules: Prohibohn, s: State, seat: int) -> int:
        bonus = [0, 0, 1, 2, 3, 5, 8]
        return self.price + bonus[min(rules.families(s, seat), 6)]


class Razzia(Card):
    """Razzia: 1-cards are worthless, except in full sets.

    It costs four taler of its bean, or five of any one other kind.
    """

    raids = True

    def __init__(self, bean: int) -> None:
        super().__init__("razzia", 4, bean, "razzia")

    def price_in(self, kind: int) -> int:
        return self.price if kind == self.bean else 5


def number_of(beans: list[Bean], word: str) -> int:
    """Return the kind number that a bean has in the rulebook."""
    return [bean.id for bean in beans].index(word) + 1


def three_cards(word: str, bean: int, third: type[Establishment], fourth: type[Establishment]) -> list[Card]:
    """Return the cards of an establishment, which cost 1, 3 and 4 taler of its bean."""
    return [SmallEstablishment(word, bean), third(word, 3, bean), fourth(word, 4, bean)]


def cards(beans: list[Bean]) -> list[Card]:
    """Return the cards for sale by number: 18 establishments, two Police Stations and Razzia.

    Number 0 is a placeholder.
    """
    blue = number_of(beans, "blue")
    return [
        Card("", 0, 0, "no-card"),
        *three_cards("casino", number_of(beans, "pole"), Casino3, Casino4),
        *three_cards("undertaker", number_of(beans, "green"), Undertaker3, Undertaker4),
        *three_cards("restaurant", number_of(beans, "stink"), Restaurant3, Restaurant4),
        *three_cards("nightbar", number_of(beans, "puff"), Nightbar3, Nightbar4),
        *three_cards("gas-station", number_of(beans, "chili"), GasStation3, GasStation4),
        *three_cards("variete", number_of(beans, "kidney"), Variete3, Variete4),
        PoliceStation3(3, blue),
        PoliceStation4(4, blue),
        Razzia(blue),
    ]
