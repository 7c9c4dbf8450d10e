"""OpenSpiel versions of all games, such as `pyspiel.load_game("bohnhof_my_game")`.

Importing this module registers them. The first nodes of a game are chance nodes that draw the seed
of the deal. Everything random in the game follows from it.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

from bohnhof.extras import needs_extra

with needs_extra(__name__, "gym"):
    import numpy as np
    import pyspiel

from bohnhof.engine.chance import Rng
from bohnhof.engine.position import digest
from bohnhof.gym import Episode, Frame, WrongDecision, frame, registered_games
from bohnhof.gym.plain_text import prompt, table_lines
from bohnhof.learning.layout import explain

if TYPE_CHECKING:
    from collections.abc import Callable

    from bohnhof.engine.facts import Fact
    from bohnhof.engine.rules import Rules

DIGITS: Final = 5
BASE: Final = 32
DEALS: Final = BASE**DIGITS
"""Number of deals: each chance node draws one digit of the seed."""
LONGEST: Final = 100_000
"""Upper bound of the number of decisions in a game."""


def name_of(game: str) -> str:
    """Return the name of a game in OpenSpiel."""
    return "bohnhof_" + game.replace("-", "_")


def _type(rules: Rules) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=name_of(rules.id),
        long_name=f"Bohnhof: {rules.title}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=rules.most_seats,
        min_num_players=rules.fewest_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": rules.usual_seats()},
    )


class BohnhofGame(pyspiel.Game):  # type: ignore[misc]
    """A game for a number of `players`."""

    rules: Rules
    game_type: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        try:
            self.frame: Frame = frame(self.rules, int(given.get("players", self.rules.usual_seats())))
        except ValueError as wrong:
            raise pyspiel.SpielError(str(wrong)) from None
        info = pyspiel.GameInfo(
            num_distinct_actions=self.frame.space.size,
            max_chance_outcomes=BASE,
            num_players=self.frame.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(self.game_type, info, given)

    def __reduce__(self) -> tuple[object, ...]:
        # Game classes are created at run time and cannot be imported by name. A new process has to
        # register them first, which importing this module does.
        return _load, (str(self),)

    def new_initial_state(self) -> BohnhofState:
        return BohnhofState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> BohnhofObserver:
        if params:
            raise ValueError(f"observers take no parameters, not {params}")
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        private = iig_obs_type is None or iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return BohnhofObserver(self.frame, recalls, private)


class BohnhofState(pyspiel.State):  # type: ignore[misc]
    """An episode, or the digits of its seed drawn so far."""

    def __init__(self, game: BohnhofGame) -> None:
        super().__init__(game)
        self.frame = game.frame
        self.digits: list[int] = []
        self.episode: Episode | None = None
        self.seen = [""] * self.frame.seats
        """By player: a hash of the events they have seen."""

    def current_player(self) -> int:
        if self.episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.episode.over else self.episode.seat

    def is_terminal(self) -> bool:
        return self.episode is not None and self.episode.over

    def _legal_actions(self, player: int) -> list[int]:
        if self.episode is None or player != self.episode.seat:
            return []
        return [number for number, allowed in enumerate(self.episode.mask()) if allowed]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(digit, 1 / BASE) for digit in range(BASE)]

    def _apply_action(self, action: int) -> None:
        if self.episode is not None:
            facts: list[Fact] = []
            self.episode.state.facts = facts
            try:
                self.episode.step(action)
            except WrongDecision as wrong:
                raise pyspiel.SpielError(str(wrong)) from wrong
            finally:
                self.episode.state.facts = None
            self._tell(facts)
            return
        if not 0 <= action < BASE:
            raise pyspiel.SpielError(f"chance draws digits from 0 to {BASE - 1}, not {action}")
        self.digits.append(action)
        if len(self.digits) == DIGITS:
            seed = 0
            for digit in self.digits:
                seed = seed * BASE + digit
            self.episode = Episode(self.frame, seed)

    def _tell(self, facts: list[Fact]) -> None:
        if not facts:
            return
        for player, before in enumerate(self.seen):
            known = [fact.seen_by(player).data(self.frame.rules) for fact in facts]
            self.seen[player] = blake2b(f"{before}{known}".encode(), digest_size=16).hexdigest()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"digit {action}"
        return self.frame.space.word(action)

    def returns(self) -> list[float]:
        return [0.0] * self.frame.seats if self.episode is None else self.episode.rewards()

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> BohnhofState:
        """Sample a state that this player cannot distinguish from this one.

        Cards promised in open offers stay in the hands of their makers. Earlier offers are not
        taken into account.
        """
        if not 0 <= player_id < self.frame.seats:
            raise pyspiel.SpielError(f"there is no player {player_id} among {self.frame.seats}")
        made: BohnhofState = self.clone()
        if self.episode is not None:
            made.episode = self.episode.resampled(player_id, Rng(int(sampler() * (1 << 53))))
        return made

    def __repr__(self) -> str:
        return f"<{self.get_game()} state: {self._summary()}>"

    def __str__(self) -> str:
        """Return the table as plain text, unique for the history and the position."""
        lines = [f"{self.get_game()}: {self._summary()}"]
        if self.episode is not None:
            past = blake2b(f"{self.history()}".encode(), digest_size=8).hexdigest()
            lines += table_lines(self.episode)
            lines.append(f"history {past}, position {digest(self.episode.state)[:16]}")
        return "\n".join(lines)

    def _summary(self) -> str:
        if self.episode is None:
            return f"chance draws the deal, digits so far: {self.digits}"
        decisions = self.move_number() - DIGITS
        return f"deal {self.episode.seed}, after {decisions} decisions, {prompt(self.episode)}"


class BohnhofObserver:
    """An observer that writes a tensor and text; with perfect recall also a hash of the past."""

    def __init__(self, frame: Frame, recalls: bool, private: bool) -> None:
        self.frame = frame
        self.recalls = recalls
        self.private = private
        self.tensor = np.zeros(frame.layout.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: BohnhofState, player: int) -> None:
        self.tensor.fill(0)
        if state.episode is not None and self.private:
            self.tensor[:] = np.frombuffer(state.episode.observation(player), np.uint8)

    def string_from(self, state: BohnhofState, player: int) -> str:
        if state.episode is None or not self.private:
            return f"player {player}"
        lines = explain(self.frame.layout, state.episode.observation(player))
        before = [f"past: {state.seen[player]}"] if self.recalls else []
        return "\n".join([f"player {player}", *before, *lines])


def _load(text: str) -> BohnhofGame:
    found: BohnhofGame = pyspiel.load_game(text)
    return found


def register() -> None:
    """Register all games with OpenSpiel. Games that are already registered are skipped."""
    known = pyspiel.registered_names()
    for rules in registered_games():
        if name_of(rules.id) not in known:
            kind = _type(rules)
            pyspiel.register_game(kind, type(rules.id, (BohnhofGame,), {"rules": rules, "game_type": kind}))


register()
