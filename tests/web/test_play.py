"""Games on a real server over real WebSockets."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from bohnhof.games import rules_of
from bohnhof.live.deltas import MOST_TOLD
from bohnhof.rooms import stored_table
from bohnhof.rooms.messages.replies import ELSEWHERE, NO_SUCH_TABLE
from bohnhof.table.record import read_record
from bohnhof.table.seeds import random_deal
from tests.patience import PATIENCE
from tests.samples import GAMES
from tests.web.servers import Page, Person, known_deals, plain_move, play_on, server


def test_two_people_and_two_bots_play_a_whole_game(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # Browser tests in this process use known deals.
    monkeypatch.setattr(stored_table, "random_deal", random_deal)
    ann, ben = Person(host, "Ann"), Person(host, "Ben")
    table = ann.begin("me", "friend", "thrifty", "thrifty")
    first = ann.join(table)
    first.until_view()
    assert not first.room["begun"]
    assert first.act("plant 1")["reason"]["id"] == "server-not-begun"
    assert ben.sit(table) == 2
    second = ben.join(table)
    play_on([first, second])
    ending = first.view["ending"]
    while not second.view["ending"]:
        second.hear()
    assert second.view["ending"] == ending
    committed = hashlib.sha256(f"{ending['seed']} {ending['salt']}".encode()).hexdigest()
    assert committed == first.room["seed_hash"]
    record = read_record(ann.call(f"/api/tables/{table}/record"), "the record")
    assert str(record.seed) == ending["seed"]
    assert record.seed >= 1 << 128
    assert record.names[:2] == ["Ann", "Ben"]
    assert [told["number"] for told in first.told] == list(range(1, len(record.acts) + 1))


@pytest.mark.parametrize("game", [game for game in GAMES if game.values != ("bohnanza",)])
def test_every_game_is_played_against_bots_to_its_end(host: str, game: str) -> None:
    ann = Person(host)
    seats = rules_of(game).usual_seats()
    page = ann.join(ann.begin("me", *["thrifty"] * (seats - 1), game=game))
    play_on([page])
    assert page.view["ending"]["parts"]


def test_who_is_not_at_the_table_sees_no_hand_and_does_nothing(host: str) -> None:
    ann = Person(host)
    table = ann.begin()
    watcher = Person(host, "Cy").join(table)
    view = watcher.until_view()
    assert all(isinstance(player["hand"], int) for player in view["view"]["players"])
    assert view["moves"] == view["suggestions"] == []
    assert watcher.act("plant 1")["reason"]["id"] == "server-watching"


def test_offers_are_suggested_to_a_page_that_says_it_shows_them(host: str) -> None:
    ann = Person(host)
    with known_deals():
        page = ann.join(ann.begin(pace="slow"))
        page.until_view()
    while page.view["standing"]["step"] != "trade":
        move = plain_move(page.view)
        page.until_view() if move is None else page.act(move)
    assert page.view["suggestions"] == []
    page.send("suggest", wanted=True)
    page.until(lambda reply: reply["t"] == "view" and bool(reply["suggestions"]))
    page.send("suggest", wanted=False)
    page.until(lambda reply: reply["t"] == "view" and not reply["suggestions"])


def test_a_page_that_does_not_read_holds_nobody_up_and_catches_up_later(tmp_path: Path) -> None:
    with server(tmp_path, room_for=2048, unread_seconds=2 * PATIENCE) as host:
        ann = Person(host)
        table = ann.begin("me", game="al-cabohne-solo-long")
        sleeper = Page(Person(host, "Cy"), table, room_for=2048)
        page = ann.join(table)
        play_on([page])
        last = sleeper.until(lambda reply: reply["t"] == "view" and reply["ending"])
    assert last["seq"] == page.view["seq"]
    views = [reply for reply in sleeper.replies if reply["t"] == "view"]
    assert len(views) < page.view["seq"]
    heard = [told["number"] for told in sleeper.told]
    assert heard[-MOST_TOLD:] == list(range(1, last["seq"] + 1))[-MOST_TOLD:]


def test_a_seat_is_in_one_tab_at_a_time(host: str) -> None:
    ann = Person(host)
    table = ann.begin()
    old = ann.join(table)
    old.until_view()
    ann.join(table).until_view()
    with pytest.raises(ConnectionClosed) as closed:
        old.until(lambda reply: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == ELSEWHERE


def test_there_is_no_table_that_nobody_made(host: str) -> None:
    page = Person(host).join("nowhere")
    assert page.hear()["reason"]["id"] == "server-no-table"
    with pytest.raises(ConnectionClosed) as closed:
        page.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == NO_SUCH_TABLE
