"""The terminal loop: interrupted lines, the meaning of passes, prompts and lists of moves."""

from __future__ import annotations

import contextlib
import io
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from rich.console import Console

from bohnhof.bots.bot import BotMaker
from bohnhof.bots.chance import Chance
from bohnhof.engine.actions import Action
from bohnhof.engine.chance import Rng
from bohnhof.engine.notation import read_sentence
from bohnhof.engine.position import read_position
from bohnhof.engine.rules import Rules
from bohnhof.engine.schedule import ACT, OFFERS_A_TURN, Question
from bohnhof.engine.state import State
from bohnhof.games import rules_of
from bohnhof.table.table import Table
from bohnhof.terminal.help import help_page
from bohnhof.terminal.paragraphs import rules_page
from bohnhof.terminal.sitting import Left, Sitting
from bohnhof.terminal.speech import Speech
from tests.terminals import MINE, PLAYERS, Chair, own_acts, position, printed, seed_where, typed


class Speaker(Chance):
    """A bot that says given sentences when it may, and otherwise as little as possible."""

    def __init__(self, rules: Rules, seat: int, rng: Rng, sentences: list[str]) -> None:
        super().__init__(rules, seat, rng)
        self.sentences = sentences

    def decide(self, view: State, moves: list[Action], question: Question) -> Action | None:
        if self.sentences:
            action = read_sentence(self.rules, self.sentences[0])
            if self.rules.refusal(view, self.seat, action) is None:
                self.sentences.pop(0)
                return action
        for word in ("decline", "done"):
            for move in moves:
                if move.sentence(self.rules).startswith(word):
                    return move
        return moves[0] if question.asked == ACT else None


def saying(*sentences: str) -> BotMaker:
    return lambda rules, seat, rng: Speaker(rules, seat, rng, list(sentences))


def sat(state: State, lines: Callable[[Chair], str], seat_2: Sequence[str] = ()) -> Chair:
    """Play at this position, where seat 2 says its sentences and the others little."""
    chair = Chair(state, lines, bots=[saying(*seat_2), saying(), saying()])
    with pytest.raises(Left):
        chair.sitting.play()
    return chair


def in_game(game: str, state: dict[str, Any], *lines: str) -> tuple[str, list[str]]:
    """Return the output for a person who types these lines at a position, and their actions."""
    rules = rules_of(game)
    players = state["players"]
    begun = read_position(rules, {"game": game, "draw": "rest", **state})
    table = Table.from_state(rules, begun, [None, *[Chance] * (len(players) - 1)], bots_seed=1)
    output = io.StringIO()
    names = ["Ada", *[f"Chance {seat}" for seat in range(2, len(players) + 1)]]
    left = iter(lines)

    def read(prompt: str) -> str:
        line = next(left, None)
        if line is None:
            raise Left
        return line

    speech = Speech(rules, "en", names, 0)
    sitting = Sitting(table, speech, Console(file=output, width=120), read)
    with contextlib.suppress(Left):
        sitting.play()
    return output.getvalue(), [sentence for seat, sentence in table.acts if seat == 0]


# Interrupted lines


def test_the_rest_of_a_line_is_not_done_once_cards_were_revealed() -> None:
    mine = {"hand": "soy soy red", "fields": ["soy", ""]}
    state = position(phase="plant-hand", revealed="", players=[mine, {}, {}, {}])
    chair = sat(state, typed("p; p; d"))
    assert own_acts(chair) == ["plant 1", "plant 1"]
    assert "Skipped because cards were revealed: d" in chair.text()
    assert chair.text().index("Revealed: ") < chair.text().index("Skipped")


def test_what_follows_on_the_end_of_trading_is_done_for_nothing_new_is_shown() -> None:
    mine = {"hand": "red", "fields": ["garden", "chili"]}
    chair = sat(position(players=[mine, {}, {}, {}]), typed("d; p"))
    assert own_acts(chair)[:2] == ["done", "plant chili 2"]


def test_the_rest_of_a_line_is_not_done_after_a_magic_phase_that_ended_by_itself() -> None:
    mine = {"hand": "princess princess white", "fields": ["princess", ""]}
    state = {"phase": "plant-hand", "players": [mine, {}, {}]}
    text, acts = in_game("rabohnzel", state, "p; p; d")
    assert acts == ["plant 1", "plant 1"]
    assert "Skipped because cards were revealed: d" in text


