"""Rules of Bohnanza that scenarios cannot express, such as dealing and hidden information."""

from collections import Counter

import pytest

from bohnhof import rulebook
from bohnhof.engine.chance import Rng
from bohnhof.engine.facts import EXHAUSTED, SHUFFLED
from bohnhof.engine.notation import read_sentence
from bohnhof.engine.position import digest, read_position
from bohnhof.engine.schedule import Schedule
from bohnhof.engine.state import SPECTATOR, UNSEEN, State
from bohnhof.games import rules_of
from bohnhof.games.bohnanza.rules import Bohnanza
from bohnhof.testing.walk import Walk

pytestmark = pytest.mark.both_engines

RULES = rules_of("bohnanza")
BEANS = RULES.beans[1:]


def rows_of(paragraph: str) -> dict[str, list[str]]:
    """Return the table of a rule, by its first column."""
    lines = [line for line in rulebook.find(paragraph).text.splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]
    return {row[0]: row[1:] for row in cells}


def position(*players: dict[str, object], **more: object) -> State:
    s = read_position(RULES, {"players": list(players), "draw": "rest", "phase": "trade", **more})
    RULES.settle(s)
    return s


def say(s: State, seat: int, sentence: str) -> None:
    """Play the sentence of a seat (1-based)."""
    assert RULES.play(s, seat - 1, read_sentence(RULES, sentence)) is None


def hand(s: State, seat: int) -> str:
    return RULES.write_pile(s.players[seat - 1].hand)


# Material


@pytest.mark.rule("BO 1.1")
def test_three_to_five_can_play_and_no_other_number() -> None:
    assert [len(RULES.new_game(seats, 1).players) for seats in (3, 4, 5)] == [3, 4, 5]
    for seats in (0, 1, 2, 6, 7):
        with pytest.raises(ValueError, match=f"Bohnanza is for 3 to 5 seats, not {seats}"):
            RULES.new_game(seats, 1)


@pytest.mark.rule("BO 1.2")
def test_the_deck_is_the_one_in_the_rules() -> None:
    counts = {kind: int(cells[-1]) for kind, cells in rows_of("BO 1.2").items()}
    assert Counter(RULES.word(card) for card in RULES.deck()) == counts
    assert len(RULES.deck()) == 104


@pytest.mark.rule("BO 1.3", "BO 6.2")
@pytest.mark.parametrize("bean", [bean.id for bean in BEANS])
def test_every_number_of_beans_sells_for_what_the_rules_say(bean: str) -> None:
    steps = [int(cell) if cell.isdigit() else None for cell in rows_of("BO 1.3")[bean]]
    for beans in range(1, RULES.beans[RULES.kinds[bean]].count + 1):
        s = position({"fields": [f"{bean}*{beans}"]}, {}, {})
        say(s, 1, "harvest 1")
        reached = [taler for taler, needed in enumerate(steps, 1) if needed and needed <= beans]
        assert len(s.players[0].taler) == max(reached, default=0), beans
        assert len(s.players[0].taler) + len(s.discard) == beans


# Set-up


