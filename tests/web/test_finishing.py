"""Games that end early, by conceding or by agreement, and the rematch."""

from __future__ import annotations

import asyncio

from bohnhof.engine.state import State
from bohnhof.games import rules_of
from bohnhof.rooms import lists
from bohnhof.rooms.finishing import winners_of
from bohnhof.rooms.hub import Hub
from bohnhof.rooms.messages.calls import NewSeat, NewTable
from bohnhof.rooms.room import Room
from bohnhof.rooms.seating import sit_down
from tests.web.halls import Data, Page, begin, join, person, run

PEOPLE = ("Ann", "Ben", "Cy")


async def friends(hub: Hub, *seats: str) -> tuple[Room, list[Page]]:
    """Return a table of some friends, with their pages."""
    table = await begin(hub, *seats)
    room = await hub.room(table)
    names = PEOPLE[: sum(seat in ("me", "friend") for seat in seats)]
    for name in names[1:]:
        await sit_down(room, person(name), name, None)
    pages = [await join(hub, table, name) for name in names]
    while not all(page.view for page in pages):
        await asyncio.sleep(0)
    return room, pages


def ending(page: Page) -> Data:
    found: Data = page.view["ending"]
    return found


def told(page: Page) -> list[str]:
    """Return the ids of the notes that a page received."""
    return [note["message"]["id"] for one in page.heard if one["t"] == "notes" for note in one["notes"]]


def test_while_others_play_on_a_bot_takes_the_seat_of_who_concedes() -> None:
    async def work(hub: Hub) -> None:
        room, (ann, ben, cy) = await friends(hub, "me", "friend", "friend")
        await ben.send("concede")
        assert ann.view["ending"] is None
        chair = room.kept.chairs[1]
        assert (chair.name, chair.bot, chair.conceded, chair.away) == ("Ben", "thrifty", True, False)
        assert told(cy)[-1] == "note-conceded"
        for refused in (await ben.send("seat", seat=2, bot=None), await ben.send("concede")):
            assert refused[-1]["reason"]["id"] == "server-conceded"
        assert room.partners(0) == {2}
        await cy.send("concede")
        found = ending(ann)
        assert (found["ended"], found["conceded"]) == ("conceded", [2, 3])
        assert found["winners"] == [1]
        assert found["verdict"]["id"] == "ended-conceded"

    run(work)


def test_against_bots_one_other_person_plays_on_and_the_game_ends_with_the_last() -> None:
    async def work(hub: Hub) -> None:
        room, (ann, ben) = await friends(hub, "me", "friend", "thrifty")
        await ann.send("concede")
        assert (ben.view["ending"], room.kept.bots()) == (None, ["thrifty", None, "thrifty"])
        await ben.send("concede")
        found = ending(ann)
        assert (found["ended"], found["conceded"], found["winners"]) == ("conceded", [1, 2], [3])

    run(work)


def test_between_two_players_the_other_wins_at_once() -> None:
    async def work(hub: Hub) -> None:
        wanted = NewTable("al-cabohne", [NewSeat("me"), NewSeat("friend")], "Ann", "slow")
        table, _ = await hub.create(wanted, person("Ann"))
        await sit_down(await hub.room(table), person("Ben"), "Ben", None)
        ann = await join(hub, table, "Ann")
        await ann.send("concede")
        assert (ending(ann)["conceded"], ending(ann)["winners"]) == ([1], [2])

    run(work)


def test_without_another_person_the_game_ends() -> None:
    async def work(hub: Hub) -> None:
        room, (ann,) = await friends(hub, "me", "thrifty", "thrifty")
        await ann.send("concede")
        assert ending(ann)["conceded"] == [1]
        assert 1 not in ending(ann)["winners"]
        assert (await hub.room(room.kept.id)).over
        del hub.rooms[room.kept.id]
        again = await hub.room(room.kept.id)
        assert (again.kept.ended, again.kept.conceded) == ("conceded", [0])
        line = await lists.table_line(hub, room.kept.id, person("Ann"))
        assert line is not None
        assert (line.over, line.waits_for_you, 1 in line.winners) == (True, False, False)
        (counted,) = await lists.results_of(hub, person("Ann"))
        assert (counted.played, counted.won) == (1, 0)

    run(work)


def test_the_game_ends_without_a_winner_once_all_people_agree() -> None:
    async def work(hub: Hub) -> None:
        _, (ann, ben, cy) = await friends(hub, "me", "friend", "friend")
        await ann.send("end")
        assert ben.heard[-1]["motion"] == {"wanted": "end", "seat": 1, "agreed": []}
        await ben.send("agree", yes=True)
        assert cy.view["ending"] is None
        await cy.send("agree", yes=True)
        found = ending(cy)
        assert (found["ended"], found["winners"], found["conceded"]) == ("agreed", [], [])
        assert told(ann)[-1] == "note-agreed-end"
        for request in ({"t": "act", "id": 1, "sentence": "plant 1"}, {"t": "concede"}, {"t": "end"}):
            tag = str(request.pop("t"))
            refused = await ben.send(tag, **request)
            assert refused[-1]["reason"]["id"] == "refusal-game-over"
        assert await lists.results_of(hub, person("Ann")) == []

    run(work)


def test_alone_against_bots_there_is_nobody_to_ask() -> None:
    async def work(hub: Hub) -> None:
        _, (ann,) = await friends(hub, "me", "thrifty", "thrifty")
        refused = await ann.send("end")
        assert refused[-1]["reason"]["id"] == "server-nothing-to-end"

    run(work)


def scored(*taler: int) -> State:
    """Return a state of Bohnanza with these scores."""
    rules = rules_of("bohnanza")
    s = rules.new_game(len(taler), 1)
    for player, count in zip(s.players, taler, strict=True):
        player.taler = (1,) * count
    return s


def test_who_has_conceded_never_wins() -> None:
    rules = rules_of("bohnanza")
    assert winners_of(rules, scored(9, 4, 4), [0], "conceded") == [1, 2]
    assert winners_of(rules, scored(9, 4, 5), [], "agreed") == []
    assert winners_of(rules, scored(9, 4, 5), [0], None) == [2]
    assert winners_of(rules, scored(9, 4, 5), [1], None) == [0]
    solo = rules_of("al-cabohne-solo")
    assert winners_of(solo, solo.new_game(1, 1), [0], "conceded") == []
