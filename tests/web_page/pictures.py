"""Take pictures of every game's table, on desktop, in dark mode and on a phone, from real games.

python -m tests.web_page.pictures docs/pictures
"""

from __future__ import annotations

import argparse
from base64 import b64decode, b64encode
from pathlib import Path

from playwright.sync_api import Browser, Page

from bohnhof.games import game_ids, rules_of
from tests.web_page.conftest import browser_at_a_server
from tests.web_page.pages import DESKTOP, PHONE, Pages

MIDDLE = 70
"""Number of actions after which most tables are well filled."""
SETTLED = 5000
"""Time in ms until speech bubbles and lapsed offers have disappeared."""
QUALITY = 0.86
PACK = """async ([shot, quality]) => {
    const bytes = Uint8Array.from(atob(shot), (letter) => letter.charCodeAt(0))
    const picture = await createImageBitmap(new Blob([bytes]))
    const canvas = new OffscreenCanvas(picture.width, picture.height)
    canvas.getContext("2d").drawImage(picture, 0, 0)
    const blob = await canvas.convertToBlob({ type: "image/webp", quality })
    const packed = new Uint8Array(await blob.arrayBuffer())
    return btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(""))
}"""
ENGLISH = {"guided": list(game_ids()), "name": "Ada"}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("games", nargs="*", default=game_ids())
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    with browser_at_a_server() as (browser, address):
        for game in wanted.games:
            picture_table(browser, address, game, wanted.folder)
        picture_screens(browser, address, wanted.folder)


def picture_table(browser: Browser, address: str, game: str, folder: Path) -> None:
    pages = Pages(browser, address)
    page = pages.open()
    page.evaluate("known => localStorage.setItem('bohnhof', JSON.stringify(known))", ENGLISH)
    page.reload()
    rules = rules_of(game)
    pages.begin(page, game, rules.usual_seats())
    pages.play(page, act=MIDDLE)
    if rules.has_trading:
        pages.play(page, trades=["Your turn"])
    page.keyboard.press("Escape")
    page.wait_for_timeout(SETTLED)
    take(page, folder / f"{game}.webp")
    page.emulate_media(color_scheme="dark")
    take(page, folder / f"{game}-dark.webp")
    page.emulate_media(color_scheme="light")
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    take(page, folder / f"{game}-phone.webp")
    pages.close()


def picture_screens(browser: Browser, address: str, folder: Path) -> None:
    pages = Pages(browser, address)
    page = pages.open()
    page.get_by_role("button", name="Start the game").first.wait_for()
    take(page, folder / "home.webp")
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    take(page, folder / "home-phone.webp")
    page.set_viewport_size({"width": DESKTOP["width"], "height": DESKTOP["height"]})
    table = pages.finished(page, "bohnanza", 4)
    take(page, folder / "end.webp")
    pages.visit(page, f"#/replay/{table}?at=120&eyes=1")
    take(page, folder / "replay.webp")
    pages.close()


def take(page: Page, file: Path) -> None:
    page.wait_for_timeout(600)
    shot = b64encode(page.screenshot()).decode()
    workshop = page.context.new_page()
    packed: str = workshop.evaluate(PACK, [shot, QUALITY])
    workshop.close()
    file.write_bytes(b64decode(packed))
    print(file)


if __name__ == "__main__":
    main()
