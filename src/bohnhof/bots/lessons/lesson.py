"""A lesson: a fixed deal, and a scripted line of moves with something to say at each step.

A lesson is data, `lessons/GAME.toml` in the package of its rules. The current step is computed from
the view and never stored. So undo, reconnects and saved games need no special handling, and a
detour such as a declined offer leads back to the line.
"""

from __future__ import annotations

import re
import tomllib
import warnings
from typing import Final, NamedTuple

from bohnhof.engine.key import state_key
from bohnhof.engine.notation import SentenceError, read_sentence
from bohnhof.engine.rules import Rules
from bohnhof.engine.schedule import ACT, Question, Schedule
from bohnhof.engine.state import NOBODY, State
from bohnhof.facets import data_file

LEARNER: Final = 0
"""The seat of the learner. All others follow the script."""

_KEYS: Final = {"opponents", "seed", "steps"}
_LIKE_KEYS: Final = {"like", "own"}
"""Keys of a variant that uses another game's lesson with some texts of its own."""
_STEP_KEYS: Final = {"say", "do", "look", "then"}
_HOLE: Final = re.compile(r"<([a-z-]+)>")

Moment = tuple[object, ...]
"""A hashable key of a view, without details that do not matter to a lesson.

One of these details is the serial number of offers.
"""


class LessonError(ValueError):
    """A lesson whose script cannot be played."""


class Step(NamedTuple):
    """One idea of a lesson."""

    say: list[str]
    """Message ids of the pages to show. Titles have the same ids with `-title` appended."""
    do: list[str]
    """Sentences of which the learner should play one. Empty if they watch or the lesson ends."""
    look: list[str]
    """Parts of the screen to highlight: the first one that exists."""
    then: list[tuple[int, str]]
    """The opponents' moves after that: seats and sentences."""


class Move(NamedTuple):
    """A move of the line: the seat plays one of the sentences."""

    step: int
    seat: int
    acts: list[str]


class Place(NamedTuple):
    """The position of a game in its lesson, as seen from one seat."""

    step: int
    acts: list[str]
    """Sentences of which this seat should play one. Empty if it is not its move."""
    opponent: int = NOBODY
    """The seat of the opponent who has to move, or NOBODY."""
    detour: bool = False
    """Whether offers are open that are not in the script."""


class Lesson:
    """The lesson of a game, with all positions of its line."""

    def __init__(self, rules: Rules, opponents: list[str], seed: int, steps: list[Step]) -> None:
        self.rules = rules
        self.opponents = opponents
        """Names of the opponents. The learner has the first seat."""
        self.seats = seats = 1 + len(opponents)
        self.seed = seed
        self.steps = steps
        self._moves = [move for number, step in enumerate(steps) for move in _moves(number, step)]
        self._places: list[dict[Moment, list[tuple[int, Place]]]] = [{} for _ in range(seats)]
        """By seat and moment: pairs of the number of offers made so far and the place.

        A declined offer leads back to the same moment.
        """
        self._been: set[tuple[int, int]] = set()
        start = rules.new_game(seats, seed)
        self._follow(start, self._moves)

    @property
    def last(self) -> int:
        """Index of the last step."""
        return len(self.steps) - 1

    @property
    def length(self) -> int:
        """Number of moves in the line."""
        return len(self._moves)

    def place(self, view: State, seat: int) -> Place | None:
        """Return the place of a view in the lesson, or None if the game has left the line."""
        found = self._at(view, seat, True)
        if found is None and view.offers:
            found = self._at(view, seat, False)
            if found is not None:
                return Place(found.step, [], detour=True)
        if found is None:
            return None
        acts = [sentence for act in found.acts for sentence in self._allowed(view, seat, act)]
        return found._replace(acts=acts)

    def look(self, view: State, step: int) -> list[str]:
        """Return the parts of the screen that a step highlights."""
        looks = self.steps[step].look
        return [found for look in looks for found in filled_in(self.rules, view, LEARNER, look)]

    def is_end(self, place: Place) -> bool:
        """Return whether the line ends at this place."""
        return place.step == self.last and not self.steps[-1].do

    def question(self, s: State, schedule: Schedule) -> Question | None:
        """Return the next question of the line, or None if the scheduler decides."""
        place = self.place(self.rules.view(s, LEARNER), LEARNER)
        if place is None or place.detour:
            return None
        if place.opponent != NOBODY:
            return Question(place.opponent, ACT)
        if not place.acts:
            return None
        return schedule.question_for(self.rules, s, LEARNER) or Question(LEARNER, ACT)

    def _at(self, view: State, seat: int, with_offers: bool) -> Place | None:
        """Return the last place in the script that fits this view and its number of offers."""
        known = self._places[seat].get(_moment(view, with_offers), [])
        return next((place for serial, place in reversed(known) if serial <= view.serial), None)

    def _follow(self, s: State, pending: list[Move]) -> None:
        """Record this moment and all that follow it on the line."""
        been = (len(pending), state_key(s))
        if been in self._been:
            return
        self._been.add(been)
        now = self._now(s, pending)
        opponent = next((move.seat for move in now if move.seat != LEARNER), NOBODY)
        for seat in range(self.seats):
            mine = [move for move in now if move.seat == seat]
            step = (mine or now)[0].step if now else self.last
            known = self._places[seat].setdefault(_moment(self.rules.view(s, seat), True), [])
            known.append((s.serial, Place(step, mine[0].acts if mine else [], opponent)))
            known.sort(key=_serial_and_silence)
        for move in now:
            left = [other for other in pending if other is not move]
            allowed = [sentence for act in move.acts for sentence in self._allowed(s, move.seat, act)]
            if not allowed:
                words = " or ".join(move.acts)
                raise LessonError(
                    f"{self.rules.id}, step {move.step + 1}: seat {move.seat + 1} may not “{words}”"
                )
            for sentence in allowed:
                after = s.copy()
                self.rules.play(after, move.seat, read_sentence(self.rules, sentence))
                self._follow(after, left)

    def _now(self, s: State, pending: list[Move]) -> list[Move]:
        """Return the next move and all moves that may be played before it.

        If the game waits for several seats, for instance to plant, each may move first.
        """
        awaited = self.rules.awaited(s)
        found = pending[:1]
        for move in pending[1:]:
            if any(one.seat not in awaited for one in found):
                break
            if all(one.seat != move.seat for one in found):
                found.append(move)
        return [move for move in found if move is found[0] or move.seat in awaited]

    def _allowed(self, s: State, seat: int, act: str) -> list[str]:
        """Return the legal sentences that an act of the script stands for."""
        found: list[str] = []
        for sentence in filled_in(self.rules, s, seat, act):
            try:
                action = read_sentence(self.rules, sentence)
            except SentenceError as problem:
                raise LessonError(
                    f"{self.rules.id}: “{sentence}” is no sentence: {problem.reason.id}"
                ) from None
            if self.rules.refusal(s, seat, action) is None:
                found.append(sentence)
        return found


