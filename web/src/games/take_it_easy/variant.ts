import { t } from "../../words.svelte";
import type { VariantWords } from "../variants";

const words: VariantWords = {
  placement: (how) => t(`option-take_it_easy-placement-${how}`),
  scoring: (how) => t(`option-take_it_easy-scoring-${how}`),
  rounds: (rounds) => t("variant-rounds", { rounds }),
};

export default words;
