"""A bot for the arena and for servers: `harmonium simulate take_it_easy --seats "program:..."`.

It reads one JSON message a line and answers those that ask it to act. It needs nothing but Python,
plays every game, and chooses by chance; put your idea into `choose`.
"""

import json
import random
import sys


def choose(view: object, legal: list[object], seconds: float, chance: random.Random) -> object:  # noqa: ARG001
    """One of the legal actions, in time; `view` is all that a person in this seat would see."""
    return chance.choice(legal)


def main() -> None:
    chance = random.Random(0)
    seats, seconds = [], 0.0
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "greeting":
            seats, seconds = message["seats"], message["budget"]["time"]
            # The arena gives a seed, so that games can be repeated; a server does not.
            chance.seed(message.get("seed"))
        elif message["type"] in {"snapshot", "update"}:
            if message["viewer"] not in seats or not message["legal"]:
                continue
            answer = {
                "type": "act",
                "id": str(message["entries"]),
                "seat": message["viewer"],
                "on": message["entries"],
                "action": choose(message["view"], message["legal"], seconds, chance),
            }
            print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
