/** Which of somebody's records a game belongs to, in words. */

import { series, t } from "../words.svelte";

export type Variant = Readonly<Record<string, string | number | boolean>>;

/** What the options call it; what has no option of its own has its own words. */
function part(game: string, name: string, value: string | number | boolean): string {
  const option = `option-${game}-${name}`;
  switch (name) {
    case "side":
      return t("variant-side", { side: value });
    case "spirit":
      return value === "unknown" ? t("variant-spirit-unknown") : t("variant-spirit", { card: t(`card-${value}`) });
    case "rounds":
      return t("variant-rounds", { rounds: value });
    case "placement":
    case "scoring":
      return t(`${option}-${value}`);
  }
  return value === true ? t(option) : t("variant-named", { name: t(option), value: t(`${option}-${value}`) });
}

/** What is asked first comes first; the rest as it comes. */
const ORDER = ["side", "spirit", "placement", "scoring", "rounds"];

export function variantText(game: string, variant: Variant): string {
  const names = [...ORDER.filter((name) => name in variant), ...Object.keys(variant).filter((name) => !ORDER.includes(name))];
  const parts = names.map((name) => part(game, name, variant[name] ?? ""));
  return parts.length === 0 ? t("variant-base") : series(parts);
}
