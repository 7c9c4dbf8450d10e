"""Descriptions of the built-in bots, with their measured strength."""

from __future__ import annotations

from typing import Final, NamedTuple


class About(NamedTuple):
    """The description of a bot: strength, character and speed."""

    label: str
    """Strength and character in a few words."""
    strength: str
    """A measured result in one of the games that it plays."""
    source: str
    """The page that has this result, with the game, the command and the number of games."""
    speed: str
    """Time per decision."""


ABOUT: Final[dict[str, About]] = {
    "chance": About(
        "Random – for testing",
        "wins 0.0 % among three beginner (par 25 %)",
        "benchmarks/bots.md",
        "at once",
    ),
    "beginner": About(
        "Easy – still learning",
        "wins 0.0 % among three thrifty (par 25 %)",
        "benchmarks/bots.md",
        "at once",
    ),
    "casual": About(
        "Fairly easy – plays for fun",
        "wins 4.2 % among three thrifty (par 25 %)",
        "benchmarks/bots.md",
        "at once",
    ),
    "neighbour": About(
        "Medium – trades generously",
        "wins 20.0 % among three thrifty (par 25 %); where nobody trades it plays like expert",
        "benchmarks/bots.md",
        "at once",
    ),
    "thrifty": About(
        "Medium – counts every taler",
        "wins 100 % among three chance (par 25 %)",
        "benchmarks/bots.md",
        "at once",
    ),
    "expert": About(
        "Hard – weighs every trade",
        "wins 37.4 % among three thrifty (par 25 %)",
        "benchmarks/bots.md",
        "at once",
    ),
    "learned": About(
        "Very hard – self-taught",
        "wins 50.1 % against expert, which wins 28.2 %; alone it wins 79.8 %",
        "docs/gym.md",
        "about a millisecond a decision",
    ),
    "search": About(
        "Very hard – thinks ahead",
        "with 100 simulations wins 46.1 % among three expert (par 25 %)",
        "benchmarks/bots.md",
        "up to 0.7 s a decision (search-400: 400 simulations, search-250ms: 250 ms)",
    ),
}
"""Descriptions by bot id."""