def test_the_rest_of_a_line_is_done_though_an_offer_waits_that_its_writer_has_seen() -> None:
    chair = sat(position(), typed("h 1; b"), seat_2=GIFTS[:1])
    assert own_acts(chair) == ["harvest 1", "buy field"]
    assert chair.text().count("You have an offer.") == 2


def test_the_rest_of_a_line_is_not_done_once_there_is_a_new_offer() -> None:
    chair = sat(position(), typed("o 3: red for blue; d"), seat_2=GIFTS)
    assert own_acts(chair) == ["offer 3: red for blue"]
    assert "Skipped because you have a new offer: d" in chair.text()
    answered = sat(position(), typed("o 3: red for blue; a 3"), seat_2=GIFTS)
    assert own_acts(answered) == ["offer 3: red for blue", "accept 3"]


def test_the_rest_of_a_line_is_not_done_in_another_turn() -> None:
    mine = {"hand": "red", "fields": ["garden", "chili"]}
    chair = sat(position(players=[mine, {}, {}, {}]), typed("d; p; p; p; d"))
    assert "Skipped because another turn has begun: p; d" in chair.text()


# Passes


GIFTS = ["offer 1: stink for nothing", "offer 1: stink stink for nothing"]


def others_turn() -> State:
    return position(active=2, players=[MINE, {"hand": "stink*3"}, {"hand": "blue"}, {}])


def test_who_passes_on_own_offers_is_still_asked_about_those_of_others() -> None:
    chair = sat(others_turn(), typed("PASS"), seat_2=GIFTS[:1])
    text = chair.text()
    question = "Make an offer? Enter: no; pass: not until your turn."
    assert text.count(question) == 1
    assert text.index(question) < text.index("You have an offer.")
    assert own_acts(chair) == []


def test_who_passes_on_an_offer_declines_all_others_of_the_turn_and_is_told() -> None:
    chair = sat(others_turn(), typed("", "pass"), seat_2=GIFTS[:])
    text = chair.text()
    assert "pass: decline everything this turn." in text
    assert own_acts(chair) == ["decline 1", "decline 2"]
    assert text.count("You have an offer.") == 1
    assert "#1 You decline" in text
    assert "#2 Thrifty 2 offers you Stink ×2 as a gift: you decline" in text


def test_all_offers_of_the_own_turn_can_be_declined_at_once() -> None:
    chair = sat(position(), typed("pass"), seat_2=GIFTS[:])
    assert own_acts(chair) == ["decline 1", "decline 2"]
    assert "Phase 2" in chair.text().rpartition("you decline")[2]


def test_words_of_the_terminal_may_have_capital_letters() -> None:
    chair = sat(others_turn(), typed("", "Later", "QUIT"), seat_2=GIFTS[:1])
    assert own_acts(chair) == []
    assert "an’t read" not in chair.text()


def test_where_the_list_calls_it_a_pass_to_be_done_pass_is_done() -> None:
    players = [{"fields": ["red*2"]}, {}, {}]
    ended = {"agenda": ["final 1"], "passes": 3, "draw": "", "discard": "rest"}
    text, acts = in_game("high-bohn", {**ended, "players": players}, "Pass")
    assert "done (pass)" in text
    assert acts == ["done"]
    text, acts = in_game("high-bohn", {"phase": "trade", "players": players, "revealed": "soy"}, "pass")
    assert acts == []


def test_a_person_is_asked_for_more_offers_than_a_bot() -> None:
    kinds = ["blue", "chili", "stink", "green", "soy", "black-eyed", "garden"]
    chair = sat(others_turn(), typed(*[f"o 2: red for {kind}" for kind in kinds]))
    assert len(kinds) > OFFERS_A_TURN
    assert own_acts(chair) == [f"offer 2: red for {kind}" for kind in kinds]


# Prompts and lists


