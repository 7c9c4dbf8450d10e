"""Every rule and ruling in docs/rules is cited by a test, and only existing ones are cited."""

from pathlib import Path

import pytest

from bohnhof import rulebook
from bohnhof.testing.citations import citations, coverage

ROOT = Path(__file__).resolve().parents[1]


def uncited(root: Path) -> list[str]:
    """Return the rules, rulings and examples that no test cites."""
    cited = citations(root)
    named = [paragraph for game in rulebook.games(root) for paragraph in rulebook.paragraphs(game, root=root)]
    needed = [paragraph.id for paragraph in [*named, *rulebook.rulings(root=root)]]
    needed += [source for paragraph in named for source in paragraph.sources if source in rulebook.EXAMPLES]
    return [name for name in dict.fromkeys(needed) if name not in cited]


def unknown(root: Path) -> list[str]:
    """Return the citations of rules that do not exist, each with its first test."""
    known = [citing["id"] for citing in coverage(root)["paragraphs"]]
    known += [*[ruling.id for ruling in rulebook.rulings(root=root)], *rulebook.EXAMPLES]
    return [f"{name} in {tests[0]}" for name, tests in citations(root).items() if name not in known]


def test_every_paragraph_ruling_and_example_is_cited_by_a_test() -> None:
    assert uncited(ROOT) == []


def test_only_what_exists_is_cited() -> None:
    assert unknown(ROOT) == []


# Both checks can fail


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Create a project in which every rule and ruling is cited."""
    rules = tmp_path / "docs" / "rules"
    rules.mkdir(parents=True)
    (rules / "README.md").write_text("# The rules\n")
    (rules / "skat.md").write_text("## 1 Cards\n\n**SK 1.1** One. [000; E5]\n\n**SK 1.2** Two. [000]\n")
    (rules / "rulings.md").write_text("## All\n\n**R1** One. [000]\n\n**R-SK1** Two. [000]\n")
    write(tmp_path, "tests/test_skat.py", python("'SK 1.1', 'R1'"))
    write(tmp_path, "tests/scenarios/skat/a.yaml", "title: Two\ncites: [SK 1.2, R-SK1, E5]\nacts: []\n")
    return tmp_path


def write(root: Path, name: str, text: str) -> None:
    (root / name).parent.mkdir(parents=True, exist_ok=True)
    (root / name).write_text(text, encoding="utf-8")


def python(cites: str) -> str:
    return f"import pytest\n\n@pytest.mark.rule({cites})\ndef test_it(): ...\n"


def test_a_tree_where_all_is_cited_passes(tree: Path) -> None:
    assert uncited(tree) == []
    assert unknown(tree) == []


def test_a_paragraph_that_nothing_cites_is_found(tree: Path) -> None:
    write(tree, "tests/test_skat.py", python("'R1'"))
    assert uncited(tree) == ["SK 1.1"]


def test_rulings_and_examples_that_nothing_cites_are_found(tree: Path) -> None:
    write(tree, "tests/scenarios/skat/a.yaml", "title: Two\ncites: [SK 1.2]\nacts: []\n")
    assert uncited(tree) == ["R-SK1", "E5"]


def test_a_second_game_is_looked_at_as_soon_as_its_rules_exist(tree: Path) -> None:
    write(tree, "docs/rules/uno.md", "## 1 Cards\n\n**UN 1.1** One. [000; E7]\n")
    assert uncited(tree) == ["UN 1.1", "E7"]


def test_a_mark_on_what_is_no_test_does_not_count(tree: Path) -> None:
    write(tree, "tests/test_skat.py", python("'SK 1.1', 'R1'").replace("test_it", "deck"))
    assert uncited(tree) == ["SK 1.1", "R1"]


def test_citations_of_what_does_not_exist_are_found_with_their_test(tree: Path) -> None:
    write(tree, "tests/test_more.py", python("'SK 1.3', 'SK1.1', 'E37'"))
    write(tree, "tests/scenarios/skat/b.yaml", "title: Three\ncites: [R2, E38, E0, R1]\nacts: []\n")
    assert unknown(tree) == [
        "SK 1.3 in tests/test_more.py::test_it",
        "SK1.1 in tests/test_more.py::test_it",
        "R2 in tests/scenarios/skat/b.yaml: Three",
        "E38 in tests/scenarios/skat/b.yaml: Three",
        "E0 in tests/scenarios/skat/b.yaml: Three",
    ]
