"""Bots that are external programs, and all their possible faults, with real processes."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bohnhof.arena import Plan, Result, simulate
from bohnhof.bots import UnknownBotError, bot_maker
from bohnhof.bots.chance import Chance
from bohnhof.bots.faults import Fault
from bohnhof.bots.program import MOST_FALLS, Program, end_idle_programs
from bohnhof.engine.state import SPECTATOR
from bohnhof.engine.wire import read_view
from bohnhof.games import rules_of
from bohnhof.table.record import record_of, save
from bohnhof.table.table import Table
from tests.commands import BOHNHOF, TO_THE_END, Terminal, running
from tests.patience import PATIENCE, wait_until
from tests.samples import GAMES

pytestmark = pytest.mark.skipif(
    os.name == "nt", reason="sends signals, and starts programs as POSIX shells do"
)

HEAD = """
import json, os, subprocess, sys, time
open({pids!r}, "a").write(f"{{os.getpid()}}\\n")

def say(**message):
    print(json.dumps(message), flush=True)

def sense(m):
    if m["asked"] == "act":
        return "done" if "done" in m["moves"] else m["moves"][0]

def answer(m, said):
    say(t="answer", number=m["number"], say=said)

"""
LOOP = """
for line in sys.stdin:
    m = json.loads(line)
    if m["t"] == "hello":
        say(t="hello")
    elif m["t"] == "question":
        {question}
    elif m["t"] == "quit":
        break
"""
GOOD = "answer(m, sense(m))"


class Programs:
    """A factory of programs that tracks their processes."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.pids = folder / "pids"

    def __call__(self, code: str, seconds: float = PATIENCE) -> str:
        """Return the name of a bot that runs this code, with a time limit for answers."""
        path = self.folder / "bot.py"
        path.write_text(HEAD.format(pids=str(self.pids)) + code, encoding="utf-8")
        name = f"cmd:{shlex.join([sys.executable, '-IS', str(path)])}"
        maker = bot_maker(name)
        assert isinstance(maker, Program)
        maker.seconds_to_begin = PATIENCE
        maker.seconds_to_answer = seconds
        return name

    def answering(self, question: str, seconds: float = PATIENCE) -> str:
        return self(LOOP.format(question=question), seconds)

    def started(self) -> list[int]:
        return [int(line) for line in self.pids.read_text().split()] if self.pids.exists() else []

    def all_ended(self) -> bool:
        """Return whether all processes have ended, without zombies."""
        return not any(_lives(pid) for pid in self.started())


def _lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.fixture
def programs(tmp_path: Path) -> Programs:
    return Programs(tmp_path)


def played(bot: str, games: int = 1, processes: int = 1) -> Result:
    result = simulate("bohnanza", 3, [bot, "chance", "chance"], games, 1, processes)
    assert result.finished == games
    return result


def faults(result: Result) -> dict[str, int]:
    return {fault.what: fault.times for fault in result.faults}


# Valid programs


@pytest.mark.parametrize("game", GAMES)
def test_a_program_plays_every_game(programs: Programs, game: str) -> None:
    bot = programs.answering(GOOD)
    result = simulate(game, rules_of(game).fewest_seats, [bot] * rules_of(game).fewest_seats, 1, 2)
    assert (result.finished, result.faults) == (1, ())


def test_a_process_plays_one_game_after_another_and_each_seat_has_its_own(programs: Programs) -> None:
    result = simulate("bohnanza", 3, [programs.answering(GOOD)] * 3, games=3, seed=1)
    assert result.faults == ()
    assert len(programs.started()) == 3
    assert programs.all_ended()


@pytest.mark.long
def test_the_same_games_are_played_on_any_number_of_processes(programs: Programs) -> None:
    bot = programs.answering(GOOD)
    assert played(bot, 9).digest == played(bot, 9, processes=2).digest
    assert programs.all_ended()


def told(programs: Programs) -> tuple[list[dict[str, Any]], Table]:
    """Return all messages to a program in seat 2 during a game, and the table."""
    log = programs.folder / "told"
    name = programs(
        f"log = open({str(log)!r}, 'w')\n"
        + LOOP.format(question=GOOD).replace(
            "m = json.loads(line)", "m = json.loads(line); log.write(line); log.flush()"
        )
    )
    table = Table(
        rules_of("bohnanza"), 271828182845, [bot_maker("chance"), bot_maker(name), bot_maker("chance")]
    )
    table.run()
    end_idle_programs()
    return [json.loads(line) for line in log.read_text().splitlines()], table


