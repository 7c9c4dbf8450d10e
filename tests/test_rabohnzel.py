"""Rules of Rabohnzel that scenarios cannot express, from its cards to long random games."""

from pathlib import Path

import pytest

from bohnhof.engine.chance import Rng
from bohnhof.engine.facts import MOVED
from bohnhof.engine.notation import read_sentence
from bohnhof.engine.playout import playout
from bohnhof.engine.position import digest, read_position, write_position
from bohnhof.engine.reading import PositionError
from bohnhof.engine.state import SPECTATOR, State
from bohnhof.games import rules_of
from bohnhof.games.rabohnzel import facts
from bohnhof.games.rabohnzel.beanometers import BeanometersError, read_file, read_line, usual
from bohnhof.games.rabohnzel.rules import Rabohnzel
from bohnhof.testing import check_game
from bohnhof.testing.completeness import changes_are_told, perform_aloud
from bohnhof.testing.properties import cards_are_conserved
from tests.rich_tables import RichRabohnzel

pytestmark = pytest.mark.both_engines

RULES = rules_of("rabohnzel")
BEANS = Path(__file__).parents[1] / "src/bohnhof/games/rabohnzel/beans.toml"


def table(**piles: object) -> State:
    """Return a settled state. Default: three empty players and all cards in the draw pile."""
    data = {"game": "rabohnzel", "players": [{}, {}, {}], "draw": "rest", **piles}
    state = read_position(RULES, data)
    RULES.settle(state)
    return state


def say(state: State, seat: int, sentence: str) -> None:
    """Play the sentence of a seat (1-based), which must be legal."""
    assert RULES.play(state, seat - 1, read_sentence(RULES, sentence)) is None


def words(state: State, seat: int, viewer: int) -> list[str]:
    """Return the spells of a seat as another seat may know them (0: a spectator)."""
    owned = RULES.view(state, viewer - 1 if viewer else SPECTATOR).players[seat - 1].owned
    return [RULES.privileges[card].id for card in owned]


def noted(state: State, pile: int) -> str:
    return RULES.extra_piles[pile].write(RULES, state.extra[pile])


# Cards


@pytest.mark.rule("RZ 1.2")
def test_the_deck_has_98_cards_of_seven_kinds():
    counts = {bean.id: bean.count for bean in RULES.beans[1:]}
    assert counts == {
        "sword": 19,
        "princess": 17,
        "magic": 15,
        "white": 14,
        "mean": 13,
        "cap": 11,
        "picker": 9,
    }
    assert len(RULES.deck()) == 98


@pytest.mark.rule("RZ 1.3")
@pytest.mark.parametrize(
    ("bean", "steps"),
    [
        ("sword", "4 6 8 10"),
        ("princess", "3 5 6 7"),
        ("magic", "3 5 7 8"),
        ("white", "3 5 6 7"),
        ("mean", "3 5 6 7"),
        ("cap", "3 5 6"),
        ("picker", "2 4 5 6"),
    ],
)
def test_a_beanometer_gives_one_taler_more_at_each_step(bean, steps):
    beanometer = RULES.beans[RULES.kinds[bean]].beanometer
    needed = [int(step) for step in steps.split()]
    for beans in range(20):
        assert beanometer.taler(beans) == sum(beans >= step for step in needed)


@pytest.mark.rule("RZ 1.3")
def test_the_beanometers_stand_in_a_file_that_calls_them_reconstructed():
    text = BEANS.read_text(encoding="utf-8")
    assert "reconstructed = true" in text
    assert read_file(text, "beans.toml").line == usual().line


@pytest.mark.rule("RZ 1.5")
def test_eleven_spells_are_worth_0_to_10_pfennig():
    spells = [(spell.id, spell.price) for spell in RULES.privileges[1:12]]
    assert spells == [
        ("attack", 0),
        ("field", 1),
        ("spell-swap", 2),
        ("trade", 3),
        ("card-flow", 4),
        ("pile", 5),
        ("bean-enchantment", 6),
        ("player-enchantment", 7),
        ("move", 8),
        ("hand", 9),
        ("chance", 10),
    ]


