"""Seats, events outside the game, and the waiting of bots."""

from __future__ import annotations

from contextlib import suppress
from types import SimpleNamespace

import pytest

from bohnhof.rooms import driver, seating
from tests.web.servers import Data, Page, Person, plain_move, play_on, two_people


def mine(page: Page) -> Data:
    """Return the page's own seat."""
    found: Data = page.room["seats"][page.room["you"] - 1]
    return found


def hear_room(page: Page) -> Data:
    return page.until(lambda reply: reply["t"] == "room")


def act_once(page: Page) -> Data:
    """Play until the page's own action is done."""
    if not page.view:
        page.until_view()
    while True:
        move = plain_move(page.view)
        if move is None:
            page.until_view()
        elif move == "silent":
            page.ask("silent")
        else:
            answer = page.act(move)
            if answer["t"] == "view":
                return answer


def test_a_bot_stands_in_and_gives_the_seat_back(host: str) -> None:
    ann = Person(host)
    page = ann.join(ann.begin())
    page.until_view()
    page.send("seat", seat=1, bot="thrifty")
    hear_room(page)
    assert mine(page)["who"] == "bot"
    assert page.act("plant 1")["reason"]["id"] == "server-bot-plays"
    page.send("seat", seat=1, bot=None)
    page.until(lambda reply: reply["t"] == "room" and reply["seats"][0]["who"] == "person")
    assert act_once(page)["t"] == "view"


def test_no_two_at_a_table_have_the_same_name(host: str) -> None:
    table = Person(host, "Gast").begin("me", "thrifty", "friend", "friend", "friend")
    greta, guest = Person(host, "greta"), Person(host, "Gast")
    assert greta.refused(f"/api/tables/{table}/sit", {"name": "greta"}) == (409, "server-name-taken")
    assert guest.refused(f"/api/tables/{table}/sit", {"name": "Gast"}) == (409, "server-name-taken")
    guest.call(f"/api/tables/{table}/sit", {"name": "Gast", "guest": True})
    Person(host).call(f"/api/tables/{table}/sit", {"name": "Gast", "guest": True})
    Person(host, "Marten").sit(table)
    page = guest.join(table)
    page.until_view()
    assert [seat["name"] for seat in page.room["seats"]] == ["Gast", "Greta", "Gast 2", "Gast 3", "Marten"]
    henk = Person(host, "Greta").begin("me", "thrifty", "thrifty")
    names = [seat["name"] for seat in Person(host).call(f"/api/tables/{henk}")["seats"]]
    assert names == ["Greta", "Henk", "Marten"]


