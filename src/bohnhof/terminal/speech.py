"""Messages in the terminal, in the player's language and with coloured beans."""

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
    """The texts of a table for one seat; for no particular one if the seat is NOBODY."""

    def __init__(self, rules: Rules, language: str, players: Sequence[str], seat: int = NOBODY) -> None:
        super().__init__(language, players, seat)
        self.rules = rules
        self.telling = telling_of(rules)
        self.tongue = tongue_of(rules)
        self._styles = {**STYLES, **self.tongue.styles}

    @property
    def title(self) -> str:
        """The game's name. A third-party game without a translation keeps its own title."""
        title = self.names.title(self.rules.id)
        return title if title != self.rules.id else self.rules.title

    def _say(self, message: Message) -> str:
        """Prefer the terminal's variant of a message if there is one."""
        own = f"terminal-{message.id}"
        return super()._say(Message(own, message.arguments) if self.catalogue.has(own) else message)

    def text(self, message: Message, style: str = "") -> Text:
        """Return a message as styled text."""
        text = Text(style=style or self._styles.get(message.id, ""))
        for words, bean in self.spans(message):
            text.append(words, style=colours().get(bean, {}).get("terminal", "") if bean else "")
        return text

    def line(self, line: Line) -> tuple[str, Text]:
        """Return a line of the table with its label."""
        label = self.say(line.label) if line.label else ""
        return label, Text(" · ").join([self.text(part) for part in line.parts])

    def word(self, message: str) -> str:
        """Return a message without arguments."""
        return self.catalogue.say(message)
