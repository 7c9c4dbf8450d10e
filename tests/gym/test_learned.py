"""The bot `learned`."""

from pathlib import Path

import numpy as np
import pytest

from bohnhof.bots import learned
from bohnhof.bots.registry import UnknownBotError, bot_maker, why_not
from bohnhof.engine.chance import Rng
from bohnhof.games import al_cabohne, rules_of
from bohnhof.gym import Episode, frame
from bohnhof.gym.company import Company
from bohnhof.gym.gymnasium import OneAmongBots
from bohnhof.gym.teaching import lessons

SOLO = "al-cabohne-solo"
DUEL = "al-cabohne"
WEIGHTS = Path(al_cabohne.__file__).parent / learned.FOLDER

learned_games = pytest.mark.parametrize("game", [SOLO, DUEL])


def mind(game: str) -> learned.Network:
    return learned.Network(frame(game).layout, np.load(WEIGHTS / f"{game}.npz"))


def wins(bots: list[str], deals: int) -> list[float]:
    found = [0.0] * len(bots)
    game = SOLO if len(bots) == 1 else DUEL
    for seed in range(deals):
        episode = Episode(frame(game), 5_000_000_000 + seed)
        Company(episode, bots).play()
        found = [a + b for a, b in zip(found, episode.rewards(), strict=True)]
    return found


def test_what_was_learned_beats_the_mafia_more_often_than_thrift() -> None:
    assert wins(["learned"], 60) > wins(["thrifty"], 60)


def test_what_was_learned_plays_lawful_duels_and_beats_thrift() -> None:
    first, second = wins(["learned", "thrifty"], 12), wins(["thrifty", "learned"], 12)
    assert first[0] + second[1] > first[1] + second[0]


def test_it_plays_only_the_games_it_has_learned() -> None:
    assert learned.learned_games() == [DUEL, SOLO]
    for game in (SOLO, DUEL):
        assert why_not("learned", rules_of(game)) == ""
        assert bot_maker("learned")(rules_of(game), 0, Rng(1)).name == "learned"
    for game in ("bohnanza", "prohibohn", "al-cabohne-solo-long"):
        reason = f"learned does not play {game}: it plays only al-cabohne and al-cabohne-solo"
        with pytest.raises(UnknownBotError, match=reason):
            bot_maker("learned")(rules_of(game), 0, Rng(1))
        assert why_not("learned", rules_of(game)) == reason


def test_a_learner_does_not_sit_with_it_in_another_game() -> None:
    with pytest.raises(UnknownBotError, match="learned does not play bohnanza"):
        OneAmongBots("bohnanza", bots="learned")


@learned_games
def test_its_weights_are_small_and_read_no_other_layout(game: str) -> None:
    path = WEIGHTS / f"{game}.npz"
    assert path.stat().st_size < 1_000_000
    weights = dict(np.load(path))
    weights["version"] = np.array(0)
    with pytest.raises(ValueError, match="version 0"):
        learned.Network(frame(game).layout, weights)


def test_it_does_not_matter_which_field_is_which() -> None:
    duel, network = frame(DUEL), mind(DUEL)
    cells = {block.name: block.start for block in duel.layout.blocks}
    start, kinds = cells["own fields"], len(duel.layout.beans)
    swapped = {4: 5, 5: 4}
    assert [duel.space.word(number) for number in swapped] == ["harvest 1", "harvest 2"]
    seen = 0
    for seed in range(3):
        episode = Episode(duel, seed)
        company = Company(episode, ["thrifty", "thrifty"])
        while not episode.over:
            mask = episode.mask()
            numbers = [number for number in (0, 4, 5) if mask[number]]
            if numbers == [0, 4, 5]:
                here = bytearray(episode.observation(episode.seat))
                liked = network.prefer(bytes(here), numbers)
                rows = here[start : start + kinds], here[start + kinds : start + 2 * kinds]
                here[start : start + 2 * kinds] = rows[1] + rows[0]
                assert network.prefer(bytes(here), numbers) == swapped.get(liked, liked)
                seen += liked in swapped
            company.decide()
    assert seen > 10


def test_a_teacher_is_watched_deciding_what_is_allowed() -> None:
    seen, masks, numbers, shares, rewards = lessons(SOLO, "chance", (), 0.2, 1)
    assert len(seen) == len(masks) == len(numbers) == len(shares) == len(rewards) > 10
    assert masks[np.arange(len(numbers)), numbers[:, 0]].all()
    assert (shares == [1, 0, 0]).all()


def test_a_teacher_who_explains_is_watched_weighing_acts() -> None:
    _, masks, numbers, shares, rewards = lessons(DUEL, "expert", ("expert", "thrifty"), 0.5, 1)
    assert np.take_along_axis(masks, numbers, 1).all()
    assert np.allclose(shares.sum(1), 1)
    assert (shares[:, 0] == shares.max(1)).all()
    assert (shares[:, 1] > 0.01).any()
    assert rewards.shape == (len(masks), 2)
