"""Scenario files: those of the suite pass, and faulty ones give precise errors."""

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from textwrap import dedent

import pytest

from bohnhof import games
from bohnhof.engine.actions import Action
from bohnhof.engine.piles import ExtraPile
from bohnhof.engine.reasons import LONE_BEAN
from bohnhof.engine.state import State
from bohnhof.games.bohnanza.rules import Bohnanza
from bohnhof.plugins import import_path
from bohnhof.table.scenario import (
    MOST_BYTES,
    Outcome,
    Scenario,
    ScenarioError,
    check_file,
    scenarios_in,
)
from bohnhof.words import english
from tests.commands import environment

pytestmark = pytest.mark.both_engines

FILES = sorted((Path(__file__).parent / "scenarios").glob("**/*.yaml"))


def all_scenarios() -> Iterator[Scenario | ScenarioError]:
    for path in FILES:
        try:
            yield from scenarios_in(path)
        except ScenarioError as problem:
            yield problem


SCENARIOS = list(all_scenarios())


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: getattr(scenario, "title", None))
def test_scenario(scenario: Scenario | ScenarioError) -> None:
    if isinstance(scenario, ScenarioError):
        pytest.fail(str(scenario), pytrace=False)
    outcome = scenario.play()
    if not outcome.passed:
        pytest.fail(outcome.report(), pytrace=False)


def test_every_game_has_scenarios() -> None:
    assert {path.parent.name for path in FILES} >= set(games.game_ids())


def test_every_scenario_has_a_title_of_its_own() -> None:
    titles = [scenario.title for scenario in SCENARIOS if isinstance(scenario, Scenario)]
    assert sorted(titles) == sorted(set(titles))


# A small scenario with changes. `line` counts from its first line.

GOOD = """\
title: A lone bean is protected
cites: [BO 6.5, R2]
position:
  game: bohnanza
  active: 1
  phase: plant-hand
  players:
    - hand: red chili
      fields: [blue*2, soy]
    - hand: stink
    - {}
  draw: rest
acts:
  - refused: {1: harvest 2, because: refusal-lone-bean}
  - 1: harvest 1
  - expect:
      player 1: {hand: red chili, fields: ["", soy], taler: "", aside: "", owned: "", cards in hand: 2}
      player 2: {hand: stink, cards in taler: 0}
      discard: blue*2
      top of discard: blue
      top of draw: blue*2
      cards in draw: 98
      cards in discard: 2
      cards in revealed: 0
      revealed: ""
      active: 1
      phase: plant-hand
      awaited: [1]
      passes: 0
      offers: 0
      over: false
      scores: [0, 0, 0]
      winners: [3, 1, 2]
  - 1: harvest 2
  - expect: {phase: plant-hand 0, discard: soy blue*2}
"""

Check = Callable[[str], list[Outcome]]


@pytest.fixture
def check(tmp_path: Path) -> Check:
    def check(text: str) -> list[Outcome]:
        path = tmp_path / "some.yaml"
        path.write_text(text, encoding="utf-8")
        outcomes = check_file(path)
        for outcome in outcomes:
            outcome.failures = [failure.replace(str(path), "some.yaml") for failure in outcome.failures]
            outcome.reasons = [reason.replace(str(path), "some.yaml") for reason in outcome.reasons]
        return outcomes

    return check


def test_a_scenario_in_which_everything_is_as_expected_passes(check: Check) -> None:
    [outcome] = check(GOOD)
    assert outcome.failures == []
    assert outcome.passed
    assert outcome.title == "A lone bean is protected"
    assert outcome.cites == ["BO 6.5", "R2"]


