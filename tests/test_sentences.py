"""Invalid sentences of a game, and their error messages."""

import pytest

from bohnhof.engine.notation import read_sentence
from bohnhof.games import rules_of
from tests.tables import no_sentence

pytestmark = pytest.mark.both_engines

UNREAD = {
    "al-cabohne": [
        ("give blue@3 joe", "no boss is called “joe”; the bosses are al, don"),
        ("give red al", "no bean is called “red”"),
        ("give blue@0 al", "“0” should be a position in your hand"),
        ("plant all chili 4", "You have no such field."),
        ("plant all red 1", "no bean is called “red”"),
        ("trade", "start with buy, discard, done, give, harvest, pay, plant"),
    ],
    "prohibohn": [
        ("buy razzia", "try “buy razzia: blue” or “buy razzia: kidney”"),
        ("buy casino-3: pole", "try “buy casino-3”"),
        ("buy saloon-2", "no card to buy is called “saloon-2”; the cards are casino-1"),
        ("buy no-card", "no card to buy is called “no-card”"),
        ("buy pub-3", "no card to buy is called “pub-3”"),
        ("buy", "no card to buy is called “”"),
        ("play red 1", "no bean is called “red”"),
        ("play blue@2 3", "can’t read “play blue@2 3”"),
        ("throw blue@0", "“0” should be a position in your hand"),
        ("lay 3 3", "choose two different cards, not position 3 twice"),
        ("lay 1 8", "choose two cards by their positions in your hand, 1 to 7"),
        ("lay 1 x", "choose two cards by their positions in your hand, 1 to 7"),
        ("plant all puff joe", "no boss is called “joe”; the bosses are al, don"),
        ("draw 7", "can’t read “draw 7”"),
    ],
    "rabohnzel": [
        ("cast attack", "it helps the power of a field, as in “use 1 on 2 with attack” or “use 1"),
        ("cast attack on 2", "as in “use 1 on 2 with attack”"),
        ("cast trade on 2", "can’t read “cast trade on 2”"),
        ("cast move: 3", "can’t read “cast move: 3”"),
        ("cast move: 1 to 9999999", "can’t read"),
        ("cast trade: 3 to 1", "can’t read"),
        ("brew trade: magic", "name one position in your hand, as in “brew trade: magic@3”"),
        ("brew trade: magic@1 magic@2", "name one position in your hand"),
        ("brew pea: magic@1", "can’t read"),
        ("use 4", "can’t read “use 4”"),
        ("choose pea", "can’t read “choose pea”"),
    ],
}


@pytest.mark.parametrize(
    ("game", "sentence", "why"), [(game, *row) for game, rows in UNREAD.items() for row in rows]
)
def test_what_is_no_sentence_is_explained(game, sentence, why):
    with no_sentence(why):
        read_sentence(rules_of(game), sentence)