@pytest.mark.rule("BO 2.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_five_cards_are_dealt_to_each_and_nothing_else_lies_there(seats: int) -> None:
    for seed in range(20):
        s = RULES.new_game(seats, seed)
        assert [len(player.hand) for player in s.players] == [5] * seats
        assert len(s.draw) == 104 - 5 * seats
        assert (s.passes, s.discard, s.revealed, s.offers) == (0, [], (), ())
        for player in s.players:
            assert not any(player.fields)
            assert player.aside == player.taler == player.owned == ()
        assert sorted([*s.draw, *[card for player in s.players for card in player.hand]]) == RULES.deck()


@pytest.mark.rule("BO 2.1")
def test_the_deck_is_shuffled_fairly() -> None:
    games = 1000
    dealt = [RULES.new_game(3, seed).draw for seed in range(games)]
    top = Counter(draw[-1] for draw in dealt)
    bottom = Counter(draw[0] for draw in dealt)
    for kind, bean in enumerate(BEANS, 1):
        fair = games * bean.count / 104
        spread = 4 * fair**0.5
        assert abs(top[kind] - fair) < spread, bean.id
        assert abs(bottom[kind] - fair) < spread, bean.id


@pytest.mark.rule("BO 2.1", "BO 2.2", "R8")
def test_the_same_seed_deals_the_same_game_and_another_seed_another() -> None:
    assert digest(RULES.new_game(4, 7)) == digest(RULES.new_game(4, 7))
    assert len({digest(RULES.new_game(4, seed)) for seed in range(100)}) == 100


@pytest.mark.rule("BO 2.2", "R8")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_chance_names_every_seat_as_start_player_equally_often(seats: int) -> None:
    starts = Counter(RULES.new_game(seats, seed).active for seed in range(1000))
    fair = 1000 / seats
    assert sorted(starts) == list(range(seats))
    assert all(abs(count - fair) < 4 * fair**0.5 for count in starts.values())


@pytest.mark.rule("BO 2.2", "R8")
def test_a_start_player_named_by_the_table_starts_and_changes_nothing_else() -> None:
    drawn = RULES.new_game(4, 7)
    for first in range(4):
        named = RULES.new_game(4, 7, first)
        assert named.active == first
        assert RULES.awaited(named) == (first,)
        assert named.draw == drawn.draw
        assert [player.hand for player in named.players] == [player.hand for player in drawn.players]
    with pytest.raises(ValueError, match="there is no seat 5 among 4"):
        RULES.new_game(4, 7, 4)


# The hand and the fields


def is_part_of(short: list[int], long: list[int]) -> bool:
    """Return whether `short` is a subsequence of `long`."""
    rest = iter(long)
    return all(card in rest for card in short)


@pytest.mark.rule("BO 2.3", "BO 2.4", "BO 3.2", "BO 5.6")
@pytest.mark.parametrize("seed", range(6))
def test_no_act_ever_changes_the_order_of_a_hand(seed: int) -> None:
    walk = Walk(RULES, 3 + seed % 3, seed)
    rng = Rng(seed, -1)
    while not walk.over:
        seat, action = walk.choose(rng)
        before = [player.hand[:] for player in walk.state.players]
        active, passes = walk.state.active, walk.state.passes
        from_hand = action.sentence(RULES) in {"plant 1", "plant 2", "plant 3"}
        walk.act(seat, action)
        turn_over = walk.over or walk.state.active != active
        for other, player in enumerate(walk.state.players):
            old = before[other]
            new = player.hand
            if from_hand and other == seat:
                old = old[1:]
                assert new == old
            if turn_over and other == active:
                drawn = len(new) - len(old)
                ended_in_phase_2 = walk.over and passes == 3
                assert drawn in ((0,) if ended_in_phase_2 else (1, 2, 3) if walk.over else (3,))
                assert new[: len(old)] == old
            else:
                assert is_part_of(new, old)


@pytest.mark.rule("BO 3.6", "BO 3.9", "BO 6.1", "R9")
@pytest.mark.parametrize("seed", range(6))
def test_a_field_only_grows_at_its_end_or_is_harvested_whole(seed: int) -> None:
    walk = Walk(RULES, 3 + seed % 3, seed + 100)
    rng = Rng(seed, -1)
    while not walk.over:
        before = [player.fields[:] for player in walk.state.players]
        seat, action = walk.choose(rng)
        sentence = action.sentence(RULES)
        walk.act(seat, action)
        if walk.over:
            break
        changed = [
            (other, old, new)
            for other, player in enumerate(walk.state.players)
            for old, new in zip(before[other], player.fields, strict=True)
            if old != new
        ]
        assert len(changed) == sentence.startswith(("plant", "harvest"))
        for other, old, new in changed:
            assert other == seat
            assert new[:-1] == old if sentence.startswith("plant") else new == ()
            assert len(set(new)) <= 1


# The draw pile


@pytest.mark.rule("BO 7.2", "R1")
def test_the_new_draw_pile_is_the_whole_discard_pile_in_an_order_of_chance() -> None:
    orders = set()
    for seed in range(20):
        s = position({}, {}, {}, draw="red", discard="rest", phase="reveal", seed=seed)
        assert s.discard == []
        assert sorted([*s.draw, *s.revealed]) == RULES.deck()
        orders.add(tuple(s.draw))
    again = position({}, {}, {}, draw="red", discard="rest", phase="reveal", seed=5)
    assert len(orders) == 20
    assert tuple(again.draw) in orders


@pytest.mark.rule("BO 7.1", "BO 7.3", "BO 7.5", "R1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_whole_games_have_three_passes_and_two_shuffles(seats: int) -> None:
    walk = Walk(RULES, seats, 11)
    rng = Rng(11, -1)
    walk.state.facts = told = []
    while not walk.over:
        walk.step(rng)
        assert bool(walk.state.draw) == (walk.state.passes < 3)
    assert [fact.number for fact in told if fact.what == EXHAUSTED] == [1, 2, 3]
    assert [fact.what for fact in told if fact.what in (EXHAUSTED, SHUFFLED)] == [
        *[EXHAUSTED, SHUFFLED] * 2,
        EXHAUSTED,
    ]


class ShortDeck(Bohnanza):
    """Bohnanza with just enough cards for three hands."""

    def deck(self) -> list[int]:
        return super().deck()[:15]


@pytest.mark.rule("BO 7.8", "R1")
def test_a_deal_that_takes_the_last_card_leaves_one_turn_without_reveal_and_draw() -> None:
    rules = ShortDeck()
    s = rules.new_game(3, 1, first=0)
    assert s.draw == []
    assert rules.exhausted(s)
    assert not s.over
    for sentence in ("plant 1", "done", "offer 2: blue for nothing"):
        assert rules.play(s, 0, read_sentence(rules, sentence)) is None
        assert s.revealed == ()
    assert rules.play(s, 1, read_sentence(rules, "accept 1")) is None
    assert rules.play(s, 0, rules.acts.done) is None
    assert rules.awaited(s) == (1,)
    assert rules.play(s, 1, read_sentence(rules, "plant blue 1")) is None
    assert s.over
    assert [len(player.hand) for player in s.players] == [3, 5, 5]
    assert [rules.score(s, seat) for seat in range(3)] == [0, 0, 0]


# Hidden information


def secret_table() -> State:
    s = position(
        {"hand": "red blue red", "fields": ["soy*2"], "taler": "garden chili"},
        {"hand": "green stink", "aside": "soy"},
        {"hand": "blue", "owned": "third-field", "fields": ["", "", "stink"]},
        revealed="chili garden",
        discard="blue red",
        passes=1,
        seed=77,
        chance=3,
    )
    say(s, 1, "offer 2: red@3 for green")
    return s


@pytest.mark.rule("BO 8.1", "BO 8.3", "R5")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2])
def test_everybody_sees_all_that_lies_open(viewer: int) -> None:
    s = secret_table()
    v = RULES.view(s, viewer)
    assert (v.discard, v.revealed, v.passes, v.active) == (s.discard, s.revealed, s.passes, s.active)
    assert [len(player.hand) for player in v.players] == [3, 2, 1]
    assert len(v.draw) == len(s.draw)
    for seen, player in zip(v.players, s.players, strict=True):
        assert (seen.fields, seen.aside) == (player.fields, player.aside)
        assert (seen.taler, seen.owned) == (player.taler, player.owned)
    [offer] = v.offers
    assert (offer.serial, offer.maker, offer.partner) == (1, 0, 1)
    assert (offer.give, offer.want) == ((RULES.kinds["red"],), (RULES.kinds["green"],))


