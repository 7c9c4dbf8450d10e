"""Prohibohn: material, set-up, information, bonuses, positions. Scenarios test the phases."""

from collections import Counter

import pytest

from bohnhof.engine.chance import Rng
from bohnhof.engine.notation import read_sentence
from bohnhof.engine.playout import playout
from bohnhof.engine.position import read_position, write_position
from bohnhof.engine.reading import PositionError
from bohnhof.engine.reasons import NO_FIELD_FOR_SALE
from bohnhof.engine.state import SPECTATOR, UNSEEN
from bohnhof.games import rules_of
from bohnhof.games.prohibohn.cards import Establishment
from bohnhof.games.prohibohn.rows import alternating, kinds_in, odd_first, pure

pytestmark = pytest.mark.both_engines

DUEL = rules_of("prohibohn")
PUB = rules_of("prohibohn-pub")
BOTH = [DUEL, PUB]
FAMILIES = ["casino", "undertaker", "restaurant", "nightbar", "gas-station", "variete"]

both_games = pytest.mark.parametrize("rules", BOTH, ids=lambda rules: rules.id)


def position(**parts):
    return {"game": "prohibohn", "players": [{}, {}], "draw": "rest", "al": "blue", "don": "pole", **parts}


def play(rules, state, seat, *sentences):
    for sentence in sentences:
        reason = rules.play(state, seat - 1, read_sentence(rules, sentence))
        assert reason is None, f"{sentence}: {reason}"


def all_for_sale(rules, state):
    """Return every card that can be bought, in any pile."""
    piles = [state.extra[rules.unsold_pile], state.extra[rules.removed_pile]]
    return sorted(card for pile in [*piles, *[p.owned for p in state.players]] for card in pile)


# 1 Material


@pytest.mark.rule("PB 1.1")
@both_games
def test_the_game_is_for_two(rules):
    for wrong in (1, 3):
        with pytest.raises(ValueError, match="seats"):
            rules.new_game(wrong, 1)
    assert len(rules.new_game(2, 1).players) == 2


@pytest.mark.rule("PB 1.1", "PB 13.1")
def test_the_deck_is_that_of_al_cabohne_and_cognac_beans_come_in_with_the_pub():
    words = Counter(DUEL.word(card) for card in DUEL.deck())
    assert words == Counter(rules_of("al-cabohne").word(card) for card in rules_of("al-cabohne").deck())
    more = Counter(PUB.word(card) for card in PUB.deck())
    assert more - words == {"cognac": 22}
    assert (words.total(), more.total()) == (116, 138)
    meter = PUB.beans[PUB.kinds["cognac"]].beanometer
    assert [meter.taler(beans) for beans in (4, 5, 6, 7, 8, 9, 10, 22)] == [0, 1, 1, 2, 2, 3, 4, 4]


@pytest.mark.rule("PB 1.2", "PB 1.3", "PB 13.1")
@both_games
def test_there_are_three_cards_of_each_establishment_two_stations_and_one_razzia(rules):
    families = [*FAMILIES, "pub"] if rules is PUB else FAMILIES
    wanted = {f"{family}-{price}": price for family in families for price in (1, 3, 4)}
    sold = {card.id: card.price for card in rules.cards[1:] if isinstance(card, Establishment)}
    assert sold == wanted
    others = [card.id for card in rules.cards[1:] if not isinstance(card, Establishment)]
    assert others == ["police-station-3", "police-station-4", "razzia"]


@pytest.mark.rule("PB 1.2", "E9", "PB 13.1")
@pytest.mark.parametrize(
    ("family", "bean"),
    [
        ("casino", "pole"),
        ("undertaker", "green"),
        ("restaurant", "stink"),
        ("nightbar", "puff"),
        ("gas-station", "chili"),
        ("variete", "kidney"),
        ("police-station", "blue"),
        ("pub", "cognac"),
    ],
)
def test_each_kind_of_card_is_paid_with_its_own_bean(family, bean):
    cards = [card for card in PUB.cards if card.family == family]
    assert len(cards) >= 2
    for card in cards:
        prices = {PUB.beans[kind].id: card.price_in(kind) for kind in range(1, len(PUB.beans))}
        assert {word: price for word, price in prices.items() if price} == {bean: card.price}


# 2 Set-up


@pytest.mark.rule("PB 2.1", "R-PB1")
@both_games
def test_seven_cards_are_dealt_the_bosses_filled_and_everything_is_for_sale(rules):
    state = rules.new_game(2, 5)
    assert [len(player.hand) for player in state.players] == [7, 7]
    assert all(state.extra[pile] for pile in rules.boss_piles)
    assert rules.awaited(state) == (0, 1)
    assert state.extra[rules.unsold_pile] == list(range(1, len(rules.cards)))
    assert len(rules.moves(state, 0)) == len(rules.moves(state, 1)) == 21


