"""Games as numbered decisions: which are legal, and which actions they can express."""

import random

import pytest

from bohnhof.engine.acts import SLOTS
from bohnhof.engine.schedule import ACT
from bohnhof.engine.state import EVERYONE
from bohnhof.engine.trading import Accept, MakeOffer
from bohnhof.gym import Episode, WrongDecision, frame
from bohnhof.learning.space import Space
from tests.gym.games import ALL, USUAL, allowed, positions

pytestmark = pytest.mark.both_engines

TRADING = [(game, seats) for game, seats in ALL if frame(game, seats).rules.has_trading]


@pytest.mark.parametrize(("game", "seats"), ALL)
def test_random_decisions_play_every_game_to_its_end(game: str, seats: int) -> None:
    episode = Episode(frame(game, seats), 3)
    chance = random.Random(3)
    while not episode.over:
        episode.decide(chance.choice(allowed(episode.mask())))
    assert episode.seat == -1
    assert not any(episode.mask())
    assert sum(episode.rewards()) == pytest.approx(1.0 if episode.rules.winners(episode.state) else 0.0)


@pytest.mark.parametrize(("game", "seats"), USUAL)
def test_the_mask_is_what_the_law_says_of_every_act_and_answer(game: str, seats: int) -> None:
    for episode in positions(game, seats, 1, 40, every=11):
        if episode.draft is None:
            mask, space, rules, seat = episode.mask(), episode.space, episode.rules, episode.seat
            for number in range(min(space.offer_to, space.size)):
                act = rules.acts.act(episode.state, seat, number)
                lawful = act is not None and rules.refusal(episode.state, seat, act) is None
                assert mask[number] == lawful, space.word(number)


@pytest.mark.parametrize(("game", "seats"), USUAL)
def test_only_who_must_act_may_not_keep_silent(game: str, seats: int) -> None:
    for episode in positions(game, seats, 2, 60, every=5):
        if episode.rules.has_trading and episode.draft is None:
            assert episode.mask()[episode.space.silence] == (episode.question.asked != ACT)


def path_to(episode: Episode, offer: MakeOffer) -> list[int]:
    """Return the decisions that make an offer."""
    space, seat = episode.space, episode.seat
    left = 0 if offer.partner == EVERYONE else (offer.partner - seat) % episode.frame.seats
    path = [space.offer_to + left]
    for i, kind in enumerate(offer.give):
        path.append(space.give + kind)
        if offer.places:
            path += [space.other_copy] * copies_before(episode, offer, i)
    return [*path, *[space.want + kind for kind in offer.want], space.send]


def copies_before(episode: Episode, offer: MakeOffer, i: int) -> int:
    """Return how often another copy must be requested to reach the chosen one."""
    place, kind = offer.places[i], offer.give[i]
    if not place:
        return 0
    hand = episode.state.players[episode.seat].hand
    taken = [other for other in offer.places[:i] if other > 0]
    own = [at + 1 for at, card in enumerate(hand) if card == kind and at + 1 not in taken]
    if place > 0:
        return own.index(place) + 1
    count = len(own)
    for pile in range(1, -place + 1):
        named = [k for k, at in zip(offer.give[:i], offer.places[:i], strict=True) if at == -pile]
        chosen = episode.rules.chosen_pile(episode.state, episode.seat, -pile)
        count += chosen.count(kind) > named.count(kind)
    return count


def random_offer(episode: Episode, chance: random.Random) -> MakeOffer:
    """Return an offer of any cards for any cards, with or without chosen copies, legal or not."""
    rules, s, seat = episode.rules, episode.state, episode.seat
    hand = s.players[seat].hand
    cards = [(kind, at + 1) for at, kind in enumerate(hand)]
    for pile in range(1, len(rules.pile_words) + 1):
        cards += [(kind, -pile) for kind in rules.chosen_pile(s, seat, -pile)]
    give = chance.sample(cards, chance.randint(0, min(4, len(cards))))
    if not chance.randrange(2):
        give = [(kind, 0) for kind, _ in give]
    want = tuple(chance.choices(range(1, len(rules.beans)), k=chance.randint(0, 3)))
    partner = chance.randrange(-1, len(s.players))
    return MakeOffer(partner, tuple(kind for kind, _ in give), want, tuple(place for _, place in give))


@pytest.mark.parametrize(("game", "seats"), TRADING)
def test_every_offer_that_the_law_allows_can_be_made_by_decisions(game: str, seats: int) -> None:
    chance = random.Random(5)
    made = 0
    for episode in positions(game, seats, 5, 150, every=3):
        if episode.draft is not None or not any(episode.mask()[episode.space.offer_to :][:seats]):
            continue
        offer = random_offer(episode, chance)
        if episode.rules.refusal(episode.state, episode.seat, offer) is not None:
            continue
        made += 1
        trial = episode.copy()
        for number in path_to(trial, offer):
            assert trial.mask()[number], (episode.space.word(number), offer)
            trial.decide(number)
        newest = trial.state.offers[-1]
        assert (newest.give, newest.want, newest.places) == (offer.give, offer.want, offer.places)
        assert newest.partner == offer.partner
    assert made > 5


