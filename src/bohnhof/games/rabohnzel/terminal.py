"""Terminal input in Rabohnzel: spells by their names or beginnings of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from bohnhof.engine.state import State
from bohnhof.games.rabohnzel import spellbook
from bohnhof.games.rabohnzel.presentation import spell_count, spell_number
from bohnhof.terminal.card_names import meant_by, with_ids
from bohnhof.terminal.speech import Speech
from bohnhof.terminal.tongue import Tongue

_SPELL_VERBS: Final = ("cast", "brew", "activate")


class RabohnzelTongue(Tongue):
    """The terminal input of games with spells."""

    styles: ClassVar[dict[str, str]] = {
        "fact-cast": "bold",
        "fact-struck-back": "bold",
        "fact-turned-down": "dim",
        "fact-returned": "dim",
    }

    def meant(self, speech: Speech, view: State, sentence: str) -> str:
        """Expand short forms such as `use 1 3`, `cast tr`, `cast mo 3 1` and `cast fi cap`."""
        head, colon, tail = sentence.partition(":")
        verb, *words = head.split()
        if verb == "use":
            return _use_meant(speech, view, words) + colon + tail
        if verb not in _SPELL_VERBS or not words:
            return sentence
        spell, rest = spell_meant(speech, view, words, up=verb == "cast")
        if not spell:
            return sentence
        if colon or verb != "cast" or not rest:
            return " ".join([verb, spell, *rest]) + colon + with_ids(speech, tail)
        rest = [word for word in rest if word not in ("on", "to")]
        if spell == "spell-swap":
            return f"cast spell-swap on {' '.join(rest)}"
        joint = " to " if spell == "move" else " on "
        return f"cast {spell}: {joint.join(rest)}"


def spell_ids(speech: Speech) -> list[str]:
    """Return the ids of the spells, by number."""
    return [spell.id for spell in speech.rules.privileges[1 : spell_count(speech.rules) + 1]]


def spell_meant(speech: Speech, view: State, words: Sequence[str], up: bool) -> tuple[str, list[str]]:
    """Return the id of the spell that the first words mean, and the words after it.

    A name may be abbreviated. Spells of the player that are active (`up`) or face down (not `up`)
    are preferred. Return "" and all words if they mean no spell.
    """
    ids = spell_ids(speech)
    cards = [*view.players[speech.seat].owned, *view.extra[spellbook.BORROWED]]
    likely = [ids[spell_number(speech.rules, card) - 1] for card in cards if card and (card > len(ids)) == up]
    for count in range(len(words), 0, -1):
        spell = meant_by(speech, " ".join(words[:count]), ids, likely)
        if spell:
            return spell, list(words[count:])
    return "", list(words)


def _use_meant(speech: Speech, view: State, words: list[str]) -> str:
    """Return the sentence for `use 1 3`, with the id of the spell that helps."""
    spell = ""
    if "with" in words:
        at = words.index("with")
        spell, rest = spell_meant(speech, view, words[at + 1 :], up=True)
        spell = f" with {spell or ' '.join(rest)}"
        words = words[:at]
    if len(words) == 2 and words[1].isdigit():
        words = [words[0], "on", words[1]]
    return " ".join(["use", *words]) + spell
