"""Games, rulebooks, states, views and insights are copied, compared and pickled in every game."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bohnhof
from bohnhof.engine.state import NOBODY, SPECTATOR
from bohnhof.games import game_ids, load_game, rules_of
from bohnhof.games.bohnanza.rules import Bohnanza
from bohnhof.games.rabohnzel import beanometers
from bohnhof.games.rabohnzel.rules import Rabohnzel
from bohnhof.games.rabohnzel.spells import ALL
from tests.patience import PATIENCE

pytestmark = pytest.mark.both_engines

EACH_GAME = pytest.mark.parametrize("game_id", game_ids())


def played(game_id: str, seed: int, actions: int) -> bohnhof.Game:
    game = bohnhof.new(game_id, seed=seed)
    rng = Random(seed)
    while not game.over and len(game.log) < actions:
        seat = rng.randrange(game.seats)
        moves = game.moves(seat)
        if moves:
            game.play(seat, rng.choice(moves))
    return game


@EACH_GAME
@settings(max_examples=15)
@given(seed=st.integers(0, 10**9), actions=st.integers(0, 120))
def test_every_copy_is_equal_and_independent(game_id: str, seed: int, actions: int) -> None:
    game = played(game_id, seed, actions)
    for again in (game.copy(), copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert again == game
        assert again.rules is game.rules
        assert again.state == game.state
    for thing in (game.rules, copy.deepcopy(game.rules), pickle.loads(pickle.dumps(game.rules))):
        assert thing is game.rules
    for seat in (SPECTATOR, *range(game.seats)):
        view, insight = game.view(seat), game.insight(seat)
        assert pickle.loads(pickle.dumps(view)) == view == copy.deepcopy(view)
        assert pickle.loads(pickle.dumps(insight)).data() == insight.data() == copy.deepcopy(insight).data()
    if not game.over:
        later = game.copy()
        seat = later.awaited[0]
        later.play(seat, later.moves(seat)[0])
        assert later != game
        assert later.state != game.state
        later.undo()
        assert later == game


@EACH_GAME
@settings(max_examples=15)
@given(seed=st.integers(0, 10**9), actions=st.integers(0, 120))
def test_a_position_leads_back_to_its_state(game_id: str, seed: int, actions: int) -> None:
    game = played(game_id, seed, actions)
    again = bohnhof.Game.from_position(game.position())
    assert again.state == game.state
    assert again.rules is game.rules
    assert (again.seed, again.log) == (None, [])


def test_a_position_and_a_pickle_keep_the_edition() -> None:
    other = Rabohnzel(beanometers.read_line(beanometers.usual().line.replace("10", "11"), "here"))
    game = bohnhof.Game(rules_of(other.name), 3, 1)
    assert game.rules.edition
    assert bohnhof.Game.from_position(game.position()).rules is game.rules
    assert pickle.loads(pickle.dumps(game)) == game


@EACH_GAME
def test_everything_a_user_holds_shows_itself_in_one_line(game_id: str) -> None:
    game = played(game_id, 4, 50)
    rules = game.rules
    seat = game.awaited[0]
    things = [
        *[
            game,
            bohnhof.new(game_id),
            rules,
            rules.acts,
            rules.steps[0],
            game.state,
            game.view(),
            game.view(0),
        ],
        *[game.state.players[0], game.insight(0), rules.beans[1], rules.beans[1].beanometer],
        *[
            *rules.privileges[:2],
            *rules.extra_piles,
            *game.acts(seat),
            *game.state.agenda,
            *game.state.offers,
        ],
        *[bohnhof.simulate(game_id, bots="chance", games=1, seed=1)],
    ]
    for thing in things:
        shown = repr(thing)
        assert " at 0x" not in shown
        assert "\n" not in shown
        assert "object" not in shown


def test_a_repr_is_the_code_that_builds_it_where_that_is_short() -> None:
    game = bohnhof.new("bohnanza", seats=3, seed=5)
    assert repr(game) == "bohnhof.new('bohnanza', seats=3, seed=5)"
    assert repr(game.rules) == "Bohnanza()"
    assert repr(game.rules.beans[1]) == "Bean('blue', 20, (4, 6, 8, 10))"
    assert repr(game.acts(game.awaited[0])[0]) == "Plant(0, 0)"
    game.play(game.awaited[0], "plant 1")
    assert repr(game) == f"<bohnhof.new('bohnanza', seats=3, seed=5): 1 action, awaited={game.awaited}>"
    here = bohnhof.Game.from_position(game.position())
    assert repr(here) == f"<Game 'bohnanza' from a position: 0 actions, awaited={game.awaited}>"


def test_a_rulebook_with_cards_of_its_own_is_not_pickled_as_another() -> None:
    few = Rabohnzel(None, ALL[:5])
    with pytest.raises(TypeError, match="Rabohnzel\\(\\) has other cards"):
        pickle.dumps(few)
    assert copy.deepcopy(few) is few


def test_an_equal_rulebook_is_pickled_as_its_class() -> None:
    again = pickle.loads(pickle.dumps(Bohnanza()))
    assert type(again) is Bohnanza


MAIN = """
import bohnhof, multiprocessing, pickle, sys
from bohnhof.games.bohnanza.rules import Bohnanza

class Short(Bohnanza):
    id = "short"
    def hand_size(self):
        return 3

def scores(thing):
    game = thing if isinstance(thing, bohnhof.Game) else bohnhof.new(thing, seed=1)
    return game.id, game.scores, [len(player.hand) for player in game.state.players]

if __name__ == "__main__":
    games = [bohnhof.new(game, seed=1) for game in [*bohnhof.games(), Short, "my_game.py:Long"]]
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        assert pool.map(scores, games) == list(map(scores, games))
        rules = [game.rules for game in games]
        assert pool.map(scores, rules) == list(map(scores, rules))
        insight = games[0].insight(0)
        assert pool.apply(bohnhof.engine.insight.Insight.data, (insight,)) == insight.data()
    print("done")