def test_a_program_is_told_what_its_seat_may_know_and_no_more(programs: Programs) -> None:
    messages, table = told(programs)
    assert [message["t"] for message in messages[:3]] == ["hello", "game", "question"]
    assert [message["t"] for message in messages[-2:]] == ["over", "quit"]
    game = messages[1]
    assert (game["game"], game["seat"]) == ("bohnanza", 2)
    assert {"id": "red", "count": 8, "thresholds": [2, 3, 4, 5]} in game["beans"]
    questions = [message for message in messages if message["t"] == "question"]
    for question in questions:
        view = read_view(table.rules, question["view"])
        assert view.viewer == 1
        assert not any(view.players[0].hand + view.players[2].hand + view.draw)
        assert "seed" not in question["view"]
    assert str(table.seed) not in json.dumps(messages)
    happened = [fact for message in messages[2:-1] for fact in message["happened"]]
    known = [fact.data(table.rules) for act in table.log_for(1) for fact in act.facts]
    assert happened == known
    drawn = [fact for fact in happened if fact["fact"] == "drew"]
    assert {tuple(fact["beans"]) for fact in drawn if fact["seat"] != 2} == {("?",)}
    assert all(fact["beans"] != ["?"] for fact in drawn if fact["seat"] == 2)
    assert known != [fact.data(table.rules) for act in table.log_for(SPECTATOR) for fact in act.facts]


def test_a_late_answer_is_passed_over(programs: Programs) -> None:
    bot = programs.answering('say(t="answer", number=m["number"] - 1, say="dance"); answer(m, sense(m))')
    assert played(bot).faults == ()


def test_what_is_written_to_standard_error_stops_nobody(programs: Programs) -> None:
    bot = programs.answering('sys.stderr.write("thinking " * 50000); ' + GOOD)
    assert simulate("al-cabohne", 2, [bot, "chance"], 1, 1).faults == ()


# Faulty programs: the games are always played to their end


def test_a_program_that_hangs_is_ended_and_soon_left_alone(programs: Programs) -> None:
    found = faults(played(programs.answering("time.sleep(1000)", 0.2), games=2))
    assert found.pop("did not answer in time") == MOST_FALLS
    assert list(found) == ["was not started again"]
    assert len(programs.started()) == MOST_FALLS
    assert programs.all_ended()


def test_a_program_that_hangs_once_loses_one_move(programs: Programs) -> None:
    maker = bot_maker(programs.answering('time.sleep(1000) if m["number"] == 5 else ' + GOOD))
    assert isinstance(maker, Program)
    table = Table(rules_of("bohnanza"), 1, [maker, Chance, Chance])
    while not table.state.over:
        maker.seconds_to_answer = 0.2 if maker.questions == 4 else PATIENCE
        table.step()
    table.tell_the_end()
    end_idle_programs()
    (fault,) = table.bots[0].faults
    assert (fault.what, fault.times) == ("did not answer in time", 1)
    assert len(programs.started()) == 2
    assert programs.all_ended()


def test_a_program_that_never_says_hello_does_not_begin(programs: Programs) -> None:
    bot = programs("time.sleep(1000)")
    maker = bot_maker(bot)
    assert isinstance(maker, Program)
    maker.seconds_to_begin = 0.2
    assert faults(played(bot))["did not answer in time"] == MOST_FALLS
    maker.falls, maker.seconds_to_begin = 0, PATIENCE
    (programs.folder / "bot.py").write_text(
        "print('good morning', flush=True)\nimport time; time.sleep(1000)"
    )
    assert faults(played(bot))["did not say hello"] == MOST_FALLS
    assert programs.all_ended()


def test_a_program_that_crashes_is_started_again_and_quoted(programs: Programs) -> None:
    bot = programs.answering('sys.exit("out of beans") if m["number"] % 40 == 7 else ' + GOOD)
    result = played(bot)
    (fault,) = [fault for fault in result.faults if fault.what == "ended"]
    assert (fault.bot, fault.times, fault.first) == (bot, MOST_FALLS, "“out of beans”")
    assert len(programs.started()) == MOST_FALLS


def test_a_program_that_ends_at_once_harms_nobody(programs: Programs) -> None:
    assert faults(played(programs("")))["ended"] == MOST_FALLS


@pytest.mark.parametrize(
    ("code", "what"),
    [
        ('print("x" * 100000, flush=True)', "wrote a line that is too long"),
        ('while True: sys.stdout.write("x" * 100000)', "wrote a line that is too long"),
        ('for _ in range(1000): say(t="answer", number=0, say="done")', "wrote more than it was asked for"),
    ],
)
def test_a_program_that_writes_too_much_is_ended(programs: Programs, code: str, what: str) -> None:
    assert faults(played(programs.answering(code)))[what] == MOST_FALLS
    assert programs.all_ended()


