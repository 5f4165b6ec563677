"""Bots in any language: a program that reads and writes JSON lines, the messages of the server.

It reads a `greeting`, then a `snapshot` whenever it is to act, and answers each with an `act`. The
program is a stranger: one that hangs, lies, crashes or talks without end forfeits its game and is
ended with its process group. `docs/programs.md` is for its author.
"""

import os
import shlex
import shutil
import signal
import subprocess
import threading
import time
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from queue import Empty, Full, Queue
from typing import IO, Any, Final

import msgspec

from harmonium import __version__
from harmonium.arena.guardian import guard, release
from harmonium.bots import Budget, Forfeit, Question, Thought
from harmonium.core.deal import Generator
from harmonium.core.errors import Problem
from harmonium.core.game import AnyGame
from harmonium.games import KEYS, load
from harmonium.wire.protocol import Act, Snapshot
from harmonium.wire.shared import PROTOCOL

PATIENCE: Final = 10.0
"""Seconds for an answer where nobody said how long a bot may think."""
STARTING: Final = 10.0
"""What the first answer may take longer: some languages wake up slowly."""
MOST_BYTES: Final = 1 << 16
"""Of one line."""
MOST_LINES: Final = 100
"""That are no answer, for one question."""
LAST_WORDS: Final = 200


