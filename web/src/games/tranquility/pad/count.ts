/** A page of Tranquility counted on this device, as games/tranquility/pad.py counts it. */

import {
  points_for_discard as FOR_DISCARD,
  points_in_grid as IN_GRID,
} from "../../../../../src/harmonium/games/tranquility/data/tranquility.json";
import type {
  Score,
  TranquilityCounted,
  TranquilityFitting,
  TranquilityPage,
  TranquilityTally,
} from "../../../generated/protocol";
import { impossible, points, ranked, scoreOf } from "../../../pad/counting";
import { type Grid, GRIDS, HAND, ISLANDS } from "../facts";

/** By the number of filled sequence neighbours. */
const COST_RULES = ["Q-COST-1", "Q-COST-2", "Q-COST-3"];

/** The numbers in the cells, in the order of the chain; 0 where nothing lies. */
type Numbers = readonly number[];

export function countTranquility(page: TranquilityPage): TranquilityCounted {
  const grid = GRIDS[page.grid ?? "standard"];
  const numbers = checked(page, grid);
  const tally = tallied(page, grid, numbers);
  return {
    tally,
    fits: fittings(page, grid, numbers),
    room: rooms(numbers),
    // A tie is Moon's (Q-VAR-COMPETE-7).
    ranks: ranked(tally.scores.map(({ total }, seat) => [total, seat])),
  };
}

function checked(page: TranquilityPage, grid: Grid): Numbers {
  const { placed = {}, moons = [], blocked_rows = [], hand = [] } = page;
  const cells = grid.cells.length;
  for (const cell of [...Object.keys(placed).map(Number), ...moons]) {
    if (cell < 1 || cell > cells) impossible("Q-GRID-1", { cell, cells });
  }
  for (const row of blocked_rows) {
    if (row < 1 || row > grid.rows) impossible("Q-GRID-1", { cell: row, cells: grid.rows });
  }
  const known = [...Object.values(placed), ...hand];
  for (const number of known) {
    const isTwice = known.indexOf(number) !== known.lastIndexOf(number);
    if (number < 1 || number > ISLANDS || isTwice) impossible("Q-COMP-1", { number });
  }
  const numbers = grid.cells.map(({ cell }) => placed[cell] ?? 0);
  numbers.filter(Boolean).reduce((before, after) => {
    if (before > after) impossible("Q-PLACE-2", { number: after, cell: numbers.indexOf(after) + 1 });
    return after;
  }, 0);
  checkHand(page);
  checkSides(page);
  return numbers;
}

/** All that could be discarded, the islands among it, is no more than a full hand (Q-TURN-4). */
function checkHand({ hand = [], hand_size }: TranquilityPage): void {
  const [least, cards] = [hand.length, hand_size ?? hand.length];
  if (cards < least || cards > HAND) impossible("Q-TURN-4", { cards, least: Math.min(least, HAND), most: HAND });
}

/** What lies moon up, what can be in one game, and what rivals can have discarded. */
function checkSides({ grid, placed = {}, hand = [], moons = [], ...page }: TranquilityPage): void {
  for (const cell of moons) if (placed[cell] === undefined) impossible("Q-VAR-COMPETE-3", { cell });
  const { rivals = false, blocked_rows = [], only_beside = false, discards = [0, 0] } = page;
  const hasChoppySeas = blocked_rows.length > 0 || only_beside;
  if (rivals && (grid === "pyramid" || hasChoppySeas)) impossible("Q-COMBO-3");
  if (grid === "pyramid" && hasChoppySeas) impossible("Q-COMBO-2");
  const left = ISLANDS - Object.keys(placed).length - hand.length;
  const [least, sum] = [Math.min(...discards), discards[0] + discards[1]];
  if (least < 0 || sum > left) impossible("Q-VAR-COMPETE-6", { discards: least < 0 ? least : sum, left });
}

