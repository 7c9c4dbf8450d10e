"""Rules of High Bohn that scenarios cannot express."""

import ast
import re
from pathlib import Path

import pytest

from bohnhof.bots.bot import Bot
from bohnhof.engine.actions import Action
from bohnhof.engine.chance import Rng
from bohnhof.engine.facts import HARVESTED, PHASE, Fact
from bohnhof.engine.notation import read_sentence
from bohnhof.engine.position import digest, read_position, write_position
from bohnhof.engine.reading import PositionError
from bohnhof.engine.schedule import Question
from bohnhof.engine.state import SPECTATOR, UNSEEN, State
from bohnhof.engine.trading import MakeOffer
from bohnhof.games import rules_of
from bohnhof.games.high_bohn import facts, piles
from bohnhof.games.high_bohn.actions import BuyBuilding
from bohnhof.games.high_bohn.rules import HighBohn
from bohnhof.games.high_bohn.secrets import DrawPileSeen
from bohnhof.table.table import Table
from bohnhof.testing import check_game
from bohnhof.testing.properties import act_is_accepted
from bohnhof.testing.walk import Walk
from tests.rich_tables import RichHighBohn, RichHighBohnCognac
from tests.tables import no_sentence

pytestmark = pytest.mark.both_engines

TOWN = rules_of("high-bohn")
COGNAC = rules_of("high-bohn-cognac")
assert isinstance(TOWN, HighBohn)

EVERY_GAME = pytest.mark.parametrize("game", ["high-bohn", "high-bohn-cognac"])


def position(**changes: object) -> dict[str, object]:
    return {"game": "high-bohn", "players": [{"hand": "red"}, {}, {}], "draw": "rest"} | changes


def play(s: State, *acts: tuple[int, str]) -> None:
    for seat, sentence in acts:
        assert TOWN.play(s, seat - 1, read_sentence(TOWN, sentence)) is None, sentence


# Material


