"""The buildings: one class for each kind, which says what its four cards change."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from bohnhof.engine.cards import Bean, Beanometer, Privilege
from bohnhof.engine.facts import Fact
from bohnhof.games.high_bohn import facts, piles
from bohnhof.games.high_bohn.rows import STEW
from bohnhof.native import mypyc_attr

if TYPE_CHECKING:
    from bohnhof.engine.state import Row, State
    from bohnhof.games.high_bohn.rules import HighBohn

BIG: Final = 14
"""A bean with at least so many cards is a big kind."""

THIRD_FIELD: Final = 2
GOLDMINE_FIELD: Final = 3
SALOON_FIELD: Final = 4
BLACKSMITH_FIELD: Final = 5


@mypyc_attr(allow_interpreted_subclasses=True)
class Building(Privilege):
    """One of the four cards of a kind, bought with taler of one bean. Price 1 has no power."""

    number: int = 0
    """Its number among the cards that can be owned."""
    family: int = -1
    """Which kind of building it is, by number."""
    reserved: bool = False
    """Whether its field takes its own bean only."""
    guest: int = 0
    """The bean that it lets join fields of other kinds, 0 if none."""
    mixes: bool = False
    """Whether it lets its owner plant more than one kind on a field."""
    frees: int = 0
    """The kinds whose single beans its owner may always harvest, one bit each."""
    plants_more: bool = False
    """Whether it lets its owner plant more cards in phase 1."""
    orders: bool = False
    """Whether it lets its owner order the cards drawn in phase 4."""
    watches: bool = False
    """Whether its owner may have a share in what others harvest."""
    claims: bool = False
    """Whether that share is taken from the harvester’s taler, not from what would be discarded."""

    def __init__(
        self, word: str, bean: str, price: int, beans: list[Bean], powers: tuple[str, str, str] = ("", "", "")
    ) -> None:
        super().__init__(f"{word}-{price}", price)
        self.word = word
        """What its kind is called in sentences."""
        self.power = powers[price - 2] if price > 1 else ""
        self.bean = 0
        """The bean whose taler pay for it."""
        for kind, other in enumerate(beans, 1):
            if other.id == bean:
                self.bean = kind

    def may_harvest(self, so_far: bool, s: State, seat: int, field: int) -> bool:
        return so_far or bool(self.frees >> s.players[seat].fields[field][0] & 1)

    # Clauses that only this game has, each handed the answer so far

    def may_look(self, so_far: bool, s: State, seat: int) -> bool:
        """Whether the top card of the draw pile may be looked at before the turn."""
        return so_far

    def may_move_card(self, so_far: bool, s: State, seat: int) -> bool:
        """Whether a hand card may be moved before the turn."""
        return so_far

    def orders_draw(self, so_far: bool, s: State, seat: int) -> bool:
        """Whether the cards drawn in phase 4 may be put in another order."""
        return so_far

    def store_room(self, so_far: int, s: State, seat: int) -> int:
        """How many beans the store holds."""
        return so_far

    def windfall(self, so_far: int, s: State, seat: int, cash: int) -> int:
        """The taler that come to the cash at the end."""
        return so_far

    # What happens

    def after_purchase(self, rules: HighBohn, s: State, seat: int) -> None:
        """What follows as soon as this card has been bought."""

    def share(self, owner: int, seat: int, kind: int, taler: int, rest: list[int]) -> int:
        """How many taler the owner may get out of a seat's harvest of this kind, yield and rest."""
        return 0

    def after_harvest(
        self, rules: HighBohn, s: State, owner: int, seat: int, taler: int, rest: list[int]
    ) -> None:
        """Where the owner has a share: what happens before the rest of the harvest is discarded."""


