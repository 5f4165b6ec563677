// The closed-loop generator, the same for both servers.
//
//   node load.mjs <harmonium|boardgameio> <addresses> <tables> <seconds> [acts per second]
//
// Several servers are given with commas between them: the two seats of a table are then at
// different ones, which is the worst that a load balancer can do.
//
// Two seats a table, each a socket of its own. Closed loop: a seat acts as soon as the table waits
// for it. Paced: so many acts a second are begun over all tables, and the time is measured from
// the act to the update that the other seat gets.
//
// An act counts when it is acknowledged. Whatever is not as it should be (a socket that closes, an
// act that is rejected, a game that ends) ends the measurement with an error: what looks like a
// result must be one.
import { readdirSync, readFileSync } from "node:fs";
import WebSocket from "ws";

const [target, addresses, tablesText, secondsText, rateText] = process.argv.slice(2);
const servers = addresses.split(",");
const TABLES = Number(tablesText);
const SECONDS = Number(secondsText);
const RATE = rateText ? Number(rateText) : 0;
const PIDS = (process.env.SERVER_PID ?? "").split(",").filter(Boolean);
const DATABASE = process.env.DATABASE_PID;
const serverOf = (seat) => servers[seat % servers.length];
const socketAddress = (seat) => serverOf(seat).replace("http", "ws");

const stats = { acts: 0, updates: 0, bytes: 0, latencies: [] };

function fail(what) {
  console.error(`${target}, ${TABLES} tables: ${what}`);
  process.exit(1);
}
process.on("unhandledRejection", (error) => fail(error?.stack ?? error));

// What both sides' sockets must never do while we measure.
function watched(socket, reject) {
  socket.on("error", (error) => (started ? fail(`socket: ${error.message}`) : reject(error)));
  socket.on("close", (code) => { if (!over) fail(`a socket was closed (${code})`); });
}
let counting = false;
const ready = []; // seats that may act, when paced

async function ask(method, path, body, cookie, seat = 0) {
  const headers = { "content-type": "application/json" };
  if (cookie) headers.cookie = cookie;
  const answer = await fetch(serverOf(seat) + path, { method, headers, body: body && JSON.stringify(body) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
  const set = answer.headers.get("set-cookie");
  return { data: text.startsWith("{") || text.startsWith("[") ? JSON.parse(text) : text, cookie: set && set.split(";")[0] };
}

class Seat {
  constructor(seat) {
    this.seat = seat;
    this.other = null;
    this.begun = 0; // when this seat's last act was sent
    this.number = 0;
    this.acknowledgements = 0;
  }

  // The table waits for this seat, with so many cells open.
  due(cells, act) {
    this.next = () => {
      this.next = null;
      this.begun = performance.now();
      act(cells[Math.floor(Math.random() * cells.length)]);
    };
    if (RATE) ready.push(this);
    else this.next();
  }

  // Its act is done, says the server.
  acknowledged() {
    this.acknowledgements += 1;
    if (counting) stats.acts += 1;
  }

  // An update came; if it is the other's act, this is its latency.
  saw(actor, bytes) {
    if (!counting) return;
    stats.updates += 1;
    stats.bytes += bytes;
    if (actor !== this.seat && this.other.begun) {
      stats.latencies.push(performance.now() - this.other.begun);
      this.other.begun = 0;
    }
  }
}

// Harmonium -----------------------------------------------------------------------------------

async function harmonium() {
  const one = (await ask("GET", "/api/me")).cookie;
  const two = (await ask("GET", "/api/me")).cookie;
  const wish = { game: "take_it_easy", seats: [{ type: "me" }, { type: "open" }], options: { rounds: 24 }, open: true };
  await inGroups(TABLES, async () => {
    const { table } = (await ask("POST", "/api/tables", wish, one)).data;
    await ask("POST", `/api/tables/${table.id}/join`, {}, two, 1);
    await ask("POST", `/api/tables/${table.id}/start`, undefined, one);
    const seats = [new Seat(0), new Seat(1)];
    [seats[0].other, seats[1].other] = [seats[1], seats[0]];
    return Promise.all(seats.map((seat, at) => harmoniumSocket(seat, table.id, at ? two : one)));
  });
}

function harmoniumSocket(seat, id, cookie) {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${socketAddress(seat.seat)}/api/tables/${id}/socket`, {
      headers: { cookie },
      perMessageDeflate: false,
    });
    let entries = 0;
    let mine = -1; // the turn of my last act
    const act = (cell) => {
      seat.number += 1;
      const action = { type: "choose", cell };
      socket.send(JSON.stringify({ type: "act", id: `${seat.number}`, seat: seat.seat, on: entries, action }));
    };
    seat.start = () => go();
    let view = null;
    const go = () => {
      const turn = view.view.round * 19 + view.view.turn;
      if (view.legal.length && mine < turn) {
        mine = turn;
        seat.due(view.legal.map((one) => one.cell), act);
      }
    };
    socket.on("message", (data) => {
      const message = JSON.parse(data);
      if (message.type === "update") {
        view = message;
        entries = message.entries;
        for (const told of message.told) seat.saw(told.seat, data.length);
        if (started) go();
      } else if (message.type === "snapshot") {
        view = message;
        entries = message.entries;
        resolve(seat);
      } else if (message.type === "ack") {
        seat.acknowledged();
      } else if (message.type === "reject") {
        fail(`rejected: ${data}`);
      }
      if (message.over && !over) fail("a game is over: measure for a shorter time, or more tables");
    });
    watched(socket, reject);
  });
}

// boardgame.io ----------------------------------------------------------------------------------

async function boardgameio() {
  const game = "nineteen-cells";
  await inGroups(TABLES, async () => {
    const { matchID } = (await ask("POST", `/games/${game}/create`, { numPlayers: 2 })).data;
    const seats = [new Seat(0), new Seat(1)];
    [seats[0].other, seats[1].other] = [seats[1], seats[0]];
    const sockets = [];
    for (const seat of seats) {
      const joined = await ask("POST", `/games/${game}/${matchID}/join`, { playerID: `${seat.seat}`, playerName: "p" });
      sockets.push(boardgameioSocket(seat, game, matchID, joined.data.playerCredentials));
    }
    return Promise.all(sockets);
  });
}

function boardgameioSocket(seat, game, matchID, credentials) {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${socketAddress(0)}/socket.io/?EIO=4&transport=websocket`, { perMessageDeflate: false });
    const playerID = `${seat.seat}`;
    let stateID = 0;
    let state = null;
    let acted = -1;
    const emit = (...event) => socket.send(`42/${game},${JSON.stringify(event)}`);
    const act = (cell) => {
      const payload = { type: "choose", args: [cell], playerID, credentials };
      emit("update", { type: "MAKE_MOVE", payload }, stateID, matchID, playerID);
    };
    const go = () => {
      const turn = state.G.round * 19 + state.G.turn;
      if (state.G.legal.length && acted < turn) {
        acted = turn;
        seat.due(state.G.legal.map((one) => one.cell), act);
      }
    };
    seat.start = () => go();
    socket.on("message", (data) => {
      const text = data.toString();
      if (text[0] === "0") socket.send(`40/${game},`);
      else if (text === "2") socket.send("3");
      else if (text.startsWith("40/")) emit("sync", matchID, playerID, credentials, 2);
      else if (text.startsWith("42/")) {
        const [kind, ...rest] = JSON.parse(text.slice(text.indexOf(",") + 1));
        if (kind === "sync") {
          state = rest[1].state;
          stateID = state._stateID;
          resolve(seat);
        } else if (kind === "update") {
          state = rest[1];
          stateID = state._stateID;
          for (const entry of rest[2] || []) {
            const actor = Number(entry.action.payload.playerID);
            if (actor === seat.seat) seat.acknowledged();
            seat.saw(actor, data.length);
          }
          if (started) go();
        }
      } else if (text.startsWith("44/") || text.startsWith("41")) fail(`refused: ${text}`);
    });
    watched(socket, reject);
  });
}

