"""Al Cabohne: material, set-up, information, positions and sentences. Scenarios test the phases."""

from collections import Counter

import pytest

from bohnhof.bots import bot_maker
from bohnhof.engine.chance import Rng
from bohnhof.engine.notation import read_sentence
from bohnhof.engine.position import read_position, write_position
from bohnhof.engine.reading import PositionError
from bohnhof.engine.reasons import NO_FIELD_FOR_SALE, NO_TRADE_NOW
from bohnhof.engine.state import NOBODY, SPECTATOR, UNSEEN, Player, State
from bohnhof.games import rules_of
from tests.tables import question

pytestmark = pytest.mark.both_engines

DUEL = rules_of("al-cabohne")
SOLO = rules_of("al-cabohne-solo")
LONG = rules_of("al-cabohne-solo-long")
ALL = [DUEL, SOLO, LONG]

BEANS = ", ".join(bean.id for bean in DUEL.beans[1:])

all_games = pytest.mark.parametrize("rules", ALL, ids=lambda rules: rules.id)


def dealt(rules, top_first):
    """Return a game set up from a draw pile in this order."""
    seats = rules.most_seats
    players = [Player([], [()] * rules.most_fields, (), (), ()) for _ in range(seats)]
    extra = [[] for _ in rules.extra_piles]
    draw = rules.read_pile(top_first)[::-1]
    state = State(players, draw, [], (), extra, [], (), 0, 0, 0, 0, 0, NOBODY)
    rules.set_up(state)
    rules.settle(state)
    return state


def pile(rules, state, name):
    number = [extra.name for extra in rules.extra_piles].index(name)
    return rules.extra_piles[number].write(rules, state.extra[number])


def position(**parts):
    return {"game": "al-cabohne", "players": [{}, {}], "draw": "rest", **parts}


def duel(**parts):
    return read_position(DUEL, position(**parts))


def play(rules, state, seat, *sentences):
    for sentence in sentences:
        reason = rules.play(state, seat - 1, read_sentence(rules, sentence))
        assert reason is None, f"{sentence}: {reason}"


# 1 Material


@pytest.mark.rule("AC 1.1")
@pytest.mark.parametrize(("rules", "seats"), [(DUEL, 2), (SOLO, 1), (LONG, 1)])
def test_the_duel_is_for_two_and_the_solo_game_for_one(rules, seats):
    assert len(rules.new_game(seats, 1).players) == seats
    for wrong in (seats - 1, seats + 1):
        with pytest.raises(ValueError, match=f"is for {seats} seats?, not {wrong}$"):
            rules.new_game(wrong, 1)


@pytest.mark.rule("AC 1.2")
@all_games
def test_the_deck_has_116_cards_of_seven_kinds(rules):
    words = Counter(rules.word(card) for card in rules.deck())
    assert words == {"blue": 20, "kidney": 19, "chili": 18, "puff": 16, "stink": 16, "green": 14, "pole": 13}
    assert words.total() == 116


@pytest.mark.rule("AC 1.3", "E29")
@pytest.mark.parametrize(
    ("bean", "needed"),
    [
        ("blue", [4, 6, 8, 10]),
        ("kidney", [5, 6, 7, 8]),
        ("chili", [3, 6, 8, 9]),
        ("puff", [4, 5, 6, 7]),
        ("stink", [3, 5, 7, 8]),
        ("green", [3, 5, 6, 7]),
        ("pole", [3, 4, 5, 6]),
    ],
)
def test_a_harvest_is_worth_what_the_beanometer_says(bean, needed):
    meter = DUEL.beans[DUEL.kinds[bean]].beanometer
    for beans in range(1, 21):
        assert meter.taler(beans) == sum(step <= beans for step in needed)


@pytest.mark.rule("E29")
def test_stink_beans_give_nothing_for_two_and_four_taler_from_eight_on():
    meter = DUEL.beans[DUEL.kinds["stink"]].beanometer
    assert [meter.taler(beans) for beans in range(1, 11)] == [0, 0, 1, 1, 2, 2, 3, 4, 4, 4]