class Goldmine(Building):
    """Garden beans: a cheap third field, a beanometer from one bean on, a field (HB 4.1 to 4.4)."""

    def __init__(self, price: int, beans: list[Bean]) -> None:
        super().__init__("goldmine", "garden", price, beans)
        self.steps = Beanometer((1, 2, 3))
        if self.price == 3:
            self.frees = 1 << self.bean
        elif self.price == 4:
            self.field = GOLDMINE_FIELD

    def third_field_price(self, so_far: int, s: State, seat: int) -> int:
        return min(so_far, 1) if self.price == 2 else so_far

    def beanometer(self, so_far: Beanometer, s: State, seat: int, kind: int) -> Beanometer:
        return self.steps if self.price == 3 and kind == self.bean else so_far

    def has_field(self, so_far: bool, s: State, seat: int, field: int) -> bool:
        return so_far or field == self.field


class Tipi(Building):
    """Red beans: at the end a taler for every eighth, sixth or fifth taler of cash (HB 4.5)."""

    def __init__(self, price: int, beans: list[Bean]) -> None:
        super().__init__("tipi", "red", price, beans)

    def windfall(self, so_far: int, s: State, seat: int, cash: int) -> int:
        if self.price == 1:
            return so_far
        return so_far + cash // (8 if self.price == 2 else 6 if self.price == 3 else 5)


class Bank(Building):
    """Black-eyed beans: look at the top card, order the drawn cards, move a hand card (HB 4.7 to 4.13)."""

    def __init__(self, price: int, beans: list[Bean]) -> None:
        super().__init__("bank", "black-eyed", price, beans)
        self.orders = self.price == 3

    def may_look(self, so_far: bool, s: State, seat: int) -> bool:
        return so_far or self.price == 2

    def orders_draw(self, so_far: bool, s: State, seat: int) -> bool:
        return so_far or self.orders

    def may_move_card(self, so_far: bool, s: State, seat: int) -> bool:
        return so_far or self.price == 4

    def after_purchase(self, rules: HighBohn, s: State, seat: int) -> None:
        rules.offer_before_turn(s, seat, self)


class Farm(Building):
    """Soy beans: guests on fields of big kinds, a third card in phase 1, a fifth taler (HB 4.14 to 4.19)."""

    def __init__(self, price: int, beans: list[Bean]) -> None:
        super().__init__("farm", "soy", price, beans)
        self.big = [False, *[bean.count >= BIG for bean in beans]]
        self.plants_more = self.price == 3
        if self.price == 2:
            self.guest = self.bean
            self.mixes = True

    def may_plant(self, so_far: bool, s: State, seat: int, kind: int, field: int) -> bool:
        if so_far or self.price != 2:
            return so_far
        row = s.players[seat].fields[field]
        if not row or not self.big[row[0]] or (kind != self.bean and kind != row[0]):
            return False
        for card in row:
            if card != row[0] and card != self.bean:
                return False
        return True

    def plantings(self, so_far: int, s: State, seat: int) -> int:
        return so_far + 1 if self.price == 3 else so_far

    def worth(self, so_far: int, s: State, seat: int, row: Row) -> int:
        return 5 if so_far == 4 and self.price == 4 else so_far


class Saloon(Building):
    """Green beans: a field of their own, or bean stew (HB 4.20 to 4.25)."""

    def __init__(self, price: int, beans: list[Bean]) -> None:
        super().__init__("saloon", "green", price, beans)
        self.steps = Beanometer((3, 6, 7, 8) if self.price == 3 else (3, 5, 6, 7, 8))
        self.mixes = self.price > 2
        if self.price == 2:
            self.field = SALOON_FIELD
            self.reserved = True

    def has_field(self, so_far: bool, s: State, seat: int, field: int) -> bool:
        return so_far or field == self.field

    def may_plant(self, so_far: bool, s: State, seat: int, kind: int, field: int) -> bool:
        if so_far or not self.mixes:
            return so_far
        row = s.players[seat].fields[field]
        if kind in row:
            return False
        for i, card in enumerate(row):
            if card in row[i + 1 :]:
                return False
        return True

    def beanometer(self, so_far: Beanometer, s: State, seat: int, kind: int) -> Beanometer:
        return self.steps if kind == STEW and self.mixes else so_far


