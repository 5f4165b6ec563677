"""The server by itself, set up by HARMONIUM_* variables alone; `harmonium serve` ends here."""

import io
import sys
import webbrowser
from contextlib import suppress

import segno

from harmonium.core.errors import Problem
from harmonium.locales import Words, of_terminal
from harmonium.server.base.settings import from_environment
from harmonium.server.process import workers
from harmonium.server.process.launch import OPEN
from harmonium.server.process.run import address, bind, run

words = Words(of_terminal())

LIGHT_ON_DARK, PLAIN = "\033[38;5;231;48;5;16m", "\033[0m"
"""Whatever the terminal's colours: a code the other way round is not read by every phone."""


def main(given: list[str]) -> None:
    def ready(address: str, house: str | None) -> None:
        sys.stdout.write(words("serve-address", address=address) + "\n")
        if house is not None:
            _invite(house)
        sys.stdout.flush()
        if OPEN in given:
            webbrowser.open(address)

    settings = from_environment()
    place = workers.place_of(given)
    try:
        if place is not None:
            workers.end_with_parent()
            run(settings, ready, place)
        elif settings.workers > 1:
            workers.check(settings)
            listening = bind(settings)
            workers.supervise(
                settings, listening, lambda: ready(address(settings, listening), None)
            )
        else:
            run(settings, ready)
    except Problem as problem:
        sys.stderr.write(words.problem(problem) + "\n")
        sys.exit(2)
    sys.stdout.write(words("serve-stopped") + "\n")


def _invite(house: str) -> None:
    sys.stdout.write(words("serve-house", address=house) + "\n")
    if not sys.stdout.isatty():
        return
    drawn = io.StringIO()
    segno.make(house, micro=False).terminal(drawn, border=2, compact=True)
    with suppress(UnicodeEncodeError):  # a terminal without half blocks has the line above
        for line in drawn.getvalue().splitlines():
            sys.stdout.write(f"{LIGHT_ON_DARK}{line}{PLAIN}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
