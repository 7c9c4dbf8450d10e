"""User journeys: friends who trade, interruptions, spectators, replays."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.web.changes import changed
from tests.web_page.looks import SIZES, barriers, misplaced
from tests.web_page.pages import Pages, friends_at_a_table, seq
from tests.web_page.resting import acts_at_rest

GOLDEN = Path(__file__).resolve().parents[1] / "golden"


def one_trades(pages: Pages, ada: Page, ben: Page) -> tuple[Page, Page]:
    """Let both play until one of them trades. Return that one first."""
    pages.play(ada, ben, trades=["Your turn", "Ada’s turn", "Ben’s turn"])
    mine = "Your turn" in ada.locator(".board").inner_text()
    return (ada, ben) if mine else (ben, ada)


def offer_a_gift(giver: Page) -> str:
    """Give the last card of the hand away, and return its bean."""
    card = giver.locator("section.hand .card").last
    bean = card.get_attribute("data-k")
    card.click()
    giver.get_by_role("button", name="Give as a gift").click()
    expect(giver.locator(".ticket.mine", has_text="Withdraw")).to_be_visible()
    assert bean
    return bean


def ticket_with(page: Page, bean: str, answer: str) -> Locator:
    """Return a button of an offer with this bean. A bot may offer it too, but not as a gift."""
    tickets = page.locator(".ticket.for-me", has=page.locator(f".chip[data-k={bean}]"))
    return tickets.get_by_role("button", name=answer).first


def test_two_people_and_a_bot_trade_in_two_browsers_through_a_break(pages: Pages) -> None:
    trader, giver = one_trades(pages, *friends_at_a_table(pages))
    giver.context.set_offline(True)
    giver.evaluate("dispatchEvent(new Event('offline'))")  # not repeated by a machine without a network
    expect(giver.get_by_text("Connection lost")).to_be_visible()
    giver.context.set_offline(False)
    expect(giver.get_by_text("Connection lost")).to_be_hidden()
    had = giver.locator("section.hand .card").count()
    for given in (1, 2):
        bean = offer_a_gift(giver)
        trader.reload()
        ticket_with(trader, bean, "Accept").click()
        expect(trader.locator(f".aside .card[data-k={bean}]").last).to_be_visible()
        expect(giver.locator("section.hand .card")).to_have_count(had - given)
    for page in (trader, giver):
        expect(page.locator(".logbox, .log").get_by_text("as a gift").last).to_be_visible()
    assert pages.rest(trader) == pages.rest(giver)
    assert misplaced(trader, SIZES) == []


def test_a_counter_offer_gives_what_was_asked_for_even_a_revealed_card(pages: Pages) -> None:
    trader, giver = one_trades(pages, *friends_at_a_table(pages))
    bean = trader.locator("[data-thing^=ready-] .card").first.get_attribute("data-k")
    giver.locator("section.hand .card").last.click()
    giver.locator(f".kind[data-k={bean}]").click()
    giver.get_by_role("button", name="Send offer").click()
    ticket = trader.locator(".ticket.for-me", has_text=re.compile("(Ada|Ben) offers you"))
    ticket.get_by_role("button", name="Counter").click()
    expect(trader.locator(f".draft .well:first-child .chip[data-k={bean}]")).to_be_visible()
    ticket.get_by_role("button", name="Decline").click()
    expect(giver.locator(".ticket.mine:not(.gone)", has_text="Withdraw")).to_have_count(0)


@pytest.mark.long
def test_a_seat_opened_in_another_tab_is_taken_there_and_can_be_taken_back(pages: Pages) -> None:
    first = pages.new()
    pages.begin(first, "bohnanza", 3, pace="slow")
    expect(first.locator(".board")).to_be_visible()
    second = first.context.new_page()
    second.goto(first.url)
    expect(second.locator(".board")).to_be_visible()
    first.get_by_role("button", name="Play here").click()
    expect(first.locator(".board")).to_be_visible()
    expect(second.get_by_text("You’re playing in another tab")).to_be_visible()


def test_who_watches_sees_no_hand_and_can_do_nothing(pages: Pages) -> None:
    ada = pages.new()
    table = pages.begin(ada, "bohnanza", 3)
    expect(ada.locator(".board")).to_be_visible()
    views: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: views.append(json.loads(text)))

    watcher = pages.new()
    watcher.on("websocket", listen)
    pages.visit(watcher, f"#/t/{table}")
    expect(watcher.locator(".board")).to_be_visible()
    pages.play(ada, act=15)
    expect(watcher.locator("main[data-seq]")).not_to_have_attribute("data-seq", "0")
    assert watcher.locator("section.hand, [data-primary], .desk").count() == 0
    shown = [view for view in views if view["t"] == "view"]
    for change in [reply for reply in views if reply["t"] == "change"]:
        shown.append(changed(shown[-1], change))
    assert len(shown) > 3
    for view in shown:
        assert view["moves"] == []
        hands = [player["hand"] for player in view["view"]["players"]]
        assert all(isinstance(hand, int) or hand == [] for hand in hands)


@pytest.mark.long
def test_who_looks_at_a_replay_with_a_seats_eyes_is_offered_no_trade(pages: Pages) -> None:
    page = pages.open("#/results")
    page.locator("input[type=file]").set_input_files(GOLDEN / "bohnanza-4.record")
    player = page.get_by_role("region", name="Replay")
    player.get_by_label("View").select_option("1")
    expect(page.locator("section.hand .card").first).to_be_visible()
    for _ in range(12):
        player.get_by_role("button", name="Next move").click()
        expect(page.get_by_role("button", name="Send offer")).to_have_count(0)
        expect(page.locator(".ticket .btn")).to_have_count(0)


def test_a_replay_is_stepped_played_shared_and_downloaded(pages: Pages, tmp_path: Path) -> None:
    page = pages.new()
    table = pages.finished(page, "al-cabohne", 2)
    pages.visit(page, f"#/replay/{table}")
    player = page.get_by_role("region", name="Replay")
    expect(player).to_be_visible()
    assert seq(page) == 0
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator("main[data-seq='2']")).to_be_visible()
    player.get_by_role("button", name="Previous move").click()
    expect(page.locator("main[data-seq='1']")).to_be_visible()
    player.get_by_role("button", name="Next turn").click()
    expect(page.locator("main[data-seq]")).not_to_have_attribute("data-seq", re.compile("^[0-2]$"))
    player.get_by_label("View").select_option("1")
    expect(page.locator("section.hand .card").first).to_be_visible()
    page.get_by_role("button", name="Link to this move").click()
    at = seq(page)
    assert page.url.endswith(f"?at={at}&eyes=1")
    other = pages.open(page.url.removeprefix(pages.address).lstrip("/"))
    expect(other.locator(f"main[data-seq='{at}']")).to_be_visible()
    player.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(f"main[data-seq='{at + 1}']")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the game record").click()
    file = tmp_path / "a.record"
    download.value.save_as(file)
    pages.visit(other, "#/results")
    other.locator("input[type=file]").set_input_files(file)
    expect(other.get_by_role("region", name="Replay")).to_be_visible()
    other.keyboard.press("End")
    expect(other.locator(".now")).to_contain_text(re.compile(r"Turn \d\d"))


def test_the_rulebook_is_searched_and_a_citation_leads_to_its_paragraph(pages: Pages) -> None:
    page = pages.new()
    pages.begin(page, "bohnanza", 3, pace="slow")
    page.locator(".board a").click()
    expect(page.locator(".paragraph.chosen")).to_be_in_viewport()
    page.get_by_placeholder("Search the rules").fill("BO 6.5")
    expect(page.locator(".paragraph .id", has_text="BO 6.5")).to_be_visible()
    page.get_by_placeholder("Search the rules").fill("third field")
    expect(page.locator(".paragraph").first).to_contain_text("third field")
    assert page.locator(".paragraph").count() < 20
    page.get_by_placeholder("Search the rules").fill("xyzzy")
    expect(page.get_by_text("No rule contains “xyzzy”.")).to_be_visible()


def test_the_rulebook_begins_with_the_quick_start_and_has_contents_pictures_and_figures(pages: Pages) -> None:
    page = pages.open("#/rules/bohnanza", viewport={"width": 390, "height": 664}, bypass_csp=True)
    expect(page.locator("main section h2").first).to_have_text("Bohnanza in one minute")
    expect(page.get_by_role("button", name="Learn Bohnanza by playing")).to_be_visible()
    expect(page.get_by_role("columnheader", name="id")).to_have_count(0)
    blue = page.locator("#BO-1\\.2").get_by_role("row", name="Blue bean")
    expect(blue.get_by_role("img", name="Blue")).to_be_visible()
    expect(page.locator("#BO-6\\.5 figure")).to_contain_text("Garden")
    page.get_by_role("button", name="Contents").click()
    assert barriers(page) == []
    page.get_by_role("link", name="7 Draw pile, end and scoring").click()
    expect(page.locator("#chapter-7")).to_be_in_viewport()
    expect(page.get_by_role("link", name="1 Material")).to_have_count(0)
    page.get_by_placeholder("Search the rules").fill("front card")
    count = page.locator(".paragraph").count()
    expect(page.get_by_role("status").filter(has_text=f"{count} rules contain “front card”.")).to_be_visible()
    expect(page.locator("mark").first).to_be_in_viewport()


def test_the_guide_begins_with_the_quick_start_in_the_readers_language(pages: Pages) -> None:
    page = pages.new(locale="de-DE", reads=True, bypass_csp=True)
    pages.begin(page, "al-cabohne", 2)
    start = page.get_by_role("dialog", name="Al Cabohne in einer Minute")
    expect(start).to_contain_text("Drei Fehler am Anfang")
    assert barriers(page) == []
    start.get_by_role("button", name="Weiter").click()
    expect(start).to_have_count(0)
    expect(page.get_by_role("dialog", name="Einführung")).to_be_visible()
    page.reload()
    expect(page.get_by_role("dialog", name="Einführung")).to_be_visible()
    expect(start).to_have_count(0)


def test_the_rulebook_follows_the_language_of_its_reader(pages: Pages) -> None:
    page = pages.open("#/rules/bohnanza/BO-6.5", locale="de-DE")
    expect(page.locator(".paragraph.chosen")).to_contain_text("Ein Feld mit einer einzelnen Karte")
    page.get_by_placeholder("Regeln durchsuchen").fill("Zugstapel")
    expect(page.locator(".paragraph .id", has_text="BO 7.2")).to_be_visible()


def test_a_bot_plays_on_the_same_seats_play_again_and_results_and_settings_are_remembered(
    pages: Pages,
) -> None:
    page = pages.new()
    table = pages.begin(page, "al-cabohne-solo", 1)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".board")).to_be_visible()
    assert table not in page.url
    pages.visit(page, "")
    page.get_by_role("link", name="Results").click()
    expect(page.get_by_role("heading", name="Al Cabohne solo")).to_be_visible()
    expect(page.locator(".finished a")).to_contain_text(re.compile(r"\d points?"))
    page.get_by_role("link", name="Settings").click()
    page.get_by_role("button", name="dark", exact=True).click()
    page.reload()
    assert page.locator("html").get_attribute("data-theme") == "dark"


def test_a_link_that_leads_nowhere_says_so(pages: Pages) -> None:
    page = pages.open("#/t/nosuchtable00")
    expect(page.get_by_text("Table not found")).to_be_visible()
    pages.visit(page, "#/nowhere")
    expect(page.get_by_text("No train stops here")).to_be_visible()
    page.get_by_role("link", name="Home").last.click()
    expect(page.get_by_text("Where to today?")).to_be_visible()


def test_an_expert_says_what_to_do_and_a_tap_does_it(pages: Pages) -> None:
    page = pages.new(bypass_csp=True)
    pages.begin(page, "al-cabohne-solo", 1)
    page.get_by_role("button", name="What would an expert do?").click()
    advised = page.locator("dialog[open] [data-sentence]").first
    expect(advised).to_contain_text("taler")
    assert barriers(page) == []
    before = seq(page)
    advised.click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator(f"main[data-seq='{before}']")).to_have_count(0)


@pytest.mark.long
def test_who_looks_something_up_finds_back_to_the_table(pages: Pages) -> None:
    page = pages.new()
    table = pages.begin(page, "bohnanza", 3)
    page.get_by_role("link", name="Rules").click()
    page.get_by_role("link", name="Results").click()
    page.get_by_role("link", name="Back to the table").click()
    expect(page.locator(".board")).to_be_visible()
    assert page.url.endswith(f"#/t/{table}")
    pages.visit(page, "#/")
    page.get_by_role("link", name="Rules").click()
    expect(page.get_by_role("link", name="Back to the table")).to_have_count(0)


AT_THE_END = "harvest before your turn ends"


def ended_turns(table: str) -> list[tuple[int, str]]:
    """Return the actions with which Ada ended her turns: directly after the end of phase 5."""
    acts = acts_at_rest(table) or ()
    return [before for before, after in pairwise(acts) if before == after == (0, "done")]


@pytest.mark.parametrize("asks", [False, True])
def test_a_turn_ends_unasked_unless_the_settings_say_otherwise(asks: bool, pages: Pages) -> None:
    page = pages.new(guided=["al-cabohne"])
    pages.visit(page, "#/settings")
    page.get_by_label("Ask me before my turn ends").set_checked(asks)
    table = pages.begin(page, "al-cabohne", 2)
    asked = 0
    for act in range(1, 30):
        pages.play(page, act=act)
        asked += page.locator(".board").get_by_text(AT_THE_END).count()
    assert ended_turns(table), "no turn has ended yet"
    assert bool(asked) == asks


def test_who_takes_back_an_unasked_end_of_the_turn_is_asked(pages: Pages) -> None:
    page = pages.new(guided=["al-cabohne"])
    table = pages.begin(page, "al-cabohne", 2)
    act = 0
    while not ended_turns(table):
        act += 1
        pages.play(page, act=act)
    pages.rest(page)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".board").get_by_text(AT_THE_END)).to_be_visible()
    pages.rest(page)
    assert not ended_turns(table)
    page.get_by_role("button", name="End my turn").click()
    expect(page.locator(".board").get_by_text(AT_THE_END)).to_have_count(0)
    pages.rest(page)
    assert len(ended_turns(table)) == 1
