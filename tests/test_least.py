"""The move made for a player whose time is up: no more than the rules require."""

from __future__ import annotations

import pytest

from bohnhof.engine.actions import Harvest
from bohnhof.engine.least import least_move
from bohnhof.engine.position import read_position
from bohnhof.engine.trading import Answer, MakeOffer
from bohnhof.games import game_ids, rules_of

LONGEST = 3000


@pytest.mark.parametrize("game", game_ids())
def test_a_whole_game_of_least_moves_ends_without_a_trade_a_purchase_or_a_needless_move(game: str) -> None:
    rules = rules_of(game)
    s = rules.new_game(rules.usual_seats(), 3)
    for _ in range(LONGEST):
        if not s.agenda:
            break
        seat = rules.awaited(s)[0]
        moves = rules.moves(s, seat)
        move = least_move(rules, s, seat)
        assert move in moves
        assert not isinstance(move, (MakeOffer, Answer))
        assert move.purchase(rules, s, seat) is None
        if rules.acts.done in moves:
            assert move is rules.acts.done
        if isinstance(move, Harvest):
            assert all(other.anytime or other.besides for other in moves)
        assert rules.play(s, seat, move) is None
    assert not s.agenda


def test_nobody_moves_for_a_seat_that_is_not_awaited() -> None:
    rules = rules_of("bohnanza")
    s = rules.new_game(3, 1)
    (seat,) = rules.awaited(s)
    assert least_move(rules, s, (seat + 1) % 3) is None


@pytest.mark.parametrize(
    ("phase", "hand", "fields", "more", "expected"),
    [
        ("plant-hand", "blue garden", ["red", "blue"], {}, "plant 2"),
        ("plant-hand", "blue garden", ["red"], {}, "plant 2"),
        ("plant-hand", "blue garden", ["red*4", "garden*2"], {}, "harvest 2"),
        ("plant-hand", "blue garden", ["red*4", "garden"], {}, "harvest 1"),
        ("trade", "blue garden", ["red*4", "garden"], {"revealed": "garden garden"}, "done"),
    ],
)
def test_in_bohnanza_only_what_must_be_is_planted_or_harvested(
    phase: str, hand: str, fields: list[str], more: dict[str, str], expected: str
) -> None:
    rules = rules_of("bohnanza")
    player = {"hand": hand, "fields": fields}
    data = {"game": "bohnanza", "active": 1, "phase": phase, "players": [player, {}, {}], "draw": "rest"}
    s = read_position(rules, {**data, **more})
    move = least_move(rules, s, 0)
    assert move is not None
    assert move.sentence(rules) == expected


def test_a_second_card_is_not_planted() -> None:
    rules = rules_of("bohnanza")
    data = {"game": "bohnanza", "active": 1, "phase": "plant-hand", "draw": "rest"}
    s = read_position(rules, {**data, "players": [{"hand": "blue blue"}, {}, {}]})
    assert rules.play(s, 0, rules.acts.plant[0]) is None
    assert least_move(rules, s, 0) is rules.acts.done
