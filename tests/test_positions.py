"""Positions: states written as data and read again, and the errors for invalid ones."""

import json
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bohnhof.bots.chance import Chance
from bohnhof.engine.chance import MOST_SEED
from bohnhof.engine.notation import read_sentence
from bohnhof.engine.position import digest, read_position, write_position
from bohnhof.engine.reading import Data, PositionError
from bohnhof.engine.state import State
from bohnhof.games import rules_of
from bohnhof.games.bohnanza.reasons import FIRST_CARD
from bohnhof.table.scenario import ScenarioError, load_position
from bohnhof.table.table import Table
from tests.tables import table_after

pytestmark = pytest.mark.both_engines

RULES = rules_of("bohnanza")


states = st.builds(
    lambda acts, seed, seats: table_after(acts, seed, seats).state,
    st.integers(0, 150),
    st.integers(0, MOST_SEED),
    st.integers(3, 5),
)


@given(states)
@settings(max_examples=60, deadline=None)
def test_a_position_is_read_as_it_was_written(state: State) -> None:
    data = write_position(RULES, state)
    again = read_position(RULES, data)
    assert digest(again) == digest(state)
    assert write_position(RULES, again) == data


@given(states, st.integers(0, 1000))
@settings(max_examples=30, deadline=None)
def test_a_game_goes_on_from_its_position_as_it_would_have(state: State, pick: int) -> None:
    again = read_position(RULES, write_position(RULES, state))
    for _ in range(10):
        awaited = RULES.awaited(state)
        assert RULES.awaited(again) == awaited
        if not awaited:
            break
        moves = RULES.moves(state, awaited[0])
        sentence = moves[pick % len(moves)].sentence(RULES)
        assert RULES.play(state, awaited[0], read_sentence(RULES, sentence)) is None
        assert RULES.play(again, awaited[0], read_sentence(RULES, sentence)) is None
        assert digest(again) == digest(state)


def test_a_finished_game_is_a_position_too() -> None:
    state = table_after(100_000).state
    again = read_position(RULES, write_position(RULES, state))
    assert again.over
    assert digest(again) == digest(state)


def test_an_open_offer_with_its_secret_is_kept() -> None:
    state = RULES.new_game(3, 3, 1)
    for sentence in [
        "plant 1",
        "plant 2",
        "offer 3: blue@2 soy@1 for stink*2".replace("stink*2", "stink stink"),
    ]:
        assert RULES.play(state, 1, read_sentence(RULES, sentence)) is None
    assert RULES.play(state, 1, read_sentence(RULES, "offer all: soy for nothing")) is None
    assert RULES.play(state, 2, read_sentence(RULES, "decline 2")) is None
    data = write_position(RULES, state)
    swap, gift = data["offers"]
    assert (swap["give"], swap["want"], swap["places"]) == ("blue soy", "stink*2", [2, 1])
    assert gift == {
        "serial": 2,
        "by": 2,
        "to": "all",
        "give": "soy",
        "want": "",
        "places": [],
        "declined": [3],
    }
    assert digest(read_position(RULES, data)) == digest(state)


def test_each_change_of_the_table_changes_the_digest() -> None:
    table = Table(RULES, 5, [Chance] * 4, bots_seed=5)
    seen = [digest(table.state)]
    while not table.state.over:
        table.step()
        if table.actions == len(seen):
            seen.append(digest(table.state))
    assert len(seen) == table.actions + 1
    assert all(before != after for before, after in pairwise(seen))


def test_a_pile_is_written_with_its_runs() -> None:
    kinds = [RULES.kinds[word] for word in ("blue", "blue", "red", "blue", "soy", "soy", "soy")]
    assert RULES.write_pile(kinds) == "blue*2 red blue soy*3"
    assert RULES.write_pile([]) == ""


# Positions written by hand


def position(**changes: object) -> Data:
    """Return a small position with some changes."""
    players = [{"hand": "red chili", "fields": ["blue*2", "soy"]}, {"hand": "stink"}, {}]
    return {"game": "bohnanza", "players": players, "draw": "rest"} | changes


def test_what_is_left_out_is_empty_and_the_first_seat_begins() -> None:
    state = read_position(RULES, position())
    assert state.active == 0
    assert RULES.awaited(state) == (0,)
    assert [RULES.word(card) for card in state.players[0].hand] == ["red", "chili"]
    assert state.players[2].hand == state.discard == []
    assert state.revealed == state.offers == ()
    assert len(state.draw) == 104 - 6
    assert (state.passes, state.seed, state.chance, state.serial) == (0, 0, 0, 0)


