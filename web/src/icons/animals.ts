/** The inside of an SVG of 32 × 32 for every animal and spirit, by the id of its card. */

import { DRAWN } from "./drawn";
import { FROM_THE_SET } from "./generated";

export const ANIMALS: Readonly<Record<string, string>> = { ...FROM_THE_SET, ...DRAWN };
