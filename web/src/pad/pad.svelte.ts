// The sheets that lie in this browser, for every page that shows some.

import { PADS } from "../games/pads";
import { again, newSheet } from "./sheets";
import { type Aside, drop, dropAside, fromFile, type Import, isOurs, keep, readAll } from "./shelf";
import type { PadModule, Sheet } from "./types";

class Pad {
  sheets = $state.raw<readonly Sheet[]>([]);
  /** What was stored and could not be read. */
  aside = $state.raw<readonly Aside[]>([]);
  /** Something could not be stored: it lasts as long as the page. */
  full = $state(false);

  #begun = false;

  start(): void {
    if (this.#begun) return;
    this.#begun = true;
    for (const one of PADS) one.start?.();
    this.#read();
    // Another window has written something.
    addEventListener("storage", ({ key }) => isOurs(key) && this.#read());
  }

  #read(): void {
    try {
      const { sheets, aside } = readAll(localStorage);
      const unsaved = this.full ? this.sheets.filter(({ id }) => !sheets.some((one) => one.id === id)) : [];
      this.sheets = [...unsaved, ...sheets];
      this.aside = aside;
    } catch {
      this.full = true;
    }
  }

  /** A new sheet for this box; with the players and variants of the one before, if one is given. */
  begin(game: PadModule, before: Sheet | null = null): Sheet {
    return before === null ? newSheet(game) : again(game, before);
  }

  sheet(id: string): Sheet | null {
    return this.sheets.find((sheet) => sheet.id === id) ?? null;
  }

  put(sheet: Sheet): void {
    this.sheets = [sheet, ...this.sheets.filter(({ id }) => id !== sheet.id)];
    try {
      this.full = !keep(localStorage, sheet);
    } catch {
      this.full = true;
    }
  }

  remove(id: string): void {
    this.sheets = this.sheets.filter((sheet) => sheet.id !== id);
    try {
      drop(localStorage, id);
    } catch {
      // Without storage it is gone already.
    }
  }

  forget(key: string): void {
    dropAside(localStorage, key);
    this.aside = this.aside.filter((one) => one.key !== key);
  }

  import(text: string): Import | null {
    const brought = fromFile(text, this.sheets);
    for (const sheet of [...(brought?.added ?? []), ...(brought?.renewed ?? [])]) this.put(sheet);
    return brought;
  }
}

export const pad = new Pad();

/** Give a text to the person as a file. */
export function download(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}
