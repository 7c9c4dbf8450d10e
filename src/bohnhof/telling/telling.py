"""The presentation shared by all games: phases, the story, moves, cards and results."""

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
from bohnhof.native import mypyc_attr
from bohnhof.telling import story
from bohnhof.telling.arguments import beans, given
from bohnhof.telling.arguments import card as card_of
from bohnhof.telling.arguments import row as row_of
from bohnhof.words.names import is_told, power_is_told


class Phase(NamedTuple):
    """The description of a step: its title, advice, and the rules that it cites."""

    title: Message
    advice: tuple[Message, ...]
    cites: tuple[str, ...]


class Help(NamedTuple):
    """A help entry: example sentences, their short forms and their meaning."""

    sentences: tuple[str, ...]
    short: tuple[str, ...]
    meaning: Message


class Line(NamedTuple):
    """A line about the table: a label (None if it repeats the last one) and its contents."""

    label: Message | None
    parts: tuple[Message, ...]


class Score(NamedTuple):
    """The final score of a seat or of a rival without a seat."""

    taler: int
    made_of: Message


PLANTING: Final = Help(("plant 1",), ("plant 1",), Message("help-plant"))
HARVESTING: Final = Help(("harvest 2",), ("harvest 2",), Message("help-harvest"))
DONE: Final = Help(("done",), ("done",), Message("help-done"))
BUYING: Final = Help(("buy field",), ("buy",), Message("help-buy-field"))


