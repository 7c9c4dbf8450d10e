"""Find texts, messages and names that do not follow docs/rules/glossary.toml."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bohnhof.rulebook import ENGLISH, every_paragraph
from bohnhof.testing.translations import own_paragraphs
from bohnhof.words import LANGUAGES
from bohnhof.words.catalogue import texts_in
from bohnhof.words.sources import words_in

BEANS: Final = "beans"
SPELLS: Final = "spells"
TERMS: Final = "terms"

_MESSAGE: Final = re.compile(r"^(-?[a-z][\w-]*) *=", re.MULTILINE)
_VARIABLE: Final = re.compile(r"\$\w+|^#.*$|^ *\*?\[\w+\]", re.MULTILINE)


@dataclass(frozen=True)
class Term:
    """A term of the glossary: its forms and its forbidden words in each language."""

    section: str
    id: str
    forms: dict[str, list[str]]
    forbidden: dict[str, list[str]]
    source: str
    everywhere: bool

    def is_in_english(self, name: str, text: str) -> bool:
        """Return whether an English text has this term; names of cards begin with a capital."""
        if self.section == SPELLS and "RZ" not in name:
            return False
        flags = re.IGNORECASE if self.section in (BEANS, TERMS) else 0
        plural = "" if self.section == SPELLS else "(s|es)?"
        return any(re.search(rf"\b{re.escape(form)}{plural}\b", text, flags) for form in self.forms[ENGLISH])

    def is_in(self, language: str, text: str) -> bool:
        """Return whether a translation has one of the forms, with any ending."""
        folded = " ".join(text.casefold().split())
        return any(form.casefold() in folded for form in self.forms[language])


def glossary(root: Path) -> list[Term]:
    """Read all terms of the glossary, in order."""
    sections = tomllib.loads((root / "docs" / "rules" / "glossary.toml").read_text(encoding="utf-8"))
    return [_term(section, name, row) for section, rows in sections.items() for name, row in rows.items()]


def _term(section: str, name: str, row: dict[str, object]) -> Term:
    def words(key: str) -> list[str]:
        found = row.get(key, [])
        assert isinstance(found, list), f"{name}: {key} is no list"
        return [str(word) for word in found]

    return Term(
        section,
        name,
        {language: words(language) for language in LANGUAGES},
        {language: words(f"not_{language}") for language in LANGUAGES},
        str(row.get("source", "")),
        section != TERMS or bool(row.get("everywhere")),
    )


def other_names(root: Path) -> list[str]:
    """List the beans and cards of the glossary whose names in names.json differ from it."""
    rows = [term for term in glossary(root) if term.section != TERMS]
    problems = []
    for language in LANGUAGES:
        called = {
            **{bean: [row["one"], row["many"]] for bean, row in words_in(language, ()).names[BEANS].items()},
            **{card: [row["name"]] for card, row in words_in(language, ()).names["cards"].items()},
        }
        written = {term.id: term.forms[language] for term in rows}
        for name, want in written.items():
            have = called.get(name, [])
            if not have or want[: len(have)] != have:
                problems.append(f"{language}: {name} is {have} in names.json, {want} in the glossary")
    return sorted(problems)


def forbidden_words(root: Path) -> list[str]:
    """List the places that use a word that the glossary forbids."""
    problems = []
    for language in LANGUAGES:
        words = [(term.id, word) for term in glossary(root) for word in term.forbidden[language]]
        for place, text in _texts(language, root):
            for name, word in words:
                ending = r"\w*" if word.endswith("*") else ""
                if re.search(rf"\b{re.escape(word.rstrip('*'))}{ending}\b", text, re.IGNORECASE):
                    problems.append(f"{language}: {place} says “{word}” for {name}")
    return problems


def missing_terms(language: str, root: Path) -> list[str]:
    """List the rules and messages that lack a term which their English original has."""
    english, told = dict(_pieces(ENGLISH, root)), dict(_pieces(language, root))
    return [
        f"{language}: {place} does not say “{term.forms[language][0]}”"
        for term in glossary(root)
        if term.everywhere
        for place, text in english.items()
        if place in told and term.is_in_english(place, text) and not term.is_in(language, told[place])
    ]


def _texts(language: str, root: Path) -> Iterator[tuple[str, str]]:
    """Yield everything that people read in a language, with its place."""
    yield from _pieces(language, root)
    yield "names.json", json.dumps(words_in(language, ()).names, ensure_ascii=False)
    folder = root / "docs" / "rules" / ("" if language == ENGLISH else language)
    for path in sorted([*folder.glob("*.md"), *folder.glob("quick_start/*.md")]):
        yield path.name, path.read_text(encoding="utf-8")


def _pieces(language: str, root: Path) -> Iterator[tuple[str, str]]:
    """Yield rules and messages with their ids."""
    told = every_paragraph(root=root) if language == ENGLISH else own_paragraphs(language, root).values()
    for paragraph in told:
        yield paragraph.id, paragraph.text
    for text in texts_in(language).values():
        _, *found = _MESSAGE.split(text)
        for name, words in zip(found[::2], found[1::2], strict=True):
            yield name, _VARIABLE.sub("", words)
