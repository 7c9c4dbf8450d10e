"""What never changes in a game, for screens."""

from __future__ import annotations

from functools import cache
from typing import Final

import structlog
from msgspec import convert

from bohnhof.bots.lessons.lesson import lesson_of
from bohnhof.bots.registry import listed_bots, offered_bots, why_not
from bohnhof.engine.cards import Privilege
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import Entry
from bohnhof.games import listed_games, rules_of
from bohnhof.games.al_cabohne.mafia import Mafia
from bohnhof.plugins import OURS, in_one_line
from bohnhof.telling import telling_of
from bohnhof.web.messages.calls import BeanCard, Broken, GameInfo, Games, OwnedCard, Verb

LOG: Final = structlog.get_logger()


@cache
def games() -> Games:
    """Return every game that can be played, and which games and bots of installed packages are broken.

    Each broken one is logged. All this is found out once, so it is logged once.
    """
    bots = listed_bots()
    found: list[GameInfo] = []
    broken: list[Broken] = []
    for game in listed_games():
        error = game.error
        if not error:
            try:
                rules = rules_of(game.name)
                found.append(_info(rules, offered_bots(rules)))
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


def _info(rules: Rules, bots: list[str]) -> GameInfo:
    return GameInfo(
        id=rules.id,
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
        cards=[OwnedCard(card.id, _family(card), card.price or None) for card in rules.privileges],
        phases=_phases(rules),
        bosses=[boss.id for boss in rules.bosses] if isinstance(rules, Mafia) else [],
        trades=rules.has_trading,
        lesson=lesson_of(rules) is not None,
        bots=bots,
        fields=rules.most_fields,
        verbs=[convert(verb._asdict(), Verb) for verb in telling_of(rules).verbs],
    )


def _family(card: Privilege) -> str | None:
    family = getattr(card, "family", None)
    if isinstance(family, str):
        return family or None
    return card.id.rpartition("-")[0] if isinstance(family, int) and family >= 0 else None


def _phases(rules: Rules) -> list[str]:
    """The steps of a turn that have a name, by the messages that name them."""
    telling = telling_of(rules)
    state = rules.new_game(rules.usual_seats(), 0)
    found: list[str] = []
    for step in rules.turn(state, state.active):
        state.agenda = [Entry(step, state.active)]
        phase = telling.phase(state)
        if phase is not None:
            found.append(phase.title.id)
    return found
