"""Handlers of the HTTP API."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Literal

import litestar
from litestar import MediaType, Request, Response
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, Parameter, RawBody
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bohnhof import rulebook
from bohnhof.engine.state import SPECTATOR
from bohnhof.games import UnknownGameError, is_built_in, rules_of, told_in
from bohnhof.quick_start import quick_start_of
from bohnhof.rooms import info, lessons, lists, refusals, seating
from bohnhof.rooms.hub import Hub
from bohnhof.rooms.messages.calls import (
    Frame,
    GameDetails,
    Games,
    GameWords,
    LessonStep,
    NewLesson,
    NewTable,
    ParagraphText,
    Problem,
    QuickStartPart,
    QuickStartText,
    Reach,
    ReplayInfo,
    Results,
    Seated,
    Sit,
    TableLine,
    Tables,
)
from bohnhof.rooms.messages.terms import Language
from bohnhof.rooms.refusals import Refused
from bohnhof.rooms.replaying import MOST_FRAMES, OPEN, Replays
from bohnhof.rulebook import Paragraph, RulebookError
from bohnhof.table.record import write_record
from bohnhof.web import people, schema
from bohnhof.web.gate import Gate
from bohnhof.web.health import Health
from bohnhof.web.network import Network
from bohnhof.words.sources import own_words

PROBLEMS = {
    status: ResponseSpec(Problem, generate_examples=False, description=what)
    for status, what in [
        (400, "Not understood"),
        (404, "Not there"),
        (409, "Not now"),
        (413, "Too large"),
        (429, "Too fast"),
        (503, "Not kept"),
    ]
}
get = partial(litestar.get, responses=PROBLEMS)
post = partial(litestar.post, responses=PROBLEMS)

Call = Request[Any, Any, Any]
Eyes = Literal["open", "spectator", "1", "2", "3", "4", "5", "6", "7"]


def _hub(request: Call) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def _replays(request: Call) -> Replays:
    replays: Replays = request.app.state.replays
    return replays


def _person(request: Call) -> str | None:
    gate: Gate = request.app.state.gate
    return gate.person(request.scope)  # type: ignore[arg-type]


def _check_expensive(request: Call) -> None:
    gate: Gate = request.app.state.gate
    gate.check_expensive(request.scope)  # type: ignore[arg-type]


def _welcome(request: Call) -> tuple[str, list[Cookie]]:
    """Return the caller's id, and a cookie if they are new."""
    person = _person(request)
    if person is not None:
        return person, []
    token = people.new_token()
    secure = request.app.state.settings.secure
    cookie = Cookie(
        people.SECURE_COOKIE if secure else people.COOKIE,
        value=token,
        max_age=people.YEAR,
        path="/",
        httponly=True,
        samesite="lax",
        secure=secure,
    )
    return people.person_of(token), [cookie]


@litestar.get(
    "/healthz",
    media_type=MediaType.TEXT,
    summary="Whether the server can keep what is played",
    responses={
        503: ResponseSpec(str, generate_examples=False, description="Not kept", media_type=MediaType.TEXT)
    },
)
async def health(request: Call) -> Response[str]:
    found: Health = request.app.state.health
    if await found.check():
        return Response("well\n")
    return Response("the database cannot be written\n", status_code=503)


@get("/metrics", media_type=CONTENT_TYPE_LATEST, include_in_schema=False, sync_to_thread=False)
def metrics() -> bytes:
    return generate_latest()


@get("/api/games", summary="The games, and what is broken", sync_to_thread=True)
def games() -> Games:
    return info.games()


@get("/api/games/{game:str}", summary="One game, as its tables need it", sync_to_thread=True)
def one_game(game: FromPath[str]) -> GameDetails:
    try:
        return info.details(game)
    except UnknownGameError:
        raise Refused(refusals.NO_GAME, 404) from None


@get("/api/bots", summary="The bots", sync_to_thread=False)
def bots() -> list[str]:
    return seating.bot_names()