@pytest.mark.parametrize(
    ("old", "new", "failure"),
    [
        # Failed expectations
        ("{hand: red", "{hand: blue", "17: hand of player 1 should be “blue chili”, but is “red chili”"),
        ('["", soy]', "[blue, soy]", "17: fields of player 1 should be “blue”, “soy”, empty, but is empty,"),
        ('taler: ""', "taler: red", "17: taler of player 1 should be “red”, but is empty"),
        ('aside: ""', "aside: red", "17: aside of player 1 should be “red”, but is empty"),
        ('owned: ""', "owned: third-field", "17: owned of player 1 should be “third-field”, but is empty"),
        ("cards in hand: 2", "cards in hand: 3", "17: cards in hand of player 1 should be 3, but is 2"),
        ("cards in taler: 0", "cards in taler: 1", "18: cards in taler of player 2 should be 1, but is 0"),
        ("      discard: blue*2", "      discard: blue", "19: discard should be “blue”, but is “blue*2”"),
        ("discard: blue\n", "discard: soy\n", "20: top of discard should be “soy”, but is “blue”"),
        ("draw: blue*2", "draw: blue*2 soy", "21: top of draw should be “blue*2 soy”, but is “blue*3”"),
        ("in draw: 98", "in draw: 99", "22: cards in draw should be 99, but is 98"),
        ("in discard: 2", "in discard: 0", "23: cards in discard should be 0, but is 2"),
        ("in revealed: 0", "in revealed: 2", "24: cards in revealed should be 2, but is 0"),
        ('revealed: ""', "revealed: red", "25: revealed should be “red”, but is empty"),
        ("      active: 1", "      active: 2", "26: active should be 2, but is 1"),
        ("      phase: plant-hand\n", "      phase: trade\n", "27: phase should be trade, but is plant-hand"),
        ("awaited: [1]", "awaited: [1, 2]", "28: awaited should be [1, 2], but is [1]"),
        ("awaited: [1]", "awaited: []", "28: awaited should be [], but is [1]"),
        ("passes: 0", "passes: 1", "29: passes should be 1, but is 0"),
        ("offers: 0", "offers: 1", "30: offers should be 1, but is 0"),
        ("over: false", "over: yes", "31: over should be true, but is false"),
        ("[0, 0, 0]", "[0, 1, 0]", "32: scores should be [0, 1, 0], but is [0, 0, 0]"),
        ("[3, 1, 2]", "[1]", "33: winners should be [1], but is [1, 2, 3]"),
        ("plant-hand 0", "plant-hand 1", "35: phase should be plant-hand 1, but is plant-hand 0"),
        # Invalid expectations
        ("{hand: red chili,", "{hand: pea,", "17: hand of player 1: there is no “pea”; there are blue,"),
        ("{hand: red chili,", "{hand: red*0,", "17: hand of player 1: there is no “red*0”; there are"),
        ("{hand: red chili,", "{hand: rest,", "17: hand of player 1: there is no “rest”; there are"),
        ("{hand: red chili,", "{hand: 5,", "17: hand of player 1: “5” should be words, such as “red blue*3”"),
        ('["", soy]', "soy", "17: fields of player 1: fields are a list of at most 3 rows"),
        ('["", soy]', "[a, b, c, d]", "17: fields of player 1: fields are a list of at most 3 rows"),
        ('owned: ""', "owned: barn", "17: owned of player 1: no card to own is called “barn”; the cards are"),
        ("{hand: red", "{hands: red", "17: “hands” is no part of a player; there are hand, aside, taler,"),
        ("      player 2: {", "      player 4: {", "18: “player 4” cannot be expected; there are"),
        ("{hand: stink, cards in taler: 0}", "stink", "18: what is expected of a player is written as hand,"),
        ("top of draw", "bottom of draw", "21: “bottom of draw” cannot be expected; there are player 1,"),
        ("in draw: 98", "in draw: many", "22: cards in draw: “many” should be a whole number"),
        ("in draw: 98", "in draw: true", "22: cards in draw: “True” should be a whole number"),
        ("      phase: plant-hand\n", "      phase: 3\n", "27: phase: “3” should be words"),
        ("      phase: plant-hand\n", "      phase: siesta\n", "27: phase: there is no phase “siesta”;"),
        ("awaited: [1]", "awaited: 1", "28: awaited: “1” should be a list of numbers, such as [1, 2]"),
        ("awaited: [1]", "awaited: [a]", "28: awaited: “a” should be a whole number"),
        ("over: false", "over: 0", "31: over: “0” should be true or false"),
        # Acts
        ("1: harvest 1\n", "1: harvest 2\n", "15: seat 1 may not say “harvest 2”: You can’t harvest"),
        ("1: harvest 1\n", "2: harvest 1\n", "15: seat 2 may not say “harvest 1”: That field is empty"),
        ("1: harvest 1\n", "7: harvest 1\n", "15: seat 7 may not say “harvest 1”: There is no such seat."),
        ("1: harvest 1\n", "1: reap 1\n", "15: can’t read “reap 1”; start with"),
        ("1: harvest 1\n", "1: 7\n", "15: “7” should be a sentence; an act is written as"),
        ("1: harvest 1\n", "one: harvest 1\n", "15: “one” should be a seat, “refused” or “expect”;"),
        ("1: harvest 1\n", "{1: harvest 1, 2: done}\n", "15: an act is written as “1: plant 2”,"),
        ("1: harvest 1\n", "harvest 1\n", "15: an act is written as “1: plant 2”,"),
        # Refusals
        ("{1: harvest 2,", "{1: harvest 1,", "14: seat 1 should not be allowed to say “harvest 1”, but is"),
        ("refusal-lone-bean", "refusal-broke", "14: refused because of refusal-lone-bean (“You can’t"),
        ("refusal-lone-bean", "A lone bean.", "14: refused because of refusal-lone-bean (“You can’t"),
        ("{1: harvest 2, because", "{1: plant 9, because", "14: refused because of refusal-no-"),
        ("{1: harvest 2, because", "{because", "14: a refusal is written as “{1: plant 2, because: …}”"),
        ("{1: harvest 2, because", "{1: harvest 2, 2: done, because", "14: a refusal is written as"),
        # Positions
        ("hand: red chili\n", "hand: red pea\n", "8: no bean is called “pea”; the beans are blue, chili,"),
        ("    - hand: stink", "    - hands: stink", "10: “hands” is no part of a player; there are hand,"),
        ("    - {}\n", "", "7: Bohnanza is for 3 to 5 seats, not 2"),
        ("draw: rest", "draw: red", "3: there are 2 blue cards, the deck has 20; write “rest” in the pile"),
        ("blue*2, soy]", "blue*2, soy red]", "9: these cards cannot share a field"),
        ("active: 1\n  phase", "active: 4\n  phase", "5: “4” should be a whole number from 1 to 3"),
        ("game: bohnanza", "game: skat", "4: there is no game “skat”; there are: bohnanza"),
        ("  game: bohnanza\n", "", "3: a position says its game; there are: bohnanza"),
        ("  draw: rest", "  drew: rest", "12: “drew” is no part of a position; there are game,"),
        # The document
        ("title: A", "titel: A", "1: “titel” is no part of a scenario; there are title, cites,"),
        ("title: A lone bean is protected\n", "", "1: a scenario needs a title, in words"),
        ("[BO 6.5, R2]", "BO 6.5", "2: “cites” should be a list of rule ids, such as [BO 6.5, R2]"),
        ("[BO 6.5, R2]", "[6, R2]", "2: “cites” should be a list of rule ids, such as [BO 6.5, R2]"),
        ("[BO 6.5, R2]", "[BO 6.5, BO 99.9]", "2: “BO 99.9” is cited, but there is no such rule"),
        ("[BO 6.5, R2]", "\n  - R2\n  - R-XX1", "4: “R-XX1” is cited, but there is no such rule"),
        ("acts:", "acts: []\nact:", "14: “act” is no part of a scenario;"),
    ],
)  # fmt: skip
def test_one_thing_wrong_is_told_in_words_with_its_line(
    check: Check, old: str, new: str, failure: str
) -> None:
    assert old in GOOD
    [outcome] = check(GOOD.replace(old, new, 1))
    assert not outcome.passed
    assert outcome.failures[0].startswith(f"some.yaml:{failure}")
    assert "\n" not in outcome.failures[0]


