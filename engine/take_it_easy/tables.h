// Take It Easy: what a board is still worth, read off tables that were learned
// (training/take_it_easy/tables.py). A value is a sum of small whole numbers, so that it is the
// same in every build; a point is 256 of them.
//
// What is looked up, after a tile was laid:
//   lines      the value a line is meant for, the tiles it lacks, how many such tiles may come, turn
//   cells      of an empty cell what its three lines want, and how many tiles would suit them all
//   crossings  of two lines that cross what they want and lack
//   meetings   the same at an empty cell, and how many tiles would suit both of them
//   demand     of each value how many tiles its lines lack and how many may come; of each
//              direction how many lines are untouched and how many are dead
// and where suns and moons count (the tables of these come after the others, for each scoring):
//   rays       the symbol a line may still show, the tiles it lacks, what it is meant for, how many
//              such symbols may come
//   shine      of an empty cell which symbols its lines want
#pragma once

#include "rules.h"

namespace take_it_easy {

constexpr u32 WANTS = 5;  // of a line: nothing yet, one of three values, nothing any more
enum Want : u32 { ANYTHING, FIRST, SECOND, THIRD, DEAD };

constexpr u32 LINE_KINDS = 9;   // three directions, three lengths: a half turn changes nothing
constexpr u32 CELL_KINDS = 10;  // likewise
constexpr u32 TURNS = CELLS;
constexpr u32 PHASES = 6;
constexpr u32 PLANS = 17;  // what a line wants and lacks: untouched, dead, or value and tiles
constexpr u32 SUITS = 4;  // where two lines cross: 0 to 3 tiles that suit both may come
constexpr u32 ROOMS = 638;  // what three lines want and how many tiles suit

constexpr u32 LINES_SIZE = LINE_KINDS * 5 * 4 * 10 * TURNS;
constexpr u32 CELLS_SIZE = CELL_KINDS * ROOMS * PHASES;
constexpr u32 CROSSINGS_SIZE = CELL_KINDS * 3 * PLANS * PLANS;
constexpr u32 DEMAND_SIZE = 9 * 13 * 10 * TURNS + 3 * 6 * 6 * TURNS;
constexpr u32 MEETINGS_SIZE = CELL_KINDS * 3 * PLANS * PLANS * SUITS;
constexpr u32 RAYS_SIZE = LINE_KINDS * 6 * WANTS * 3 * 15;
constexpr u32 SHINE_SIZE = CELL_KINDS * 64 * PHASES;

constexpr u32 LINES_AT = 0;
constexpr u32 CELLS_AT = LINES_AT + LINES_SIZE;
constexpr u32 CROSSINGS_AT = CELLS_AT + CELLS_SIZE;
constexpr u32 DEMAND_AT = CROSSINGS_AT + CROSSINGS_SIZE;
constexpr u32 MEETINGS_AT = DEMAND_AT + DEMAND_SIZE;
constexpr u32 PLAIN_SIZE = MEETINGS_AT + MEETINGS_SIZE;
constexpr u32 RAY_SIZE = RAYS_SIZE + SHINE_SIZE;
constexpr u32 ALL_SIZE = PLAIN_SIZE + 2 * RAY_SIZE;

constexpr i32 POINT = 256;
constexpr u32 MOST_FEATURES = 220;

// A half turn of the board: cell 18 - c, and the lines of a direction the other way round.
inline u32 line_kind(u32 line) {
  const u32 at = line % 5;
  return line / 5 * 3 + (at < 3 ? at : 4 - at);
}
inline u32 cell_kind(u32 cell) { return cell < 10 ? cell : 18 - cell; }

// What three lines want and how many tiles suit, in one number; most combinations have few cases.
struct Rooms {
  u16 first[WANTS * WANTS * WANTS];
  u8 most[WANTS * WANTS * WANTS];
  u16 size;

