/**
 * Hexagons with flat tops: where they lie and who is beside whom.
 *
 * Axial coordinates, the same as the rules use: q counts columns from left to right, r goes down
 * a column, and a column to the right begins half a cell lower for the same r.
 *
 *      (0,0)         (2,-1)
 *             (1,0)
 *      (0,1)         (2,0)
 *             (1,1)
 *
 * Lengths are in units of the hexagon's side, which is also the distance from its middle to a
 * corner. Boards are never mirrored, so left and right mean left and right in every language.
 */

export interface Place {
  readonly q: number;
  readonly r: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** From the middle of a hexagon to the middle of a flat side. */
export const APOTHEM = Math.sqrt(3) / 2;

/** The six neighbours, clockwise from north. */
export const AROUND: readonly Place[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

export function middle({ q, r }: Place, size = 1): Point {
  return { x: size * 1.5 * q, y: size * 2 * APOTHEM * (r + q / 2) };
}

/** The corners, from the right one clockwise. */
export function corners(place: Place, size = 1, scale = 1): readonly Point[] {
  const { x, y } = middle(place, size);
  return [0, 1, 2, 3, 4, 5].map((corner) => ({
    x: x + size * scale * Math.cos((corner * Math.PI) / 3),
    y: y + size * scale * Math.sin((corner * Math.PI) / 3),
  }));
}

/** The corners as the `points` of a polygon. */
export function polygon(place: Place, size = 1, scale = 1): string {
  return corners(place, size, scale)
    .map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`)
    .join(" ");
}

/** The smallest box around all the hexagons, with an edge of `margin` on every side. */
export function bounds(places: readonly Place[], size = 1, margin = 0): Box {
  if (places.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  const points = places.map((place) => middle(place, size));
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const x = Math.min(...xs) - size - margin;
  const y = Math.min(...ys) - size * APOTHEM - margin;
  return {
    x,
    y,
    width: Math.max(...xs) + size + margin - x,
    height: Math.max(...ys) + size * APOTHEM + margin - y,
  };
}

/**
 * The places of a board given by the lengths of its columns, named by letter and number:
 * a1, a2, ... b1, ... Odd columns lie half a cell lower than even ones.
 */
export function columns(lengths: readonly number[]): readonly (Place & { readonly key: string })[] {
  return lengths.flatMap((length, q) =>
    Array.from({ length }, (_, row) => ({
      key: `${String.fromCharCode(97 + q)}${row + 1}`,
      q,
      r: row - Math.floor(q / 2),
    })),
  );
}