@pytest.mark.rule("AC 1.4", "AC 1.7")
def test_taler_are_bean_cards_that_are_missing_from_the_piles():
    state = duel(
        phase="grow",
        players=[{"hand": "green chili", "fields": ["puff*5"]}, {}],
        al="blue",
        don="green*4",
    )
    play(DUEL, state, 1, "harvest 1", "give green don")
    assert DUEL.write_pile(state.players[0].taler) == "puff*2"
    assert pile(DUEL, state, "mafia") == "green*2"
    assert (DUEL.score(state, 0), DUEL.mafia_score(state)) == (2, 2)
    assert sum(len(cards) for cards in DUEL.bean_piles(state)) == 116


# 2 Set-up


@pytest.mark.rule("AC 2.1", "AC 1.5")
def test_both_are_dealt_five_cards_and_have_two_empty_fields():
    state = DUEL.new_game(2, 5)
    on_bosses = sum(len(state.extra[i]) for i in DUEL.boss_piles)
    assert [len(player.hand) for player in state.players] == [5, 5]
    assert len(state.draw) == 116 - 10 - on_bosses
    assert (state.discard, state.revealed, state.passes) == ([], (), 0)
    for seat, player in enumerate(state.players):
        assert (player.taler, player.fields) == ((), [(), (), ()])
        assert [DUEL.ask_has_field(state, seat, field) for field in range(3)] == [True, True, False]


@pytest.mark.rule("AC 12.1")
def test_alone_one_is_dealt_seven_cards_and_has_three_fields_and_nothing_to_buy():
    state = SOLO.new_game(1, 5)
    assert len(state.players[0].hand) == 7
    assert [SOLO.ask_has_field(state, 0, field) for field in range(4)] == [True, True, True, False]
    assert "buy field" not in SOLO.acts.by_sentence
    assert [(boss.id, boss.step) for boss in SOLO.bosses] == [("al", 3), ("don", 2), ("joe", 1)]
    for sentence in ("buy field", "buy field: blue"):
        assert SOLO.refusal(state, 0, read_sentence(SOLO, sentence)) == NO_FIELD_FOR_SALE


@pytest.mark.rule("AC 2.4")
def test_cards_of_al_cabohnes_kind_are_his_until_another_kind_comes_for_don():
    hands = "stink*10 "
    state = dealt(DUEL, hands + "blue blue blue green blue puff kidney")
    assert (pile(DUEL, state, "al"), pile(DUEL, state, "don")) == ("blue*3", "green")
    assert DUEL.write_pile(state.draw[::-1]) == "blue puff kidney"
    state = dealt(DUEL, hands + "blue green blue")
    assert (pile(DUEL, state, "al"), pile(DUEL, state, "don")) == ("blue", "green")


@pytest.mark.rule("AC 12.2", "R-AC9")
def test_cards_turned_up_for_joe_go_to_the_boss_of_their_kind():
    state = dealt(SOLO, "stink*7 blue green blue green green kidney pole")
    bosses = [pile(SOLO, state, name) for name in ("al", "don", "joe")]
    assert bosses == ["blue*2", "green*3", "kidney"]
    assert SOLO.write_pile(state.draw) == "pole"


@pytest.mark.rule("AC 2.5", "R-AC4", "R-AC11")
def test_a_boss_who_reaches_his_step_at_set_up_sells_at_that_card_and_starts_empty():
    state = dealt(DUEL, "stink*10 kidney*7 green puff blue chili green")
    assert (pile(DUEL, state, "al"), pile(DUEL, state, "don")) == ("", "green")
    assert pile(DUEL, state, "mafia") == "kidney*3"
    assert DUEL.write_pile(state.discard) == "kidney*4"
    play(DUEL, state, 1, "plant 1", "done")
    assert DUEL.write_pile(state.revealed) == "puff blue chili"


