"""Establishments in the terminal: shops, purchases and input."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bohnhof.engine.notation import read_sentence
from bohnhof.engine.position import read_position
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import NOBODY, SPECTATOR, State
from bohnhof.games import rules_of
from bohnhof.terminal.help import all_cards, help_page
from bohnhof.terminal.moves import listed_moves
from bohnhof.terminal.screen import near_things, score_lines, whole_table
from bohnhof.terminal.speech import Speech
from bohnhof.terminal.typed import read_typed
from bohnhof.words import LANGUAGES, english, names_in
from tests.commands import TO_THE_END, Terminal
from tests.tables import no_sentence
from tests.terminals import printed

DUEL = rules_of("prohibohn")
PUB = rules_of("prohibohn-pub")


@pytest.fixture
def bohnhof(monkeypatch, capsys, tmp_path) -> Terminal:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return Terminal(monkeypatch, capsys)


def speech(rules: Rules = DUEL, language: str = "en", seat: int = 0) -> Speech:
    return Speech(rules, language, ["Ada", "Thrifty 2"], seat)


def duel(**changes: Any) -> State:
    mine = {
        "hand": "stink chili green chili",
        "fields": ["green puff green", "blue"],
        "taler": "pole*3 blue*4",
        "owned": "nightbar-3 casino-1",
    }
    data = {
        "game": "prohibohn",
        "phase": "plant-hand",
        "players": [mine, {"hand": "blue*3", "taler": "puff", "owned": "razzia"}],
        "al": "kidney*2",
        "don": "chili*5",
        "mafia": "pole*2 green",
        "discard": "green*2 puff",
        "face-down": "stink*3",
        "start-1": "pole puff",
        "start-2": "green stink",
        "draw": "rest",
    }
    return read_position(DUEL, {**data, **changes})


def lines(spoken: Speech, state: State) -> list[str]:
    """Return the events so far, line by line."""
    return [spoken.say(line) for line in spoken.telling.story(state.facts or [], spoken.seat)]


def told(rules: Rules, state: State, *sentences: str, seat: int = 0) -> list[str]:
    state.facts = []
    for sentence in sentences:
        assert rules.play(state, state.agenda[-1].owner, read_sentence(rules, sentence)) is None
    return lines(speech(rules, seat=seat), state)


def joined(text: str) -> str:
    """Return a text without line breaks and extra spaces."""
    return " ".join(text.split())


def meant(text: str, state: State, language: str = "en", rules: Rules = DUEL) -> str:
    view = rules.view(state, 0)
    return read_typed(speech(rules, language), view, rules.moves(view, 0), text, False).sentence(rules)


def test_the_table_shows_cards_owned_for_sale_and_within_means():
    text = printed(whole_table(speech(), DUEL.view(duel(), 0), 80))
    assert "Owned        You: Nightbar 3, Casino 1 (total 12)" in text
    assert "             Thrifty 2: Razzia (total 7)" in text
    assert "Secret       your starting taler Pole, Puff" in text
    assert "Face down    Stink ×3" in text
    assert "Discarded    top Green ×2, Puff" in text
    assert "Casino 3/4 Pole · Undertaker 1/3/4 Green" in text
    assert "You can pay  Casino 3, Casino 4, Nightbar 1, Police Station 3, Police Station 4" in text
    assert "Green-Puff-Green" in text


def test_taler_are_counted_with_the_starting_ones_but_only_the_own_are_shown():
    text = printed(whole_table(speech(), DUEL.view(duel(), 0), 80))
    assert "► You 1 4 9 " in joined(text)
    assert "Thrifty 2 3 3 " in joined(text)
    near = printed(near_things(speech(), DUEL.view(duel(), 0)))
    assert "Taler        Pole ×3, Blue ×4; in secret Pole, Puff" in near
    poor = duel(players=[{"hand": "stink"}, {}])
    assert "Taler in secret Pole, Puff" in joined(printed(near_things(speech(), DUEL.view(poor, 0))))
    spent = duel(players=[{"hand": "stink"}, {}], **{"start-1": ""})
    assert "Taler none" in joined(printed(near_things(speech(), DUEL.view(spent, 0))))
    watching = printed(whole_table(speech(seat=NOBODY), DUEL.view(duel(), SPECTATOR), 80))
    assert "Secret" not in watching
    assert "You can pay" not in watching


def test_the_page_of_cards_counts_starting_taler():
    poor = duel(players=[{"hand": "stink"}, {"taler": "puff"}])
    text = printed(all_cards(speech(), DUEL.view(poor, 0)))
    assert "Your taler: in secret Pole, Puff" in text
    assert "Thrifty 2’s taler: Puff; 2 in secret" in text


def test_the_list_of_moves_says_what_cards_do():
    state = duel()
    view = DUEL.view(state, 0)
    text = joined(printed(listed_moves(speech(), view, DUEL.moves(view, 0), True)))
    assert "plant 2 (Stink after Blue ×1)" in text
    assert "buy casino-3 (3 Pole: phase 3: discard one hand card)" in text
    assert "buy nightbar-1 (1 Puff: worth 4 in a full set)" in text


def test_the_page_of_cards_tells_what_each_card_for_sale_does():
    text = joined(printed(all_cards(speech(), DUEL.view(duel(players=[{}, {}]), 0))))
    assert "Face down under the discard pile, matching nothing: Stink ×3" in text
    assert "Razzia, 4 Blue or 5 of another bean: 1-cards are worth nothing, except in full sets" in text
    assert "Gas Station 4, 4 Chili: phase 6: draw three cards" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_what_it_does(language):
    for card in PUB.cards[1:]:
        assert names_in(language).power(card.id)


USED_UP = {"passes": 3, "draw": "", "discard": "rest"}


@pytest.mark.parametrize(
    ("changes", "title"),
    [
        ({"agenda": ["lay 1"], "start-1": "", "start-2": ""}, "choosing starting taler"),
        ({"phase": "plant-hand"}, "phase 3, planting from the hand"),
        ({"phase": "reveal"}, "phase 4, revealing"),
        ({"phase": "grow"}, "phase 5, growing"),
        ({"agenda": ["market 1", "market 2", "verdict 1"], **USED_UP}, "the market"),
        ({"agenda": ["take 1", "plant-hand 1"]}, "taking a taler of the mafia"),
        ({"agenda": ["remove 1 0 2", "plant-hand 1"]}, "removing the third card"),
    ],
)
def test_every_step_is_named_and_explained(changes, title):
    view = DUEL.view(duel(**changes), 0)
    assert f"Your turn, {title}" in printed(whole_table(speech(), view, 80))
    page = printed(help_page(speech(), view))
    assert re.search(r"\[PB\s", page)
    assert "buy casino-3" in page


def test_purchases_and_what_they_bring_about_are_told():
    assert told(DUEL, duel(), "buy casino-3", "remove casino-4", "buy police-station-4", "take green") == [
        "You buy “Casino 3” for Pole ×3 taler",
        "You remove “Casino 4” from the game",
        "You buy “Police Station 4” for Blue ×4 taler",
        "You take Green taler from the mafia",
    ]


def test_a_closed_establishment_is_told():
    players = [{"hand": "stink", "taler": "cognac*4"}, {"owned": "casino-1"}]
    data = {"game": "prohibohn-pub", "phase": "plant-hand", "players": players, "al": "blue", "draw": "rest"}
    assert told(PUB, read_position(PUB, data), "buy pub-4", "close casino-1") == [
        "You buy “Pub 4” for Cognac ×4 taler",
        "You close “Casino 1” of Thrifty 2",
    ]


def test_a_share_in_a_bosss_harvest_is_told():
    players = [{"hand": "stink chili", "owned": "restaurant-4"}, {}]
    assert told(DUEL, duel(phase="grow", players=players), "give chili don") == [
        "You give Chili from your hand to Don; Don sells 6 Chili beans for 2 taler",
        "You get Chili taler from Don’s harvest",
    ]


def test_starting_taler_are_told_to_their_owner_only():
    players = [{"hand": "stink chili green"}, {"hand": "blue*3"}]
    state = duel(agenda=["lay 1"], players=players, **{"start-1": "", "start-2": ""})
    assert told(DUEL, state.copy(), "lay 1 3") == ["You choose two cards as starting taler: Stink, Green"]
    assert told(DUEL, state.copy(), "lay 1 3", seat=1) == ["Ada chooses two cards as starting taler"]


def test_a_mixed_harvest_is_told_card_by_card():
    assert told(DUEL, duel(), "harvest 1") == [
        "You harvest field 1: 3 beans Green-Puff-Green for 1 taler: Green",
    ]


def test_the_market_and_the_fourth_pass_are_told():
    state = duel(phase="draw", passes=2, draw="chili", players=[{"hand": "rest"}, {"hand": "stink"}])
    state.facts = []
    DUEL.settle(state)
    assert lines(speech(), state)[-1] == "── The market: You first"
    assert "Fewer than ten establishments are owned: a fourth pass begins" in told(
        DUEL, state, "done", "done"
    )


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("b casino 3", "buy casino-3"),
        ("buy cas 3", "buy casino-3"),
        ("b casino-4", "buy casino-4"),
        ("b police 4", "buy police-station-4"),
        ("p 1", "plant 1"),
        ("h 1", "harvest 1"),
    ],
)
def test_cards_may_be_typed_short(typed, sentence):
    assert meant(typed, duel()) == sentence


@pytest.mark.parametrize(
    ("language", "typed", "sentence"),
    [
        ("de", "kaufen 3er-casino", "buy casino-3"),
        ("de", "k casino 4", "buy casino-4"),
        ("de", "k 3er-pol", "buy police-station-3"),
        ("nl", "ko casino3", "buy casino-3"),
        ("fr", "acheter cas 3", "buy casino-3"),
        ("fr", "ac casino-4", "buy casino-4"),
    ],
)
def test_cards_may_be_typed_in_the_language_of_the_table(language, typed, sentence):
    assert meant(typed, duel(), language) == sentence


def test_a_card_without_its_price_is_the_one_that_can_be_bought():
    assert meant("b nightbar", duel()) == "buy nightbar-1"
    with no_sentence("“casino” could mean casino-1 or casino-3 or casino-4"):
        meant("b casino", duel())
    with no_sentence("no card to buy is called “shop”"):
        meant("b shop", duel())


def test_taler_are_typed_in_the_language_of_the_table():
    state = duel(players=[{"hand": "stink", "taler": "blue*4 puff*5"}, {}])
    assert meant("k razzia: blaue", state, "de") == "buy razzia: blue"


def test_help_tells_what_only_the_pub_allows():
    pub = PUB.new_game(2, 1)
    assert "close casino-1" in printed(help_page(speech(PUB), PUB.view(pub, 0)))
    assert "close" not in printed(help_page(speech(), DUEL.view(duel(), 0)))


def test_razzia_asks_with_which_taler():
    state = duel(players=[{"hand": "stink", "taler": "blue*4"}, {}])
    assert meant("b razzia: blue", state) == "buy razzia: blue"
    assert meant("b raz", state) == "buy razzia: blue"
    with no_sentence("try “buy razzia: blue” or"):
        meant("b razzia", duel(players=[{"hand": "stink", "taler": "blue*4 puff*5"}, {}]))


def test_the_scores_count_cards_and_the_mafia():
    lines = [line.plain.strip() for line in score_lines(speech(), DUEL.view(duel(), 0))]
    assert lines == [
        "12 taler  You: 9 taler, 2 cards 4, −1 by Razzia",
        "7 taler  Thrifty 2: 3 taler, 1 card 4",
        "3 taler  The mafia",
        "You win.",
    ]


@pytest.mark.rule("PB 9.2", "PB 9.3")
def test_the_scores_tell_what_sets_and_the_police_add():
    owned = "casino-1 casino-3 casino-4 undertaker-1 restaurant-3 nightbar-1 police-station-3"
    state = duel(players=[{"owned": owned}, {}])
    lines = [line.plain.strip() for line in score_lines(speech(), DUEL.view(state, 0))]
    assert lines[0] == "22 taler  You: 2 taler, 7 cards 16, +3 by Casino 1, +1 by Police Station 3"
    assert lines[2] == "2 taler  Thrifty 2: 2 taler"


def test_the_first_question_asks_for_two_cards_and_lists_a_few_ways():
    state = DUEL.new_game(2, 1)
    view = DUEL.view(state, state.active)
    now = view.agenda[-1]
    asked = DUEL.steps[now.step].expects(DUEL, view, now, state.active)
    assert english(asked) == "Choose two hand cards as your starting taler, for example “lay 2 5”."
    text = printed(listed_moves(speech(seat=state.active), view, DUEL.moves(view, state.active), False))
    assert text.count("lay ") == 4
    assert "… 17 more ways to choose two cards: type moves" in text


def test_a_razzia_is_told_with_what_it_does_to_all():
    state = duel(players=[{"hand": "stink", "taler": "chili*5"}, {}])
    line = "You buy “Razzia” for Chili ×5 taler: 1-cards are worth nothing, except in full sets"
    assert told(DUEL, state, "buy razzia: chili") == [line]


def test_both_prices_of_a_card_for_sale_are_shown():
    text = joined(printed(whole_table(speech(), DUEL.view(duel(players=[{}, {}]), 0), 80)))
    assert "Razzia 4 Blue or 5 of another bean" in text


@pytest.mark.parametrize("language", ["de", "nl", "fr", "en"])
def test_every_card_may_be_typed_as_it_is_shown(language):
    state = duel(players=[{"hand": "stink", "taler": "blue*4"}, {}])
    for card in DUEL.cards[1:]:
        bought = meant(f"buy {names_in(language).card(card.id)}", state, language)
        assert bought.partition(":")[0] == f"buy {card.id}"


@pytest.mark.long
def test_a_whole_game_is_played_at_the_terminal(bohnhof):
    result = bohnhof("play", "prohibohn", "--seed", "5", "--bots", "chance", typed=TO_THE_END)
    assert result.status == 0
    assert "You choose two cards as starting taler: " in result.out
    assert "── The market: " in result.out
    assert "The mafia" in result.out
    assert "── The game is over" in result.out
