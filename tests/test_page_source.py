"""What the source of the page must not contain."""

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
"""How a sentence or the id of a message would be taken apart."""
ALLOWED = {
    "lib/words.ts": "says the words of a sentence one by one in another language, as Python does",
    "screens/rules/paragraphs.ts": "marks what a reader of the rules looks for",
    "art/drawing/sprite.ts": "the ids of drawings",
}


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
