"""Views on their way: what somebody may know of a table as JSON, and back."""

from __future__ import annotations

from types import NoneType
from typing import TYPE_CHECKING, Final

from bohnhof.engine.piles import BEANS, NOTES, UNSEEN_WORD
from bohnhof.engine.reading import TABLE, PositionError, Reader
from bohnhof.engine.state import EVERYONE, NOBODY, SPECTATOR, UNSEEN, Entry

if TYPE_CHECKING:
    from bohnhof.engine.piles import ExtraPile
    from bohnhof.engine.reading import Data, Where
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import Offer, Player, State

WATCHING: Final = "spectator"
ALL: Final = "all"
"""As a viewer, that of the full state."""

_ENTRY: Final = ["step", "seat", "progress", "other"]
_MOST: Final = 10**6


def write_view(rules: Rules, v: State) -> Data:
    """What lies where, by ids: hands front first, piles top first, a pile of unseen cards as its size."""
    data: Data = {
        "game": rules.name,
        "viewer": ALL if v.viewer == NOBODY else WATCHING if v.viewer == SPECTATOR else v.viewer + 1,
        "active": v.active + 1,
        "passes": v.passes,
        "agenda": [_write_entry(rules, entry) for entry in reversed(v.agenda)],
        "players": [_write_player(rules, player) for player in v.players],
        "draw": _write_pile(rules, v.draw[::-1]),
        "discard": _write_pile(rules, v.discard[::-1]),
        "revealed": _write_pile(rules, v.revealed),
        "piles": {
            pile.name: _sized(cards, pile.words(rules, cards))
            for pile, cards in zip(rules.extra_piles, v.extra, strict=True)
            if pile.owner < len(v.players)
        },
        "offers": [_write_offer(rules, offer) for offer in v.offers],
        "serial": v.serial,
    }
    if v.viewer == NOBODY:
        data["seed"] = v.seed
        data["chance"] = v.chance
    return data


def _write_entry(rules: Rules, entry: Entry) -> Data:
    return {
        "step": rules.steps[entry.step].name,
        "seat": entry.owner + 1,
        "progress": entry.progress,
        "other": entry.other,
    }


def _write_player(rules: Rules, player: Player) -> Data:
    return {
        "hand": _write_pile(rules, player.hand),
        "fields": [_write_pile(rules, list(row)) for row in player.fields],
        "aside": _write_pile(rules, player.aside),
        "taler": _write_pile(rules, player.taler),
        "owned": [rules.privileges[card].id for card in player.owned],
    }


def _write_offer(rules: Rules, offer: Offer) -> Data:
    return {
        "serial": offer.serial,
        "by": offer.maker + 1,
        "to": ALL if offer.partner == EVERYONE else offer.partner + 1,
        "give": _write_pile(rules, list(offer.give)),
        "want": _write_pile(rules, list(offer.want)),
        "places": list(offer.places),
        "declined": [seat + 1 for seat in range(16) if offer.declined >> seat & 1],
    }


def _write_pile(rules: Rules, pile: list[int]) -> object:
    return _sized(pile, [rules.word(card) for card in pile])


def _sized(pile: list[int], words: list[str]) -> object:
    return len(pile) if pile and pile.count(UNSEEN) == len(pile) else words


def read_view(rules: Rules, data: object) -> State:
    """The inverse of `write_view`; PositionError where this cannot be what anybody sees of a table."""
    if not isinstance(data, dict):
        raise PositionError([], "a view is written as game, viewer, players …")
    return _ViewReader(rules, data, "a view").view()


class _ViewReader(Reader):
    def view(self) -> State:
        rules, data = self.rules, self.data
        self.keys([], data, [*TABLE, "viewer", "piles"], self.what)
        if data.get("game") != rules.name:
            raise PositionError(["game"], f"this is no view of “{rules.name}”")
        self.keys(["piles"], data.get("piles"), [pile.name for pile in rules.extra_piles], "the part “piles”")
        v = self.table()
        v.viewer = self._viewer(data.get("viewer"), len(v.players))
        self._count(v)
        for i, value in enumerate(self.parts(["agenda"], data.get("agenda"))):
            v.agenda.insert(0, self._entry(["agenda", i], value, len(v.players)))
        for i, value in enumerate(self.parts(["offers"], data.get("offers"))):
            v.offers.append(self.offer(["offers", i], value, v))
        return v

    def _viewer(self, value: object, seats: int) -> int:
        if value == ALL:
            return NOBODY
        return SPECTATOR if value == WATCHING else self.whole(["viewer"], value, 1, seats) - 1

    def _entry(self, where: Where, value: object, seats: int) -> Entry:
        parts = self.keys(where, value, _ENTRY, "a line of the agenda")
        return Entry(
            self.step([*where, "step"], parts.get("step")),
            self.whole([*where, "seat"], parts.get("seat"), 1, seats) - 1,
            self.whole([*where, "progress"], parts.get("progress", 0), -_MOST, _MOST),
            self.whole([*where, "other"], parts.get("other", 0), -_MOST, _MOST),
        )

    def pile(self, where: Where, value: object) -> list[int]:
        if "fields" in where or "offers" in where:
            return super().pile(where, value)
        if not isinstance(value, (list, NoneType)):
            return [UNSEEN] * self.whole(where, value, 0, len(self.rules.deck()))
        cards: list[int] = []
        for word in self.words(where, value):
            cards.extend([UNSEEN] if word == UNSEEN_WORD else self.beans(where, [word]))
        return cards

    def extra(self, pile: ExtraPile) -> list[int]:
        piles = self.data["piles"]
        value = piles.get(pile.name) if isinstance(piles, dict) else None
        where: Where = ["piles", pile.name]
        if not isinstance(value, (list, NoneType)) and pile.holds != NOTES:
            most = len(self.rules.deck() if pile.holds == BEANS else self.rules.privileges)
            return [UNSEEN] * self.whole(where, value, 0, most)
        try:
            return pile.cards(self.rules, self.words(where, value))
        except ValueError as problem:
            raise PositionError(where, str(problem)) from None

    def _count(self, v: State) -> None:
        """A view shows no card that the deck has not, and hides as many as are left."""
        left = self.left(v)
        for kind, count in enumerate(left):
            if count < 0 and kind != UNSEEN:
                raise PositionError([], f"there are more {self.rules.beans[kind].id} cards than in the deck")
        if sum(left):
            deck = len(self.rules.deck())
            raise PositionError([], f"there are {deck - sum(left)} cards, the deck has {deck}")
        if v.viewer == NOBODY and left[UNSEEN]:
            raise PositionError(["viewer"], "a full state has no unseen cards")