# Custom beanometers


@pytest.mark.rule("RZ 1.3", "RZ 1.4")
def test_a_game_can_be_played_with_another_table():
    text = BEANS.read_text(encoding="utf-8").replace("sword = [4, 6, 8, 10]", "sword = [1, 0, 3]")
    other = Rabohnzel(read_file(text, "mine.toml"))
    beanometer = other.beans[other.kinds["sword"]].beanometer
    assert [beanometer.taler(beans) for beans in range(5)] == [0, 1, 1, 3, 3]
    assert read_line(other.edition, "a record").line == other.edition
    assert other.edition != usual().line
    assert RULES.edition == ""


@pytest.mark.rule("RZ 1.4")
@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("cap = [3, 5, 6]", "", "the beanometer of “cap” is missing"),
        ("cap = [3, 5, 6]", "cap = [3, 5, 5]", "the steps of “cap” do not rise: 5 after 5"),
        ("cap = [3, 5, 6]", "cap = [3, 0, 2]", "the steps of “cap” do not rise: 2 after 3"),
        ("cap = [3, 5, 6]", "cap = []", "“cap” has 0 steps; a beanometer has 1 to 4"),
        ("cap = [3, 5, 6]", "cap = [1, 2, 3, 4, 5]", "“cap” has 5 steps; a beanometer has 1 to 4"),
        ("cap = [3, 5, 6]", "cap = [3, 5, 12]", "“cap” has a step of 12 beans, but 11 cards"),
        ("cap = [3, 5, 6]", "cap = [-1, 5]", "“cap” has a step of -1 beans, but 11 cards"),
        ("cap = [3, 5, 6]", "cap = [0, 1]", "“cap” pays 2 taler for a step of 1, but a taler is a bean"),
        ("cap = [3, 5, 6]", "cap = [1, 0, 2]", "“cap” pays 3 taler for a step of 2, but a taler is a bean"),
        ("cap = [3, 5, 6]", "cap = [0, 0]", "“cap” has no step that exists"),
        ("cap = [3, 5, 6]", "cap = [3, 5.5]", "“cap” has the step “5.5”, which is no whole number"),
        ("cap = [3, 5, 6]", "cap = [true]", "“cap” has the step “True”, which is no whole number"),
        ("cap = [3, 5, 6]", "cap = 3", "“cap” should have a list of steps, as in [2, 4, 5, 6]"),
        (
            "cap = [3, 5, 6]",
            "cap = [3]\nred = [2]",
            "no bean is called “red”; the beans are sword, princess",
        ),
        (
            "[beanometers]",
            "[beans]",
            "“beans” does not belong here; there are reconstructed, beanometers",
        ),
        ("[beanometers]", "[beanometers", "this is not TOML (Expected ']'"),
    ],
)
def test_a_broken_table_is_refused_in_one_line(old, new, why):
    text = BEANS.read_text(encoding="utf-8")
    assert old in text
    with pytest.raises(BeanometersError) as caught:
        read_file(text.replace(old, new), "mine.toml")
    assert str(caught.value).startswith(f"mine.toml: {why}")
    assert "\n" not in str(caught.value)


@pytest.mark.rule("RZ 1.4")
def test_a_table_without_beanometers_is_refused():
    with pytest.raises(BeanometersError, match="there is no table"):
        read_file("reconstructed = false", "mine.toml")


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("cap=3/5/6", "the beanometer of “sword” is missing"),
        ("cap=3/x", "“cap=3/x” should be a bean and its steps"),
        ("cap=3 cap=4", "“cap” stands here twice"),
        ("cap", "“cap” should be a bean and its steps"),
    ],
)
def test_a_broken_line_of_beanometers_is_refused(line, why):
    with pytest.raises(BeanometersError, match=why):
        read_line(line, "a record")


# Set-up


