"""A translation knows the English paragraphs it was made from."""

import re
from pathlib import Path

import pytest

from bohnhof import rulebook
from bohnhof.testing.translations import stamp, to_do
from bohnhof.words.names import LANGUAGES

ROOT = Path(__file__).resolve().parents[1]
ENGLISH = """\
# Skat

## 1 Cards

**SK 1.1** The deck has 32 cards. [000; R1]

| id | cards |
|---|---|
| ace | 4 |

**SK 1.2** Jacks are trumps. [cards]
"""
GERMAN = """\
# Skat

## 1 Karten

**SK 1.1** Das Blatt hat 32 Karten. [000; R1]

| id | Karten |
|---|---|
| ace | 4 |

**SK 1.2** Buben sind Trumpf. [cards]
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A small game in English and German, its translation stamped."""
    folder = tmp_path / "docs" / "rules"
    (folder / "de").mkdir(parents=True)
    (folder / "skat.md").write_text(ENGLISH, encoding="utf-8")
    (folder / "rulings.md").write_text("# Rulings\n\n## All\n\n**R1** So it is. [000]\n", encoding="utf-8")
    (folder / "de" / "skat.md").write_text(GERMAN, encoding="utf-8")
    (folder / "de" / "rulings.md").write_text(
        "# Mehr\n\n## Alle\n\n**R1** So ist es. [000]\n", encoding="utf-8"
    )
    (folder / "quick_start").mkdir()
    (folder / "quick_start" / "skat.md").write_text("# Skat\n\n## Goal\nWin.\n", encoding="utf-8")
    (folder / "de" / "quick_start").mkdir()
    (folder / "de" / "quick_start" / "skat.md").write_text("# Skat\n\n## Ziel\nGewinn.\n", encoding="utf-8")
    assert stamp("de", [], tmp_path) == 4
    return tmp_path


def test_rules_are_told_in_the_language_asked_for_and_else_in_english(tree: Path) -> None:
    assert rulebook.languages(tree) == ["en", "de"]
    assert rulebook.chapters("skat", "de", tree) == ["1 Karten"]
    assert rulebook.paragraphs("skat", "de", tree)[1].text == "Buben sind Trumpf."
    assert rulebook.paragraphs("skat", "fr", tree) == rulebook.paragraphs("skat", root=tree)
    assert rulebook.rulings("fr", tree)[0].text == "So it is."


@pytest.mark.parametrize(
    ("file", "old", "new", "problem"),
    [
        ("skat.md", "are trumps", "are no trumps", "SK 1.2 is stale: its English text has changed"),
        ("skat.md", "| 4 |", "| 5 |", "SK 1.1 has other ids or numbers in its table"),
        ("skat.md", "[cards]", "[cards]\n\n**SK 1.3** More. [000]", "SK 1.3 is missing"),
        ("de/skat.md", "**SK 1.2** Buben sind Trumpf. [cards]\n", "", "SK 1.2 is missing"),
        ("de/skat.md", "SK 1.2", "SK 1.4", "SK 1.4 is in no English text"),
        ("de/skat.md", "[cards]", "[000]", "SK 1.2 names other sources"),
        ("de/made_from.json", "SK 1.2", "SK 9.9", "SK 1.2 has no stamp"),
        ("de/rulings.md", "**R1**", "R1", "R1 is missing"),
        ("quick_start/skat.md", "Win.", "Lose.", "quick_start/skat is stale: its English text has changed"),
    ],
)
def test_what_does_not_fit_the_english_text_is_told(
    tree: Path, file: str, old: str, new: str, problem: str
) -> None:
    assert to_do("de", tree) == []
    path = tree / "docs" / "rules" / file
    path.write_text(path.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    assert problem in to_do("de", tree)


def test_a_paragraph_that_was_looked_at_again_is_stamped_anew(tree: Path) -> None:
    path = tree / "docs" / "rules" / "skat.md"
    path.write_text(ENGLISH.replace("deck", "pack").replace("Jacks", "The jacks"), encoding="utf-8")
    assert stamp("de", ["sk-1.2"], tree) == 1
    assert to_do("de", tree) == ["SK 1.1 is stale: its English text has changed"]


def test_the_rules_are_told_in_every_language_that_messages_have() -> None:
    assert sorted(rulebook.languages(ROOT)) == sorted(LANGUAGES)


@pytest.mark.parametrize("language", rulebook.languages(ROOT)[1:])
def test_every_translation_is_whole_and_up_to_date(language: str) -> None:
    assert to_do(language, ROOT) == []


def test_no_french_line_can_break_before_a_sign_that_stands_apart() -> None:
    told = [*(ROOT / "docs" / "rules" / "fr").rglob("*.md"), *(ROOT / "src/bohnhof/words/fr").iterdir()]
    for path in told:
        assert not re.findall(r".{0,20} [;:!?»]|« .{0,20}", path.read_text(encoding="utf-8")), path.name
