"""The buildings: one class for each card with a power, which defines what it changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.engine.cards import Bean, Beanometer, Privilege
from bohnhof.engine.declared import declared
from bohnhof.engine.facts import Fact
from bohnhof.games.high_bohn import facts, piles
from bohnhof.games.high_bohn.rows import STEW
from bohnhof.native import mypyc_attr

if TYPE_CHECKING:
    from bohnhof.engine.state import Row, State
    from bohnhof.games.high_bohn.rules import HighBohn

BIG: Final = 14
"""The number of cards from which a bean counts as a big kind."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Building(Privilege):
    """A building, bought with taler of one bean. Buildings of price 1 have no power."""

    number: int = 0
    """The number of the building in `rules.privileges`."""
    family: int = -1
    """The number of its kind of building; -1 for the third field."""
    guest: int = 0
    """The bean that its owner may plant on fields of other kinds; 0 if there is none."""

    def __init__(self, word: str, bean: str, price: int, beans: list[Bean]) -> None:
        super().__init__(f"{word}-{price}", price)
        self.word = word
        """The word for its kind in sentences."""
        self.bean = 0
        """The bean whose taler pay for it."""
        for kind, other in enumerate(beans, 1):
            if other.id == bean:
                self.bean = kind

    def may_harvest(self, so_far: bool, s: State, seat: int, field: int) -> bool:
        return so_far or self.frees(s.players[seat].fields[field][0])

    def frees(self, kind: int) -> bool:
        """Return whether its owner may always harvest a single bean of this kind."""
        return False

    # Clauses that only this game has. Each receives the answer so far.

    def may_look(self, so_far: bool, s: State, seat: int) -> bool:
        """Return whether the owner may look at the top card of the draw pile before a turn."""
        return so_far

    def may_move_card(self, so_far: bool, s: State, seat: int) -> bool:
        """Return whether the owner may move a hand card before a turn."""
        return so_far

    def orders_draw(self, so_far: bool, s: State, seat: int) -> bool:
        """Return whether the owner may order the cards drawn in phase 4."""
        return so_far

    def store_room(self, so_far: int, s: State, seat: int) -> int:
        """Return the number of beans that the owner's store holds."""
        return so_far

    def windfall(self, so_far: int, s: State, seat: int, cash: int) -> int:
        """Return the taler that the owner gets at the end for this much cash."""
        return so_far

    # Effects

    def after_purchase(self, rules: HighBohn, s: State, seat: int) -> None:
        """Apply the immediate effect of a purchase."""

    def share(self, owner: int, seat: int, kind: int, taler: int, rest: list[int]) -> int:
        """Return the taler that the owner may get from a harvest.

        `seat` harvests a row of this kind for `taler` taler; `rest` are the cards to be discarded.
        """
        return 0

    def claimed(self, share: int) -> int:
        """Return the part of a share that is taken from the harvester's taler, not the discards."""
        return 0

    def after_harvest(
        self, rules: HighBohn, s: State, owner: int, seat: int, taler: int, rest: list[int]
    ) -> None:
        """Give the owner its share, before the rest of the harvest is discarded."""


@mypyc_attr(allow_interpreted_subclasses=True)
class FieldBuilding(Building):
    """A building with one more field for any bean, whose number is `field`."""

    def has_field(self, so_far: bool, s: State, seat: int, field: int) -> bool:
        return so_far or field == self.field


@mypyc_attr(allow_interpreted_subclasses=True)
class OwnBeanField(FieldBuilding):
    """A building with one more field for its own bean only."""


@mypyc_attr(allow_interpreted_subclasses=True)
class OwnBeanometer(Building):
    """A building that replaces the beanometer of its own bean by `thresholds`."""

    thresholds: tuple[int, ...] = ()

    def __init__(self, word: str, bean: str, price: int, beans: list[Bean]) -> None:
        super().__init__(word, bean, price, beans)
        self.steps = Beanometer(declared(self, "thresholds", self.thresholds))

    def beanometer(self, so_far: Beanometer, s: State, seat: int, kind: int) -> Beanometer:
        return self.steps if kind == self.bean else so_far


