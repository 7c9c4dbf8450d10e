"""Hints over the WebSocket: an expert's candidate moves for people who play against bots."""

from __future__ import annotations

from tests.web.servers import Data, Page, Person, two_people


def seated(host: str) -> Page:
    ann = Person(host)
    return ann.join(ann.begin())


def until_asked(page: Page) -> Data:
    page.until_view()
    while not page.view["asked"]:
        page.until_view()
    return page.view


def hint(page: Page) -> Data:
    page.send("hint")
    return page.until(lambda reply: reply["t"] in ("hint", "no"))


def test_a_hint_names_acts_that_can_be_done_and_what_they_bring(host: str) -> None:
    page = seated(host)
    view = until_asked(page)
    while view["asked"] != "act":
        page.ask("silent")
        view = until_asked(page)
    told = hint(page)
    assert told["seq"] == view["seq"]
    assert 0 < len(told["acts"]) <= 3
    sentences = [move["sentence"] for move in view["moves"]]
    for act in told["acts"]:
        assert act["sentence"] in sentences or act["sentence"].startswith("offer ")
        assert act["brings"]["id"] == "hint-brings"
    assert page.act(told["acts"][0]["sentence"])["t"] != "no"


def test_among_people_there_are_hints_only_if_all_agree(host: str) -> None:
    ann, ben, table = two_people(host)
    page = ann.join(table)
    page.until_view()
    assert hint(page)["reason"]["id"] == "server-all-must-agree"
    other = ben.join(table)
    page.until(lambda reply: reply["t"] == "room" and reply["seats"][1]["online"])
    page.send("hint")
    other.until(lambda reply: reply["t"] == "room" and reply["motion"] is not None)
    other.send("agree", yes=True)
    assert page.until(lambda reply: reply["t"] == "hint")["acts"] is not None