@pytest.mark.rule("RZ 2.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everyone_is_dealt_five_cards_and_one_spell(seats):
    for seed in range(20):
        state = RULES.new_game(seats, seed)
        assert [len(player.hand) for player in state.players] == [5] * seats
        assert [len(player.owned) for player in state.players] == [1] * seats
        assert len(state.extra[0]) == 11 - seats
        assert len(state.draw) == 98 - 5 * seats
        cards_are_conserved(RULES, state)


@pytest.mark.rule("RZ 2.2", "R8", "R-RZ1")
def test_the_highest_spell_starts_and_is_known_to_all_and_lies_face_down():
    starters = set()
    for seed in range(60):
        state = RULES.new_game(4, seed)
        dealt = [player.owned[0] for player in state.players]
        starter = dealt.index(max(dealt))
        starters.add(starter)
        assert state.active == starter
        for viewer in (SPECTATOR, 0, 1, 2, 3):
            seen = [player.owned[0] for player in RULES.view(state, viewer).players]
            assert seen == [card if seat in (viewer, starter) else 0 for seat, card in enumerate(dealt)]
    assert starters == {0, 1, 2, 3}


@pytest.mark.rule("RZ 2.2")
def test_the_table_cannot_name_another_start_player():
    with pytest.raises(ValueError, match="the highest spell decides who starts"):
        RULES.new_game(3, 1, 2)


@pytest.mark.rule("RZ 2.1")
def test_every_spell_is_dealt_first_in_some_game():
    assert {RULES.new_game(3, seed).players[0].owned[0] for seed in range(200)} == set(range(1, 12))


# Information


@pytest.mark.rule("RZ 9.1", "R5")
def test_a_spell_learnt_is_secret_until_it_has_been_face_up():
    state = table(
        phase="magic",
        players=[{"fields": ["cap*2"], "hand": "magic cap", "owned": "pile"}, {"owned": "hand"}, {}],
        spells="move attack field spell-swap trade card-flow bean-enchantment player-enchantment chance",
    )
    say(state, 1, "harvest 1")
    seen = [words(state, 1, viewer) for viewer in (0, 1, 2, 3)]
    assert seen == [["?", "?"], ["pile", "move"], ["?", "?"], ["?", "?"]]
    say(state, 1, "brew move")
    assert [words(state, 1, viewer) for viewer in (0, 2, 3)] == [["?", "move-up"]] * 3
    for sentence in ("done", "done", "plant sword 1", "plant sword 1", "done"):
        say(state, 1, sentence)
    assert state.active == 1
    assert [words(state, 1, viewer) for viewer in (0, 2, 3)] == [["?", "move"]] * 3


@pytest.mark.rule("RZ 9.1", "RZ 9.2", "R5")
def test_a_swapped_spell_is_known_to_the_two_concerned():
    state = table(
        phase="trade", players=[{"owned": "spell-swap-up"}, {"owned": "hand"}, {"owned": "field"}, {}]
    )
    say(state, 1, "cast spell-swap on 2")
    assert [words(state, 1, viewer) for viewer in (0, 1, 2, 3, 4)] == [
        ["?"],
        ["hand"],
        ["hand"],
        ["?"],
        ["?"],
    ]
    assert [words(state, 2, viewer) for viewer in (0, 1, 2, 3, 4)] == [["spell-swap"]] * 5
    say(state, 1, "done")
    assert words(state, 1, 2) == ["hand"]
    assert words(state, 1, 3) == ["?"]


@pytest.mark.rule("RZ 9.1", "R5")
def test_the_owner_of_a_spell_is_not_told_who_else_knows_it():
    players = [{"owned": "hand"}, {"owned": "field"}, {"owned": "trade-up"}]
    state = table(phase="trade", players=players, known="hand:2,3 field:1,3 trade:all,1")
    known = [noted(RULES.view(state, viewer), 4) for viewer in (SPECTATOR, 0, 1, 2)]
    assert known == ["trade:all", "field:1 trade:all,1", "trade:all hand:2", "field:3 trade:all hand:3"]


@pytest.mark.rule("RZ 9.2")
def test_the_swap_tells_only_the_two_concerned_which_spell_it_was():
    state = table(phase="trade", players=[{"owned": "spell-swap-up"}, {"owned": "hand"}, {}])
    state.facts = []
    say(state, 1, "cast spell-swap on 2")
    taken = next(fact for fact in state.facts if fact.what == facts.SPELL_TAKEN)
    told = [taken.seen_by(seat).data(RULES)["cards"] for seat in (0, 1, 2, SPECTATOR)]
    assert told == [["hand"], ["hand"], ["?"], ["?"]]


def swapped(theirs: str, known: str, seed: int) -> State:
    """Return a state in which seat 1 has swapped spells with seat 2, who owned these."""
    players = [{"owned": "spell-swap-up"}, {"owned": theirs}, {"owned": "field"}, {}]
    state = table(phase="trade", players=players, known=known, seed=seed)
    state.facts = []
    say(state, 1, "cast spell-swap on 2")
    return state


@pytest.mark.rule("RZ 9.2", "RZ 9.1")
@pytest.mark.parametrize("seed", range(8))
def test_nobody_else_knows_a_spell_any_more_that_may_have_been_drawn_blind(seed):
    state = swapped("hand move trade", "hand:all move:3,4", seed)
    taken = words(state, 1, 1)[0]
    left = [spell for spell in ("hand", "move", "trade") if spell != taken]
    for viewer in (0, 3, 4):
        assert words(state, 1, viewer) == ["?"]
        assert words(state, 2, viewer) == ["?", "?", "spell-swap"]
    fact = next(fact for fact in state.facts or [] if fact.what == facts.SPELL_TAKEN)
    assert [fact.seen_by(seat).data(RULES)["cards"] for seat in (2, 3, SPECTATOR)] == [["?"]] * 3
    # The two players still know their spells. For seat 1, “hand”, which everyone had seen, is here
    # or there.
    assert sorted(words(state, 2, 2)) == sorted([*left, "spell-swap"])
    assert words(state, 1, 2) == [taken]
    seen = words(state, 2, 1)
    assert sorted(seen) == sorted(["spell-swap", *[spell if spell == "hand" else "?" for spell in left]])


@pytest.mark.rule("RZ 9.2")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2, 3])
def test_whoever_loses_sight_of_a_spell_is_told_so_and_nobody_else(viewer):
    players = [{"owned": "spell-swap-up"}, {"owned": "hand move trade"}, {"owned": "field"}, {}]
    state = table(phase="trade", players=players, known="hand:all move:1,3")
    swap = read_sentence(RULES, "cast spell-swap on 2")
    changes_are_told(RULES, state, viewer, 0, swap)
    told = [fact.seen_by(viewer).data(RULES) for fact in perform_aloud(RULES, state, 0, swap)[1]]
    lost = [fact["cards"] for fact in told if fact["fact"] == "untraced"]
    assert lost == [["hand"], ["move"] if viewer == 2 else ["?"], ["?"]]


