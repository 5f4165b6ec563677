// Days and moments in the reader's language.

import { language } from "../words.svelte";

/** A day of the calendar, the same everywhere. */
export function dayName(day: string): string {
  return new Intl.DateTimeFormat(language.locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
}

/** The day of a moment where the reader is. */
export function dateOf(moment: string): string {
  return new Intl.DateTimeFormat(language.locale, { dateStyle: "medium" }).format(new Date(moment));
}

export function number(value: number, digits = 0): string {
  return new Intl.NumberFormat(language.locale, { maximumFractionDigits: digits }).format(value);
}
