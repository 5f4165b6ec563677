/** What a Harmonies board brings by itself, and what lies on it for nothing; scoring.py and idle.py. */

import type { Points } from "../../../generated/protocol";
import { points } from "../../../pad/counting";
import { COLOURS, type Colour, POINTS, type Side, type Spirit, WATER } from "../facts";
import { bits, type Grid, GRIDS, groups, longestRiver, mask, type Stacks } from "./board";

export interface Land {
  readonly side: Side;
  readonly stacks: Stacks;
  /** Whether a river may also be measured round a loop (H-SCORE-RIVER-6). */
  readonly withLoops: boolean;
}

const size = (set: number): number => bits(set).length;

function at(grid: Grid, cells: readonly number[]): readonly string[] {
  return cells.map((cell) => grid.names[cell] ?? "");
}

/** The different top tokens on the cells around, in the order of the colours. */
export function coloursAround(grid: Grid, stacks: Stacks, cell: number): readonly Colour[] {
  const seen = bits(grid.near[cell] ?? 0).map((near) => stacks[near]?.tokens.at(-1));
  return COLOURS.filter((colour) => seen.includes(colour));
}

/** Five things are asked of a board, in the order of the score pad. */
export function landPoints(land: Land): readonly Points[] {
  const { side, stacks } = land;
  const grid = GRIDS[side];
  const one = (category: string, worth: number, rule: string, cell: number) =>
    points(category, worth, rule, at(grid, [cell]), stacks[cell]?.id);
  const height = (cell: number) => stacks[cell]?.tokens.length ?? 0;
  const mountains = mask(stacks, "mountain");
  return [
    ...bits(mask(stacks, "tree")).map((cell) => one("trees", POINTS.tree[height(cell)] ?? 0, "H-SCORE-TREE-1", cell)),
    ...bits(mountains)
      .filter((cell) => !isAlone(grid, mountains, cell))
      .map((cell) => one("mountains", POINTS.mountain[height(cell)] ?? 0, "H-SCORE-MOUNTAIN-1", cell)),
    ...groups(grid, mask(stacks, "field"))
      .filter((group) => size(group) >= POINTS.field.least_tokens)
      .map((group) => points("fields", POINTS.field.points, "H-SCORE-FIELD-1", at(grid, bits(group)), "field")),
    ...bits(mask(stacks, "building"))
      .filter((cell) => !isDull(grid, stacks, cell))
      .map((cell) => one("buildings", POINTS.building.points, "H-SCORE-BUILDING-2", cell)),
    ...(WATER[side] === "river" ? riverPoints(land) : islandPoints(land)),
  ];
}

const isAlone = (grid: Grid, mountains: number, cell: number): boolean => ((grid.near[cell] ?? 0) & mountains) === 0;

const isDull = (grid: Grid, stacks: Stacks, cell: number): boolean =>
  coloursAround(grid, stacks, cell).length < POINTS.building.least_colours;

/** The longest river by its length (H-SCORE-RIVER-1, H-SCORE-RIVER-5). */
function riverPoints({ side, stacks, withLoops }: Land): readonly Points[] {
  const grid = GRIDS[side];
  const path = longestRiver(grid, stacks, withLoops);
  const { points: byLength, each_beyond } = POINTS.river;
  const beyond = Math.max(0, path.length - (byLength.length - 1));
  const worth = (byLength[path.length - beyond] ?? 0) + beyond * each_beyond;
  return worth === 0 ? [] : [points("water", worth, "H-SCORE-RIVER-1", at(grid, path), "river")];
}

/** For each group of cells without water, empty or not (H-SCORE-ISLAND-1, -2). */
function islandPoints({ side, stacks }: Land): readonly Points[] {
  const grid = GRIDS[side];
  const land = ~mask(stacks, "water") & ((1 << stacks.length) - 1);
  return groups(grid, land).map((group) =>
    points("water", POINTS.island, "H-SCORE-ISLAND-1", at(grid, bits(group)), "island"),
  );
}

/** What a spirit whose cube was placed finds on the board (H-SPIRIT-6, H-SPIRIT-8). */
export function spiritPoints({ side, stacks }: Land, id: string, spirit: Spirit): readonly Points[] {
  const grid = GRIDS[side];
  const cells = mask(stacks, spirit.of);
  const found =
    spirit.family === "group"
      ? groups(grid, cells).map((group) => ({ cells: bits(group), size: size(group) }))
      : bits(cells).map((cell) => ({ cells: [cell], size: stacks[cell]?.tokens.length ?? 0 }));
  return found
    .map((one) => ({ ...one, worth: spirit.points[Math.min(one.size, spirit.points.length - 1)] ?? 0 }))
    .filter(({ worth }) => worth !== 0)
    .map((one) => points("spirit", one.worth, "H-SPIRIT-8", at(grid, one.cells), id));
}

/** Every token that is part of no points of its landscape, and the rule that says so. */
export function idleLand(land: Land): readonly Points[] {
  const { side, stacks } = land;
  const grid = GRIDS[side];
  const idle = (category: string, rule: string, cells: readonly number[], subject = stacks[cells[0] ?? 0]?.id) =>
    points(category, 0, rule, at(grid, cells), subject);
  const mountains = mask(stacks, "mountain");
  return [
    ...stacks.flatMap(({ id }, cell) => {
      if (id === "trunk1" || id === "trunk2") return [idle("trees", "H-LAND-6", [cell])];
      return id === "red" ? [idle("buildings", "H-SCORE-BUILDING-1", [cell])] : [];
    }),
    ...bits(mountains)
      .filter((cell) => isAlone(grid, mountains, cell))
      .map((cell) => idle("mountains", "H-SCORE-MOUNTAIN-2", [cell])),
    ...groups(grid, mask(stacks, "field"))
      .filter((group) => size(group) < POINTS.field.least_tokens)
      .map((group) => idle("fields", "H-SCORE-FIELD-1", bits(group), "field")),
    ...bits(mask(stacks, "building"))
      .filter((cell) => isDull(grid, stacks, cell))
      .map((cell) => idle("buildings", "H-SCORE-BUILDING-2", [cell])),
    ...(WATER[side] === "river" ? otherWater(land, idle) : []),
  ];
}

type Idle = (category: string, rule: string, cells: readonly number[], subject: string) => Points;

/** Only one river counts, and of it only the longest shortest way (H-SCORE-RIVER-2, -5). */
function otherWater(land: Land, idle: Idle): readonly Points[] {
  const grid = GRIDS[land.side];
  const counted = longestRiver(grid, land.stacks, land.withLoops);
  return groups(grid, mask(land.stacks, "water")).flatMap((group) => {
    const rest = bits(group).filter((cell) => !counted.includes(cell));
    if (rest.length === size(group)) return [idle("water", "H-SCORE-RIVER-5", rest, "river")];
    const beside = rest.length > 0 ? [idle("water", "H-SCORE-RIVER-2", rest, "beside")] : [];
    const short = riverPoints(land).length === 0 ? [idle("water", "H-SCORE-RIVER-1", counted, "river")] : [];
    return [...beside, ...short];
  });
}
