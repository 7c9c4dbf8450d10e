"""Bots: their information, their actions and their strength."""

from __future__ import annotations

import ast
import json
import os
import re
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

from bohnhof.arena import Plan, simulate
from bohnhof.arena.plan import LEAGUE
from bohnhof.bots import Bot, UnknownBotError, bot_ids, bot_maker, bot_settings
from bohnhof.bots.about import ABOUT
from bohnhof.bots.bot import Bot as TheBot
from bohnhof.bots.chance import Chance
from bohnhof.bots.heuristics.horizon import plants_again, rounds_left
from bohnhof.bots.registry import check_bot, quick_bots, why_not
from bohnhof.bots.thrifty import Thrifty
from bohnhof.engine.actions import Action
from bohnhof.engine.chance import Rng
from bohnhof.engine.notation import read_sentence
from bohnhof.engine.position import digest, read_position
from bohnhof.engine.rules import Rules
from bohnhof.engine.schedule import ACT, ANSWER, Question
from bohnhof.engine.state import State
from bohnhof.engine.trading import Accept, MakeOffer
from bohnhof.games import game_ids, rules_of
from bohnhof.table.table import Table
from tests.commands import SRC, started
from tests.needs import needed
from tests.tables import Watched, question

RULES = rules_of("bohnanza")
ME = 0


def position(**more: Any) -> State:
    """Return a state with three players in the first pass; `me` describes seat 1."""
    players = [more.pop("me", {}), more.pop("left", {}), more.pop("right", {})]
    data = {"game": "bohnanza", "active": 1, "phase": "trade", "players": players, "draw": "rest", **more}
    return read_position(RULES, data)


def decision(state: State, seat: int = ME, bot: type[Bot] = Thrifty) -> Action | None:
    view = RULES.view(state, seat)
    return bot(RULES, seat, Rng(1)).decide(view, RULES.moves(view, seat), question(RULES, state, seat))


def says(state: State, seat: int = ME, bot: type[Bot] = Thrifty) -> str | None:
    action = decision(state, seat, bot)
    return None if action is None else action.sentence(RULES)


# Planting and harvesting


def test_thrifty_plants_where_the_kind_grows() -> None:
    s = position(phase="plant-hand", me={"hand": "red soy", "fields": ["blue*3", "red*2"]})
    assert says(s) == "plant 2"


def test_thrifty_harvests_the_field_that_loses_least() -> None:
    s = position(phase="plant-hand", me={"hand": "green soy", "fields": ["blue*10", "red*2"]})
    assert says(s) == "harvest 1"


def test_thrifty_does_not_ask_for_a_lone_bean_that_is_protected() -> None:
    s = position(phase="plant-hand", me={"hand": "green soy", "fields": ["garden", "chili*2"]})
    assert says(s) == "harvest 2"


@pytest.mark.parametrize(("front", "answer"), [("red", "plant 2"), ("green", "done")])
def test_thrifty_plants_a_second_card_only_where_it_helps(front: str, answer: str) -> None:
    hand = f"{front} soy soy"
    s = position(phase="plant-hand 1", me={"hand": hand, "fields": ["blue*3", "red*2"]})
    assert says(s) == answer


def test_thrifty_plants_what_fits_before_what_costs_a_field() -> None:
    s = position(phase="plant-aside", me={"fields": ["blue*3", "red*2"], "aside": "green red"})
    assert says(s) == "plant red 2"


@pytest.mark.parametrize("early", [True, False])
def test_thrifty_buys_the_third_field_while_it_pays(early: bool) -> None:
    me = {"hand": "blue", "fields": ["blue*3", "red"], "taler": "red*3"}
    piles = {} if early else {"passes": 2, "draw": "soy*10", "discard": "rest"}
    assert says(position(phase="plant-hand", me=me, **piles)) == ("buy field" if early else "plant 1")


# Trading


def test_thrifty_gives_a_revealed_card_away_that_would_cost_a_field() -> None:
    s = position(revealed="green", me={"fields": ["blue*5", "red*2"]}, left={"fields": ["green*2", "soy"]})
    action = decision(s)
    assert isinstance(action, MakeOffer)
    assert (action.partner, action.give) == (1, (RULES.kinds["green"],))


