"""The contents of our wheels, as a package index and a user see them."""

from __future__ import annotations

import re
import tomllib
from email.message import Message
from email.parser import Parser
from functools import cache
from zipfile import ZipFile

import pytest

from bohnhof import loading
from tests.installed.wheels import COMPILED, FULL, INTERPRETED, ROOT, WITHOUT_COMPILER, wheel

HOME = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["urls"]["Homepage"]
LINK = re.compile(r"\]\(([^)]*)\)")


@cache
def opened(kind: str) -> ZipFile:
    environment = FULL if kind == COMPILED else WITHOUT_COMPILER
    return ZipFile(wheel(kind, environment.sources))


def metadata(kind: str) -> Message:
    (name,) = [name for name in opened(kind).namelist() if name.endswith(".dist-info/METADATA")]
    return Parser().parsestr(opened(kind).read(name).decode())


@pytest.mark.parametrize("kind", [COMPILED, INTERPRETED])
def test_a_package_index_can_show_the_readme(kind: str, installed: None) -> None:
    """Check that every link and picture is absolute and leads to a file of the project."""
    links = LINK.findall(metadata(kind).get_payload())
    assert len(links) > 20
    for link in links:
        start = next(start for start in ("blob", "raw") if link.startswith(f"{HOME}/{start}/main/"))
        assert (ROOT / link.removeprefix(f"{HOME}/{start}/main/").partition("#")[0]).exists(), link
    assert metadata(kind)["Description-Content-Type"] == "text/markdown"


def test_the_readme_of_the_checkout_needs_no_network() -> None:
    links = LINK.findall((ROOT / "README.md").read_text(encoding="utf-8"))
    assert [link for link in links if not (ROOT / link.partition("#")[0]).exists()] == []


def test_the_project_has_urls(installed: None) -> None:
    urls = dict(line.split(", ") for line in metadata(COMPILED).get_all("Project-URL", []))
    assert urls.keys() == {"Homepage", "Documentation", "Source", "Issues", "Changelog"}
    assert all(url.startswith(HOME) for url in urls.values())


def test_one_file_says_where_the_project_lives() -> None:
    texts = [*ROOT.glob("*.*"), *(ROOT / "docs").glob("*.md"), *(ROOT / "src" / "bohnhof").rglob("*.py")]
    found = [path.name for path in texts if path.is_file() and HOME.encode() in path.read_bytes()]
    assert found == ["pyproject.toml"]


def test_a_wheel_has_one_engine_or_none(installed: None) -> None:
    def engines(kind: str) -> set[str]:
        return {name.split("/")[2] for name in opened(kind).namelist() if "/_compiled/" in name}

    assert engines(COMPILED) == (set() if loading.objection() else {loading.engine_name()})
    assert engines(INTERPRETED) == set()
    assert not [name for name in opened(INTERPRETED).namelist() if name.endswith((".so", ".pyd"))]
