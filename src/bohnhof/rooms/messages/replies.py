"""To the browser, over the socket."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from bohnhof.rooms.messages.terms import Asked, Data, Emote, Ended, Pace, TimeUp, Wanted, Who


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
    """A seat; None for everyone."""
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
    """None for a rival without a seat."""
    taler: int
    made_of: Data
    place: int
    """1 for the best; equals share one. Whoever has conceded comes after all others."""


class Harvest(Struct):
    """A field that was sold."""

    beans: list[str]
    taler: int


class Figures(Struct):
    """What a game was like for one seat."""

    best: Harvest | None
    trades: int
    gifts: int
    """So many of them cost nothing."""
    partner: int | None
    """With whom most were made."""
    with_partner: int


class Ending(Struct):
    verdict: Data
    winners: list[int]
    ended: Ended | None
    """Why it ended before the rules end it; None if it did not."""
    conceded: list[int]
    """The seats whose people gave up or lost on time: a bot may have played on for them."""
    parts: list[Part]
    seed: str
    """With it and the acts everything can be played again."""
    salt: str
    """`Room.seed_hash` is the SHA-256 of seed, a blank and salt, in hex."""
    course: list[list[int]]
    """By seat, then of each rival who has no seat: the score at the deal and after each turn."""
    passes: list[int]
    """After how many turns the draw pile was made anew."""
    decided: Harvest | None
    """Without it the winner would not have been ahead."""
    trades: int
    """Of all seats."""
    figures: list[Figures]
    """By seat."""


class Time(Struct):
    """What a seat that is awaited has left."""

    seat: int
    left: float
    """Seconds for this move; 0 while the reserve is used up."""
    reserve: float
    """Seconds in reserve for the whole game, which begin to run after those."""
    waits: float
    """Seconds before any of this runs, while a guide is read; 0 if it runs."""


class Clock(Struct):
    """The time of the seats that are awaited; it runs on the server."""

    times: list[Time]


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
    """Refused; nothing has changed, unless the reason is `server-maybe-saved`."""

    id: int | None
    reason: Data
    """A message."""
    cites: list[str] = []


class Seat(Struct):
    seat: int
    name: str
    who: Who
    bot: str | None = None
    """The bot that plays here, if one does."""
    failed: str | None = None
    """The bot that was to play here and cannot: `bot` stands in for it."""
    online: bool = False
    absent: float = 0.0
    """For how many seconds its person has been absent; 0 if they are there, and for a bot's own seat."""
    timeouts: int = 0
    """How often in a row its person's time was up."""
    conceded: bool = False
    """Whether its person has given the game up. They cannot have the seat back."""
    waits_for: str = ""
    """Whose seat of a rematch this is if they come. For `Room.grace` seconds no one else gets it."""
    writing: bool = False
    looks_for: list[str] = []
    would_give: list[str] = []


class Motion(Struct):
    """What the people at the table are asked to agree to, until someone acts."""

    wanted: Wanted
    seat: int
    """Who wants it."""
    agreed: list[int]


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
    time_up: TimeUp
    """What happens when they and the reserve are used up."""
    watchers: int
    speaker: str
    """How your own lines in the chat are marked (`Said.speaker`)."""
    seed_hash: str
    grace: float
    """Seconds that a person must have been absent before the host may hand over their seat."""
    partners: list[int]
    """The seats whose people must agree before you may undo or get a hint; empty if you play against bots."""
    motion: Motion | None = None
    next: str | None = None
    """The table of the rematch, once someone wants one. Players have a seat there if they come."""
    lesson: bool = False
    """Whether this is a first game that teaches: `/api/tables/ID/lesson` says where it stands."""


class Note(Struct):
    """An entry of the log that is no action."""

    number: int
    after: int
    """The number of the action before it. After an undo it is at most the number of the last action."""
    message: Data


class Notes(Struct, tag_field="t", tag="notes"):
    """The newest notes after a join, and then each new one."""

    notes: list[Note]


class Said(Struct):
    """A chat line of a player, or of a spectator if there is no seat."""

    number: int
    seat: int | None
    name: str
    speaker: str
    """The same for everything that one person says at a table and its rematches."""
    emote: Emote | None = None
    text: str | None = None


class Talk(Struct, tag_field="t", tag="talk"):
    """The newest lines of the chat after a join, and then each new one once it is saved. They replace what is
    known from the first of their numbers on."""

    lines: list[Said]


class Drafted(Struct, tag_field="t", tag="drafted"):
    """Your line proposes a trade that you may offer now. Nothing is offered before you do so."""

    to: int | None
    """A seat; None for everyone."""
    give: list[str]
    want: list[str]


class Reported(Struct, tag_field="t", tag="reported"):
    """A line that you reported is kept for the operator."""

    number: int


class Advised(Struct):
    """An act an expert thinks of, by its sentence."""

    sentence: str
    meaning: Data | None
    """A message: what it would bring about."""
    complete: bool
    """Whether that says what is done, too."""
    brings: Data
    """A message: about how many taler."""


class Hint(Struct, tag_field="t", tag="hint"):
    """Up to three acts, the best first; none where an expert would keep silent."""

    seq: int
    """After so many acts."""
    acts: list[Advised]
    unavailable: Data | None = None
    """A message: why no hint can be given here, if so."""


class Wait(Struct, tag_field="t", tag="wait"):
    """A bot that has decided waits for what people may say first, until the next act or the next of these."""

    seq: int
    """How many acts were done."""
    bot: int
    """The seat of the bot."""
    people: list[int]
    """The seats it waits for; empty if it waits no longer."""
    left: float
    """Seconds after which it goes on without them."""


class Moved(Struct, tag_field="t", tag="moved"):
    """You go on at another table."""

    table: str


Reply = View | Change | No | Room | Notes | Talk | Drafted | Reported | Hint | Wait | Moved

# Codes with which the server closes a socket; below 4000 a page connects again by itself.
TRY_AGAIN = 1013
"""The database does not answer; what is saved is seen once the table can be joined again."""
NOT_UNDERSTOOD = 4400
NO_SUCH_TABLE = 4404
ELSEWHERE = 4409
"""The seat was opened in another tab, which has it now."""
TOO_FAST = 4429
