/**
 * The wooden discs, drawn once for the whole page and used from every board by their ids.
 *
 * A disc is seen from above and a little from the front: a wall, a top, a ring turned into the
 * wood, and a motif burnt into it, so that colour is never the only sign. Sizes are in units of
 * which a hexagon's side has 60; the point (0, 0) is the middle of the disc's underside.
 */

import { COLOURS, type Colour } from "./facts";

/** Half the width and half the depth of a disc, its thickness, and a hexagon's side. */
export const DISC = { rx: 41, ry: 35, height: 13 } as const;
export const SIDE = 60;
/** How far below a cell's middle the underside of the lowest disc lies. */
export const GROUND = 9;

/** What is drawn: a token, or the base of a building, which may be of three colours. */
export type Drawn = Colour | "any";

export function tokenId(colour: Drawn): string {
  return `harmonies-${colour}`;
}

const { rx, ry, height } = DISC;
const LIGHT = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';

// Drawn around the middle of the top, before it is tilted like the top itself.
const MOTIFS: Readonly<Record<Colour, string>> = {
  blue: [-11, 0, 11]
    .map(
      (y) =>
        `<path ${LIGHT} stroke="#d8f1ff" stroke-opacity=".85" stroke-width="3.6" ` +
        `d="M-22 ${y + 2}c3.7-6 7.3-6 11 0s7.3 6 11 0 7.3-6 11 0 7.3 6 11 0"/>`,
    )
    .join(""),
  gray:
    '<path fill="#f4f7fa" fill-opacity=".55" d="M-25 15 -7-14a3 3 0 0 1 5 0L17 15z"/>' +
    '<path fill="#fff" fill-opacity=".92" d="M-11.6-6.6-7-14a3 3 0 0 1 5 0l4.6 7.4-4.6 4-3.6-3.6-3.4 4z"/>' +
    '<path fill="#dfe5eb" fill-opacity=".85" d="M0 15 12.5-4a2.6 2.6 0 0 1 4.4 0L28 15z"/>',
  brown:
    `<g ${LIGHT} stroke="#f0c9a0" stroke-opacity=".62" stroke-width="2.6">` +
    '<path d="M1-23C15-23 24-13 23 1S13 24-1 23-24 13-23-1-14-23 1-23z"/>' +
    '<path d="M1-15.5c9 0 15 6.5 14.5 15.5S9 15.5-.5 15.5-16 9-15.5-.5-9-15.5 1-15.5z"/>' +
    '<path d="M.5-8C5.5-8 8.5-4.5 8.5.5S4.5 8.5-.5 8.5-8.5 5-8.5-.5-5-8 .5-8z"/><path d="M0-1v2M8.5 2l11 3.5"/></g>',
  green:
    '<path fill="#e6f7cf" fill-opacity=".88" d="M-20 13C-23-8-6-21 22-17 23 9 5 23-12 16l-5 5a2 2 0 0 1-3-3z"/>' +
    `<path ${LIGHT} stroke="#4c8a33" stroke-width="2.6" d="M-17 17C-8 7 2-2 14-9M-7 7.5l1-8.5M-7 7.5l10 1M1 .5l.5-8M1 .5l9.5.5"/>`,
  yellow: [
    [-15, 5, -13],
    [0, 0, 0],
    [15, 5, 13],
  ]
    .map(
      ([x, y, turn]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})"><path ${LIGHT} stroke="#fff6d3" stroke-width="2.6" d="M0 19V-12"/>` +
        [-14, -5, 4]
          .map(
            (level) =>
              `<path fill="#fff6d3" d="M0 ${level + 7}c-7 0-7.5-5-7.5-8 4 0 7.5 2 7.5 8zm0 0c7 0 7.5-5 7.5-8-4 0-7.5 2-7.5 8z"/>`,
          )
          .join("") +
        '<path fill="#fff6d3" d="M0-22c3 3 3 6 0 9-3-3-3-6 0-9z"/></g>',
    )
    .join(""),
  red:
    '<path fill="#ffe3d0" fill-opacity=".92" d="M-15 1h30v16a3 3 0 0 1-3 3h-24a3 3 0 0 1-3-3z"/>' +
    '<path fill="#fff4e8" d="M-3-19a4.5 4.5 0 0 1 6 0L24 0c2 2 1 4-2 4h-44c-3 0-4-2-2-4z"/>' +
    '<path fill="#b8402f" d="M-5 20V11a5 5 0 0 1 10 0v9z"/>',
};

