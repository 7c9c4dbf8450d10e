"""Invitations: a link that works for friends, and seats that are freed during a game."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from bohnhof.web import network
from tests.web.servers import server
from tests.web.test_network import LAN, lan
from tests.web_page.looks import SIZES, barriers, misplaced
from tests.web_page.pages import PHONE, Pages, table_at

__all__ = ["lan"]


def link_at(page: Page) -> str:
    return page.get_by_label("Invite link", exact=True).input_value()


def test_a_link_is_made_to_work_elsewhere_and_invites_to_a_running_game(
    pages: Pages, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server(tmp_path, opens=True) as host:
        here = Pages(pages.browser, f"http://{host}")
        ada = here.new(bypass_csp=True)
        here.begin(ada, "bohnanza", 3, "friend")
        expect(ada.get_by_text("This link works on this computer only.")).to_be_visible()
        expect(ada.get_by_role("button", name="QR code")).to_have_count(0)
        assert link_at(ada).startswith(here.address)
        assert barriers(ada) == []
        monkeypatch.setattr(network, "lan_address", lambda: None)
        ada.get_by_role("button", name="Open to my network").click()
        expect(ada.get_by_role("alert")).to_have_text("This computer isn’t connected to a network.")
        here.complaints.clear()  # the browser reports this refusal
        monkeypatch.setattr(network, "lan_address", lambda: LAN)
        ada.get_by_role("button", name="Open to my network").click()
        expect(ada.get_by_text("Works on every device in your network")).to_be_visible()
        link = link_at(ada)
        assert link.startswith(f"http://{LAN}:")
        ada.get_by_role("button", name="QR code").click()
        expect(ada.get_by_role("img", name="QR code of the link")).to_be_visible()
        assert misplaced(ada, SIZES) == []

        there = Pages(pages.browser, link.partition("/#")[0])
        for name in ("Ben", "Cy"):
            guest = there.open(f"#/t/{table_at(ada)}", viewport=PHONE)
            if name == "Cy":  # without a free seat Cy is a spectator until the host frees one
                expect(guest.get_by_text("You are watching")).to_be_visible()
                ada.get_by_role("button", name="Menu").click()
                ada.get_by_role("button", name="Invite").click()
                expect(ada.get_by_label("Invite link", exact=True)).to_have_value(link)
                ada.get_by_role("button", name="Free the seat of").click()
                expect(ada.get_by_text("Waiting for one more player")).to_be_visible()
            guest.get_by_label("Your name").fill(name)
            guest.get_by_role("button", name="Sit down").click()
            expect(guest.locator("section.hand .card").first).to_be_visible()
            expect(ada.locator(".board")).to_be_visible()
        there.close()
        here.close()
        assert here.complaints + there.complaints == []
