"""Faulty third-party games and bots: the server continues without them and reports them."""

from __future__ import annotations

import json
import os
import sqlite3
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bohnhof.engine.schedule import ACT
from bohnhof.rooms import info, stand_ins
from tests.commands import BOHNHOF, SRC, environment
from tests.patience import PATIENCE
from tests.samples import first
from tests.serving import serving
from tests.sites import CLUELESS, Site, code_of
from tests.web.servers import Data, Page, Person, play_on, server

BOTS = """
from bohnhof.bots.chance import Chance

class Raises(Chance):
    def decide(self, view, moves, question):
        raise KeyError("red")

class Stops(Chance):
    def decide(self, view, moves, question):
        return next(iter([]))

class Exits(Chance):
    def decide(self, view, moves, question):
        raise SystemExit(3)

class Mute(Chance):
    def decide(self, view, moves, question):
        return None

class Text(Chance):
    def decide(self, view, moves, question):
        return "done"

class Cheat(Chance):
    def decide(self, view, moves, question):
        return self.rules.acts.by_sentence["harvest 1"]

class Deaf(Chance):
    def saw(self, fact):
        raise RuntimeError("what?")

class Unborn(Chance):
    def __init__(self, rules, seat, rng):
        raise RuntimeError("too early")
"""
FAULTY = {
    "raises": "KeyError: 'red'",
    "exits": "it wants to end the program",
    "cheat": "it may not say “harvest 1”: That field is empty.",
    "stops": "StopIteration",
    "mute": "it does nothing where the table waits for it",
    "text": "action",
    "deaf": "RuntimeError: what?",
}
"""By bot: the expected error, or a part of it."""
GAME = """
from bohnhof.games.bohnanza.rules import Bohnanza

class Turnless(Bohnanza):
    id = "turnless"
    title = "Turnless"

    def turn(self, s, seat):
        raise RuntimeError("no turn today")
"""


@pytest.fixture
def site(tmp_path: Path, empty_folder: Path, monkeypatch: pytest.MonkeyPatch) -> Site:
    """Install packages with faulty bots, three faulty games and two good ones.

    Of the faulty games one breaks in play, one does not load, and one has a heuristic that fails.
    """
    site = Site(tmp_path / "site", monkeypatch)
    names = [*FAULTY, "unborn"]
    site.install(
        "bad_bots", BOTS, "[bohnhof.bots]\n" + "".join(f"{n} = bad_bots:{n.title()}\n" for n in names)
    )
    site.install("turnless", GAME, "[bohnhof.games]\nturnless = turnless:Turnless\n")
    site.install(
        "crashing", "1 / 0", "[bohnhof.games]\ncrash = crashing:Game\n[bohnhof.bots]\nboom = crashing:B\n"
    )
    site.install(
        "bakery", code_of("adding_a_card.md"), "[bohnhof.games]\nprohibohn-bakery = bakery:WithBakery\n"
    )
    site.install("fair", code_of("adding_a_game.md"), "[bohnhof.games]\nbean-fair = fair:BeanFair\n")
    site.install("clueless", CLUELESS, "[bohnhof.games]\nclueless = clueless:Clueless\n")
    monkeypatch.setattr(stand_ins, "_logged", set())
    return site


@pytest.fixture
def host(site: Site, tmp_path: Path) -> Iterator[str]:
    info.games.cache_clear()
    info.details.cache_clear()
    with server(tmp_path) as found:
        yield found
    info.games.cache_clear()
    info.details.cache_clear()


def test_what_is_broken_is_told_and_logged_once_and_everything_else_is_served(
    site: Site, tmp_path: Path
) -> None:
    """Run `bohnhof serve` in its own process."""
    command = [*BOHNHOF, "serve", "--no-open", "--database", f"sqlite:///{tmp_path / 'own.db'}"]
    python_path = {"PYTHONPATH": f"{site.folder}{os.pathsep}{SRC}"}
    with serving(command, tmp_path, environment(**python_path)) as served:
        told = fetch(f"http://{served.host}/api/games")
        assert told == fetch(f"http://{served.host}/api/games")
    games = {game["id"]: game for game in told["games"]}
    assert {"bohnanza", "prohibohn-pub", "bean-fair"} < set(games)
    assert {"thrifty", "expert", "search", "raises"} <= set(games["prohibohn-bakery"]["bots"])
    assert {"learned", "unborn"}.isdisjoint(games["prohibohn-bakery"]["bots"])
    assert {(one["what"], one["id"], one["origin"]): one["error"] for one in told["broken"]} == {
        ("game", "turnless", "turnless 1.2"): "RuntimeError: no turn today (turnless.py, line 9, in turn)",
        ("game", "crash", "crashing 1.2"): "“crash” of crashing 1.2 cannot be loaded: "
        "ZeroDivisionError: division by zero (crashing.py, line 1, in <module>)",
        ("bot", "boom", "crashing 1.2"): "“boom” of crashing 1.2 cannot be loaded: "
        "ZeroDivisionError: division by zero (crashing.py, line 1, in <module>)",
        (
            "bot",
            "unborn",
            "bad_bots 1.2",
        ): "unborn fails in bohnanza: RuntimeError: too early (bad_bots.py, line 34, in __init__)",
    }
    entries = [json.loads(line) for line in served.told().splitlines() if line.startswith("{")]
    logged = [entry["id"] for entry in entries if entry["event"].endswith("cannot be used")]
    assert sorted(logged) == ["boom", "crash", "turnless", "unborn"]


def fetch(address: str) -> Data:
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
        found: Data = json.loads(answer.read())
        return found


def played(ann: Person, *seats: str, game: str) -> Page:
    page = ann.join(ann.begin("me", *seats, game=game))
    play_on([page])
    return page


