"""The OpenSpiel adapter, checked by OpenSpiel's own tests."""

import copy
import pickle
import random

import numpy as np
import pytest

from tests.needs import needed

pyspiel = needed("pyspiel")
from open_spiel.python import rl_environment  # noqa: E402
from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

from bohnhof.engine.facts import DREW, Fact  # noqa: E402
from bohnhof.gym import explain  # noqa: E402
from bohnhof.gym.open_spiel import DIGITS, name_of  # noqa: E402
from tests.gym.games import ALL, USUAL  # noqa: E402

SIMULATED = [("al-cabohne", 2), ("bohnanza", 3), ("rabohnzel", 3)]
"""Tables of the default set at which OpenSpiel plays a game and serializes every state."""


def load(game: str, seats: int) -> "pyspiel.Game":
    return pyspiel.load_game(name_of(game), {"players": seats})


def dealt(game: str, seats: int, seed: int, decisions: int) -> "pyspiel.State":
    """Return a state after this many random decisions."""
    state = load(game, seats).new_initial_state()
    chance = random.Random(seed)
    for _ in range(DIGITS + decisions):
        state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(
    ("game", "seats"),
    [pytest.param(*one, marks=[] if one in SIMULATED else pytest.mark.long) for one in ALL],
)
def test_open_spiels_random_sim_test_passes(game: str, seats: int) -> None:
    pyspiel.random_sim_test(load(game, seats), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("game", "seats"), ALL)
def test_open_spiels_tests_of_its_api_pass(game: str, seats: int) -> None:
    from open_spiel.integration_tests import api_test  # takes seconds to import

    spiel = load(game, seats)
    seen = {"game": spiel, "game_name": name_of(game), "game_type": spiel.get_type()}
    asked = type("Asked", (api_test.EnforceAPIOnPartialTreeBase,), seen)
    asked.some_states = [spiel.new_initial_state(), *[dealt(game, seats, 1, n) for n in (0, 7, 40)]]
    tests = [name for name in dir(asked) if name.startswith("test_")]
    assert len(tests) > 4
    for name in tests:
        getattr(asked(name), name)()


@pytest.mark.parametrize(("game", "seats"), USUAL)
def test_a_state_is_written_and_read_back(game: str, seats: int) -> None:
    state = dealt(game, seats, 2, 20)
    text = pyspiel.serialize_game_and_state(state.get_game(), state)
    _, again = pyspiel.deserialize_game_and_state(text)
    for player in range(seats):
        assert again.information_state_string(player) == state.information_state_string(player)
    assert again.history() == state.history()


@pytest.mark.parametrize(("game", "seats"), ALL)
def test_games_and_states_are_pickled_and_copied(game: str, seats: int) -> None:
    spiel = load(game, seats)
    state = dealt(game, seats, 2, 40)
    resampled = state.resample_from_infostate(0, random.Random(2).random)
    for made in (lambda one: pickle.loads(pickle.dumps(one)), copy.deepcopy):
        assert made(spiel) == spiel
        assert made(spiel).new_initial_state().frame is spiel.frame
        for one in (spiel.new_initial_state(), state, resampled):
            other = made(one)
            assert str(other) == str(one)
            for _ in range(30):
                action = one.legal_actions()[-1]
                other.apply_action(action)
                one = one.child(action)
                assert str(other) == str(one)


@pytest.mark.parametrize(("game", "seats"), ALL)
def test_a_state_is_shown_as_the_table_in_plain_lines(game: str, seats: int) -> None:
    state = dealt(game, seats, 2, 30)
    summary, *table, unique = str(state).splitlines()
    seat, asked = state.episode.seat, {"act": "to act", "answer": "to answer", "propose": "to make"}
    assert summary.startswith(
        f"{state.get_game()}: deal {state.episode.seed}, after 30 decisions, player {seat}"
    )
    assert asked[state.episode.question.asked] in summary
    rules, players = state.episode.rules, state.episode.state.players
    for player in range(seats):
        (line,) = [line for line in table if line.startswith(f"player {player}: ")]
        assert f"hand {rules.write_pile(players[player].hand) or '-'};" in line
    assert f"draw pile: {len(state.episode.state.draw)} cards, pass 1" in table
    assert unique.startswith("history ")
    assert "\n" not in repr(state)
    assert " at 0x" not in f"{state}{state!r}"


