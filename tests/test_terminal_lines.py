"""Short forms as input, and events in one line, in games with their own words."""

from __future__ import annotations

import pytest

from bohnhof.engine import facts
from bohnhof.engine.facts import Fact
from bohnhof.engine.state import EVERYONE, NOBODY
from bohnhof.games.high_bohn import facts as buildings
from tests import test_terminal_high_bohn, test_terminal_rabohnzel, test_terminal_words

MEANT = {
    "bohnanza": test_terminal_words.meant,
    "high-bohn-cognac": test_terminal_high_bohn.meant,
    "rabohnzel": test_terminal_rabohnzel.meant,
}
TOLD = {"bohnanza": test_terminal_words.told, "high-bohn-cognac": test_terminal_high_bohn.told}

TYPED = {
    "bohnanza": [
        ("harvest 1", "harvest 1"),
        ("h 1", "harvest 1"),
        ("h1", "harvest 1"),
        ("  HARVEST   1 ", "harvest 1"),
        ("harv 1", "harvest 1"),
        ("p 2", "plant 2"),
        ("p2", "plant 2"),
        ("p chili 2", "plant chili 2"),
        ("p ch 2", "plant chili 2"),
        ("d", "done"),
        ("done", "done"),
        ("a 5", "accept 5"),
        ("a #5", "accept 5"),
        ("a5", "accept 5"),
        ("a 5: chili@2", "accept 5: chili@2"),
        ("d 5", "decline 5"),
        ("w 5", "withdraw 5"),
        ("b", "buy field"),
        ("buy", "buy field"),
        ("buy field: red red blue", "buy field: red red blue"),
        ("b red red blue", "buy field: red red blue"),
        ("b red*2 blu", "buy field: red red blue"),
        ("o 3: red for chili", "offer 3: red for chili"),
        ("o 3 red for chili", "offer 3: red for chili"),
        ("o3: red for chili", "offer 3: red for chili"),
        ("o all: red for nothing", "offer all: red for nothing"),
        ("o red for chili", "offer all: red for chili"),
        ("o red > chili", "offer all: red for chili"),
        ("o nothing for red", "offer all: nothing for red"),
        ("o for red", "offer all: nothing for red"),
        ("o 3: red@4 red for bla ga", "offer 3: red red@4 for black-eyed garden"),
        ("o 3: 2 red for chili*2", "offer 3: red red for chili chili"),
        ("o 3 2red, blue for soy", "offer 3: blue red red for soy"),
    ],
    "high-bohn-cognac": [
        ("buy bank-2", "buy bank-2"),
        ("b bank 2", "buy bank-2"),
        ("b bank2", "buy bank-2"),
        ("b ban 2", "buy bank-2"),
        ("b bank 2 dist 1", "buy bank-2 distillery-1"),
        ("b general store 3", "buy general-store-3"),
        ("b gen-3", "buy general-store-3"),
        ("b", "buy field"),
        ("b green green cognac", "buy field: green green cognac"),
        ("h 1: soy", "harvest 1: soy"),
        ("h 2: red chi", "harvest 2: chili red"),
        ("s soy", "store soy"),
        ("o red@store for blue", "offer all: red@store for blue"),
        ("move 2 to 1", "move 2 to 1"),
        ("order 3 1 2", "order 3 1 2"),
        ("name tipi", "name tipi"),
        ("pay red", "pay red"),
    ],
    "rabohnzel": [
        ("use 1 on 2", "use 1 on 2"),
        ("u 1 2", "use 1 on 2"),
        ("u2", "use 2"),
        ("use 1 on 2 with attack", "use 1 on 2 with attack"),
        ("brew mo", "brew move"),
        ("br move: ma@2", "brew move: magic@2"),
        ("act tr", "activate trade"),
        ("cast tr", "cast trade"),
        ("cast tr discard", "cast trade: discard"),
        ("cast trade: discard", "cast trade: discard"),
        ("cast card", "cast card-flow"),
        ("cast sp 3", "cast spell-swap on 3"),
        ("cast spell-swap on 3", "cast spell-swap on 3"),
        ("cast fi prin", "cast field: princess"),
        ("cast field: princess", "cast field: princess"),
        ("cast bean cap 2", "cast bean-enchantment: cap on 2"),
        ("cast mo 4 1", "cast move: 4 to 1"),
        ("cast move: 12 to 1", "cast move: 12 to 1"),
        ("k", "keep"),
        ("co", "counter"),
        ("ch sw", "choose sword"),
        ("disc sw", "discard sword"),
        ("d", "done"),
    ],
}
LINES = {
    "bohnanza": [
        (Fact(facts.TURN, 0), "── Your turn"),
        (Fact(facts.TURN, 2), "── Thrifty 3’s turn"),
        (Fact(facts.PLANTED, 0, (2,), 1), "You plant Chili on field 2"),
        (Fact(facts.HARVESTED, 1, (1,) * 4, 1, 0), "Thrifty 2 harvests field 1: 4 Blue beans for 1 taler"),
        (Fact(facts.HARVESTED, 0, (1,), 0, 1), "You harvest field 2: 1 Blue bean for nothing"),
        (Fact(facts.REVEALED, 1, (5,)), "Revealed: Soy"),
        (Fact(facts.OFFERED, 1, (7, 7), 3, 0, (2,)), "#3 Thrifty 2 offers you Red ×2 for Chili"),
        (Fact(facts.OFFERED, 0, (7,), 3, EVERYONE, ()), "#3 You offer everyone Red as a gift"),
        (Fact(facts.OFFERED, 1, (), 3, 0, (2,)), "#3 Thrifty 2 asks you for Chili"),
        (Fact(facts.TRADED, 1, (7,), 3, 0, (2,)), "#3 Thrifty 2 gives you Red for Chili"),
        (Fact(facts.TRADED, 0, (), 3, 2, (2,)), "#3 Thrifty 3 gives you Chili"),
        (Fact(facts.TRADED, 1, (7,), 3, 2, ()), "#3 Thrifty 2 gives Thrifty 3 Red as a gift"),
        (Fact(facts.DECLINED, 2, (), 3, 0), "#3 Thrifty 3 declines"),
        (Fact(facts.WITHDRAWN, 0, (), 3), "#3 You withdraw the offer"),
        (Fact(facts.LAPSED, 1, (), 3), "#3 has lapsed"),
        (Fact(facts.BOUGHT, 1, (7, 7, 1), 0), "Thrifty 2 buys “Third field” for Red ×2, Blue taler"),
        (Fact(facts.EXHAUSTED, 0, (), 2), "The draw pile runs out for the second time"),
        (Fact(facts.NOTHING_TO_SHUFFLE, 0), "There is nothing to shuffle: this was the last pass"),
        (Fact(facts.SHUFFLED, 0, (), 40), "40 discarded cards are shuffled into a new draw pile"),
        (Fact(facts.OVER, 0), "── The game is over; every field has been sold"),
    ],
    "high-bohn-cognac": [
        (Fact(facts.BOUGHT, 1, (4, 4, 4), 19), "Thrifty 2 buys “Saloon 3” for Green ×3 taler"),
        (Fact(buildings.BUILDINGS_REMOVED, NOBODY, (13, 15)), "Out of the game: Farm 1, Farm 3"),
        (Fact(buildings.STORED, 0, (7,)), "You store Red"),
        (
            Fact(buildings.LOOKED, 0, (7,), known=1 << 0),
            "You look at the top card of the draw pile: Red",
        ),
        (
            Fact(buildings.LOOKED, 1, (7,), known=1 << 1),
            "Thrifty 2 looks at the top card of the draw pile",
        ),
        (Fact(buildings.PUT_UNDER, 1), "Thrifty 2 puts it under the pile"),
        (Fact(facts.MOVED, 1), "Thrifty 2 moves a hand card"),
        (Fact(buildings.ORDERED, 0), "You order the drawn cards"),
        (Fact(buildings.SHARED, 1, (1,), 32, 0), "Thrifty 2 gets Blue by “Jail 4”"),
        (Fact(buildings.FINAL_ROUND, 0), "── The final round"),
        (Fact(buildings.NAMED, 1, (), 1), "Thrifty 2 names “Indian Tipi”"),
        (Fact(buildings.CLAIMED, 1, (7,), 0, 0), "Thrifty 2 claims Red from you"),
        (
            Fact(facts.HARVESTED, 0, (1, 1, 1, 5), 1, 0, (5,)),
            "You harvest field 1: 4 beans Blue ×3 Soy for 1 taler: Soy",
        ),
        (Fact(facts.HARVESTED, 0, (1,) * 4, 1, 0, (1,)), "You harvest field 1: 4 Blue beans for 1 taler"),
        (Fact(facts.OVER, 0), "── The game is over"),
    ],
}


@pytest.mark.parametrize(
    ("game", "typed", "sentence"), [(game, *case) for game, cases in TYPED.items() for case in cases]
)
def test_short_forms_mean_their_sentences(game: str, typed: str, sentence: str) -> None:
    assert MEANT[game](typed) == sentence


@pytest.mark.parametrize(
    ("game", "fact", "line"), [(game, *case) for game, cases in LINES.items() for case in cases]
)
def test_each_fact_is_one_line(game: str, fact: Fact, line: str) -> None:
    assert TOLD[game](fact) == [line]
