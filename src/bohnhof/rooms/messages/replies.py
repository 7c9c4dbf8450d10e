"""Messages of the server over the WebSocket."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from bohnhof.rooms.messages.terms import Asked, Data, Emote, Ended, Pace, TimeUp, Wanted, Who


class Move(Struct):
    """A legal move of this seat."""

    sentence: str
    meaning: Data | None = None
    """A message: the effect of the move."""


class Expected(Struct):
    seat: int
    what: Data
    """A message: what this seat is expected to do."""


class Standing(Struct):
    """The phase of a turn, with advice and the players that the game is waiting for."""

    step: str | None
    title: Data
    """A message: the name of the phase."""
    advice: list[Data]
    cites: list[str]
    """Rules about this phase."""
    expected: list[Expected]


class Suggestion(Struct):
    """An offer that is good for both players, best first. Sent only on request (`Suggest`)."""

    sentence: str
    to: int | None
    """The seat that it is offered to; None for everyone."""
    give: list[str]
    want: list[str]


class Told(Struct):
    """An action and its events, as this seat may know them."""

    number: int
    seat: int
    sentence: str
    facts: list[Data]
    story: list[Data]
    """Messages, one per line."""


class Part(Struct):
    """The final score of a seat or a rival."""

    seat: int | None
    """The seat; None for a rival without one."""
    taler: int
    made_of: Data
    place: int
    """The rank, from 1; ties share one. Anyone who has conceded comes after all others."""


class Harvest(Struct):
    """A harvest: the cards of the field and the taler that it paid."""

    beans: list[str]
    taler: int


class Figures(Struct):
    """Statistics of a game for one seat."""

    best: Harvest | None
    trades: int
    gifts: int
    """The number of trades that cost the seat nothing."""
    partner: int | None
    """The seat with which it traded most often."""
    with_partner: int


class Ending(Struct):
    verdict: Data
    winners: list[int]
    ended: Ended | None
    """The reason why the game ended early; None if it did not."""
    conceded: list[int]
    """Seats whose people conceded or lost on time. A bot may have played on for them."""
    parts: list[Part]
    seed: str
    """The deal's seed, by which the game can be replayed with its actions."""
    salt: str
    """`Room.seed_hash` is the SHA-256 of the seed, a space and the salt, in hex."""
    course: list[list[int]]
    """Scores at the deal and after each turn, by seat, then by rival without a seat."""
    passes: list[int]
    """For each reshuffle of the draw pile: the number of turns before it."""
    decided: Harvest | None
    """The harvest without which the winner would not have been ahead; None if there is none."""
    trades: int
    """The number of trades of all seats."""
    figures: list[Figures]
    """Statistics by seat."""


class Time(Struct):
    """The time that an awaited seat has left."""

    seat: int
    left: float
    """Seconds left for this move; 0 while the reserve is used up."""
    reserve: float
    """Seconds left in reserve for the whole game, which is used up after those."""
    waits: float
    """Seconds until the timer starts, while a guide is read; 0 if it is running."""


class Clock(Struct):
    """The time of all awaited seats, which the server measures."""

    times: list[Time]


class View(Struct, tag_field="t", tag="view"):
    """A snapshot: the whole table as this seat may know it, after an action that is stored.

    It is sent after a join, and whenever a `Change` would not be enough.
    """

    seq: int
    """The number of actions so far."""
    view: Data
    insight: Data
    standing: Standing
    asked: Asked | None
    """What this seat is asked; None if nothing."""
    moves: list[Move]
    suggestions: list[Suggestion]
    told: list[Told]
    """New entries of the log: since `Join.seen` in the first snapshot, later since the last one."""
    id: int | None = None
    """The client's action that this answers."""
    can_take_back: bool = False
    clock: Clock | None = None
    ending: Ending | None = None


class Change(Struct, tag_field="t", tag="change"):
    """A delta from the last `View` and the deltas after it. Omitted fields are unchanged."""

    since: int
    """The number of actions that the delta starts from."""
    seq: int
    asked: Asked | None
    told: list[Told]
    id: int | None
    can_take_back: bool
    clock: Clock | None
    ending: Ending | None
    view: Data | UnsetType = UNSET
    """The entries that changed. `players` has them by seat number."""
    insight: Data | UnsetType = UNSET
    """The entries that changed. `fields` has them by the seat number of the owner."""
    standing: Standing | UnsetType = UNSET
    moves: list[Move] | UnsetType = UNSET
    suggestions: list[Suggestion] | UnsetType = UNSET


class No(Struct, tag_field="t", tag="no"):
    """A refusal. Nothing has changed, unless the reason is `server-maybe-saved`."""

    id: int | None
    reason: Data
    """A message: the reason."""
    cites: list[str] = []