@pytest.mark.rule("BO 8.2", "R5")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2])
def test_only_the_own_hand_is_seen_and_nobody_sees_the_draw_pile_or_chance(viewer: int) -> None:
    s = secret_table()
    v = RULES.view(s, viewer)
    for seat, player in enumerate(v.players):
        if seat == viewer:
            assert player.hand == s.players[seat].hand
        else:
            assert set(player.hand) == {UNSEEN}
    assert set(v.draw) == {UNSEEN}
    assert (v.seed, v.chance) == (0, 0)


@pytest.mark.rule("BO 8.2", "R5")
def test_a_view_does_not_change_with_what_it_hides() -> None:
    one = secret_table()
    other = secret_table()
    other.seed += 1
    other.chance += 1
    other.draw.reverse()
    other.players[2].hand[0], other.draw[0] = other.draw[0], other.players[2].hand[0]
    other.players[1].hand.reverse()
    assert digest(one) != digest(other)
    assert digest(RULES.view(one, 0)) == digest(RULES.view(other, 0))
    assert digest(RULES.view(one, 1)) != digest(RULES.view(other, 1))


@pytest.mark.rule("BO 8.3", "BO 4.18", "BO 4.19", "R-BO4")
def test_which_copy_is_given_stays_secret_before_and_after_the_trade() -> None:
    def table(offer: str, answer: str) -> tuple[State, list[str]]:
        s = position({"hand": "red blue red"}, {"hand": "green soy green"}, {"hand": "blue"})
        s.facts = []
        say(s, 1, offer)
        views = [digest(RULES.view(s, seat)) for seat in (SPECTATOR, 1, 2)]
        say(s, 2, answer)
        views += [digest(RULES.view(s, seat)) for seat in (SPECTATOR, 2)]
        views += [str(fact.values()) for fact in s.facts]
        return s, views

    one, seen_of_one = table("offer 2: red@1 for green", "accept 1: green@1")
    other, seen_of_other = table("offer 2: red@3 for green", "accept 1: green@3")
    assert [hand(one, 1), hand(one, 2)] == ["blue red", "soy green"]
    assert [hand(other, 1), hand(other, 2)] == ["red blue", "green soy"]
    assert seen_of_one == seen_of_other


