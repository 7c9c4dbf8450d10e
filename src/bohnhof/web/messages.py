"""What travels between server and browser: the one place that says so. Its types are the schema, and
`web/src/lib/wire.ts` is made from them.

Seats and fields are counted from 1, as in sentences. Words never travel: a message is an id with typed
arguments (`engine.message.Message.data`), which the reader's surface puts into words.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

Data = dict[str, Any]
"""JSON made by the engine: `write_view`, `Insight.data`, `Fact.data`, `Message.data`."""

Sentence = Annotated[str, Meta(min_length=1, max_length=400)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
LONGEST_LINE = 200
Line = Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)]
TableId = Annotated[str, Meta(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
BeanId = Annotated[str, Meta(min_length=1, max_length=24, pattern=r"^[a-z0-9-]+$")]
SeatNumber = Annotated[int, Meta(ge=1, le=7)]

Emote = Literal[
    "hello", "thanks", "please", "well-played", "hurry", "laugh", "oh-no", "deal", "no-way", "bye"
]
Pace = Literal["slow", "normal", "fast", "at-once"]
Who = Literal["person", "bot", "open"]
Asked = Literal["act", "answer", "propose"]
Mark = Literal[
    "places",
    "unordered",
    "counts",
    "on-field",
    "hand",
    "behind",
    "ready",
    "taler",
    "front",
    "discards",
    "deliberate",
    "button",
    "tile",
]
"""Its numbers are places of the hand (in any order), or counts; the one after “on” is a field; its beans lie
in the hand (but not in front), lie ready, or are taler; without a bean it means the front one; they go to the
discard pile. A page should do it only when it is surely meant, has a button for it, or shows it as a tile."""


# From the browser, over the socket


class Join(Struct, tag_field="t", tag="join", forbid_unknown_fields=True):
    """The first message of every connection. Who it is, the cookie (or a bearer token) says; whoever has no
    seat at the table watches."""

    table: TableId
    seen: Annotated[int, Meta(ge=0)] = 0
    """The number of the last act this page knows, so that the story goes on there."""


class Act(Struct, tag_field="t", tag="act", forbid_unknown_fields=True):
    id: Annotated[int, Meta(ge=0)]
    """The page's own count; the view, change or refusal that answers names it."""
    sentence: Sentence


class Silent(Struct, tag_field="t", tag="silent", forbid_unknown_fields=True):
    """Nothing to answer and nothing to offer: the bots need not wait."""

    id: Annotated[int, Meta(ge=0)]


class Sync(Struct, tag_field="t", tag="sync", forbid_unknown_fields=True):
    """Send the whole view again."""


class Draft(Struct, tag_field="t", tag="draft", forbid_unknown_fields=True):
    """Whether an offer is being written here; the others see that somebody thinks."""

    writing: bool


class Wish(Struct, tag_field="t", tag="wish", forbid_unknown_fields=True):
    """What this seat looks for and would give; replaces what it wished before."""

    looks_for: Annotated[list[BeanId], Meta(max_length=3)]
    would_give: Annotated[list[BeanId], Meta(max_length=3)]


class Say(Struct, tag_field="t", tag="say", forbid_unknown_fields=True):
    """An emote, or a line in the player's own words; exactly one of both."""

    emote: Emote | None = None
    text: Line | None = None


class Suggest(Struct, tag_field="t", tag="suggest", forbid_unknown_fields=True):
    """Whether this page shows which offers would do good; it is sent none before it has said so."""

    wanted: bool


class Hurry(Struct, tag_field="t", tag="hurry", forbid_unknown_fields=True):
    """Let the bots play without a pause until this seat is asked again."""


class SetPace(Struct, tag_field="t", tag="pace", forbid_unknown_fields=True):
    """The host's word on how fast bots play."""

    pace: Pace


class SetSeat(Struct, tag_field="t", tag="seat", forbid_unknown_fields=True):
    """Hand a seat to a bot, or take it back: the own one, or the host an empty or left one. Without a bot it
    is given (back) to a person: the own seat to oneself, another is opened for somebody with the link."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)] | None = None


class TakeBack(Struct, tag_field="t", tag="back", forbid_unknown_fields=True):
    """Undo to before one's last act; only where all others are bots."""


class AskHint(Struct, tag_field="t", tag="hint", forbid_unknown_fields=True):
    """What would an expert do? Only where all others are bots."""


class Rematch(Struct, tag_field="t", tag="rematch", forbid_unknown_fields=True):
    """The same seats again, once the game is over; `Moved` tells everybody where."""


Request = (
    Join
    | Act
    | Silent
    | Sync
    | Draft
    | Wish
    | Say
    | Suggest
    | Hurry
    | SetPace
    | SetSeat
    | TakeBack
    | AskHint
    | Rematch
)


# To the browser, over the socket


class Move(Struct):
    """Something this seat may do now, by its sentence."""

    sentence: str
    meaning: Data | None = None
    """A message: what it would bring about."""


class Expected(Struct):
    seat: int
    what: Data
    """A message: what the table waits for."""


class Standing(Struct):
    """What the station board says."""

    step: str | None
    title: Data
    """A message: the phase."""
    advice: list[Data]
    cites: list[str]
    """Paragraphs of the rules about this phase."""
    expected: list[Expected]


class Suggestion(Struct):
    """An offer that does good to both sides, best first; only for pages that want them (`Suggest`)."""

    sentence: str
    to: int | None
    """A seat; None for everybody."""
    give: list[str]
    want: list[str]