// Both --------------------------------------------------------------------------------------------

const seats = [];
let started = false;
let over = false;

async function inGroups(count, make) {
  for (let done = 0; done < count; done += 10) {
    const group = await Promise.all(Array.from({ length: Math.min(10, count - done) }, make));
    seats.push(...group.flat());
  }
}

// What the servers have used: seconds of processor, of the database apart, and megabytes of memory.
function used() {
  const memory = PIDS.map((pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1]));
  return { cpu: sum(PIDS.map((pid) => processor(statOf(pid)))), database: DATABASE ? ofDatabase() : 0, memory: sum(memory) / 1024 };
}

const sum = (numbers) => numbers.reduce((one, other) => one + other, 0);
const statOf = (pid) => readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1).split(" ");
const processor = (stat) => (Number(stat[11]) + Number(stat[12])) / 100;

// PostgreSQL is a process for each connection; those that have ended are in what its parent has used.
function ofDatabase() {
  const parent = statOf(DATABASE);
  let seconds = processor(parent) + (Number(parent[13]) + Number(parent[14])) / 100;
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = statOf(pid);
      if (stat[1] === DATABASE) seconds += processor(stat);
    } catch {
      // gone meanwhile
    }
  }
  return seconds;
}

const sleep = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

function pace(begin) {
  let done = 0;
  const timer = setInterval(() => {
    const wanted = ((performance.now() - begin) / 1000) * RATE;
    while (done < wanted && ready.length) {
      done += 1;
      const at = Math.floor(Math.random() * ready.length);
      const seat = ready[at];
      ready[at] = ready[ready.length - 1];
      ready.pop();
      seat.next();
    }
    if (done < wanted - RATE) done = wanted - RATE;
  }, 1);
  return timer;
}

const quantile = (sorted, part) => (sorted.length ? sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] : null);

await (target === "harmonium" ? harmonium() : boardgameio());
started = true;
for (const seat of seats) seat.start();
const timer = RATE ? pace(performance.now()) : null;
await sleep(Math.min(2, SECONDS / 4)); // warm
counting = true;
const from = performance.now();
const before = used();
const cpu = process.cpuUsage();
await sleep(SECONDS);
counting = false;
const after = used();
const seconds = (performance.now() - from) / 1000;
const own = process.cpuUsage(cpu);
over = true;
if (timer) clearInterval(timer);
if (!stats.acts) fail("nobody has acted");
const sorted = Float64Array.from(stats.latencies).sort();
console.log(
  JSON.stringify({
    target,
    tables: TABLES,
    acts_per_second: Math.round(stats.acts / seconds),
    updates_per_second: Math.round(stats.updates / seconds),
    bytes_per_update: Math.round(stats.bytes / Math.max(1, stats.updates)),
    idle_seats: seats.filter((seat) => !seat.acknowledgements).length,
    p50: quantile(sorted, 0.5),
    p95: quantile(sorted, 0.95),
    p99: quantile(sorted, 0.99),
    server_cpu_per_act: ((after.cpu - before.cpu) / Math.max(1, stats.acts)) * 1000,
    server_cpu: (after.cpu - before.cpu) / seconds,
    database_cpu_per_act: ((after.database - before.database) / Math.max(1, stats.acts)) * 1000,
    memory: after.memory,
    generator_cpu: (own.user + own.system) / 1e6 / seconds,
  }),
);
process.exit(0);
