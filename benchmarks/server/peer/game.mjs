// A game of the same weight as Take It Easy with two seats: 19 cells each, the same secret order
// of tiles, simultaneous secret choices, validated moves, a filtered view of about 1.5 KB.
import { INVALID_MOVE } from "boardgame.io/dist/cjs/core.js";

const CELLS = 19;
const TILES = [];
for (const a of [1, 5, 9]) for (const b of [2, 6, 7]) for (const c of [3, 4, 8]) TILES.push(`${a}${b}${c}`);

const empty = () => Array(CELLS).fill(null);

function choose({ G, playerID, random }, cell) {
  const seat = Number(playerID);
  if (!Number.isInteger(cell) || cell < 0 || cell >= CELLS) return INVALID_MOVE;
  if (G.choices[seat] !== null || G.boards[seat][cell] !== null) return INVALID_MOVE;
  G.choices[seat] = cell;
  if (G.choices.includes(null)) return;
  const tile = G.secret[G.turn];
  G.boards.forEach((board, each) => (board[G.choices[each]] = tile));
  G.calls.push(G.secret[(G.turn + 1) % CELLS]);
  G.choices = [null, null];
  G.turn += 1;
  if (G.turn === CELLS) {
    G.finished = [G.boards];
    G.boards = [empty(), empty()];
    G.turn = 0;
    G.round += 1;
    G.secret = random.Shuffle(TILES).slice(0, CELLS);
    G.calls = [G.secret[0]];
  }
}

export const NineteenCells = {
  name: "nineteen-cells",
  minPlayers: 2,
  maxPlayers: 2,
  setup: ({ random }) => {
    const secret = random.Shuffle(TILES).slice(0, CELLS);
    return {
      secret,
      options: { placement: "free", scoring: "standard", rounds: 24, symbols: "default" },
      round: 0,
      turn: 0,
      calls: [secret[0]],
      boards: [empty(), empty()],
      choices: [null, null],
      finished: [[empty(), empty()]],
    };
  },
  moves: { choose: { move: choose, client: false, ignoreStaleStateID: true } },
  turn: { activePlayers: { all: "choose" }, stages: { choose: {} } },
  disableUndo: true,
  playerView: ({ G, playerID }) => {
    const { secret, choices, ...open } = G;
    const seat = playerID === null || playerID === undefined ? null : Number(playerID);
    return {
      ...open,
      seat,
      hasChosen: choices.map((choice) => choice !== null),
      choice: seat === null ? null : choices[seat],
      legal:
        seat === null || choices[seat] !== null
          ? []
          : open.boards[seat].flatMap((tile, cell) => (tile === null ? [{ type: "choose", cell }] : [])),
    };
  },
};
