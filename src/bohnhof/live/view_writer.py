"""Serialize the views of one state for several viewers, reusing their common parts."""

from __future__ import annotations

from typing import Final

from bohnhof.engine.rules import Rules
from bohnhof.engine.state import SPECTATOR, UNSEEN, State
from bohnhof.engine.view import seen_offers, view
from bohnhof.live.text_cache import TextCache

_DISCARD: Final = '"discard":'


class ViewWriter:
    """A view as JSON, in parts. Parts that equal those of another view are reused."""

    def __init__(self, texts: TextCache, v: State, other: ViewWriter | None = None, own: str = "") -> None:
        """Write a view, reusing the parts of `other` that are the same.

        `own` is the viewer's player as JSON if it has been written already; `other` must then be a
        view of the same state.
        """
        self.v = v
        if other is None:
            self.parts = texts.view_parts(v)
            """Everything but the players, as parts of one or more JSON entries."""
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
    """Return a view that must not be changed, sharing data with the public view if possible.

    It can share everything but the hand if viewers see only their own hand in addition to public
    information.
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
    """Write the discard pile. If it has only grown, write the new cards and reuse `text`."""
    new = v.discard
    if known and known[0] != UNSEEN and new[: len(known)] == known:
        more = texts.cards(new[len(known) :][::-1])
        return f"{_DISCARD}{more[:-1]},{text[len(_DISCARD) + 1 :]}"
    return texts.discard(v)
