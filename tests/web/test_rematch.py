"""A rematch: who wants one proposes it, and no one is seated or moved against their will."""

from __future__ import annotations

import pytest

from bohnhof.rooms import refusals, seating
from bohnhof.rooms.hub import Hub
from bohnhof.rooms.refusals import Refused
from bohnhof.rooms.room import Room
from bohnhof.rooms.seating import leave_table, sit_down
from tests.web.halls import Page, join, person, run
from tests.web.test_finishing import friends, told


def moved(page: Page) -> list[str]:
    """Return the tables at which a page was told to go on."""
    return [one["table"] for one in page.heard if one["t"] == "moved"]


def next_of(page: Page) -> str | None:
    """Return the table of the rematch, as a page was told last."""
    found: str | None = next(one["next"] for one in reversed(page.heard) if one["t"] == "room")
    return found


async def finished(hub: Hub, *seats: str) -> tuple[Room, list[Page]]:
    """Return a table at which one after the other has conceded, Ann last, and everyone's pages."""
    room, pages = await friends(hub, *seats)
    for page in reversed(pages):
        if not room.over:
            await page.send("concede")
    assert room.over
    return room, pages


async def asked_again(hub: Hub, *seats: str) -> tuple[Room, Room, list[Page]]:
    """Return a table, that of the rematch which Ann wants, and everyone's pages of the first."""
    room, pages = await finished(hub, *seats)
    await pages[0].send("rematch")
    (table,) = moved(pages[0])
    return room, await hub.room(table), pages


def test_whoever_wants_a_rematch_goes_there_and_the_others_are_only_asked() -> None:
    async def work(hub: Hub) -> None:
        room, again, (_, ben, cy) = await asked_again(hub, "me", "friend", "friend")
        watcher = await join(hub, room.kept.id, "Dee")
        for page in (ben, cy, watcher):
            assert moved(page) == []
            assert next_of(page) == again.kept.id
            assert told(page)[-1] == "note-rematch"
        assert [chair.name for chair in again.kept.chairs] == ["Cy", "Ann", "Ben"], "one seat on"
        assert again.kept.host == person("Ann")
        assert again.kept.places == {person("Ann"): 1}
        assert not again.kept.begun
        await ben.send("rematch")
        assert moved(ben) == [again.kept.id], "made once"
        assert moved(cy) == []
        assert told(cy).count("note-rematch") == 1
        assert (await watcher.send("rematch"))[-1]["reason"]["id"] == "server-watching"

    run(work)


def test_everyone_who_comes_has_their_seat_and_then_the_rematch_begins() -> None:
    async def work(hub: Hub) -> None:
        _, again, _ = await asked_again(hub, "me", "friend", "friend")
        for name, begun in (("Ann", False), ("Ben", False), ("Cy", True)):
            page = await join(hub, again.kept.id, name)
            await page.send("sync")
            assert again.kept.begun is begun
        assert again.kept.bots() == [None, None, None]
        assert again.kept.conceded == []
        assert [again.kept.seat_of(person(name)) for name in ("Ann", "Ben", "Cy")] == [1, 2, 0]

    run(work)


def test_bots_sit_down_at_once() -> None:
    async def work(hub: Hub) -> None:
        _, again, _ = await asked_again(hub, "me", "thrifty", "thrifty")
        assert again.kept.begun
        assert again.kept.bots() == ["thrifty", None, "thrifty"]

    run(work)


def test_for_a_minute_the_seat_of_who_was_asked_is_no_one_elses(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(hub: Hub) -> None:
        _, again, _ = await asked_again(hub, "me", "friend", "thrifty")
        ann = await join(hub, again.kept.id, "Ann")
        await ann.send("sync")
        seat = next(one for one in reversed(ann.heard) if one["t"] == "room")["seats"][2]
        assert (seat["who"], seat["name"], seat["waits_for"]) == ("open", "", "Ben")
        with pytest.raises(Refused, match=refusals.NO_SEAT_FREE.id):
            await sit_down(again, person("Dee"), "Dee", None)
        assert (await ann.send("seat", seat=3, bot="thrifty"))[-1]["reason"]["id"] == "server-just-left"
        monkeypatch.setattr(seating, "GRACE", 0.0)
        await ann.send("seat", seat=3, bot="thrifty")
        assert again.kept.begun
        ben = await join(hub, again.kept.id, "Ben")
        await ben.send("sync")
        assert again.kept.bots() == ["thrifty", None, None], "until they come"

    run(work)


def test_after_a_minute_anyone_may_have_the_seat_of_who_was_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(hub: Hub) -> None:
        _, again, _ = await asked_again(hub, "me", "friend", "thrifty")
        monkeypatch.setattr(seating, "GRACE", 0.0)
        assert await sit_down(again, person("Dee"), "Dee", None) == 2
        ben = await join(hub, again.kept.id, "Ben")
        await ben.send("sync")
        assert again.kept.seat_of(person("Ben")) is None

    run(work)


def test_a_no_opens_the_seat_at_once_and_is_told() -> None:
    async def work(hub: Hub) -> None:
        _, again, _ = await asked_again(hub, "me", "friend", "thrifty")
        ann = await join(hub, again.kept.id, "Ann")
        await leave_table(again, person("Dee"))
        assert seating.waits_for(again, 2) == "Ben", "who was not asked says nothing"
        await leave_table(again, person("Ben"))
        await ann.send("sync")
        assert told(ann)[-1] == "note-not-again"
        assert seating.waits_for(again, 2) == ""
        ben = await join(hub, again.kept.id, "Ben")
        await ben.send("sync")
        assert again.kept.seat_of(person("Ben")) is None, "not seated by looking"
        await ann.send("seat", seat=3, bot="thrifty")
        assert again.kept.begun

    run(work)


def test_who_wanted_the_rematch_may_leave_it_and_the_host_is_someone_who_is_there() -> None:
    async def work(hub: Hub) -> None:
        _, again, _ = await asked_again(hub, "me", "friend", "friend")
        await leave_table(again, person("Ann"))
        assert again.kept.host == person("Ann"), "no one else is there"
        cy = await join(hub, again.kept.id, "Cy")
        await cy.send("sync")
        assert again.kept.host == person("Cy")

    run(work)