def _moves(number: int, step: Step) -> list[Move]:
    """Return the moves of a step."""
    own = [Move(number, LEARNER, step.do)] if step.do else []
    return [*own, *[Move(number, seat, [sentence]) for seat, sentence in step.then]]


def filled_in(rules: Rules, s: State, seat: int, act: str) -> list[str]:
    """Return the sentences that a sentence with a placeholder stands for.

    `<empty>` is any empty field of this seat, `<chili>` the field on which it grows chili, and
    `<offer>` the newest offer to it.
    """
    hole = _HOLE.search(act)
    if hole is None:
        return [act]
    if hole[1] == "offer":
        serials = [offer.serial for offer in s.offers if offer.addresses(seat)]
        found = [str(serial) for serial in serials[-1:]]
    else:
        beans = {bean.id: kind for kind, bean in enumerate(rules.beans)}
        fields = s.players[seat].fields
        if hole[1] == "empty":
            found = [str(number) for number, row in enumerate(fields, 1) if not row]
        else:
            found = [
                str(number) for number, row in enumerate(fields, 1) if row and row[0] == beans.get(hole[1])
            ]
    return [act[: hole.start()] + one + act[hole.end() :] for one in found]


def _serial_and_silence(known: tuple[int, Place]) -> tuple[int, bool]:
    """Sort key: number of offers made, then places where this seat should act last."""
    serial, place = known
    return serial, bool(place.acts)


def _moment(view: State, with_offers: bool) -> Moment:
    offers = view.offers if with_offers else ()
    return (
        tuple(
            [
                (tuple(player.hand), tuple(player.fields), player.aside, player.taler, player.owned)
                for player in view.players
            ]
        ),
        len(view.draw),
        tuple(view.discard),
        view.revealed,
        tuple([tuple(pile) for pile in view.extra]),
        tuple([(entry.step, entry.owner, entry.progress, entry.other) for entry in view.agenda]),
        tuple([(offer.maker, offer.partner, offer.give, offer.want, offer.declined) for offer in offers]),
        view.active,
        view.passes,
    )


_read: Final[dict[str, Lesson | None]] = {}


def lesson_of(rules: Rules) -> Lesson | None:
    """Return the lesson of a game; None if it has none that can be played.

    A card that joins a game changes the deal of its lesson. The lesson is then left out with a
    warning.
    """
    if rules.name not in _read:
        text = _text(rules, rules.id)
        _read[rules.name] = None
        if text is not None:
            try:
                _read[rules.name] = read_lesson(rules, text)
            except LessonError as problem:
                warnings.warn(f"the lesson is left out: {problem}", stacklevel=2)
    return _read[rules.name]


def lesson_of_deal(rules: Rules, seats: int, seed: int | None) -> Lesson | None:
    """Return the lesson with this deal, or None. Any table with a lesson's deal is a lesson."""
    found = lesson_of(rules)
    return found if found is not None and (found.seats, found.seed) == (seats, seed) else None


def _text(rules: Rules, game: str) -> str | None:
    """Return the text of a lesson from the package of these rules or of their base classes."""
    file = data_file(rules, "lessons", f"{game}.toml")
    return file.read_text(encoding="utf-8") if file is not None else None


def read_lesson(rules: Rules, text: str) -> Lesson:
    """Parse a lesson. Raise LessonError if it cannot be played."""
    data = tomllib.loads(text)
    teller, own = rules.id, None
    if set(data) == _LIKE_KEYS:
        teller, own = data["like"], data["own"]
        data = tomllib.loads(_text(rules, teller) or "")
    if set(data) != _KEYS:
        raise LessonError(f"{rules.id}: a lesson has {', '.join(sorted(_KEYS))}")
    steps = []
    for step in data["steps"]:
        if not set(step) <= _STEP_KEYS:
            raise LessonError(f"{rules.id}: a step has {', '.join(sorted(_STEP_KEYS))}")
        say = [_message(one, rules.id if own and one in own else teller) for one in step["say"]]
        then = [_act(act) for act in step.get("then", [])]
        steps.append(Step(say, step.get("do", []), step.get("look", []), then))
    return Lesson(rules, data["opponents"], data["seed"], steps)


def _message(page: str, game: str) -> str:
    """Return the id of what is said on a page, which may be another game's: `game/page`."""
    other, _, name = page.rpartition("/")
    return f"lesson-{other or game}-{name}"


def _act(text: str) -> tuple[int, str]:
    seat, _, sentence = text.partition(": ")
    return int(seat) - 1, sentence
