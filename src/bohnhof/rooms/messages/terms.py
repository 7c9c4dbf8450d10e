"""Types shared by all messages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import Meta

from bohnhof.engine.targets import PLACES, WAYS
from bohnhof.words import LANGUAGES

Data = dict[str, Any]
"""JSON made by the engine: `write_view`, `Insight.data`, `Fact.data` or `Message.data`."""

Sentence = Annotated[str, Meta(min_length=1, max_length=400)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
LONGEST_LINE = 200
Line = Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)]
TableId = Annotated[str, Meta(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
BeanId = Annotated[str, Meta(min_length=1, max_length=24, pattern=r"^[a-z0-9-]+$")]
SeatNumber = Annotated[int, Meta(ge=1, le=7)]

if TYPE_CHECKING:
    Language = str
    At = str
    By = str
else:
    Language = Literal[LANGUAGES]
    At = Literal[PLACES]
    """The kind of place that a target is in."""
    By = Literal[WAYS]
    """The way in which a player performs an action in a client."""
Emote = Literal[
    "hello", "thanks", "please", "well-played", "hurry", "laugh", "oh-no", "deal", "no-way", "bye"
]
Pace = Literal["slow", "normal", "fast", "at-once"]
Who = Literal["person", "bot", "open"]
Asked = Literal["act", "answer", "propose"]
Wanted = Literal["undo", "hint", "end"]
TimeUp = Literal["remind", "skip", "end"]
"""What happens when a player's time is up: a note for all, the smallest move, or the end."""
Ended = Literal["agreed", "conceded", "time"]
"""The reason why a game ended early."""
