"""Fuzzing of the WebSocket: no crash, no leak, and a refused message changes nothing."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from bohnhof.engine.position import digest
from bohnhof.rooms.hub import Hub
from bohnhof.rooms.messages.replies import NOT_UNDERSTOOD
from bohnhof.rooms.messages.requests import Request
from tests.web.halls import Page, begin, begin_among_friends, join, run

WORDS = [
    "plant", "1", "2", "3", "done", "harvest", "offer", "all:", "2:", "red", "blue", "for", "nothing",
    "accept", "decline", "withdraw", "buy", "field", "red@1", "-1", "999999999999", "ﬀ", "", "\u0000",
]  # fmt: skip
SENTENCES = st.lists(st.sampled_from(WORDS), min_size=1, max_size=7).map(" ".join)
NUMBERS = st.integers(-2, 10) | st.integers()
BEANS = st.lists(st.sampled_from(["red", "blue", "unseen", "?", "x" * 30]), max_size=4)
MESSAGES = st.one_of(
    st.fixed_dictionaries({"t": st.just("act"), "id": NUMBERS, "sentence": SENTENCES | st.text()}),
    st.fixed_dictionaries({"t": st.just("silent"), "id": NUMBERS}),
    st.fixed_dictionaries({"t": st.sampled_from(["sync", "hurry", "back", "rematch", "join", "view", "x"])}),
    st.fixed_dictionaries({"t": st.just("draft"), "writing": st.booleans()}),
    st.fixed_dictionaries({"t": st.just("wish"), "looks_for": BEANS, "would_give": BEANS}),
    st.fixed_dictionaries({"t": st.just("say"), "text": st.text() | st.none(), "emote": st.just("deal")}),
    st.fixed_dictionaries(
        {"t": st.just("say"), "text": st.text(), "name": st.text(), "language": st.just("de")}
    ),
    st.fixed_dictionaries({"t": st.just("report"), "number": NUMBERS}),
    st.fixed_dictionaries({"t": st.just("pace"), "pace": st.sampled_from(["slow", "fast", "never"])}),
    st.fixed_dictionaries(
        {"t": st.just("seat"), "seat": NUMBERS, "bot": st.sampled_from(["thrifty", "a:b"])}
    ),
    st.dictionaries(st.text(), st.integers() | st.text()),
).map(json.dumps)
TEXTS = MESSAGES | st.text() | st.just("[" * 5000) | st.just('{"t":"act"}')
DECODER: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Request)


def understood(text: str) -> bool:
    try:
        return not isinstance(DECODER.decode(text), msgspec.Struct) or "join" not in text
    except (msgspec.MsgspecError, UnicodeEncodeError):
        return False


@given(texts=st.lists(TEXTS, min_size=1, max_size=8), seat=st.sampled_from(["Ann", "Ben", "watcher"]))
@settings(max_examples=60, deadline=None)
def test_nothing_that_is_sent_breaks_a_table(texts: list[str], seat: str) -> None:
    async def work(hub: Hub) -> None:
        room = await begin_among_friends(hub)
        witness = await join(hub, room.kept.id, "Cy")
        page = await join(hub, room.kept.id, seat)
        for text in texts:
            before, number = digest(room.table.state), room.table.actions
            told = await page.say(text)
            assert not page.task.done() or page.task.exception() is None
            if any(reply["t"] == "no" for reply in told) or page.closed is not None:
                assert digest(room.table.state) == before
                assert room.table.actions == number
            if page.closed is not None:
                assert page.closed == NOT_UNDERSTOOD
                assert not understood(text)
                break
        assert all(isinstance(player["hand"], int) for player in _others(page))
        await asyncio.sleep(0)
        assert witness.closed is None
        await witness.send("sync")
        assert witness.view["seq"] == room.table.actions

    run(work)


def _others(page: Page) -> list[dict[str, Any]]:
    """Return the players whose hands this page may not see, in all its views."""
    found: list[dict[str, Any]] = []
    for reply in page.heard:
        if reply["t"] == "view":
            viewer = reply["view"]["viewer"]
            found.extend(
                player
                for seat, player in enumerate(reply["view"]["players"], 1)
                if seat != viewer and player["hand"]
            )
    return found


def test_a_socket_that_floods_is_closed() -> None:
    async def work(hub: Hub) -> None:
        page = await join(hub, await begin(hub), "Ann", rate=1)
        for _ in range(100):
            if page.closed is None:
                await page.send("sync")
        assert page.closed == 4429

    run(work)
