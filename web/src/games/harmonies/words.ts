/** Harmonies in words: boards column by column, cards with their habitats, the central board. */

import { AROUND } from "../../board/hexgrid";
import type { InWords, Part } from "../../text/types";
import { list, t } from "../../words.svelte";
import { type CardId, CELLS, COLOURS, MOST_ACTIVE_CARDS, stackOf, SUNS } from "./facts";
import { activeCards, changeOf, completedCards, hintsFor, mainSeat, type Model, placedOf, type Player, sunsOf } from "./model";
import { asks, cardName, cardText, cellLabel, changeText, hourOf, pieceName } from "./texts";

const NOTHING_HELD = { source: null, change: null, hints: null };

function boardPart(model: Model, seat: number, title: string): readonly Part[] {
  const player = model.view.players[seat];
  if (player === undefined) return [];
  const cells = CELLS[model.view.options.side].map(({ key }) => key);
  const letters = [...new Set(cells.map((cell) => cell[0] ?? ""))];
  const free = cells.filter((cell) => (player.board[cell] ?? []).length === 0).length;
  return [
    {
      id: "board",
      title,
      lines: [t("harmonies-free-cells", { count: free })],
      rows: letters.map((letter) => ({
        title: t("text-column", { column: letter }),
        items: cells.filter((cell) => cell.startsWith(letter)).map((cell) => cellLabel(player, cell, NOTHING_HELD)),
      })),
    },
  ];
}

/** A card: its name, what it asks for and brings, and where that stands already. */
function cardItem(model: Model, seat: number, card: CardId, placed: number | null): string {
  const { fits, nears } = hintsFor(model.marks, seat, card);
  const parts = [t("text-named", { name: cardName(card), text: cardText(card, placed) })];
  if (fits.size > 0) parts.push(t("harmonies-fits", { cells: list([...fits]) }));
  if (nears.size > 0) parts.push(t("harmonies-one-short", { places: nears.size }));
  return parts.join(" · ");
}

function cardsPart(model: Model, seat: number, title: string): Part {
  const player = model.view.players[seat];
  if (player === undefined) return { id: "cards", title };
  const active = activeCards(player);
  return {
    id: "cards",
    title,
    lines: [t("harmonies-active", { count: active.length, most: MOST_ACTIVE_CARDS })],
    items: [
      ...active.map((card) => cardItem(model, seat, card, placedOf(player, card))),
      ...completedCards(player).map((card) => t("harmonies-card-done", { card: cardName(card) })),
    ],
  };
}

function centralPart({ view, viewer, table }: Model): Part {
  const name = view.active === null ? "" : (table.seats[view.active]?.name ?? "");
  const space = (tokens: Model["view"]["hand"], index: number): string => {
    if (tokens.length > 0) return list(tokens.map(pieceName));
    if (view.space !== index + 1) return t("harmonies-space-empty");
    return t(view.active === viewer ? "harmonies-taken-by-you" : "harmonies-taken-by", { name });
  };
  const left = COLOURS.map((colour) => t("text-cell", { cell: pieceName(colour), content: view.bag[colour] }));
  const inBag = COLOURS.reduce((sum, colour) => sum + view.bag[colour], 0);
  return {
    id: "central",
    title: t("harmonies-central"),
    items: view.spaces.map((tokens, index) => t("text-cell", { cell: `g${index + 1}`, content: space(tokens, index) })),
    rows: [{ title: t("harmonies-bag", { count: inBag }), items: left }],
  };
}

function rowPart(model: Model, seat: number): Part {
  const { row, pile } = model.view;
  const cards = row.filter((card) => card !== null);
  return {
    id: "cards",
    title: t("harmonies-row"),
    lines: [t("harmonies-pile", { count: pile }), t("text-h-turned")],
    items: cards.map((card) => cardItem(model, seat, card, null)),
  };
}

function sunsPart(model: Model): readonly Part[] {
  const suns = sunsOf(model.known ?? model.marks);
  if (suns === null || model.over) return [];
  const { side, spirits } = model.view.options;
  const more = spirits ? Math.max(...Object.values(SUNS.spirit)) : SUNS.no_spirits;
  const most = SUNS.points.length + SUNS.side[side] + more;
  const next =
    suns.next_points === null
      ? t("harmonies-suns-all")
      : t("harmonies-suns-next", { points: suns.next_points - suns.points, total: suns.next_points });
  return [{ id: "suns", title: t("harmonies-suns"), lines: [t("harmonies-suns-count", { suns: suns.suns, most }), next] }];
}

function handPart({ view, viewer, table }: Model): readonly Part[] {
  if (view.hand.length === 0 || view.active === null) return [];
  const name = table.seats[view.active]?.name ?? "";
  const title = view.active === viewer ? t("harmonies-hand") : t("harmonies-hand-of", { name });
  return [{ id: "cards", title, items: view.hand.map(pieceName) }];
}

function offerPart({ view, viewer }: Model): readonly Part[] {
  if (view.offer === null || view.phase !== "spirit" || view.active !== viewer) return [];
  const items = view.offer.map((card) => t("text-named", { name: cardName(card), text: cardText(card, null) }));
  return [{ id: "cards", title: t("option-harmonies-spirits"), items }];
}

