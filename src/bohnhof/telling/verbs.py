"""What the words of sentences point at, where things are tapped: the grammar is in docs/notation.md."""

from __future__ import annotations

from typing import Final, NamedTuple


class Verb(NamedTuple):
    """Sentences that begin so. What the marks say is told where they travel, in `web/messages/terms.py`."""

    words: str
    marks: tuple[str, ...]
    along: str = ""
    """A bean of the hand that goes along unnamed."""


COMMON: Final = (
    Verb("plant", ("ready", "front")),
    Verb("harvest", ("button",)),
    Verb("done", ("button",)),
    Verb("buy", ("tile",)),
)
TRADING: Final = (
    Verb("offer", ("button",)),
    Verb("accept", ("button",)),
    Verb("decline", ("button",)),
    Verb("withdraw", ("button",)),
)
