"""Texts follow the style guide: short lines, plain words, summaries that say what a thing does."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("**/*.md"))]
WIDTH = 100
QUESTION = re.compile(r"(What|Who|How|Where|Which|Why|When)\b")
PARAPHRASED = re.compile(
    r"(?i)"
    r"\b(so many|anew|in thought|by itself|one[’']s own|as far as|at hand|unless (it is |they are )?said"
    r"|go(es)? on with|or be done|from outside|(any|every|some)body|player on turn|strike back)\b"
)
"""Phrases for which the field or the language has a better word."""


def prose(page: Path) -> Iterator[tuple[int, str]]:
    """Yield the numbered lines of a page that are neither code nor rows of a table."""
    fenced = False
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
        if line.lstrip().startswith("```"):
            fenced = not fenced
        elif not fenced and not line.lstrip().startswith("|"):
            yield number, line


def docstrings() -> Iterator[tuple[str, str]]:
    for folder in ("src", "tests", "benchmarks", "examples"):
        for path in sorted((ROOT / folder).glob("**/*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                    text = ast.get_docstring(node)
                    if text:
                        yield f"{path.relative_to(ROOT)}:{getattr(node, 'lineno', 1)}", text


def test_pages_are_wrapped() -> None:
    long = [
        f"{page.relative_to(ROOT)}:{number}"
        for page in PAGES
        if "rules" not in page.parts
        for number, line in prose(page)
        if len(line) > WIDTH and "](" not in line
    ]
    assert long == []


def test_docstrings_say_what_a_thing_does() -> None:
    assert [place for place, text in docstrings() if QUESTION.match(text)] == []


def test_docstrings_use_the_words_of_the_field() -> None:
    found = [(place, match[0]) for place, text in docstrings() if (match := PARAPHRASED.search(text))]
    assert not found, "\n".join(map(str, found))


def test_pages_use_the_words_of_the_field() -> None:
    pages = [page for page in PAGES if "rules" not in page.parts]
    found = [
        (f"{page.relative_to(ROOT)}:{number}", match[0])
        for page in pages
        for number, line in prose(page)
        if (match := PARAPHRASED.search(line))
    ]
    assert not found, "\n".join(map(str, found))


def test_english_messages_use_the_words_of_players() -> None:
    found = []
    for path in sorted((ROOT / "src").glob("**/words/en/*.ftl")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            text = line.partition("=")[2] or line
            if match := PARAPHRASED.search(text):
                found.append((f"{path.relative_to(ROOT)}:{number}", match[0]))
    assert not found, "\n".join(map(str, found))
