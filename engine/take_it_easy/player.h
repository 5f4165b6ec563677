// Take It Easy: a player by tables, with exact look-ahead over the next tile.
#pragma once

#include "tables.h"

namespace take_it_easy {

// One board by itself, as a player thinks of it.
struct Plan {
  const i16* tables;
  u32 suns, scoring, placement;

  void laid(Area& area, u32 cell, u32 tile) const {
    area.tiles[cell] = static_cast<u8>(tile);
    area.filled |= 1u << cell;
    area.lines &= LAID[cell * TILES + tile];
    area.rays &= SHONE[cell * 2 + !(suns >> tile & 1)];
    for (u32 at = 0; at < 3; at++)
      if (is_full(area, LINES_OF[cell * 3 + at])) add_line(area, LINES_OF[cell * 3 + at], scoring);
  }

  // The cells open to `tile` after `before` was called.
  u32 open(const Area& area, u32 tile, u32 before) const {
    const u32 empty = EVERY_CELL & ~area.filled;
    const bool touch = area.filled && (placement == CONNECTED ||
        (placement == SUN_MOON_CONNECTED && !((suns >> tile ^ suns >> before) & 1)));
    return touch ? empty & beside(area.filled) : empty;
  }

  i32 worth(const Area& area, u32 left) const {
    return standing(area, scoring) * POINT + value_of(tables, area, left, suns, scoring);
  }

  // The best that can be made of `tile`, which is not among those left.
  i32 best(const Area& area, u32 tile, u32 before, u32 left) const {
    i32 most = -0x7fffffff;
    each(open(area, tile, before), [&](u32 cell) {
      Area after = area;
      laid(after, cell, tile);
      const i32 found = worth(after, left);
      if (found > most) most = found;
    });
    return most;
  }

  // What the board is worth before the next tile is known: the mean over all that may come.
  i32 ahead(const Area& area, u32 last, u32 left) const {
    if (area.filled == EVERY_CELL) return worth(area, left);
    i32 sum = 0;
    each(left, [&](u32 tile) { sum += best(area, tile, last, left & ~(1u << tile)); });
    const i32 tiles = static_cast<i32>(count(left));
    return (sum + tiles / 2) / tiles;
  }
};

inline Plan plan_of(const Position& position, const i16* tables) {
  return Plan{tables, position.suns, position.scoring, position.placement};
}

inline u32 left_of(const Position& position) {
  u32 left = 0;
  for (u32 tile = 0; tile < TILES; tile++) left |= static_cast<u32>(position.left[tile]) << tile;
  return left;
}

inline u32 best_cell(const i32* values) {
  u32 best = 0;
  for (u32 cell = 1; cell < CELLS; cell++)
    if (values[cell] > values[best]) best = cell;
  return best;
}

constexpr i32 NOT_LOOKED_AT = -0x7fffffff - 1;
constexpr u32 WIDTH = 8;  // so many cells are looked ahead from; others are never the best

// What each cell is worth for the called tile, in parts of a point. `look` 0: what the tables say
// of the board; 1: with exact look-ahead over the next tile, from the cells that the tables like
// best.
inline void weigh(const Position& position, u32 seat, const i16* tables, u32 look, i32* values) {
  const Plan plan = plan_of(position, tables);
  const u32 tile = called(position), left = left_of(position);
  for (u32 cell = 0; cell < CELLS; cell++) values[cell] = NOT_LOOKED_AT;
  each(open_cells(position, seat), [&](u32 cell) {
    Area after = position.areas[seat];
    plan.laid(after, cell, tile);
    values[cell] = plan.worth(after, left);
  });
  if (!look) return;
  i32 ahead[CELLS];
  for (u32 cell = 0; cell < CELLS; cell++) ahead[cell] = NOT_LOOKED_AT;
  for (u32 tried = 0; tried < WIDTH; tried++) {
    const u32 cell = best_cell(values);
    if (values[cell] == NOT_LOOKED_AT) break;
    values[cell] = NOT_LOOKED_AT;
    Area after = position.areas[seat];
    plan.laid(after, cell, tile);
    ahead[cell] = plan.ahead(after, tile, left);
  }
  copy(values, ahead, sizeof ahead);
}

// How much better the called tile is than the mean over all that could have been called. Whatever the
// tables say, the luck of a game is nothing on average: taking it out leaves less to chance.
inline i32 luck_of(const Position& position, u32 seat, const i16* tables) {
  const Plan plan = plan_of(position, tables);
  const u32 tile = called(position), left = left_of(position);
  const u32 before = position.turn ? position.order[position.turn - 1] : tile;
  const Area& area = position.areas[seat];
  return plan.best(area, tile, before, left) - plan.ahead(area, before, left | 1u << tile);
}

}  // namespace take_it_easy
