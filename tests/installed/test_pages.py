"""The documentation, run as its readers do: installed, in new processes, in another folder.

`pages.py` defines what is run, and how a page marks what is not.
"""

from __future__ import annotations

import re
import shlex
import shutil
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.installed import pages
from tests.installed.pages import Command, Page, PageError
from tests.installed.wheels import EXTRAS, FULL, PLAIN, Environment
from tests.serving import serving

TYPED = "\n1\n" * 8
"""Input for a game: a few turns, after which the input ends and the game is saved."""
EXTRA = re.compile(rf"bohnhof\[[\w,]*({'|'.join(EXTRAS)})")
ALL = [pages.read(name) for name in pages.names()]
IN_BLOCKS = {command.text for page in ALL for command in page.commands if not command.in_sentence}
PAGES = [page for page in ALL if page.program or page.commands]


QUICK = ("README.md", "docs/api.md", "docs/gym.md", "docs/notation.md", "docs/protocol_for_bots.md")
"""Pages in the default set of tests: those for beginners, and those that take little time."""


@pytest.mark.parametrize(
    "document",
    [
        pytest.param(page, id=page.name, marks=[] if page.name in QUICK else pytest.mark.long)
        for page in PAGES
    ],
)
def test_what_a_page_tells_its_readers_to_run(document: Page, tmp_path: Path, installed: None) -> None:
    environment = FULL if EXTRA.search(document.text) else PLAIN
    if any(command.text.startswith("pip install") for command in document.commands):
        environment = environment.on_top(tmp_path / ".venv")
    save_files(document, tmp_path)
    if document.program:
        (tmp_path / document.program_name).write_text(document.program, encoding="utf-8")
        environment.run(["python", document.program_name], tmp_path)
    for command in document.commands:
        if command.in_sentence and command.text in IN_BLOCKS:
            continue
        copy_from_checkout(command, tmp_path)
        run(FULL if command.from_checkout else environment, command, tmp_path)


def save_files(page: Page, folder: Path) -> None:
    """Save the files of this page, and those of other pages that it mentions."""
    for other in ALL:
        for name, text in other.files.items():
            if other is page or f"`{name}`" in page.text or any(name in one.text for one in page.commands):
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                (folder / name).write_text(text, encoding="utf-8")
        if any(other.program_name in one.text for one in page.commands):
            (folder / other.program_name).write_text(other.program, encoding="utf-8")


def copy_from_checkout(command: Command, folder: Path) -> None:
    """Copy the project files that a command for developers names."""
    for name in re.findall(r"\w+/[\w/.]+", command.text):
        if (pages.ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(pages.ROOT / name, folder / name)


def run(environment: Environment, command: Command, folder: Path) -> None:
    text = command.as_run()
    if "bohnhof serve" not in text:
        environment.run(text, folder, TYPED)
        return
    with (
        serving(shlex.split(text), folder, environment.variables(folder)) as served,
        urlopen(f"http://{served.host}/api/games") as answer,
    ):
        assert b'"bohnanza"' in answer.read()


def test_every_command_that_is_mentioned_exists(tmp_path: Path, installed: None) -> None:
    listed = PLAIN.run("bohnhof --help", tmp_path)
    named = set().union(*[page.named for page in ALL])
    assert {name for name in named if not re.search(rf"^\W*{name}\b", listed, re.MULTILINE)} == set()


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("```\nls\n```\n", "line 1: this block is neither run nor marked as not run"),
        ("```text\nhello\n```\n", "line 1: this block is neither run nor marked as not run"),
        ("Like this:\n\n    ls\n", "line 3: put code between ``` and ```"),
        ("<!-- not run -->\n```sh\nls\n```\n", "line 2: say why this is not run"),
        ("<!-- not run: -->\n```sh\nls\n```\n", "line 2: say why this is not run"),
        ("<!-- slowly -->\n```sh\nls\n```\n", "line 2: “slowly” means nothing here"),
        ("Type `bohnhof play x`<!-- not run: -->.\n", "line 1: say why this is not run"),
    ],
)
def test_a_block_is_run_or_says_why_not(text: str, wrong: str) -> None:
    with pytest.raises(PageError, match=re.escape(wrong)):
        Page("page.md", text)


def test_what_is_run_of_a_page() -> None:
    page = Page(
        "page.md",
        "The code is one file, `mine.py`. Type `bohnhof play x`, `bohnhof replay FILE`, `bohnhof bots`.\n"
        "```python\none = 1\n```\nSave as `that.py`:\n\n```python\ntwo = 2\n```\n```python\nthree = 3\n```\n"
        "<!-- run with --games 4 -->\n```sh\nbohnhof simulate x --games 400 \\\n  --seed 1\n"
        "python3 run.py\n```\n",
    )
    assert (page.program_name, page.program) == ("mine.py", "one = 1\n\n\nthree = 3\n")
    assert page.files == {"that.py": "two = 2\n"}
    assert page.named == {"bots"}
    first, second, third = page.commands
    assert (first.line, first.as_run()) == (1, "bohnhof play x")
    assert second.as_run() == "bohnhof simulate x --games 4    --seed 1"
    with pytest.raises(PageError, match="has no --games to be replaced"):
        third.as_run()


def test_pages_that_are_checked_elsewhere_are() -> None:
    for page, test in pages.ELSEWHERE.items():
        assert Path(page).name in (pages.ROOT / test).read_text(encoding="utf-8")
