// Harmonies: what a network (training/harmonies/learn.py) adds to the hand-made evaluation. Its
// weights are whole numbers, and so is everything that is made of them: the same value in every
// build.
//
// Boards that are judged one after another differ in few facts from the one that they are made of, so
// the first layer is not summed anew: what is no longer true is taken out, what is new is put in.
#pragma once

#include "../core/dot.h"
#include "facts.h"

namespace harmonies {

constexpr u32 WIDE = 96, NARROW = 32;

// As the file has them; one unit is so many of their numbers:
struct Network {
  u16 layout;                                        // LAYOUT, or it is not for this engine
  u16 trained;                                       // the tables it has learned, see `knows`
  i16 first[INPUTS][WIDE];                           // 512
  i16 amounts[AMOUNTS][WIDE];                        // 512
  i16 first_bias[WIDE];                              // 512
  i16 second[NARROW][WIDE], second_bias[NARROW];     // 1024
  i16 third[NARROW], third_bias;                     // 4096, of 16 points
};
constexpr u16 LAYOUT = 2;
constexpr u32 PASSED_ON = 7;     // a layer hands on parts of 2^-7,
constexpr i32 MOST_PASSED = 2048;  // 16 at most

inline u32 setting(u32 seats, u32 side, u32 spirits) { return (seats - 1) * 4 + side * 2 + spirits; }

// Whether the network has learned tables like this one.
inline bool knows(const Network& network, const Position& position) {
  return network.trained >> setting(position.seats, position.side, position.has_spirits) & 1;
}

// What the network has seen of a board, and the first layer of it.
struct Summed {
  u8 states[CELLS];
  u16 held[HELD];
  i16 amounts[AMOUNTS];
  i16 sums[WIDE];
};

// So many numbers of a layer at once.
typedef i16 Lanes __attribute__((vector_size(64)));
constexpr u32 LANES = sizeof(Lanes) / sizeof(i16);

inline Lanes loaded(const i16* from) {
  Lanes lanes;
  copy(&lanes, from, sizeof lanes);
  return lanes;
}

// The network at one moment, with a board that those are much like which are judged next.
class Correction {
 public:
  void set(const Network& network, const Position& position, i32 turns) {
    network_ = &network;
    side_ = position.side;
    for (u32 from = 0; from < WIDE; from++)
      for (u32 to = 0; to < NARROW; to++)
        second_[to / STRIP][from / 2][to % STRIP][from % 2] = network.second[to][from];
    // An empty board that holds nothing.
    clear(&near_, sizeof near_);
    __builtin_memset(near_.held, 0xff, sizeof near_.held);
    copy(near_.sums, network.first_bias, sizeof near_.sums);
    u16 facts[OF_MOMENT];
    moment_facts(position, turns, facts);
    for (u16 fact : facts) add(fact);
    for (u32 cell = 0; cell < CELL_COUNT[side_]; cell++) add(cell_fact(side_, cell, 0));
    for (u32 pair = 0; pair < NEIGHBOURS.size[side_]; pair++) add(pair_fact(side_, pair, 0, 0));
  }

  // Boards like this one come next; says what it says of this one.
  i32 stand_on(const Area& area, const Glance& glance) {
    Changes changes;
    see(area, glance, changes);
    sum(changes, near_.sums);
    copy(near_.held, glance.held, sizeof near_.held);
    copy(near_.amounts, glance.amounts, sizeof near_.amounts);
    copy(near_.states, changes.states, sizeof near_.states);
    return handed_on(near_.sums);
  }

  // In parts of a point.
  i32 of(const Area& area, const Glance& glance) const {
    Changes changes;
    i16 sums[WIDE];
    see(area, glance, changes);
    sum(changes, sums);
    return handed_on(sums);
  }

 private:
  // The rows that come in and go out, times so many where it is an amount.
  struct Changes {
    u8 states[CELLS];
    u32 in_size = 0, out_size = 0, more_size = 0;
    const i16 *in[MOST_FACTS], *out[MOST_FACTS], *more[AMOUNTS];
    i16 times[AMOUNTS];
  };

