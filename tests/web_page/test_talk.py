"""The chat of two people and a spectator at one table."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.web.servers import Person
from tests.web_page.looks import PHONES, barriers, unreachable
from tests.web_page.pages import DESKTOP, PHONE, Pages, resize, table_at
from tests.web_page.test_calls import people_at_a_table
from tests.web_page.test_journeys import one_trades


def say(page: Page, line: str) -> None:
    field = page.get_by_label("Say something")
    field.fill(line)
    field.press("Enter")
    expect(page.locator(".line.mine", has_text=line)).to_be_visible()


def lines(page: Page) -> Locator:
    return page.get_by_role("log", name="Talk").locator(".line")


def test_people_and_a_spectator_talk_and_a_typed_trade_is_drafted(pages: Pages) -> None:
    trader, partner = one_trades(pages, *people_at_a_table(pages, bypass_csp=True))
    watcher = pages.open(f"#/t/{table_at(trader)}", viewport=PHONE)
    expect(watcher.locator(".board")).to_be_visible()
    name = {"Ada’s turn": "Ada", "Ben’s turn": "Ben"}
    turn = partner.locator(".board").inner_text()
    spoken = next(who for words, who in name.items() if words in turn)

    say(trader, "hello")
    expect(partner.locator(".saying")).to_have_text("hello")
    expect(trader.locator(".saying")).to_have_count(0)
    expect(partner.locator(".line:not(.mine, .watcher)")).to_contain_text("hello")

    expect(trader.get_by_text("1 watching")).to_be_visible()
    watcher.get_by_role("button", name="Talk: 1 new line").click()
    say(watcher, "who wins?")
    expect(lines(trader)).to_have_count(1)
    trader.get_by_label("Show what they say").check()
    expect(trader.locator(".line.watcher")).to_contain_text("who wins?")
    expect(lines(partner)).to_have_count(1)

    for _ in range(9):  # scrolling and coming back lose nothing
        partner.get_by_role("button", name="Quick talk").click()
        partner.get_by_role("button", name="Ha ha!").click()
    expect(lines(partner)).to_have_count(10)
    expect(lines(partner).last).to_be_in_viewport()
    partner.reload()
    expect(lines(partner)).to_have_count(10)
    expect(lines(partner).last).to_be_in_viewport()
    lines(partner).first.scroll_into_view_if_needed()
    say(trader, "last")
    partner.get_by_role("button", name="1 new line").click()
    expect(lines(partner).last).to_be_in_viewport()

    lines(partner).first.get_by_role("button", name=spoken).click()
    partner.get_by_role("button", name="Report").click()
    expect(partner.get_by_text("Reported to the operator")).to_be_visible()
    assert barriers(partner) == []
    partner.get_by_role("button", name=f"Mute {spoken}").click()
    expect(lines(partner).filter(has_text="hello")).to_have_count(0)
    say(trader, "unheard")
    partner.get_by_role("button", name=f"Unmute {spoken}").click()
    expect(lines(partner).last).to_contain_text("unheard")

    bean = partner.locator("section.hand .card").last.get_attribute("data-k")
    wanted = "red" if bean != "red" else "blue"
    resize(partner, PHONE)
    partner.get_by_role("button", name="Talk").click()
    say(partner, f"a {bean} for your {wanted}s?")
    partner.get_by_role("dialog").get_by_role("button", name="Send offer").click()
    ticket = trader.locator(".ticket.for-me")
    expect(ticket.locator(f".chip[data-k={bean}]")).to_be_visible()
    expect(ticket.locator(f".chip[data-k={wanted}]")).to_be_visible()
    resize(partner, DESKTOP)


def test_a_finger_reaches_the_chat_of_a_duel_on_every_phone(pages: Pages) -> None:
    ann = Person(pages.address.removeprefix("http://"), "Ann")
    table = ann.begin("me", "friend", game="al-cabohne")
    page = pages.new(guided=["al-cabohne"], viewport={"width": 375, "height": 553})
    pages.visit(page, f"#/t/{table}")
    page.get_by_label("Your name").fill("Ben")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("button", name="Talk")).to_be_visible()
    assert not any(unreachable(page, PHONES).values())
