"""Input, events and drawing in the terminal."""

from __future__ import annotations

import pytest
from rich.text import Text

from bohnhof.engine import facts
from bohnhof.engine.facts import Fact
from bohnhof.engine.notation import SentenceError
from bohnhof.engine.reasons import NOT_YOUR_TURN
from bohnhof.engine.state import EVERYONE, NOBODY, State
from bohnhof.terminal.help import all_cards, help_page
from bohnhof.terminal.moves import listed_moves
from bohnhof.terminal.screen import near_things, score_lines, whole_table
from bohnhof.terminal.sitting import commands_in
from bohnhof.terminal.typed import read_typed
from bohnhof.words import LANGUAGES, english, names_in
from tests.tables import no_sentence
from tests.terminals import (
    MINE,
    RULES,
    position,
    printed,
    speech,
)


def told(*facts: Fact, seat: int = 0, unmet: tuple[int, ...] = ()) -> list[str]:
    teller = speech(seat=seat)
    return [teller.say(line) for line in teller.telling.story(facts, seat, unmet)]


def meant(text: str, state: State | None = None, language: str = "en", answering: bool = False) -> str:
    view = RULES.view(state or position(), 0)
    action = read_typed(speech(language), view, RULES.moves(view, 0), text, answering)
    return action.sentence(RULES)


def refused(text: str, state: State) -> str:
    with pytest.raises(SentenceError) as problem:
        meant(text, state)
    return english(problem.value.reason)


# Input


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("de", "o 3: rote rote for feuer"),
        ("de", "o 3: Rote ROTE for feu"),
        ("nl", "b 3: rode rode voor vuur"),
        ("fr", "o 3: rouge rouge for feu"),
        ("fr", "o 3: red red for chili"),
    ],
)
def test_beans_may_be_typed_in_the_language_of_the_table(language: str, typed: str) -> None:
    assert meant(typed, language=language) == "offer 3: red red for chili"


def test_accents_need_not_be_typed() -> None:
    assert meant("o feve for oeil-noir", language="fr") == "offer all: stink for black-eyed"


def test_an_offer_off_turn_goes_to_the_player_on_turn() -> None:
    assert meant("o red for chili", position(active=3)) == "offer 3: red for chili"


def test_the_front_card_may_be_planted_by_its_name() -> None:
    state = position(phase="plant-hand")
    assert meant("p red", state) == "plant 2"
    assert meant("p red 2", state) == "plant 2"


def test_accept_alone_takes_the_only_offer() -> None:
    offer = {"by": 3, "to": 1, "give": "blue", "want": "chili"}
    assert meant("a", position(offers=[{**offer, "serial": 4}], serial=4), answering=True) == "accept 4"
    assert refused("a", position()) == "there is no offer you could accept"
    two = [{**offer, "serial": 4}, {**offer, "serial": 5, "want": "red"}]
    assert refused("a", position(offers=two, serial=5)) == "which one: “accept 4” or “accept 5”?"


def test_a_bean_that_could_be_two_is_asked_back() -> None:
    with no_sentence("“b” could mean blue or black-eyed"):
        meant("o red for b")


@pytest.mark.parametrize("typed", ["o all: blue", "o red", "o 3 red", "o red for", "o red>", "offer red"])
def test_an_offer_that_does_not_say_what_it_is_for_is_no_gift(typed: str) -> None:
    with no_sentence("for what\\? say “for nothing” to make it a gift"):
        meant(typed)


@pytest.mark.parametrize("typed", ["o", "o 3", "o 3: 2 for red", "o 3: 0red", "dance", "p 9", "o 3: 999red"])
def test_what_cannot_be_read_is_refused_in_words(typed: str) -> None:
    with pytest.raises(SentenceError):
        meant(typed)


def test_plant_alone_goes_where_the_kind_grows() -> None:
    players = [{"hand": "soy red", "fields": ["", "soy"]}, {}, {}, {}]
    state = position(phase="plant-hand", players=players, revealed="")
    assert meant("p", state) == "plant 2"


def test_plant_alone_takes_an_empty_field_where_nothing_of_the_kind_grows() -> None:
    state = position(phase="plant-hand", players=[{"hand": "soy red"}, {}, {}, {}], revealed="")
    assert meant("p", state) == "plant 1"


