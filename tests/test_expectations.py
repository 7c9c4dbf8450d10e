"""The expectations of scenarios: docs/notation.md lists every key and every form."""

import re
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import pytest

from bohnhof.engine.chance import Rng
from bohnhof.engine.piles import BEANS, NOTES, UNSEEN_WORD, ExtraPile
from bohnhof.engine.position import read_position
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import EVERYONE, NOBODY, SPECTATOR, UNSEEN, Offer, Player, State
from bohnhof.games import game_ids, rules_of
from bohnhof.table.expectations import Expectations
from bohnhof.testing.walk import Walk

PAGE = (Path(__file__).parent.parent / "docs" / "notation.md").read_text(encoding="utf-8")
PILE = "*name of a pile*"
HIGH_BOHN = "Positions have these piles besides; those of a seat carry its number:"
ONLY_FULL = {"scores", "winners", "seat 1 sees", "spectator sees"}
"""Keys that a view does not have."""
VALUES = {
    "over": ["true", "false"],
    "scores": ["{1: 5, mafia: 7}"],
    "winners": ["[]", "mafia"],
    "seat 1 sees, spectator sees": ["?", "?*3"],
}
"""By key: the values that the page names. `true_values` has each of them."""

PARTS = ("player 1", "offers")
"""Keys for which the page names parts."""

# The page


def table(line: str) -> list[list[str]]:
    """Return the cells of the first table below a line of the page, without its head."""
    below = PAGE.partition(f"\n{line}\n")[2].partition("\n|")[2].partition("\n\n")[0]
    rows = [re.split(r" *\| *", row.strip("|").strip()) for row in below.splitlines()]
    assert len(rows) > 2, f"the page has no table below “{line}”"
    return rows[2:]


