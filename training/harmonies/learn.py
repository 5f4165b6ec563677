"""Learns the network by self-play: some processes play, this one learns beside them.

    python tools/engine.py --native
    python training/harmonies/learn.py mine.npz --seconds 540 --workers 15 two-A alone-A
    python training/harmonies/learn.py more.npz --start mine.npz --heat 0.3 --rate 3e-4 two-A

Tables are named as the weights are (`alone-`, `two-`, `three-`, `four-`, the side, perhaps
`-spirits`); one that is named twice is played twice as often. A run is as long as it is told to be
and continues from any file of an earlier one. The curve (`--curve`) has a line for every thirtieth
of the time: seconds, games, steps, mean points of each kind of table (its head names them), and how
far the hand-made evaluation and the network were off (root of the mean square, in points), on games
from which the network had not learned yet.
"""

import argparse
import csv
import time
from collections import deque
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

import network as net
import numpy as np
from arrays import Arrays, arrays
from numpy.typing import NDArray
from self_play import Chunk, Lessons, played

from games import Setting, Table

AVERAGED: Final = 0.998
"""The weights that are kept and played by are an average of those of the last steps."""


class Learner:
    """The weights, Adam's two moments, and the average of the weights."""

    def __init__(
        self, on: Arrays, layout: net.Layout, weights: dict[str, NDArray[Any]], own_pace: float
    ) -> None:
        self.on, self.layout = on, layout
        self.weights = {name: on.put(values) for name, values in weights.items()}
        self.average = {name: on.put(values) for name, values in weights.items()}
        self.means = {name: on.put(0 * values) for name, values in weights.items()}
        self.squares = {name: on.put(0 * values) for name, values in weights.items()}
        self.shared = on.put(layout.shared)
        self.steps = 0
        self.paces = {"first": own_pace}

    def errors(self, lessons: Lessons) -> tuple[float, float]:
        """The mean squares in points: of the hand-made evaluation, and of the average network."""
        facts = self.on.put(np.minimum(lessons["facts"], self.layout.inputs))
        amounts = self.on.put(lessons["amounts"].astype(np.float32))
        found, _ = net.corrections(self.on, self.average, self.shared, facts, amounts)
        wanted = lessons["target"] - lessons["base"]
        off = lessons["sure"] * self.on.got(found) - wanted
        return float((wanted * wanted).mean()), float((off * off).mean())

    def learn(self, lessons: Lessons, rate: float, chance: np.random.Generator) -> None:
        """One step of Adam."""
        ways = chance.integers(0, 4, len(lessons["facts"]))
        facts = np.minimum(lessons["facts"], self.layout.inputs)
        facts = self.on.put(self.layout.mirrored[ways[:, None], facts])
        amounts = self.on.put(lessons["amounts"].astype(np.float32))
        sure = self.on.put(lessons["sure"])
        wanted = self.on.put(lessons["target"] - lessons["base"])
        found, seen = net.corrections(self.on, self.weights, self.shared, facts, amounts)
        error = sure * found - wanted
        slope = self.on.put(lessons["weight"]) * error * sure * (2 / net.SCALE**2 / len(facts))
        slopes = net.slopes(self.on, self.weights, self.shared, (facts, amounts), seen, slope)
        self._move(slopes, rate)

    def _move(self, slopes: net.Slopes, rate: float) -> None:
        self.steps += 1
        warm = min(1.0, self.steps / 50)
        keep = min(AVERAGED, self.steps / (self.steps + 20))
        for name, slope in slopes.items():
            mean, square = self.means[name], self.squares[name]
            mean *= 0.9
            mean += 0.1 * slope
            square *= 0.999
            square += 0.001 * slope * slope
            unbiased = self.on.root(square / (1 - 0.999**self.steps)) + 1e-8
            pace = warm * rate * self.paces.get(name, 1.0) / (1 - 0.9**self.steps)
            self.weights[name] -= pace * mean / unbiased
            if name in net.MOST:
                self.weights[name] = self.weights[name].clip(-net.MOST[name], net.MOST[name])
            self.average[name] += (1 - keep) * (self.weights[name] - self.average[name])

    def kept(self) -> dict[str, NDArray[Any]]:
        return {name: self.on.got(values) for name, values in self.average.items()}


