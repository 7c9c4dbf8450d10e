"""Third-party games and bots: from files, from modules, and from installed packages."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shlex
import zlib
from pathlib import Path

import pytest

from bohnhof import games
from bohnhof.arena import simulate
from bohnhof.bots import UnknownBotError, bot_ids, bot_maker, bot_settings
from bohnhof.games import UnknownGameError, listed_games, load_game, place_of, rules_of
from bohnhof.table.record import load
from bohnhof.terminal import saves
from tests.commands import SRC, TO_THE_END, Terminal, started
from tests.sites import CLUELESS, Site, code_of

CODE = code_of("adding_a_game.md")
"""The game of the page about adding one."""
OWN = "my_game.py:BeanFair"

BOT = """
from bohnhof.bots.chance import Chance

class Mine(Chance):
    \"\"\"Does anything.

    And more.
    \"\"\"
    name = "mine"
"""


@pytest.fixture(autouse=True)
def folder(empty_folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Create a folder with a game and a bot that have not been loaded."""
    monkeypatch.setenv("COLUMNS", "100")
    (empty_folder / "my_game.py").write_text(CODE, encoding="utf-8")
    (empty_folder / "my_bot.py").write_text(BOT, encoding="utf-8")
    return empty_folder


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Site:
    return Site(tmp_path / "site", monkeypatch)


@pytest.fixture
def fair(site: Site) -> Site:
    """Install a package that declares a game and a bot."""
    site.install(
        "fair_beans",
        CODE + BOT,
        "[bohnhof.games]\nbean-fair = fair_beans:BeanFair\n[bohnhof.bots]\nmine = fair_beans:Mine\n",
    )
    return site


# By import path


def test_a_game_in_a_file_is_simulated_on_any_number_of_processes(bohnhof: Terminal) -> None:
    command = [
        "simulate",
        OWN,
        "--bots",
        "thrifty,my_bot.py:Mine,chance",
        "--games",
        "9",
        "--seed",
        "1",
        "--json",
    ]
    one = json.loads(bohnhof(*command).out)
    two = json.loads(bohnhof(*command, "--processes", "2").out)
    assert (one["game"], one["finished"]) == (OWN, 9)
    assert {**one, "seconds": 0} == {**two, "seconds": 0}
    assert bohnhof("simulate", OWN, "--games", "1").out.startswith("1 games of Bean Fair: ")


def test_a_game_in_a_file_is_played_to_its_end_with_words_made_from_ids(bohnhof: Terminal) -> None:
    result = bohnhof("play", OWN, "--seats", "3", "--seed", "5", typed=f"cards\n?\nrules\n{TO_THE_END}")
    assert (result.status, result.err) == (0, "")
    assert "Your turn, fair" in result.out
    assert re.search(r"^Wax +10 ", result.out, re.MULTILINE)
    assert "there are no rules of “bean-fair”" in result.out
    assert re.search(r"\d stow\b", result.out)
    assert re.search(r"\bwins?\b", result.out)


def test_a_variant_in_a_file_has_the_rules_of_its_game_to_read(bohnhof: Terminal) -> None:
    result = bohnhof("play", "my_game.py:ShortBohnanza", typed="rules 6.5\nrules\nquit\n")
    assert "BO 6.5  A field of a single card" in result.out
    assert "Chapters: 1 Material" in result.out