@pytest.mark.rule("PB 13.2", "R-PB10")
def test_three_bosses_and_three_fields_play_in_the_pub_variant():
    assert [(boss.id, boss.step) for boss in PUB.bosses] == [("al", 3), ("don", 2), ("joe", 1)]
    assert [(boss.id, boss.step) for boss in DUEL.bosses] == [("al", 3), ("don", 2)]
    state = PUB.new_game(2, 1)
    assert [PUB.ask_has_field(state, 0, field) for field in range(4)] == [True, True, True, False]
    play(PUB, state, state.active + 1, "lay 7 1")
    play(PUB, state, 2 - state.active, "lay 1 2")
    assert PUB.refusal(state, state.active, read_sentence(PUB, "buy field")) == NO_FIELD_FOR_SALE


# 7 Rows


@pytest.mark.rule("PB 7.2", "PB 7.3", "PB 7.4")
def test_rows_have_shapes():
    assert pure((1, 1, 1))
    assert not pure((1, 2))
    assert [odd_first(row) for row in ((1,), (1, 2), (1, 2, 2), (1, 1), (1, 2, 1), (1, 1, 2))] == [
        *[True, True, True, True],
        *[False, False],
    ]
    assert [alternating(row) for row in ((1, 2), (1, 2, 1), (1, 2, 1, 2))] == [True] * 3
    assert [alternating(row) for row in ((1,), (1, 1), (1, 2, 2), (1, 2, 3), (1, 2, 1, 1))] == [False] * 5
    assert kinds_in((1, 3, 1)) == 0b1010


# 8 Buying


@pytest.mark.rule("PB 8.1", "PB 8.2")
@both_games
def test_whatever_taler_can_pay_is_listed_for_every_kind(rules):
    for kind in range(1, len(rules.beans)):
        data = position(phase="plant-hand", players=[{"hand": "stink"}, {}], al="", don="")
        data["players"][0]["taler"] = f"{rules.beans[kind].id}*5"
        state = read_position(rules, {**data, "game": rules.id})
        listed = {move.sentence(rules) for move in rules.moves(state, 0)}
        payable = {way.sentence(rules) for way in rules.acts.buy_with[kind]}
        assert payable <= listed
        assert len(payable) == (3 if rules.beans[kind].id == "blue" else 4)


# 10 Police


@pytest.mark.rule("PB 10.3")
def test_police_station_3_pays_for_the_number_of_establishments():
    cards = [card.id for card in DUEL.cards if isinstance(card, Establishment) and card.price > 1]
    bonus = []
    for count in range(12):
        owned = " ".join(["police-station-3", *cards[:count]])
        state = read_position(DUEL, position(players=[{"owned": owned}, {}]))
        prices = sum(DUEL.cards[card].price for card in state.players[0].owned)
        bonus.append(DUEL.score(state, 0) - prices)
    assert bonus == [0, 0, 0, 0, 0, 0, 1, 2, 3, 5, 8, 8]


@pytest.mark.rule("PB 10.3", "PB 13.6", "R-PB12")
def test_police_station_4_pays_for_the_number_of_kinds():
    bonus = []
    for count in range(8):
        owned = ["police-station-4", *[f"{family}-3" for family in [*FAMILIES, "pub"][:count]]]
        data = {**position(players=[{"owned": " ".join(owned)}, {}]), "game": "prohibohn-pub", "joe": "chili"}
        bonus.append(PUB.score(read_position(PUB, data), 0) - 4 - 3 * count)
    assert bonus == [0, 0, 1, 2, 3, 5, 8, 8]


# 12 Information


@pytest.mark.rule("PB 12.1", "R5")
def test_starting_taler_are_secret_until_they_are_spent():
    state = read_position(
        DUEL,
        position(
            phase="plant-hand",
            players=[{"hand": "stink"}, {}],
            **{"start-1": "green puff", "start-2": "blue kidney"},
        ),
    )
    first, second = DUEL.start_pile, DUEL.start_pile + 1
    for seat in (SPECTATOR, 1):
        assert DUEL.view(state, seat).extra[first] == [UNSEEN, UNSEEN]
    assert DUEL.write_pile(DUEL.view(state, 0).extra[first]) == "green puff"
    assert DUEL.view(state, 0).extra[second] == [UNSEEN, UNSEEN]
    play(DUEL, state, 1, "buy undertaker-1")
    assert DUEL.view(state, 1).extra[first] == [UNSEEN]
    paid = DUEL.view(state, 1).extra[DUEL.laid_aside_pile]
    assert DUEL.write_pile(paid) == "green"
    for seed in range(5):
        dealt = DUEL.redeal(DUEL.view(state, 1), Rng(seed))
        assert (len(dealt.extra[first]), UNSEEN in dealt.extra[first]) == (1, False)
        assert DUEL.write_pile(dealt.extra[second]) == "blue kidney"


