"""A stage at the terminal's table: its words before, the game as always, the judgement after."""

from typing import Any, ClassVar, cast

from textual.binding import Binding, BindingType

from harmonium import new_table
from harmonium.bots import first_bot
from harmonium.cli.console import words
from harmonium.cli.play.command import YOU, seated
from harmonium.cli.play.frame import GameScreen, PlayApp, screen_of
from harmonium.cli.play.told import Told
from harmonium.core.errors import Problem
from harmonium.core.table import Person, Table
from harmonium.learn import find, play, stages_of


class LearnApp(PlayApp):
    def __init__(self, key: str, number: int) -> None:
        super().__init__(None)
        self._begin = (find(key, number).game, number)

    def begin(self) -> None:
        self.learn(*self._begin)

    def learn(self, key: str, number: int) -> None:
        self.show_table(learning(screen_of(key))(key, number))


def learning(screen: type[GameScreen]) -> type["LearnScreen"]:
    """The screen of a game, at which a stage is played."""
    return cast("type[LearnScreen]", type("Learn", (LearnScreen, screen), {}))


class LearnScreen(GameScreen):
    """Stands before the screen of a game: every act goes through the lesson."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("t", "task", words("learn-key-task")),
        Binding("n", "again", words("learn-again")),
    ]

    def __init__(self, key: str, number: int) -> None:
        self._number = number
        self._lesson = play(find(key, number))
        super().__init__(_yours(self._lesson.table))
        self._bots = {}  # what the others do stands in the stage

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        return action != "hint" and super().check_action(action, parameters)

    def on_mount(self) -> None:
        super().on_mount()
        self.action_task()

    def act(self, action: Any) -> None:
        text = action if isinstance(action, str) else self.table.game.format(action)
        self._play((*self._lesson.acts, text))

    def _play(self, acts: tuple[str, ...]) -> None:
        open_before = self._lesson.verdict == "open"
        try:
            self._lesson = play(self._lesson.stage, acts)
        except Problem as problem:
            self.notice(words.problem(problem), bad=True)
            return
        self.table = _yours(self._lesson.table)
        self.notice("")
        self.go_on()
        if open_before and self._lesson.verdict != "open":
            self.action_task()

    def go_on(self) -> None:
        self.show()

    def action_undo(self) -> None:
        self._play(self._lesson.acts[:-1])

    def action_task(self) -> None:
        """What is to be done; or, when it is done, what became of it."""
        stage, verdict = self._lesson.stage, self._lesson.verdict
        said = dict(zip(("open", "reached", "missed"), stage.messages, strict=True))[verdict]
        is_last = self._number == len(stages_of(stage.game))
        after = ""
        if verdict == "reached" and is_last:
            after = words(f"learn-{stage.game}-next")
        self.app.push_screen(Told(self._title(), words(said), after), self._told)

    def _title(self) -> str:
        key = self.table.game.key
        return words(
            "learn-title",
            game=words(f"{key}-title"),
            stage=self._number,
            stages=len(stages_of(key)),
        )

    def _told(self, _: None) -> None:
        if self._lesson.verdict == "reached":
            self.action_again()
        elif self._lesson.verdict == "missed":
            self._play(())

    def action_again(self) -> None:
        """The next stage, or a real game after the last one; or this stage once more."""
        if self._lesson.verdict != "reached":
            self._play(())
            return
        app, key = self.app, self.table.game.key
        assert isinstance(app, LearnApp)
        if self._number < len(stages_of(key)):
            app.learn(key, self._number + 1)
        else:
            app.open(new_table(key, seats=seated(key, (YOU, first_bot(key)))))


def _yours(table: Table) -> Table:
    """With a name for whoever learns."""
    table.seats = (Person(words("you")), *table.seats[1:])
    return table
