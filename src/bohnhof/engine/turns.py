"""Steps that the turns of several games share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bohnhof.engine import reasons
from bohnhof.engine.actions import Action, Done
from bohnhof.engine.steps import ALL_SEATS, Step
from bohnhof.native import i64, mypyc_attr

if TYPE_CHECKING:
    from bohnhof.engine.message import Message
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import Entry, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Moment(Step):
    """A step that happens automatically, once all who could still act before it are done.

    In its agenda entry, `other` is the bit mask of the seats that have said done.
    """

    moment = True

    def most(self, rules: Rules, s: State, line: Entry) -> tuple[int, int]:
        return 0, ALL_SEATS

    def welcomes(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> bool:
        return isinstance(action, Done) and self.held_for(rules, s, now) >> seat & 1 != 0

    def expects(self, rules: Rules, s: State, now: Entry, seat: int) -> Message:
        return before_exhaustion(rules, s, seat)

    def candidates(self, rules: Rules, s: State, now: Entry, seat: int) -> list[Action]:
        return rules.acts.only_done if self.held_for(rules, s, now) >> seat & 1 else []

    def note(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> None:
        """Record a `done`, the only action accepted here."""
        self.hear_done(s, now, seat)


def before_exhaustion(rules: Rules, s: State, seat: int) -> Message:
    """Return what a seat should do before the last card of the draw pile is taken."""
    buys = rules.could_buy(s, seat)
    if not rules.shuffles(s):
        return reasons.BUY_BEFORE_END if buys else reasons.BEFORE_END
    if not s.discard:
        return reasons.NOTHING_TO_SHUFFLE
    return reasons.BUY_BEFORE_SHUFFLE if buys else reasons.BEFORE_SHUFFLE


class DrawCards(Moment):
    """A step that draws cards one by one to the back of the hand.

    The game ends at once if the draw pile runs out for the last time. `progress` counts the cards
    drawn already.
    """

    name = "draw"

    def most(self, rules: Rules, s: State, line: Entry) -> tuple[int, int]:
        return rules.ask_cards_to_draw(s, line.owner), ALL_SEATS

    def holds(self, rules: Rules, s: State, now: Entry) -> i64:
        """Return the seats that may act before the last card is drawn, as a bit mask."""
        if len(s.draw) > rules.ask_cards_to_draw(s, now.owner) - now.progress or rules.exhausted(s):
            return 0
        return rules.free_seats(s)

    def happen(self, rules: Rules, s: State, now: Entry) -> None:
        s.agenda.pop()
        draw_cards(rules, s, now.owner, rules.ask_cards_to_draw(s, now.owner) - now.progress)


def draw_cards(rules: Rules, s: State, seat: int, count: int) -> None:
    """Draw `count` cards one by one. The game ends if the draw pile runs out for the last time."""
    while count > 0 and not rules.exhausted(s):
        rules.draw_card(s, seat)
        count -= 1
    if rules.exhausted(s):
        rules.end_game(s)


class NextTurn(Moment):
    """A step that starts the turn of the player to the left."""

    name = "next"

    def happen(self, rules: Rules, s: State, now: Entry) -> None:
        s.agenda.pop()
        rules.begin_turn(s, (now.owner + 1) % len(s.players))
