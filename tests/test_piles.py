"""Piles of single games: counted, hidden, written and read as declared."""

import pytest

from bohnhof.engine.piles import BEANS, CARDS, NOTES, CardPile, ExtraPile, Notes, SeatNotes
from bohnhof.engine.position import read_position, write_position
from bohnhof.engine.reading import PositionError
from bohnhof.engine.state import SPECTATOR, UNSEEN
from bohnhof.games import rules_of
from bohnhof.games.bohnanza.rules import Bohnanza

pytestmark = pytest.mark.both_engines


class Market(Bohnanza):
    """Bohnanza with a pile of every kind."""

    def own_piles(self):
        return [
            ExtraPile("stall"),
            ExtraPile("cellar", secret=True),
            *[ExtraPile(f"purse {seat + 1}", seat, secret=True) for seat in range(5)],
            CardPile("deeds"),
            Notes("bids", 40),
            SeatNotes("debts", 5, 10, beans=True),
        ]


RULES = Market()
STALL, CELLAR, PURSE, DEEDS, BIDS, DEBTS = 0, 1, 2, 7, 8, 9


def market(**piles):
    return read_position(RULES, {"players": [{}, {}, {}], "draw": "rest", **piles})


def test_beans_count_as_cards_of_the_deck_and_notes_do_not():
    state = market(stall="red*2", cellar="soy", bids="3 40", debts="3:red")
    assert [len(state.extra[pile]) for pile in (STALL, CELLAR, BIDS, DEBTS)] == [2, 1, 2, 1]
    assert len(state.draw) == 104 - 3
    assert sum(len(pile) for pile in RULES.bean_piles(state)) == 104


def test_a_secret_pile_is_seen_by_its_owner_and_a_secret_pile_of_the_table_by_nobody():
    state = market(cellar="soy", **{"stall": "red", "purse 2": "red blue"})
    for viewer in (SPECTATOR, 0, 1, 2):
        view = RULES.view(state, viewer)
        assert view.extra[STALL] == state.extra[STALL]
        assert view.extra[CELLAR] == [UNSEEN]
        assert view.extra[PURSE + 1] == (state.extra[PURSE + 1] if viewer == 1 else [UNSEEN, UNSEEN])


def test_a_pile_is_written_in_a_position_as_it_is_read():
    piles = {"stall": "red*2 soy", "purse 3": "blue", "deeds": "", "bids": "3 40", "debts": "3:red 1:soy"}
    written = write_position(RULES, market(**piles))
    assert {name: written[name] for name in piles} == piles


@pytest.mark.parametrize(
    ("pile", "words", "why"),
    [
        ("stall", "pea", "no bean is called “pea”; the beans are blue, "),
        ("stall", "red*", "“red*” should be a bean and a number, such as “blue*3”"),
        ("stall", "red ?", "“red ?” names what cannot lie here"),
        ("deeds", "castle", "“castle” names what cannot lie here"),
        ("deeds", "?", "“?” names what cannot lie here"),
        ("bids", "0", "“0” should be a whole number from 1 to 40"),
        ("bids", "41", "“41” should be a whole number from 1 to 40"),
        ("debts", "6:red", "“6:red” should be a seat and a bean, as in 2:blue"),
        ("debts", "1:4", "“1:4” should be a seat and a bean, as in 2:blue"),
        ("purse 4", "red", "there is no player 4 to own a pile"),
    ],
)
def test_what_cannot_lie_in_a_pile_is_told_with_its_reason(pile, words, why):
    with pytest.raises(PositionError) as refused:
        market(**{pile: words})
    assert refused.value.where == [pile]
    assert refused.value.why.startswith(why)


def test_a_game_tells_what_its_piles_hold_and_whose_they_are():
    told = {pile.name: (pile.holds, pile.owner, pile.secret) for pile in rules_of("prohibohn").extra_piles}
    assert told["mafia"] == (BEANS, -1, False)
    assert told["shown"] == (NOTES, -1, False)
    assert told["start-2"] == (BEANS, 1, True)
    assert told["unsold"] == (CARDS, -1, False)