def test_a_program_that_talks_without_reading_is_ended(programs: Programs) -> None:
    bot = programs('say(t="hello")\nwhile True: print("bean " * 10, flush=True)')
    found = faults(played(bot))
    assert found["does not read what it is told"] == MOST_FALLS
    assert found["wrote what is no JSON object"] > MOST_FALLS
    assert programs.all_ended()


@pytest.mark.parametrize(
    ("code", "what", "first"),
    [
        ('print("plant 1", flush=True)', "wrote what is no JSON object", "“plant 1”"),
        ('print("[" * 60000, flush=True)', "wrote what is no JSON object", f"“{'[' * 60}…”"),
        ('print("\\x1b[2J\\0", flush=True)', "wrote what is no JSON object", "“?[2J?”"),
        ('sys.stdout.buffer.write(b"\\xff\\n"); sys.stdout.flush()', "wrote what is no JSON object", "“�”"),
        ('say(t="answer", number=10**9, say="done")', "sent an invalid answer", ""),
        ('say(t="answer", number=m["number"], say=["done"])', "sent an invalid answer", ""),
        ('say(t="reply", number=m["number"])', "sent an invalid answer", ""),
        ('answer(m, "dance")', "sent an invalid sentence", "“dance”: sentence-unknown-verb"),
        ('answer(m, "harvest 9")', "said what the rules forbid", "“harvest 9”: refusal-no-field"),
        ('answer(m, "harvest 3")', "said what the rules forbid", "“harvest 3”: refusal-no-field"),
        ("answer(m, None)", "kept silent where it had to act", ""),
    ],
)
def test_nonsense_costs_the_move(programs: Programs, code: str, what: str, first: str) -> None:
    result = played(programs.answering(code))
    assert list(faults(result)) == [what]
    assert result.faults[0].times > 1
    assert first in result.faults[0].first
    assert len(programs.started()) == 1


def test_a_program_that_offers_without_end_does_not_hold_up_the_game(programs: Programs) -> None:
    code = (
        'mine = [offer["serial"] for offer in m["view"]["offers"] if offer["by"] == 1]; '
        'shown = m["view"]["revealed"]; trades = m["view"]["active"] == 1 and shown; '
        'answer(m, f"withdraw {mine[0]}" if trades and mine else f"offer all: {shown[0]} for nothing" '
        "if trades else sense(m))"
    )
    assert simulate("bohnanza", 3, [programs.answering(code), *["thrifty"] * 2], 1, 1).faults


def with_a_child(programs: Programs, question: str, **options: bool) -> str:
    """Return the name of a bot that starts and records a child process before the handshake."""
    child = (
        f'child = subprocess.Popen(["sleep", "{PATIENCE}"], **{options})\n'
        f'open({str(programs.pids)!r}, "a").write(f"{{child.pid}}\\n")\n'
    )
    return programs(child + LOOP.format(question=question), 0.3)


def test_the_children_of_a_program_end_with_it(programs: Programs) -> None:
    played(with_a_child(programs, "time.sleep(1000)"))
    assert len(programs.started()) == 2 * MOST_FALLS
    wait_until(programs.all_ended, "whoever adopts them notices that they ended")


def test_a_child_that_keeps_the_pipes_open_blocks_nobody(programs: Programs) -> None:
    bot = with_a_child(programs, "sys.exit()", start_new_session=True)
    assert faults(played(bot))["did not answer in time"] == MOST_FALLS
    blocking = [pid for pid in programs.started() if _lives(pid)]
    assert len(blocking) == MOST_FALLS
    for pid in blocking:
        os.kill(pid, signal.SIGKILL)


@pytest.mark.parametrize("processes", [1, 2])
def test_a_program_that_will_not_quit_is_killed(programs: Programs, processes: int) -> None:
    bot = programs(LOOP.format(question=GOOD).replace("break", "pass") + "\ntime.sleep(1000)")
    assert played(bot, 9 if processes > 1 else 1, processes).faults == ()
    assert len(programs.started()) == processes
    assert programs.all_ended()


