"""Every game that is kept with the tests as a record file: the records, and the playthroughs."""

import json
import re
from functools import cache
from pathlib import Path

import msgspec

from harmonium.core.deal import NONCE_BYTES
from harmonium.core.record import record_of, write
from harmonium.core.table import Ending, Person, Table
from harmonium.games import load

TESTS = Path(__file__).parent
NAMES = ("Ada", "Blaise", "Carl", "Dora", "Emmy", "Felix")

_ACT = re.compile(r"^act (\d+): (\S+)  preview", re.MULTILINE)


@cache
def golden_records() -> dict[str, str]:
    """The text of each file, by name."""
    records = {path.stem: path.read_text("utf-8") for path in TESTS.glob("records/*.json")}
    return dict(sorted((records | playthroughs()).items()))


@cache
def playthroughs() -> dict[str, str]:
    """The golden playthroughs alone: each game with its modules and variants."""
    return {path.stem: _from_playthrough(path) for path in sorted(TESTS.glob("golden/*.txt"))}


def _from_playthrough(path: Path) -> str:
    text = path.read_text("utf-8")
    head = dict(line.split(": ", 1) for line in text.partition("\n\n")[0].splitlines())
    game = load(head["game"].partition("/")[0])
    options = msgspec.convert(json.loads(head["options"]), game.options_type)
    deal = msgspec.json.decode(head["deal"], type=game.deal_type)
    seats = [Person(name) for name in NAMES[: int(head["seats"])]]
    table = Table(game, options, seats, deal, bytes(range(NONCE_BYTES)))
    for seat, action in _ACT.findall(text):
        table.act(int(seat), action)
    if table.is_over:
        table.end(Ending("finished"))
    return write(record_of(table)).decode()