def test_thrifty_keeps_what_it_can_use_and_is_done() -> None:
    s = position(revealed="red", me={"fields": ["blue*5", "red*2"]}, left={"fields": ["red", "soy"]})
    assert says(s) == "done"


def test_thrifty_asks_for_a_revealed_card_that_fits_its_field() -> None:
    s = position(
        active=2,
        revealed="red",
        me={"hand": "soy blue", "fields": ["blue*3", "red*2"]},
        left={"hand": "chili", "fields": ["soy*3", "green*2"]},
    )
    assert RULES.kinds["red"] in getattr(decision(s), "want", ())


@pytest.mark.parametrize(
    ("offer", "answer"),
    [
        ({"give": "red", "want": ""}, "accept 1"),
        ({"give": "red", "want": "soy"}, "accept 1"),
        ({"give": "green", "want": ""}, "decline 1"),
        ({"give": "green", "want": "blue"}, "decline 1"),
        ({"give": "red", "want": "garden"}, "decline 1"),
    ],
)
def test_thrifty_accepts_what_helps_and_declines_the_rest(offer: dict[str, str], answer: str) -> None:
    s = position(
        active=2,
        me={"hand": "soy blue", "fields": ["blue*3", "red*2"]},
        left={"hand": "red green", "fields": ["chili*2", "soy"]},
        offers=[{"serial": 1, "by": 2, "to": 1, **offer}],
    )
    assert says(s) == answer


def test_thrifty_gives_the_copy_that_matters_least() -> None:
    """Let it give a blue bean: the front one will be planted soon, the last one much later."""
    s = position(
        active=2,
        me={"hand": "blue chili blue", "fields": ["blue*2", "soy*3"]},
        left={"hand": "soy", "fields": ["chili*2", "green"]},
        offers=[{"serial": 1, "by": 2, "to": 1, "give": "soy", "want": "blue"}],
    )
    action = decision(s)
    assert isinstance(action, Accept)
    assert action.places == (3,)


def test_thrifty_on_turn_hears_all_offers_before_it_takes_the_best() -> None:
    s = position(
        revealed="green",
        me={"fields": ["blue*5", "red*2"]},
        left={"hand": "soy stink", "fields": ["green*2", "chili"]},
        right={"hand": "red stink", "fields": ["green*2", "chili"]},
    )
    bot = Thrifty(RULES, ME, Rng(1))

    def answer(asked: str) -> Action | None:
        view = RULES.view(s, ME)
        return bot.decide(view, RULES.moves(view, ME), Question(ME, asked))

    answer(ACT)
    for seat, sentence in [(1, "offer 1: soy for green"), (2, "offer 1: red for green")]:
        assert RULES.play(s, seat, read_sentence(RULES, sentence)) is None
        assert answer(ANSWER) is None
    action = answer(ACT)
    while isinstance(action, MakeOffer):  # it tries for more, but no one answers
        action = answer(ACT)
    assert action is RULES.acts.accept(s.serial)


def test_thrifty_that_takes_a_seat_over_does_not_wait_for_offers_the_table_has_heard() -> None:
    s = position(
        me={"fields": ["blue*5", "red*2"]},
        left={"hand": "soy", "fields": ["green*2", "chili"]},
        offers=[{"serial": 1, "by": 2, "to": 1, "give": "soy", "want": ""}],
    )
    assert decision(s) is not None


@pytest.mark.parametrize(("draw", "answer"), [("blue*3", "accept 1"), ("blue*18 chili*18", "decline 1")])
def test_hand_cards_that_will_never_be_planted_are_worth_nothing_to_thrifty(draw: str, answer: str) -> None:
    s = position(
        active=2,
        passes=2,
        draw=draw,
        discard="rest",
        me={"hand": "red red", "fields": ["red", "green*4"]},
        left={"hand": "green", "fields": ["soy*3", "stink"]},
        offers=[{"serial": 1, "by": 2, "to": 1, "give": "green", "want": "red red"}],
    )
    assert says(s) == answer


# Counting


def test_the_end_is_foreseen_exactly_in_the_last_pass() -> None:
    """Let seat 2 draw 3 cards and seat 3 take 5, before seat 1 would plant."""
    for cards, again in [(8, False), (9, True)]:
        s = position(active=2, passes=2, draw=f"blue*{cards}", discard="rest")
        assert plants_again(RULES, RULES.view(s, ME), ME) is again


