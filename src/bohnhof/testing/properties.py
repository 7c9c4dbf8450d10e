"""Check properties of every game in every state. Each check raises FaultError if it fails."""

from __future__ import annotations

import json
import pickle
from collections.abc import Sequence
from typing import TYPE_CHECKING

from bohnhof.engine.actions import BuyField
from bohnhof.engine.notation import read_sentence
from bohnhof.engine.position import digest, read_position, write_position
from bohnhof.engine.state import SPECTATOR, UNSEEN
from bohnhof.engine.trading import Accept, MakeOffer
from bohnhof.engine.wire import read_view, write_view
from bohnhof.testing.errors import FaultError, act_in_words, seat_in_words
from bohnhof.testing.plain import difference, named_parts, plain, serialised
from bohnhof.testing.secrets import can_keep
from bohnhof.testing.walk import some_places
from bohnhof.words import english

if TYPE_CHECKING:
    from bohnhof.engine.actions import Action
    from bohnhof.engine.chance import Rng
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import Entry, Offer, State


def cards_are_conserved(rules: Rules, s: State) -> None:
    """Check invariant 1: every card of the deck is in exactly one pile."""
    cards = [card for pile in rules.bean_piles(s) for card in pile]
    counts = [0] * len(rules.beans)
    for card in set(cards):
        counts[rules.kind(card)] += cards.count(card)
    if counts != [bean.count for bean in rules.beans]:
        wrong = [
            f"{count} {bean.id} cards instead of {bean.count}"
            for count, bean in zip(counts, rules.beans, strict=True)
            if count != bean.count
        ]
        raise FaultError(f"cards are lost or made: there are {', '.join(wrong)}")
    miscount = rules.miscount(s)
    if miscount is not None:
        raise FaultError(f"cards are lost or made: {miscount}")


def somebody_is_awaited(rules: Rules, s: State) -> None:
    """Check that seats are awaited until the game is over, and none after that."""
    awaited = rules.awaited(s)
    if s.over:
        if awaited:
            raise FaultError(f"the game is over, and seat {awaited[0] + 1} is awaited")
        return
    if not awaited:
        raise FaultError("the game is not over, and nobody is awaited")
    if len(set(awaited)) < len(awaited) or not all(0 <= seat < len(s.players) for seat in awaited):
        raise FaultError(f"the awaited seats are {', '.join([str(seat + 1) for seat in awaited])}")


def awaited_can_act(rules: Rules, s: State) -> None:
    """Check that each awaited seat has a closed action."""
    for seat in rules.awaited(s):
        if not rules.moves(s, seat):
            raise FaultError(f"seat {seat + 1} is awaited and can do nothing")


def offers_can_be_kept(rules: Rules, s: State) -> None:
    """Check that each open offer has a unique number and that its maker has the cards."""
    serials = [offer.serial for offer in s.offers]
    if len(set(serials)) < len(serials) or any(not 0 < serial <= s.serial for serial in serials):
        raise FaultError(f"the open offers have the numbers {serials}, the last one made was {s.serial}")
    for offer in s.offers:
        if not can_keep(rules, s, offer):
            raise FaultError(f"offer {offer.serial} is open, and its maker does not have what it gives")
        hand = s.players[offer.maker].hand
        for kind, place in zip(offer.give, offer.places, strict=bool(offer.places)):
            if place > 0 and (place > len(hand) or hand[place - 1] != kind):
                raise FaultError(f"offer {offer.serial} gives the card at place {place}, where another lies")
            if place < 0 and kind not in rules.chosen_pile(s, offer.maker, place):
                raise FaultError(f"offer {offer.serial} gives a card of a pile that has none of its kind")


def the_law_is_the_list(rules: Rules, s: State) -> None:
    """Check invariant 4: closed actions and answers are listed if and only if they are legal."""
    before = serialised(s)
    for seat in range(len(s.players)):
        listed = [action.sentence(rules) for action in rules.moves(s, seat)]
        if len(set(listed)) < len(listed):
            raise FaultError(f"an act of seat {seat + 1} is listed twice: {', '.join(listed)}")
        for sentence, action in closed_acts(rules, s):
            reason = rules.refusal(s, seat, action)
            said = act_in_words(seat, sentence)
            if sentence in listed and reason is not None:
                raise FaultError(f"“{said}” is listed and refused: {english(reason)}")
            if sentence not in listed and reason is None:
                raise FaultError(f"“{said}” is allowed and not listed")
    if serialised(s) != before:
        raise FaultError("asking what is allowed has changed the table")


