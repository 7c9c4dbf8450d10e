"""Everything that happens at a table without a person: the bots' moves and the move timer."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from random import SystemRandom
from typing import TYPE_CHECKING, Final

import structlog

from bohnhof.bots.asking import IllegalMoveError, Request
from bohnhof.bots.bot import Bot
from bohnhof.engine.actions import Action
from bohnhof.engine.chance import Rng
from bohnhof.engine.schedule import ACT, ANSWER, Question
from bohnhof.engine.state import Offer
from bohnhof.engine.trading import Accept, MakeOffer
from bohnhof.plugins import in_one_line
from bohnhof.rooms.acting import act_for_bot
from bohnhof.rooms.clock import MoveClock
from bohnhof.rooms.messages.replies import Clock, Wait
from bohnhof.rooms.messages.terms import Pace
from bohnhof.rooms.refusals import Refused
from bohnhof.rooms.stand_ins import log_stand_ins
from bohnhof.table.log import refused_proposals
from bohnhof.table.seeds import random_seed
from bohnhof.table.table import Table
from bohnhof.words import english

if TYPE_CHECKING:
    from bohnhof.rooms.room import Room

LOG: Final = structlog.get_logger()
THINKERS: Final = ThreadPoolExecutor(2, "bot")
PAUSES: Final[Mapping[Pace, tuple[float, float]]] = {
    "slow": (1.2, 2.2),
    "normal": (0.6, 1.2),
    "fast": (0.2, 0.4),
    "at-once": (0.0, 0.0),
}
"""Seconds before a bot acts: the shortest and the longest pause."""
QUICK_ANSWER: Final = 0.35
"""Factor of the pause before a bot answers an offer."""
FIRST_LOOK: Final[Mapping[Pace, float]] = {"slow": 9.0, "normal": 6.0, "fast": 3.0, "at-once": 0.0}
"""Seconds in which a person can answer an offer before a bot acts, which might make it lapse."""
PATIENCE: Final[Mapping[Pace, float]] = {"slow": 40.0, "normal": 20.0, "fast": 10.0, "at-once": 5.0}
"""Seconds without an action after which a bot ends trading although people may still respond."""
PATIENCE_WITH_ABSENT: Final = 2.0
"""The same for people who are not connected."""
PATIENCE_WITH_WRITERS: Final = 60.0
"""The same for people who are writing an offer."""
SHORT_WAIT: Final = 1.0
"""Seconds for which a bot waits without notifying anyone."""
ASKED: Final = 2.0
"""Factor of the patience with a person who has an offer to answer."""

_chance: Final = SystemRandom()


class BotFailedError(Exception):
    """A bot's failure: an exception, an illegal move or a missing one. The reason is one line."""


def _decided(request: Request) -> Action | None:
    """Let a bot decide in a thread, and raise any failure as BotFailedError.

    Some exceptions could not be passed on from a thread as they are.
    """
    try:
        return request.decide()
    except IllegalMoveError as error:
        raise BotFailedError(f"it {error.reason}") from error
    except BaseException as error:
        raise BotFailedError(in_one_line(error)) from error


def _scripted(table: Table) -> Question | None:
    """Return the next question in the script of a lesson; None if the table follows none."""
    return None if table.lesson is None else table.lesson.question(table.state, table.schedule)


