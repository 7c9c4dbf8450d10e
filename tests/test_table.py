"""The table: its log, its scheduler, auto-answers for people, and its initial states."""

from __future__ import annotations

from typing import Any

import pytest

from bohnhof.bots.bot import Bot, BotMaker
from bohnhof.bots.chance import Chance
from bohnhof.engine.actions import Action
from bohnhof.engine.facts import DECLINED, DREW, OFFERED, OVER, TURN, Fact
from bohnhof.engine.notation import read_sentence
from bohnhof.engine.position import digest
from bohnhof.engine.schedule import ACT, ANSWER, OFFERS_A_TURN, PROPOSE, Question
from bohnhof.engine.state import SPECTATOR, UNSEEN, State
from bohnhof.engine.trading import MakeOffer
from bohnhof.games import game_ids, rules_of
from bohnhof.table.record import load, record_of, resume, save
from bohnhof.table.table import IllegalMoveError, Table
from tests.tables import NAMES, table_after
from tests.terminals import MINE, RULES, position


class Quiet(Bot):
    """A bot that declines, ends phases and plants, but makes no offers."""

    name = "quiet"

    def decide(self, view: State, moves: list[Action], question: Question) -> Action | None:
        words = ("decline", "done", "plant", "harvest") if question.asked == ACT else ("decline",)
        for word in words:
            for move in moves:
                if move.sentence(self.rules).startswith(word):
                    return move
        return None


