"""Learn the value of a board by fitted value iteration over self-play.

At every moment as many games stand at each of the 18 stages (1 to 18 tiles placed). One look at
what can follow serves twice: the mean over the next tile of the best place for it is the value to
learn, and one drawn tile with its chosen place leads on. The look uses an average of the weights
of the last steps; with the weights themselves the values ran away upwards.

The look takes nearly all of the time, and what it finds has no luck in it. So the lessons of the
last steps are remembered, and each is learned several times.
"""

from __future__ import annotations

import argparse
import csv
import time
from functools import partial
from pathlib import Path
from typing import NamedTuple

import boards as b
import jax
import jax.numpy as jnp
import network as net

STAGES = range(1, b.CELLS)


def look(
    weights: net.Weights,
    boards: jax.Array,
    lists: tuple[jax.Array, jax.Array],
    sampled: int,
    rows: int,
) -> list[jax.Array]:
    """For boards [stage, game, cell] the value of `sampled` tiles to come on every empty cell."""
    tiles, cells = lists
    families = [
        b.lay(boards[i], tiles[i, :, : min(sampled, b.TILES - n)], cells[i, :, : b.CELLS - n])
        for i, n in enumerate(STAGES)
    ]
    values = net.values(weights, jnp.concatenate([f.reshape(-1, b.CELLS) for f in families]), rows)
    split, start = [], 0
    for family in families:
        end = start + family.size // b.CELLS
        split.append(values[start:end].reshape(family.shape[:-1]))
        start = end
    return split


def shuffled_lists(key: jax.Array, boards: jax.Array) -> tuple[jax.Array, jax.Array]:
    """The tiles to come in an order of chance (the first is the one drawn) and the empty cells."""
    order = jax.random.uniform(key, (*boards.shape[:-1], b.TILES)) + ~b.left(boards)
    return jnp.argsort(order, axis=-1), jnp.argsort(boards != b.NONE, axis=-1, stable=True)


def lead_on(
    key: jax.Array,
    boards: jax.Array,
    lists: tuple[jax.Array, jax.Array],
    values: jax.Array,
    heat: jax.Array,
) -> jax.Array:
    """Place the drawn tile: on the best cell, or with heat on another good one."""
    tiles, cells = lists
    at = values + heat * jax.random.gumbel(key, values.shape)
    rows = jnp.arange(len(boards))
    return boards.at[rows, cells[rows, jnp.argmax(at, axis=1)]].set(
        tiles[:, 0].astype(boards.dtype)
    )


class Learner(NamedTuple):
    """The weights, Adam's two moments, the average of the weights and the number of steps."""

    weights: net.Weights
    mean: net.Weights
    square: net.Weights
    average: net.Weights
    steps: jax.Array

    @classmethod
    def of(cls, weights: net.Weights) -> Learner:
        zeros = jax.tree.map(jnp.zeros_like, weights)
        more = jax.tree.map(jnp.zeros_like, weights)
        return cls(weights, zeros, more, jax.tree.map(jnp.copy, weights), jnp.float32(0))

    def taught(self, slope: net.Weights, rate: jax.Array) -> Learner:
        """One step of Adam along a slope of length one at most."""
        length = jnp.sqrt(sum(jnp.sum(g * g) for g in jax.tree.leaves(slope)))
        slope = jax.tree.map(lambda g: g * jnp.minimum(1.0, 1.0 / (length + 1e-6)), slope)
        t = self.steps + 1
        mean = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, self.mean, slope)
        square = jax.tree.map(lambda s, g: 0.999 * s + 0.001 * g * g, self.square, slope)

        def moved(w: jax.Array, m: jax.Array, s: jax.Array) -> jax.Array:
            return w - rate * (m / (1 - 0.9**t)) / (jnp.sqrt(s / (1 - 0.999**t)) + 1e-7)

        weights = jax.tree.map(moved, self.weights, mean, square)
        keep = jnp.minimum(0.998, t / (t + 30.0))
        average = jax.tree.map(lambda a, w: keep * a + (1 - keep) * w, self.average, weights)
        return Learner(weights, mean, square, average, t)


class Memory(NamedTuple):
    """The boards of the last steps and what each is worth; the oldest make room for the newest."""

    boards: jax.Array
    worths: jax.Array
    size: jax.Array

    @classmethod
    def of(cls, steps: int, rows: int) -> Memory:
        boards = jnp.full((steps, rows, b.CELLS), b.NONE, jnp.int8)
        return cls(boards, jnp.zeros((steps, rows)), jnp.int32(0))

    def add(self, boards: jax.Array, worths: jax.Array) -> Memory:
        at = self.size % len(self.worths)
        return Memory(self.boards.at[at].set(boards), self.worths.at[at].set(worths), self.size + 1)

    def drawn(self, key: jax.Array, rows: int) -> tuple[jax.Array, jax.Array]:
        """So many of them, each board from either side: a half turn changes no score."""
        to_rows, to_turn = jax.random.split(key)
        known = jnp.minimum(self.size, len(self.worths)) * self.worths.shape[1]
        at = jax.random.randint(to_rows, (rows,), 0, known)
        boards = self.boards.reshape(-1, b.CELLS)[at]
        turned = jax.random.bernoulli(to_turn, 0.5, (rows, 1))
        return jnp.where(turned, boards[:, ::-1], boards), self.worths.reshape(-1)[at]


