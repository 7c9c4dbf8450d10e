"""Observations: exactly a seat's information, in a frozen layout."""

import hashlib
import random
from pathlib import Path

import numpy as np
import pytest

from bohnhof.engine.chance import Rng
from bohnhof.engine.rules import Rules
from bohnhof.engine.wire import write_view
from bohnhof.gym import LAYOUT_VERSION, Episode, Frame, explain, frame, layout
from tests.gym.games import ALL, USUAL, allowed, positions
from tests.rich_tables import RichHighBohn, RichHighBohnCognac, RichRabohnzel

pytestmark = pytest.mark.both_engines

GOLDEN = Path(__file__).parents[1] / "golden" / "layouts.txt"


@pytest.mark.parametrize(("game", "seats"), ALL)
def test_what_a_seat_may_not_know_changes_neither_observation_nor_mask(game: str, seats: int) -> None:
    for step, episode in enumerate(positions(game, seats, 4, 25, every=13)):
        assert_secret(episode, step)


@pytest.mark.parametrize("rules", [RichHighBohn, RichHighBohnCognac, RichRabohnzel])
def test_it_does_not_where_everything_happens(rules: type[Rules]) -> None:
    episode = Episode(Frame(rules(), 4), 6)
    chance = random.Random(6)
    for step in range(500):
        if episode.over:
            break
        if step % 10 == 0:
            assert_secret(episode, step)
        episode.decide(chance.choice(allowed(episode.mask())))


@pytest.mark.parametrize(("game", "seats"), USUAL)
def test_what_may_be_decided_follows_from_what_is_observed(game: str, seats: int) -> None:
    masks: dict[bytes, bytes] = {}
    for seed in range(3):
        for episode in positions(game, seats, seed, 250):
            seen = episode.observation(episode.seat)
            assert masks.setdefault(seen, episode.mask()) == episode.mask(), episode.draft


def assert_secret(episode: Episode, step: int) -> None:
    for seat in range(episode.frame.seats):
        other = episode.resampled(seat, Rng(step, seat))
        assert other.observation(seat) == episode.observation(seat)
        if seat == episode.seat:
            assert other.mask() == episode.mask()


@pytest.mark.parametrize(("game", "seats"), ALL)
def test_different_views_are_different_observations(game: str, seats: int) -> None:
    """Compare observations with views, apart from orders of cards that never matter."""
    seen: dict[tuple[bytes, int], str] = {}
    for episode in positions(game, seats, 8, 120, every=3):
        for seat in range(seats):
            view = repr(plain(write_view(episode.rules, episode.rules.view(episode.state, seat))))
            asked = repr((episode.question, episode.draft and episode.draft.values()))
            said = f"{view}{asked if seat == episode.seat else ''}"
            assert seen.setdefault((episode.observation(seat), seat), said) == said
    assert len(seen) > 20


def plain(view: dict) -> dict:
    """Remove serial numbers, and sort the cards whose order does not matter."""
    del view["serial"]
    for offer in view["offers"]:
        del offer["serial"]
    players = [{**player, "taler": sorted(player["taler"])} for player in view["players"]]
    for player in players:
        player["aside"] = sorted(player["aside"])
        player["owned"] = sorted(player["owned"])
    piles = {name: sorted(pile) if isinstance(pile, list) else pile for name, pile in view["piles"].items()}
    return {**view, "players": players, "piles": piles, "revealed": sorted(view["revealed"])}


@pytest.mark.parametrize(("game", "seats"), USUAL)
def test_an_observation_is_told_in_readable_lines(game: str, seats: int) -> None:
    episode = Episode(frame(game, seats), 1)
    seat = episode.seat
    hand = [episode.rules.beans[kind].id for kind in episode.state.players[seat].hand]
    lines = explain(episode.observation(seat), game, seats)
    assert f"own hand, front first: {', '.join(hand)}" in lines
    assert f"cards in the draw pile: {len(episode.state.draw)}" in lines
    assert f"seat: {seat + 1}" in lines


def test_the_others_are_told_clockwise_from_ones_own_seat() -> None:
    episode = Episode(frame("bohnanza", 4), 1)
    episode.state.players[0].taler = (1, 1, 2)
    assert "seat +3 taler: 2 blue, 1 chili" in explain(episode.observation(1), "bohnanza", 4)
    assert "own taler: 2 blue, 1 chili" in explain(episode.observation(0), "bohnanza", 4)


def test_observations_of_every_door_are_explained() -> None:
    seen = Episode(frame("bohnanza", 4), 1).observation(0)
    floats = np.frombuffer(seen, np.uint8).astype(np.float32)
    for same in (floats, list(seen), {"observation": floats, "action_mask": None}):
        assert explain(same, "bohnanza", 4) == explain(seen, "bohnanza", 4)


def test_an_observation_of_another_length_is_refused() -> None:
    with pytest.raises(ValueError, match="bytes here, not 3"):
        explain(b"abc", "bohnanza", 4)


def test_layouts_are_frozen_by_their_version() -> None:
    """Compare the layouts with a file.

    To change a layout, increment LAYOUT_VERSION and rewrite the lines.
    """
    lines = [f"version {LAYOUT_VERSION}"]
    for game, seats in ALL:
        found = layout(game, seats)
        text = repr([(block.name, block.start, block.cells, block.words) for block in found.blocks])
        digest = hashlib.sha256(text.encode()).hexdigest()[:16]
        lines.append(f"{game} {seats} {found.size} {digest}")
    assert lines == GOLDEN.read_text(encoding="utf-8").splitlines()
