"""Events: declared once, written as data, and restricted to what each seat may know."""

import json
import pickle
from pathlib import Path

import pytest

from bohnhof.engine import facts
from bohnhof.engine.chance import Rng
from bohnhof.engine.facts import DECLARED, Fact, FactType
from bohnhof.engine.notation import read_sentence
from bohnhof.engine.position import read_position
from bohnhof.engine.slots import BEANS, CARDS, FIELD, FROM_EXTRA, FROM_REVEALED, PLACE, SEAT
from bohnhof.engine.state import EVERYONE, NOBODY, SPECTATOR, UNSEEN
from bohnhof.games import rules_of
from bohnhof.games.al_cabohne import facts as facts_of_mafia
from bohnhof.games.high_bohn import facts as facts_of_high_bohn
from bohnhof.games.rabohnzel import facts as facts_of_magic
from bohnhof.games.rabohnzel.spellbook import LIFTED
from bohnhof.table.record import Replay, load, taken_table
from bohnhof.testing.completeness import changes_are_told, facts_fit_their_kinds
from bohnhof.testing.facts import modules, page
from bohnhof.testing.knowledge import facts_tell_no_secret
from bohnhof.testing.secrets import secrets_of

BOHNANZA, HIGH_BOHN, RABOHNZEL = rules_of("bohnanza"), rules_of("high-bohn"), rules_of("rabohnzel")
DUEL = rules_of("al-cabohne")
EVERY = 5
GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.record"))


@pytest.mark.parametrize(
    ("rules", "fact", "data"),
    [
        (BOHNANZA, Fact(facts.TURN, 2), {"fact": "turn", "seat": 3}),
        (
            BOHNANZA,
            Fact(facts.HARVESTED, 1, (1,) * 4, 1, 0, (1,)),
            {"fact": "harvested", "seat": 2, "beans": ["blue"] * 4, "taler": 1, "field": 1, "kept": ["blue"]},
        ),
        (
            BOHNANZA,
            Fact(facts.PLANTED, 0, (2,), 1, FROM_REVEALED),
            {"fact": "planted", "seat": 1, "beans": ["chili"], "field": 2, "from": "revealed"},
        ),
        (
            RABOHNZEL,
            Fact(facts.PLANTED, 0, (2,), 1, FROM_EXTRA + LIFTED),
            {"fact": "planted", "seat": 1, "beans": ["princess"], "field": 2, "from": "lifted"},
        ),
        (
            BOHNANZA,
            Fact(facts.OFFERED, 0, (7,), 3, EVERYONE, ()),
            {"fact": "offered", "seat": 1, "give": ["red"], "offer": 3, "want": []},
        ),
        (
            BOHNANZA,
            Fact(facts.BOUGHT, 1, (7, 7, 1), 0),
            {"fact": "bought", "seat": 2, "paid": ["red", "red", "blue"], "card": "third-field"},
        ),
        (BOHNANZA, Fact(facts.EXHAUSTED, NOBODY, (), 2), {"fact": "exhausted", "pass": 2}),
        (
            DUEL,
            Fact(facts_of_mafia.BOSS_HARVESTED, NOBODY, (1,) * 4, 1, 1),
            {"fact": "boss-harvested", "beans": [DUEL.beans[1].id] * 4, "taler": 1, "boss": "don"},
        ),
        (
            HIGH_BOHN,
            Fact(facts_of_high_bohn.BUILDINGS_REMOVED, NOBODY, (13, 15)),
            {"fact": "buildings-removed", "cards": ["farm-1", "farm-3"]},
        ),
        (
            HIGH_BOHN,
            Fact(facts_of_high_bohn.NAMED, 1, (), 1),
            {"fact": "named", "seat": 2, "family": "tipi"},
        ),
        (
            RABOHNZEL,
            Fact(facts_of_magic.CAST, 0, (), 3, 2),
            {"fact": "cast", "seat": 1, "spell": "spell-swap", "target": 3},
        ),
    ],
    ids=lambda value: value.what.id if isinstance(value, Fact) else "",
)
def test_a_fact_is_data_in_words(rules, fact, data):
    assert fact.data(rules) == data


def test_who_may_not_know_a_fact_is_told_neither_cards_nor_places():
    drew = Fact(facts.DREW, 1, (4, 5), known=1 << 1)
    assert drew.seen_by(1).data(BOHNANZA)["beans"] == ["green", "soy"]
    assert drew.seen_by(0).data(BOHNANZA)["beans"] == ["?", "?"]
    assert drew.seen_by(SPECTATOR).data(BOHNANZA)["beans"] == ["?", "?"]
    moved = Fact(facts.MOVED, 1, (), 2, 4, known=1 << 1)
    assert moved.seen_by(1).data(HIGH_BOHN) == {"fact": "moved", "seat": 2, "from": 2, "to": 4}
    assert moved.seen_by(2).data(HIGH_BOHN) == {"fact": "moved", "seat": 2}


def test_a_fact_may_be_known_to_two_seats():
    taken = Fact(facts_of_magic.SPELL_TAKEN, 0, (10,), 0, 2, known=1 << 0 | 1 << 2)
    assert [taken.seen_by(seat).cards for seat in (0, 1, 2, SPECTATOR)] == [
        (10,),
        (UNSEEN,),
        (10,),
        (UNSEEN,),
    ]
    assert taken.seen_by(1).data(RABOHNZEL) == {"fact": "spell-taken", "seat": 1, "cards": ["?"], "from": 3}


