"""The printable rulebook of a game: quick starts, beans, cards, rules and rulings in one page."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from typing import Final

from bohnhof import rulebook
from bohnhof.engine.cards import Privilege
from bohnhof.engine.rules import Rules
from bohnhof.games import game_ids, rules_of, told_in
from bohnhof.quick_start import quick_start_of
from bohnhof.rulebook import Paragraph
from bohnhof.telling import telling_of
from bohnhof.words import Speech
from bohnhof.words.names import colours

STYLE: Final = Path(__file__).with_name("pages.css")

_CITATION: Final = re.compile(r"\b(R-[A-Z]{2}\d+|R\d+|[A-Z]{2} \d+\.\d+)\b")
_LINK: Final = re.compile(r"\[([^\]]+)\]\([^)]+\)")
_CODE: Final = re.compile(r"`([^`]+)`")
_NO_CARDS: Final = ("?", "no-card")


class RulesPage:
    """A rulebook in one language, for all games that it describes."""

    def __init__(self, book: str, language: str) -> None:
        self.language = language
        self.speech = Speech(language, [])
        self.paragraphs = rulebook.paragraphs(book, language)
        self.book = book
        self.games = [rules_of(game) for game in game_ids() if told_in(game) == book]
        letters = self.paragraphs[0].id[:2]
        self.rulings = [
            one for one in rulebook.rulings(language) if "-" not in one.id or one.id[2:4] == letters
        ]
        self.ids = {one.id for one in [*self.paragraphs, *self.rulings]}

    def write(self) -> str:
        title, preface = rulebook.preface(self.book, self.language)
        story = "".join(f"<p>{self.inline(part)}</p>\n" for part in preface.split("\n\n"))
        rulings, _ = rulebook.preface(rulebook.RULINGS, self.language)
        return (
            f'<!doctype html>\n<html lang="{self.language}">\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(title)}: Bohnhof</title>\n<style>\n{STYLE.read_text(encoding='utf-8')}</style>\n"
            f"<header><h1>{escape(title)}</h1>\n{story}</header>\n"
            f"{self.at_a_glance()}{self.beans()}{self.cards()}"
            f"<main>\n{self.text(self.paragraphs, 'h2')}</main>\n"
            f"<section class=rulings><h2>{escape(rulings)}</h2>\n<div class=columns>"
            f"{self.text(self.rulings, 'h3')}</div></section>\n</html>\n"
        )

    # Before the rules

    def at_a_glance(self) -> str:
        """Return the quick starts of all games in the rulebook."""
        found = dict.fromkeys(quick_start_of(rules, self.language) for rules in self.games)
        return "".join(
            f"<section class=glance><h2>{escape(shown.title)}</h2>\n<div class=parts>"
            + "".join(
                f"<div><h3>{escape(part.heading)}</h3><ul>"
                + "".join(f"<li>{self.inline(line.removeprefix('- '))}</li>" for line in part.lines)
                + "</ul></div>\n"
                for part in shown.parts
            )
            + "</div></section>\n"
            for shown in found
            if shown is not None
        )

    def beans(self) -> str:
        """Return a table of the beans: their number of cards and their beanometers."""
        rows = []
        beans = {bean.id: bean for rules in self.games for bean in rules.beans[1:]}
        most = max(len(bean.beanometer.thresholds) for bean in beans.values())
        has_powers = any(self.speech.names.bean_power(bean) for bean in beans)
        for bean in sorted(beans.values(), key=lambda bean: -bean.count):
            steps = [*bean.beanometer.thresholds, *[0] * (most - len(bean.beanometer.thresholds))]
            colour = colours().get(bean.id, {}).get("base", "#999")
            swatch = f'<i class=swatch style="background:{colour}"></i>'
            name = f"{swatch}{escape(self.speech.names.bean(bean.id))}"
            name += self.only([rules for rules in self.games if bean.id in {one.id for one in rules.beans}])
            cells = [name, str(bean.count), *[str(step) if step else "–" for step in steps]]
            rows.append([*cells, escape(self.speech.names.bean_power(bean.id))] if has_powers else cells)
        head = [self.say("print-bean"), self.say("print-count")]
        head += [self.say("taler", taler=taler) for taler in range(1, most + 1)]
        head += [self.say("print-power")] if has_powers else []
        return self.section("print-beans", head, rows)

    def cards(self) -> str:
        """Return a table of all other cards: price, power, and the rules that name the card."""
        rows = []
        for family, sold in self.families().items():
            name = self.speech.names.card(family)
            owners = [rules for rules in self.games if sold[0].id in {card.id for card in rules.privileges}]
            powers = "<br>".join(self.power(card) for card in sold)
            paid = self.paid_with(owners[-1], sold[0])
            rows.append([escape(name) + self.only(owners), paid, powers, self.named_in(name)])
        rivals = [rival for rules in self.games for rival in telling_of(rules).rival_cards()]
        for rival, what in dict(rivals).items():
            name = self.speech.names.card(rival)
            step = self.speech.say(what).partition(", ")[2]
            rows.append([escape(name), "", escape(step), self.named_in(name)])
        head = [self.say(f"print-{column}") for column in ("card", "pays", "power", "rules")]
        if not any(row[1] for row in rows):
            head, rows = [head[0], *head[2:]], [[row[0], *row[2:]] for row in rows]
        return self.section("print-cards", head, rows)

    def families(self) -> dict[str, list[Privilege]]:
        """Return the cards of each family, in ascending order of price.

        If games differ, the last one decides.
        """
        found: dict[str, list[Privilege]] = {}
        for card in {card.id: card for rules in self.games for card in rules.privileges}.values():
            if card.id not in _NO_CARDS and not card.face:
                found.setdefault(_family(card), []).append(card)
        return found

    def power(self, card: Privilege) -> str:
        power = escape(self.speech.names.power(card.id))
        if _family(card) == card.id:
            return power
        return f"<b>{card.price}</b> {power or escape(self.say('no-power'))}"

    def paid_with(self, rules: Rules, card: Privilege) -> str:
        bean = getattr(card, "bean", 0)
        return escape(self.speech.names.bean(rules.beans[bean].id)) if bean else ""

    def named_in(self, name: str) -> str:
        word = re.compile(rf"\b{re.escape(name)}", re.IGNORECASE)
        return ", ".join(self.link(one.id) for one in self.paragraphs if word.search(one.text))

    def only(self, owners: Sequence[Rules]) -> str:
        """Return a note with the games in which something exists, or "" if it is in all of them."""
        if len(owners) in (0, len(self.games)):
            return ""
        games = ", ".join(self.speech.names.title(rules.id) for rules in owners)
        return f" <small>{escape(self.say('print-only', games=games))}</small>"

    def section(self, title: str, head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
        top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
        return f"<section><h2>{escape(self.say(title))}</h2>\n{_table(top, rows)}</section>\n"

    # The rules

    def text(self, paragraphs: Iterable[Paragraph], heading: str) -> str:
        lines = []
        chapter = ""
        for one in paragraphs:
            if one.chapter != chapter:
                chapter = one.chapter
                lines.append(f"<{heading}>{escape(chapter)}</{heading}>\n")
            words, _, table = one.text.partition("\n\n")
            sources = "; ".join(self.link(source) for source in one.sources)
            lines.append(
                f'<p id="{_anchor(one.id)}"><b>{one.id}</b> {self.inline(words)} '
                f"<small>[{sources}]</small></p>\n"
            )
            if table:
                head, _, *rows = [
                    [cell.strip() for cell in row.strip("|").split("|")] for row in table.splitlines()
                ]
                top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
                lines.append(_table(top, [[escape(cell) for cell in row] for row in rows]))
        return "".join(lines)

    def inline(self, words: str) -> str:
        """Return text as HTML, with links to the rules on this page. Other links are removed."""
        plain = _CODE.sub(r"<code>\1</code>", escape(_LINK.sub(r"\1", words), quote=False))
        return _CITATION.sub(lambda found: self.link(found[1]), plain)

    def link(self, name: str) -> str:
        shown = escape(name).replace(" ", "&nbsp;")
        return f'<a href="#{_anchor(name)}">{shown}</a>' if name in self.ids else shown

    def say(self, message: str, **values: str | int) -> str:
        return self.speech.catalogue.say(message, dict(values))


def rules_page(book: str, language: str) -> str:
    """Return a printable rulebook as one HTML file."""
    return RulesPage(book, language).write()


def _family(card: Privilege) -> str:
    family, _, price = card.id.rpartition("-")
    return family if family and price.isdigit() else card.id


def _anchor(name: str) -> str:
    return name.replace(" ", "-")


def _table(top: str, rows: Sequence[Sequence[str]]) -> str:
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>\n" for row in rows)
    return f"<table><thead><tr>{top}</tr></thead>\n<tbody>{body}</tbody></table>\n"