def test_a_failed_expectation_does_not_hide_the_next_one(check: Check) -> None:
    [outcome] = check(GOOD.replace("offers: 0", "offers: 3").replace("passes: 0", "passes: 4"))
    assert outcome.failures == [
        "some.yaml:29: passes should be 4, but is 0",
        "some.yaml:30: offers should be 3, but is 0",
    ]


def test_a_refusal_without_a_reason_demands_only_a_refusal(check: Check) -> None:
    [outcome] = check(re.sub(r", because: .*", "}", GOOD, count=1))
    assert outcome.passed


def test_a_reason_may_be_given_in_english(check: Check) -> None:
    [outcome] = check(GOOD.replace("refusal-lone-bean", english(LONE_BEAN)))
    assert outcome.passed


def test_a_failed_scenario_is_reported_with_its_title_and_its_rules(check: Check) -> None:
    [outcome] = check(GOOD.replace("refusal-lone-bean", "refusal-broke"))
    first, title = outcome.report().splitlines()
    assert first.startswith("some.yaml:14: refused because of")
    assert title == "    in “A lone bean is protected” (BO 6.5, R2)"


def test_no_acts_and_no_position_are_no_scenario(check: Check) -> None:
    head, _, _ = GOOD.partition("acts:")
    [outcome] = check(head)
    assert outcome.failures[0].startswith(
        "some.yaml:1: a scenario needs a list of acts; an act is written as"
    )
    [outcome] = check("title: Nothing\nacts: [1: done]\n")
    assert outcome.failures == ["some.yaml:1: a position is written as game, players, draw …"]
    [outcome] = check("just words\n")
    assert outcome.failures == [
        "some.yaml:1: a scenario is written as title, cites, position, new game, acts"
    ]


