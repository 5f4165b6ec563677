import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import messages from "./lint/messages.js";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules", "src/generated"] },
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    rules: {
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-console": "error",
    },
  },
  {
    files: ["src/**"],
    plugins: { messages },
    rules: { "messages/literal": "error" },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig },
    },
    rules: {
      "svelte/prefer-svelte-reactivity": "off", // what is not shown need not be reactive
      "prefer-const": "off", // $props() declares with let what components may rebind
      "svelte/no-navigation-without-resolve": "off", // our own router, not SvelteKit's
    },
  },
);
