"""The commands of the command line."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bohnhof import __version__, rulebook
from bohnhof.loading import engine_kind
from tests.commands import BOHNHOF, Terminal, environment, in_shell, running


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Create a user's data folder for this test."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    return tmp_path


# Short commands


def test_the_version_names_the_engine(bohnhof: Terminal) -> None:
    result = bohnhof("--version")
    assert result.out == f"bohnhof {__version__}, {engine_kind()} engine\n"
    assert result.status == 0


def test_without_a_command_there_is_help(bohnhof: Terminal) -> None:
    result = bohnhof()
    assert result.status == 0
    for command in ("games", "bots", "play", "simulate", "rules", "check", "replay"):
        assert command in result.out


def test_games_are_listed_with_their_seats(bohnhof: Terminal) -> None:
    assert re.match(r"bohnanza +Bohnanza, 3 to 5 seats: ", bohnhof("games").out)
    assert "Bohnen" in bohnhof("games", "--language", "de").out


def test_the_short_commands_print_the_same_by_the_short_way(bohnhof: Terminal) -> None:
    assert bohnhof("games").out == bohnhof("games", "--language", "en").out
    assert bohnhof("games", "--json").out == bohnhof("games", "--json", "--language", "en").out
    assert bohnhof("--version").out == bohnhof("--version", "games").out


def test_games_are_listed_for_programs(bohnhof: Terminal) -> None:
    game = json.loads(bohnhof("games", "--json").out)["games"][0]
    assert game["id"] == "bohnanza"
    assert (game["fewest_seats"], game["most_seats"]) == (3, 5)
    assert game["title"] == "Bohnanza"
    assert game["about"]


@pytest.mark.parametrize("arguments", [["--version"], ["games"], ["games", "--json"]])
def test_the_short_commands_import_nothing_heavy(arguments: list[str]) -> None:
    code = (
        "import sys; from bohnhof.cli import main; main(sys.argv[1:]);"
        "heavy = ('rich', 'typer', 'yaml', 'bohnhof.table', 'bohnhof.bots', 'bohnhof.terminal');"
        "print([name for name in heavy if name in sys.modules])"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        capture_output=True,
        text=True,
        check=True,
        env=environment(),
    )
    assert ran.stdout.splitlines()[-1] == "[]"


# Errors


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["dance"], "No such command 'dance'."),
        (["games", "--colour"], "No such option: --colour"),
        (["games", "--language", "xx"], "there is no language “xx”; there are: de, en, nl, fr"),
        (["play", "chess"], "there is no game “chess”; there are: bohnanza"),
        (["play", "--seats", "x"], "Invalid value for '--seats'"),
        (["play", "--seats", "2"], "Bohnanza is for 3 to 5 seats, not 2"),
        (["play", "--seats", "6"], "Bohnanza is for 3 to 5 seats, not 6"),
        (["play", "--bots", "nobody"], "nobody"),
        (["play", "--bots", "no.such.module:Bot"], "no.such.module"),
        (["play", "--bots", "thrifty,chance", "--seats", "5"], "2 bots are named for 4 seats"),
        (["play", "--bots", ","], "bot"),
        (["play", "--language", "xx"], "there is no language “xx”"),
        (["play", "--seed", "many"], "Invalid value for '--seed'"),
        (["play", "--seed", "-5"], "a seed is a whole number from 0 to 2**160 - 1, not -5"),
        (["play", "--seed", "9" * 50], "a seed is a whole number from 0 to"),
        (["simulate", "bohnanza", "--seed", "-5"], "a seed is a whole number from 0 to"),
        (["serve", "--site", "beans.example"], "'beans.example' is not the address of a site; write it as"),
        (["play", "--save", "/nowhere/at/all/game.bohnhof"], "/nowhere/at/all/game.bohnhof"),
        (["play", "--resume"], "there is no unfinished game in"),
        (["play", "--resume", "bohnanza"], "there is no unfinished game of bohnanza in"),
        (["play", "--resume", "/nowhere.bohnhof"], "/nowhere.bohnhof: cannot be read"),
        (["play", "--resume", "--seats", "4"], "--seats cannot be changed in a saved game"),
        (["simulate"], "Missing argument"),
        (["simulate", "chess"], "there is no game “chess”"),
        (["simulate", "bohnanza", "--seats", "9"], "Bohnanza is for 3 to 5 seats, not 9"),
        (["simulate", "bohnanza", "--games", "0"], "Invalid value for '--games'"),
        (["simulate", "bohnanza", "--bots", "nobody", "--games", "1"], "nobody"),
        (["rules", "chess"], "there are no rules of “chess”"),
        (["rules", "--paragraph", "BO 99.9"], "BO 99.9"),
        (["rules", "1.1"], "“1.1” may be AC 1.1 or BO 1.1"),
        (["rules", "99.9"], "there is no paragraph “99.9”"),
        (["rules", "1.1", "--search", "bean"], "are different questions"),
        (["rules", "BO", "1.1", "--coverage"], "are different questions"),
        (["rules", "BO", "1.1", "--paragraph", "1.2"], "are the same question"),
        (["rules", "XX", "1.1"], "there is no paragraph “XX 1.1”"),
        (["rules", "bohnanza", "99.9"], "there is no paragraph “99.9”"),
        (["check"], "Missing argument"),
        (["check", "/nowhere.yaml"], "/nowhere.yaml: there is no such file or folder"),
        (["replay", "/nowhere.bohnhof"], "/nowhere.bohnhof: cannot be read"),
    ],
)
def test_a_mistake_is_told_in_one_line(bohnhof: Terminal, arguments: list[str], reason: str) -> None:
    assert reason in bohnhof.refused(*arguments)


# Check


SCENARIO = """
title: {title}
position:
  game: bohnanza
  active: 1
  phase: plant-hand
  players: [{{hand: red chili}}, {{}}, {{}}]
  draw: rest
