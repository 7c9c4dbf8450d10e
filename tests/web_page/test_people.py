"""Interaction of people: agreements, absence, and changes of seats."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from bohnhof.rooms import seating
from bohnhof.rooms.room import Room
from tests.web_page.looks import SIZES, barriers, misplaced
from tests.web_page.pages import DESKTOP, PHONE, Pages, friends_at_a_table, resize, seq, table_at

SOME = 8
"""Number of actions after which both people have acted."""
COVERED = """() => {
    const strip = document.querySelector(".consent").getBoundingClientRect()
    const main = document.querySelector("main")
    const things = "section.hand .card, [data-primary]"
    const apart = (one, other) => one.right <= other.left || one.bottom <= other.top
    const covered = () => [...document.querySelectorAll(things)].filter((thing) => {
        const box = thing.getBoundingClientRect()
        return !apart(box, strip) && !apart(strip, box)
    }).length
    const before = covered()
    main.scrollTo(0, main.scrollHeight)
    return before + covered()
}"""
"""A function that counts the hand cards and main buttons below the question.

It checks all scroll positions.
"""


def from_the_menu(page: Page, name: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name=name).click()


def question(page: Page) -> Locator:
    """Return the request that the other players must agree to."""
    return page.locator(".tray").get_by_role("group")


def log_of(page: Page) -> Locator:
    return page.locator(".logbox").first


def test_an_undo_needs_the_consent_of_the_other_person_and_is_in_everyones_log(pages: Pages) -> None:
    ada, ben = friends_at_a_table(pages, bypass_csp=True)
    watcher = pages.open(f"#/t/{table_at(ada)}", viewport=PHONE)
    pages.play(ada, ben, act=SOME)
    done = pages.rest(ada)
    for answer, note in (("Decline", "Ben does not agree."), ("Agree", "everyone agreed.")):
        from_the_menu(ada, "Ask to undo")
        expect(question(ben)).to_contain_text("Ada wants to undo their last move. Do you agree?")
        assert question(ben).evaluate("strip => !strip.contains(document.activeElement)")
        expect(question(ada)).to_contain_text("You want to undo your last move. Waiting for Ben.")
        expect(question(ada).get_by_role("button")).to_have_count(0)
        expect(question(watcher)).to_have_text("Ada wants to undo their last move.")
        if answer == "Decline":
            assert barriers(ben) == []
            assert misplaced(ben, SIZES) == []
            for width, height in SIZES:
                resize(ben, {"width": width, "height": height})
                assert ben.evaluate(COVERED) == 0, f"{width} × {height}"
            resize(ben, DESKTOP)
        question(ben).get_by_role("button", name=answer).click()
        for page in (ada, ben, watcher):
            expect(question(page)).to_have_count(0)
            expect(log_of(page).locator("li.note").last).to_contain_text(note)
        if answer == "Decline":
            assert pages.rest(ada) == done
    for page in (ada, ben, watcher):
        expect(page.locator(f"main[data-seq='{done}']")).to_have_count(0)
    assert seq(ada) < done


def test_a_hint_comes_once_the_other_person_agrees_and_is_over_with_the_next_act(pages: Pages) -> None:
    ada, ben = friends_at_a_table(pages)
    pages.play(ada, ben, trades=["Your turn", "Ada’s turn", "Ben’s turn"])
    asker, other = (ada, ben) if "Your turn" in ada.locator(".board").inner_text() else (ben, ada)
    from_the_menu(asker, "Ask for a hint")
    expect(question(other)).to_contain_text("wants a hint.")
    expect(asker.locator("dialog[open]")).to_have_count(0)
    question(other).get_by_role("button", name="Agree").click()
    expect(asker.get_by_role("dialog", name="What would an expert do?")).to_be_visible()
    expect(log_of(other).locator("li.note").last).to_contain_text("gets a hint; everyone agreed.")
    expect(question(asker)).to_have_count(0)


def test_what_the_server_refuses_is_said(pages: Pages) -> None:
    ada, ben = friends_at_a_table(pages)
    pages.play(ada, ben, act=SOME)
    ben.close()
    expect(ada.locator(".seat", has_text="Ben")).to_contain_text("away")
    from_the_menu(ada, "Ask to undo")
    expect(ada.get_by_role("alert")).to_have_text("Everyone must agree, but Ben is away.")


def test_the_host_lets_a_bot_play_for_who_is_absent_until_they_return(
    pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seating, "GRACE", 1000.0)
    monkeypatch.setattr(Room, "absence", lambda room, seat: 0.0 if room.is_online(seat) else 118.0)
    ada, ben = friends_at_a_table(pages)
    address, people = ben.url, ben.context
    ben.close()
    seat = ada.locator(".seat", has_text="Ben")
    expect(seat).to_contain_text("away for 1 min")
    expect(seat).to_contain_text("away for 2 min")  # updated by the page
    ada.get_by_role("button", name="Menu").click()
    bot = ada.get_by_role("button", name="Let a bot play for Ben")
    opened = ada.get_by_role("button", name="Open the seat of Ben")
    for button in (bot, opened):
        expect(button).to_be_disabled()
        expect(button).to_contain_text(re.compile(r"\d+ s$"))
    first = re.findall(r"\d+", bot.inner_text())[-1]
    expect(bot).not_to_contain_text(first)
    monkeypatch.setattr(seating, "GRACE", 0.0)
    ada.get_by_role("button", name="fast", exact=True).click()
    expect(opened).to_be_enabled()
    bot.click()
    expect(ada.locator("dialog[open]")).to_have_count(0)
    expect(log_of(ada)).to_contain_text("Ben is away; a bot plays.")
    expect(seat).to_contain_text("bot")
    back = people.new_page()
    back.goto(address)
    for page in (ada, back):
        expect(log_of(page)).to_contain_text("Ben is back.")
    expect(seat).to_contain_text("online")
    expect(back.locator("section.hand .card").first).to_be_visible()
    expect(back.get_by_role("button", name="Play myself again")).to_have_count(0)


def test_the_open_page_of_who_has_lost_the_seat_becomes_a_spectators(
    pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seating, "GRACE", 0.0)
    ada, ben = friends_at_a_table(pages)
    pages.play(ada, ben, act=SOME)
    ben.get_by_role("button", name="Skip the guide").click()
    ben.get_by_title("Pin this card").last.click()
    ben.get_by_role("button", name="Menu").click()
    expect(ben.locator("dialog[open]")).to_be_visible()
    ben.context.set_offline(True)
    ben.evaluate("dispatchEvent(new Event('offline'))")
    from_the_menu(ada, "Open the seat of Ben")
    expect(ada.get_by_text("Waiting for one more player")).to_be_visible()
    cy = pages.open(f"#/t/{table_at(ada)}")
    cy.get_by_label("Your name").fill("Cy")
    cy.get_by_role("button", name="Sit down").click()
    expect(cy.locator("section.hand .card").first).to_be_visible()
    expect(ada.locator(".board")).to_be_visible()
    ben.context.set_offline(False)
    expect(ben.get_by_text("You are watching")).to_be_visible()
    expect(ben.locator("section.hand, [data-primary], .desk, dialog[open], .pin")).to_have_count(0)
    expect(log_of(ben).locator("li.note").last).to_contain_text("Cy sits down.")
    from_the_menu(cy, "Let a bot play for me")
    expect(cy.get_by_role("button", name="Play myself again")).to_be_visible()


def both_concede(*people: Page) -> None:
    for page in reversed(people):
        from_the_menu(page, "Concede")
        page.get_by_role("dialog").get_by_role("button", name="Concede").click()


def test_a_rematch_is_proposed_and_no_one_is_moved(pages: Pages) -> None:
    ada, ben = friends_at_a_table(pages, bypass_csp=True)
    table = table_at(ada)
    watcher = pages.open(f"#/t/{table}", viewport=PHONE)
    both_concede(ada, ben)
    ada.get_by_role("button", name="Rematch").click()
    expect(ada.get_by_role("heading", name="Waiting for one more player")).to_be_visible()
    expect(ada.get_by_role("listitem").filter(has_text="Ben")).to_contain_text("not here yet")
    again = table_at(ada)
    for page, words in ((ben, "Join"), (watcher, "Watch")):
        assert table_at(page) == table
        asked = page.locator(".again")
        expect(asked).to_contain_text("Ada wants a rematch.")
        assert (asked.get_by_role("link", name=words).get_attribute("href") or "").endswith(again)
        assert barriers(page) == []
    expect(watcher.get_by_role("button", name="No, thanks")).to_have_count(0)
    assert misplaced(ben, SIZES) == []
    resize(ben, DESKTOP)
    ben.get_by_role("button", name="View the table").click()
    expect(ben.locator(".board")).to_be_visible()
    expect(ben.locator(".board")).to_contain_text("the game is over")
    expect(ben.locator(".board .you, .seat .dots")).to_have_count(0)
    expect(ben.locator(".again")).to_be_visible()
    ben.get_by_role("button", name="No, thanks").click()
    expect(ben.locator(".again")).to_have_count(0)
    assert table_at(ben) == table
    expect(ada.get_by_text("Ben does not want to play again.")).to_be_visible()
    ada.get_by_role("button", name="Replace with a bot").click()
    expect(ada.locator(".board")).to_be_visible()


def test_who_joins_a_rematch_has_a_seat_there(pages: Pages) -> None:
    ada, ben = friends_at_a_table(pages)
    both_concede(ada, ben)
    ben.get_by_role("button", name="Rematch").click()
    expect(ben.get_by_role("button", name="Replace with a bot")).to_be_disabled()
    ada.get_by_role("link", name="Join").click()
    for page in (ada, ben):
        expect(page.locator("section.hand .card").first).to_be_visible()
    assert table_at(ada) == table_at(ben)


def test_where_the_table_waits_for_an_absent_player_the_host_lets_a_bot_play(
    pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seating, "GRACE", 1000.0)
    ada = pages.new(guided=["al-cabohne"], bypass_csp=True)
    table = pages.new_table(ada, "al-cabohne", [{"who": "me"}, {"who": "friend"}])
    pages.visit(ada, f"#/t/{table}")
    ben = pages.open(f"#/t/{table}", guided=["al-cabohne"])
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    for page in (ada, ben):
        expect(page.locator("section.hand .card").first).to_be_visible()
    while "Ben" not in ada.locator(".board").inner_text():
        pages.play(ada, ben, act=seq(ada) + 1)
    watcher = pages.open(f"#/t/{table}")
    ben.close()
    expect(ada.locator(".seat", has_text="Ben")).to_contain_text("away")
    hand_over = ada.locator(".board").get_by_role("button", name="Let a bot play for Ben")
    expect(hand_over).to_have_count(0)  # not before the minute is over
    monkeypatch.setattr(seating, "GRACE", 0.0)
    watcher.reload()
    expect(hand_over).to_be_visible()
    assert misplaced(ada, SIZES) == []
    resize(ada, PHONE)
    phone = ada.get_by_role("button", name="Let a bot play for Ben")
    expect(phone).to_have_text("Replace with a bot")
    expect(watcher.locator(".board")).to_be_visible()
    expect(watcher.get_by_role("button", name="Let a bot play for Ben")).to_have_count(0)
    assert barriers(ada) == []
    phone.click()
    expect(phone).to_have_count(0)
    resize(ada, DESKTOP)
    expect(log_of(ada)).to_contain_text("Ben is away; a bot plays.")


def test_the_clock_is_told_when_a_quick_start_covers_the_table(pages: Pages) -> None:
    ada = pages.new(reads=True)
    sent: list[str] = []
    ada.on("websocket", lambda line: line.on("framesent", lambda text: sent.append(str(text))))
    table = pages.new_table(ada, "al-cabohne", [{"who": "me"}, {"who": "bot", "bot": "thrifty"}], clock=30)
    pages.visit(ada, f"#/t/{table}")
    start = ada.locator(".start")
    expect(start).to_be_visible()
    start.locator("[data-coach-next]").click()
    expect(start).to_have_count(0)
    ada.get_by_role("button", name="Menu").click()
    expect(ada.get_by_role("dialog", name="Menu")).to_be_visible()
    told = [text for text in sent if '"reading"' in text]
    assert told == ['{"t":"reading","reading":true}', '{"t":"reading","reading":false}']
