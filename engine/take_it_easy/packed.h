// Take It Easy: positions from outside are checked before they are believed, options as well.
#pragma once

#include "rules.h"

namespace take_it_easy {

// What is wrong with something from outside; the numbers are documented and stay.
enum Fault : i32 { FINE, BAD_VERSION, BAD_OPTIONS, BAD_SEATS, BAD_TURN, BAD_ORDER, BAD_BOARD };

inline u32 suns_of(const u8* flags) {
  u32 suns = 0;
  for (u32 tile = 0; tile < TILES; tile++) suns |= static_cast<u32>(flags[tile] != 0) << tile;
  return suns;
}

// As many rounds as seats, suns and moons as the data have them.
inline Options default_options(u32 seats) {
  Options options{{FREE}, {STANDARD}, {static_cast<u8>(seats)}, {}};
  for (u32 tile = 0; tile < TILES; tile++) options.suns[tile] = DEFAULT_SUNS >> tile & 1;
  return options;
}

inline Fault checked_options(const Options& options, u32 seats) {
  if (seats < 1 || seats > SEATS) return BAD_SEATS;
  if (options.placement[0] > SUN_MOON_CONNECTED || options.scoring[0] > BEST_RAY) return BAD_OPTIONS;
  if (options.rounds[0] < 1 || options.rounds[0] > MOST_ROUNDS) return BAD_OPTIONS;
  if (options.scoring[0] == BEST_RAY && seats == 1) return BAD_OPTIONS;  // T-VAR-MIX-4
  return FINE;
}

inline Fault deal(Position& position, const Options& options, u32 seats, Generator chance) {
  const Fault fault = checked_options(options, seats);
  if (fault) return fault;
  position.chance = chance;
  position.suns = suns_of(options.suns);
  position.seats = static_cast<u8>(seats);
  position.placement = options.placement[0];
  position.scoring = options.scoring[0];
  position.rounds = options.rounds[0];
  position.round = 0;
  for (u32 tile = 0; tile < TILES; tile++) position.order[tile] = static_cast<u8>(tile);
  for (Area& area : position.areas) {
    clear_board(area);
    clear(area.banked, sizeof area.banked);
  }
  begin_round(position);
  return FINE;
}

// The same options and seats anew; the generator goes on.
inline void redeal(Position& position) {
  position.round = 0;
  for (u32 seat = 0; seat < position.seats; seat++)
    clear(position.areas[seat].banked, sizeof position.areas[seat].banked);
  begin_round(position);
}

inline void pack(const Position& position, Packed& packed) {
  clear(&packed, sizeof packed);
  packed.version[0] = VERSION;
  packed.seats[0] = position.seats;
  packed.placement[0] = position.placement;
  packed.scoring[0] = position.scoring;
  packed.rounds[0] = position.rounds;
  packed.round[0] = position.round;
  packed.turn[0] = position.turn;
  packed.known[0] = position.known;
  u32 settled = 0, at = 0;
  for (u32 tile = 0; tile < TILES; tile++) packed.suns[tile] = position.suns >> tile & 1;
  for (; at < position.known; at++) {
    packed.order[at] = position.order[at];
    settled |= 1u << position.order[at];
  }
  // What is not settled has no order, and is written in that of the tiles.
  for (u32 tile = 0; tile < TILES; tile++)
    if (!(settled >> tile & 1)) packed.order[at++] = static_cast<u8>(tile);
  __builtin_memset(packed.tiles, NOTHING, sizeof packed.tiles);
  __builtin_memset(packed.choices, NOTHING, sizeof packed.choices);
  for (u32 seat = 0; seat < position.seats; seat++) {
    const Area& area = position.areas[seat];
    copy(packed.tiles + seat * CELLS, area.tiles, CELLS);
    copy(packed.banked + seat * CATEGORIES, area.banked, sizeof area.banked);
    packed.choices[seat] = area.choice;
  }
}

inline bool is_each_tile_once(const u8* order) {
  u32 seen = 0;
  for (u32 at = 0; at < TILES; at++)
    if (order[at] < TILES) seen |= 1u << order[at];
  return count(seen) == TILES;
}

// The tiles on every board must be those called before this turn, each once.
inline bool are_boards_laid(Position& position, const Packed& packed) {
  u32 before = 0;
  for (u32 at = 0; at < position.turn; at++) before |= 1u << position.order[at];
  for (u32 seat = 0; seat < position.seats; seat++) {
    u32 seen = 0;
    Area& area = position.areas[seat];
    for (u32 cell = 0; cell < CELLS; cell++) {
      const u8 tile = packed.tiles[seat * CELLS + cell];
      if (tile == NOTHING) continue;
      if (tile >= TILES || seen >> tile & 1) return false;
      seen |= 1u << tile;
      lay(position, area, cell, tile);
    }
    if (seen != before) return false;
    const u8 choice = packed.choices[seat];
    if (choice != NOTHING && (choice >= CELLS || !(open_cells(position, seat) >> choice & 1)))
      return false;
    area.choice = choice;
  }
  return true;
}

inline Fault unpack(Position& position, const Packed& packed, Generator chance) {
  if (packed.version[0] != VERSION) return BAD_VERSION;
  Options options{{packed.placement[0]}, {packed.scoring[0]}, {packed.rounds[0]}, {}};
  copy(options.suns, packed.suns, sizeof options.suns);
  const Fault fault = deal(position, options, packed.seats[0], chance);
  if (fault) return fault;
  const bool over = packed.round[0] == packed.rounds[0];
  if (packed.round[0] > packed.rounds[0] || packed.turn[0] >= CELLS) return BAD_TURN;
  if (over ? packed.turn[0] || packed.known[0] : packed.known[0] <= packed.turn[0]) return BAD_TURN;
  if (packed.known[0] > TILES || !is_each_tile_once(packed.order)) return BAD_ORDER;
  position.round = packed.round[0];
  position.turn = packed.turn[0];
  position.known = packed.known[0];
  copy(position.order, packed.order, TILES);
  __builtin_memset(position.left, 1, TILES);
  for (u32 at = 0; at <= position.turn && !over; at++) position.left[position.order[at]] = 0;
  for (u32 seat = 0; seat < position.seats; seat++)
    copy(position.areas[seat].banked, packed.banked + seat * CATEGORIES,
         sizeof position.areas[seat].banked);
  if (!are_boards_laid(position, packed)) return BAD_BOARD;
  if (!over && !actors(position)) return BAD_BOARD;
  return FINE;
}

// What the seat sees; cells chosen by others stay secret (T-TURN-5).
inline void observe(const Position& position, u32 seat, Observation& seen) {
  clear(&seen, sizeof seen);
  __builtin_memset(seen.tiles, NOTHING, sizeof seen.tiles);
  for (u32 step = 0; step < position.seats; step++)
    copy(seen.tiles + step * CELLS, position.areas[(seat + step) % position.seats].tiles, CELLS);
  seen.called[0] = is_over(position) ? NOTHING : called(position);
  copy(seen.left, position.left, TILES);
  seen.turn[0] = position.turn;
  seen.rounds_left[0] = static_cast<u8>(position.rounds - position.round);
  seen.placement[0] = position.placement;
  seen.scoring[0] = position.scoring;
  for (u32 tile = 0; tile < TILES; tile++) seen.suns[tile] = position.suns >> tile & 1;
  seen.seats[0] = position.seats;
}

}  // namespace take_it_easy
