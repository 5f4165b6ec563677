/** Tranquility on the score pad. */

import type { PadModule } from "../../../pad/types";
import { countTranquility } from "./count";
import Pad from "./Pad.svelte";
import Setup from "./Setup.svelte";
import { isSheet, MODULES, MOST_PLAYERS, type TranquilitySheet } from "./sheet";

const pad: PadModule<"tranquility", TranquilitySheet> = {
  key: "tranquility",
  most: MOST_PLAYERS,
  blank: (kept) => ({
    ...kept,
    game: "tranquility",
    grid: "standard",
    placed: {},
    hand: [],
    others: 0,
    blocked: [],
    beside: false,
    rivals: false,
    moons: [],
    discards: [0, 0],
    won: null,
  }),
  again: (fresh, { grid, rivals, modules = [] }) => ({ ...fresh, grid, rivals, modules }),
  seated: (sheet) => sheet,
  isBlank: ({ placed, hand }) => Object.keys(placed).length === 0 && hand.length === 0,
  read: (stored) => (isSheet(stored) ? stored : null),
  page: ({ grid, placed, hand, others, blocked, beside, rivals, moons, discards }) => ({
    grid,
    placed,
    hand,
    hand_size: hand.length + others,
    // Rivals sail without rocks and Storms (Q-COMBO-3).
    blocked_rows: rivals ? [] : blocked,
    only_beside: !rivals && beside,
    rivals,
    moons: rivals ? moons : [],
    discards,
  }),
  count: countTranquility,
  outcome: ({ won }, { tally, ranks }) => ({
    totals: tally.scores.map(({ total }) => total),
    ranks,
    ...(won === null ? {} : { won }),
  }),
  variant: ({ grid, rivals, modules }) => ({
    ...(rivals ? { competitive: true } : {}),
    ...(grid === "standard" ? {} : { [grid]: true }),
    ...Object.fromEntries(MODULES.filter((module) => modules?.includes(module)).map((module) => [module, true])),
  }),
  note: ({ won }) => (won === undefined ? null : { id: won ? "pad-ended-won" : "pad-ended-lost" }),
  figures: (outcomes) => [{ label: "pad-wins", count: outcomes.filter(({ won }) => won === true).length }],
  Setup,
  Pad,
};

export default pad;