def test_plant_alone_takes_one_of_the_cards_that_lie_ready_if_all_find_room() -> None:
    either = meant("p", position(phase="plant-aside", players=[{}, {}, {}, {}]))
    assert either in ("plant garden 1", "plant chili 1")
    players = [{"fields": ["soy", "chili"]}, {}, {}, {}]
    assert meant("p", position(phase="plant-aside", players=players)) == "plant chili 2"


def test_plant_alone_is_asked_back_where_the_choice_matters() -> None:
    for fields in (["soy", ""], ["chili", "chili"]):
        with no_sentence("which one"):
            meant("p", position(phase="plant-aside", players=[{"fields": fields}, {}, {}, {}]))


def test_plant_without_a_field_says_which_card_fits_nowhere() -> None:
    full = {"hand": "red chili", "fields": ["soy*3", "blue*2"]}
    aside = position(phase="plant-aside", players=[full, {}, {}, {}])
    assert refused("p", aside) == "chili, garden don’t fit any of your fields; harvest one first"
    assert refused("p chili", aside) == "chili doesn’t fit any of your fields; harvest one first"
    assert refused("p ga", aside) == "garden doesn’t fit any of your fields; harvest one first"
    first = position(phase="plant-hand", revealed="", players=[full, {}, {}, {}])
    assert refused("p", first) == "red doesn’t fit any of your fields; harvest one first"
    assert meant("p red", aside) == "plant red 1", "the law says that there is no such card"


def test_harvest_alone_takes_the_only_field_that_brings_taler() -> None:
    assert meant("h") == "harvest 1"
    for fields, reason in [
        (["soy*3", "blue*4"], "which one: “harvest 1” or “harvest 2”?"),
        (["soy", ""], "“harvest 1” would earn nothing; type the whole move to do it anyway"),
        (["", ""], "your fields are empty; type “?” for help"),
    ]:
        assert refused("h", position(players=[{"fields": fields}, {}, {}, {}])) == reason
    protected = position(players=[{"fields": ["", "soy", "blue*2"], "owned": "third-field"}, {}, {}, {}])
    assert refused("h", protected) == "“harvest 3” would earn nothing; type the whole move to do it anyway"


def test_the_bare_verb_answers_the_one_open_offer() -> None:
    offers = [{"serial": 7, "by": 2, "to": 1, "give": "stink", "want": "red"}]
    state = position(offers=offers, serial=7)
    assert meant("a", state) == "accept 7"
    assert meant("d", state, answering=True) == meant("d", state) == "done"
    assert meant("d 7", state, answering=True) == "decline 7"
    assert meant("d", position(offers=offers, serial=7, active=2), answering=True) == "decline 7"


def test_a_bare_verb_that_nothing_allows_is_refused_with_the_reason_of_the_law() -> None:
    action = read_typed(speech(), RULES.view(position(active=2), 0), [], "p", False)
    assert RULES.refusal(position(active=2), 0, action) == NOT_YOUR_TURN


# Events


def test_cards_drawn_by_others_are_only_counted() -> None:
    drawn = [Fact(facts.DREW, 1, (kind,), known=1 << 1) for kind in (1, 2, 3)]
    assert told(*drawn) == ["Thrifty 2 draws 3 cards"]
    assert told(*drawn, seat=1) == ["You draw Blue, Chili, Stink"]
    assert told(*drawn, seat=NOBODY) == ["Thrifty 2 draws 3 cards"]


def test_an_offer_and_the_noes_to_it_share_a_line() -> None:
    offer = Fact(facts.OFFERED, 0, (7,), 3, EVERYONE, (2,))
    noes = [Fact(facts.DECLINED, seat, (), 3, 0) for seat in (1, 2, 3)]
    assert told(offer, *noes) == [
        "#3 You offer everyone Red for Chili: declined by Thrifty 2, Thrifty 3 and Chance 4"
    ]
    to_one = Fact(facts.OFFERED, 0, (7,), 3, 1, (2,))
    assert told(to_one, noes[0]) == ["#3 You offer Thrifty 2 Red for Chili: declined"]
    gone = Fact(facts.WITHDRAWN, 0, (), 3)
    assert told(to_one, gone) == ["#3 You offer Thrifty 2 Red for Chili: withdrawn"]


