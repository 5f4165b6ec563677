// The score pads of the games, together: a list of sheets shows those of every game at once. A
// folder with a pad/index.ts has one. In the order of the first page.

import type { PadModule } from "../pad/types";
import { SHELF } from ".";

const modules = import.meta.glob<{ default: PadModule }>("./*/pad/index.ts", { eager: true });

export const PADS: readonly PadModule[] = SHELF.flatMap((key) => modules[`./${key}/pad/index.ts`]?.default ?? []);

export function padOf(key: string | null): PadModule | null {
  return PADS.find((one) => one.key === key) ?? null;
}