def test_the_rest_lies_in_the_order_of_the_deck_where_the_word_stands() -> None:
    state = read_position(RULES, position(draw="garden rest red"))
    words = [RULES.word(card) for card in reversed(state.draw)]
    assert words[:3] == ["garden", "blue", "blue"]
    assert words[-3:] == ["garden", "garden", "red"]
    state = read_position(RULES, position(draw="red", discard="soy rest"))
    assert [RULES.word(card) for card in reversed(state.discard)][:2] == ["soy", "blue"]
    assert len(state.draw) == 1


def test_a_phase_may_have_its_progress() -> None:
    state = read_position(RULES, position(phase="plant-hand 1", active=2))
    assert RULES.play(state, 1, RULES.acts.done) is None
    state = read_position(RULES, position(phase="plant-hand", active=2))
    assert RULES.play(state, 1, RULES.acts.done) == FIRST_CARD


def test_an_agenda_says_what_is_still_to_come() -> None:
    data = position(agenda=["plant-hand 3 1", "trade 3", "next 3"], active=3)
    data["players"] = [{}, {}, {"hand": "red soy"}]
    state = read_position(RULES, data)
    assert RULES.play(state, 2, RULES.acts.done) is None
    assert write_position(RULES, state)["agenda"] == ["trade 3", "next 3"]


@pytest.mark.parametrize(
    ("changes", "where", "why"),
    [
        ({"drew": "red"}, ["drew"], "“drew” is no part of a position; there are game, active,"),
        ({"game": "skat"}, ["game"], "this is a position of “skat”, not of “bohnanza”"),
        ({"players": None}, ["players"], "a position needs its players, as a list"),
        ({"players": [{}, {}]}, ["players"], "Bohnanza is for 3 to 5 seats, not 2"),
        ({"players": [{}] * 6}, ["players"], "Bohnanza is for 3 to 5 seats, not 6"),
        ({"players": [{}, "red", {}]}, ["players", 1], "a player is written as hand, fields,"),
        ({"draw": "rest rest"}, ["draw"], "“rest” may stand in one pile only"),
        ({"discard": "rest"}, ["discard"], "“rest” may stand in one pile only"),
        ({"discard": "red*8"}, [], "there are 9 red cards, the deck has 8"),
        ({"draw": "blue"}, [], "there are 3 blue cards, the deck has 20; write “rest” in the pile"),
        ({"active": 0}, ["active"], "“0” should be a whole number from 1 to 3"),
        ({"active": 4}, ["active"], "“4” should be a whole number from 1 to 3"),
        ({"active": True}, ["active"], "“True” should be a whole number from 1 to 3"),
        ({"passes": "two"}, ["passes"], "“two” should be a whole number from 0"),
        ({"seed": -1}, ["seed"], "“-1” should be a whole number from 0"),
        ({"phase": "siesta"}, ["phase"], "there is no phase “siesta”; there are plant-hand, reveal,"),
        ({"phase": ""}, ["phase"], "there is no phase “”; there are plant-hand, reveal,"),
        ({"agenda": "trade 1"}, ["agenda"], "this should be a list"),
        ({"agenda": ["trade 1", "sleep 2"]}, ["agenda", 1], "“sleep 2” should be a step and its seat;"),
        ({"agenda": ["trade"]}, ["agenda", 0], "“trade” should be a step and its seat; steps are"),
        ({"agenda": ["trade x"]}, ["agenda", 0], "“x” should be a number"),
        ({"agenda": ["trade 4"]}, ["agenda", 0], "“4” should be a whole number from 1 to 3"),
        ({"offers": "red"}, ["offers"], "this should be a list"),
        ({"offers": ["red"]}, ["offers", 0], "an offer is written as serial, by, to,"),
        ({"offers": [{"give": "red"}]}, ["offers", 0, "by"], "“None” should be a whole number"),
        ({"offers": [{"by": 1, "to": 9, "give": "red"}]}, ["offers", 0, "to"], "“9” should be a whole"),
        ({"offers": [{"by": 1, "give": "pea"}]}, ["offers", 0, "give"], "no bean is called “pea”;"),
    ],
)  # fmt: skip
def test_what_cannot_be_a_position_is_told_with_its_place(
    changes: Data, where: list[str | int], why: str
) -> None:
    with pytest.raises(PositionError) as caught:
        read_position(RULES, position(**changes))
    assert caught.value.where == where
    assert caught.value.why.startswith(why)
    assert "\n" not in caught.value.why


