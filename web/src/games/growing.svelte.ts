/** Pictures of the first page that grow by themselves, piece by piece, and begin again. */

import { mayMove } from "../settings.svelte";

interface Growth {
  /** How many pieces there are. */
  readonly whole: number;
  /** With how many it begins each time. */
  readonly from: number;
  /** With how many it begins the first time; without this as later. */
  readonly first?: number;
  /** With how many it stands still where nothing may move; without this it is whole. */
  readonly still?: number;
  /** For how many steps it rests when it is whole. */
  readonly rest?: number;
  /** Milliseconds between two pieces. */
  readonly pace: number;
}

/** For a component's start: how many pieces lie there now. */
export function growing({ whole, from, first = from, still = whole, rest = 0, pace }: Growth): { readonly laid: number } {
  let step = $state(mayMove() ? first : still);
  $effect(() => {
    const timer = setInterval(() => {
      if (mayMove() && !document.hidden) step = step < whole + rest ? step + 1 : from;
    }, pace);
    return () => clearInterval(timer);
  });
  return {
    get laid() {
      return Math.min(step, whole);
    },
  };
}