@pytest.mark.rule("AC 2.5", "AC 12.2", "R-AC11")
def test_after_a_sale_at_set_up_the_next_card_of_the_kind_is_the_next_boss_s():
    state = dealt(SOLO, "stink*7 blue pole*3 blue pole pole kidney puff")
    bosses = [pile(SOLO, state, name) for name in ("al", "don", "joe", "mafia")]
    assert bosses == ["blue*2", "", "pole", "pole*2"]
    assert SOLO.write_pile(state.discard) == "pole*2"


@pytest.mark.rule("AC 2.6", "R8")
def test_chance_names_the_dealer_and_the_table_may_name_the_start_player():
    starters = {DUEL.new_game(2, seed).active for seed in range(20)}
    assert starters == {0, 1}
    for first in (0, 1):
        assert {DUEL.new_game(2, seed, first).active for seed in range(5)} == {first}


@pytest.mark.rule("AC 2.7", "R-AC1")
def test_the_first_turn_begins_with_planting_and_the_second_with_what_was_left_over():
    state = dealt(DUEL, "stink chili*4 pole chili*4 blue green puff*3 kidney*9")
    assert (state.active, DUEL.steps[state.agenda[-1].step].name) == (0, "plant-hand")
    play(DUEL, state, 1, "plant 1", "done", "done", "done")
    assert (state.active, DUEL.steps[state.agenda[-1].step].name) == (1, "use")
    assert DUEL.write_pile(state.revealed) == "puff*3"


@pytest.mark.rule("AC 2.2", "AC 2.3")
def test_a_hand_keeps_its_order_and_grows_at_the_back():
    state = duel(
        phase="plant-hand",
        players=[{"hand": "stink blue chili blue puff"}, {}],
        al="blue",
        don="pole",
        draw="green*3 kidney puff rest",
    )
    play(DUEL, state, 1, "plant 1", "done", "give blue@3 al", "done")
    assert DUEL.write_pile(state.players[0].hand) == "blue chili puff kidney puff"


# 2.8: a deck that runs out at set-up


@pytest.mark.rule("AC 2.8", "R1")
def test_a_deck_that_the_deal_uses_up_leaves_the_bosses_empty():
    state = dealt(DUEL, "stink chili*9")
    assert (state.passes, state.draw) == (3, [])
    assert [pile(DUEL, state, name) for name in ("al", "don")] == ["", ""]
    play(DUEL, state, 1, "plant 1", "done")
    assert state.revealed == ()
    play(DUEL, state, 1, "give chili al", "done")
    assert state.over
    assert pile(DUEL, state, "al") == ""


@pytest.mark.rule("AC 2.8")
def test_a_deck_too_small_for_the_deal_gives_short_hands():
    state = dealt(DUEL, "stink blue green")
    assert [DUEL.write_pile(player.hand) for player in state.players] == ["stink green", "blue"]
    assert state.passes == 3
    play(DUEL, state, 1, "plant 1", "done", "give green don", "done")
    assert state.over


@pytest.mark.rule("AC 2.8")
def test_a_deck_that_ends_with_a_bosss_card_is_exhausted_for_the_last_time():
    state = dealt(DUEL, "stink*10 blue*3")
    assert [pile(DUEL, state, name) for name in ("al", "don")] == ["blue*3", ""]
    assert (state.passes, state.over) == (3, False)


@pytest.mark.rule("AC 2.8", "R1")
def test_what_a_boss_sells_at_set_up_is_shuffled_if_the_pile_is_used_up():
    state = dealt(DUEL, "stink*10 pole*5")
    assert [pile(DUEL, state, name) for name in ("al", "don", "mafia")] == ["", "", "pole*3"]
    assert (state.passes, DUEL.write_pile(state.draw), state.discard) == (1, "pole*2", [])


