"""One person's game against bots at a terminal."""

from __future__ import annotations

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
from bohnhof.engine.notation import SentenceError
from bohnhof.engine.state import Row, State
from bohnhof.engine.trading import Accept, Answer, Decline, MakeOffer
from bohnhof.table.table import Table
from bohnhof.terminal.flow import WORDS, Flow
from bohnhof.terminal.help import all_cards, help_page
from bohnhof.terminal.moves import answers_first, listed_moves
from bohnhof.terminal.paragraphs import rules_page
from bohnhof.terminal.questions import ACT, ANSWER, PROPOSE, question_in_words
from bohnhof.terminal.screen import near_things, whole_table
from bohnhof.terminal.speech import Speech
from bohnhof.terminal.typed import read_typed
from bohnhof.words import folded

DONE: Final = "done"
SHOWN: Final = "shown"
REFUSED: Final = "refused"

LOG_SHOWN: Final = 30

COMMANDS: Final = {
    "?": "help",
    "help": "help",
    "m": "moves",
    "moves": "moves",
    "t": "table",
    "table": "table",
    "c": "cards",
    "cards": "cards",
    "l": "log",
    "log": "log",
    "r": "rules",
    "rules": "rules",
    "q": "quit",
    "quit": "quit",
    "exit": "quit",
}
"""Words for commands that are understood whatever the language."""
PASSES: Final = ("high-bohn-pass", "high-bohn-pass-leaving")
"""Meanings of being done for which one may also type a pass."""


class Left(Exception):
    """The person has left the table."""