@partial(
    jax.jit,
    static_argnames=("sampled", "rows", "lessons", "batch"),
    donate_argnums=(0, 1, 2),
)
def step(
    learner: Learner,
    memory: Memory,
    games: jax.Array,
    key: jax.Array,
    rate: jax.Array,
    heat: jax.Array,
    *,
    sampled: int,
    rows: int,
    lessons: int,
    batch: int,
) -> tuple[Learner, Memory, jax.Array, jax.Array, jax.Array]:
    """One tile further in every game, and so many batches learned; games are [stage, game, cell].

    Returns also the mean error and the mean points of the games that ended.
    """
    to_lists, to_stray, to_draw, to_begin, to_learn = jax.random.split(key, 5)
    lists = shuffled_lists(to_lists, games)
    values = look(learner.average, games, lists, sampled, rows)
    worths = jnp.concatenate([v.max(axis=2).mean(axis=1) for v in values])
    memory = memory.add(games.reshape(-1, b.CELLS), worths)

    tiles, cells = lists
    strays = jax.random.split(to_stray, len(values))
    led = [
        lead_on(strays[i], games[i], (tiles[i], cells[i]), v[:, 0], heat)
        for i, v in enumerate(values)
    ]
    # A new game on an empty board: one look at its 27 x 19 boards serves all.
    empty = jnp.full((games.shape[1], b.CELLS), b.NONE, games.dtype)
    opening = net.values(learner.average, b.children(empty[0], 0), b.TILES * b.CELLS)
    drawn = shuffled_lists(to_draw, empty)
    begun = lead_on(to_begin, empty, drawn, opening[drawn[0][:, 0]], heat)

    def lesson(learner: Learner, key: jax.Array) -> tuple[Learner, jax.Array]:
        boards, worths = memory.drawn(key, batch)

        def loss(weights: net.Weights) -> tuple[jax.Array, jax.Array]:
            off = net.value(weights, boards) - worths
            return jnp.mean((off / net.SCALE) ** 2), jnp.mean(jnp.abs(off))

        (_, error), slope = jax.value_and_grad(loss, has_aux=True)(learner.weights)
        return learner.taught(slope, rate), error

    learner, errors = jax.lax.scan(lesson, learner, jax.random.split(to_learn, lessons))
    finished = b.points(led[-1]).mean()
    return learner, memory, jnp.stack([begun, *led[:-1]]), errors.mean(), finished


def first_games(key: jax.Array, width: int) -> jax.Array:
    """Boards of every stage filled at random, to begin with."""
    boards, stages = jnp.full((width, b.CELLS), b.NONE, jnp.int8), []
    for n in STAGES:
        key, draw, stray = jax.random.split(key, 3)
        flat = jnp.zeros((width, b.CELLS - n + 1))
        boards = lead_on(stray, boards, shuffled_lists(draw, boards), flat, jnp.float32(1))
        stages.append(boards)
    return jnp.stack(stages)


def learn(args: argparse.Namespace) -> None:
    """Learn for so many seconds or steps, say how it goes, and keep the average of the weights."""
    started = time.monotonic()
    key = jax.random.key(args.seed)
    weights = net.load(args.start) if args.start else net.fresh(key, tuple(args.hidden))
    if args.start:
        weights = net.widened(key, weights, args.hidden[0])
    learner, games = Learner.of(weights), first_games(key, args.games)
    memory = Memory.of(args.remembered, len(STAGES) * args.games)
    steps, said, finished, since = 0, 0.0, [], time.monotonic()
    with args.curve.open("a", newline="") as file:
        curve = csv.writer(file)
        file.write(f"# {args.out.stem}: {' '.join(map(str, args.hidden))}\n")
        while True:
            spent = time.monotonic() - since
            # Counted in steps it is the same run every time, whatever else the machine does.
            share = steps / args.steps if args.steps else spent / args.seconds
            if share >= 1:
                break
            rate = args.rate * ((1 - share) * min(1.0, (steps + 1) / 200) + 0.002)
            heat = args.heat * (1 - share) + 0.05
            key, draw = jax.random.split(key)
            learner, memory, games, error, points = step(
                learner,
                memory,
                games,
                draw,
                jnp.float32(rate),
                jnp.float32(heat),
                sampled=args.sampled if share < args.exact_from else b.TILES,
                rows=args.rows,
                lessons=args.lessons,
                batch=args.batch,
            )
            finished.append(points)
            steps += 1
            if steps == 1:
                points.block_until_ready()
                print(f"compiled after {time.monotonic() - started:.0f} s", flush=True)
                since = time.monotonic()
            elif steps % 50 == 0:  # otherwise the clock runs ahead of the work
                points.block_until_ready()
            if share - said > 1 / 30:
                said = share
                mean = float(jnp.mean(jnp.stack(finished)))
                row = [steps, round(spent, 1), round(mean, 3), round(float(error), 4)]
                finished = []
                curve.writerow(row)
                file.flush()
                print(*row, flush=True)
                net.save(args.out, learner.average)
    net.save(args.out, learner.average)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--start", type=Path, help="go on from these weights")
    parser.add_argument("--hidden", type=int, nargs="+", default=[2048, 128, 32])
    parser.add_argument("--games", type=int, default=512, help="at each of the 18 stages")
    parser.add_argument("--sampled", type=int, default=6, help="next tiles looked at for a target")
    parser.add_argument(
        "--exact-from", type=float, default=0.7, help="share of the time after which all are"
    )
    parser.add_argument("--lessons", type=int, default=4, help="batches learned in a step")
    parser.add_argument("--batch", type=int, default=16384)
    parser.add_argument("--remembered", type=int, default=64, help="steps whose lessons are kept")
    parser.add_argument("--rows", type=int, default=524288, help="boards valued at once")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--steps", type=int, default=0, help="so many instead of the seconds")
    parser.add_argument("--rate", type=float, default=7e-4)
    parser.add_argument("--heat", type=float, default=2.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, default=Path("curve.csv"))
    learn(parser.parse_args())


if __name__ == "__main__":
    main()
