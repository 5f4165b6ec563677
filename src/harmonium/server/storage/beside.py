"""A thread that works while the loop waits for the disk.

The loop hands it calls, waits for the disk, and then does what is left of them itself. So they are
done when the disk is, whoever did them, and the two never work at the same time.
"""

import logging
from collections.abc import Callable
from queue import SimpleQueue
from threading import Lock, Thread

log = logging.getLogger("harmonium.storage")

Calls = list[Callable[[], None]]


class Beside:
    def __init__(self) -> None:
        self._handed: SimpleQueue[Calls | None] = SimpleQueue()
        self._working = Lock()
        self._thread = Thread(target=self._work, name="beside", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def close(self) -> None:
        if self._thread.is_alive():
            self._handed.put(None)
            self._thread.join()

    def hand(self, calls: Calls) -> None:
        """To be done while nobody else looks at what they change, until `do` is called."""
        self._handed.put(calls)

    def do(self, calls: Calls) -> None:
        """Come back when all are done."""
        with self._working:
            for call in calls:
                try:
                    call()
                except Exception:  # whoever needs it will meet it again
                    log.exception("not done beside the disk")
            calls.clear()

    def _work(self) -> None:
        for calls in iter(self._handed.get, None):
            self.do(calls)
