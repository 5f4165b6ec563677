// Tranquility: what the blueprint of the search goes by in each kind of game.
//
// `careful` keeps to the first row everywhere. The others were found by an evolution strategy over
// some hundred thousand games of the blueprint with itself (docs/players.md).
#pragma once

#include "outlook.h"

namespace tranquility {

enum Setting : u32 { CALM, AMONG_MONSTERS, IN_STORMS, UNDER_THE_ARCH, ON_THE_PYRAMID, SETTINGS };

// In the order of the members of Habits.
constexpr Habits HABITS[SETTINGS] = {
    {},
    {1.26,  2.19, 0.616, 0.00107, 1.31, 1.92,  0.812, 0.735, 0.0377,  0.142, 3.37, 1.92, 0.06, 3.23, 1.99,
     0.503, 3.2,  3.21,  0.0323,  0.524, 0.245, 0.501, 1.66,  0.301, 0.00717, 0.212, 1.91, 27,   27,   20, 0},
    {1.12,  3.43, 0.62, 0.000882, 1.25, 0.83,  1.07,  0.678, 0.02,  0.103,  2.91,  2.47, 0.0164, 2.05, 2.25,
     0.868, 3.03, 2.0,  0.0251,   2.66, 0.153, 0.713, 2.89,  0.395, 0.0127, 0.096, 1.03, 30,     42,   20, 3},
    {1.15,  1.48, 0.771, 0.000863, 1.31,  1.88,  0.705, 1.03, 0.0392, 0.0776,  3.66,  1.55, 0.0337, 3.61, 2.92,
     0.984, 1.94, 7.48,  0.0231,   0.384, 0.172, 0.319, 1.53, 0.332,  0.00951, 0.253, 1.59, 40,     14,   20, 0},
    {1.5,   2.5,  0.844, 0.000978, 2.22, 1.02,  0.893, 0.651, 0.0194, 0.129,   2.72,  1.38, 0.038, 3.03, 2.79,
     0.418, 2.34, 2.93,  0.0254,   0.582, 0.259, 0.55,  1.12,  0.42,   0.00847, 0.162, 1.25, 41,    23,   20, 0},
};

// Some ask for habits that do harm where other things come on top.
inline u32 setting_of(const Position& position) {
  const bool plain = !position.has_day_night && !position.has_jokers;
  if (position.grid == PYRAMID) return plain ? ON_THE_PYRAMID : CALM;
  if (position.has_storms && plain && !position.monsters && !position.has_rocks) return IN_STORMS;
  if (position.monsters) return AMONG_MONSTERS;
  return position.grid == HIGH_ARCH && plain ? UNDER_THE_ARCH : CALM;
}

// The memory of a player who goes by the habits of that game.
inline void settle_in(Memory& memory, const Position& position) {
  const u32 setting = setting_of(position);
  if (memory.is_ready && memory.setting == setting) return;
  memory.prepare(HABITS[setting]);
  memory.setting = setting;
}

}  // namespace tranquility
