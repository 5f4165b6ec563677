/**
 * Calling tiles for boxes of Take It Easy. The whole pile is mixed when a round begins, as on the
 * table: going back and calling again gives the same tile, whatever was tapped by mistake.
 */

export interface Calls {
  readonly pile: readonly string[];
  /** How many of them lie face up. */
  readonly called: number;
  readonly round: number;
}

/** Chance: a whole number from 0 up to, but not including, `below`. */
export type Chance = (below: number) => number;

export const fairChance: Chance = (below) => {
  // Numbers of the last, incomplete run are thrown again: each answer is equally likely.
  const limit = 2 ** 32 - (2 ** 32 % below);
  const drawn = new Uint32Array(1);
  do crypto.getRandomValues(drawn);
  while ((drawn[0] ?? 0) >= limit);
  return (drawn[0] ?? 0) % below;
};

export function newRound(tiles: readonly string[], round = 1, chance: Chance = fairChance): Calls {
  const pile = [...tiles];
  for (let last = pile.length - 1; last > 0; last--) {
    const other = chance(last + 1);
    [pile[last], pile[other]] = [pile[other] ?? "", pile[last] ?? ""];
  }
  return { pile, called: 0, round };
}

export function next(calls: Calls, most: number): Calls {
  return { ...calls, called: Math.min(most, calls.called + 1) };
}

export function back(calls: Calls): Calls {
  return { ...calls, called: Math.max(0, calls.called - 1) };
}

export function calledTiles(calls: Calls): readonly string[] {
  return calls.pile.slice(0, calls.called);
}

/** What was stored, if it is a round with exactly these tiles. */
export function readCalls(text: string | null, tiles: readonly string[], most: number): Calls | null {
  try {
    const { pile, called, round } = JSON.parse(text ?? "null") as Calls;
    const whole = [...pile].sort().join() === [...tiles].sort().join();
    const within = Number.isInteger(called) && called >= 0 && called <= most;
    return whole && within && Number.isInteger(round) && round >= 1 ? { pile, called, round } : null;
  } catch {
    return null;
  }
}
