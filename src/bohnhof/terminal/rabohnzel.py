"""The fairy tale on the screen: spells, powers and attacks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from bohnhof.engine import facts
from bohnhof.engine.actions import Action, Done
from bohnhof.engine.facts import Fact
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import NOBODY, UNSEEN, State
from bohnhof.games.rabohnzel import agenda, options, spellbook
from bohnhof.games.rabohnzel import facts as magical
from bohnhof.games.rabohnzel.actions import Activate, Brew, Choose, Counter, Discard, Keep, Use
from bohnhof.games.rabohnzel.agenda import MANY, beans_at_work, line_of
from bohnhof.games.rabohnzel.bean import FairyBean
from bohnhof.games.rabohnzel.rules import Rabohnzel
from bohnhof.games.rabohnzel.spell import Cast
from bohnhof.games.rabohnzel.spells import TO_DISCARD
from bohnhof.terminal.card_names import meant_by, with_ids, with_names
from bohnhof.terminal.looks import DONE, HARVEST, PLANT, Help, Looks
from bohnhof.terminal.phases import Phase
from bohnhof.terminal.rabohnzel_words import BEANS, ONLY_TO_DISCARD, PHASES, POWERS, SPELLS, TAKEN_TALER
from bohnhof.terminal.speech import Speech, taler

_SPELL_VERBS: Final = ("cast", "brew", "activate")


class MageLooks(Looks):
    """Rabohnzel."""

    sentences: Sequence[Help] = (
        PLANT,
        ("plant cap 2", "p cap 2", "a card that lies before you, or that you have just taken"),
        HARVEST,
        ("use 1, use 1 on 3", "u 1, u 1 3", "the power of field 1, aimed at seat 3 where it has to be"),
        ("use 1 on 3 with attack", "", "the same with the help of the Attack spell"),
        ("brew trade", "br tr", "play a magic bean from the hand: Trade is active; “brew trade: magic@4”"),
        ("activate trade", "act tr", "turn a spell up, where a field or a taler lets you"),
        ("cast trade", "cast tr", "use an active spell"),
        ("cast trade: discard", "cast tr discard", "Trade without its third card"),
        ("cast spell-swap on 3", "cast sp 3", "swap spells with seat 3"),
        ("cast field: cap", "cast fi cap", "plant a cap bean on a third field"),
        ("cast bean-enchantment: cap on 2", "cast bean cap 2", "plant it on the single bean of field 2"),
        ("cast move: 4 to 1", "cast mo 4 1", "move the fourth card of your hand to the front"),
        ("keep", "k", "take the card just drawn or stolen into your hand"),
        ("counter", "co", "strike back"),
        ("choose cap, discard cap", "", "which of two taler counts; throw a revealed card away"),
        ("offer 3: cap cap for sword", "o 3 2 cap for sword", "to seat 3; “all”: everybody"),
        ("offer 3: cap@4 for nothing", "o cap@4>nothing", "the copy at place 4 as a gift"),
        ("accept 5", "a 5", "take offer #5; “a 5: cap@3” gives the copy at place 3"),
        ("decline 5, withdraw 5", "d 5, w 5", "refuse an offer; take your own back"),
        DONE,
    )
    short = {"br": "brew", "act": "activate"}
    example = "RZ 7.7"

    def sentence(self, speech: Speech, sentence: str) -> str:
        return with_names(speech, sentence, spell_ids(speech))

    def phase(self, rules: Rules, view: State) -> Phase | None:
        if not view.agenda:
            return None
        return PHASES.get(rules.steps[view.agenda[-1].step].name) or super().phase(rules, view)

    def freely(self, speech: Speech, view: State) -> str:
        return (
            "Harvesting is possible at any prompt unless you are under attack; a single bean is protected "
            "while another of your fields holds more. No field can be bought. "
            "[BO 6.5, BO 6.7, RZ 5.2, RZ 1.6]"
        )

    def hints(self, speech: Speech, view: State) -> list[str]:
        """What the beans and one's own spells do."""
        beans = [line.plain for line in self._of_beans(speech)]
        if speech.seat == NOBODY:
            return beans
        own = [spellbook_number(view, card) for card in view.players[speech.seat].owned]
        spells = [f"{self.spell(speech, number)}: {power(speech, number)}." for number in own if number]
        return [*beans, *spells]

    def _of_beans(self, speech: Speech) -> list[Text]:
        """What each bean does, in one line each."""
        return [
            Text.assemble(speech.bean(kind), f": {BEANS[bean.id]}.")
            for kind, bean in enumerate(speech.rules.beans)
            if bean.id in BEANS
        ]

    def spell(self, speech: Speech, number: int) -> str:
        """What a spell is called."""
        return speech.names.card(speech.rules.privileges[number].id)

    # The table

    def lines(self, speech: Speech, view: State) -> list[tuple[str, Text]]:
        """Everyone's spells, what is borrowed, held or taken up, the powers left, an attack going on."""
        seats = len(view.players)
        order = [(speech.seat + 1 + i) % seats for i in range(seats)] if speech.seat >= 0 else range(seats)
        owners = [
            Text.assemble(f"{speech.who(seat)}: ", self._spells(speech, view, view.players[seat].owned))
            for seat in order
        ]
        lines = [("Spells", Text(" · ").join(owners))]
        borrowed = view.extra[spellbook.BORROWED]
        if borrowed:
            whose = f"{speech.who(view.active)}: "
            lines.append(("Borrowed", Text.assemble(whose, self._spells(speech, view, borrowed))))
        if view.extra[spellbook.STOLEN]:
            known = {seat: spellbook.remembered(view, seat) for seat in order}
            said = [
                Text.assemble(f"{speech.who(seat)}: ", speech.beans(kinds))
                for seat, kinds in known.items()
                if kinds
            ]
            lines.append(("Stolen", Text(" · ").join(said).append(", still in the hand", style="dim")))
        attack = line_of(view, agenda.ATTACK)
        if attack >= 0:
            line = view.agenda[attack]
            blows = f", {line.progress} blows back so far" if line.progress else ""
            whom = speech.whom(line.other - 1)
            lines.append(("Attack", Text(f"{speech.who(line.owner)} on {whom}{blows}")))
        powers = self._powers(speech, view)
        if powers:
            lines.append(("Powers", powers))
        if view.extra[spellbook.HELD]:
            lines.append(("In hold", speech.beans(view.extra[spellbook.HELD])))
        if view.extra[spellbook.LIFTED]:
            lines.append(("Taken up", speech.beans(view.extra[spellbook.LIFTED])))
        return lines

    def _spells(self, speech: Speech, view: State, cards: Sequence[int]) -> Text:
        """Spells that lie before somebody, the active ones marked, the unknown ones counted."""
        words = [
            Text(self.spell(speech, card), style="bold" if card > spellbook.count(view) else "")
            for card in cards
            if card != UNSEEN
        ]
        unknown = list(cards).count(UNSEEN)
        if unknown:
            words.append(Text(f"{unknown} unknown", style="dim"))
        return Text(", ").join(words) if words else Text("none")

    def _powers(self, speech: Speech, view: State) -> Text | None:
        """Which fields of the player on turn have a power that can still be used."""
        rules = speech.rules
        fields = {
            use.field
            for use in options.powers(rules, view, view.active)
            if isinstance(use, Use) and use.refusal(rules, view, view.active) is None
        }
        if not fields:
            return None
        rows = view.players[view.active].fields
        left = [
            Text.assemble(f"field {field + 1} ", speech.bean(rows[field][-1])) for field in sorted(fields)
        ]
        whose = "" if view.active == speech.seat else f"{speech.who(view.active)}: "
        return Text.assemble(whose, Text(", ").join(left))

    def cards(self, speech: Speech, view: State) -> list[Text]:
        return [
            *self._of_beans(speech),
            Text(f"Spells in the pile: {len(view.extra[spellbook.SPELLS])}"),
        ]

    def scored(self, speech: Speech, view: State, seat: int) -> str:
        rules = speech.rules
        assert isinstance(rules, Rabohnzel)
        return f"{rules.pfennig(view, seat):>2} pfennig  {speech.who(seat)}"

    # Facts

    def tell(self, speech: Speech, told: Sequence[Fact], i: int) -> tuple[Text | None, int]:
        fact = told[i]
        if fact.what == magical.SPELL_TAKEN:
            taken = self._card(speech, fact.cards)
            return Text(f"{speech.does(fact.seat, 'take')} {taken} from {speech.whom(fact.other)}"), i + 1
        if fact.what == magical.LEARNT:
            return Text(f"{speech.does(fact.seat, 'learn')} {self._card(speech, fact.cards)}"), i + 1
        line = self._told(speech, fact)
        return (line, i + 1) if line is not None else (None, i)

    def _told(self, speech: Speech, fact: Fact) -> Text | None:
        seat, other = fact.seat, fact.other
        beans = speech.beans(fact.cards)
        spell = self.spell(speech, fact.number) if 0 < fact.number <= len(spell_ids(speech)) else ""
        match fact.what:
            case magical.ACTIVATED if fact.cards:
                return Text.assemble(f"{speech.does(seat, 'play')} ", beans, f" to activate {spell}")
            case magical.ACTIVATED:
                return Text(f"{speech.does(seat, 'activate')} {spell}")
            case magical.CAST:
                against = f" with {speech.whom(other)}" if other != NOBODY else ""
                return Text(f"{speech.does(seat, 'cast')} {spell}{against}", style="bold")
            case magical.BORROWED:
                return Text(f"{speech.does(seat, 'borrow')} {spell} for this turn")
            case magical.TURNED_DOWN:
                return Text(f"{speech.whose(seat)} {spell} lapses unused", style="dim")
            case magical.RETURNED:
                return Text("Borrowed spells are shuffled back into their pile", style="dim")
            case facts.MOVED:
                return Text(f"{speech.does(seat, 'move')} hand card {fact.number} to place {other}")
        return self._told_of_beans(speech, fact, beans)

    def _told_of_beans(self, speech: Speech, fact: Fact, beans: Text) -> Text | None:
        seat, other = fact.seat, fact.other
        match fact.what:
            case magical.USED:
                against = f" against {speech.whom(other)}" if other != NOBODY else ""
                line = Text.assemble(f"{speech.does(seat, 'use')} ", beans, f" on field {fact.number + 1}")
                return line.append(against)
            case magical.STOLE:
                return Text.assemble(speech.does(seat, "steal"), " ", beans, f" from {speech.whom(other)}")
            case magical.KEPT:
                return Text(f"{speech.does(seat, 'keep')} it in the hand")
            case magical.TALER_SHOWN:
                return Text.assemble(f"{speech.whose(seat)} taler is drawn: ", beans)
            case magical.LOST:
                return Text.assemble(speech.does(seat, "lose"), " the ", beans, " taler")
            case magical.FREED:
                return Text.assemble(
                    speech.does(seat, "free"), " a ", beans, f" from {speech.whom(other)}: 1 taler"
                )
            case magical.STRUCK_BACK:
                return Text(f"{speech.does(seat, 'strike')} back at {speech.whom(other)}", style="bold")
            case facts.DISCARDED:
                return Text.assemble(speech.does(seat, "discard"), " ", beans)
            case magical.LIFTED:
                return Text.assemble(speech.does(seat, "take"), " ", beans, " from the discard pile")
            case facts.HARVESTED if fact.cards[0] != fact.cards[-1]:
                row = (fact.cards[-1],) * len(fact.cards)
                line = Text.assemble(
                    speech.does(seat, "harvest"), f" field {other + 1}: ", speech.counted(row)
                )
                line.append(f" for {taler(fact.number)}, the first an enchanted ")
                return line.append_text(speech.bean(fact.cards[0]))
        return None

    def _card(self, speech: Speech, cards: Sequence[int]) -> str:
        return f"the spell {self.spell(speech, cards[0])}" if any(cards) else "a spell"

    # Moves

    def comment(self, speech: Speech, view: State, move: Action) -> Text | None:
        if isinstance(move, Use):
            return self._use(speech, view, move)
        if isinstance(move, (Activate, Brew)):
            return Text(power(speech, move.number))
        if isinstance(move, Cast):
            if move.spell(speech.rules).places:
                return Text("reorder your hand")
            return Text(ONLY_TO_DISCARD if to_discard(speech.rules, move) else power(speech, move.number))
        if isinstance(move, Choose):
            return Text(TAKEN_TALER.get(speech.rules.beans[move.kind].id, ""))
        if isinstance(move, Keep):
            return speech.beans(view.extra[spellbook.HELD]).append(" to the back of your hand")
        if isinstance(move, Counter):
            return self._taler_of(speech, view, view.agenda[-1].other - 1)
        if isinstance(move, Discard):
            return Text("onto the discard pile")
        if isinstance(move, Done) and speech.rules.steps[view.agenda[-1].step].name in PHASES:
            return Text("no more")
        return None

    def _use(self, speech: Speech, view: State, move: Use) -> Text:
        row = view.players[speech.seat].fields[move.field]
        bean = speech.rules.beans[row[-1]]
        many = beans_at_work(view, move.field) >= MANY
        text = speech.bean(row[-1]).append(f": {POWERS[bean.id][many] if bean.id in POWERS else 'its power'}")
        if isinstance(bean, FairyBean) and bean.aimed and bean.takes_help(1):
            return text.append(": ").append_text(self._taler_of(speech, view, move.target))
        return text

    def _taler_of(self, speech: Speech, view: State, seat: int) -> Text:
        """What may be drawn from somebody."""
        own = view.players[seat].taler
        return Text.assemble(f"{speech.who(seat)}: ", speech.beans(own, nothing="no taler"))

    def sort(self, rules: Rules, move: Action) -> str:
        if isinstance(move, Cast) and move.spell(rules).places:
            return "ways to move a card"
        return super().sort(rules, move)

    def meant(self, speech: Speech, view: State, sentence: str) -> str:
        """Short forms: `use 1 3`, `cast tr`, `cast mo 3 1`, `cast fi cap`."""
        head, colon, tail = sentence.partition(":")
        words = head.split()
        verb = self.short.get(words[0], words[0]) if words else ""
        if verb == "use":
            return _use_meant(speech, view, words) + colon + tail
        if verb not in _SPELL_VERBS or len(words) < 2:
            return sentence
        spell, rest = spell_meant(speech, view, words[1:], up=verb == "cast")
        if not spell:
            return sentence
        if colon or verb != "cast" or not rest:
            return " ".join([verb, spell, *rest]) + colon + with_ids(speech, tail)
        rest = [word for word in rest if word not in ("on", "to")]
        if spell == "spell-swap":
            return f"cast spell-swap on {' '.join(rest)}"
        joint = " to " if spell == "move" else " on "
        return f"cast {spell}: {joint.join(rest)}"


