// Take It Easy in words: the board by its columns, and every line with what it can still bring.

import type { InWords, Part, Row } from "../../text/types";
import { list, t } from "../../words.svelte";
import { LINES, symbolOf } from "./board";
import { boards, called, gains, isOver, lineMarks, shownSeat, spelled, type TieModel, toCome, withSymbols } from "./model";
import type { TakeItEasyUi } from "./ui.svelte";

const DIRECTIONS = "VAB";
const PRESENT = { round: null } as TakeItEasyUi;

type Tiles = readonly (string | null)[];
type Line = (typeof LINES)[number];

function tileText(model: TieModel, tile: string): string {
  const { view } = model;
  if (!withSymbols(view)) return spelled(tile);
  const symbol = t(`symbol-${symbolOf(tile, view.options.symbols)}`);
  return t("tie-tile-and-symbol", { tile: spelled(tile), symbol });
}

function inCell(cell: number, content: string): string {
  return t("text-cell", { cell: `${cell}`, content });
}

function way({ id }: Line): string {
  return t(`pad-tie-way-${id[0] ?? "V"}`, { number: Number(id.slice(1)) });
}

/** The cells of a line with the number that counts along it. */
function numbers(tiles: Tiles, { id, cells }: Line): readonly string[] {
  const direction = DIRECTIONS.indexOf(id[0] ?? "V");
  return cells.map((cell) => inCell(cell, tiles[cell]?.[direction] ?? t("text-cell-empty")));
}

function lineTitle(model: TieModel, seat: number, line: Line): string {
  const mark = lineMarks(model, PRESENT, seat).find(({ line: id }) => id === line.id);
  if (mark === undefined) return way(line);
  const lost = mark.status === "broken" || (mark.status === "alive" && !mark.possible);
  const { points } = mark;
  return t(`text-tie-${lost ? "broken" : mark.status}`, { line: way(line), points });
}

function lineRow(model: TieModel, seat: number, line: Line): Row {
  return { title: lineTitle(model, seat, line), items: numbers(tilesOf(model, seat), line) };
}

function tilesOf(model: TieModel, seat: number): Tiles {
  return boards(model.view, null)[seat] ?? [];
}

/** The columns with what lies in them. */
function columns(model: TieModel, tiles: Tiles): readonly Row[] {
  const content = (cell: number): string => {
    const tile = tiles[cell];
    return tile ? tileText(model, tile) : t("text-cell-empty");
  };
  return LINES.filter(({ id }) => id.startsWith("V")).map((line) => ({
    title: way(line),
    items: line.cells.map((cell) => inCell(cell, content(cell))),
  }));
}

function boardOf(model: TieModel, seat: number, title: string): readonly Part[] {
  return [
    { id: "board", title, rows: columns(model, tilesOf(model, seat)) },
    { id: "lines", title: t("text-tie-lines"), rows: LINES.map((line) => lineRow(model, seat, line)) },
  ];
}

/** The boards of the rounds before. */
function earlier(model: TieModel, seat: number): readonly Part[] {
  const { finished, rounds } = model.view;
  return finished.slice(0, rounds - 1).map((all, round) => ({
    id: "rounds",
    title: t("tie-looking-back", { round: round + 1 }),
    rows: columns(model, all[seat] ?? []),
  }));
}

function cellText(model: TieModel, seat: number, cell: number): string {
  const { view } = model;
  const tile = tilesOf(model, seat)[cell];
  if (tile) {
    const symbol = withSymbols(view) ? symbolOf(tile, view.options.symbols) : "tile";
    return t(`tie-cell-${symbol}`, { cell: `${cell}`, tile: spelled(tile) });
  }
  if (view.choice === cell) return t("tie-cell-chosen", { cell: `${cell}`, tile: spelled(called(view) ?? "") });
  if (!model.legal.some((action) => action.cell === cell)) return t("tie-cell-empty", { cell: `${cell}` });
  const points = gains(model)?.get(cell);
  return points === undefined
    ? t("tie-cell-open", { cell: `${cell}` })
    : t("tie-cell-brings", { cell: `${cell}`, points });
}

const words: InWords<"take_it_easy"> = {
  asks(model) {
    const tile = called(model.view);
    if (tile === null || model.viewer === null || !model.actors.includes(model.viewer)) return null;
    return { id: "text-tie-asks", args: { tile: tileText(model, tile) } };
  },
  parts(model) {
    const { view } = model;
    const seat = shownSeat(model);
    const tile = called(view);
    const left = toCome(model);
    const parts: Part[] = [];
    if (tile !== null) {
      const lines = [tileText(model, tile)];
      if (view.choice !== null) lines.push(cellText(model, seat, view.choice));
      parts.push({ id: "cards", title: t("panel-take_it_easy-called"), lines });
    }
    const name = model.table.seats[seat]?.name ?? "";
    parts.push(...boardOf(model, seat, seat === model.viewer ? t("text-your-board") : t("tie-board-of", { name })));
    if (!isOver(view) && left !== null) {
      const title = t("panel-take_it_easy-to_come");
      parts.push({ id: "cards", title, rows: [{ title: t("tie-to-come", { tiles: left.length }), items: left.map((one) => tileText(model, one)) }] });
    }
    parts.push(...earlier(model, seat));
    return parts;
  },
  other: (model, seat) => boardOf(model, seat, t("tie-board-of", { name: model.table.seats[seat]?.name ?? "" })),
  group: ({ view }) => t("text-tie-place", { tile: spelled(called(view) ?? "") }),
  does(model, index) {
    const cell = model.legal[index]?.cell ?? 0;
    return t("text-tie-into", { cell: `${cell}`, points: gains(model)?.get(cell) ?? 0 });
  },
  what(model, name) {
    const cell = /^c?(\d+)$/.exec(name)?.[1];
    const seat = shownSeat(model);
    const through = LINES.filter(({ cells }) => cells.includes(Number(cell ?? NaN)));
    if (cell === undefined || through.length === 0) return null;
    const lines = through.map((line) => lineRow(model, seat, line));
    return [cellText(model, seat, Number(cell)), ...lines.map(({ title, items }) => t("text-row", { title, items: list(items) }))];
  },
  cell: "c9",
  beginning: "c1",
  forms: [{ form: "c9", does: { id: "text-tie-form" } }],
};

export default words;