@pytest.mark.parametrize(
    ("game", "seats", "mine"),
    [
        ("prohibohn", 2, {"hand": "pole", "fields": ["blue*2", "chili*2"], "taler": "green*3"}),
        ("prohibohn", 2, {"hand": "pole", "fields": ["blue*2", "chili*2"], "owned": "casino-3"}),
        ("high-bohn", 3, {"hand": "red", "fields": ["blue*2", "soy*2"], "taler": "blue*4"}),
    ],
)
def test_a_card_that_fits_nowhere_is_told_whatever_else_could_be_done(
    game: str, seats: int, mine: dict[str, Any]
) -> None:
    text, _ = in_game(game, {"phase": "plant-hand", "players": [mine, *[{}] * (seats - 1)]})
    assert "Harvest a field first" in text or "Harvest or buy a field first" in text
    assert "buy " in text or "throw " in text


def test_a_card_that_may_go_to_the_store_needs_no_harvest() -> None:
    mine = {"hand": "red", "fields": ["blue*2", "soy*2"], "owned": "general-store-3"}
    text, _ = in_game("high-bohn", {"phase": "plant-hand", "players": [mine, {}, {}]})
    assert "store (Red into your store)" in text
    assert "For that" not in text


def test_harvest_is_short_for_harvest_in_a_line_and_alone() -> None:
    mine = {"hand": "soy red", "fields": ["soy*3", ""]}
    state = position(phase="plant-hand", revealed="", players=[mine, {}, {}, {}])
    for line in ("h", "h; p"):
        assert own_acts(sat(state.copy(), typed(line)))[0] == "harvest 1"


def test_an_offer_that_everybody_has_declined_is_not_suggested_again() -> None:
    def suggested(*lines: str) -> str:
        chair = sat(position(), typed(*lines, "moves"))
        return chair.text().rpartition("> moves")[2]

    assert "offer all: red for soy" in suggested()
    again = suggested("o all: red for soy")
    assert "offer all: red for soy" not in again
    assert "offer all: blue for soy" in again


def test_answers_stand_before_what_could_be_withdrawn() -> None:
    offers = [
        {"serial": 7, "by": 1, "to": 2, "give": "blue", "want": "stink"},
        {"serial": 8, "by": 3, "to": 1, "give": "blue", "want": "red"},
    ]
    state = position(offers=offers, serial=8)
    text = sat(state, typed("a 8")).text()
    assert text.index("accept 8") < text.index("decline 8") < text.index("withdraw 7")


def test_rules_are_looked_up_in_the_game_and_those_it_stands_on() -> None:
    state = {"phase": "trade", "players": [{}, {}, {}], "revealed": "soy"}
    for game, has, lacks in [("high-bohn", "HB", "PB"), ("bohnanza", "BO", "RZ")]:
        text, _ = in_game(game, state, "rules taler")
        assert f"{has} " in text
        assert f"{lacks} " not in text
    text, _ = in_game("high-bohn", state, "rules gift")
    assert "BO 4.8" in text


@pytest.mark.parametrize(
    ("language", "asked", "answer"),
    [
        ("de", "BO 6.5", "Ein Feld mit einer einzelnen Karte"),
        ("de", "Zugstapel", "BO 7.2"),
        ("de", "", "1 Material · 2 Vorbereitung und Hand"),
        ("nl", "trekstapel", "BO 7.2"),
        ("fr", "pioche", "BO 7.2"),
    ],
)
def test_rules_are_looked_up_in_the_language_of_the_table(language: str, asked: str, answer: str) -> None:
    speech = Speech(rules_of("bohnanza"), language, PLAYERS, 0)
    assert answer in " ".join(printed(rules_page(speech, asked), width=200).split())


def test_the_example_of_a_short_bean_is_one_of_the_game() -> None:
    rules = rules_of("rabohnzel")
    speech = Speech(rules, "en", ["Ada", "Ben", "Cem"], 0)
    text = " ".join(printed(help_page(speech, rules.view(rules.new_game(3, 1), 0))).split())
    assert "(ch for chili)" not in text
    assert "You can shorten beans (sw for sword)" in text


def test_a_short_form_of_the_language_comes_before_an_english_command() -> None:
    rules = rules_of("bohnanza")
    table = Table(rules, seed_where(0), [None, Chance, Chance, Chance])
    output = io.StringIO()
    lines = iter(["p 1", "r 1", "r 1"])
    speech = Speech(rules, "fr", PLAYERS, 0)
    sitting = Sitting(table, speech, Console(file=output, width=120), lambda _: next(lines, "q"))
    with pytest.raises(Left):
        sitting.play()
    assert "Tu récoltes le champ 1" in output.getvalue()
    assert "Chapitres" not in output.getvalue()