@pytest.mark.rule("RZ 9.2")
def test_where_a_spell_is_left_among_others_tells_nothing_of_the_one_that_was_drawn():
    """Check the order of spells: face-up ones first, the others shuffled."""
    orders = {
        tuple(words(swapped("hand trade-up move chance", "hand:all", seed), 2, 3)) for seed in range(40)
    }
    assert orders == {("trade-up", "?", "?", "spell-swap")}
    left = {tuple(words(swapped("hand move chance", "", seed), 2, 2)[:2]) for seed in range(60)}
    assert len(left) == 6


@pytest.mark.rule("RZ 9.2")
def test_the_only_spell_lying_face_down_stays_known_when_it_is_drawn():
    state = swapped("hand trade-up", "hand:all", 1)
    for viewer in (0, 1, 2, 3, 4):
        assert words(state, 1, viewer) == ["hand"]
        assert words(state, 2, viewer) == ["trade-up", "spell-swap"]


@pytest.mark.rule("RZ 9.2", "RZ 7.16")
def test_a_borrowed_swap_that_draws_blind_is_not_told_to_others_when_it_is_shuffled_back():
    players = [{"owned": "chance-up"}, {"owned": "hand move"}, {"owned": "field"}]
    state = table(phase="trade", players=players, known="hand:all move:all", spells="spell-swap rest")
    for sentence in ("cast chance", "cast spell-swap on 2", "done"):
        say(state, 1, sentence)
    assert [RULES.view(state, viewer).extra[1] for viewer in (SPECTATOR, 2)] == [[0], [0]]
    state.facts = []
    say(state, 1, "done")
    back = next(fact for fact in state.facts if fact.what == facts.RETURNED)
    assert [back.seen_by(seat).data(RULES)["cards"] == ["?"] for seat in (0, 1, 2)] == [False, False, True]


