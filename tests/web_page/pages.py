"""People with browsers at a server of their own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

PLAYER = (Path(__file__).parent / "player.js").read_text(encoding="utf-8")
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
PATIENCE = 40_000
"""In ms, without anything happening at a table."""
GONE = "ERR_INTERNET_DISCONNECTED"
"""What a browser notes when a test takes the network away."""


GO_ON = """new MutationObserver(() => document.querySelector(".start [data-coach-next]")?.click())
    .observe(document, {childList: true, subtree: true})"""
"""Somebody who knows the game already, and wants no quick start."""


class Pages:
    """Opens pages of different people, and sees that none has anything to complain about."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.complaints: list[str] = []
        self.contexts: list[BrowserContext] = []

    def open(self, path: str = "", reads: bool = False, **options: Any) -> Page:
        """The page of somebody new, who may read quick starts."""
        given = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce", **options}
        context = self.browser.new_context(**given)
        self.contexts.append(context)
        context.add_init_script(PLAYER)
        if not reads:
            context.add_init_script(GO_ON)
        page = context.new_page()
        page.on("console", self._note)
        page.on("pageerror", lambda problem: self.complaints.append(str(problem)))
        page.goto(f"{self.address}/{path}")
        return page

    def _note(self, line: ConsoleMessage) -> None:
        if line.type in ("error", "warning") and GONE not in line.text:
            self.complaints.append(line.text)

    def begin(self, page: Page, game: str, seats: int, *others: str, pace: str = "at-once") -> str:
        """Somebody begins a table: with the others that are named (“friend”) and bots; its id."""
        people: list[dict[str, str]] = [{"who": who} for who in ("me", *others)]
        bots = [{"who": "bot", "bot": "thrifty"}] * (seats - len(people))
        table = self.new_table(page, game, [*people, *bots], pace)
        self.visit(page, f"#/t/{table}")
        return table

    def new_table(self, page: Page, game: str, seats: list[dict[str, str]], pace: str = "at-once") -> str:
        data = {"game": game, "seats": seats, "name": "Ada", "pace": pace}
        answer = page.request.post(f"{self.address}/api/tables", data=data)
        assert answer.ok, answer.text()
        table: str = answer.json()["table"]
        return table

    def visit(self, page: Page, place: str) -> None:
        """Go to another place of the page."""
        page.goto(f"{self.address}/{place}")

    def play(self, page: Page, **until: Any) -> int:
        """Click on, to the end of the game or as far as is said; how many clicks that took."""
        clicks: int = page.evaluate("wish => playOn(wish)", {"seed": 7, "patience": PATIENCE, **until})
        return clicks

    def play_together(self, *people: Page, **until: Any) -> None:
        """Several people click on at the same time."""
        for page in people:
            wish = {"seed": 7, "patience": PATIENCE, **until}
            page.evaluate("wish => { window.playing = playOn(wish) }", wish)
        for page in people:
            page.evaluate("() => window.playing")

    def finished(self, page: Page, game: str, seats: int) -> str:
        """A game that somebody has left to a bot, at its end; its id."""
        table = self.begin(page, game, seats)
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Let a bot play for me").click()
        page.locator("[data-verdict]").wait_for(timeout=2 * PATIENCE)
        return table

    def over(self, page: Page, table: str) -> bool:
        lines = page.request.get(f"{self.address}/api/tables").json()["mine"]
        return any(line["table"] == table and line["over"] for line in lines)

    def close(self) -> None:
        for context in self.contexts:
            context.close()


def seq(page: Page) -> int:
    """How many acts the shown table knows."""
    return int(page.locator("main[data-seq]").get_attribute("data-seq") or 0)