def test_rounds_left_become_fewer_until_none_is_left() -> None:
    table = Table(RULES, 3, [Chance] * 3, bots_seed=3)
    seen: list[float] = []
    while not table.state.over:
        seen.append(rounds_left(RULES, table.view(0)))
        table.step()
    assert 6 < seen[0] < 16
    assert seen[-1] < 0.5


# Whole games


class Spy(Watched, Thrifty):
    pass


class Silent(Thrifty):
    """A thrifty bot that makes and accepts no offers."""

    parameters = {"least": 1000.0, "offers": 0.0}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_thrifty_keeps_the_rules_with_views_only_at_any_table(seats: int) -> None:
    for seed in range(3):
        players = [Spy if (seat + seed) % 3 else Chance for seat in range(seats)]
        table = Table(RULES, seed, players, bots_seed=seed)
        table.run()
        assert table.state.over


def test_bots_know_neither_the_table_nor_the_full_state() -> None:
    folder = Path(TheBot.__module__.replace(".", "/")).parent
    source = Path(__file__).parent.parent / "src" / folder
    for path in source.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                assert not str(node.module).startswith(("bohnhof.table", "bohnhof.arena")), path


def test_the_same_seed_gives_the_same_game() -> None:
    digests = set()
    for _ in range(2):
        table = Table(RULES, 11, [Thrifty, Chance, Thrifty], bots_seed=5)
        table.run()
        digests.add((digest(table.state), tuple(table.acts)))
    assert len(digests) == 1


def test_thrifty_beats_chance_soundly() -> None:
    result = simulate("bohnanza", 4, ["chance", "thrifty", "chance", "chance"], games=8, seed=1)
    assert result.wins == (0, 8, 0, 0)
    assert result.taler[1] > 15


def test_trading_is_what_makes_thrifty_strong() -> None:
    taler = [0, 0]
    for seed in range(6):
        table = Table(RULES, seed, [Thrifty, Silent, Thrifty, Silent], bots_seed=seed)
        table.run()
        for seat, player in enumerate(table.state.players):
            taler[seat % 2] += len(player.taler)
    assert taler[0] > 1.4 * taler[1]


def test_thrifty_players_trade_often_and_harvest_like_people() -> None:
    trades = taler = 0
    for seed in range(4):
        table = Table(RULES, seed, [Thrifty] * 4, bots_seed=seed)
        table.run()
        trades += sum(sentence.startswith("accept") for _, sentence in table.acts)
        taler += sum(len(player.taler) for player in table.state.players)
    assert trades / 4 > 10
    assert 8 < taler / 16 < 18


def test_parameters_make_another_player() -> None:
    class Miser(Thrifty):
        parameters = {"least": 1000.0}

    s = position(revealed="green", me={"fields": ["blue*5", "red*2"]}, left={"fields": ["green*2", "soy"]})
    assert says(s, bot=Miser) == "done"


# Names


def test_bots_are_found_by_name() -> None:
    known = ["chance", "beginner", "casual", "neighbour", "thrifty", "expert", "learned", "search"]
    assert bot_ids() == known
    for name in bot_ids():
        if name != "learned":
            assert bot_maker(name)(RULES, 0, Rng(1)).name == name


def test_a_bot_of_ones_own_is_found_by_module_and_by_file(tmp_path: Path) -> None:
    assert bot_maker("bohnhof.bots.thrifty:Thrifty") is Thrifty
    path = tmp_path / "mine.py"
    path.write_text("from bohnhof.bots.chance import Chance\nclass Mine(Chance):\n    name = 'mine'\n")
    maker = bot_maker(f"{path}:Mine")
    assert maker(RULES, 0, Rng(1)).name == "mine"
    assert bot_maker(f"{path}:Mine") is maker


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("clever", "there is no bot “clever”; there are chance, beginner, casual, neighbour, thrifty"),
        ("", "there is no bot “”; there are chance, beginner, casual, neighbour, thrifty"),
        (":Greedy", "there is no bot “:Greedy”; there are chance, beginner, casual, neighbour, thrifty"),
        ("nowhere/mine.py:Mine", "there is no file “nowhere/mine.py”"),
        ("no.such.package:Mine", "no.such.package cannot be loaded: ModuleNotFoundError"),
        ("bohnhof.bots.thrifty:Missing", "there is no “Missing” in bohnhof.bots.thrifty"),
        ("bohnhof.bots.thrifty:Rules", "“Rules” in bohnhof.bots.thrifty is no bot"),
    ],
)
def test_an_unknown_bot_is_named_in_one_line(name: str, words: str) -> None:
    with pytest.raises(UnknownBotError) as caught:
        bot_maker(name)
    assert str(caught.value).startswith(words)
    assert "\n" not in str(caught.value)


