"""Compare a server's cache of fields with the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bohnhof.engine.insight import look_at_field
from bohnhof.engine.state import SPECTATOR
from bohnhof.live.public_insight import PublicInsight
from bohnhof.live.text_cache import TextCache
from bohnhof.testing.errors import FaultError

if TYPE_CHECKING:
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import State


class KeptFields:
    """The cache of fields of one game, as a server uses it from state to state."""

    def __init__(self, rules: Rules) -> None:
        self._texts = TextCache(rules)

    def check(self, before: State, s: State) -> None:
        """Compare the cache with the rules after an action. Raise FaultError if they differ."""
        rules, texts = self._texts.rules, self._texts
        if not rules.has_local_fields():
            return
        v = rules.view(s, SPECTATOR)
        kept = PublicInsight(texts, v, PublicInsight(texts, rules.view(before, SPECTATOR)))
        for owner in range(len(v.players)):
            for field in range(rules.most_fields):
                there = rules.ask_has_field(v, owner, field)
                body = texts.field_body(look_at_field(rules, v, owner, field, SPECTATOR))
                if kept.bodies[owner][field] != body or texts.field_body_at(v, owner, field, there) != body:
                    raise FaultError(
                        f"what there is to say about field {field + 1} of seat {owner + 1} depends on more "
                        f"than “local_fields” admits; do not set it"
                    )
        if kept.unseen != PublicInsight(texts, v).unseen:
            raise FaultError("the piles that are compared between two states are not those of “bean_piles”")
