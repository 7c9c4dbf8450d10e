"""Sentences: each action has one and is parsed from it. The examples of the page are run."""

import json
import re
from pathlib import Path

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bohnhof.bots.chance import Chance
from bohnhof.engine.actions import BuyField
from bohnhof.engine.notation import SentenceError, read_sentence
from bohnhof.engine.state import EVERYONE
from bohnhof.engine.trading import Accept, MakeOffer
from bohnhof.engine.wire import read_view, write_view
from bohnhof.games import rules_of
from bohnhof.table.record import read_record, write_record
from bohnhof.table.scenario import check_file, load_position
from bohnhof.table.table import Table
from bohnhof.words import english

pytestmark = pytest.mark.both_engines

RULES = rules_of("bohnanza")
KINDS = list(range(1, len(RULES.beans)))

# Writing and reading


@pytest.mark.parametrize("sentence", list(RULES.acts.by_sentence))
def test_a_closed_action_is_read_from_its_sentence(sentence: str) -> None:
    action = RULES.acts.by_sentence[sentence]
    assert action.sentence(RULES) == sentence
    assert read_sentence(RULES, sentence) is action


def test_every_field_and_every_bean_has_its_sentences() -> None:
    beans = [bean.id for bean in RULES.beans[1:]]
    expected = {"done", "buy field"}
    for field in (1, 2, 3):
        expected |= {f"plant {field}", f"harvest {field}"} | {f"plant {bean} {field}" for bean in beans}
    assert set(RULES.acts.by_sentence) == expected


kinds = st.lists(st.sampled_from(KINDS), max_size=6)
chosen_cards = st.lists(st.tuples(st.sampled_from(KINDS), st.integers(0, 30)), min_size=1, max_size=6).filter(
    lambda cards: any(place for _, place in cards)
)


@given(st.integers(EVERYONE, 8), kinds, kinds)
def test_an_offer_is_read_from_its_sentence(partner: int, give: list[int], want: list[int]) -> None:
    offer = MakeOffer(partner, tuple(give), tuple(want))
    again = read_sentence(RULES, offer.sentence(RULES))
    assert again == offer
    assert again.sentence(RULES) == offer.sentence(RULES)


@given(st.integers(EVERYONE, 8), chosen_cards, kinds)
def test_an_offer_keeps_the_chosen_places(
    partner: int, cards: list[tuple[int, int]], want: list[int]
) -> None:
    give = tuple([kind for kind, _ in cards])
    offer = MakeOffer(partner, give, tuple(want), tuple([place for _, place in cards]))
    assert read_sentence(RULES, offer.sentence(RULES)) == offer


@given(chosen_cards, kinds, st.data())
def test_the_order_in_which_cards_are_named_does_not_matter(
    cards: list[tuple[int, int]], want: list[int], data: st.DataObject
) -> None:
    sentences = set()
    for order in (cards, data.draw(st.permutations(cards))):
        give, places = zip(*order, strict=True)
        offer = MakeOffer(EVERYONE, give, tuple(data.draw(st.permutations(want))), places)
        sentences.add(offer.sentence(RULES))
    assert len(sentences) == 1


@given(chosen_cards, st.integers(1, 200))
def test_an_acceptance_keeps_the_chosen_places(cards: list[tuple[int, int]], serial: int) -> None:
    cards.sort()
    accept = Accept(serial, tuple([kind for kind, _ in cards]), tuple([place for _, place in cards]))
    assert read_sentence(RULES, accept.sentence(RULES)) == accept


@given(st.integers(1, 200))
def test_an_answer_is_read_from_its_sentence(serial: int) -> None:
    for answer in (RULES.acts.accept(serial), RULES.acts.decline(serial), RULES.acts.withdraw(serial)):
        assert read_sentence(RULES, answer.sentence(RULES)) == answer


@given(st.lists(st.sampled_from(KINDS), min_size=1, max_size=6))
def test_a_payment_keeps_its_order(pay: list[int]) -> None:
    buy = BuyField(tuple(pay))
    assert read_sentence(RULES, buy.sentence(RULES)) == buy


def test_only_the_public_sentence_hides_the_chosen_places() -> None:
    offer = read_sentence(RULES, "offer 2: red red@3 for soy")
    assert offer.public_sentence(RULES) == "offer 2: red red for soy"
    accept = read_sentence(RULES, "accept 4: red@3")
    assert accept.public_sentence(RULES) == "accept 4"
    harvest = read_sentence(RULES, "harvest 1")
    assert harvest.public_sentence(RULES) == "harvest 1"


# Invalid sentences

