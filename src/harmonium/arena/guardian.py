"""Programs do not outlive the process that plays with them, however that one ends.

A process that is killed cannot end what it has started. So a small one waits beside it at a pipe,
is told of every program, and ends those that are left when the pipe closes.
"""

import atexit
import os
import subprocess
import sys
import threading
from contextlib import suppress
from typing import Final

WATCH: Final = """
import os, signal, sys
groups = set()
for line in sys.stdin:
    (groups.add if line[0] == "+" else groups.discard)(int(line[1:]))
for group in groups:
    try:
        os.killpg(group, signal.SIGKILL)
    except OSError:
        pass
"""


class _Guardian:
    def __init__(self) -> None:
        self._process: subprocess.Popen[str] | None = None
        self._lock = threading.Lock()

    def tell(self, sign: str, group: int) -> None:
        if not hasattr(os, "killpg"):  # not on Windows: there programs end with their input
            return
        with self._lock:
            if self._process is None:
                self._process = subprocess.Popen(  # noqa: S603 - ourselves
                    [sys.executable, "-I", "-S", "-c", WATCH],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.DEVNULL,
                    start_new_session=True,
                    text=True,
                )
                atexit.register(self._leave, self._process)
            assert self._process.stdin is not None
            with suppress(OSError):  # killed by somebody: then nobody watches
                self._process.stdin.write(f"{sign}{group}\n")
                self._process.stdin.flush()

    @staticmethod
    def _leave(process: subprocess.Popen[str]) -> None:
        """Nothing is left to watch."""
        with suppress(OSError):
            process.communicate()


_guardian: Final = _Guardian()


def guard(group: int) -> None:
    """End this process group when this process ends."""
    _guardian.tell("+", group)


def release(group: int) -> None:
    """It has ended."""
    _guardian.tell("-", group)
