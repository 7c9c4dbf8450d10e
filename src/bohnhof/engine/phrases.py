"""What is written the same at all tables of a game: written once, and found again by what it depends on."""

from __future__ import annotations

from json.encoder import encode_basestring_ascii as quoted
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from bohnhof.engine.actions import Action
    from bohnhof.engine.choices import Field
    from bohnhof.engine.message import Message
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import Entry, Row

MOST: Final = 4096
"""How many of a sort are kept; then they are gathered anew."""


class Phrases:
    """Those of one rulebook."""

    def __init__(self) -> None:
        self._words: dict[int, str] = {}
        self._rows: dict[Row, str] = {}
        self._entries: dict[tuple[int, int, int, int], str] = {}
        self._choices: dict[tuple[int, str], str] = {}
        self.heads: dict[int, str] = {}
        """By viewer."""
        self.turns: dict[tuple[bool, int, Row, bool, bool, int, int, int], str] = {}
        self.scores: dict[Row, str] = {}
        self.plantings: dict[tuple[int, Row, str], str] = {}
        """By the number of the act, the cards, and why it is refused, if it is."""
        self.moves: dict[tuple[int, str], str] = {}
        """By the number of the act and what it means."""
        self.offers: dict[tuple[int, Row, Row], str] = {}
        """Those that are suggested: by whom they are for, what is given and what is wanted."""
        self.fields: dict[tuple[bool, Row, Row, Row], Field] = {}
        """By whether it is there, what grows on it, what its owner has, and what it takes."""
        self.facts: dict[tuple[str, int, Row, int, int, Row], str] = {}
        """By what each of them is, without who may know it."""
        self.lines: dict[tuple[str, int, Row, int, int, Row], Message] = {}
        """The same in the story."""
        self.lacks: dict[Row, Message] = {}
        """Why cards cannot be given, by those that are lacking."""
        self.told: dict[tuple[object, ...], str] = {}
        """What happened by an act, by all that is told of it."""

    def word(self, rules: Rules, card: int) -> str:
        """A card as JSON."""
        text = self._words.get(card)
        if text is None:
            text = self._words[card] = quoted(rules.word(card))
        return text

    def cards(self, rules: Rules, cards: list[int]) -> str:
        """Several in their order."""
        return f"[{','.join([self.word(rules, card) for card in cards])}]"

    def row(self, rules: Rules, row: Row) -> str:
        """What grows on a field."""
        text = self._rows.get(row)
        if text is None:
            make_room(self._rows)
            text = self._rows[row] = self.cards(rules, list(row))
        return text

    def entry(self, rules: Rules, entry: Entry) -> str:
        """A line of the agenda."""
        key = (entry.step, entry.owner, entry.progress, entry.other)
        text = self._entries.get(key)
        if text is None:
            make_room(self._entries)
            text = self._entries[key] = (
                f'{{"step":{quoted(rules.steps[entry.step].name)},"seat":{entry.owner + 1},'
                f'"progress":{entry.progress},"other":{entry.other}}}'
            )
        return text

    def choice(self, rules: Rules, act: Action, refusal: str) -> str:
        """An act and why it is refused, `null` where it is not, as entries of an object."""
        key = (act.index, refusal)
        text = self._choices.get(key) if act.index >= 0 else None
        if text is None:
            text = f'"sentence":{quoted(act.sentence(rules))},"refusal":{refusal}'
            if act.index >= 0:
                make_room(self._choices)
                self._choices[key] = text
        return text


def make_room(known: dict[Any, Any]) -> None:
    """Before something more is kept."""
    if len(known) >= MOST:
        known.clear()