def failed(page: Page) -> list[tuple[str | None, str | None]]:
    """Return for each seat the bot that plays, and the failed one that it replaces."""
    return [(seat["bot"], seat["failed"]) for seat in page.room["seats"]]


@pytest.mark.parametrize("bot", first(3, list(FAULTY)))
def test_a_bot_that_fails_is_replaced_everyone_is_told_and_it_is_logged_once(host: str, bot: str) -> None:
    ann = Person(host)
    with capture_logs() as logs:
        for _ in range(2):
            page = played(ann, bot, game="al-cabohne")
            assert page.view["ending"]
            assert failed(page) == [(None, None), ("thrifty", bot)]
    (entry,) = [entry for entry in logs if entry["event"] == "a bot is replaced"]
    assert (entry["game"], entry["bot"], entry["plays"]) == ("al-cabohne", bot, "thrifty")
    assert FAULTY[bot].lower() in entry["why"].lower()


def test_a_bot_that_fails_leaves_the_others_alone(host: str) -> None:
    page = played(Person(host), "raises", "thrifty", game="bohnanza")
    assert failed(page) == [(None, None), ("thrifty", "raises"), ("thrifty", None)]


def test_a_bot_that_was_replaced_is_tried_again_after_an_undo(host: str) -> None:
    ann = Person(host)
    page = ann.join(ann.begin("me", "raises", game="al-cabohne"))
    while not (page.view and page.view["can_take_back"] and page.room["seats"][1]["failed"]):
        if page.view and page.view["asked"] == ACT:
            page.act(page.view["moves"][0]["sentence"])
        else:
            page.hear()
    page.send("back")
    page.until(lambda reply: reply["t"] == "room" and reply["seats"][1]["failed"] is None)
    play_on([page])
    assert failed(page) == [(None, None), ("thrifty", "raises")]


ADDED_BOTS = ["expert", "beginner", "casual", "neighbour", "thrifty", "chance", "search"]


@pytest.mark.parametrize("bot", first(1, ADDED_BOTS))
@pytest.mark.parametrize("game", ["bean-fair", "prohibohn-bakery"])
def test_a_bot_plays_an_added_game_to_its_end(host: str, game: str, bot: str) -> None:
    page = played(Person(host), bot, game=game)
    assert page.view["ending"]
    assert failed(page)[1] == (bot, None)


def test_a_bot_that_cannot_play_a_game_is_not_seated_there(host: str) -> None:
    ann = Person(host)
    for game, bot in (("prohibohn-bakery", "learned"), ("al-cabohne", "unborn"), ("prohibohn", "learned")):
        seats = [{"who": "me"}, {"who": "bot", "bot": bot}]
        wanted = {"game": game, "name": "Ann", "seats": seats}
        assert ann.refused("/api/tables", wanted) == (400, "server-no-bot")
    page = ann.join(ann.begin("me", "thrifty", game="prohibohn-bakery"))
    page.until_view()
    page.send("seat", seat=2, bot="learned")
    told = page.until(lambda reply: reply["t"] == "no")
    assert told["reason"]["id"] == "server-no-bot"


@pytest.mark.parametrize("bot", first(1, ["gone", "learned", "unborn"]))
def test_a_kept_table_opens_although_its_bot_cannot_play(site: Site, tmp_path: Path, bot: str) -> None:
    with server(tmp_path) as host:
        ann = Person(host)
        table = ann.begin("me", "thrifty", "thrifty")
        ann.join(table).until_view()
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.execute("UPDATE seats SET bot = ? WHERE seat = 1", [bot])
    with capture_logs() as logs, server(tmp_path) as host:
        page = Person(host, token=ann.token).join(table)
        play_on([page])
        assert failed(page) == [(None, None), ("thrifty", bot), ("thrifty", None)]
    (entry,) = [entry for entry in logs if entry["event"] == "a bot is replaced"]
    assert (entry["bot"], entry["plays"]) == (bot, "thrifty")


@pytest.mark.parametrize(("game", "others"), [("prohibohn-bakery", 1), ("bean-fair", 1), ("clueless", 2)])
def test_a_hint_names_moves_of_an_added_game_unless_its_heuristic_fails(
    host: str, game: str, others: int
) -> None:
    ann = Person(host)
    page = ann.join(ann.begin("me", *["chance"] * others, game=game))
    page.until_view()
    while page.view["asked"] != ACT:
        page.ask("silent") if page.view["asked"] else page.until_view()
    page.send("hint")
    told = page.until(lambda reply: reply["t"] == "hint")
    moves = {move["sentence"] for move in page.view["moves"]}
    if game == "clueless":
        assert (told["acts"], told["unavailable"]["id"]) == ([], "hint-unavailable")
    else:
        assert told["acts"]
        assert {act["sentence"] for act in told["acts"]} <= moves
    assert page.act(page.view["moves"][0]["sentence"])["t"] == "view"


def test_a_server_has_the_words_of_a_third_party_game_and_the_page_all_others(host: str) -> None:
    words = fetch(f"http://{host}/api/games/bean-fair/words?language=de")
    assert words["names"]["games"]["bean-fair"] == {"title": "Bean Fair", "about": ""}
    assert "phase-fair = fair\n" in words["texts"][0]
    assert fetch(f"http://{host}/api/games/bohnanza/words?language=de") == {"texts": [], "names": {}}
    like = {game["id"]: game["like"] for game in fetch(f"http://{host}/api/games")["games"]}
    assert (like["bean-fair"], like["prohibohn-bakery"]) == ("", "prohibohn")
    assert like["prohibohn-pub"] == "prohibohn-pub"