def test_a_file_that_cannot_be_loaded_says_why_in_one_line_and_can_be_mended(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text("class Mine(\n")
    with pytest.raises(UnknownBotError, match=r"mine\.py cannot be loaded: SyntaxError") as caught:
        bot_maker(f"{path}:Mine")
    assert "\n" not in str(caught.value)
    path.write_text("from bohnhof.bots import Bot\nclass Mine(Bot):\n    pass\n")
    assert bot_maker(f"{path}:Mine")(RULES, 0, Rng(1)).name == "bot"


# Supported games


@pytest.fixture
def without_numpy(tmp_path: Path) -> dict[str, str]:
    """Return environment variables for a process without numpy."""
    (tmp_path / "sitecustomize.py").write_text("import sys\nsys.modules['numpy'] = None\n")
    return {"PYTHONPATH": f"{tmp_path}{os.pathsep}{SRC}"}


INSTALL = "learned needs numpy: pip install 'bohnhof[learned]'"


@pytest.mark.parametrize(
    "command",
    [
        ["simulate", "al-cabohne", "--bots", "learned,chance", "--games", "2"],
        ["arena", "al-cabohne", "--match", "learned", "chance", "--games", "2"],
        ["play", "al-cabohne", "--bots", "learned"],
    ],
)
def test_learned_is_refused_without_numpy_and_the_error_ends_with_the_remedy(
    without_numpy: dict[str, str], command: list[str]
) -> None:
    ran = started(command, **without_numpy)
    assert (ran.returncode, ran.stdout, ran.stderr) == (2, "", f"bohnhof: {INSTALL}\n")


def test_lists_do_without_learned_where_there_is_no_numpy(without_numpy: dict[str, str]) -> None:
    listed = json.loads(started(["bots", "--json"], **without_numpy).stdout)
    assert "learned" not in [bot["id"] for bot in listed["bots"]]
    assert listed["broken"] == [{"id": "learned", "origin": "bohnhof", "error": INSTALL}]
    ran = started(["arena", "al-cabohne-solo", "--games", "4", "--seed", "1", "--json"], **without_numpy)
    played = ["chance", "beginner", "casual", "neighbour", "thrifty", "expert"]
    assert json.loads(ran.stdout)["bots"] == played


class Choosy(Chance):
    """A bot that plays only Al Cabohne solo."""

    def __init__(self, rules: Rules, seat: int, rng: Rng) -> None:
        super().__init__(rules, seat, rng)
        if rules.id != "al-cabohne":
            raise ValueError("it knows al-cabohne alone")


class Faulty(Chance):
    def __init__(self, rules: Rules, seat: int, rng: Rng) -> None:
        raise RuntimeError("no\nbeans")


def test_a_bot_says_in_its_constructor_which_games_it_plays() -> None:
    name = f"{Choosy.__module__}:Choosy"
    assert why_not(Choosy, rules_of("al-cabohne")) == ""
    assert why_not(Choosy, RULES) == f"{name} does not play bohnanza: it knows al-cabohne alone"
    with pytest.raises(UnknownBotError, match="it knows al-cabohne alone"):
        check_bot(Choosy, RULES)


def test_a_fault_in_a_constructor_is_told_as_one_and_left_to_the_games() -> None:
    why = why_not(Faulty, RULES)
    assert why.startswith(
        f"{Faulty.__module__}:Faulty fails in bohnanza: RuntimeError: no beans (test_bots.py, "
    )
    check_bot(Faulty, RULES)


def test_an_unknown_bot_cannot_play() -> None:
    assert why_not("clever", RULES).startswith("there is no bot “clever”")


def test_every_built_in_bot_but_learned_plays_every_game() -> None:
    for game in game_ids():
        rules = rules_of(game)
        for bot in bot_ids():
            if bot != "learned":
                assert why_not(bot, rules) == "", (bot, game)
        assert [*quick_bots(rules), "search"] == [bot for bot in bot_ids() if not why_not(bot, rules)]


def test_a_league_is_not_begun_with_a_bot_that_does_not_play_the_game() -> None:
    needed("numpy")
    with pytest.raises(UnknownBotError, match="learned does not play bohnanza: it plays only al-cabohne"):
        simulate("bohnanza", 3, ["learned", "chance", "chance"], games=1)
    with pytest.raises(UnknownBotError, match="learned does not play bohnanza: it plays only al-cabohne"):
        Plan("bohnanza", RULES.revision, LEAGUE, ("learned", "chance"), 4, 1, 1)


# Recorded settings


def test_the_budget_of_a_search_is_recorded() -> None:
    assert bot_settings("search") == {"id": "search", "simulations": 200, "milliseconds": 700}
    assert bot_settings("search-400") == {"id": "search-400", "simulations": 400, "milliseconds": None}
    assert bot_settings("search-250ms") == {"id": "search-250ms", "simulations": None, "milliseconds": 250}


def test_what_was_tuned_for_a_game_is_recorded_by_its_digest() -> None:
    expert, beginner = bot_settings("expert", RULES), bot_settings("beginner", RULES)
    assert set(expert) == {"id", "parameters"}
    assert expert["parameters"] == beginner["parameters"] == bot_settings("search", RULES)["parameters"]
    assert expert["parameters"] != bot_settings("expert", rules_of("prohibohn"))["parameters"]
    assert bot_settings("search", RULES)["network"] is not None
    assert bot_settings("search", rules_of("high-bohn"))["network"] is None
    assert bot_settings("thrifty", RULES) == {"id": "thrifty"}


def test_the_weights_of_learned_are_recorded() -> None:
    found = bot_settings("learned")
    weights = found["weights"]
    assert isinstance(weights, dict)
    assert sorted(weights) == ["al-cabohne", "al-cabohne-solo"]
    one = bot_settings("learned", rules_of("al-cabohne"))
    assert one["weights"] == {"al-cabohne": weights["al-cabohne"]}
    assert one["layout"] == found["layout"]


def test_the_code_of_a_third_party_bot_is_recorded(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text("from bohnhof.bots.chance import Chance\nclass Mine(Chance): pass\n")
    name = f"{path}:Mine"
    found = bot_settings(name)
    assert (found["id"], found["class"]) == (name, "Mine")
    copied = tmp_path / "copy.py"
    shutil.copy(path, copied)
    assert bot_settings(f"{copied}:Mine")["source"] == found["source"]
    changed = tmp_path / "changed.py"
    changed.write_text(path.read_text() + "# better\n")
    assert bot_settings(f"{changed}:Mine")["source"] != found["source"]
    assert bot_settings(Choosy)["class"] == bot_settings(Choosy)["id"] == f"{Choosy.__module__}:Choosy"
    place = "bohnhof.bots.thrifty:Thrifty"
    assert bot_settings(place) == bot_settings(Thrifty) == {"id": place, "class": place}


def test_the_command_of_a_program_is_recorded_with_its_time() -> None:
    name = f"cmd:{sys.executable} my_bot.py"
    assert bot_settings(name) == {"id": name, "command": [sys.executable, "my_bot.py"], "seconds": 5.0}


@pytest.mark.parametrize("bot", [*bot_ids(), "search-9", "bohnhof.bots.thrifty:Thrifty", Choosy])
def test_what_is_recorded_is_data_for_json(bot: str | type[Bot]) -> None:
    for rules in (None, RULES, rules_of("al-cabohne")):
        found = bot_settings(bot, rules)
        assert json.loads(json.dumps(found)) == found == bot_settings(bot, rules)


# Descriptions

ROOT = Path(__file__).parents[1]


def test_every_built_in_bot_is_described() -> None:
    assert list(ABOUT) == bot_ids()


@pytest.mark.parametrize("bot", bot_ids())
def test_the_strength_of_a_bot_is_a_figure_of_the_page_that_is_named(bot: str) -> None:
    about = ABOUT[bot]
    page = (ROOT / about.source).read_text(encoding="utf-8")
    figures = re.findall(r"[0-9.]+ %", about.strength.replace("par 25 %", ""))
    assert figures
    for figure in figures:
        assert re.search(rf"(?<![\d.]){re.escape(figure)}", page), figure
