"""A translation records the English rules it was made from."""

import re
from pathlib import Path

import pytest

from bohnhof import rulebook
from bohnhof.testing.translations import stamp, to_do
from bohnhof.words import LANGUAGES

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
    """Create a small game in English and German, with an up-to-date translation."""
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
    told = [*(ROOT / "docs" / "rules" / "fr").rglob("*.md"), *(ROOT / "src" / "bohnhof").rglob("words/fr/*")]
    found = [
        f"{path.relative_to(ROOT)}: {line}"
        for path in told
        for line in re.findall(r".{0,20} [;:!?»]|« .{0,20}", path.read_text(encoding="utf-8"))
    ]
    assert found == []


SAYS = {
    # remaining cards; the field and not the bean; all cards of Joe
    ("R10", "de"): "Wo das Stehenlassen .* nicht nützen kann",
    ("HB 5.4", "de"): "größere Felder wie einzelne Bohnen",
    ("R-PB3", "de"): "bei Joe Bohnanos einzigem Taler also der ganze Ertrag",
    # a taler of the mafia must be taken: this is from the booklet and no house rule
    ("PB 10.2", "en"): r"must take one.* House ruling: if all",
    ("PB 10.2", "de"): r"muss einen davon nehmen.* Hausregel: Sind alle",
    ("PB 10.2", "nl"): r"moet er een van nemen.* Huisregel: zijn ze allemaal",
    ("PB 10.2", "fr"): r"doit en prendre une.* Règle maison\s: si toutes",
    ("PB 7.5", "en"): "never uses both on the same row",
    ("PB 7.5", "de"): "nie beide für dieselbe Reihe",
    ("PB 7.5", "nl"): "nooit beide op dezelfde rij",
    ("PB 7.5", "fr"): "jamais les deux sur la même rangée",
    # readers are told where their booklet differs
    **{("RZ 1.5", language): r"\b1\b.*\b0\b" for language in LANGUAGES},
    **{("R-RZ11", language): r"\b0\b.*\b1\b" for language in LANGUAGES},
    ("AC 6.5", "en"): "French booklet.* R-AC3",
    ("AC 6.5", "de"): "französische Heft.* R-AC3",
    ("AC 6.5", "nl"): "Franse boekje.* R-AC3",
    ("AC 6.5", "fr"): "livret français.* R-AC3",
    ("AC 9.5", "en"): "In print .* three fields, the Dutch and French booklets",
    ("AC 9.5", "de"): "Im Druck .* drei Feldern .* niederländischen und dem französischen",
    ("AC 9.5", "nl"): "gedrukte .* drie velden .* Nederlandse en het Franse",
    ("AC 9.5", "fr"): "imprimée.* trois champs, les livrets néerlandais et français",
    # no booklet covers the case of a single taler
    ("RZ 7.1", "en"): "House ruling: if the attacked player has only one taler",
    ("RZ 7.1", "de"): "Hausregel: Hat der Angegriffene nur einen Taler",
    ("RZ 7.1", "nl"): "Huisregel: heeft de aangevallen speler maar één daalder",
    ("RZ 7.1", "fr"): r"Règle maison\s: si le joueur attaqué n’a qu’une pièce",
}
"""Phrases that a rule must contain in a language, because they were once lost or wrong."""


@pytest.mark.parametrize(("name", "language"), SAYS)
def test_what_was_once_lost_in_a_paragraph_is_said(name: str, language: str) -> None:
    text, _, _ = rulebook.find(name, language=language).text.partition("\n\n")
    assert re.search(SAYS[name, language], text)
