"""The server by itself, set up by HARMONIUM_* variables alone; `harmonium serve` ends here."""

import sys
import webbrowser

from harmonium.core.errors import Problem
from harmonium.locales import Words, of_terminal
from harmonium.server.serving import run
from harmonium.server.settings import from_environment
from harmonium.server.starting import OPEN

words = Words(of_terminal())


def main(given: list[str]) -> None:
    def ready(address: str) -> None:
        sys.stdout.write(words("serve-address", address=address) + "\n")
        sys.stdout.flush()
        if OPEN in given:
            webbrowser.open(address)

    try:
        run(from_environment(), ready)
    except Problem as problem:
        sys.stderr.write(words.problem(problem) + "\n")
        sys.exit(2)
    sys.stdout.write(words("serve-stopped") + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
