// What the table frame and a game agree on. The frame holds connection, turn line, points, log,
// chat and the past; a game draws its board and panels from a model and answers with actions.
// No game fetches anything or knows a rule: legal actions, previews and marks come in the model.

import type { Component } from "svelte";
import type { BestBoard, GameKey, Games, Look, Points, Remark, Score, TableInfo, Told } from "../generated/protocol";

import type { Hides } from "../table/device";

export type { GameKey, Games } from "../generated/protocol";

/** A sentence to be said in the reader's language: a Fluent id and what fills its gaps. */
export interface Message {
  readonly id: string;
  readonly args?: Readonly<Record<string, string | number>>;
}

/** What a viewer learns from one entry, with the events of this game only. */
export interface ToldOf<K extends GameKey = GameKey> extends Omit<Told, "events"> {
  readonly events?: readonly Games[K]["event"][];
}

export interface Model<K extends GameKey = GameKey> {
  readonly game: K;
  readonly table: TableInfo;
  /** Whose eyes; null for a spectator. */
  readonly viewer: number | null;
  readonly view: Games[K]["view"];
  /** Whom the table waits for. */
  readonly actors: readonly number[];
  /** What the viewer may do now; empty in the past, for spectators and while an act is under way. */
  readonly legal: readonly Games[K]["action"][];
  /** What each legal action would add by category, in the same order; empty until it is known. */
  readonly previews: readonly Readonly<Record<string, number>>[];
  /** What each legal action does to what the viewer hopes for, in the same order; empty where nobody asked. */
  readonly hopes?: readonly (readonly Remark[])[];
  /** Each legal action in the short notation, in the same order; empty until it is known. */
  readonly texts?: readonly string[];
  /** Help to draw; empty when helpers are switched off. */
  readonly marks: readonly Games[K]["mark"][];
  /** The same whether helpers are on or not, for what is a fact and no help. */
  readonly known?: readonly Games[K]["mark"][];
  /** The view of every seat, where everything is open: in a replay. */
  readonly open?: readonly Games[K]["view"][];
  readonly scores: readonly Score[];
  /** What happened last, for animation: new with each update, empty after a jump. */
  readonly news: readonly ToldOf<K>[];
  /** The text of the action that somebody points at. */
  readonly pointed?: string | null;
  /** Whether an earlier moment is shown: everything is there to look at, nothing to touch. */
  readonly past: boolean;
  readonly over: boolean;
  readonly helpers: boolean;
  /** Whether things may move. */
  readonly motion: boolean;
  /** Whose board a spectator wants to see large; null leaves it to the game. */
  readonly watched?: number | null;
  /** The points that somebody asks about: they are shown where they lie. */
  readonly explained?: Explained | null;
  /** The places of which a line speaks that somebody points at. */
  readonly spoken?: readonly Spot[];
  /** Whether every cell shows its name. */
  readonly coordinates?: boolean;
}

/** Where the points of one category come from. */
export interface Explained {
  readonly seat: number;
  readonly category: string;
  readonly items: readonly Points[];
}

/**
 * Something that moved: what matches `to` once it has happened came from where the first of `from`
 * that can be seen was before. Selectors, inside the table.
 */
export interface Motion {
  readonly from: readonly string[];
  readonly to: string;
}

export interface Hands<K extends GameKey = GameKey> {
  act(action: Games[K]["action"]): void;
  /** The action that is being considered (hover, focus, long press): the frame shows its points. */
  consider(action: Games[K]["action"] | null): void;
  /**
   * Something was touched in vain: where (a selector inside the table), and what it would have been,
   * so that the rules can be asked what is against it; null where it means nothing by itself. Where
   * more was meant than the rules can be asked, `why` says instead what is to be done first.
   */
  vain(at: string, action: Games[K]["action"] | null, why?: Message): void;
  /** Say something short to screen readers. */
  announce(message: Message): void;
  /** Point at something that may be spoken about, by the text of its action. */
  point(at: string): void;
}

/** What every component of a game gets. `ui` is the game's own state shared by its components. */
export interface GameProps<K extends GameKey = GameKey, Ui = unknown> {
  model: Model<K>;
  hands: Hands<K>;
  ui: Ui;
}

export interface Button<K extends GameKey = GameKey> {
  readonly label: Message;
  /** null: not possible now, unless `press` says what else it does. */
  readonly action: Games[K]["action"] | null;
  /** What it does at the table instead of an action, such as beginning to choose cards. */
  press?(event: MouseEvent): void;
  /** What it would be if it were possible: the reason against it is asked for. */
  readonly means?: Games[K]["action"];
  /** Whether that has been begun. */
  readonly pressed?: boolean;
  /** Whether it is the one thing that can be done now: drawn as strongly. */
  readonly loud?: boolean;
  /** Whether it ends the turn: drawn strongly, and asked again if the person wants that. */
  readonly ends?: boolean;
}

/** A place: on somebody's board, or on the one that all share. */
export interface Spot {
  readonly seat: number | null;
  readonly cell: string;
}