def to_discard(rules: Rules, cast: Cast) -> bool:
    """Whether this is Trade without its third card."""
    return cast.spell(rules).id == "trade" and cast.one == TO_DISCARD


def power(speech: Speech, number: int) -> str:
    """What a spell does, in a few words."""
    spell = speech.rules.privileges[number]
    return SPELLS.get(spell.id) or spell.power


def spellbook_number(view: State, card: int) -> int:
    """The number of a spell, whichever side is up; 0 for an unseen one."""
    return card - spellbook.count(view) if card > spellbook.count(view) else card


def spell_ids(speech: Speech) -> list[str]:
    """The spells by their ids, whichever side is up."""
    rules = speech.rules
    assert isinstance(rules, Rabohnzel)
    return [spell.id for spell in rules.spells]


def spell_meant(speech: Speech, view: State, words: Sequence[str], up: bool) -> tuple[str, list[str]]:
    """The spell that the first words mean or begin, and the words after it; the own ones on this side are
    likely. No spell and all words if they mean none.
    """
    ids = spell_ids(speech)
    cards = [*view.players[speech.seat].owned, *view.extra[spellbook.BORROWED]]
    own = [card for card in cards if card and (card > len(ids)) == up]
    likely = [ids[spellbook_number(view, card) - 1] for card in own]
    for count in range(len(words), 0, -1):
        spell = meant_by(speech, " ".join(words[:count]), ids, likely)
        if spell:
            return spell, list(words[count:])
    return "", list(words)


def _use_meant(speech: Speech, view: State, words: list[str]) -> str:
    """`use 1 3` with the word it lacks, and the spell that helps by its id."""
    spell = ""
    if "with" in words:
        at = words.index("with")
        spell, rest = spell_meant(speech, view, words[at + 1 :], up=True)
        spell = f" with {spell or ' '.join(rest)}"
        words = words[:at]
    if len(words) == 3 and words[2].isdigit():
        words = [words[0], words[1], "on", words[2]]
    return " ".join(words) + spell
