"""What a page takes to draw a game of quick bots in a real browser: the time of its main thread per act.

python -m benchmarks.page --game bohnanza --runs 3
"""

from __future__ import annotations

import argparse

from playwright.sync_api import Browser

from bohnhof.games import game_ids, rules_of
from tests.web_page.conftest import browser_at_a_server
from tests.web_page.pages import Pages, seq

TIMES = ("TaskDuration", "ScriptDuration", "LayoutDuration", "RecalcStyleDuration")
PATIENCE = 120_000
"""In ms, for a whole game."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", choices=game_ids(), default="bohnanza")
    parser.add_argument("--runs", type=int, default=3)
    wanted = parser.parse_args()
    with browser_at_a_server() as (browser, address):
        print("ms an act: " + ", ".join(TIMES))
        for _ in range(wanted.runs):
            times = run(browser, address, wanted.game)
            print("  ".join(f"{time:8.2f}" for time in times), flush=True)


def run(browser: Browser, address: str, game: str) -> list[float]:
    """A game that somebody leaves to a bot; ms an act."""
    pages = Pages(browser, address)
    page = pages.open()
    pages.begin(page, game, rules_of(game).usual_seats())
    page.get_by_role("button", name="Menu").wait_for()
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")

    def times() -> dict[str, float]:
        return {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}

    begun, first = times(), seq(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    page.locator("[data-verdict]").wait_for(timeout=PATIENCE)
    ended = times()
    acts = page.request.get(f"{address}/api/replays/{page.url.rpartition('/')[2]}").json()["length"] - first
    pages.close()
    return [1000 * (ended[name] - begun[name]) / acts for name in TIMES]


if __name__ == "__main__":
    main()