@pytest.mark.rule("AC 10.4")
def test_everybody_is_told_that_there_was_nothing_to_shuffle():
    players = [{"hand": "rest"}, {"hand": "green"}]
    state = duel(phase="draw", players=players, al="blue", draw="chili stink")
    state.facts = []
    DUEL.settle(state)
    told = [fact.what.id for fact in state.facts]
    assert told[:4] == ["drew", "drew", "exhausted", "nothing-to-shuffle"]
    assert state.over


@pytest.mark.rule("AC 2.8")
def test_an_empty_deck_ends_in_an_empty_game():
    state = dealt(SOLO, "")
    assert state.over
    assert SOLO.winners(state) == []


# 11 Information


def shown_table():
    """Return a state in which player 1 has shown two blue beans and then drawn two cards."""
    state = duel(
        phase="grow",
        players=[{"hand": "blue blue"}, {"hand": "green stink"}],
        al="blue",
        draw="chili green rest",
    )
    play(DUEL, state, 1, "done")
    return state


@pytest.mark.rule("AC 11.1", "R5")
def test_everything_that_lies_open_is_seen_by_all():
    state = duel(
        phase="use",
        players=[
            {"hand": "blue", "fields": ["puff*2"], "taler": "green"},
            {"hand": "stink*3", "fields": ["", "chili"], "owned": "third-field"},
        ],
        al="blue*2",
        don="pole",
        mafia="green*2 pole",
        revealed="kidney chili",
        discard="stink puff",
        passes=1,
        **{"laid-aside": "puff*4"},
    )
    for seat in (SPECTATOR, 0, 1):
        seen = DUEL.view(state, seat)
        assert (seen.discard, seen.revealed, seen.extra) == (state.discard, state.revealed, state.extra)
        assert (seen.passes, len(seen.draw)) == (state.passes, len(state.draw))
        for mine, theirs in zip(seen.players, state.players, strict=True):
            assert (mine.fields, mine.taler, mine.owned) == (theirs.fields, theirs.taler, theirs.owned)
            assert len(mine.hand) == len(theirs.hand)


@pytest.mark.rule("AC 11.2", "R5")
def test_the_opponents_hand_and_the_draw_pile_are_not_seen():
    state = DUEL.new_game(2, 3)
    seen = DUEL.view(state, 0)
    assert seen.players[0].hand == state.players[0].hand
    assert set(seen.players[1].hand) == set(seen.draw) == {UNSEEN}
    assert set(DUEL.view(state, SPECTATOR).players[0].hand) == {UNSEEN}


@pytest.mark.rule("AC 11.3", "AC 7.11", "R5")
def test_a_shown_hand_is_known_to_all_but_not_what_is_drawn_later():
    state = shown_table()
    for seat in (SPECTATOR, 1):
        assert DUEL.write_pile(DUEL.view(state, seat).players[0].hand) == "blue*2 ?*2"
    assert DUEL.view(state, 0).players[1].hand == [UNSEEN, UNSEEN]


@pytest.mark.rule("AC 11.3")
def test_a_shown_card_is_known_until_it_leaves_the_hand():
    state = shown_table()
    play(DUEL, state, 2, "plant 1", "done", "give stink don", "done", "done")
    while DUEL.steps[state.agenda[-1].step].name == "use":
        play(DUEL, state, 1, f"discard {DUEL.word(state.revealed[0])}")
    play(DUEL, state, 1, "plant 1", "done")
    assert DUEL.write_pile(DUEL.view(state, 1).players[0].hand) == "blue ?*2"
    play(DUEL, state, 1, "give blue@1 al")
    assert DUEL.write_pile(DUEL.view(state, 1).players[0].hand) == "?*2"
    assert pile(DUEL, state, "shown") == ""


