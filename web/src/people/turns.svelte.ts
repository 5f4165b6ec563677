// The tables that wait for us, whatever page is open: asked for every few seconds, shown as a
// number in the header, in the tab and in its icon, and, if that was wished, as a notification.
// There is no push service: a browser without a page of ours learns nothing.

import { api } from "../api";
import { app } from "../app.svelte";
import { named } from "../bots";
import type { MyTable } from "../generated/protocol";
import { router } from "../router.svelte";
import { settings } from "../settings.svelte";
import { series, t } from "../words.svelte";
import { mark } from "./badge";

const EVERY = 10_000;
const EVERY_HIDDEN = 30_000;

/** Whether somebody else waits there: alone or against bots nobody has to be reminded. */
export function isAwaited({ table, my_turn, my_seats }: MyTable): boolean {
  return my_turn && table.seats.some(({ seat, kind }) => (kind === "person" || kind === "program") && !my_seats.includes(seat));
}

/** One wait for us: the same table waits again with another moment. */
const waitOf = ({ table, since }: MyTable) => `${table.id} ${since}`;

class Turns {
  tables = $state.raw<readonly MyTable[] | null>(null);
  #known: Set<string> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Those that wait for us, the one on the screen aside: that one is seen. */
  waiting = $derived.by(() =>
    (this.tables ?? []).filter((mine) => isAwaited(mine) && !isInFront(mine.table.id)),
  );
  count = $derived.by(() => this.waiting.length);

  /** Keep an eye on it; the returned function ends it. */
  watch(): () => void {
    const again = async () => {
      await this.look();
      this.#timer = setTimeout(again, document.hidden ? EVERY_HIDDEN : EVERY);
    };
    void again();
    const back = () => {
      if (!document.hidden) void this.look();
    };
    document.addEventListener("visibilitychange", back);
    const unmark = $effect.root(() => {
      $effect(() => mark(this.count));
    });
    return () => {
      clearTimeout(this.#timer);
      document.removeEventListener("visibilitychange", back);
      unmark();
    };
  }

  async look(): Promise<void> {
    try {
      this.tables = await api.mine();
    } catch {
      return; // the next look tries again
    }
    const waits = this.tables.filter(isAwaited);
    const fresh = this.#known === null ? [] : waits.filter((mine) => !this.#known?.has(waitOf(mine)));
    this.#known = new Set(waits.map(waitOf));
    for (const mine of fresh) if (!isInFront(mine.table.id)) remind(mine);
  }
}

export const turns = new Turns();

function isInFront(table: string): boolean {
  const { route } = router;
  return route.page === "table" && route.id === table && !document.hidden;
}

function remind({ table }: MyTable): void {
  const title = t("turns-notice", { game: t(`${table.game}-title`) });
  app.announce(title);
  if (!settings.remind || !mayNotify()) return;
  try {
    const names = series(named(table).seats.map(({ name }) => name));
    // A tag: two open pages of ours make one notification, not two.
    const notice = new Notification(title, { body: names, tag: `harmonium ${table.id}`, icon: "/icon.svg" });
    notice.onclick = () => {
      window.focus();
      router.go(`/table/${table.id}`);
      notice.close();
    };
  } catch {
    // Some browsers show notifications for installed applications only: the mark in the tab remains.
  }
}

export function mayNotify(): boolean {
  return "Notification" in window && Notification.permission === "granted";
}
