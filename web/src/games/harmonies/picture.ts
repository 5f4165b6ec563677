/** The frame of a board's picture. */

import { bounds, type Box } from "../../board/hexgrid";
import { CELLS, type Side } from "./facts";
import { SIDE } from "./paints";

/** Three tokens and a cube rise above the uppermost cells. */
const RISE = 18;

export function pictureOf(side: Side): Box {
  const { x, y, width, height } = bounds(CELLS[side], SIDE, 6);
  return { x, y: y - RISE, width, height: height + RISE };
}
