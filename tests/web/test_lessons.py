"""A lesson's table, as the server sends it."""

from __future__ import annotations

import pytest

from bohnhof.bots.registry import TEACHER
from bohnhof.engine.notation import read_sentence
from bohnhof.rooms.hub import Hub
from bohnhof.rooms.lessons import step_of
from bohnhof.rooms.messages.calls import NewLesson
from bohnhof.rooms.refusals import Refused
from tests.web.halls import begin, person, run

ANN = person("Ann")


def test_a_lesson_is_a_table_with_its_deal_and_knows_where_it_stands() -> None:
    async def work(hub: Hub) -> None:
        table, seat = await hub.create_lesson(NewLesson("bohnanza", "Ada"), ANN)
        assert seat == 0
        room = await hub.room(table)
        assert [(chair.name, chair.bot) for chair in room.kept.chairs] == [
            ("Ada", None),
            ("Ann", TEACHER),
            ("Ben", TEACHER),
        ]
        assert step_of(room, ANN).acts == ["plant 1", "plant 2"]
        room.table.act(0, read_sentence(room.table.rules, "plant 2"))
        assert (step_of(room, ANN).step, step_of(room, ANN).acts) == (2, ["plant 2"])
        room.table.act(0, read_sentence(room.table.rules, "harvest 2"))
        assert step_of(room, ANN).step is None

    run(work)


def test_only_its_learner_is_told_and_only_at_a_lesson() -> None:
    async def work(hub: Hub) -> None:
        lesson = await hub.room((await hub.create_lesson(NewLesson("bohnanza", "Ada"), ANN))[0])
        with pytest.raises(Refused):
            step_of(lesson, person("Eve"))
        with pytest.raises(Refused):
            step_of(lesson, None)
        with pytest.raises(Refused):
            step_of(await hub.room(await begin(hub)), ANN)
        with pytest.raises(Refused):
            await hub.create_lesson(NewLesson("chess", "Ada"), ANN)

    run(work)


def test_a_lesson_is_one_still_when_it_comes_from_the_store() -> None:
    async def work(hub: Hub) -> None:
        table, _ = await hub.create_lesson(NewLesson("bohnanza", "Ada"), ANN)
        hub.rooms.clear()
        assert step_of(await hub.room(table), ANN).step == 1

    run(work)
