"""The views of one table for many, written with what they have in common."""

from __future__ import annotations

from typing import Final

from bohnhof.engine.rules import Rules
from bohnhof.engine.state import SPECTATOR, UNSEEN, State
from bohnhof.engine.view import seen_offers, view
from bohnhof.live.text_cache import TextCache

_DISCARD: Final = '"discard":'


class ViewWriter:
    """A view as JSON, part by part. What is as in another view is taken from the writer of that one."""

    def __init__(self, texts: TextCache, v: State, other: ViewWriter | None = None, own: str = "") -> None:
        """`own` is the viewer's player if that is written already; `other` is of the same moment then."""
        self.v = v
        if other is None:
            self.parts = texts.view_parts(v)
            """All but the players, one or more entries each."""
            self.players = [texts.player(player) for player in v.players]
            return
        w = other.v
        _, agenda, draw, discard, revealed, _, piles, offers = other.parts
        if v.offers != w.offers or v.serial != w.serial:
            offers = texts.offers(v)
        if own and texts.rules.hides_hands_only:
            self.players = other.players[:]
            self.players[v.viewer] = own
        else:
            self.players = []
            for seat, player in enumerate(v.players):
                if own and seat == v.viewer:
                    self.players.append(own)
                elif player.lies_like(w.players[seat]):
                    self.players.append(other.players[seat])
                else:
                    self.players.append(texts.player(player))
            if v.agenda != w.agenda:
                agenda = texts.agenda(v)
            if v.draw != w.draw:
                draw = texts.draw(v)
            if v.discard != w.discard:
                discard = _discard(texts, v, w.discard, discard)
            if v.revealed != w.revealed:
                revealed = texts.revealed(v)
            if v.extra != w.extra:
                piles = texts.piles(v)
        self.parts = [texts.active(v), agenda, draw, discard, revealed, texts.head(v), piles, offers]


def view_beside(rules: Rules, s: State, seat: int, public: State) -> State:
    """Return a view that no one changes. Where a seat sees no more than its hand beside what all may see, the
    public view shares all else with it.
    """
    if not rules.hides_hands_only or seat == SPECTATOR:
        return view(rules, s, seat)
    players = public.players[:]
    players[seat] = s.players[seat].copy()
    return State(
        players,
        public.draw,
        public.discard,
        public.revealed,
        public.extra,
        public.agenda,
        seen_offers(s, seat),
        public.serial,
        public.active,
        public.passes,
        0,
        0,
        seat,
    )


def _discard(texts: TextCache, v: State, known: list[int], text: str) -> str:
    """Write the discard pile; of a pile that is written already, only the cards put onto it."""
    new = v.discard
    if known and known[0] != UNSEEN and new[: len(known)] == known:
        more = texts.cards(new[len(known) :][::-1])
        return f"{_DISCARD}{more[:-1]},{text[len(_DISCARD) + 1 :]}"
    return texts.discard(v)
