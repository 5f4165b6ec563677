// Take It Easy: points of boards (T-SCORE, T-VAR-RAYS, T-VAR-BEST).
#pragma once

#include "position.h"

namespace take_it_easy {

struct Points {
  i32 by[CATEGORIES];
};

inline bool is_full(const Area& area, u32 line) {
  return (area.filled & LINE_CELLS[line]) == LINE_CELLS[line];
}

inline u32 value_of(const Area& area, u32 line) {
  return LINE_VALUE[line * 8 + (area.lines >> 3 * line & 7)];
}

// 1 for a ray of suns, 2 for one of moons, 0 for neither.
inline u32 ray_of(const Area& area, u32 line) { return area.rays >> 2 * line & 3; }

// What the board brings by itself at any moment.
inline Points board_points(const Area& area, u8 scoring) {
  Points points{};
  for (u32 line = 0; line < LINES; line++) {
    if (!is_full(area, line)) continue;
    points.by[0] += static_cast<i32>(value_of(area, line) * LINE_LENGTH[line]);
    if (scoring != RAYS) continue;
    const u32 ray = ray_of(area, line);
    if (ray) points.by[ray] += RAY_POINTS[ray - 1] * LINE_LENGTH[line];
  }
  return points;
}

// The best ray of a symbol on a scoring line: length, then value, in one number; 0 for none.
inline u32 best_ray(const Area& area, u32 ray) {
  u32 best = 0;
  for (u32 line = 0; line < LINES; line++) {
    if (!is_full(area, line) || ray_of(area, line) != ray) continue;
    const u32 value = value_of(area, line);
    const u32 measured = value ? LINE_LENGTH[line] * 16u + value : 0;
    if (measured > best) best = measured;
  }
  return best;
}

// The two pools of a round that is over, shared out evenly among equals (T-VAR-BEST-6).
inline void add_pools(const Position& position, Points* points) {
  for (u32 ray = 1; ray <= 2; ray++) {
    u32 entered[SEATS], best = 0;
    for (u32 seat = 0; seat < position.seats; seat++) {
      entered[seat] = best_ray(position.areas[seat], ray);
      if (entered[seat] > best) best = entered[seat];
    }
    if (!best) continue;
    u32 winners = 0;
    for (u32 seat = 0; seat < position.seats; seat++) winners += entered[seat] == best;
    for (u32 seat = 0; seat < position.seats; seat++)
      if (entered[seat] == best) points[seat].by[ray] += static_cast<i32>(BEST_RAY_POOL / winners);
  }
}

// The round is over: its points are banked.
inline void bank(Position& position) {
  Points points[SEATS];
  for (u32 seat = 0; seat < position.seats; seat++)
    points[seat] = board_points(position.areas[seat], position.scoring);
  if (position.scoring == BEST_RAY) add_pools(position, points);
  for (u32 seat = 0; seat < position.seats; seat++)
    for (u32 category = 0; category < CATEGORIES; category++)
      position.areas[seat].banked[category] =
          static_cast<i16>(position.areas[seat].banked[category] + points[seat].by[category]);
}

}  // namespace take_it_easy
