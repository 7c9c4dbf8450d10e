"""People with browsers at a server of their own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

PLAYER = (Path(__file__).parent / "player.js").read_text(encoding="utf-8")
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
GONE = "ERR_CONNECTION_REFUSED"
"""What a browser notes when a test takes the server away."""


class Pages:
    """Opens pages of different people, and sees that none has anything to complain about."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.complaints: list[str] = []
        self.contexts: list[BrowserContext] = []

    def open(self, path: str = "", **options: Any) -> Page:
        """The page of somebody new."""
        given = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce", **options}
        context = self.browser.new_context(**given)
        self.contexts.append(context)
        context.add_init_script(PLAYER)
        page = context.new_page()
        page.on("console", self._note)
        page.on("pageerror", lambda problem: self.complaints.append(str(problem)))
        page.goto(f"{self.address}/{path}")
        return page

    def _note(self, line: ConsoleMessage) -> None:
        if line.type in ("error", "warning") and GONE not in line.text:
            self.complaints.append(line.text)

    def begin(self, page: Page, game: str, seats: int, *who: str, pace: str = "at-once") -> str:
        """Somebody begins a table with bots, or with “friend” where that is said; its id."""
        others = [*who, *["bot"] * (seats - 1 - len(who))]
        wanted = [{"who": "me"}, *[{"who": one, "bot": "thrifty"} for one in others]]
        for seat in wanted:
            if seat["who"] != "bot":
                seat.pop("bot", None)
        data = {"game": game, "seats": wanted, "name": "Ada", "pace": pace}
        answer = page.request.post(f"{self.address}/api/tables", data=data)
        assert answer.ok, answer.text()
        table: str = answer.json()["table"]
        self.visit(page, f"#/t/{table}")
        return table

    def visit(self, page: Page, place: str) -> None:
        """Go to another place of the page."""
        page.goto(f"{self.address}/{place}")

    def over(self, page: Page, table: str) -> bool:
        lines = page.request.get(f"{self.address}/api/tables").json()["mine"]
        return any(line["table"] == table and line["over"] for line in lines)

    def close(self) -> None:
        for context in self.contexts:
            context.close()


def seq(page: Page) -> int:
    """How many acts the shown table knows."""
    return int(page.locator("main[data-seq]").get_attribute("data-seq") or 0)


def wait_for_table(page: Page) -> None:
    expect(page.locator(".board")).to_be_visible()
