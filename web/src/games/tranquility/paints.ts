/** How islands look: each number has its own shape, land and trees, always the same. */

export interface Tree {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface Landscape {
  /** Outlines around the middle, for a picture about 100 wide. */
  readonly sand: string;
  readonly land: string;
  /** Which of the five lands: meadow, dune, heath, stone, wood. */
  readonly kind: number;
  readonly trees: readonly Tree[];
  /** A hill, a hut or a lighthouse on some of them. */
  readonly landmark: "none" | "hill" | "hut" | "light";
}

const LANDMARKS = ["none", "hill", "none", "hut", "none", "hill", "light"] as const;
const POINTS = 11;

/** Numbers from 0 to 1 that look random and are not. */
function sequence(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) >>> 0;
    return ((state ^ (state >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A closed curve through the middles of the edges of a polygon. */
function smooth(points: readonly { x: number; y: number }[]): string {
  const at = (index: number) => points[index % points.length] ?? { x: 0, y: 0 };
  const middle = (index: number) => {
    const [one, other] = [at(index), at(index + 1)];
    return `${((one.x + other.x) / 2).toFixed(1)} ${((one.y + other.y) / 2).toFixed(1)}`;
  };
  const curves = points.map((_, index) => {
    const { x, y } = at(index + 1);
    return `Q${x.toFixed(1)} ${y.toFixed(1)} ${middle(index + 1)}`;
  });
  return `M${middle(0)}${curves.join("")}Z`;
}

function made(number: number): Landscape {
  const next = sequence(number);
  const width = 29 + next() * 9;
  const height = 15 + next() * 5;
  const shore = Array.from({ length: POINTS }, () => 0.82 + next() * 0.36);
  const ring = (part: number, lift: number): string =>
    smooth(
      shore.map((far, index) => {
        const angle = (index / POINTS) * 2 * Math.PI;
        return {
          x: Math.cos(angle) * width * far * part,
          y: Math.sin(angle) * height * far * part - lift,
        };
      }),
    );
  const count = 1 + Math.floor(next() * 3.6);
  const trees = Array.from({ length: count }, (_, index) => ({
    x: (index - (count - 1) / 2) * 11 + (next() - 0.5) * 5,
    y: -1 + (next() - 0.5) * 7,
    size: 8 + next() * 5,
  })).sort((one, other) => one.y - other.y);
  return {
    sand: ring(1, 0),
    land: ring(0.76, 2),
    kind: Math.floor(next() * 5),
    trees,
    landmark: LANDMARKS[Math.floor(next() * LANDMARKS.length)] ?? "none",
  };
}

const cache = new Map<number, Landscape>();

export function landscapeOf(number: number): Landscape {
  const known = cache.get(number) ?? made(number);
  cache.set(number, known);
  return known;
}
