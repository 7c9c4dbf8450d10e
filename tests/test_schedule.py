"""The scheduler: which seat is asked next, and the limit on offers."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from bohnhof.engine.chance import Rng
from bohnhof.engine.notation import read_sentence
from bohnhof.engine.playout import playout
from bohnhof.engine.position import read_position
from bohnhof.engine.schedule import ACT, ANSWER, OFFERS_A_TURN, PROPOSE, Question, Schedule
from bohnhof.engine.state import State
from bohnhof.engine.suggestions import sample_offer
from bohnhof.games import game_ids, rules_of

pytestmark = pytest.mark.both_engines

RULES = rules_of("bohnanza")
KINDS = ["blue", "chili", "stink", "green", "soy", "black-eyed", "red"]


def trading(**changes: Any) -> State:
    """Return a state in which seat 2 of three trades and everyone has cards."""
    players = [{"hand": "red*4"}, {"hand": "blue*4"}, {"hand": "soy*4"}]
    data = {"game": "bohnanza", "active": 2, "phase": "trade", "players": players, "draw": "rest"}
    return read_position(RULES, {**data, **changes})


class Round:
    """A state with its schedule. Seats are 1-based, as in sentences."""

    def __init__(self, state: State | None = None) -> None:
        self.state = state or trading()
        self.schedule = Schedule(len(self.state.players))

    @property
    def asked(self) -> tuple[int, str]:
        question = self.schedule.next(RULES, self.state)
        return question.seat + 1, question.asked

    def say(self, seat: int, sentence: str) -> None:
        action = read_sentence(RULES, sentence)
        assert RULES.play(self.state, seat - 1, action) is None
        self.schedule.acted(self.state, seat - 1, action)

    def silence(self, *seats: int) -> None:
        for seat in seats:
            self.schedule.kept_silent(self.state, seat - 1)


def test_the_others_are_asked_for_offers_clockwise_before_the_active_player_acts() -> None:
    table = Round()
    for seat in (3, 1):
        assert table.asked == (seat, PROPOSE)
        table.silence(seat)
    assert table.asked == (2, ACT)


def test_who_makes_an_offer_is_asked_for_more_once_it_is_answered() -> None:
    table = Round()
    table.say(3, "offer 2: soy for blue")
    assert table.asked == (2, ANSWER)
    table.say(2, "decline 1")
    assert table.asked == (3, PROPOSE)


def test_an_offer_to_all_is_answered_clockwise_from_the_active_player() -> None:
    table = Round(trading(active=3))
    table.say(3, "offer all: soy for nothing")
    assert table.asked == (1, ANSWER)
    table.silence(1)
    assert table.asked == (2, ANSWER)
    table.say(2, "decline 1")
    assert table.asked == (2, PROPOSE)


def test_an_offer_that_was_left_open_is_not_asked_about_again_but_a_newer_one_is() -> None:
    table = Round()
    table.say(3, "offer 2: soy for blue")
    table.silence(2)
    assert table.asked[1] != ANSWER
    assert table.schedule.offers_to(table.state, 1) == []
    table.say(1, "offer 2: red for blue")
    assert table.asked == (2, ANSWER)
    assert table.schedule.offers_to(table.state, 1) == [2]


def test_an_offer_of_before_the_schedule_is_asked_about() -> None:
    offer = {"serial": 7, "by": 3, "to": 2, "give": "soy", "want": "blue"}
    table = Round(trading(offers=[offer], serial=7))
    assert table.asked == (2, ANSWER)


def test_who_kept_silent_is_asked_again_when_cards_have_changed_hands() -> None:
    table = Round()
    table.silence(3)
    table.say(1, "offer 2: red for blue")
    table.say(2, "decline 1")
    assert table.asked == (1, PROPOSE)
    table.say(1, "offer 2: red for blue blue")
    table.say(2, "accept 2")
    assert table.asked == (3, PROPOSE)


def test_a_seat_is_asked_for_so_many_offers_a_turn_and_for_no_more() -> None:
    table = Round()
    table.silence(3)
    for kind in KINDS[:OFFERS_A_TURN]:
        assert table.asked == (1, PROPOSE)
        table.say(1, f"offer 2: red for {kind}")
        table.silence(2)
    assert table.asked == (2, ACT)
    assert not table.schedule.may_propose(RULES, table.state, 0)
    table.say(1, f"offer 2: red for {KINDS[-1]}")  # the rules have no limit
    assert table.asked == (2, ANSWER)


def test_the_cap_counts_anew_in_every_turn() -> None:
    table = Round()
    for kind in KINDS[:OFFERS_A_TURN]:
        table.say(1, f"offer 2: red for {kind}")
    table.say(2, "done")
    while table.state.active == 1:
        seat, asked = table.asked
        assert asked == ACT
        RULES.perform(table.state, seat - 1, RULES.moves(table.state, seat - 1)[0])
    assert table.state.active == 2
    table.state.agenda[:] = trading(active=3).agenda
    assert table.asked == (1, PROPOSE)


def test_a_person_haggles_without_a_cap() -> None:
    table = Round()
    table.schedule.let_haggle(0b001)
    for kind in KINDS:
        table.silence(3)
        assert table.asked == (1, PROPOSE)
        table.say(1, f"offer 2: red for {kind}")
        table.silence(2)
    table.schedule.let_haggle(0)
    assert table.asked[0] != 1


def test_where_nobody_trades_only_the_awaited_are_asked() -> None:
    players = [{"aside": "red"}, {"aside": "blue"}, {"aside": "soy"}]
    table = Round(trading(phase="plant-aside", players=players))
    assert table.asked == (2, ACT)
    table.say(2, "plant blue 1")
    assert table.asked == (3, ACT)


def test_what_a_seat_could_be_asked_is_known_whoever_comes_first() -> None:
    table = Round()
    asked = [table.schedule.question_for(RULES, table.state, seat) for seat in range(3)]
    assert asked == [Question(0, PROPOSE), Question(1, ACT), Question(2, PROPOSE)]
    table.state.agenda[:] = trading(phase="plant-hand").agenda
    assert table.schedule.question_for(RULES, table.state, 0) is None


@pytest.mark.parametrize("how", ["copy", "pickle"])
def test_a_copy_asks_the_same_and_goes_its_own_way(how: str) -> None:
    table = Round()
    table.say(3, "offer 2: soy for blue")
    table.silence(2, 3)
    twin = Round(table.state.copy())
    twin.schedule = table.schedule.copy() if how == "copy" else pickle.loads(pickle.dumps(table.schedule))
    for kind in KINDS[:OFFERS_A_TURN]:
        assert twin.asked == table.asked == (1, PROPOSE)
        table.say(1, f"offer 2: red for {kind}")
        twin.say(1, f"offer 2: red for {kind}")
        table.silence(2)
        twin.silence(2)
    assert twin.asked == table.asked == (2, ACT)
    twin.say(1, "offer 2: red for red")
    assert twin.asked == (2, ANSWER)
    assert table.asked == (2, ACT)


def test_a_question_is_known_by_what_it_asks() -> None:
    question = Question(2, PROPOSE)
    assert question == pickle.loads(pickle.dumps(question)) != Question(2, ACT)
    assert len({question, Question(2, PROPOSE), Question(1, PROPOSE)}) == 2
    assert repr(question) == "Question(2, 'propose')"


@pytest.mark.parametrize("game", game_ids())
def test_random_games_ask_nobody_who_cannot_say_anything(game: str) -> None:
    rules = rules_of(game)
    for seats in range(rules.fewest_seats, rules.most_seats + 1):
        rng = Rng(seats, -1)
        state = rules.new_game(seats, seats)
        schedule = Schedule(seats)
        offers = [0] * seats
        active = state.active
        while not state.over:
            if state.active != active:
                active, offers = state.active, [0] * seats
            question = schedule.next(rules, state)
            seat = question.seat
            action = None
            if question.asked == PROPOSE:
                assert seat != active
                assert rules.may_offer(state, seat)
                assert offers[seat] < OFFERS_A_TURN
                action = sample_offer(rules, state, seat, rng)
                offers[seat] += action is not None
            elif question.asked == ANSWER:
                assert schedule.offers_to(state, seat)
                action = rules.sample_move(state, seat, rng)
            else:
                assert seat in rules.awaited(state)
                action = rules.sample_move(state, seat, rng)
                assert action is not None
            if action is None:
                schedule.kept_silent(state, seat)
            else:
                rules.perform(state, seat, action)
                schedule.acted(state, seat, action)


def test_random_play_trades_and_keeps_the_cap() -> None:
    offers = trades = 0
    for seed in range(4):
        state = RULES.new_game(4, seed)
        state.facts = []
        playout(RULES, state, Rng(seed, -1))
        made = [0] * 4
        for fact in state.facts:
            if fact.what.id == "turn":
                made = [0] * 4
            elif fact.what.id == "offered":
                made[fact.seat] += 1
                offers += 1
                assert made[fact.seat] <= OFFERS_A_TURN
            trades += fact.what.id == "traded"
    assert offers > 100
    assert trades > 20


def test_where_only_some_are_asked_the_others_are_passed_over() -> None:
    table = Round()
    table.say(1, "offer 2: red for blue")
    schedule, state = table.schedule, table.state
    assert schedule.next_of(RULES, state, 0b101, 0b100) == Question(2, PROPOSE)
    assert schedule.next_of(RULES, state, 0b101, 0) is None
    assert schedule.next_of(RULES, state, 0b010, 0) == Question(1, ANSWER)
    table.say(2, "decline 1")
    assert schedule.next_of(RULES, state, 0b010, 0) == Question(1, ACT)
    assert table.asked == (3, PROPOSE)


def test_who_could_still_say_something_is_unheard_until_silent() -> None:
    table = Round()
    everybody = 0b111
    assert table.schedule.unheard(RULES, table.state, everybody) == 0b101
    table.silence(3)
    assert table.schedule.unheard(RULES, table.state, everybody) == 0b001
    table.say(2, "offer 3: blue for soy")
    assert table.schedule.unheard(RULES, table.state, everybody) == 0b101
    assert table.schedule.unheard(RULES, table.state, 0b110) == 0b100
    table.silence(1, 3)
    assert table.schedule.unheard(RULES, table.state, everybody) == 0
