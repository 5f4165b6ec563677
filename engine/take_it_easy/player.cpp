// Take It Easy: the players, as hosts see them.
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

static Tables tables_for(const Position& position, const i16* numbers) {
  return Tables{numbers, position.suns, position.scoring};
}

template <class Judge>
static u32 weighed(const Position& position, u32 seat, const Judge& judge, u32 look, i32* values) {
  if (seat >= position.seats || !(actors(position) >> seat & 1)) return NO_CODE;
  const Worths found = weigh(position, seat, judge, look);
  copy(values, found.of, sizeof found.of);
  return found.best();
}

// The worth of every cell for the called tile (see `weigh`); the best cell, the lowest of equals.
EXPORT(take_it_easy_weigh)
u32 take_it_easy_weigh(const Position* position, u32 seat, const i16* tables, u32 look, i32* values) {
  return weighed(*position, seat, tables_for(*position, tables), look, values);
}

// The same by the network, which knows the standard scoring only.
EXPORT(take_it_easy_network_weigh)
u32 take_it_easy_network_weigh(const Position* position, u32 seat, const Network* network, u32 look,
                               i32* values) {
  return weighed(*position, seat, Trained(*network), look, values);
}

EXPORT(take_it_easy_network_size) u32 take_it_easy_network_size() { return sizeof(Network); }

// Whole games, see `play`.
EXPORT(take_it_easy_play)
void take_it_easy_play(Position* position, u32 size, const i16* tables, u32 look, i32* points,
                       i32* lucks) {
  play(*position, size, tables_for(*position, tables), look, points, lucks);
}

EXPORT(take_it_easy_network_play)
void take_it_easy_network_play(Position* position, u32 size, const Network* network, u32 look,
                               i32* points, i32* lucks) {
  play(*position, size, Trained(*network), look, points, lucks);
}

#ifndef __wasm__
// Learns what belongs to rays from so many boards; the sum of what they came to.
EXPORT(take_it_easy_learn)
i32 take_it_easy_learn(Weight* weights, u32 boards, u32 scoring, u32 suns, float rate, u32 low,
                       u32 high) {
  const Plan plan{suns, scoring, FREE};
  Generator chance = stream(wide(low, high), 0);
  i32 sum = 0;
  for (u32 board = 0; board < boards; board++)
    sum += learn_one(weights, plan, rate, PLAIN_SIZE, chance);
  return sum;
}

constexpr Plan STANDARD_GAME{0, STANDARD, FREE};

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