def test_a_saved_game_of_ones_own_is_gone_on_with_where_it_is_named_again(
    bohnhof: Terminal, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = bohnhof("play", OWN, "--seed", "3", typed="quit\n")
    (path,) = saves.folder().iterdir()
    assert left.out.endswith(f"To continue: bohnhof play --resume {shlex.quote(str(path))} --game {OWN}\n")
    assert "game: bean-fair\n" in path.read_text(encoding="utf-8")
    assert bohnhof("play", "--resume", OWN, typed="quit\n").status == 0
    monkeypatch.setattr(games, "_made", {})
    monkeypatch.setattr(games, "_own", {})
    for command in (["play", "--resume"], ["play", "--resume", path], ["replay", path]):
        reason = bohnhof.refused(*command)
        assert "there is no game “bean-fair”; there are: bohnanza" in reason
        assert "for a file of your own game, load the game first: --game my_game.py:Class" in reason
    assert bohnhof("play", "--resume", path, "--game", OWN, typed="\n1\n").status == 0
    assert bohnhof("replay", path, "--game", OWN).out.startswith("Bean Fair, 4 seats, ")
    assert load(path).game == "bean-fair"


def test_a_file_runs_no_code_of_a_game_it_names(bohnhof: Terminal, folder: Path) -> None:
    bohnhof("play", "--seed", "3", "--save", "game", typed="quit\n")
    text = Path("game").read_text(encoding="utf-8")
    Path("evil.py").write_text("open('ran', 'w')", encoding="utf-8")
    Path("game").write_text(text.replace("game: bohnanza", "game: evil.py:X"), encoding="utf-8")
    case = "title: x\nposition: {game: 'evil.py:X', players: [{}], draw: rest}\nacts: [1: done]\n"
    Path("case.yaml").write_text(case, encoding="utf-8")
    assert "there is no game “evil.py:X”" in bohnhof.refused("play", "--resume", "game")
    assert "there is no game “evil.py:X”" in bohnhof.refused("replay", "game")
    assert "there is no game “evil.py:X”" in bohnhof("check", "case.yaml").out
    assert not Path("ran").exists()


SCENARIO = """
title: A card is stowed
position:
  game: bean-fair
  phase: fair
  players: [{hand: red wax}, {}]
  draw: rest
acts:
  - 1: stow
  - expect: {player 1: {hand: wax}, stall: red}
"""


def test_a_game_of_ones_own_is_checked_and_so_are_scenarios_of_it(bohnhof: Terminal, folder: Path) -> None:
    Path("case.yaml").write_text(SCENARIO, encoding="utf-8")
    result = bohnhof("check", OWN, "case.yaml")
    assert result.status == 0
    proved, count = result.out.splitlines()
    assert proved.startswith("bean-fair: 20 games, ")
    assert count == "2 passed, 0 failed"


@pytest.mark.long
def test_a_check_warns_of_bots_that_fail_in_a_game(clueless: dict[str, str]) -> None:
    ran = started(["check", "clueless"], **clueless)
    assert (ran.returncode, ran.stderr) == (0, "")
    _, *warnings, count = ran.stdout.splitlines()
    assert count == "1 passed, 0 failed"
    failing = [
        re.search(r"^warning: game 1 of clueless, .* broke off at bot (\w+) on", line) for line in warnings
    ]
    assert {"beginner", "casual", "neighbour", "expert"} <= {found[1] for found in failing if found}


def test_a_game_that_breaks_a_law_fails_the_check(bohnhof: Terminal, folder: Path) -> None:
    leak = "    id = 'leaky'\n    def veil(self, v, s, seat):\n        v.draw = s.draw[:]\n"
    leaky = f"{CODE}\n\nclass Leaky(BeanFair):\n{leak}"
    Path("leaky.py").write_text(leaky, encoding="utf-8")
    result = bohnhof("check", "leaky.py:Leaky")
    assert result.status == 1
    assert result.out.startswith("leaky, ")
    assert "again: check_game(" in result.out
    assert result.out.endswith("0 passed, 1 failed\n")


@pytest.mark.parametrize(
    ("code", "name", "reason"),
    [
        ("", "my_file.py:Missing", "there is no “Missing” in my_file.py"),
        ("", "no_file.py:Mine", "there is no file “no_file.py”"),
        ("", "no.such.module:Mine", "no.such.module cannot be loaded: ModuleNotFoundError"),
        ("Mine = 3", "my_file.py:Mine", "“Mine” in my_file.py is no game: it has to be a class made from"),
        ("import sys; sys.exit(3)", "my_file.py:Mine", "my_file.py cannot be loaded: SystemExit: 3"),
        (
            "from bohnhof.games.bohnanza.rules import Bohnanza\nclass Mine(Bohnanza): pass",
            "my_file.py:Mine",
            "Mine calls itself “bohnanza”, as another game does",
        ),
        (
            "from bohnhof.games.bohnanza.rules import Bohnanza\nclass Mine(Bohnanza):\n    id = '../x y'",
            "my_file.py:Mine",
            "my_file.py:Mine needs an id of small letters and hyphens, not “../x y”",
        ),
        (
            "from bohnhof.engine.rules import Rules\nclass Mine(Rules):\n    id = 'mine'",
            "my_file.py:Mine",
            "my_file.py:Mine cannot be loaded: TypeError: ",
        ),
    ],
)
def test_a_game_that_cannot_be_loaded_says_why_in_one_line(
    bohnhof: Terminal, folder: Path, code: str, name: str, reason: str
) -> None:
    Path("my_file.py").write_text(code, encoding="utf-8")
    for command in ("play", "simulate", "check"):
        assert bohnhof.refused(command, name).startswith(reason)


def test_a_game_is_the_same_however_its_place_is_written(folder: Path) -> None:
    rules = load_game(OWN)
    assert load_game(f"{folder}/my_game.py:BeanFair") is rules
    assert rules_of("bean-fair") is rules
    assert place_of(rules) == OWN
    assert place_of(rules_of("bohnanza")) == ""


def test_two_games_of_one_id_are_not_confused(folder: Path) -> None:
    Path("other.py").write_text(CODE, encoding="utf-8")
    load_game(OWN)
    with pytest.raises(UnknownGameError, match="calls itself “bean-fair”, as another game does"):
        load_game("other.py:BeanFair")


# By entry point


def test_installed_games_and_bots_are_listed_with_their_origin(bohnhof: Terminal, fair: Site) -> None:
    about = "A short game for two to four with a fair before each turn."
    assert re.search(
        rf"^bean-fair +Bean Fair, 2 to 4 seats: {about} \(fair_beans 1.2\)$",
        bohnhof("games").out,
        re.MULTILINE,
    )
    line = r"^mine +Does anything; every game \(fair_beans 1.2\)$"
    assert re.search(line, bohnhof("bots").out, re.MULTILINE)
    listed = json.loads(bohnhof("games", "--json").out)
    assert {game["origin"] for game in listed["games"]} == {"bohnhof", "fair_beans 1.2"}
    assert listed["broken"] == []
    bots = json.loads(bohnhof("bots", "--json").out)["bots"]
    every = list(games.GAMES)
    assert bots[-1] == {"id": "mine", "about": "Does anything.", "games": every, "origin": "fair_beans 1.2"}
    assert [bot["id"] for bot in bots] == [*bot_ids(), "mine"]


def test_installed_games_and_bots_are_played_and_gone_on_with_by_their_ids(
    bohnhof: Terminal, fair: Site
) -> None:
    command = ["simulate", "bean-fair", "--bots", "mine,thrifty", "--seats", "2", "--games", "9"]
    assert bohnhof(*command, "--processes", "2").status == 0
    left = bohnhof("play", "bean-fair", "--bots", "mine", typed="quit\n")
    assert "--game" not in left.out
    assert "--bots" not in left.out
    assert bohnhof("play", "--resume", typed="\n1\n").status == 0
    assert bohnhof("check", "bean-fair").status == 0


def test_a_result_records_the_package_of_an_installed_bot(fair: Site) -> None:
    found = bot_settings("mine")
    source = hashlib.sha256((fair.folder / "fair_beans.py").read_bytes()).hexdigest()
    assert found == {
        "id": "mine",
        "package": "fair_beans",
        "version": "1.2",
        "class": "fair_beans:Mine",
        "source": source[:12],
    }


def test_what_is_broken_is_listed_with_its_error_and_breaks_nothing(bohnhof: Terminal, fair: Site) -> None:
    fair.install(
        "crashing", "1 / 0", "[bohnhof.games]\ncrash = crashing:Game\n[bohnhof.bots]\nboom = crashing:B\n"
    )
    fair.install(
        "taking", CODE, "[bohnhof.games]\nbohnanza = taking:BeanFair\nother-name = taking:BeanFair\n"
    )
    fair.install("garbled", "", "[bohnhof.games]\nthis is no entry point\n[bohnhof.bots]\n")
    fair.install("wrong", "x = 3", "[bohnhof.bots]\nwrong = wrong:x\ngone = wrong:y\n")
    listed = json.loads(bohnhof("games", "--json").out)
    errors = {game["id"]: game["error"] for game in listed["broken"]}
    assert errors["crash"] == (
        "“crash” of crashing 1.2 cannot be loaded: ZeroDivisionError: division by zero "
        "(crashing.py, line 1, in <module>)"
    )
    assert errors["bohnanza"] == "there is another game of this name"
    assert errors["other-name"] == "“other-name” calls itself “bean-fair”; a game has one name"
    assert "cannot be loaded" in errors["?"]
    assert [game["id"] for game in listed["games"]] == [*games.GAMES, "bean-fair"]
    out = bohnhof("bots").out
    assert re.search(r"^boom +cannot be used: .*ZeroDivisionError.* \(crashing 1.2\)$", out, re.MULTILINE)
    assert re.search(
        r"^wrong +cannot be used: “wrong” is no bot: it has to be a class made", out, re.MULTILINE
    )
    assert "gone" in out
    assert bohnhof("simulate", "bean-fair", "--bots", "mine", "--games", "1").status == 0
    assert "ZeroDivisionError" in bohnhof.refused("simulate", "crash")
    assert type(rules_of("bohnanza")).__name__ == "Bohnanza"
    with pytest.raises(UnknownBotError, match="ZeroDivisionError"):
        bot_maker("boom")


def test_a_package_that_is_found_twice_is_listed_once(
    fair: Site, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Site(tmp_path / "before", monkeypatch).install(
        "fair_beans", CODE + BOT, "[bohnhof.games]\nbean-fair = fair_beans:BeanFair\n", "2.0"
    )
    assert [one.origin for one in listed_games() if one.name == "bean-fair"] == ["fair_beans 2.0"]


def test_a_series_is_the_same_by_place_and_by_id(fair: Site) -> None:
    by_place = simulate(OWN, 3, ["chance"] * 3, games=2, seed=1)
    games._made.clear()
    by_id = simulate("bean-fair", 3, ["mine"] * 3, games=2, seed=1)
    assert by_place.digest == by_id.digest


# With faults

FAULTY = """
from bohnhof.bots.chance import Chance

class Raises(Chance):
    def decide(self, view, moves, question):
        raise KeyError("red")

class Text(Chance):
    def decide(self, view, moves, question):
        return "done"

class Mute(Chance):
    def decide(self, view, moves, question):
        return None

class Exits(Chance):
    def decide(self, view, moves, question):
        raise SystemExit(3)

class Deaf(Chance):
    def saw(self, fact):
        raise RuntimeError("what?")

class Late(Chance):
    def saw(self, fact):
        if fact.what.id == "over":
            raise RuntimeError("too late")

class Unborn(Chance):
    def __init__(self, rules, seat, rng):
        raise RuntimeError("too early")
"""


@pytest.fixture
def clueless(site: Site) -> dict[str, str]:
    """Return variables for a process with a game whose heuristic fails, and with faulty bots."""
    site.install("clueless", CLUELESS, "[bohnhof.games]\nclueless = clueless:Clueless\n")
    bots = "".join(f"{name.lower()} = faulty:{name}\n" for name in ("Raises", "Unborn"))
    site.install("faulty", FAULTY, f"[bohnhof.bots]\n{bots}")
    return {"PYTHONPATH": f"{site.folder}{os.pathsep}{SRC}", "COLUMNS": "200"}


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "No hint here: the expert doesn’t know this game well enough."),
        ("de", "Hier gibt es keinen Tipp: Der Profi kennt dieses Spiel nicht gut genug."),
    ],
)
def test_a_hint_in_a_game_that_the_expert_does_not_know_says_so(
    clueless: dict[str, str], language: str, words: str
) -> None:
    command = ["play", "clueless", "--seed", "1", "--language", language]
    ran = started(command, typed="hint\nquit\n", **clueless)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert words in ran.stdout


