// How far somebody has come in each tutorial; kept in this browser, never sent anywhere.

/** Of each game: the stages that were done, by number, and whether the tutorial was offered. */
export type Progress = Readonly<Record<string, { readonly done: readonly number[] }>>;

const KEY = "harmonium.learn";

export function read(text: string | null): Progress {
  try {
    const stored: unknown = JSON.parse(text ?? "null");
    if (typeof stored !== "object" || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, one]) => Array.isArray(one?.done))) as Progress;
  } catch {
    return {}; // An unreadable note is the same as none.
  }
}

export function kept(): Progress {
  try {
    return read(localStorage.getItem(KEY));
  } catch {
    return {};
  }
}

function keep(progress: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // Without storage one begins anew.
  }
}

export function withDone(progress: Progress, game: string, stage: number): Progress {
  const done = new Set(progress[game]?.done).add(stage);
  return { ...progress, [game]: { done: [...done].sort((one, other) => one - other) } };
}

export function isDone(progress: Progress, game: string, stage: number): boolean {
  return progress[game]?.done.includes(stage) ?? false;
}

/** Where to go on: the first stage that was not done, or the first of all. */
export function nextStage(progress: Progress, game: string, stages: number): number {
  for (let stage = 1; stage <= stages; stage += 1) if (!isDone(progress, game, stage)) return stage;
  return 1;
}

/** Where somebody has left it in the middle; null before its first stage and after its last. */
export function leftAt(progress: Progress, game: string, stages: number): number | null {
  const done = progress[game]?.done.length ?? 0;
  return done > 0 && done < stages ? nextStage(progress, game, stages) : null;
}

export function keepDone(game: string, stage: number): void {
  keep(withDone(kept(), game, stage));
}

/** Whether nobody here has learnt or played that game yet: then learning is offered first. */
export function isNew(progress: Progress, game: string): boolean {
  return progress[game] === undefined;
}

/** From now on learning is offered in the second place. */
export function noteOffered(game: string): void {
  const progress = kept();
  if (isNew(progress, game)) keep({ ...progress, [game]: { done: [] } });
}
