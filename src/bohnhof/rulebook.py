"""The rules in words: the paragraphs of docs/rules, and the tests that cite them."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, TypedDict

PACKED: Final = "rulebook_text"
"""The folder beside this module that has the texts in an installed package."""

RULINGS: Final = "rulings"
_NO_GAMES: Final = ("README", RULINGS)

EXAMPLES: Final = tuple(f"E{number}" for number in range(1, 38))
"""The worked examples of the booklets."""

_START: Final = re.compile(r"\*\*([A-Z]{2} \d+\.\d+|R\d+|R-[A-Z]{2}\d+)\*\* ")
_SOURCES: Final = re.compile(r"\s*\[([^\[\]]+)\]$")


class RulebookError(ValueError):
    """What is asked of the rulebook is not there, or cannot be read; in words."""


@dataclass(frozen=True)
class Paragraph:
    """One rule or ruling: its permanent id, its text with its table if it has one, its sources."""

    id: str
    text: str
    sources: tuple[str, ...]
    chapter: str


class Citing(TypedDict):
    """One paragraph and the tests that cite it."""

    id: str
    tests: list[str]


class Coverage(TypedDict):
    """Paragraphs, each with its tests."""

    paragraphs: list[Citing]


# Reading


def games(root: Path | None = None) -> list[str]:
    """The games that have rules here, by id."""
    names = sorted(text.name.removesuffix(".md") for text in _folder(root).iterdir() if _is_text(text))
    return [name for name in names if name not in _NO_GAMES]


def chapters(game: str, root: Path | None = None) -> list[str]:
    """The headings of a game's rules, such as “1 Material”, in order."""
    return [line[3:].strip() for line in _lines(game, root) if line.startswith("## ")]


def paragraphs(game: str, root: Path | None = None) -> list[Paragraph]:
    """Every rule of a game, in order."""
    return _read(_lines(game, root))


def rulings(root: Path | None = None) -> list[Paragraph]:
    """Every ruling on what the printed rules leave open."""
    return _read(_text_lines(RULINGS, root))


def find(name: str, game: str | None = None) -> Paragraph:
    """The paragraph or ruling of this id, however it is spaced and in small letters too.

    The letters may be left out where the game is known, or where only one game has such a paragraph.
    """
    wanted = _squeezed(name)
    for paragraph in _all():
        if _squeezed(paragraph.id) == wanted:
            return paragraph
    bare = [one for one in (paragraphs(game) if game else _all()) if one.id.partition(" ")[2] == wanted]
    if len(bare) == 1 and wanted:
        return bare[0]
    if wanted and bare:
        raise RulebookError(f"“{name}” may be {' or '.join(one.id for one in bare)}")
    raise RulebookError(f"there is no paragraph “{name}”; ids look like “BO 2.3”, “R2” or “R-BO1”")


def looks_like_an_id(name: str) -> bool:
    """Whether this is written like the id of a paragraph, with or without its letters."""
    return re.fullmatch(r"([A-Z]{2})?\d+\.\d+|R\d+|R-[A-Z]{2}\d+", _squeezed(name)) is not None


def search(word: str, of_games: Collection[str] | None = None) -> list[Paragraph]:
    """The paragraphs and rulings with this word or phrase in them, whatever its letters' case; of all games
    unless some are named, whose rulings come with them.
    """
    wanted = " ".join(word.lower().split())
    if not wanted:
        raise RulebookError("say what to look for")
    found = [paragraph for paragraph in _all() if wanted in " ".join(paragraph.text.lower().split())]
    if of_games is None:
        return found
    letters = {paragraphs(game)[0].id[:2] for game in of_games}
    return [paragraph for paragraph in found if _letters(paragraph.id) in {"", *letters}]


def _letters(name: str) -> str:
    """The letters of the game in an id; a ruling for all games has none."""
    return "".join(re.findall(r"[A-Z]{2}", name))


@cache
def citable() -> frozenset[str]:
    """What a test may cite: paragraphs, rulings and worked examples, by their ids."""
    return frozenset([*[paragraph.id for paragraph in _all()], *EXAMPLES])


def source_tree() -> Path:
    """The folder of the project; RulebookError where only the package is installed."""
    root = Path(__file__).resolve().parents[2]
    if not (root / "docs" / "rules").is_dir():
        raise RulebookError("this is an installed package; docs/rules and the tests are in the source tree")
    return root