def test_a_hint_in_an_added_game_names_a_move(bohnhof: Terminal) -> None:
    out = bohnhof("play", OWN, "--seats", "2", "--seed", "5", typed="hint\nquit\n").out
    assert "Your turn, fair" in out
    assert "No hint here" not in out


def test_a_new_game_is_not_begun_with_a_bot_that_cannot_play_it(clueless: dict[str, str]) -> None:
    reason = "unborn fails in clueless: RuntimeError: too early (faulty.py, line 31, in __init__)"
    ran = started(["play", "clueless", "--bots", "unborn"], **clueless)
    assert (ran.returncode, ran.stdout, ran.stderr) == (2, "", f"bohnhof: {reason}\n")


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("Raises", "KeyError: 'red'"),
        ("Text", "action"),
        ("Mute", "chance on seat 2 does nothing where the table waits for it"),
        ("Exits", "chance on seat 2 wants to end the program"),
        ("Deaf", "RuntimeError: what?"),
    ],
)
def test_a_bot_that_fails_at_the_terminal_is_replaced_and_named(
    bohnhof: Terminal, folder: Path, bot: str, why: str
) -> None:
    Path("faulty.py").write_text(FAULTY, encoding="utf-8")
    name = f"faulty.py:{bot}"
    ran = bohnhof("play", "al-cabohne", "--bots", name, "--seed", "2", typed="\n1\n" * 20)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.count(f"The bot {name} can’t play on, so Thrifty plays for {bot}.") == 1
    assert re.search(rf"^\(.*{re.escape(why)}.*\)$", ran.out, re.MULTILINE | re.IGNORECASE)
    (path,) = saves.folder().iterdir()
    assert len([seat for seat, _ in load(path).acts if seat == 1]) > 5


