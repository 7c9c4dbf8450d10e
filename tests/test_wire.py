"""Views as JSON and back, and the errors for invalid ones."""

import contextlib
import copy
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bohnhof.engine.chance import Rng
from bohnhof.engine.position import digest, read_position
from bohnhof.engine.reading import PositionError
from bohnhof.engine.state import NOBODY, SPECTATOR, State
from bohnhof.engine.wire import read_view, write_view
from bohnhof.games import game_ids, rules_of
from bohnhof.testing.properties import sent_is_received
from bohnhof.testing.walk import Walk
from tests.samples import GAMES

RULES = rules_of("bohnanza")


def table() -> State:
    offer = {"by": 1, "to": "all", "give": "red", "want": "blue", "places": [1], "declined": [3]}
    players = [{"hand": "red soy", "fields": ["red*2"]}, {"hand": "blue", "taler": "chili"}, {"hand": "red"}]
    piles = {"draw": "rest", "discard": "soy green"}
    return read_position(RULES, {"players": players, "phase": "trade", "offers": [offer], **piles})


def walked(game: str, seed: int, acts: int) -> State:
    rules = rules_of(game)
    walk = Walk(rules, rules.fewest_seats + seed % (rules.most_seats - rules.fewest_seats + 1), seed)
    rng = Rng(seed, 2)
    while acts and not walk.over:
        walk.step(rng)
        acts -= 1
    return walk.state


def test_a_view_is_written_in_words_with_the_size_of_what_is_unseen():
    data = write_view(RULES, RULES.view(table(), 0))
    assert data["game"] == "bohnanza"
    assert data["viewer"] == data["active"] == 1
    assert data["agenda"][0] == {"step": "trade", "seat": 1, "progress": 0, "other": 0}
    assert data["players"][0]["hand"] == ["red", "soy"]
    assert data["players"][0]["fields"] == [["red", "red"], [], []]
    assert [player["hand"] for player in data["players"][1:]] == [1, 1]
    assert data["players"][1]["taler"] == ["chili"]
    assert data["draw"] == 104 - 9
    assert data["discard"] == ["soy", "green"]
    assert data["offers"] == [
        {"serial": 1, "by": 1, "to": "all", "give": ["red"], "want": ["blue"], "places": [1], "declined": [3]}
    ]


def test_only_the_full_state_tells_chance_and_the_places_of_others():
    state = table()
    sent = {viewer: write_view(RULES, RULES.view(state, viewer)) for viewer in (SPECTATOR, 0, 1)}
    assert [sent[viewer]["viewer"] for viewer in sent] == ["spectator", 1, 2]
    assert [sent[viewer]["offers"][0]["places"] for viewer in sent] == [[], [1], []]
    assert not any("seed" in data or "chance" in data for data in sent.values())
    full = write_view(RULES, state)
    assert (full["viewer"], full["seed"]) == ("all", state.seed)
    assert read_view(RULES, full).viewer == NOBODY


def test_cards_that_are_seen_among_others_stand_where_they_lie():
    rules = rules_of("al-cabohne")
    players = [{"hand": "blue*2 green puff"}, {}]
    data = {"players": players, "draw": "rest", "phase": "grow", "shown": "seat-1*2"}
    view = rules.view(read_position(rules, data), 1)
    sent = write_view(rules, view)
    assert sent["players"][0]["hand"] == ["blue", "blue", "?", "?"]
    assert sent["piles"]["shown"] == ["seat-1*2"]
    assert digest(read_view(rules, sent)) == digest(view)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_sent_is_received_all_through_a_game(game):
    for seed in range(4):
        rules = rules_of(game)
        walk = Walk(rules, rules.most_seats, seed)
        rng = Rng(seed)
        while not walk.over:
            for _ in range(15):
                if not walk.over:
                    walk.step(rng)
            sent_is_received(rules, walk.state)


@pytest.mark.parametrize(
    ("changes", "where", "why"),
    [
        ({"game": "high-bohn"}, ["game"], "this is no view of “bohnanza”"),
        ({"score": 3}, ["score"], "“score” is no part of a view; there are game,"),
        ({"viewer": 0}, ["viewer"], "“0” should be a whole number from 1 to 3"),
        ({"viewer": "seat 1"}, ["viewer"], "“seat 1” should be a whole number from 1 to 3"),
        ({"viewer": "all"}, ["viewer"], "a full state has no unseen cards"),
        ({"players": []}, ["players"], "Bohnanza is for 3 to 5 seats, not 0"),
        ({"draw": 94}, [], "there are 103 cards, the deck has 104"),
        ({"draw": 10**9}, ["draw"], "“1000000000” should be a whole number from 0 to 104"),
        ({"draw": True}, ["draw"], "“True” should be a whole number from 0 to 104"),
        ({"draw": ["chili"] * 95}, [], "there are more chili cards than in the deck"),
        ({"discard": ["pea"]}, ["discard"], "no bean is called “pea”; the beans are blue,"),
        ({"agenda": ["trade 1"]}, ["agenda", 0], "a line of the agenda is written as step, seat,"),
        ({"agenda": [{"step": "nap", "seat": 1}]}, ["agenda", 0, "step"], "there is no step “nap”;"),
        ({"agenda": [{"step": "trade"}]}, ["agenda", 0, "seat"], "“None” should be a whole number from 1"),
        ({"piles": {"store 1": []}}, ["piles", "store 1"], "“store 1” is no part of the part “piles”;"),
        (
            {"offers": [{"by": 1, "give": ["?"]}]},
            ["offers", 0, "give"],
            "no bean is called “?”; the beans are",
        ),
    ],
)
def test_what_cannot_be_a_view_is_told_with_its_place(changes, where, why):
    data = {**write_view(RULES, RULES.view(table(), 0)), **changes}
    with pytest.raises(PositionError) as refused:
        read_view(RULES, data)
    assert refused.value.where == where
    assert refused.value.why.startswith(why)


def test_fields_have_no_unseen_cards():
    data = write_view(RULES, RULES.view(table(), 0))
    data["players"][0]["fields"] = [2]
    with pytest.raises(PositionError) as refused:
        read_view(RULES, data)
    assert refused.value.where == ["players", 0, "fields", 0]


anything = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=5)
    | st.sampled_from(["red", "?"]),
    lambda parts: st.lists(parts, max_size=3) | st.dictionaries(st.text(max_size=5), parts, max_size=3),
    max_leaves=6,
)


@given(
    game=st.sampled_from(game_ids()),
    seed=st.integers(0, 40),
    acts=st.integers(0, 60),
    place=st.integers(0, 10**6),
    value=anything,
)
def test_data_of_others_is_a_view_or_refused_with_its_reason(game, seed, acts, place, value):
    rules = rules_of(game)
    state = walked(game, seed, acts)
    data = copy.deepcopy(write_view(rules, rules.view(state, seed % len(state.players))))
    spoil(data, place, value)
    with contextlib.suppress(PositionError):
        json.dumps(write_view(rules, read_view(rules, data)))


def spoil(data: dict[str, object], place: int, value: object) -> None:
    """Replace some part of the data by a value."""
    part: dict[str, object] | list[object] = data
    while True:
        keys = list(part) if isinstance(part, dict) else list(range(len(part)))
        key = keys[place % len(keys)]
        place //= len(keys)
        inner = part[key]
        if not isinstance(inner, (dict, list)) or not inner or place % 3 == 0:
            part[key] = value
            return
        part = inner


@given(anything)
def test_anything_else_is_no_view(value):
    with pytest.raises(PositionError):
        read_view(RULES, value)