acts:
  - 1: plant 1
  - expect: {{player 1: {{fields: [{field}]}}}}
"""


def test_scenarios_are_checked_one_by_one_and_by_folder(bohnhof: Terminal, home: Path) -> None:
    folder = home / "scenarios" / "deep"
    folder.mkdir(parents=True)
    good, bad = folder / "good.yaml", folder / "bad.yml"
    good.write_text(SCENARIO.format(title="good", field="red"), encoding="utf-8")
    result = bohnhof("check", good)
    assert (result.status, result.out) == (0, "1 passed, 0 failed\n")
    bad.write_text(SCENARIO.format(title="bad", field="blue"), encoding="utf-8")
    result = bohnhof("check", home / "scenarios")
    assert result.status == 1
    assert result.out.splitlines()[-1] == "1 passed, 1 failed"
    assert result.out.startswith(f"{bad}:11: ")
    (home / "empty").mkdir()
    assert "there is no scenario file" in bohnhof.refused("check", home / "empty")


# Simulate


KEYS = {"game", "seats", "games", "finished", "actions", "seconds", "taler", "wins", "nobody", "digest"}


def test_a_simulation_counts_the_same_on_any_number_of_processes(bohnhof: Terminal) -> None:
    command = ["simulate", "bohnanza", "--bots", "chance", "--games", "3", "--seed", "7", "--json"]
    one = json.loads(bohnhof(*command, "--seats", "3").out)
    two = json.loads(bohnhof(*command, "--seats", "3", "--processes", "2").out)
    assert set(one) >= KEYS
    assert (one["game"], one["seats"], one["games"], one["finished"]) == ("bohnanza", 3, 3, 3)
    assert len(one["taler"]) == len(one["wins"]) == 3
    assert {**one, "seconds": 0} == {**two, "seconds": 0}


def test_a_simulation_is_told_in_a_few_lines(bohnhof: Terminal) -> None:
    result = bohnhof("simulate", "bohnanza", "--bots", "thrifty,chance,chance", "--games", "2")
    assert (result.status, result.err) == (0, "")
    lines = result.out.splitlines()
    assert lines[0].startswith("2 games of Bohnanza: ")
    assert [line.split()[:2] for line in lines[2:5]] == [["1", "thrifty"], ["2", "chance"], ["3", "chance"]]


def test_the_wins_of_the_mafia_are_told(bohnhof: Terminal) -> None:
    command = ["simulate", "al-cabohne", "--bots", "chance", "--games", "2"]
    assert json.loads(bohnhof(*command, "--json").out)["nobody"] == 2
    assert re.search(r"^ +the mafia +2 100\.0 %$", bohnhof(*command).out, re.MULTILINE)
    assert "nobody" not in bohnhof("simulate", "bohnanza", "--bots", "chance", "--games", "2").out


def test_a_bot_that_breaks_the_rules_is_told_in_one_line(bohnhof: Terminal, home: Path) -> None:
    bot = home / "lazy.py"
    lines = [
        "from bohnhof.bots import Bot",
        "class Lazy(Bot):",
        "    def decide(self, view, moves, question): return None",
    ]
    bot.write_text("\n".join(lines), encoding="utf-8")
    result = bohnhof("simulate", "bohnanza", "--bots", f"{bot}:Lazy")
    assert result.status == 1
    assert "does nothing where the table waits for it" in result.err
    assert len(result.err.splitlines()) == 1


SIGNALLING_BOT = """
from pathlib import Path
from bohnhof.bots.chance import Chance