@pytest.mark.rule("RZ 9.1", "RZ 7.16")
def test_nobody_knows_where_a_borrowed_spell_lies_once_it_is_shuffled_back():
    state = table(
        phase="trade",
        players=[{"owned": "chance-up"}, {"owned": "hand", "fields": ["cap*2"]}, {"owned": "field"}],
        known="chance:all",
        spells="attack",
        borrowed="spell-swap trade card-flow pile bean-enchantment player-enchantment move",
    )
    say(state, 1, "cast chance")
    assert RULES.view(state, 2).extra[1][-1] == RULES.view(state, SPECTATOR).extra[1][-1] == 12
    say(state, 1, "done")
    assert state.active == 1
    for viewer in (SPECTATOR, 0, 1, 2):
        view = RULES.view(state, viewer)
        assert view.extra[0] == [0] * 8
        assert noted(view, 4) == "chance:all"
    say(state, 2, "harvest 1")
    assert words(state, 2, 1) == ["?", "?"]


@pytest.mark.rule("RZ 9.3", "R5", "R-RZ15")
def test_only_its_owner_sees_the_card_that_four_white_beans_drew():
    state = table(phase="magic", players=[{"fields": ["white*4"]}, {}, {}], draw="picker rest")
    say(state, 1, "use 1")
    assert [RULES.view(state, viewer).extra[2] for viewer in (SPECTATOR, 0, 1, 2)] == [[0], [7], [0], [0]]


@pytest.mark.rule("RZ 9.3", "R5")
def test_everyone_knows_which_card_was_stolen_and_a_redeal_puts_it_into_that_hand():
    players = [{"fields": ["picker"], "hand": "cap cap"}, {"hand": "sword picker"}, {}]
    state = table(phase="magic", players=players)
    say(state, 1, "use 1 on 2")
    assert [RULES.view(state, viewer).extra[2] for viewer in (SPECTATOR, 0, 1, 2)] == [[7]] * 4
    say(state, 1, "keep")
    for seed in range(30):
        dealt = RULES.redeal(RULES.view(state, 2), Rng(seed))
        assert RULES.kinds["picker"] in dealt.players[0].hand
        cards_are_conserved(RULES, dealt)


@pytest.mark.rule("RZ 9.3")
def test_a_stolen_card_is_forgotten_when_a_card_of_its_kind_leaves_the_hand():
    state = table(
        phase="trade",
        players=[{"hand": "sword picker sword"}, {"hand": "white"}, {}],
        stolen="1:sword 1:picker",
    )
    say(state, 1, "offer 2: sword@1 for white")
    say(state, 2, "accept 1")
    assert noted(state, 5) == "1:picker"


@pytest.mark.rule("RZ 9.3")
def test_a_stolen_card_is_still_known_when_a_card_of_its_kind_goes_from_the_table():
    players = [{"hand": "sword"}, {"hand": "white"}, {}]
    state = table(phase="trade", players=players, revealed="sword", stolen="1:sword")
    say(state, 1, "offer 2: sword for white")
    say(state, 2, "accept 1")
    assert noted(state, 5) == "1:sword"


