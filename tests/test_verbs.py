"""The coverage table of random play."""

from pathlib import Path

import pytest

from bohnhof.games import game_ids, rules_of
from bohnhof.testing.properties import state_is_sound
from bohnhof.testing.rich import enrich
from bohnhof.testing.verbs import count_verbs, main, verbs_of

pytestmark = pytest.mark.both_engines

PAGE = Path(__file__).parent.parent / "docs" / "testing.md"


def test_the_page_has_every_verb_of_every_game() -> None:
    rows = [
        line.strip("|").split("|") for line in PAGE.read_text(encoding="utf-8").splitlines() if " | " in line
    ]
    head = next(i for i, row in enumerate(rows) if [cell.strip() for cell in row[1:]] == game_ids())
    told = {game: set() for game in game_ids()}
    for verb, *counts in rows[head + 1 :]:
        for game, count in zip(game_ids(), counts, strict=False):
            if count.strip().isdigit():
                told[game].add(verb.strip(" `"))
    assert told == {game: set(verbs_of(rules_of(game))) for game in game_ids()}


@pytest.mark.parametrize(
    ("game", "verbs"),
    [
        ("high-bohn", {"store", "move", "order", "look"}),
        ("rabohnzel", {"counter"}),
        ("prohibohn", {"remove"}),
    ],
)
def test_rich_tables_let_chance_meet_what_is_rare(game: str, verbs: set[str]) -> None:
    counts = count_verbs(rules_of(game), 24, 0)
    assert {verb for verb in verbs if counts[verb]} == verbs


@pytest.mark.parametrize("game", game_ids())
def test_a_rich_table_is_sound(game: str) -> None:
    rules = rules_of(game)
    for seed in range(10):
        s = rules.new_game(rules.fewest_seats, seed)
        enrich(rules, s)
        state_is_sound(rules, s)


def test_the_table_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", "1"]) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[0].startswith("| | bohnanza | ")
    assert "| `accept` | " in "\n".join(out)
