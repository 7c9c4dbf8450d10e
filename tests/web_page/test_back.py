"""The back button closes what is open, and does not leave a running game by accident."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web_page.pages import PHONE, Pages


def back(page: Page) -> None:
    """Go back once the page has added its history entry."""
    page.wait_for_function("() => history.state?.open")
    page.go_back()


def test_back_closes_sheets_asks_before_leaving_and_comes_back_to_the_result(pages: Pages) -> None:
    page = pages.open(viewport=PHONE, guided=["al-cabohne-solo"])
    page.get_by_role("button", name="Seats").click()
    expect(page.get_by_role("dialog")).to_be_focused()
    back(page)
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(page.get_by_text("Where to today?")).to_be_visible()

    table = pages.begin(page, "al-cabohne-solo", 1)
    page.get_by_role("button", name="What happened").click()
    expect(page.get_by_role("dialog", name="What happened")).to_be_visible()
    back(page)
    expect(page.get_by_role("dialog", name="What happened")).to_have_count(0)
    expect(page.locator(".board")).to_be_visible()
    back(page)
    menu = page.get_by_role("dialog", name="Menu")
    menu.get_by_role("link", name="Settings").click()
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    page.go_back()
    expect(page.locator(".board")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Leave the table").click()
    expect(page.get_by_text("Where to today?")).to_be_visible()

    pages.visit(page, f"#/t/{table}")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    for leave in (lambda: page.locator("[data-result]").click(), lambda: back(page)):
        page.get_by_role("button", name="View the table").click()
        expect(page.locator(".board")).to_be_visible()
        leave()
        expect(page.locator("[data-verdict]")).to_be_visible()