class Driver:
    """The driver of one room: asks its bots while a client is connected, and runs the timer."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.hurried: set[int] = set()
        """The seats whose players want no pauses until they are asked again."""
        self._task: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()
        self._acted_at = time.monotonic()
        self._looked_at: dict[int, float] = {}
        """By offer number: the monotonic time since when people could accept it."""
        self._wrote_until = 0.0
        """The monotonic time at which a person last stopped writing an offer."""
        self._rested_since = 0.0
        """The monotonic time at which the last bot acted, or the bots began to play."""
        self._restful = 0.0
        """The length of the next pause, between the shortest (0) and the longest (1)."""
        self._decided: tuple[Table, int, Question, Action | None] | None = None
        self._grace: tuple[int, int, dict[int, float]] = (-1, 0, {})
        """The number of actions, the bot that waits then, and by seat the end of its wait."""
        self._clock = MoveClock(room)

    # Notifications from the room

    def wake(self) -> None:
        """Check again what to do, since something has changed."""
        self._changed.set()
        if self._task is None and self._is_lively():
            self._clock.resume()
            self._clock.begin(runs=True)
            self._rest()
            self._task = asyncio.get_running_loop().create_task(self._run())

    def acted(self, seat: int) -> None:
        """Update the timers after `seat` has acted."""
        self._acted_at = time.monotonic()
        self._clock.acted(seat)
        self._clock.begin(self._is_lively())
        if self.hurried:
            self.hurried = {hurried for hurried in self.hurried if not self._is_asked(hurried)}
        self.wake()

    def wrote(self) -> None:
        """Give a person who has stopped writing an offer time to say something else."""
        self._wrote_until = time.monotonic()
        self.wake()

    def read(self, seat: int, reading: bool) -> bool:
        """Update a timer when its player opens or closes a guide. Return whether it has changed."""
        changed = self._clock.read(seat, reading)
        if changed:
            self.wake()
        return changed

    def begin_again(self) -> None:
        """Start again after the table was replaced."""
        self._clock.clear()
        self._look_again()

    def reseat(self, seat: int, is_new: bool) -> None:
        """Start again after the player of a seat changed; `is_new` if the person is another one.

        All other players keep the time that they have left.
        """
        if is_new:
            self._clock.forget(seat)
        self._look_again()

    def _look_again(self) -> None:
        self._looked_at.clear()
        self._acted_at = time.monotonic()
        self._rest()
        self._clock.begin(self._is_lively())
        self.wake()

    def hurry(self, seat: int) -> None:
        self.hurried.add(seat)
        self.wake()

    @property
    def rests(self) -> bool:
        """Whether the driver is idle."""
        return self._task is None

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def clock(self) -> Clock | None:
        return self._clock.told()

    def wait(self) -> Wait:
        """Return which people a bot is waiting for."""
        number, bot, until = self._grace
        left = max(0.0, max(until.values(), default=0.0) - time.monotonic())
        people = sorted(until) if number == self.room.table.actions else []
        return Wait(number, bot + 1, [seat + 1 for seat in people], round(left, 1) if people else 0.0)

    # Driving

    def _is_lively(self) -> bool:
        """Return whether a client is connected and a bot or the timer may have to act."""
        room = self.room
        kept = room.kept
        if kept.clock is None and len(room.kept.people) == len(kept.chairs):
            return False
        return bool(room.pages) and not room.over and kept.begun and room.motion is None

    async def _run(self) -> None:
        try:
            while self._is_lively():
                self._changed.clear()
                await self._drive()
            if self.room.kept.begun and self.room.table.state.over:
                self.room.table.tell_the_end()
        except (Exception, SystemExit):  # a bot may call sys.exit
            LOG.exception("the bots of a table have stopped", table=self.room.kept.brief)
        finally:
            self._clock.stop()
            self._task = None

    async def _drive(self) -> None:
        """Ask one bot and apply its decision, or wait for people."""
        table = self.room.table
        number = table.actions
        question = self._question(table)
        if question is None:
            self._grant(number, self._grace[1], {})
            await self._wait_for_people(table, number)
            return
        bot = table.bots[question.seat]
        action = await self._decision(table, number, question)
        if table is not self.room.table or number != table.actions:
            return
        if action is None:
            table.keep_silent(question.seat)
            self._decided = None
            return
        ready = self._rested_since + self._pause(question)
        scripted = _scripted(table) is not None
        until = {} if scripted else self._first_looks(table)
        if table.rules.held(table.state):
            ready, until = 0.0, {}
        elif not scripted and question.asked == ACT and not (action.spares_offers or action.anytime):
            offers = self._offers_of_people(table, question.seat)
            if not offers:
                for seat, patience in self._patience(table).items():
                    until[seat] = max(until.get(seat, 0.0), self._waits_since() + patience)
            elif isinstance(action, Accept):
                for offer in offers:
                    until.pop(offer.maker, None)
            else:
                action, until = table.rules.acts.decline(offers[0].serial), {}
        self._grant(number, question.seat, until)
        if await self._sleeps(max(ready, *until.values(), 0.0) - time.monotonic()):
            return
        if await self._act(table, number, question.seat, bot, action):
            self._rest()

    def _question(self, table: Table) -> Question | None:
        """Return the next question for a bot, or None.

        Where people play, a bot with an open offer makes no other one, so that people are not
        flooded with offers.
        """
        state = table.state
        asked = _scripted(table)
        if asked is not None:
            return None if table.bots[asked.seat] is None else asked
        if None not in table.bots:
            return table.schedule.next(table.rules, state)
        bots = sum(1 << seat for seat, bot in enumerate(table.bots) if bot is not None)
        makers = 0
        for offer in state.offers:
            makers |= 1 << offer.maker
        return table.schedule.next_of(table.rules, state, bots, bots & ~makers)

    async def _decision(self, table: Table, number: int, question: Question) -> Action | None:
        """Return the bot's decision, which is cached until the table or the question changes."""
        known = self._decided
        if known is not None and known[0] is table and known[1:3] == (number, question):
            return known[3]
        action = await self._think_or_replace(table, question)
        self._decided = (table, number, question, action)
        return action

    async def _think_or_replace(self, table: Table, question: Question) -> Action | None:
        """Return the decision of a seat's bot. A bot that fails is replaced."""
        seat = question.seat
        bot = table.bots[seat]
        while bot is not None:
            try:
                return await self._think(table, question)
            except BotFailedError as error:
                if table.bots[seat] is not bot:
                    return None  # the seat was taken meanwhile: the table is asked again
                if table.replace_bot(seat, str(error)) is None:
                    break
                log_stand_ins(table, error.__cause__)
            self.room.tell_room()
            bot = table.bots[seat]
        return self._any_move(table, question)

    async def _think(self, table: Table, question: Question) -> Action | None:
        """Let a bot decide in a thread, on a view. Raise BotFailedError if it fails.

        A bot that has joined later may propose what everyone has just declined. It is then asked
        again.
        """
        request = table.request(question, False)
        if request is None:
            return None
        view = request.view
        vain = refused_proposals(table.log, len(view.players))
        loop = asyncio.get_running_loop()
        action: Action | None = None
        for _ in range(len(vain) + 1):
            with self.room.counts.thinking():
                action = await loop.run_in_executor(THINKERS, _decided, request)
            if not isinstance(action, MakeOffer):
                break
            if (question.seat, action.partner, action.give, action.want) not in vain:
                break
        else:
            done = table.rules.acts.done
            allowed = table.rules.refusal(view, question.seat, done) is None
            return done if question.asked == ACT and allowed else self._any_move(table, question)
        reason = None if action is None else table.rules.refusal(view, question.seat, action)
        if action is not None and reason is not None:
            raise BotFailedError(f"it may not say “{action.sentence(table.rules)}”: {english(reason)}")
        return action

    def _offers_of_people(self, table: Table, seat: int) -> list[Offer]:
        """Return the offers of people that the bot in `seat` can still decline.

        It answers them before it waits for any other response of people.
        """
        rules, view = table.rules, table.view(seat)
        return [
            offer
            for offer in table.state.offers
            if table.bots[offer.maker] is None
            and offer.addresses(seat)
            and rules.refusal(view, seat, rules.acts.decline(offer.serial)) is None
        ]

    def _any_move(self, table: Table, question: Question) -> Action | None:
        if question.asked != ACT:
            return None
        return table.rules.sample_move(table.view(question.seat), question.seat, Rng(random_seed(), 0))

    async def _act(self, table: Table, number: int, seat: int, bot: Bot | None, action: Action) -> bool:
        try:
            return await act_for_bot(self.room, table, number, seat, bot, action)
        except Refused as problem:
            LOG.warning("a bot's act was refused", table=self.room.kept.brief, why=problem.reason.id)
            self._decided = None
            await asyncio.sleep(1)
            return False

    def _rest(self) -> None:
        self._rested_since = time.monotonic()
        self._restful = _chance.random()

    def _pause(self, question: Question) -> float:
        """Return the pause before a bot acts, in seconds. Answers are quicker than other moves."""
        room = self.room
        online = [seat for seat in room.kept.people if room.is_online(seat)]
        if online and self.hurried.issuperset(online):
            return 0.0
        shortest, longest = PAUSES[room.kept.pace]
        pause = shortest + self._restful * (longest - shortest)
        return pause * QUICK_ANSWER if question.asked == ANSWER else pause

    async def _sleeps(self, seconds: float) -> bool:
        """Wait up to `seconds`. Return whether something has changed meanwhile."""
        if seconds <= 0:
            await asyncio.sleep(0)
            return False
        try:
            async with asyncio.timeout(seconds):
                await self._changed.wait()
        except TimeoutError:
            return False
        return True

    # People

    def _waits_since(self) -> float:
        """Return the monotonic time of the last action, or of the end of writing since then.

        Writing can extend the wait by at most PATIENCE_WITH_WRITERS, so that no one can delay the
        game forever.
        """
        return max(self._acted_at, min(self._wrote_until, self._acted_at + PATIENCE_WITH_WRITERS))

    def _grant(self, number: int, bot: int, until: dict[int, float]) -> None:
        """Set for whom a bot waits and until when, and notify everyone if this has changed."""
        now = time.monotonic()
        grace = number, bot, {seat: end for seat, end in until.items() if end > now + SHORT_WAIT}
        if grace != self._grace:
            known = self._grace[2] if self._grace[0] == number else {}
            self._grace = grace
            if grace[2] or known:
                self.room.tell_all(self.wait())

    def _patience(self, table: Table) -> dict[int, float]:
        """Return by seat for how many seconds trading stays open for a person.

        Only people who may still respond are included.
        """
        room = self.room
        seats = sum(1 << seat for seat in room.kept.people)
        unheard = table.schedule.unheard(table.rules, table.state, seats)
        found: dict[int, float] = {}
        for seat in room.kept.people:
            if table.bots[seat] is not None or not unheard >> seat & 1:
                continue
            if seat in self.hurried and not table.offers_to(seat):
                continue
            patience = PATIENCE[room.kept.pace]
            if not room.is_online(seat):
                patience = PATIENCE_WITH_ABSENT
            elif seat in room.writing:
                patience = PATIENCE_WITH_WRITERS
            elif table.offers_to(seat):
                patience *= ASKED
            found[seat] = patience
        return found

    def _first_looks(self, table: Table) -> dict[int, float]:
        """Return by seat until when bots do not act, so that people can accept an offer first."""
        room, rules = self.room, table.rules
        waiting: list[tuple[int, int]] = []
        for seat in room.kept.people:
            if table.bots[seat] is None and seat not in self.hurried and room.is_online(seat):
                view = table.view(seat)
                waiting += [
                    (serial, seat)
                    for serial in table.offers_to(seat)
                    if rules.refusal(view, seat, rules.acts.accept(serial)) is None
                ]
        now = time.monotonic()
        self._looked_at = {serial: self._looked_at.get(serial, now) for serial, _ in waiting}
        first_look = FIRST_LOOK[room.kept.pace]
        return {seat: self._looked_at[serial] + first_look for serial, seat in sorted(waiting)}

    def _is_asked(self, seat: int) -> bool:
        table = self.room.table
        return seat in table.rules.awaited(table.state) or bool(table.offers_to(seat))

    async def _wait_for_people(self, table: Table, number: int) -> None:
        next_end = self._clock.next()
        if next_end is None:
            await self._changed.wait()
            return
        seat, end = next_end
        if not await self._sleeps(end - time.monotonic()):
            await self._clock.time_is_up(table, number, seat)
