import { t } from "../../words.svelte";
import type { VariantWords } from "../variants";

const words: VariantWords = {
  side: (side) => t("variant-side", { side }),
  spirit: (card) => (card === "unknown" ? t("variant-spirit-unknown") : t("variant-spirit", { card: t(`card-${card}`) })),
};

export default words;
