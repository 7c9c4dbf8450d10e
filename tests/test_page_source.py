"""Patterns that the source of the browser client must not contain."""

from __future__ import annotations

import re
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "web" / "src"
READS = re.compile(
    r"""(?:sentence|acts?\[0\]|message|meaning|\bid)\)?\.(?:startsWith|endsWith|split|match|replace|slice|search)\(
    |\.(?:test|exec)\((?:\w+\.)*(?:sentence|id|one)\)
    |RegExp\(""",
    re.VERBOSE,
)
"""Code that would parse sentences or message ids."""
ALLOWED = {
    "lib/words.ts": "says the words of a sentence one by one in another language, as Python does",
    "screens/rules/paragraphs.ts": "marks what a reader of the rules looks for",
    "art/drawing/sprite.ts": "the ids of drawings",
}


WORDS = re.compile(
    r"""\b(?:third-field|razzia|mafia|cognac)\b|["'](?:al|don|joe)["']""",
    re.IGNORECASE,
)
"""What only the folder of a game may say: the ids of what only some of them have."""


def sources() -> dict[str, str]:
    files = [path for end in ("ts", "svelte") for path in SOURCE.rglob(f"*.{end}")]
    return {
        path.relative_to(SOURCE).as_posix(): path.read_text("utf-8")
        for path in files
        if not path.name.endswith(".test.ts")
    }


def test_the_page_takes_no_sentence_apart() -> None:
    found = {
        f"{name}: {line.strip()}"
        for name, text in sources().items()
        if name not in ALLOWED
        for line in text.splitlines()
        if READS.search(line)
    }
    assert found == set()


def test_only_the_folders_of_games_know_what_only_they_have() -> None:
    ours = {path.parent.name for path in (SOURCE / "games").glob("*/drawings.ts")}
    found = {
        f"{name}: {line.strip()}"
        for name, text in sources().items()
        if name.split("/")[:2] not in [["games", game] for game in ours]
        for line in text.splitlines()
        if WORDS.search(line)
    }
    assert found == set()
