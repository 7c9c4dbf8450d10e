"""First-game lessons in the terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from bohnhof.bots.lessons.lesson import Lesson
from bohnhof.engine.message import Message, message, text
from bohnhof.engine.state import State
from bohnhof.terminal.flow import WORDS, Flow
from bohnhof.terminal.speech import Speech


class Lecture:
    """The texts of a lesson: each step once, and a note when the game leaves the lesson."""

    def __init__(self, lesson: Lesson, speech: Speech) -> None:
        self.lesson = lesson
        self.speech = speech
        self._said = -1
        """The last step that was shown."""
        self._astray = False
        """Whether the note was shown that the game has left the lesson."""

    def tell(self, view: State, actions: int) -> RenderableType | None:
        """Return the text to show after `actions` actions, or None."""
        place = self.lesson.place(view, self.speech.seat)
        last = self.lesson.last
        if place is None and (self._said == last or actions < self.lesson.length):
            return None if self._said == last else self._leave()
        step = last if place is None else place.step
        self._astray = False
        if step == self._said or not (place is None or place.acts or self.lesson.is_end(place)):
            return None
        self._said = step
        return self._step(step, [] if place is None else place.acts)

    def _leave(self) -> RenderableType | None:
        if self._astray:
            return None
        self._astray = True
        return self._framed([self._title("lesson-astray-title"), self._line(Message("lesson-astray"))])

    def _step(self, step: int, acts: list[str]) -> RenderableType:
        lines: list[RenderableType] = []
        for word in self.lesson.steps[step].say:
            lines += [self._title(f"{word}-title"), self._line(Message(word))]
        if acts:
            sentence = text(self.speech.sentence(acts[0]))
            lines.append(self._line(message("lesson-type", sentence=sentence)))
        return self._framed(lines)

    def _framed(self, lines: list[RenderableType]) -> RenderableType:
        return Padding(Group(*lines), (1, 0, 1, 2))

    def _title(self, word: str) -> Text:
        return Text(self.speech.word(word), style="bold reverse")

    def _line(self, said: Message) -> RenderableType:
        return Flow(self.speech.text(said), WORDS)
