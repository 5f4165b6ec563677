// Tranquility: where a number fits and what it costs (Q-PLACE, Q-COST), and what closes cells.
#pragma once

#include "hands.h"

namespace tranquility {

// The rows under rocks or under Purple Storms (Q-ROCKS-2, Q-STORM-6).
inline u64 blocked_cells(const Position& position) {
  u64 cells = position.rocks ? row_cells(position, position.rocks) : 0;
  for (u32 row = 1; row <= ROWS; row++)
    if (position.purple[row - 1]) cells |= row_cells(position, row);
  return cells;
}

// The same and the roof of the High Arch, until both pillars stand (Q-VAR-ARCH-4).
inline u64 closed_cells(const Position& position) {
  const u64 roof = ROOF[position.grid];
  const bool pillars_stand = !(every_cell(position) & ~position.filled & ~roof);
  return blocked_cells(position) | (pillars_stand ? 0 : roof);
}

// The empty cells between the next smaller and the next greater number (Q-PLACE-2).
struct Gap {
  i32 low, high;  // the filled cells at its ends; -1 and the size of the grid without one
  u32 up, down;   // the differences to the numbers there; 0 without one
};

inline Gap gap_of(const Position& position, u32 number) {
  Gap gap{-1, static_cast<i32>(cells_of(position)), 0, 0};
  for (u64 cells = position.filled; cells; cells &= cells - 1) {
    const u32 cell = lowest(cells), other = position.numbers[cell];
    if (other > number) {
      gap.high = static_cast<i32>(cell);
      gap.down = other - number;
      break;
    }
    gap.low = static_cast<i32>(cell);
    gap.up = number - other;
    if (other == number) gap.high = gap.low + 1;  // it lies there: no room at all
    if (other == number) break;
  }
  return gap;
}

// The cells where a number fits and costs no more than that; `beside`: next to others only.
inline u64 places_for(const Position& position, u32 number, u32 coins, bool beside) {
  const Gap gap = gap_of(position, number);
  if (gap.high - gap.low == 1) return 0;
  const bool has_low = gap.low >= 0, has_high = gap.high < static_cast<i32>(cells_of(position));
  const u64 first = bit(static_cast<u32>(gap.low + 1)), last = bit(static_cast<u32>(gap.high - 1));
  if (first == last) {
    const u32 cost = has_low && has_high ? (gap.up < gap.down ? gap.up : gap.down)
                                         : (has_low ? gap.up : gap.down);
    return cost <= coins && (cost || !beside) ? first : 0;
  }
  u64 cells = beside ? 0 : (last << 1) - first;
  cells &= ~(first | last);
  if (has_low ? gap.up <= coins : !beside) cells |= first;
  if (has_high ? gap.down <= coins : !beside) cells |= last;
  return cells;
}

inline u32 cost_of(const Position& position, u32 number, u32 cell) {
  const u32 before = cell ? position.numbers[cell - 1] : 0;
  const u32 after = cell + 1 < cells_of(position) ? position.numbers[cell + 1] : 0;
  const u32 up = number - before, down = after - number;
  if (before && after) return up < down ? up : down;
  return before ? up : after ? down : 0;
}

// What holds for whatever the seat would place.
struct Means {
  u64 open;     // cells that nothing closes
  u32 coins;    // cards that could be paid besides the one placed
  bool beside;  // under an Orange Storm (Q-STORM-7)
};

inline Means means_of(const Position& position, u32 seat) {
  return Means{~closed_cells(position), purse(position, seat) - 1, position.orange[seat] != 0};
}

// Where the number may be put, all rules considered.
inline u64 placements(const Position& position, const Means& means, u32 number) {
  if (is_sunk(position, number)) return 0;
  return places_for(position, number, means.coins, means.beside) & means.open;
}

// A Joker may take any number that was never played (Q-JOKER-2).
inline bool was_played(const Position& position, u32 number) {
  if (is_sunk(position, number)) return true;
  for (u64 cells = position.filled; cells; cells &= cells - 1)
    if (position.numbers[lowest(cells)] == number) return true;
  return false;
}

inline u32 open_rows(const Position& position) {
  u32 rows = 0;
  for (u32 row = 1; row <= ROWS; row++)
    rows |= static_cast<u32>(!is_row_complete(position, row)) << row;
  return rows;  // bit 1 is row 1
}

inline u64 within_reach(const Position& position) {
  return position.filled & ~blocked_cells(position);
}

}  // namespace tranquility
