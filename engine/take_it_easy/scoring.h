// Take It Easy: the points of a round that is over (T-SCORE-4, T-VAR-BEST).
#pragma once

#include "position.h"

namespace take_it_easy {

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
inline void add_pools(Position& position) {
  for (u32 ray = 1; ray <= 2; ray++) {
    u32 entered[SEATS], best = 0;
    for (u32 seat = 0; seat < position.seats; seat++) {
      entered[seat] = best_ray(position.areas[seat], ray);
      if (entered[seat] > best) best = entered[seat];
    }
    if (!best) continue;
    u32 winners = 0;
    for (u32 seat = 0; seat < position.seats; seat++) winners += entered[seat] == best;
    for (u32 seat = 0; seat < position.seats; seat++) {
      i16& points = position.areas[seat].points[ray];
      if (entered[seat] == best) points = static_cast<i16>(points + BEST_RAY_POOL / winners);
    }
  }
}

// The round is over: its points are banked.
inline void bank(Position& position) {
  if (position.scoring == BEST_RAY) add_pools(position);
  for (u32 seat = 0; seat < position.seats; seat++) {
    Area& area = position.areas[seat];
    for (u32 category = 0; category < CATEGORIES; category++)
      area.banked[category] = static_cast<i16>(area.banked[category] + area.points[category]);
  }
}

}  // namespace take_it_easy
