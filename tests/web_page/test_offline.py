"""The page without a connection: its cached content, its messages, and its privacy."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from bohnhof.web import app
from bohnhof.web.bundle import FOLDER, Bundle
from tests.patience import wait_until
from tests.web.servers import server
from tests.web_page.looks import barriers, misplaced
from tests.web_page.pages import PHONE, Pages, table_at
from tests.web_page.resting import watched_bots

CHUNK = 50
BOOKS = 5
MOST = 20
"""Maximum number of cached replays."""
OLD = "Promise.all([...Array(22).keys()].map((number) => caches.open(`${location.origin}/replay/${number}`)))"
REPLAYS = "caches.keys().then((names) => names.filter((name) => name.includes('/replay/')).length)"
KEPT = """async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const kept = await Promise.all(stores.map((store) => store.keys()))
    return kept.flat().map(({ url }) => url.slice(location.origin.length))
}"""
"""A function that returns the addresses of everything that is cached."""
LISTS = """async () => {
    const cache = await caches.open(`${location.origin}/own`)
    return Promise.all((await cache.matchAll()).map((one) => one.text()))
}"""
PUBLIC = re.compile(r"/(assets|icons)/|/index[.\w]*\.html|/manifest|/owner$|/api/(games|rules|quick_start)\b")


def wait_for(page: Page, part: str, count: int = 1) -> None:
    """Wait until `count` resources whose address contains `part` are cached."""
    wait_until(lambda: sum(part in one for one in page.evaluate(KEPT)) >= count, f"{part} is kept")


def installed(pages: Pages, **options: Any) -> Page:
    """Return a new person's home page once the worker has cached the rules."""
    page = pages.open(service_workers="allow", **options)
    for part in ("/api/rules/", "/api/quick_start/"):
        wait_for(page, part, BOOKS)
    return page


def finished(pages: Pages, page: Page) -> str:
    """Let a person finish a game whose replay is cached. Return its id."""
    table = pages.finished(page, "al-cabohne", 2)
    length = page.request.get(f"{pages.address}/api/replays/{table}").json()["length"]
    wait_for(page, f"/api/replays/{table}/frames", length // CHUNK + 1)
    return table


def connect(page: Page, there: bool) -> None:
    """Enable or disable a page's network, and send the event that real machines send."""
    page.context.set_offline(not there)
    page.evaluate("name => dispatchEvent(new Event(name))", "online" if there else "offline")


def test_rules_and_own_games_can_be_read_without_a_connection(pages: Pages) -> None:
    page = installed(pages, locale="de", viewport=PHONE, bypass_csp=True)
    done = finished(pages, page)
    pages.visit(page, "")
    page.get_by_role("button", name="Los", exact=True).click()
    expect(page.locator("section.hand .card").first).to_be_visible()
    running = table_at(page)
    installable = page.context.new_cdp_session(page).send("Page.getInstallabilityErrors")
    assert installable["installabilityErrors"] == []

    connect(page, False)
    pages.visit(page, "")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("status").get_by_text("Zum Spielen brauchst du eine Verbindung")).to_be_visible()
    expect(page.get_by_role("button", name="Prohibohn")).to_have_count(2)
    expect(page.get_by_role("button", name="Los", exact=True)).to_be_disabled()
    expect(page.get_by_role("alert")).to_have_count(0)
    problems = barriers(page) + misplaced(page, [(390, 664)])

    page.get_by_role("link", name="Regeln").last.click()
    expect(page.locator("figure").first).to_be_visible()
    page.get_by_role("searchbox").fill("Ackerbohne")
    expect(page.get_by_text(re.compile("„Ackerbohne“ steht in"))).to_be_visible()
    problems += barriers(page) + misplaced(page, [(390, 664)])

    pages.visit(page, "#/results")
    expect(page.get_by_text("auf diesem Gerät gespeichert")).to_be_visible()
    expect(page.get_by_label("Datei wählen")).to_be_disabled()
    problems += barriers(page) + misplaced(page, [(390, 664)])
    page.get_by_role("link", name="Wiederholung ansehen").click()
    expect(page).to_have_url(re.compile(done))
    page.get_by_role("slider").press("End")
    page.get_by_role("slider").press("ArrowLeft")
    expect(page.locator(".replay .now")).to_contain_text("Zug")
    expect(page.get_by_role("combobox").get_by_role("option", name="nur online")).to_have_count(2)
    problems += barriers(page) + misplaced(page, [(390, 664)])
    assert problems == []

    pages.visit(page, f"#/t/{running}")
    page.reload()
    expect(page.get_by_role("heading", name="Dieser Tisch braucht eine Verbindung")).to_be_visible()
    kept = [one for one in page.evaluate(KEPT) if not PUBLIC.search(one)]
    assert {one.split("?")[0] for one in kept} == {
        "/api/results",
        "/api/tables",
        f"/api/replays/{done}",
        f"/api/replays/{done}/frames",
    }
    assert not any(running in text for text in page.evaluate(LISTS))

    connect(page, True)
    expect(page.locator("section.hand .card").first).to_be_visible()
    pages.visit(page, "")
    expect(page.get_by_role("button", name="Los", exact=True)).to_be_enabled()


def test_the_last_replays_are_kept_and_another_person_does_not_see_them(pages: Pages) -> None:
    page = installed(pages)
    page.evaluate(OLD)
    table = finished(pages, page)
    assert page.evaluate(REPLAYS) == MOST
    assert any(table in text for text in page.evaluate(LISTS))
    page.context.clear_cookies()
    pages.new_table(page, "bohnanza", [{"who": "me"}, *[{"who": "bot", "bot": "thrifty"}] * 2])
    pages.visit(page, "")
    page.reload()
    for part in ("/api/tables", "/api/results"):
        wait_for(page, part)
    connect(page, False)
    pages.visit(page, "#/results")
    page.reload()
    expect(page.get_by_text("You’re seeing what is stored on this device")).to_be_visible()
    expect(page.get_by_role("link", name="Watch the replay")).to_have_count(0)
    assert not any("replays" in one for one in page.evaluate(KEPT))
    assert not any(table in text for text in page.evaluate(LISTS))


@pytest.fixture
def renewable(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Pages, Path]]:
    """Provide browsers at a server whose front end can be rebuilt, with its folder."""
    folder = tmp_path / "static"
    shutil.copytree(FOLDER, folder)
    monkeypatch.setattr(app, "Bundle", lambda: Bundle(folder))
    with watched_bots(), server(tmp_path) as host:
        pages = Pages(browser, f"http://{host}")
        yield pages, folder
        pages.close()
    assert pages.complaints == []


def test_a_new_version_comes_with_the_next_start_and_leaves_open_tables_alone(
    renewable: tuple[Pages, Path],
) -> None:
    pages, folder = renewable
    page = installed(pages)
    pages.begin(page, "bohnanza", 3)
    expect(page.locator(".board")).to_be_visible()
    page.evaluate("window.same = true")
    for part in folder.glob("assets/Menu-*"):
        part.unlink()
    for name, before, after in (("index.html", "<html ", "<html data-new "), ("sw.js", "Menu-", "Cantine-")):
        (folder / f"{name}.br").unlink()
        text = (folder / name).read_text(encoding="utf-8")
        (folder / name).write_text(text.replace(before, after), encoding="utf-8")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
    assert page.evaluate("window.same")
    page.reload()
    expect(page.locator("html[data-new]")).to_be_attached()
