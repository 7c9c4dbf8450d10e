"""Format messages in one language for one reader."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from bohnhof.engine import message as sorts
from bohnhof.engine.message import Argument, Message
from bohnhof.engine.piles import UNSEEN_WORD
from bohnhof.engine.state import EVERYONE, NOBODY
from bohnhof.words.catalogue import Catalogue, Value, catalogue_in
from bohnhof.words.names import Names, names_in

SPELL_FOLLOWS: Final = ("cast", "brew", "activate", "with")
"""Words of sentences after which a word is a card, whatever else its id may mean."""

LONGEST: Final = 400
"""Maximum number of characters shown of an argument; the catalogues reject much longer ones."""

_MARK: Final = "\ue000{}\ue001{}\ue002"
_MARKED: Final = re.compile("\ue000(.*?)\ue001(.*?)\ue002")

Span = tuple[str, str]
"""A piece of text, and the id of the bean it names or ""."""


class Speech:
    """A formatter of messages for one seat; for no one in particular if it is NOBODY.

    An argument fills several variables of a catalogue. A seat fills `$who`, its name; `$who_is`,
    which is `you`, `other` or `all`; and `$who_whom`, its name inside a sentence. Cards fill
    `$beans`, their names; `$beans_count`, their number; and `$beans_is`, which is `seen` or
    `unseen`. A bean or another card fills `$card`, its name, and `$card_power`, its effect. Taler
    and other numbers are numbers.
    """

    def __init__(self, language: str, players: Sequence[str], seat: int = NOBODY) -> None:
        self.language = language
        self.players = players
        self.seat = seat
        self.names: Names = names_in(language)
        self.catalogue: Catalogue = catalogue_in(language)

    def say(self, message: Message) -> str:
        """Return the text of a message."""
        return _MARKED.sub(r"\2", self._say(message))

    def spans(self, message: Message) -> list[Span]:
        """Return the text of a message as spans, so that beans can be coloured."""
        return marked(self._say(message))

    def who(self, seat: int) -> str:
        """Return the name of a player, or the seat's number if it has none."""
        return self.players[seat] if 0 <= seat < len(self.players) else f"{seat + 1}"

    def sentence(self, sentence: str) -> str:
        """Return a sentence in the words of this language."""
        words = []
        before = ""
        for word in re.split("([ >])", sentence):
            bare = word.rstrip(":,")
            head, at, place = bare.partition("@")
            said = self._card_word(head) if before in SPELL_FOLLOWS else self._sentence_word(head)
            words.append(f"{said}{at}{self.names.pile(place)}{word[len(bare) :]}")
            before = head.strip() or before
        return "".join(words)

    def shortened(self, sentence: str) -> str:
        """Return a sentence in this language, with the shortest form of its verb."""
        verb, space, rest = sentence.partition(" ")
        short = self.names.rows["sentences"].get(verb, {}).get("short")
        return f"{short}{space}{self.sentence(rest)}" if short else self.sentence(sentence)

    def _sentence_word(self, word: str) -> str:
        if word in self.names.rows["sentences"]:
            return self.names.word(word)
        return self.names.short(word).lower() if word in self.names.rows["beans"] else self._card_word(word)

    def _card_word(self, word: str) -> str:
        """Return a card as a word of a sentence.

        Bosses, and all cards in English, appear by id; other cards by their name as one word.
        """
        row = self.names.rows["cards"].get(word, {})
        name = word if self.language == "en" or "short" in row else self.names.card(word)
        return name if name == word else name.lower().replace(" ", "-")

    def _say(self, message: Message) -> str:
        values: dict[str, Value] = {}
        for name, argument in message.arguments.items():
            self._fill(values, name, argument)
        return self.catalogue.say(message.id, values)

    def _fill(self, values: dict[str, Value], name: str, argument: Argument) -> None:
        sort, value = argument.sort, argument.value
        if sort in (sorts.TALER, sorts.NUMBER, sorts.FIELD, sorts.PLACE, sorts.OFFER):
            assert isinstance(value, int)
            values[name] = value
            return
        values[name] = self._words(argument)
        if sort == sorts.SEAT:
            assert isinstance(value, int)
            values[f"{name}_is"] = self._is(value)
            values[f"{name}_whom"] = self.catalogue.say("whom") if value == self.seat >= 0 else values[name]
        elif sort == sorts.BEAN:
            values[f"{name}_power"] = self.names.bean_power(str(value))
        elif sort == sorts.CARD:
            values[f"{name}_power"] = self.names.power(str(value))
        elif isinstance(value, tuple):
            values[f"{name}_count"] = len(value)
            values[f"{name}_is"] = "seen" if any(word != UNSEEN_WORD for word in value) else "unseen"
            if sort == sorts.SEATS:
                alone = "you" if value == (self.seat,) else "other"
                values[f"{name}_is"] = alone if len(value) == 1 else "several"

    def _is(self, seat: int) -> str:
        if seat == self.seat and seat >= 0:
            return "you"
        return "other" if seat >= 0 else "all"

    def _words(self, argument: Argument) -> str:
        sort, value = argument.sort, argument.value
        if isinstance(value, Message):
            return self._say(value)
        if isinstance(value, tuple):
            return self._several(sort, value)
        if isinstance(value, int):
            if sort != sorts.SEAT:
                return str(value)
            return self.catalogue.say("everybody") if value == EVERYONE else self.who(value)
        word = str(value)
        if len(word) > LONGEST:
            word = f"{word[:LONGEST]}…"
        match sort:
            case sorts.BEAN:
                return self.bean(word)
            case sorts.CARD:
                return self.names.card(word)
            case sorts.BOSS:
                return self.names.boss(word)
            case sorts.TYPED:
                return self.quoted(word)
            case sorts.SENTENCE:
                return self.quoted(self.sentence(word))
            case sorts.WORD:
                return self.names.word(word)
        return word

    def _several(self, sort: str, values: tuple[object, ...]) -> str:
        words = [str(value) for value in values]
        match sort:
            case sorts.BEANS:
                return self.beans(words)
            case sorts.ORDERED:
                return " ".join(self.bean(word) for word in words)
            case sorts.CROP:
                return self.crop(words)
            case sorts.ROW:
                return self.row(words)
            case sorts.MIXED:
                return " ".join(self._counted(words))
            case sorts.CARDS:
                return ", ".join(self.names.card(word) for word in words)
            case sorts.SEATS:
                seats = [value for value in values if isinstance(value, int)]
                return self.seats(seats)
        said = [self._words(value) for value in values if isinstance(value, Argument)]
        return f" {self.catalogue.say('or')} ".join(said) if sort == sorts.CHOICE else ", ".join(said)

    def quoted(self, words: str) -> str:
        return self.catalogue.say("quoted", {"words": words})

    def seats(self, seats: Sequence[int]) -> str:
        """Return a phrase that names several players."""
        words = [self.catalogue.say("you") if seat == self.seat else self.who(seat) for seat in seats]
        if len(words) < 2:
            return "".join(words)
        return f"{', '.join(words[:-1])} {self.catalogue.say('and')} {words[-1]}"

    def bean(self, bean: str) -> str:
        """Return a bean as one marked word, with the pile it comes from if there is one."""
        kind, at, pile = bean.partition("@")
        if kind == UNSEEN_WORD:
            return UNSEEN_WORD
        return f"{_MARK.format(kind, self.names.short(kind))}{at}{self.names.pile(pile)}"

    def beans(self, beans: Iterable[str]) -> str:
        """Return beans in order of first appearance, with equal ones counted."""
        return ", ".join(self._counted(beans)) or self.catalogue.say("nothing")

    def _counted(self, beans: Iterable[str]) -> list[str]:
        counts: dict[str, int] = {}
        for bean in beans:
            counts[bean] = counts.get(bean, 0) + 1
        return [f"{self.bean(bean)} ×{n}" if n > 1 else self.bean(bean) for bean, n in counts.items()]

    def row(self, beans: Sequence[str]) -> str:
        """Return the beans of a field in short form."""
        if len(set(beans)) == 1:
            return f"{self.bean(beans[0])} ×{len(beans)}"
        return "-".join(self.bean(bean) for bean in beans)

    def crop(self, beans: Sequence[str]) -> str:
        """Return the beans of a field, with the full name if they are of one kind."""
        if len(set(beans)) == 1:
            return _MARK.format(beans[0], f"{len(beans)} {self.names.bean(beans[0], len(beans))}")
        return self.row(beans)