class Told(Struct):
    """An act and what happened by it, as this seat may know."""

    number: int
    seat: int
    sentence: str
    facts: list[Data]
    story: list[Data]
    """Messages, a line each."""


class Part(Struct):
    """What one has at the end."""

    seat: int | None
    """None for the mafia."""
    taler: int
    made_of: Data


class Ending(Struct):
    verdict: Data
    winners: list[int]
    parts: list[Part]
    seed: str
    """With it and the acts everything can be played again."""
    salt: str
    """`Room.seed_hash` is the SHA-256 of seed, a blank and salt, in hex."""
    course: list[list[int]]
    """By seat, then of each rival who has no seat: the score after each turn, for the chart."""


class Clock(Struct):
    """Seconds left for the seats that are awaited; it runs on the server."""

    seats: list[int]
    left: float


class View(Struct, tag_field="t", tag="view"):
    """The whole table as this seat may know it, after an act that is on disk: after a join, and whenever a
    `Change` would not do."""

    seq: int
    """How many acts were done."""
    view: Data
    insight: Data
    standing: Standing
    asked: Asked | None
    """What this seat is asked; None if nothing."""
    moves: list[Move]
    suggestions: list[Suggestion]
    told: list[Told]
    """What is new: since `Join.seen` in the first view, then since what was last told here."""
    id: int | None = None
    """The act of this page that it answers."""
    can_take_back: bool = False
    clock: Clock | None = None
    ending: Ending | None = None


class Change(Struct, tag_field="t", tag="change"):
    """What is different from the `View` that was told before, and from what has changed since then: what is
    left out is as it was."""

    since: int
    """How many acts were done then."""
    seq: int
    asked: Asked | None
    told: list[Told]
    id: int | None
    can_take_back: bool
    clock: Clock | None
    ending: Ending | None
    view: Data | UnsetType = UNSET
    """The entries that are different; `players` has them by the numbers of their seats."""
    insight: Data | UnsetType = UNSET
    """The same; `fields` has them by the numbers of their owners."""
    standing: Standing | UnsetType = UNSET
    moves: list[Move] | UnsetType = UNSET
    suggestions: list[Suggestion] | UnsetType = UNSET


class No(Struct, tag_field="t", tag="no"):
    """Refused; nothing has changed."""

    id: int | None
    reason: Data
    """A message."""
    cites: list[str] = []


class Seat(Struct):
    seat: int
    name: str
    who: Who
    bot: str | None = None
    online: bool = False
    writing: bool = False
    looks_for: list[str] = []
    would_give: list[str] = []


class Room(Struct, tag_field="t", tag="room"):
    """Everything about the table but the game; sent after a join and whenever it changes."""

    table: str
    game: str
    seats: list[Seat]
    you: int | None
    """Your seat; None if you watch."""
    host: bool
    pace: Pace
    begun: bool
    """Whether all seats are taken: before that nothing can be done."""
    public: bool
    clock: int | None
    """Seconds for a move, if there is a limit."""
    watchers: int
    seed_hash: str


class Said(Struct, tag_field="t", tag="said"):
    seat: int | None
    name: str
    emote: Emote | None = None
    text: str | None = None


class Advised(Struct):
    """An act an expert thinks of, by its sentence."""

    sentence: str
    meaning: Data | None
    """A message: what it would bring about."""
    brings: Data
    """A message: about how many taler."""


class Hint(Struct, tag_field="t", tag="hint"):
    """Up to three acts, the best first; none where an expert would keep silent."""

    seq: int
    """After so many acts."""
    acts: list[Advised]


class Moved(Struct, tag_field="t", tag="moved"):
    """Everybody goes on at another table."""

    table: str


Reply = View | Change | No | Room | Said | Hint | Moved

# Codes with which the server closes a socket; below 4000 a page connects again by itself.
NOT_UNDERSTOOD = 4400
NO_SUCH_TABLE = 4404
ELSEWHERE = 4409
"""The seat was opened in another tab, which has it now."""
TOO_FAST = 4429


# Over HTTP


class NewSeat(Struct, forbid_unknown_fields=True):
    who: Literal["me", "friend", "bot"]
    bot: Annotated[str, Meta(max_length=40)] | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=7)]
    name: Name
    """One's own."""
    pace: Pace = "normal"
    clock: Annotated[int, Meta(ge=10, le=600)] | None = None
    public: bool = False
    """Whether it is listed, so that strangers may join and watch."""


class Sit(Struct, forbid_unknown_fields=True):
    name: Name
    seat: SeatNumber | None = None
    """The first free one if none is named."""


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


class Verb(Struct):
    """What a sentence that begins so points at, so that taps on things become sentences. Without a mark its
    numbers are fields, those after “on” seats, and beans lie nowhere in particular."""

    words: str
    marks: list[Mark]
    along: str = ""
    """A bean of the hand that goes along unnamed."""


class GameInfo(Struct):
    """What never changes in a game, for screens."""

    id: str
    seats: list[int]
    """How many may play."""
    usual_seats: int
    beans: list[BeanCard]
    cards: list[OwnedCard]
    phases: list[str]
    """The stops on the line, in the order of a turn; the words are messages `phase-…`."""
    bosses: list[str]
    trades: bool
    bots: list[str]
    fields: int
    """The most fields one may have."""
    verbs: list[Verb]


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
    """One's own finished games, by game."""

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


class Frame(Struct):
    """One moment of a replay."""

    seq: int
    view: Data
    insight: Data
    standing: Standing
    told: list[Told]
    ending: Ending | None = None


class Problem(Struct):
    """Why a call over HTTP was refused."""

    reason: Data