@get("/api/schema", summary="What travels over the socket, as AsyncAPI", sync_to_thread=False)
def socket_schema() -> dict[str, Any]:
    return schema.socket_schema()


@get("/api/reach", summary="From where links work", sync_to_thread=False)
def reach(request: Call) -> Reach:
    network: Network = request.app.state.network
    return network.reach(request.scope)  # type: ignore[arg-type]


@post("/api/reach", status_code=200, summary="Open the server to its network")
async def open_reach(request: Call) -> Reach:
    network: Network = request.app.state.network
    return await network.open(request.scope)  # type: ignore[arg-type]


@get("/api/tables", summary="One's own tables, and those to join or watch")
async def tables(request: Call) -> Response[Tables]:
    person = _person(request)
    return Response(await lists.tables_for(_hub(request), person), headers=people.tag_of(person))


@post("/api/tables", summary="Begin a table")
async def create(request: Call, data: JSONBody[NewTable]) -> Response[Seated]:
    gate: Gate = request.app.state.gate
    gate.check_expensive(request.scope)  # type: ignore[arg-type]
    gate.check_new(request.scope)  # type: ignore[arg-type]
    person, cookies = _welcome(request)
    table, seat = await _hub(request).create(data, person)
    return Response(Seated(table, 0 if seat is None else seat + 1), status_code=201, cookies=cookies)


@post("/api/lessons", summary="Begin a first game that teaches")
async def create_lesson(request: Call, data: JSONBody[NewLesson]) -> Response[Seated]:
    _check_expensive(request)
    gate: Gate = request.app.state.gate
    gate.check_new(request.scope)  # type: ignore[arg-type]
    person, cookies = _welcome(request)
    table, seat = await _hub(request).create_lesson(data, person)
    return Response(Seated(table, 0 if seat is None else seat + 1), status_code=201, cookies=cookies)


@get("/api/tables/{table:str}/lesson", summary="Where a table stands in its lesson")
async def lesson(request: Call, table: FromPath[str]) -> LessonStep:
    return lessons.step_of(await _hub(request).room(table), _person(request))


@get("/api/tables/{table:str}", summary="One table")
async def table_line(request: Call, table: FromPath[str]) -> TableLine:
    line = await lists.table_line(_hub(request), table, _person(request))
    if line is None:
        raise Refused(refusals.NO_TABLE, 404)
    return line


@post("/api/tables/{table:str}/sit", status_code=200, summary="Sit down")
async def sit(request: Call, table: FromPath[str], data: JSONBody[Sit]) -> Response[Seated]:
    person, cookies = _welcome(request)
    room = await _hub(request).room(table)
    wanted = None if data.seat is None else data.seat - 1
    seat = await seating.sit_down(room, person, data.name, wanted, data.guest)
    return Response(Seated(table, seat + 1), status_code=200, cookies=cookies)


@post("/api/tables/{table:str}/leave", status_code=204, summary="Give up one's seat")
async def leave(request: Call, table: FromPath[str]) -> None:
    person = _person(request)
    room = await _hub(request).room(table)
    if person is not None:
        await seating.leave_table(room, person)


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT, summary="The record of a finished game")
async def record(request: Call, table: FromPath[str]) -> Response[str]:
    _check_expensive(request)
    replays = _replays(request)
    shown = await replays.find(table)
    name = f"{shown.table.rules.id}-{shown.id}.bohnhof"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    text = await replays.work(write_record, shown.record)
    return Response(text, headers=headers, media_type="text/plain; charset=utf-8")


@get("/api/results", summary="How one's own games went")
async def results(request: Call) -> Response[list[Results]]:
    person = _person(request)
    found = [] if person is None else await lists.results_of(_hub(request), person)
    return Response(found, headers=people.tag_of(person))


