// The proof of the deal: nonce and deal, shown at the end, give the commitment of the beginning.
// What the acts were worth only the rules know (`harmonium verify`); this checks that the deal was
// fixed before the first of them.

import { sha256 } from "./sha256";

/** The part of a record (`harmonium/1`) that opens its commitment. */
export interface Opening {
  readonly format: string;
  readonly commitment: string;
  readonly nonce: string;
  readonly deal: unknown;
}

export interface Proof {
  /** Whether everything that could be checked is as it should be. */
  readonly good: boolean;
  /**
   * "broken": nonce and deal do not give the commitment; "differs": they do, but it is not the one
   * that was shown at the start; "unreadable": this is no record of ours.
   */
  readonly fault: "broken" | "differs" | "unreadable" | null;
  /** What nonce and deal give; empty where that cannot be said. */
  readonly computed: string;
}

/** Check a record; `published` is the commitment that was shown at the start, where it is known. */
export async function verify(record: unknown, published: string | null = null): Promise<Proof> {
  if (!isOpening(record)) return { good: false, fault: "unreadable", computed: "" };
  const nonce = bytesOf(record.nonce);
  const deal = new TextEncoder().encode(canonical(record.deal));
  const opened = new Uint8Array(nonce.length + deal.length);
  opened.set(nonce);
  opened.set(deal, nonce.length);
  const computed = await sha256(opened);
  const fault =
    computed !== record.commitment
      ? "broken"
      : published !== null && published.toLowerCase() !== computed
        ? "differs"
        : null;
  return { good: fault === null, fault, computed };
}

/** The one spelling of a deal: JSON with sorted keys and no spaces. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`);
  return `{${fields.join(",")}}`;
}

function isOpening(record: unknown): record is Opening {
  if (typeof record !== "object" || record === null) return false;
  const { format, commitment, nonce, deal } = record as Partial<Opening>;
  return (
    format === "harmonium/1" &&
    typeof commitment === "string" &&
    typeof nonce === "string" &&
    /^([0-9a-f]{2}){32}$/i.test(nonce) &&
    typeof deal === "object" &&
    deal !== null
  );
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