NO_OFFER = "is not a valid offer; try “offer 2: red red for chili” or “offer all: red for nothing”"
NO_ANSWER = "with the number of the offer"
NO_PEA = "no bean is called “pea”; the beans are blue, chili, stink, green, soy, black-eyed, red, garden"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "type a move"),
        ("  \t ", "type a move"),
        (":", "type a move"),
        ("sell 1", "can’t read “sell 1”; start with accept, buy, decline, done,"),
        ("plant", "can’t read “plant”; try “plant 1” or “plant 2” or “plant 3”"),
        ("plant 4", "You have no such field."),
        ("plant 0", "You have no such field."),
        ("plant -1", "no bean is called “-1”; the beans are blue,"),
        ("plant red", "can’t read “plant red”; try “plant 1”"),
        ("plant red 4", "You have no such field."),
        ("plant 1 2", "can’t read “plant 1 2”; try “plant 1”"),
        ("plant pea 1", NO_PEA),
        ("plant unseen 1", "no bean is called “unseen”; the beans are blue,"),
        ("harvest", "can’t read “harvest”; try “harvest 1”"),
        ("harvest two", "can’t read “harvest two”; try “harvest 1”"),
        ("done now", "can’t read “done now”; try “done”"),
        ("buy", "can’t read “buy”; try “buy field”"),
        ("buy house", "can’t read “buy house”; try “buy field”"),
        ("buy field: pea", NO_PEA),
        ("offer", f"“offer” {NO_OFFER}"),
        ("offer 2", f"“offer 2” {NO_OFFER}"),
        ("offer 2:", f"“offer 2:” {NO_OFFER}"),
        ("offer: red for soy", f"“offer: red for soy” {NO_OFFER}"),
        ("offer 2 3: red for soy", f"“offer 2 3: red for soy” {NO_OFFER}"),
        ("offer two: red for soy", "“two” should be a seat or “all”"),
        ("offer 0: red for soy", "“0” should be a seat or “all”"),
        ("offer -1: red for soy", "“-1” should be a seat or “all”"),
        ("offer ²: red for soy", "“²” should be a seat or “all”"),
        ("offer 2: pea for soy", NO_PEA),
        ("offer 2: red for pea", NO_PEA),
        ("offer 2: red for soy for pea", "no bean is called “for”; the beans are blue,"),
        ("offer 2: red@0 for soy", "“0” should be a position in your hand"),
        ("offer 2: red@ for soy", "“” should be a position in your hand"),
        ("offer 2: red@x for soy", "“x” should be a position in your hand"),
        ("offer 2: red@1@2 for soy", "“1@2” should be a position in your hand"),
        ("offer 2: red for soy@1", "no bean is called “soy@1”; the beans are blue,"),
        ("offer 2: nothing red for soy", "no bean is called “nothing”; the beans are blue,"),
        ("accept", f"“accept” is not a valid answer; try “accept 3” {NO_ANSWER}"),
        ("accept 1 2", f"“accept 1 2” is not a valid answer; try “accept 3” {NO_ANSWER}"),
        ("accept one", "“one” should be the number of an offer"),
        ("accept 0", "“0” should be the number of an offer"),
        ("accept 9999999", "“9999999” should be the number of an offer"),
        ("accept 1: pea@1", NO_PEA),
        ("accept 1: red", "name the positions in your hand, as in “accept 3: red@2”"),
        ("accept 1:", "name the positions in your hand, as in “accept 3: red@2”"),
        ("decline", f"“decline” is not a valid answer; try “decline 3” {NO_ANSWER}"),
        ("decline 1: red@1", f"“decline 1: red@1” is not a valid answer; try “decline 3” {NO_ANSWER}"),
        ("withdraw x", "“x” should be the number of an offer"),
    ],
)  # fmt: skip
def test_what_is_no_sentence_is_told_why(text: str, reason: str) -> None:
    with pytest.raises(SentenceError) as caught:
        read_sentence(RULES, text)
    assert english(caught.value.reason).startswith(reason)


@given(st.text(max_size=40) | st.text(alphabet="plant offer accept red@1234567890: for", max_size=30))
@settings(max_examples=300)
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        action = read_sentence(RULES, text)
    except SentenceError:
        return
    assert read_sentence(RULES, action.sentence(RULES)) == action


# docs/notation.md