def test_every_document_of_a_file_has_its_own_outcome(check: Check) -> None:
    bad = GOOD.replace("title: A lone", "title: The lone").replace("offers: 0", "offers: 1")
    outcomes = check(f"# a comment\n---\n{GOOD}---\n{bad}---\n")
    assert [outcome.title for outcome in outcomes] == [
        "A lone bean is protected",
        "The lone bean is protected",
    ]
    assert [outcome.passed for outcome in outcomes] == [True, False]
    lines_before = 2 + GOOD.count("\n") + 1
    assert outcomes[1].failures == [f"some.yaml:{lines_before + 30}: offers should be 1, but is 0"]


def test_what_happens_by_itself_happens_before_the_first_act(check: Check) -> None:
    [outcome] = check(
        dedent("""\
        title: Two cards are revealed
        position:
          game: bohnanza
          active: 2
          phase: reveal
          players: [{}, {hand: green}, {}]
          draw: red soy rest
        acts:
          - expect: {phase: trade, active: 2, revealed: red soy, awaited: [2]}
          - 2: "offer all: soy for nothing"
          - expect: {offers: 1}
        """)
    )
    assert outcome.failures == []


# Pitfalls of YAML


@pytest.mark.parametrize(
    ("text", "failure"),
    [
        ("title: a\ntitle: b\n", "some.yaml:2: “title” stands here for the second time"),
        ("acts:\n  - {1: done, 1: done}\n", "some.yaml:2: “1” stands here for the second time"),
        ("acts:\n  - 1: offer 2: red for soy\n", "some.yaml:2: this is no YAML: mapping values are not"),
        ("title: [a\nb: c", "some.yaml:2: this is no YAML: while parsing a flow sequence"),
        ("title:\n\t- a\n", "some.yaml:2: this is no YAML: while scanning for the next token"),
        ("a: &x [1]\nb: *x\n", "some.yaml:2: a word may not begin with “*” here; put it into quotes"),
        ("title: !!python/name:os.system ''\n", "some.yaml:1: “tag:yaml.org,2002:python/name:os.system”"),
        ("title: !strange a\n", "some.yaml:1: “!strange” is no kind of value that is known here"),
        ("title: !!set {a}\n", "some.yaml:1: “tag:yaml.org,2002:set” is no kind of value that is known here"),
        ("? [a]\n: b\n", "some.yaml:1: a key should be a word or a number"),
        ("title: a\u0000b\n", "some.yaml:1: there is a character that no text should have"),
        ("[" * 100_000, "some.yaml:1: this is nested too deeply"),
        ("- " * 5_000, "some.yaml:1: this is nested too deeply"),
        ("", "some.yaml: there is no scenario in this file"),
        ("# nothing\n---\n---\n", "some.yaml: there is no scenario in this file"),
    ],
)  # fmt: skip
def test_what_is_no_yaml_of_ours_is_refused_with_its_line(check: Check, text: str, failure: str) -> None:
    [outcome] = check(text)
    assert outcome.title == "some.yaml"
    assert outcome.failures[0].startswith(failure)
    assert "\n" not in outcome.failures[0]


def test_common_slips_get_a_hint(check: Check) -> None:
    [outcome] = check("acts:\n  - 1: offer 2: red for soy\n")
    assert outcome.failures[0].endswith("; put a text that has a colon in it into quotes")
    [outcome] = check("title:\n\t- a\n")
    assert outcome.failures[0].endswith("; indent with spaces, not with tabs")
    [outcome] = check("title: a\n]\t\n")
    assert "tabs" not in outcome.failures[0]


