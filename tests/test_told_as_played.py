"""Texts shown to players agree with what the rules do, in every language."""

from __future__ import annotations

import re

import pytest

from bohnhof.engine.actions import Action
from bohnhof.engine.message import Message
from bohnhof.engine.notation import read_sentence
from bohnhof.engine.position import read_position
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import State
from bohnhof.games import rules_of
from bohnhof.games.al_cabohne.rules import AlCabohne
from bohnhof.games.prohibohn import facts
from bohnhof.telling import telling_of
from bohnhof.telling.telling import HARVESTING
from bohnhof.words import LANGUAGES, Speech, names_in

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def table(game: str, **piles: object) -> State:
    """Return a settled state that records its events from then on."""
    rules = rules_of(game)
    state = read_position(rules, {"game": game, "active": 1, "draw": "rest", **piles})
    rules.settle(state)
    state.facts = []
    return state


def play(game: str, state: State, seat: int, *sentences: str) -> None:
    rules = rules_of(game)
    for sentence in sentences:
        assert rules.play(state, seat - 1, read_sentence(rules, sentence)) is None, sentence


def said(language: str, *messages: Message) -> str:
    speech = Speech(language, ["Ada", "Ben", "Cem"], 0)
    return " ".join(speech.say(message) for message in messages)


def advice(game: str, state: State, language: str) -> str:
    """Return the help for the current step."""
    rules = rules_of(game)
    phase = telling_of(rules).phase(rules.view(state, 0))
    assert phase is not None
    return said(language, *phase.advice)


def meaning(rules: Rules, state: State, action: Action, language: str) -> str:
    """Return the description of a move of seat 1 before it is made."""
    message = telling_of(rules).meaning(rules.view(state, 0), 0, action)
    assert message is not None
    return said(language, message)


# Rabohnzel

NEED_NOT = {"en": "need be planted", "de": "muss angebaut", "nl": "hoeft geplant", "fr": "pas obligé de"}
MAY_NOT = {"en": "(may|must|can) (not )?be planted", "de": "darf", "nl": "mag", "fr": "ne (doi|peu)(t|vent)"}


@pytest.mark.rule("RZ 7.6")
@in_every_language
def test_trade_used_only_to_discard_forbids_no_planting(language: str) -> None:
    state = table(
        "rabohnzel",
        phase="reveal",
        players=[{"fields": ["sword"], "owned": "trade-up"}, {}, {}],
        draw="sword mean rest",
    )
    rules = rules_of("rabohnzel")
    texts = [
        meaning(rules, state, read_sentence(rules, "cast trade: discard"), language),
        meaning(rules, state, read_sentence(rules, "cast trade"), language),
        names_in(language).rows["cards"]["trade"]["power"],
    ]
    for text in texts:
        assert NEED_NOT[language] in text
        assert not re.search(MAY_NOT[language], text)
    play("rabohnzel", state, 1, "cast trade: discard", "done", "plant sword 1", "discard mean")
    assert len(state.players[0].fields[0]) == 2


# Prohibohn

OWNED = {"en": "own", "de": "besitze", "nl": "bezitten", "fr": "possèdent"}
SOLD = {"en": "sold", "de": "verkauft", "nl": "verkocht", "fr": "vendu"}
TEN = {"en": "ten", "de": "zehn", "nl": "tien", "fr": "dix"}


