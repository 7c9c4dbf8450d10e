"""Contradictory positions are refused with a reason, or playable to the end."""

from __future__ import annotations

from typing import Any

import pytest

from bohnhof.engine.chance import Rng
from bohnhof.engine.position import read_position
from bohnhof.engine.reading import PositionError
from bohnhof.engine.rules import Rules
from bohnhof.games import game_ids, rules_of
from bohnhof.testing.hostile import tampered_positions_are_refused_or_playable
from bohnhof.testing.walk import Walk
from tests.rich_tables import RichHighBohn, RichHighBohnCognac

pytestmark = pytest.mark.both_engines

GAMES = 3
OFTEN = 40


def refused(game: str, **position: Any) -> str:
    rules = rules_of(game)
    players: list[dict[str, str]] = [{} for _ in range(rules.fewest_seats)]
    with pytest.raises(PositionError) as problem:
        read_position(rules, {"players": players, "draw": "rest", **position})
    return f"{problem.value.where}: {problem.value.why}"


@pytest.mark.parametrize(
    ("game", "agenda", "why"),
    [
        ("prohibohn", ["draw 1 0 -999999", "next 1"], "a number of “draw” is -999999 and can be 0 to 9"),
        ("prohibohn", ["verdict 2", "draw 1", "next 1"], "“verdict” contradicts the table: the draw"),
        ("prohibohn", ["market 1", "next 1"], "“market” contradicts the table: the draw pile is not used up"),
        ("prohibohn", ["remove 1 0 0", "next 1"], "“remove” contradicts the table: the card that may leave"),
        ("high-bohn-cognac", ["claim 1", "next 1"], "“claim” contradicts the table: its second number"),
        ("high-bohn-cognac", ["claim 1 0 2", "next 1"], "“claim” contradicts the table: there is no taler"),
        ("high-bohn-cognac", ["pay 1 1 2", "next 1"], "a number of “pay” is 1 and can be 0 to 0"),
        ("high-bohn", ["order 1", "next 1"], "“order” contradicts the table: its number says how many cards"),
        ("high-bohn", ["final 1"], "“final” contradicts the table: the draw pile is not used up"),
        ("bohnanza", ["plant-aside 2", "next 2"], "“plant-aside” contradicts the table: it is the turn"),
        ("bohnanza", ["trade 1", "reveal 1"], "“reveal” cannot come after “trade”"),
        ("bohnanza", ["trade 1", "trade 1"], "“trade” cannot come after “trade”"),
        ("bohnanza", ["plant-hand 1 3"], "a number of “plant-hand” is 3 and can be 0 to 2"),
        ("bohnanza", ["trade 1"] * 41, "an agenda has at most 40 lines"),
        ("rabohnzel", ["trade 1", "flow 1"], "“flow” interrupts a turn and cannot come after “trade”"),
        ("rabohnzel", ["choose 1 1 2", "magic 1"], "“choose” contradicts the table: its player attacks"),
        ("rabohnzel", ["counter 1 0 2", "magic 1"], "“counter” contradicts the table: there is no attack"),
        ("rabohnzel", ["taken 1", "magic 1"], "“taken” contradicts the table: no spell that lies face down"),
        ("rabohnzel", ["hold 1", "magic 1"], "“hold” contradicts the table: one card is held"),
    ],
)  # fmt: skip
def test_an_agenda_that_contradicts_the_table_is_refused(game: str, agenda: list[str], why: str) -> None:
    assert why in refused(game, agenda=agenda)


def test_a_card_is_held_only_while_its_player_decides() -> None:
    assert "a card is held only while" in refused("rabohnzel", phase="magic", held="princess")


def test_a_phase_goes_no_further_than_it_can() -> None:
    assert (
        refused("bohnanza", phase="plant-hand 7")
        == "['phase']: a number of “plant-hand” is 7 and can be 0 to 2"
    )


def test_thousands_of_equal_offers_are_refused() -> None:
    offers = [{"serial": number, "by": 1, "give": "red"} for number in range(1, 20_000)]
    players = [{"hand": "red"}, {}, {}]
    assert refused("bohnanza", phase="trade", players=players, offers=offers).startswith(
        "['offers', 20]: the same"
    )


RULES: list[Rules] = [*map(rules_of, game_ids()), RichHighBohn(), RichHighBohnCognac()]


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: type(rules).__name__)
def test_a_tampered_position_is_refused_or_can_be_played_to_its_end(rules: Rules) -> None:
    for seed in range(GAMES):
        walk = Walk(rules, rules.fewest_seats + seed % (rules.most_seats - rules.fewest_seats + 1), seed)
        rng = Rng(seed)
        while not walk.over:
            if len(walk.acts) % OFTEN == 0:
                tampered_positions_are_refused_or_playable(rules, walk.state, rng, 4)
            walk.step(rng)
