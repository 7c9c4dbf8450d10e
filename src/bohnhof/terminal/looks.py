"""What a screen has to know about a game: the same for all games unless a game has more to show."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from bohnhof.engine.actions import Action
from bohnhof.engine.facts import Fact
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import Row, State
from bohnhof.engine.trading import MakeOffer
from bohnhof.terminal.phases import ANYTIME, PHASES, Phase
from bohnhof.terminal.speech import Speech

Help = tuple[str, str, str]
"""A sentence, its short form and what it means."""

PLANT: Final = ("plant 1", "p 1", "the front card of your hand on field 1; “p” alone where its kind grows")
HARVEST: Final = ("harvest 2", "h 2", "sell field 2, at any prompt; “h” alone where only one can be sold")
DONE: Final = ("done", "d", "end the phase")
BUY: Final = (
    "buy field",
    "b",
    "the third field, at any prompt; “b red red soy” chooses the taler",
)


MOST_MORE: Final = 20
"""How many more beans are thought of to find the next step of a field."""


class Looks:
    """How a game is shown, told and spoken to. A game with more to show overrides."""

    sentences: Sequence[Help] = (
        PLANT,
        ("plant chili 2", "p chili 2", "phase 3: a card that lies before you"),
        HARVEST,
        (
            "offer 3: red red for soy",
            "o 3 2 red for soy",
            "to seat 3; “all”: everybody; “for nothing”: a gift",
        ),
        (
            "offer 3: red@4 for soy",
            "o red@4>soy",
            "the copy at place 4; without a seat: whoever may trade",
        ),
        ("accept 5", "a 5", "take offer #5; “a 5: soy@3” gives the copy at place 3"),
        ("decline 5, withdraw 5", "d 5, w 5", "refuse an offer; take your own back"),
        ("done", "d", "end the phase; in the turn of another d declines the offer you are asked about"),
        BUY,
    )
    """What may be typed, for the help page."""
    short: dict[str, str] = {}
    """Short forms of verbs that only this game has."""
    example: str = "BO 6.5"
    """The id of a paragraph, to show what ids look like."""
    after_the_end: str = "; every field has been sold"
    """What is added where the end is told."""

    def sentence(self, speech: Speech, sentence: str) -> str:
        """A sentence as it is shown: in words that the player may type."""
        return speech.sentence(sentence)

    def help_rows(self, speech: Speech) -> Sequence[Help]:
        """The sentences of this game, for the help page."""
        return self.sentences

    def phase(self, rules: Rules, view: State) -> Phase | None:
        """What is said about the step the table is at; None if nothing is, or the game is over."""
        return PHASES.get(rules.steps[view.agenda[-1].step].name) if view.agenda else None

    def phase_title(self, rules: Rules, view: State) -> str:
        """The step the table is at, in words."""
        if not view.agenda:
            return "the game is over"
        now = self.phase(rules, view)
        return now.title if now else rules.steps[view.agenda[-1].step].name

    def freely(self, speech: Speech, view: State) -> str:
        """When harvests and purchases are allowed."""
        return (
            "Harvesting and buying a field are possible at any prompt; a single bean is protected while "
            f"another of your fields holds more. [{', '.join(ANYTIME)}]"
        )

    def hints(self, speech: Speech, view: State) -> list[str]:
        """Advice for the help page."""
        return []

    def row(self, speech: Speech, row: Row) -> Text:
        """What grows on a field."""
        return speech.row(row)

    def empty_field(self, speech: Speech, field: int) -> Text:
        """A field on which nothing grows."""
        return Text("empty", style="dim")

    def more_beans(self, speech: Speech, row: Row) -> Row:
        """Beans that could join a field, one after the other, to raise its worth."""
        return (row[-1],) * MOST_MORE

    def taler(self, speech: Speech, view: State, seat: int) -> int:
        """How many taler a seat has."""
        return len(view.players[seat].taler)

    def taler_count(self, speech: Speech, view: State, seat: int) -> str:
        """The same as it is shown."""
        return str(self.taler(speech, view, seat))

    def own_taler(self, speech: Speech, view: State) -> Text:
        """The taler of the one spoken to, by their beans."""
        return speech.beans(view.players[speech.seat].taler, nothing="none")

    def table_lines(self, speech: Speech, view: State, order: Sequence[int]) -> list[tuple[str, Text]]:
        """What everybody has and only this game knows, each line with its label; for the whole table."""
        return []

    def own_lines(self, speech: Speech, view: State) -> list[tuple[str, Text]]:
        """What the one spoken to has besides, each line with its label; for every prompt."""
        return []

    def lines(self, speech: Speech, view: State) -> list[tuple[str, Text]]:
        """What lies in the middle of the table and only this game has, each with its label."""
        return []

    def cards(self, speech: Speech, view: State) -> list[Text]:
        """What else everybody may count."""
        return []

    def tell(self, speech: Speech, told: Sequence[Fact], i: int) -> tuple[Text | None, int]:
        """The line for the facts from number i on, and the first fact not told by it; None for the usual."""
        return None, i

    def comment(self, speech: Speech, view: State, move: Action) -> Text | None:
        """What a move of the list means; None for the usual."""
        return None

    def sort(self, rules: Rules, move: Action) -> str:
        """What moves are called of which a prompt shows only a few; empty for all others."""
        return "of such offers" if isinstance(move, MakeOffer) else ""

    def purchase(self, speech: Speech, text: str) -> str:
        """The sentence for what was typed after “buy”; empty if it means a field and its taler."""
        return ""

    def meant(self, speech: Speech, view: State, sentence: str) -> str:
        """The sentence that a typed one means at this table."""
        return sentence

    def scored(self, speech: Speech, view: State, seat: int) -> str:
        """Who has a score at the end, and what it is made of."""
        return speech.who(seat)

    def rivals(self, speech: Speech, view: State) -> list[tuple[int, str]]:
        """Others than seats who are counted at the end: what they have, and who they are."""
        return []