/** What is meant at the table: cells of boards, and by selectors inside the table what else lies there. */
export interface Lights {
  readonly spots: readonly Spot[];
  readonly at: readonly string[];
}

/** What an act costs besides what it says, and the rule. */
export interface Warning {
  readonly message: Message;
  readonly rule: string;
}

/** What is to be known beside what is asked, and the rule if one speaks of it. */
export interface Aside {
  readonly message: Message;
  readonly rule?: string;
}

/** A line of the log; `seat` colours its dot. */
export interface Line {
  readonly seat: number | null;
  readonly message: Message;
  /** The places that it speaks of. */
  readonly spots?: readonly Spot[];
}

export interface Badge {
  text: string;
  /** Whether it stays so. */
  firm: boolean;
}

export interface GameModule<K extends GameKey = GameKey, Ui = unknown> {
  readonly key: K;
  /** State shared between the game's components, such as the card that was touched. */
  createUi(): Ui;
  /** The middle of the table. */
  readonly Board: Component<GameProps<K, Ui>>;
  /** What the present act needs besides the board, where there is no room for panels around it. */
  readonly Dock?: Component<GameProps<K, Ui>>;
  /** How wide the board is, compared with its height. */
  shape(model: Model<K>): number;
  /** Panels beside it, by id; their headings are the messages `panel-<key>-<id>`. */
  readonly panels: Readonly<Record<string, Component<GameProps<K, Ui>>>>;
  /** Ids of panels; "points", "log" and "talk" are the frame's own, "others" the boards of others.
      `sheets` are those that open over the board on a phone. */
  readonly layout: {
    readonly start: readonly string[];
    readonly end: readonly string[];
    readonly sheets: readonly string[];
    /** How many boards of others a column holds; more of them lie below the middle. */
    readonly beside?: number;
    /** From how many on each of them lies in a row of its own, the words beside the picture. */
    readonly rows?: number;
  };
  /** Whether a panel has something to show now; without this function every panel has. */
  show?(panel: string, model: Model<K>): boolean;
  /** The seat whose board lies in the middle; a spectator chooses it, where the game has this. */
  largeSeat?(model: Model<K>): number;
  /** What moves when this has been told; nothing of it is needed to understand the table. */
  motions?(news: readonly ToldOf<K>[], model: Model<K>): readonly Motion[];
  /** Whether there is anything to see in it, so that one looks at it for a while; without this always. */
  isSeen?(told: ToldOf<K>): boolean;
  /** Somebody's board, small in its own card, or large with all that belongs to it. */
  readonly OtherBoard: Component<GameProps<K, Ui> & { seat: number; large?: boolean; row?: boolean }>;
  /** The one-screen player aid. */
  readonly Aid?: Component<{ options: Games[K]["options"] }>;
  /** What seats keep from each other, for those who share a screen; without it whole hands. */
  hides?(options: Games[K]["options"]): Hides;
  /** How it ended, drawn; stands above the result. */
  readonly Story?: Component<{ model: Model<K> }>;
  /** The best there was, in hindsight; the frame asks the server for it. Null while it is sought. */
  readonly Best?: Component<{ model: Model<K>; best: readonly BestBoard[] | null }>;
  /** What is asked of the viewer, or what the table waits for. */
  asks(model: Model<K>, ui: Ui): Message;
  /** What belongs to that: said in the same line where there is no room for it below the board. */
  besides?(model: Model<K>, ui: Ui): Aside | null;
  /** Options and progress beside the title, such as "round 2 of 3". */
  subtitle(model: Model<K>): readonly Message[];
  buttons(model: Model<K>, ui: Ui): readonly Button<K>[];
  /** Whether an action ends the turn: asked again if the person wants that. */
  ends?(action: Games[K]["action"]): boolean;
  /** What somebody has to know before this act: it is asked again. */
  warns?(action: Games[K]["action"], model: Model<K>): Warning | null;
  /** What was told, in words; may be nothing. `name` gives the name of a seat. */
  tell(told: ToldOf<K>, name: (seat: number) => string): readonly Line[];
  /** What lights up when a hint says where to look, or what to do. */
  readonly lights?: {
    look(look: Look, model: Model<K>): Lights;
    act(action: Games[K]["action"], model: Model<K>): Lights;
  };
  /** What somebody means who points at something; `name` is the one who points. */
  pointing?(at: string, model: Model<K>, name: string): Message;
  /** Which turn it is, where turns are counted; else one ends when others are to act. */
  turn?(view: Games[K]["view"]): string;
  /** Categories that have a colour at the table, by the number of the shade that is nearest to it. */
  readonly shades?: Readonly<Record<string, number>>;
  /** Where several choose at once: whether a seat has done so. */
  hasChosen?(model: Model<K>, seat: number): boolean;
  /** What stands beside a name in the row of names for now: how much somebody gives; null where nothing does. */
  badge?(model: Model<K>, seat: number): Badge | null;
  /** Keys of its own beside the frame's: for the list behind "?". */
  readonly keys: readonly { readonly key: string; readonly does: Message }[];
}
