"""Permissions to see a hand, act and undo follow from the current seats, not from old sockets."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from bohnhof.rooms import motions, seating
from tests.web.servers import Data, Page, Person, server, two_people

GRACE = seating.GRACE


@pytest.fixture(autouse=True)
def no_grace(monkeypatch: pytest.MonkeyPatch) -> None:
    """Allow absent people to be replaced immediately."""
    monkeypatch.setattr(seating, "GRACE", 0.0)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
def place(tmp_path: Path) -> Iterator[str]:
    """Run a server with its database in the test's folder."""
    with server(tmp_path) as found:
        yield found


def settled(page: Page) -> Page:
    """Receive all messages sent so far, and return the page."""
    page.act("nonsense")
    return page


def hand(page: Page, seat: int) -> object:
    found: object = page.view["view"]["players"][seat - 1]["hand"]
    return found


def until_room(page: Page, **wanted: object) -> Data:
    return page.until(lambda reply: reply["t"] == "room" and wanted.items() <= reply.items())


def until_absent(page: Page, seat: int) -> None:
    if page.room["seats"][seat - 1]["online"]:
        page.until(lambda reply: reply["t"] == "room" and not reply["seats"][seat - 1]["online"])


def play_some(pages: dict[int, Page], actions: int) -> None:
    """Play first moves until `actions` are done and each person has acted."""
    acted: set[int] = set()
    while max(settled(page).view["seq"] for page in pages.values()) < actions or acted != set(pages):
        for seat, page in pages.items():
            moves = settled(page).view["moves"]
            if page.view["asked"] == "act" and moves:
                page.act(moves[0]["sentence"])
                acted.add(seat)


def friends(host: str) -> tuple[Person, Person, str]:
    """Create a table of two for Ann and Ben without bots."""
    ann, ben = Person(host, "Ann"), Person(host, "Ben")
    table = ann.begin("me", "friend", game="al-cabohne")
    ben.sit(table)
    return ann, ben, table


def test_who_has_lost_the_seat_neither_sees_the_hand_nor_acts_for_its_new_owner(host: str) -> None:
    ann, ben, table = two_people(host)
    cy = Person(host, "Cy")
    host_page, old, new = ann.join(table), ben.join(table), cy.join(table)
    ben.call(f"/api/tables/{table}/leave", "")
    settled(old)
    old.close()
    until_absent(settled(host_page), 2)
    old = ben.join(table)  # has the seat back
    assert settled(old).room["you"] == 2
    ben.call(f"/api/tables/{table}/leave", "")  # leaves again with the page still open
    settled(old)
    host_page.send("seat", seat=2)
    assert host_page.until_refused() == "server-seat-taken"
    second = ben.join(table)
    assert settled(second).room["you"] == 2
    second.close()
    until_absent(settled(host_page), 2)
    watcher = Person(host, "Dee").join(table)
    host_page.send("seat", seat=2)  # the host opens the seat
    until_room(host_page, begun=False)
    assert cy.sit(table, 2) == 2
    assert settled(new).room["you"] == 2
    assert isinstance(hand(new, 2), list)
    back = ben.join(table)
    for page in (back, watcher):
        check_watching(page)


def check_watching(page: Page) -> None:
    """Check that a page shows no hand of seat 2 and cannot act."""
    assert settled(page).room["you"] is None
    assert isinstance(hand(page, 2), int)
    assert page.view["moves"] == []
    for sentence in ("plant 1", "done"):
        assert page.act(sentence)["reason"]["id"] == "server-watching"
    page.send("say", emote="deal", name="Ann")
    (said,) = page.until(lambda reply: reply["t"] == "talk")["lines"][-1:]
    assert (said["seat"], said["name"]) == (None, "Ann 2")
    page.send("seat", seat=2, bot="thrifty")
    assert page.until_refused() == "server-host-only"
    for tag in ("back", "hint", "concede", "draft"):
        page.send(tag, **({"writing": True} if tag == "draft" else {}))
        assert page.until_refused() == "server-watching"


def test_who_loses_the_seat_while_the_page_is_open_becomes_a_spectator(host: str) -> None:
    ann, ben, cy = [Person(host, name) for name in ("Ann", "Ben", "Cy")]
    table = ann.begin("me", "friend", "friend")
    old, new = ben.join(table), cy.join(table)
    ben.sit(table, 2)
    assert settled(old).room["you"] == 2
    assert isinstance(hand(old, 2), list)
    ben.call(f"/api/tables/{table}/leave", "")
    check_watching(old)
    cy.sit(table, 2)
    Person(host, "Dee").sit(table, 3)
    assert settled(new).room["you"] == 2
    assert new.room["begun"]
    assert isinstance(hand(new, 2), list)
    check_watching(old)


