"""Al Cabohne in the terminal: bosses, prompts, typed input, scores and series."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from bohnhof.bots.registry import bot_maker
from bohnhof.engine.message import Message
from bohnhof.engine.notation import read_sentence
from bohnhof.engine.position import read_position
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import NOBODY, SPECTATOR, State
from bohnhof.games import rules_of
from bohnhof.games.al_cabohne.presentation import SOLO_HINTS
from bohnhof.games.al_cabohne.reasons import FIRST_CARD, GROWING, PAYING, PLANT_ALL, empty_boss
from bohnhof.table.record import Record, record_of
from bohnhof.table.series import series
from bohnhof.table.table import Table
from bohnhof.terminal.help import all_cards, help_page
from bohnhof.terminal.moves import listed_moves
from bohnhof.terminal.screen import near_things, score_lines, whole_table
from bohnhof.terminal.sitting import Sitting
from bohnhof.terminal.speech import Speech
from bohnhof.terminal.typed import read_typed
from tests.commands import TO_THE_END, Terminal
from tests.tables import no_sentence
from tests.terminals import printed

DUEL = rules_of("al-cabohne")
SOLO = rules_of("al-cabohne-solo")
PLAYERS = ["Ada", "Thrifty 2"]


@pytest.fixture
def bohnhof(monkeypatch, capsys, tmp_path) -> Terminal:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return Terminal(monkeypatch, capsys)


def speech(rules: Rules = SOLO, language: str = "en", seat: int = 0) -> Speech:
    return Speech(rules, language, PLAYERS[: rules.most_seats], seat)


def solo(**changes: Any) -> State:
    data = {
        "game": "al-cabohne-solo",
        "phase": "grow",
        "players": [{"hand": "stink chili green chili", "fields": ["green*3", "blue", ""]}],
        "al": "blue*2",
        "don": "chili*5",
        "mafia": "pole*2 green",
        "revealed": "puff*2 chili",
        "discard": "green*2 puff",
        "draw": "rest",
    }
    return read_position(SOLO, {**data, **changes})


def duel(**changes: Any) -> State:
    players = [{"hand": "stink"}, {"hand": "blue chili stink"}]
    data = {"game": "al-cabohne", "players": players, "al": "blue*2", "don": "pole", "draw": "rest"}
    return read_position(DUEL, {**data, **changes})


def meant(text: str, state: State, language: str = "en", rules: Rules = SOLO) -> str:
    view = rules.view(state, 0)
    return read_typed(speech(rules, language), view, rules.moves(view, 0), text, False).sentence(rules)


def told(rules: Rules, state: State, *sentences: str) -> list[str]:
    state.facts = []
    for sentence in sentences:
        assert rules.play(state, state.active, read_sentence(rules, sentence)) is None
    spoken = speech(rules)
    return [spoken.say(line) for line in spoken.telling.story(state.facts, spoken.seat)]


def test_a_revealed_kind_without_a_field_goes_where_it_grows():
    state = solo(revealed="green blue*2 puff")
    assert meant("p green", state) == "plant all green 1"
    assert meant("p blue", state) == "plant all blue 2", "although Al collects it too"
    assert meant("p", state) in ("plant all green 1", "plant all blue 2")
    with no_sentence("which one: “plant all puff 3” or “plant all puff joe”"):
        meant("p puff", state)


def test_a_revealed_kind_that_fits_nowhere_is_told():
    fields = ["green*3", "pole*2", "stink"]
    state = solo(players=[{"hand": "green", "fields": fields}], revealed="puff", joe="kidney")
    with no_sentence("puff doesn’t fit any of your fields; harvest one first"):
        meant("p", state)


def test_the_bosses_show_what_they_have_and_what_they_lack():
    text = printed(whole_table(speech(), SOLO.view(solo(), 0), 80))
    assert "Al         Blue ×2; with 6 more he sells for 3 taler; taxes your field 2" in text
    assert "Don        Chili ×5; with 1 more he sells for 2 taler" in text
    assert "Joe        empty, sells at 1 taler" in text
    assert "Mafia      3 taler, counted as 6" in text
    assert "Discarded  top Green ×2, Puff" in text


def test_the_mafia_and_the_discard_pile_stay_in_sight_at_every_prompt():
    text = printed(near_things(speech(), SOLO.view(solo(discard="green puff*2 blue*9"), 0)))
    assert "Don        Chili ×5" in text
    assert "Discarded  top Green, Puff ×2, Blue ×9" in text


def test_a_deep_discard_pile_is_shown_from_its_top():
    deep = "green puff green puff green puff green puff stink"
    text = printed(near_things(speech(), SOLO.view(solo(discard=deep), 0)))
    assert "top Green, Puff, Green, Puff, Green, Puff, Green, Puff …" in text


def test_taler_laid_aside_and_shown_hands_are_drawn():
    state = duel(**{"laid-aside": "puff*4", "shown": "seat-2*2"})
    text = printed(whole_table(speech(DUEL), DUEL.view(state, 0), 80))
    assert "Laid aside   Puff ×4" in text
    assert "Shown        Thrifty 2’s first cards: Blue Chili" in text
    own = printed(whole_table(speech(DUEL, seat=1), DUEL.view(state, 1), 80))
    assert "first cards" not in own


def test_a_spectator_sees_the_bosses_too():
    text = printed(whole_table(speech(seat=NOBODY), SOLO.view(solo(), SPECTATOR), 80))
    assert "Al         Blue ×2; with 6 more he sells for 3 taler" in text
    assert "taxes" not in text


@pytest.mark.parametrize(
    ("rules", "state", "title"),
    [
        (DUEL, duel(phase="use", revealed="stink"), "phase 1, leftover cards"),
        (DUEL, duel(phase="plant-hand"), "phase 3, planting from the hand"),
        (DUEL, duel(phase="grow"), "phase 5, growing"),
        (SOLO, solo(phase="pay"), "paying the mafia"),
        (SOLO, solo(phase="plant-hand"), "planting from the hand"),
        (SOLO, solo(), "growing"),
    ],
)
@pytest.mark.rule("AC 3.1", "AC 12.3")
def test_phases_have_numbers_in_the_duel_and_names_alone(rules, state, title):
    assert f"Your turn, {title}" in printed(whole_table(speech(rules), rules.view(state, 0), 80))


def revealed(draw: str) -> list[str]:
    """Return what is printed when these cards are revealed."""
    fields = ["green*3", "kidney"]
    discard = "puff*2 stink green"
    state = solo(phase="plant-hand", players=[{"fields": fields}], revealed="", discard=discard, draw=draw)
    return told(SOLO, state, "done")


def test_each_revealed_card_is_told_with_the_answers_to_both_questions():
    assert revealed("chili green stink puff rest") == [
        "Revealed Chili: Don takes it; Don sells 6 Chili beans for 2 taler",
        "Revealed Green",
        "Revealed Stink",
        "Revealed Puff",
    ]


def test_cards_that_join_are_told_with_the_card_they_join():
    assert revealed("stink puff pole rest") == [
        "Revealed Stink",
        "Revealed Puff: Puff ×2, Stink join from the discard pile",
        "Revealed Pole",
    ]


def test_what_is_done_to_the_mafia_is_told():
    assert told(SOLO, solo(), "plant all puff joe", "give chili don", "plant all chili don", "harvest 1") == [
        "You plant Puff ×2 for Joe",
        "You give Chili from your hand to Don; Don sells 6 Chili beans for 2 taler",
        "You plant Chili for Don",
        "You harvest field 1: 3 Green beans for 1 taler",
    ]
    assert told(SOLO, solo(phase="pay", revealed=""), "pay 2") == ["You pay Blue from field 2 to Al"]
    assert told(DUEL, duel(phase="use", revealed="stink"), "discard stink") == ["You discard Stink"]


def test_a_shown_hand_is_told_to_everybody():
    state = duel(phase="grow", players=[{"hand": "blue blue"}, {}], don="")
    assert told(DUEL, state, "done")[0] == "You show your hand because a boss stays empty: Blue Blue"


def test_the_list_of_moves_says_what_they_do_to_the_bosses():
    view = SOLO.view(solo(), 0)
    text = printed(listed_moves(speech(), view, SOLO.moves(view, 0), True), width=60)
    assert "give chili don (Don sells 6 for 2 taler)" in text
    assert "give stink joe (Joe has 1 of 3 then)" in text
    assert "plant all puff 3 (Puff ×2 on an empty field)" in text
    assert "plant all puff joe (Joe has 2 of 4 then)" in text
    view = SOLO.view(solo(phase="pay", revealed=""), 0)
    text = printed(listed_moves(speech(), view, SOLO.moves(view, 0), True), width=60)
    assert "pay 2 (Blue: Al has 3 of 8 then)" in text
    view = SOLO.view(solo(phase="plant-hand 1", revealed=""), 0)
    assert "done (reveal 3 cards)" in printed(listed_moves(speech(), view, SOLO.moves(view, 0), True))
    view = SOLO.view(solo(revealed="green*2 chili"), 0)
    text = printed(listed_moves(speech(), view, SOLO.moves(view, 0), True), width=60)
    assert "plant all green 1 (makes Green ×5)" in text
    view = DUEL.view(duel(phase="use", revealed="stink"), 0)
    text = printed(listed_moves(speech(DUEL), view, DUEL.moves(view, 0), True))
    assert "discard stink (becomes the top of the discard pile)" in text


@pytest.mark.rule("AC 7.10", "AC 12.5")
def test_growing_asks_for_what_is_needed_before_it_is_done():
    def asked(rules: Rules, state: State) -> Message:
        now = state.agenda[-1]
        return rules.steps[now.step].expects(rules, rules.view(state, 0), now, 0)

    assert asked(SOLO, solo()) == PLANT_ALL
    assert asked(SOLO, solo(revealed="")) == empty_boss("joe")
    town = rules_of("prohibohn")
    data = {"game": "prohibohn", "phase": "grow", "players": [{"hand": "stink"}, {}], "draw": "rest"}
    assert asked(town, read_position(town, {**data, "al": "blue"})) == empty_boss("don")
    assert asked(town, read_position(town, {**data, "al": "blue", "don": "pole"})) == GROWING


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("p puff 3", "plant all puff 3"),
        ("plant puff 3", "plant all puff 3"),
        ("plant all puff 3", "plant all puff 3"),
        ("p puff joe", "plant all puff joe"),
        ("p chili don", "plant all chili don"),
        ("g chili don", "give chili don"),
        ("give chili to don", "give chili don"),
        ("g chili@4 don", "give chili@4 don"),
        ("g ch@4 don", "give chili@4 don"),
        ("h 1", "harvest 1"),
        ("d", "done"),
    ],
)
def test_short_forms_while_growing(typed, sentence):
    assert meant(typed, solo()) == sentence


@pytest.mark.parametrize("phase", ["plant-hand", "pay"])
def test_planting_for_a_boss_out_of_its_time_is_a_sentence_that_the_law_refuses(phase):
    state = solo(phase=phase, revealed="")
    act = read_sentence(SOLO, meant("p kidney al", state))
    assert act.sentence(SOLO) == "plant all kidney al"
    assert SOLO.refusal(state, 0, act) in (FIRST_CARD, PAYING)
    with no_sentence("no boss is called “capone”; the bosses are al, don, joe"):
        meant("p kidney capone", state)


@pytest.mark.parametrize(
    ("language", "typed", "sentence"),
    [
        ("de", "pflanzen alle puff 3", "plant all puff 3"),
        ("de", "geben feuer don", "give chili don"),
        ("nl", "planten puf joe", "plant all puff joe"),
        ("nl", "planten alle puf joe", "plant all puff joe"),
        ("fr", "d feu@4 don", "give chili@4 don"),
        ("fr", "planter tous feu don", "plant all chili don"),
    ],
)
def test_sentences_may_be_typed_in_the_language_of_the_table(language, typed, sentence):
    assert meant(typed, solo(), language) == sentence


def test_beans_may_be_typed_in_the_language_of_the_table():
    assert meant("g feuer@4 don", solo(), "de") == "give chili@4 don"
    assert meant("p puf 3", solo(), "nl") == "plant all puff 3"


@pytest.mark.parametrize(
    ("typed", "sentence"), [("x stink", "discard stink"), ("p stink 1", "plant stink 1")]
)
def test_short_forms_for_what_was_left_over(typed, sentence):
    assert meant(typed, duel(phase="use", revealed="stink"), rules=DUEL) == sentence


def test_help_in_the_solo_game_has_hints_and_no_word_of_trading():
    text = " ".join(printed(help_page(speech(), SOLO.view(solo(), 0)), width=200).split())
    assert all(speech().say(hint) in text for hint in SOLO_HINTS)
    assert len(SOLO_HINTS) == 5
    assert "AC 7.10" in text
    assert "offer" not in text
    assert "buy field" not in text


def test_help_in_the_duel_tells_of_leftovers_and_the_third_field():
    text = printed(help_page(speech(DUEL), DUEL.view(duel(), 0)), width=200)
    assert "discard chili" in text
    assert "buy field" in text
    assert speech().say(SOLO_HINTS[0]) not in text


def test_the_cards_page_counts_the_mafias_taler():
    assert "The mafia’s taler: Pole ×2, Green" in printed(all_cards(speech(), SOLO.view(solo(), 0)))


def test_the_scores_have_a_line_for_the_mafia():
    state = solo(players=[{"taler": "blue*5"}])
    SOLO.end_game(state)
    lines = [line.plain for line in score_lines(speech(), SOLO.view(state, 0))]
    assert lines == ["  8 taler  The mafia (4 taler, counted double)", "  5 taler  You", "The mafia wins."]
    state = solo(players=[{"taler": "blue*9"}])
    SOLO.end_game(state)
    assert score_lines(speech(), SOLO.view(state, 0))[-1].plain == "You win."
    state = duel(players=[{"taler": "blue*3"}, {"taler": "green*2"}], mafia="pole*2")
    DUEL.end_game(state)
    lines = [line.plain for line in score_lines(speech(DUEL), DUEL.view(state, 0))]
    assert lines[0] == "  3 taler  You"
    assert sorted(lines[1:3]) == ["  2 taler  The mafia", "  2 taler  Thrifty 2"]
    assert lines[3] == "You win."


def played(won: bool) -> Record:
    """Return the record of a solo game of the thrifty bot with this outcome."""
    for seed in range(100):
        table = Table(SOLO, seed, [bot_maker("thrifty")], bots_seed=seed)
        table.run()
        if bool(SOLO.winners(table.state)) == won:
            return record_of(table, ["Thrifty"])
    raise AssertionError("a hundred games have all ended alike")


@pytest.mark.rule("AC 12.7")
def test_a_series_counts_wins_losses_and_the_last_wins_in_a_row():
    win, loss = played(won=True), played(won=False)
    unfinished = record_of(Table(SOLO, 1, [None]), ["Ada"])
    assert series([]) == (0, 0, 0)
    assert series([win, win, loss, unfinished, win]) == (3, 1, 2)
    assert series([loss, win]) == (1, 1, 0)
    assert series([unfinished, win]) == (1, 0, 1)


@pytest.mark.long
def test_solo_games_are_counted_together(bohnhof):
    first = bohnhof("play", "al-cabohne-solo", "--seed", "5", typed=TO_THE_END)
    assert first.status == 0
    assert "Al Cabohne solo so far: 0 won, 1 lost." in first.out
    second = bohnhof("play", "al-cabohne-solo", "--seed", "6", typed=TO_THE_END)
    assert "Al Cabohne solo so far: 0 won, 2 lost." in second.out
    assert "The mafia wins." in second.out


@pytest.mark.long
def test_a_duel_is_no_series(bohnhof):
    result = bohnhof("play", "al-cabohne", "--seed", "5", "--bots", "chance", typed=TO_THE_END)
    assert result.status == 0
    assert "so far" not in result.out


@pytest.mark.rule("AC 8.3", "R-AC10")
@pytest.mark.parametrize(
    ("taler", "asks", "draw", "asked_after"),
    [
        ("", False, "green puff rest", [0]),
        ("", True, "green puff rest", [0, 1]),
        ("green*3", False, "green puff rest", [0, 1]),  # more are possible after a harvest
        ("", False, "green puff", [0, 1]),  # the last cards
    ],
)
def test_a_turn_ends_unasked_unless_one_wants_to_be_asked_could_buy_or_it_was_shuffled(
    taler, asks, draw, asked_after
):
    begun = duel(
        phase="grow",
        players=[{"hand": "chili", "fields": ["kidney*6"], "taler": taler}, {"hand": "stink"}],
        revealed="",
        draw=draw,
        discard="" if "rest" in draw else "rest",
        shown="",
    )
    table = Table.from_state(DUEL, begun, [None, bot_maker("chance")], bots_seed=1)
    asked = []

    def read(prompt: str) -> str:
        if any(seat == 1 for seat, _ in table.acts):
            raise EOFError
        asked.append(len(table.acts))
        return "done"

    sitting = Sitting(table, speech(DUEL), Console(file=io.StringIO()), read, ask_before_end=asks)
    with pytest.raises(EOFError):
        sitting.play()
    assert asked == asked_after
    assert table.acts[:2] == [(0, "done"), (0, "done")]
    assert table.acts[2][0] == 1
