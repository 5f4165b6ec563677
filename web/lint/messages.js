// House rule of the messages: nothing that people read stands in a component.

const LETTER = /\p{L}/u;
const RULE = /^[A-Z]-[A-Z]+(-[A-Z0-9]+)*$/;
/** Attributes that are shown or read aloud. */
const SPOKEN = new Set(["alt", "aria-label", "aria-description", "aria-roledescription", "placeholder", "title"]);

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

export default { rules: { literal } };
