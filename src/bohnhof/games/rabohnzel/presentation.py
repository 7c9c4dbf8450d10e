"""The presentation of Rabohnzel: spells, powers and attacks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bohnhof.engine.actions import Action, Done
from bohnhof.engine.facts import HARVESTED, Fact
from bohnhof.engine.message import Argument, Message, all_of, message, number, said, sentence, taler, text
from bohnhof.engine.message import card as card_of
from bohnhof.engine.message import field as field_of
from bohnhof.engine.message import seat as seat_of
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import UNSEEN, State
from bohnhof.games.bohnanza.presentation import BohnanzaTelling
from bohnhof.games.rabohnzel import agenda, options, spellbook
from bohnhof.games.rabohnzel.actions import Activate, Brew, Choose, Counter, DiscardRevealed, Keep, Use
from bohnhof.games.rabohnzel.agenda import MANY, beans_at_work, line_of
from bohnhof.games.rabohnzel.bean import FairyBean
from bohnhof.games.rabohnzel.facts import RETURNED, SPELLS_SHOWN, UNTRACED
from bohnhof.games.rabohnzel.rules import Rabohnzel
from bohnhof.games.rabohnzel.spell import Cast
from bohnhof.games.rabohnzel.spells import TO_DISCARD
from bohnhof.native import mypyc_attr
from bohnhof.telling.arguments import bean, beans, card, crop
from bohnhof.telling.telling import DONE, HARVESTING, PLANTING, Help, Line, Score, trading
from bohnhof.words.names import bean_power_is_told

USES: Final = {
    "sword": ("sword", "sword"),
    "magic": ("magic", "magic-many"),
    "white": ("white", "white-many"),
    "mean": ("mean", "mean"),
    "picker": ("picker", "picker"),
}
"""By bean: the ends of the messages `rabohnzel-use-…` for few beans and for MANY."""

DRAWN: Final = {
    "sword": "sword",
    "princess": "princess",
    "magic": "magic",
    "white": "nothing",
    "mean": "nothing",
    "cap": "nothing",
    "picker": "picker",
}
"""By bean: the end of the message `rabohnzel-drawn-…` for a taler drawn in an attack."""

SENTENCES: Final = (
    PLANTING,
    Help(("plant cap 2",), ("plant cap 2",), Message("rabohnzel-help-plant")),
    HARVESTING,
    Help(("use 1", "use 1 on 3"), ("use 1", "use 1 3"), Message("help-use")),
    Help(("use 1 on 3 with attack",), (), message("help-use-with", card=card_of("attack"))),
    Help(
        ("brew trade",),
        ("brew trade",),
        message("help-brew", card=card_of("trade"), example=sentence("brew trade: magic@4")),
    ),
    Help(("activate trade",), ("activate trade",), Message("help-activate")),
    Help(("cast trade",), ("cast trade",), Message("help-cast")),
    Help(
        ("cast trade: discard",), ("cast trade discard",), message("help-cast-trade", card=card_of("trade"))
    ),
    Help(("cast spell-swap on 3",), ("cast spell-swap 3",), Message("help-cast-spell-swap")),
    Help(("cast field: cap",), ("cast field cap",), Message("help-cast-field")),
    Help(
        ("cast bean-enchantment: cap on 2",),
        ("cast bean-enchantment cap 2",),
        Message("help-cast-bean-enchantment"),
    ),
    Help(("cast move: 4 to 1",), ("cast move 4 1",), Message("help-cast-move")),
    Help(("keep",), ("keep",), Message("help-keep")),
    Help(("counter",), ("counter",), Message("help-counter")),
    Help(("choose cap", "discard cap"), (), Message("help-choose")),
    *trading("cap", "sword")[:2],
    Help(
        ("accept 5",),
        ("accept 5",),
        message("rabohnzel-help-accept", example=sentence("accept 5: cap@3")),
    ),
    trading("cap", "sword")[3],
    DONE,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class RabohnzelTelling(BohnanzaTelling):
    """The messages about Bohnanza and about magic."""

    phases = {
        **BohnanzaTelling.phases,
        "magic": ("RZ 3.1", "RZ 3.2", "RZ 3.4", "RZ 6.2", "RZ 6.3"),
        "look": ("RZ 6.4", "RZ 7.6"),
        "draw": ("RZ 7.14",),
        "end": ("RZ 6.6", "RZ 6.7"),
        "hold": ("RZ 4.2", "RZ 4.3", "RZ 5.7"),
        "activate": ("RZ 4.5", "RZ 5.8", "RZ 6.3", "RZ 6.9"),
        "taken": ("RZ 7.5",),
        "choose": ("RZ 7.1",),
        "counter": ("RZ 5.4", "RZ 5.5"),
        "flow": ("RZ 7.7",),
        "enchanted": ("RZ 7.12",),
    }
    phase_ids = {"look": "phase-rabohnzel-look", "draw": "phase-rabohnzel-draw"}
    example = "RZ 7.7"
    silent = (*BohnanzaTelling.silent, SPELLS_SHOWN)

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        assert isinstance(rules, Rabohnzel)
        self.rabohnzel = rules
        self.anytime = ("BO 6.5", "BO 6.7", "RZ 5.2", "RZ 1.6")
        self.freely = Message("rabohnzel-freely")

    def hints(self, view: State, seat: int) -> list[Message]:
        """Return what the beans and the seat's spells do."""
        own = [spell_number(self.rules, held) for held in view.players[seat].owned] if seat >= 0 else []
        spells = [
            message("rabohnzel-spell", card=card(self.rules, spell), power=said(self.power(spell)))
            for spell in own
            if spell
        ]
        return [*self._beans(), *spells]

    def _beans(self) -> list[Message]:
        """Return what each bean does, in one message each."""
        return [
            message("rabohnzel-bean", bean=bean(self.rules, kind))
            for kind, known in enumerate(self.rules.beans)
            if bean_power_is_told(known.id)
        ]

    def help(self) -> list[Help]:
        return list(SENTENCES)

    # Events

    def merge(self, told: Sequence[Fact], i: int) -> tuple[Message | None, int]:
        """Tell all spells that return to their pile in one line."""
        if told[i].what != RETURNED:
            return None, i
        line = self.fact(told[i])
        while i < len(told) and told[i].what == RETURNED:
            i += 1
        return line, i

    def fact(self, fact: Fact) -> Message | None:
        if fact.what == UNTRACED and UNSEEN in fact.cards:
            return None
        told = super().fact(fact)
        if fact.what == HARVESTED and fact.cards[0] != fact.cards[-1]:
            return message(
                "fact-harvested-enchanted",
                who=seat_of(fact.seat),
                field=field_of(fact.other),
                crop=crop(self.rules, (fact.cards[-1],) * len(fact.cards)),
                taler=taler(fact.number),
                first=bean(self.rules, fact.cards[0]),
            )
        return told

    # The table

    def lines(self, view: State, order: Sequence[int], seat: int) -> list[Line]:
        """Return spells, known hand cards, an attack, powers left, and cards held or taken up."""
        owners = [_of(player, self._spells(view.players[player].owned)) for player in order]
        lines = [Line(Message("rabohnzel-spells"), tuple(owners))]
        borrowed = view.extra[spellbook.BORROWED]
        if borrowed:
            lines.append(Line(Message("rabohnzel-borrowed"), (_of(view.active, self._spells(borrowed)),)))
        lines.extend(self._stolen(view, order))
        at = line_of(view, agenda.ATTACK)
        if at >= 0:
            attack = view.agenda[at]
            told = message(
                "rabohnzel-attack",
                who=seat_of(attack.owner),
                target=seat_of(attack.other - 1),
                blows=number(attack.progress),
            )
            lines.append(Line(Message("rabohnzel-attack-label"), (told,)))
        lines.extend(self._powers(view, seat))
        for label, pile in (("rabohnzel-held", spellbook.HELD), ("rabohnzel-lifted", spellbook.LIFTED)):
            if view.extra[pile]:
                shown = message("cards", beans=beans(self.rules, view.extra[pile]))
                lines.append(Line(Message(label), (shown,)))
        return lines

    def _spells(self, owned: Sequence[int]) -> Argument:
        """Return the spells of a player, with the number of unknown ones."""
        words = [card(self.rules, held) for held in owned if held != UNSEEN]
        unknown = list(owned).count(UNSEEN)
        if unknown:
            words.append(said(message("rabohnzel-unknown", count=number(unknown))))
        return all_of(words) if words else said(Message("rabohnzel-no-spells"))

    def _stolen(self, view: State, order: Sequence[int]) -> list[Line]:
        """Return the hand cards that everyone knows because they were stolen."""
        known = {player: spellbook.remembered(view, player) for player in order}
        parts = [_of(player, beans(self.rules, kinds)) for player, kinds in known.items() if kinds]
        if not parts:
            return []
        parts[-1] = message("rabohnzel-in-hand", cards=said(parts[-1]))
        return [Line(Message("rabohnzel-stolen"), tuple(parts))]

    def _powers(self, view: State, seat: int) -> list[Line]:
        """Return the fields of the active player whose power can still be used."""
        rules = self.rules
        fields = options.powers_left(rules, view)
        if not fields:
            return []
        rows = view.players[view.active].fields
        left = all_of(
            [
                said(message("rabohnzel-power", field=field_of(field), bean=bean(rules, rows[field][-1])))
                for field in fields
            ]
        )
        told = message("listed", what=left) if view.active == seat else _of(view.active, left)
        return [Line(Message("rabohnzel-powers"), (told,))]

    def cards(self, view: State, seat: int) -> list[Message]:
        pile = message("rabohnzel-pile", count=number(len(view.extra[spellbook.SPELLS])))
        return [*self._beans(), pile]

    # Moves

    def meaning(self, view: State, seat: int, move: Action) -> Message | None:
        if isinstance(move, Use):
            return self._use(view, seat, move)
        if isinstance(move, (Activate, Brew)):
            return self.power(move.number)
        if isinstance(move, Cast):
            spell = move.spell(self.rules)
            if spell.places:
                return Message("rabohnzel-move-hand")
            only_to_discard = spell.id == "trade" and move.one == TO_DISCARD
            return Message("rabohnzel-only-to-discard") if only_to_discard else self.power(move.number)
        if isinstance(move, Choose):
            drawn = DRAWN.get(self.rules.beans[move.kind].id)
            return Message(f"rabohnzel-drawn-{drawn}") if drawn else None
        if isinstance(move, Keep):
            return message("move-keep", beans=beans(self.rules, view.extra[spellbook.HELD]))
        if isinstance(move, Counter):
            return self._taler_of(view, view.agenda[-1].other - 1)
        if isinstance(move, DiscardRevealed):
            return Message("move-discard")
        if isinstance(move, Done) and view.agenda[-1].step >= agenda.MAGIC:
            return Message("move-no-more")
        return super().meaning(view, seat, move)

    def _use(self, view: State, seat: int, move: Use) -> Message:
        kind = view.players[seat].fields[move.field][-1]
        used = self.rules.beans[kind]
        few, many = USES.get(used.id, ("other", "other"))
        power = said(Message(f"rabohnzel-use-{many if beans_at_work(view, move.field) >= MANY else few}"))
        if isinstance(used, FairyBean) and used.aimed and used.takes_help(1):
            risked = said(self._taler_of(view, move.target))
            return message("move-use-on", bean=bean(self.rules, kind), power=power, taler=risked)
        return message("move-use", bean=bean(self.rules, kind), power=power)

    def _taler_of(self, view: State, seat: int) -> Message:
        """Return the taler that may be drawn from a player."""
        own = view.players[seat].taler
        return _of(seat, beans(self.rules, own) if own else said(Message("rabohnzel-no-taler")))

    def sort(self, move: Action) -> str:
        if isinstance(move, Cast) and move.spell(self.rules).places:
            return "more-card-moves"
        return super().sort(move)

    # Result

    def score(self, view: State, seat: int) -> Score:
        pfennig = self.rabohnzel.pfennig(view, seat)
        told = message(
            "rabohnzel-score",
            who=seat_of(seat),
            pfennig=number(pfennig),
            gap=text(" " if pfennig < 10 else ""),
        )
        return Score(self.rules.score(view, seat), told)


def spell_count(rules: Rules) -> int:
    """Return the number of spells.

    Numbers up to it are spells face down, greater ones are spells face up.
    """
    return len(rules.privileges) // 2


def spell_number(rules: Rules, held: int) -> int:
    """Return the number of a spell face down, whichever side is up; 0 for an unseen one."""
    return held - spell_count(rules) if held > spell_count(rules) else held


def _of(seat: int, what: Argument) -> Message:
    """Return a message about something that one player has."""
    return message("of-player", who=seat_of(seat), what=what)
