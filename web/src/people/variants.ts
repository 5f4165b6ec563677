/** Which of somebody's records a game belongs to, in words. */

import { variantWords } from "../games/variants";
import { series, t } from "../words.svelte";

export type Variant = Readonly<Record<string, string | number | boolean>>;

/** What the options call it; what has no option of its own has its own words. */
function part(game: string, name: string, value: string | number | boolean): string {
  const own = variantWords(game)?.[name]?.(value);
  if (own !== undefined) return own;
  const option = `option-${game}-${name}`;
  return value === true ? t(option) : t("variant-named", { name: t(option), value: t(`${option}-${value}`) });
}

export function variantText(game: string, variant: Variant): string {
  // What the game has words for is asked first; the rest as it comes.
  const first = Object.keys(variantWords(game) ?? {}).filter((name) => name in variant);
  const names = [...first, ...Object.keys(variant).filter((name) => !first.includes(name))];
  const parts = names.map((name) => part(game, name, variant[name] ?? ""));
  return parts.length === 0 ? t("variant-base") : series(parts);
}
