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

// Plays so many games with all seats alike; the totals, seat by seat, and where `lucks` has room for
// it how lucky the draws were for each, in parts of a point.
EXPORT(take_it_easy_play)
void take_it_easy_play(Position* position, u32 size, const i16* tables, u32 look, i32* points,
                       i32* lucks) {
  for (u32 game = 0; game < size; game++) {
    const size_t row = size_t{game} * position->seats;
    redeal(*position);
    for (u32 waiting; (waiting = actors(*position));) {
      const u32 seat = lowest(waiting);
      i32 values[CELLS];
      weigh(*position, seat, tables, look, values);
      if (lucks) lucks[row + seat] += luck_of(*position, seat, tables);
      apply(*position, seat, best_cell(values));
    }
    score_totals(*position, points + row);
  }
}

#ifndef __wasm__
// Learns what belongs to rays from so many boards; the sum of what they came to.
EXPORT(take_it_easy_learn)
i32 take_it_easy_learn(Weight* weights, u32 boards, u32 scoring, u32 suns, float rate, u32 low,
                       u32 high) {
  const Plan plan{nullptr, suns, scoring, FREE};
  Generator chance = stream(wide(low, high), 0);
  i32 sum = 0;
  for (u32 board = 0; board < boards; board++)
    sum += learn_one(weights, plan, rate, PLAIN_SIZE, chance);
  return sum;
}

constexpr Plan STANDARD_GAME{nullptr, 0, STANDARD, FREE};

// Boards of so many standard games for a teacher; see `show_boards`.
EXPORT(take_it_easy_show)
u32 take_it_easy_show(const Weight* weights, u32 games, u32 others, u8* boards, u32 low, u32 high) {
  Generator chance = stream(wide(low, high), 0);
  return show_boards(weights, STANDARD_GAME, games, others, boards, chance);
}

// What the teacher says of boards.
EXPORT(take_it_easy_take_lessons)
void take_it_easy_take_lessons(Weight* weights, const u8* boards, const float* worths, u32 size,
                               float rate) {
  take_lessons(weights, STANDARD_GAME, boards, worths, size, rate);
}
#endif