/** The cells beside a cell, with the way to each as on the face of a clock. */
function around(player: Player, side: "A" | "B", cell: string): string {
  const here = CELLS[side].find(({ key }) => key === cell);
  const beside = AROUND.flatMap((way) => {
    const found = CELLS[side].find(({ q, r }) => here !== undefined && q === here.q + way.q && r === here.r + way.r);
    return found === undefined ? [] : [{ key: found.key, hour: hourOf(way) }];
  });
  const texts = beside.map(({ key, hour }) => {
    const stack = t("harmonies-cell", { cell: key, stack: t(`stack-${stackOf(player.board[key] ?? [])}`) });
    return t("harmonies-habitat-near", { stack, hour });
  });
  return t("text-around", { cells: list(texts) });
}

function plainDoes(model: Model, action: Model["legal"][number]): string {
  switch (action.type) {
    case "take_group":
      return t("harmonies-group", { tokens: list((model.view.spaces[action.space - 1] ?? []).map(pieceName)) });
    case "place_token":
      return t("text-h-place", { token: pieceName(action.colour), cell: action.cell });
    case "place_cube":
      return t("text-h-settle", { card: cardName(action.card), cell: action.cell });
    case "take_card":
      return t("text-h-take", { card: cardName(action.card) });
    case "exchange":
      return t("text-h-exchange", { card: cardName(action.card) });
    case "choose_spirit":
      return t("harmonies-keep-spirit", { card: cardName(action.card) });
    case "end_turn":
      return t("harmonies-end-turn");
    case "keep_row":
      return t("harmonies-keep-row");
  }
}

const words: InWords<"harmonies"> = {
  asks(model) {
    const asked = asks(model);
    if (asked.id !== "harmonies-asks-tokens") return null;
    return { id: "text-row", args: { title: t(asked.id, asked.args), items: list(model.view.hand.map(pieceName)) } };
  },
  parts(model) {
    const seat = mainSeat(model);
    const own = seat === model.viewer;
    const name = model.table.seats[seat]?.name ?? "";
    return [
      ...handPart(model),
      ...offerPart(model),
      ...boardPart(model, seat, own ? t("harmonies-your-board") : t("harmonies-board-of", { name })),
      cardsPart(model, seat, own ? t("harmonies-own-cards") : t("harmonies-cards-of", { name })),
      rowPart(model, seat),
      centralPart(model),
      ...sunsPart(model),
    ];
  },
  other(model, seat) {
    const name = model.table.seats[seat]?.name ?? "";
    return [
      ...boardPart(model, seat, t("harmonies-board-of", { name })),
      cardsPart(model, seat, t("harmonies-cards-of", { name })),
    ];
  },
  group(model, index) {
    const action = model.legal[index];
    switch (action?.type) {
      case "take_group":
        return t("text-h-groups");
      case "place_token":
        return t("text-h-tokens", { token: pieceName(action.colour) });
      case "place_cube":
        return t("text-h-animals");
      case "take_card":
      case "exchange":
        return t("text-h-cards");
      default:
        return t("text-rest");
    }
  },
  does(model, index) {
    const action = model.legal[index];
    if (action === undefined) return "";
    const text = plainDoes(model, action);
    const change = action.type === "place_token" || action.type === "place_cube" ? changeOf(model, action) : null;
    return change === null ? text : t("harmonies-cell-change", { text, change: changeText(change) });
  },
  what(model, cell) {
    const seat = mainSeat(model);
    const player = model.view.players[seat];
    const { side } = model.view.options;
    if (player === undefined || !CELLS[side].some(({ key }) => key === cell)) return null;
    const cards = [...activeCards(player), ...model.view.row.filter((card) => card !== null)];
    const settles = cards.filter((card) => hintsFor(model.marks, seat, card).fits.has(cell)).map(cardName);
    const nears = cards.flatMap((card) => hintsFor(model.marks, seat, card).nears.get(cell) ?? []);
    return [
      cellLabel(player, cell, NOTHING_HELD),
      around(player, side, cell),
      ...(settles.length === 0 ? [] : [t("text-h-fits", { cards: list(settles) })]),
      ...nears.map((near) => t("harmonies-cell-near", { text: cell, token: pieceName(near.token), card: cardName(near.card), cell: near.cell })),
    ];
  },
  cell: "c3",
  beginning: "gray",
  forms: [
    { form: "g2", does: { id: "text-h-form-group" } },
    { form: "gray@c4", does: { id: "text-h-form-token" } },
    { form: "take:otter", does: { id: "text-h-form-card" } },
    { form: "otter@c4", does: { id: "text-h-form-cube" } },
    { form: "end", does: { id: "harmonies-end-turn" } },
    { form: "choose:lion", does: { id: "text-h-form-spirit" }, option: "spirits" },
    { form: "exchange:otter", does: { id: "text-h-form-exchange" } },
    { form: "keep", does: { id: "harmonies-keep-row" } },
  ],
};

export default words;
