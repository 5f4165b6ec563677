// Harmonies: one player's board as sets of bits, one for each of the fifteen stacks.
//
// Cells lie on a grid of bits (tools/engine_tables.py) where the neighbours of a cell are always
// the same number of bits away: a whole board is moved by one rotation. Codes and packed positions
// count cells densely, from 0 to 22 or 24; BIT and CELL translate.
#pragma once

#include "../core/types.h"
#include "../tables/harmonies.h"

namespace harmonies {

constexpr u32 CELLS = 25;  // the larger side; side A has 23
constexpr u8 NO_CARD = 255;

enum Side : u8 { SIDE_A, SIDE_B };

inline u32 bit_of(u32 side, u32 cell) { return BIT[side * CELLS + cell]; }
inline u32 cell_of(u32 side, u32 at) { return CELL[side * 64 + at]; }

// The cells around a set of cells, and some beside the board.
inline u64 around(u64 cells) {
  return cells << 1 | cells >> 1 | cells << STRIDE | cells >> STRIDE | cells << (STRIDE - 1) |
         cells >> (STRIDE - 1);
}

struct Area {
  u64 of[STACKS + 1];  // the cells of each stack, empty ones first, any building last
  u64 cubed;           // the cells with a cube
  u8 stacks[CELLS];    // the same stacks, cell by cell
  u8 cubes[CELLS];     // the card whose cube stands there
  u8 spirit;           // NO_CARD without one
  u8 has_spirit_cube;
  u8 active;                    // how many cards have cubes left
  u8 active_cards[MOST_ACTIVE];
  u8 cubes_left[MOST_ACTIVE];
  u8 taken;             // how many cards were taken in all
  u8 cards[ANIMALS];    // these, in their order
  u8 animals;           // cubes of animals on the board
  i16 animal_points;
};

inline void clear_area(Area& area, u32 side) {
  clear(&area, sizeof area);
  area.of[STACK_EMPTY] = BOARD[side];
  __builtin_memset(area.cubes, NO_CARD, CELLS);
  area.spirit = NO_CARD;
}

inline u32 empty_cells(const Area& area) { return count(area.of[STACK_EMPTY]); }
inline bool has_last_cells(const Area& area) { return empty_cells(area) <= LAST_EMPTY_CELLS; }

// Where a token may go (H-TOKEN-2, H-TOKEN-5).
inline u64 places_for(const Area& area, u32 token) {
  const u8* fitting = FITTING + token * FITTING_MOST;
  u64 cells = 0;
  for (u32 at = 0; at < FITTING_MOST; at++) cells |= area.of[fitting[at]];
  return cells & ~area.cubed;
}

// The token must fit.
inline void put_token(Area& area, u32 side, u32 cell, u32 token) {
  const u64 there = bit(bit_of(side, cell));
  const u32 old = area.stacks[cell], now = ADDED[token * STACKS + old];
  area.stacks[cell] = static_cast<u8>(now);
  area.of[old] ^= there;
  area.of[now] ^= there;
  if (now >= STACK_BUILDING_ON_BROWN) area.of[ANY_BUILDING] |= there;
}

// The cells where a card's habitat stands complete, whether or not a cube is there yet.
inline u64 settled(const Area& area, u32 card) {
  const u64 own = area.of[HABITAT_BOARD[card]];
  if (!own) return 0;
  const u8* other = HABITAT + card * 36;
  const u32 others = HABITAT_OTHERS[card];
  u64 found = 0;
  for (u32 way = HABITAT_WAYS[card]; way--; other += 6) {
    u64 cells = rotated(area.of[other[0]], other[1]);
    for (u32 at = 1; at < others; at++)
      cells &= rotated(area.of[other[2 * at]], other[2 * at + 1]);
    found |= cells;
  }
  return found & own;
}

// Where the card's next cube may go (H-CUBE-2, H-CUBE-6).
inline u64 places_for_cube(const Area& area, u32 card) {
  return settled(area, card) & ~area.cubed;
}

inline u32 slot_of(const Area& area, u32 card) {
  u32 slot = 0;
  while (slot < area.active && area.active_cards[slot] != card) slot++;
  return slot;  // `active` if the card is not active
}

inline void make_active(Area& area, u32 card) {
  area.active_cards[area.active] = static_cast<u8>(card);
  area.cubes_left[area.active++] = CUBES[card];
}

inline void take_card(Area& area, u32 card) {
  area.cards[area.taken++] = static_cast<u8>(card);
  make_active(area, card);
}

// The card must be active, in that slot; the last cube completes it (H-CUBE-10).
inline void put_cube(Area& area, u32 side, u32 cell, u32 slot) {
  const u32 card = area.active_cards[slot];
  area.cubed |= bit(bit_of(side, cell));
  area.cubes[cell] = static_cast<u8>(card);
  const u32 left = --area.cubes_left[slot];
  if (card >= ANIMALS) {
    area.has_spirit_cube = 1;
  } else {
    const u32 placed = CUBES[card] - left;
    const u8* points = CARD_POINTS + card * 8;
    area.animals++;
    area.animal_points = static_cast<i16>(area.animal_points + points[placed] - points[placed - 1]);
  }
  if (left) return;
  area.active--;
  for (u32 at = slot; at < area.active; at++) {
    area.active_cards[at] = area.active_cards[at + 1];
    area.cubes_left[at] = area.cubes_left[at + 1];
  }
}

}  // namespace harmonies
