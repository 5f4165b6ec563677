"""Who has won, read off positions of the engine, where no state of the rules is kept.

Totals decide; equal ones are told apart as the rules do (H-WIN-2, Q-VAR-COMPETE-7), which
`tests/envs/test_vector.py` holds against them.
"""

from harmonium.core.game import ranked
from harmonium.engine import Batch
from harmonium.games.harmonies.cards import ANIMALS

_WON = 1


def ranks_of(batch: Batch, number: int) -> tuple[tuple[int, ...], bool | None]:
    """The ranks in a game that is over, and whether it was won together."""
    face, seats = batch.face, batch.seats_a_game
    packed = batch.packed(number)
    totals = batch.points[number].tolist()
    if face.rules.game.cooperative(batch.options):
        return (1,) * seats, face.packed.read(packed, "outcome")[0] == _WON
    if face.rules.key == "harmonies":
        cubes = face.packed.read(packed, "cubes")
        cells = len(cubes) // face.packed["cubes"].shape[0]
        animals = [
            sum(cube in ANIMALS for cube in cubes[seat * cells : (seat + 1) * cells])
            for seat in range(seats)
        ]
        return ranked(list(zip(totals, animals, strict=True))), None
    if face.rules.key == "tranquility":
        first = face.packed.read(packed, "first")[0]
        return ranked([(total, seat != first) for seat, total in enumerate(totals)]), None
    return ranked(totals), None
