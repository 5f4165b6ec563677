// How much room there is: columns beside the board, or sheets over it. The same sizes as in the
// style sheets.

import { MediaQuery } from "svelte/reactivity";

export const narrow = new MediaQuery("(width < 60rem)");
/** Wider than high, as a telephone on its side. */
export const sideways = new MediaQuery("(min-aspect-ratio: 11 / 10)");
