"""The waiting of bots, in rooms without a network and with a simulated clock."""

from __future__ import annotations

import pytest

from bohnhof.rooms import stored_table
from tests.web.halls import run
from tests.web.test_clock import Hall

SEED = 2
"""A deal in which a bot has the first turn."""


@pytest.mark.parametrize("game", ["bohnanza", "high-bohn"])
@pytest.mark.parametrize("bot", ["expert", "beginner"])
@pytest.mark.parametrize("gift", [False, True])
def test_a_bot_on_turn_answers_an_offer_before_it_waits_for_other_people(
    monkeypatch: pytest.MonkeyPatch, game: str, bot: str, gift: bool
) -> None:
    monkeypatch.setattr(stored_table, "random_deal", lambda: SEED)

    async def work(hall: Hall) -> None:
        await hall.begin("remind", bot, game=game)
        table, ann = hall.room.table, hall.pages[0]
        active = table.state.active
        assert active == 2
        assert ann.view["asked"] in ("propose", "answer")
        wanted = table.rules.beans[table.state.players[active].hand[0]].id
        trade = "nothing" if gift else wanted
        await ann.send("act", id=1, sentence=f"offer 3: {given(hall)}@1 for {trade}")
        serial = table.state.serial
        await hall.settle()
        answers = [sentence for seat, sentence in table.acts if seat == active]
        assert {f"accept {serial}", f"decline {serial}"}.intersection(answers)
        assert table.state.active == active
        assert [reply for reply in ann.heard if reply["t"] == "wait"][-1]["people"]

    run(lambda hub: work(Hall(monkeypatch, hub)))


def given(hall: Hall) -> str:
    """Return the front card of Ann."""
    table = hall.room.table
    return table.rules.beans[table.state.players[0].hand[0]].id
