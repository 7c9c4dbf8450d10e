"""Messages on a terminal: in the language of the one who sits there, with the beans in their colours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from bohnhof.engine.message import Message
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import NOBODY
from bohnhof.telling import Line, telling_of
from bohnhof.terminal.tongues import tongue_of
from bohnhof.words import Speech as Words
from bohnhof.words.names import colours

STYLES: Final = {
    "fact-turn": "bold",
    "fact-over": "bold",
    "fact-exhausted": "italic",
    "fact-shuffled": "italic",
    "fact-nothing-to-shuffle": "italic",
    "fact-lapsed": "dim",
    "field-empty": "dim",
}
"""Messages of every game that are not shown as plain text. A game adds its own."""


class Speech(Words):
    """How this table is spoken about to one seat; to nobody in particular if the seat is NOBODY."""

    def __init__(self, rules: Rules, language: str, players: Sequence[str], seat: int = NOBODY) -> None:
        super().__init__(language, players, seat)
        self.rules = rules
        self.telling = telling_of(rules)
        self.tongue = tongue_of(rules)
        self._styles = {**STYLES, **self.tongue.styles}

    @property
    def title(self) -> str:
        """What the game is called; one from outside by its own title."""
        title = self.names.title(self.rules.id)
        return title if title != self.rules.id else self.rules.title

    def _say(self, message: Message) -> str:
        """In a terminal's own words where it has some."""
        own = f"terminal-{message.id}"
        return super()._say(Message(own, message.arguments) if self.catalogue.has(own) else message)

    def text(self, message: Message, style: str = "") -> Text:
        """A message as it is shown."""
        text = Text(style=style or self._styles.get(message.id, ""))
        for words, bean in self.spans(message):
            text.append(words, style=colours().get(bean, {}).get("terminal", "") if bean else "")
        return text

    def line(self, line: Line) -> tuple[str, Text]:
        """A labelled line of the table."""
        label = self.say(line.label) if line.label else ""
        return label, Text(" · ").join([self.text(part) for part in line.parts])

    def word(self, message: str) -> str:
        """A message without arguments."""
        return self.catalogue.say(message)
