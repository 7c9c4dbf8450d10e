"""What messages are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import Meta

from bohnhof.engine.targets import PLACES, WAYS
from bohnhof.words import LANGUAGES

Data = dict[str, Any]
"""JSON made by the engine: `write_view`, `Insight.data`, `Fact.data`, `Message.data`."""

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
    """Where something is that an action names."""
    By = Literal[WAYS]
    """How a screen lets a player do something."""
Emote = Literal[
    "hello", "thanks", "please", "well-played", "hurry", "laugh", "oh-no", "deal", "no-way", "bye"
]
Pace = Literal["slow", "normal", "fast", "at-once"]
Who = Literal["person", "bot", "open"]
Asked = Literal["act", "answer", "propose"]
Wanted = Literal["undo", "hint", "end"]
TimeUp = Literal["remind", "skip", "end"]
"""What happens when a player's time is up: a note for all, the smallest move, or the end of the game."""
Ended = Literal["agreed", "conceded", "time"]
"""Why a game ended before the rules end it."""
