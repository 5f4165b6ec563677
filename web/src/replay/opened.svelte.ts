// The file that was opened last; it stays in this page and is gone with it.

import type { Replay } from "../generated/protocol";
import { ofFile, type Source } from "./source";

/** Stands in the address where a table has its id. */
export const FILE = "file";
/** Bytes; what is longer is no record of any game. */
export const LARGEST_FILE = 524_288;
export const FIRST_PIECES = { eyes: "open", first: 0, count: 24, log: true } as const;

export interface Opened {
  readonly name: string;
  readonly source: Source;
  readonly first: Replay;
}

class OpenedFile {
  now = $state.raw<Opened | null>(null);

  /** Read a file; what the server refuses is thrown. */
  async open(name: string, text: string): Promise<void> {
    const source = ofFile(text);
    this.now = { name, source, first: await source.load(FIRST_PIECES) };
  }
}

export const opened = new OpenedFile();