def codes(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


EXPECTED = table("What can be expected:")


def row_of(key: str) -> str:
    """Return what the page says is compared by a key."""
    [text] = [text for keys, text in EXPECTED if key in codes(keys)]
    return text


def piles_on_page(rules: Rules) -> set[str]:
    """Return the piles of a game that the page names.

    If it names those of seat 1, the others' are included.
    """
    own = [(codes(games), names) for games, names, *_ in table("### Piles of single games")]
    own += [(["high-bohn"], names) for names, *_ in table(HIGH_BOHN)]
    assert {game for games, _ in own for game in games} <= set(game_ids())
    named = [name for games, names in own if rules.id.startswith(tuple(games)) for name in codes(names)]
    first = {pile.name[:-1] for pile in rules.extra_piles if pile.owner == 0 and pile.name in named}
    return {*named, *[pile.name for pile in rules.extra_piles if pile.owner > 0 and pile.name[:-1] in first]}


def keys_on_page(rules: Rules, seats: int) -> set[str]:
    """Return all keys that the page allows for a game."""
    piles = piles_on_page(rules)
    found: set[str] = set()
    for cell, _ in EXPECTED:
        for key in cell.replace("`", "").split(", "):
            if PILE in key:
                found |= {key.replace(PILE, name) for name in piles}
            elif key == "player 1":
                found |= {f"player {seat}" for seat in range(1, seats + 1)}
            else:
                found.add(key)
    return found


# Values of a state, in every form of the page


def true_values(rules: Rules, s: State) -> dict[str, list[object]]:
    """Return by key values that are true of a state or a view."""
    piles: dict[str, list[object]] = {
        "draw": beans(rules, s.draw[::-1]),
        "discard": beans(rules, s.discard[::-1]),
        "revealed": beans(rules, s.revealed[::-1]),
    }
    sizes = {"draw": len(s.draw), "discard": len(s.discard), "revealed": len(s.revealed)}
    for pile, cards in zip(rules.extra_piles, s.extra, strict=True):
        piles[pile.name] = extra(rules, pile, cards)
        sizes[pile.name] = len(cards)
    found = {
        **piles,
        **{f"cards in {name}": [size] for name, size in sizes.items()},
        "top of draw": beans(rules, s.draw[::-1][:3]),
        "top of discard": beans(rules, s.discard[::-1][:1]),
        "active": [s.active + 1],
        "phase": [phase for now in s.agenda[-1:] for phase in phases(rules, now.step, now.progress)],
        "awaited": [[seat + 1 for seat in reversed(rules.awaited(s))]],
        "passes": [s.passes],
        "offers": [len(s.offers), [{}] * len(s.offers), [offer_parts(rules, s, offer) for offer in s.offers]],
        "over": [s.over],
    }
    for seat, player in enumerate(s.players):
        parts = player_parts(rules, player)
        found[f"player {seat + 1}"] = [{part: form} for part in parts for form in parts[part]]
    if s.viewer == NOBODY:
        found["scores"], found["winners"] = scores(rules, s), winners(rules, s)
        for key, seat in (("seat 1 sees", 0), ("spectator sees", SPECTATOR)):
            seen = true_values(rules, rules.view(s, seat))
            found[key] = [{part: form} for part in seen for form in seen[part]]
    return found


def beans(rules: Rules, cards: list[int] | tuple[int, ...]) -> list[object]:
    """Return cards written with and without runs."""
    return [rules.write_pile(cards), " ".join([rules.word(card) for card in cards])]


def extra(rules: Rules, pile: ExtraPile, cards: list[int]) -> list[object]:
    if UNSEEN not in cards or pile.holds == NOTES:
        return [pile.write(rules, cards)]
    if pile.holds == BEANS:
        return beans(rules, cards)
    return unseen_runs(pile.words(rules, cards))


def unseen_runs(words: list[str]) -> list[object]:
    """Return words with and without runs of unseen cards."""
    folded: list[str] = []
    for word, run in groupby(words):
        many = len(list(run))
        folded += [f"{word}*{many}"] if word == UNSEEN_WORD else [word] * many
    return [" ".join(folded), " ".join(words)]


def phases(rules: Rules, step: int, progress: int) -> list[str]:
    name = rules.steps[step].name
    return [name, f"{name} {progress}"]


def player_parts(rules: Rules, player: Player) -> dict[str, list[object]]:
    rows = [rules.write_pile(row) for row in player.fields]
    numbered = dict(enumerate(rows, 1))
    filled = rows[: max([i for i, row in numbered.items() if row], default=0)]
    return {
        "hand": beans(rules, player.hand),
        "fields": [rows, filled, numbered, {name: rows[i] for name, i in rules.field_words.items()}],
        "aside": beans(rules, player.aside[::-1]),
        "taler": beans(rules, player.taler),
        "owned": unseen_runs([rules.privileges[card].id for card in reversed(player.owned)]),
        "cards in hand": [len(player.hand)],
        "cards in aside": [len(player.aside)],
        "cards in taler": [len(player.taler)],
        "cards in owned": [len(player.owned)],
    }


def offer_parts(rules: Rules, s: State, offer: Offer) -> dict[str, object]:
    return {
        "serial": offer.serial,
        "by": offer.maker + 1,
        "to": "all" if offer.partner == EVERYONE else offer.partner + 1,
        "give": rules.write_pile(offer.give[::-1]),
        "want": rules.write_pile(offer.want[::-1]),
        "places": list(offer.places),
        "declined": [seat + 1 for seat in range(len(s.players)) if offer.declined >> seat & 1],
    }


def scores(rules: Rules, s: State) -> list[object]:
    """Return the scores as a list, by name, and in part."""
    found = [rules.score(s, seat) for seat in range(len(s.players))]
    named: dict[object, object] = dict(enumerate(found, 1))
    if rules.rival:
        named[rules.rival] = rules.own_insight(s, 0)[rules.rival]
    return [found, named, {1: found[0]}]


def winners(rules: Rules, s: State) -> list[object]:
    found = [seat + 1 for seat in reversed(rules.winners(s))]
    return [found] if found else [found, rules.rival]


# Comparison


def tables(rules: Rules, every: int) -> Iterator[State]:
    """Yield states of a random game: the deal, one every few acts, and the end."""
    walk = Walk(rules, rules.fewest_seats, 4)
    rng = Rng(4)
    yield walk.state
    while not walk.over:
        for _ in range(every):
            if not walk.over:
                walk.step(rng)
        yield walk.state


def known(rules: Rules, s: State, expected: dict[object, object]) -> set[str]:
    """Return the keys that an error about an unknown key lists."""
    [(_, why)] = Expectations(rules, s).differences(expected)
    return set(why.partition("; there are ")[2].split(", "))


@pytest.mark.parametrize("game", game_ids())
def test_every_key_and_form_of_the_page_can_be_expected(game: str, everything: bool) -> None:
    rules = rules_of(game)
    keys = keys_on_page(rules, rules.fewest_seats)
    for state in tables(rules, 20 if everything else 200):
        assert keys == known(rules, state, {"no": 1})
        assert keys - ONLY_FULL == known(rules, rules.view(state, 0), {"no": 1})
        found = true_values(rules, state)
        assert set(found) == keys
        for key, values in found.items():
            for value in values:
                assert Expectations(rules, state).differences({key: value}) == [], (key, value)


@pytest.mark.parametrize("game", game_ids())
def test_a_card_that_is_not_seen_can_be_expected_in_every_pile_of_a_view(game: str) -> None:
    rules = rules_of(game)
    state = rules.new_game(rules.fewest_seats, 1)
    names = [pile.name for pile in rules.extra_piles if pile.holds != NOTES]
    for name in ("draw", "discard", "revealed", *names):
        for seat in (0, SPECTATOR):
            [(_, why)] = Expectations(rules, rules.view(state, seat)).differences({name: "? ?*199"})
            assert f"{name} should be “?" in why
        [(_, why)] = Expectations(rules, state).differences({name: "?"})
        assert "should be" not in why


def test_the_page_names_every_part_of_players_and_offers() -> None:
    rules = rules_of("bohnanza")
    players = [{"hand": "red"}, {}, {}]
    offers = [{"by": 1, "give": "red"}]
    position = {"players": players, "phase": "trade", "offers": offers, "draw": "rest"}
    state = read_position(rules, position)
    parts = known(rules, state, {"player 1": {"no": 1}})
    assert set(codes(row_of("player 1"))) == parts == set(player_parts(rules, state.players[0]))
    parts = known(rules, state, {"offers": [{"no": 1}]})
    assert set(codes(row_of("offers"))) == parts == set(offer_parts(rules, state, state.offers[0]))


def test_every_value_that_the_page_names_is_tried() -> None:
    named = {keys.replace("`", ""): codes(text) for keys, text in EXPECTED}
    assert {keys: values for keys, values in named.items() if values and keys not in PARTS} == VALUES
