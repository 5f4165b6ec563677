/** The sentences of this game, put together from its messages. */

import { number } from "../../people/dates";
import { list, series, signed, t } from "../../words.svelte";
import { middle, type Place } from "../../board/hexgrid";
import type { Told } from "../../generated/protocol";
import type { Line, Message } from "../types";
import { cardOf, type CardId, type Colour, type Piece, stackOf } from "./facts";
import type { SourceKey } from "../../board/board";
import {
  cardSource,
  type Change,
  find,
  type Hints,
  type Model,
  parseSource,
  placedOf,
  type Player,
} from "./model";

export function cardName(card: CardId): string {
  return t(`card-${card}`);
}

/** How many letters a name needs on one line. */
export function longestWord(name: string): number {
  return Math.max(...name.split(/\s/).map((word) => word.length));
}

export function pieceName(colour: Colour): string {
  return t(`piece-${colour}`);
}

/** "Mountains +2, Animals +4", or that nothing changes. */
export function changeText(change: Change): string {
  const parts = Object.entries(change)
    .filter(([, points]) => points !== 0)
    .map(([category, points]) =>
      t("harmonies-change", {
        category: t(`category-harmonies-${category}`),
        points: signed(points),
      }),
    );
  return parts.length === 0 ? t("harmonies-change-none") : list(parts);
}

/** What a card asks for, for those who do not see its picture. */
export function habitatText(card: CardId): string {
  const [cube, ...others] = cardOf(card).habitat;
  return t("harmonies-habitat", {
    cube: t(`stack-${cube?.kind ?? "empty"}`),
    others: list(others.map(whereabouts)),
  });
}

/** The way to a place, as on the face of a clock. */
export function hourOf(place: Place): number {
  const { x, y } = middle(place);
  return (Math.round((Math.atan2(x, -y) * 6) / Math.PI) + 12) % 12 || 12;
}

function whereabouts(piece: Piece): string {
  const { x, y } = middle(piece);
  const hour = hourOf(piece);
  const far = Math.hypot(x, y) > 2;
  return t(far ? "harmonies-habitat-far" : "harmonies-habitat-near", {
    stack: t(`stack-${piece.kind}`),
    hour,
  });
}

/** What a card shows, for those who do not see it. */
export function cardText(card: CardId, placed: number | null): string {
  const { points, spirit } = cardOf(card);
  const worth = spirit === null ? t("harmonies-card-points", { points: series(points.map((one) => number(one))) }) : spiritText(card);
  const parts = [habitatText(card), worth];
  if (placed !== null) {
    parts.push(t("harmonies-card-placed", { placed, cubes: Math.max(points.length, 1) }));
  }
  return parts.join(" ");
}

export function spiritText(card: CardId): string {
  return t(`spirit-${card}`);
}

/** "c3: a mountain of height 2, an otter; place rock here: Mountains +2". */
export function cellLabel(
  player: Player,
  cell: string,
  extra: { source: string | null; change: Change | null; hints: Hints | null },
): string {
  const stack = t(`stack-${stackOf(player.board[cell] ?? [])}`);
  const cube = player.cubes[cell];
  let text = t("harmonies-cell", { cell, stack });
  if (cube !== undefined) text = t("harmonies-cell-cube", { text, card: cardName(cube) });
  if (extra.source !== null) {
    const held = parseSource(extra.source);
    const what = "colour" in held ? pieceName(held.colour) : cardName(held.card);
    text = t("harmonies-cell-place", { text, what });
    if (extra.change !== null) {
      text = t("harmonies-cell-change", { text, change: changeText(extra.change) });
    }
  } else if (extra.hints?.fits.has(cell) === true) {
    text = t("harmonies-cell-fits", { text });
  }
  const near = extra.hints?.nears.get(cell)?.[0];
  if (near !== undefined) {
    text = t("harmonies-cell-near", {
      text,
      token: pieceName(near.token),
      card: cardName(near.card),
      cell: near.cell,
    });
  }
  return text;
}

