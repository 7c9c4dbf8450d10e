"""Options of all tests, and shared fixtures.

`--all` also runs the tests marked `long` and gives Hypothesis more examples. The examples are the
same in every run, unless BOHNHOF_HYPOTHESIS=thorough requests many new ones.
"""

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from bohnhof import games
from bohnhof.bots import registry
from tests.commands import Terminal

REPEATABLE = settings(derandomize=True, deadline=None, database=None, print_blob=True)
settings.register_profile("quick", REPEATABLE, max_examples=10)
settings.register_profile("all", REPEATABLE, max_examples=40)
settings.register_profile(
    "thorough",
    max_examples=1000,
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)

INHERITED = (
    *("FORCE_COLOR", "NO_COLOR", "PY_COLORS", "GITHUB_ACTIONS", "TTY_COMPATIBLE", "TTY_INTERACTIVE"),
    *("TERM", "COLORTERM", "COLUMNS", "LINES", "TERMINAL_WIDTH", "PYTHONIOENCODING", "BOHNHOF_STARTED_AS"),
    "BOHNHOF_DATABASE",
)
"""Environment variables that change what Bohnhof, rich or typer print."""
ONLY_LONG = "\npytestmark = pytest.mark.long\n"
"""The line in files whose tests are all long."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--all", action="store_true", help="also run the tests that take long by nature")


def pytest_configure(config: pytest.Config) -> None:
    usual = "all" if config.getoption("--all") else "quick"
    settings.load_profile(os.environ.get("BOHNHOF_HYPOTHESIS") or usual)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Skip the import of files without a test to run: none for both engines, or only long ones."""
    if collection_path.suffix != ".py":
        return None
    text = collection_path.read_text(encoding="utf-8")
    if config.getoption("-m") == "both_engines" and "mark.both_engines" not in text:
        return True
    return True if ONLY_LONG in text and not config.getoption("--all") else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--all"):
        long = [item for item in items if item.get_closest_marker("long")]
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if item not in long]


@pytest.fixture(scope="session")
def everything(pytestconfig: pytest.Config) -> bool:
    """Return whether tests should check all cases, as with --all, and not a sample."""
    return bool(pytestconfig.getoption("--all"))


@pytest.fixture(scope="session", autouse=True)
def neutral_environment(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Isolate tests and their child processes from the caller's terminal and saved games."""
    with pytest.MonkeyPatch.context() as patch:
        for name in INHERITED:
            patch.delenv(name, raising=False)
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
        yield


@pytest.fixture(autouse=True)
def no_running_loop(request: pytest.FixtureRequest) -> Iterator[None]:
    """Let a test run an event loop although Playwright's loop is running in this process."""
    if "browser" in request.fixturenames:
        yield
        return
    running = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(running)


@pytest.fixture
def bohnhof(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(monkeypatch, capsys)


@pytest.fixture
def empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Create a working folder without saved games, and forget all third-party games and bots."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(games, "_made", {})
    monkeypatch.setattr(games, "_own", {})
    monkeypatch.setattr(games, "_third_party", ())
    monkeypatch.setattr(registry, "_announced", {})
    return tmp_path
