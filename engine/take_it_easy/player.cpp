// Take It Easy: the player by tables, as hosts see it.
#include "packed.h"
#include "player.h"

#ifndef __wasm__
#include "learn.h"
#endif

using namespace take_it_easy;

// How many numbers the tables have: those that always count, those of one scoring with rays.
EXPORT(take_it_easy_tables_size) u32 take_it_easy_tables_size(u32 which) {
  return which == 0 ? PLAIN_SIZE : which == 1 ? RAY_SIZE : ALL_SIZE;
}

// The worth of every cell for the called tile (see `weigh`); the best cell, the lowest of equals.
EXPORT(take_it_easy_weigh)
u32 take_it_easy_weigh(const Position* position, u32 seat, const i16* tables, u32 look, i32* values) {
  if (seat >= position->seats || !(actors(*position) >> seat & 1)) return NO_CODE;
  weigh(*position, seat, tables, look, values);
  return best_cell(values);
}

// Plays so many games with all seats alike; the totals, seat by seat.
EXPORT(take_it_easy_play)
void take_it_easy_play(Position* position, u32 size, const i16* tables, u32 look, i32* points) {
  for (u32 game = 0; game < size; game++) {
    redeal(*position);
    for (u32 waiting; (waiting = actors(*position));) {
      i32 values[CELLS];
      weigh(*position, lowest(waiting), tables, look, values);
      apply(*position, lowest(waiting), best_cell(values));
    }
    score_totals(*position, points + size_t{game} * position->seats);
  }
}

#ifndef __wasm__
// Learns from so many boards; the sum of what they came to. `plain` 0: only what belongs to rays.
EXPORT(take_it_easy_learn)
i32 take_it_easy_learn(Weight* weights, u32 boards, u32 placement, u32 scoring, u32 suns, u32 plain,
                       float rate, u32 low, u32 high) {
  const Plan plan{nullptr, suns, scoring, placement};
  Generator chance = stream(wide(low, high), 0);
  i32 sum = 0;
  for (u32 board = 0; board < boards; board++)
    sum += learn_one(weights, plan, rate, plain ? 0 : PLAIN_SIZE, chance);
  return sum;
}
#endif
