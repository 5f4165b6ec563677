import pytest

from golden.transcript import check_golden, transcript
from harmonium.games.tranquility import GAME, Options

MODULES = Options(jagged_rocks=True, sea_monsters="middle", storm_compass=True, jokers=True)


@pytest.mark.parametrize(
    ("name", "options", "seats", "seed"),
    [
        ("solo", Options(), 1, 1),
        ("three", Options(), 3, 2),
        ("five", Options(), 5, 3),
        ("all-modules", MODULES, 3, 4),
        ("pyramid-day-night", Options(pyramid=True, day_night=True), 2, 5),
        ("competitive", Options(competitive=True), 2, 6),
    ],
)
def test_playthrough(name: str, options: Options, seats: int, seed: int) -> None:
    check_golden(f"tranquility-{name}", transcript(GAME, options, seats=seats, seed=seed))