class Watchful(Chance):
    """A bot that records its events and when it is asked."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.seen: list[Fact] = []
        self.seen_when_asked: list[int] = []

    def saw(self, fact: Fact) -> None:
        self.seen.append(fact)

    def decide(self, view: State, moves: list[Action], question: Question) -> Action | None:
        self.seen_when_asked.append(len(self.seen))
        return super().decide(view, moves, question)


def person_against(bot: BotMaker = Quiet, **changes: Any) -> Table:
    """Return a table with a person in seat 1 while seat 2 trades, unless changed."""
    players = [MINE, {"hand": "stink*3"}, {"hand": "blue"}, {}]
    return Table.from_state(
        RULES, position(**{"active": 2, "players": players, **changes}), [None, *[bot] * 3]
    )


def say(table: Table, seat: int, sentence: str) -> None:
    assert table.act(seat - 1, read_sentence(table.rules, sentence)) is None


# The log


def test_the_log_has_every_act_with_what_happened_by_it() -> None:
    table = person_against()
    say(table, 2, "offer 1: stink@2 for red")
    say(table, 1, "decline 1")
    offer, no = table.log
    assert (offer.seat, offer.sentence, offer.public) == (
        1,
        "offer 1: stink@2 for red",
        "offer 1: stink for red",
    )
    assert [fact.what for fact in offer.facts] == [OFFERED]
    assert [fact.what for fact in no.facts] == [DECLINED]
    assert table.acts == [(1, "offer 1: stink@2 for red"), (0, "decline 1")]


def test_a_refused_act_is_not_in_the_log() -> None:
    table = person_against()
    assert table.act(0, read_sentence(RULES, "plant 1")) is not None
    assert table.log == []
    assert table.actions == 0


def test_a_seat_is_told_what_it_may_know_and_from_where_it_has_heard() -> None:
    table = person_against()
    say(table, 2, "offer 1: stink@2 for red")
    say(table, 1, "decline 1")
    assert [told.sentence for told in table.log_for(1)] == ["offer 1: stink@2 for red", "decline 1"]
    for other in (0, 2, SPECTATOR):
        assert [told.sentence for told in table.log_for(other)] == ["offer 1: stink for red", "decline 1"]
    later = table.log_for(0, since=1)
    assert [(told.number, told.seat, told.sentence) for told in later] == [(2, 0, "decline 1")]
    assert table.log_for(0, since=2) == []


def test_drawn_cards_are_in_the_log_of_their_seat_alone() -> None:
    table = table_after(10_000)
    drawn = 0
    for seat in (0, 1, 2, SPECTATOR):
        for told in table.log_for(seat):
            for fact in told.facts:
                if fact.what == DREW:
                    assert (fact.cards == (UNSEEN,)) == (fact.seat != seat)
                    drawn += fact.seat == seat
    assert drawn > 50


def test_what_happened_long_ago_is_found_out_again() -> None:
    table = Table(rules_of("bohnanza"), 5, [Chance] * 4, bots_seed=1)
    for _ in range(60):
        table.step()

    def told() -> list[object]:
        return [
            (entry[:3], [fact.data(table.rules) for fact in entry.facts])
            for seat in (0, SPECTATOR)
            for since in (0, 7, table.actions - 5)
            for entry in table.log_for(seat, since)
        ]

    known = told()
    table.forget_facts(5)
    assert sum(bool(act.facts) for act in table.log) <= 5
    assert told() == known


@pytest.mark.parametrize("game", game_ids())
def test_a_table_without_a_log_plays_the_same_game(game: str) -> None:
    rules = rules_of(game)
    tables = [
        Table(rules, 3, [Chance] * rules.fewest_seats, bots_seed=4, keeps_log=keeps)
        for keeps in (True, False)
    ]
    for table in tables:
        table.run()
        assert table.state.facts is None
    assert digest(tables[0].state) == digest(tables[1].state)
    assert tables[0].actions == tables[1].actions == len(tables[0].log)
    assert tables[1].log == []
    with pytest.raises(ValueError, match="a table without a log has no record"):
        record_of(tables[1], NAMES[: rules.fewest_seats])


def test_the_keeper_is_called_after_every_act_and_finds_it_in_the_log() -> None:
    table = Table(RULES, 1, [Chance] * 3)
    kept: list[int] = []
    table.keeper = lambda: kept.append(len(table.log))
    table.run()
    assert kept == list(range(1, table.actions + 1))


# Starting from a state


def test_a_table_that_begins_from_a_state_plays_on_from_a_copy_of_it() -> None:
    state = table_after(40).state
    before = digest(state)
    table = Table.from_state(RULES, state, [Chance] * 3)
    assert digest(table.state) == before
    assert table.run() is None
    assert table.state.over
    assert digest(state) == before


def test_a_table_that_begins_from_a_state_lets_happen_what_is_due() -> None:
    state = position(phase="reveal", revealed="")
    table = Table.from_state(RULES, state, [Chance] * 4)
    assert len(table.state.revealed) == 2
    assert table.log == []


def test_a_table_that_began_from_a_state_has_no_record() -> None:
    table = person_against()
    with pytest.raises(ValueError, match="a table that began from a state has no record"):
        record_of(table, NAMES[:4])


def test_a_table_does_not_begin_from_a_view_or_with_too_few_players() -> None:
    with pytest.raises(ValueError, match="cannot begin from a view"):
        Table.from_state(RULES, RULES.view(position(), 0), [Chance] * 4)
    with pytest.raises(ValueError, match="3 players for 4 seats"):
        Table.from_state(RULES, position(), [Chance] * 3)


# Questions


def test_a_step_lets_a_bot_decide_once_or_gives_the_question_for_a_person() -> None:
    table = person_against()
    asked = []
    while (question := table.step()) is None:
        assert table.asked is not None
        asked.append((table.asked.seat, table.asked.asked))
    assert asked == [(2, PROPOSE), (3, PROPOSE)]
    assert question == table.asked == Question(0, PROPOSE)
    assert table.actions == 0


def test_a_question_stays_until_it_is_answered() -> None:
    table = person_against()
    assert table.run() == table.run() == Question(0, PROPOSE)
    table.keep_silent(0)
    table.run()
    assert table.acts[0] == (1, "done")


def test_a_person_is_asked_for_offers_without_end_and_a_bot_is_not() -> None:
    table = person_against()
    kinds = ["blue", "chili", "stink", "green", "soy", "black-eyed", "garden"]
    assert len(kinds) > OFFERS_A_TURN
    for kind in kinds:
        question = table.run()
        assert question == Question(0, PROPOSE)
        assert any(isinstance(move, MakeOffer) for move in table.moves(table.view(0), 0))
        say(table, 1, f"offer 2: red for {kind}")
        table.keep_silent(1)
    assert table.run() == Question(0, PROPOSE)
    table.take_seats([Chance] * 4)
    assert not any(isinstance(move, MakeOffer) for move in table.moves(table.view(0), 0))


def test_a_person_on_turn_makes_every_offer_the_rules_allow() -> None:
    table = person_against(active=1)
    for kind in ["blue", "chili", "stink", "green", "soy", "black-eyed", "garden"]:
        assert table.run() == Question(0, ACT)
        say(table, 1, f"offer 2: red for {kind}")
    assert table.run() == Question(0, ACT)
    assert any(isinstance(move, MakeOffer) for move in table.moves(table.view(0), 0))


def test_a_bot_that_says_nothing_where_it_has_to_act_breaks_the_game() -> None:
    class Mute(Quiet):
        def decide(self, view: State, moves: list[Action], question: Question) -> Action | None:
            return None

    with pytest.raises(IllegalMoveError, match="quiet on seat 1 does nothing where the table waits for it"):
        Table(RULES, 1, [Mute] * 3, first=0).run()


# Auto-answers


def offered(table: Table, *sentences: str) -> Question | None:
    for sentence in sentences:
        say(table, 2, sentence)
    return table.step()


def own_acts(table: Table) -> list[str]:
    return [act.sentence for act in table.log if act.seat == 0]


def test_without_manners_a_person_is_asked_everything() -> None:
    table = person_against()
    assert offered(table, "offer 1: stink for garden") == Question(0, ANSWER)
    assert table.offers_to(0) == [1]


def test_offers_that_a_person_cannot_meet_are_declined_where_that_is_wished() -> None:
    table = person_against()
    table.manners[0].declines_unmet = True
    assert offered(table, "offer 1: stink for garden", "offer 1: stink for red") is None
    assert own_acts(table) == ["decline 1"]
    assert table.manners[0].unmet == {1}
    assert table.step() == Question(0, ANSWER)
    assert table.offers_to(0) == [2]


def test_all_offers_of_a_turn_are_declined_where_that_is_wished() -> None:
    table = person_against()
    table.manners[0].declines_all = True
    assert offered(table, "offer 1: stink for red", "offer 1: stink for nothing") is None
    assert own_acts(table) == ["decline 1", "decline 2"]
    table.run()
    while table.state.active == 1:
        table.run()
        table.keep_silent(0)
    assert not table.manners[0].declines_all


def test_who_wants_to_propose_nothing_is_not_asked_for_offers_before_the_own_turn() -> None:
    table = person_against()
    table.manners[0].proposes_nothing = True
    question = table.run()
    while table.state.active != 0:
        assert question is not None
        assert question.asked != PROPOSE
        if question.asked == ACT:
            view = table.view(0)
            assert table.act(0, table.moves(view, 0)[0]) is None
        else:
            table.keep_silent(0)
        question = table.run()
    assert [fact.what for fact in table.log[-1].facts].count(TURN) == 1
    assert not table.manners[0].proposes_nothing


def test_only_people_have_manners() -> None:
    table = person_against()
    assert set(table.manners) == {0}
    table.take_seats([Quiet, None, None, Quiet])
    assert set(table.manners) == {1, 2}


# Continuing


class Eager(Quiet):
    """A bot that gives its cards away as soon as possible."""

    def decide(self, view: State, moves: list[Action], question: Question) -> Action | None:
        if question.asked == PROPOSE:
            offer = MakeOffer(view.active, (view.players[self.seat].hand[0],), ())
            if self.rules.refusal(view, self.seat, offer) is None:
                return offer
        return super().decide(view, moves, question)


def test_who_left_when_asked_for_an_offer_is_asked_first_when_the_game_goes_on() -> None:
    table = Table(RULES, 5, [None, Quiet, Quiet, Quiet], first=1)
    assert table.run() == Question(0, PROPOSE)
    record = record_of(table, NAMES[:4])
    bots: list[BotMaker | None] = [None, Eager, Eager, Eager]
    again = resume(record, bots)
    assert again.step() == again.step() == Question(0, PROPOSE)
    again.keep_silent(0)
    again.step()
    assert again.log[-1].sentence.startswith("offer ")


def test_a_saved_game_is_replayed_once_when_it_goes_on(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = table_after(60)
    save(tmp_path / "game", record_of(table, NAMES[:3]))
    done = 0
    act = Table.act

    def counting(self: Table, seat: int, action: Action) -> object:
        nonlocal done
        done += 1
        return act(self, seat, action)

    monkeypatch.setattr(Table, "act", counting)
    record = load(tmp_path / "game")
    resumed = resume(record, [None] * 3)
    assert done == 60
    assert digest(resumed.state) == digest(table.state)
    assert resume(record, [None] * 3) is not resumed
    assert done == 120


@pytest.mark.parametrize("keeps_log", [True, False])
def test_a_bot_that_listens_sees_what_its_seat_may_know(keeps_log: bool) -> None:
    table = Table(RULES, 3, [Chance, Watchful, Chance], bots_seed=3, keeps_log=keeps_log)
    table.run()
    watchful = table.bots[1]
    assert isinstance(watchful, Watchful)
    again = Table(RULES, 3, [Chance, Chance, Chance], bots_seed=3)
    again.run()
    known = [fact.data(RULES) for told in again.log_for(1) for fact in told.facts]
    assert [fact.data(RULES) for fact in watchful.seen] == known
    assert watchful.seen[-1].what == OVER


def test_a_bot_sees_what_has_happened_before_it_decides_and_nothing_twice() -> None:
    table = Table(RULES, 3, [Chance, Watchful, Chance], bots_seed=3)
    watchful = table.bots[1]
    assert isinstance(watchful, Watchful)
    for _ in range(200):
        asked = len(watchful.seen_when_asked)
        happened = sum(len(act.facts) for act in table.log)
        table.step()
        if len(watchful.seen_when_asked) > asked:
            assert watchful.seen_when_asked[-1] == happened
    assert len(watchful.seen_when_asked) > 10


def test_facts_are_gathered_only_where_somebody_listens() -> None:
    class Prying(RULES.__class__):  # type: ignore[name-defined, misc]
        listened = False

        def begin_turn(self, s: State, seat: int) -> None:
            Prying.listened |= s.facts is not None
            super().begin_turn(s, seat)

    for bot, listens in ((Chance, False), (Watchful, True)):
        Table(Prying(), 3, [Chance, bot, Chance], bots_seed=3, keeps_log=False).run()
        assert Prying.listened == listens


def test_a_bot_that_fails_at_what_it_sees_is_the_one_that_is_named() -> None:
    class Blind(Chance):
        def saw(self, fact: Fact) -> None:
            raise RuntimeError("dark")

    table = Table(RULES, 3, [Chance, Blind, Chance], bots_seed=3)
    with pytest.raises(RuntimeError, match="dark"):
        table.run()
    assert table.asked is not None
    assert table.asked.seat == 1
