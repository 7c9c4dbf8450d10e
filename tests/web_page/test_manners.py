"""Timers, silent turns, early endings, and rematches in browsers."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web_page.looks import SIZES, barriers, misplaced
from tests.web_page.pages import PHONE, Pages, friends_at_a_table, resize, table_at
from tests.web_page.test_people import from_the_menu, log_of, question


def test_players_see_whose_time_runs_and_end_a_game_early(pages: Pages) -> None:
    ada = pages.new()
    seats = [{"who": "me"}, {"who": "friend"}, {"who": "bot", "bot": "thrifty"}]
    table = pages.new_table(ada, "bohnanza", seats, clock=600)
    pages.visit(ada, f"#/t/{table}")
    ben = pages.open(f"#/t/{table}", viewport=PHONE)
    for page in (ada, ben):
        expect(page.get_by_text("Time per move: 600 seconds")).to_be_visible()
    ben.get_by_label("Your name").fill("ada")
    ben.get_by_role("button", name="Sit down").click()
    expect(ben.get_by_role("alert")).to_contain_text("already called ada")
    pages.complaints.clear()  # the browser reports the refusal
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    pages.play(ada, ben, trades=["Your turn", "Ada’s turn", "Ben’s turn"])
    for page in (ada, ben):
        expect(page.locator(".board").get_by_role("timer").first).to_contain_text(re.compile(r"\d+:\d\d"))
        expect(page.locator(".board .sub")).to_contain_text(re.compile(r"\d+:\d\d.* · "))
    other = ben if "Your turn" in ada.locator(".board").inner_text() else ada
    expect(other.locator("section.seat.turn .dots")).to_have_count(1)
    if other is ben:
        other.get_by_role("button", name="Trade").click()
    quiet = other.get_by_role("button", name="No more offers from me")
    quiet.click()
    expect(quiet).to_have_attribute("aria-pressed", "true")
    assert barriers(other) == []
    if other is ben:
        other.keyboard.press("Escape")
    assert misplaced(ada, SIZES) == []
    resize(ada, {"width": 1440, "height": 900})

    from_the_menu(ada, "Ask to end the game")
    expect(question(ben)).to_contain_text("Ada wants to end the game without a winner. Do you agree?")
    question(ben).get_by_role("button", name="Decline").click()
    expect(log_of(ada).locator("li.note").last).to_contain_text("Ben does not agree.")
    from_the_menu(ben, "Concede")
    expect(ben.get_by_role("dialog").get_by_role("alert")).to_have_text(
        "Concede? You lose, and a bot plays on for you."
    )
    ben.get_by_role("dialog").get_by_role("button", name="Concede").click()
    expect(ben.locator(".board")).to_contain_text("You’ve conceded. A bot plays on for you.")
    expect(log_of(ada).locator("li.note").last).to_contain_text("Ben concedes.")
    from_the_menu(ada, "Concede")
    expect(ada.get_by_role("dialog").get_by_role("alert")).to_have_text(
        "Concede? You lose, and the game ends."
    )
    ada.get_by_role("dialog").get_by_role("button", name="Concede").click()
    expect(ben.locator("[data-verdict]")).to_contain_text("Conceded: ")
    expect(ada.locator("[data-verdict]")).to_contain_text("Conceded: ")
    expect(ada.get_by_role("listitem").filter(has_text="Ben")).to_contain_text("conceded")
    assert misplaced(ben, SIZES) == []
    assert barriers(ben) == []


def test_an_agreed_end_has_no_winner_and_is_followed_by_another_game(pages: Pages) -> None:
    ada, ben = friends_at_a_table(pages)
    before = table_at(ada)
    from_the_menu(ada, "Ask to end the game")
    question(ben).get_by_role("button", name="Agree").click()
    for page in (ada, ben):
        expect(page.locator("[data-verdict]")).to_contain_text("No one wins.")
    ben.get_by_role("button", name="Rematch").click()
    ada.get_by_role("link", name="Join").click()
    for page in (ada, ben):
        expect(page.locator(".board")).to_be_visible()
        assert table_at(page) != before