WITHOUT_LIBYAML = """
import sys, yaml
del yaml.CSafeLoader
from bohnhof.table.scenario import check_file
for outcome in check_file(sys.argv[1]):
    print(*outcome.failures or ["passed"])
"""


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (GOOD, "passed"),
        (
            "title:\n\t- a\n",
            "some.yaml:2: this is no YAML: while scanning for the next token found character ",
        ),
    ],
)
def test_scenarios_are_read_where_libyaml_is_missing(tmp_path: Path, text: str, told: str) -> None:
    (tmp_path / "some.yaml").write_text(text, encoding="utf-8")
    command = [sys.executable, "-c", WITHOUT_LIBYAML, "some.yaml"]
    ran = subprocess.run(command, cwd=tmp_path, env=environment(), capture_output=True, text=True, check=True)
    assert ran.stdout.startswith(told)


def test_a_bomb_of_aliases_does_not_go_off(check: Check) -> None:
    layers = [f"a{i}: &a{i} [{', '.join([f'*a{i - 1}'] * 9)}]" for i in range(1, 30)]
    [outcome] = check("\n".join(["a0: &a0 [red]", *layers]))
    assert outcome.failures == ["some.yaml:2: a word may not begin with “*” here; put it into quotes"]


def test_dates_and_fractions_and_big_numbers_stay_texts(check: Check) -> None:
    [outcome] = check(GOOD.replace("A lone bean is protected", "2001-02-03"))
    assert outcome.passed
    assert outcome.title == "2001-02-03"
    [outcome] = check(GOOD.replace("in draw: 98", f"in draw: {'9' * 5000}"))
    assert outcome.failures[0].startswith("some.yaml:22: cards in draw: “999")


def test_control_characters_do_not_reach_the_screen(check: Check) -> None:
    [outcome] = check(GOOD.replace("1: harvest 1\n", '1: "harvest \\e[31m\\n1"\n'))
    assert outcome.failures[0].startswith("some.yaml:15: can’t read “harvest [31m 1”")


def test_files_that_cannot_be_read_are_one_failed_outcome(tmp_path: Path) -> None:
    [outcome] = check_file(tmp_path / "none.yaml")
    assert outcome.title == "none.yaml"
    assert outcome.failures == [f"{tmp_path / 'none.yaml'}: cannot be read (No such file or directory)"]
    [outcome] = check_file(tmp_path)
    assert "cannot be read" in outcome.failures[0]
    latin = tmp_path / "latin.yaml"
    latin.write_bytes(b"title: x\ncites: [B\xf6]\n")
    [outcome] = check_file(latin)
    assert outcome.failures == [f"{latin}:2: this is no UTF-8 text"]
    large = tmp_path / "large.yaml"
    large.write_bytes(b"#" * (MOST_BYTES + 1))
    [outcome] = check_file(large)
    assert outcome.failures == [f"{large}: is larger than 512 KiB"]


# Custom games


class Careless(Bohnanza):
    """Bohnanza whose refusals change the state."""

    def play(self, s: State, seat: int, action: Action) -> str | None:
        reason = super().play(s, seat, action)
        if reason is not None:
            s.passes += 1
        return reason


class Banked(Bohnanza):
    """Bohnanza with a pile of its own."""

    def __init__(self) -> None:
        super().__init__()
        # A compiled rulebook does not see class attributes of interpreted subclasses.
        self.id = "banked"

    def own_piles(self) -> list[ExtraPile]:
        return [ExtraPile("bank")]


