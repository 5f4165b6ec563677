import pytest

from golden.transcript import check_golden, transcript
from harmonium.games.harmonies import GAME, Options


@pytest.mark.parametrize(
    ("name", "options", "seats", "seed"),
    [
        ("two", Options(), 2, 1),
        ("four-islands-spirits", Options(side="B", spirits=True), 4, 2),
        ("solo", Options(river_loops="bga"), 1, 3),
    ],
)
def test_playthrough(name: str, options: Options, seats: int, seed: int) -> None:
    check_golden(f"harmonies-{name}", transcript(GAME, options, seats=seats, seed=seed))
