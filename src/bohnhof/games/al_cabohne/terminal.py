"""Terminal input in games with the mafia."""

from __future__ import annotations

from typing import ClassVar

from bohnhof.engine.state import State
from bohnhof.games.al_cabohne import steps
from bohnhof.terminal.speech import Speech
from bohnhof.terminal.tongue import Tongue


class AlCabohneTongue(Tongue):
    """The terminal input of games with bosses."""

    styles: ClassVar[dict[str, str]] = {
        "al-cabohne-boss-empty": "dim",
    }

    def meant(self, speech: Speech, view: State, sentence: str) -> str:
        """Insert `all` after `plant` in phase 5 and for a boss, where whole groups are planted."""
        verb, *others = sentence.split()
        words = [verb, *[word for word in others if word != "to"]]
        if verb == "plant" and len(words) > 1 and words[1] in speech.rules.kinds:
            growing = bool(view.agenda) and view.agenda[-1].step == steps.GROW
            if growing or (len(words) > 2 and not words[2].isdigit()):
                words.insert(1, "all")
        return " ".join(words)