def test_a_refused_act_that_changes_the_table_is_found_out(
    check: Check, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(games.GAMES, "bohnanza", import_path(Careless))
    monkeypatch.setattr(games, "_made", {})
    [outcome] = check(GOOD)
    assert outcome.failures == ["some.yaml:14: “harvest 2” of seat 1 is refused, but changes the table"]


def test_a_pile_that_only_one_game_has_is_expected_by_its_name(
    check: Check, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(games.GAMES, "banked", import_path(Banked))
    monkeypatch.setattr(games, "_made", {})
    text = GOOD.replace("game: bohnanza", "game: banked").replace(
        "draw: rest", "draw: rest\n  bank: red garden"
    )
    text = text.replace("passes: 0", "bank: red garden\n      cards in bank: 2").replace("98", "96")
    [outcome] = check(text)
    assert outcome.failures == []
    [outcome] = check(text.replace("      bank: red garden", "      bank: red"))
    assert outcome.failures == ["some.yaml:30: bank should be “red”, but is “red garden”"]


@pytest.mark.parametrize(
    ("game", "seats", "pile", "words", "why"),
    [
        ("rabohnzel", 3, "spells", "foo", "there is no spell “foo”; there are attack, field, "),
        ("rabohnzel", 3, "borrowed", "foo", "“foo” names what cannot lie here"),
        ("rabohnzel", 3, "held", "foo", "no bean is called “foo”; the beans are sword, princess, "),
        ("rabohnzel", 3, "known", "foo", "“foo” should be a spell and who knows it, as in "),
        ("rabohnzel", 3, "stolen", "foo", "“foo” should be a seat and a bean, as in 2:sword"),
        ("rabohnzel", 3, "third-fields", "seat-1", "“seat-1” should be a whole number from 1 to 5"),
        ("rabohnzel", 3, "third-fields", "5", "“5” should be words, such as “red blue*3”"),
        ("al-cabohne", 2, "shown", "foo", "“foo” should be a seat and how many cards, as in seat-1*3"),
        ("al-cabohne", 2, "al", "blue pea", "no bean is called “pea”; the beans are "),
        ("high-bohn", 3, "closed", "foo", "“foo” should be a seat and a number, as in 2:1"),
        ("high-bohn", 3, "seen", "'?'", "“?” should be a whole number from 1 to 255"),
        ("prohibohn", 2, "unsold", "pub-9", "“pub-9” names what cannot lie here"),
    ],
)
def test_what_cannot_lie_in_a_pile_of_a_game_is_told_in_one_line(
    check: Check, game: str, seats: int, pile: str, words: str, why: str
) -> None:
    position = f"{{game: {game}, players: [{', '.join(['{}'] * seats)}], draw: rest}}"
    text = f"title: A pile\nposition: {position}\nacts:\n  - expect: {{{pile}: {words}}}\n"
    [outcome] = check(text)
    [failure] = outcome.failures
    assert failure.startswith(f"some.yaml:4: {pile}: {why}")
    if not words.isdigit():
        [outcome] = check(text.replace("draw: rest", f"draw: rest, {pile}: {words}"))
        assert outcome.failures[0].startswith(f"some.yaml:2: {why}")


# Other features of scenarios

DEALT = """\
title: A deal
new game: {game: bohnanza, seats: 3, seed: 5, first: 2}
acts:
  - expect: {active: 2}
"""


def failures(check: Check, text: str) -> list[str]:
    return [failure for outcome in check(text) for failure in outcome.failures]


def test_a_scenario_may_begin_with_a_deal(check: Check) -> None:
    assert failures(check, DEALT) == []


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("seats: 3", "seats: 9", "some.yaml:2: Bohnanza is for 3 to 5 seats, not 9"),
        ("seats: 3", "seats: many", "some.yaml:2: “many” should be a whole number"),
        ("first: 2", "first: 4", "some.yaml:2: there is no seat 4 among 3"),
        ("first: 2", "last: 2", "some.yaml:2: a new game is written as game, seats, seed, first"),
        ("game: bohnanza, ", "", "some.yaml:2: a new game says its game; there are: bohnanza,"),
        (
            "acts:",
            "position: {game: bohnanza}\nacts:",
            "some.yaml:2: a scenario has a position or a new game",
        ),
    ],
)
def test_a_deal_that_cannot_be_is_told(check: Check, old: str, new: str, why: str) -> None:
    assert failures(check, DEALT.replace(old, new))[0].startswith(why)


def expecting(expected: str, acts: str = "") -> str:
    return f"""\
title: An offer
position:
  game: bohnanza
  phase: trade
  players: [{{hand: red chili, aside: soy blue, owned: ""}}, {{hand: stink}}, {{}}]
  revealed: garden blue
  draw: rest
acts:
  - 1: "offer 2: red*1 for chili"
{acts}  - expect: {{{expected}}}
"""


@pytest.mark.parametrize(
    "expected",
    [
        "offers: 1",
        "offers: [{}]",
        'offers: [{serial: 1, by: 1, to: 2, give: red, want: chili, places: [], declined: []}]',
        "seat 2 sees: {player 1: {hand: '?*2', aside: blue soy}, player 2: {hand: stink}, offers: [{by: 1}]}",
        "spectator sees: {player 2: {hand: '?'}, revealed: blue garden}",
        "revealed: blue garden",
        "player 1: {aside: blue soy}",
        "player 1: {fields: {1: '', third-field: ''}}",
        "scores: {2: 0}",
    ],
)  # fmt: skip
def test_what_is_so_is_expected(check: Check, expected: str) -> None:
    assert failures(check, expecting(expected)) == []


