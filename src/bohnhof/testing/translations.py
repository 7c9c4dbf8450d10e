"""Find rules of a translation that are missing, left over or older than their English text.

python -m bohnhof.testing.translations              list what is to be done in every language
python -m bohnhof.testing.translations --stamp de   mark all German rules as up to date
python -m bohnhof.testing.translations --stamp de BO-1.1 R2
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Collection
from hashlib import sha256
from pathlib import Path
from typing import Final

from bohnhof.quick_start import FOLDER as QUICK_STARTS
from bohnhof.rulebook import ENGLISH, Paragraph, every_paragraph, languages, source_tree

MADE_FROM: Final = "made_from.json"
DIGITS: Final = 12


def stamp_of(paragraph: Paragraph) -> str:
    """Return the stamp that identifies the English text a translation was made from."""
    return sha256(paragraph.text.encode()).hexdigest()[:DIGITS]


def own_paragraphs(language: str, root: Path) -> dict[str, Paragraph]:
    """Return the rules that a language has itself, without those taken from English."""
    english = _by_id(ENGLISH, root)
    return {name: one for name, one in _by_id(language, root).items() if one != english.get(name)}


def to_do(language: str, root: Path) -> list[str]:
    """List what is wrong with a translation, one line per problem."""
    english, told = _pieces(ENGLISH, root), _pieces(language, root)
    made_from = _read_stamps(language, root)
    lines = [f"{name} is missing" for name in english if name not in told]
    lines += [f"{name} is in no English text" for name in told if name not in english]
    for name in told.keys() & english.keys():
        if name not in made_from:
            lines.append(f"{name} has no stamp")
        elif made_from[name] != stamp_of(english[name]):
            lines.append(f"{name} is stale: its English text has changed")
        if told[name].sources != english[name].sources:
            lines.append(f"{name} names other sources")
        if _table(told[name]) != _table(english[name]):
            lines.append(f"{name} has other ids or numbers in its table")
    lines += [f"{name} has a stamp and no text" for name in made_from if name not in told]
    return sorted(lines)


def stamp(language: str, names: Collection[str], root: Path) -> int:
    """Mark rules as up to date with their English text. Return how many.

    Default for `names`: all rules.
    """
    english, told = _pieces(ENGLISH, root), _pieces(language, root)
    chosen = {_squeezed(name) for name in names}
    stamps = {name: made for name, made in _read_stamps(language, root).items() if name in told}
    fresh = [name for name in english if name in told and (not chosen or _squeezed(name) in chosen)]
    stamps.update({name: stamp_of(english[name]) for name in fresh})
    ordered = {name: stamps[name] for name in english if name in stamps}
    text = json.dumps(ordered, indent=1) + "\n"
    _stamps_path(language, root).write_text(text, encoding="utf-8", newline="\n")
    return len(fresh)


def _table(paragraph: Paragraph) -> list[list[str]]:
    """Return what must not be translated in a table: the ids of its rows and its numbers."""
    _, _, table = paragraph.text.partition("\n\n")
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()]
    by_id = bool(rows) and rows[0][0] == "id"
    return [
        [cell for place, cell in enumerate(row) if cell.isdigit() or cell == "–" or (by_id and place == 0)]
        for row in rows
    ]


def _pieces(language: str, root: Path) -> dict[str, Paragraph]:
    """Return rules and quick starts by the name under which they are stamped."""
    found = _by_id(ENGLISH, root) if language == ENGLISH else own_paragraphs(language, root)
    folder = root / "docs" / "rules" / ("" if language == ENGLISH else language) / QUICK_STARTS
    for path in sorted(folder.glob("*.md")):
        name = f"{QUICK_STARTS}/{path.stem}"
        found[name] = Paragraph(name, path.read_text(encoding="utf-8").partition("\n")[2], (), "")
    return found


def _by_id(language: str, root: Path) -> dict[str, Paragraph]:
    return {paragraph.id: paragraph for paragraph in every_paragraph(language, root)}


def _stamps_path(language: str, root: Path) -> Path:
    return root / "docs" / "rules" / language / MADE_FROM


def _read_stamps(language: str, root: Path) -> dict[str, str]:
    path = _stamps_path(language, root)
    return dict(json.loads(path.read_text(encoding="utf-8"))) if path.is_file() else {}


def _squeezed(name: str) -> str:
    return "".join(name.upper().replace("-", "").split())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--stamp", metavar="LANGUAGE")
    parser.add_argument("ids", nargs="*", help="such as BO-1.1 or R2; all if none is named")
    asked = parser.parse_args()
    root = source_tree()
    if asked.stamp:
        print(f"{stamp(asked.stamp, asked.ids, root)} paragraphs stamped")
    found = [f"{language}: {line}" for language in languages(root)[1:] for line in to_do(language, root)]
    print("\n".join(found) or "every translation is whole and up to date")
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
