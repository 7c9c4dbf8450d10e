"""The rulebook module, which reads docs/rules and finds the tests that cite them."""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from bohnhof import rulebook
from bohnhof.games import game_ids, told_in
from bohnhof.rulebook import Paragraph, RulebookError
from bohnhof.table.scenario import scenarios_in
from bohnhof.testing.citations import citations, coverage

ROOT = Path(__file__).resolve().parents[1]
ALL = [
    *[paragraph for game in rulebook.games() for paragraph in rulebook.paragraphs(game)],
    *rulebook.rulings(),
]

RULES = """\
# Skat

Some words before the first chapter.

## 1 Cards

**SK 1.1** The deck has
32 cards. [000; R1]

| id | cards |
|---|---|
| ace | 4 |

**SK 1.2** Jacks [the cards] are trumps. [cards]

## 2 Play

**SK 2.1** Everybody plays. [house]
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Create a project with the rules of a small game, one ruling and no tests."""
    folder = tmp_path / "docs" / "rules"
    folder.mkdir(parents=True)
    (folder / "skat.md").write_text(RULES, encoding="utf-8")
    (folder / "README.md").write_text("# The rules\n\n**SK 9.9** An example. [000]\n", encoding="utf-8")
    (folder / "rulings.md").write_text("# Rulings\n\n## All\n\n**R1** So it is. [000]\n", encoding="utf-8")
    (tmp_path / "tests").mkdir()
    return tmp_path


def cited_in(root: Path, source: str, name: str = "tests/test_skat.py") -> dict[str, list[str]]:
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(dedent(source), encoding="utf-8")
    return citations(root)


def test_paragraphs_have_id_text_table_sources_and_chapter(tree: Path) -> None:
    assert rulebook.games(tree) == ["skat"]
    assert rulebook.chapters("skat", root=tree) == ["1 Cards", "2 Play"]
    assert rulebook.paragraphs("skat", root=tree) == [
        Paragraph(
            "SK 1.1",
            "The deck has 32 cards.\n\n| id | cards |\n|---|---|\n| ace | 4 |",
            ("000", "R1"),
            "1 Cards",
        ),
        Paragraph("SK 1.2", "Jacks [the cards] are trumps.", ("cards",), "1 Cards"),
        Paragraph("SK 2.1", "Everybody plays.", ("house",), "2 Play"),
    ]
    assert rulebook.rulings(root=tree) == [Paragraph("R1", "So it is.", ("000",), "All")]


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        (" [house]", "", "SK 2.1 does not end with its sources in square brackets"),
        ("trumps. [cards]", "trumps. [cards]\n\nMore words.", "SK 1.2 is followed by a text without an id"),
    ],
)
def test_a_damaged_paragraph_is_told_in_words(tree: Path, old: str, new: str, problem: str) -> None:
    (tree / "docs/rules/skat.md").write_text(RULES.replace(old, new), encoding="utf-8")
    with pytest.raises(RulebookError, match=problem):
        rulebook.paragraphs("skat", root=tree)


def test_rules_of_an_unknown_game_are_asked_for_in_vain() -> None:
    with pytest.raises(RulebookError, match=r"there are no rules of “chess”; there are: .*bohnanza"):
        rulebook.paragraphs("chess")
    with pytest.raises(RulebookError, match="there are no rules of “rulings”"):
        rulebook.chapters("rulings")


def test_a_paragraph_is_found_by_its_id_however_it_is_written() -> None:
    assert rulebook.find("BO 6.5").id == "BO 6.5"
    assert rulebook.find(" bo6.5").id == "BO 6.5"
    assert rulebook.find("r-bo1").id == "R-BO1"
    assert rulebook.find("6.5", "bohnanza").id == "BO 6.5"
    with pytest.raises(RulebookError, match=r"“6\.5” may be AC 6\.5 or BO 6\.5"):
        rulebook.find("6.5")
    for wrong in ("BO 99.9", "", "R", "99.9"):
        with pytest.raises(RulebookError, match=f"there is no paragraph “{wrong}”"):
            rulebook.find(wrong)


def test_paragraphs_are_searched_by_word() -> None:
    found = [paragraph.id for paragraph in rulebook.search("  BEANOMETER ")]
    assert "BO 1.3" in found
    assert "BO 1.1" not in found
    assert "R2" in [paragraph.id for paragraph in rulebook.search("lone bean")]
    assert rulebook.search("xylophone") == []
    with pytest.raises(RulebookError, match="say what to look for"):
        rulebook.search("  ")


def test_a_no_break_space_stays_in_its_text_and_is_found_as_a_plain_one() -> None:
    assert "Règle maison\u00a0:" in rulebook.find("BO 3.4", language="fr").text
    assert "BO 3.4" in [found.id for found in rulebook.search("règle maison :", ["bohnanza"], "fr")]


def test_every_built_game_has_its_rules_in_words() -> None:
    written = {name.replace("_", "-") for name in rulebook.games()}
    assert {told_in(game) for game in game_ids()} <= written


def test_ids_are_unique_and_stand_in_their_chapter() -> None:
    ids = [paragraph.id for paragraph in ALL]
    assert len(set(ids)) == len(ids)
    for game in rulebook.games():
        paragraphs = rulebook.paragraphs(game)
        assert len({paragraph.id.split()[0] for paragraph in paragraphs}) == 1
        for paragraph in paragraphs:
            chapter, _, _ = paragraph.id.split()[1].partition(".")
            assert paragraph.chapter.startswith(f"{chapter} "), paragraph.id


def test_sources_are_of_the_known_kinds_and_their_rulings_exist() -> None:
    known = {paragraph.id for paragraph in rulebook.rulings()}
    for paragraph in ALL:
        for source in paragraph.sources:
            if source.startswith("R"):
                assert source in known, paragraph.id
            else:
                assert re.fullmatch(r"00[0-4]|cards|house|E\d+", source), paragraph.id


