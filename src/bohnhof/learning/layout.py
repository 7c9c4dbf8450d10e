"""The layout of an observation: named blocks of bytes, one after another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.engine import piles
from bohnhof.engine.made import Made
from bohnhof.engine.piles import BEANS, CARDS
from bohnhof.engine.rules import Rules
from bohnhof.engine.schedule import OFFERS_A_TURN
from bohnhof.engine.state import NOBODY
from bohnhof.native import i64

if TYPE_CHECKING:
    from bohnhof.engine.piles import ExtraPile

LAYOUT_VERSION: Final = 2
"""Version of the layout, incremented whenever a block is added, moved or removed.

Networks trained for one version cannot read another.
"""

HAND: Final = 24
HAND_WITH_TRADE: Final = 48
"""Number of hand cards listed one by one. Cards farther back are only counted."""
ROW: Final = 24
"""Number of cards listed one by one in a field that can mix kinds. Later cards come first."""
TALER: Final = 8
"""Number of taler listed one by one, in the order in which they are paid."""
LINES: Final = 16
"""Number of agenda entries in an observation, the current one first."""
LINE: Final = 6
NOTES: Final = 24

COUNT: Final = "count"
"""Marks cells that hold a count."""
FLAG: Final = "flag"
"""Marks cells that are 1 if their label is true."""
WORD: Final = "word"
"""Marks cells that hold a 1-based index into the block's words, or 0 for none."""
NUMBER: Final = "number"
"""Marks cells that hold any other number."""


class Block(Made):
    """A named range of bytes with a common meaning."""

    __match_args__ = ("name", "start", "holds", "cells", "words")

    def __init__(self, name: str, start: int, holds: str, cells: list[str], words: list[str]) -> None:
        self.name = name
        self.start = start
        self.holds = holds
        self.cells = cells
        """Label of each byte; empty strings if the position says all."""
        self.words = words
        """Meanings of the values, starting from 1; empty if they are numbers."""

    def __repr__(self) -> str:
        return f"<Block {self.name!r}: {self.size} from byte {self.start}>"

    @property
    def size(self) -> int:
        return len(self.cells)

    def lines(self, observation: bytes) -> list[str]:
        """Return the block as one readable line, or no line if all its bytes are 0."""
        said: list[str] = []
        cells = observation[self.start : self.start + self.size].rstrip(b"\0")
        for i, value in enumerate(cells):
            if self.holds == WORD:
                said.append(self.words[value - 1] if 0 < value <= len(self.words) else "?")
            elif value and self.holds == FLAG:
                said.append(self.cells[i])
            elif value:
                said.append(f"{value} {self.cells[i]}".rstrip())
        return [f"{self.name}: {', '.join(said)}"] if said else []