def trading(bean: str, other: str) -> tuple[Help, ...]:
    """Return the help entries for trading, with two beans of the game as examples."""
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
    """The presentation of a game. Games override what they present differently."""

    phases: ClassVar[dict[str, tuple[str, ...]]] = {}
    """Steps at which someone is awaited, by name, with the rules they cite.

    Their messages are `phase-…` and `phase-…-advice`.
    """
    moments: ClassVar[dict[str, tuple[str, ...]]] = {}
    """Steps that happen automatically after players had a chance to act, with the rules they cite.

    Their messages are `moment-…` and `moment-…-advice`.
    """
    phase_ids: ClassVar[dict[str, str]] = {}
    """Message ids, by step name, for steps that share their name with those of another game."""
    example: ClassVar[str] = "BO 6.5"
    """Id of a rule, as an example of what ids look like."""
    silent: ClassVar[tuple[FactType, ...]] = (facts.PHASE, facts.DONE)
    """Kinds of facts that have no line in the story, because the table shows them."""

    passes: ClassVar[tuple[str, ...]] = ()
    """Ids of the meanings of `done` that count as passing, for which a player may type “pass”."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.anytime: tuple[str, ...] = ANYTIME
        """Rules about actions that are allowed at any time."""
        self.freely = Message("freely")
        """When those are allowed."""
        self._phases: dict[str, Phase] = {}

    # Progress of the game

    def phase(self, view: State) -> Phase | None:
        """Return the description of the current step; None if it has none or the game is over."""
        if not view.agenda:
            return None
        step = self.rules.steps[view.agenda[-1].step].name
        if step in self.moments and self.rules.held(view):
            return self._phase(f"moment-{step}", self.moments[step])
        if step not in self.phases:
            return self._own_phase(view, step)
        return self._phase(self.phase_ids.get(step, f"phase-{step}"), self.phases[step])

    def _own_phase(self, view: State, step: str) -> Phase | None:
        """Return the phase of a step that is in neither list; None if it never waits."""
        held = self.rules.held(view)
        waits = type(self.rules.steps[view.agenda[-1].step]).waits_for is not Step.waits_for
        word = f"moment-{step}" if held else f"phase-{step}"
        if not (held or waits) or not is_told(word):
            return None
        advice = f"{word}-advice"
        return Phase(Message(word), (Message(advice),) if is_told(advice) else (), ())

    def _phase(self, word: str, cites: tuple[str, ...]) -> Phase:
        known = self._phases.get(word)
        if known is None:
            known = self._phases[word] = Phase(Message(word), (Message(f"{word}-advice"),), cites)
        return known

    def phase_title(self, view: State) -> Message:
        """Return the title of the current step."""
        if not view.agenda:
            return Message("phase-over")
        now = self.phase(view)
        return now.title if now else plain(self.rules.steps[view.agenda[-1].step].name)

    def expected(self, view: State, seat: int) -> Message:
        """Return what an awaited seat should do."""
        now = view.agenda[-1]
        return self.rules.steps[now.step].expects(self.rules, view, now, seat)

    def hints(self, view: State, seat: int) -> list[Message]:
        """Return advice for a player who asks for help."""
        return []

    def help(self) -> list[Help]:
        """Return the help entries for the sentences of this game."""
        return [
            PLANTING,
            Help(("plant chili 2",), ("plant chili 2",), Message("help-plant-ready")),
            HARVESTING,
            *trading("red", "soy"),
            Help(("done",), ("done",), Message("help-done-trading")),
            BUYING,
        ]

    # Events

    def story(self, told: Sequence[Fact], seat: int, unmet: Sequence[int] = ()) -> list[Message]:
        """Return the story of some facts, one message per line, as a seat may know it."""
        return story.tell(self, told, seat, unmet)

    def merge(self, told: Sequence[Fact], i: int) -> tuple[Message | None, int]:
        """Merge the facts from index `i` on that share a line.

        Return the message and the index after them, or None and `i`.
        """
        return None, i

    def fact(self, fact: Fact) -> Message | None:
        """Return the message for one fact; None if it has no line."""
        return story.fact_message(self.rules, fact)

    # Moves

    def meaning(self, view: State, seat: int, move: Action) -> Message | None:
        """Return the effect of a move, beyond what its sentence says; None if there is no more."""
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
        """Return what a field grows after planting."""
        return planted(self.rules, row, cards)

    def sort(self, move: Action) -> str:
        """Return the message id for moves of which a prompt lists only a few; "" for all others."""
        return "more-offers" if isinstance(move, MakeOffer) else ""

    # Cards on the table

    def empty_field(self, view: State, seat: int, field: int) -> Message:
        """Return the message for an empty field."""
        return Message("field-empty")

    def row(self, cards: Row) -> Message:
        """Return the message for the beans on a field."""
        return message("row", row=row_of(self.rules, cards))

    def taler_count(self, view: State, seat: int) -> Message:
        """Return the number of taler of a seat, which is public."""
        return message("count", count=number(len(view.players[seat].taler)))

    def own_taler(self, view: State, seat: int) -> list[Message]:
        """Return the taler of a seat by their beans."""
        own = view.players[seat].taler
        return [message("cards", beans=beans(self.rules, own)) if own else Message("none")]

    def table_lines(self, view: State, order: Sequence[int], seat: int) -> list[Line]:
        """Return lines about the table that fields and hands do not show."""
        return self.third_field(view, seat)

    def third_field(self, view: State, seat: int) -> list[Line]:
        """Return the price of the third field if the seat may still buy it."""
        return [
            Line(
                message("card", card=card_of(self.rules, purchase.card)),
                (message("taler", taler=taler(purchase.price)),),
            )
            for purchase in purchases(self.rules, view, seat)
            if purchase.card == self.rules.third_field
        ]

    def payable(self, view: State, seat: int) -> list[int]:
        """Return the cards, except the third field, that a seat could buy now."""
        found = [
            purchase.card
            for purchase in purchases(self.rules, view, seat)
            if purchase.card != self.rules.third_field and purchase.choice.refusal is None
        ]
        return list(dict.fromkeys(found))

    def own_lines(self, view: State, seat: int) -> list[Line]:
        """Return lines about other things a seat has, for every prompt."""
        return []

    def lines(self, view: State, order: Sequence[int], seat: int) -> list[Line]:
        """Return lines about the middle of the table that only this game has."""
        return []

    def cards(self, view: State, seat: int) -> list[Message]:
        """Return other public information, and what cards do."""
        return []

    def power(self, number: int) -> Message:
        """Return the effect of a card, from the catalogues or else from the card itself."""
        card = self.rules.privileges[number]
        if power_is_told(card.id):
            return message("power", card=card_of(self.rules, number))
        return plain(card.power) if card.power else Message("no-power")

    def each(self, seat: int, what: Message) -> Message:
        """Return a message about something that one player has."""
        return message("of-player", who=seat_of(seat), what=said(what))

    # Results

    def score(self, view: State, seat: int) -> Score:
        """Return the score of a seat, and what it consists of."""
        return Score(self.rules.score(view, seat), message("score-of", who=seat_of(seat)))

    def rivals(self, view: State) -> list[Score]:
        """Return the scores of rivals that have no seat."""
        return []

    def rival_cards(self) -> list[tuple[str, Message]]:
        """Return the ids of those rivals, each with its printed description."""
        return []

    def verdict(self, view: State) -> Message:
        """Return the message that names the winners."""
        winners = self.rules.winners(view)
        if winners:
            return message("winners", winners=seats(tuple(winners)))
        return Message("nobody-wins")
