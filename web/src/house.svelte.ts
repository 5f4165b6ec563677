// Whom links reach: this computer only, its house, or everybody; and the door to the house.

import { api } from "./api";
import { app } from "./app.svelte";
import type { House } from "./generated/protocol";

class Door {
  told = $state.raw<House | null>(null);

  async look(): Promise<void> {
    this.told = await api.house().catch(() => this.told);
  }

  /** Whether the server did it; its refusal is shown. */
  async change(open: boolean): Promise<boolean> {
    const told = await app.attempt(() => api.changeHouse(open));
    if (told !== null) this.told = told;
    return told !== null;
  }

  /** The address of this page, as others can open it. */
  get here(): string {
    const base = this.told?.base ?? location.origin;
    return base + location.pathname + location.search + location.hash;
  }

  /** Whether a link that was made before still leads here. */
  leads(link: string): boolean {
    return this.told !== null && link.startsWith(`${this.told.base}/`);
  }
}

export const door = new Door();
