"""The terminal facet of a game, which interprets typed input. Games override it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from bohnhof.engine.state import State

if TYPE_CHECKING:
    from bohnhof.terminal.speech import Speech


class Tongue:
    """The default terminal facet: input has no special meaning."""

    styles: ClassVar[dict[str, str]] = {}
    """How messages that only this game has are shown, by their ids."""

    def purchase(self, speech: Speech, view: State, text: str) -> str:
        """Return the sentence for text typed after “buy”, or "" if it means buying a field."""
        return ""

    def card(self, speech: Speech, view: State, verb: str, text: str) -> str:
        """Return the id of a card (not a bean) typed after a verb, or "" if it is none."""
        return ""

    def meant(self, speech: Speech, view: State, sentence: str) -> str:
        """Return the sentence that `sentence` means in this view.

        The words of `sentence` are already translated to ids.
        """
        return sentence
