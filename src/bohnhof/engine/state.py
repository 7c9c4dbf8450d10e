"""The table as data: piles of small integers, the agenda and the open offers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.engine.made import Made
from bohnhof.native import i64, mypyc_attr, sealed

if TYPE_CHECKING:
    from bohnhof.engine.facts import Fact

UNSEEN: Final = 0
"""A card whose kind a view does not tell; kinds are counted from 1."""

EVERYONE: Final = -1
"""The partner of an offer that is open to all."""

NOBODY: Final = -1
"""No seat: the viewer of a full state."""

SPECTATOR: Final = -2
"""The viewer who has no seat and sees what lies open."""

Row = tuple[int, ...]
"""A few cards in their order, shared by all who have them: those of a field as they were planted."""

ONE: Final[list[Row]] = [(card,) for card in range(256)]
"""ONE[card] is a row of this card alone."""


@mypyc_attr(acyclic=True)
class Entry(Made):
    """One line of the agenda. Never changed, only replaced: states and views share it."""

    __match_args__ = ("step", "owner", "progress", "other")
    __slots__ = __match_args__

    def __init__(self, step: int, owner: int, progress: int = 0, other: int = 0) -> None:
        self.step: Final = step
        self.owner: Final = owner
        self.progress: Final = progress
        self.other: Final = other
        """One number more that some steps need, such as a second seat."""


@mypyc_attr(acyclic=True)
class Offer(Made):
    """A proposal to trade: what its maker gives and wants. Never changed, only replaced, like an entry."""

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
        """For each card given the place in the maker's hand, which is his secret, 0 where he leaves it open,
        or below 0 the pile it lies in, which all may know.
        """
        self.declined: Final = declined
        """One bit for each seat that said no."""

    def addresses(self, seat: int) -> bool:
        """Whether this seat may answer."""
        if self.partner != EVERYONE:
            return seat == self.partner
        return seat >= 0 and seat != self.maker

    def without_place(self, gone: int) -> Offer:
        """The same offer after the card at this place has left the maker's hand."""
        places = [0 if place == gone else place - 1 if place > gone else place for place in self.places]
        kept = in_order(self.give, tuple(places))[1] if any(places) else ()
        return Offer(self.serial, self.maker, self.partner, self.give, self.want, kept, self.declined)

    def from_outside(self) -> Offer:
        """The offer as others may know it: without places of the hand."""
        if not self.places:
            return self
        piles = public_places(self.places)
        return Offer(self.serial, self.maker, self.partner, self.give, self.want, piles, self.declined)


def count(pile: list[int], kind: int) -> int:
    """How often a card lies in a pile; compiled, this is quicker than asking the list."""
    found = 0
    for card in pile:
        if card == kind:
            found += 1
    return found


def count_in_row(row: Row, kind: int) -> int:
    """The same for a row."""
    found = 0
    for card in row:
        if card == kind:
            found += 1
    return found


def has(row: Row, kind: int) -> bool:
    """Whether a card lies in a row."""
    for card in row:
        if card == kind:
            return True
    return False


def without(row: Row, kind: int) -> Row:
    """A row less its first card of a kind, which it has."""
    for i, card in enumerate(row):
        if card == kind:
            return row[:i] + row[i + 1 :]
    raise ValueError(f"no {kind} in {row}")


def in_order(kinds: Row, places: Row) -> tuple[Row, Row]:
    """Kinds in the order of the deck, each with its place; left alone if there is not one place for each."""
    if len(kinds) != len(places) or len(kinds) == 1:
        return kinds, places
    pairs = sorted(zip(kinds, places, strict=True), key=_reading_order)
    return tuple([kind for kind, _ in pairs]), tuple([place for _, place in pairs])


def _reading_order(card: tuple[int, int]) -> tuple[int, bool, int]:
    """Of one kind, the cards without a place first, then places of the hand, then piles."""
    kind, place = card
    return kind, place < 0, abs(place)


def public_places(places: Row) -> Row:
    """The piles among chosen places; empty if there is none."""
    piles = tuple([min(place, 0) for place in places])
    return piles if any(piles) else ()


sealed(Entry)
sealed(Offer)


@mypyc_attr(acyclic=True)
class Player(Made):
    """What lies before one seat and what it holds."""

    __match_args__ = ("hand", "fields", "aside", "taler", "owned")

    def __init__(self, hand: list[int], fields: list[Row], aside: Row, taler: Row, owned: Row) -> None:
        self.hand = hand
        """Front card first."""
        self.fields = fields
        self.aside = aside
        """Received in trade, still to be planted."""
        self.taler = taler
        """Bean cards turned over: they keep their bean."""
        self.owned = owned
        """Cards that change the rules for their owner, by number."""

    def growing(self) -> i64:
        """The fields on which something grows, one bit each."""
        bit: i64 = 1
        found: i64 = 0
        for row in self.fields:
            if row:
                found |= bit
            bit <<= 1
        return found

    def lies_like(self, other: Player) -> bool:
        """Whether all that is here is the same."""
        return self.hand == other.hand and self.aside == other.aside and self.grows_like(other)

    def grows_like(self, other: Player) -> bool:
        """Whether the fields are the same, and all that says what becomes of them."""
        return self.fields == other.fields and self.taler == other.taler and self.owned == other.owned

    def copy(self) -> Player:
        return Player(self.hand[:], self.fields[:], self.aside, self.taler, self.owned)


@mypyc_attr(acyclic=True)
class State(Made):
    """Everything there is to know about a game at one instant. A view is a state with unseen cards."""

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
        """The top card is the last."""
        self.discard = discard
        """The top card is the last."""
        self.revealed = revealed
        self.extra = extra
        """Piles that only one game has."""
        self.agenda = agenda
        """What is still to come; the last entry is now. Empty when the game is over."""
        self.offers = offers
        self.serial = serial
        """The number of the last offer made."""
        self.active = active
        self.passes = passes
        """How often the draw pile has been exhausted."""
        self.seed = seed
        self.chance = chance
        """How often chance has been asked."""
        self.viewer = viewer
        """The seat or the SPECTATOR this view is for, NOBODY for the full state."""
        self.facts: list[Fact] | None = None
        """Where facts are told while somebody listens. Not part of the position, not copied."""
        self.turns = 0
        """How many turns have begun here. Not part of the position, not copied."""

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
        """Another offer stands in the place of one."""
        self.offers = tuple([changed if other is offer else other for other in self.offers])

    def remove_offer(self, offer: Offer) -> None:
        self.offers = tuple([other for other in self.offers if other is not offer])

    def bump(self) -> None:
        """The step now on the agenda has got one further."""
        now = self.agenda[-1]
        self.agenda[-1] = Entry(now.step, now.owner, now.progress + 1, now.other)

    def take_from_hand(self, seat: int, place: int) -> int:
        """A card leaves the hand (0 is its front); secret choices of open offers follow their cards."""
        card = self.players[seat].hand.pop(place)
        for offer in self.offers:
            if offer.maker == seat and offer.places:
                self.replace_offer(offer, offer.without_place(place + 1))
        return card