def test_the_end_of_trading_is_told_with_its_offers_and_what_comes_next():
    state = read_position(
        BOHNANZA,
        {
            "phase": "trade",
            "players": [{"hand": "red"}, {"hand": "soy"}, {}],
            "revealed": "blue",
            "draw": "rest",
        },
    )
    told = tell(BOHNANZA, state, (0, "offer 2: red for soy"), (0, "done"), (0, "plant blue 1"))
    assert told[1:4] == [
        {"fact": "untaken", "seat": 1, "offer": 1},
        {"fact": "done", "seat": 1},
        {"fact": "phase", "seat": 1, "step": "plant-aside"},
    ]
    assert told[4] == {"fact": "planted", "seat": 1, "beans": ["blue"], "field": 1, "from": "revealed"}
    assert told[-2:] == [{"fact": "turn", "seat": 2}, {"fact": "phase", "seat": 2, "step": "plant-hand"}]


def test_who_is_done_while_others_are_awaited_is_told():
    players = [{"owned": "move-up", "hand": "cap cap"}, {"aside": "cap"}, {}]
    state = read_position(RABOHNZEL, {"phase": "plant-aside", "players": players, "draw": "rest"})
    assert RABOHNZEL.awaited(state) == (0, 1)
    assert tell(RABOHNZEL, state, (0, "done")) == [{"fact": "done", "seat": 1}]
    assert RABOHNZEL.awaited(state) == (1,)


def test_a_planted_card_says_where_it_came_from():
    piles = {"revealed": "blue", "players": [{"aside": "red"}, {}, {}]}
    state = read_position(BOHNANZA, {"phase": "plant-aside", "draw": "rest", **piles})
    told = tell(BOHNANZA, state, (0, "plant red 1"), (0, "plant blue 2"))
    assert [fact["from"] for fact in told if fact["fact"] == "planted"] == ["aside", "revealed"]
    assert tell(BOHNANZA, BOHNANZA.new_game(3, 1, first=0), (0, "plant 1"))[0]["from"] == "hand"


def tell(rules, state, *acts):
    state.facts = []
    for seat, sentence in acts:
        assert rules.play(state, seat, read_sentence(rules, sentence)) is None
    return [fact.data(rules) for fact in state.facts]


def test_a_pickled_fact_is_of_the_same_kind():
    again = pickle.loads(pickle.dumps(Fact(facts.DREW, 1, (4,), known=1 << 1)))
    assert again.what is facts.DREW
    assert again.seen_by(0).cards == (UNSEEN,)


def test_one_id_is_one_kind_of_fact():
    FactType("brewed", "A bean was brewed.", BEANS, FIELD)
    again = FactType("brewed", "A bean was brewed.", BEANS, FIELD)
    assert DECLARED["brewed"] == again
    with pytest.raises(ValueError, match="“brewed” is declared twice"):
        FactType("brewed", "A bean was brewed.", CARDS, FIELD)
    with pytest.raises(ValueError, match="two slots of one name: fact, seat, place, place"):
        FactType("swapped", "Two places were exchanged.", number=PLACE, other=PLACE)
    with pytest.raises(ValueError, match="two slots of one name"):
        FactType("aimed", "A seat was aimed at.", other=SEAT)


def test_ids_are_unique_words_named_like_their_constants():
    found = [(name, value) for module in modules().values() for name, value in vars(module).items()]
    declared = [(name, value.id) for name, value in found if isinstance(value, FactType)]
    assert len({word for _, word in declared}) == len(declared)
    for name, word in declared:
        assert word == name.lower().replace("_", "-")


def test_the_page_of_facts_is_what_the_code_declares():
    written = (Path(__file__).parents[1] / "docs/facts.md").read_text(encoding="utf-8")
    assert written == page(), "python -m bohnhof.testing.facts docs/facts.md"


@pytest.mark.parametrize("record", GOLDEN, ids=lambda path: path.stem)
def test_every_fact_of_the_golden_games_is_declared_and_data(record):
    table = taken_table(load(record))
    told = [fact for act in table.log for fact in act.facts]
    assert told[-1].what in (facts.OVER, facts_of_magic.SPELLS_SHOWN)
    for fact in told:
        assert DECLARED[fact.what.id] is fact.what
        assert json.loads(json.dumps(fact.data(table.rules))) == fact.data(table.rules)


@pytest.mark.parametrize("record", GOLDEN, ids=lambda path: path.stem)
def test_the_facts_of_the_golden_games_tell_each_seat_all_that_it_may_know_and_no_more(record):
    replay = Replay(load(record))
    rules, acts = replay.table.rules, replay.record.acts
    for number, (seat, sentence) in enumerate(acts):
        if number % EVERY == 0:
            rng = Rng(number)
            viewers = [SPECTATOR, *range(replay.record.seats)]
            viewer = viewers[rng.below(len(viewers))]
            action = read_sentence(rules, sentence)
            state = replay.table.state
            facts_fit_their_kinds(rules, state, seat, action)
            changes_are_told(rules, state, viewer, seat, action)
            facts_tell_no_secret(rules, state, viewer, seat, action, rng, secrets_of(rules))
        replay.step()