"""


def test_games_travel_to_spawned_processes(tmp_path: Path) -> None:
    own = "from bohnhof.games.bohnanza.rules import Bohnanza\n\nclass Long(Bohnanza):\n    id = 'long'\n"
    (tmp_path / "my_game.py").write_text(f"{own}    def hand_size(self):\n        return 7\n")
    (tmp_path / "main.py").write_text(MAIN)
    ran = subprocess.run(
        [sys.executable, "main.py"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (ran.stdout, ran.stderr) == ("done\n", "")


@pytest.mark.parametrize(
    ("call", "error", "reason"),
    [
        (lambda: bohnhof.new(42), ValueError, "a game is an id such as 'bohnanza', .*, not 42"),
        (lambda: bohnhof.new(None), ValueError, "a game is an id .*, not None"),
        (lambda: bohnhof.new("bohnanza", seats="4"), TypeError, "seats should be a whole number, not '4'"),
        (lambda: bohnhof.new("bohnanza", seed=1.5), TypeError, "seed should be a whole number, not 1.5"),
        (lambda: bohnhof.new("chess"), ValueError, "there is no game “chess”; there are: bohnanza, "),
        (lambda: bohnhof.Game.from_record(None), TypeError, "a record is a text, not None"),
        (lambda: bohnhof.Game.from_position(3), TypeError, "a position is a text, not 3"),
        (lambda: bohnhof.Game.from_position("game: chess"), ValueError, "this position:1: there is no game"),
        (lambda: bohnhof.new("bohnanza").play(0, 7), TypeError, "an action is a sentence such as 'plant 1'"),
        (lambda: bohnhof.new("bohnanza").play("0", "plant 1"), TypeError, "a seat should be a whole number"),
        (lambda: bohnhof.new("bohnanza").moves(9), ValueError, "there is no seat 9: seats are 0 to 3"),
        (lambda: bohnhof.new("bonanza"), ValueError, "no game “bonanza” .did you mean “bohnanza”..; there"),
        (lambda: bohnhof.new("bohnanza").undo(), IndexError, "there is no action to undo"),
        (lambda: bohnhof.simulate("bohnanza", bots=3), TypeError, "bots should be a name, a class or a list"),
        (
            lambda: bohnhof.simulate("bohnanza", bots=[int] * 3),
            ValueError,
            "a class derived from bohnhof.Bot",
        ),
        (lambda: bohnhof.simulate("bohnanza", bots=["chance"]), ValueError, "3 to 5 seats"),
        (lambda: bohnhof.simulate("bohnanza", 3, ["chance"] * 4), ValueError, "3 seats need 3 bots, not 4"),
        (lambda: bohnhof.simulate("bohnanza", games=0), ValueError, "games should be at least 1"),
        (lambda: bohnhof.simulate("bohnanza", games="9"), TypeError, "games should be a whole number"),
    ],
)
def test_a_wrong_argument_is_told_what_is_expected(call, error, reason) -> None:
    with pytest.raises(error, match=reason):
        call()


def test_a_field_that_does_not_exist_is_refused_like_any_other() -> None:
    game = bohnhof.new("bohnanza", seed=1)
    seat = game.awaited[0]
    for sentence in ("plant 3", "plant 9", "harvest 9"):
        assert not game.is_legal(seat, sentence)
        with pytest.raises(bohnhof.Refused, match="You have no such field"):
            game.play(seat, sentence)
    with pytest.raises(bohnhof.SentenceError):
        game.is_legal(seat, "dance")


def test_a_bot_is_asked_about_a_position() -> None:
    game = played("bohnanza", 3, 30)
    for seat in range(game.seats):
        for bot in ("expert", "thrifty", "chance"):
            answer = game.ask(seat, bot)
            assert game.is_legal(seat, answer) if answer else seat not in game.awaited
    assert game == played("bohnanza", 3, 30)


def test_a_class_that_no_process_can_import_is_refused_by_a_series() -> None:
    class Hidden(bohnhof.Bot):
        pass

    with pytest.raises(bohnhof.UnknownBotError, match="Hidden cannot be imported by the processes that play"):
        bohnhof.simulate("bohnanza", bots=Hidden, games=200, seed=1, processes=2)


def test_a_game_is_given_by_name_class_or_rulebook() -> None:
    rules = rules_of("bohnanza")
    for game in ("bohnanza", Bohnanza, rules):
        assert load_game(game) is rules
        result = bohnhof.simulate(game, 3, "chance", games=1, seed=1)
        assert (result.game, result.seats, result.bots) == ("bohnanza", 3, ("chance",) * 3)


def test_a_result_records_what_it_depends_on() -> None:
    result = bohnhof.simulate("al-cabohne", bots=["search-1", "chance"], games=1, seed=1)
    assert result.version == bohnhof.__version__
    assert result.engine.startswith(("compiled", "interpreted"))
    assert [setting["id"] for setting in result.settings] == ["search-1", "chance"]
    assert result.data()["settings"] == result.settings


def test_a_table_is_drawn_as_text_and_for_notebooks() -> None:
    game = played("bohnanza", 3, 300)
    text = str(game)
    for seat, player in enumerate(game.state.players):
        names = [game.rules.beans[kind].id.capitalize() for kind in player.hand]
        assert f"Hand of Seat {seat + 1}: " in text
        assert all(name in text for name in names)
    assert max(map(len, text.splitlines())) <= 100
    assert "\x1b" not in text
    html = game._repr_html_()
    assert html.startswith("<pre")
    assert "Hand of Seat 1" in html
    assert game.state.viewer == NOBODY
