"""Invalid sentences of a game, and their error messages."""

import pytest

from bohnhof.engine.notation import read_sentence
from bohnhof.games import rules_of
from tests.tables import no_sentence

pytestmark = pytest.mark.both_engines

UNREAD = {
    "al-cabohne": [
        ("give blue@3 joe", "there is no boss “joe”; there are al, don"),
        ("give red al", "there is no bean “red”"),
        ("give blue@0 al", "“0” should be a place of your hand"),
        ("plant all chili 4", "You have no such field."),
        ("plant all red 1", "there is no bean “red”"),
        ("trade", "sentences begin with buy, discard, done, give, harvest, pay, plant"),
    ],
    "prohibohn": [
        ("buy razzia", "write “buy razzia: blue” or “buy razzia: kidney”"),
        ("buy casino-3: pole", "write “buy casino-3”"),
        ("buy saloon-2", "there is no card “saloon-2” to buy; there are casino-1"),
        ("buy no-card", "there is no card “no-card” to buy"),
        ("buy pub-3", "there is no card “pub-3” to buy"),
        ("buy", "there is no card “” to buy"),
        ("play red 1", "there is no bean “red”"),
        ("play blue@2 3", "“play blue@2 3” is no sentence"),
        ("throw blue@0", "“0” should be a place of your hand"),
        ("lay 3 3", "lay two cards, not the one at place 3 twice"),
        ("lay 1 8", "lay two cards by their places in the hand, which are 1 to 7"),
        ("lay 1 x", "lay two cards by their places in the hand, which are 1 to 7"),
        ("plant all puff joe", "there is no boss “joe”; there are al, don"),
        ("draw 7", "“draw 7” is no sentence"),
    ],
    "rabohnzel": [
        ("cast attack", "it helps the power of a field, as in “use 1 on 2 with attack” or “use 1"),
        ("cast attack on 2", "as in “use 1 on 2 with attack”"),
        ("cast trade on 2", "“cast trade on 2” is no sentence"),
        ("cast move: 3", "“cast move: 3” is no sentence"),
        ("cast move: 1 to 9999999", "is no sentence"),
        ("cast trade: 3 to 1", "is no sentence"),
        ("brew trade: magic", "name one place of your hand, as in “brew trade: magic@3”"),
        ("brew trade: magic@1 magic@2", "name one place of your hand"),
        ("brew pea: magic@1", "is no sentence"),
        ("use 4", "“use 4” is no sentence"),
        ("choose pea", "“choose pea” is no sentence"),
    ],
}


@pytest.mark.parametrize(
    ("game", "sentence", "why"), [(game, *row) for game, rows in UNREAD.items() for row in rows]
)
def test_what_is_no_sentence_is_explained(game, sentence, why):
    with no_sentence(why):
        read_sentence(rules_of(game), sentence)
