"""How what is typed is understood at a table; a game with words of its own overrides."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from bohnhof.engine.state import State

if TYPE_CHECKING:
    from bohnhof.terminal.speech import Speech


class Tongue:
    """Nothing special."""

    styles: ClassVar[dict[str, str]] = {}
    """How messages that only this game has are shown, by their ids."""

    def purchase(self, speech: Speech, view: State, text: str) -> str:
        """The sentence for what was typed after “buy”; empty if it means a field and its taler."""
        return ""

    def card(self, speech: Speech, view: State, verb: str, text: str) -> str:
        """The id of the card other than a bean that was typed after a verb; empty if it is none."""
        return ""

    def meant(self, speech: Speech, view: State, sentence: str) -> str:
        """The sentence that a typed one, its words already those of sentences, means at this table."""
        return sentence