def closed_acts(rules: Rules, s: State) -> list[tuple[str, Action]]:
    """Return every closed action and every answer to an open offer, with its sentence."""
    found = list(rules.acts.by_sentence.items())
    for offer in s.offers:
        found.extend([(action.sentence(rules), action) for action in answers(rules, offer.serial)])
    return found


def answers(rules: Rules, serial: int) -> list[Action]:
    """Return the answers to the offer with this number."""
    return [rules.acts.accept(serial), rules.acts.decline(serial), rules.acts.withdraw(serial)]


def listed_acts_are_accepted(rules: Rules, s: State) -> None:
    """Check that every listed move can be played (see `act_is_accepted`)."""
    for seat in range(len(s.players)):
        for action in rules.moves(s, seat):
            act_is_accepted(rules, s, seat, action)


def act_is_accepted(rules: Rules, s: State, seat: int, action: Action) -> None:
    """Check that a legal action has one result by `play`, by `perform` and from its sentence."""
    sentence = action.sentence(rules)
    said = act_in_words(seat, sentence)
    played, performed, read = s.copy(), s.copy(), s.copy()
    played.facts = []
    reason = rules.play(played, seat, action)
    if reason is not None:
        raise FaultError(f"“{said}” is listed and refused: {english(reason)}")
    rules.perform(performed, seat, action)
    if found := difference(played, performed):
        raise FaultError(f"after “{said}” play and perform differ: {found}")
    again = read_sentence(rules, sentence)
    if again.sentence(rules) != sentence or again != action:
        raise FaultError(f"“{sentence}”, which is {action!r}, is read as {again!r}")
    rules.perform(read, seat, again)
    if found := difference(played, read):
        raise FaultError(f"“{said}” does something else when it is read from its sentence: {found}")
    state_is_sound(rules, played, f"after “{said}” ")
    awaited_can_act(rules, played)


def state_is_sound(rules: Rules, s: State, when: str = "") -> None:
    """Check the properties that are cheap enough to test after every action."""
    try:
        cards_are_conserved(rules, s)
        somebody_is_awaited(rules, s)
        offers_can_be_kept(rules, s)
    except FaultError as fault:
        raise FaultError(f"{when}{fault}") from None


def refused_acts_leave_no_trace(rules: Rules, s: State, rng: Rng) -> None:
    """Check invariant 4: a refused action has a reason and changes nothing."""
    refused: list[tuple[int, Action]] = []
    closed = closed_acts(rules, s)
    for seat in range(-1, len(s.players) + 1):
        for sentence, action in closed:
            if rules.refusal(s, seat, action) is not None:
                refused.append((seat, action))
            elif not 0 <= seat < len(s.players):
                raise FaultError(f"“{sentence}” is allowed to seat {seat + 1}, which does not exist")
    for _ in range(8):
        seat = rng.below(len(s.players))
        wild = wild_act(rules, s, seat, rng)
        if rules.refusal(s, seat, wild) is None:
            act_is_accepted(rules, s, seat, wild)
        else:
            refused.append((seat, wild))
    if _trace(rules, s, refused):
        for act in refused:
            if found := _trace(rules, s, [act]):
                said = act_in_words(act[0], act[1].sentence(rules))
                raise FaultError(f"“{said}” is refused and leaves a trace: {found}")


def _trace(rules: Rules, s: State, refused: list[tuple[int, Action]]) -> str:
    """Return what changed when refused actions were tried, in English; "" if nothing did."""
    t = s.copy()
    t.facts = []
    for seat, action in refused:
        if not rules.play(t, seat, action):
            return "play does it"
    return difference(s, t) or ("a fact is told" if t.facts else "")


