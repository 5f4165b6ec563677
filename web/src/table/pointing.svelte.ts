// Lines of the log and the places they speak of: pointing at one shows the other.

import type { Attachment } from "svelte/attachments";
import type { Spot } from "../games/types";

export class Pointing {
  /** The places of which a line speaks that somebody points at. */
  spoken = $state.raw<readonly Spot[]>([]);
  /** The place that somebody points at. */
  touched = $state.raw<Spot | null>(null);

  /** Whether a line speaks of the place that is pointed at. */
  isMeant(spots: readonly Spot[]): boolean {
    const { touched } = this;
    return touched !== null && spots.some(({ seat, cell }) => cell === touched.cell && seat === touched.seat);
  }

  /** For the table around the boards: where pointer or keyboard stand. */
  readonly follow: Attachment<HTMLElement> = (root) => {
    const look = ({ target }: Event): void => {
      const next = target instanceof Element ? spotAt(target) : null;
      if (next?.cell !== this.touched?.cell || next?.seat !== this.touched?.seat) this.touched = next;
    };
    const leave = (): void => {
      this.touched = null;
    };
    root.addEventListener("pointerover", look);
    root.addEventListener("focusin", look);
    root.addEventListener("pointerleave", leave);
    return () => {
      root.removeEventListener("pointerover", look);
      root.removeEventListener("focusin", look);
      root.removeEventListener("pointerleave", leave);
    };
  };
}

/** The place of a board on which an element lies. */
function spotAt(element: Element): Spot | null {
  const cell = element.closest("[data-at]")?.getAttribute("data-at");
  if (cell == null) return null;
  const seat = element.closest("[data-board-of]")?.getAttribute("data-board-of");
  return { seat: seat == null ? null : Number(seat), cell };
}

/** The cells of a board that are spoken of; a board that all share is nobody's. */
export function spokenOn(spoken: readonly Spot[] | undefined, board: number | null): readonly string[] {
  return (spoken ?? []).filter(({ seat }) => seat === board).map(({ cell }) => cell);
}
