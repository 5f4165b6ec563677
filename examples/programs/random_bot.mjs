// The same bot in JavaScript: harmonium simulate take_it_easy --seats "program:node random_bot.mjs"
import { createInterface } from "node:readline";

/** One of the legal actions, in time; `view` is all that a person in this seat would see. */
function choose(view, legal, seconds) {
  return legal[Math.floor(random() * legal.length)];
}

// A small generator of its own, so that the arena's seed repeats a game.
let state = 1;
function random() {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
}

let seats = [];
let seconds = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "greeting") {
    seats = message.seats;
    seconds = message.budget.time;
    // Numbers above 2^53 lose their last digits here, which a seed can bear.
    if (message.seed !== undefined) state = message.seed % 2 ** 32 >>> 0;
  } else if (message.type === "snapshot" || message.type === "update") {
    if (!seats.includes(message.viewer) || message.legal.length === 0) continue;
    const answer = {
      type: "act",
      id: String(message.entries),
      seat: message.viewer,
      on: message.entries,
      action: choose(message.view, message.legal, seconds),
    };
    process.stdout.write(JSON.stringify(answer) + "\n");
  }
}
