"""Deserialize states from untrusted data; an error names the place and the reason."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.engine.chance import MOST_SEED
from bohnhof.engine.piles import read_beans
from bohnhof.engine.state import EVERYONE, NOBODY, Offer, Player, State, in_order
from bohnhof.native import mypyc_attr

if TYPE_CHECKING:
    from bohnhof.engine.piles import ExtraPile
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import Row

Data = dict[str, object]
Where = list[str | int]
"""A path: the keys and indexes that lead to a part of the data."""

TABLE: Final = [
    *["game", "active", "passes", "agenda", "players", "draw", "discard", "revealed"],
    *["offers", "serial", "seed", "chance"],
]
"""The keys that every state may have."""
OFFER: Final = ["serial", "by", "to", "give", "want", "places", "declined"]
PLAYER: Final = ["hand", "fields", "aside", "taler", "owned"]

MOST_SERIAL: Final = 1 << 40


class PositionError(ValueError):
    """An error in the data of a state: where it is, and the reason."""

    def __init__(self, where: Where, why: str) -> None:
        super().__init__(why)
        self.where = where
        self.why = why


@mypyc_attr(allow_interpreted_subclasses=True)
class Reader:
    """The common part of deserializing positions and views. Missing parts are empty."""

    def __init__(self, rules: Rules, data: Data, what: str) -> None:
        self.rules = rules
        self.data = data
        self.what = what

    def table(self) -> State:
        """Read everything but the agenda and the offers, which the caller adds."""
        data = self.data
        listed = data.get("players")
        if not isinstance(listed, list):
            raise PositionError(["players"], f"{self.what} needs its players, as a list")
        seats = len(listed)
        if not self.rules.fewest_seats <= seats <= self.rules.most_seats:
            raise PositionError(["players"], self.rules.wrong_seats(seats))
        players = [self.player(["players", i], player) for i, player in enumerate(listed)]
        draw = self.pile(["draw"], data.get("draw"))
        discard = self.pile(["discard"], data.get("discard"))
        draw.reverse()
        discard.reverse()
        revealed = self.pile(["revealed"], data.get("revealed"))
        extra = [self.owned_pile(pile, seats) for pile in self.rules.extra_piles]
        s = State(players, draw, discard, tuple(revealed), extra, [], (), 0, 0, 0, 0, 0, NOBODY)
        s.active = self.whole(["active"], data.get("active", 1), 1, seats) - 1
        s.passes = self.whole(["passes"], data.get("passes", 0), 0, 1000)
        s.serial = self.whole(["serial"], data.get("serial", 0), 0, MOST_SERIAL)
        s.seed = self.whole(["seed"], data.get("seed", 0), 0, MOST_SEED)
        s.chance = self.whole(["chance"], data.get("chance", 0), 0, MOST_SERIAL)
        return s

    # Overridden by subclasses

    def pile(self, where: Where, value: object) -> list[int]:
        """Read a pile of bean cards."""
        return self.beans(where, self.words(where, value))

    def extra(self, pile: ExtraPile) -> list[int]:
        """Read a pile that only this game has."""
        raise NotImplementedError

    # Parts

    def keys(self, where: Where, value: object, known: list[str], what: str) -> Data:
        """Check that `value` is an object without unknown keys, and return it."""
        if not isinstance(value, dict):
            raise PositionError(where, f"{what} is written as {', '.join(known)}")
        for key in value:
            if key not in known:
                raise PositionError(
                    [*where, str(key)], f"“{key}” is no part of {what}; there are {', '.join(known)}"
                )
        return value

    def parts(self, where: Where, value: object) -> list[object]:
        """Check that `value` is a list, and return it; None gives an empty list."""
        if value is None:
            return []
        if not isinstance(value, list):
            raise PositionError(where, "this should be a list")
        return value

    def words(self, where: Where, value: object) -> list[str]:
        if value is None:
            return []
        if isinstance(value, list):
            return " ".join([str(word) for word in value]).split()
        if not isinstance(value, str):
            raise PositionError(where, "cards are written as words, such as “red blue*3”")
        return value.split()

    def beans(self, where: Where, words: list[str]) -> list[int]:
        cards: list[int] = []
        for word in words:
            try:
                cards.extend(read_beans(self.rules, word))
            except ValueError as problem:
                raise PositionError(where, str(problem)) from None
        return cards

    def whole(self, where: Where, value: object, least: int, most: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise PositionError(where, f"“{value}” should be a whole number from {least} to {most}")
        return value

    def step(self, where: Where, word: object) -> int:
        """Return the index of a step from its name."""
        names = [step.name for step in self.rules.steps]
        if not isinstance(word, str) or word not in names:
            raise PositionError(where, f"there is no step “{word}”; there are {', '.join(names)}")
        return names.index(word)

    def owned_pile(self, pile: ExtraPile, seats: int) -> list[int]:
        """Read a pile that only this game has, and check that its owner has a seat."""
        cards = self.extra(pile)
        if cards and pile.owner >= seats:
            raise PositionError([pile.name], f"there is no player {pile.owner + 1} to own a pile")
        return cards

    def player(self, where: Where, value: object) -> Player:
        most = self.rules.most_fields
        parts = self.keys(where, {} if value is None else value, PLAYER, "a player")
        rows = parts.get("fields") or []
        if not isinstance(rows, list) or len(rows) > most:
            raise PositionError([*where, "fields"], f"fields are a list of at most {most} rows")
        fields: list[Row] = [tuple(self.pile([*where, "fields", i], row)) for i, row in enumerate(rows)]
        fields.extend([()] * (most - len(fields)))
        return Player(
            self.pile([*where, "hand"], parts.get("hand")),
            fields,
            tuple(self.pile([*where, "aside"], parts.get("aside"))),
            tuple(self.pile([*where, "taler"], parts.get("taler"))),
            tuple(self.owned([*where, "owned"], parts.get("owned"))),
        )

    def owned(self, where: Where, value: object) -> list[int]:
        ids = [privilege.id for privilege in self.rules.privileges]
        owned: list[int] = []
        for word in self.words(where, value):
            if word not in ids:
                raise PositionError(
                    where, f"no card to own is called “{word}”; the cards are {', '.join(ids) or 'none'}"
                )
            owned.append(ids.index(word))
        return owned

    def offer(self, where: Where, value: object, s: State) -> Offer:
        """Read an open offer, without checking whether it could have been made.

        Its number is the next one by default.
        """
        seats = len(s.players)
        parts = self.keys(where, value, OFFER, "an offer")
        serial = self.whole([*where, "serial"], parts.get("serial", s.serial + 1), 1, MOST_SERIAL)
        if serial in [other.serial for other in s.offers]:
            raise PositionError([*where, "serial"], f"there are two offers with the number {serial}")
        maker = self.whole([*where, "by"], parts.get("by"), 1, seats) - 1
        to = parts.get("to", "all")
        partner = EVERYONE if to == "all" else self.whole([*where, "to"], to, 1, seats) - 1
        declined = 0
        for value in self.parts([*where, "declined"], parts.get("declined")):
            seat = self.whole([*where, "declined"], value, 1, seats) - 1
            if seat == maker:
                raise PositionError([*where, "declined"], "nobody declines an offer of his own")
            declined |= 1 << seat
        give = tuple(sorted(self.pile([*where, "give"], parts.get("give"))))
        want = tuple(sorted(self.pile([*where, "want"], parts.get("want"))))
        least = -len(self.rules.pile_words)
        listed = self.parts([*where, "places"], parts.get("places"))
        places = tuple([self.whole([*where, "places"], place, least, 200) for place in listed])
        give, places = in_order(give, places)
        return Offer(serial, maker, partner, give, want, places, declined)

    def left(self, s: State) -> list[int]:
        """Return, by kind, how many cards of the deck are in no pile."""
        left = [bean.count for bean in self.rules.beans]
        for pile in self.rules.bean_piles(s):
            for card in pile:
                left[self.rules.kind(card)] -= 1
        return left