@pytest.mark.parametrize(
    ("expected", "why"),
    [
        ("offers: []", "offers should be 0, but are 1"),
        ("offers: [{give: chili}]", "give of offer 1 should be “chili”, but is “red”"),
        ("offers: [{to: all}]", "to of offer 1 should be all, but is 2"),
        ("offers: [{from: 1}]", "“from” is no part of an offer; there are serial, by, to,"),
        ("offers: [red]", "what is expected of an offer is written as serial,"),
        ("seat 2 sees: {player 1: {hand: red chili}}", "seat 2 sees: hand of player 1 should be"),
        ("seat 2 sees: {winners: [1]}", "seat 2 sees: “winners” cannot be expected;"),
        ("seat 2 sees: {seat 1 sees: {}}", "seat 2 sees: “seat 1 sees” cannot be expected;"),
        ("seat 4 sees: {}", "“seat 4 sees” cannot be expected;"),
        ("player 1 sees: {}", "“player 1 sees” cannot be expected;"),
        ("player 1: {hand: chili red}", "hand of player 1 should be “chili red”, but is “red chili”"),
        ("player 1: {hand: '? red'}", "hand of player 1: there is no “?”;"),
        ("player 1: {fields: {1: red}}", "fields of player 1 should be 1: “red”, but is 1: empty"),
        ("player 1: {fields: {saloon: red}}", "fields of player 1: there is no field “saloon”; there"),
        ("scores: {1: 3}", "scores should be 1: 3, but is 1: 0"),
        ("scores: {mafia: 0}", "scores: “mafia” has no score; there are 1, 2, 3"),
        ("winners: [mafia]", "winners should be mafia, but is [1, 2, 3]"),
        ("winners: mafia", "winners should be mafia, but is [1, 2, 3]"),
        ("winners: [1, mafia]", "winners: “mafia” should be a whole number"),
        ("seat 2 sees: {player 1: {hand: '?*x'}}", "seat 2 sees: hand of player 1: there is no “?*x”;"),
    ],
)  # fmt: skip
def test_what_is_not_so_is_told(check: Check, expected: str, why: str) -> None:
    [failure] = failures(check, expecting(expected))
    assert failure.startswith(f"some.yaml:10: {why}")


MAFIA = """\
title: The mafia wins
position:
  game: al-cabohne
  agenda: []
  passes: 3
  players: [{taler: blue*2}, {}]
  mafia: green*5
  discard: rest
acts:
  - expect: {winners: [mafia], scores: {1: 2, mafia: 5}}
  - expect: {winners: mafia}
  - expect: {winners: [], scores: [2, 0]}
"""


def test_the_mafia_may_be_among_winners_and_scores(check: Check) -> None:
    assert failures(check, MAFIA) == []
    [failure] = failures(check, MAFIA.replace("mafia: green*5", "mafia: green"))[:1]
    assert failure == "some.yaml:10: winners should be mafia, but is [1]"


def test_fields_and_sentences_may_name_a_building(check: Check) -> None:
    text = """\
title: The saloon's field
position:
  game: high-bohn
  players: [{hand: green green, owned: saloon-2}, {}, {}]
  draw: rest
acts:
  - 1: plant saloon
  - expect: {player 1: {fields: {saloon: green, 1: ""}}}
  - 1: harvest saloon
"""
    assert failures(check, text) == []


def test_what_is_no_sentence_is_refused_where_the_reason_is_named(check: Check) -> None:
    verbs = "accept, buy, decline, done, harvest, offer, plant, withdraw"
    why = f"can’t read “sell 1”; start with {verbs}"
    acts = f'  - refused: {{1: sell 1, because: "{why}"}}\n'
    assert failures(check, expecting("offers: 1", acts)) == []
    [slip] = failures(check, expecting("offers: 1", "  - refused: {1: sell 1}\n"))
    assert slip == f"some.yaml:10: {why}"
    [other] = failures(check, expecting("offers: 1", "  - refused: {1: sell 1, because: nothing}\n"))
    assert other.endswith("expected was “nothing”")


def test_reasons_of_refusals_are_kept(check: Check) -> None:
    [outcome] = check(GOOD)
    [line] = outcome.reasons
    assert line == f"some.yaml:14: seat 1: harvest 2: refusal-lone-bean: {english(LONE_BEAN)}"