def wild_act(rules: Rules, s: State, seat: int, rng: Rng) -> Action:
    """Return a random action that may be illegal: an offer, an answer, a payment or a gift."""
    choice = rng.below(6)
    open_act = rules.random_open_act(s, seat, rng) if choice > 3 else None
    if open_act is not None:
        return open_act
    if choice == 0 and rules.third_field >= 0:
        return BuyField(_kinds(rules, s.players[seat].taler, 4, rng))
    if choice < 3 and s.serial:
        serial = max(1, s.serial - rng.below(4))
        wanted = [offer.want for offer in s.offers if offer.serial == serial and offer.want]
        want = tuple(sorted(wanted[0] if wanted else _kinds(rules, [], 2, rng)))
        chosen = _any_places(rules, s, seat, want, rng)
        if any(chosen):
            return Accept(serial, want, chosen)
        return answers(rules, serial)[rng.below(3)]
    give = _kinds(rules, s.players[seat].hand, 3, rng)
    want = _kinds(rules, [], 3, rng)
    return MakeOffer(rng.below(len(s.players) + 2) - 1, give, want, _any_places(rules, s, seat, give, rng))


def _kinds(rules: Rules, some: Sequence[int], most: int, rng: Rng) -> tuple[int, ...]:
    kinds = [rules.kind(card) for card in some if card != UNSEEN] or list(range(1, len(rules.beans)))
    return tuple([kinds[rng.below(len(kinds))] for _ in range(rng.below(most + 1))])


def _any_places(rules: Rules, s: State, seat: int, kinds: tuple[int, ...], rng: Rng) -> tuple[int, ...]:
    """Return places that fit, places that may not fit, or none."""
    if rng.below(2):
        return some_places(rules, s, seat, kinds, rng)
    piles = len(rules.pile_words)
    places = tuple([rng.below(len(s.players[seat].hand) + 2 + piles) - piles for _ in kinds])
    return places if any(places) and rng.below(2) else ()


def samples_are_listed(rules: Rules, s: State, rng: Rng) -> None:
    """Check that `sample_move` returns one of `moves`, and None only if there are none."""
    for seat in range(len(s.players)):
        listed = [action.sentence(rules) for action in rules.moves(s, seat)]
        for _ in range(4):
            sample = rules.sample_move(s, seat, rng)
            if sample is None:
                if listed:
                    raise FaultError(f"seat {seat + 1} is sampled no move but has {', '.join(listed)}")
            elif sample.sentence(rules) not in listed:
                raise FaultError(f"“{act_in_words(seat, sample.sentence(rules))}” is sampled and not listed")


def the_mask_is_the_law(rules: Rules, s: State) -> None:
    """Check that the action mask marks exactly the legal actions, in the state and in views."""
    acts = rules.acts
    for seat in range(len(s.players)):
        mask, in_view = bytearray(), bytearray()
        count = acts.fill_mask(s, seat, mask)
        if len(mask) != acts.size or count != sum(mask):
            raise FaultError(f"the mask of seat {seat + 1} has {len(mask)} numbers and {sum(mask)} acts")
        acts.fill_mask(rules.view(s, seat), seat, in_view)
        if in_view != mask:
            raise FaultError(f"seat {seat + 1} has another mask in its view than at the table")
        for number in range(acts.size):
            action = acts.act(s, seat, number)
            if action is None:
                if mask[number]:
                    raise FaultError(f"number {number} is masked as allowed to seat {seat + 1} and is no act")
                continue
            said = f"“{act_in_words(seat, action.sentence(rules))}”, number {number},"
            if acts.number(s, seat, action) != number:
                raise FaultError(f"{said} has the number {acts.number(s, seat, action)}")
            if (rules.refusal(s, seat, action) is None) != bool(mask[number]):
                raise FaultError(f"{said} is {'refused' if mask[number] else 'allowed'} against its mask")


