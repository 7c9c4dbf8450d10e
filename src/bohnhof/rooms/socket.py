"""Handle the requests of a client's WebSocket, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

import msgspec
import structlog

from bohnhof.live.limits import BURST, Bucket
from bohnhof.live.page import Line
from bohnhof.rooms import acting, finishing, motions, refusals, seating
from bohnhof.rooms.connection import Connection, Send
from bohnhof.rooms.hub import Hub
from bohnhof.rooms.messages.replies import (
    NO_SUCH_TABLE,
    NOT_UNDERSTOOD,
    TOO_FAST,
    TRY_AGAIN,
    Moved,
    No,
)
from bohnhof.rooms.messages.requests import (
    Act,
    Agree,
    AskHint,
    Concede,
    Draft,
    Hurry,
    Join,
    Reading,
    Rematch,
    Report,
    Request,
    Say,
    SetPace,
    SetSeat,
    Silent,
    Suggest,
    Sync,
    TakeBack,
    VoteEnd,
    Wish,
)
from bohnhof.rooms.refusals import Refused
from bohnhof.rooms.room import Room

LOG: Final = structlog.get_logger()
Receive = Callable[[], Coroutine[Any, Any, dict[str, Any]]]

LONGEST_REQUEST: Final = 4096

EXPENSIVE: Final = (TakeBack, AskHint, Report)
"""Requests that take much computing time, or are stored for the operator."""

_REQUESTS: Final[msgspec.json.Decoder[Request]] = msgspec.json.Decoder(Request)


async def serve(
    hub: Hub,
    person: str | None,
    receive: Receive,
    send: Send,
    rate: float,
    line: Line | None = None,
    check_expensive: Callable[[], None] = lambda: None,
) -> None:
    """Serve a WebSocket from its first message to its end.

    `line` handles most actions before they get here. `check_expensive` raises Refused if too many
    expensive requests arrive.
    """
    await receive()
    await send({"type": "websocket.accept"})
    bucket = Bucket(rate, max(BURST, rate))
    connection = Connection(send, person, bucket, line)
    hub.counts.opened()
    room: Room | None = None
    line = line or Line()
    line.page = connection
    try:
        while not connection.closed:
            line.waits = True
            event = await receive()
            line.waits = False
            if event["type"] != "websocket.receive":
                break
            if not bucket.takes():
                await connection.close(TOO_FAST)
                break
            try:
                request = _read(event)
            except (msgspec.MsgspecError, RecursionError):
                await connection.close(NOT_UNDERSTOOD)
                break
            if isinstance(request, Join) == (room is not None):
                await connection.close(NOT_UNDERSTOOD)
                break
            if room is None:
                assert isinstance(request, Join)
                room = await _join(hub, connection, request)
                continue
            await _take(hub, room, connection, request, check_expensive)
    finally:
        line.page = None
        hub.counts.closed()
        hub.gone += 1
        connection.closed = True
        if room is not None:
            room.leave(connection)


def _read(event: dict[str, Any]) -> Request:
    text = event.get("text")
    if not isinstance(text, str) or len(text) > LONGEST_REQUEST:
        raise msgspec.DecodeError("a request is a short text")
    return _REQUESTS.decode(text)


async def _join(hub: Hub, connection: Connection, request: Join) -> Room | None:
    try:
        room = await hub.room(request.table)
        await seating.come_back(room, connection.person)
        await room.join(connection, request.seen)
    except Refused as problem:
        connection.tell(No(None, problem.reason.data()))
        await connection.close(NO_SUCH_TABLE if problem.status == 404 else TRY_AGAIN)
        return None
    return room


async def _take(
    hub: Hub, room: Room, connection: Connection, request: Request, check_expensive: Callable[[], None]
) -> None:
    id = request.id if isinstance(request, (Act, Silent)) else None
    try:
        if isinstance(request, EXPENSIVE):
            check_expensive()
        await _do(hub, room, connection, request)
    except Refused as problem:
        room.tell_refusal(connection, id, problem)


async def _do(hub: Hub, room: Room, connection: Connection, request: Request) -> None:
    match request:
        case Act():
            await acting.act(room, connection, request.sentence, request.id)
        case Silent():
            await acting.keep_silent(room, connection, request.id)
        case Sync():
            await room.refresh(connection)
        case Suggest():
            await room.suggest(connection, request.wanted)
        case Hurry():
            room.driver.hurry(room.check_player(connection))
        case Draft():
            _draft(room, room.check_player(connection), request.writing)
        case Reading():
            await room.read(connection, request.reading)
        case Wish():
            _wish(room, room.check_player(connection), request)
        case Say():
            room.chat.say(room, connection, request)
        case Report():
            await room.chat.report(room, connection, request.number)
        case SetPace():
            await seating.set_pace(room, connection, request.pace)
        case SetSeat():
            await seating.set_seat(room, connection, request.seat - 1, request.bot)
        case TakeBack():
            await motions.move(room, connection, "undo")
        case AskHint():
            await motions.move(room, connection, "hint")
        case Agree():
            await motions.answer(room, connection, request.yes)
        case VoteEnd():
            await motions.move(room, connection, "end")
        case Concede():
            await finishing.concede(room, connection)
        case Rematch():
            connection.tell(Moved(await hub.rematch(room, connection)))


def _draft(room: Room, seat: int, writing: bool) -> None:
    if writing == (seat in room.writing):
        return
    room.writing ^= {seat}
    room.tell_room()
    if writing:
        room.driver.wake()
    else:
        room.driver.wrote()


def _wish(room: Room, seat: int, wish: Wish) -> None:
    kinds = room.table.rules.kinds
    if any(bean not in kinds or not kinds[bean] for bean in [*wish.looks_for, *wish.would_give]):
        raise Refused(refusals.NO_BEAN)
    room.wishes[seat] = (list(dict.fromkeys(wish.looks_for)), list(dict.fromkeys(wish.would_give)))
    room.tell_room()
