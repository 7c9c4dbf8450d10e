"""An episode as lines of plain text, including hidden information."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.engine.schedule import ACT, ANSWER, PROPOSE
from bohnhof.engine.state import EVERYONE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import State
    from bohnhof.learning.episode import Episode

ASKED: Final = {ACT: "to act", ANSWER: "to answer an offer", PROPOSE: "to make an offer"}
NOTHING: Final = "-"


def prompt(episode: Episode) -> str:
    """Return which player is asked what. Players are 0-based."""
    question = episode.question
    return (
        "the game is over" if question is None else f"player {question.seat} is asked {ASKED[question.asked]}"
    )


def table_lines(episode: Episode) -> list[str]:
    """Return the whole state, one line per player, pile and offer. Empty piles are left out."""
    rules, s = episode.rules, episode.state
    steps = [rules.steps[entry.step].name for entry in reversed(s.agenda)]
    lines = [f"turn of player {s.active}: {', '.join(steps)}"] if steps else []
    lines += [f"player {seat}: {_player(rules, s, seat)}" for seat in range(len(s.players))]
    lines += [f"draw pile: {len(s.draw)} cards, pass {s.passes + 1}"]
    if s.discard:
        lines.append(f"discard pile: {len(s.discard)} cards, {_cards(rules, s.discard[-1:])} on top")
    if s.revealed:
        lines.append(f"revealed: {_cards(rules, s.revealed)}")
    for pile, cards in zip(rules.extra_piles, s.extra, strict=True):
        if cards:
            lines.append(f"{pile.name}: {pile.write(rules, cards)}")
    for offer in s.offers:
        deal = _deal(rules, offer.partner, offer.give, offer.want)
        lines.append(f"offer {offer.serial} of player {offer.maker} {deal}")
    if episode.draft is not None:
        draft = episode.draft
        kind = f"answer to offer {draft.serial}" if draft.serial else "offer"
        lines.append(f"draft: {kind} {_deal(rules, draft.partner, draft.give, draft.want)}")
    return lines


def _player(rules: Rules, s: State, seat: int) -> str:
    player = s.players[seat]
    parts = [
        f"hand {_cards(rules, player.hand)}",
        f"fields {', '.join([_cards(rules, row) for row in player.fields])}",
    ]
    if player.aside:
        parts.append(f"to plant {_cards(rules, player.aside)}")
    if player.owned:
        parts.append(f"owns {' '.join([rules.privileges[card].id for card in player.owned])}")
    return "; ".join([*parts, f"{len(player.taler)} taler"])


def _deal(rules: Rules, partner: int, give: Sequence[int], want: Sequence[int]) -> str:
    to = "all" if partner == EVERYONE else f"player {partner}"
    return f"to {to}: gives {_cards(rules, give)}, wants {_cards(rules, want)}"


def _cards(rules: Rules, cards: Sequence[int]) -> str:
    return rules.write_pile(list(cards)) or NOTHING