class Layout:
    """The blocks of a game for a number of seats.

    Seats are relative to the observing seat, clockwise.
    """

    def __init__(self, rules: Rules, seats: int) -> None:
        self.rules = rules
        self.seats: i64 = seats
        self.blocks: list[Block] = []
        self.size = 0
        self.beans = [bean.id for bean in rules.beans[1:]]
        self.kinds: i64 = len(self.beans)
        self.places: i64 = HAND_WITH_TRADE if rules.has_trading else HAND
        self.deck: i64 = len(rules.deck())
        self.mixed = rules.mixed_rows
        self.veiled = rules.veils
        """Whether a view can show cards beyond the open ones and the seat's own."""
        self.cards = [card.id or "unseen" for card in rules.privileges]
        self.names = ["own", *[f"seat +{i}" for i in range(1, seats)]]
        self._table()
        self._hands()
        self._players()
        self._piles()
        self.most_offers = seats * OFFERS_A_TURN if rules.has_trading else 0
        self.draft: i64 = self.size
        if rules.has_trading:
            self._trade()

    def __reduce__(self) -> tuple[object, ...]:
        return Layout, (self.rules, int(self.seats))

    def __repr__(self) -> str:
        return f"layout({self.rules.name!r}, {self.seats})"

    def _add(self, name: str, holds: str, cells: list[str], words: list[str] | None = None) -> int:
        start = self.size
        self.blocks.append(Block(name, start, holds, cells, words or []))
        self.size += len(cells)
        return start

    def _in_order(self, name: str, places: int) -> int:
        """Add a block that lists cards one by one."""
        return self._add(name, WORD, [""] * places, self.beans)

    def _table(self) -> None:
        rules = self.rules
        steps = [step.name for step in rules.steps]
        self.asked: i64 = self._add("asked", FLAG, ["to act", "to answer", "for an offer"])
        self.seat: i64 = self._add("seat", FLAG, [str(seat + 1) for seat in range(self.seats)])
        self.active: i64 = self._add("on turn", FLAG, self.names)
        self.passes: i64 = self._add("draw pile exhausted", NUMBER, [""])
        self.step: i64 = self._add("step", FLAG, steps)
        self.agenda: i64 = self.size
        for i in range(LINES):
            self._add(f"agenda {i + 1}", WORD, [""], steps)
            self._add(f"agenda {i + 1} of", WORD, [""], self.names)
            self._add(f"agenda {i + 1} at", NUMBER, ["progress", "× 256", "other", "× 256"])
        self.draw: i64 = self._add("cards in the draw pile", NUMBER, [""])
        self.draw_seen: i64 = self.size
        if self.veiled:
            self._in_order("seen in the draw pile, top first", self.deck)
        self.discard: i64 = self._add("discarded", COUNT, self.beans)
        self.discard_order: i64 = self._in_order("discarded, top first", self.deck)
        self.revealed: i64 = self._add("revealed", COUNT, self.beans)

    def _hands(self) -> None:
        self.hand: i64 = self._add("own hand", COUNT, self.beans)
        self.hand_order: i64 = self._in_order("own hand, front first", self.places)
        self.hand_seen: i64 = self.size
        if self.veiled:
            for name in self.names[1:]:
                self._in_order(f"{name} hand as seen, front first", self.places)

    def _players(self) -> None:
        """Add the blocks of each player. Offsets are relative to the player's first byte."""
        self.players: i64 = self.size
        fields = range(self.rules.most_fields)
        for name in self.names:
            start = self.size
            self._add(f"{name} cards in hand", NUMBER, [""])
            cells = [f"{bean} on {field + 1}" for field in fields for bean in self.beans]
            self.fields: i64 = self._add(f"{name} fields", COUNT, cells) - start
            self.rows: i64 = self.size - start
            if self.mixed:
                for field in fields:
                    self._in_order(f"{name} field {field + 1}, last first", ROW)
            self.aside: i64 = self._add(f"{name} cards set aside", COUNT, self.beans) - start
            self.taler: i64 = self._add(f"{name} taler", COUNT, self.beans) - start
            self.taler_order: i64 = self._in_order(f"{name} taler, first paid first", TALER) - start
            self.owned: i64 = self._add(f"{name} cards owned", COUNT, self.cards) - start
            self.player: i64 = self.size - start
            """Length of a player's blocks in bytes."""

    def _piles(self) -> None:
        """Add the piles that only this game has: first the table's, then each seat's."""
        extra = self.rules.extra_piles
        self.notes = [pile.holds == piles.NOTES for pile in extra]
        self.secret = [pile.secret for pile in extra]
        self.piles: list[int] = []
        """Indexes of the table's extra piles."""
        self.pile_starts: list[int] = []
        """Start of each of these piles in the observation."""
        self.seat_piles: list[list[int]] = []
        """Indexes of the extra piles of each seat (absolute)."""
        self.seat_pile_starts: list[list[int]] = []
        """Start of each of these piles in the observation, by relative seat."""
        for number, pile in enumerate(extra):
            if pile.owner == NOBODY:
                self.piles.append(number)
                self.pile_starts.append(self._pile(pile.name, pile))
        for seat, name in enumerate(self.names):
            owned = [(number, pile) for number, pile in enumerate(extra) if pile.owner == seat]
            self.seat_piles.append([number for number, _ in owned])
            words = [pile.name.rstrip("0123456789 -") for _, pile in owned]
            self.seat_pile_starts.append(
                [self._pile(f"{name} {word}", pile) for word, (_, pile) in zip(words, owned, strict=True)]
            )

    def _pile(self, name: str, pile: ExtraPile) -> int:
        if pile.holds == BEANS:
            return self._add(name, COUNT, ["unseen", *self.beans])
        if pile.holds == CARDS:
            return self._add(name, COUNT, self.cards)
        return self._add(name, NUMBER, [""] * NOTES)

    def _trade(self) -> None:
        """Add the open offers, the newest first, and the seat's own draft."""
        from_piles = [f"{bean} from {pile}" for pile in self.rules.pile_words for bean in self.beans]
        partners = [*self.names, "all"]
        self.offers: i64 = self.size
        for i in range(self.most_offers):
            start = self.size
            name = f"offer {i + 1}"
            self._add(f"{name} by", WORD, [""], self.names)
            self._add(f"{name} to", WORD, [""], partners)
            self._add(f"{name} slot", NUMBER, [""])
            self._add(f"{name} gives", COUNT, self.beans)
            self._add(f"{name} wants", COUNT, self.beans)
            self._add(f"{name} declined by", FLAG, self.names)
            self._add(f"{name} gives", COUNT, from_piles)
            self.offer: i64 = self.size - start
            """Length of an offer's blocks in bytes."""
        places = [f"place {place + 1}" for place in range(self.places)]
        self.promised: i64 = self._add("named in own offers (one bit for each)", NUMBER, places)
        self.draft = self._add("draft", FLAG, ["an offer", "an answer"])
        self.draft_partner: i64 = self._add("draft to", FLAG, partners)
        self.draft_give: i64 = self._add("draft gives", COUNT, self.beans)
        self.draft_want: i64 = self._add("draft wants", COUNT, self.beans)
        self.draft_piles: i64 = self._add("draft gives", COUNT, from_piles)
        self.draft_places: i64 = self._add("draft gives", FLAG, places)
        self.draft_card: i64 = self._add("draft, card in question", FLAG, self.beans)
        self.draft_place: i64 = self._add("draft, its place", FLAG, [*places, *self.rules.pile_words])
        self.dropped: i64 = self._add("draft", FLAG, ["given up"])
        self.made: i64 = self._add("own offers in this turn", NUMBER, [""])


def explain(layout: Layout, observation: bytes) -> list[str]:
    """Return an observation as readable lines, one for each block that is not empty."""
    if len(observation) != layout.size:
        raise ValueError(f"an observation has {layout.size} bytes here, not {len(observation)}")
    return [line for block in layout.blocks for line in block.lines(observation)]