def marked(words: str) -> list[Span]:
    """Split marked text into spans."""
    pieces = _MARKED.split(words)
    found: list[Span] = []
    for i in range(0, len(pieces), 3):
        if pieces[i]:
            found.append((pieces[i], ""))
        if i + 2 < len(pieces):
            found.append((pieces[i + 2], pieces[i + 1]))
    return found


class _Ids(Names):
    """Names that are ids, as in sentences and positions."""

    def __init__(self) -> None:
        super().__init__("en", {**names_in("en").rows, "beans": {}, "cards": {}})

    def card(self, card: str) -> str:
        return card


class _Numbered(Sequence[str]):
    """The names “player 1”, “player 2” and so on."""

    def __getitem__(self, seat: int | slice) -> str:
        assert isinstance(seat, int)
        return f"player {seat + 1}"

    def __len__(self) -> int:
        return 1 << 10


class _English(Speech):
    def __init__(self) -> None:
        super().__init__("en", _Numbered())
        self.names = _Ids()

    def _words(self, argument: Argument) -> str:
        words = super()._words(argument)
        return words.capitalize() if argument.sort == sorts.BOSS else words


@cache
def _english() -> Speech:
    return _English()


def english(message: Message) -> str:
    """Return a message in English with ids for beans, cards and players.

    Scenarios, records and logs use this form.
    """
    return _english().say(message)
