/** What is in the hand over a sea chart of the pad: a card, or a cell that waits for its number. */

import type { TranquilityFitting, TranquilitySpot } from "../../../generated/protocol";
import type { Editor } from "../../../pad/editor.svelte";
import { ISLANDS } from "../facts";
import type { TranquilitySheet } from "./sheet";

/** The number of an island as somebody typed it; null if there is none. */
export function islandOf(text: string): number | null {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= ISLANDS ? number : null;
}

export class Sea {
  /** The card of the hand that is looked at. */
  held: number | null = $state(null);
  waiting: number | null = $state(null);
  /** The number typed for the cell that waits. */
  typed = $state("");
  /** Cells that are lit because something about them is explained. */
  lit: readonly number[] | null = $state.raw(null);
  readonly #editor: Editor<"tranquility", TranquilitySheet>;

  constructor(editor: Editor<"tranquility", TranquilitySheet>) {
    this.#editor = editor;
  }

  get #sheet(): TranquilitySheet {
    return this.#editor.sheet;
  }

  /** Where the card fits: what is open first, then the cheapest. */
  readonly fits: readonly TranquilityFitting[] = $derived.by(() =>
    (this.#editor.counted?.fits ?? [])
      .filter(({ spot }) => spot.number === this.held)
      .toSorted(
        ({ spot: one }, { spot: other }) =>
          Number(one.obstacle !== null) - Number(other.obstacle !== null) || one.cost - other.cost,
      ),
  );
  readonly spots: ReadonlyMap<number, TranquilitySpot> = $derived(
    new Map(this.fits.map(({ spot }) => [spot.cell, spot])),
  );

  emptyHands(): void {
    this.held = null;
    this.waiting = null;
    this.typed = "";
    this.lit = null;
  }

  /** Look at a card of the hand, or at none. */
  hold(number: number | null): void {
    this.emptyHands();
    this.held = number;
  }

  put(cell: number, number: number): void {
    this.#editor.change({
      placed: { ...this.#sheet.placed, [cell]: number },
      hand: this.#sheet.hand.filter((one) => one !== number),
    });
    this.emptyHands();
  }

  takeOff(cell: number): void {
    this.#editor.change({
      placed: Object.fromEntries(Object.entries(this.#sheet.placed).filter(([key]) => key !== `${cell}`)),
      moons: this.#sheet.moons.filter((one) => one !== cell),
    });
    this.waiting = null;
  }

  /** Turn the card of a cell round: sun or moon up. */
  turn(cell: number): void {
    this.#editor.change({ moons: toggled(this.#sheet.moons, cell) });
  }

  block(row: number): void {
    this.#editor.change({ blocked: [...toggled(this.#sheet.blocked, row)].sort() });
  }

  draw(number: number): void {
    this.#editor.change({ hand: [...this.#sheet.hand, number] });
    this.hold(number);
  }

  discard(number: number): void {
    this.#editor.change({ hand: this.#sheet.hand.filter((one) => one !== number) });
    if (this.held === number) this.held = null;
  }

  tap(cell: number): void {
    if (this.#editor.isLocked) {
      this.lit = null;
      return;
    }
    if (this.held !== null && this.spots.get(cell)?.obstacle === null) {
      this.put(cell, this.held);
      return;
    }
    const waited = this.waiting === cell;
    this.lit = null;
    this.typed = "";
    this.waiting = waited ? null : cell;
    if (!waited) this.held = null;
  }

  /** Whether the key meant something on that cell. */
  press(key: string, cell: number): boolean {
    if (this.#editor.isLocked) return false;
    const isFilled = this.#sheet.placed[cell] !== undefined;
    if ((key === "Backspace" || key === "Delete") && isFilled) this.takeOff(cell);
    else if (/^[0-9]$/.test(key) && !isFilled) {
      this.emptyHands();
      this.waiting = cell;
      this.typed = key;
    } else return false;
    return true;
  }
}

function toggled(list: readonly number[], one: number): readonly number[] {
  return list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
}