def test_an_offer_one_could_not_take_is_told_so() -> None:
    offer = Fact(facts.OFFERED, 1, (7,), 3, 0, (2,))
    no = Fact(facts.DECLINED, 0, (), 3, 1)
    assert told(offer, no, unmet=(3,)) == ["#3 Thrifty 2 offers you Red for Chili: you don’t have the cards"]


def test_an_offer_declined_for_the_person_is_told_so() -> None:
    gift = Fact(facts.OFFERED, 1, (2, 2), 3, 0, ())
    assert told(gift, Fact(facts.DECLINED, 0, (), 3, 1)) == [
        "#3 Thrifty 2 offers you Chili ×2 as a gift: you decline"
    ]
    to_all = Fact(facts.OFFERED, 1, (7,), 4, EVERYONE, (2,))
    noes = [Fact(facts.DECLINED, seat, (), 4, 1) for seat in (0, 2)]
    line = "#4 Thrifty 2 offers everyone Red for Chili"
    assert told(to_all, *noes) == [f"{line}: declined by you and Thrifty 3"]
    assert told(to_all, *noes, unmet=(4,)) == [f"{line}: you don’t have the cards; declined by Thrifty 3"]


def test_an_offer_that_was_taken_is_told_as_a_trade() -> None:
    offer = Fact(facts.OFFERED, 1, (7,), 3, EVERYONE, (2,))
    trade = Fact(facts.TRADED, 1, (7,), 3, 2, (2,))
    assert told(offer, trade) == ["#3 Thrifty 2 gives Thrifty 3 Red for Chili"]


def test_facts_are_told_in_the_language_of_the_table() -> None:
    fact = Fact(facts.HARVESTED, 1, (2,) * 6, 2, 0)
    line = speech("de").say(speech("de").telling.story([fact], 0)[0])
    assert line == "Thrifty 2 erntet Feld 1: 6 Feuerbohnen für 2 Taler"


# Drawing


@pytest.mark.parametrize("width", [50, 60, 80, 120, 200])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_the_terminal_in_every_language(width: int, language: str) -> None:
    offers = [{"serial": 12, "by": 3, "to": 1, "give": "blue", "want": "chili red"}]
    view = RULES.view(position(offers=offers, serial=12), 0)
    text = printed(whole_table(speech(language), view, width), width=width)
    assert max(len(line) for line in text.splitlines()) <= width


@pytest.mark.parametrize("width", [50, 60, 80, 120, 200])
def test_the_table_tells_everything(width: int) -> None:
    offers = [{"serial": 12, "by": 3, "to": 1, "give": "blue", "want": "chili red"}]
    view = RULES.view(position(offers=offers, serial=12), 0)
    flat = " ".join(printed(whole_table(speech(), view, width), width=width).split())
    short = names_in("en").short
    for expected in [
        "pass 1 of 3",
        f"draw pile {len(view.draw)}",
        f"discard pile 2, top {short('stink')}",
        "Your turn, phase 2, trading",
        f"{short('soy')} ×3",
        "1 taler, +1 for 2",
        f"{short('garden')} ×2",
        "2 taler, +1 for 3",
        f"{short('green')} ×7",
        "4 taler, the most",
        f"Revealed {short('garden')}, {short('chili')}",
        f"#12 Thrifty 3 to you: {short('blue')} for {short('chili')}, {short('red')}",
        f"[front 1 {short('red')}] 2 {short('chili')} 3 {short('blue')} 4 {short('red')}",
        "► You 1",
    ]:
        assert expected in flat, expected


@pytest.mark.parametrize("width", range(44, 120, 5))
def test_a_line_is_never_broken_inside_a_card(width: int) -> None:
    hand = "black-eyed*2 chili red garden chili*2 black-eyed red*3"
    mine = {"hand": hand, "fields": ["soy*3", "green*4"], "taler": "red*2 blue*4 stink*3 chili*4 soy*2"}
    view = RULES.view(position(players=[mine, {}, {}, {}]), 0)
    for screen in (whole_table(speech(), view, width), near_things(speech(), view)):
        text = printed(screen, width=width)
        assert max(len(line) for line in text.splitlines()) <= width
        for place, bean in enumerate(["Black-eyed", "Black-eyed", "Chili", "Red", "Garden"], 1):
            assert f"{place} {bean}" in text
    for item in ["Red ×2", "Blue ×4", "Stink ×3", "Chili ×4", "Soy ×2"]:
        assert item in text
        assert item in printed(all_cards(speech(), view), width=width)