def test_house_rulings_say_so_in_their_text() -> None:
    for paragraph in ALL:
        assert ("House ruling:" in paragraph.text) == ("house" in paragraph.sources), paragraph.id


# Citations


def test_marks_of_functions_classes_and_parameters_are_found(tree: Path) -> None:
    cited = cited_in(
        tree,
        """
        import pytest

        @pytest.mark.rule("SK 1.1", "R1")
        def test_the_deck(): ...

        @pytest.mark.rule("SK 1.2")
        class TestPlay:
            @pytest.mark.rule("SK 2.1")
            def test_it(self): ...

            async def test_more(self): ...

            @pytest.mark.rule("SK 2.1")
            def helper(self): ...

        @pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("E3")), 2])
        def test_numbers(n): ...

        @pytest.mark.rule("SK 1.1")
        def helper(): ...

        @pytest.mark.skipif("SK 1.1")
        def test_else(): ...
        """,
    )
    assert cited == {
        "SK 1.1": ["tests/test_skat.py::test_the_deck"],
        "R1": ["tests/test_skat.py::test_the_deck"],
        "SK 1.2": ["tests/test_skat.py::TestPlay::test_it", "tests/test_skat.py::TestPlay::test_more"],
        "SK 2.1": ["tests/test_skat.py::TestPlay::test_it"],
        "E3": ["tests/test_skat.py::test_numbers"],
    }


def test_citations_of_scenarios_are_found(tree: Path) -> None:
    cited = cited_in(
        tree,
        """\
        # a comment
        title: "Trumps: they win"   # and why
        cites: [SK 1.1, "R1",
          SK 1.2]
        acts:
          - title: not this
            cites: [SK 9.9]
        ---
        title: A game is played
        cites:
          - SK 2.1
          - R1
        acts: []
        ---
        title: Nothing is cited
        """,
        "tests/scenarios/skat/all.yaml",
    )
    trumps, played = (
        "tests/scenarios/skat/all.yaml: Trumps: they win",
        "tests/scenarios/skat/all.yaml: A game is played",
    )
    assert cited == {"SK 1.1": [trumps], "R1": [trumps, played], "SK 1.2": [trumps], "SK 2.1": [played]}


def test_citations_are_the_ones_the_scenario_runner_reads(everything: bool) -> None:
    place = "tests/scenarios/" if everything else "tests/scenarios/rabohnzel/"
    found = {
        (f"{path.relative_to(ROOT).as_posix()}: {scenario.title}", cite)
        for path in (ROOT / place).rglob("*.yaml")
        for scenario in scenarios_in(path)
        for cite in scenario.cites
    }
    cited = citations(ROOT)
    read = {(test, cite) for cite, tests in cited.items() for test in tests}
    assert {one for one in read if one[0].startswith(place)} == found


def test_a_citation_that_is_no_literal_is_refused(tree: Path) -> None:
    source = "import pytest\n\n@pytest.mark.rule(f'SK {1}.1')\ndef test_it(): ...\n"
    with pytest.raises(RulebookError, match=r"tests/test_skat\.py:3: a rule is cited by a literal text only"):
        cited_in(tree, source)


def test_a_test_file_that_is_no_python_is_refused(tree: Path) -> None:
    with pytest.raises(RulebookError, match=r"tests/test_skat\.py:1: this is no Python"):
        cited_in(tree, "def test_it(:\n")


def test_coverage_lists_every_paragraph_in_order_with_its_tests(tree: Path) -> None:
    cited_in(tree, "import pytest\n\n@pytest.mark.rule('SK 2.1', 'R1')\ndef test_it(): ...\n")
    assert coverage(tree) == {
        "paragraphs": [
            {"id": "SK 1.1", "tests": []},
            {"id": "SK 1.2", "tests": []},
            {"id": "SK 2.1", "tests": ["tests/test_skat.py::test_it"]},
        ]
    }


def test_without_tests_or_rules_there_is_no_coverage(tmp_path: Path) -> None:
    with pytest.raises(RulebookError, match="there are no tests here"):
        coverage(tmp_path)
    (tmp_path / "tests").mkdir()
    with pytest.raises(RulebookError, match="there are no rules here"):
        coverage(tmp_path)


# Installed without the source tree


def installed(folder: Path, code: str) -> str:
    """Run code with the package installed in this folder as by a wheel. Return its output."""
    package = folder / "bohnhof"
    package.mkdir()
    (package / "__init__.py").touch()
    shutil.copy(rulebook.__file__, package)
    shutil.copytree(ROOT / "docs" / "rules", package / rulebook.PACKED)
    program = f"""
import sys
sys.path.insert(0, {str(folder)!r})
from bohnhof import rulebook
try:
    print({code})
except rulebook.RulebookError as problem:
    print("error:", problem)
"""
    command = [sys.executable, "-I", "-c", program]
    return subprocess.run(command, capture_output=True, text=True, check=True, cwd=folder).stdout.strip()


def test_an_installed_package_reads_the_texts_packed_beside_it(tmp_path: Path) -> None:
    count = len(rulebook.paragraphs("bohnanza"))
    code = "len(rulebook.paragraphs('bohnanza')), rulebook.find('R2').id, rulebook.rulings('de')[1].text[:14]"
    said = installed(tmp_path, code)
    assert said == f"{count} R2 Einzelne Bohne"


def test_an_installed_package_says_that_the_tests_are_elsewhere(tmp_path: Path) -> None:
    said = installed(tmp_path, "rulebook.source_tree()")
    assert said == "error: this is an installed package; docs/rules and the tests are in the source tree"
