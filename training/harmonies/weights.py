"""The weights of the evaluation as files, by the names of their terms."""

import json
from pathlib import Path
from typing import Final

from games import SPIRITS, TERMS

FOLDER: Final = Path(__file__).parent / "weights"
PACE: Final = 2 * len(TERMS)

Weights = list[int]
"""All early ones, all late ones, the pace, the spirits: as the engine has them in its memory."""


def load(name: str) -> Weights:
    found = json.loads((FOLDER / f"{name}.json").read_text())
    early, late = ([found["terms"][term][at] for term in TERMS] for at in (0, 1))
    return [*early, *late, found["pace"], *found["spirits"]]


def save(name: str, weights: Weights) -> None:
    FOLDER.mkdir(exist_ok=True)
    terms = {term: [weights[at], weights[len(TERMS) + at]] for at, term in enumerate(TERMS)}
    assert len(weights) == PACE + 1 + SPIRITS
    lines = ",\n".join(f'    "{term}": {json.dumps(pair)}' for term, pair in terms.items())
    text = (
        f'{{\n  "terms": {{\n{lines}\n  }},\n  "pace": {weights[PACE]},\n'
        f'  "spirits": {json.dumps(weights[PACE + 1 :])}\n}}\n'
    )
    (FOLDER / f"{name}.json").write_text(text)
