"""High Bohn in the terminal: input, events and drawing."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from rich.console import Console

from bohnhof.bots.registry import bot_maker
from bohnhof.engine.facts import Fact
from bohnhof.engine.notation import SentenceError, read_sentence
from bohnhof.engine.position import read_position
from bohnhof.engine.state import State
from bohnhof.games import rules_of
from bohnhof.games.high_bohn import reasons
from bohnhof.games.high_bohn.cards import FAMILIES, Building, Family
from bohnhof.games.high_bohn.rules import HighBohn
from bohnhof.table.table import Table
from bohnhof.terminal.help import all_cards, help_page
from bohnhof.terminal.moves import listed_moves
from bohnhof.terminal.screen import near_things, score_lines, whole_table
from bohnhof.terminal.sitting import Sitting
from bohnhof.terminal.speech import Speech
from bohnhof.terminal.typed import read_typed
from bohnhof.words import LANGUAGES, names_in
from tests.terminals import awaited_steps_are_told, printed

RULES = rules_of("high-bohn-cognac")
PLAYERS = ["Ada", "Thrifty 2", "Thrifty 3"]
MINE: dict[str, Any] = {
    "hand": "red chili",
    "fields": ["blue*3 soy*2", "red chili soy green"],
    "taler": "green*3 black-eyed*2 cognac",
    "owned": "farm-2 saloon-4 general-store-3",
}


def speech(language: str = "en", seat: int = 0) -> Speech:
    return Speech(RULES, language, PLAYERS, seat)


def position(**changes: Any) -> State:
    data = {
        "game": RULES.id,
        "active": 1,
        "phase": "trade",
        "players": [
            MINE,
            {"hand": "blue*3", "fields": ["chili*5"], "taler": "blue*4", "owned": "jail-4"},
            {},
        ],
        "store 1": "red",
        "under 1": "red blue",
        "revealed": "soy chili",
        "draw": "rest",
    }
    return read_position(RULES, {**data, **changes})


def drawn(state: State, width: int = 120, **options: Any) -> str:
    text = printed(whole_table(speech(**options), RULES.view(state, 0), width), width=width)
    return "\n".join(line.rstrip() for line in text.splitlines())


def moves_of(state: State, seat: int = 0) -> str:
    view = RULES.view(state, seat)
    return printed(listed_moves(speech(seat=seat), view, RULES.moves(view, seat), False), width=200)


def meant(text: str, state: State | None = None, language: str = "en") -> str:
    view = RULES.view(state or position(), 0)
    return read_typed(speech(language), view, RULES.moves(view, 0), text, False).sentence(RULES)


def told(*facts: Fact, seat: int = 0, language: str = "en") -> list[str]:
    speaking = speech(language, seat)
    return [speaking.say(line) for line in speaking.telling.story(facts, seat)]


# Drawing


def test_the_table_shows_buildings_stores_and_taler_of_everybody() -> None:
    text = drawn(position())
    assert "Buildings    Thrifty 2: Jail 4\n" in text
    assert "             You: Farm 2, Saloon 4, General Store 3\n" in text
    assert "Stores       You: Red\n" in text
    assert "Put by       You: Red, Blue\n" in text
    assert "Taler        Thrifty 2: Blue ×4 · You: Green ×3, Black-eyed ×2, Cognac\n" in text


def test_the_table_shows_what_everybody_would_have_if_it_ended_now() -> None:
    assert "Score now    Thrifty 2: 8 taler · Thrifty 3: 0 taler · You: 17 taler\n" in drawn(position())


def test_the_table_shows_what_the_third_field_costs_until_it_is_bought() -> None:
    def price(owned: str) -> str:
        players = [{"hand": "red", "owned": owned}, {}, {}]
        lines = drawn(position(players=players, **{"store 1": "", "under 1": ""})).splitlines()
        return " ".join(" ".join(line.split()) for line in lines if line.startswith("Third field"))

    assert price("") == "Third field 3 taler"
    assert price("goldmine-2") == "Third field 1 taler"
    assert price("third-field") == ""


def test_what_the_taler_at_hand_would_buy_is_shown() -> None:
    near = printed(near_things(speech(), RULES.view(position(), 0)), width=100)
    assert "To buy    Bank 1, Bank 2, Distillery 1" in near
    assert "Store     Red (1 of 2)" in near
    poor = position(players=[{"hand": "red"}, {}, {}], **{"store 1": "", "under 1": ""})
    assert "To buy" not in drawn(poor)


def test_fields_of_several_kinds_show_what_is_on_them_and_what_more_would_bring() -> None:
    text = drawn(position(), width=160)
    assert "Blue ×3 Soy ×2  1 taler, +1 for 2" in text
    assert "Stew Red Chili Soy Green  1 taler, +1 for 2" in text


def test_only_fields_that_somebody_has_get_a_column() -> None:
    players = [{"hand": "red", "owned": "blacksmith-2"}, {}, {}]
    text = drawn(position(players=players, **{"store 1": "", "under 1": ""}))
    assert "Field 6" in text
    assert "Field 3" not in text


def test_an_empty_field_on_a_building_says_which_bean_it_takes() -> None:
    players = [{"hand": "red", "owned": "blacksmith-2 saloon-2"}, {}, {}]
    state = position(players=players, **{"store 1": "", "under 1": ""})
    assert "empty, for Green  empty, for Chili" in drawn(state)
    near = printed(near_things(speech(), RULES.view(state, 0)), width=100)
    assert "1 empty · 2 empty · 5 empty, for Green · 6 empty, for Chili" in near


def test_taler_that_buy_nothing_are_counted_apart() -> None:
    assert "You 1         2    6+2 " in drawn(position())


def test_a_narrow_terminal_shows_the_same_in_blocks() -> None:
    text = drawn(position(), width=60)
    assert "You 1: hand 2, 6+2 taler" in text
    assert "2 Stew Red Chili Soy Green: 1 taler, +1 for 2" in text


def test_buildings_are_named_in_the_language_of_the_table() -> None:
    text = drawn(position(), language="de")
    assert "Du: 2er-Farm, 4er-Saloon, 3er-General Store" in text


def test_all_cards_show_what_is_for_sale_and_what_it_does() -> None:
    text = printed(*[all_cards(speech(), RULES.view(position(), 0))], width=100)
    assert "Saloon 3 (3 Green): a bean stew pays 1, 2, 3, 4 taler for 3, 6, 7, 8 beans" in text
    assert "Saloon 4 (4 Green)" not in text
    assert "Your Saloon 4: a bean stew pays 1, 2, 3, 4, 5 taler for 3, 5, 6, 7, 8 beans" in text
    assert "Goldmine 1 (1 Garden): no power" in text


def test_the_help_page_has_the_sentences_of_the_game() -> None:
    text = printed(help_page(speech(), RULES.view(position(), 0)), width=140)
    assert "buy saloon-3" in text
    assert "buy fields and buildings" in text
    assert "a bonus for their number count: 1/2/3/5/8 taler for 4 to 8 buildings" in " ".join(text.split())


def test_the_score_is_told_with_its_parts() -> None:
    lines = [line.plain for line in score_lines(speech(), RULES.view(position(), 0))]
    assert lines[0] == " 17 taler  You: cash 8, 3 buildings 9"
    assert lines[1] == "  8 taler  Thrifty 2: cash 4, 1 building 4"


@pytest.mark.rule("HB 5.5")
def test_taler_that_fall_to_the_cash_are_told_apart_from_the_bonus() -> None:
    mine = {**MINE, "taler": "green*8", "owned": "farm-2 saloon-4 general-store-3 tipi-3"}
    state = position(players=[mine, {"owned": "jail-4"}, {}])
    lines = [line.plain for line in score_lines(speech(), RULES.view(state, 0))]
    assert lines[0] == " 24 taler  You: cash 10 + 1 by Indian Tipi 3, 4 buildings 12, bonus 1"


# Moves


def test_moves_say_what_they_mean() -> None:
    text = moves_of(position())
    assert "buy bank-2 (Bank 2: before your turn: look at the top card)" in text
    assert "harvest 1: soy (1 taler, among them Soy)" in text
    phase_1 = moves_of(position(phase="plant-hand", revealed=""))
    assert "store (Red into your store)" in phase_1


def test_of_many_moves_of_a_card_only_a_few_are_listed() -> None:
    players = [{"hand": "red chili blue soy", "owned": "bank-4"}, {}, {}]
    text = moves_of(
        position(players=players, phase="move-card", revealed="", **{"store 1": "", "under 1": ""})
    )
    assert text.count("to position") == 4
    assert "… 8 more ways to move a card: type moves" in text
    assert "done (leave it)" in text


def test_an_order_shows_the_cards_it_would_bring() -> None:
    players = [{"hand": "red chili soy blue", "owned": "bank-3"}, {}, {}]
    state = position(
        players=players, agenda=["order 1 3", "next 1"], revealed="", **{"store 1": "", "under 1": ""}
    )
    assert "order 3 1 2 (Blue Chili Soy)" in moves_of(state)


@pytest.mark.parametrize(
    ("agenda", "move"),
    [
        (["final 1"], "done (pass)"),
        (["sale 1 3 2", "trade 2", "next 2"], "done (decline)"),
        (["claim 1 1 2", "trade 2", "next 2"], "claim"),
    ],
)
def test_done_means_something_else_at_each_moment(agenda: list[str], move: str) -> None:
    players = [{"taler": "soy", "fields": ["red*2"], "owned": "distillery-3"}, {}, {}]
    final = agenda[0].startswith("final")
    state = position(
        players=players,
        agenda=agenda,
        active=1 if final else 2,
        passes=3 if final else 0,
        revealed="",
        draw="" if final else "rest",
        discard="rest" if final else "",
        **{"store 1": "", "under 1": "", "under 2": "red"},
    )
    assert move in moves_of(state)


@pytest.mark.rule("HB 5.8")
def test_leaving_and_passing_say_what_stays_unsold() -> None:
    mine = {"fields": ["blue*4"], "owned": "jail-1"}
    state = position(
        players=[mine, {"owned": "jail-4 tipi-4"}, {}],
        agenda=["final 1"],
        active=1,
        passes=3,
        revealed="",
        draw="",
        discard="rest",
        **{"store 1": "", "under 1": "", "under 2": ""},
    )
    assert "leave 1 (Blue ×4 stay unsold)" in moves_of(state)
    assert "done (pass)" in moves_of(state)
    assert meant("laisser 1", state, "fr") == meant("leave 1", state, "en") == "leave 1"
    RULES.perform(state, 0, RULES.acts.by_sentence["leave 1"])
    assert "done (pass and leave field 1 unsold)" in moves_of(state)


@pytest.mark.rule("HB 4.39")
def test_an_open_offer_is_shown_with_the_pile_it_gives_from() -> None:
    state = position(players=[{"owned": "general-store-2"}, {}, {}], **{"store 1": "red", "under 1": ""})
    RULES.perform(state, 0, read_sentence(RULES, "offer 2: red@store for nothing"))
    assert "Red@store" in drawn(state)


@pytest.mark.rule("HB 5.4")
def test_passing_says_which_fields_are_left_unsold() -> None:
    stew = {"fields": ["red chili soy", "red*3"], "owned": "saloon-4"}
    state = position(
        players=[stew, {"owned": "distillery-3"}, {}],
        agenda=["final 1"],
        active=1,
        passes=3,
        revealed="",
        draw="",
        discard="rest",
        **{"store 1": "", "under 1": "", "under 2": ""},
    )
    assert "done (pass and leave field 1 unsold)" in moves_of(state)


# Input


def test_buildings_are_understood_in_the_language_of_the_table() -> None:
    assert meant("k indianertipi 2", language="de") == "buy tipi-2"
    assert meant("ac mine d’or 1", language="fr") == "buy goldmine-1"
    assert meant("acheter mine d'or 1", language="fr") == "buy goldmine-1"
    assert meant("kaufen 3er-General Store 2er farm", language="de") == "buy farm-2 general-store-3"
    assert meant("nennen indianertipi", language="de") == "name tipi"
    assert meant("name indianertipi", language="de") == "name tipi"
    assert meant("noemen gev", language="nl") == "name jail"


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("de", "b alle: rote@lager für blaue"),
        ("de", "b rote@lager>blaue"),
        ("nl", "b rode@winkel>blauwe"),
        ("fr", "o rouge@magasin>bleu"),
    ],
)
def test_a_store_is_named_in_the_language_of_the_table(language: str, typed: str) -> None:
    state = position(active=1)
    assert meant(typed, state, language) == "offer all: red@store for blue"
    sentence = speech(language).sentence("offer all: red@store for blue")
    assert meant(sentence, state, language) == "offer all: red@store for blue"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_building_may_be_typed_as_it_is_shown(language: str) -> None:
    for building in RULES.buildings[1:]:
        shown = names_in(language).card(building.id)
        verb = speech(language).sentence("buy")
        assert meant(f"{verb} {shown}", language=language) == f"buy {building.id}"
        listed = speech(language).sentence(f"buy {building.id}")
        assert meant(listed, language=language) == f"buy {building.id}"
        named = speech(language).sentence(f"name {building.word}")
        assert meant(named, language=language) == f"name {building.word}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_act_may_be_typed_as_it_is_listed(language: str) -> None:
    for sentence in RULES.acts.by_sentence:
        shown = speech(language).sentence(sentence)
        assert meant(shown, language=language) == sentence, shown


def test_buildings_are_listed_in_the_language_of_the_table() -> None:
    view = RULES.view(position(), 0)
    text = printed(listed_moves(speech("fr"), view, RULES.moves(view, 0), False), width=200)
    assert "acheter banque-2 (Banque 2\u00a0: " in text
    assert "buy bank-2 (Bank 2: " in moves_of(position())


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("b ba 7", "“7” of which bean?|there is no"),
        ("b g 2", "“g” could mean Goldmine or General Store"),
        ("b windmill 2", "of which bean|no bean is called"),
    ],
)
def test_what_is_not_understood_is_told_why(typed: str, why: str) -> None:
    assert re.search(why, misunderstood(typed))


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("b bank", "which Bank: “buy bank-1” or “buy bank-2”?"),
        ("b dist", "which Distillery: “buy distillery-1”?"),
        ("b distillery 1 bank", "which Bank: “buy bank-1” or “buy bank-2”?"),
    ],
)
def test_a_building_without_its_price_is_answered_with_those_that_can_be_bought(typed: str, why: str) -> None:
    assert misunderstood(typed) == why


def test_a_kind_of_building_of_which_none_can_be_bought_is_refused_with_the_reason() -> None:
    view = RULES.view(position(), 0)
    for typed, reason in (("b blacksmith", reasons.NOT_THE_TALER), ("b saloon", reasons.KIND_OWNED)):
        action = read_typed(speech(), view, RULES.moves(view, 0), typed, False)
        assert RULES.refusal(view, 0, action) == reason


def misunderstood(typed: str) -> str:
    with pytest.raises(SentenceError) as caught:
        meant(typed)
    return speech().say(caught.value.reason)


# Events


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_at_which_somebody_is_awaited_has_a_title_and_advice(language: str) -> None:
    awaited_steps_are_told(RULES, language, passing={"reveal", "draw", "next"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_building_says_what_it_does(language: str) -> None:
    telling = speech(language).telling
    said = [speech(language).say(telling.power(building.number)) for building in RULES.buildings[1:]]
    assert all(said)
    assert len(set(said)) == 1 + len([building for building in RULES.buildings[1:] if building.price > 1])


def test_a_building_that_no_language_knows_is_shown_by_its_id_and_its_own_text() -> None:
    class Stable(Building):
        power = "three cards are revealed"

    rules = HighBohn(families=[*FAMILIES, Family("stable", "red", Stable)])
    state = rules.new_game(3, 1)
    text = printed(all_cards(Speech(rules, "de", PLAYERS, 0), rules.view(state, 0)), width=100)
    assert "2er-stable (2 Rote): three cards are revealed" in text
    assert "1er-stable (1 Rote): keine Eigenschaft" in text


# A whole game


@pytest.mark.long
@pytest.mark.parametrize("game", ["high-bohn", "high-bohn-cognac"])
def test_a_person_who_does_the_first_thing_gets_to_the_end(game: str) -> None:
    rules = rules_of(game)
    table = Table(rules, 4, [None, bot_maker("thrifty"), bot_maker("chance")], bots_seed=4)
    lines = iter(["", "1"] * 5000)
    output = io.StringIO()
    sitting = Sitting(
        table,
        Speech(rules, "en", PLAYERS, 0),
        Console(file=output, width=110),
        lambda prompt: next(lines),
    )
    sitting.play()
    assert table.state.over
    assert "The final round" in output.getvalue()
