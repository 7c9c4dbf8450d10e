"""Positions: full states as plain data in words, from which a game can start, and digests."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from bohnhof.engine.agendas import contradiction
from bohnhof.engine.clauses import whole_number
from bohnhof.engine.reading import TABLE, PositionError, Reader
from bohnhof.engine.state import EVERYONE, Entry
from bohnhof.engine.trading import fits_places, holds

if TYPE_CHECKING:
    from bohnhof.engine.piles import ExtraPile
    from bohnhof.engine.reading import Data, Where
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import Offer, Player, State

REST: Final = "rest"
"""In one pile of a position: every card of the deck that no pile names."""

MOST_EQUAL: Final = 20
"""Maximum number of equal offers.

Offers become equal when the different cards that they named leave the hand.
"""


def digest(s: State) -> str:
    """Return a hash of a state, as 32 hexadecimal digits."""
    parts = [_bytes(s.draw), _bytes(s.discard), _bytes(s.revealed)]
    for player in s.players:
        parts.append(_bytes(player.hand))
        parts.extend([_bytes(row) for row in player.fields])
        parts.extend([_bytes(player.aside), _bytes(player.taler), _bytes(player.owned)])
    parts.extend([_bytes(pile) for pile in s.extra])
    parts.extend([_numbers([entry.step, entry.owner, entry.progress, entry.other]) for entry in s.agenda])
    for offer in s.offers:
        parts.append(_numbers([offer.serial, offer.maker, offer.partner, offer.declined]))
        places = [place & 255 for place in offer.places]
        parts.extend([_bytes(offer.give), _bytes(offer.want), _bytes(places)])
    parts.append(_numbers([s.serial, s.active, s.passes, s.seed, s.chance, s.viewer]))
    return blake2b(b"\xff".join(parts), digest_size=16).hexdigest()


def _bytes(pile: Sequence[int]) -> bytes:
    return bytes(pile)


def _numbers(numbers: list[int]) -> bytes:
    return " ".join([str(number) for number in numbers]).encode()


def write_position(rules: Rules, s: State) -> Data:
    """Return a state as words: hands front first, piles top first, fields in planting order."""
    data: Data = {
        "game": rules.name,
        "active": s.active + 1,
        "agenda": [_write_entry(rules, entry) for entry in reversed(s.agenda)],
        "passes": s.passes,
        "players": [_write_player(rules, player) for player in s.players],
        "draw": rules.write_pile(s.draw[::-1]),
        "discard": rules.write_pile(s.discard[::-1]),
        "revealed": rules.write_pile(s.revealed),
    }
    for pile, cards in zip(rules.extra_piles, s.extra, strict=True):
        data[pile.name] = pile.write(rules, cards)
    data["offers"] = [_write_offer(rules, offer) for offer in s.offers]
    data["serial"] = s.serial
    data["seed"] = s.seed
    data["chance"] = s.chance
    return data


def _write_entry(rules: Rules, entry: Entry) -> str:
    words = [rules.steps[entry.step].name, str(entry.owner + 1)]
    if entry.progress or entry.other:
        words.append(str(entry.progress))
    if entry.other:
        words.append(str(entry.other))
    return " ".join(words)


def _write_player(rules: Rules, player: Player) -> Data:
    return {
        "hand": rules.write_pile(player.hand),
        "fields": [rules.write_pile(list(row)) for row in player.fields],
        "aside": rules.write_pile(player.aside),
        "taler": rules.write_pile(player.taler),
        "owned": " ".join([rules.privileges[card].id for card in player.owned]),
    }


def _write_offer(rules: Rules, offer: Offer) -> Data:
    return {
        "serial": offer.serial,
        "by": offer.maker + 1,
        "to": "all" if offer.partner == EVERYONE else offer.partner + 1,
        "give": rules.write_pile(list(offer.give)),
        "want": rules.write_pile(list(offer.want)),
        "places": list(offer.places),
        "declined": [seat + 1 for seat in range(16) if offer.declined >> seat & 1],
    }


def read_position(rules: Rules, data: Data) -> State:
    """Build the state that a position describes. Raise PositionError if it is invalid."""
    return _PositionReader(rules, data, "a position").position()


class _PositionReader(Reader):
    def __init__(self, rules: Rules, data: Data, what: str) -> None:
        super().__init__(rules, data, what)
        self.rest: list[int] | None = None
        self.rest_where: Where = []
        self.rest_at = 0

    def position(self) -> State:
        rules, data = self.rules, self.data
        self.keys([], data, [*TABLE, "phase", *[pile.name for pile in rules.extra_piles]], self.what)
        if data.get("game", rules.id) not in (rules.id, rules.name):
            raise PositionError(["game"], f"this is a position of “{data['game']}”, not of “{rules.name}”")
        s = self.table()
        self._place_rest(s)
        self._count(s)
        why = rules.complete(s)
        if why is not None:
            raise PositionError([], why)
        self._check_draw(s)
        self._check_fields(s)
        self._agenda(s)
        self._check_agenda(s)
        for i, value in enumerate(self.parts(["offers"], data.get("offers"))):
            offer = self.offer(["offers", i], value, s)
            if not self._could_be_made(s, offer):
                raise PositionError(["offers", i], "nobody could have made this offer here")
            if _equal_ones(s.offers, offer) >= MOST_EQUAL:
                raise PositionError(["offers", i], "the same offer is made too often")
            s.offers += (offer,)
            s.serial = max(s.serial, offer.serial)
        return s

    def pile(self, where: Where, value: object) -> list[int]:
        """Read cards by their words; one word may be REST."""
        words = self.words(where, value)
        if REST not in words:
            return self.beans(where, words)
        if self.rest is not None or words.count(REST) > 1:
            raise PositionError(where, "“rest” may stand in one pile only")
        if "fields" in where or "offers" in where:
            raise PositionError(where, "“rest” cannot stand here")
        at = words.index(REST)
        before = self.beans(where, words[:at])
        self.rest_at = len(before)
        self.rest_where = where
        self.rest = [*before, *self.beans(where, words[at + 1 :])]
        return self.rest

    def extra(self, pile: ExtraPile) -> list[int]:
        words = self.words([pile.name], self.data.get(pile.name))
        try:
            return pile.read(self.rules, " ".join(words))
        except ValueError as problem:
            raise PositionError([pile.name], str(problem)) from None

    def owned(self, where: Where, value: object) -> list[int]:
        owned = super().owned(where, value)
        for card in owned:
            if owned.count(card) > 1:
                raise PositionError(where, f"“{self.rules.privileges[card].id}” can be owned once only")
        return owned

    def _place_rest(self, s: State) -> None:
        if self.rest is None:
            return
        cards = [kind for kind, left in enumerate(self.left(s)) for _ in range(left)]
        if self.rest is s.draw or self.rest is s.discard:
            self.rest_at = len(self.rest) - self.rest_at
            cards.reverse()
        self.rest[self.rest_at : self.rest_at] = cards
        row = tuple(self.rest)
        match self.rest_where:
            case ["revealed"]:
                s.revealed = row
            case ["players", int(seat), "aside"]:
                s.players[seat].aside = row
            case ["players", int(seat), "taler"]:
                s.players[seat].taler = row

    def _count(self, s: State) -> None:
        for kind, left in enumerate(self.left(s)):
            if left:
                bean = self.rules.beans[kind]
                hint = "" if left < 0 else "; write “rest” in the pile that has all the others"
                raise PositionError(
                    [], f"there are {bean.count - left} {bean.id} cards, the deck has {bean.count}{hint}"
                )

    def _check_draw(self, s: State) -> None:
        if bool(s.draw) == self.rules.exhausted(s) and not self.rules.last_card_pending(s):
            why = "no pass is left, so it is empty" if s.draw else "it is never empty while a pass is left"
            raise PositionError(["draw"], f"this cannot be the draw pile: {why}")

    def _check_fields(self, s: State) -> None:
        rules = self.rules
        for seat, player in enumerate(s.players):
            for field, row in enumerate(player.fields):
                where: Where = ["players", seat, "fields", field]
                if row and not rules.ask_has_field(s, seat, field):
                    raise PositionError(where, f"this player has no field {field + 1}")
                if row and not rules.row_stands(s, seat, field, row):
                    alone = s.copy()
                    alone.players[seat].fields = [()] * rules.most_fields
                    stands = rules.row_stands(alone, seat, field, row)
                    why = "grow beside the player’s other fields" if stands else "share a field"
                    raise PositionError(where, f"these cards cannot {why}")

    def _agenda(self, s: State) -> None:
        agenda = self.data.get("agenda")
        if agenda is None:
            self._phase(s)
            return
        names = [step.name for step in self.rules.steps]
        for i, line in enumerate(self.parts(["agenda"], agenda)):
            words = str(line).split()
            if not 2 <= len(words) <= 4 or words[0] not in names:
                raise PositionError(
                    ["agenda", i], f"“{line}” should be a step and its seat; steps are {', '.join(names)}"
                )
            numbers = [self._number(["agenda", i], word) for word in words[1:]] + [0, 0]
            owner = self.whole(["agenda", i], numbers[0], 1, len(s.players)) - 1
            s.agenda.insert(0, Entry(names.index(words[0]), owner, numbers[1], numbers[2]))

    def _check_agenda(self, s: State) -> None:
        found = contradiction(self.rules, s)
        if found is None:
            return
        where: Where = ["agenda", found.line] if self.data.get("agenda") is not None else ["phase"]
        raise PositionError(where, found.why)

    def _number(self, where: Where, word: str) -> int:
        number = whole_number(word.removeprefix("-"))
        if number < 0:
            raise PositionError(where, f"“{word}” should be a number")
        return -number if word.startswith("-") else number

    def _phase(self, s: State) -> None:
        """Set the agenda to a turn from the phase that the position names."""
        turn = self.rules.turn(s, s.active)
        names = [self.rules.steps[step].name for step in turn]
        words = str(self.data.get("phase", self.rules.steps[0].name)).split()
        if not words or words[0] not in names:
            raise PositionError(
                ["phase"], f"there is no phase “{' '.join(words)}”; there are {', '.join(names)}"
            )
        first = names.index(words[0])
        progress = whole_number(words[1]) if words[1:] else 0
        if progress < 0 or len(words) > 2:
            raise PositionError(["phase"], f"“{' '.join(words)}” should be a phase and a number")
        s.agenda = [Entry(step, s.active) for step in reversed(turn[first:])]
        s.agenda[-1] = Entry(turn[first], s.active, progress)

    def _could_be_made(self, s: State, offer: Offer) -> bool:
        rules, maker = self.rules, offer.maker
        return (
            s.active in (maker, offer.partner)
            and maker != offer.partner
            and rules.may_offer(s, maker)
            and holds(rules, s, maker, offer.give)
            and (not offer.places or fits_places(rules, s, maker, offer.give, offer.places))
        )


def _equal_ones(offers: tuple[Offer, ...], offer: Offer) -> int:
    """Count the offers that differ from `offer` only in their numbers and who declined."""
    count = 0
    for other in offers:
        if (
            other.maker == offer.maker
            and other.partner == offer.partner
            and other.give == offer.give
            and other.want == offer.want
            and other.places == offer.places
        ):
            count += 1
    return count
