"""One person's game against bots at a terminal."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

from bohnhof.engine.actions import Action, BuyField, Done, Harvest
from bohnhof.engine.events import DECLINED, LAPSED, OFFERED, OVER, TRADED, TURN, WITHDRAWN, Event
from bohnhof.engine.notation import SentenceError
from bohnhof.engine.state import State
from bohnhof.engine.trading import Accept, Answer, Decline, MakeOffer
from bohnhof.games import told_in
from bohnhof.table.table import Table
from bohnhof.terminal.flow import WORDS, Flow
from bohnhof.terminal.help import COMMANDS, all_cards, help_page
from bohnhof.terminal.moves import listed_moves
from bohnhof.terminal.narration import UNTAKEN, narrate
from bohnhof.terminal.paragraphs import rules_page
from bohnhof.terminal.screen import near_things, whole_table
from bohnhof.terminal.speech import Speech
from bohnhof.terminal.typed import read_typed

ANSWER: Final = "answer"
PROPOSE: Final = "propose"
ACT: Final = "act"

DONE: Final = "done"
SHOWN: Final = "shown"
REFUSED: Final = "refused"

PASS_IN_WORDS: Final = "pass: none until your turn."
LOG_SHOWN: Final = 30


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
        self._facts: list[Event] = []
        self._drawn: set[tuple[int, bool]] = set()
        """The turns, before and while there is trading, for which the whole table has been drawn."""
        self._turn = 0
        self._silent_turn = -1
        """The turn in which the person wants to hear of no more trades."""
        self._passing = False
        """Whether the person wants to propose nothing before the own turn."""
        self._own_open: set[int] = set()
        """The person's offers that were open after the last act."""
        self._left_open: set[int] = set()
        """Offers the person has neither taken nor refused."""
        self._unmet: set[int] = set()
        """Offers refused for the person, who did not have the cards."""
        self._queue: list[str] = []
        self._queue_turn = 0
        self._moves: list[Action] = []
        """The moves as last numbered; empty once they are out of date."""

    def play(self) -> None:
        """To the end of the game, or until the person leaves (Left)."""
        table = self.table
        self._listen()
        self._untaken([])
        while not table.state.over:
            seat = table.schedule.next_seat(table.state)
            if seat == self.seat:
                self._ask()
            else:
                done = len(table.acts)
                table.ask(seat)
                if len(table.acts) > done:
                    self._noted()
        self._tell()
        self._show(whole_table(self.speech, table.view(self.seat), self.console.width))

    def remember(self, facts: Sequence[Event]) -> None:
        """Take over what happened before this sitting."""
        self.log.extend(narrate(self.speech, facts))

    # Facts

    def _listen(self) -> None:
        self.table.state.events = []

    def _noted(self) -> None:
        """After an act: save, and take its facts; they are told at each new turn and before each question."""
        self.save()
        facts = self.table.state.events or []
        self._listen()
        self._facts.extend(self._untaken(facts))
        for fact in facts:
            if fact.what in (TURN, OVER):
                self._tell()
                self._turn += 1
                self._passing = self._passing and fact.seat != self.seat
            self._facts.append(fact)

    def _untaken(self, facts: Sequence[Event]) -> list[Event]:
        """The person's offers that ended with the trading, and so without a fact of their own."""
        told = {fact.number for fact in facts if fact.what in (TRADED, DECLINED, WITHDRAWN, LAPSED)}
        before = self._own_open
        self._own_open = {offer.serial for offer in self.table.state.offers if offer.maker == self.seat}
        gone = sorted(before - self._own_open - told)
        return [Event(UNTAKEN, self.seat, (), serial) for serial in gone]

    def _tell(self, open_offers: Collection[int] = ()) -> None:
        """Tell what happened. Offers that are about to be shown as open need not be told as well."""
        self.log.extend(narrate(self.speech, self._facts, self._unmet))
        for line in narrate(
            self.speech,
            [
                fact
                for fact in self._facts
                if fact.what not in (OFFERED, DECLINED) or fact.number not in open_offers
            ],
            self._unmet,
        ):
            self._show(line)
        self._facts = []

    def _show(self, what: RenderableType) -> None:
        shown = Flow(what, WORDS) if isinstance(what, Text) else what
        self.console.print(shown, highlight=False, soft_wrap=False)

    def _say(self, line: str) -> None:
        self._show(Text(line))

    # Questions

    def _ask(self) -> None:
        """The table asks the person; comes back after one act or a silence."""
        view = self.table.view(self.seat)
        asked = self._offers_to_answer(view)
        if self._decline_for_want_of_cards(view, asked):
            return
        own_turn = view.active == self.seat
        if self._silent_turn == self._turn and not own_turn and not self._must_act():
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
        self._moves = self.table.moves(view, self.seat)
        self._show(Text(self._question_in_words(view, question), style="bold"))
        self._list_moves(view, everything=False)

    def _question_in_words(self, view: State, question: str) -> str:
        rules = self.speech.rules
        if question == ACT:
            now = view.agenda[-1]
            expected = rules.steps[now.step].expects(rules, view, now, self.seat)
            if not all(isinstance(move, (Harvest, BuyField)) for move in self._moves):
                return expected
            buying = any(isinstance(move, BuyField) for move in self._moves)
            return f"{expected} For that, harvest a field first{', or buy one' if buying else ''}."
        if question == ANSWER:
            done = "; d: done with trading" if any(isinstance(move, Done) for move in self._moves) else ""
            return f"An offer for you. a and its number: take it; Enter: no; later: leave it open{done}."
        trader = self.speech.who(view.active)
        still_open = [f"#{offer.serial}" for offer in view.offers if offer.maker == self.seat]
        if still_open:
            mine = f"{' and '.join(still_open)} from you {'is' if len(still_open) == 1 else 'are'} open"
            return f"{trader} is trading; {mine}. More? Enter: let them answer; {PASS_IN_WORDS}"
        return f"{trader} is trading. An offer from you? Enter: no; {PASS_IN_WORDS}"

    def _list_moves(self, view: State, everything: bool) -> None:
        self._moves = self.table.moves(view, self.seat)
        self._show(listed_moves(self.speech, view, self._moves, everything))

    # Lines

    def _read_pieces(self) -> None:
        self._queue = self.read_line("> ").split(";")
        self._queue_turn = self._turn

    def _check_queue(self, view: State, question: str) -> None:
        """The rest of a line is done only while the table asks for nothing else than it did."""
        if not self._queue:
            return
        self._tell()
        if self._queue_turn == self._turn:
            if question != ANSWER:
                return
            try:
                if isinstance(self._read(self._queue[0], view, question), Answer):
                    return
            except SentenceError:
                pass
        self._drop_queue()

    def _drop_queue(self) -> None:
        rest = "; ".join(piece.strip() for piece in self._queue if piece.strip())
        self._queue = []
        if rest:
            self._say(f"Not done: {rest}")

    def _read(self, piece: str, view: State, question: str) -> Action:
        if piece.isascii() and piece.isdigit():
            if not 0 < int(piece[:6]) <= len(self._moves):
                raise SentenceError(f"there is no move {piece[:6]} in a list shown just now")
            return self._moves[int(piece) - 1]
        moves = self._moves or self.table.moves(view, self.seat)
        return read_typed(self.speech, view, moves, piece, question == ANSWER)

    def _take(self, piece: str, view: State, question: str, asked: Sequence[int]) -> str:
        """Do one piece of a line."""
        word, _, rest = piece.lower().partition(" ")
        if not piece or piece in ("later", "pass"):
            return self._silence(piece, view, question, asked)
        if word in COMMANDS and (not rest or COMMANDS[word] == "rules"):
            self._command(COMMANDS[word], rest, view)
            return SHOWN
        try:
            action = self._read(piece, view, question)
        except SentenceError as problem:
            text = str(problem)
            self._say(text[:1].upper() + text[1:] + ("" if text.endswith("?") else "."))
            return REFUSED
        reason = self.table.act(self.seat, action)
        if reason is not None:
            self._say(reason)
            return REFUSED
        self._moves = []
        self._noted()
        if isinstance(action, MakeOffer) and view.active == self.seat:
            self._leave_open(asked)  # so that the others answer first
        return DONE

    def _silence(self, word: str, view: State, question: str, asked: Sequence[int]) -> str:
        if question == ACT:
            self._ask_in_words(view, question)
            return SHOWN
        if word == "pass":
            self._silent_turn = self._turn
            self._passing = view.active != self.seat
            while self._queue and self._queue[0].strip() == "pass":
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
                self._show(rules_page(told_in(self.speech.rules.id), rest))
            case _:
                self._show(help_page(self.speech, view))