def test_a_bought_field_is_drawn() -> None:
    players = [{"owned": "third-field", "fields": ["", "", "red*2"]}, {}, {}, {}]
    view = RULES.view(position(players=players), 0)
    for width in (77, 80, 100):
        assert "Field 3" in printed(whole_table(speech(), view, width), width=width)
    assert "3 Red ×2: 1 taler, +1 for 2" in printed(whole_table(speech(), view, 50), width=50)
    assert "Field 3" not in printed(whole_table(speech(), RULES.view(position(), 0), 100), width=100)


def test_colours_are_an_extra() -> None:
    view = RULES.view(position(), 0)
    drawn = whole_table(speech(), view, 80)
    plain = printed(drawn)
    assert "\x1b[" not in plain
    coloured = printed(drawn, force_terminal=True, color_system="256")
    assert "\x1b[" in coloured
    assert Text.from_ansi(coloured).plain.split() == plain.split()


def test_what_is_near_shows_offers_fields_taler_and_hand() -> None:
    offers = [{"serial": 2, "by": 2, "to": "all", "give": "stink", "want": "soy"}]
    view = RULES.view(position(active=2, offers=offers, serial=2), 0)
    text = printed(near_things(speech(), view))
    assert "#2 Thrifty 2 to everyone: Stink for Soy (you don’t have the cards)" in text
    assert "1 Soy ×3: 1 taler, +1 for 2 · 2 empty" in text
    assert "Red ×2, Blue" in text


def test_moves_are_numbered_and_say_what_they_bring() -> None:
    view = RULES.view(position(), 0)
    text = printed(listed_moves(speech(), view, RULES.moves(view, 0), everything=True))
    assert "1 done (end this phase)" in text
    assert "2 harvest 1 (Soy ×3 for 1 taler)" in text
    assert "3 buy field (pays Red ×2, Blue taler)" in text


@pytest.mark.parametrize("width", [60, 80])
@pytest.mark.parametrize("phase", ["plant-hand", "trade", "plant-aside"])
def test_help_explains_the_phase_and_cites_rules(phase: str, width: int) -> None:
    view = RULES.view(position(phase=phase), 0)
    text = " ".join(printed(help_page(speech(), view), width=width).split())
    assert {"plant-hand": "BO 3.2", "trade": "BO 4.4", "plant-aside": "BO 5.1"}[phase] in text
    assert "BO 6.7" in text
    assert "accept 5" in text
    assert "A field with “0 taler, +2 for 1” pays nothing yet" in text
    assert "(ch for chili)" in text


def test_everybody_may_count_taler_and_discarded_cards() -> None:
    text = printed(all_cards(speech(), RULES.view(position(), 0)))
    assert "Your taler: Red ×2, Blue" in text
    assert "Discard pile, top first: Stink Blue" in text
    assert "–/2/3/–" in text


def test_scores_are_told_best_first() -> None:
    state = position(agenda=[], players=[MINE, {"taler": "blue*4"}, {}, {}], revealed="")
    assert [line.plain for line in score_lines(speech(), RULES.view(state, 0))] == [
        "  4 taler  Thrifty 2",
        "  3 taler  You",
        "  0 taler  Thrifty 3",
        "  0 taler  Chance 4",
        "Thrifty 2 wins.",
    ]
    state = position(agenda=[], players=[MINE, {"taler": "blue*3"}, {}, {}], revealed="")
    assert score_lines(speech(), RULES.view(state, 0))[-1].plain == "You and Thrifty 2 win together."


# Commands


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_command_is_called_like_a_verb_that_needs_no_more_words(language: str) -> None:
    names = names_in(language)
    alone = {"plant", "harvest", "done", "buy", "accept"}
    verbs = {short for short, words in names.short_words().items() if alone & set(words)}
    assert verbs & set(commands_in(names)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_help_shortens_is_no_command_for_the_rules(language: str) -> None:
    names = names_in(language)
    rules = {word for word, command in commands_in(names).items() if command == "rules"}
    assert rules & set(names.short_words()) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_english_commands_are_understood_everywhere(language: str) -> None:
    known = commands_in(names_in(language))
    assert [known[word] for word in ("help", "moves", "cards", "rules", "quit", "exit", "pass")] == [
        *("help", "moves", "cards", "rules", "quit", "quit", "pass")
    ]