def test_a_fault_of_the_rules_is_not_blamed_on_a_bot(bohnhof: Terminal, folder: Path) -> None:
    Path("breaking.py").write_text(
        "from bohnhof.games.bohnanza.rules import Bohnanza\n"
        "class Breaking(Bohnanza):\n"
        "    id = 'breaking'\n"
        "    def draw_card(self, s, seat):\n"
        "        if len(s.draw) < 60:\n"
        "            raise RuntimeError('no cards')\n"
        "        super().draw_card(s, seat)\n",
        encoding="utf-8",
    )
    with pytest.raises(RuntimeError, match="no cards"):
        bohnhof("play", "breaking.py:Breaking", "--seed", "2", typed=TO_THE_END)
    assert "can’t play on" not in bohnhof.capsys.readouterr().out


@pytest.mark.long
def test_a_bot_that_fails_after_the_end_harms_nobody(bohnhof: Terminal, folder: Path) -> None:
    Path("faulty.py").write_text(FAULTY, encoding="utf-8")
    ran = bohnhof("play", "al-cabohne", "--bots", "faulty.py:Late", "--seed", "2", typed=TO_THE_END)
    assert (ran.status, ran.err) == (0, "")
    assert "can’t play on" not in ran.out


def test_a_saved_game_opens_although_its_bot_cannot_play_any_more(
    bohnhof: Terminal, folder: Path, site: Site
) -> None:
    bohnhof("play", "bohnanza", "--seats", "3", "--seed", "3", "--save", "game", typed="quit\n")
    text = Path("game").read_text(encoding="utf-8").partition("checksum")[0]
    for bot in ("learned", "gone"):
        lines = text.replace("(thrifty)", f"({bot})", 1)
        Path("game").write_text(f"{lines}checksum: {zlib.crc32(lines.encode()):08x}\n", encoding="utf-8")
        ran = bohnhof("play", "--resume", "game", typed="quit\n")
        assert (ran.status, ran.err) == (0, "")
        assert f"The bot {bot} can’t play on, so Thrifty plays for Greta." in ran.out
        assert f"({bot})" in Path("game").read_text(encoding="utf-8")