@pytest.mark.parametrize("question", [GOOD, "time.sleep(1000)"])
def test_ctrl_c_leaves_no_process_behind(programs: Programs, question: str) -> None:
    asked = programs.folder / "asked"
    question = f"open({str(asked)!r}, 'w').close(); {question}"
    bot = programs(LOOP.format(question=question).replace("break", "pass") + "\ntime.sleep(1000)")
    arguments = ["simulate", "bohnanza", "--bots", f"{bot},chance,chance", "--games", "100000"]
    with running([*BOHNHOF, *arguments]) as simulation:
        simulation.until(asked.exists, "a question")
        simulation.interrupt()
        try:
            simulation.process.wait(0.2)
        except (
            subprocess.TimeoutExpired
        ):  # the first Ctrl-C waits for the end of the game, a second one does not
            simulation.interrupt()
        assert simulation.wait()[0] == 130
    wait_until(programs.all_ended, "whoever adopts them notices that they ended")


# On the command line


def test_what_a_program_did_wrong_is_told_once(programs: Programs, bohnhof: Terminal) -> None:
    bot = programs.answering('answer(m, "dance")')
    command = ["simulate", "bohnanza", "--bots", f"{bot},chance,chance", "--games", "2", "--seed", "1"]
    result = bohnhof(*command)
    assert (result.status, result.err) == (0, "")
    (line,) = [line for line in result.out.splitlines() if "lost" in line]
    assert line.startswith(f"{bot} has lost ")
    assert line.endswith(" moves: it sent an invalid sentence (“dance”: sentence-unknown-verb)")
    (fault,) = json.loads(bohnhof(*command, "--json").out)["faults"]
    assert line == f"{bot} has lost {fault['times']} moves: it {fault['what']} ({fault['first']})"


def test_a_league_tells_it_too_and_ends_every_process(
    programs: Programs, bohnhof: Terminal, empty_folder: Path
) -> None:
    loop = LOOP.format(question='answer(m, "dance")').replace("break", "pass")
    bot = programs(loop + "\ntime.sleep(1000)")
    command = ["arena", "al-cabohne", "--match", bot, "chance", "--games", "4", "--processes", "2"]
    first = bohnhof(*command, "--out", "league.jsonl")
    assert first.status == 0
    (line,) = [line for line in first.out.splitlines() if "lost" in line]
    assert line.startswith(f"{bot} has lost ")
    again = json.loads(bohnhof(*command, "--out", "league.jsonl", "--json").out)
    assert line == str(Fault(**again["faults"][0]))
    assert programs.all_ended()


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("cmd:no-such-program -x", "there is no program “no-such-program” to run"),
        ("cmd:", "“cmd:” names no program; write cmd:python3 my_bot.py"),
        ("cmd:python3 'my bot.py", "No closing quotation"),
    ],
)
def test_a_command_that_cannot_be_run_is_refused(bohnhof: Terminal, name: str, words: str) -> None:
    with pytest.raises(UnknownBotError, match=words):
        bot_maker(name)
    assert words in bohnhof.refused("simulate", "bohnanza", "--bots", name)


@pytest.mark.parametrize("command", ["cmd:touch proof", "cmd:touch proof:", "cmd:touch proof x:y"])
def test_no_file_starts_a_program(bohnhof: Terminal, empty_folder: Path, command: str) -> None:
    record = record_of(Table(rules_of("al-cabohne"), 1, [None, Chance]), ["Ann", "Ben"])
    save("kept.bohn", replace(record, players=["person", command]))
    assert "a bot that is not installed" in bohnhof.refused("play", "--resume", "kept.bohn")
    plan = Plan("al-cabohne", rules_of("al-cabohne").revision, "league", (command, "chance"), 2, 1, 1)
    Path("league.jsonl").write_text(json.dumps({"bohnhof arena": 1, "version": "1", **plan.data()}) + "\n")
    assert "name its game and bots again" in bohnhof.refused("arena", "--out", "league.jsonl")
    assert not Path("proof").exists()


def test_a_person_can_play_against_a_program_and_go_on_later(
    programs: Programs, bohnhof: Terminal, empty_folder: Path
) -> None:
    bot = programs.answering('answer(m, "dance" if m["number"] == 2 else sense(m))')
    kept = empty_folder / "kept.bohn"
    left = bohnhof("play", "al-cabohne", "--bots", bot, "--seed", "1", "--save", kept, typed="\n1\nquit\n")
    assert left.status == 0
    assert "Bot 2" in left.out
    refused = bohnhof.refused("play", "--resume", kept)
    assert refused.endswith(f"name it again: --bots {shlex.quote(bot)}")
    over = bohnhof("play", "--resume", kept, "--bots", bot, typed=TO_THE_END)
    assert over.status == 0
    fault = "it sent an invalid sentence (“dance”: sentence-unknown-verb)"
    assert left.err + over.err == f"bohnhof: {bot} has lost a move: {fault}\n"
