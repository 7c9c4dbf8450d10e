"""Games in the terminal: a person against bots, and no hidden information on the screen."""

from __future__ import annotations

import pytest

from bohnhof.bots.chance import Chance
from bohnhof.engine.actions import Action, Done, Harvest, Plant
from bohnhof.engine.chance import Rng
from bohnhof.engine.position import digest
from bohnhof.engine.schedule import PROPOSE, Question
from bohnhof.engine.state import State
from bohnhof.terminal.help import all_cards, help_page
from bohnhof.terminal.moves import listed_moves
from bohnhof.terminal.screen import whole_table
from bohnhof.terminal.sitting import Left
from bohnhof.words import names_in
from tests.terminals import (
    RULES,
    Chair,
    alternating,
    own_acts,
    position,
    printed,
    run,
    seed_where,
    speech,
    typed,
)


def test_a_scripted_game_runs_to_its_end_and_is_saved_after_every_act() -> None:
    chair = Chair(1, alternating(), width=80)
    chair.sitting.play()
    assert chair.table.state.over
    assert chair.saves == chair.table.actions
    assert "The game is over" in chair.text()
    assert ": you don’t have the cards" in chair.text()


def test_nothing_secret_is_ever_printed() -> None:
    seed = 770_000_003
    lines = iter([*["", "1"] * 12, "m", "t", "c", "?", "log"] * 500)
    shown = own_hands = 0

    def forms(hand: list[int]) -> list[str]:
        """Return every form in which a hand could be printed, with single spaces."""
        words = [names_in("en").short(RULES.beans[kind].id) for kind in hand]
        numbered = " ".join(f"{place} {word}" for place, word in enumerate(words, 1))
        return [", ".join(words), " ".join(words), numbered.partition(" 2 ")[2]]

    def read(chair: Chair) -> str:
        nonlocal shown, own_hands
        chair.output.seek(shown)
        new = chair.output.read()
        shown += len(new)
        flat = " ".join(new.split())
        for seat, player in enumerate(chair.table.state.players):
            if len(player.hand) > 4:
                found = any(form in flat for form in forms(player.hand))
                assert seat == 0 or not found
                own_hands += found
        for line in new.splitlines():
            if line.startswith(("Thrifty", "Chance")) and " draws " in line:
                assert line.endswith((" card", " cards"))
        assert str(seed) not in new
        return next(lines)

    chair = Chair(seed, read)
    chair.sitting.play()
    assert chair.table.state.over
    assert own_hands > 20


def test_the_same_view_gives_the_same_screen_whatever_it_hides() -> None:
    one = position()
    other = position()
    other.players[1].hand, other.draw[:2] = other.draw[:2], other.players[1].hand
    assert digest(one) != digest(other)
    screens = []
    for state in (one, other):
        view = RULES.view(state, 0)
        moves = listed_moves(speech(), view, RULES.moves(view, 0), everything=True)
        page = [whole_table(speech(), view, 80), moves, all_cards(speech(), view), help_page(speech(), view)]
        screens.append(printed(*page))
    assert screens[0] == screens[1]


def test_an_expert_plays_a_turn_in_one_line() -> None:
    chair = run("p; d; d", seed=seed_where(0))
    assert own_acts(chair)[:2] == ["plant 1", "done"]


def test_the_rest_of_a_line_is_dropped_after_a_refusal_and_told() -> None:
    chair = run("p; p 9; d", seed=seed_where(0))
    assert own_acts(chair) == ["plant 1"]
    assert "Skipped: d" in chair.text()


def test_numbers_are_good_only_for_the_list_shown() -> None:
    chair = run("1; 1", "99", seed=seed_where(0))
    assert own_acts(chair) == ["plant 1"]
    assert "There is no move 1 in the list." in chair.text()
    assert "There is no move 99 in the list." in chair.text()


def test_a_refusal_gives_its_reason_and_changes_nothing() -> None:
    before = digest(Chair(seed_where(0), alternating()).table.state)
    chair = run("harvest 1", "done", "accept 5", "offer 2: red for chili", "nonsense", seed=seed_where(0))
    assert digest(chair.table.state) == before
    for reason in [
        "That field is empty.",
        "Phase 1: you must plant your front card.",
        "Can’t read “nonsense”",
    ]:
        assert reason in chair.text()


def test_enter_where_the_table_waits_only_reminds() -> None:
    chair = run("", "", seed=seed_where(0))
    assert own_acts(chair) == []
    assert chair.text().count("Phase 1: you must plant your front card.") == 3


def test_a_person_may_propose_in_the_trading_of_another() -> None:
    chair = run("o {} for {}", seed=seed_where(2))
    assert "is trading. Make an offer?" in chair.text()

    def offer(chair: Chair) -> str:
        if own_acts(chair):
            raise Left
        hand = chair.table.view(0).players[0].hand
        return f"o {RULES.beans[hand[0]].id} for {RULES.beans[hand[1]].id}"

    chair = Chair(seed_where(2), offer)
    with pytest.raises(Left):
        chair.sitting.play()
    assert own_acts(chair)[0].startswith("offer 3: ")


def test_pass_keeps_the_trading_of_a_turn_away() -> None:
    seed = seed_where(2)

    def questions(line: str) -> int:
        asked_in: list[str] = []

        def read(chair: Chair) -> str:
            if chair.table.state.active != 2 or len(asked_in) > 20:
                raise Left
            assert chair.table.asked is not None
            asked_in.append(chair.table.asked.asked)
            return line

        chair = Chair(seed, read)
        with pytest.raises(Left):
            chair.sitting.play()
        return asked_in.count(PROPOSE)

    assert questions("pass") == 1 <= questions("")