def _all() -> list[Paragraph]:
    found = [paragraph for game in games() for paragraph in paragraphs(game)]
    return [*found, *rulings()]


def _squeezed(name: str) -> str:
    return "".join(name.upper().split())


def _folder(root: Path | None) -> Traversable:
    if root is None:
        packed = files("bohnhof") / PACKED
        if packed.is_dir():
            return packed
        root = source_tree()
    folder = root / "docs" / "rules"
    if not folder.is_dir():
        raise RulebookError("there are no rules here; they are in docs/rules of the source tree")
    return folder


def _is_text(text: Traversable) -> bool:
    return text.is_file() and text.name.endswith(".md")


def _lines(game: str, root: Path | None) -> list[str]:
    known = games(root)
    if game not in known:
        raise RulebookError(f"there are no rules of “{game}”; there are: {', '.join(known)}")
    return _text_lines(game, root)


def _text_lines(name: str, root: Path | None) -> list[str]:
    return (_folder(root) / f"{name}.md").read_text(encoding="utf-8").splitlines()


def _read(lines: list[str]) -> list[Paragraph]:
    """A paragraph begins with its id in bold and goes on to the next one or the next heading."""
    found: list[Paragraph] = []
    chapter = ""
    begun: list[str] = []
    for line in [*lines, "# end"]:
        starts = _START.match(line)
        if begun and (starts or line.startswith("#")):
            found.append(_paragraph(begun, chapter))
            begun = []
        if line.startswith("## "):
            chapter = line[3:].strip()
        elif begun or starts:
            begun.append(line)
    return found


def _paragraph(lines: list[str], chapter: str) -> Paragraph:
    block, _, table = "\n".join(lines).strip().partition("\n\n")
    begins = _START.match(block)
    assert begins is not None
    name = begins[1]
    sources = _SOURCES.search(block)
    if sources is None:
        raise RulebookError(f"{name} does not end with its sources in square brackets")
    text = " ".join(block[begins.end() : sources.start()].split())
    table = table.strip()
    if table and not all(line.startswith("|") for line in table.splitlines()):
        raise RulebookError(f"{name} is followed by a text without an id; only a table may stand there")
    named = tuple(source.strip() for source in sources[1].split(";"))
    return Paragraph(name, f"{text}\n\n{table}" if table else text, named, chapter)


# Which tests cite what


def coverage(root: Path, of_games: Collection[str] | None = None) -> Coverage:
    """Every paragraph with the tests that cite it, found without running them; of all games unless some are
    named.
    """
    cited = citations(root)
    return {
        "paragraphs": [
            {"id": paragraph.id, "tests": cited.get(paragraph.id, [])}
            for game in (games(root) if of_games is None else of_games)
            for paragraph in paragraphs(game, root)
        ]
    }


def citations(root: Path) -> dict[str, list[str]]:
    """What is cited in tests, existing or not: paragraphs, rulings, worked examples; each with its tests."""
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
    """Test functions and methods; the marks of a class hold for everything in it."""
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from _tests_in(node.body, file, f"{outer}::{node.name}", inherited + _marks(node, file))
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name.startswith("test"):
            yield f"{outer}::{node.name}", inherited + _marks(node, file)


def _marks(node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef, file: str) -> list[str]:
    """What `pytest.mark.rule` says in its decorators, also inside those of parameters."""
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
    """Title and citations of each document of a scenario file, without reading all of its YAML."""
    for document in re.split(r"^---\s*$", text, flags=re.MULTILINE):
        title = re.search(r"^title: *(.+?) *$", document, re.MULTILINE)
        cites = re.search(r"^cites: *(\[[^\]]*\]|(?:\n *- .*)+)", document, re.MULTILINE)
        if title and cites:
            listed = [cite.strip().removeprefix("- ") for cite in re.split(r"[,\n]", cites[1].strip("[]"))]
            yield _unquoted(title[1]), [_unquoted(cite) for cite in listed if cite]


def _unquoted(word: str) -> str:
    word = re.sub(r"\s+#.*$", "", word).strip()
    return word[1:-1] if len(word) > 1 and word[0] == word[-1] and word[0] in "'\"" else word
