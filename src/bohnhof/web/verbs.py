"""What the words of sentences point at, for pages: the grammar is in docs/notation.md."""

from __future__ import annotations

from typing import Final

from bohnhof.web.messages.calls import Verb

VERBS: Final = [
    Verb("plant", ["ready", "front"]),
    Verb("harvest", ["button"]),
    Verb("done", ["button"]),
    Verb("offer", ["button"]),
    Verb("accept", ["button"]),
    Verb("decline", ["button"]),
    Verb("withdraw", ["button"]),
    Verb("buy", ["tile"]),
    Verb("discard", ["ready", "discards"]),
    # Al Cabohne and Prohibohn
    Verb("give", ["hand"]),
    Verb("play", ["hand", "behind"]),
    Verb("throw", ["hand", "discards"]),
    Verb("lay", ["places", "unordered"]),
    Verb("draw", ["counts"]),
    Verb("reveal", ["button"]),
    Verb("take", ["taler"]),
    Verb("pay", ["taler"]),
    # High Bohn
    Verb("store", ["ready", "front"]),
    Verb("leave", ["deliberate"]),
    Verb("move", ["places"]),
    Verb("order", ["places"]),
    # Rabohnzel
    Verb("use", ["deliberate"]),
    Verb("keep", ["button"]),
    Verb("choose", ["taler"]),
    Verb("brew", ["tile"], "magic"),
    Verb("cast", ["ready"]),
    Verb("cast move", ["places"]),
    Verb("cast bean-enchantment", ["ready", "on-field"]),
]
