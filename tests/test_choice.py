"""The prompt for a game if the command line names none."""

from __future__ import annotations

import contextlib
import io
import os
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

from bohnhof.games import game_ids, rules_of
from bohnhof.terminal.choice import choose_game
from tests.commands import BOHNHOF, environment
from tests.patience import PATIENCE


def chosen(*lines: str, language: str = "en") -> tuple[str | None, str]:
    """Return the game that these lines choose, and the output."""
    typed = iter(lines)
    console = Console(file=io.StringIO(), width=120)
    game = choose_game(lambda prompt: next(typed), console, language)
    assert next(typed, None) is None
    assert isinstance(console.file, io.StringIO)
    return game, console.file.getvalue()


def test_every_game_is_listed_and_can_be_chosen_by_its_number() -> None:
    for number, game in enumerate(game_ids(), 1):
        found, shown = chosen(str(number))
        assert found == game
        assert rules_of(game).title in shown


def test_about_the_games_is_told_in_the_language_of_the_table() -> None:
    assert "Bohnen" in chosen("", language="de")[1]


@pytest.mark.parametrize(
    ("line", "game"),
    [
        ("", "bohnanza"),
        ("rab", "rabohnzel"),
        ("High Bohn", "high-bohn"),
        ("high-bohn-c", "high-bohn-cognac"),
        ("AL-CABOHNE", "al-cabohne"),
        ("q", None),
    ],
)
def test_a_game_is_named_as_one_likes(line: str, game: str | None) -> None:
    assert chosen(line)[0] == game


def test_what_is_no_game_is_asked_again() -> None:
    game, shown = chosen("skat", "0", "99", "proh", "9")
    assert game == "prohibohn-pub"
    assert "“skat” is not a game; type a number from 1 to 9, or a name from the list." in shown
    assert "“proh” is not a game; type prohibohn or prohibohn-pub." in shown


AT_A_TERMINAL = pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")


def at_a_terminal(data: Path, *lines: str) -> str:
    """Return the output of the program in a terminal where these lines are typed."""
    import pty

    ours, theirs = pty.openpty()
    variables = environment(XDG_DATA_HOME=str(data), TERM="dumb")
    with subprocess.Popen(
        [*BOHNHOF, "play"], stdin=theirs, stdout=theirs, stderr=theirs, env=variables
    ) as program:
        os.close(theirs)
        os.write(ours, "".join(f"{line}\n" for line in lines).encode())
        shown = b""
        with contextlib.suppress(OSError):  # the other end is closed
            while part := os.read(ours, 4096):
                shown += part
        assert program.wait(PATIENCE) == 0
    os.close(ours)
    return shown.decode()


@AT_A_TERMINAL
def test_at_a_terminal_the_question_comes_first(tmp_path: Path) -> None:
    shown = at_a_terminal(tmp_path, "rabohnzel", "", "quit")
    assert "Which game?" in shown
    assert "Rabohnzel. Type ? for help" in shown


@AT_A_TERMINAL
def test_before_a_first_game_its_quick_start_is_shown_once(tmp_path: Path) -> None:
    first = at_a_terminal(tmp_path, "rabohnzel", "", "quit")
    assert first.index("Rabohnzel in one minute") < first.index("Rabohnzel. Type ? for help")
    assert "in one minute" not in at_a_terminal(tmp_path, "rabohnzel", "quit")
    assert "Type ? for help" not in at_a_terminal(tmp_path, "bohnanza", "quit")
