"""Invariants of every registered game. No game is named here."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bohnhof.engine.chance import Rng
from bohnhof.engine.notation import read_sentence
from bohnhof.engine.playout import playout
from bohnhof.engine.position import digest, read_position, write_position
from bohnhof.engine.state import SPECTATOR
from bohnhof.games import game_ids, rules_of
from bohnhof.testing import check_game, properties
from bohnhof.testing.check import check_act, check_everything, reproducible
from bohnhof.testing.secrets import secrets_of
from bohnhof.testing.walk import Walk

SEEDS = st.integers(0, 2**30)
SKIPPED = st.integers(0, 800)
"""Number of random acts before Hypothesis chooses: enough to reach any phase and the end."""

every_game = pytest.mark.parametrize("game", game_ids())


def walk_to(game, seats, seed, acts):
    """Return a random game after `acts` acts, or at its end.

    `seats` is any number; it is mapped to a valid one.
    """
    rules = rules_of(game)
    walk = Walk(rules, rules.fewest_seats + seats % (rules.most_seats - rules.fewest_seats + 1), seed)
    rng = Rng(seed, -1)
    while not walk.over and len(walk.acts) < acts:
        walk.step(rng)
    return walk


@every_game
@given(seats=st.integers(0, 9), seed=SEEDS, skipped=SKIPPED, choices=st.lists(SEEDS, max_size=12))
def test_everything_holds_wherever_a_game_may_lead(game, seats, seed, skipped, choices):
    walk = walk_to(game, seats, seed, skipped)
    secrets = secrets_of(walk.rules)
    with reproducible(walk.rules, walk.seats, seed, walk.acts):
        for choice in choices:
            if walk.over:
                break
            seat, action = walk.choose(Rng(choice))
            for viewer in walk.viewers():
                check_act(walk, seat, action, viewer, Rng(choice, 1), secrets)
            walk.act(seat, action)
            properties.state_is_sound(walk.rules, walk.state)
        check_everything(walk, Rng(seed, -2), secrets)


@every_game
def test_random_games_keep_every_law(game, everything):
    games = 20 if everything else 5
    report = check_game(rules_of(game), games=games, seed=1)
    assert report.games == games
    assert report.acts >= report.longest > 0


@every_game
@given(seats=st.integers(0, 9), seed=SEEDS, skipped=SKIPPED)
def test_a_copied_a_saved_and_a_replayed_game_go_on_alike(game, seats, seed, skipped):
    walk = walk_to(game, seats, seed, skipped)
    saved = read_position(walk.rules, write_position(walk.rules, walk.state))
    others = [walk.state.copy(), walk.replayed(), saved]
    done = len(walk.acts)
    rng = Rng(seed, -3)
    while not walk.over and len(walk.acts) < done + 20:
        walk.step(rng)
    for state in others:
        for seat, sentence in walk.acts[done:]:
            assert walk.rules.play(state, seat, read_sentence(walk.rules, sentence)) is None
        assert digest(state) == digest(walk.state)


@every_game
@given(seats=st.integers(0, 9), seed=SEEDS, skipped=SKIPPED, viewer=st.integers(0, 9))
def test_a_redealt_game_can_be_played_to_its_end(game, seats, seed, skipped, viewer):
    walk = walk_to(game, seats, seed, skipped)
    rules = walk.rules
    dealt = rules.redeal(rules.view(walk.state, viewer if viewer < walk.seats else SPECTATOR), Rng(seed, -4))
    acts = playout(rules, dealt, Rng(seed, -5))
    assert dealt.over
    assert (acts == 0) == walk.over
    properties.cards_are_conserved(rules, dealt)
    properties.ended_well(rules, dealt)
