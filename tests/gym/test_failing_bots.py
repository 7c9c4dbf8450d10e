"""A bot that fails in an environment is named, and the agent is not blamed."""

import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest

from bohnhof import Bot
from bohnhof.engine.actions import Done, Harvest
from bohnhof.gym import Episode, WrongDecision, frame
from bohnhof.gym.batch import Batch
from bohnhof.gym.company import BotError, Company
from bohnhof.gym.gymnasium import OneAmongBots

AFTER = 12
"""Number of decisions before the bot fails."""


class Failing(Bot):
    """A bot that plays its first listed moves, and then fails."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.decided = 0

    def decide(self, view: Any, moves: list[Any], question: Any) -> Any:
        self.decided += 1
        return moves[0] if self.decided <= AFTER else self.fail()

    def fail(self) -> Any:
        raise NotImplementedError


class Raises(Failing):
    def fail(self) -> Any:
        raise ZeroDivisionError("division\nby zero")


class Exits(Failing):
    def fail(self) -> Any:
        raise SystemExit(3)


class StaysSilent(Failing):
    def fail(self) -> Any:
        return None


class BreaksRules(Failing):
    def fail(self) -> Any:
        return Harvest(2)


class BeyondTheFields(Failing):
    def fail(self) -> Any:
        return Harvest(99)


class SaysANumber(Failing):
    def fail(self) -> Any:
        return 0


class SaysASentence(Failing):
    def fail(self) -> Any:
        return "done"


class CannotBeMade(Bot):
    def __init__(self, *given: Any) -> None:
        raise LookupError("no room")


class FailsToSee(Failing):
    def saw(self, fact: Any) -> None:
        raise KeyError("fact")


def play(table: gymnasium.Env) -> None:
    _, info = table.reset(seed=1)
    for _ in range(1000):
        _, _, over, _, info = table.step(int(info["action_mask"].argmax()))
        if over:
            table.reset()


def play_first(company: Company) -> None:
    company.play()
    while not company.episode.over:
        company.step(company.episode.mask().index(1))


def step_first(batch: Batch, steps: int) -> None:
    for _ in range(steps):
        batch.step(batch.masks.argmax(1))


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        (Raises, "raised ZeroDivisionError: division by zero"),
        (Exits, "wants to end the program"),
        (StaysSilent, "does nothing where the table waits for it"),
        (BreaksRules, "made an illegal move: "),
        (BeyondTheFields, "made an illegal move: "),
        (SaysANumber, "returns 0, which is not an action"),
        (SaysASentence, "returns 'done', which is not an action"),
        (CannotBeMade, "raised LookupError: no room"),
        (FailsToSee, "raised KeyError: 'fact'"),
    ],
)
def test_the_error_names_bot_seat_and_deal(bot: type[Bot], reason: str) -> None:
    table = OneAmongBots("al-cabohne", seat=0, bots=bot)
    with pytest.raises(BotError) as caught:
        play(table)
    error = caught.value
    assert error.reason.startswith(reason)
    assert (error.bot, error.seat, error.game) == (f"{__name__}:{bot.__name__}", 1, "al-cabohne")
    assert str(error).startswith(
        f"the bot {error.bot} failed in seat 2 of al-cabohne, deal {error.seed}: it {reason}"
    )
    assert "\n" not in str(error)
    assert not isinstance(error, WrongDecision)
    assert str(pickle.loads(pickle.dumps(error))) == str(error)


def test_the_deal_of_the_error_leads_to_it_again() -> None:
    with pytest.raises(BotError) as caught:
        play(OneAmongBots("al-cabohne", seat=0, bots=Raises))
    company = Company(Episode(frame("al-cabohne"), caught.value.seed), [None, Raises])
    with pytest.raises(BotError) as again:
        play_first(company)
    assert str(again.value) == str(caught.value)


def test_after_a_failure_the_agent_cannot_play_in_the_place_of_the_bot() -> None:
    table = OneAmongBots("al-cabohne", seat=0, bots=Raises)
    with pytest.raises(BotError):
        play(table)
    with pytest.raises(gymnasium.error.ResetNeeded):
        table.step(int(table.action_masks().argmax()))
    assert table.reset(seed=1)[1]["seat"] == 0


@pytest.mark.parametrize("processes", [1, 2])
def test_a_batch_names_the_bot_and_is_stepped_again_after_a_reset(processes: int) -> None:
    with Batch("al-cabohne", tables=4, processes=processes, against=["chance", Raises]) as batch:
        seeds = batch.seeds.copy()
        with pytest.raises(
            BotError, match=r"Raises failed in seat \d of al-cabohne, deal \d+: it raised Zero"
        ):
            step_first(batch, 200)
        with pytest.raises(RuntimeError, match=r"call reset\(\)"):
            batch.step(batch.masks.argmax(1))
        batch.reset(seeds)
        assert np.array_equal(batch.seeds, seeds)
        batch.step(batch.masks.argmax(1))


def test_an_action_of_no_game_is_an_illegal_move() -> None:
    class Confused(Bot):
        def decide(self, view: Any, moves: list[Any], question: Any) -> Any:
            return Done()

    with pytest.raises(BotError, match=r"Confused failed in seat \d .* it made an illegal move"):
        Company(Episode(frame("bohnanza"), 1), [Confused] * 4).play()
