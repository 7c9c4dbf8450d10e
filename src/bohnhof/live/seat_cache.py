"""A cache of the JSON for one seat."""

from __future__ import annotations

from bohnhof.engine.actions import Action
from bohnhof.engine.choices import Choice, Purchase
from bohnhof.engine.message import Message
from bohnhof.engine.state import Player, State
from bohnhof.live.text_cache import TextCache
from bohnhof.telling import telling_of


class SeatCache:
    """The latest JSON for one seat, in parts, each with the values it was written from."""

    def __init__(self, texts: TextCache) -> None:
        self._texts = texts
        self._player: Player | None = None
        self._player_text = ""
        self._row = ""
        self._harvests: list[Message | None] = []
        self._fields_text = ""
        self._unseen: list[int] = []
        self._counts: list[str] = []
        self._unseen_text = ""
        self._purchases: list[Purchase] = []
        self._purchases_text = texts.purchases([])
        self._extra: list[list[int]] | None = None
        self._piles_text = ""
        self._more: dict[str, object] = {}
        self._more_text = texts.more({})
        self._moves: list[Action] = []
        self._meanings: list[Message | None] = []
        self._moves_text = "[]"

    def player(self, player: Player) -> str:
        """Return the seat's own cards as JSON."""
        if self._player is None or not player.lies_like(self._player):
            self._player_text = self._texts.player(player)
            self._player = player
        return self._player_text

    def fields(self, harvests: list[Choice | None], bodies: list[str], row: str) -> str:
        """Return the seat's own fields as JSON; `row` is what others see of them."""
        refusals = [None if harvest is None else harvest.refusal for harvest in harvests]
        if row != self._row or refusals != self._harvests:
            fields = [
                f"{bodies[field]}{self._texts.choice(harvest)}}}" for field, harvest in enumerate(harvests)
            ]
            self._fields_text = f"[{','.join(fields)}]"
            self._row = row
            self._harvests = refusals
        return self._fields_text

    def unseen(self, unseen: list[int]) -> str:
        """Return the counts of cards that the seat does not see, by kind, as JSON."""
        if unseen != self._unseen:
            if not self._unseen:
                self._unseen = [-1] * len(unseen)
                self._counts = [""] * len(unseen)
            for kind, count in enumerate(unseen):
                if kind and count != self._unseen[kind]:
                    self._counts[kind] = self._texts.unseen_count(kind, count)
            self._unseen_text = f'"unseen":{{{",".join(self._counts[1:])}}}'
            self._unseen = unseen
        return self._unseen_text

    def purchases(self, purchases: list[Purchase]) -> str:
        """Return the cards for sale as JSON."""
        if not _are_equal(purchases, self._purchases):
            self._purchases_text = self._texts.purchases(purchases)
            self._purchases = purchases
        return self._purchases_text

    def piles(self, v: State) -> str:
        """Return the piles that only this game has, as JSON."""
        if v.extra != self._extra:
            self._piles_text = self._texts.shown_piles(v)
            self._extra = v.extra
        return self._piles_text

    def more(self, more: dict[str, object]) -> str:
        """Return the data that only this game has, as JSON."""
        if more != self._more:
            self._more_text = self._texts.more(more)
            self._more = more
        return self._more_text

    def moves(self, v: State, seat: int) -> str:
        """Return the seat's moves and their meanings as JSON."""
        telling = telling_of(self._texts.rules)
        moves = self._texts.rules.moves(v, seat)
        meanings = [telling.meaning(v, seat, move) for move in moves]
        if moves != self._moves or meanings != self._meanings:
            texts = [self._texts.move(move, meanings[i]) for i, move in enumerate(moves)]
            self._moves_text = f"[{','.join(texts)}]"
            self._moves = moves
            self._meanings = meanings
        return self._moves_text


def _are_equal(some: list[Purchase], others: list[Purchase]) -> bool:
    if len(some) != len(others):
        return False
    for number, purchase in enumerate(some):
        if purchase != others[number]:
            return False
    return True
