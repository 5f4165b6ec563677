/** Sheets out of whatever was stored or imported: only what is one comes through. */

import { padOf } from "../games/pads";
import { isFlag, isList, isMoment, isNumber, isRecord, isText, type Loose } from "./shapes";
import { LONGEST_NAME } from "./sheets";
import type { Sheet, Stored } from "./types";

/** The sheet; null if it is none. */
export function readSheet(value: unknown): Sheet | null {
  if (!isRecord(value) || !isStored(value) || !isText(value["game"])) return null;
  return padOf(value["game"])?.read(value) ?? null;
}

function isStored(value: Loose): value is Stored {
  const { id, made, changed, finished, names, outcome } = value;
  return (
    isText(id) &&
    /^[\w-]{1,64}$/.test(id) &&
    isMoment(made) &&
    isMoment(changed) &&
    (finished === null || isMoment(finished)) &&
    isList(names, isText) &&
    names.length >= 1 &&
    names.every((name) => name.length <= LONGEST_NAME) &&
    (outcome === null || isOutcome(outcome))
  );
}

function isOutcome(value: unknown): boolean {
  if (!isRecord(value)) return false;
  return (
    isList(value["totals"], isNumber) &&
    isList(value["ranks"], isNumber) &&
    (value["won"] === undefined || isFlag(value["won"]))
  );
}
