"""Games that are played, saved, resumed and replayed by commands."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bohnhof.engine.position import digest
from bohnhof.table.record import Record, RecordError, Replay, load, record_of, save
from bohnhof.terminal import play, saves
from tests.commands import BOHNHOF, TO_THE_END, Terminal, in_shell, running, started
from tests.tables import small_table, table_after


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Create a user's data folder for this test."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    return tmp_path


class Finished:
    """A game that was played to its end."""

    def __init__(self, file: Path, ran: subprocess.CompletedProcess[str]) -> None:
        self.file = file
        self.ran = ran


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Finished:
    file = tmp_path_factory.mktemp("finished") / "game.bohnhof"
    return Finished(
        file, started(["play", "--seats", "3", "--seed", "12", "--name", "Ada", "--save", file], TO_THE_END)
    )


def test_a_whole_game_is_played_by_script_and_can_be_replayed(bohnhof: Terminal, finished: Finished) -> None:
    file = finished.file
    assert (finished.ran.returncode, finished.ran.stderr) == (0, "")
    record = load(file)
    assert record.scores is not None
    assert record.names == ["Ada", "Greta", "Marten"]
    assert record.players == ["person", "thrifty", "thrifty"]
    lines = finished.ran.stdout.splitlines()
    assert lines[-1] == f"The seed was 12. Game record: {file}"
    assert lines[-2].endswith((" wins.", "win.", " win together."))
    replayed = bohnhof("replay", file)
    assert replayed.status == 0
    assert lines[-2].replace("You win", "Ada wins").replace("You and", "Ada and") in replayed.out


def test_the_game_is_saved_among_the_users_data_unless_a_file_is_named(bohnhof: Terminal, home: Path) -> None:
    result = bohnhof("play", "--seed", "1", typed="")
    assert result.status == 0
    (saved,) = (home / "data" / "bohnhof" / "games").iterdir()
    assert f"Saved. To continue: bohnhof play --resume {shlex.quote(str(saved))}" in result.out
    assert load(saved).seed == 1


def test_the_hint_how_to_go_on_is_a_command_that_does_it(
    bohnhof: Terminal, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BOHNHOF_STARTED_AS", "python3 run.py")
    own, file = "bohnhof.bots.chance:Chance", home / "a game"
    out = bohnhof("play", "--bots", f"{own},thrifty", "--language", "de", "--save", file).out
    hint = out.splitlines()[-1].removeprefix("Gespeichert. Weiter geht es mit: python3 run.py ")
    assert hint == f"play --resume '{file}' --language de --bots {own},thrifty"
    assert bohnhof(*shlex.split(hint)).status == 0


def test_a_module_started_by_name_is_named_so_in_hints(home: Path) -> None:
    ran = started(["play", "--save", home / "game"])
    program = Path(sys.executable).name
    hint = f"To continue: {program} -m bohnhof play --resume {shlex.quote(str(home / 'game'))}\n"
    assert ran.stdout.endswith(hint)


def test_an_interrupted_game_goes_on_where_it_was(bohnhof: Terminal, home: Path) -> None:
    first = bohnhof("play", "--bots", "chance,thrifty", "--seed", "3", typed="\n1\n" * 9 + "quit\n")
    assert first.status == 0
    path, before = next(saves.unfinished(None))
    assert len(before.acts) > 9
    assert digest(play.go_on(None, None).table.state) == before.digest
    again = bohnhof("play", "--resume", typed="log\n")
    assert again.status == 0
    after = load(path)
    assert after.acts[: len(before.acts)] == before.acts
    assert after.digest == digest(Replay(after).run().state)
    assert "What happened last:" in again.out
    named = bohnhof("play", "--resume", path, "--save", home / "copy", typed="\n1\n" * 3)
    assert named.status == 0
    assert load(path) == after
    assert load(home / "copy").acts[: len(after.acts)] == after.acts


@pytest.mark.skipif(sys.platform == "win32", reason="needs locks on files")
def test_a_game_is_played_by_one_process_at_a_time(bohnhof: Terminal, home: Path) -> None:
    file = home / "game"
    bohnhof("play", "--seed", "3", "--save", file, typed="")
    sat = play.go_on(str(file), None)
    for arguments in (["play", "--resume", file], ["play", "--resume", file, "--save", file]):
        assert bohnhof.refused(*arguments) == f"the game in {file} is being played by another process"
    assert bohnhof("play", "--resume", file, "--save", home / "copy", typed="").status == 0
    del sat  # without quitting, as in a crash
    assert bohnhof("play", "--resume", file, typed="").status == 0
    assert sorted(path.name for path in home.iterdir()) == ["copy", "game"]


def in_order_of_age(*seeds: int) -> list[Path]:
    """Date the unfinished games with these seeds, newest first. Return their files."""
    by_seed = {record.seed: path for path, record in saves.unfinished(None)}
    for age, seed in enumerate(seeds):
        os.utime(by_seed[seed], (1e9 - age, 1e9 - age))
    return [by_seed[seed] for seed in seeds]


@pytest.mark.skipif(sys.platform == "win32", reason="needs locks on files")
def test_the_latest_game_that_nobody_else_plays_is_resumed(bohnhof: Terminal) -> None:
    for seed in ("21", "22"):
        bohnhof("play", "--seed", seed, typed="quit\n")
    newer, older = in_order_of_age(22, 21)
    hold = saves.Hold(newer)
    in_use = f"the game in {newer} is being played by another process"
    result = bohnhof("play", "--resume", typed="quit\n")
    assert (result.status, result.out.splitlines()[0]) == (0, f"Skipped a newer game: {in_use}")
    assert result.out.splitlines()[-1].endswith(f"bohnhof play --resume {shlex.quote(str(older))}")
    older.unlink()
    assert bohnhof.refused("play", "--resume").endswith(f"; there is: {in_use}")
    hold.let_go()
    assert bohnhof("play", "--resume", typed="quit\n").status == 0


def test_a_finished_game_is_not_gone_on_with(bohnhof: Terminal, finished: Finished) -> None:
    assert "is over; look at it with: bohnhof replay" in bohnhof.refused("play", "--resume", finished.file)
    shutil.copy(finished.file, saves.new_path("bohnanza")[0])
    assert "there is no unfinished game" in bohnhof.refused("play", "--resume")


def test_the_latest_unfinished_game_is_resumed(bohnhof: Terminal, home: Path) -> None:
    for seed in ("21", "22"):
        bohnhof("play", "--seed", seed, typed="quit\n")
    in_order_of_age(22, 21)
    assert [record.seed for _, record in saves.unfinished("bohnanza")] == [22, 21]


def test_a_game_that_cannot_be_read_does_not_hide_the_others(bohnhof: Terminal) -> None:
    bohnhof("play", "--seed", "5", typed="quit\n")
    (kept,) = in_order_of_age(5)
    torn = saves.folder() / f"torn{saves.SUFFIX}"
    torn.write_text("bohnhof record 1\n", encoding="utf-8")
    result = bohnhof("play", "--resume", typed="quit\n")
    assert result.status == 0
    assert result.out.startswith(f"Skipped a newer game: {torn}:1: ")
    assert str(kept) in result.out.splitlines()[-1]
    kept.unlink()
    assert f"there is: {torn}:1: " in bohnhof.refused("play", "--resume")


def test_a_file_is_never_overwritten_by_a_new_game(bohnhof: Terminal, home: Path) -> None:
    file = home / "precious.txt"
    file.write_text("mine", encoding="utf-8")
    assert "exists; go on with it by --resume" in bohnhof.refused("play", "--save", file)
    assert file.read_text(encoding="utf-8") == "mine"


def test_a_broken_record_is_told_with_its_line(bohnhof: Terminal, home: Path) -> None:
    file = home / "game.bohnhof"
    bohnhof("play", "--seed", "4", "--save", file, typed="\n1\n" * 5)
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("seed: 4", "seed: 5"), encoding="utf-8")
    for command in (["play", "--resume", file], ["replay", file]):
        assert str(file) in bohnhof.refused(*command)


def test_the_seed_of_a_new_game_is_secret_and_its_own(bohnhof: Terminal, home: Path) -> None:
    seeds = set()
    for name in ("a", "b"):
        result = bohnhof("play", "--save", home / name, typed="?\nt\nc\nlog\nquit\n")
        seed = load(home / name).seed
        assert str(seed) not in result.out
        seeds.add(seed)
    assert len(seeds) == 2


def test_seats_follow_the_bots_named(bohnhof: Terminal, home: Path) -> None:
    bohnhof("play", "--bots", "chance,chance,thrifty,chance", "--save", home / "five", typed="")
    assert load(home / "five").seats == 5
    bohnhof("play", "--seats", "3", "--bots", "chance", "--save", home / "three", typed="")
    assert load(home / "three").players == ["person", "chance", "chance"]


def test_a_bot_of_ones_own_is_named_again_to_go_on(bohnhof: Terminal, home: Path) -> None:
    own, file = "bohnhof.bots.chance:Chance", home / "own"
    bohnhof("play", "--bots", f"{own},thrifty", "--save", file, typed="\n1\n" * 3)
    assert load(file).players == ["person", own, "thrifty"]
    assert bohnhof("play", "--resume", file, "--bots", f"{own},thrifty", typed="quit\n").status == 0
    assert bohnhof("play", "--resume", file, "--bots", own, typed="quit\n").status == 0
    assert load(file).players == ["person", own, "thrifty"]
    assert "thrifty is no chance" in bohnhof.refused("play", "--resume", file, "--bots", f"{own},chance")
    assert "3 bots are named for 2 seats" in bohnhof.refused("play", "--resume", file, "--bots", "a,b,c")


def test_opening_a_saved_game_runs_no_code_it_names(
    bohnhof: Terminal, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(home)
    record = play.begin("bohnanza", ["chance"] * 2, 3, "Ada", home / "game")
    record.players[1] = "evil.py:X"
    record.save()
    record.hold.let_go()
    Path("evil.py").write_text("open('ran', 'w')", encoding="utf-8")
    reason = bohnhof.refused("play", "--resume", "game")
    assert reason.endswith("name it again: --bots evil.py:X,chance")
    assert not Path("ran").exists()


def test_beans_are_named_in_the_language_asked_for(bohnhof: Terminal, home: Path) -> None:
    result = bohnhof("play", "--language", "de", "--save", home / "de", typed="cards\nquit\n")
    assert "Feuer" in result.out
    assert "Chili" not in result.out


def test_a_game_goes_on_where_it_can_no_longer_be_saved(
    bohnhof: Terminal, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = play.save
    saved = 0

    def full(path: Path, record: Record, **how: bool) -> None:
        nonlocal saved
        saved += 1
        if saved > 1:
            raise RecordError(str(path), 0, "cannot be saved (No space left on device)")
        kept(path, record, **how)

    monkeypatch.setattr(play, "save", full)
    result = bohnhof("play", "--seed", "1", "--save", home / "game", typed="\n1\n" * 3)
    assert result.status == 1
    assert "This move was not saved: " in result.out
    assert "Saved." not in result.out
    assert re.search(r"The last \d+ moves were not saved: .*\(No space left on device\)\.", result.out)
    assert load(home / "game").acts == []


@pytest.mark.long
def test_a_finished_game_that_is_not_saved_is_told_so(
    home: Path, bohnhof: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    bohnhof("play", "al-cabohne-solo", "--seed", "1", "--save", home / "game", typed="")

    def full(path: Path, record: Record, **how: bool) -> None:
        if record.acts:
            raise RecordError(str(path), 0, "cannot be saved (No space left on device)")

    monkeypatch.setattr(play, "save", full)
    result = bohnhof("play", "--resume", home / "game", typed=TO_THE_END)
    assert result.status == 1
    assert "moves were not saved: " in result.out.splitlines()[-2]


def test_a_name_is_one_plain_line(bohnhof: Terminal, home: Path) -> None:
    bohnhof("play", "--name", "  A\x1bda\n Love\tlace ", "--save", home / "game", typed="")
    assert load(home / "game").names[0] == "A da Love lace"


def test_control_characters_are_not_echoed(bohnhof: Terminal, home: Path) -> None:
    result = bohnhof("play", "--save", home / "game", typed="\x1b[2J\x07dance\nquit\n")
    assert "\x1b" not in result.out
    assert "\x07" not in result.out


def test_colours_follow_the_environment(home: Path) -> None:
    plain = started(["play", "--seed", "1", "--save", home / "a"], "t\n", FORCE_COLOR="1", NO_COLOR="1")
    assert "\x1b[3" not in plain.stdout
    dumb = started(["play", "--seed", "1", "--save", home / "b"], "t\n", TERM="dumb")
    assert "\x1b" not in dumb.stdout
    assert dumb.returncode == 0


def test_an_old_terminal_gets_question_marks_not_a_traceback(home: Path) -> None:
    ran = started(["play", "--seed", "1", "--save", home / "a"], "t\n?\n", PYTHONIOENCODING="ascii")
    assert ran.returncode == 0
    assert ran.stderr == ""
    assert "Your turn" in ran.stdout or "turn, phase" in ran.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="sends a signal")
@pytest.mark.parametrize("typed", [False, True])
def test_ctrl_c_leaves_quietly_and_says_how_to_go_on(home: Path, typed: bool) -> None:
    with running([*BOHNHOF, "play", "--seed", "1", "--save", home / "game"]) as game:
        game.until_printed("Bohnanza. Type ? for help")
        if typed:
            game.type("x")
            game.until_printed("> x")
        game.interrupt()
        status, out, err = game.wait()
    assert (status, err) == (130, "")
    assert out.endswith(f"bohnhof play --resume {shlex.quote(str(home / 'game'))}\n")
    assert load(home / "game").seed == 1


# Replay


def test_a_replay_stops_where_it_is_told_to(bohnhof: Terminal, finished: Finished) -> None:
    file = finished.file
    acts = len(load(file).acts)
    result = bohnhof("replay", file, "--until", "10")
    assert f"   10  {load(file).acts[9][0] + 1} {load(file).acts[9][1]}" in result.out
    assert "   11  " not in result.out
    assert "wins" not in result.out
    assert f"there is no act {acts + 1}" in bohnhof.refused("replay", file, "--until", str(acts + 1))
    assert "there is no seat 4 among 3" in bohnhof.refused("replay", file, "--seat", "4")


def test_a_replay_for_programs_holds_everything(bohnhof: Terminal, finished: Finished) -> None:
    file = finished.file
    record = load(file)
    data = json.loads(bohnhof("replay", file, "--json").out)
    assert [(act["seat"] - 1, act["sentence"]) for act in data["acts"]] == record.acts
    assert data["scores"] == record.scores
    assert data["seed"] == 12
    assert data["digest"] == record.digest
    assert data["over"] is True
    assert len(data["position"]["players"]) == 3


def test_a_replay_for_one_seat_tells_no_secrets(bohnhof: Terminal, finished: Finished) -> None:
    file = finished.file
    out = bohnhof("replay", file, "--seat", "1", "--json").out
    data = json.loads(out)
    assert "seed" not in data
    assert "digest" not in data
    assert "position" not in data
    assert all("@" not in act["sentence"] for act in data["acts"] if act["seat"] != 1)
    assert data["view"]["viewer"] == 1
    assert "seed" not in data["view"]
    assert isinstance(data["view"]["players"][1]["hand"], int)
    text = bohnhof("replay", file, "--seat", "1").out
    assert re.search(r"Greta draws \d cards", text)
    assert not re.search(r"draws [A-Z]", text)
    assert re.search(r"Greta draws [A-Z]", bohnhof("replay", file).out)
    assert "Hand of" not in text
    assert "seed" not in text


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    """Save the record of a game with one person, in the middle of it."""
    file = tmp_path / "game.bohnhof"
    save(file, record_of(small_table(), ["Ada", "Ben", "Cem"]))
    return file


def test_a_replay_of_an_unfinished_game_shows_what_the_person_may_know(
    bohnhof: Terminal, unfinished: Path
) -> None:
    text = bohnhof("replay", unfinished).out
    assert "seed 3" not in text
    assert "Hand of" not in text
    assert re.search(r"Hand +\[front 1 ", text)
    assert text.endswith("The game is not over: hands, draw pile and seed are shown with --open.\n")
    data = json.loads(bohnhof("replay", unfinished, "--json").out)
    assert {"seed", "first", "digest", "position"}.isdisjoint(data)
    assert data["view"]["viewer"] == 1
    assert [isinstance(player["hand"], int) for player in data["view"]["players"]] == [False, True, True]
    assert bohnhof("replay", unfinished, "--seat", "1").out == text


def test_a_replay_of_an_unfinished_game_tells_no_bots_secrets_unless_all_is_open(
    bohnhof: Terminal, unfinished: Path
) -> None:
    why = "the game is not over: what seat 2 knows is shown with --open only"
    assert why in bohnhof.refused("replay", unfinished, "--seat", "2")
    text = bohnhof("replay", unfinished, "--open").out
    assert "seed 3" in text
    assert "Hand of Ben" in text
    assert "--open" not in text
    data = json.loads(bohnhof("replay", unfinished, "--open", "--json").out)
    assert (data["seed"], data["position"]["seed"]) == (3, 3)
    other = json.loads(bohnhof("replay", unfinished, "--open", "--seat", "2", "--json").out)
    assert other["view"]["viewer"] == 2


def test_an_unfinished_game_without_a_person_is_replayed_for_a_spectator(
    bohnhof: Terminal, tmp_path: Path
) -> None:
    save(tmp_path / "bots", record_of(table_after(30), ["Ann", "Ben", "Cem"]))
    data = json.loads(bohnhof("replay", tmp_path / "bots", "--json").out)
    assert data["view"]["viewer"] == "spectator"
    text = bohnhof("replay", tmp_path / "bots").out
    assert not re.search(r"seed \d|Hand of|front 1", text)


@pytest.mark.skipif(sys.platform == "win32", reason="needs a shell with pipes")
def test_a_reader_that_goes_away_is_no_error(finished: Finished) -> None:
    file = shlex.quote(str(finished.file))
    for command in (f"replay {file}", f"replay {file} --json", "rules", "games"):
        ran = in_shell(f"{command} | true")
        assert ran.stderr == "", command