class Sitting:
    """Lets the bots play, tells the person what happens, and does what the person types."""

    def __init__(
        self,
        table: Table,
        speech: Speech,
        console: Console,
        read_line: Callable[[str], str],
        save: Callable[[], None],
    ) -> None:
        self.table = table
        self.speech = speech
        self.seat = speech.seat
        self.console = console
        self.read_line = read_line
        self.save = save
        self.log: list[Text] = []
        self._facts: list[Fact] = []
        self._drawn: set[tuple[int, bool]] = set()
        """The turns, before and while there is trading, for which the whole table has been drawn."""
        self._turn = 0
        self._silent_turn = -1
        """The turn in which the person says no to every offer."""
        self._passing = False
        """Whether the person wants to propose nothing before the own turn."""
        self._offered: dict[int, tuple[int, Row, Row]] = {}
        """The person's offers of this turn by number: to whom, what and for what."""
        self._unwanted: set[tuple[int, Row, Row]] = set()
        """Those of them that everybody addressed has declined."""
        self._left_open: set[int] = set()
        """Offers the person has neither taken nor refused."""
        self._unmet: set[int] = set()
        """Offers refused for the person, who did not have the cards."""
        self._queue: list[str] = []
        self._queue_turn = 0
        self._news = ""
        """What has come up since the line was typed that its writer could not know."""
        self._resumed = False
        self._moves: list[Action] = []
        """The moves as last numbered; empty once they are out of date."""

    def play(self) -> None:
        """To the end of the game, or until the person leaves (Left)."""
        table = self.table
        self._listen()
        while not table.state.over:
            seat = table.schedule.next_seat(table.state)
            if self._resumed and table.schedule.may_speak(table.state, self.seat):
                seat = self.seat  # the one who left when asked is asked again before anybody else acts
            self._resumed = False
            if seat == self.seat:
                self._ask()
            else:
                done = len(table.acts)
                table.ask(seat)
                if len(table.acts) > done:
                    self._noted()
        self._tell()
        self._show(whole_table(self.speech, table.view(self.seat), self.console.width))

    def remember(self, facts: Sequence[Fact]) -> None:
        """Take over what happened before this sitting."""
        self.log.extend(self._told(facts))
        self._resumed = bool(facts)

    # Facts

    def _listen(self) -> None:
        self.table.state.facts = []

    def _noted(self) -> None:
        """After an act: save, and take its facts; they are told at each new turn and before each question."""
        self.save()
        facts = self.table.state.facts or []
        self._listen()
        for fact in facts:
            if fact.what in (TURN, OVER):
                self._tell()
                self._turn += 1
                self._passing = self._passing and fact.seat != self.seat
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
        """Tell what happened. Offers that are about to be shown as open need not be told as well."""
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
        story = self.speech.telling.story(facts, self.seat, sorted(self._unmet))
        return [self.speech.text(line) for line in story]

    def _show(self, what: RenderableType) -> None:
        shown = Flow(what, WORDS) if isinstance(what, Text) else what
        self.console.print(shown, highlight=False, soft_wrap=False)

    def _say(self, line: str) -> None:
        self._show(Text(line))

    def _tell_person(self, what: Message) -> None:
        self._show(self.speech.text(what))

    # Questions

    def _ask(self) -> None:
        """The table asks the person; comes back after one act or a silence."""
        view = self.table.view(self.seat)
        asked = self._offers_to_answer(view)
        if self._decline_for_want_of_cards(view, asked):
            return
        if self._silent_turn == self._turn and asked:
            self._refuse(asked)
            self._leave_open(asked)
            return
        if self._passing and not asked and not self._must_act():
            self._leave_open([])
            return
        question = ANSWER if asked else ACT if self._must_act() else PROPOSE
        self._check_queue(view, question)
        shown = False
        while True:
            if not self._queue:
                if not shown:
                    self._tell([offer.serial for offer in view.offers])
                    self._draw(view, question)
                    shown = True
                self._read_pieces()
            outcome = self._take(self._queue.pop(0).strip(), view, question, asked)
            if outcome == DONE:
                return
            if outcome == REFUSED:
                self._drop_queue()

    def _must_act(self) -> bool:
        return self.table.schedule.must_act(self.table.state, self.seat)

    def _offers_to_answer(self, view: State) -> list[int]:
        return [
            offer.serial
            for offer in view.offers
            if offer.addresses(self.seat)
            and not offer.declined >> self.seat & 1
            and offer.serial not in self._left_open
        ]

    def _decline_for_want_of_cards(self, view: State, asked: Sequence[int]) -> bool:
        """Nobody is bothered with an offer he cannot meet: no card comes to his hand while it is open."""
        unmet = [
            serial
            for serial in asked
            if self.speech.rules.refusal(view, self.seat, Accept(serial)) is not None
        ]
        self._unmet.update(unmet)
        self._refuse(unmet)
        return bool(unmet)

    def _refuse(self, serials: Sequence[int]) -> None:
        for serial in serials:
            if self.table.act(self.seat, Decline(serial)) is None:
                self._noted()
            else:
                self._leave_open([serial])

    def _leave_open(self, serials: Sequence[int]) -> None:
        """Neither take these offers nor refuse them, and say nothing else."""
        self._left_open.update(serials)
        self.table.schedule.kept_silent(self.table.state, self.seat)

    def _draw(self, view: State, question: str) -> None:
        now = (self._turn, self.speech.rules.may_offer(view, self.seat))
        if now not in self._drawn:
            self._show(whole_table(self.speech, view, self.console.width))
            self._drawn.add(now)
        else:
            self._show(near_things(self.speech, view))
        self._ask_in_words(view, question)

    def _ask_in_words(self, view: State, question: str) -> None:
        self._moves = self._possible(view)
        words = question_in_words(self.speech, view, question, self._moves)
        self._show(Flow(Text(words, style="bold")))
        self._list_moves(view, everything=False)

    def _possible(self, view: State) -> list[Action]:
        """The moves in the order of the list, without suggesting what was refused just now."""
        return [
            move
            for move in answers_first(self.table.moves(view, self.seat))
            if not isinstance(move, MakeOffer) or _deal(move) not in self._unwanted
        ]

    def _list_moves(self, view: State, everything: bool) -> None:
        self._moves = self._possible(view)
        self._show(listed_moves(self.speech, view, self._moves, everything))

    # Lines

    def _read_pieces(self) -> None:
        self._queue = self.read_line("> ").split(";")
        self._queue_turn = self._turn
        self._news = ""

    def _check_queue(self, view: State, question: str) -> None:
        """The rest of a line is done while the table asks for nothing else and shows nothing new."""
        if not self._queue:
            return
        self._tell()
        if self._queue_turn != self._turn:
            self._drop_queue("since-turn")
        elif self._news:
            self._drop_queue(self._news)
        elif question == ANSWER and not self._is_answer(self._queue[0], view):
            self._drop_queue("since-offer")

    def _is_answer(self, piece: str, view: State) -> bool:
        try:
            return isinstance(self._read(piece, view, ANSWER), Answer)
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

    def _read(self, piece: str, view: State, question: str) -> Action:
        if piece.isascii() and piece.isdigit():
            if not 0 < int(piece[:6]) <= len(self._moves):
                raise SentenceError(message("typed-no-move", number=number(int(piece[:6]))))
            return self._moves[int(piece) - 1]
        moves = self._moves or self._possible(view)
        return read_typed(self.speech, view, moves, piece, question == ANSWER)

    def _take(self, piece: str, view: State, question: str, asked: Sequence[int]) -> str:
        """Do one piece of a line."""
        word, _, rest = piece.lower().partition(" ")
        commands = self.speech.names.commands()
        word = commands.get(folded(word), word)
        if word == "pass" and not rest and question == ACT and self._done_is_pass(view):
            piece = word = "done"
        if not piece or (word in ("later", "pass") and not rest):
            return self._silence(word, view, question, asked)
        command = word if word in commands.values() else COMMANDS.get(word, "")
        if command and (not rest or command == "rules"):
            self._command(command, rest, view)
            return SHOWN
        try:
            action = self._read(piece, view, question)
        except SentenceError as problem:
            words = self.speech.say(problem.reason)
            self._say(
                words[:1].upper() + words[1:] + ("" if words.endswith(("?", "? »", "?”", "?“")) else ".")
            )
            return REFUSED
        reason = self.table.act(self.seat, action)
        if reason is not None:
            self._tell_person(reason)
            return REFUSED
        self._moves = []
        if isinstance(action, MakeOffer):
            self._offered[self.table.state.serial] = _deal(action)
        self._noted()
        if isinstance(action, MakeOffer) and view.active == self.seat:
            self._leave_open(asked)  # so that the others answer first
        return DONE

    def _done_is_pass(self, view: State) -> bool:
        """Whether the list calls it a pass to be done."""
        done = [move for move in self.table.moves(view, self.seat) if isinstance(move, Done)]
        meaning = self.speech.telling.meaning(view, self.seat, done[0]) if done else None
        return meaning is not None and meaning.id in PASSES

    def _silence(self, word: str, view: State, question: str, asked: Sequence[int]) -> str:
        if question == ACT:
            self._ask_in_words(view, question)
            return SHOWN
        if word == "pass":
            if question == ANSWER:
                self._silent_turn = self._turn
            else:
                self._passing = True
            while self._queue and self._queue[0].strip().lower() == "pass":
                self._queue.pop(0)
        if word != "later":
            self._refuse(asked)
        self._leave_open(asked)
        return DONE

    def _command(self, command: str, rest: str, view: State) -> None:
        match command:
            case "quit":
                raise Left
            case "moves":
                self._list_moves(view, everything=True)
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


def _deal(offer: MakeOffer) -> tuple[int, Row, Row]:
    return offer.partner, offer.give, offer.want