class Signalling(Chance):
    def decide(self, *arguments):
        Path(__file__).with_suffix(".begun").touch()
        return super().decide(*arguments)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="sends a signal")
def test_an_interrupted_simulation_tells_what_is_finished(tmp_path: Path) -> None:
    bot = tmp_path / "signalling.py"
    bot.write_text(SIGNALLING_BOT)
    command = [*BOHNHOF, "simulate", "bohnanza", "--games", "1000000", "--json", "--seats", "3"]
    with running([*command, "--bots", f"{bot}:Signalling"]) as simulation:
        simulation.until(bot.with_suffix(".begun").exists, "a first move")
        simulation.interrupt()
        status, out, err = simulation.wait()
    assert (status, err) == (130, "")
    result = json.loads(out)
    assert result["games"] == 1000000
    assert result["finished"] < 1000000


# Rules


def test_the_rules_are_printed_with_chapters_ids_and_tables(bohnhof: Terminal) -> None:
    result = bohnhof("rules")
    assert result.status == 0
    for expected in ("1 Material", "BO 1.1", "Feuerbohne", "8 Knowledge and free actions", "BO 8.7"):
        assert expected in result.out


def test_one_paragraph_or_a_word_is_found(bohnhof: Terminal) -> None:
    assert bohnhof("rules", "--paragraph", "bo 6.5").out.startswith("BO 6.5  A field of a single card")
    assert "BO 4.8" in bohnhof("rules", "--search", "gift").out
    none = bohnhof("rules", "--search", "zebra")
    assert (none.status, none.err) == (1, "bohnhof: no rule has “zebra”\n")
    assert "ask one" in bohnhof.refused("rules", "--search", "gift", "--coverage")


def test_rules_are_printed_for_programs(bohnhof: Terminal) -> None:
    (paragraph,) = json.loads(bohnhof("rules", "--paragraph", "BO 2.3", "--json").out)["paragraphs"]
    assert set(paragraph) == {"id", "text", "sources", "chapter"}
    assert paragraph["chapter"] == "2 Set-up and hand"
    assert len(json.loads(bohnhof("rules", "--json").out)["paragraphs"]) > 70


def test_a_word_is_looked_for_in_the_rules_of_the_game_named(bohnhof: Terminal) -> None:
    command = ["rules", "rabohnzel", "--search", "chance", "--json"]
    ids = [paragraph["id"] for paragraph in json.loads(bohnhof(*command).out)["paragraphs"]]
    assert "RZ 7.15" in ids
    assert [name for name in ids if not re.match(r"RZ |R-RZ|R\d", name)] == []
    none = bohnhof("rules", "bohnanza", "--search", "princess")
    assert (none.status, none.err) == (1, "bohnhof: no rule of bohnanza has “princess”\n")


def test_rules_are_read_in_the_language_asked_for(bohnhof: Terminal) -> None:
    assert "Ein Feld mit einer einzelnen Karte" in bohnhof("rules", "BO 6.5", "--language", "de").out
    assert "Le paquet" in bohnhof("rules", "bohnanza", "--language", "fr").out
    found = json.loads(bohnhof("rules", "--search", "Zugstapel", "--language", "de", "--json").out)
    assert "BO 7.1" in [paragraph["id"] for paragraph in found["paragraphs"]]
    assert "there is no language “xx”" in bohnhof.refused("rules", "--language", "xx")


