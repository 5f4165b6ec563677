"""Help in the terminal: a hint in two steps, and in a teaching game a word about mistakes."""

from typing import Any, ClassVar

from textual import work
from textual.binding import Binding, BindingType
from textual.screen import Screen as TextualScreen

from harmonium.bots import Question
from harmonium.cli.console import words
from harmonium.cli.play.told import Told
from harmonium.core.deal import Generator
from harmonium.core.errors import Problem
from harmonium.core.game import Remark
from harmonium.core.table import Person, Table
from harmonium.study import Hint, Judgement, hint, judge, knows


def said(remark: Remark) -> str:
    """In the terminal's language."""
    names = {name: words(message) for name, message in remark.names.items()}
    return words(remark.code, **remark.arguments, **names)


def check_teaching(table: Table) -> None:
    if [isinstance(who, Person) for who in table.seats].count(True) != 1:
        raise Problem("teaching-alone")


class Coached(TextualScreen[None]):
    """The part of a game's screen that helps; `table`, `seat` and `notice` are the screen's."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("h", "hint", words("key-hint"))]

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.seat = 0
        self.teaches = False
        self._hint: tuple[int, Hint] | None = None
        """How many entries there were, and the hint that was given then."""
        self._mistake: int | None = None
        """The entry that lost much."""

    def notice(self, text: str, *, bad: bool = False) -> None:
        raise NotImplementedError

    # Hints

    def action_hint(self) -> None:
        """First where to look; pressed again, the act and its reasons."""
        if self._hint is not None and self._hint[0] == len(self.table.entries):
            self._tell(self._hint[1])
            return
        try:
            self._check_hint()
        except Problem as problem:
            self.notice(words.problem(problem), bad=True)
            return
        self.notice("…")
        self._think_of_hint(len(self.table.entries), self._question())

    def _check_hint(self) -> None:
        if not knows(self.table.game.key):
            raise Problem("hint-unknown")
        if [isinstance(who, Person) for who in self.table.seats].count(True) > 1:
            raise Problem("hint-others")
        if self.seat not in self.table.actors:
            raise Problem("hint-no-turn")

    def _question(self) -> Question:
        return Question(self.table.view(self.seat), tuple(self.table.legal(self.seat)))

    @work(thread=True, exclusive=True, group="help")
    def _think_of_hint(self, entries: int, question: Question) -> None:
        found = hint(self.table.game, question, Generator.from_seed(repr(self.table.nonce)))
        self.app.call_from_thread(self._hinted, entries, found)

    def _hinted(self, entries: int, found: Hint) -> None:
        if entries != len(self.table.entries):
            return  # somebody has acted meanwhile
        self.table.is_practice = True
        self._hint = (entries, found)
        self.notice(f"{said(found.look.words)} {words('play-hint-again')}")

    def _tell(self, found: Hint) -> None:
        best = words("play-hint-act", action=found.best.text)
        reasons = "\n".join(map(said, found.reasons))
        self.app.push_screen(Told(said(found.look.words), best, reasons))

    # Teaching

    def before_act(self) -> Question | None:
        """What is needed to judge the next act; None where nobody is taught."""
        is_due = self.teaches and self.seat in self.table.actors
        return self._question() if is_due and knows(self.table.game.key) else None

    def after_act(self, question: Question | None) -> None:
        if question is not None:
            entry, action = len(self.table.entries) - 1, self.table.steps[-1].action
            self._judge(question, entry, action)

    @work(thread=True, exclusive=True, group="help")
    def _judge(self, question: Question, entry: int, action: Any) -> None:
        generator = Generator.from_seed(repr(self.table.nonce))
        found = judge(self.table.game, question, action, generator)
        if found is not None:
            self.app.call_from_thread(self._judged, entry, found)

    def _judged(self, entry: int, found: Judgement) -> None:
        if all(step.entry != entry for step in self.table.steps) or not self.table.actors:
            return
        self._mistake = entry
        text = words("play-judged", words=said(found.words), action=found.better.text)
        self.notice(text, bad=True)

    def take_back(self) -> bool:
        """To before the act that lost much, with all that was done since; whether there is one."""
        mistake, self._mistake = self._mistake, None
        if mistake is None or all(step.entry != mistake for step in self.table.steps):
            return False
        while any(step.entry == mistake for step in self.table.steps):
            self.table.undo(self.seat, consent=True, alone=True)
        return True