@pytest.mark.parametrize(("game", "seats"), USUAL)
def test_what_a_draft_says_is_sent_exactly_where_the_law_allows_it(game: str, seats: int) -> None:
    for episode in positions(game, seats, 7, 300, every=2):
        if episode.draft is not None:
            reason = episode.rules.refusal(episode.state, episode.seat, episode.draft.action())
            assert episode.mask()[episode.space.send] == (reason is None)


def offered(episode: Episode, give: tuple[int, ...], want: tuple[int, ...]) -> None:
    """Let the active player make an offer to the next seat, which is then asked."""
    active = episode.state.active
    partner = (active + 1) % episode.frame.seats
    while episode.seat != active or not episode.schedule.may_propose(
        episode.rules, episode.state, episode.seat
    ):
        numbers = allowed(episode.mask())
        quiet = episode.space.silence
        episode.decide(quiet if quiet in numbers else numbers[0])
    episode.act(MakeOffer(partner, give, want))
    assert episode.seat == partner


def with_hands(active: list[int], partner: list[int]) -> Episode:
    """Return a game with three players, two of whom have these hands."""
    episode = Episode(frame("bohnanza", 3), 2)
    while episode.rules.steps[episode.state.agenda[-1].step].name != "trade":
        episode.decide(allowed(episode.mask())[0])
    s = episode.state
    s.players[s.active].hand = active
    s.players[(s.active + 1) % 3].hand = partner
    return episode


def test_who_accepts_can_choose_the_copies() -> None:
    episode = with_hands([1, 1, 2], [3, 4, 3, 3])
    offered(episode, (1,), (3, 3))
    space = episode.space
    answers = [space.copies, space.other_copy, space.other_copy]
    for number in [*answers, space.next_card, space.other_copy, space.send]:
        assert episode.mask()[number], space.word(number)
        if number == space.send:
            assert episode.draft.action() == Accept(1, (3, 3), (3, 1))
        episode.decide(number)
    assert episode.state.players[(episode.state.active + 1) % 3].hand == [4, 3]


def test_a_draft_that_was_dropped_is_followed_by_something_else() -> None:
    episode = with_hands([1, 1, 2], [3])
    while episode.question.asked != ACT:
        episode.decide(episode.space.silence)
    space = episode.space
    episode.step(space.offer_to)
    episode.step(space.drop)
    begins = range(space.offer_to, space.give + 1)
    assert not any(episode.mask()[number] for number in begins)
    with pytest.raises(WrongDecision, match="offer to all"):
        episode.step(space.offer_to)
    harvest = episode.rules.acts.harvest[0].index
    episode.step(harvest if episode.mask()[harvest] else 0)


def test_the_same_offer_is_not_sent_twice_but_a_larger_one_is() -> None:
    episode = with_hands([1, 1, 2], [3])
    offered(episode, (1,), ())
    space = episode.space
    while episode.seat != episode.state.active:
        episode.decide(space.silence)
    for number in (space.offer_to + 1, space.give + 1):
        episode.step(number)
    assert not episode.mask()[space.send]
    assert episode.mask()[space.give + 1]
    episode.step(space.give + 1)
    assert episode.mask()[space.send]


@pytest.mark.parametrize(("game", "seats"), USUAL)
def test_what_is_not_allowed_is_refused_and_leaves_no_trace(game: str, seats: int) -> None:
    episode = Episode(frame(game, seats), 1)
    before = episode.observation(episode.seat)
    mask = episode.mask()
    for number in (-1, episode.space.size, mask.index(0)):
        with pytest.raises(WrongDecision):
            episode.step(number)
    assert (episode.observation(episode.seat), episode.mask()) == (before, mask)


def test_nothing_is_decided_after_the_end() -> None:
    episode = Episode(frame("al-cabohne-solo"), 1)
    while not episode.over:
        episode.decide(allowed(episode.mask())[0])
    with pytest.raises(WrongDecision, match="over"):
        episode.step(0)


@pytest.mark.parametrize(("game", "seats"), ALL)
def test_every_number_has_a_word_of_its_own(game: str, seats: int) -> None:
    space = frame(game, seats).space
    assert len({space.word(number) for number in range(space.size)}) == space.size
    with pytest.raises(ValueError, match="numbered from 0"):
        space.word(space.size)


@pytest.mark.parametrize(("game", "seats"), USUAL)
def test_acts_and_answers_have_the_numbers_of_the_engine(game: str, seats: int) -> None:
    rules = frame(game, seats).rules
    space = frame(game, seats).space
    sentences = [act.sentence(rules) for act in rules.acts.all]
    assert [space.word(number) for number in range(space.closed)] == sentences
    if rules.has_trading:
        assert space.word(space.closed + SLOTS) == "decline, slot 1"


def test_a_number_of_seats_that_the_game_has_not_is_refused() -> None:
    with pytest.raises(ValueError, match="3 to 5 seats"):
        Space(frame("bohnanza").rules, 6)
