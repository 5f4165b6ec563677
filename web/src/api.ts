// The REST side of the server: people, tables, the lobby. A refusal becomes `Refused`.

import type {
  BestBoard,
  Branch,
  Daily,
  DailyDay,
  DailyResult,
  Figures,
  GameAction,
  GameInfo,
  GameKey,
  Games,
  GameWords,
  Guest,
  House,
  Invited,
  Invitation,
  Learning,
  Log,
  Me,
  MyTable,
  NewTable,
  OwnFigures,
  Past,
  Played,
  Profile,
  Replay,
  TableInfo,
  TableMade,
  Wrong,
} from "./generated/protocol";

/** Which moments of a replay, through whose eyes, and whether with the log. */
export interface Pieces {
  readonly eyes: string;
  readonly first: number;
  readonly count: number;
  readonly log: boolean;
}

export class Refused extends Error {
  constructor(readonly wrong: Wrong) {
    super(wrong.code);
  }
}

/** The server could not be reached or did not answer in our language. */
export const UNREACHABLE: Wrong = { code: "server-unreachable" };

async function call<T>(method: string, path: string, body?: unknown, signal: AbortSignal | null = null): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      credentials: "same-origin",
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
      signal,
    });
  } catch {
    throw new Refused(UNREACHABLE);
  }
  if (answer.status === 204) return undefined as T;
  let content: unknown;
  try {
    content = await answer.json();
  } catch {
    throw new Refused(UNREACHABLE);
  }
  if (!answer.ok) throw new Refused(wrongOf(content));
  return content as T;
}

function wrongOf(content: unknown): Wrong {
  const code = (content as { code?: unknown } | null)?.code;
  return typeof code === "string" ? (content as Wrong) : UNREACHABLE;
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => call<Me>("GET", "/me"),
  changeMe: (change: { name?: string; locale?: string }) => call<Me>("PATCH", "/me", change),
  games: () => call<readonly GameInfo[]>("GET", "/games"),
  house: () => call<House>("GET", "/house"),
  changeHouse: (open: boolean) => call<House>("PUT", "/house", { open }),
  lobby: () => call<readonly TableInfo[]>("GET", "/tables"),
  mine: () => call<readonly MyTable[]>("GET", "/me/tables"),
  daily: () => call<readonly Daily[]>("GET", "/daily"),
  history: () => call<readonly Played[]>("GET", "/me/history?most=1000"),
  statistics: () => call<readonly Figures[]>("GET", "/me/statistics"),
  person: (id: string) => call<Profile>("GET", `/people/${encodeURIComponent(id)}`),
  days: (game: string) => call<readonly DailyDay[]>("GET", `/daily/${encodeURIComponent(game)}`),
  results: (game: string, day: string) =>
    call<readonly DailyResult[]>("GET", `/daily/${encodeURIComponent(game)}/${encodeURIComponent(day)}`),
  playDaily: (game: string, device: string) =>
    call<TableInfo>("POST", `/daily/${encodeURIComponent(game)}?device=${encodeURIComponent(device)}`),
  make: (plan: NewTable) => call<TableMade>("POST", "/tables", plan),
  table: (id: string) => call<TableInfo>("GET", table(id)),
  /** My best, average and number of games of this table's kind. */
  best: (id: string) => call<readonly BestBoard[]>("GET", `${table(id)}/best`),
  figures: (id: string) => call<OwnFigures>("GET", `${table(id)}/figures`),
  /** Come in by link or code. */
  accept: (token: string) => call<Invited>("POST", `/invitations/${encodeURIComponent(token)}`),
  invitation: (id: string) => call<Invitation>("POST", `${table(id)}/invitation`),
  join: (id: string) => call<TableInfo>("POST", `${table(id)}/join`, {}),
  leave: (id: string, seat: number) => call<TableInfo>("POST", `${table(id)}/leave`, { seat }),
  remove: (id: string, seat: number) => call<TableInfo>("POST", `${table(id)}/remove`, { seat }),
  guests: (id: string) => call<readonly Guest[]>("GET", `${table(id)}/guests`),
  removePerson: (id: string, person: string) => call<TableInfo>("POST", `${table(id)}/remove`, { person }),
  admit: (id: string, person: string) => call<readonly Guest[]>("POST", `${table(id)}/admit`, { person }),
  mute: (id: string, person: string, on: boolean) =>
    call<readonly Guest[]>("POST", `${table(id)}/mute`, { person, on }),
  letSpeak: (id: string, on: boolean) => call<TableInfo>("POST", `${table(id)}/spectators`, { on }),
  start: (id: string) => call<TableInfo>("POST", `${table(id)}/start`),
  resign: (id: string, seat: number) => call<TableInfo>("POST", `${table(id)}/resign`, { seat }),
  close: (id: string) => call<TableInfo>("POST", `${table(id)}/close`),
  rematch: (id: string) => call<TableInfo>("POST", `${table(id)}/rematch`),
  log: (id: string, viewer: number | null) =>
    call<Log>("GET", `${table(id)}/log${viewer === null ? "" : `?viewer=${viewer}`}`),
  past: (id: string, step: number, viewer: number | null) =>
    call<Past>("GET", `${table(id)}/moments/${step}${viewer === null ? "" : `?viewer=${viewer}`}`),
  gameWords: (game: string, locale: string) => call<GameWords>("GET", `/games/${game}/words/${locale}`),
  /** A stage of a tutorial after these acts. */
  learn: (game: string, stage: number, acts: readonly (GameAction | string)[]) =>
    call<Learning>("POST", `/learn/${encodeURIComponent(game)}/${stage}`, { acts }),
  /** A page of the score pad, counted. */
  count: <K extends GameKey>(game: K, page: Games[K]["page"], signal: AbortSignal) =>
    call<Games[K]["counted"]>("POST", `/pads/${game}`, page, signal),
  record: (id: string) => `/api${table(id)}/record`,
  readRecord: (id: string) => call<unknown>("GET", `${table(id)}/record`),
  replay: (id: string, { eyes, first, count, log }: Pieces) =>
    call<Replay>("GET", `${table(id)}/replay?eyes=${eyes}&first=${first}&count=${count}&log=${log}`),
  replayFile: (record: string, pieces: Pieces) => call<Replay>("POST", "/replays", { record, ...pieces }),
  branch: (id: string, branch: Branch) => call<TableInfo>("POST", `${table(id)}/branch`, branch),
  branchFile: (record: string, branch: Branch) => call<TableInfo>("POST", "/replays/branch", { record, branch }),
};

export function wrongIn(error: unknown): Wrong {
  return error instanceof Refused ? error.wrong : UNREACHABLE;
}
