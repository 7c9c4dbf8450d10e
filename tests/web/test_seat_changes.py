"""Seats change in any order while sockets stay open: no one gains access to another's seat."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import seed as seeded
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test
from websockets.exceptions import ConnectionClosed

from bohnhof.rooms import driver, seating
from tests.patience import wait_until
from tests.tables import table_after
from tests.web.servers import SEED, Page, Person, known_deals, server

NAMES = st.sampled_from(["Ann", "Ben", "Cy", "Dee"])
SEATS = st.integers(0, 2)
INDEX = st.integers(0, 9)
BOTS = st.sampled_from([None, "thrifty"])
LEFT = 12
"""Actions until the end of the game at which every table begins."""
LONG = 3600.0
"""Seconds before a bot acts, so that no bot ends a game between two steps of a test."""


class Model:
    """The expected seats: for each its person, its bot, and whether the person is away."""

    def __init__(self) -> None:
        self.host = "Ann"
        self.chairs: list[tuple[str | None, str | None, bool]] = [("Ann", None, False), NO_ONE, NO_ONE]

    def open(self, seat: int) -> bool:
        person, bot, away = self.chairs[seat]
        return bot is None and (person is None or away)

    def seat_of(self, name: str) -> int | None:
        return next((seat for seat in range(3) if self.chairs[seat][0] == name and not self.open(seat)), None)

    @property
    def begun(self) -> bool:
        return not any(self.open(seat) for seat in range(3))

    @property
    def owners(self) -> set[int]:
        return {seat for seat in range(3) if self.chairs[seat][0] and not self.open(seat)}

    def comes_back(self, name: str) -> None:
        for seat, (person, _, away) in enumerate(self.chairs):
            if person == name and away:
                self.chairs[seat] = (name, None, False)

    def may_act(self, name: str) -> str:
        """Return the id of the reason why a person may not act, or ""."""
        seat = self.seat_of(name)
        if seat is None:
            return "server-watching"
        if not self.begun:
            return "server-not-begun"
        return "server-bot-plays" if self.chairs[seat][1] else ""


NO_ONE = (None, None, False)


class Changes(RuleBasedStateMachine):
    """People with open pages at one table, near the end of a game."""

    where: str
    database: Path

    def __init__(self) -> None:
        super().__init__()
        self.people = {name: Person(self.where, name) for name in ("Ann", "Ben", "Cy", "Dee")}
        self.table = self.people["Ann"].begin("me", "friend", "friend", pace="slow")
        self.play_before()
        self.model = Model()
        self.pages: list[tuple[str, Page]] = []
        self.seq = self.floor = 0
        self.agreed = False
        """Whether everyone has agreed to an undo since the last check."""
        self.next: dict[str, int] = {}
        """The seats of people in the rematch; empty before it."""
        for name in self.people:
            self.open_page(name)
        self.sit_down("Ben", None)  # before the open third seat is taken, leaving gives a seat up

    def play_before(self) -> None:
        """Store all but the last actions of a game of bots."""
        rows = [(self.table, number, *act, time.time(), 0) for number, act in enumerate(acts_before(), 1)]
        with sqlite3.connect(self.database) as kept:
            kept.executemany("insert into acts values (?, ?, ?, ?, ?, ?)", rows)

    def teardown(self) -> None:
        for _, page in self.pages:
            page.close()

    # Actions

    @rule(name=NAMES)
    def open_page(self, name: str) -> None:
        self.model.comes_back(name)
        self.pages.append((name, self.people[name].join(self.table, seen=len(acts_before()))))
        settled(self.pages[-1][1])
        self.drop_older(name)

    @rule(index=INDEX)
    def close_page(self, index: int) -> None:
        if self.pages:
            name, page = self.pages.pop(index % len(self.pages))
            page.close()
            seat = self.model.seat_of(name)
            if seat is not None and not self.online(seat):
                line = f"/api/tables/{self.table}"
                wait_until(lambda: not self.people[name].call(line)["seats"][seat]["online"], "it is gone")

    @rule(name=NAMES, wanted=st.none() | SEATS)
    def sit_down(self, name: str, wanted: int | None) -> None:
        model = self.model
        if model.seat_of(name) is None:
            model.comes_back(name)
        free = [seat for seat in range(3) if model.open(seat) and wanted in (None, seat)]
        if model.seat_of(name) is None and not free:
            asked = {"name": name, "seat": None if wanted is None else wanted + 1}
            told = self.people[name].refused(f"/api/tables/{self.table}/sit", asked)
            assert told == (409, "server-no-seat-free")
            return
        if model.seat_of(name) is None:
            self.loses(free[0])
            model.chairs[free[0]] = (name, None, False)
        seat = model.seat_of(name)
        assert seat is not None
        assert self.people[name].sit(self.table, None if wanted is None else wanted + 1) == seat + 1
        self.drop_older(name)

    @rule(name=NAMES)
    def leave(self, name: str) -> None:
        seat = self.model.seat_of(name)
        self.people[name].call(f"/api/tables/{self.table}/leave", "")
        if seat is None or self.over:
            return
        if self.model.begun:
            self.model.chairs[seat] = (name, self.model.chairs[seat][1] or "thrifty", True)
            return
        others = [person for person, _, _ in self.model.chairs if person not in (None, name)]
        if self.model.host == name and others:
            self.model.host = others[0]
        self.loses(seat)
        self.model.chairs[seat] = NO_ONE

    @rule(index=INDEX, seat=SEATS, bot=BOTS)
    def hand_over(self, index: int, seat: int, bot: str | None) -> None:
        if not self.pages:
            return
        name, page = self.pages[index % len(self.pages)]
        person, _, _ = self.model.chairs[seat]
        refusal = ""
        after: tuple[str | None, str | None, bool] = (person, bot, person is not None)
        if self.model.seat_of(name) == seat:
            after = (name, bot, False)
        elif name != self.model.host:
            refusal = "server-host-only"
        elif person is not None and self.online(seat):
            refusal = "server-seat-taken"
        assert request(page, "seat", seat=seat + 1, bot=bot) == refusal
        if not refusal:
            self.model.chairs[seat] = after

    @rule(index=INDEX)
    def act(self, index: int) -> None:
        if not self.pages:
            return
        name, page = self.pages[index % len(self.pages)]
        view = settled(page).view
        sentence = view["moves"][0]["sentence"] if view["moves"] else "done"
        answer = page.act(sentence)
        refusal = self.model.may_act(name)
        if refusal:
            assert answer["reason"]["id"] == refusal
        else:
            assert answer["t"] == "view" or not answer["reason"]["id"].startswith("server-")

    @rule(index=INDEX, wanted=st.sampled_from(["back", "hint"]))
    def ask(self, index: int, wanted: str) -> None:
        if not self.pages:
            return
        name, page = self.pages[index % len(self.pages)]
        told = request(page, wanted)
        if refusal := self.model.may_act(name):
            assert told == refusal
        elif self.over:
            assert told == "refusal-game-over"
        elif self.model.owners == {self.model.seat_of(name)}:
            assert told in ("", "server-nothing-to-undo")
            self.agreed = True
        elif told != "server-nothing-to-undo" and told != "server-motion-open":
            absent = any(not self.online(seat) for seat in self.model.owners)
            assert told == ("server-all-must-agree" if absent else "")

    @rule(index=INDEX, yes=st.booleans())
    def answer(self, index: int, yes: bool) -> None:
        if not self.pages:
            return
        name, page = self.pages[index % len(self.pages)]
        seat, motion = self.model.seat_of(name), settled(page).room["motion"]
        told = request(page, "agree", yes=yes)
        if seat is None:
            assert told == "server-watching"
        elif motion is None or motion["seat"] == seat + 1:
            assert told == "server-nothing-asked"
        else:
            assert told == ""
            asked = self.model.owners - {motion["seat"] - 1}
            self.agreed = yes and {one - 1 for one in motion["agreed"]} | {seat} >= asked

    @rule(index=INDEX)
    def play_again(self, index: int) -> None:
        if not self.pages:
            return
        name, page = self.pages[index % len(self.pages)]
        seat = self.model.seat_of(name)
        told = request(page, "rematch")
        assert told == ("server-watching" if seat is None else "" if self.over else "server-not-over")
        if not told:
            moved = next(reply["table"] for reply in reversed(page.replies) if reply["t"] == "moved")
            if not self.next:
                chairs = enumerate(self.model.chairs)
                self.next = {person: (had + 1) % 3 for had, (person, _, _) in chairs if person is not None}
            for person, somebody in self.people.items():
                you = somebody.call(f"/api/tables/{moved}")["you"]
                assert you == (self.next[person] + 1 if person in self.next else None)

    # Invariants

    @invariant()
    def everyone_sees_and_does_what_their_seat_allows(self) -> None:
        for name, page in self.pages:
            seat = self.model.seat_of(name)
            assert settled(page).room["you"] == (None if seat is None else seat + 1)
            assert page.room["host"] == (name == self.model.host)
            view = page.view["view"]
            assert view["viewer"] == ("spectator" if seat is None else seat + 1)
            for other, player in enumerate(view["players"]):
                assert isinstance(player["hand"], list if other == seat else int)
            if seat is None:
                assert not page.view["moves"]
                assert page.view["asked"] is None

    @invariant()
    def nothing_is_undone_without_consent(self) -> None:
        if self.pages:
            seq = settled(self.pages[0][1]).view["seq"]
            assert seq >= self.floor
            assert seq >= self.seq or self.agreed
            self.seq, self.agreed = seq, False

    @property
    def over(self) -> bool:
        return bool(self.people["Ann"].call(f"/api/tables/{self.table}")["over"])

    def online(self, seat: int) -> bool:
        return any(self.model.seat_of(name) == seat for name, _ in self.pages)

    def loses(self, seat: int) -> None:
        if self.model.chairs[seat][0]:
            self.floor = self.seq

    def drop_older(self, name: str) -> None:
        """Check that the server has closed a player's older pages."""
        if self.model.seat_of(name) is not None:
            for older in [entry for entry in self.pages if entry[0] == name][:-1]:
                with pytest.raises(ConnectionClosed, match="4409"):
                    settled(older[1])
                older[1].close()
                self.pages.remove(older)


