"""Random numbers: reproducible everywhere, and unpredictable for long seeds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from hashlib import blake2b
from struct import unpack

import pytest

from bohnhof.engine.chance import KEY_BYTES, MOST_SEED, MOST_SHORT_SEED, Rng, SecureRng, source_of
from bohnhof.engine.key import state_key
from bohnhof.engine.position import digest, read_position, write_position
from bohnhof.engine.wire import write_view
from bohnhof.games import game_ids, rules_of
from bohnhof.table.seeds import random_deal, random_seed
from bohnhof.testing import check_game

pytestmark = pytest.mark.both_engines

RULES = rules_of("bohnanza")
LONG = 0x0123456789ABCDEF_FEDCBA9876543210_00FF00FF


def words(seed: int, stream: int) -> Iterator[int]:
    """Yield the words of a long seed's stream, computed from the definition."""
    block = 0
    while True:
        text = f"{stream}/{block}".encode()
        yield from unpack(">16I", blake2b(text, key=seed.to_bytes(20, "big")).digest())
        block += 1


def below(n: int, source: Iterator[int]) -> int:
    """Return a number from 0 to n - 1. Words that would bias the result are skipped."""
    return next(word for word in source if word >= 2**32 % n) % n


def test_known_numbers_of_long_seeds() -> None:
    source = SecureRng(MOST_SEED, 1)
    assert [source.below(104) for _ in range(10)] == [51, 54, 51, 96, 79, 8, 34, 97, 74, 71]
    source = SecureRng(MOST_SHORT_SEED + 1, 1)
    assert [source.below(104) for _ in range(10)] == [63, 47, 45, 84, 14, 18, 25, 9, 17, 0]


@pytest.mark.parametrize("n", [1, 2, 104, 150, 2**31 + 1, 2**32])
def test_the_numbers_of_long_seeds_are_those_of_their_definition(n: int) -> None:
    for seed in (LONG, MOST_SEED):
        for stream in (0, 1, 77):
            source, expected = SecureRng(seed, stream), words(seed, stream)
            for _ in range(100):
                assert source.below(n) == below(n, expected)


def test_no_number_is_drawn_below_more_than_a_word_holds() -> None:
    with pytest.raises(ValueError, match="below 4294967297"):
        SecureRng(LONG, 1).below(2**32 + 1)


def test_every_number_is_equally_likely() -> None:
    source = SecureRng(LONG, 2)
    counts = Counter(source.below(104) for _ in range(104_000))
    assert sum((counts[number] - 1000) ** 2 / 1000 for number in range(104)) < 150
    # Half of all words modulo n would be in the first third.
    n = 3 << 30
    thirds = Counter(source.below(n) >> 30 for _ in range(3000))
    assert all(900 < thirds[third] < 1100 for third in range(3))


def test_the_deal_of_a_long_seed_can_be_checked_by_hand() -> None:
    """Repeat the verification that docs/server.md describes."""
    state = RULES.new_game(3, LONG)
    cards, source = RULES.deck(), words(LONG, 1)
    for i in range(len(cards) - 1, 0, -1):
        j = below(i + 1, source)
        cards[i], cards[j] = cards[j], cards[i]
    dealt = cards[::-1]
    assert [player.hand for player in state.players] == [dealt[seat:15:3] for seat in range(3)]
    assert state.draw[::-1] == dealt[15:]
    assert state.active == below(3, words(LONG, 2))


def test_every_bit_of_a_seed_changes_the_deal() -> None:
    seeds = [LONG, *(LONG ^ 1 << bit for bit in range(8 * KEY_BYTES))]
    deals = {tuple(RULES.new_game(3, seed).draw) for seed in seeds}
    assert len(deals) == len(seeds) == 161


def test_seeds_for_people_are_long_and_others_short() -> None:
    deals = {random_deal() for _ in range(1000)}
    assert len(deals) == 1000
    assert all(MOST_SHORT_SEED < deal <= MOST_SEED for deal in deals)
    assert max(deals) > MOST_SEED * 0.9
    assert all(random_seed() <= MOST_SHORT_SEED for _ in range(1000))


def test_the_deals_of_short_seeds_are_as_before() -> None:
    assert isinstance(source_of(MOST_SHORT_SEED, 1), Rng)
    assert isinstance(source_of(MOST_SHORT_SEED + 1, 1), SecureRng)
    assert digest(RULES.new_game(4, MOST_SHORT_SEED)) == "25562372ca23f9b8c0aab0c269d31a05"
    assert digest(RULES.new_game(4, MOST_SHORT_SEED + 1)) == "2bd63b4ec3d2c8488e7ae09d6f19e300"


@pytest.mark.parametrize("game", game_ids())
def test_a_game_of_a_long_seed_keeps_every_property(game: str) -> None:
    check_game(rules_of(game), games=1, seed=LONG)


def test_no_bit_of_a_long_seed_is_lost_on_the_way() -> None:
    for seed in (LONG, LONG ^ 1 << 159, LONG ^ 1, MOST_SEED):
        state = RULES.new_game(3, seed)
        assert state.copy().seed == seed
        assert write_view(RULES, state)["seed"] == seed
        again = read_position(RULES, write_position(RULES, state))
        assert again.seed == seed
        assert digest(again) == digest(state)
        assert state_key(again) == state_key(state)
    states = [RULES.new_game(3, LONG) for _ in range(160)]
    for bit, state in enumerate(states):
        state.seed ^= 1 << bit
    assert len({state_key(state) for state in states}) == len({digest(state) for state in states}) == 160


@pytest.mark.parametrize("seed", [-1, MOST_SEED + 1])
def test_what_is_no_seed_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match=r"a seed is a whole number from 0 to 2\*\*160 - 1, not"):
        RULES.new_game(3, seed)
