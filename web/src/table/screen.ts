// How much room there is: columns beside the board, or tabs below it.

import { MediaQuery } from "svelte/reactivity";

/** The same width as in the style sheets. */
export const narrow = new MediaQuery("(width < 60rem)");
