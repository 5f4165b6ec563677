"""The weights of the evaluation as files, by the names of their terms."""

import json
from pathlib import Path
from typing import Final

from games import STAGE_TURNS, TERMS

FOLDER: Final = Path(__file__).parent / "weights"
PACE: Final = len(STAGE_TURNS) * len(TERMS)

Weights = list[int]
"""All late ones, all middle ones, all early ones, the pace: as they lie in the engine's memory."""


def load(name: str) -> Weights:
    found = json.loads((FOLDER / f"{name}.json").read_text())
    stages = range(len(STAGE_TURNS))
    terms = found["terms"]
    # A term that is newer than the file weighs nothing.
    weights = [terms.get(term, [0, 0, 0])[stage] for stage in stages for term in TERMS]
    return [*weights, found["pace"]]


def save(name: str, weights: Weights) -> None:
    FOLDER.mkdir(exist_ok=True)
    assert len(weights) == PACE + 1
    lines = ",\n".join(
        f'    "{term}": {json.dumps(weights[at : PACE : len(TERMS)])}'
        for at, term in enumerate(TERMS)
    )
    text = f'{{\n  "terms": {{\n{lines}\n  }},\n  "pace": {weights[PACE]}\n}}\n'
    (FOLDER / f"{name}.json").write_text(text)
