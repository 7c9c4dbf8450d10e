"""Texts that users type and others see."""

from __future__ import annotations

import unicodedata

import pytest

from bohnhof.table.record import read_record, record_of, write_record
from bohnhof.table.text_files import plain
from tests.tables import NAMES, small_table


@pytest.mark.parametrize(
    "text",
    [
        "Ann",
        "Jürgen ß",
        unicodedata.normalize("NFD", "Jürgen Nguyễn Đức"),
        "שִׁמְעוֹן",
        "שּׁ\u05b8",
        "ཧཱུྃ",
        "ทิ้ง",
        "नन्दिनी",
        "👍🏽 1\ufe0f\u20e3 🇳🇱 ❤\ufe0f",
        "한글",
        "Ann (2) – “x”",
    ],
)
def test_what_people_write_stays_as_it_is(text: str) -> None:
    assert plain(text, 40) == text


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "\u3164", "\u3164\u3164", "\u2800", "\uffa0", "\u115f\u1160", "\u17b4", "\u00a0\u2003"),
        *("\u200b\u200d\ufeff", "\u202e\u2066", "\ufe0f", "\u0301\u0302", "\u034f", "\U000e0101", "\u2065"),
        *("\t\r\n\0\x1b", "\u2028", "\ud800", " \u3164\ufe0f "),
    ],
)
def test_what_only_looks_blank_is_nothing(text: str) -> None:
    assert plain(text, 40) == ""


def test_piles_of_accents_are_cut() -> None:
    assert plain("A" + "\u0301" * 23 + "nn", 40) == "A\u0301\u0301\u0301nn"
    assert plain("A" + "\u0301\u20dd" * 9, 40) == "A\u0301\u20dd\u0301"


def test_a_text_with_gaps_has_one_space_at_a_time() -> None:
    assert plain("Ann\u3164\u3164 \u2800Lee\n", 40) == "Ann Lee"


def test_a_record_of_an_earlier_version_keeps_its_names() -> None:
    names = ["Ann\u3164", "B" + "\u0301" * 9, "Cy"]
    text = write_record(record_of(small_table(), names[: len(NAMES)]))
    assert names[0] in text
    assert read_record(text, "the record").names[:2] == names[:2]
