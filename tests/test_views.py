"""Views: their information, and their isolation from the state."""

from collections.abc import Iterator

import pytest

from bohnhof.engine.chance import Rng
from bohnhof.engine.position import digest, read_position
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import NOBODY, SPECTATOR, State
from bohnhof.engine.view import read_again, view_to_read
from bohnhof.engine.wire import write_view
from bohnhof.games import game_ids, rules_of
from bohnhof.testing.properties import copies_are_independent
from bohnhof.testing.walk import Walk

pytestmark = pytest.mark.both_engines

RULES = rules_of("bohnanza")


def table() -> State:
    offer = {"by": 1, "to": "all", "give": "red", "want": "blue", "places": [1]}
    players = [{"hand": "red soy"}, {"hand": "blue"}, {"hand": "red"}]
    return read_position(RULES, {"players": players, "draw": "rest", "phase": "trade", "offers": [offer]})


def test_a_spectator_a_seat_and_the_full_state_can_be_told_apart():
    state = table()
    assert state.viewer == state.copy().viewer == NOBODY
    assert [RULES.view(state, viewer).viewer for viewer in (SPECTATOR, 0, 2)] == [SPECTATOR, 0, 2]
    assert RULES.redeal(RULES.view(state, SPECTATOR), Rng(1)).viewer == NOBODY


@pytest.mark.parametrize("viewer", [NOBODY, -3, 3])
def test_nobody_else_has_a_view(viewer):
    with pytest.raises(ValueError, match=f"a view is for a seat or for SPECTATOR, not for {viewer}"):
        RULES.view(table(), viewer)


def test_an_offer_to_all_is_not_made_to_those_who_only_look_on():
    [offer] = table().offers
    assert [offer.addresses(seat) for seat in (SPECTATOR, NOBODY, 0, 1, 2)] == [
        False,
        False,
        False,
        True,
        True,
    ]


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_an_open_offer_cannot_be_changed_through_a_view(viewer):
    state = table()
    before = digest(state)
    view = RULES.view(state, viewer)
    with pytest.raises(AttributeError):
        view.offers[0].want = ()
    with pytest.raises(AttributeError):
        del view.offers[0].give
    with pytest.raises(AttributeError):
        view.offers[0].bribe = 3
    assert digest(state) == before


def test_the_agenda_cannot_be_changed_through_a_view():
    state = table()
    before = digest(state)
    view = RULES.view(state, 1)
    with pytest.raises(AttributeError):
        view.agenda[-1].owner = 1
    with pytest.raises(AttributeError):
        view.agenda[-1].progress += 1
    with pytest.raises(AttributeError):
        del view.agenda[-1].step
    assert digest(state) == before


@pytest.mark.parametrize("game", game_ids())
def test_a_view_to_read_shows_what_a_view_shows(game):
    rules = rules_of(game)
    for act, state in enumerate(states(rules, 6, 300)):
        seat = act % rules.most_seats
        seen, read = rules.view(state, seat), view_to_read(rules, state, seat)
        assert write_view(rules, read) == write_view(rules, seen)


@pytest.mark.parametrize("game", [game for game in game_ids() if not rules_of(game).veils])
def test_a_view_that_was_read_is_brought_up_to_date(game):
    rules = rules_of(game)
    read: dict[int, State] = {}
    for act, state in enumerate(states(rules, 8, 400)):
        seat = act % rules.most_seats
        if seat in read:
            read_again(rules, read[seat], state, seat)
        else:
            read[seat] = view_to_read(rules, state, seat)
        assert write_view(rules, read[seat]) == write_view(rules, rules.view(state, seat))


@pytest.mark.parametrize("game", game_ids())
def test_nothing_done_to_a_view_reaches_the_table(game):
    rules = rules_of(game)
    for act, state in enumerate(states(rules, 5, 200)):
        if act % 10 == 0 or state.offers:
            copies_are_independent(rules, state)


def states(rules: Rules, seed: int, most: int) -> Iterator[State]:
    """Yield up to `most` states of a random game. Each is valid until the next one."""
    walk = Walk(rules, rules.most_seats, seed)
    rng = Rng(seed)
    for _ in range(most):
        if walk.over:
            return
        walk.step(rng)
        yield walk.state
