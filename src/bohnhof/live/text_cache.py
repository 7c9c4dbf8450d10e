"""A cache of the JSON that is the same at all tables of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from bohnhof.engine.actions import Action
from bohnhof.engine.choices import Planting
from bohnhof.engine.facts import Fact
from bohnhof.engine.insight import kinds_taken, look_at_field
from bohnhof.engine.json_writer import JsonWriter, Progress, refusal_text
from bohnhof.engine.message import Message
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import NOBODY, SPECTATOR, Entry, Row, State
from bohnhof.engine.trading import MakeOffer
from bohnhof.live.json_text import act_text, move_text, offer_text, step_of, step_text
from bohnhof.telling import Phase

LIMIT: Final = 4096
"""Maximum size of each cache. A full cache is cleared."""


class TextCache(JsonWriter):
    """A serializer for all tables of one game, which caches its texts."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self._words: dict[int, str] = {}
        self._rows: dict[Row, str] = {}
        self._entries: dict[tuple[int, int, int, int], str] = {}
        self._heads: dict[int, str] = {}
        """Heads, by viewer."""
        self._progress: dict[Progress, str] = {}
        self._plantings: dict[tuple[int, Row, str], str] = {}
        """Plantings, by the action's index, the cards, and the refusal as JSON."""
        self._moves: dict[tuple[int, str], str] = {}
        """Moves, by the action's index and the meaning as JSON."""
        self._offers: dict[tuple[int, Row, Row], str] = {}
        """Suggested offers, by partner, cards given and cards wanted."""
        self._bodies: dict[tuple[bool, Row, Row, Row], str] = {}
        """Fields without their harvest, by existence, cards, the owner's cards, and kinds taken."""
        self._acts: dict[tuple[object, ...], str] = {}
        """Actions with their events, by seat, sentence, reader and facts."""
        self._phases: dict[tuple[str, Message, Phase | None], str] = {}

    def word(self, card: int) -> str:
        text = self._words.get(card)
        if text is None:
            text = self._words[card] = super().word(card)
        return text

    def row(self, row: Row) -> str:
        text = self._rows.get(row)
        if text is None:
            _make_room(self._rows)
            text = self._rows[row] = super().row(row)
        return text

    def entry(self, entry: Entry) -> str:
        key = (entry.step, entry.owner, entry.progress, entry.other)
        text = self._entries.get(key)
        if text is None:
            _make_room(self._entries)
            text = self._entries[key] = super().entry(entry)
        return text

    def head(self, v: State) -> str:
        if v.viewer == NOBODY:
            return super().head(v)
        text = self._heads.get(v.viewer)
        if text is None:
            text = self._heads[v.viewer] = super().head(v)
        return text

    def progress_text(self, progress: Progress) -> str:
        text = self._progress.get(progress)
        if text is None:
            _make_room(self._progress)
            text = self._progress[progress] = super().progress_text(progress)
        return text

    def planting(self, planting: Planting) -> str:
        number = planting.choice.act.index
        if number < 0:
            return super().planting(planting)
        key = (number, planting.cards, refusal_text(planting.choice))
        text = self._plantings.get(key)
        if text is None:
            _make_room(self._plantings)
            text = self._plantings[key] = super().planting(planting)
        return text

    def field_body_at(self, v: State, owner: int, field: int, there: bool) -> str:
        """Write a field up to the value of `harvest`, in a game with `local_fields`."""
        player = v.players[owner]
        takes = kinds_taken(self.rules, v, owner, field) if there else ()
        key = (there, player.fields[field], player.owned, takes)
        text = self._bodies.get(key)
        if text is None:
            _make_room(self._bodies)
            text = self.field_body(look_at_field(self.rules, v, owner, field, SPECTATOR))
            self._bodies[key] = text
        return text

    def move(self, move: Action, meaning: Message | None) -> str:
        """Write a move and its meaning."""
        if move.index < 0:
            return move_text(self.rules, move, meaning)
        key = (move.index, "" if meaning is None else meaning.text())
        text = self._moves.get(key)
        if text is None:
            _make_room(self._moves)
            text = self._moves[key] = move_text(self.rules, move, meaning)
        return text

    def suggested_offer(self, offer: MakeOffer) -> str:
        """Write a suggested offer."""
        key = (offer.partner, offer.give, offer.want)
        text = self._offers.get(key)
        if text is None:
            _make_room(self._offers)
            text = self._offers[key] = offer_text(self.rules, offer)
        return text

    def phase(self, view: State) -> str:
        """Write the description of the current step."""
        key = step_of(self.rules, view)
        text = self._phases.get(key)
        if text is None:
            _make_room(self._phases)
            text = self._phases[key] = step_text(*key)
        return text

    def told(self, number: int, seat: int, sentence: str, told: Sequence[Fact], reader: int) -> str:
        """Write an action and its events as `reader` may know them."""
        key = (seat, sentence, reader, *[(fact.key(), fact.known) for fact in told])
        text = self._acts.get(key)
        if text is None:
            _make_room(self._acts)
            text = self._acts[key] = act_text(self.rules, seat, sentence, told, reader)
        return f'{{"number":{number},{text}'


def _make_room(texts: dict[Any, str]) -> None:
    """Clear a cache that is full."""
    if len(texts) >= LIMIT:
        texts.clear()
