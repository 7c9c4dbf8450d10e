"""Suggested offers: those that help both sides first, and none that no one could accept."""

from bohnhof.engine.position import read_position
from bohnhof.engine.state import State
from bohnhof.engine.suggestions import best_offers, ranked, suggest_offers
from bohnhof.games import rules_of

RULES = rules_of("bohnanza")


def trading(**changes: object) -> State:
    data: dict[str, object] = {
        "game": "bohnanza",
        "phase": "trade",
        "players": [
            {"hand": "chili blue", "fields": ["soy*3", "red"]},
            {"hand": "soy green", "fields": ["blue*3", "garden"]},
            {"hand": "stink", "fields": ["stink", "green*2"]},
        ],
        "revealed": "stink",
        "draw": "rest",
    }
    return read_position(RULES, {**data, **changes})


def suggested(state: State) -> list[str]:
    view = RULES.view(state, 0)
    return [act.sentence(RULES) for act in ranked(RULES, view, 0, suggest_offers(RULES, view, 0))]


def test_what_helps_both_sides_comes_first() -> None:
    assert suggested(trading())[0] == "offer all: blue for soy"


def test_what_helps_nobody_comes_last() -> None:
    found = suggested(trading())
    assert found.index("offer all: stink for soy") < found.index("offer all: chili for soy")


def test_ranking_loses_no_suggestion() -> None:
    view = RULES.view(trading(), 0)
    assert sorted(suggested(trading())) == sorted(
        act.sentence(RULES) for act in suggest_offers(RULES, view, 0)
    )


def test_nobody_is_asked_for_a_kind_of_which_every_card_lies_open() -> None:
    assert any(sentence.endswith("for red") for sentence in suggested(trading()))
    gone = trading(discard="red*7")
    assert not any(sentence.endswith("for red") for sentence in suggested(gone))


def shown(state: State, seat: int = 0) -> list[str]:
    """Return the suggestions shown to a player."""
    return [offer.sentence(RULES) for offer in best_offers(RULES, RULES.view(state, seat), seat, set(), 24)]


def test_a_page_suggests_nothing_that_harms_one_side() -> None:
    players = [
        {"hand": "chili chili blue", "fields": ["soy*3", "red"]},
        {"hand": "soy green", "fields": ["blue*3", "garden"]},
        {"hand": "stink", "fields": ["stink", "green*2"]},
    ]
    found = shown(trading(players=players))
    assert found[0] == "offer all: blue for soy"
    assert "offer all: chili chili for soy" in suggested(trading(players=players))
    assert "offer all: chili chili for soy" not in found


def test_nobody_is_told_to_break_up_what_he_could_grow() -> None:
    hand = "chili blue chili chili green"
    players = [
        {"hand": "stink stink stink", "fields": ["chili", "blue"]},
        {"hand": hand, "fields": ["", ""]},
        {"hand": "red*4", "fields": ["", ""]},
    ]
    found = shown(trading(players=players, revealed="stink blue"), 1)
    assert "offer 1: green for blue" not in found
    assert not any(": chili" in sentence for sentence in found)
