"""Over HTTP, in both directions."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from bohnhof.rooms.messages.replies import Ending, Note, Seat, Standing, Told
from bohnhof.rooms.messages.terms import At, By, Data, Name, Pace, SeatNumber, TimeUp


class NewSeat(Struct, forbid_unknown_fields=True):
    who: Literal["me", "friend", "bot"]
    bot: Annotated[str, Meta(max_length=40)] | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=7)]
    name: Name
    """The name of whoever asks."""
    pace: Pace = "normal"
    clock: Annotated[int, Meta(ge=10, le=600)] | None = None
    time_up: TimeUp = "skip"
    """What happens when a player's time is up, where there is a clock."""
    public: bool = False
    """Whether it is listed, so that strangers may join and watch."""


class NewLesson(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(min_length=1, max_length=40)]
    name: Name
    """The name of whoever asks."""


class LessonStep(Struct):
    """Where a table stands in its lesson, for the seat that learns."""

    seq: int
    """The number of actions before it."""
    step: int | None
    """From 1; None if the game has left the line."""
    steps: int
    says: list[str]
    """What is said, one page after the other: ids of messages, whose titles have `-title` behind them."""
    look: list[str]
    """Parts of the screen, of which the first that is there is lit up."""
    acts: list[str]
    """The sentences of which one should be said now; none while the opponents play, and at the end."""
    how: str
    """The message that says how that is done; empty where there is nothing to do."""
    finished: bool
    """Whether this is the end: what is said then is said until the learner has read it."""


class Sit(Struct, forbid_unknown_fields=True):
    name: Name
    seat: SeatNumber | None = None
    """The first free one if none is named."""
    guest: bool = False
    """Whether the person has not chosen the name. If someone has it already, it is given a number."""


class Seated(Struct):
    table: str
    seat: int


class TableLine(Struct):
    """A table in a list: mine, or one to join or watch."""

    table: str
    game: str
    seats: list[Seat]
    you: int | None
    waits_for_you: bool
    begun: bool
    over: bool
    seq: int
    updated: float
    """Seconds since 1970."""
    winners: list[int] = []
    scores: list[int] = []
    """By seat, once the game is over."""


class Tables(Struct):
    mine: list[TableLine]
    public: list[TableLine]


class BeanCard(Struct):
    id: str
    count: int
    steps: list[list[int]]
    """The printed beanometer: beans needed and taler."""


class OwnedCard(Struct):
    """A card that can be owned: a building, an establishment, a spell, a third field."""

    id: str
    family: str | None
    price: int | None
    bean: str | None
    """The bean whose taler pay for it; None if any do, or if it is not bought."""


class Target(Struct):
    """One thing on the table that an action names."""

    at: At
    number: int | UnsetType = UNSET
    """The number of a position in the hand, a drawn card, a field or a seat, from 1."""
    id: str | UnsetType = UNSET
    """The id of a bean, a card, a family of cards or a rival."""


class ActInfo(Struct):
    """What an action names and how it is done, so that no screen has to read its sentence."""

    verb: str
    targets: list[Target]
    by: By
    ordered: bool
    """Whether it matters in which order positions are picked."""
    copy: str
    """The same sentence for a chosen copy, with # for its position; empty where none can be chosen."""


class GameInfo(Struct):
    """A game as lists show it."""

    id: str
    title: str
    """What it calls itself, for games that the catalogues do not know."""
    seats: list[int]
    """How many may play."""
    usual_seats: int
    beans: list[BeanCard]
    trades: bool
    lesson: bool
    """Whether it has a first game that teaches."""
    bots: list[str]
    book: str
    """The game in whose book its rules are."""
    like: str
    """The built-in game that it is or is derived from; empty if there is none."""
    letters: str
    """With which the paragraphs of that book begin; empty if it has none."""


class GameDetails(GameInfo):
    """What never changes in a game, for its tables."""

    cards: list[OwnedCard]
    third_field: str | None
    """The card that is a third field, if one can be bought."""
    rival: str
    """Who can win without a seat; empty if only seats can."""
    phases: list[str]
    """The steps of a turn at which players are awaited, in order."""
    fields: int
    """The most fields one may have."""
    acts: dict[str, ActInfo]
    """By sentence: every action that can be listed, but for answers to offers."""


class GameWords(Struct):
    """The words of a third-party game in one language, or in English. Other games have none here: the page
    has them.
    """

    texts: list[str]
    """Fluent catalogues. What comes first holds."""
    names: Data
    """Names of the game, its beans and its cards, by section as in `words/en/names.json`."""


class Broken(Struct):
    """A game or bot of an installed package that cannot be used."""

    what: Literal["game", "bot"]
    id: str
    origin: str
    """The package, with its version."""
    error: str
    """The reason, in English."""


class Games(Struct):
    games: list[GameInfo]
    broken: list[Broken]


class ParagraphText(Struct):
    id: str
    chapter: str
    text: str


class QuickStartPart(Struct):
    heading: str
    lines: list[str]


class QuickStartText(Struct):
    """A game on one screen."""

    title: str
    parts: list[QuickStartPart]


class Results(Struct):
    """The caller's finished games, by game."""

    game: str
    played: int
    won: float
    """A win shared by two is a half."""
    best: int
    mean: float


class ReplayInfo(Struct):
    replay: str
    game: str
    names: list[str]
    bots: list[str | None]
    """By seat: the bot that sat there at the end; None for a person."""
    length: int
    turns: list[list[int]]
    """For each turn its first act and its seat."""
    winners: list[int]
    notes: list[Note]
    """Entries of the log that are no actions, such as that time ran out; of a table of this server."""


class Frame(Struct):
    """One moment of a replay."""

    seq: int
    view: Data
    insight: Data
    standing: Standing
    told: list[Told]
    ending: Ending | None = None


class Reach(Struct):
    """From where the links of a page work that is open on some computer."""

    address: str | None = None
    """The address for links to others; None if it is that of the page."""
    only_here: bool = False
    """Whether they work on this computer only."""
    may_open: bool = False
    """Whether you may open the server to the network: only someone at its own computer may."""
    command: str = ""
    """Without that, how to start a server for others; empty if there is nothing to do."""


class Problem(Struct):
    """Why a call over HTTP was refused."""

    reason: Data