@pytest.mark.rule("HB 1.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_set_up_is_that_of_bohnanza(seats: int) -> None:
    s = TOWN.new_game(seats, 1)
    plain = rules_of("bohnanza").new_game(seats, 1)
    assert [player.hand for player in s.players] == [player.hand for player in plain.players]
    assert (s.draw, s.active) == (plain.draw, plain.active)
    for seat in range(seats):
        open_fields = [field for field in range(TOWN.most_fields) if TOWN.ask_has_field(s, seat, field)]
        assert open_fields == [0, 1]


@pytest.mark.rule("HB 1.1")
@pytest.mark.parametrize("seats", [2, 6])
def test_it_is_for_three_to_five_players(seats: int) -> None:
    with pytest.raises(ValueError, match="High Bohn is for 3 to 5 seats"):
        TOWN.new_game(seats, 1)


@pytest.mark.rule("HB 1.2", "HB 1.3")
def test_each_bean_has_a_kind_of_building_with_the_prices_one_to_four() -> None:
    paid_with = {}
    for building in TOWN.buildings[1:]:
        paid_with.setdefault((building.word, TOWN.beans[building.bean].id), []).append(building.price)
    assert paid_with == {
        (word, bean): [1, 2, 3, 4]
        for word, bean in {
            "goldmine": "garden",
            "tipi": "red",
            "bank": "black-eyed",
            "farm": "soy",
            "saloon": "green",
            "general-store": "stink",
            "blacksmith": "chili",
            "jail": "blue",
        }.items()
    }
    assert TOWN.new_game(3, 1).extra[piles.UNSOLD] == list(range(1, 33))


@pytest.mark.rule("HB 6.1")
def test_the_cognac_variant_has_one_bean_and_one_kind_of_building_more() -> None:
    assert len(COGNAC.deck()) == 126
    assert (COGNAC.beans[9].id, COGNAC.beans[9].count) == ("cognac", 22)
    assert [building.id for building in COGNAC.buildings[33:]] == [
        f"distillery-{price}" for price in range(1, 5)
    ]
    assert [bean.id for bean in COGNAC.beans[:9]] == [bean.id for bean in TOWN.beans]


# Buying


class Buyer(Bot):
    """A bot that buys what it can and plants what it must."""

    name = "buyer"

    def decide(self, view: State, moves: list[Action], question: Question) -> Action | None:
        for move in moves:
            if isinstance(move, BuyBuilding):
                return move
        return moves[0] if moves else None


@pytest.mark.rule("HB 2.5", "R6")
def test_where_the_table_asks_for_purchases_the_active_player_comes_first_and_then_clockwise() -> None:
    players = [{"aside": "red", "taler": "blue"}, {"aside": "red", "taler": "blue"}] * 2
    begun = read_position(TOWN, position(players=players, active=3, phase="plant-aside"))
    table = Table.from_state(TOWN, begun, [Buyer] * 4)
    for _ in range(4):
        table.step()
    bought = [(seat, act) for seat, act in table.acts if act.startswith("buy")]
    assert bought == [(2, "buy jail-1")]
    assert [seat for seat, _ in table.acts] == [2, 2, 3, 0]


@EVERY_GAME
def test_buying_sentences_are_read_as_they_are_written(game: str) -> None:
    rules = rules_of(game)
    for sentence in ("buy saloon-3", "buy bank-1 farm-2 saloon-3", "harvest 2: chili red", "move 12 to 3"):
        assert read_sentence(rules, sentence).sentence(rules) == sentence
    assert read_sentence(rules, "buy saloon-3 bank-1").sentence(rules) == "buy bank-1 saloon-3"
    assert read_sentence(rules, "buy saloon-3") is rules.acts.by_sentence["buy saloon-3"]
    assert read_sentence(rules, "harvest 2: soy soy") is rules.acts.by_sentence["harvest 2: soy soy"]
    assert read_sentence(rules, "Harvest  2: red chili").sentence(rules) == "harvest 2: chili red"


@pytest.mark.parametrize(
    ("sentence", "why"),
    [
        (
            "buy saloon-5",
            "no building is called “saloon-5”; type its kind and its price, as in “buy saloon-3”",
        ),
        ("buy saloon", "no building is called “saloon”"),
        ("buy third-field", "no building is called “third-field”"),
        ("buy distillery-2", "no building is called “distillery-2”"),
        ("harvest 9: red", "can’t read"),
        ("harvest 1: nothing", "can’t read"),
        ("harvest 1: rye", "no bean is called “rye”"),
        ("move 0 to 1", "can’t read"),
        ("move 1 to 999", "can’t read"),
        ("order 1 2 3", "can’t read"),
        ("order 1 1 2", "can’t read"),
        ("store rye", "can’t read"),
    ],
)
def test_what_is_no_sentence_is_told_why(sentence: str, why: str) -> None:
    with no_sentence(why):
        read_sentence(TOWN, sentence)


# Views and facts


def after_looking() -> State:
    players = [{"hand": "red", "owned": "bank-2"}, {"hand": "chili"}, {}]
    s = read_position(TOWN, position(players=players, phase="look", draw="garden soy stink rest"))
    play(s, (1, "look"))
    return s


@pytest.mark.rule("HB 4.13", "HB 7.2", "R5")
def test_the_card_looked_at_is_known_to_the_owner_of_the_bank_alone() -> None:
    s = after_looking()
    assert TOWN.view(s, 0).draw == [UNSEEN] * (len(s.draw) - 1) + [TOWN.kinds["garden"]]
    for seat in (SPECTATOR, 1, 2):
        assert set(TOWN.view(s, seat).draw) == {UNSEEN}
    play(s, (1, "done"))
    assert TOWN.view(s, 0).draw[-1] == TOWN.kinds["garden"]
    play(s, (1, "plant 1"))
    assert set(TOWN.view(s, 0).draw) == {UNSEEN}


@pytest.mark.rule("HB 4.13", "R5")
def test_cards_put_under_the_pile_stay_known_until_the_pile_is_made_anew() -> None:
    s = after_looking()
    play(
        s,
        (1, "under"),
        (1, "plant 1"),
        (1, "done"),
        (1, "plant stink 2"),
        (1, "harvest 1"),
        (1, "plant soy 1"),
    )
    play(s, (2, "plant 1"))
    while not (
        s.active == 0 and s.agenda[-1].progress == 0 and TOWN.acts.by_sentence["look"] in TOWN.moves(s, 0)
    ):
        seat = TOWN.awaited(s)[0]
        move = next(move for move in TOWN.moves(s, seat) if not isinstance(move, BuyBuilding))
        TOWN.perform(s, seat, move)
    second = s.draw[-1]
    play(s, (1, "look"), (1, "under"))
    view = TOWN.view(s, 0)
    assert view.draw[:3] == [second, TOWN.kinds["garden"], UNSEEN]
    assert view.draw[-1] == UNSEEN
    dealt = TOWN.redeal(view, Rng(5))
    assert dealt.draw[:2] == view.draw[:2]
    saved = read_position(TOWN, write_position(TOWN, s))
    assert digest(saved) == digest(s)
    assert TOWN.view(saved, 0).draw == view.draw
    while s.draw:
        s.discard.append(s.draw.pop())
    TOWN.refill(s)
    assert set(TOWN.view(s, 0).draw) == {UNSEEN}


@pytest.mark.rule("HB 7.2", "R5")
def test_others_are_told_that_a_card_was_looked_at_and_not_which() -> None:
    players = [{"hand": "red", "owned": "bank-2"}, {}, {}]
    s = read_position(TOWN, position(players=players, phase="look"))
    told: list[Fact] = []
    s.facts = told
    play(s, (1, "look"), (1, "under"))
    assert [fact.what for fact in told] == [facts.LOOKED, facts.PUT_UNDER, PHASE]
    assert told[0].seen_by(0).cards == (TOWN.kinds["blue"],)
    assert told[0].seen_by(1).cards == (UNSEEN,)


@pytest.mark.rule("HB 7.2")
def test_where_a_card_was_moved_and_how_a_draw_was_ordered_stays_secret() -> None:
    assert read_sentence(TOWN, "move 3 to 1").public_sentence(TOWN) == "move"
    assert read_sentence(TOWN, "order 3 1 2").public_sentence(TOWN) == "order"


@pytest.mark.rule("HB 7.1", "R5")
def test_buildings_stores_and_taler_under_buildings_are_open_to_all() -> None:
    players = [{"hand": "red", "owned": "general-store-3 saloon-4", "taler": "blue"}, {"owned": "farm-1"}, {}]
    data = position(players=players) | {"store 1": "chili soy", "under 1": "red green", "removed": "tipi-2"}
    s = read_position(TOWN, data)
    for seat in (SPECTATOR, 0, 1, 2):
        view = TOWN.view(s, seat)
        assert view.extra == s.extra
        assert [player.owned for player in view.players] == [player.owned for player in s.players]
        assert [player.taler for player in view.players] == [player.taler for player in s.players]


def offered(sentence: str) -> State:
    """Return a state in which the active player has made this offer."""
    players: list[object] = [{"hand": "blue red soy", "owned": "general-store-3"}, {"hand": "chili"}, {}]
    s = read_position(TOWN, position(players=players, revealed="red", phase="trade") | {"store 1": "red"})
    s.facts = []
    play(s, (1, sentence))
    return s


@pytest.mark.rule("HB 4.39")
def test_all_are_told_the_pile_a_card_is_offered_from_and_nobody_the_place_of_the_hand() -> None:
    s = offered("offer 2: red@store red red@2 for chili")
    assert s.facts is not None
    act = read_sentence(TOWN, "offer 2: red@store red@2 red for chili")
    assert act.sentence(TOWN) == "offer 2: red red@2 red@store for chili"
    assert act.public_sentence(TOWN) == "offer 2: red red red@store for chili"
    assert s.offers[0].places == (0, 2, -2)
    for seat in (SPECTATOR, 1, 2):
        assert TOWN.view(s, seat).offers[0].places == (0, 0, -2)
    assert s.facts[0].data(TOWN)["give"] == ["red", "red", "red@store"]


@pytest.mark.rule("HB 4.39")
def test_the_pile_given_from_in_an_acceptance_is_told_and_the_place_is_not() -> None:
    act = read_sentence(TOWN, "accept 1: red@store red@2")
    assert act.public_sentence(TOWN) == "accept 1: red red@store"
    assert read_sentence(TOWN, "accept 1: red@2").public_sentence(TOWN) == "accept 1"


@pytest.mark.rule("HB 4.39")
def test_an_offer_of_a_revealed_card_that_was_stored_leaves_a_position_that_is_read_back() -> None:
    s = offered("offer all: red@table for nothing")
    play(s, (1, "store red"))
    assert digest(read_position(TOWN, write_position(TOWN, s))) == digest(s)


def test_a_harvest_tells_which_cards_became_taler_and_who_else_profits() -> None:
    players = [{"fields": ["blue*3 soy"], "owned": "farm-2"}, {"owned": "jail-4"}, {}]
    s = read_position(TOWN, position(players=players))
    told: list[Fact] = []
    s.facts = told
    play(s, (1, "harvest 1: soy"))
    blue, soy = TOWN.kinds["blue"], TOWN.kinds["soy"]
    assert [(fact.what, fact.seat, fact.cards, fact.back) for fact in told[:2]] == [
        (HARVESTED, 0, (blue, blue, blue, soy), (soy,)),
        (facts.SHARED, 1, (blue,), ()),
    ]


# Positions


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"players": [{"owned": "saloon-1 saloon-2"}, {}, {}]}, "player 1 owns two buildings of one kind"),
        (
            {"players": [{"owned": "saloon-1"}, {"owned": "saloon-1"}, {}]},
            "there is one saloon-1 only, and it is in 2 places",
        ),
        ({"removed": "tipi-1", "unsold": "tipi-1"}, "there is one tipi-1 only, and it is in 2 places"),
        (
            {"players": [{"owned": "tipi-1"}, {"owned": "tipi-2"}, {}], "unsold": "tipi-3"},
            "tipi-3 cannot be for sale: no more of its kind are sold",
        ),
        ({"store 1": "red"}, "the store of player 1 has room for 0 only"),
        ({"store 4": "red"}, "there is no player 4 to own a pile"),
        ({"under 5": "red"}, "there is no player 5 to own a pile"),
        ({"from stores": "1:red"}, "player 1 has not so many cards that came out of a store"),
        ({"closed": "2:1"}, "nothing grows on field 1 of player 2"),
        ({"unsold": "tower-1"}, "“tower-1” names what cannot lie here"),
        ({"unsold": "third-field"}, "“third-field” names what cannot lie here"),
        ({"seen": "first"}, "“first” should be a whole number from 1 to 255"),
        ({"closed": "1"}, "“1” should be a seat and a number, as in 2:1"),
        ({"from stores": "9:red"}, "“9:red” should be a seat and a bean, as in 2:blue"),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_one_line(changes: dict[str, object], why: str) -> None:
    with pytest.raises(PositionError) as refused:
        read_position(TOWN, position(**changes))
    assert refused.value.why == why