class Memory:
    """The lessons of the last games."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._parts: deque[Lessons] = deque()
        self.size = self.seen = 0

    def add(self, lessons: Lessons) -> None:
        self._parts.append(lessons)
        self.size += len(lessons["target"])
        self.seen += len(lessons["target"])
        while self.size > self._room:
            self.size -= len(self._parts.popleft()["target"])

    def drawn(self, batch: int, chance: np.random.Generator) -> Lessons:
        """From some of the parts, each of which is some games: a batch of lessons."""
        sizes = np.array([len(part["target"]) for part in self._parts])
        chosen = chance.choice(len(sizes), min(len(sizes), 64), replace=False)
        share = -(-batch // len(chosen))
        rows = [(self._parts[at], chance.integers(0, sizes[at], share)) for at in chosen]
        names = self._parts[0]
        return {name: np.concatenate([part[name][at] for part, at in rows]) for name in names}


class Players:
    """Processes that play, or this one where there are none."""

    def __init__(self, workers: int) -> None:
        # Forked ones would inherit the threads of PyTorch.
        self._pool = (
            ProcessPoolExecutor(workers, mp_context=get_context("spawn")) if workers else None
        )
        self._asked: dict[Future[Any], str] = {}
        self._most = 2 * workers

    def ask(self, chunk: Chunk, content: bytes | None) -> None:
        if self._pool is None:
            done: Future[Any] = Future()
            done.set_result(played(chunk, content))
            self._asked[done] = chunk.table
        else:
            self._asked[self._pool.submit(played, chunk, content)] = chunk.table

    def wants_more(self, *, may_learn: bool) -> bool:
        """Who plays and learns by itself does not play while there is something to learn."""
        if self._pool is None:
            return not (self._asked or may_learn)
        return len(self._asked) < self._most

    def answers(self, *, patiently: bool) -> list[tuple[str, Lessons, NDArray[np.int32]]]:
        if patiently:
            wait(self._asked, return_when=FIRST_COMPLETED)
        done = [future for future in self._asked if future.done()]
        return [(self._asked.pop(future), *future.result()) for future in done]

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)


def learn(chosen: argparse.Namespace) -> net.Weights:
    """For so many seconds or steps; keeps the average of the weights."""
    layout = net.Layout.of(Table().library)
    weights, trained = (
        net.load(chosen.start) if chosen.start else (net.fresh(layout, chosen.seed), 0)
    )
    for name in chosen.tables:
        trained |= 1 << Setting.named(name).number
    learner = Learner(arrays(plain=chosen.plain), layout, weights, chosen.own_pace)
    chance, memory, players = (
        np.random.default_rng(chosen.seed),
        Memory(chosen.room),
        Players(chosen.workers),
    )
    content = net.packed(layout, weights, trained)
    numbers = count(chosen.seed * 1_000_000)
    points: dict[str, deque[float]] = {name: deque(maxlen=400) for name in chosen.tables}
    errors: deque[tuple[float, float]] = deque(maxlen=100)
    games, said, begun, packed_at = 0, 0.0, time.monotonic(), 0
    with chosen.curve.open("a", newline="") as file:
        curve = csv.writer(file)
        file.write(f"# {' '.join(points)}\n")
        while True:
            spent = time.monotonic() - begun
            # Counted in steps it is the same run every time, whatever else the machine does.
            share = learner.steps / chosen.steps if chosen.steps else spent / chosen.seconds
            if share >= 1:
                break
            if learner.steps >= packed_at + 20:  # they play by what was just learned
                content = net.packed(layout, learner.kept(), trained)
                packed_at = learner.steps
            # No lesson is learned more often than `--repeats` on average.
            may_learn = memory.size >= chosen.least and (
                learner.steps * chosen.batch < chosen.repeats * memory.seen
            )
            while players.wants_more(may_learn=may_learn):
                table = chosen.tables[int(chance.integers(len(chosen.tables)))]
                heat = chosen.heat * (1 - share) + chosen.least_heat
                players.ask(
                    Chunk(
                        *(table, next(numbers), chosen.games, heat, chosen.width),
                        candidates=chosen.candidates,
                        next_width=chosen.next_width,
                        nodes=chosen.nodes,
                        each_turn=chosen.each_turn,
                        trust=chosen.trust,
                        by_look=chosen.by_look,
                        by_game=chosen.by_game,
                        blind=chosen.blind,
                        bare=chosen.bare,
                    ),
                    content,
                )
            for table, lessons, found in players.answers(patiently=not may_learn):
                errors.append(learner.errors(lessons))
                memory.add(lessons)
                points[table].extend(found.mean(axis=1).tolist())
                games += len(found)
            if may_learn:
                rate = chosen.rate * max(0.02, 1 - share)
                learner.learn(memory.drawn(chosen.batch, chance), rate, chance)
            if share - said > 1 / 30:
                said = share
                means = [round(float(np.mean(of)), 2) if of else None for of in points.values()]
                off = (
                    np.round(np.sqrt(np.mean(errors, axis=0)), 3).tolist() if errors else [None] * 2
                )
                row = [round(spent), games, learner.steps, *means, *off]
                curve.writerow(row)
                file.flush()
                print(*row, flush=True)
                net.save(chosen.out, learner.kept(), trained)
    players.close()
    net.save(chosen.out, learner.kept(), trained)
    return learner.kept()


def parser() -> argparse.ArgumentParser:
    told = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    told.add_argument("out", type=Path)
    told.add_argument("tables", nargs="+", help="two-A, alone-B-spirits, ...")
    told.add_argument("--start", type=Path, help="go on from these weights")
    told.add_argument("--seconds", type=float, default=60)
    told.add_argument("--steps", type=int, default=0, help="so many instead of the seconds")
    told.add_argument("--workers", type=int, default=0, help="processes that play")
    told.add_argument("--games", type=int, default=20, help="played at a time by one of them")
    told.add_argument("--width", type=int, default=6, help="boards that the planner follows")
    told.add_argument("--candidates", type=int, default=12, help="turns that are looked into")
    told.add_argument("--next-width", type=int, default=2, help="boards followed in the next one")
    told.add_argument("--nodes", type=int, default=1, help="of look-ahead in these games; 1: none")
    told.add_argument("--each-turn", type=int, default=1, help="boards of it that are lessons")
    told.add_argument("--by-look", type=float, default=0.1, help="part of the level of a turn")
    told.add_argument("--by-game", type=float, default=0.02, help="another part")
    told.add_argument("--trust", type=float, default=0.8, help="lambda")
    told.add_argument("--heat", type=float, default=1.0, help="of the choice, in points, at first")
    told.add_argument("--least-heat", type=float, default=0.1, help="and at last")
    told.add_argument("--rate", type=float, default=1e-3, help="of learning, at first")
    told.add_argument("--batch", type=int, default=2048)
    told.add_argument("--repeats", type=float, default=8, help="how often a lesson is learned")
    told.add_argument("--least", type=int, default=10_000, help="lessons before it begins")
    told.add_argument("--room", type=int, default=600_000, help="lessons that are remembered")
    told.add_argument("--own-pace", type=float, default=0.05, help="of rows that are not shared")
    told.add_argument("--blind", action="store_true", help="not the others' boards, to compare")
    told.add_argument("--bare", action="store_true", help="no hand-made evaluation, to compare")
    told.add_argument("--plain", action="store_true", help="NumPy even where PyTorch is there")
    told.add_argument("--seed", type=int, default=1)
    told.add_argument("--curve", type=Path, default=Path("curve.csv"))
    return told


if __name__ == "__main__":
    learn(parser().parse_args())