@pytest.mark.rule("PB 11.4", "PB 13.4")
@in_every_language
def test_a_fourth_pass_depends_on_what_is_owned_and_not_on_what_was_sold(language: str) -> None:
    """Close one of ten establishments that were sold, by Pub 4."""
    state = table(
        "prohibohn-pub",
        passes=2,
        phase="draw",
        players=[
            {
                "hand": "rest",
                "taler": "cognac*4",
                "owned": "undertaker-1 undertaker-3 undertaker-4 restaurant-1",
            },
            {"hand": "stink", "owned": "casino-1 variete-1 variete-3 variete-4 nightbar-1"},
        ],
        al="blue",
        don="pole",
        joe="kidney",
        discard="green*3",
        draw="kidney",
    )
    told = [advice("prohibohn-pub", state, language)]
    play("prohibohn-pub", state, 1, "buy pub-4", "close casino-1", "done")
    play("prohibohn-pub", state, 2, "done")
    assert not state.over
    happened = [fact for fact in state.facts or [] if fact.what == facts.FOURTH_PASS]
    told.append(said(language, *telling_of(rules_of("prohibohn-pub")).story(happened, 0)))
    for text in told:
        [sentence] = [part for part in re.split(r"(?<=[.:]) ", text) if TEN[language] in part.split()]
        assert OWNED[language] in sentence.lower()
        assert SOLD[language] not in sentence


PROMPT = {"en": "any prompt", "de": "wann immer du gefragt", "nl": "elke invoer", "fr": "demande un coup"}


def assert_help_does_not_promise_a_harvest(game: str, state: State, seat: int, language: str) -> None:
    """Check that help does not offer a harvest at any prompt where it is illegal."""
    rules = rules_of(game)
    assert seat - 1 in rules.awaited(state)
    assert rules.refusal(state, seat - 1, read_sentence(rules, "harvest 1"))
    assert HARVESTING in telling_of(rules).help()
    assert PROMPT[language] in said(language, Message("freely")).lower()
    assert PROMPT[language] not in said(language, HARVESTING.meaning).lower()


@pytest.mark.rule("PB 5.1")
@in_every_language
def test_help_promises_no_harvest_while_cards_are_revealed(language: str) -> None:
    state = table("prohibohn", phase="reveal", players=[{"fields": ["green*4"]}, {}], al="blue", don="kidney")
    assert_help_does_not_promise_a_harvest("prohibohn", state, 1, language)


@pytest.mark.rule("RZ 5.2")
@in_every_language
def test_help_promises_no_harvest_to_whoever_is_attacked(language: str) -> None:
    attacked = {"fields": ["mean*2"], "taler": "sword"}
    state = table("rabohnzel", phase="magic", players=[{"fields": ["sword"], "taler": "cap"}, attacked, {}])
    play("rabohnzel", state, 1, "use 1 on 2")
    assert_help_does_not_promise_a_harvest("rabohnzel", state, 2, language)


# Al Cabohne

IF_YOU_HAVE = {
    "en": "if you have one",
    "de": "wenn du eine hast",
    "nl": "als je er een hebt",
    "fr": "si tu en as une",
}


@pytest.mark.rule("AC 7.10", "AC 7.11")
@pytest.mark.parametrize("game", ["al-cabohne", "al-cabohne-solo", "prohibohn"])
@in_every_language
def test_a_boss_stays_empty_where_the_hand_has_no_card_for_him(game: str, language: str) -> None:
    rules = rules_of(game)
    assert isinstance(rules, AlCabohne)
    players = [{"hand": "blue blue"}, {}][: rules.fewest_seats]
    state = table(game, phase="grow", players=players, al="blue")
    told = advice(game, state, language)
    play(game, state, 1, "done")
    assert rules.empty_boss(state) >= 0
    assert IF_YOU_HAVE[language] in told


EVERYONE = {"en": "Everyone", "de": "Alle", "nl": "Iedereen", "fr": "Tout le monde"}


@pytest.mark.rule("BO 8.8", "R11")
@in_every_language
def test_before_a_shuffle_everyone_is_told_that_they_may_act(language: str) -> None:
    players = [{}, {"aside": "blue", "fields": ["blue*9"]}, {"hand": "rest"}]
    state = table("bohnanza", phase="plant-aside", players=players, draw="red soy garden", discard="chili")
    play("bohnanza", state, 2, "plant blue 1")
    rules = rules_of("bohnanza")
    assert (state.active, rules.awaited(state)) == (0, (1,))
    phase = telling_of(rules).phase(state)
    assert phase is not None
    assert EVERYONE[language] in said(language, *phase.advice)
