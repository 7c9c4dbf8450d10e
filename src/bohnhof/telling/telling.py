"""What is told about any game: where it stands, what moves mean, what lies there, how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar, Final, NamedTuple

from bohnhof.engine import facts
from bohnhof.engine.actions import Action, BuyField, Done, Harvest, Plant
from bohnhof.engine.facts import Fact, FactType
from bohnhof.engine.insight import purchases
from bohnhof.engine.message import Message, message, number, plain, said, seats, taler
from bohnhof.engine.message import seat as seat_of
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import Row, State
from bohnhof.engine.steps import Step
from bohnhof.engine.trading import Accept, MakeOffer, find
from bohnhof.games import is_built_in
from bohnhof.native import mypyc_attr
from bohnhof.telling import story
from bohnhof.telling.arguments import beans, given
from bohnhof.telling.arguments import card as card_of
from bohnhof.telling.arguments import row as row_of
from bohnhof.words.names import is_told, power_is_told


class Phase(NamedTuple):
    """What is said about one step: what it is called, what to do in it, the paragraphs that say so."""

    title: Message
    advice: tuple[Message, ...]
    cites: tuple[str, ...]


class Help(NamedTuple):
    """Sentences, their short forms and what they mean."""

    sentences: tuple[str, ...]
    short: tuple[str, ...]
    meaning: Message


class Line(NamedTuple):
    """Something on the table: its label, none under a line of the same sort, and what there is to say."""

    label: Message | None
    parts: tuple[Message, ...]


class Score(NamedTuple):
    """What somebody has at the end: a seat, or a rival who is none."""

    taler: int
    made_of: Message


PLANTING: Final = Help(("plant 1",), ("plant 1",), Message("help-plant"))
HARVESTING: Final = Help(("harvest 2",), ("harvest 2",), Message("help-harvest"))
DONE: Final = Help(("done",), ("done",), Message("help-done"))
BUYING: Final = Help(("buy field",), ("buy",), Message("help-buy-field"))


def trading(bean: str, other: str) -> tuple[Help, ...]:
    """What may be said where there is trading, with two beans of the game as examples."""
    swap = (f"offer 3: {bean} {bean} for {other}",)
    copy = (f"offer 3: {bean}@4 for {other}",)
    return (
        Help(swap, (f"offer 3 2 {bean} for {other}",), Message("help-offer")),
        Help(copy, (f"offer {bean}@4>{other}",), Message("help-offer-copy")),
        Help(("accept 5",), ("accept 5",), Message("help-accept")),
        Help(("decline 5", "withdraw 5"), ("decline 5", "withdraw 5"), Message("help-decline")),
    )


@lru_cache(story.MOST_REMEMBERED)
def harvested(rules: Rules, row: Row, worth: int) -> Message:
    return message("move-harvest", beans=beans(rules, row), taler=taler(worth))


@lru_cache(story.MOST_REMEMBERED)
def planted(rules: Rules, row: Row, cards: Row) -> Message:
    if not row:
        return message("move-plant-empty", beans=beans(rules, cards))
    return message("move-plant", row=row_of(rules, row + cards))


ANYTIME: Final = ("BO 6.5", "BO 6.7", "BO 6.8", "BO 6.9")


@mypyc_attr(allow_interpreted_subclasses=True)
class Telling:
    """A game that has more to tell overrides."""

    phases: ClassVar[dict[str, tuple[str, ...]]] = {}
    """The steps at which somebody is awaited, by name, with the paragraphs about them. Their messages are
    `phase-…` and `phase-…-advice`.
    """
    moments: ClassVar[dict[str, tuple[str, ...]]] = {}
    """The steps that happen by themselves unless their player may want to act first, by name, with the
    paragraphs about that. Their messages are `moment-…` and `moment-…-advice`.
    """
    phase_ids: ClassVar[dict[str, str]] = {}
    """The messages about steps that another game names alike, by the names of the steps."""
    example: ClassVar[str] = "BO 6.5"
    """The id of a paragraph, to show what ids look like."""
    silent: ClassVar[tuple[FactType, ...]] = (facts.PHASE, facts.DONE)
    """Facts that have no line in the story, because the table shows them."""

    passes: ClassVar[tuple[str, ...]] = ()
    """The meanings of being done that are called a pass, so that one may also type it so."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.anytime: tuple[str, ...] = ANYTIME
        """The paragraphs about acts that go at any time."""
        self.freely = Message("freely")
        """When those are allowed."""
        self._built_in = is_built_in(rules)
        self._phases: dict[str, Phase] = {}

    # Where the game stands

    def phase(self, view: State) -> Phase | None:
        """What is said about the step the table is at; None if nothing is, or the game is over."""
        if not view.agenda:
            return None
        step = self.rules.steps[view.agenda[-1].step].name
        if step in self.moments and self.rules.held(view):
            return self._phase(f"moment-{step}", self.moments[step])
        if step not in self.phases:
            return self._own_phase(view, step)
        return self._phase(self.phase_ids.get(step, f"phase-{step}"), self.phases[step])

    def _own_phase(self, view: State, step: str) -> Phase | None:
        """Return what there is to say about a step of a third-party game that may wait for someone."""
        held = self.rules.held(view)
        waits = type(self.rules.steps[view.agenda[-1].step]).waits_for is not Step.waits_for
        word = f"moment-{step}" if held else f"phase-{step}"
        if self._built_in or not (held or waits) or not is_told(word):
            return None
        advice = f"{word}-advice"
        return Phase(Message(word), (Message(advice),) if is_told(advice) else (), ())

    def _phase(self, word: str, cites: tuple[str, ...]) -> Phase:
        known = self._phases.get(word)
        if known is None:
            known = self._phases[word] = Phase(Message(word), (Message(f"{word}-advice"),), cites)
        return known

    def phase_title(self, view: State) -> Message:
        """The step the table is at."""
        if not view.agenda:
            return Message("phase-over")
        now = self.phase(view)
        return now.title if now else plain(self.rules.steps[view.agenda[-1].step].name)

    def expected(self, view: State, seat: int) -> Message:
        """What an awaited seat should do."""
        now = view.agenda[-1]
        return self.rules.steps[now.step].expects(self.rules, view, now, seat)

    def hints(self, view: State, seat: int) -> list[Message]:
        """Advice for a player who asks for help."""
        return []

    def help(self) -> list[Help]:
        """What may be said in this game."""
        return [
            PLANTING,
            Help(("plant chili 2",), ("plant chili 2",), Message("help-plant-ready")),
            HARVESTING,
            *trading("red", "soy"),
            Help(("done",), ("done",), Message("help-done-trading")),
            BUYING,
        ]

    # What happened

    def story(self, told: Sequence[Fact], seat: int, unmet: Sequence[int] = ()) -> list[Message]:
        """What happened, a message for each line, as a seat may know it."""
        return story.tell(self, told, seat, unmet)

    def merge(self, told: Sequence[Fact], i: int) -> tuple[Message | None, int]:
        """A message for the facts from number i on that are told together, and the first not told by it."""
        return None, i

    def fact(self, fact: Fact) -> Message | None:
        """The message for one fact; None if it is not worth a line."""
        return story.fact_message(self.rules, fact)

    # What moves mean

    def meaning(self, view: State, seat: int, move: Action) -> Message | None:
        """What a move brings about, beyond what its sentence says."""
        rules, own = self.rules, view.players[seat]
        if isinstance(move, Plant):
            kind = move.kind or own.hand[0]
            return self.planted(own.fields[move.field], (kind,))
        if isinstance(move, Harvest):
            row = own.fields[move.field]
            return harvested(rules, row, rules.ask_worth(view, seat, row))
        if isinstance(move, BuyField):
            price = rules.ask_third_field_price(view, seat)
            pay = move.pay or rules.payment(view, seat, price)
            return message("move-pay", beans=beans(rules, pay))
        if isinstance(move, Accept):
            offer = find(view, move.serial)
            if offer is not None:
                return message("move-accept", give=given(rules, offer), want=beans(rules, offer.want))
        if isinstance(move, Done):
            return Message("move-go-on" if rules.held(view) else "move-done")
        return None

    def planted(self, row: Row, cards: Row) -> Message:
        """What a field becomes."""
        return planted(self.rules, row, cards)

    def sort(self, move: Action) -> str:
        """The message for moves of which a prompt shows only a few; empty for all others."""
        return "more-offers" if isinstance(move, MakeOffer) else ""

    # What lies there

    def empty_field(self, view: State, seat: int, field: int) -> Message:
        """A field on which nothing grows."""
        return Message("field-empty")

    def row(self, cards: Row) -> Message:
        """What grows on a field."""
        return message("row", row=row_of(self.rules, cards))

    def taler_count(self, view: State, seat: int) -> Message:
        """How many taler a seat has, as everybody may count."""
        return message("count", count=number(len(view.players[seat].taler)))

    def own_taler(self, view: State, seat: int) -> list[Message]:
        """The taler of a seat, by their beans."""
        own = view.players[seat].taler
        return [message("cards", beans=beans(self.rules, own)) if own else Message("none")]

    def table_lines(self, view: State, order: Sequence[int], seat: int) -> list[Line]:
        """What is not seen on fields and hands; for the whole table."""
        return self.third_field(view, seat)

    def third_field(self, view: State, seat: int) -> list[Line]:
        """What the third field would cost a seat that may still buy it."""
        return [
            Line(
                message("card", card=card_of(self.rules, purchase.card)),
                (message("taler", taler=taler(purchase.price)),),
            )
            for purchase in purchases(self.rules, view, seat)
            if purchase.card == self.rules.third_field
        ]

    def payable(self, view: State, seat: int) -> list[int]:
        """The cards besides a third field that a seat could buy at once."""
        found = [
            purchase.card
            for purchase in purchases(self.rules, view, seat)
            if purchase.card != self.rules.third_field and purchase.choice.refusal is None
        ]
        return list(dict.fromkeys(found))

    def own_lines(self, view: State, seat: int) -> list[Line]:
        """What a seat has besides; for every prompt."""
        return []

    def lines(self, view: State, order: Sequence[int], seat: int) -> list[Line]:
        """What lies in the middle of the table and only this game has."""
        return []

    def cards(self, view: State, seat: int) -> list[Message]:
        """What else everybody may count, and what cards do."""
        return []

    def power(self, number: int) -> Message:
        """What a card does: in the words of a language, or in its own where no language knows it."""
        card = self.rules.privileges[number]
        if power_is_told(card.id):
            return message("power", card=card_of(self.rules, number))
        return plain(card.power) if card.power else Message("no-power")

    def each(self, seat: int, what: Message) -> Message:
        """Something that one player has."""
        return message("of-player", who=seat_of(seat), what=said(what))

    # How it ended

    def score(self, view: State, seat: int) -> Score:
        """What a seat has, and what that is made of."""
        return Score(self.rules.score(view, seat), message("score-of", who=seat_of(seat)))

    def rivals(self, view: State) -> list[Score]:
        """Others than seats who are counted at the end."""
        return []

    def rival_cards(self) -> list[tuple[str, Message]]:
        """The ids of those rivals, each with what there is to know about it on paper."""
        return []

    def verdict(self, view: State) -> Message:
        """Who has won."""
        winners = self.rules.winners(view)
        if winners:
            return message("winners", winners=seats(tuple(winners)))
        return Message("nobody-wins")
