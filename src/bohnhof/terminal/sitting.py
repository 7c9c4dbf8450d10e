"""One person's game against bots in a terminal."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Collection, Sequence
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

from bohnhof.engine.actions import Action, Done
from bohnhof.engine.facts import (
    DECLINED,
    DREW,
    OFFERED,
    OVER,
    REVEALED,
    TURN,
    Fact,
)
from bohnhof.engine.message import Message, message, number, said, text
from bohnhof.engine.message import seat as seat_of
from bohnhof.engine.notation import SentenceError
from bohnhof.engine.schedule import ACT, ANSWER, Question
from bohnhof.engine.state import Row, State
from bohnhof.engine.trading import Answer, MakeOffer
from bohnhof.plugins import in_one_line
from bohnhof.table.advice import NoAdviceError, advice
from bohnhof.table.table import IllegalMoveError, Table
from bohnhof.terminal.flow import WORDS, Flow
from bohnhof.terminal.help import all_cards, help_page
from bohnhof.terminal.lessons import Lecture
from bohnhof.terminal.moves import answers_first, hints, listed_moves
from bohnhof.terminal.paragraphs import rules_page
from bohnhof.terminal.questions import question_in_words
from bohnhof.terminal.screen import near_things, whole_table
from bohnhof.terminal.speech import Speech
from bohnhof.terminal.typed import read_typed
from bohnhof.words import Names, folded, names_in

DONE: Final = "done"
SHOWN: Final = "shown"
REFUSED: Final = "refused"

LOG_SHOWN: Final = 30


class Left(Exception):
    """The exception raised when the person quits."""


class Sitting:
    """The loop of a game: lets bots play, shows events, and plays what the person types."""

    def __init__(
        self,
        table: Table,
        speech: Speech,
        console: Console,
        read_line: Callable[[str], str],
        ask_before_end: bool = False,
    ) -> None:
        self.table = table
        self.speech = speech
        self.seat = speech.seat
        self.console = console
        self.read_line = read_line
        self._commands = commands_in(speech.names)
        self.manners = table.manners[self.seat]
        self.manners.declines_unmet = True
        self.manners.ends_turns = not ask_before_end
        self._begin()
        self._queue: list[str] = []
        self._queue_turn = 0
        self._queue_serial = 0
        """Serial number of the newest offer when the line was typed."""
        self._news = ""
        """Id of the message naming what was revealed or drawn since the line was typed, or ""."""
        self._moves: list[Action] = []
        """The moves as last numbered; empty if they are out of date."""

    def _begin(self) -> None:
        """Reset all state to what the table's log contains."""
        past = [fact for told in self.table.log_for(self.seat) for fact in told.facts]
        self.log: list[Text] = self._told(past)
        self._heard = self.table.actions
        """Number of actions already processed."""
        self._facts: list[Fact] = []
        """Events that have not been shown yet."""
        self._drawn: set[tuple[int, bool]] = set()
        """Pairs of a turn and whether offers were possible, for which the whole table was drawn."""
        self._turn = 0
        self._offered: dict[int, tuple[int, Row, Row]] = {}
        """The person's offers in this turn by serial number: partner, cards given, cards wanted."""
        self._unwanted: set[tuple[int, Row, Row]] = set()
        """Those of them that everyone addressed has declined."""
        self._lecture = None if self.table.lesson is None else Lecture(self.table.lesson, self.speech)

    def play(self) -> None:
        """Play until the game is over. Raise Left if the person quits."""
        for seat in self.table.stand_ins:
            self._tell_stand_in(seat)
        while not self.table.state.over:
            question = self._step()
            self._listen()
            if question is not None:
                self._ask(question)
        with contextlib.suppress(Exception, SystemExit):  # a bot's failure no longer matters
            self.table.tell_the_end()
        self._tell()
        self._show(whole_table(self.speech, self.table.view(self.seat), self.console.width))

    def _step(self) -> Question | None:
        """Ask the next bot, or return the prompt for the person. A bot that fails is replaced."""
        table = self.table
        try:
            return table.step()
        except Exception as error:
            asked = table.asked
            # The state collects facts only while the rules perform an action. If it does so now,
            # the rules failed, not the bot.
            if asked is None or table.state.facts is not None:
                raise
            why = str(error) if isinstance(error, IllegalMoveError) else in_one_line(error)
            if table.replace_bot(asked.seat, why) is None:
                raise
            self._tell_stand_in(asked.seat)
            return None

    def _tell_stand_in(self, seat: int) -> None:
        found = self.table.stand_ins[seat]
        names = {"bot": text(found.bot), "stand_in": text(found.plays.capitalize())}
        self._tell_person(message("stand-in", who=seat_of(seat), **names))
        self._show(Text(f"({found.why})", style="dim"))

    # Events

    def _listen(self) -> None:
        """Process new events. They are shown at each new turn and before each prompt."""
        for told in self.table.log_for(self.seat, self._heard):
            for fact in told.facts:
                self._note(fact)
        self._heard = self.table.actions

    def _note(self, fact: Fact) -> None:
        if fact.what in (TURN, OVER):
            self._tell()
            self._turn += 1
            self._offered.clear()
            self._unwanted.clear()
        elif fact.what == REVEALED:
            self._news = "since-revealed"
        elif fact.what == DREW and fact.seat == self.seat:
            self._news = "since-drew"
        elif fact.what == DECLINED and fact.number in self._offered and self._is_gone(fact.number):
            self._unwanted.add(self._offered[fact.number])
        self._facts.append(fact)

    def _is_gone(self, serial: int) -> bool:
        return all(offer.serial != serial for offer in self.table.state.offers)

    def _tell(self, open_offers: Collection[int] = ()) -> None:
        """Show new events, except for offers that are about to be shown as open."""
        self.log.extend(self._told(self._facts))
        news = [
            fact
            for fact in self._facts
            if fact.what not in (OFFERED, DECLINED) or fact.number not in open_offers
        ]
        for line in self._told(news):
            self._show(line)
        self._facts = []

    def _told(self, facts: Sequence[Fact]) -> list[Text]:
        story = self.speech.telling.story(facts, self.seat, sorted(self.manners.unmet))
        return [self.speech.text(line) for line in story]

    def _show(self, what: RenderableType) -> None:
        shown = Flow(what, WORDS) if isinstance(what, Text) else what
        self.console.print(shown, highlight=False, soft_wrap=False)

    def _say(self, line: str) -> None:
        self._show(Text(line))

    def _tell_person(self, what: Message) -> None:
        self._show(self.speech.text(what))

    # Prompts

    def _ask(self, question: Question) -> None:
        """Prompt the person until one action is played or the person stays silent."""
        view = self.table.view(self.seat)
        self._check_queue(view)
        shown = False
        while True:
            if not self._queue:
                if not shown:
                    self._tell([offer.serial for offer in view.offers])
                    self._draw(view, question)
                    shown = True
                self._read_pieces()
            outcome = self._take(self._queue.pop(0).strip(), view, question)
            if outcome == DONE:
                return
            if outcome == REFUSED:
                self._drop_queue()

    def _draw(self, view: State, question: Question) -> None:
        now = (self._turn, self.speech.rules.may_offer(view, self.seat))
        if now not in self._drawn:
            self._show(whole_table(self.speech, view, self.console.width))
            self._drawn.add(now)
        else:
            self._show(near_things(self.speech, view))
        self._teach(view)
        self._ask_in_words(view, question)

    def _teach(self, view: State) -> None:
        said = None if self._lecture is None else self._lecture.tell(view, self.table.actions)
        if said is not None:
            self._show(said)

    def _ask_in_words(self, view: State, question: Question) -> None:
        self._moves = self._possible(view)
        words = question_in_words(self.speech, view, question.asked, self._moves)
        self._show(Flow(Text(words, style="bold")))
        self._list_moves(view, everything=False)

    def _possible(self, view: State) -> list[Action]:
        """Return the moves in list order, without suggested offers that were just declined."""
        return [
            move
            for move in answers_first(self.table.moves(view, self.seat))
            if not isinstance(move, MakeOffer) or _deal(move) not in self._unwanted
        ]

    def _list_moves(self, view: State, everything: bool) -> None:
        self._moves = self._possible(view)
        self._show(listed_moves(self.speech, view, self._moves, everything))

    def _hint(self, view: State, question: Question) -> None:
        """Show what an expert would do.

        Each move gets a number, even if it was not listed before.
        """
        facts = [fact for told in self.table.log_for(self.seat) for fact in told.facts]
        try:
            found = advice(self.speech.rules, view, question, facts)
        except NoAdviceError:
            self._tell_person(Message("hint-unavailable"))
            return
        self._moves = self._moves or self._possible(view)
        self._moves.extend([move for move, _ in found if move not in self._moves])
        self._show(hints(self.speech, view, self._moves, found))

    # Input lines

    def _read_pieces(self) -> None:
        self._queue = self.read_line("> ").split(";")
        self._queue_turn = self._turn
        self._queue_serial = self.table.state.serial
        self._news = ""

    def _check_queue(self, view: State) -> None:
        """Drop the rest of a line if its writer could not foresee the current situation."""
        if not self._queue:
            return
        self._tell()
        if self._queue_turn != self._turn:
            self._drop_queue("since-turn")
        elif self._news:
            self._drop_queue(self._news)
        elif self._is_offered_more() and not self._is_answer(self._queue[0], view):
            self._drop_queue("since-offer")

    def _is_offered_more(self) -> bool:
        return any(serial > self._queue_serial for serial in self.table.offers_to(self.seat))

    def _is_answer(self, piece: str, view: State) -> bool:
        try:
            return isinstance(self._read(piece, view, Question(self.seat, ANSWER)), Answer)
        except SentenceError:
            return False

    def _drop_queue(self, why: str = "") -> None:
        rest = "; ".join(piece.strip() for piece in self._queue if piece.strip())
        self._queue = []
        if rest:
            if why:
                self._tell_person(message("not-done-since", why=said(Message(why)), rest=text(rest)))
            else:
                self._tell_person(message("not-done", rest=text(rest)))

    def _read(self, piece: str, view: State, question: Question) -> Action:
        if piece.isascii() and piece.isdigit():
            chosen = int(piece.lstrip("0")[:6] or 0)
            if not 0 < chosen <= len(self._moves):
                raise SentenceError(message("typed-no-move", number=number(chosen)))
            return self._moves[chosen - 1]
        moves = self._moves or self._possible(view)
        return read_typed(self.speech, view, moves, piece, question.asked == ANSWER)

    def _take(self, piece: str, view: State, question: Question) -> str:
        """Execute one command of a line. Return DONE, SHOWN or REFUSED."""
        word, _, rest = piece.lower().partition(" ")
        word = self._commands.get(folded(word), word)
        if word == "pass" and not rest and question.asked == ACT and self._done_is_pass(view):
            piece = word = "done"
        if not piece or (word in ("later", "pass") and not rest):
            return self._silence(word, view, question)
        if word in self._commands.values() and (not rest or word == "rules"):
            self._command(word, rest, view, question)
            return DONE if word == "undo" else SHOWN
        try:
            action = self._read(piece, view, question)
        except SentenceError as problem:
            words = self.speech.say(problem.reason)
            self._say(words[:1].upper() + words[1:] + ("" if words.endswith(("?", ".")) else "."))
            return REFUSED
        reason = self.table.act(self.seat, action)
        if reason is not None:
            self._tell_person(reason)
            return REFUSED
        self._moves = []
        if isinstance(action, MakeOffer):
            self._offered[self.table.state.serial] = _deal(action)
        self._listen()
        if isinstance(action, MakeOffer) and view.active == self.seat:
            self.table.keep_silent(self.seat)  # let the others answer first
        return DONE

    def _done_is_pass(self, view: State) -> bool:
        """Return whether the list of moves describes `done` as passing."""
        telling = self.speech.telling
        done = [move for move in self.table.moves(view, self.seat) if isinstance(move, Done)]
        meaning = telling.meaning(view, self.seat, done[0]) if done else None
        return meaning is not None and meaning.id in telling.passes

    def _silence(self, word: str, view: State, question: Question) -> str:
        if question.asked == ACT:
            self._ask_in_words(view, question)
            return SHOWN
        if word == "pass":
            if question.asked == ANSWER:
                self.manners.declines_all = True
            else:
                self.manners.proposes_nothing = True
            while self._queue and self._commands.get(folded(self._queue[0].strip())) == "pass":
                self._queue.pop(0)
        if word != "later":
            self.table.decline(self.seat, self.table.offers_to(self.seat))
        self.table.keep_silent(self.seat)
        return DONE

    def _undo(self) -> None:
        """Undo the last move and all that followed. The table is drawn again."""
        if not self.table.undo(self.seat):
            self._tell_person(Message("nothing-to-undo"))
        self._begin()
        self._queue = []

    def _command(self, command: str, rest: str, view: State, question: Question) -> None:
        match command:
            case "quit":
                raise Left
            case "undo":
                self._undo()
            case "moves":
                self._list_moves(view, everything=True)
            case "hint":
                self._hint(view, question)
            case "table":
                self._show(whole_table(self.speech, view, self.console.width))
            case "cards":
                self._show(all_cards(self.speech, view))
            case "log":
                for line in self.log[-LOG_SHOWN:]:
                    self._show(line)
            case "rules":
                self._show(rules_page(self.speech, rest))
            case _:
                self._show(help_page(self.speech, view))


def commands_in(names: Names) -> dict[str, str]:
    """Return all words for commands with the command's id.

    English words are included unless they are short forms of something else in this language.
    """
    english = {
        word: command
        for word, command in names_in("en").commands().items()
        if word not in names.short_words()
    }
    return {**english, "exit": "quit", **names.commands()}


def _deal(offer: MakeOffer) -> tuple[int, Row, Row]:
    return offer.partner, offer.give, offer.want
