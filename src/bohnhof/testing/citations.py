"""Find which tests cite which rules, without running the tests."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import TypedDict

from bohnhof.rulebook import RulebookError, games, paragraphs


class Citing(TypedDict):
    """A rule and the tests that cite it."""

    id: str
    tests: list[str]


class Coverage(TypedDict):
    """Rules, each with its tests."""

    paragraphs: list[Citing]


def coverage(root: Path, of_games: Collection[str] | None = None) -> Coverage:
    """Return every rule with the tests that cite it. Default for `of_games`: all games."""
    cited = citations(root)
    return {
        "paragraphs": [
            {"id": paragraph.id, "tests": cited.get(paragraph.id, [])}
            for game in (games(root) if of_games is None else of_games)
            for paragraph in paragraphs(game, root=root)
        ]
    }


def citations(root: Path) -> dict[str, list[str]]:
    """Return the tests by the ids they cite: rules, rulings and examples, existing or not."""
    tests = root / "tests"
    if not tests.is_dir():
        raise RulebookError("there are no tests here to look for citations in; they are in the source tree")
    found: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        for test, cites in _python_tests(path, path.relative_to(root).as_posix()):
            _note(found, test, cites)
    for path in sorted((tests / "scenarios").rglob("*.yaml")):
        for title, cites in _scenarios(path.read_text(encoding="utf-8")):
            _note(found, f"{path.relative_to(root).as_posix()}: {title}", cites)
    return found


def _note(found: dict[str, list[str]], test: str, cites: list[str]) -> None:
    for cite in cites:
        tests = found.setdefault(cite, [])
        if test not in tests:
            tests.append(test)


def _python_tests(path: Path, name: str) -> Iterator[tuple[str, list[str]]]:
    try:
        module = ast.parse(path.read_text(encoding="utf-8"), name)
    except SyntaxError as problem:
        raise RulebookError(f"{name}:{problem.lineno}: this is no Python: {problem.msg}") from None
    yield from _tests_in(module.body, name, name, [])


def _tests_in(
    body: list[ast.stmt], file: str, outer: str, inherited: list[str]
) -> Iterator[tuple[str, list[str]]]:
    """Yield tests with their citations; those of a class apply to all its methods."""
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from _tests_in(node.body, file, f"{outer}::{node.name}", inherited + _marks(node, file))
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name.startswith("test"):
            yield f"{outer}::{node.name}", inherited + _marks(node, file)


def _marks(node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef, file: str) -> list[str]:
    """Return the arguments of `pytest.mark.rule` in decorators, even inside `parametrize`."""
    found: list[str] = []
    for decorator in node.decorator_list:
        for call in ast.walk(decorator):
            if not isinstance(call, ast.Call) or ast.unparse(call.func) != "pytest.mark.rule":
                continue
            for argument in call.args:
                if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                    raise RulebookError(f"{file}:{call.lineno}: a rule is cited by a literal text only")
                found.append(argument.value)
    return found


def _scenarios(text: str) -> Iterator[tuple[str, list[str]]]:
    """Yield title and citations of each scenario in a file, without parsing all of its YAML."""
    for document in re.split(r"^---\s*$", text, flags=re.MULTILINE):
        title = re.search(r"^title: *(.+?) *$", document, re.MULTILINE)
        cites = re.search(r"^cites: *(\[[^\]]*\]|(?:\n *- .*)+)", document, re.MULTILINE)
        if title and cites:
            listed = [cite.strip().removeprefix("- ") for cite in re.split(r"[,\n]", cites[1].strip("[]"))]
            yield _unquoted(title[1]), [_unquoted(cite) for cite in listed if cite]


def _unquoted(word: str) -> str:
    word = re.sub(r"\s+#.*$", "", word).strip()
    return word[1:-1] if len(word) > 1 and word[0] == word[-1] and word[0] in "'\"" else word
