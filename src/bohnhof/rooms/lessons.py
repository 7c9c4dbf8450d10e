"""Look up a learner's progress in a lesson."""

from __future__ import annotations

from bohnhof.bots.lessons.lesson import LEARNER
from bohnhof.engine.actions import Plant
from bohnhof.engine.notation import read_sentence
from bohnhof.engine.rules import Rules
from bohnhof.rooms import refusals
from bohnhof.rooms.messages.calls import LessonStep
from bohnhof.rooms.refusals import Refused
from bohnhof.rooms.room import Room


def step_of(room: Room, person: str | None) -> LessonStep:
    """Return the step at which a table is in its lesson.

    Raise Refused if the table has no lesson, or the person is not its learner.
    """
    table = room.table
    lesson = table.lesson
    if lesson is None or room.kept.seat_of(person) != LEARNER:
        raise Refused(refusals.NO_TABLE, 404)
    view = table.view(LEARNER)
    place = lesson.place(view, LEARNER)
    told = LessonStep(table.actions, None, len(lesson.steps), [], [], [], "", False)
    if place is None and table.actions < lesson.length:
        return told
    step = lesson.last if place is None else place.step
    told.step = step + 1
    told.finished = place is None or lesson.is_end(place)
    if told.finished or (place is not None and (place.acts or place.detour)):
        told.says, told.look = lesson.steps[step].say, lesson.look(view, step)
        told.acts = [] if place is None else place.acts
        told.how = _how(table.rules, told.acts[0]) if told.acts else ""
    return told


def _how(rules: Rules, sentence: str) -> str:
    """Return the id of the message that explains how to perform an action."""
    action = read_sentence(rules, sentence)
    verb, *_ = sentence.split()
    return f"lesson-{verb}-named" if isinstance(action, Plant) and action.aside else f"lesson-{verb}"