def test_buildings_named_nowhere_are_unsold_or_gone() -> None:
    s = read_position(TOWN, position(players=[{"owned": "tipi-1"}, {"owned": "tipi-4"}, {}]))
    ids = [TOWN.buildings[card].id for card in s.extra[piles.REMOVED]]
    assert ids == ["tipi-2", "tipi-3"]
    assert len(s.extra[piles.UNSOLD]) == 28


# Everything at once


@pytest.mark.parametrize("rules", [RichHighBohn(), RichHighBohnCognac()], ids=lambda rules: rules.id)
def test_every_law_holds_at_rich_tables(rules: HighBohn, everything: bool) -> None:
    games = 9 if everything else 3
    assert check_game(rules, games=games, seed=3, secrets=DrawPileSeen(), every=9).games == games


@pytest.mark.parametrize("rules", [RichHighBohn(), RichHighBohnCognac()], ids=lambda rules: rules.id)
def test_open_sentences_keep_the_laws_at_rich_tables(rules: HighBohn, everything: bool) -> None:
    done = {"buy": 0, "harvest": 0, "move": 0, "order": 0, "offer": 0, "refused": 0}
    for seed in range(30 if everything else 10):
        walk = Walk(rules, 3 + seed % 3, seed)
        rng = Rng(seed, -1)
        while not walk.over:
            for _ in range(1 if walk.acts else 60):
                try_open_act(walk, rng, done)
            if not walk.over:
                walk.step(rng)
        assert digest(walk.replayed()) == digest(walk.state)
    assert min(done.values()) > 0, done