class GeneralStore(Building):
    """Stink beans: room for one, two or three beans that are only traded away (HB 4.26 to 4.30)."""

    def __init__(self, price: int, beans: list[Bean]) -> None:
        super().__init__("general-store", "stink", price, beans)

    def store_room(self, so_far: int, s: State, seat: int) -> int:
        return so_far + self.price - 1


class Blacksmith(Building):
    """Chili beans: a field of their own, their own beanometer, lone beans set free (HB 4.31 to 4.34)."""

    def __init__(self, price: int, beans: list[Bean]) -> None:
        super().__init__("blacksmith", "chili", price, beans)
        self.steps = Beanometer((3, 5, 6, 7))
        if self.price == 2:
            self.field = BLACKSMITH_FIELD
            self.reserved = True
        elif self.price == 4:
            self.frees = (2 << len(beans)) - 1

    def has_field(self, so_far: bool, s: State, seat: int, field: int) -> bool:
        if so_far or field != self.field:
            return so_far
        for note in s.extra[piles.CLOSED]:
            if note // piles.WIDTH == seat:
                return False
        return True

    def beanometer(self, so_far: Beanometer, s: State, seat: int, kind: int) -> Beanometer:
        return self.steps if self.price == 3 and kind == self.bean else so_far

    def after_purchase(self, rules: HighBohn, s: State, seat: int) -> None:
        """Chili beans that grow on a regular field keep the new one closed until they are harvested."""
        if self.price == 2:
            for field, row in enumerate(s.players[seat].fields):
                if row and row[0] == self.bean and not rules.is_stew(s, seat, field):
                    s.extra[piles.CLOSED].append(seat * piles.WIDTH + field + 1)


class Jail(Building):
    """Blue beans: two beanometers of their own, or a share of every blue harvest (HB 4.35 to 4.38)."""

    def __init__(self, price: int, beans: list[Bean]) -> None:
        super().__init__("jail", "blue", price, beans)
        self.steps = Beanometer((3, 5, 7, 9) if self.price == 2 else (0, 4, 6, 8, 10))
        self.watches = self.price == 4

    def beanometer(self, so_far: Beanometer, s: State, seat: int, kind: int) -> Beanometer:
        return self.steps if kind == self.bean and (self.price == 2 or self.price == 3) else so_far

    def share(self, owner: int, seat: int, kind: int, taler: int, rest: list[int]) -> int:
        return 1 if taler > 0 and kind == self.bean and self.bean in rest else 0

    def after_harvest(
        self, rules: HighBohn, s: State, owner: int, seat: int, taler: int, rest: list[int]
    ) -> None:
        rest.remove(self.bean)
        s.players[owner].taler += (self.bean,)
        if s.facts is not None:
            s.facts.append(Fact(facts.SHARED, owner, (self.bean,), self.number, seat))


Maker = Callable[[int, list[Bean]], Building]
"""A kind of building: makes its card of one price."""

FAMILIES: Final[list[Maker]] = [Goldmine, Tipi, Bank, Farm, Saloon, GeneralStore, Blacksmith, Jail]


class ThirdField(Building):
    """The card of the base game, which is no building: it has no bean and counts for nothing at the end."""

    def __init__(self) -> None:
        super().__init__("third-field", "", 0, [])
        self.id = self.word
        self.field = THIRD_FIELD

    def has_field(self, so_far: bool, s: State, seat: int, field: int) -> bool:
        return so_far or field == self.field


def cards_to_own(beans: list[Bean], families: list[Maker]) -> list[Building]:
    """By number: the third field, then four cards of each kind of building by their prices."""
    found: list[Building] = [ThirdField()]
    for family, make in enumerate(families):
        for price in range(1, 5):
            building = make(price, beans)
            building.family = family
            building.number = len(found)
            found.append(building)
    return found
