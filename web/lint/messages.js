// House rules of the messages: nothing that people read stands in a component, and every id that
// `t(...)` names literally exists in English.

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const LETTER = /\p{L}/u;
const RULE = /^[A-Z]-[A-Z]+(-[A-Z0-9]+)*$/;
/** Attributes that are shown or read aloud. */
const SPOKEN = new Set(["alt", "aria-label", "aria-description", "aria-roledescription", "placeholder", "title"]);
const ENGLISH = fileURLToPath(new URL("../../src/harmonium/locales/en/", import.meta.url));

const ids = new Set(
  readdirSync(ENGLISH)
    .filter((name) => name.endsWith(".ftl"))
    .flatMap((name) => readFileSync(ENGLISH + name, "utf-8").match(/^[a-z][\w-]*(?= =)/gmu) ?? []),
);

const literal = {
  meta: { type: "problem", messages: { literal: "“{{text}}” is no message: people read it in six languages" } },
  create: (context) => {
    const report = (node, text) => {
      if (LETTER.test(text) && !RULE.test(text.trim())) context.report({ node, messageId: "literal", data: { text: text.trim() } });
    };
    return {
      SvelteText(node) {
        const { parent } = node;
        if (parent.type !== "SvelteStyleElement" && parent.type !== "SvelteScriptElement") report(node, node.value);
      },
      SvelteAttribute(node) {
        if (!SPOKEN.has(node.key.name)) return;
        for (const part of node.value) if (part.type === "SvelteLiteral") report(part, part.value);
      },
    };
  },
};

const known = {
  meta: { type: "problem", messages: { unknown: "there is no message {{id}} in English" } },
  create: (context) => ({
    CallExpression({ callee, arguments: [id] }) {
      if (callee.name !== "t" || id?.type !== "Literal" || ids.has(id.value)) return;
      context.report({ node: id, messageId: "unknown", data: { id: id.value } });
    },
  }),
};

export default { rules: { literal, known } };
