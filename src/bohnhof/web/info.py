"""What never changes in a game, for screens."""

from __future__ import annotations

from functools import cache

from msgspec import convert

from bohnhof.bots.registry import BOTS, bot_maker
from bohnhof.engine.cards import Privilege
from bohnhof.engine.chance import Rng
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import Entry
from bohnhof.games import listed_games, rules_of
from bohnhof.games.al_cabohne.mafia import Mafia
from bohnhof.telling import telling_of
from bohnhof.web.messages.calls import BeanCard, GameInfo, OwnedCard, Verb
from bohnhof.web.seating import bot_names


@cache
def games() -> list[GameInfo]:
    """Every game that is installed."""
    return [info_of(rules_of(game.name)) for game in listed_games() if not game.error]


def info_of(rules: Rules) -> GameInfo:
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
        bots=_bots(rules),
        fields=rules.most_fields,
        verbs=[convert(verb._asdict(), Verb) for verb in telling_of(rules).verbs],
    )


def _bots(rules: Rules) -> list[str]:
    """The bots that can be chosen: not those for whom another one would play this game."""
    makers = [(name, bot_maker(name)) for name in bot_names()]
    return [name for name, make in makers if name not in BOTS or make(rules, 0, Rng(0)).name == name]


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