def try_open_act(walk: Walk, rng: Rng, done: dict[str, int]) -> None:
    """Play an open act if it is legal. Otherwise check that a refusal changes nothing."""
    rules, s = walk.rules, walk.state
    assert isinstance(rules, HighBohn)
    seat = rng.below(walk.seats)
    action = open_act(rules, s, seat, rng)
    if action is None:
        return
    if rules.refusal(s, seat, action) is None:
        act_is_accepted(rules, s, seat, action)
        walk.act(seat, action)
        done[action.sentence(rules).split()[0]] += 1
    else:
        before = digest(s)
        assert rules.play(s, seat, action)
        assert digest(s) == before
        done["refused"] += 1


def open_act(rules: HighBohn, s: State, seat: int, rng: Rng) -> Action | None:
    """Return a random act of the game, or an offer from a named pile."""
    if rng.below(8) or not rules.may_offer(s, seat):
        return rules.random_open_act(s, seat, rng)
    pile = s.extra[piles.STORE + seat] or s.revealed
    partner = s.active if seat != s.active else (seat + 1) % len(s.players)
    return MakeOffer(partner, (pile[0],), (1 + rng.below(8),), (-1 - rng.below(2),)) if pile else None


# A ninth kind


def test_no_building_is_named_in_a_rules_class_or_a_step() -> None:
    folder = Path(HighBohn.__module__.replace(".", "/")).parent
    sources = Path(__file__).parents[1] / "src" / folder
    words = {word for building in COGNAC.buildings[1:] for word in building.word.split("-")} - {"store"}
    for name in "rules clauses steps actions acts rows piles notation positions ending".split():
        code = ast.parse((sources / f"{name}.py").read_text(encoding="utf-8"))
        names = {node.id for node in ast.walk(code) if isinstance(node, ast.Name)}
        names |= {node.attr for node in ast.walk(code) if isinstance(node, ast.Attribute)}
        parts = {part.lower() for name in names for part in re.findall("[A-Za-z][a-z]*", name)}
        assert not parts & words, name
