import type { Told } from "../../../book/pictures";

/** Single tiles, or a board: tiles by cell, points by line. */
export interface Drawn extends Told {
  readonly tiles?: string;
  /** Column by column; "-" where there is none. */
  readonly board?: string;
  /** The cells to be drawn, where it is not the whole board. */
  readonly cells?: string;
  readonly lines?: Readonly<Record<string, number>>;
  /** What unfinished lines could still bring, and those that bring nothing any more. */
  readonly alive?: Readonly<Record<string, number>>;
  readonly broken?: string;
  readonly rays?: string;
  readonly open?: string;
  readonly scoring?: "standard" | "rays" | "best_ray";
  readonly symbols?: boolean;
  readonly names?: "cells" | "lines";
}