/** What is asked of the viewer, who may hold a card, or whom the table waits for. */
export function asks(model: Model, held: SourceKey | null = null): Message {
  const { view, viewer } = model;
  if (model.over || view.active === null) return { id: "harmonies-asks-over" };
  if (view.active !== viewer) {
    const name = model.table.seats[view.active]?.name ?? "";
    return { id: `harmonies-waits-${view.phase}`, args: { name } };
  }
  if (view.phase === "spirit") return { id: "harmonies-asks-spirit" };
  if (view.phase === "exchange") return { id: "harmonies-asks-exchange" };
  const ofCard = held === null ? null : asksOfCard(model, held);
  if (ofCard !== null) return ofCard;
  if (view.space === null) return { id: "harmonies-asks-group" };
  if (view.hand.length > 0) {
    return { id: "harmonies-asks-tokens", args: { count: view.hand.length } };
  }
  return { id: whatIsLeft(model.legal) };
}

/** What a chosen card waits for; a card that can only be looked at asks for nothing. */
function asksOfCard({ legal }: Model, held: SourceKey): Message | null {
  const source = parseSource(held);
  if (!("card" in source)) return null;
  const args = { card: cardName(source.card) };
  if (held === cardSource(source.card)) {
    const settles = find(legal, "place_cube", source.card) !== undefined;
    return { id: settles ? "harmonies-asks-settle" : "harmonies-asks-habitat", args };
  }
  return find(legal, "take_card", source.card) === undefined ? null : { id: "harmonies-take-card", args };
}

/** Of a turn whose tokens are placed: only what can be done is asked for. */
function whatIsLeft(legal: Model["legal"]): string {
  const takes = legal.some(({ type }) => type === "take_card");
  const settles = legal.some(({ type }) => type === "place_cube");
  if (takes === settles) return takes || legal.length === 0 ? "harmonies-asks-end" : "harmonies-asks-end-only";
  return takes ? "harmonies-asks-end-card" : "harmonies-asks-end-settle";
}

export function subtitle(model: Model): readonly Message[] {
  const { options, players, turn, active, final_round: last } = model.view;
  const round = Math.floor(turn / players.length) + 1;
  const parts: Message[] = [
    { id: "harmonies-side", args: { side: options.side } },
    { id: options.spirits ? "harmonies-with-spirits" : "harmonies-without-spirits" },
  ];
  if (active !== null) {
    parts.push(last ? { id: "harmonies-last-round" } : { id: "harmonies-round", args: { round } });
  }
  return parts;
}

export function tell(told: Told, name: (seat: number) => string): readonly Line[] {
  const lines: Line[] = [];
  const say = (id: string, args: Message["args"] = {}, seat: number | null = told.seat, cell?: string): void => {
    lines.push({ seat, message: { id, args }, spots: cell === undefined ? [] : [{ seat: told.seat, cell }] });
  };
  const who = name(told.seat);
  for (const event of told.events ?? []) {
    switch (event.type) {
      case "spirit_chosen":
        say("harmonies-told-spirit", { name: who, card: cardName(event.card) });
        break;
      case "group_taken":
        say("harmonies-told-group", { name: who, tokens: list(event.tokens.map(pieceName)) });
        break;
      case "token_placed":
        say("harmonies-told-token", { name: who, token: pieceName(event.colour), cell: event.cell }, told.seat, event.cell);
        break;
      case "card_taken":
        say("harmonies-told-card", { name: who, card: cardName(event.card) });
        break;
      case "cube_placed":
        say("harmonies-told-cube", { name: who, card: cardName(event.card), cell: event.cell }, told.seat, event.cell);
        break;
      case "card_discarded":
        say("harmonies-told-discarded", { name: who, card: cardName(event.card) });
        break;
      case "card_turned_up":
        say("harmonies-told-turned-up", { card: cardName(event.card) }, null);
        break;
      case "turn_ended":
        say("harmonies-told-ended", { name: who });
        break;
      case "end_set_off":
        say(`harmonies-told-end-${event.rule === "H-END-3" ? "board" : "bag"}`, { name: who }, null);
        break;
      default:
        break;
    }
  }
  return lines;
}

/** Points that a card brings now, and with the next cube. */
export function worth(player: Player, card: CardId): { now: number; next: number | null } {
  const { points } = cardOf(card);
  const placed = placedOf(player, card);
  return { now: points[placed - 1] ?? 0, next: points[placed] ?? null };
}