  constexpr Rooms() : first{}, most{}, size(0) {
    for (u32 wants = 0; wants < WANTS * WANTS * WANTS; wants++) {
      u32 values = 0;
      for (u32 one = 0, rest = wants; one < 3; one++, rest /= WANTS)
        values += rest % WANTS != ANYTHING && rest % WANTS != DEAD;
      first[wants] = size;
      most[wants] = values == 0 ? 0 : values == 1 ? 9 : values == 2 ? 3 : 1;
      size = static_cast<u16>(size + most[wants] + 1);
    }
  }
};
constexpr Rooms ROOM{};
static_assert(ROOM.size == ROOMS, "the table of the cells has this many cases");

// The tiles that have each value in each direction, as sets.
struct Bands {
  u32 with[3][3];

  constexpr Bands() : with{} {
    for (u32 direction = 0; direction < 3; direction++)
      for (u32 tile = 0; tile < TILES; tile++)
        for (u32 value = 0; value < 3; value++)
          // A cell of the middle shows what a tile leaves of the line in that direction.
          if (LAID[9 * TILES + tile] >> 3 * LINES_OF[9 * 3 + direction] & 1u << value)
            with[direction][value] |= 1u << tile;
  }
};
constexpr Bands BANDS{};

// What a board still is to its lines, with the tiles that may still come.
struct Outlook {
  u32 want[LINES], lacks[LINES], plan[LINES];
};

inline bool is_meant(u32 want) { return want != ANYTHING && want != DEAD; }

inline u32 want_of(const Area& area, u32 line) {
  const u32 bits = area.lines >> 3 * line & 7;
  return bits == 7 ? ANYTHING : bits == 1 ? FIRST : bits == 2 ? SECOND : bits == 4 ? THIRD : DEAD;
}

inline void outlook_of(const Area& area, Outlook& look) {
  for (u32 line = 0; line < LINES; line++) {
    const u32 want = want_of(area, line);
    const u32 lacks = LINE_LENGTH[line] - count(area.filled & LINE_CELLS[line]);
    look.want[line] = want;
    look.lacks[line] = lacks;
    look.plan[line] = want == ANYTHING ? 0 : want == DEAD ? 16 : 1 + (want - 1) * 5 + lacks;
  }
}

// Calls visit with the place of every number that is part of the board's value.
template <class Visit>
inline void each_plain(const Area& area, u32 left, const Outlook& look, Visit visit) {
  const u32 turn = count(area.filled);
  const u32 phase = turn * PHASES / TURNS;
  u32 coming[3][3], lacking[3][3] = {}, open[3] = {}, dead[3] = {};
  for (u32 direction = 0; direction < 3; direction++)
    for (u32 value = 0; value < 3; value++)
      coming[direction][value] = count(left & BANDS.with[direction][value]);
  for (u32 line = 0; line < LINES; line++) {
    const u32 want = look.want[line], lacks = look.lacks[line], direction = line / 5;
    if (want == DEAD) { dead[direction]++; continue; }
    if (want == ANYTHING) open[direction]++;
    else lacking[direction][want - 1] += lacks;
    if (!lacks) continue;
    const u32 may_come = coming[direction][want == ANYTHING ? 2 : want - 1];
    visit(LINES_AT + (((line_kind(line) * 5 + lacks - 1) * 4 + want) * 10 + may_come) * TURNS + turn);
  }
  for (u32 cell = 0; cell < CELLS; cell++) {
    const u8* lines = LINES_OF + cell * 3;
    const u32 kind = cell_kind(cell);
    if (!(area.filled >> cell & 1)) {
      u32 suits = left, wants = 0;
      for (u32 at = 3; at--;) {
        const u32 want = look.want[lines[at]];
        wants = wants * WANTS + want;
        if (want != ANYTHING && want != DEAD) suits &= BANDS.with[lines[at] / 5][want - 1];
      }
      const u32 most = ROOM.most[wants], found = count(suits);
      visit(CELLS_AT + (kind * ROOMS + ROOM.first[wants] + (found < most ? found : most)) * PHASES +
            phase);
    }
    for (u32 at = 0; at < 3; at++) {
      const u32 line = lines[at], next = lines[at == 2 ? 0 : at + 1];
      const u32 crossing = ((kind * 3 + at) * PLANS + look.plan[line]) * PLANS + look.plan[next];
      visit(CROSSINGS_AT + crossing);
      if (!(area.filled >> cell & 1) && is_meant(look.want[line]) && is_meant(look.want[next]))
        visit(MEETINGS_AT + crossing * SUITS +
              count(left & BANDS.with[line / 5][look.want[line] - 1] &
                    BANDS.with[next / 5][look.want[next] - 1]));
    }
  }
  for (u32 direction = 0; direction < 3; direction++) {
    for (u32 value = 0; value < 3; value++) {
      const u32 lacks = lacking[direction][value];
      visit(DEMAND_AT + (((direction * 3 + value) * 13 + (lacks < 12 ? lacks : 12)) * 10 +
                         coming[direction][value]) * TURNS + turn);
    }
    visit(DEMAND_AT + 9 * 13 * 10 * TURNS +
          ((direction * 6 + open[direction]) * 6 + dead[direction]) * TURNS + turn);
  }
}

// The same for suns and moons, from that place on.
template <class Visit>
inline void each_ray(const Area& area, u32 left, u32 suns, const Outlook& look, u32 from,
                     Visit visit) {
  const u32 phase = count(area.filled) * PHASES / TURNS;
  const u32 bright = count(left & suns), dark = count(left & ~suns);
  for (u32 line = 0; line < LINES; line++) {
    const u32 ray = ray_of(area, line);  // 3 both, 1 sun, 2 moon, 0 neither
    if (!ray) continue;
    const u32 symbols = ray == 1 ? bright : dark;
    visit(from + (((line_kind(line) * 6 + look.lacks[line]) * WANTS + look.want[line]) * 3 + ray - 1) *
                     15 + (symbols < 14 ? symbols : 14));
  }
  each(EVERY_CELL & ~area.filled, [&](u32 cell) {
    u32 rays = 0;
    for (u32 at = 0; at < 3; at++) rays = rays * 4 + ray_of(area, LINES_OF[cell * 3 + at]);
    visit(from + RAYS_SIZE + (cell_kind(cell) * 64 + rays) * PHASES + phase);
  });
}

inline u32 rays_from(u32 scoring) { return PLAIN_SIZE + (scoring == RAYS ? 0 : RAY_SIZE); }

// The places of all numbers that make up the value of a board which is not full.
template <class Visit>
inline void each_feature(const Area& area, u32 left, u32 suns, u32 scoring, Visit visit) {
  Outlook look;
  outlook_of(area, look);
  each_plain(area, left, look, visit);
  if (scoring != STANDARD) each_ray(area, left, suns, look, rays_from(scoring), visit);
}

// The points that are still to come, in parts of a point; nothing comes on a full board.
inline i32 value_of(const i16* tables, const Area& area, u32 left, u32 suns, u32 scoring) {
  i32 value = 0;
  if (area.filled != EVERY_CELL)
    each_feature(area, left, suns, scoring, [&](u32 at) { value += tables[at]; });
  return value;
}

inline i32 points_of(const Area& area) { return area.points[0] + area.points[1] + area.points[2]; }

// What a ray may be hoped to win of its pool: the longer the surer.
inline i32 pool_hope(const Area& area) {
  constexpr i32 HOPE[6] = {0, 0, 0, 18, 36, 48};
  i32 hope = 0;
  for (u32 ray = 1; ray <= 2; ray++) hope += HOPE[best_ray(area, ray) / 16];
  return hope;
}

// Points so far; where the best ray counts with what it will probably bring.
inline i32 standing(const Area& area, u32 scoring) {
  return points_of(area) + (scoring == BEST_RAY ? pool_hope(area) : 0);
}

// Judges boards by the tables.
struct Tables {
  static constexpr u32 JUDGED = CELLS;  // for the last tile of a look: it costs little to judge
  const i16* numbers;
  u32 suns, scoring;

  const Tables& at(const Area&, u32) const { return *this; }
  i32 to_come(const Area& area, u32 left) const {
    return value_of(numbers, area, left, suns, scoring);
  }
};

}  // namespace take_it_easy