@pytest.mark.rule("PB 2.3", "PB 12.1", "PB 12.3")
def test_the_second_to_choose_learns_nothing_of_the_first_choice():
    before = DUEL.new_game(2, 3)
    told, views = [], []
    for sentence in ("lay 1 2", "lay 4 7"):
        state = before.copy()
        state.facts = []
        play(DUEL, state, 1, sentence)
        told.append([fact.seen_by(1).values() for fact in state.facts])
        views.append(write_position(DUEL, DUEL.view(state, 1)))
        assert read_sentence(DUEL, sentence).public_sentence(DUEL) == "lay"
    assert told[0] == told[1]
    assert views[0] == views[1]


@pytest.mark.rule("PB 12.2", "R5")
def test_everything_else_lies_open():
    state = read_position(
        DUEL,
        position(
            players=[{"hand": "blue", "taler": "green", "owned": "casino-3"}, {"owned": "razzia"}],
            mafia="green*2 pole",
            discard="stink puff",
            removed="casino-1",
            **{"face-down": "puff*4"},
        ),
    )
    for seat in (SPECTATOR, 0, 1):
        seen = DUEL.view(state, seat)
        assert (seen.discard, seen.extra) == (state.discard, state.extra)
        assert [player.owned for player in seen.players] == [player.owned for player in state.players]
        assert [player.taler for player in seen.players] == [player.taler for player in state.players]


@pytest.mark.rule("PB 12.3")
@pytest.mark.parametrize(
    ("sentence", "public"),
    [("play chili@3 2", "play chili 2"), ("throw blue@4", "throw blue"), ("throw blue", "throw blue")],
)
def test_others_are_not_told_from_which_place_a_card_came(sentence, public):
    action = read_sentence(DUEL, sentence)
    assert (action.sentence(DUEL), action.public_sentence(DUEL)) == (sentence, public)


@pytest.mark.rule("PB 12.3")
def test_a_shown_card_that_is_thrown_away_is_no_longer_known():
    state = read_position(
        DUEL,
        position(
            phase="plant-hand",
            players=[{"hand": "green puff stink kidney", "owned": "casino-3 variete-4"}, {}],
            shown="seat-1*2",
        ),
    )
    play(DUEL, state, 1, "throw puff")
    assert DUEL.write_pile(DUEL.view(state, 1).players[0].hand) == "green ?*2"
    play(DUEL, state, 1, "play kidney 1")
    assert DUEL.write_pile(DUEL.view(state, 1).players[0].hand) == "green ?"


# Conservation


@pytest.mark.rule("PB 8.4", "PB 8.7")
@both_games
def test_no_card_for_sale_is_lost_or_made(rules):
    for seed in range(20):
        state = rules.new_game(2, seed)
        playout(rules, state, Rng(seed, 1))
        assert all_for_sale(rules, state) == list(range(1, len(rules.cards)))
        assert sum(len(pile) for pile in rules.bean_piles(state)) == len(rules.deck())


@pytest.mark.rule("PB 11.4", "PB 11.5", "R-PB9")
@both_games
def test_a_game_has_three_passes_or_four(rules):
    seen = set()
    for seed in range(30):
        state = rules.new_game(2, seed)
        playout(rules, state, Rng(seed, 2))
        owned = rules.establishments(state, 0) + rules.establishments(state, 1)
        assert state.passes == 4 or owned >= 10
        seen.add(state.passes)
    assert {4} <= seen <= {3, 4}


# Positions and sentences


def test_a_position_is_saved_and_loaded_with_its_cards():
    state = read_position(
        PUB,
        {
            **position(players=[{"owned": "casino-3 pub-1"}, {"owned": "razzia"}], removed="pub-4"),
            "game": "prohibohn-pub",
            "joe": "chili",
            "start-2": "cognac",
        },
    )
    data = write_position(PUB, state)
    assert (data["removed"], data["start-2"]) == ("pub-4", "cognac")
    assert "casino-1" in data["unsold"]
    assert "pub" in data["unsold"]
    assert "razzia" not in data["unsold"]
    assert write_position(PUB, read_position(PUB, data)) == data


@pytest.mark.parametrize(
    ("parts", "why"),
    [
        ({"players": [{"owned": "no-card"}, {}]}, "“no-card” is no card to own"),
        ({"players": [{"owned": "razzia"}, {"owned": "razzia"}]}, "there is one razzia only"),
        ({"players": [{"owned": "razzia"}, {}], "removed": "razzia"}, "there is one razzia only"),
        ({"unsold": "razzia"}, "casino-1 is missing; leave “unsold” out"),
        ({"removed": "saloon-3"}, "“saloon-3” names what cannot lie here"),
        ({"start-2": "blue*3"}, "player 2 has more than two starting taler"),
        (
            {"players": [{"owned": "police-station-3 police-station-4"}, {}]},
            "player 1 may not have police-station-4 too",
        ),
        ({"players": [{"fields": ["blue green"]}, {}]}, "these cards cannot share a field"),
        ({"al": "blue", "don": "blue"}, "don has a kind that another boss has"),
    ],
)
def test_what_cannot_be_is_no_position(parts, why):
    with pytest.raises(PositionError) as error:
        read_position(DUEL, position(**parts))
    assert why in error.value.why
