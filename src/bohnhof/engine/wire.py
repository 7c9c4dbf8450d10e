"""Views on their way: what somebody may know of a table as JSON, and back."""

from __future__ import annotations

from collections.abc import Sequence
from json import loads
from json.encoder import encode_basestring_ascii as quoted
from types import NoneType
from typing import TYPE_CHECKING, Final

from bohnhof.engine.piles import BEANS, NOTES, UNSEEN_WORD
from bohnhof.engine.reading import TABLE, PositionError, Reader
from bohnhof.engine.state import EVERYONE, NOBODY, SPECTATOR, UNSEEN, Entry, count

if TYPE_CHECKING:
    from bohnhof.engine.piles import ExtraPile
    from bohnhof.engine.reading import Data, Where
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import Player, State

WATCHING: Final = "spectator"
ALL: Final = "all"
"""As a viewer, that of the full state."""

_ENTRY: Final = ["step", "seat", "progress", "other"]
_MOST: Final = 10**6
_DISCARD: Final = '"discard":'


class Sheet:
    """A view as JSON, part by part: what lies where, by ids; hands front first, piles top first, a pile of
    unseen cards as its size. What lies as in another view is taken from the sheet of that one.
    """

    def __init__(self, rules: Rules, v: State, other: Sheet | None = None, own: str = "") -> None:
        """`own` is what lies before the viewer, if that is written; `other` is of the same moment then."""
        self.v = v
        self.head = _head_text(rules, v)
        self.turn = f'"active":{v.active + 1},"passes":{v.passes}'
        if other is None:
            self.players: list[str] = [player_text(rules, player) for player in v.players]
            self.agenda = _agenda_text(rules, v.agenda)
            self.draw = f'"draw":{pile_text(rules, v.draw[::-1])}'
            self.discard = f"{_DISCARD}{pile_text(rules, v.discard[::-1])}"
            self.revealed = f'"revealed":{pile_text(rules, list(v.revealed))}'
            self.piles = _piles_text(rules, v)
            self.offers = _offers_text(rules, v)
            return
        w = other.v
        same = v.offers == w.offers and v.serial == w.serial
        self.offers = other.offers if same else _offers_text(rules, v)
        if own and rules.hides_hands_only:
            self.players = other.players[:]
            self.players[v.viewer] = own
            self.agenda, self.draw, self.discard = other.agenda, other.draw, other.discard
            self.revealed, self.piles = other.revealed, other.piles
            return
        self.players = []
        for seat, player in enumerate(v.players):
            if own and seat == v.viewer:
                self.players.append(own)
            elif player.lies_like(w.players[seat]):
                self.players.append(other.players[seat])
            else:
                self.players.append(player_text(rules, player))
        self.agenda = other.agenda if v.agenda == w.agenda else _agenda_text(rules, v.agenda)
        self.draw = other.draw if v.draw == w.draw else f'"draw":{pile_text(rules, v.draw[::-1])}'
        self.discard = (
            other.discard if v.discard == w.discard else _discard_text(rules, v, w.discard, other.discard)
        )
        self.revealed = (
            other.revealed if v.revealed == w.revealed else f'"revealed":{pile_text(rules, list(v.revealed))}'
        )
        self.piles = other.piles if v.extra == w.extra else _piles_text(rules, v)

    def parts(self) -> list[str]:
        """All but what lies before the players, one or more entries each."""
        return [
            self.turn,
            self.agenda,
            self.draw,
            self.discard,
            self.revealed,
            self.head,
            self.piles,
            self.offers,
        ]

    def text(self) -> str:
        return f'{{{",".join(self.parts())},"players":[{",".join(self.players)}]}}'


def write_view(rules: Rules, v: State) -> Data:
    """A view as data."""
    data: Data = loads(Sheet(rules, v).text())
    return data


def _head_text(rules: Rules, v: State) -> str:
    if v.viewer == NOBODY:
        return _new_head_text(rules, v)
    heads = rules.phrases.heads
    text = heads.get(v.viewer)
    if text is None:
        text = heads[v.viewer] = _new_head_text(rules, v)
    return text