def test_a_second_tab_takes_the_place_of_the_first(host: str) -> None:
    _, ben, table = two_people(host)
    page = ben.join(table)
    assert settled(page).room["you"] == 2
    other = ben.join(table)
    assert settled(other).room["you"] == 2
    with pytest.raises(Exception, match="4409"):
        settled(page)


def test_a_bot_does_not_act_for_a_seat_that_is_a_persons_again(
    host: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from threading import Event

    from bohnhof.rooms import driver

    thinks, may_answer = Event(), Event()
    decided = driver._decided

    def slow(*given: object) -> object:
        thinks.set()
        assert may_answer.wait(300)
        return decided(*given)  # type: ignore[arg-type]

    ann, ben, table = friends(host)
    page, other = ann.join(table), ben.join(table)
    active = settled(page).view["view"]["active"]
    mine = page if active == page.room["you"] else settled(other)
    seq = mine.view["seq"]
    monkeypatch.setattr(driver, "_decided", slow)
    mine.send("seat", seat=active, bot="thrifty")
    assert thinks.wait(300)
    mine.send("seat", seat=active)
    mine.until(lambda reply: reply["t"] == "room" and reply["seats"][active - 1]["who"] == "person")
    may_answer.set()
    monkeypatch.setattr(driver, "_decided", decided)
    for one in (page, other):
        assert settled(one).view["seq"] == seq


def test_the_host_erases_no_action_of_a_person_whose_phone_sleeps(place: str, database: Path) -> None:
    ann, ben, table = friends(place)
    host_page, page = ann.join(table), ben.join(table)
    play_some({1: host_page, 2: page}, 12)
    done = settled(host_page).view["seq"]
    page.close()
    until_absent(host_page, 2)
    host_page.send("back")
    assert host_page.until_refused() == "server-all-must-agree"
    host_page.send("hint")
    assert host_page.until_refused() == "server-all-must-agree"
    host_page.send("seat", seat=2, bot="thrifty")
    host_page.until(lambda reply: reply["t"] == "room" and reply["seats"][1]["who"] == "bot")
    for _ in range(4):
        host_page.send("back")
        assert host_page.until_refused() == "server-all-must-agree"
    page = ben.join(table)
    assert settled(page).room["you"] == 2
    assert page.room["seats"][1]["who"] == "person"
    kept = sqlite3.connect(database)
    assert kept.execute("select max(number) from acts").fetchone()[0] >= done


def test_what_a_person_saw_is_not_undone_once_their_seat_is_anothers(place: str, database: Path) -> None:
    ann, ben, table = friends(place)
    host_page, page = ann.join(table), ben.join(table)
    play_some({1: host_page, 2: page}, 12)
    page.close()
    until_absent(settled(host_page), 2)
    done = host_page.view["seq"]
    host_page.send("seat", seat=2)
    until_room(host_page, begun=False)
    assert Person(place, "Second token of Ann").sit(table) == 2
    host_page.send("back")
    assert host_page.until_refused() in ("server-all-must-agree", "server-nothing-to-undo")
    kept = sqlite3.connect(database)
    assert kept.execute("select undo_floor from tables").fetchone() == (done,)
    assert kept.execute("select max(number) from acts").fetchone() == (done,)
    host_page.close()
    again = ann.join(table)
    assert settled(again).view["seq"] == done


def test_an_undo_needs_everyone_and_is_in_everyones_log(host: str) -> None:
    ann, ben, table = friends(host)
    page, other = ann.join(table), ben.join(table)
    watcher = Person(host, "Cy").join(table)
    play_some({1: page, 2: other}, 8)
    done = settled(page).view["seq"]
    page.send("back")
    asked = until_room(other, motion={"wanted": "undo", "seat": 1, "agreed": []})
    assert asked["partners"] == [1]
    page.send("agree", yes=True)
    assert page.until_refused() == "server-nothing-asked"
    watcher.send("agree", yes=True)
    assert watcher.until_refused() == "server-watching"
    other.send("agree", yes=False)
    assert until_room(page, motion=None)
    assert settled(page).view["seq"] == done
    page.send("back")
    page.send("back")
    assert page.until_refused() == "server-motion-open"
    other.send("agree", yes=True)
    undone = page.until(lambda reply: reply["t"] == "view" and reply["seq"] < done)
    for one in (page, other, watcher):
        settled(one)
        assert one.view["seq"] == undone["seq"]
        assert [note["message"]["id"] for note in notes_of(one)][-2:] == ["note-declined", "note-agreed-undo"]
        assert notes_of(one)[-1]["after"] == undone["seq"]
    late = Person(host, "Dee").join(table)
    assert notes_of(settled(late))[-1]["message"]["arguments"] == {"name": {"text": "Ann"}}


def notes_of(page: Page) -> list[Data]:
    return [note for reply in page.replies if reply["t"] == "notes" for note in reply["notes"]]


def test_a_motion_lapses_when_someone_acts_or_no_one_answers(
    host: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben, table = friends(host)
    page, other = ann.join(table), ben.join(table)
    play_some({1: page, 2: other}, 8)
    page.send("back")
    until_room(other, motion={"wanted": "undo", "seat": 1, "agreed": []})
    active = page if settled(page).view["asked"] == "act" else settled(other)
    active.act(active.view["moves"][0]["sentence"])
    assert settled(page).room["motion"] is None
    other.send("agree", yes=True)
    assert other.until_refused() == "server-nothing-asked"
    monkeypatch.setattr(motions, "PATIENCE", 0.0)
    page.send("back")
    page.until(lambda reply: reply["t"] == "room" and reply["motion"] is not None)
    until_room(page, motion=None)


def test_a_seat_is_not_lost_by_a_moment_offline(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "GRACE", GRACE)
    ann, ben, table = two_people(host)
    host_page, page = ann.join(table), ben.join(table)
    settled(page).close()
    until_absent(settled(host_page), 2)
    assert host_page.room["grace"] == 60
    for bot in (None, "thrifty"):
        host_page.send("seat", seat=2, bot=bot)
        assert host_page.until_refused() == "server-just-left"
    assert Person(host, "Ben").refused(f"/api/tables/{table}/sit", {"name": "Ben"}) == (
        409,
        "server-no-seat-free",
    )
    again = ben.join(table)
    assert settled(again).room["you"] == 2


def test_an_opened_seat_is_its_persons_again_if_no_one_has_sat_down(host: str) -> None:
    ann, ben, table = two_people(host)
    host_page = ann.join(table)
    settled(host_page).send("seat", seat=2)
    until_room(host_page, begun=False)
    assert host_page.room["seats"][1]["who"] == "open"
    again = ben.join(table)
    assert settled(again).room["you"] == 2
    assert again.room["begun"]
    assert isinstance(hand(again, 2), list)
    ids = [note["message"]["id"] for note in notes_of(again)]
    assert ids == ["note-sat-down", "note-away-open", "note-back"]


def test_absence_is_shown_and_every_change_of_a_seat_is_in_everyones_log(host: str) -> None:
    ann, ben, table = two_people(host)
    host_page, page, watcher = ann.join(table), ben.join(table), Person(host, "Cy").join(table)
    settled(page)  # make sure that the join has been sent to the host
    assert settled(host_page).room["seats"][1]["absent"] == 0

    def change(page: Page, seat: int, who: str, **wanted: object) -> Data:
        page.send("seat", seat=seat, **wanted)
        room = page.until(lambda reply: reply["t"] == "room" and reply["seats"][seat - 1]["who"] == who)
        found: Data = room["seats"][seat - 1]
        return found

    for who, bot in (("bot", "thrifty"), ("open", None)):
        settled(page).close()
        until_absent(settled(host_page), 2)
        assert host_page.room["seats"][1]["absent"] > 0
        assert change(host_page, 2, who, bot=bot)["absent"] > 0
        page = ben.join(table)
        assert settled(page).room["seats"][1]["absent"] == 0
    change(page, 2, "bot", bot="thrifty")
    change(page, 2, "person")
    ben.call(f"/api/tables/{table}/leave", "")
    page = ben.join(table)
    change(host_page, 3, "open")
    Person(host, "Dee").sit(table, 3)
    expected = ["sat-down", "away-bot", "back", "away-open", "back", "own-bot", "plays", "left", "back"]
    expected += ["seat-open", "sat-down"]
    for one in (host_page, watcher, Person(host, "Eve").join(table)):
        notes = {note["number"]: note["message"]["id"] for note in notes_of(settled(one))}
        assert [*notes.values()] == [f"note-{word}" for word in expected]
