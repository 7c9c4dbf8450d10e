"""Game states as data: piles of small integers, the agenda and the open offers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.engine.made import Made
from bohnhof.native import i64, mypyc_attr, sealed

if TYPE_CHECKING:
    from bohnhof.engine.facts import Fact

UNSEEN: Final = 0
"""A card whose kind a view hides. Kinds are counted from 1."""

EVERYONE: Final = -1
"""The partner of an offer that is open to everyone."""

NOBODY: Final = -1
"""No seat. As a viewer: a full state."""

SPECTATOR: Final = -2
"""A viewer without a seat, who sees only public information."""

Row = tuple[int, ...]
"""An immutable, shared sequence of cards; on a field, in planting order."""

ONE: Final[list[Row]] = [(card,) for card in range(256)]
"""ONE[card] is the row that holds just this card."""


@mypyc_attr(acyclic=True)
class Entry(Made):
    """A pending step of the agenda. Immutable: states and views share it."""

    __match_args__ = ("step", "owner", "progress", "other")
    __slots__ = __match_args__

    def __init__(self, step: int, owner: int, progress: int = 0, other: int = 0) -> None:
        self.step: Final = step
        self.owner: Final = owner
        self.progress: Final = progress
        self.other: Final = other
        """A second number for steps that need one, such as another seat."""


@mypyc_attr(acyclic=True)
class Offer(Made):
    """A proposal to trade. Immutable: states and views share it."""

    __match_args__ = ("serial", "maker", "partner", "give", "want", "places", "declined")
    __slots__ = __match_args__

    def __init__(
        self, serial: int, maker: int, partner: int, give: Row, want: Row, places: Row, declined: int
    ) -> None:
        self.serial: Final = serial
        self.maker: Final = maker
        self.partner: Final = partner
        self.give: Final = give
        self.want: Final = want
        self.places: Final = places
        """For each card given, the place it is to come from: empty if none is chosen.

        A place is a position in the maker's hand from 1, which is secret; a pile below 0, which is
        public; or 0 if the maker leaves it open.
        """
        self.declined: Final = declined
        """Bit mask of the seats that declined."""

    def addresses(self, seat: int) -> bool:
        """Return whether a seat may answer the offer."""
        if self.partner != EVERYONE:
            return seat == self.partner
        return seat >= 0 and seat != self.maker

    def without_place(self, gone: int) -> Offer:
        """Return the offer after the card at this position has left the maker's hand."""
        places = [0 if place == gone else place - 1 if place > gone else place for place in self.places]
        kept = in_order(self.give, tuple(places))[1] if any(places) else ()
        return Offer(self.serial, self.maker, self.partner, self.give, self.want, kept, self.declined)

    def from_outside(self) -> Offer:
        """Return the offer as others may know it, without positions in the hand."""
        if not self.places:
            return self
        piles = public_places(self.places)
        return Offer(self.serial, self.maker, self.partner, self.give, self.want, piles, self.declined)


def count(pile: list[int], kind: int) -> int:
    """Count a card in a pile. In compiled code this is faster than `list.count`."""
    found = 0
    for card in pile:
        if card == kind:
            found += 1
    return found


def count_in_row(row: Row, kind: int) -> int:
    """Count a card in a row."""
    found = 0
    for card in row:
        if card == kind:
            found += 1
    return found


def has(row: Row, kind: int) -> bool:
    """Return whether a row has a card."""
    for card in row:
        if card == kind:
            return True
    return False


def without(row: Row, kind: int) -> Row:
    """Return a row without its first card of a kind. Raise ValueError if it has none."""
    for i, card in enumerate(row):
        if card == kind:
            return row[:i] + row[i + 1 :]
    raise ValueError(f"no {kind} in {row}")


def in_order(kinds: Row, places: Row) -> tuple[Row, Row]:
    """Sort kinds in deck order, each with its place. Return both unchanged if lengths differ."""
    if len(kinds) != len(places) or len(kinds) == 1:
        return kinds, places
    pairs = sorted(zip(kinds, places, strict=True), key=_reading_order)
    return tuple([kind for kind, _ in pairs]), tuple([place for _, place in pairs])


def _reading_order(card: tuple[int, int]) -> tuple[int, bool, int]:
    """Return the sort key: by kind, then cards without a place, positions and piles."""
    kind, place = card
    return kind, place < 0, abs(place)


def public_places(places: Row) -> Row:
    """Return the places with positions in the hand set to 0; empty if no pile is left."""
    piles = tuple([min(place, 0) for place in places])
    return piles if any(piles) else ()