def _new_head_text(rules: Rules, v: State) -> str:
    viewer = str(v.viewer + 1)
    chance = ""
    if v.viewer == NOBODY:
        viewer = f'"{ALL}"'
        chance = f',"seed":{v.seed},"chance":{v.chance}'
    elif v.viewer == SPECTATOR:
        viewer = f'"{WATCHING}"'
    return f'"game":{quoted(rules.name)},"viewer":{viewer}{chance}'


def _agenda_text(rules: Rules, agenda: list[Entry]) -> str:
    phrases = rules.phrases
    lines: list[str] = []
    i = len(agenda)
    while i > 0:
        i -= 1
        lines.append(phrases.entry(rules, agenda[i]))
    return f'"agenda":[{",".join(lines)}]'


def _discard_text(rules: Rules, v: State, known: list[int], text: str) -> str:
    """Where cards have only come onto a pile that is written already, those are written before it."""
    new = v.discard
    if known and known[0] != UNSEEN and new[: len(known)] == known:
        more = rules.phrases.cards(rules, new[len(known) :][::-1])
        return f"{_DISCARD}{more[:-1]},{text[len(_DISCARD) + 1 :]}"
    return f"{_DISCARD}{pile_text(rules, new[::-1])}"


def player_text(rules: Rules, player: Player) -> str:
    phrases = rules.phrases
    fields = ",".join([phrases.row(rules, row) for row in player.fields])
    return (
        f'{{"hand":{pile_text(rules, player.hand)},"fields":[{fields}],'
        f'"aside":{pile_text(rules, list(player.aside))},"taler":{pile_text(rules, list(player.taler))},'
        f'"owned":{words_text([rules.privileges[card].id for card in player.owned])}}}'
    )


def _piles_text(rules: Rules, v: State) -> str:
    """The piles that only this game has."""
    piles: list[str] = []
    for pile, cards in zip(rules.extra_piles, v.extra, strict=True):
        if pile.owner < len(v.players):
            piles.append(f"{quoted(pile.name)}:{_sized(cards, pile.words(rules, cards))}")
    return f'"piles":{{{",".join(piles)}}}'


def _offers_text(rules: Rules, v: State) -> str:
    lines: list[str] = []
    for offer in v.offers:
        to = f'"{ALL}"' if offer.partner == EVERYONE else str(offer.partner + 1)
        declined = [seat for seat in range(16) if offer.declined >> seat & 1]
        lines.append(
            f'{{"serial":{offer.serial},"by":{offer.maker + 1},"to":{to},'
            f'"give":{pile_text(rules, list(offer.give))},"want":{pile_text(rules, list(offer.want))},'
            f'"places":[{",".join([str(place) for place in offer.places])}],'
            f'"declined":{seats_text(declined)}}}'
        )
    return f'"offers":[{",".join(lines)}],"serial":{v.serial}'


def pile_text(rules: Rules, pile: list[int]) -> str:
    if pile and pile[0] == UNSEEN and count(pile, UNSEEN) == len(pile):
        return str(len(pile))
    return rules.phrases.cards(rules, pile)


def _sized(pile: Sequence[int], words: list[str]) -> str:
    return str(len(pile)) if pile and pile.count(UNSEEN) == len(pile) else words_text(words)


def words_text(words: list[str]) -> str:
    return f"[{','.join([quoted(word) for word in words])}]"


def seats_text(seats: list[int]) -> str:
    return f"[{','.join([str(seat + 1) for seat in seats])}]"


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
            v.offers += (self.offer(["offers", i], value, v),)
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
        for kind, many in enumerate(left):
            if many < 0 and kind != UNSEEN:
                raise PositionError([], f"there are more {self.rules.beans[kind].id} cards than in the deck")
        if sum(left):
            deck = len(self.rules.deck())
            raise PositionError([], f"there are {deck - sum(left)} cards, the deck has {deck}")
        if v.viewer == NOBODY and left[UNSEEN]:
            raise PositionError(["viewer"], "a full state has no unseen cards")
