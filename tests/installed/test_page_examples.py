"""The bots and games of the pages work everywhere. The pages cover `simulate` themselves."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.installed import pages, surfaces
from tests.installed.surfaces import Trial
from tests.installed.test_own_bots import install
from tests.installed.wheels import FULL

BOTS = {
    "searching": ("searching_bot.py:Tries", "docs/bots.md", "searching_bot.py"),
    "javascript": ("cmd:node foreign_bot.mjs", "docs/protocol_for_bots.md", "foreign_bot.mjs"),
}
GAMES = {
    "short-bohnanza": ("my_game.py:ShortBohnanza", 3),
    "bean-fair": ("my_game.py:BeanFair", 2),
    "high-bohn-stable": ("my_cards.py:WithStable", 3),
    "prohibohn-bakery": ("my_cards.py:WithBakery", 2),
    "rabohnzel-twelve": ("my_cards.py:WithTwelveSpells", 3),
}
CARDS, GAME = pages.read("docs/adding_a_card.md"), pages.read("docs/adding_a_game.md")


@pytest.mark.long
@pytest.mark.parametrize("surface", [surfaces.arena, surfaces.play, surfaces.python_gym], ids=surfaces.name)
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_of_a_page_plays(bot: str, surface: surfaces.Surface, tmp_path: Path, installed: None) -> None:
    name, page, file = BOTS[bot]
    (tmp_path / file).write_text(pages.read(page).files[file], encoding="utf-8")
    game, seats = ("al-cabohne", 2) if bot == "searching" else ("bohnanza", 3)  # it is slow
    surface(Trial(FULL, tmp_path, name, game, seats))


@pytest.mark.long
def test_the_searching_bot_plays_at_a_server(tmp_path: Path, installed: None) -> None:
    code = pages.read("docs/bots.md").files["searching_bot.py"]
    install(tmp_path / "site", "my_bots", code, "[bohnhof.bots]\ntries = my_bots:Tries\n")
    surfaces.server(Trial(FULL, tmp_path, "tries", variables={"PYTHONPATH": str(tmp_path / "site")}))


@pytest.mark.long
@pytest.mark.parametrize(
    "surface",
    [surfaces.simulate, surfaces.arena, surfaces.play, surfaces.python_gym],
    ids=surfaces.name,
)
@pytest.mark.parametrize("game", ["bean-fair", "prohibohn-bakery"])
def test_a_game_of_a_page_is_played(
    game: str, surface: surfaces.Surface, tmp_path: Path, installed: None
) -> None:
    for page in (CARDS, GAME):
        (tmp_path / page.program_name).write_text(page.program, encoding="utf-8")
    name, seats = GAMES[game]
    surface(Trial(FULL, tmp_path, "thrifty", name, seats))


def test_games_of_pages_are_played_at_a_server(tmp_path: Path, installed: None) -> None:
    site = tmp_path / "site"
    for page in (CARDS, GAME):
        module = Path(page.program_name).stem
        found = [(id, place) for id, (place, _) in GAMES.items() if place.startswith(page.program_name)]
        lines = [f"{id} = {place.replace('.py', '')}\n" for id, place in found]
        install(site, module, page.program, "[bohnhof.games]\n" + "".join(lines))
    games = {id: seats for id, (_, seats) in GAMES.items()}
    surfaces.server_with_games(Trial(FULL, tmp_path, "thrifty", variables={"PYTHONPATH": str(site)}), games)