class Deaf(Chance):
    """A bot that plants, ends its phases, and never answers an offer."""

    heard = 0

    def decide(self, view: State, moves: list[Action], question: Question) -> Action | None:
        if view.offers and view.serial > self.heard:
            self.heard = view.serial
            return None
        wanted = [move for move in moves if isinstance(move, (Plant, Done))]
        if not wanted and self.seat == view.active:
            wanted = [move for move in moves if isinstance(move, Harvest)]
        return wanted[0] if wanted else None


def test_an_offer_that_nobody_takes_is_told() -> None:
    seed = seed_where(2)
    hand = [RULES.beans[kind].id for kind in RULES.new_game(4, seed).players[0].hand]
    chair = Chair(seed, typed(f"o {hand[0]} for {hand[1]}", ""))
    chair.table.seat_bots([None, *[Deaf(RULES, seat, Rng(seed, seat)) for seat in (1, 2, 3)]])
    with pytest.raises(Left):
        chair.sitting.play()
    text = chair.text()
    asked = "Thrifty 3 is trading; your offer #1 is open. Another one? Enter: let them answer; pass:"
    assert text.index(asked) < text.index("#1 No one accepted your offer") < text.index("── Chance 4")


def test_where_nothing_fits_the_question_says_to_harvest_first() -> None:
    def asked(taler: str) -> str:
        mine = {"hand": "red chili", "fields": ["soy*3", "blue*2"], "taler": taler}
        chair = Chair(position(phase="plant-hand", revealed="", players=[mine, {}, {}, {}]), typed())
        with pytest.raises(Left):
            chair.sitting.play()
        return chair.text()

    first = "Phase 1: you must plant your front card. Harvest a field first"
    assert f"{first}." in asked("")
    assert "Harvest or buy a field first." in asked("green*3")


def test_pass_holds_until_the_own_turn_and_may_be_said_twice() -> None:
    lines = iter(["pass; pass; pass"])

    def read(chair: Chair) -> str:
        if chair.table.state.active == 0:
            raise Left
        return next(lines, "")

    chair = Chair(seed_where(1), read)
    with pytest.raises(Left):
        chair.sitting.play()
    assert chair.text().count("is trading. Make an offer?") == 1
    assert "Skipped" not in chair.text()


def test_an_offer_to_the_person_can_be_taken_refused_or_left_open() -> None:
    def reached(answer: str) -> tuple[Chair, int]:
        """Play until someone makes an offer that can be met, and give that answer."""
        serial = 0

        def read(chair: Chair) -> str:
            nonlocal serial
            if serial:
                raise Left
            question = chair.text().rstrip().splitlines()
            if any(line.startswith("You have an offer.") for line in question[-12:]):
                view = chair.table.view(0)
                open_to_me = [o.serial for o in view.offers if o.addresses(0) and not o.declined & 1]
                serial = open_to_me[0]
                return answer.format(serial)
            return next(lines)

        lines = iter(["", "1"] * 5000)
        chair = Chair(5, read)
        with pytest.raises(Left):
            chair.sitting.play()
        return chair, serial

    taken, serial = reached("a {}")
    assert own_acts(taken)[-1] == f"accept {serial}"
    refused, serial = reached("")
    assert f"decline {serial}" in own_acts(refused)
    left, serial = reached("later")
    assert f"decline {serial}" not in own_acts(left)


def test_an_offer_made_before_an_answer_is_given_is_heard_first() -> None:
    seed = seed_where(0)
    acts: list[str] = []

    def read(chair: Chair) -> str:
        view = chair.table.view(0)
        if acts:
            raise Left
        asked = [o.serial for o in view.offers if o.addresses(0) and not o.declined & 1]
        if view.active == 0 and asked:
            acts.append("offered")
            return f"o {RULES.beans[view.players[0].hand[0]].id} for blue"
        return next(lines)

    lines = iter(["", "1"] * 5000)
    chair = Chair(seed, read)
    with pytest.raises(Left):
        chair.sitting.play()
    made = next(
        i for i, (seat, sentence) in enumerate(chair.table.acts) if (seat, sentence[:5]) == (0, "offer")
    )
    assert not any(seat == 0 for seat, _ in chair.table.acts[made + 1 :])


@pytest.mark.parametrize(
    "asked", ["rules", "r", "rules BO 6.5", "rules bo6.5", "r 6.5", "r gift", "rules zebra"]
)
def test_rules_can_be_read_at_the_table(asked: str) -> None:
    expected = {
        "rules": "1 Material",
        "r": "1 Material",
        "r gift": "BO 4.8",
        "rules zebra": "No rule contains “zebra”.",
    }
    text = run(asked, seed=seed_where(0)).text()
    assert expected.get(asked, "A field of a single card") in text


def test_looking_things_up_changes_nothing() -> None:
    before = digest(Chair(seed_where(0), alternating()).table.state)
    chair = run("?", "help", "Help", "moves", "table", "cards", "log", "t; c; m", seed=seed_where(0))
    assert digest(chair.table.state) == before
    assert chair.text().count("sentence") >= 3


def test_quit_leaves() -> None:
    chair = Chair(seed_where(0), typed("quit", "p"))
    with pytest.raises(Left):
        chair.sitting.play()
    assert own_acts(chair) == []


def test_the_log_goes_back_to_what_happened_before() -> None:
    chair = run("p", seed=seed_where(0))
    line = next(line for line in chair.text().splitlines() if line.startswith("You plant "))
    again = Chair(chair.table, typed("log"))
    with pytest.raises(Left):
        again.sitting.play()
    assert line in again.text().partition("> log")[2]
