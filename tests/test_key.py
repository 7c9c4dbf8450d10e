"""Keys by which search identifies states."""

import pytest

from bohnhof.engine.chance import Rng
from bohnhof.engine.key import state_key
from bohnhof.engine.position import digest, read_position
from bohnhof.engine.state import SPECTATOR
from bohnhof.games import game_ids, rules_of
from bohnhof.testing.walk import Walk


@pytest.mark.parametrize("game", game_ids())
def test_equal_states_have_the_same_key_and_every_act_makes_another(game):
    rules = rules_of(game)
    walk = Walk(rules, rules.most_seats, 3)
    rng = Rng(3)
    while not walk.over and len(walk.acts) < 400:
        before = state_key(walk.state)
        assert state_key(walk.state.copy()) == before < 1 << 62
        assert state_key(rules.view(walk.state, 0)) == state_key(rules.view(walk.state.copy(), 0)) != before
        walk.step(rng)
        assert state_key(walk.state) != before


@pytest.mark.parametrize("game", game_ids())
def test_no_two_states_of_many_games_share_a_key(game, everything):
    rules = rules_of(game)
    seen: dict[int, str] = {}
    seed = 0
    while len(seen) < (40_000 if everything else 3_000):
        state = rules.new_game(rules.fewest_seats, seed)
        rng = Rng(seed)
        while awaited := rules.awaited(state):
            assert seen.setdefault(state_key(state), digest(state)) == digest(state)
            seat = awaited[rng.below(len(awaited))]
            rules.perform(state, seat, rules.sample_move(state, seat, rng))
        seed += 1


def test_a_key_is_the_same_on_every_machine_compiled_or_not():
    rules = rules_of("bohnanza")
    assert state_key(rules.new_game(4, 7)) == 1_717_248_798_261_312_166
    players = [{"hand": "red soy"}, {"hand": "blue"}, {}]
    offer = {"by": 1, "give": "red", "want": "blue", "places": [1], "declined": [3]}
    position = {"players": players, "draw": "rest", "phase": "trade", "offers": [offer]}
    state = read_position(rules, {**position, "seed": (1 << 62) - 1})
    assert state_key(state) == 2_716_047_207_837_213_026
    assert state_key(rules.view(state, SPECTATOR)) == 1_506_501_125_898_530_565
