// Things that fly from where they were to where they are now.
//
// The page always shows the present; a flight only lets something arrive there a little later than
// it is known. So nothing ever waits for a flight: a newer state leaves running ones alone as long
// as their element is there, and ending them all at once is always right.

import type { Motion } from "../games/types";

export interface Flight {
  readonly element: Element;
  readonly from: Box;
}

/** A rectangle on the screen. */
export type Box = Pick<DOMRect, "x" | "y" | "width" | "height">;

export interface Playing {
  finish(): void;
  /** Settles when it has arrived or was ended. */
  readonly over: Promise<unknown>;
}

export const DURATION = 420;
/** What happened one after the other also sets off one after the other. */
export const STAGGER = 110;
/** Whoever is further behind than this has seen enough and is shown the present. */
export const MOST_DELAY = 1400;

/** All flights of a table. */
export class Stage {
  #playing = new Set<Playing>();
  #next = 0;

  /** `start` sets a flight off after a delay in milliseconds; null if there is nothing to see. */
  constructor(
    private readonly start: (flight: Flight, delay: number) => Playing | null,
    private readonly now: () => number,
  ) {}

  get busy(): boolean {
    return this.#playing.size > 0;
  }

  play(flights: readonly Flight[]): void {
    for (const flight of flights) {
      const now = this.now();
      let begins = Math.max(now, this.#next);
      if (begins - now > MOST_DELAY) {
        this.skip();
        begins = now;
      }
      const playing = this.start(flight, begins - now);
      if (playing === null) continue;
      this.#next = begins + STAGGER;
      this.#playing.add(playing);
      const forget = () => this.#playing.delete(playing);
      playing.over.then(forget, forget);
    }
  }

  /** Everything is at once where it belongs. */
  skip(): void {
    const playing = [...this.#playing];
    this.#playing.clear();
    this.#next = 0;
    for (const one of playing) one.finish();
  }
}

/** Where something is on the screen; null if it cannot be seen. */
export function boxOf(element: Element | null): Box | null {
  const box = element?.getBoundingClientRect();
  return box === undefined || box.width === 0 || box.height === 0 ? null : box;
}

/** Where things come from, looked up before the page changes. */
export function departures(root: ParentNode, motions: readonly Motion[]): readonly (Box | null)[] {
  return motions.map(({ from }) => {
    for (const selector of from) {
      const box = boxOf(root.querySelector(selector));
      if (box !== null) return box;
    }
    return null;
  });
}

/** What flies, looked up after the page has changed. */
export function arrivals(
  root: ParentNode,
  motions: readonly Motion[],
  boxes: readonly (Box | null)[],
): readonly Flight[] {
  return motions.flatMap(({ to }, index) => {
    const from = boxes[index] ?? null;
    if (from === null) return [];
    return [...root.querySelectorAll(to)].map((element) => ({ element, from }));
  });
}

const ALOFT = "aloft";

/** Let an element come flying; it must have no `transform` of its own. */
export function fly({ element, from }: Flight, delay: number): Playing | null {
  const to = boxOf(element);
  if (to === null || typeof element.animate !== "function") return null;
  // A whole drawing lies on the page like any other element.
  const drawing = element instanceof SVGGraphicsElement ? element.ownerSVGElement : null;
  const keyframe = drawing === null ? onPage(from, to) : inDrawing(element as SVGGraphicsElement, from, to);
  if (keyframe === null) return null;
  const layer = drawing ?? element;
  layer.classList.add(ALOFT);
  const animation = element.animate(
    [
      { ...keyframe, opacity: 0 },
      { opacity: 1, offset: 0.12 },
      { translate: "0px 0px", scale: "1", opacity: 1 },
    ],
    { duration: DURATION, delay, easing: "cubic-bezier(0.3, 0.1, 0.2, 1)", fill: "backwards" },
  );
  const over = animation.finished.catch(() => undefined).then(() => {
    const others = layer.getAnimations({ subtree: true }).some(({ id }) => id === ALOFT);
    if (!others) layer.classList.remove(ALOFT);
  });
  animation.id = ALOFT;
  return { finish: () => animation.finish(), over };
}

function onPage(from: Box, to: Box): Keyframe {
  const [x, y] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
  return { translate: `${x}px ${y}px`, scale: `${ratio(from, to)}` };
}

/** Inside an SVG lengths are the drawing's own, and scaling begins at its origin. */
function inDrawing(element: SVGGraphicsElement, from: Box, to: Box): Keyframe | null {
  const matrix = element.getScreenCTM()?.inverse();
  if (matrix === undefined) return null;
  const middle = ({ x, y, width, height }: Box) => new DOMPoint(x + width / 2, y + height / 2).matrixTransform(matrix);
  const [start, end, k] = [middle(from), middle(to), ratio(from, to)];
  return { translate: `${start.x - k * end.x}px ${start.y - k * end.y}px`, scale: `${k}` };
}

/** Whatever comes out of a large thing is not blown up beyond reason. */
function ratio(from: Box, to: Box): number {
  const size = Math.min(from.width / to.width, from.height / to.height);
  return Math.min(2.5, Math.max(0.25, size));
}