@cache
def acts_before() -> list[tuple[int, str]]:
    return table_after(10_000, SEED).acts[:-LEFT]


def settled(page: Page) -> Page:
    """Receive all messages sent so far, and return the page."""
    page.act("nonsense")
    return page


def request(page: Page, tag: str, **data: Any) -> str:
    """Send a request without an id. Return the id of the refusal's reason, or ""."""
    settled(page)
    before = len(page.replies)
    page.send(tag, **data)
    settled(page)
    refused = [reply for reply in page.replies[before:] if reply["t"] == "no" and reply["id"] is None]
    return str(refused[0]["reason"]["id"]) if refused else ""


@pytest.fixture(scope="module")
def changes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[type[Changes]]:
    folder = tmp_path_factory.mktemp("seats")
    with pytest.MonkeyPatch.context() as patch, known_deals(), server(folder) as where:
        patch.setattr(seating, "GRACE", 0.0)
        patch.setattr(driver, "PAUSES", {"slow": (LONG, LONG)})
        Changes.where, Changes.database = where, folder / "tables.db"
        yield Changes


@pytest.mark.parametrize(
    ("part", "examples"),
    [(0, 20), *[pytest.param(part, 500, marks=pytest.mark.long) for part in (1, 2, 3, 4)]],
)
def test_seats_change_hands_in_any_order(changes: type[Changes], part: int, examples: int) -> None:
    many = settings(max_examples=examples, stateful_step_count=20, deadline=None)
    run_state_machine_as_test(seeded(part)(changes), settings=many)
