"""Measure how long the home page takes to load on a phone (CPU 4 times slower) with slow 4G.

python -m benchmarks.loading
"""

from __future__ import annotations

import argparse

from playwright.sync_api import Page

from tests.web_page.conftest import browser_at_a_server
from tests.web_page.pages import Pages

SLOWER = 4
NETWORK = {
    "offline": False,
    "latency": 562.5,  # ms
    "downloadThroughput": 1.44e6 / 8,  # bytes a second
    "uploadThroughput": 0.675e6 / 8,
}
FIRST = "performance.getEntriesByName('first-contentful-paint')[0].startTime"
BYTES = "performance.getEntriesByType('resource').reduce((sum, one) => sum + one.transferSize, 0)"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--runs", type=int, default=3, help="default: 3")
    wanted = parser.parse_args()
    print(f"{'language':9} {'first content, s':>17} {'home usable, s':>15} {'kB':>5}")
    with browser_at_a_server() as (browser, address):
        for run in range(1 + wanted.runs):
            for language in ("en", "de"):
                pages = Pages(browser, address)
                phone = {"width": 390, "height": 664}
                page = pages.new(viewport=phone, locale=language, service_workers="allow")
                first, usable, size = load(page, address)
                if run:  # skip the first run, in which the server has just started
                    print(f"{language:9} {first:17.1f} {usable:15.1f} {size:5.0f}", flush=True)
                pages.close()


def load(page: Page, address: str) -> tuple[float, float, float]:
    """Load the home page. Return the seconds to first content and to the games, and the kB."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", NETWORK)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(f"{address}/", wait_until="commit")
    page.locator(".tiles > *").first.wait_for()
    now = page.evaluate("performance.now()")
    return page.evaluate(FIRST) / 1000, now / 1000, page.evaluate(BYTES) / 1000


if __name__ == "__main__":
    main()
