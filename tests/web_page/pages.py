"""People with browsers at a server."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from bohnhof.web.people import COOKIE
from tests.patience import PATIENCE
from tests.web.servers import Person
from tests.web_page.resting import acts_at_rest

PLAYER = (Path(__file__).parent / "player.js").read_text(encoding="utf-8")
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
SHOWN = """number => document.querySelector("[data-verdict]")
    || Number(document.querySelector("main[data-seq]")?.dataset.seq) >= number"""
EXPECTED = ("ERR_INTERNET_DISCONNECTED", "Service Worker registration blocked")
"""Errors that a browser reports when a test disables the network or the service worker."""
GO_ON = """new MutationObserver(() => document.querySelector(".start [data-coach-next]")?.click())
    .observe(document, {childList: true, subtree: true})"""
"""A script that dismisses quick starts, for a person who knows the game."""
GUIDED = "if (location.protocol === 'http:') localStorage.bohnhof ??= JSON.stringify({guided})"

expect.set_options(timeout=1000 * PATIENCE)


class Pages:
    """A factory of pages for several people, which collects all errors."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.complaints: list[str] = []
        self.contexts: list[BrowserContext] = []

    def new(self, reads: bool = False, guided: Iterable[str] = (), **options: Any) -> Page:
        """Return a blank page of a new person.

        `reads` keeps quick starts. `guided` lists the games whose guides are already read.
        """
        given = {
            "viewport": DESKTOP,
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "service_workers": "block",
            **options,
        }
        context = self.browser.new_context(**given)
        context.set_default_timeout(1000 * PATIENCE)
        self.contexts.append(context)
        context.add_init_script(PLAYER)
        if not reads:
            context.add_init_script(GO_ON)
        if guided:
            context.add_init_script(f"const guided = {list(guided)}; {GUIDED}")
        page = context.new_page()
        page.on("console", self._note)
        page.on("pageerror", lambda problem: self.complaints.append(str(problem)))
        return page

    def open(self, path: str = "", **options: Any) -> Page:
        """Return a page of a new person at a path."""
        page = self.new(**options)
        self.visit(page, path)
        return page

    def _note(self, line: ConsoleMessage) -> None:
        if line.type in ("error", "warning") and not any(text in line.text for text in EXPECTED):
            self.complaints.append(line.text)

    def begin(self, page: Page, game: str, seats: int, *others: str, pace: str = "at-once") -> str:
        """Create a table with the named others (“friend”) and bots. Return its id."""
        people: list[dict[str, str]] = [{"who": who} for who in ("me", *others)]
        bots = [{"who": "bot", "bot": "thrifty"}] * (seats - len(people))
        table = self.new_table(page, game, [*people, *bots], pace)
        self.visit(page, f"#/t/{table}")
        return table

    def new_table(
        self, page: Page, game: str, seats: list[dict[str, str]], pace: str = "at-once", **more: object
    ) -> str:
        data = {"game": game, "seats": seats, "name": "Ada", "pace": pace, **more}
        answer = page.request.post(f"{self.address}/api/tables", data=data)
        assert answer.ok, answer.text()
        table: str = answer.json()["table"]
        return table

    def visit(self, page: Page, place: str) -> None:
        """Go to a path of the site."""
        page.goto(f"{self.address}/{place}")

    def play(self, *people: Page, act: float = math.inf, trades: Iterable[str] = (), seed: int = 7) -> int:
        """Let people click until the game is over, `act` actions are done, or a trade starts.

        `trades` are texts on the board that identify the trade. Return the number of clicks, which
        is deterministic for known deals and watched bots.
        """
        wish = {"seed": seed, "trades": list(trades), "patience": 1000 * PATIENCE}
        total = 0
        for page in people:
            page.locator("main[data-seq], [data-verdict]").first.wait_for()
        while True:
            clicks = 0
            for stuck, page in itertools.product((False, True), people):
                if stuck and clicks:
                    break
                number = None if acts_at_rest(table_at(page)) is None else self.rest(page)
                if (seq(page) if number is None else number) >= act:
                    break
                made = page.evaluate("wish => playOnce(wish)", {**wish, "seq": number, "stuck": stuck})
                if made < 0 or page.locator("[data-verdict]").count():
                    return total + clicks
                clicks += made
            if not clicks:
                break
            total += clicks
        for page in people:
            if number is not None:
                expect(page.locator(f"main[data-seq='{number}']")).to_be_visible()
        assert number is None or number >= act, (
            f"nothing can be done: {people[0].locator('.board').inner_text()}"
        )
        return total

    def rest(self, page: Page) -> int:
        """Wait until bots wait for people and the page shows it. Return the number of actions.

        The page may answer automatically for its player, after which the bots continue.
        """
        page.locator("main[data-seq], [data-verdict]").first.wait_for()
        before = -1
        while True:
            acts = acts_at_rest(table_at(page))
            assert acts is not None, "the bots of this table are not watched"
            if len(acts) == before:
                return before
            before = len(acts)
            page.wait_for_function(SHOWN, arg=before)
            page.evaluate("answered()")

    def finished(self, page: Page, game: str, seats: int) -> str:
        """Show a game that a bot has played for this person. Return its id."""
        table = self.new_table(page, game, [{"who": "me"}, *[{"who": "bot", "bot": "thrifty"}] * (seats - 1)])
        token = next(one["value"] for one in page.context.cookies() if one["name"] == COOKIE)
        socket = Person(self.address.removeprefix("http://"), token=token).join(table)
        socket.send("seat", seat=1, bot="thrifty")
        while not socket.view.get("ending"):
            socket.hear(PATIENCE)
        socket.close()
        self.visit(page, f"#/t/{table}")
        page.locator("[data-verdict]").wait_for()
        return table

    def over(self, page: Page, table: str) -> bool:
        lines = page.request.get(f"{self.address}/api/tables").json()["mine"]
        return any(line["table"] == table and line["over"] for line in lines)

    def close(self) -> None:
        for context in self.contexts:
            context.close()


def friends_at_a_table(pages: Pages, **options: Any) -> tuple[Page, Page]:
    """Let Ada create a table on the home page and Ben join by its link.

    A bot has the third seat.
    """
    ada = pages.open(**options)
    ada.get_by_label("Your name").first.fill("Ada")
    ada.get_by_label("Seat 2").first.select_option("friend")
    ada.get_by_role("button", name="Remove seat 4").first.click()
    ada.get_by_text("More options").first.click()
    ada.get_by_label("Bot speed").first.select_option("at-once")
    ada.get_by_role("button", name="Start the game").first.click()
    field = ada.get_by_label("Invite link", exact=True)
    expect(field).not_to_have_value("")
    link = field.input_value()
    ben = pages.open(link.removeprefix(pages.address).lstrip("/"), **options)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    for page in (ada, ben):
        expect(page.locator(".board")).to_be_visible()
    return ada, ben


def seq(page: Page) -> int:
    """Return the number of actions that the page has received."""
    return int(page.locator("main[data-seq]").get_attribute("data-seq") or 0)


def table_at(page: Page) -> str:
    """Return the id of the table that a page shows."""
    return page.url.rpartition("/")[2]


def resize(page: Page, size: dict[str, int]) -> None:
    """Resize a page, and wait until its layout is stable."""
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    page.evaluate("settled()")