@pytest.mark.rule("BO 8.3", "BO 4.19")
def test_a_maker_sees_the_copies_fixed_in_the_own_offer() -> None:
    s = secret_table()
    assert [RULES.view(s, seat).offers[0].places for seat in (0, 1, 2, SPECTATOR)] == [(3,), (), (), ()]


# Actions at any time, and their order


@pytest.mark.rule("BO 6.5", "BO 6.6", "BO 6.7", "BO 6.8", "BO 8.5", "R2", "R7", "R-BO7")
@pytest.mark.parametrize("seed", range(4))
def test_at_every_moment_everybody_may_harvest_and_buy_what_the_rules_allow(seed: int) -> None:
    walk = Walk(RULES, 3 + seed % 3, seed + 200)
    rng = Rng(seed, -1)
    harvests = [read_sentence(RULES, f"harvest {field}") for field in (1, 2, 3)]
    buy = read_sentence(RULES, "buy field")
    while not walk.over:
        for seat, player in enumerate(walk.state.players):
            biggest = max(len(row) for row in player.fields)
            for harvest, row in zip(harvests, player.fields, strict=True):
                allowed = len(row) > 1 or len(row) == biggest == 1
                assert (RULES.refusal(walk.state, seat, harvest) is None) == allowed
            affordable = len(player.taler) >= 3 and not player.owned
            assert (RULES.refusal(walk.state, seat, buy) is None) == affordable
        walk.step(rng)
    for seat in range(walk.seats):
        assert all(RULES.refusal(walk.state, seat, act) for act in [*harvests, buy, RULES.acts.done])


@pytest.mark.rule("BO 8.4", "R6")
def test_in_phase_3_the_active_player_is_asked_first_and_then_the_others_clockwise() -> None:
    players = [{"aside": kind} for kind in ("red", "soy", "blue", "green")]
    s = position(*players, active=3, phase="plant-aside")
    schedule = Schedule(4)
    asked = []
    while s.active == 2:
        seat = schedule.next(RULES, s).seat
        asked.append(seat + 1)
        say(s, seat + 1, f"plant {RULES.word(s.players[seat].aside[0])} 1")
    assert asked == [3, 4, 1, 2]


@pytest.mark.rule("BO 8.4", "R6", "BO 5.3")
def test_acts_that_reach_the_table_in_another_order_are_taken_as_they_come() -> None:
    s = position({"aside": "red"}, {"aside": "soy"}, {"aside": "blue"}, active=3, phase="plant-aside")
    say(s, 2, "plant soy 1")
    say(s, 1, "plant red 1")
    say(s, 3, "plant blue 1")
    assert s.active == 0


@pytest.mark.rule("BO 7.9", "BO 8.4", "R6", "R10")
def test_the_final_harvest_begins_with_the_active_player_and_goes_clockwise() -> None:
    s = position(
        {"fields": ["red*2"]},
        {"fields": ["soy", "blue*3"]},
        {"fields": ["green", "stink"]},
        active=2,
        passes=2,
        draw="garden",
        discard="rest",
        phase="draw",
    )
    for seat in (1, 0, 2):
        assert RULES.play(s, seat, RULES.acts.done) is None
    assert s.over
    assert RULES.write_pile(s.discard[-7:]) == "soy blue*3 green stink red"
