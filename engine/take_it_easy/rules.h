// Take It Easy: who acts, what is allowed, what happens. A code is the number of a cell.
#pragma once

#include "scoring.h"

namespace take_it_easy {

constexpr u32 CODES = CELLS;
constexpr u32 MOST_LEGAL = CELLS;
constexpr u32 EVERY_CELL = (1u << CELLS) - 1;

inline u32 actors(const Position& position) {
  if (is_over(position)) return 0;
  u32 waiting = 0;
  for (u32 seat = 0; seat < position.seats; seat++)
    waiting |= static_cast<u32>(position.areas[seat].choice == NOTHING) << seat;
  return waiting;
}

// Whether the called tile must lie beside another one (T-VAR-CONNECTED-2, T-VAR-SMCONN-3).
inline bool must_touch(const Position& position) {
  if (position.placement == FREE || position.turn == 0) return false;
  if (position.placement == CONNECTED) return true;
  const u32 now = called(position), before = position.order[position.turn - 1];
  return !((position.suns >> now ^ position.suns >> before) & 1);
}

inline u32 beside(u32 filled) {
  u32 near = 0;
  each(filled, [&](u32 cell) { near |= NEAR[cell]; });
  return near;
}

// The cells that are open to a seat which is to act.
inline u32 open_cells(const Position& position, u32 seat) {
  const u32 filled = position.areas[seat].filled;
  const u32 empty = EVERY_CELL & ~filled;
  return must_touch(position) ? empty & beside(filled) : empty;
}

inline u32 legal(const Position& position, u32 seat, u16* codes) {
  if (!(actors(position) >> seat & 1)) return 0;
  u32 found = 0;
  each(open_cells(position, seat), [&](u32 cell) { codes[found++] = static_cast<u16>(cell); });
  return found;
}

inline bool is_legal(const Position& position, u32 seat, u32 code) {
  return seat < position.seats && code < CODES && actors(position) >> seat & 1 &&
         open_cells(position, seat) >> code & 1;
}

// All have chosen: the tiles are laid and the next one is called (T-PLACE-4, T-END-1).
inline void settle(Position& position) {
  const u32 tile = called(position);
  for (u32 seat = 0; seat < position.seats; seat++) {
    Area& area = position.areas[seat];
    lay(position, area, area.choice, tile);
    area.choice = NOTHING;
  }
  if (++position.turn < CELLS) return call_next(position);
  bank(position);
  position.round++;
  begin_round(position);
}

// The code must be legal.
inline void apply(Position& position, u32 seat, u32 code) {
  position.areas[seat].choice = static_cast<u8>(code);
  if (!actors(position)) settle(position);
}

// Points of each seat by category, the total first.
inline void score(const Position& position, i32* points) {
  for (u32 seat = 0; seat < position.seats; seat++, points += CATEGORIES + 1) {
    const Area& area = position.areas[seat];
    points[0] = 0;
    for (u32 category = 0; category < CATEGORIES; category++)
      points[0] += points[category + 1] = area.points[category] + area.banked[category];
  }
}

// Only the totals.
inline void score_totals(const Position& position, i32* sums) {
  for (u32 seat = 0; seat < position.seats; seat++) {
    const Area& area = position.areas[seat];
    sums[seat] = 0;
    for (u32 category = 0; category < CATEGORIES; category++)
      sums[seat] += area.points[category] + area.banked[category];
  }
}

}  // namespace take_it_easy