@pytest.mark.rule("RZ 9.4")
def test_others_are_not_told_which_copy_was_brewed():
    brew = read_sentence(RULES, "brew trade: magic@3")
    assert brew.sentence(RULES) == "brew trade: magic@3"
    assert brew.public_sentence(RULES) == "brew trade"
    move = read_sentence(RULES, "cast move: 3 to 1")
    assert move.sentence(RULES) == "cast move: 3 to 1"
    assert move.public_sentence(RULES) == "cast move"


@pytest.mark.rule("RZ 9.4")
def test_others_are_told_that_a_card_was_moved_and_not_from_where():
    state = table(phase="trade", players=[{"hand": "sword cap white", "owned": "move-up"}, {}, {}])
    state.facts = []
    say(state, 1, "cast move: 3 to 1")
    moved = next(fact for fact in state.facts if fact.what == MOVED)
    assert moved.seen_by(0).data(RULES) == {"fact": "moved", "seat": 1, "from": 3, "to": 1}
    for seat in (1, 2, SPECTATOR):
        assert moved.seen_by(seat).data(RULES) == {"fact": "moved", "seat": 1}


@pytest.mark.rule("RZ 9.5")
def test_when_the_game_is_over_all_spells_are_shown():
    state = RULES.new_game(3, 4)
    playout(RULES, state, Rng(4))
    for viewer in (SPECTATOR, 0, 1, 2):
        view = RULES.view(state, viewer)
        assert [player.owned for player in view.players] == [player.owned for player in state.players]
        assert RULES.winners(view) == RULES.winners(state)


@pytest.mark.rule("R5")
def test_a_redeal_lays_every_unseen_spell_somewhere():
    state = RULES.new_game(5, 8)
    for seed in range(20):
        for viewer in (SPECTATOR, 0, 1, 2, 3, 4):
            dealt = RULES.redeal(RULES.view(state, viewer), Rng(seed))
            assert RULES.miscount(dealt) is None
            assert digest(RULES.view(dealt, viewer)) == digest(RULES.view(state, viewer))


# Chance


@pytest.mark.rule("RZ 5.1", "R-RZ4")
def test_every_taler_of_the_attacked_player_can_be_drawn_and_the_seed_decides():
    drawn = set()
    for seed in range(60):
        state = table(
            phase="magic",
            seed=seed,
            players=[{"fields": ["sword"]}, {"taler": "cap mean white princess"}, {}],
        )
        again = state.copy()
        state.facts = []
        say(state, 1, "use 1 on 2")
        say(again, 1, "use 1 on 2")
        assert digest(state) == digest(again)
        drawn.update(fact.cards[0] for fact in state.facts if fact.what == facts.TALER_SHOWN)
    assert drawn == {RULES.kinds[bean] for bean in ("cap", "mean", "white", "princess")}


@pytest.mark.rule("RZ 7.1", "R-RZ5")
def test_attack_draws_two_different_cards():
    for seed in range(40):
        state = table(
            phase="magic",
            seed=seed,
            players=[{"fields": ["sword"], "owned": "attack-up"}, {"taler": "cap mean"}, {}],
        )
        say(state, 1, "use 1 on 2 with attack")
        assert {state.agenda[-1].progress, state.agenda[-1].other} == {
            RULES.kinds["cap"],
            RULES.kinds["mean"],
        }


@pytest.mark.rule("RZ 7.5", "R-RZ14")
def test_a_swap_draws_any_face_down_spell_but_never_the_one_given():
    drawn = set()
    for seed in range(60):
        state = table(
            phase="trade",
            seed=seed,
            players=[{"owned": "spell-swap-up"}, {"owned": "attack field-up hand trade"}, {}],
        )
        say(state, 1, "cast spell-swap on 2")
        drawn.add(RULES.privileges[state.players[0].owned[-1]].id)
    assert drawn == {"attack", "hand", "trade"}