class Seat(Struct):
    seat: int
    name: str
    who: Who
    bot: str | None = None
    """The bot that plays here; None for a person."""
    failed: str | None = None
    """The bot that should play here and failed, so that `bot` stands in for it."""
    online: bool = False
    absent: float = 0.0
    """Seconds since the seat's person left; 0 if they are online, and for a bot's own seat."""
    timeouts: int = 0
    """Number of times in a row that its person's time was up."""
    conceded: bool = False
    """Whether its person has conceded. They cannot regain the seat."""
    waits_for: str = ""
    """Name of the player who was invited to take this seat of a rematch; empty if there is none.

    For `Room.grace` seconds no one else can take it.
    """
    writing: bool = False
    looks_for: list[str] = []
    would_give: list[str] = []


class Motion(Struct):
    """A request to which all other people at the table must agree. Any action makes it lapse."""

    wanted: Wanted
    seat: int
    """The seat that made the request."""
    agreed: list[int]


class Room(Struct, tag_field="t", tag="room"):
    """Everything about the table except the game. Sent after a join and after each change."""

    table: str
    game: str
    seats: list[Seat]
    you: int | None
    """Your seat; None for a spectator."""
    host: bool
    pace: Pace
    begun: bool
    """Whether the game has begun, because all seats are taken."""
    public: bool
    clock: int | None
    """Seconds per move; None without a limit."""
    time_up: TimeUp
    """What happens when this time and the reserve are used up."""
    watchers: int
    speaker: str
    """The mark of your own chat lines (`Said.speaker`)."""
    seed_hash: str
    grace: float
    """Seconds that a person must have been absent before the host may hand over their seat."""
    partners: list[int]
    """Seats whose people must agree to an undo or a hint of yours; empty against bots only."""
    motion: Motion | None = None
    next: str | None = None
    """The table of the rematch, once someone has proposed it. Players get a seat if they come."""
    lesson: bool = False
    """Whether this table follows a lesson. `/api/tables/ID/lesson` returns its step."""


class Note(Struct):
    """An entry of the log that is not an action."""

    number: int
    after: int
    """Number of the action before it. After an undo it is at most that of the last action."""
    message: Data


class Notes(Struct, tag_field="t", tag="notes"):
    """The newest notes after a join, and then each new one."""

    notes: list[Note]


class Said(Struct):
    """A chat line of a player, or of a spectator if `seat` is None."""

    number: int
    seat: int | None
    name: str
    speaker: str
    """The mark of all lines that one person writes at a table and its rematches."""
    emote: Emote | None = None
    text: str | None = None


class Talk(Struct, tag_field="t", tag="talk"):
    """The newest chat lines after a join, and then each new one once it is stored.

    They replace all known lines from the first of their numbers on.
    """

    lines: list[Said]


class Drafted(Struct, tag_field="t", tag="drafted"):
    """A trade that your chat line proposes and that you may offer now. It is not offered yet."""

    to: int | None
    """The seat that it would be offered to; None for everyone."""
    give: list[str]
    want: list[str]


class Reported(Struct, tag_field="t", tag="reported"):
    """Confirmation that a line which you reported is stored for the operator."""

    number: int


class Advised(Struct):
    """A candidate move of an expert."""

    sentence: str
    meaning: Data | None
    """A message: the effect of the move."""
    complete: bool
    """Whether `meaning` also says which move it is."""
    brings: Data
    """A message: the expected gain in taler."""


class Hint(Struct, tag_field="t", tag="hint"):
    """Up to three candidate moves, best first; none if an expert would do nothing."""

    seq: int
    """The number of actions so far."""
    acts: list[Advised]
    unavailable: Data | None = None
    """A message: the reason why no hint can be given, if there is one."""


class Wait(Struct, tag_field="t", tag="wait"):
    """A bot that has decided waits for people, until the next action or the next `Wait`."""

    seq: int
    """The number of actions so far."""
    bot: int
    """The seat of the bot."""
    people: list[int]
    """The seats that it waits for; empty if it no longer waits."""
    left: float
    """Seconds after which the bot acts without them."""


class Moved(Struct, tag_field="t", tag="moved"):
    """The table of the rematch that you have requested."""

    table: str


Reply = View | Change | No | Room | Notes | Talk | Drafted | Reported | Hint | Wait | Moved

# Codes with which the server closes a socket. Below 4000 a client reconnects automatically.
TRY_AGAIN = 1013
"""The database does not respond. What is stored is known once the table can be joined again."""
NOT_UNDERSTOOD = 4400
NO_SUCH_TABLE = 4404
ELSEWHERE = 4409
"""The seat was opened in another tab, which plays it now."""
TOO_FAST = 4429