@pytest.mark.rule("AC 11.3", "AC 11.4")
def test_a_gift_from_behind_the_shown_cards_leaves_them_known():
    state = duel(
        phase="grow",
        players=[{"hand": "blue puff green blue"}, {}],
        al="blue",
        don="pole",
        shown="seat-1*2",
    )
    other = state.copy()
    play(DUEL, state, 1, "give blue@4 al")
    assert DUEL.write_pile(DUEL.view(state, 1).players[0].hand) == "blue puff ?"
    play(DUEL, other, 1, "give blue al")
    assert DUEL.write_pile(DUEL.view(other, 1).players[0].hand) == "puff ?*2"


@pytest.mark.rule("AC 11.3")
def test_a_redealt_view_keeps_the_shown_cards():
    view = DUEL.view(shown_table(), 1)
    for seed in range(5):
        hand = DUEL.redeal(view, Rng(seed)).players[0].hand
        assert (DUEL.write_pile(hand[:2]), UNSEEN in hand, len(hand)) == ("blue*2", False, 4)


@pytest.mark.rule("AC 11.4")
def test_others_are_not_told_from_which_place_a_gift_came():
    gift = read_sentence(DUEL, "give blue@3 al")
    assert gift.public_sentence(DUEL) == "give blue al"
    before = read_position(
        DUEL, position(phase="grow", players=[{"hand": "blue puff blue"}, {}], al="blue", don="pole")
    )
    told = []
    for sentence in ("give blue@3 al", "give blue@1 al"):
        state = before.copy()
        state.facts = []
        play(DUEL, state, 1, sentence)
        told.append([fact.seen_by(1).values() for fact in state.facts])
        assert DUEL.view(state, 1).players[0].hand == [UNSEEN, UNSEEN]
    assert told[0] == told[1]


# Positions and sentences


def test_a_shown_hand_is_saved_and_loaded():
    state = shown_table()
    data = write_position(DUEL, state)
    assert data["shown"] == "seat-1*2"
    assert write_position(DUEL, read_position(DUEL, data)) == data


@pytest.mark.parametrize(
    ("parts", "why"),
    [
        ({"al": "blue green"}, "al has cards that cannot share a field"),
        (
            {"players": [{"fields": ["green", "green"]}, {}]},
            "these cards cannot grow beside the player’s other fields",
        ),
        ({"al": "blue", "don": "blue"}, "don has a kind that another boss has"),
        ({"don": "green*5"}, "don would have harvested his field"),
        ({"al": "bleu"}, f"no bean is called “bleu”; the beans are {BEANS}"),
        ({"shown": "seat-1*1"}, "player 1 does not have so many cards to show"),
        ({"shown": "seat-3*1"}, "“seat-3*1” should be a seat and how many cards, as in seat-1*3"),
        ({"shown": "2"}, "“2” should be a seat and how many cards, as in seat-1*3"),
    ],
)
def test_what_bosses_cannot_have_is_no_position(parts, why):
    with pytest.raises(PositionError) as error:
        duel(**parts)
    assert error.value.why == why


@pytest.mark.parametrize("sentence", ["give blue@3 al", "give pole@12 don"])
def test_a_gift_with_its_place_is_read_as_it_is_written(sentence):
    assert read_sentence(DUEL, sentence).sentence(DUEL) == sentence


@pytest.mark.parametrize("sentence", ["offer 2: blue for chili", "accept 1"])
def test_there_is_no_trading(sentence):
    state = DUEL.new_game(2, 1, first=0)
    assert DUEL.refusal(state, 0, read_sentence(DUEL, sentence)) == NO_TRADE_NOW


# A bot


@pytest.mark.parametrize(("phase", "grower"), [("grow", 1), ("plant-hand", 0)])
def test_thrifty_thinks_of_a_run_though_every_card_of_its_kind_is_seen(phase, grower):
    players = [{"hand": "blue"}, {}]
    players[grower]["fields"] = ["pole*12", "blue", ""]
    state = duel(phase=phase, active=1, players=players, discard="pole")
    view = DUEL.view(state, 0)
    moves = DUEL.moves(view, 0)
    assert bot_maker("thrifty")(DUEL, 0, Rng(1)).decide(view, moves, question(DUEL, state, 0)) in moves
