"""What an action costs the page: processor time of its main thread, by a real browser.

python -m benchmarks.page
python -m benchmarks.page --games bohnanza prohibohn-pub --sizes 390x664 --clicks 60
python -m benchmarks.page --watch

By default someone plays by clicks against bots that answer at once; each click counts with everything that is
drawn because of it. With --watch a bot plays instead, and many acts are drawn together.
"""

from __future__ import annotations

import argparse
from collections import Counter

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
"""In ms, for a whole game."""
SETTLED = 600
"""In ms: how long things move after the last act was shown."""
STUCK = 5
"""Clicks without an act from which on only answers are clicked."""


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", nargs="+", choices=game_ids(), default=game_ids(), metavar="GAME")
    parser.add_argument("--sizes", nargs="+", default=["1440x900", "390x664"], metavar="WIDTHxHEIGHT")
    parser.add_argument("--clicks", type=int, default=40, help="clicks per game. Default: 40")
    parser.add_argument("--watch", action="store_true", help="let a bot play; counts acts instead of clicks")
    wanted = parser.parse_args()
    print(f"{'ms':24} {'size':>9} " + " ".join(f"{name:>7}" for name in TIMES.values()))
    with browser_at_a_server() as (browser, address):
        for game in wanted.games:
            for size in wanted.sizes:
                pages = Pages(browser, address)
                page = begin(pages, game, size)
                times = watched(page, address) if wanted.watch else played(pages, page, wanted.clicks)
                print(f"{game:24} {size:>9} " + " ".join(f"{times[name]:7.1f}" for name in TIMES), flush=True)
                pages.close()


def begin(pages: Pages, game: str, size: str) -> Page:
    """Open a table of usual size in a window of this size."""
    width, height = map(int, size.split("x"))
    page = pages.new(viewport={"width": width, "height": height}, reduced_motion="no-preference")
    pages.begin(page, game, rules_of(game).usual_seats())
    page.locator("main[data-seq]").wait_for()
    return page


class Meter:
    """The processor time that the main thread of a page has taken."""

    def __init__(self, page: Page) -> None:
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def read(self) -> Counter[str]:
        """Return the ms so far, by what they were for."""
        found = {one["name"]: one["value"] for one in self.session.send("Performance.getMetrics")["metrics"]}
        return Counter({name: 1000 * found[name] for name in TIMES})


def played(pages: Pages, page: Page, clicks: int) -> dict[str, float]:
    """Click what the page offers; ms a click."""
    meter = Meter(page)
    total: Counter[str] = Counter()
    clicked = idle = 0
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
        idle = 0 if seq(page) > at else idle + 1
    return {name: total[name] / clicked for name in TIMES}


def watched(page: Page, address: str) -> dict[str, float]:
    """Leave the game to a bot; ms an act."""
    meter = Meter(page)
    begun, first = meter.read(), seq(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    page.locator("[data-verdict]").wait_for(timeout=PATIENCE)
    ended = meter.read()
    acts = page.request.get(f"{address}/api/replays/{page.url.rpartition('/')[2]}").json()["length"] - first
    return {name: (ended[name] - begun[name]) / acts for name in TIMES}


if __name__ == "__main__":
    main()
