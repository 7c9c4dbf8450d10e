"""Steps that the turns of several games share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bohnhof.engine.steps import Step

if TYPE_CHECKING:
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import Entry, State


class DrawCards(Step):
    """Draw one by one to the back of the hand; the last exhaustion ends the game at once.

    `progress` counts the cards drawn already.
    """

    name = "draw"

    def most(self, rules: Rules, s: State, line: Entry) -> tuple[int, int]:
        return rules.ask_cards_to_draw(s, line.owner), 0

    def happen(self, rules: Rules, s: State, now: Entry) -> None:
        s.agenda.pop()
        draw_cards(rules, s, now.owner, rules.ask_cards_to_draw(s, now.owner) - now.progress)


def draw_cards(rules: Rules, s: State, seat: int, count: int) -> None:
    """So many cards one by one, until the last exhaustion, which ends the game."""
    while count > 0 and not rules.exhausted(s):
        rules.draw_card(s, seat)
        count -= 1
    if rules.exhausted(s):
        rules.end_game(s)


class NextTurn(Step):
    """The player to the left comes to turn."""

    name = "next"

    def happen(self, rules: Rules, s: State, now: Entry) -> None:
        s.agenda.pop()
        rules.begin_turn(s, (now.owner + 1) % len(s.players))
