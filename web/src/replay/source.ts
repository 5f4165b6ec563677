// Where a replay comes from: a finished table of this server, or a file that somebody opened.

import { api, type Pieces } from "../api";
import type { Branch, Replay, TableInfo } from "../generated/protocol";

export interface Source {
  load(pieces: Pieces): Promise<Replay>;
  /** Play on from a moment; answers the new table. */
  branch(branch: Branch): Promise<TableInfo>;
  /** The record itself, to be checked in the page. */
  record(): Promise<unknown>;
  /** Where it can be saved from. */
  readonly download: string;
  /** The address of the replay, if others can open it too. */
  readonly link: string | null;
}

export function ofTable(id: string): Source {
  return {
    load: (pieces) => api.replay(id, pieces),
    branch: (branch) => api.branch(id, branch),
    record: () => api.readRecord(id),
    download: api.record(id),
    link: `/replay/${id}`,
  };
}

/** A file is sent along with every question; the server keeps nothing of it. */
export function ofFile(text: string): Source {
  return {
    load: (pieces) => api.replayFile(text, pieces),
    branch: (branch) => api.branchFile(text, branch),
    record: () => Promise.resolve(JSON.parse(text) as unknown),
    download: URL.createObjectURL(new Blob([text], { type: "application/json" })),
    link: null,
  };
}
