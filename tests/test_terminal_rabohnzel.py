"""Rabohnzel in the terminal: spells, powers, attacks, input and final scores."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bohnhof.engine.chance import Rng
from bohnhof.engine.notation import SentenceError, read_sentence
from bohnhof.engine.playout import playout
from bohnhof.engine.position import read_position
from bohnhof.engine.state import NOBODY, SPECTATOR, State
from bohnhof.games import rules_of
from bohnhof.games.rabohnzel.bean import FairyBean
from bohnhof.games.rabohnzel.beanometers import COUNTS, usual
from bohnhof.games.rabohnzel.presentation import DRAWN, USES
from bohnhof.games.rabohnzel.rules import Rabohnzel
from bohnhof.games.rabohnzel.spell import Spell
from bohnhof.games.rabohnzel.spells import ALL
from bohnhof.games.rabohnzel.terminal import spell_ids
from bohnhof.table.record import load
from bohnhof.terminal.help import all_cards, help_page
from bohnhof.terminal.moves import listed_moves
from bohnhof.terminal.screen import near_things, score_lines, whole_table
from bohnhof.terminal.speech import Speech
from bohnhof.terminal.typed import read_typed
from bohnhof.words import LANGUAGES, names_in
from tests.commands import TO_THE_END, Terminal
from tests.terminals import awaited_steps_are_told, knows, printed

RULES = rules_of("rabohnzel")
PLAYERS = ["Ada", "Thrifty 2", "Thrifty 3"]
MINE = {"hand": "cap magic white", "fields": ["sword*2", "magic*4"], "owned": "move trade-up"}
OTHER = {"hand": "picker", "taler": "princess sword", "owned": "hand"}


@pytest.fixture
def bohnhof(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Terminal:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return Terminal(monkeypatch, capsys)


def speech(language: str = "en", seat: int = 0) -> Speech:
    return Speech(RULES, language, PLAYERS, seat)


def table(**changes: Any) -> State:
    data = {
        "game": "rabohnzel",
        "phase": "magic",
        "players": [MINE, OTHER, {"owned": "field"}],
        "draw": "rest",
    }
    state = read_position(RULES, {**data, **changes})
    RULES.settle(state)
    return state


def drawn(state: State, seat: int = 0) -> str:
    """Return the table as one seat sees it, with single spaces between columns."""
    view = RULES.view(state, SPECTATOR if seat == NOBODY else seat)
    text = printed(whole_table(speech(seat=seat), view, 100), width=100)
    return "\n".join(" ".join(line.split()) for line in text.splitlines())


def told(state: State, *acts: tuple[int, str], seat: int = 0) -> list[str]:
    state.facts = []
    for actor, sentence in acts:
        assert RULES.play(state, actor - 1, read_sentence(RULES, sentence)) is None
    return lines_of(state, speech(seat=seat))


def lines_of(state: State, speaking: Speech) -> list[str]:
    return [speaking.say(line) for line in speaking.telling.story(state.facts or [], speaking.seat)]


def power(card: str) -> str:
    return names_in("en").power(card)


def moves(state: State) -> str:
    view = RULES.view(state, 0)
    return printed(listed_moves(speech(), view, RULES.moves(view, 0), True), width=70)


def meant(text: str, state: State | None = None, language: str = "en") -> str:
    view = RULES.view(state or table(), 0)
    return read_typed(speech(language), view, RULES.moves(view, 0), text, False).sentence(RULES)


# The table


def test_spells_are_drawn_as_far_as_they_are_known():
    state = table(known="field:all")
    text = "Thrifty 2: 1 unknown · Thrifty 3: Field · You: Move, Trade (active)"
    assert text in drawn(state)
    assert text in printed(near_things(speech(), RULES.view(state, 0)), width=100)
    assert "Ada: Trade (active), 1 unknown · Thrifty 2: 1 unknown" in drawn(state, NOBODY)


def test_powers_left_are_drawn_in_the_magic_phase():
    state = table()
    assert "Your turn, the magic phase" in drawn(state)
    assert "Powers field 1 Sword, field 2 Magic" in drawn(state)
    told(state, (1, "use 2"), (1, "done"))
    assert "Powers field 1 Sword" in drawn(state)
    told(state, (1, "done"))
    assert "Powers" not in drawn(state)


def test_only_powers_that_can_be_used_are_drawn_and_those_of_others_with_their_owner():
    players = [{"fields": ["mean", "sword"], "hand": "cap"}, {"hand": "cap", "owned": "field"}, {}]
    state = table(players=players)
    assert "Powers field 2 Sword\n" in drawn(state)
    assert "Powers Ada: field 2 Sword\n" in drawn(state, 1)
    players[0]["owned"] = "attack-up"
    assert "Powers field 1 Mean, field 2 Sword\n" in drawn(table(players=players))
    without_spell = [{"fields": ["magic", "mean*4"], "hand": "cap"}, {}, {}]
    assert "Powers field 2 Mean\n" in drawn(table(players=without_spell))


def test_stolen_cards_are_drawn_together_for_each_player():
    players = [{"hand": "cap sword cap"}, {"hand": "mean"}, {}]
    state = table(phase="plant-hand", players=players, stolen="1:cap 2:mean 1:sword 1:cap")
    assert "Stolen Thrifty 2: Mean · You: Cap ×2, Sword, still in hand" in drawn(state)


def test_help_and_cards_say_what_each_bean_does():
    help_text = " ".join(printed(help_page(speech(), RULES.view(table(), 0)), width=140).split())
    cards = printed(all_cards(speech(), RULES.view(table(), 0)), width=140)
    for bean in RULES.beans[1:]:
        line = f"{names_in('en').short(bean.id)}: {names_in('en').bean_power(bean.id)}."
        assert len(line) > 30
        assert f"· {line}" in help_text
        assert line in cards


def test_what_is_borrowed_held_taken_up_and_stolen_is_drawn():
    owned = {"owned": "chance-up", "fields": ["picker"], "hand": "cap"}
    state = table(players=[owned, OTHER, {}], spells="pile " + " ".join(spells_but("chance hand pile")))
    told(state, (1, "cast chance"))
    assert "Borrowed You: Pile (active)" in drawn(state)
    told(state, (1, "use 1 on 2"))
    assert "To place Picker" in drawn(state, 2)
    told(state, (1, "keep"))
    assert "Stolen Ada: Picker, still in hand" in drawn(state, 2)
    state = table(phase="trade", players=[{"owned": "pile-up"}, OTHER, {}], discard="cap")
    told(state, (1, "cast pile"))
    assert "Taken up Cap" in drawn(state)


def spells_but(names: str) -> list[str]:
    return [spell.id for spell in RULES.privileges[1:12] if spell.id not in names.split()]


def test_a_card_that_only_its_owner_sees_is_drawn_as_unknown():
    state = table(players=[{"fields": ["white*4"]}, OTHER, {}], draw="cap rest")
    told(state, (1, "use 1"))
    assert "To place Cap" in drawn(state)
    assert "To place ?" in drawn(state, 1)


def test_an_attack_is_drawn_while_it_goes_on():
    mine = {**MINE, "taler": "picker"}
    state = table(players=[mine, {"taler": "sword", "hand": "cap"}, {}])
    told(state, (1, "use 1 on 2"))
    assert "Attack You on Thrifty 2\n" in drawn(state)
    assert "a counter-attack is possible" in drawn(state)
    told(state, (2, "counter"))
    assert "Attack You on Thrifty 2, 1 counter-attack so far" in drawn(state)


@pytest.mark.parametrize(
    ("phase", "title"),
    [("reveal", "directly after the reveals"), ("draw", "before the draw"), ("end", "the end of the turn")],
)
def test_moments_for_spells_have_titles(phase, title):
    owned = {"reveal": "trade-up", "draw": "hand-up", "end": "move-up"}[phase]
    state = table(phase=phase, players=[{"owned": owned, "hand": "cap sword"}, {}, {}])
    assert title in drawn(state)


def test_spells_in_the_pile_are_counted_among_the_cards():
    assert "Spells in the pile: 7" in printed(all_cards(speech(), RULES.view(table(), 0)), width=100)


# Events


def test_an_attack_is_told_blow_by_blow():
    players = [
        {"fields": ["sword"], "taler": "picker", "hand": "cap"},
        {"taler": "sword", "hand": "white"},
        {},
    ]
    assert told(table(players=players), (1, "use 1 on 2"), (2, "counter"), (1, "keep")) == [
        "You use Sword on field 1 against Thrifty 2",
        "Thrifty 2’s taler is drawn: Sword",
        "Thrifty 2 counter-attacks you",
        "Your taler is drawn: Picker",
        "You steal White from Thrifty 2",
        "You keep it in your hand",
        "Revealed: Sword ×2",
    ]


def test_a_freed_princess_is_told():
    players = [{"fields": ["sword"], "owned": "attack-up"}, {"taler": "princess*2"}, {}]
    assert told(table(players=players), (1, "use 1 on 2 with attack"))[1:5] == [
        "You cast Attack",
        "Thrifty 2’s taler is drawn: Princess",
        "Thrifty 2’s taler is drawn: Princess",
        "You free a Princess from Thrifty 2: 1 taler",
    ]


def test_mean_beans_are_told():
    players = [{"fields": ["mean*4"]}, {"taler": "cap"}, {"taler": "sword"}]
    assert told(table(players=players), (1, "use 1"))[:4] == [
        "You use Mean on field 1",
        "Thrifty 2’s taler is drawn: Cap",
        "Thrifty 3’s taler is drawn: Sword",
        "Thrifty 2 loses the Cap taler",
    ]


def test_spells_are_told_to_those_who_may_know_them():
    def swap() -> State:
        return table(phase="trade", players=[{"owned": "spell-swap-up"}, {"owned": "hand"}, {}])

    assert told(swap(), (1, "cast spell-swap on 2")) == [
        "You cast Spell Swap with Thrifty 2",
        "You take the spell Hand from Thrifty 2",
    ]
    assert told(swap(), (1, "cast spell-swap on 2"), seat=1)[1] == "Ada takes the spell Hand from you"
    assert told(swap(), (1, "cast spell-swap on 2"), seat=2)[1] == "Ada takes a spell from Thrifty 2"


def test_a_learnt_spell_is_told_to_its_owner_only():
    def harvest(seat: int) -> str:
        state = table(players=[{"fields": ["cap*2"], "hand": "cap", "owned": "move"}, {}, {}])
        return told(state, (1, "harvest 1"), seat=seat)[1]

    assert harvest(0).startswith("You learn the spell ")
    assert harvest(1) == "Ada learns a spell"


def test_brewing_casting_and_the_end_of_a_turn_are_told():
    players = [{"hand": "magic cap white", "owned": "move chance-up pile-up", "fields": ["sword"]}, {}, {}]
    spells = "trade " + " ".join(spells_but("move chance pile trade"))
    state = table(players=players, spells=spells, discard="cap")
    lines = told(
        state,
        *[(1, "brew move"), (1, "cast move: 2 to 1"), (1, "cast chance"), (1, "done"), (1, "cast trade")],
        *[(1, "cast pile"), (1, "done"), (1, "discard sword"), (1, "discard sword"), (1, "plant sword 1")],
        (1, "plant magic 2"),
    )
    for line in (
        "You play Magic to activate Move",
        "You cast Move",
        "You move hand card 2 to position 1",
        "You borrow Trade for this turn",
        "You take Magic from the discard pile",
        "You discard Sword",
        "Borrowed spells are shuffled back into their pile",
    ):
        assert line in lines
    lines = told(table(phase="trade", players=[{"owned": "field-up"}, {}, {}]), (1, "done"))
    assert "Your Field lapses unused" in lines


def test_an_enchanted_bean_is_told_at_its_harvest():
    state = table(players=[{"fields": ["sword cap*2"], "hand": "cap", "owned": "move"}, {}, {}])
    line = told(state, (1, "harvest 1"))[0]
    assert line == "You harvest field 1: 3 Cap beans for 1 taler, the first an enchanted Sword"


def test_every_fact_of_whole_games_is_told_in_words():
    for seed in range(4):
        state = RULES.new_game(3, seed)
        state.facts = []
        playout(RULES, state, Rng(seed))
        for language in LANGUAGES:
            lines = lines_of(state, speech(language, seed % 3))
            assert lines
            assert not [line for line in lines if line.startswith("fact-")]


# Moves


def test_the_list_of_moves_says_what_powers_and_spells_do():
    text = moves(table(players=[{**MINE, "owned": "move attack-up"}, OTHER, {"owned": "field"}]))
    assert "use 1 on 2 (Sword: attack: Thrifty 2: Princess, Sword)" in text
    assert "use 1 on 3 (Sword: attack: Thrifty 3: no taler)" in text
    assert "use 2 (Magic: activate two spells)" in text
    assert f"brew move ({power('move')})" in text
    assert "done (no more)" in text


def test_the_list_of_moves_inside_an_act_is_explained():
    state = table(players=[{"fields": ["picker"], "hand": "cap"}, OTHER, {}])
    told(state, (1, "use 1 on 2"))
    assert "keep (Picker to the back of your hand)" in moves(state)
    players = [{"fields": ["sword"], "owned": "attack-up"}, {"taler": "princess picker"}, {}]
    state = table(players=players)
    told(state, (1, "use 1 on 2 with attack"))
    assert "choose princess (the taler is yours)" in moves(state)
    assert "choose picker (your last hand card is stolen)" in moves(state)
    state = table(phase="end", players=[{"owned": "move-up", "hand": "cap sword"}, {}, {}])
    assert "cast move: 1 to 2 (reorder your hand)" in moves(state)
    state = table(phase="reveal", players=[{"owned": "trade-up"}, {}, {}])
    assert "cast trade (after the reveals: a third card" in moves(state)
    assert "cast trade: discard (no third card, but none need be planted)" in moves(state)


def test_of_many_ways_to_move_a_card_only_a_few_are_listed():
    state = table(phase="end", players=[{"owned": "move-up", "hand": "cap sword mean cap white"}, {}, {}])
    view = RULES.view(state, 0)
    text = printed(listed_moves(speech(), view, RULES.moves(view, 0), False), width=70)
    assert text.count("cast move") == 4
    assert "… 12 more ways to move a card: type moves" in text
    assert "done" in text


def test_a_counter_attack_says_what_may_be_drawn():
    state = table(active=2, players=[{"taler": "sword"}, {"fields": ["sword"], "taler": "cap"}, {}])
    told(state, (2, "use 1 on 1"))
    assert "counter (Thrifty 2: Cap)" in moves(state)


def test_beans_and_spells_may_be_typed_in_the_language_of_the_table():
    assert meant("brew umsteck", language="de") == "brew move"
    assert meant("brew move: zauber@2", language="de") == "brew move: magic@2"
    assert meant("cast move: 3 to 1", language="nl") == "cast move: 3 to 1"
    assert meant("choose prinses", language="nl") == "choose princess"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_spell_may_be_typed_as_the_table_shows_it(language):
    for spell in spell_ids(speech()):
        shown = names_in(language).card(spell)
        assert meant(f"brew {shown}", language=language) == f"brew {spell}"
        assert meant(f"act {shown}", language=language) == f"activate {spell}"
        listed = speech(language).sentence(f"brew {spell}")
        assert meant(listed, language=language) == f"brew {spell}"
        assert meant(f"brew {shown[:-1]}", language=language) == f"brew {spell}"


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("cast verzauberung der bohnen kap 2", "cast bean-enchantment: cap on 2"),
        ("cast verzauberung-der-bohnen: kap on 2", "cast bean-enchantment: cap on 2"),
        ("cast bohnenfeldzauber prinzess", "cast field: princess"),
        ("cast zauberkartentausch 3", "cast spell-swap on 3"),
        ("cast umsteckzauber: 4 to 1", "cast move: 4 to 1"),
        ("cast handelszauber discard", "cast trade: discard"),
        ("u 1 2 with angriffszauber", "use 1 on 2 with attack"),
        ("use 1 on 2 with ang", "use 1 on 2 with attack"),
        ("br verzauberung der mitspieler: zauber@2", "brew player-enchantment: magic@2"),
        ("br mitspieler", "brew player-enchantment"),
        ("br zauber", "brew spell-swap"),
    ],
)
def test_spells_of_several_words_are_understood(typed, sentence):
    assert meant(typed, language="de") == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_act_may_be_typed_as_it_is_listed(language):
    speaking = speech(language)
    for sentence in RULES.acts.by_sentence:
        shown = speaking.sentence(sentence)
        assert meant(shown, language=language) == sentence, shown
    for sentence in ("cast move: 12 to 1", "brew field: magic@2", "brew trade: magic@2"):
        assert meant(speaking.sentence(sentence), language=language) == sentence


def test_a_beginning_means_the_own_spell_on_the_right_side_first():
    down = table(players=[{**MINE, "owned": "bean-enchantment player-enchantment-up"}, OTHER, {}])
    assert meant("br verz", down, "de") == "brew bean-enchantment"
    assert meant("act verz", down, "de") == "activate bean-enchantment"
    assert meant("cast verz", down, "de") == "cast player-enchantment"


def misunderstood(typed: str, language: str = "en") -> str:
    with pytest.raises(SentenceError) as caught:
        meant(typed, language=language)
    return speech(language).say(caught.value.reason)


def test_an_unclear_spell_is_refused():
    assert misunderstood("cast c") == "“c” could mean Card Flow or Chance"
    assert misunderstood("br verz", "de") == (
        "„verz“ könnte Verzauberung der Bohnen oder Verzauberung der Mitspieler heißen"
    )
    assert "can’t read" in misunderstood("brew abracadabra")


def test_spells_are_listed_in_the_language_of_the_table():
    state = table(players=[{**MINE, "owned": "bean-enchantment attack-up trade"}, OTHER, {}])
    view = RULES.view(state, 0)
    text = printed(listed_moves(speech("de"), view, RULES.moves(view, 0), True), width=70)
    assert "brauen verzauberung-der-bohnen (" in text
    assert "brauen handelszauber (" in text
    assert "nutzen 1 auf 2 mit angriffszauber (" in text
    assert "brew bean-enchantment (" in moves(state)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_at_which_somebody_is_awaited_has_a_title_and_advice(language):
    awaited_steps_are_told(RULES, language, passing={"reveal", "next", "attack"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bean_and_spell_says_what_it_does(language):
    speaking, names = speech(language), names_in(language)
    for spell in spell_ids(speaking):
        assert len(names.power(spell)) > 10
    for bean in RULES.beans[1:]:
        assert len(names.bean_power(bean.id)) > 10
    for word in (*DRAWN.values(), *[use for uses in USES.values() for use in uses]):
        assert knows(language, f"rabohnzel-drawn-{word}") or knows(language, f"rabohnzel-use-{word}")
    assert set(DRAWN) == {bean.id for bean in RULES.beans[1:]}
    assert set(USES) == {bean.id for bean in RULES.beans[1:] if isinstance(bean, FairyBean) and bean.power}


def test_a_twelfth_spell_that_no_language_knows_is_shown_by_its_id_and_its_own_text():
    class Foresight(Spell):
        power = "look at the top card"

    rules = Rabohnzel(None, [*ALL, Foresight("foresight", 11)])
    players = [{**MINE, "owned": "foresight"}, {"owned": "hand"}, {}]
    data = {"game": "rabohnzel", "phase": "magic", "draw": "rest", "players": players}
    state = read_position(rules, data)
    rules.settle(state)
    view = rules.view(state, 0)
    for language in LANGUAGES:
        speaking = Speech(rules, language, PLAYERS, 0)
        helped = printed(help_page(speaking, view), width=140).replace("\N{NO-BREAK SPACE}:", ":")
        assert "· foresight: look at the top card." in helped
        assert "foresight" in printed(whole_table(speaking, view, 100), width=100)
        listed = printed(listed_moves(speaking, view, rules.moves(view, 0), True), width=100)
        assert "foresight (look at the top card)" in listed


def test_help_tells_the_phase_and_what_the_own_spells_do():
    text = " ".join(printed(help_page(speech(), RULES.view(table(), 0)), width=120).split())
    assert "Your turn, the magic phase" in text
    assert "RZ 3.2" in text
    assert f"Move: {power('move')}." in text
    assert f"Trade: {power('trade')}." in text
    assert "buying" not in text
    watched = printed(help_page(speech(seat=NOBODY), RULES.view(table(), SPECTATOR)), width=120)
    assert power("move") not in watched


def test_pfennig_are_told_with_the_scores():
    state = table(
        phase="draw",
        passes=2,
        draw="sword",
        players=[{"owned": "move", "taler": "cap", "hand": "rest"}, {"owned": "hand", "taler": "cap"}, {}],
    )
    assert [line.plain for line in score_lines(speech(), RULES.view(state, 0))] == [
        "  1 taler   8 pfennig  You",
        "  1 taler   9 pfennig  Thrifty 2",
        "  0 taler   0 pfennig  Thrifty 3",
        "Thrifty 2 wins.",
    ]


# Whole games


@pytest.mark.long
def test_a_whole_game_is_played_at_the_terminal(bohnhof, tmp_path):
    file = tmp_path / "game.bohnhof"
    ran = bohnhof(
        "play", "rabohnzel", "--bots", "thrifty,chance", "--seed", "3", "--save", file, typed=TO_THE_END
    )
    assert ran.status == 0
    assert "pfennig" in ran.out
    assert "Spells" in ran.out
    record = load(file)
    assert record.game == "rabohnzel"
    assert record.scores is not None
    assert bohnhof("replay", file).status == 0
    assert bohnhof("replay", file, "--seat", "2").status == 0


# Custom beanometers

GENEROUS = """
[beanometers]
sword = [1, 2, 3, 4]
princess = [1, 2, 3, 4]
magic = [1, 2, 3, 4]
white = [1, 2, 3, 4]
mean = [1, 2, 3, 4]
cap = [1, 2, 3]
picker = [1, 2, 3, 4]
"""


def test_a_game_with_a_table_of_ones_own_is_saved_gone_on_with_and_replayed(bohnhof, tmp_path):
    beans, file = tmp_path / "mine.toml", tmp_path / "game.bohnhof"
    beans.write_text(GENEROUS, encoding="utf-8")
    options = ["--bots", "thrifty,chance", "--seed", "3", "--save", file, "--beans", beans]
    assert bohnhof("play", "rabohnzel", *options, typed="\n1\n" * 3 + "quit\n").status == 0
    beans.unlink()
    record = load(file)
    assert record.game.startswith("rabohnzel sword=1/2/3/4 ")
    assert record.scores is None
    refusal = bohnhof.refused("play", "--resume", file, "--beans", file)
    assert "--beans cannot be changed in a saved game" in refusal
    assert bohnhof("play", "--resume", "rabohnzel").status == 2
    assert bohnhof("play", "--resume", file, typed=TO_THE_END).status == 0
    scores = load(file).scores
    assert scores is not None
    assert sum(scores) > 20
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("sword=1/2/3/4", "sword=1/2/3/9"), encoding="utf-8")
    assert "game.bohnhof:" in bohnhof.refused("replay", file)


def test_simulated_games_know_the_table_in_every_process(bohnhof, tmp_path):
    beans = tmp_path / "mine.toml"
    beans.write_text(GENEROUS, encoding="utf-8")
    usual_table = bohnhof(
        "simulate", "rabohnzel", "--games", "9", "--seed", "1", "--bots", "chance", "--json"
    ).out
    alone = bohnhof(
        "simulate", "rabohnzel", "--games", "9", "--seed", "1", "--bots", "chance", "--beans", beans
    )
    together = bohnhof(
        *[
            "simulate",
            "rabohnzel",
            "--games",
            "9",
            "--seed",
            "1",
            "--bots",
            "chance",
            "--beans",
            beans,
            "--processes",
            "2",
        ]
    )
    assert alone.status == together.status == 0
    assert alone.out.splitlines()[-1] == together.out.splitlines()[-1]
    assert alone.out.split("digest ")[1].strip() not in usual_table


def test_a_table_like_the_usual_one_is_the_usual_game(bohnhof, tmp_path):
    beans = tmp_path / "same.toml"
    lines = [f"{bean} = {list(usual().steps(bean))}" for bean in COUNTS]
    beans.write_text("[beanometers]\n" + "\n".join(lines), encoding="utf-8")
    plain = bohnhof("simulate", "rabohnzel", "--games", "2", "--seed", "1", "--bots", "chance", "--json").out
    same = bohnhof(
        "simulate", "rabohnzel", "--games", "2", "--seed", "1", "--bots", "chance", "--json", "--beans", beans
    ).out
    assert '"game": "rabohnzel"' in same
    assert plain.split('"digest"')[1] == same.split('"digest"')[1]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[beanometers]\ncap = [3, 5, 6]\n", "the beanometer of “sword” is missing"),
        (GENEROUS.replace("cap = [1, 2, 3]", "cap = [3, 2]"), "the steps of “cap” do not rise: 2 after 3"),
        (GENEROUS.replace("cap = [1, 2, 3]", "cap = [3, 50]"), "“cap” has a step of 50 beans, but 11 cards"),
        ("cap: [3, 5, 6]", "this is not TOML"),
    ],
)
def test_a_broken_table_is_refused_in_one_line(bohnhof, tmp_path, text, why):
    beans = tmp_path / "broken.toml"
    beans.write_text(text, encoding="utf-8")
    for command in ("play", "simulate"):
        assert f"broken.toml: {why}" in bohnhof.refused(command, "rabohnzel", "--beans", beans)


def test_a_table_that_is_not_there_or_for_another_game_is_refused(bohnhof, tmp_path):
    assert "cannot be read" in bohnhof.refused("play", "rabohnzel", "--beans", tmp_path / "none.toml")
    beans = tmp_path / "mine.toml"
    beans.write_text(GENEROUS, encoding="utf-8")
    refusal = bohnhof.refused("simulate", "bohnanza", "--beans", beans)
    assert "the beanometers of “bohnanza” are as printed; another table is for: rabohnzel" in refusal


@pytest.mark.parametrize(
    ("game", "why"),
    [
        ("rabohnzel sword=1", "the beanometer of “princess” is missing"),
        ("bohnanza sword=1", "there is no other edition of “bohnanza”"),
        ("chess sword=1", "there is no game “chess”"),
    ],
)
def test_an_edition_that_cannot_be_is_refused(game, why):
    with pytest.raises(ValueError, match=why):
        rules_of(game)


def test_an_edition_is_written_in_one_way_only():
    with pytest.raises(ValueError, match="this edition is written as “sword="):
        rules_of(f"rabohnzel  {usual().line}")


@pytest.mark.parametrize("spell", ["card-flow", "player-enchantment"])
def test_a_front_card_that_a_spell_plants_may_be_called_by_its_name(spell):
    mine = {"hand": "sword cap", "fields": ["sword"], "owned": f"{spell}-up"}
    state = table(players=[mine, {}, {}], phase="plant-aside", revealed="white")
    RULES.perform(state, 0, read_sentence(RULES, f"cast {spell}"))
    assert meant("plant sword 1", state) == meant("p sw", state) == "plant 1"
