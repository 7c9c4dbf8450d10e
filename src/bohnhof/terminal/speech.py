"""Cards and seats in words, with the colours of the beans."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text

from bohnhof import words
from bohnhof.engine.message import Message
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import EVERYONE, NOBODY, UNSEEN
from bohnhof.words import Names

COLOURS: Final = {
    "blue": "dodger_blue1",
    "chili": "dark_orange",
    "stink": "dark_khaki",
    "green": "green3",
    "soy": "tan",
    "black-eyed": "medium_purple1",
    "red": "red1",
    "garden": "hot_pink",
    "kidney": "indian_red1",
    "puff": "plum2",
    "pole": "spring_green2",
    "sword": "steel_blue1",
    "princess": "hot_pink",
    "magic": "medium_purple1",
    "white": "grey93",
    "mean": "dark_olive_green3",
    "cap": "dark_orange",
    "picker": "gold1",
    "cognac": "gold3",
}


class Speech:
    """How this table is spoken about to one seat; to nobody in particular if the seat is NOBODY."""

    def __init__(self, rules: Rules, names: Names, players: Sequence[str], seat: int = NOBODY) -> None:
        self.rules = rules
        self.names = names
        self.players = players
        self.seat = seat
        self.words = words.Speech("en", players, seat)

    def said(self, message: Message) -> str:
        """A message in words."""
        return self.words.say(message)

    def bean(self, kind: int) -> Text:
        """A bean in one word."""
        if kind == UNSEEN:
            return Text("?")
        bean = self.rules.beans[kind].id
        return Text(self.names.short(bean), style=COLOURS.get(bean, ""))

    def beans(self, kinds: Iterable[int], nothing: str = "nothing", mark: str = ", ") -> Text:
        """Beans in the order they come, equal ones counted."""
        counts: dict[int, int] = {}
        for kind in kinds:
            counts[kind] = counts.get(kind, 0) + 1
        words = [self.bean(kind).append(f" ×{n}") if n > 1 else self.bean(kind) for kind, n in counts.items()]
        return Text(mark).join(words) if words else Text(nothing)

    def row(self, row: Sequence[int]) -> Text:
        """A field: its kind and how many, or its cards in their order where there are several kinds."""
        if len(set(row)) == 1:
            return self.bean(row[-1]).append(f" ×{len(row)}")
        return Text("-").join(self.bean(kind) for kind in row)

    def counted(self, row: Sequence[int]) -> Text:
        """So many beans, with the full name if they are of one kind."""
        if len(set(row)) > 1:
            return Text.assemble(f"{len(row)} beans ", self.row(row))
        bean = self.rules.beans[row[0]].id
        return Text(f"{len(row)} {self.names.bean(bean, len(row))}", style=COLOURS.get(bean, ""))

    def sentence(self, sentence: str) -> str:
        """A sentence with its beans in the language of the player, who may type them so."""
        words = []
        for word in sentence.split(" "):
            bean, at, place = word.partition("@")
            words.append(
                self.names.short(bean).lower() + at + place if bean in self.rules.kinds else word,
            )
        return " ".join(words)

    def who(self, seat: int) -> str:
        """A seat at the beginning of a sentence."""
        return "You" if seat == self.seat else self.players[seat]

    def whose(self, seat: int) -> str:
        """What belongs to a seat, at the beginning of a sentence."""
        return "Your" if seat == self.seat else f"{self.players[seat]}’s"

    def whom(self, seat: int) -> str:
        """A seat inside a sentence."""
        if seat == EVERYONE:
            return "all"
        return "you" if seat == self.seat else self.players[seat]

    def does(self, seat: int, verb: str) -> str:
        """A seat and what it does."""
        if seat == self.seat:
            return f"You {verb}"
        return f"{self.players[seat]} {verb}{'es' if verb.endswith(('s', 'sh', 'ch')) else 's'}"

    def seats(self, seats: Sequence[int]) -> str:
        """Several seats in one phrase."""
        words = [self.whom(seat) for seat in seats]
        return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"

    def deal(self, give: Sequence[int], want: Sequence[int]) -> Text:
        """The two sides of an offer."""
        if not want:
            return Text.assemble(self.beans(give), " as a gift")
        if not give:
            return Text.assemble("wants ", self.beans(want), " for nothing")
        return Text.assemble(self.beans(give), " for ", self.beans(want))


def taler(count: int) -> str:
    """An amount in words; taler has no other plural."""
    return f"{count} taler"
