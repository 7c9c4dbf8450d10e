"""The buildings: one class for each card that has a power, which says what it changes."""

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
"""A bean with at least so many cards is a big kind."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Building(Privilege):
    """One of the cards of a kind, bought with taler of one bean. Price 1 has no power: it is just this."""

    number: int = 0
    """Its number among the cards that can be owned."""
    family: int = -1
    """Which kind of building it is, by number."""
    guest: int = 0
    """The bean that it lets join fields of other kinds, 0 if none."""

    def __init__(self, word: str, bean: str, price: int, beans: list[Bean]) -> None:
        super().__init__(f"{word}-{price}", price)
        self.word = word
        """What its kind is called in sentences."""
        self.bean = 0
        """The bean whose taler pay for it."""
        for kind, other in enumerate(beans, 1):
            if other.id == bean:
                self.bean = kind

    def may_harvest(self, so_far: bool, s: State, seat: int, field: int) -> bool:
        return so_far or self.frees(s.players[seat].fields[field][0])

    def frees(self, kind: int) -> bool:
        """Whether its owner may always harvest a single bean of this kind."""
        return False

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

    def claimed(self, share: int) -> int:
        """How much of a share is taken from the harvester’s taler, not from what would be discarded."""
        return 0

    def after_harvest(
        self, rules: HighBohn, s: State, owner: int, seat: int, taler: int, rest: list[int]
    ) -> None:
        """Where the owner has a share: what happens before the rest of the harvest is discarded."""


@mypyc_attr(allow_interpreted_subclasses=True)
class FieldBuilding(Building):
    """One more field for any bean: the place that its class gives in `field`."""

    def has_field(self, so_far: bool, s: State, seat: int, field: int) -> bool:
        return so_far or field == self.field


@mypyc_attr(allow_interpreted_subclasses=True)
class OwnBeanField(FieldBuilding):
    """One more field, for its own bean only."""


@mypyc_attr(allow_interpreted_subclasses=True)
class OwnBeanometer(Building):
    """Another beanometer for its own bean: what its class gives in `thresholds`."""

    thresholds: tuple[int, ...] = ()

    def __init__(self, word: str, bean: str, price: int, beans: list[Bean]) -> None:
        super().__init__(word, bean, price, beans)
        self.steps = Beanometer(declared(self, "thresholds", self.thresholds))

    def beanometer(self, so_far: Beanometer, s: State, seat: int, kind: int) -> Beanometer:
        return self.steps if kind == self.bean else so_far


class Goldmine2(Building):
    """The third field for one taler (HB 4.1)."""

    def third_field_price(self, so_far: int, s: State, seat: int) -> int:
        return min(so_far, 1)


class Goldmine3(OwnBeanometer):
    """Garden beans: a taler from one bean on, and a single one is never protected (HB 4.2, 4.3)."""

    thresholds: tuple[int, ...] = (1, 2, 3)

    def frees(self, kind: int) -> bool:
        return kind == self.bean


class Goldmine4(FieldBuilding):
    """A field (HB 4.4)."""

    field = 3


class Tipi(Building):
    """At the end a taler for every so many taler of cash (HB 4.5, 4.6)."""

    group: int

    def windfall(self, so_far: int, s: State, seat: int, cash: int) -> int:
        return so_far + cash // self.group


class Tipi2(Tipi):
    """For every eighth."""

    group = 8


class Tipi3(Tipi):
    """For every sixth."""

    group = 6


class Tipi4(Tipi):
    """For every fifth."""

    group = 5


class Bank2(Building):
    """Before the turn: look at the top card of the draw pile (HB 4.7, 4.10 to 4.13)."""

    def may_look(self, so_far: bool, s: State, seat: int) -> bool:
        return True

    def after_purchase(self, rules: HighBohn, s: State, seat: int) -> None:
        rules.offer_before_turn(s, seat, self)


class Bank3(Building):
    """Phase 4: order the drawn cards (HB 4.8, 4.12, 4.40)."""

    def orders_draw(self, so_far: bool, s: State, seat: int) -> bool:
        return True


class Bank4(Building):
    """Before the turn: move a hand card (HB 4.9 to 4.12)."""

    def may_move_card(self, so_far: bool, s: State, seat: int) -> bool:
        return True

    def after_purchase(self, rules: HighBohn, s: State, seat: int) -> None:
        rules.offer_before_turn(s, seat, self)


class Farm2(Building):
    """Soy beans are guests on fields of big kinds (HB 4.14 to 4.16)."""

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
    """Phase 1: a third card may be planted (HB 4.17, 4.18)."""

    def plantings(self, so_far: int, s: State, seat: int) -> int:
        return so_far + 1


class Farm4(Building):
    """A harvest worth four taler brings five (HB 4.19)."""

    def worth(self, so_far: int, s: State, seat: int, row: Row) -> int:
        return 5 if so_far == 4 else so_far


class Saloon2(OwnBeanField):
    """A field for green beans (HB 4.20)."""

    field = 4


class StewSaloon(OwnBeanometer):
    """Bean stew, and a beanometer for it (HB 4.21 to 4.25)."""

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
    """At most four taler for a stew."""

    thresholds: tuple[int, ...] = (3, 6, 7, 8)


class Saloon4(StewSaloon):
    """At most five taler for a stew."""

    thresholds: tuple[int, ...] = (3, 5, 6, 7, 8)


class GeneralStore(Building):
    """Room for one, two or three beans, one fewer than its price (HB 4.26 to 4.30)."""

    def store_room(self, so_far: int, s: State, seat: int) -> int:
        return so_far + self.price - 1


class Blacksmith2(OwnBeanField):
    """A field for chili beans, which may be closed at first (HB 4.31, 4.32)."""

    field = 5

    def has_field(self, so_far: bool, s: State, seat: int, field: int) -> bool:
        if so_far or field != self.field:
            return so_far
        for note in s.extra[piles.CLOSED]:
            if note // piles.WIDTH == seat:
                return False
        return True

    def after_purchase(self, rules: HighBohn, s: State, seat: int) -> None:
        """Chili beans that grow on a regular field keep the new one closed until they are harvested."""
        for field, row in enumerate(s.players[seat].fields):
            if row and row[0] == self.bean and not rules.is_stew(s, seat, field):
                s.extra[piles.CLOSED].append(seat * piles.WIDTH + field + 1)


class Blacksmith3(OwnBeanometer):
    """Chili beans: another beanometer (HB 4.33)."""

    thresholds: tuple[int, ...] = (3, 5, 6, 7)


class Blacksmith4(Building):
    """Single beans are never protected (HB 4.34)."""

    def frees(self, kind: int) -> bool:
        return True


class Jail2(OwnBeanometer):
    """Blue beans: another beanometer (HB 4.35)."""

    thresholds: tuple[int, ...] = (3, 5, 7, 9)


class Jail3(OwnBeanometer):
    """Blue beans: another beanometer, which begins with two taler (HB 4.36)."""

    thresholds: tuple[int, ...] = (0, 4, 6, 8, 10)


class Jail4(Building):
    """A blue bean of every blue harvest, as a taler (HB 4.37, 4.38)."""

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
    """A kind of building: its word in sentences, the bean that pays for it, its cards from price 2 on."""

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
    """The card of the base game, which is no building: it has no bean and counts for nothing at the end."""

    field = 2

    def __init__(self) -> None:
        super().__init__("third-field", "", 0, [])
        self.id = self.word


def cards_to_own(beans: list[Bean], families: list[Family]) -> list[Building]:
    """By number: the third field, then the cards of each kind of building by their prices."""
    found: list[Building] = [ThirdField()]
    for number, family in enumerate(families):
        for price, card in enumerate(family.cards, 1):
            building = card(family.word, family.bean, price, beans)
            building.family = number
            building.number = len(found)
            found.append(building)
    return found