def test_a_game_is_told_on_one_screen(bohnhof: Terminal) -> None:
    assert bohnhof("rules", "prohibohn-pub", "--quick").out.startswith("Prohibohn in one minute\n")
    assert "Ziel" in bohnhof("rules", "--quick", "--language", "de").out
    assert "ask one" in bohnhof.refused("rules", "--quick", "--search", "taler")


@pytest.mark.long
def test_coverage_of_one_game_is_told_alone(bohnhof: Terminal) -> None:
    ids = [line.split("  ")[0] for line in bohnhof("rules", "bohnanza", "--coverage").out.splitlines()[:-1]]
    assert ids == [paragraph.id for paragraph in rulebook.paragraphs("bohnanza")]
    variant = json.loads(bohnhof("rules", "prohibohn-pub", "--coverage", "--json").out)
    assert {paragraph["id"][:2] for paragraph in variant["paragraphs"]} == {"PB"}
    assert "there are no rules of “chess”" in bohnhof.refused("rules", "chess", "--coverage")


def test_coverage_counts_the_tests_of_each_paragraph(bohnhof: Terminal) -> None:
    data = json.loads(bohnhof("rules", "--coverage", "--json").out)
    assert "BO 6.5" in [paragraph["id"] for paragraph in data["paragraphs"]]
    result = bohnhof("rules", "--coverage")
    bare = [paragraph["id"] for paragraph in data["paragraphs"] if not paragraph["tests"]]
    assert result.out.splitlines()[-1] == f"{len(data['paragraphs'])} paragraphs, {len(bare)} without a test"
    assert result.status == (1 if bare else 0)


@pytest.mark.skipif(sys.platform == "win32", reason="needs a shell that closes streams")
@pytest.mark.parametrize(
    ("command", "status", "reason"),
    [
        ("games >&-", 2, "bohnhof: the output is closed\n"),
        ("rules --paragraph R2 >&-", 2, "bohnhof: the output is closed\n"),
        ("play --save game <&-", 0, ""),
        ("games nonsense 2>&-", 2, ""),
    ],
)
def test_closed_streams_are_told_in_one_line(home: Path, command: str, status: int, reason: str) -> None:
    ran = in_shell(command, home)
    assert (ran.returncode, ran.stderr) == (status, reason)


@pytest.mark.parametrize("module", ["bohnhof.cli", "typer"])
def test_an_interrupt_while_the_command_starts_is_quiet(module: str) -> None:
    code = f"""
import runpy, sys
class Interrupting:
    def find_spec(self, name, *_):
        if name == {module!r}:
            raise KeyboardInterrupt
sys.meta_path.insert(0, Interrupting())
sys.argv = ["-m", "--help"]
runpy.run_module("bohnhof", run_name="__main__")
"""
    ran = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=False,
        env=environment(),
    )
    assert (ran.returncode, ran.stderr) == (130, "")


@pytest.mark.parametrize(
    "arguments",
    [
        ["BO 6.5"],
        ["bo6.5"],
        ["BO", "6.5"],
        ["bohnanza", "6.5"],
        ["bohnanza", "BO 6.5"],
        ["bohnanza", "--paragraph", "6.5"],
        ["--paragraph", "BO 6.5"],
    ],
)
def test_a_paragraph_is_found_without_its_letters_where_the_game_is_known(
    bohnhof: Terminal, arguments: list[str]
) -> None:
    assert bohnhof("rules", *arguments).out.startswith("BO 6.5 ")


def test_a_number_that_one_game_has_needs_no_letters(bohnhof: Terminal) -> None:
    everything = [one.id for game in rulebook.games() for one in rulebook.paragraphs(game)]
    numbers = [name.partition(" ")[2] for name in everything]
    name, number = next(pair for pair in zip(everything, numbers, strict=True) if numbers.count(pair[1]) == 1)
    assert bohnhof("rules", number).out.startswith(f"{name} ")


def test_check_tells_why_each_refusal_was_refused(bohnhof: Terminal) -> None:
    file = Path(__file__).parent / "scenarios" / "bohnanza" / "6_a_harvest.yaml"
    *told, last = bohnhof("check", file, "--reasons").out.splitlines()
    assert len(told) == file.read_text(encoding="utf-8").count("refused:") > 0
    assert all(re.fullmatch(rf"{re.escape(str(file))}:\d+: seat \d: .+: .+", line) for line in told)
    assert last.endswith(" passed, 0 failed")