class Goldmine2(Building):
    """Goldmine 2: the third field costs one taler (HB 4.1)."""

    def third_field_price(self, so_far: int, s: State, seat: int) -> int:
        return min(so_far, 1)


class Goldmine3(OwnBeanometer):
    """Goldmine 3: Garden beans pay from one bean, and single ones are free (HB 4.2, 4.3)."""

    thresholds: tuple[int, ...] = (1, 2, 3)

    def frees(self, kind: int) -> bool:
        return kind == self.bean


class Goldmine4(FieldBuilding):
    """Goldmine 4: one more field (HB 4.4)."""

    field = 3


class Tipi(Building):
    """A Tipi: at the end, one taler for every `group` taler of cash (HB 4.5, 4.6)."""

    group: int

    def windfall(self, so_far: int, s: State, seat: int, cash: int) -> int:
        return so_far + cash // self.group


class Tipi2(Tipi):
    """Tipi 2: one taler for every eight."""

    group = 8


class Tipi3(Tipi):
    """Tipi 3: one taler for every six."""

    group = 6


class Tipi4(Tipi):
    """Tipi 4: one taler for every five."""

    group = 5


class Bank2(Building):
    """Bank 2: before each turn, look at the top card of the draw pile (HB 4.7, 4.10 to 4.13)."""

    def may_look(self, so_far: bool, s: State, seat: int) -> bool:
        return True

    def after_purchase(self, rules: HighBohn, s: State, seat: int) -> None:
        rules.offer_before_turn(s, seat, self)


class Bank3(Building):
    """Bank 3: in phase 4, order the drawn cards (HB 4.8, 4.12, 4.40)."""

    def orders_draw(self, so_far: bool, s: State, seat: int) -> bool:
        return True


class Bank4(Building):
    """Bank 4: before each turn, move a hand card (HB 4.9 to 4.12)."""

    def may_move_card(self, so_far: bool, s: State, seat: int) -> bool:
        return True

    def after_purchase(self, rules: HighBohn, s: State, seat: int) -> None:
        rules.offer_before_turn(s, seat, self)


class Farm2(Building):
    """Farm 2: Soy beans may join fields of big kinds as guests (HB 4.14 to 4.16)."""

    def __init__(self, word: str, bean: str, price: int, beans: list[Bean]) -> None:
        super().__init__(word, bean, price, beans)
        self.big = [False, *[other.count >= BIG for other in beans]]
        self.guest = self.bean

    def may_plant(self, so_far: bool, s: State, seat: int, kind: int, field: int) -> bool:
        if so_far:
            return True
        row = s.players[seat].fields[field]
        if not row or not self.big[row[0]] or (kind != self.bean and kind != row[0]):
            return False
        for card in row:
            if card != row[0] and card != self.bean:
                return False
        return True


class Farm3(Building):
    """Farm 3: in phase 1, plant a third card (HB 4.17, 4.18)."""

    def plantings(self, so_far: int, s: State, seat: int) -> int:
        return so_far + 1


class Farm4(Building):
    """Farm 4: a harvest worth four taler pays five (HB 4.19)."""

    def worth(self, so_far: int, s: State, seat: int, row: Row) -> int:
        return 5 if so_far == 4 else so_far


class Saloon2(OwnBeanField):
    """Saloon 2: a field for Green beans (HB 4.20)."""

    field = 4


class StewSaloon(OwnBeanometer):
    """A Saloon that allows bean stew and has its beanometer (HB 4.21 to 4.25)."""

    def may_plant(self, so_far: bool, s: State, seat: int, kind: int, field: int) -> bool:
        if so_far:
            return True
        row = s.players[seat].fields[field]
        if kind in row:
            return False
        for i, card in enumerate(row):
            if card in row[i + 1 :]:
                return False
        return True

    def beanometer(self, so_far: Beanometer, s: State, seat: int, kind: int) -> Beanometer:
        return self.steps if kind == STEW else so_far


class Saloon3(StewSaloon):
    """Saloon 3: a stew pays at most four taler."""

    thresholds: tuple[int, ...] = (3, 6, 7, 8)


class Saloon4(StewSaloon):
    """Saloon 4: a stew pays at most five taler."""

    thresholds: tuple[int, ...] = (3, 5, 6, 7, 8)


