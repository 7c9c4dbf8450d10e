"""Alerts for people whose page is hidden: tab title, sound, vibration, notifications."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.patience import wait_until
from tests.web.servers import Person
from tests.web_page.pages import Pages, table_at
from tests.web_page.test_journeys import offer_a_gift, one_trades
from tests.web_page.test_offline import installed

RECORD = """() => {
    const noted = document.documentElement.dataset
    const tone = AudioContext.prototype.createOscillator
    AudioContext.prototype.createOscillator = function () {
        noted.heard = "yes"
        return tone.call(this)
    }
    navigator.vibrate = () => (noted.felt = "yes")
    window.Notification = class {
        static permission = "default"
        static requestPermission = async () => (Notification.permission = "granted")
        constructor(title, about) {
            noted.shown = `${title}: ${about.body}`
        }
        close() {
            noted.shown = "closed"
        }
    }
}"""
"""A script that records alerts a headless browser cannot show, and grants permission on request."""
HIDE = """hidden => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden })
    document.dispatchEvent(new Event("visibilitychange"))
}"""
WORKS = """() => {
    registration.showNotification = async (...shown) => (self.shown = shown)
    WindowClient.prototype.focus = async function () {
        self.focused = this.url.split("#")[0]
    }
}"""
"""A script that records the worker's notifications, and the page it brings to the front."""
CLICK = """() => {
    const notification = { close() {}, data: self.shown[1].data }
    self.dispatchEvent(Object.assign(new Event("notificationclick"), { notification, waitUntil() {} }))
}"""
ICON = "link[rel=icon][href$='bohnhof{}.svg']"


def people_at_a_table(pages: Pages, **options: Any) -> tuple[Page, Page]:
    """Let Ada and Ben play with a silent person, so that no bot makes offers."""
    ada = pages.new(**options)
    table = pages.begin(ada, "bohnanza", 3, "friend", "friend")
    host = pages.address.removeprefix("http://")
    Person(host, "Cy").sit(table, 3)
    ben = pages.open(f"#/t/{table}", **options)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    return ada, ben


def expect_tab(page: Page, title: str, called: bool) -> None:
    expect(page).to_have_title(f"{title} – Bohnhof")
    expect(page.locator(ICON.format("-called" if called else ""))).to_have_count(1)


def noted(page: Page, what: str, how: str) -> Locator:
    """Return the page if this alert was recorded."""
    return page.locator(f"html[data-{what}='{how}']")


def expect_tab_of_no_table(page: Page) -> None:
    expect(page).to_have_title("Bohnhof")
    expect(page.locator(ICON.format(""))).to_have_count(1)


def test_who_looks_elsewhere_is_called_by_an_offer_and_asked_once_about_notifications(pages: Pages) -> None:
    trader, giver = one_trades(pages, *people_at_a_table(pages))
    trader.evaluate(RECORD)
    expect_tab(trader, "Your turn", called=True)
    expect_tab(giver, "Bohnanza", called=False)
    asks = trader.get_by_role("button", name="Notify me")
    trader.evaluate(HIDE, True)
    offer_a_gift(giver)
    expect_tab(trader, "An offer for you", called=True)
    expect(noted(trader, "heard", "yes")).to_have_count(1)
    expect(noted(trader, "felt", "yes")).to_have_count(1)
    expect(asks).to_have_count(0)
    expect(trader.locator("html[data-shown]")).to_have_count(0)
    trader.evaluate(HIDE, False)
    asks.click()
    expect(asks).to_have_count(0)
    giver.get_by_role("button", name="Withdraw").click()
    expect_tab(trader, "Your turn", called=True)
    trader.evaluate(HIDE, True)
    giver.locator("section.hand .card").last.click()
    giver.get_by_role("button", name="Give as a gift").click()
    expect(noted(trader, "shown", "An offer for you: Bohnanza")).to_have_count(1)
    trader.evaluate(HIDE, False)
    expect(noted(trader, "shown", "closed")).to_have_count(1)
    trader.get_by_role("button", name="Menu").click()
    trader.get_by_role("link", name="Settings").click()
    expect_tab_of_no_table(trader)
    expect(trader.get_by_label("Notifications")).to_be_checked()
    trader.get_by_label("Notifications").uncheck()
    trader.go_back()
    expect_tab(trader, "An offer for you", called=True)
    trader.evaluate(HIDE, True)
    trader.evaluate(HIDE, False)
    expect(asks).to_have_count(0)


def test_a_worker_shows_the_notification_and_a_click_brings_its_table_to_the_front(pages: Pages) -> None:
    page = installed(pages)
    page.evaluate("localStorage.bohnhof = JSON.stringify({notify: 'yes'})")
    page.reload()
    page.evaluate(RECORD)
    page.evaluate("Notification.requestPermission()")
    worker = page.context.service_workers[0]
    worker.evaluate(WORKS)
    pages.begin(page, "al-cabohne", 2)
    page.evaluate(HIDE, True)
    pages.play(page, act=20)
    wait_until(lambda: worker.evaluate("self.shown"), "a notification is shown")
    title, about = worker.evaluate("self.shown")
    assert (title, about["tag"]) == ("Your turn", f"bohnhof-{table_at(page)}")
    expect(page.locator("html[data-shown]")).to_have_count(0)
    worker.evaluate(CLICK)
    wait_until(lambda: worker.evaluate("self.focused") == page.url.partition("#")[0], "the table is in front")