PAGE = (Path(__file__).parent.parent / "docs" / "notation.md").read_text(encoding="utf-8")
START = "title: x\nposition: {game: bohnanza, players: [{}, {}, {}], draw: rest}\n"
BLOCKS = re.findall(r"^```([^\n]+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


OF_GAME = "text sentences of "


def blocks(tag: str) -> list[str]:
    """Return the page's blocks with this tag, at least one."""
    found = [text for block_tag, text in BLOCKS if block_tag == tag]
    assert found, f"the page has no block “{tag}”"
    return found


def lines(tag: str) -> list[str]:
    return [line for text in blocks(tag) for line in text.splitlines()]


def test_every_block_of_the_page_is_run() -> None:
    assert {tag for tag, _ in BLOCKS if not tag.startswith(OF_GAME)} == {
        "text sentences", "text grammar", "text readings", "text no sentences",
        "yaml position", "yaml scenario", "text record", "json view",
    }  # fmt: skip
    assert PAGE.count("\n```") == 2 * len(BLOCKS)


def test_the_sentences_of_other_games_are_sentences() -> None:
    others = [(rules_of(tag.removeprefix(OF_GAME)), text) for tag, text in BLOCKS if tag.startswith(OF_GAME)]
    assert others
    for rules, text in others:
        for sentence in text.splitlines():
            assert read_sentence(rules, sentence).sentence(rules) == sentence


def test_the_sentences_of_the_page_are_sentences() -> None:
    verbs = set()
    for sentence in lines("text sentences"):
        assert read_sentence(RULES, sentence).sentence(RULES) == sentence
        verbs.add(sentence.split()[0])
    assert verbs == {sentence.split()[0] for sentence in RULES.acts.by_sentence} | {
        "offer",
        "accept",
        "decline",
        "withdraw",
    }


def test_the_readings_of_the_page_are_true() -> None:
    for line in lines("text readings"):
        text, sentence = line.split(" → ")
        assert read_sentence(RULES, text).sentence(RULES) == sentence


def test_what_the_page_says_is_no_sentence_is_none() -> None:
    for line in lines("text no sentences"):
        text, reason = line.split(" → ")
        with pytest.raises(SentenceError) as caught:
            read_sentence(RULES, text)
        assert english(caught.value.reason) == reason


def test_the_positions_of_the_page_can_be_set_up(tmp_path: Path) -> None:
    for text in blocks("yaml position"):
        (tmp_path / "position.yaml").write_text(text, encoding="utf-8")
        rules, state = load_position(tmp_path / "position.yaml")
        assert rules.awaited(state)


def test_the_views_of_the_page_can_be_read() -> None:
    for text in blocks("json view"):
        data = json.loads(text)
        rules = rules_of(data["game"])
        assert write_view(rules, read_view(rules, data)) == data


def test_the_scenarios_of_the_page_hold(tmp_path: Path) -> None:
    for text in blocks("yaml scenario"):
        (tmp_path / "scenario.yaml").write_text(text, encoding="utf-8")
        outcomes = check_file(tmp_path / "scenario.yaml")
        assert [outcome.failures for outcome in outcomes] == [[]] * (text.count("\n---\n") + 1)


def test_the_records_of_the_page_are_true() -> None:
    for text in blocks("text record"):
        assert write_record(read_record(text, "docs/notation.md")) == text


@pytest.mark.parametrize(
    ("text", "some_keys"),
    [
        ("no: 1\n", {"title", "cites", "position", "acts"}),
        ("title: x\nposition: {game: bohnanza, no: 1}\nacts: [1: done]\n", {"agenda", "players", "chance"}),
        (
            "title: x\nposition: {game: bohnanza, players: [{no: 1}, {}, {}]}\nacts: [1: done]\n",
            {"hand", "owned"},
        ),
        (f"{START}acts: [expect: {{no: 1}}]\n", {"player 1", "top of draw", "cards in revealed", "winners"}),
        (f"{START}acts: [expect: {{player 1: {{no: 1}}}}]\n", {"hand", "fields", "cards in hand"}),
    ],
)
def test_the_page_names_every_key(tmp_path: Path, text: str, some_keys: set[str]) -> None:
    path = tmp_path / "wrong.yaml"
    path.write_text(text)
    [outcome] = check_file(path)
    keys = set(outcome.failures[0].partition("; there are ")[2].split(", "))
    assert keys >= some_keys
    assert {key for key in keys if f"`{key}`" not in PAGE} <= {"player 2", "player 3"}


# The grammar of the page, as examples and as a pattern

Grammar = dict[str, str]


def grammar() -> Grammar:
    return dict(re.fullmatch(r"(\w+) += (.*)", line).groups() for line in lines("text grammar"))


TOKEN = re.compile(r'"[^"]*"|\w+|[|()\[\]{}]')
PATTERNS = {"(": "(?:", ")": ")", "[": "(?:", "]": ")?", "{": "(?:", "}": ")*", "|": "|"}


def pattern(rules: Grammar, name: str) -> str:
    """Return a regular expression for a grammar rule that is not recursive."""
    found = []
    for token in TOKEN.findall(rules[name]):
        if token[0] == '"':
            found.append(re.escape(token[1:-1]))
        else:
            found.append(PATTERNS[token] if token in PATTERNS else pattern(rules, token))
    return f"(?:{''.join(found)})"


def test_the_grammar_allows_every_sentence_of_real_games() -> None:
    allowed = re.compile(pattern(grammar(), "sentence"))
    sentences = {*RULES.acts.by_sentence, *lines("text sentences")}
    for seed in range(2):
        table = Table(RULES, seed, [Chance] * 4, bots_seed=seed)
        table.run()
        sentences |= {sentence for _, sentence in table.acts}
    assert len(sentences) > 200
    assert [sentence for sentence in sentences if not allowed.fullmatch(sentence)] == []


@given(st.from_regex(pattern(grammar(), "sentence"), fullmatch=True))
@settings(max_examples=300)
def test_whatever_the_grammar_allows_is_a_sentence(text: str) -> None:
    assume(not re.search(r"[0-9]{5}", text))
    action = read_sentence(RULES, text)
    assert re.fullmatch(pattern(grammar(), "sentence"), action.sentence(RULES))
