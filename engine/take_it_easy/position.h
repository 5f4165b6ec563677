// Take It Easy: a position, and its form in plain bytes.
//
// What lies on a board is kept twice: the tiles, and what they leave of the lines. A line has
// three bits, one for each value its bands can have; laying a tile is one AND with a table. The
// points of a line are added when its last tile is laid.
#pragma once

#include "../core/parts.h"
#include "../core/random.h"
#include "../tables/take_it_easy.h"

namespace take_it_easy {

constexpr u32 SEATS = 6;
constexpr u32 CATEGORIES = 3;  // lines, suns, moons
constexpr u32 MOST_ROUNDS = 24;
constexpr u8 NOTHING = 255;

enum Placement : u8 { FREE, CONNECTED, SUN_MOON_CONNECTED };
enum Scoring : u8 { STANDARD, RAYS, BEST_RAY };

struct Area {
  u64 lines;   // three bits a line
  u32 rays;    // two bits a line, sun and moon
  u32 filled;  // the cells with a tile
  u8 tiles[CELLS];  // by cell; NOTHING where none lies
  u8 choice;        // the cell chosen for the called tile, or NOTHING
  i16 points[CATEGORIES];  // of this round's full lines
  i16 banked[CATEGORIES];  // of the rounds that are over
};

struct Position {
  Generator chance;  // draws the tiles that are still to be called
  u32 suns;          // the tiles with a sun
  u8 left[TILES];    // 1 for the tiles that are still to be called
  u8 seats, placement, scoring, rounds;
  u8 round, turn;
  u8 known;          // so many of the order are settled; the others are drawn when called
  u8 order[TILES];   // the tiles of the round: called ones, the present one, those to come
  Area areas[SEATS];
};

// The documented form (docs/engine.md); the version is raised when anything in it changes.
constexpr u8 VERSION = 1;

#define TAKE_IT_EASY_PACKED(part)                                              \
  part(i16, banked, 6 * 3) part(u8, version, 1) part(u8, seats, 1)             \
  part(u8, placement, 1) part(u8, scoring, 1) part(u8, rounds, 1)              \
  part(u8, round, 1) part(u8, turn, 1) part(u8, known, 1) part(u8, suns, 27)   \
  part(u8, order, 27) part(u8, tiles, 6 * 19) part(u8, choices, 6)

#define TAKE_IT_EASY_OPTIONS(part) \
  part(u8, placement, 1) part(u8, scoring, 1) part(u8, rounds, 1) part(u8, suns, 27)

// What the seat to act sees; the others follow clockwise.
#define TAKE_IT_EASY_OBSERVATION(part)                                                        \
  part(u8, tiles, 6 * 19) part(u8, called, 1) part(u8, left, 27) part(u8, turn, 1)            \
  part(u8, rounds_left, 1) part(u8, placement, 1) part(u8, scoring, 1) part(u8, suns, 27)     \
  part(u8, seats, 1)

STRUCT(Packed, TAKE_IT_EASY_PACKED)
STRUCT(Options, TAKE_IT_EASY_OPTIONS)
STRUCT(Observation, TAKE_IT_EASY_OBSERVATION)

inline bool is_over(const Position& position) { return position.round == position.rounds; }
inline u8 called(const Position& position) { return position.order[position.turn]; }

inline bool is_full(const Area& area, u32 line) {
  return (area.filled & LINE_CELLS[line]) == LINE_CELLS[line];
}

inline u32 value_of(const Area& area, u32 line) {
  return LINE_VALUE[line * 8 + (area.lines >> 3 * line & 7)];
}

// 1 for a ray of suns, 2 for one of moons, 0 for neither.
inline u32 ray_of(const Area& area, u32 line) { return area.rays >> 2 * line & 3; }

// A line is full: its points (T-SCORE-2, T-VAR-RAYS-3).
inline void add_line(Area& area, u32 line, u32 scoring) {
  const u32 length = LINE_LENGTH[line];
  area.points[0] = static_cast<i16>(area.points[0] + value_of(area, line) * length);
  const u32 ray = scoring == RAYS ? ray_of(area, line) : 0;
  if (ray) area.points[ray] = static_cast<i16>(area.points[ray] + RAY_POINTS[ray - 1] * length);
}

inline void lay(const Position& position, Area& area, u32 cell, u32 tile) {
  area.tiles[cell] = static_cast<u8>(tile);
  area.filled |= 1u << cell;
  area.lines &= LAID[cell * TILES + tile];
  area.rays &= SHONE[cell * 2 + !(position.suns >> tile & 1)];
  for (u32 at = 0; at < 3; at++)
    if (is_full(area, LINES_OF[cell * 3 + at]))
      add_line(area, LINES_OF[cell * 3 + at], position.scoring);
}

inline void clear_board(Area& area) {
  area.lines = OPEN_LINES;
  area.rays = OPEN_RAYS;
  area.filled = 0;
  area.choice = NOTHING;
  __builtin_memset(area.tiles, NOTHING, CELLS);
  clear(area.points, sizeof area.points);
}

// The tile at the turn is drawn, unless it was settled before.
inline void call(Position& position) {
  if (position.known > position.turn) return;
  drawn_to(position.order, position.turn, TILES, position.chance);
  position.known = static_cast<u8>(position.turn + 1);
}

inline void call_next(Position& position) {
  call(position);
  position.left[called(position)] = 0;
}

// The order of the last round is as good as any to draw the next one from.
inline void begin_round(Position& position) {
  position.turn = 0;
  position.known = 0;
  __builtin_memset(position.left, 1, TILES);
  for (u32 seat = 0; seat < position.seats; seat++) clear_board(position.areas[seat]);
  if (!is_over(position)) call_next(position);
}

}  // namespace take_it_easy
