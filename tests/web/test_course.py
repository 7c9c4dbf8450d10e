"""Summaries of finished games."""

import pytest

from bohnhof.bots.registry import bot_maker
from bohnhof.engine.facts import HARVESTED, SHUFFLED, TRADED, Fact
from bohnhof.games import game_ids, rules_of
from bohnhof.rooms.course import Course
from bohnhof.table.table import Table


def played(game: str, seed: int = 3, first: int = -1) -> Table:
    """Return a finished game of bots."""
    rules = rules_of(game)
    table = Table(rules, seed, [bot_maker("thrifty")] * rules.usual_seats(), first, bots_seed=seed)
    table.run()
    return table


def facts_of(table: Table) -> list[Fact]:
    return [fact for act in table.log for fact in act.facts]


@pytest.mark.parametrize("game", game_ids())
def test_the_course_begins_at_the_deal_and_ends_with_the_scores(game: str) -> None:
    table = played(game)
    lines = Course(table).lines()
    seats = len(table.state.players)
    assert [line[-1] for line in lines[:seats]] == [
        table.rules.score(table.state, seat) for seat in range(seats)
    ]
    assert len({len(line) for line in lines}) == 1
    assert len(lines[0]) > 5


def test_a_course_is_that_of_the_seat_that_really_began() -> None:
    ends = [Course(played("bohnanza", 3, first)) for first in range(4)]
    for course in ends:
        final = [course.rules.score(course.table.state, seat) for seat in range(4)]
        assert course.scores[-1] == final


def test_trades_harvests_and_passes_are_those_of_the_log() -> None:
    table = played("bohnanza")
    course = Course(table)
    facts = facts_of(table)
    trades = [fact for fact in facts if fact.what == TRADED]
    assert course.trades() == len(trades) > 0
    assert len(course.passes) == sum(fact.what == SHUFFLED for fact in facts) > 0
    assert course.passes == sorted(course.passes)
    for seat in range(4):
        figures = course.figures(seat)
        mine = [fact for fact in trades if seat in (fact.seat, fact.other)]
        sold = [fact.number for fact in facts if fact.what == HARVESTED and fact.seat == seat]
        assert figures.trades == len(mine)
        assert figures.gifts == sum(not (fact.cards if fact.seat == seat else fact.back) for fact in mine)
        assert figures.best is not None
        assert figures.best.taler == max(sold)
        assert (figures.partner is None) == (not mine)
        assert figures.with_partner <= len(mine)


def test_without_the_harvest_that_decided_the_winner_would_not_have_been_ahead() -> None:
    decided = 0
    for seed in range(1, 9):
        table = played("bohnanza", seed)
        course = Course(table)
        harvest = course.decided()
        scores = sorted(course.scores[-1])
        winners = table.rules.winners(table.state)
        if harvest is None:
            assert len(winners) > 1 or scores[-1] == scores[-2] or scores[-1] - scores[-2] > 4
            continue
        decided += 1
        assert harvest.taler >= scores[-1] - scores[-2] > 0
        kept = [f for f in facts_of(table) if f.what == HARVESTED and f.seat == winners[0]]
        assert any(fact.number == harvest.taler and len(fact.cards) == len(harvest.beans) for fact in kept)
    assert decided > 2
