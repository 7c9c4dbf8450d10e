"""`bohnhof arena`: output, files and errors."""

from __future__ import annotations

import json
import re
import shlex
import sys
from datetime import datetime, timedelta, timezone
from html.parser import HTMLParser
from pathlib import Path

import pytest

from bohnhof.arena import Standings, play_league
from bohnhof.arena.charts import ticks
from bohnhof.arena.parquet import write_parquet
from bohnhof.arena.plan import LEAGUE, Plan
from bohnhof.arena.report import write_report
from bohnhof.arena.source import Source
from bohnhof.cli import arenas
from bohnhof.extras import MissingExtraError
from bohnhof.games import rules_of
from bohnhof.loading import engine_kind
from bohnhof.version import __version__
from tests.commands import Terminal
from tests.needs import needed

ROOT = Path(__file__).parent.parent
SHORT = ["arena", "al-cabohne", "--bots", "thrifty,chance", "--games", "4", "--seed", "1", "--processes", "1"]


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(monkeypatch, capsys)


def test_a_league_is_told_in_a_table(terminal: Terminal) -> None:
    result = terminal(*SHORT)
    assert (result.status, result.err) == (0, "")
    lines = result.out.splitlines()
    assert re.fullmatch(r"A league of Al Cabohne: 4 games, 2 deals; 4 played now, [\d,.]+ a second", lines[0])
    assert [line.split()[0] for line in lines[2:5]] == ["thrifty", "chance", "the"]
    assert lines[5].startswith("par is 50.0 % · 0 wins shared · seed 1 · digest ")


def test_a_league_goes_on_from_its_file_alone(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "league.jsonl"
    first = terminal(*SHORT, "--out", path, "--json")
    again = terminal("arena", "--out", path, "--json")
    assert json.loads(first.out)["finished"] == 4
    told = [{**json.loads(result.out), "games_a_second": 0} for result in (first, again)]
    assert told[0] == told[1]
    longer = json.loads(terminal("arena", "--out", path, "--games", "5", "--processes", "1", "--json").out)
    assert longer["finished"] == 6
    drawn = tmp_path / "drawn.jsonl"
    seeds = [
        json.loads(terminal(*SHORT[:4], "--games", "2", "--out", drawn, "--json").out)["seed"]
        for _ in range(2)
    ]
    assert seeds[0] == seeds[1]


def test_a_file_runs_no_code_that_only_it_names(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "league.jsonl"
    own = f"{ROOT}/examples/my_bot.py:Greedy"
    command = ["arena", "bohnanza", "--bots", f"{own},chance", "--games", "4", "--processes", "1"]
    assert terminal(*command, "--out", path).status == 0
    assert terminal.refused("arena", "--out", path).endswith("name its game and bots again")
    assert "; 0 played now" in terminal(*command, "--out", path).out


def test_a_match_ends_when_it_is_decided(terminal: Terminal) -> None:
    match = ["arena", "al-cabohne", "--match", "thrifty", "chance", "--sprt", "--margin", "30"]
    out = terminal(*match, "--games", "200", "--seed", "1", "--processes", "1").out
    assert out.startswith("A match of Al Cabohne: 24 of 200 games, 12 deals; 24 played now")
    assert re.search(r"thrifty wins \+\d+\.\d % above par .* for 30 % or more: better, decided$", out.strip())


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], "name a game"),
        (["--out", "nowhere.jsonl"], "name a game"),
        (["skat"], "there is no game “skat”"),
        (["bohnanza", "--bots", "nobody"], "there is no bot “nobody”"),
        (["bohnanza", "--bots", "chance,chance"], "a bot is named twice"),
        (["bohnanza", "--bots", "chance", "--match", "thrifty", "chance"], "name one of them"),
        (["bohnanza", "--sprt"], "--sprt decides a match"),
        (["bohnanza", "--seats", "7"], "Bohnanza is for 3 to 5 seats, not 7"),
        (["bohnanza", "--seed", "-3"], "a seed is a whole number"),
        (["al-cabohne-solo", "--match", "thrifty", "chance"], "at least two seats"),
        (["bohnanza", "--report", "no/such/folder/x.html"], "there is no folder no/such/folder"),
    ],
)
def test_bad_input_is_refused_in_words(terminal: Terminal, arguments: list[str], words: str) -> None:
    assert words in terminal.refused("arena", *arguments)