@pytest.mark.parametrize(
    ("player", "where", "why"),
    [
        ({"money": "red"}, ["money"], "“money” is no part of a player; there are hand,"),
        ({"hand": "pea"}, ["hand"], "no bean is called “pea”; the beans are blue,"),
        ({"hand": "?"}, ["hand"], "no bean is called “?”; the beans are blue,"),
        ({"hand": "unseen"}, ["hand"], "no bean is called “unseen”; the beans are blue,"),
        ({"hand": 3}, ["hand"], "cards are written as words, such as"),
        ({"fields": ["", "red soy"]}, ["fields", 1], "these cards cannot share a field"),
        ({"fields": ["", "", "red"]}, ["fields", 2], "this player has no field 3"),
        ({"fields": [""] * 4}, ["fields"], "fields are a list of at most 3 rows"),
        ({"fields": "red"}, ["fields"], "fields are a list of at most 3 rows"),
        ({"owned": "barn"}, ["owned"], "no card to own is called “barn”; the cards are third-field"),
        ({"taler": "red*x"}, ["taler"], "“red*x” should be a bean and a number, such as “blue*3”"),
        ({"aside": "red*0"}, ["aside"], "“red*0” should be a bean and a number, such as “blue*3”"),
    ],
)
def test_what_cannot_lie_before_a_player_is_told_with_its_place(
    player: Data, where: list[str | int], why: str
) -> None:
    with pytest.raises(PositionError) as caught:
        read_position(RULES, position(players=[{}, player, {}]))
    assert caught.value.where == ["players", 1, *where]
    assert caught.value.why.startswith(why)


def test_a_third_field_is_there_for_its_owner() -> None:
    state = read_position(
        RULES, position(players=[{"owned": "third-field", "fields": ["", "", "red"]}, {}, {}])
    )
    assert state.players[0].fields[2] == (RULES.kinds["red"],)


# A file that holds only a position


def test_a_written_position_is_loaded_from_json(tmp_path: Path) -> None:
    state = RULES.new_game(4, 11)
    path = tmp_path / "position.json"
    path.write_text(json.dumps(write_position(RULES, state), indent=1))
    rules, loaded = load_position(path)
    assert rules is RULES
    assert digest(loaded) == digest(state)


def test_a_loaded_position_waits_for_somebody(tmp_path: Path) -> None:
    path = tmp_path / "position.yaml"
    path.write_text("game: bohnanza\nphase: draw\nplayers: [{}, {hand: red}, {}]\ndraw: rest\n")
    rules, state = load_position(path)
    assert rules.awaited(state) == (1,)
    assert len(state.players[0].hand) == 3


@pytest.mark.parametrize(
    ("text", "failure"),
    [
        ("game: bohnanza\nplayers: [{}, {}, {fields: [red,\n  pea]}]\n", ":3: no bean is called “pea”;"),
        ("game: bohnanza\nplayers: 3\n", ":2: a position needs its players, as a list"),
        ("game: bohnanza\ndraw: rest\n", ":1: a position needs its players, as a list"),
        ("title: x\nposition: {game: bohnanza}\n", ":1: a position says its game; there are: bohnanza"),
        ("game: [bohnanza]\n", ":1: there is no game “['bohnanza']” (did you mean “bohnanza”?); there are: "),
        ("- game\n", ":1: a position is written as game, players, draw …"),
        ("game: bohnanza\n3: red\n", ":1: “3” is no part of a position; there are game,"),
        ("game: bohnanza\nplayers: [{}, {3: red}, {}]\n", ":2: “3” is no part of a player; there are hand,"),
        ("a: 1\n---\nb: 1\n", ": there should be one position here, not 2"),
        ("", ": there should be one position here, not 0"),
        ("game: bohnanza\nplayers: [{}, {}, {}]\n", ":1: there are 0 blue cards, the deck has 20;"),
    ],
)  # fmt: skip
def test_a_position_that_cannot_be_loaded_says_where_and_why(tmp_path: Path, text: str, failure: str) -> None:
    path = tmp_path / "position.yaml"
    path.write_text(text)
    with pytest.raises(ScenarioError) as caught:
        load_position(path)
    assert str(caught.value).startswith(f"{path}{failure}")
