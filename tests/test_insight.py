"""Insight, the rules' data for displays: it agrees with the rules and is JSON."""

import json

import pytest

from bohnhof.engine import reasons
from bohnhof.engine.chance import Rng
from bohnhof.engine.insight import Insight, misfits
from bohnhof.engine.position import read_position
from bohnhof.engine.state import SPECTATOR, State
from bohnhof.games import rules_of
from bohnhof.testing.walk import Walk
from tests.samples import GAMES

RULES = rules_of("bohnanza")


def table(game: str = "bohnanza", **parts: object) -> State:
    rules = rules_of(game)
    players = parts.pop("players")
    state = read_position(rules, {"players": players, "draw": "rest", **parts})
    rules.settle(state)
    return state


def seen(state: State, seat: int, game: str = "bohnanza") -> Insight:
    rules = rules_of(game)
    return Insight(rules, rules.view(state, seat), seat)


def test_a_field_tells_its_worth_what_more_would_bring_and_whether_it_may_be_sold():
    state = table(players=[{"fields": ["blue*5", "red"], "taler": "soy"}, {"fields": ["chili*10"]}, {}])
    own, other, _ = seen(state, 0).fields
    assert [field.there for field in own] == [True, True, False]
    assert (own[0].worth, own[0].thresholds) == (1, [(1, 2), (3, 3), (5, 4)])
    assert own[0].reached == [(4, 1)]
    assert own[0].harvest.refusal is None
    assert own[1].harvest.refusal == reasons.LONE_BEAN
    assert own[0].takes == (RULES.kinds["blue"],)
    assert (other[0].worth, other[0].thresholds, other[0].harvest) == (4, [], None)
    assert len(other[1].takes) == 8


def test_the_front_card_tells_where_it_fits_and_why_not_elsewhere():
    state = table(players=[{"hand": "red soy", "fields": ["blue", "red"]}, {}, {}], phase="plant-hand")
    found = [
        (planting.field, planting.choice.act.sentence(RULES), planting.choice.refusal)
        for planting in seen(state, 0).plantings
    ]
    assert found == [(0, "plant 1", reasons.OTHER_KIND), (1, "plant 2", None)]
    assert seen(state, 1).plantings == []
    assert misfits(RULES, RULES.view(state, 0), 0) == []


def test_cards_that_fit_nowhere_are_misfits():
    players = [{"fields": ["blue", "red"]}, {}, {}]
    state = table(players=players, phase="plant-aside", revealed="soy red")
    assert misfits(RULES, RULES.view(state, 0), 0) == [RULES.kinds["soy"]]
    beans = {planting.cards[0] for planting in seen(state, 0).plantings}
    assert beans == {RULES.kinds["soy"], RULES.kinds["red"]}


def test_what_is_on_sale_tells_its_price_and_why_it_cannot_be_bought():
    state = table(players=[{"taler": "red*2"}, {"owned": "third-field"}, {"taler": "soy*3"}])
    [field] = seen(state, 0).purchases
    assert (field.price, field.kind, field.choice.refusal) == (3, 0, reasons.TOO_FEW_TALER)
    assert seen(state, 1).purchases == seen(state, SPECTATOR).purchases == []
    assert seen(state, 2).purchases[0].choice.refusal is None


def test_buildings_and_establishments_on_sale_tell_their_bean():
    state = table("high-bohn", players=[{"taler": "red*3"}, {}, {}], phase="trade")
    cards = rules_of("high-bohn").privileges
    sale = {cards[purchase.card].id: purchase for purchase in seen(state, 0, "high-bohn").purchases}
    assert len(sale) == 33
    payable = [card for card, purchase in sale.items() if purchase.choice.refusal is None]
    assert payable
    assert all(sale[card].kind in (0, rules_of("high-bohn").kinds["red"]) for card in payable)
    duel = table("prohibohn", players=[{"taler": "kidney*3"}, {}], agenda=["plant-hand 1", "next 1"])
    ways = seen(duel, 0, "prohibohn").data()["purchases"]
    assert {"razzia", "casino-3"} <= {way["card"] for way in ways}
    assert all(way["bean"] for way in ways)


