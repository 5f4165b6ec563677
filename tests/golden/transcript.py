"""Golden playthroughs: a whole game as readable text, kept beside this file and compared.

Each game has a `test_<game>.py` here that names a few playthroughs. A change of the rules, of
what somebody sees or of the deal shows up as a difference in a file that people can read.
The files are written anew only on purpose: `make golden`, and then the differences are reviewed.

    from golden.transcript import check_golden, transcript

    def test_playthrough() -> None:
        check_golden("take_it_easy-solo", transcript(GAME, Options(), seats=1, seed=1))
"""

import hashlib
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import zip_longest
from pathlib import Path
from textwrap import wrap
from typing import Any

import msgspec

from harmonium.core.deal import Generator, canonical, commitment
from harmonium.core.game import AnyGame, Seat

HERE = Path(__file__).parent
MOST_SHOWN = 60
"""Longer lists of legal actions are cut; a fingerprint of the whole list stays."""

Viewer = Seat | None


def check_golden(name: str, text: str) -> None:
    """The text is the one in the file of that name, or becomes it if one asked for that."""
    path = HERE / f"{name}.txt"
    if os.environ.get("HARMONIUM_WRITE_GOLDEN") == "1":
        path.write_text(text, "utf-8", newline="\n")
    known = path.read_text("utf-8").splitlines() if path.exists() else []
    pairs = zip_longest(known, text.splitlines(), fillvalue="nothing")
    for number, (expected, found) in enumerate(pairs, start=1):
        assert found == expected, (
            f"{path.name}, line {number}\nexpected {expected}\nfound    {found}\n"
            "if that is on purpose: make golden, and review the differences"
        )


def transcript(
    game: AnyGame,
    options: Any,
    *,
    seats: int,
    seed: int,
    acts: Iterable[tuple[int, str]] | None = None,
    most_acts: int | None = None,
) -> str:
    """A game from the deal to the result, act by act.

    `acts`, pairs of a seat and the notation of an action, begin the game; without them, and
    after them, everybody acts at random (repeatably), until the end or for `most_acts`.
    """
    deal = game.deal(options, seats, Generator.from_seed(seed))
    state = game.start(options, seats, deal)
    viewers = [None, *map(Seat, range(seats))]
    lines = [*_head(game, options, seats, seed, deal), *_first_views(game, state, viewers)]
    lines += _score(game, state, None)
    script = iter(acts or ())
    chance = Generator.from_seed(seed, "golden")
    number = 0
    while (actors := game.actors(state)) and number != most_acts:
        number += 1
        lines += ["", f"--- {number}", *_legal(game, state, actors)]
        seat, action = _next(game, state, script, chance)
        after = game.apply(state, seat, action)
        lines += _act(game, state, seat, action, after, viewers)
        state = after
    lines += ["", *_end(game, state)]
    return "\n".join(lines) + "\n"


def _next(
    game: AnyGame, state: Any, script: Iterator[tuple[int, str]], chance: Generator
) -> tuple[Seat, Any]:
    if (told := next(script, None)) is not None:
        return Seat(told[0]), game.parse(told[1])
    seat = chance.pick(game.actors(state))
    return seat, chance.pick(tuple(game.legal(state, seat)))


def _head(game: AnyGame, options: Any, seats: int, seed: int, deal: Any) -> list[str]:
    return [
        f"game: {game.key}/{game.ruleset}",
        f"options: {_json(options)}",
        f"seats: {seats}",
        f"seed: {seed}",
        f"deal: {canonical(deal).decode()}",
        f"commitment with an empty nonce: {commitment(b'', deal)}",
        "",
    ]


def _first_views(game: AnyGame, state: Any, viewers: Sequence[Viewer]) -> Iterator[str]:
    """What a spectator sees, and where the seats see something else."""
    public = _plain(game.view(state, None))
    for name, value in public.items():
        yield f"view -: {name} = {_json(value)}"
    for viewer in viewers[1:]:
        yield from _by_viewers(
            "view", {viewer: _changes("", public, _plain(game.view(state, viewer)))}
        )


def _legal(game: AnyGame, state: Any, actors: Sequence[Seat]) -> Iterator[str]:
    by_seat = {seat: [_list([*map(game.format, game.legal(state, seat))])] for seat in actors}
    for line in _by_viewers("legal", by_seat):
        yield from wrap(line, 100, subsequent_indent="  ", break_on_hyphens=False)


def _list(texts: Sequence[str]) -> str:
    if len(texts) <= MOST_SHOWN:
        return f"({len(texts)}) {' '.join(texts)}"
    whole = hashlib.sha256(" ".join(texts).encode()).hexdigest()[:12]
    return f"({len(texts)}, fingerprint {whole}) {' '.join(texts[:MOST_SHOWN])} ..."


def _act(
    game: AnyGame, before: Any, seat: Seat, action: Any, after: Any, viewers: Sequence[Viewer]
) -> Iterator[str]:
    foretold = dict(game.preview(before, seat, action))
    yield f"act {seat}: {game.format(action)}  preview {_json(foretold)}"
    told = {viewer: game.told(before, seat, action, after, viewer) for viewer in viewers}
    yield from _by_viewers(
        "told", {viewer: ["  ".join(map(_json, events))] for viewer, events in told.items()}
    )
    yield from _by_viewers(
        "view",
        {
            viewer: _changes(
                "", _plain(game.view(before, viewer)), _plain(game.view(after, viewer))
            )
            for viewer in viewers
        },
    )
    reason = game.reveals(before, after)
    if reason is not None:
        yield f"reveals: {reason}"
    yield from _score(game, after, before)


def _score(game: AnyGame, state: Any, before: Any) -> Iterator[str]:
    """The points of each seat, where they are not what they were."""
    old: Sequence[Any] = () if before is None else game.score(before)
    for seat, score in enumerate(game.score(state)):
        if not old or old[seat].categories != score.categories:
            yield f"score {seat}: {score.total} {_json(score.categories)}"


def _end(game: AnyGame, state: Any) -> Iterator[str]:
    result = game.result(state)
    yield f"result: {_json(result)}"
    for seat, score in enumerate(game.score(state)):
        yield from (f"points {seat}: {_json(item)}" for item in score.items)


def _by_viewers(label: str, lines: Mapping[Any, Iterable[str]]) -> Iterator[str]:
    """Each line once, after the seats it is for; `-` is a spectator."""
    found: dict[str, list[str]] = {}
    for viewer, theirs in lines.items():
        for line in theirs:
            found.setdefault(line, []).append("-" if viewer is None else str(viewer))
    for line, viewers in found.items():
        yield f"{label} {','.join(viewers)}: {line}"


def _changes(place: str, old: Any, new: Any) -> Iterator[str]:
    """What differs between two values, each with its place."""
    if old == new:
        return
    match old, new:
        case dict(), dict() if old.keys() == new.keys():
            for name in old:
                yield from _changes(f"{place}.{name}" if place else name, old[name], new[name])
        case list(), list() if len(old) == len(new):
            for index, (one, other) in enumerate(zip(old, new, strict=True)):
                yield from _changes(f"{place}[{index}]", one, other)
        case list(), list() if old and new[: len(old)] == old:
            yield f"{place} += {_json(new[len(old) :])}"
        case _:
            yield f"{place} = {_json(new)}"


def _plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
