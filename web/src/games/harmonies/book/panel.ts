import type { Told } from "../../../book/pictures";
import type { Colour, Side } from "../facts";

/** A stack (`tokens`), a card's habitat (`card`), or a landscape (`lay`: "b1 b2 blue; c3 brown-red"). */
export interface Drawn extends Told {
  readonly tokens?: string;
  readonly added?: Colour;
  readonly card?: string;
  readonly side?: Side;
  readonly lay?: string;
  readonly cubes?: Readonly<Record<string, string>>;
  /** The cells to be drawn besides those with tokens. */
  readonly cells?: string;
  readonly names?: boolean;
  readonly path?: string;
  readonly fits?: string;
  readonly misses?: string;
  readonly others?: string;
  readonly points?: Readonly<Record<string, number>>;
  readonly loops?: "rulebook" | "bga";
  readonly spirit?: string;
}

/** "b1 b2 blue; c3 brown-red" as stacks by cell, from the bottom up. */
export function laid(text: string): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    text
      .split(";")
      .map((part) => part.trim().split(" "))
      .flatMap((words) => words.slice(0, -1).map((cell) => [cell, (words.at(-1) ?? "").split("-")])),
  );
}
