"""Positions: a state as plain data in words, complete enough to start from, and its digest."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from bohnhof.engine.clauses import MOST_SEED, whole_number
from bohnhof.engine.piles import read_beans
from bohnhof.engine.state import EVERYONE, NOBODY, Entry, Offer, Player, State
from bohnhof.engine.trading import fits_places, holds

if TYPE_CHECKING:
    from bohnhof.engine.piles import ExtraPile
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import Row

Data = dict[str, object]

REST: Final = "rest"
"""In one pile of a position: every card of the deck that is named nowhere."""

_KEYS: Final = ["game", "active", "phase", "agenda", "passes", "players", "draw", "discard", "revealed"]
_MORE_KEYS: Final = ["offers", "serial", "seed", "chance"]
_OFFER_KEYS: Final = ["serial", "by", "to", "give", "want", "places", "declined"]
_PLAYER_KEYS: Final = ["hand", "fields", "aside", "taler", "owned"]


class PositionError(ValueError):
    """A position that cannot be set up: where in it, and why."""

    def __init__(self, where: list[str | int], why: str) -> None:
        super().__init__(why)
        self.where = where
        self.why = why


def digest(s: State) -> str:
    """A short text that is the same for the same state, and for no other."""
    parts = [_bytes(s.draw), _bytes(s.discard), _bytes(s.revealed)]
    for player in s.players:
        parts.append(_bytes(player.hand))
        parts.extend([_bytes(list(row)) for row in player.fields])
        parts.extend([_bytes(player.aside), _bytes(player.taler), _bytes(player.owned)])
    parts.extend([_bytes(pile) for pile in s.extra])
    parts.extend([_numbers([entry.step, entry.owner, entry.progress, entry.other]) for entry in s.agenda])
    for offer in s.offers:
        parts.append(_numbers([offer.serial, offer.maker, offer.partner, offer.declined]))
        places = [place & 255 for place in offer.places]
        parts.extend([_bytes(list(offer.give)), _bytes(list(offer.want)), _bytes(places)])
    parts.append(_numbers([s.serial, s.active, s.passes, s.seed, s.chance, s.viewer]))
    return blake2b(b"\xff".join(parts), digest_size=16).hexdigest()


def _bytes(pile: list[int]) -> bytes:
    return bytes(pile)


def _numbers(numbers: list[int]) -> bytes:
    return " ".join([str(number) for number in numbers]).encode()


def write_position(rules: Rules, s: State) -> Data:
    """Every pile in words: hands front first, piles top first, fields in planting order."""
    data: Data = {
        "game": rules.id,
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
    """The state a position describes; PositionError where it cannot be."""
    return _Reader(rules, data).state()


class _Reader:
    def __init__(self, rules: Rules, data: Data) -> None:
        self.rules = rules
        self.data = data
        self.rest: list[int] | None = None
        self.rest_at = 0

    def state(self) -> State:
        rules, data = self.rules, self.data
        known = [*_KEYS, *_MORE_KEYS, *[pile.name for pile in rules.extra_piles]]
        for key in data:
            if key not in known:
                raise PositionError(
                    [str(key)], f"“{key}” is no part of a position; there are {', '.join(known)}"
                )
        if data.get("game", rules.id) != rules.id:
            raise PositionError(["game"], f"this is a position of “{data['game']}”, not of “{rules.id}”")
        listed = data.get("players")
        if not isinstance(listed, list):
            raise PositionError(["players"], "a position needs its players, as a list")
        if not rules.fewest_seats <= len(listed) <= rules.most_seats:
            raise PositionError(["players"], rules.wrong_seats(len(listed)))
        seats = len(listed)
        players = [self._player(["players", i], player) for i, player in enumerate(listed)]
        draw = self._pile(["draw"], data.get("draw", ""))
        discard = self._pile(["discard"], data.get("discard", ""))
        draw.reverse()
        discard.reverse()
        extra = [self._extra(pile, seats) for pile in rules.extra_piles]
        s = State(
            players,
            draw,
            discard,
            self._pile(["revealed"], data.get("revealed", "")),
            extra,
            [],
            [],
            0,
            0,
            0,
            0,
            0,
            NOBODY,
        )
        s.active = self._whole(["active"], data.get("active", 1), 1, seats) - 1
        s.passes = self._whole(["passes"], data.get("passes", 0), 0, 1000)
        s.serial = self._whole(["serial"], data.get("serial", 0), 0, 1 << 40)
        s.seed = self._whole(["seed"], data.get("seed", 0), 0, MOST_SEED)
        s.chance = self._whole(["chance"], data.get("chance", 0), 0, 1 << 40)
        self._place_rest(s)
        self._count(s)
        why = rules.complete(s)
        if why is not None:
            raise PositionError([], why)
        self._check_draw(s)
        self._check_fields(s)
        self._agenda(s, seats)
        self._offers(s, seats)
        return s

    def _text(self, where: list[str | int], value: object) -> str:
        if value is None:
            return ""
        if isinstance(value, list):
            return " ".join([str(word) for word in value])
        if not isinstance(value, str):
            raise PositionError(where, "cards are written as words, such as “red blue*3”")
        return value

    def _whole(self, where: list[str | int], value: object, least: int, most: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise PositionError(where, f"“{value}” should be a whole number from {least} to {most}")
        return value

    def _pile(self, where: list[str | int], value: object) -> list[int]:
        cards: list[int] = []
        for token in self._text(where, value).split():
            if token == REST:
                if self.rest is not None:
                    raise PositionError(where, "“rest” may stand in one pile only")
                if "fields" in where or "offers" in where:
                    raise PositionError(where, "“rest” cannot stand here")
                self.rest = cards
                self.rest_at = len(cards)
                continue
            try:
                cards.extend(read_beans(self.rules, token))
            except ValueError as problem:
                raise PositionError(where, str(problem)) from None
        return cards

    def _extra(self, pile: ExtraPile, seats: int) -> list[int]:
        text = self._text([pile.name], self.data.get(pile.name, ""))
        try:
            cards = pile.read(self.rules, text)
        except ValueError as problem:
            raise PositionError([pile.name], str(problem)) from None
        if cards and pile.owner >= seats:
            raise PositionError([pile.name], f"there is no player {pile.owner + 1} to own a pile")
        return cards

    def _player(self, where: list[str | int], value: object) -> Player:
        rules = self.rules
        if value is None:
            value = {}
        if not isinstance(value, dict):
            raise PositionError(where, f"a player is written as {', '.join(_PLAYER_KEYS)}")
        for key in value:
            if key not in _PLAYER_KEYS:
                raise PositionError(
                    [*where, str(key)], f"“{key}” is no part of a player; there are {', '.join(_PLAYER_KEYS)}"
                )
        rows = value.get("fields") or []
        if not isinstance(rows, list) or len(rows) > rules.most_fields:
            raise PositionError([*where, "fields"], f"fields are a list of at most {rules.most_fields} rows")
        fields: list[Row] = [tuple(self._pile([*where, "fields", i], row)) for i, row in enumerate(rows)]
        while len(fields) < rules.most_fields:
            fields.append(())
        return Player(
            self._pile([*where, "hand"], value.get("hand", "")),
            fields,
            self._pile([*where, "aside"], value.get("aside", "")),
            self._pile([*where, "taler"], value.get("taler", "")),
            self._owned([*where, "owned"], value.get("owned", "")),
        )

    def _owned(self, where: list[str | int], value: object) -> list[int]:
        ids = [privilege.id for privilege in self.rules.privileges]
        owned: list[int] = []
        for word in self._text(where, value).split():
            if word not in ids:
                raise PositionError(
                    where, f"there is no card “{word}” to own; there are {', '.join(ids) or 'none'}"
                )
            if ids.index(word) in owned:
                raise PositionError(where, f"“{word}” can be owned once only")
            owned.append(ids.index(word))
        return owned

    def _left(self, s: State) -> list[int]:
        left = [bean.count for bean in self.rules.beans]
        for pile in self.rules.bean_piles(s):
            for card in pile:
                left[self.rules.kind(card)] -= 1
        return left

    def _place_rest(self, s: State) -> None:
        if self.rest is None:
            return
        cards = [kind for kind, left in enumerate(self._left(s)) for _ in range(left)]
        if self.rest is s.draw or self.rest is s.discard:
            self.rest_at = len(self.rest) - self.rest_at
            cards.reverse()
        self.rest[self.rest_at : self.rest_at] = cards

    def _count(self, s: State) -> None:
        for kind, left in enumerate(self._left(s)):
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
                where: list[str | int] = ["players", seat, "fields", field]
                if row and not rules.ask_has_field(s, seat, field):
                    raise PositionError(where, f"this player has no field {field + 1}")
                if row and not rules.row_stands(s, seat, field, row):
                    alone = s.copy()
                    alone.players[seat].fields = [()] * rules.most_fields
                    stands = rules.row_stands(alone, seat, field, row)
                    why = "grow beside the player’s other fields" if stands else "share a field"
                    raise PositionError(where, f"these cards cannot {why}")

    def _agenda(self, s: State, seats: int) -> None:
        names = [step.name for step in self.rules.steps]
        agenda = self.data.get("agenda")
        if agenda is None:
            words = str(self.data.get("phase", names[0])).split()
            turn = self.rules.turn(s, s.active)
            if not words or words[0] not in [names[step] for step in turn]:
                phases = ", ".join([names[step] for step in turn])
                raise PositionError(["phase"], f"there is no phase “{' '.join(words)}”; there are {phases}")
            first = [names[step] for step in turn].index(words[0])
            progress = whole_number(words[1]) if words[1:] else 0
            if progress < 0 or len(words) > 2:
                raise PositionError(["phase"], f"“{' '.join(words)}” should be a phase and a number")
            s.agenda = [Entry(step, s.active) for step in reversed(turn[first:])]
            s.agenda[-1] = Entry(turn[first], s.active, progress)
            return
        if not isinstance(agenda, list):
            raise PositionError(["agenda"], "the agenda is a list of steps")
        for i, line in enumerate(agenda):
            words = str(line).split()
            if not 2 <= len(words) <= 4 or words[0] not in names:
                raise PositionError(
                    ["agenda", i], f"“{line}” should be a step and its seat; steps are {', '.join(names)}"
                )
            numbers: list[int] = []
            for word in words[1:]:
                number = whole_number(word.removeprefix("-"))
                if number < 0:
                    raise PositionError(["agenda", i], f"“{word}” should be a number")
                numbers.append(-number if word.startswith("-") else number)
            owner = self._whole(["agenda", i], numbers[0], 1, seats) - 1
            progress = numbers[1] if len(numbers) > 1 else 0
            s.agenda.insert(
                0, Entry(names.index(words[0]), owner, progress, numbers[2] if len(numbers) > 2 else 0)
            )

    def _offers(self, s: State, seats: int) -> None:
        offers = self.data.get("offers") or []
        if not isinstance(offers, list):
            raise PositionError(["offers"], "offers are a list")
        for i, offer in enumerate(offers):
            where: list[str | int] = ["offers", i]
            if not isinstance(offer, dict):
                raise PositionError(
                    where, "an offer is written as serial, by, to, give, want, places, declined"
                )
            for key in offer:
                if key not in _OFFER_KEYS:
                    raise PositionError(
                        [*where, str(key)],
                        f"“{key}” is no part of an offer; there are {', '.join(_OFFER_KEYS)}",
                    )
            serial = self._whole([*where, "serial"], offer.get("serial", s.serial + 1), 1, 1 << 40)
            maker = self._whole([*where, "by"], offer.get("by"), 1, seats) - 1
            to = offer.get("to", "all")
            partner = EVERYONE if to == "all" else self._whole([*where, "to"], to, 1, seats) - 1
            declined = 0
            for seat in self._numbers([*where, "declined"], offer.get("declined"), seats):
                if seat == maker + 1:
                    raise PositionError([*where, "declined"], "nobody declines an offer of his own")
                declined |= 1 << seat - 1
            give = tuple(sorted(self._pile([*where, "give"], offer.get("give", ""))))
            want = tuple(sorted(self._pile([*where, "want"], offer.get("want", ""))))
            places = tuple(self._numbers([*where, "places"], offer.get("places"), 200))
            if not self._could_be_made(s, maker, partner, give, places):
                raise PositionError(where, "nobody could have made this offer here")
            if serial in [other.serial for other in s.offers]:
                raise PositionError([*where, "serial"], f"there are two offers with the number {serial}")
            s.offers.append(Offer(serial, maker, partner, give, want, places, declined))
            s.serial = max(s.serial, serial)

    def _numbers(self, where: list[str | int], value: object, most: int) -> list[int]:
        if value is None:
            return []
        if not isinstance(value, list):
            raise PositionError(where, "this should be a list of numbers")
        least = -len(self.rules.pile_words) if "places" in where else 1
        return [self._whole(where, number, least, most) for number in value]

    def _could_be_made(self, s: State, maker: int, partner: int, give: Row, places: Row) -> bool:
        return (
            s.active in (maker, partner)
            and maker != partner
            and self.rules.may_offer(s, maker)
            and holds(self.rules, s, maker, give)
            and (not places or fits_places(self.rules, s, maker, give, places))
        )