function tallied({ grid: name, rivals, moons = [], discards = [0, 0] }: TranquilityPage, grid: Grid, numbers: Numbers): TranquilityTally {
  const rows = Array.from({ length: grid.rows }, (_, index) => ({
    row: index + 1,
    numbers: grid.cells.filter(({ row }) => row === index + 1).map(({ cell }) => numbers[cell - 1] ?? 0),
  }));
  const complete = rows.filter((row) => row.numbers.every(Boolean));
  // Rows of the Pyramid earn no Compass (Q-VAR-PYRAMID-6).
  const consecutive = name === "pyramid" ? [] : complete.filter((row) => isConsecutive(row.numbers));
  return {
    scores: rivals
      ? discards.map((discarded, seat) => rivalScore(numbers, moons, discarded, seat === 1))
      : [scoreOf(["cells"], filled(numbers).map((cell) => cellPoints(numbers, cell, "cells", 1, "Q-FINISH-1")))],
    filled: filled(numbers).length,
    cells: numbers.length,
    complete_rows: complete.map(({ row }) => row),
    consecutive_rows: consecutive.map(({ row }) => row),
  };
}

const isConsecutive = (row: Numbers): boolean => row.every((number, index) => number === (row[0] ?? 0) + index);

function filled(numbers: Numbers): readonly number[] {
  return numbers.flatMap((number, index) => (number === 0 ? [] : [index + 1]));
}

function cellPoints(numbers: Numbers, cell: number, category: string, worth: number, rule: string) {
  return points(category, worth, rule, [`${cell}`], `${numbers[cell - 1]}`);
}

/** For each card that lies the own way up, less for each discard (Q-VAR-COMPETE-6). */
function rivalScore(numbers: Numbers, moons: readonly number[], discarded: number, isMoon: boolean): Score {
  const rule = "Q-VAR-COMPETE-6";
  const own = filled(numbers).filter((cell) => moons.includes(cell) === isMoon);
  const items = own.map((cell) => cellPoints(numbers, cell, "grid", IN_GRID, rule));
  if (discarded !== 0) items.push(points("discards", FOR_DISCARD * discarded, rule));
  return scoreOf(["grid", "discards"], items);
}

/** Every cell where an island of the hand fits, with its cost and what speaks against it. */
function fittings(page: TranquilityPage, grid: Grid, numbers: Numbers): readonly TranquilityFitting[] {
  const { hand = [], hand_size, blocked_rows = [], only_beside = false } = page;
  const coins = (hand_size ?? hand.length) - 1;
  const blocked = new Set(grid.cells.filter(({ row }) => blocked_rows.includes(row)).map(({ cell }) => cell));
  const isRoofOpen = grid.cells.every(({ cell }) => grid.roof.has(cell) || numbers[cell - 1] !== 0);
  return hand.flatMap((number) =>
    gap(numbers, number).map((cell): TranquilityFitting => {
      const beside = [cell - 1, cell + 1].filter((other) => (numbers[other - 1] ?? 0) !== 0);
      // To the nearer of the neighbours; without one it is free.
      const cost = beside.length === 0 ? 0 : Math.min(...beside.map((other) => Math.abs(number - (numbers[other - 1] ?? 0))));
      let obstacle: string | null = null;
      if (blocked.has(cell)) obstacle = "Q-ROCKS-2";
      else if (grid.roof.has(cell) && !isRoofOpen) obstacle = "Q-VAR-ARCH-4";
      else if (only_beside && beside.length === 0) obstacle = "Q-STORM-7";
      else if (cost > coins) obstacle = "Q-COST-5";
      return {
        spot: { number, cell, cost, obstacle, explores: grid.outline.has(cell) },
        rule: COST_RULES[beside.length] ?? "",
        beside,
      };
    }),
  );
}

/** The cells between the next smaller and the next greater number that lies (Q-PLACE-2). */
function gap(numbers: Numbers, number: number): readonly number[] {
  const below = numbers.findLastIndex((other) => other !== 0 && other < number);
  const above = numbers.findIndex((other) => other > number);
  const end = above < 0 ? numbers.length : above;
  return Array.from({ length: end - below - 1 }, (_, index) => below + index + 2);
}

/** For each empty cell the least and the greatest number that could lie there. */
function rooms(numbers: Numbers): Readonly<Record<number, readonly [number, number]>> {
  const found: Record<number, readonly [number, number]> = {};
  let below = 0;
  numbers.forEach((number, index) => {
    if (number !== 0) {
      below = number;
      return;
    }
    const above = numbers.slice(index).find(Boolean) ?? ISLANDS + 1;
    if (above - below > 1) found[index + 1] = [below + 1, above - 1];
  });
  return found;
}
