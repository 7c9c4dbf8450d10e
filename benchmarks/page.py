"""Measure what an action costs the browser: the processor time of the main thread.

python -m benchmarks.page
python -m benchmarks.page --games bohnanza prohibohn-pub --sizes 390x664 --clicks 60
python -m benchmarks.page --watch

By default a script clicks against bots that answer at once. A click includes everything that is
drawn because of it, also for the actions of bots. With --watch a bot plays instead, and many
actions are drawn together.
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass

from playwright.sync_api import CDPSession, Page

from bohnhof.games import game_ids, rules_of
from tests.web_page.conftest import browser_at_a_server
from tests.web_page.pages import Pages, seq, table_at
from tests.web_page.resting import acts_at_rest

TIMES = {
    "TaskDuration": "all",
    "ScriptDuration": "script",
    "RecalcStyleDuration": "style",
    "LayoutDuration": "layout",
}
PATIENCE = 120_000
"""Time limit for a whole game, in ms."""
SETTLED = 600
"""Duration of animations after the last action is shown, in ms."""
STUCK = 5
"""Number of clicks without an action after which only answers are clicked."""


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", nargs="+", choices=game_ids(), default=game_ids(), metavar="GAME")
    parser.add_argument("--sizes", nargs="+", default=["1440x900", "390x664"], metavar="WIDTHxHEIGHT")
    parser.add_argument("--clicks", type=int, default=40, help="clicks per game. Default: 40")
    parser.add_argument(
        "--watch", action="store_true", help="let a bot play; counts actions instead of clicks"
    )
    wanted = parser.parse_args()
    names = " ".join(f"{name:>7}" for name in (*TIMES.values(), "actions", "ms each"))
    print(f"{'ms a click':24} {'size':>9} {names}")
    with browser_at_a_server() as (browser, address):
        for game in wanted.games:
            for size in wanted.sizes:
                pages = Pages(browser, address)
                page = begin(pages, game, size)
                cost = watched(page, address) if wanted.watch else played(pages, page, wanted.clicks)
                print(f"{game:24} {size:>9} {cost}", flush=True)
                pages.close()


def begin(pages: Pages, game: str, size: str) -> Page:
    """Open a table of the usual size in a window of this size."""
    width, height = map(int, size.split("x"))
    page = pages.new(viewport={"width": width, "height": height}, reduced_motion="no-preference")
    pages.begin(page, game, rules_of(game).usual_seats())
    page.locator("main[data-seq]").wait_for()
    return page


class Meter:
    """A meter for the processor time of a page's main thread."""

    def __init__(self, page: Page) -> None:
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def read(self) -> Counter[str]:
        """Return the time so far in ms, by category."""
        found = {one["name"]: one["value"] for one in self.session.send("Performance.getMetrics")["metrics"]}
        return Counter({name: 1000 * found[name] for name in TIMES})


@dataclass(frozen=True, slots=True)
class Cost:
    """The time in ms of clicks and the actions that they caused."""

    times: Counter[str]
    clicks: int
    actions: int

    def __str__(self) -> str:
        per_click = [self.times[name] / self.clicks for name in TIMES]
        columns = (*per_click, self.actions / self.clicks, self.times["TaskDuration"] / self.actions)
        return " ".join(f"{one:7.1f}" for one in columns)


def played(pages: Pages, page: Page, clicks: int) -> Cost:
    """Click what the page offers, and return the cost."""
    meter = Meter(page)
    total: Counter[str] = Counter()
    clicked = idle = actions = 0
    while clicked < clicks and not page.locator("[data-verdict]").count():
        at = pages.rest(page)
        next_click = page.evaluate_handle("wish => choice(wish)", {"seed": clicked, "stuck": idle > STUCK})
        target = next_click.as_element()
        if target is None:
            page.keyboard.press("m")
            idle += 1
            continue
        page.wait_for_timeout(SETTLED)
        before = meter.read()
        target.evaluate("element => element.click()")
        page.wait_for_timeout(SETTLED)
        acts_at_rest(table_at(page))
        page.wait_for_timeout(SETTLED)
        total.update(meter.read())
        total.subtract(before)
        clicked += 1
        made = seq(page) - at
        actions += made
        idle = 0 if made else idle + 1
    return Cost(total, clicked, actions)


def watched(page: Page, address: str) -> Cost:
    """Let a bot play the rest of the game, and return the cost with each action as a click."""
    meter = Meter(page)
    begun, first = meter.read(), seq(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    page.locator("[data-verdict]").wait_for(timeout=PATIENCE)
    ended = meter.read()
    actions = page.request.get(f"{address}/api/replays/{table_at(page)}").json()["length"] - first
    return Cost(ended - begun, actions, actions)


if __name__ == "__main__":
    main()
