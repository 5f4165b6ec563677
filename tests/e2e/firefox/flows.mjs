// The main flows once in Firefox, over WebDriver BiDi: node flows.mjs FIREFOX ADDRESS
// Prints what was done; ends with 1 at the first thing that is not as it should be.

import { launch } from "puppeteer-core";

const [executablePath, address] = process.argv.slice(2);
const browser = await launch({ browser: "firefox", executablePath, headless: true, args: ["--width=1280", "--height=900"] });
const page = await browser.newPage();
await page.setViewport({ width: 1280, height: 900 });
page.setDefaultTimeout(20_000);
const odd = [];
page.on("pageerror", (error) => odd.push(String(error)));
page.on("console", (message) => message.type() === "error" && odd.push(message.text()));

const open = (path) => page.goto(address + path, { waitUntil: "load" });
const see = (selector) => page.waitForSelector(selector, { visible: true });
const click = async (selector) => (await see(selector)).click();
const choose = async (selector, value) => (await see(selector)).select(value);
const until = (what, ...given) => page.waitForFunction(what, {}, ...given);

/** Every cell that is open in turn, until the game is over. */
async function placeAll() {
  for (let turn = 0; turn < 19; turn += 1) {
    const cell = await see("[data-cell][data-legal]");
    const called = await page.$eval("[data-testid=board]", (board) => board.dataset.called);
    await cell.click();
    await until((tile) => document.querySelector("[data-testid=board]").dataset.called !== tile, called);
  }
}

const FLOWS = {
  async "a game alone, from the first page to its end"() {
    await open("/");
    await click("[data-testid=game-take_it_easy] a[href$='/alone']");
    await choose("[data-option=rounds] select", "1");
    await click("button[type=submit]");
    await placeAll();
    await see("[data-testid=end]");
    await until(() => document.querySelector("[data-testid=end]").textContent.includes("checked"));
    await see("[data-testid=figures]");
    await click("[data-testid=best] button");
    await see("[data-testid=best] [role=img]");
  },
  async "its replay"() {
    await click("[data-testid=end] a[href^='/replay/']");
    await see("[data-testid=replay-link]");
  },
  async "Harmonies: tokens are taken, and one is placed"() {
    await open("/new/harmonies/alone");
    await click("button[type=submit]");
    await click("[data-group][data-legal]");
    await click(".landscape.live .cell.target");
    await until(() => document.querySelector(".landscape.live [data-level]") !== null);
  },
  async "Tranquility: a hand and a chart"() {
    await open("/");
    await click("[data-testid=game-tranquility] .now");
    await see("[data-testid=chart]");
    await see("[data-card]");
  },
  async "friends are let in"() {
    await open("/new/take_it_easy");
    await click("button[type=submit]");
    await click("[data-testid=house] button");
    await see("[data-testid=link]");
    await click("[data-testid=house] button");
    await see("[data-testid=here-only]");
  },
  async "Persian, from right to left"() {
    await open("/settings");
    await choose("select:has(option[value=fa])", "fa");
    await until(() => document.documentElement.dir === "rtl");
  },
  async "the rule book and the score pad"() {
    await open("/rules/harmonies");
    await see("#H-TOKEN-2");
    await open("/pad");
    await click("[data-testid=new-take_it_easy]");
    await see("[data-testid=take_it_easy-pad]");
  },
};

let status = 0;
for (const [name, flow] of Object.entries(FLOWS)) {
  try {
    await flow();
    if (odd.length > 0) throw new Error(`the page complains: ${odd.join("; ")}`);
    console.log(`done: ${name}`);
  } catch (error) {
    console.log(`failed: ${name}: ${error.message}`);
    status = 1;
    break;
  }
}
await browser.close();
process.exit(status);
