"""Find what a documentation page tells its readers to run.

| on the page                                  | use                                               |
|----------------------------------------------|---------------------------------------------------|
| a block below a line ending in `` `FILE`: `` | saved as that file                                |
| other ```` ```python ```` blocks             | joined to a program, named by "one file, `NAME`"  |
| a line of a ```` ```sh ```` block            | run as a command                                  |
| `` `bohnhof COMMAND …` `` in a sentence      | run if no block has it; alone, only looked up     |
| any other block                              | must be marked as not run                         |

Words in capitals, `…` and `<…>` are placeholders: a command in a sentence with one is not run.
Comments next to a block, or after a command in a sentence, change this:

<!-- not run: REASON -->
<!-- run with --games 4 -->   other values for options, where the reader's would take long
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
ELSEWHERE = {"docs/notation.md": "tests/test_notation.py"}
"""Pages whose blocks are examples of a format, with the tests that check all of them."""
SET_UP = ("python3 run.py compile", "python3 run.py test")
"""Commands that tests/test_setup.py covers."""

COMMENT = re.compile(r"<!-- *(.*?) *-->")
FENCE = re.compile(r"```(.*)")
FILE = re.compile(r"`([\w./]+\.\w+)`[^`]*:$")
PROGRAM = re.compile(r"one\s+file,\s+`(\w+\.py)`")
IN_TEXT = re.compile(r"`((?:bohnhof|python3 run\.py)(?: [^`]+)?)`(?: ?<!-- *(.*?) *-->)?")
PLACEHOLDER = re.compile(r"(?<![\w:/.-])[A-Z]{2,}\b|…|<\w+>|:Class\b")
NAME = re.compile(r"bohnhof (\w+)")
NOT_RUN = "not run"
RUN_WITH = "run with "


class PageError(ValueError):
    """A block that is neither run nor marked, or an invalid comment."""


@dataclass(frozen=True)
class Command:
    line: int
    text: str
    options: str = ""
    """Options whose values are replaced."""
    in_sentence: bool = False

    @property
    def from_checkout(self) -> bool:
        """Whether it is started by run.py, which installs the extras it needs."""
        return "python3 run.py" in self.text

    def as_run(self) -> str:
        """Return the command for an installed package, with replaced options."""
        text = re.sub(r"python3 run\.py(?! \w)", "bohnhof serve", self.text)
        text = text.replace("python3 run.py", "bohnhof")
        for option, value in re.findall(r"(--[\w-]+) (\S+)", self.options):
            text, found = re.subn(rf"{option} \S+", f"{option} {value}", text)
            if not found:
                raise PageError(f"line {self.line}: “{self.text}” has no {option} to be replaced")
        return text


@dataclass
class Page:
    """A page, parsed from top to bottom."""

    name: str
    text: str
    files: dict[str, str] = field(default_factory=dict)
    """Files that the reader should save, by name."""
    program: str = ""
    commands: list[Command] = field(default_factory=list)
    named: set[str] = field(default_factory=set)
    """The commands that are mentioned."""
    not_run: list[tuple[int, str]] = field(default_factory=list)
    """Line and reason of each block or command that is not run."""

    @property
    def program_name(self) -> str:
        found = PROGRAM.search(self.text)
        return found[1] if found else "program.py"

    def __post_init__(self) -> None:
        prose, lines = "", list(enumerate(self.text.splitlines(), 1))
        while lines:
            number, line = lines.pop(0)
            fence = FENCE.fullmatch(line)
            if fence:
                end = next(i for i, (_, line) in enumerate(lines) if line == "```")
                block = "".join(f"{line}\n" for _, line in lines[:end])
                del lines[: end + 1]
                self._read_prose(number, prose)
                self._read_block(number, fence[1], block, prose)
                prose = ""
            elif line.startswith("    ") and prose.endswith("\n\n"):
                raise PageError(f"{self.name}, line {number}: put code between ``` and ```")
            else:
                prose += f"{line}\n"
        self._read_prose(self.text.count("\n") + 1, prose)

    def _read_block(self, line: int, language: str, block: str, before: str) -> None:
        above = before.rstrip().rpartition("\n")[2]
        comment = COMMENT.fullmatch(above)
        mark = comment[1] if comment else ""
        named = FILE.search(above)
        if mark.startswith(NOT_RUN):
            self.not_run.append((line, self._reason(line, mark)))
        elif named:
            self.files[named[1]] = block
        elif self.name in ELSEWHERE:
            return
        elif language == "python":
            self.program += f"\n\n{block}" if self.program else block
        elif language == "sh":
            options = self._options(line, mark)
            self.commands += [Command(line, text, options) for text in commands_in(block)]
        else:
            raise PageError(f"{self.name}, line {line}: this block is neither run nor marked as not run")

    def _read_prose(self, end: int, prose: str) -> None:
        """Find the commands in sentences. `end` is the line after them."""
        start = end - prose.count("\n")
        for found in IN_TEXT.finditer(re.sub(r"\s", " ", prose)):
            text, mark = found[1], found[2] or ""
            line = start + prose[: found.start()].count("\n")
            if text == "bohnhof" or text.startswith(SET_UP) or PLACEHOLDER.search(text):
                continue
            if mark.startswith(NOT_RUN):
                self.not_run.append((line, self._reason(line, mark)))
                continue
            if name := NAME.fullmatch(text):
                self.named.add(name[1])
            else:
                self.commands.append(Command(line, text, self._options(line, mark), in_sentence=True))

    def _reason(self, line: int, mark: str) -> str:
        reason = mark.removeprefix(NOT_RUN).removeprefix(":").strip()
        if not reason:
            raise PageError(f"{self.name}, line {line}: say why this is not run")
        return reason

    def _options(self, line: int, mark: str) -> str:
        if mark and not mark.startswith(RUN_WITH):
            raise PageError(f"{self.name}, line {line}: “{mark}” means nothing here")
        return mark.removeprefix(RUN_WITH)


def commands_in(block: str) -> list[str]:
    lines = block.replace("\\\n", " ").splitlines()
    return [line.split(" #")[0].strip() for line in lines if line.strip() and not line.startswith("#")]


def read(name: str) -> Page:
    return Page(name, (ROOT / name).read_text(encoding="utf-8"))


def names() -> list[str]:
    return ["README.md", *sorted(f"docs/{path.name}" for path in DOCS.glob("*.md"))]
