// How games name the parts of a variant that have no option of their own, or more to say than it: a
// folder with a variant.ts does.

/** The words of each part, in the order in which they are said. */
export type VariantWords = Readonly<Record<string, (value: string | number | boolean) => string>>;

const modules = import.meta.glob<{ default: VariantWords }>("./*/variant.ts", { eager: true });

export function variantWords(game: string): VariantWords | undefined {
  return modules[`./${game}/variant.ts`]?.default;
}
