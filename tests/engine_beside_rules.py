"""The engine beside the rules: the same acts in both, compared after every one of them."""

from typing import Any

from harmonium.core.game import AnyGame, Seat
from harmonium.engine import Face, Position
from harmonium.testing.play import Play


def compare(face: Face, play: Play) -> None:
    """Whole game of the rules, followed act by act; a difference names game, seed and act."""
    game = play.game
    position = face.position(play.start)
    _compare(face, position, play, play.start, "start")
    for number, moment in enumerate(play.moments):
        code = face.rules.code(moment.before, moment.seat, moment.action)
        assert face.rules.action(moment.before, moment.seat, code) == moment.action
        position.apply(moment.seat, code)
        if _draws_anew(game, moment.before, moment.after):
            position.set(_packed(face, moment.after))
        _compare(face, position, play, moment.after, f"act {number}: {game.format(moment.action)}")


def _draws_anew(game: AnyGame, before: Any, after: Any) -> bool:
    """Take It Easy: the engine holds the calls of one round and draws the next ones itself."""
    return game.key == "take_it_easy" and before.round != after.round


def _packed(face: Face, state: Any) -> bytes:
    return face.packed.write(face.rules.parts(state))


def _compare(face: Face, position: Position, play: Play, state: Any, where: str) -> None:
    game = play.game
    told = f"{game.key} {play.options} seats {play.seats} seed {play.seed}, {where}"
    assert position.actors == game.actors(state), told
    for seat in map(Seat, range(play.seats)):
        expected = sorted(face.rules.code(state, seat, one) for one in game.legal(state, seat))
        assert list(position.legal(seat)) == expected, told
    packed = position.packed()
    for part in face.packed.parts:
        found = face.packed.read(packed, part)
        assert found == face.packed.read(_packed(face, state), part), f"{told}: {part}"
    for points, expected_score in zip(position.score(), game.score(state), strict=True):
        assert points == {"total": expected_score.total, **expected_score.categories}, told
