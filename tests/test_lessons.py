"""Lessons: every script can be played and is translated into every language."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

from bohnhof.bots.lessons.lesson import (
    LEARNER,
    Lesson,
    LessonError,
    filled_in,
    lesson_of,
    read_lesson,
)
from bohnhof.bots.registry import TEACHER
from bohnhof.engine.notation import read_sentence
from bohnhof.games import game_ids, load_game, rules_of
from bohnhof.rooms.info import details
from bohnhof.table.table import Table
from bohnhof.words import LANGUAGES
from bohnhof.words.catalogue import catalogue_in, texts_in
from tests.commands import Terminal

GAMES = game_ids()
TAUGHT = """
from bohnhof.games.bohnanza.rules import Bohnanza

class Taught(Bohnanza):
    id = "taught"

    def hand_size(self):
        return 4
"""
"""A game that deals other hands than its lesson is about."""


def lesson(game: str) -> Lesson:
    found = lesson_of(rules_of(game))
    assert found is not None
    return found


def table_of(taught: Lesson) -> Table:
    table = Table(taught.rules, taught.seed, [None] * taught.seats)
    table.seat_by_name([None] + [TEACHER] * len(taught.opponents))
    return table


def learn(table: Table, choose: Callable[[list[str]], str], until: int | None = None) -> list[int]:
    """Play a lesson as instructed, up to a step. Return the steps reached."""
    taught = table.lesson
    assert taught is not None
    met: list[int] = []
    while not table.state.over:
        question = table.run()
        place = taught.place(table.view(LEARNER), LEARNER)
        if question is None or place is None or not place.acts or place.step == until:
            break
        assert table.act(LEARNER, read_sentence(taught.rules, choose(place.acts))) is None
        met.append(place.step)
    return met


def do(table: Table, sentence: str, seat: int = LEARNER) -> None:
    assert table.act(seat, read_sentence(table.rules, sentence)) is None


@pytest.mark.parametrize("choose", [min, max])
@pytest.mark.parametrize("game", GAMES)
def test_who_follows_a_lesson_is_taught_every_step(game: str, choose: Callable[[list[str]], str]) -> None:
    taught = lesson(game)
    met = learn(table_of(taught), choose)
    assert sorted(set(met)) == list(range(len(taught.steps) - 1))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_step_is_said_in_every_language(game: str, language: str) -> None:
    words = catalogue_in(language)
    said = [word for step in lesson(game).steps for word in step.say]
    assert [word for word in said if not (words.has(word) and words.has(f"{word}-title"))] == []


def test_nothing_is_written_that_no_lesson_says() -> None:
    texts = [text for name, text in texts_in("en").items() if name.endswith("/lessons.ftl")]
    written = {word for text in texts for word in re.findall(r"^(lesson-[a-z-]+) =", text, re.MULTILINE)}
    said = {word for game in GAMES for step in lesson(game).steps for word in step.say}
    assert written == said | {f"{word}-title" for word in said}


@pytest.mark.parametrize("game", GAMES)
def test_the_parts_of_a_screen_are_found_by_what_they_are_about(game: str) -> None:
    """Check that parts with a placeholder, such as the field of a kind, exist when shown."""
    table = table_of(lesson(game))
    for step, one in enumerate(lesson(game).steps):
        learn(table, min, step)
        looks = [look for look in one.look if "<" in look]
        assert all(filled_in(table.rules, table.view(LEARNER), LEARNER, look) for look in looks)


def test_an_offer_that_is_not_in_the_script_is_declined_and_the_lesson_goes_on() -> None:
    table = table_of(lesson("bohnanza"))
    learn(table, min, 2)
    do(table, "offer 3: green for stink")
    assert table.lesson is not None
    place = table.lesson.place(table.view(LEARNER), LEARNER)
    assert place is not None
    assert (place.step, place.detour) == (2, True)
    table.run()
    assert (2, "decline 1") in table.acts
    assert learn(table, min)[0] == 2


def test_who_declines_a_scripted_offer_is_not_made_it_again() -> None:
    table = table_of(lesson("bohnanza"))
    learn(table, min, 6)
    do(table, f"decline {table.state.serial}")
    table.run()
    offers = [sentence for seat, sentence in table.acts if seat == 1 and sentence.startswith("offer 1")]
    assert offers == ["offer 1: black-eyed for chili", "offer 1: green for garden"]


def test_undo_leads_back_to_the_lesson() -> None:
    table = table_of(lesson("bohnanza"))
    learn(table, min, 1)
    do(table, "harvest 1")
    assert table.lesson is not None
    assert table.lesson.place(table.view(LEARNER), LEARNER) is None
    assert table.undo(LEARNER)
    assert learn(table, min)[0] == 1


def test_off_the_line_the_opponents_play_the_game_to_its_end() -> None:
    table = table_of(lesson("bohnanza"))
    learn(table, min, 1)
    do(table, "harvest 1")
    table.seat_by_name(["chance", TEACHER, TEACHER])
    assert table.lesson is None
    table.run()
    assert table.state.over


def test_only_a_person_among_teachers_with_the_deal_of_the_lesson_is_taught() -> None:
    taught = lesson("bohnanza")
    other = Table(taught.rules, taught.seed + 1, [None] * 3)
    other.seat_by_name([None, TEACHER, TEACHER])
    assert other.lesson is None
    watched = table_of(taught)
    watched.seat_by_name([TEACHER, TEACHER, TEACHER])
    assert watched.lesson is None


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        (("plant <chili>", "plant <garden>"), "step 2: seat 1 may not"),
        (("opponents", "rivals"), "a lesson has"),
        (("look =", "sees ="), "a step has"),
    ],
)
def test_a_lesson_that_cannot_be_played_says_where(changed: tuple[str, str], why: str) -> None:
    text = files("bohnhof.games.bohnanza").joinpath("lessons", "bohnanza.toml").read_text(encoding="utf-8")
    with pytest.raises(LessonError, match=why):
        read_lesson(rules_of("bohnanza"), text.replace(*changed))


def test_a_game_whose_lesson_cannot_be_played_is_played_without_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "taught" / "lessons").mkdir(parents=True)
    (tmp_path / "taught" / "__init__.py").write_text(TAUGHT)
    text = (files("bohnhof.games.bohnanza") / "lessons" / "bohnanza.toml").read_text(encoding="utf-8")
    (tmp_path / "taught" / "lessons" / "taught.toml").write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.warns(UserWarning, match="the lesson is left out: taught, step 6"):
        assert lesson_of(load_game("taught:Taught")) is None
    assert not details("taught").lesson


def test_a_lesson_at_the_terminal(bohnhof: Terminal, tmp_path: Path) -> None:
    """Play a lesson in the terminal with instructions, undo and resume."""
    file = tmp_path / "l.bohnhof"
    lines = ["pflanzen 1", "ernten 1", "zurück", "pflanzen 1", "bieten 3: brech für feuer", "ende"]
    first = bohnhof("play", "bohnanza", "--learn", "--save", file, "--language", "de", typed="\n".join(lines))
    assert "Deine Hand bleibt, wie sie ist" in first.out
    assert "Du gehst deinen eigenen Weg" in first.out
    assert first.out.count("Eine Sorte je Feld") == 2
    assert "Ben nimmt an" in first.out
    again = bohnhof("play", "--resume", file, "--language", "de", typed="fertig\nende\n")
    assert "Bau an, was du bekommen hast" in again.out


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_played_to_its_end_at_the_terminal(game: str, bohnhof: Terminal, tmp_path: Path) -> None:
    taught = lesson(game)
    table = table_of(taught)
    table.manners[LEARNER].ends_turns = True  # as at a terminal
    learn(table, min)
    typed = [sentence for seat, sentence in table.acts[: taught.length] if seat == LEARNER]
    played = bohnhof("play", game, "--learn", "--save", tmp_path / "l.bohnhof", typed="\n".join(typed))
    words = catalogue_in("en")
    assert words.say("lesson-astray-title") not in played.out
    assert words.say(f"{taught.steps[-1].say[-1]}-title") in played.out