def test_an_offer_tells_who_may_answer_it_and_how():
    offers = [{"by": 1, "to": "all", "give": "red", "want": "blue"}]
    state = table(players=[{"hand": "red"}, {"hand": "blue"}, {"hand": "soy"}], phase="trade", offers=offers)
    said = [
        [
            (choice.act.sentence(RULES), choice.refusal)
            for answer in seen(state, seat).answers
            for choice in answer.choices
        ]
        for seat in (0, 1, SPECTATOR)
    ]
    assert said == [[("withdraw 1", None)], [("accept 1", None), ("decline 1", None)], []]
    [answer] = seen(state, 2).answers
    assert answer.choices[0].refusal is not None


def test_bosses_tell_what_they_have_lack_and_tax():
    state = table("al-cabohne", players=[{"fields": ["blue*3"]}, {}], phase="pay", al="blue*2")
    al, don = seen(state, 0, "al-cabohne").more["bosses"]
    assert al == {
        "boss": "al",
        "beans": ["blue", "blue"],
        "worth": 0,
        "lacks": 6,
        "sells_at": 3,
        "taxes": [1],
    }
    assert (don["beans"], don["lacks"], don["taxes"]) == ([], 0, [])
    assert seen(state, 1, "al-cabohne").more["bosses"][0]["taxes"] == []


def test_a_town_tells_what_it_counts_and_the_market_what_is_left():
    owned = "third-field goldmine-2 tipi-3 bank-1 saloon-3"
    players = [{"owned": owned, "fields": ["soy red blue"]}, {"owned": "tipi-1"}, {}]
    more = seen(table("high-bohn", players=players, phase="trade"), 0, "high-bohn").more
    assert more["towns"][0] == {"buildings": 4, "worth": 9, "bonus": 1, "next_bonus": 2}
    assert (more["to_sell"]["goldmine"], more["to_sell"]["tipi"], more["to_sell"]["jail"]) == (1, 0, 2)
    assert more["stews"] == [[1], [], []]


def test_a_raid_tells_what_cards_count_no_more():
    owned = [{"owned": "casino-1 nightbar-1 nightbar-3 nightbar-4"}, {"owned": "razzia"}]
    more = seen(table("prohibohn", players=owned, phase="grow"), 0, "prohibohn").more
    assert more["values"][0] == {"casino-1": 0, "nightbar-1": 4, "nightbar-3": 3, "nightbar-4": 4}


def test_unseen_cards_are_counted_by_kind():
    state = table(players=[{"hand": "red soy"}, {"hand": "blue"}, {}], discard="red")
    data = seen(state, 0).data()
    assert (data["unseen"]["red"], data["unseen"]["blue"], data["unseen"]["soy"]) == (6, 20, 11)


@pytest.mark.parametrize("game", GAMES)
def test_insight_is_the_law_and_tells_no_secret(game):
    rules = rules_of(game)
    walk = Walk(rules, rules.most_seats, 11)
    rng = Rng(11)
    while not walk.over:
        for _ in range(12):
            if not walk.over:
                walk.step(rng)
        for seat in walk.viewers():
            agrees(rules, walk.state, seat)


def agrees(rules, state: State, seat: int) -> None:
    insight = Insight(rules, rules.view(state, seat), seat)
    data = json.loads(json.dumps(insight.data()))
    full = json.loads(json.dumps(Insight(rules, state, seat).data()))
    for hidden in ("unseen", "piles"):
        del data[hidden], full[hidden]
    if rules.id == "rabohnzel":
        del data["more"]["pfennig"], full["more"]["pfennig"]
    assert data == full
    moves = rules.moves(state, seat)
    choices = [planting.choice for planting in insight.plantings]
    choices += [purchase.choice for purchase in insight.purchases]
    choices += [choice for answer in insight.answers for choice in answer.choices]
    choices += [field.harvest for fields in insight.fields for field in fields if field.harvest]
    allowed = {choice.act.sentence(rules) for choice in choices if choice.refusal is None}
    assert allowed <= {move.sentence(rules) for move in moves}
    for move in moves:
        if move.planting(rules, state, seat) or move.purchase(rules, state, seat):
            assert move.sentence(rules) in allowed