class GeneralStore(Building):
    """General Store 2, 3 or 4: room for one bean fewer than its price (HB 4.26 to 4.30)."""

    def store_room(self, so_far: int, s: State, seat: int) -> int:
        return so_far + self.price - 1


class Blacksmith2(OwnBeanField):
    """Blacksmith 2: a field for Chili beans, which may be closed at first (HB 4.31, 4.32)."""

    field = 5

    def has_field(self, so_far: bool, s: State, seat: int, field: int) -> bool:
        if so_far or field != self.field:
            return so_far
        for note in s.extra[piles.CLOSED]:
            if note // piles.WIDTH == seat:
                return False
        return True

    def after_purchase(self, rules: HighBohn, s: State, seat: int) -> None:
        """Keep the new field closed until Chili beans on the owner's other fields are harvested."""
        for field, row in enumerate(s.players[seat].fields):
            if row and row[0] == self.bean and not rules.is_stew(s, seat, field):
                s.extra[piles.CLOSED].append(seat * piles.WIDTH + field + 1)


class Blacksmith3(OwnBeanometer):
    """Blacksmith 3: another beanometer for Chili beans (HB 4.33)."""

    thresholds: tuple[int, ...] = (3, 5, 6, 7)


class Blacksmith4(Building):
    """Blacksmith 4: single beans may always be harvested (HB 4.34)."""

    def frees(self, kind: int) -> bool:
        return True


class Jail2(OwnBeanometer):
    """Jail 2: another beanometer for Blue beans (HB 4.35)."""

    thresholds: tuple[int, ...] = (3, 5, 7, 9)


class Jail3(OwnBeanometer):
    """Jail 3: a beanometer for Blue beans that begins with two taler (HB 4.36)."""

    thresholds: tuple[int, ...] = (0, 4, 6, 8, 10)


class Jail4(Building):
    """Jail 4: a taler from every harvest of Blue beans, one of the discards (HB 4.37, 4.38)."""

    def share(self, owner: int, seat: int, kind: int, taler: int, rest: list[int]) -> int:
        return 1 if taler > 0 and kind == self.bean and self.bean in rest else 0

    def after_harvest(
        self, rules: HighBohn, s: State, owner: int, seat: int, taler: int, rest: list[int]
    ) -> None:
        rest.remove(self.bean)
        s.players[owner].taler += (self.bean,)
        if s.facts is not None:
            s.facts.append(Fact(facts.SHARED, owner, (self.bean,), self.number, seat))


class Family:
    """A kind of building: its word in sentences, the bean that pays for it, and its cards."""

    def __init__(self, word: str, bean: str, *powerful: type[Building]) -> None:
        self.word = word
        self.bean = bean
        self.cards: list[type[Building]] = [Building, *powerful]


FAMILIES: Final = [
    Family("goldmine", "garden", Goldmine2, Goldmine3, Goldmine4),
    Family("tipi", "red", Tipi2, Tipi3, Tipi4),
    Family("bank", "black-eyed", Bank2, Bank3, Bank4),
    Family("farm", "soy", Farm2, Farm3, Farm4),
    Family("saloon", "green", Saloon2, Saloon3, Saloon4),
    Family("general-store", "stink", GeneralStore, GeneralStore, GeneralStore),
    Family("blacksmith", "chili", Blacksmith2, Blacksmith3, Blacksmith4),
    Family("jail", "blue", Jail2, Jail3, Jail4),
]


class ThirdField(FieldBuilding):
    """The third field of Bohnanza: no building, paid with any taler, worth nothing at the end."""

    field = 2

    def __init__(self) -> None:
        super().__init__("third-field", "", 0, [])
        self.id = self.word


def cards_to_own(beans: list[Bean], families: list[Family]) -> list[Building]:
    """Return the cards that can be owned: the third field, then each kind by price."""
    found: list[Building] = [ThirdField()]
    for number, family in enumerate(families):
        for price, card in enumerate(family.cards, 1):
            building = card(family.word, family.bean, price, beans)
            building.family = number
            building.number = len(found)
            found.append(building)
    return found