@post("/api/replays", summary="Look at a record from elsewhere", status_code=200)
async def add_replay(request: Call, body: RawBody) -> ReplayInfo:
    gate: Gate = request.app.state.gate
    gate.check_expensive(request.scope)  # type: ignore[arg-type]
    gate.check_new(request.scope)  # type: ignore[arg-type]
    try:
        text = body.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused(refusals.NOT_UNDERSTOOD, 400) from None
    replays = _replays(request)
    return await replays.work((await replays.add(text)).info)


@get("/api/replays/{replay:str}", summary="A finished game")
async def replay_info(request: Call, replay: FromPath[str]) -> ReplayInfo:
    _check_expensive(request)
    replays = _replays(request)
    return await replays.work((await replays.find(replay)).info)


@get("/api/replays/{replay:str}/frames", summary="Moments of a finished game")
async def frames(
    request: Call,
    replay: FromPath[str],
    first: Annotated[int, Parameter(ge=0)] = 0,
    count: Annotated[int, Parameter(ge=1, le=MOST_FRAMES)] = MOST_FRAMES,
    eyes: FromQuery[Eyes] = "open",
) -> list[Frame]:
    _check_expensive(request)
    replays = _replays(request)
    shown = await replays.find(replay)
    seat = OPEN if eyes == "open" else SPECTATOR if eyes == "spectator" else int(eyes) - 1
    if seat >= shown.record.seats:
        raise Refused(refusals.NO_REPLAY, 404)
    return await replays.work(shown.frames, first, count, seat)


@get(
    "/api/rules/{game:str}", summary="The rules of a game, or the paragraphs with a word", sync_to_thread=True
)
def rules(
    request: Call,
    game: FromPath[str],
    search: FromQuery[str | None] = None,
    language: FromQuery[Language] = "en",
) -> list[ParagraphText]:
    if search is not None:
        _check_expensive(request)
    try:
        told = told_in(rules_of(game).id)
        if search is None:
            found = rulebook.paragraphs(told, language)
        else:
            found = rulebook.search(search, [told], language)
    except (UnknownGameError, RulebookError):
        raise Refused(refusals.NO_RULES, 404) from None
    return [_paragraph(one) for one in found]


@get("/api/paragraphs/{paragraph:str}", summary="One paragraph, such as BO-6.5", sync_to_thread=True)
def paragraph(paragraph: FromPath[str], language: FromQuery[Language] = "en") -> ParagraphText:
    for name in (paragraph.replace("-", " ", 1), paragraph):
        try:
            return _paragraph(rulebook.find(name, language=language))
        except RulebookError:
            continue
    raise Refused(refusals.NO_RULES, 404)


@get("/api/quick_start/{game:str}", summary="A game on one screen, for beginners", sync_to_thread=True)
def quick_start(game: FromPath[str], language: FromQuery[Language] = "en") -> QuickStartText:
    try:
        found = quick_start_of(rules_of(game), language)
    except UnknownGameError:
        found = None
    if found is None:
        raise Refused(refusals.NO_RULES, 404)
    parts = [QuickStartPart(part.heading, list(part.lines)) for part in found.parts]
    return QuickStartText(found.title, parts)


@get("/api/games/{game:str}/words", summary="What a third-party game calls its things", sync_to_thread=True)
def game_words(game: FromPath[str], language: FromQuery[Language] = "en") -> GameWords:
    try:
        rules = rules_of(game)
    except UnknownGameError:
        raise Refused(refusals.NO_GAME, 404) from None
    if is_built_in(rules):
        return GameWords([], {})
    found = own_words(rules, language)
    return GameWords(list(found.texts.values()), found.names)


def _paragraph(one: Paragraph) -> ParagraphText:
    return ParagraphText(one.id, one.chapter, one.text)


HANDLERS = [
    health,
    games,
    one_game,
    bots,
    socket_schema,
    reach,
    open_reach,
    tables,
    create,
    create_lesson,
    lesson,
    table_line,
    sit,
    leave,
    record,
    results,
    add_replay,
    replay_info,
    frames,
    rules,
    paragraph,
    quick_start,
    game_words,
]
