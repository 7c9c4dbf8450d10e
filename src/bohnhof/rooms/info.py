"""Data of games that never changes, for lists and for tables."""

from __future__ import annotations

from functools import cache
from typing import Final

import structlog
from msgspec import UNSET

from bohnhof import rulebook
from bohnhof.bots.lessons.lesson import lesson_of
from bohnhof.bots.registry import listed_bots, offered_bots, why_not
from bohnhof.engine.actions import Action
from bohnhof.engine.cards import Privilege
from bohnhof.engine.clauses import NO_CARD
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import Entry
from bohnhof.games import derived_from, listed_games, rules_of, told_in
from bohnhof.plugins import OURS, in_one_line
from bohnhof.rooms.messages.calls import (
    ActInfo,
    BeanCard,
    Broken,
    GameDetails,
    GameInfo,
    Games,
    OwnedCard,
    Target,
)
from bohnhof.telling import telling_of

LOG: Final = structlog.get_logger()


@cache
def games() -> Games:
    """Return all playable games, and the broken games and bots of installed packages.

    Broken ones are logged, only once because the result is cached.
    """
    bots = listed_bots()
    found: list[GameInfo] = []
    broken: list[Broken] = []
    for game in listed_games():
        error = game.error
        if not error:
            try:
                told = details(game.name)
                found.append(GameInfo(*[getattr(told, field) for field in GameInfo.__struct_fields__]))
            except Exception as problem:
                error = in_one_line(problem)
        if error:
            broken.append(Broken("game", game.name, game.origin, error))
    for bot in (bot for bot in bots if bot.origin != OURS):
        reasons = [bot.error] if bot.error else [why_not(bot.name, rules_of(game.id)) for game in found]
        if reasons and all(reasons):
            broken.append(Broken("bot", bot.name, bot.origin, reasons[0]))
    for one in broken:
        LOG.warning(f"a {one.what} cannot be used", id=one.id, origin=one.origin, why=one.error)
    return Games(found, broken)


@cache
def details(game: str) -> GameDetails:
    """Return the data of a game for its tables. Raise UnknownGameError if there is no such game."""
    rules = rules_of(game)
    book = told_in(rules.id)
    return GameDetails(
        id=rules.id,
        title=rules.title,
        seats=list(range(rules.fewest_seats, rules.most_seats + 1)),
        usual_seats=rules.usual_seats(),
        beans=[
            BeanCard(
                bean.id,
                bean.count,
                [[needed, taler] for taler, needed in enumerate(bean.beanometer.thresholds, 1) if needed],
            )
            for bean in rules.beans[1:]
        ],
        trades=rules.has_trading,
        lesson=lesson_of(rules) is not None,
        bots=offered_bots(rules),
        book=book,
        like=derived_from(rules),
        letters=rulebook.letters(book),
        cards=[_card(rules, card) for card in rules.privileges],
        third_field=None if rules.third_field == NO_CARD else rules.privileges[rules.third_field].id,
        rival=rules.rival,
        phases=_phases(rules),
        fields=rules.most_fields,
        acts={sentence: _act(rules, sentence, act) for sentence, act in rules.acts.by_sentence.items()},
    )


def _card(rules: Rules, card: Privilege) -> OwnedCard:
    """Return what is printed on a card. The attributes of a third-party card may have any type."""
    family = getattr(card, "family", None)
    if isinstance(family, int):
        word, _, _ = card.id.rpartition("-")
        family = word if family >= 0 else None
    kind = getattr(card, "bean", 0)
    known = isinstance(kind, int) and 0 < kind < len(rules.beans)
    return OwnedCard(
        card.id,
        family if isinstance(family, str) and family else None,
        card.price or None,
        rules.beans[kind].id if known else None,
    )


def _act(rules: Rules, sentence: str, act: Action) -> ActInfo:
    return ActInfo(
        verb=sentence.split(maxsplit=1)[0],
        targets=[
            Target(target.at, target.number or UNSET, target.id or UNSET) for target in act.targets(rules)
        ],
        by=act.by,
        ordered=act.ordered,
        copy=act.for_copy(rules),
    )


def _phases(rules: Rules) -> list[str]:
    """Return the names of a turn's steps that have a phase to show."""
    telling = telling_of(rules)
    state = rules.new_game(rules.usual_seats(), 0)
    found: list[str] = []
    for step in rules.turn(state, state.active):
        state.agenda = [Entry(step, state.active)]
        if telling.phase(state) is not None:
            found.append(rules.steps[step].name)
    return found