@pytest.mark.rule("RZ 5.5", "RZ 5.6")
def test_two_who_always_strike_back_come_to_an_end():
    longest = 0
    for seed in range(200):
        state = table(
            phase="magic",
            seed=seed,
            players=[{"fields": ["sword"], "taler": "sword*9"}, {"taler": "sword*9 cap"}, {}],
        )
        say(state, 1, "use 1 on 2")
        blows = 0
        while RULES.steps[state.agenda[-1].step].name == "counter":
            say(state, state.agenda[-1].owner + 1, "counter")
            blows += 1
        longest = max(longest, blows)
        assert not [line for line in state.agenda if RULES.steps[line.step].name == "attack"]
    assert longest > 10


# Words


@pytest.mark.parametrize(
    "sentence",
    [
        *["use 1", "use 2 on 3", "use 1 with attack", "use 3 on 5 with attack", "keep", "counter"],
        *["choose princess", "discard sword", "activate spell-swap", "brew chance", "brew move: magic@12"],
        *["cast trade", "cast trade: discard", "cast spell-swap on 2"],
        *["cast field: cap", "cast bean-enchantment: cap on 3"],
        *["cast card-flow", "cast player-enchantment", "cast move: 3 to 1", "cast hand", "cast chance"],
    ],
)
def test_a_sentence_reads_back_exactly(sentence):
    assert read_sentence(RULES, f" {sentence.upper()} ").sentence(RULES) == sentence


@pytest.mark.parametrize(
    ("piles", "why"),
    [
        ({"spells": "attack attack"}, "there are 2 cards of the spell “attack” instead of 1"),
        ({"spells": "attack"}, "there are 0 cards of the spell “field” instead of 1"),
        ({"spells": "rest move rest"}, "“rest” may stand here once only"),
        ({"spells": "abracadabra"}, "there is no spell “abracadabra”"),
        ({"spells": "move-up"}, "there is no spell “move-up”"),
        ({"known": "move"}, "“move” should be a spell and who knows it"),
        ({"known": "move:7"}, "“move:7” should be a spell and who knows it"),
        ({"stolen": "1:pea"}, "“1:pea” should be a seat and a bean"),
        ({"stolen": "1:sword"}, "a stolen card is remembered that lies in no such hand"),
        ({"held": "pea"}, "no bean is called “pea”"),
        ({"third-fields": "six"}, "“six” should be a whole number from 1 to 5"),
        ({"players": [{"fields": ["cap sword cap"]}, {}, {}]}, "these cards cannot share a field"),
        ({"players": [{"owned": "move"}, {"owned": "move"}, {}]}, "there are 2 cards of the spell “move”"),
    ],
)
def test_a_position_that_cannot_be_is_refused(piles, why):
    with pytest.raises(PositionError, match=why):
        table(**piles)


@pytest.mark.parametrize(
    ("spells", "top", "bottom"),
    [("", "attack", "chance"), ("rest", "attack", "chance"), ("hand rest trade", "hand", "trade")],
)
def test_the_rest_of_the_spells_lies_where_a_position_says(spells, top, bottom):
    pile = table(spells=spells, players=[{"owned": "move"}, {}, {}]).extra[0]
    assert [RULES.privileges[pile[-1]].id, RULES.privileges[pile[0]].id] == [top, bottom]
    assert len(set(pile)) == 10


@pytest.mark.parametrize("seed", range(6))
def test_a_position_in_the_middle_of_anything_is_written_and_read_again(seed):
    state = RULES.new_game(3 + seed % 3, seed)
    rng = Rng(seed, 5)
    while not state.over:
        loaded = read_position(RULES, write_position(RULES, state))
        assert digest(loaded) == digest(state)
        seat = RULES.awaited(state)[0]
        moves = RULES.moves(state, seat)
        RULES.perform(state, seat, moves[rng.below(len(moves))])


@pytest.mark.rule("RZ 9.1", "RZ 9.2")
def test_every_law_holds_where_spells_are_many():
    check_game(RichRabohnzel(), games=3, seed=5, every=4)