  void add(u32 fact) {
    if (fact == NO_FACT) return;
    const i16* in = network_->first[fact];
    for (u32 at = 0; at < WIDE; at++) near_.sums[at] = static_cast<i16>(near_.sums[at] + in[at]);
  }

  void change(Changes& changes, u32 before, u32 now) const {
    if (before != NO_FACT) changes.out[changes.out_size++] = fetched(network_->first[before]);
    if (now != NO_FACT) changes.in[changes.in_size++] = fetched(network_->first[now]);
  }

  // The table is larger than what is near the processor: what is wanted soon is called for early.
  static const i16* fetched(const i16* row) {
    for (u32 at = 0; at < WIDE; at += LANES) __builtin_prefetch(row + at);
    return row;
  }

  // What is not as it is on the board that is stood on.
  void see(const Area& area, const Glance& glance, Changes& changes) const {
    glance.states(area, side_, changes.states);
    const u8 *before = near_.states, *now = changes.states;
    u64 pairs = 0;
    for (u32 cell = 0; cell < CELL_COUNT[side_]; cell++) {
      if (now[cell] == before[cell]) continue;
      change(changes, cell_fact(side_, cell, before[cell]), cell_fact(side_, cell, now[cell]));
      if (LANDSCAPE[now[cell] / WAYS] != LANDSCAPE[before[cell] / WAYS])
        pairs |= NEIGHBOURS.of[side_][cell];
    }
    each(pairs, [&](u32 pair) {
      const u8* cells = NEIGHBOURS.cells[side_][pair];
      change(changes, pair_fact(side_, pair, before[cells[0]], before[cells[1]]),
             pair_fact(side_, pair, now[cells[0]], now[cells[1]]));
    });
    for (u32 at = 0; at < HELD; at++)
      if (near_.held[at] != glance.held[at]) change(changes, near_.held[at], glance.held[at]);
    for (u32 term = 0; term < AMOUNTS; term++) {
      if (near_.amounts[term] == glance.amounts[term]) continue;
      changes.more[changes.more_size] = network_->amounts[term];
      changes.times[changes.more_size++] =
          static_cast<i16>(glance.amounts[term] - near_.amounts[term]);
    }
  }

  // `sums` may be those of the board that is stood on.
  void sum(const Changes& changes, i16* sums) const {
    for (u32 at = 0; at < WIDE; at += LANES) {
      Lanes lanes = loaded(near_.sums + at);
      for (u32 row = 0; row < changes.in_size; row++) lanes += loaded(changes.in[row] + at);
      for (u32 row = 0; row < changes.out_size; row++) lanes -= loaded(changes.out[row] + at);
      for (u32 row = 0; row < changes.more_size; row++)
        lanes += loaded(changes.more[row] + at) * changes.times[row];
      copy(sums + at, &lanes, sizeof lanes);
    }
  }

  static i32 passed(i32 sum, u32 shift) {
    const i32 part = (sum + (1 << (shift - 1))) >> shift;
    return part < 0 ? 0 : part > MOST_PASSED ? MOST_PASSED : part;
  }

  i32 handed_on(const i16* sums) const {
    i32 narrow[1][NARROW];
    for (u32 to = 0; to < NARROW; to++) narrow[0][to] = network_->second_bias[to] * (1 << PASSED_ON);
    i16 wide[1][WIDE];
    for (u32 at = 0; at < WIDE; at++)
      wide[0][at] = static_cast<i16>(passed(sums[at], 9 - PASSED_ON));
    add_products(wide, second_, narrow);
    int64_t value = int64_t{network_->third_bias} << PASSED_ON;
    for (u32 to = 0; to < NARROW; to++)
      value += int64_t{passed(narrow[0][to], 10)} * network_->third[to];
    return static_cast<i32>(value * (16 * POINT) >> (12 + PASSED_ON));
  }

  const Network* network_;
  u32 side_;
  Layer<WIDE, NARROW> second_;  // turned over
  Summed near_;
};

}  // namespace harmonies
