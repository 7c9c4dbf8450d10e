"""Hints: an expert's candidate moves in a person's seat."""

from __future__ import annotations

from time import process_time

import pytest

from bohnhof.bots import bot_maker
from bohnhof.engine.facts import OFFERED, TURN, Fact
from bohnhof.engine.schedule import ACT, PROPOSE, Question
from bohnhof.engine.state import EVERYONE
from bohnhof.engine.trading import MakeOffer
from bohnhof.games import game_ids, rules_of
from bohnhof.table.advice import advice
from bohnhof.table.table import Table
from bohnhof.telling.advice import brings
from bohnhof.terminal.sitting import Left
from bohnhof.words import LANGUAGES, Speech
from tests.terminals import RULES, Chair, position


@pytest.mark.parametrize("game", game_ids())
def test_hints_are_allowed_in_every_game_and_take_less_than_a_second(game):
    rules = rules_of(game)
    table = Table(rules, 3, [bot_maker("expert")] * rules.usual_seats(), bots_seed=3)
    hints = 0
    seconds = 0.0
    for _ in range(60):
        question = table.schedule.next(rules, table.state)
        seat = question.seat
        facts = [fact for told in table.log_for(seat) for fact in told.facts]
        began = process_time()
        found = advice(rules, table.view(seat), question, facts)
        seconds += process_time() - began
        assert len(found) <= 3
        assert found or question.asked != ACT
        for action, _ in found:
            assert rules.refusal(table.state, seat, action) is None
        hints += len(found)
        table.step()
    assert hints > 30
    assert seconds < 60


def test_an_offer_of_this_turn_is_not_advised_again():
    state = position()
    view = RULES.view(state, 0)
    question = Question(0, PROPOSE)
    turn = Fact(TURN, 1)
    offers = [act for act, _ in advice(RULES, view, question, [turn]) if isinstance(act, MakeOffer)]
    assert offers
    first = offers[0]
    for partner in (first.partner, EVERYONE):
        made = Fact(OFFERED, 0, first.give, 1, partner, first.want)
        again = [act for act, _ in advice(RULES, view, question, [turn, made])]
        assert first not in again
        assert first in [act for act, _ in advice(RULES, view, question, [made, turn])]


@pytest.mark.parametrize(
    ("taler", "words"), [(0.44, "about +0.4 taler"), (-1.26, "about −1.3 taler"), (0.04, "about ±0.0 taler")]
)
def test_what_an_act_brings_is_said_to_a_tenth(taler, words):
    assert Speech("en", []).say(brings(taler)) == words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_it(language):
    words = Speech(language, []).say(brings(1.2))
    assert "+1" in words
    assert "2" in words


def test_a_hint_can_be_done_by_its_number():
    advised: list[str] = []

    def lines(chair: Chair) -> str:
        told = chair.text().partition("with the expected gain:\n")[2]
        if len(advised) > 1:
            raise Left
        if told:
            advised.append("typed")
            return told.split()[0]
        assert chair.table.asked is not None
        facts = [fact for act in chair.table.log_for(0) for fact in act.facts]
        found = advice(RULES, chair.table.view(0), chair.table.asked, facts)
        advised.append(found[0][0].sentence(RULES))
        return "hint"

    chair = Chair(position(), lines)
    with pytest.raises(Left):
        chair.sitting.play()
    assert advised[0] in [sentence for seat, sentence in chair.table.acts if seat == 0]
