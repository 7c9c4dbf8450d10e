"""Requests and responses of the HTTP API."""

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
    """The name of the caller."""
    pace: Pace = "normal"
    clock: Annotated[int, Meta(ge=10, le=600)] | None = None
    time_up: TimeUp = "skip"
    """What happens when a player's time is up, if `clock` is set."""
    public: bool = False
    """Whether the table is listed, so that anyone may join and watch."""


class NewLesson(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(min_length=1, max_length=40)]
    name: Name
    """The name of the caller."""


class LessonStep(Struct):
    """The position of a table in its lesson, for the learner."""

    seq: int
    """The number of actions so far."""
    step: int | None
    """The step, from 1; None if the game has left the script."""
    steps: int
    says: list[str]
    """Ids of messages to show one after the other; `-title` is appended for their titles."""
    look: list[str]
    """Parts of the screen, of which the first that exists is highlighted."""
    acts: list[str]
    """Sentences, of which one should be played now; none in the opponents' turn and at the end."""
    how: str
    """Id of the message that explains how to play it; empty if there is nothing to play."""
    finished: bool
    """Whether this is the end. The messages stay until the learner has read them."""


class Sit(Struct, forbid_unknown_fields=True):
    name: Name
    seat: SeatNumber | None = None
    """The seat to take; None for the first open one."""
    guest: bool = False
    """Whether the person has not chosen the name, so that a number is added if it is taken."""


class Seated(Struct):
    table: str
    seat: int


class TableLine(Struct):
    """A table in a list: the caller's own, or one to join or watch."""

    table: str
    game: str
    seats: list[Seat]
    you: int | None
    waits_for_you: bool
    begun: bool
    over: bool
    seq: int
    updated: float
    """Unix time of the last action, or of the table's creation."""
    winners: list[int] = []
    scores: list[int] = []
    """By seat; empty until the game is over."""


class Tables(Struct):
    mine: list[TableLine]
    public: list[TableLine]


class BeanCard(Struct):
    id: str
    count: int
    steps: list[list[int]]
    """The printed beanometer: pairs of beans needed and taler paid."""


class OwnedCard(Struct):
    """A card that a player can own: a building, an establishment, a spell or a third field."""

    id: str
    family: str | None
    price: int | None
    bean: str | None
    """The bean whose taler pay for it; None if any do, or if it cannot be bought."""


class Target(Struct):
    """Something on the table that an action names."""

    at: At
    number: int | UnsetType = UNSET
    """The 1-based number of a position in the hand, a drawn card, a field or a seat."""
    id: str | UnsetType = UNSET
    """The id of a bean, a card, a family of cards or a rival."""


class ActInfo(Struct):
    """The parts of an action, so that a client need not parse its sentence."""

    verb: str
    targets: list[Target]
    by: By
    ordered: bool
    """Whether the order in which positions are picked matters."""
    copy: str
    """The same sentence for a chosen copy, with # for its position; empty if none can be chosen."""


class GameInfo(Struct):
    """A game as lists show it."""

    id: str
    title: str
    """The name that the game declares, for games that are not in the catalogues."""
    seats: list[int]
    """The possible numbers of players."""
    usual_seats: int
    beans: list[BeanCard]
    trades: bool
    lesson: bool
    """Whether the game has a lesson."""
    bots: list[str]
    book: str
    """The game whose rulebook contains its rules."""
    like: str
    """The built-in game that it is or is derived from; empty if there is none."""
    letters: str
    """The prefix of rule numbers in that rulebook; empty if it has none."""


class GameDetails(GameInfo):
    """The data of a game that never changes, for its tables."""

    cards: list[OwnedCard]
    third_field: str | None
    """The card that is a third field; None if none can be bought."""
    rival: str
    """The rival who can win without a seat; empty if only players can win."""
    phases: list[str]
    """The steps of a turn that are shown as phases, in order."""
    fields: int
    """Most fields that a player can have."""
    acts: dict[str, ActInfo]
    """By sentence: all actions that can be listed, except answers to offers."""


class GameWords(Struct):
    """The texts of a third-party game in one language, or in English.

    They are empty for built-in games, whose texts the front end contains.
    """

    texts: list[str]
    """Fluent catalogues. The first one that has a message counts."""
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
    """A quick start: a game explained on one screen."""

    title: str
    parts: list[QuickStartPart]


class Results(Struct):
    """Statistics of the caller's finished games of one kind."""

    game: str
    played: int
    won: float
    """The number of games won. A win shared by two counts one half."""
    best: int
    mean: float


class ReplayInfo(Struct):
    replay: str
    game: str
    names: list[str]
    bots: list[str | None]
    """By seat: the bot that played at the end; None for a person."""
    length: int
    turns: list[list[int]]
    """For each turn: the number of actions before it, and its seat."""
    winners: list[int]
    notes: list[Note]
    """Entries of the log that are not actions, such as a timeout; none for a record."""


class Frame(Struct):
    """One position of a replay."""

    seq: int
    view: Data
    insight: Data
    standing: Standing
    told: list[Told]
    ending: Ending | None = None


class Reach(Struct):
    """The reach of links to this server, seen from the caller."""

    address: str | None = None
    """The address for links to others; None if it is the page's own."""
    only_here: bool = False
    """Whether links work on this computer only."""
    may_open: bool = False
    """Whether the caller, who must be at this computer, may open the server to its network."""
    command: str = ""
    """Otherwise the command that starts a server for others; empty if there is nothing to do."""


class Problem(Struct):
    """A refused HTTP request."""

    reason: Data