def copies_are_independent(rules: Rules, s: State) -> None:
    """Check that copies and pickles are equal, and that changes to copies and views stay there."""
    before = serialised(s)
    name = digest(s)
    pickled = pickle.loads(pickle.dumps(s))
    for made, what in ((s.copy(), "a copy"), (pickled, "a pickle")):
        if serialised(made) != before or digest(made) != name:
            raise FaultError(f"{what} is not the same: {difference(s, made) or 'another digest'}")
    views = [rules.view(s, viewer) for viewer in (SPECTATOR, *range(len(s.players)))]
    for made in (s.copy(), pickled, *views):
        scribble(made)
        if serialised(s) != before or digest(s) != name:
            what = "a view" if made in views else "a copy"
            raise FaultError(f"scribbling on {what} has changed the original")


def scribble(s: State) -> None:
    """Change every list of a state."""
    for player in s.players:
        player.hand.append(1)
        player.fields[0] = (*player.fields[0], 1)
    for pile in (s.draw, s.discard, *s.extra):
        pile.append(1)
    for line in s.agenda:
        keep_off(line)
    for offer in s.offers:
        keep_off(offer)
    s.players.pop()
    s.extra.append([])
    s.agenda.clear()
    s.serial += 1


def keep_off(shared: Entry | Offer) -> None:
    """Check that an object shared by states and views cannot be changed."""
    for name, value in named_parts(shared):
        try:
            setattr(shared, name, value)
        except AttributeError:
            continue
        raise FaultError(f"the table can be changed from outside: “{name}” of {type(shared).__name__}")


def saved_is_loaded(rules: Rules, s: State) -> None:
    """Check that a position written as text is read as the same state."""
    written = write_position(rules, s)
    loaded = read_position(rules, json.loads(json.dumps(written)))
    if digest(loaded) != digest(s) or serialised(loaded) != serialised(s):
        raise FaultError(f"what was saved is not what is loaded: {difference(s, loaded) or 'another digest'}")


def sent_is_received(rules: Rules, s: State) -> None:
    """Check that the full state and all views survive serialization as JSON."""
    for sent in (s, *[rules.view(s, viewer) for viewer in (SPECTATOR, *range(len(s.players)))]):
        received = read_view(rules, json.loads(json.dumps(write_view(rules, sent), allow_nan=False)))
        if digest(received) != digest(sent) or serialised(received) != serialised(sent):
            whose = "the full state" if sent is s else f"the view of {seat_in_words(sent.viewer)}"
            raise FaultError(f"{whose} is sent and not received: {difference(sent, received)}")


def sentences_are_their_acts(rules: Rules) -> None:
    """Check invariant 5: each closed action is unique and is read from its sentence."""
    known: dict[Action, str] = {}
    for action in rules.acts.all:
        sentence = action.sentence(rules)
        if read_sentence(rules, sentence) is not action:
            raise FaultError(f"the closed act “{sentence}” is not what its sentence is read as")
        if action in known:
            raise FaultError(f"“{known[action]}” and “{sentence}” are equal: their `values` are the same")
        if type(action)(*action.values()) != action:
            raise FaultError(f"the `values` of “{sentence}” do not make it again")
        known[action] = sentence


def ended_well(rules: Rules, s: State) -> None:
    """Check that a finished game has scores and valid winners, and that no one can act."""
    scores = [rules.score(s, seat) for seat in range(len(s.players))]
    if not all(isinstance(score, int) for score in scores):
        raise FaultError(f"the scores are {scores}")
    winners = rules.winners(s)
    if len(set(winners)) < len(winners) or not all(0 <= seat < len(s.players) for seat in winners):
        raise FaultError(f"the winners are {winners}")
    if s.offers:
        raise FaultError("the game is over, and an offer is still open")
    for seat in range(len(s.players)):
        if rules.moves(s, seat) or rules.may_offer(s, seat):
            raise FaultError(f"the game is over, and seat {seat + 1} can still act")


def games_begin_alike(rules: Rules, seats: int, seed: int) -> None:
    """Check invariant 9: the same seed deals the same game. Wrong numbers of seats are refused."""
    if plain(rules.new_game(seats, seed)) != plain(rules.new_game(seats, seed)):
        raise FaultError("the same seed has dealt two different games")
    for wrong in (rules.fewest_seats - 1, rules.most_seats + 1):
        try:
            rules.new_game(wrong, seed)
        except ValueError:
            continue
        raise FaultError(f"a game with {wrong} seats can begin")