def test_another_file_is_refused_before_anything_is_played(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear beans,\n")
    assert "this is no league" in terminal.refused(*SHORT, "--out", path)


def test_parquet_has_a_row_for_each_seat(terminal: Terminal, tmp_path: Path) -> None:
    parquet = needed("pyarrow.parquet")
    path = tmp_path / "league.parquet"
    assert terminal(*SHORT, "--parquet", path).status == 0
    rows = parquet.read_table(path).to_pylist()
    assert [(row["game"], row["deal"], row["seat"]) for row in rows[:5]] == [
        *[(1, 1, 1), (1, 1, 2)],
        *[(2, 1, 1), (2, 1, 2)],
        (3, 2, 1),
    ]
    assert {row["bot"] for row in rows} == {"thrifty", "chance"}
    assert all(sum(dict(row["harvested"]).values()) >= 0 and row["taler"] >= 0 for row in rows)


class Page(HTMLParser):
    """A parser that collects the parts of an HTML page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.links: list[str] = []
        self.charts: list[str] = []
        self.words = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        named = dict(attrs)
        self.links.extend([str(named[name]) for name in ("src", "href") if name in named])
        if tag == "svg":
            self.charts.append(str(named["aria-label"]))

    def handle_data(self, data: str) -> None:
        self.words += data


def test_the_report_is_one_page_that_needs_nothing_else(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "league.html"
    arguments = [
        "arena",
        "rabohnzel",
        "--bots",
        "thrifty",
        "--games",
        "24",
        "--seed",
        "1",
        "--processes",
        "1",
    ]
    assert terminal(*arguments, "--processes", "1", "--report", path).status == 0
    text = path.read_text(encoding="utf-8")
    page = Page(text)
    assert not page.links
    assert "script" not in page.tags
    assert "url(" not in text
    assert "prefers-color-scheme: dark" in text
    charts = [chart for chart in page.charts if chart != "Ratings with intervals"]
    assert charts == [
        *["Wins with intervals", "Taler by seat", "Turns of a game"],
        *["Which beans win", "Which spells win"],
    ]
    assert "Magic bean" in text
    assert "NaN" not in text


def test_a_report_shows_names_as_they_are_and_never_as_markup(tmp_path: Path) -> None:
    path = tmp_path / "a<b>&c.py"
    path.write_text(
        "from bohnhof.bots.chance import Chance\n"
        "class Bad(Chance):\n"
        "    def decide(self, view, moves, question):\n"
        "        raise ValueError('<script>')\n"
    )
    rules = rules_of("al-cabohne")
    plan = Plan(rules.id, rules.revision, LEAGUE, ("chance", f"{path}:Bad"), 2, 1, 1)
    page = Page(write_report(play_league(plan, processes=1)))
    assert not {"b", "script"} & set(page.tags)
    assert "a<b>&c.py:Bad failed in 2 games and lost, the first time so: ValueError: <script> (" in page.words


def test_a_report_tells_what_cost_a_program_its_moves() -> None:
    rules = rules_of("al-cabohne-solo")
    bot = f"cmd:{sys.executable} -c 1"
    standings = play_league(Plan(rules.id, rules.revision, LEAGUE, (bot,), 1, 1, 1), processes=1)
    assert f"{bot} has lost" in Page(write_report(standings)).words


def test_a_report_of_nothing_says_so() -> None:
    rules = rules_of("bohnanza")
    plan = Plan(rules.id, rules.revision, LEAGUE, ("chance",), 4, 1, 1)
    page = Page(write_report(Standings(plan, [], [], None, 0, 0.0, Source.of(plan))))
    assert "0 games: 0 deals" in page.words
    assert not page.charts


def test_a_report_tells_date_version_engine_and_a_command_to_paste(
    terminal: Terminal, tmp_path: Path
) -> None:
    path = tmp_path / "it's a report.html"
    seedless = [word for word in SHORT if word not in ("--seed", "1", "--processes")]
    terminal(*seedless, "--processes", "1", "--report", path)
    page = Page(path.read_text(encoding="utf-8"))
    command = next(line for line in page.words.splitlines() if "bohnhof arena" in line)
    words = shlex.split(re.search(r"bohnhof (arena .*--seed \d+)", command)[1])  # type: ignore[index]
    again = terminal(*words, "--processes", "1", "--json")
    assert json.loads(again.out)["digest"] in page.words
    assert f"{__version__}, engine: {engine_kind()}" in page.words
    assert re.search(r"\d{4}-\d\d-\d\d \d\d:\d\d UTC", page.words)


def test_a_report_is_dated_in_utc() -> None:
    rules = rules_of("bohnanza")
    plan = Plan(rules.id, rules.revision, LEAGUE, ("chance",), 4, 1, 1)
    written = datetime(2026, 1, 2, 0, 30, tzinfo=timezone(timedelta(hours=2)))
    page = Page(write_report(Standings(plan, [], [], None, 0, 0.0, Source.of(plan)), written))
    assert "2026-01-01 22:30 UTC" in page.words


def test_who_beats_whom_is_told_in_table_report_and_json(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "league.html"
    league = ["arena", "al-cabohne", "--bots", "thrifty,chance,beginner", "--games", "6", "--seed", "1"]
    monkeypatch.setenv("COLUMNS", "80")
    lines = terminal(*league, "--processes", "1", "--report", path).out.splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("who beats whom:"))
    assert "in … % of 2 games" in lines[first]
    assert lines[first + 1].split() == ["1", "2", "3"]
    rows = [line.split() for line in lines[first + 2 : first + 5]]
    assert [row[i + 2] for i, row in enumerate(rows)] == ["·"] * 3
    data = json.loads(terminal(*league, "--processes", "1", "--json").out)
    told = {(one["bot"], one["other"]): one for one in data["pairings"]}
    assert float(rows[0][3]) == round(100 * told[rows[0][1], rows[1][1]]["ahead"]["mean"], 1)
    assert all(
        one["ahead"]["mean"] + told[one["other"], one["bot"]]["ahead"]["mean"] == 1 for one in told.values()
    )
    page = Page(path.read_text(encoding="utf-8"))
    assert page.tags.count("table") == 2
    assert "Who beats whom" in page.words
    assert page.words.count("2 games") == 6
    monkeypatch.setenv("COLUMNS", "20")
    assert "who beats whom" not in terminal(*league, "--processes", "1").out
    assert re.search(r"^thrifty finished ahead of chance in [\d.]+ % \(", terminal(*SHORT).out, re.MULTILINE)


def test_what_is_missing_is_told_with_a_command_to_paste(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arenas, "find_spec", lambda name: None)
    path = tmp_path / "league.parquet"
    assert terminal.refused(*SHORT, "--parquet", path).endswith("needs pyarrow: pip install 'bohnhof[arena]'")
    assert terminal.refused(*SHORT, "--on", "ray").endswith("needs ray: pip install 'bohnhof[ray]'")
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    assert terminal(*SHORT).out.endswith("for ratings: pip install 'bohnhof[arena]'\n")
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    rules = rules_of("bohnanza")
    plan = Plan(rules.id, rules.revision, LEAGUE, ("chance",), 4, 1, 1)
    with pytest.raises(MissingExtraError, match=r"pip install 'bohnhof\[arena\]'"):
        write_parquet(Standings(plan, [], [], None, 0, 0.0, Source.of(plan)), path)


@pytest.mark.parametrize(("low", "high"), [(0, 1), (-0.31, 0.07), (0, 29.8), (5, 5), (-40, 1e6)])
def test_round_numbers_hold_every_figure(low: float, high: float) -> None:
    marks = ticks(low, high)
    assert marks[0] <= low + 1e-6
    assert marks[-1] >= high - 1e-6
    assert 2 <= len(marks) <= 7