class Program:
    """A running program and what it says."""

    def __init__(self, command: str) -> None:
        self._command = arguments_of(command)
        self._process: subprocess.Popen[bytes] | None = None
        self._lines: Queue[bytes | None] = Queue(maxsize=MOST_LINES)
        self._errors: deque[bytes] = deque(maxlen=8)
        self._writing: threading.Thread | None = None
        self._is_over = threading.Event()

    def start(self) -> None:
        try:
            self._process = subprocess.Popen(  # noqa: S603 - the user names it on the command line
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except OSError as error:
            raise Forfeit("crash", error.strerror or str(error)) from error
        guard(self._process.pid)
        for work in (self._read_lines, self._read_errors):
            threading.Thread(target=work, args=(self._process,), daemon=True).start()

    @property
    def is_running(self) -> bool:
        return self._process is not None

    def _read_lines(self, process: subprocess.Popen[bytes]) -> None:
        """One line at a time: who talks faster than we ask waits in the pipe."""
        assert process.stdout is not None
        with suppress(ValueError, OSError), process.stdout:
            while not self._is_over.is_set():
                line = process.stdout.readline(MOST_BYTES + 1)
                self._put(line or None)
                if not line:
                    return
        self._put(None)

    def _put(self, line: bytes | None) -> None:
        while not self._is_over.is_set():
            with suppress(Full):
                self._lines.put(line, timeout=0.2)
                return

    def _read_errors(self, process: subprocess.Popen[bytes]) -> None:
        """What it says to nobody is kept as last words, and read so that it does not get stuck."""
        assert process.stderr is not None
        with suppress(ValueError, OSError), process.stderr:
            while part := os.read(process.stderr.fileno(), 4096):
                self._errors.append(part)

    def tell(self, message: Any, seconds: float) -> None:
        """Send a message; one who does not read is silent."""
        assert self._process is not None
        line = msgspec.json.encode(message) + b"\n"
        self._writing = threading.Thread(
            target=_written, args=(self._process.stdin, line), daemon=True
        )
        self._writing.start()
        self._writing.join(seconds)
        if self._writing.is_alive():
            raise Forfeit("silent", self._last_words())

    def answer(self, on: int, seconds: float) -> Any:
        """Its action for the position with so many entries; Forfeit if there is none in time."""
        end = time.monotonic() + seconds
        for _ in range(MOST_LINES):
            try:
                line = self._lines.get(timeout=max(0.0, end - time.monotonic()))
            except Empty:
                raise Forfeit("silent", self._last_words()) from None
            if line is None:
                time.sleep(0.05)  # its last words may still be on their way
                raise Forfeit("crash", self._last_words())
            if len(line) > MOST_BYTES:
                raise Forfeit("flood")
            try:
                answer = msgspec.json.decode(line, type=Act)
            except msgspec.DecodeError as error:
                raise Forfeit("illegal", str(error)) from error
            if answer.on == on:
                return answer.action
        raise Forfeit("flood")

    def _last_words(self) -> str:
        text = b"".join(self._errors).decode(errors="replace").strip()
        return text.rpartition("\n")[2][-LAST_WORDS:]

    def close(self) -> None:
        """End it, and whatever it started in its process group.

        What has left the group may hold the pipes for ever: who reads or writes one closes it, and
        nobody waits for that.
        """
        self._is_over.set()
        with suppress(Full):
            self._lines.put_nowait(None)  # whoever waits for an answer waits no longer
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(process.pid, signal.SIGKILL)
            else:
                process.kill()
        process.wait()
        release(process.pid)
        if self._writing is None or not self._writing.is_alive():
            assert process.stdin is not None
            with suppress(OSError, ValueError):
                process.stdin.close()


def _written(pipe: IO[bytes] | None, line: bytes) -> None:
    assert pipe is not None
    with suppress(OSError, ValueError):  # who has gone does not answer either
        pipe.write(line)
        pipe.flush()


def arguments_of(command: str) -> list[str]:
    """The words of a command line; a Problem if there is no such program."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise Problem("program-cannot-start", program=command, reason=str(error)) from error
    if not words:
        raise Problem("program-missing")
    found = shutil.which(words[0])
    if found is None:
        raise Problem("program-cannot-start", program=words[0], reason=os.strerror(2))
    return [found, *words[1:]]


class ProgramBot:
    """`program:./mybot`: that program in a seat, started anew for every game."""

    Parameters = str
    is_local = True
    budget = Budget()

    def __init__(self, generator: Generator, command: str) -> None:
        self._command = command
        self._program = Program(command)
        self._seed = generator.wide()
        self._entries = 0

    def choose(self, view: Any, legal: Any) -> Any:
        *_, thought = self.thoughts(Question(view, legal))
        return thought.action

    def thoughts(self, question: Question) -> Iterator[Thought]:
        game = game_of(question.view)
        patience = question.budget.time or PATIENCE
        if not self._program.is_running:
            self._program = Program(self._command)
            self._program.start()
            self._program.tell(self._greeting(game, question), STARTING)
            patience += STARTING
        # Every question stands for itself: its number is what the answer names.
        self._entries += 1
        self._program.tell(snapshot(question, self._entries), patience)
        action = self._program.answer(self._entries, patience)
        yield Thought(action_of(game, action))

    def _greeting(self, game: AnyGame, question: Question) -> dict[str, Any]:
        return {
            "type": "greeting",
            "protocol": PROTOCOL,
            "version": __version__,
            "you": None,
            "seats": [question.view.seat],
            "table": {"game": game.key, "options": question.view.options},
            "budget": Budget(question.budget.nodes, question.budget.time or PATIENCE),
            "seed": self._seed,
        }

    def close(self) -> None:
        self._program.close()


def snapshot(question: Question, entries: int) -> Snapshot:
    """What the server sends to a seat that is to act."""
    seat, legal = question.view.seat, tuple(question.legal)
    return Snapshot(seat, entries, entries, question.view, legal, (seat,), None, None, ())


def game_of(view: Any) -> AnyGame:
    return next(game for key in KEYS if isinstance(view, (game := load(key)).view_type))


def action_of(game: AnyGame, said: Any) -> Any:
    """An action as it was sent, or its short notation; Forfeit if it is neither."""
    try:
        if isinstance(said, str):
            return game.parse(said)
        return msgspec.convert(said, game.action_type)
    except (Problem, msgspec.ValidationError) as error:
        raise Forfeit("illegal", str(error)) from error