function symbol(colour: Colour): string {
  const top = -height;
  return (
    `<g id="${tokenId(colour)}">` +
    `<path class="h-wall-${colour}" d="M${-rx} ${top}V0A${rx} ${ry} 0 0 0 ${rx} 0V${top}z"/>` +
    `<path fill="url(#harmonies-wall)" d="M${-rx} ${top}V0A${rx} ${ry} 0 0 0 ${rx} 0V${top}z"/>` +
    // The edge at the bottom parts a token from the one below.
    `<path fill="none" stroke="#000" stroke-opacity=".32" stroke-width="1.4" d="M${-rx + 0.7} -.7A${rx - 0.7} ${ry - 0.7} 0 0 0 ${rx - 0.7} -.7"/>` +
    `<ellipse class="h-top-${colour}" cy="${top}" rx="${rx}" ry="${ry}"/>` +
    `<ellipse fill="url(#harmonies-sheen)" cy="${top}" rx="${rx}" ry="${ry}"/>` +
    `<ellipse fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="1.6" cy="${top}" rx="${rx - 5}" ry="${ry - 4.5}"/>` +
    `<path fill="none" stroke="#fff" stroke-opacity=".38" stroke-width="1.5" d="M${-rx + 0.8} ${top}A${rx - 0.8} ${ry - 0.8} 0 0 1 ${rx - 0.8} ${top}"/>` +
    `<g transform="translate(0 ${top}) scale(1 ${(ry / rx).toFixed(3)})">${MOTIFS[colour]}</g>` +
    "</g>"
  );
}

/** Wood, rock or brick: a wall in three parts. */
function anyBase(): string {
  const third = rx / 3;
  const drop = (x: number) => ry * Math.sqrt(1 - (x / rx) ** 2);
  const part = (colour: Colour, from: number, to: number) =>
    `<path class="h-wall-${colour}" d="M${from} ${-height + drop(from)}V${drop(from)}` +
    `A${rx} ${ry} 0 0 0 ${to} ${drop(to)}V${-height + drop(to)}A${rx} ${ry} 0 0 1 ${from} ${-height + drop(from)}z"/>`;
  return (
    `<g id="${tokenId("any")}"><ellipse class="h-wall-gray" cy="${-height}" rx="${rx}" ry="${ry}"/>` +
    part("brown", -rx, -third) +
    part("gray", -third, third) +
    part("red", third, rx) +
    "</g>"
  );
}

const PAINTS =
  '<linearGradient id="harmonies-wall" x1="0" x2="1"><stop offset="0" stop-color="#000" stop-opacity=".34"/>' +
  '<stop offset=".3" stop-color="#fff" stop-opacity=".16"/><stop offset=".55" stop-color="#fff" stop-opacity=".04"/>' +
  '<stop offset="1" stop-color="#000" stop-opacity=".42"/></linearGradient>' +
  '<radialGradient id="harmonies-sheen" cx=".36" cy=".26" r=".85"><stop offset="0" stop-color="#fff" stop-opacity=".3"/>' +
  '<stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".16"/></radialGradient>' +
  COLOURS.map(symbol).join("") +
  anyBase();

const HOLDER = "harmonies-paints";

/** Put the drawings into the page, once; boards come and go, these stay. */
export function ensurePaints(): void {
  if (document.getElementById(HOLDER) !== null) return;
  const holder = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  holder.id = HOLDER;
  holder.setAttribute("class", "h-paints");
  holder.setAttribute("aria-hidden", "true");
  holder.setAttribute("width", "0");
  holder.setAttribute("height", "0");
  holder.innerHTML = `<defs>${PAINTS}</defs>`;
  document.body.append(holder);
}