def test_different_states_are_shown_differently() -> None:
    state = dealt("bohnanza", 4, 2, 0)
    shown = {str(state.child(action)) for action in state.legal_actions()}
    assert len(shown) == len(state.legal_actions())
    resampled = {str(state.resample_from_infostate(0, random.Random(i).random)) for i in range(9)}
    assert len(resampled | {str(state)}) == 10
    assert str(load("bohnanza", 4).new_initial_state()).endswith("chance draws the deal, digits so far: []")
    ended = dealt("al-cabohne-solo", 1, 1, 0)
    while not ended.is_terminal():
        ended.apply_action(ended.legal_actions()[0])
    assert str(ended).splitlines()[0].endswith("decisions, the game is over")


@pytest.mark.parametrize(("game", "seats"), ALL)
def test_a_resampled_state_is_the_same_for_the_player_it_was_made_for(game: str, seats: int) -> None:
    state = dealt(game, seats, 3, 40)
    chance = random.Random(3)
    for player in range(seats):
        other = state.resample_from_infostate(player, chance.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.current_player() == state.current_player()
        assert other.episode.state.draw != state.episode.state.draw


def test_the_tensor_is_the_observation_and_the_string_tells_it() -> None:
    state = dealt("bohnanza", 4, 4, 30)
    observation = make_observation(state.get_game())
    for player in range(4):
        observation.set_from(state, player)
        seen = state.episode.observation(player)
        assert np.array_equal(observation.tensor, np.frombuffer(seen, np.uint8))
        assert state.observation_string(player).split("\n")[1:] == explain(seen, "bohnanza", 4)


def test_the_information_state_remembers_what_was_seen_and_no_more() -> None:
    state = dealt("bohnanza", 4, 5, 60)
    draws = state.clone()
    before = [state.information_state_string(player).splitlines()[1] for player in range(4)]
    draws._tell([Fact(DREW, 0, (1,), known=1)])
    other = state.clone()
    other._tell([Fact(DREW, 0, (2,), known=1)])
    same = [draws.seen[player] == other.seen[player] for player in range(4)]
    assert same == [False, True, True, True]
    assert all(f"past: {seen}" not in before for seen in draws.seen)


def test_open_spiels_search_plays_it() -> None:
    state = dealt("al-cabohne", 2, 6, 10)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        state.get_game(), evaluator, uct_c=1.4, max_simulations=3, random_state=np.random.RandomState(1)
    )
    assert bot.step(state) in state.legal_actions()


def test_open_spiels_learning_environment_plays_it() -> None:
    table = rl_environment.Environment(load("al-cabohne-solo", 1), seed=1)
    step = table.reset()
    for _ in range(30):
        step = table.step([step.observations["legal_actions"][step.current_player()][0]])
    assert len(step.observations["info_state"][0]) == table.observation_spec()["info_state"][0]


def test_a_wrong_action_is_an_error() -> None:
    state = dealt("al-cabohne", 2, 1, 0)
    wrong = next(number for number in range(88) if number not in state.legal_actions())
    for number in (wrong, -1, 88):
        with pytest.raises(pyspiel.SpielError):
            state.apply_action(number)
    state.apply_action(state.legal_actions()[0])


def test_what_there_is_not_is_an_error() -> None:
    with pytest.raises(pyspiel.SpielError, match="digits from 0 to 31"):
        load("al-cabohne", 2).new_initial_state().apply_action(32)
    with pytest.raises(pyspiel.SpielError, match="no player 9"):
        dealt("al-cabohne", 2, 1, 0).resample_from_infostate(9, lambda: 0.5)
    with pytest.raises(pyspiel.SpielError):
        load("al-cabohne", 9)


def test_nothing_is_decided_after_the_end() -> None:
    state = dealt("al-cabohne-solo", 1, 1, 0)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    with pytest.raises(pyspiel.SpielError, match="the game is over"):
        state.apply_action(0)