def test_only_the_host_hands_over_the_seats_of_others_and_only_while_they_are_away(
    host: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben, table = two_people(host)
    host_page, guest = ann.join(table), ben.join(table)
    guest.until_view()
    guest.send("seat", seat=3, bot="chance")
    assert guest.until_refused() == "server-host-only"
    guest.send("pace", pace="slow")
    assert guest.until_refused() == "server-host-only"
    host_page.send("seat", seat=2, bot="thrifty")
    assert host_page.until_refused() == "server-seat-taken"
    guest.close()
    host_page.until(lambda reply: reply["t"] == "room" and not reply["seats"][1]["online"])
    host_page.send("seat", seat=2, bot="thrifty")
    assert host_page.until_refused() == "server-just-left"
    monkeypatch.setattr(seating, "GRACE", 0.0)
    host_page.send("seat", seat=2, bot="thrifty")
    host_page.until(lambda reply: reply["t"] == "room" and reply["seats"][1]["who"] == "bot")
    host_page.send("seat", seat=1, bot="../../evil.py:Bot")
    assert host_page.until_refused() == "server-no-bot"


def test_who_leaves_the_game_is_played_for_and_may_return(host: str) -> None:
    ann = Person(host)
    table = ann.begin()
    ann.call(f"/api/tables/{table}/leave", "")
    assert ann.call(f"/api/tables/{table}")["seats"][0]["who"] == "bot"
    page = ann.join(table)
    hear_room(page)
    assert mine(page)["who"] == "person"
    notes = page.until(lambda reply: reply["t"] == "notes")["notes"]
    assert [note["message"]["id"] for note in notes] == ["note-left", "note-back"]


def test_who_leaves_before_the_game_opens_the_seat_and_the_host_is_another(host: str) -> None:
    ann, ben, cy = Person(host, "Ann"), Person(host, "Ben"), Person(host, "Cy")
    table = ann.begin("me", "friend", "friend")
    ben.sit(table, 3)
    ann.call(f"/api/tables/{table}/leave", "")
    page = ben.join(table)
    room = hear_room(page)
    assert [seat["who"] for seat in room["seats"]] == ["open", "open", "person"]
    assert room["host"]
    assert cy.sit(table) == 1
    assert cy.sit(table) == 1
    assert Person(host).refused(f"/api/tables/{table}/sit", {"name": "Dee", "seat": 3}) == (
        409,
        "server-no-seat-free",
    )


def test_acts_are_taken_back_against_bots_and_the_record_is_shorter(host: str) -> None:
    ann = Person(host)
    table = ann.begin()
    page = ann.join(table)
    assert not page.until_view()["can_take_back"]
    view = act_once(page)
    assert view["can_take_back"]
    mine_before = next(told for told in reversed(view["told"]) if told["seat"] == 1)
    page.send("back")
    back = page.until(lambda reply: reply["t"] == "view" and reply["seq"] < mine_before["number"])
    assert back["seq"] == mine_before["number"] - 1
    assert not back["can_take_back"]
    page.close()
    again = ann.join(table)
    assert again.until_view()["view"] == back["view"] or again.view["seq"] > back["seq"]


def test_wishes_lines_and_drafts_are_told_to_all_as_plain_text(host: str) -> None:
    ann, ben, table = two_people(host, "An\u0000n\n\u202e")
    page, other = ann.join(table), ben.join(table)
    other.until_view()
    page.until_view()
    page.send("wish", looks_for=["chili"], would_give=["blue", "blue"])
    room = other.until(lambda reply: reply["t"] == "room" and reply["seats"][0]["looks_for"])
    assert room["seats"][0]["name"] == "An n"
    assert room["seats"][0]["looks_for"] == ["chili"]
    assert room["seats"][0]["would_give"] == ["blue"]
    page.send("wish", looks_for=["coffee"], would_give=[])
    assert page.until_refused() == "server-no-bean"
    page.send("say", text="<b>hel\u0007lo</b>\u202e")
    (said,) = other.until(lambda reply: reply["t"] == "talk")["lines"]
    assert (said["seat"], said["text"]) == (1, "<b>hel lo</b>")
    page.send("say", emote="deal")
    assert other.until(lambda reply: reply["t"] == "talk")["lines"][0]["emote"] == "deal"
    page.send("say", emote="deal", text="both")
    assert page.until_refused() == "server-say-one-thing"
    page.send("draft", writing=True)
    assert other.until(lambda reply: reply["t"] == "room")["seats"][0]["writing"]


def trade_of_a_bot(page: Page) -> None:
    """Play until a bot trades and this person could make an offer."""
    page.until_view() if not page.view else None
    for _ in range(500):
        view = page.view
        if view["asked"] in ("propose", "answer") and view["view"]["active"] != page.room["you"]:
            return
        move = plain_move(view)
        if move is None:
            page.until_view()
        else:
            page.ask("silent") if move == "silent" else page.act(move)
    raise AssertionError("no bot trades")


NEVER = 1e6
"""A time limit in seconds that is never reached."""


def wait_at_most(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Limit the time that bots wait for silent people."""
    monkeypatch.setattr(driver, "PATIENCE", dict.fromkeys(driver.PATIENCE, seconds))


def hear_until_quiet(page: Page) -> None:
    """Receive messages until none arrives for a moment."""
    with suppress(TimeoutError):
        while True:
            page.hear(0.5)


def let_pass(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Advance the bots' clock, which they read at the next event at their table."""
    before = driver.time.monotonic
    monkeypatch.setattr(driver, "time", SimpleNamespace(monotonic=lambda: before() + seconds))


def test_a_bot_keeps_the_trading_open_until_people_are_silent(
    host: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    wait_at_most(monkeypatch, NEVER)
    ann = Person(host)
    page = ann.join(ann.begin())
    trade_of_a_bot(page)
    bot = page.view["view"]["active"]
    hear_until_quiet(page)
    assert (page.view["view"]["active"], page.view["standing"]["step"]) == (bot, "trade")
    while page.view["standing"]["step"] == "trade" and page.view["view"]["active"] == bot:
        page.ask("silent") if page.view["asked"] else page.until_view()


def told_to_wait(page: Page) -> Data:
    return page.until(lambda reply: reply["t"] == "wait")


def test_everyone_is_told_for_whom_a_bot_waits_and_how_long(
    host: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    wait_at_most(monkeypatch, 1000)
    monkeypatch.setattr(driver, "PATIENCE_WITH_WRITERS", 60)
    monkeypatch.setattr(driver, "FIRST_LOOK", dict.fromkeys(driver.FIRST_LOOK, 0))
    ann, cy = Person(host), Person(host, "Cy")
    table = ann.begin()
    page = ann.join(table)
    trade_of_a_bot(page)
    wait = told_to_wait(page)
    while wait["seq"] != page.view["seq"]:
        wait = told_to_wait(page)
    assert (wait["bot"], wait["people"]) == (page.view["view"]["active"], [1])
    twice = 2 if page.view["asked"] == "answer" else 1
    assert 900 * twice < wait["left"] <= 1000 * twice
    page.send("draft", writing=True)
    written = told_to_wait(page)
    assert (written["seq"], written["people"]) == (wait["seq"], [1])
    assert 50 < written["left"] <= 60
    watcher = cy.join(table)
    assert told_to_wait(watcher)["people"] == [1]
    page.send("draft", writing=False)
    monkeypatch.setattr(driver, "PAUSES", dict.fromkeys(driver.PAUSES, (NEVER, NEVER)))
    while told_to_wait(page)["people"]:
        page.send("silent", id=0)
    assert told_to_wait(watcher)["seq"] == wait["seq"]


def test_nobody_is_waited_for_once_the_bot_that_waits_has_given_its_seat_back(
    host: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    wait_at_most(monkeypatch, 1000)
    monkeypatch.setattr(driver, "FIRST_LOOK", dict.fromkeys(driver.FIRST_LOOK, 0))
    ann, ben, table = two_people(host)
    page, deputed = ann.join(table), ben.join(table)
    deputed.send("seat", seat=2, bot="thrifty")
    trade_of_a_bot(page)
    while page.view["view"]["active"] != 2:
        page.ask("silent")
        trade_of_a_bot(page)
    page.until(lambda reply: reply["t"] == "wait" and reply["bot"] == 2 and reply["people"] == [1])
    deputed.send("seat", seat=2, bot=None)
    page.until(lambda reply: reply["t"] == "wait" and reply["people"] == [])


def test_who_stops_writing_still_has_time_to_answer(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    wait_at_most(monkeypatch, 1000)
    monkeypatch.setattr(driver, "PATIENCE_WITH_WRITERS", NEVER)
    ann = Person(host)
    table = ann.begin()
    page = ann.join(table)
    trade_of_a_bot(page)
    bot = page.view["view"]["active"]
    page.send("draft", writing=True)
    hear_until_quiet(page)
    let_pass(monkeypatch, 3000)
    page.send("draft", writing=False)
    hear_until_quiet(page)
    assert (page.view["view"]["active"], page.view["standing"]["step"]) == (bot, "trade")
    wait_at_most(monkeypatch, 0)
    Person(host, "Cy").join(table)  # an event makes the bots read the clock
    page.until(lambda reply: reply["t"] == "view" and reply["standing"]["step"] != "trade")


def test_who_hurries_is_not_waited_for(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    wait_at_most(monkeypatch, NEVER)
    ann = Person(host)
    page = ann.join(ann.begin())
    trade_of_a_bot(page)
    monkeypatch.setattr(driver, "PAUSES", dict.fromkeys(driver.PAUSES, (NEVER, NEVER)))
    page.send("hurry")
    if page.view["asked"] == "answer":
        page.ask("silent")
    page.until(lambda reply: reply["t"] == "view" and reply["asked"] in ("act", "answer"))


def test_a_rematch_is_played_by_the_same_at_a_table_of_its_own(host: str) -> None:
    ann, ben = Person(host, "Ann"), Person(host, "Ben")
    table = ann.begin("me", "friend", game="al-cabohne")
    ben.sit(table)
    first, second = ann.join(table), ben.join(table)
    first.until_view()
    first.send("rematch")
    assert first.until_refused() == "server-not-over"
    play_on([first, second])
    first.send("rematch")
    moved = first.until(lambda reply: reply["t"] == "moved")["table"]
    second.send("rematch")
    assert second.until(lambda reply: reply["t"] == "moved")["table"] == moved
    page = ben.join(moved)
    room = hear_room(page)
    assert (room["you"], room["host"], room["game"]) == (1, False, "al-cabohne")
    assert room["seed_hash"] != second.room["seed_hash"]


def test_whoever_wants_a_rematch_plays_it_in_person(host: str) -> None:
    ann = Person(host)
    page = ann.join(ann.begin("me", "thrifty", game="al-cabohne"))
    page.send("seat", seat=1, bot="thrifty")
    page.until(lambda reply: reply["t"] == "view" and reply["ending"] is not None)
    page.send("rematch")
    again = ann.join(page.until(lambda reply: reply["t"] == "moved")["table"])
    hear_room(again)
    assert mine(again)["who"] == "person"


def test_a_game_goes_on_where_it_was_and_only_what_is_new_is_told(host: str) -> None:
    ann = Person(host)
    table = ann.begin()
    page = ann.join(table)
    for _ in range(5):
        act_once(page)
    seen = page.view["seq"]
    page.close()
    again = ann.join(table, seen - 2)
    told = again.until_view()["told"]
    assert [one["number"] for one in told[:2]] == [seen - 1, seen]
