import type { Told } from "../../../book/pictures";

/** The chart, or some rows of it: islands by cell, and what one more would cost where it fits. Or `cards`. */
export interface Drawn extends Told {
  readonly grid?: "standard" | "high_arch" | "pyramid";
  readonly rows?: string;
  readonly cards?: string;
  readonly placed?: Readonly<Record<string, number>>;
  readonly island?: number;
  readonly costs?: Readonly<Record<string, number>>;
  /** Where it would fit but costs more than a full hand can pay. */
  readonly dear?: string;
  /** The row of the rocks. */
  readonly rocks?: number;
  readonly moons?: string;
  readonly names?: boolean;
  readonly chain?: boolean;
  readonly corners?: boolean;
}