sealed(Entry)
sealed(Offer)


@mypyc_attr(acyclic=True)
class Player(Made):
    """All cards of one seat."""

    __match_args__ = ("hand", "fields", "aside", "taler", "owned")

    def __init__(self, hand: list[int], fields: list[Row], aside: Row, taler: Row, owned: Row) -> None:
        self.hand = hand
        """The hand, front card first."""
        self.fields = fields
        self.aside = aside
        """Cards received in trade that are still to be planted."""
        self.taler = taler
        """Bean cards turned over; they keep their bean."""
        self.owned = owned
        """Cards that change the rules for their owner, by index."""

    def growing(self) -> i64:
        """Return a bit mask of the planted fields."""
        bit: i64 = 1
        found: i64 = 0
        for row in self.fields:
            if row:
                found |= bit
            bit <<= 1
        return found

    def lies_like(self, other: Player) -> bool:
        """Return whether two players have the same cards everywhere."""
        return self.hand == other.hand and self.aside == other.aside and self.grows_like(other)

    def grows_like(self, other: Player) -> bool:
        """Return whether two players have the same fields, taler and owned cards."""
        return self.fields == other.fields and self.taler == other.taler and self.owned == other.owned

    def copy(self) -> Player:
        return Player(self.hand[:], self.fields[:], self.aside, self.taler, self.owned)


@mypyc_attr(acyclic=True)
class State(Made):
    """A game at one instant. A view is a state with unseen cards."""

    __match_args__ = (
        *("players", "draw", "discard", "revealed", "extra", "agenda", "offers"),
        *("serial", "active", "passes", "seed", "chance", "viewer"),
    )

    def __init__(
        self,
        players: list[Player],
        draw: list[int],
        discard: list[int],
        revealed: Row,
        extra: list[list[int]],
        agenda: list[Entry],
        offers: tuple[Offer, ...],
        serial: int,
        active: int,
        passes: int,
        seed: int,
        chance: int,
        viewer: int,
    ) -> None:
        self.players = players
        self.draw = draw
        """The draw pile, top card last."""
        self.discard = discard
        """The discard pile, top card last."""
        self.revealed = revealed
        self.extra = extra
        """Piles that only one game has."""
        self.agenda = agenda
        """Stack of pending steps; the last one is current. Empty when the game is over."""
        self.offers = offers
        self.serial = serial
        """The number of the latest offer."""
        self.active = active
        self.passes = passes
        """How often the draw pile has run out."""
        self.seed = seed
        self.chance = chance
        """How many shuffles and random draws have been made from the seed."""
        self.viewer = viewer
        """The seat, or SPECTATOR, that this view is for; NOBODY for a full state."""
        self.facts: list[Fact] | None = None
        """Collects the facts, as a list, while someone listens. Neither compared nor copied."""
        self.turns = 0
        """How many turns have begun in this object. Neither compared nor copied."""

    def copy(self) -> State:
        return State(
            [player.copy() for player in self.players],
            self.draw[:],
            self.discard[:],
            self.revealed,
            [pile[:] for pile in self.extra],
            self.agenda[:],
            self.offers,
            self.serial,
            self.active,
            self.passes,
            self.seed,
            self.chance,
            self.viewer,
        )

    def __repr__(self) -> str:
        whose = "state" if self.viewer == NOBODY else f"view of seat {self.viewer}"
        if self.viewer == SPECTATOR:
            whose = "view of a spectator"
        now = "over" if self.over else f"active={self.active}"
        piles = f"{len(self.draw)} cards to draw, {len(self.discard)} discarded"
        return f"<{whose}: {len(self.players)} players, {now}, {piles}>"

    @property
    def over(self) -> bool:
        return not self.agenda

    def replace_offer(self, offer: Offer, changed: Offer) -> None:
        """Replace an open offer by a changed one."""
        self.offers = tuple([changed if other is offer else other for other in self.offers])

    def remove_offer(self, offer: Offer) -> None:
        self.offers = tuple([other for other in self.offers if other is not offer])

    def bump(self) -> None:
        """Increase the progress of the current step by one."""
        now = self.agenda[-1]
        self.agenda[-1] = Entry(now.step, now.owner, now.progress + 1, now.other)

    def take_from_hand(self, seat: int, place: int) -> int:
        """Remove the card at a 0-based position from a hand, and return it.

        Positions that open offers name move with their cards.
        """
        card = self.players[seat].hand.pop(place)
        for offer in self.offers:
            if offer.maker == seat and offer.places:
                self.replace_offer(offer, offer.without_place(place + 1))
        return card
