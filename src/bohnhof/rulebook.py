"""Read the written rules: the numbered rules in docs/rules, in every language."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

PACKED: Final = "rulebook_text"
"""The folder next to this module with the texts, in an installed package."""

ENGLISH: Final = "en"
"""The language of the original texts, used if a language lacks a text."""

RULINGS: Final = "rulings"
_NO_GAMES: Final = ("README", RULINGS)

EXAMPLES: Final = tuple(f"E{number}" for number in range(1, 38))
"""The worked examples of the booklets."""

_START: Final = re.compile(r"\*\*([A-Z]{2} \d+\.\d+|R\d+|R-[A-Z]{2}\d+)\*\* ")
_SOURCES: Final = re.compile(r"\s*\[([^\[\]]+)\]$")


class RulebookError(ValueError):
    """A text of the rules that does not exist or cannot be read, with the reason."""


@dataclass(frozen=True)
class Paragraph:
    """A rule or ruling: its permanent id, its text with its table if any, and its sources."""

    id: str
    text: str
    sources: tuple[str, ...]
    chapter: str


def games(root: Path | None = None) -> list[str]:
    """Return the ids of the games that have rules here."""
    names = sorted(text.name.removesuffix(".md") for text in _folder(root).iterdir() if _is_text(text))
    return [name for name in names if name not in _NO_GAMES]


def languages(root: Path | None = None) -> list[str]:
    """Return the languages of the rules: English, and every language with a folder."""
    folders = [folder for folder in _folder(root).iterdir() if folder.is_dir() and len(folder.name) == 2]
    return [ENGLISH, *sorted(folder.name for folder in folders)]


def preface(name: str, language: str = ENGLISH, root: Path | None = None) -> tuple[str, str]:
    """Return the title of a game's rules, or of the rulings, and the text before chapter 1."""
    lines = _text_lines(name, language, root)
    first = next(number for number, line in enumerate(lines) if line.startswith("## "))
    return lines[0].removeprefix("# ").strip(), "\n".join(lines[1:first]).strip()


def letters(game: str) -> str:
    """Return the letters with which a game's rule ids begin; "" if it has no rules."""
    return paragraphs(game)[0].id[:2] if game in games() else ""


def chapters(game: str, language: str = ENGLISH, root: Path | None = None) -> list[str]:
    """Return the chapter headings of a game's rules, such as “1 Material”, in order."""
    return [line[3:].strip() for line in _lines(game, language, root) if line.startswith("## ")]


def paragraphs(game: str, language: str = ENGLISH, root: Path | None = None) -> list[Paragraph]:
    """Return every rule of a game, in order."""
    return _read(_lines(game, language, root))


def rulings(language: str = ENGLISH, root: Path | None = None) -> list[Paragraph]:
    """Return every ruling on what the printed rules leave open."""
    return _read(_text_lines(RULINGS, language, root))


def find(name: str, game: str | None = None, language: str = ENGLISH) -> Paragraph:
    """Return the rule or ruling with this id, regardless of spaces and case.

    The letters may be omitted if the game is given, or if only one game has such a rule.
    RulebookError is raised if there is no such rule.
    """
    wanted = _squeezed(name)
    everything = every_paragraph(language)
    for paragraph in everything:
        if _squeezed(paragraph.id) == wanted:
            return paragraph
    bare = [
        one
        for one in (paragraphs(game, language) if game else everything)
        if one.id.partition(" ")[2] == wanted
    ]
    if len(bare) == 1 and wanted:
        return bare[0]
    if wanted and bare:
        raise RulebookError(f"“{name}” may be {' or '.join(one.id for one in bare)}")
    raise RulebookError(f"there is no paragraph “{name}”; ids look like “BO 2.3”, “R2” or “R-BO1”")


def looks_like_an_id(name: str) -> bool:
    """Return whether a name looks like the id of a rule, with or without its letters."""
    return re.fullmatch(r"([A-Z]{2})?\d+\.\d+|R\d+|R-[A-Z]{2}\d+", _squeezed(name)) is not None


def search(word: str, of_games: Collection[str] | None = None, language: str = ENGLISH) -> list[Paragraph]:
    """Return the rules and rulings that contain a word or phrase, regardless of case.

    `of_games` limits the search to these games and their rulings. Default: all games.
    """
    wanted = " ".join(word.lower().split())
    if not wanted:
        raise RulebookError("say what to look for")
    everything = every_paragraph(language)
    found = [paragraph for paragraph in everything if wanted in " ".join(paragraph.text.lower().split())]
    if of_games is None:
        return found
    own = {"", *[letters(game) for game in of_games]}
    return [paragraph for paragraph in found if _letters(paragraph.id) in own]


def _letters(name: str) -> str:
    """Return the letters of the game in an id; "" for a ruling about all games."""
    return "".join(re.findall(r"[A-Z]{2}", name))


def text_of(name: str, language: str = ENGLISH, root: Path | None = None) -> str | None:
    """Return a text of docs/rules in a language, or else in English; None if there is none."""
    folder = _folder(root)
    for place in ([] if language == ENGLISH else [folder / language]) + [folder]:
        text = place.joinpath(*f"{name}.md".split("/"))
        if text.is_file():
            return text.read_text(encoding="utf-8")
    return None


@cache
def citable() -> frozenset[str]:
    """Return the ids that a test may cite: rules, rulings and worked examples."""
    return frozenset([*[paragraph.id for paragraph in every_paragraph()], *EXAMPLES])


def source_tree() -> Path:
    """Return the root of the source tree. Raise RulebookError in an installed package."""
    root = Path(__file__).resolve().parents[2]
    if not (root / "docs" / "rules").is_dir():
        raise RulebookError("this is an installed package; docs/rules and the tests are in the source tree")
    return root


def every_paragraph(language: str = ENGLISH, root: Path | None = None) -> list[Paragraph]:
    """Return the rules of all games, then the rulings."""
    found = [paragraph for game in games(root) for paragraph in paragraphs(game, language, root)]
    return [*found, *rulings(language, root)]


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


def _lines(game: str, language: str, root: Path | None) -> list[str]:
    known = games(root)
    if game not in known:
        raise RulebookError(f"there are no rules of “{game}”; there are: {', '.join(known)}")
    return _text_lines(game, language, root)


def _text_lines(name: str, language: str, root: Path | None) -> list[str]:
    text = text_of(name, language, root)
    if text is None:
        raise RulebookError(f"there is no text “{name}” among the rules")
    return text.splitlines()


def _read(lines: list[str]) -> list[Paragraph]:
    """Parse rules: each begins with its id in bold and ends before the next one or a heading."""
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
    text = re.sub(r"[ \t\n]+", " ", block[begins.end() : sources.start()]).strip()
    table = table.strip()
    if table and not all(line.startswith("|") for line in table.splitlines()):
        raise RulebookError(f"{name} is followed by a text without an id; only a table may stand there")
    named = tuple(source.strip() for source in sources[1].split(";"))
    return Paragraph(name, f"{text}\n\n{table}" if table else text, named, chapter)
