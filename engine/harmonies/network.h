// Harmonies: what a network (training/harmonies/learn.py) adds to the hand-made evaluation. Its
// weights are whole numbers, and so is everything that is made of them: the same value in every
// build.
//
// Boards that are judged one after another differ in few facts, so the first layer is not summed
// anew: what is no longer true is taken out, what is new is put in.
#pragma once

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

// The network at one moment, with the first layer of the board that it saw last.
class Correction {
 public:
  void set(const Network& network, const Position& position, i32 turns) {
    network_ = &network;
    side_ = position.side;
    u16 facts[OF_MOMENT];
    moment_facts(position, turns, facts);
    copy(sums_, network.first_bias, sizeof sums_);
    for (u16 fact : facts) add(fact);
    // An empty board that holds nothing.
    clear(states_, sizeof states_);
    clear(amounts_, sizeof amounts_);
    __builtin_memset(held_, 0xff, sizeof held_);
    for (u32 cell = 0; cell < CELL_COUNT[side_]; cell++) add(cell_fact(side_, cell, 0));
    for (u32 pair = 0; pair < NEIGHBOURS.size[side_]; pair++) add(pair_fact(side_, pair, 0, 0));
  }

  // In parts of a point.
  i32 of(const Area& area, const Glance& glance) {
    see_cells(area, glance);
    for (u32 at = 0; at < HELD; at++) {
      if (held_[at] == glance.held[at]) continue;
      change(held_[at], glance.held[at]);
      held_[at] = glance.held[at];
    }
    for (u32 term = 0; term < AMOUNTS; term++) {
      const i16 more = static_cast<i16>(glance.amounts[term] - amounts_[term]);
      if (!more) continue;
      amounts_[term] = glance.amounts[term];
      const i16* in = network_->amounts[term];
      for (u32 at = 0; at < WIDE; at++) sums_[at] = static_cast<i16>(sums_[at] + more * in[at]);
    }
    return handed_on();
  }

 private:
  void add(u32 fact) {
    if (fact == NO_FACT) return;
    const i16* in = network_->first[fact];
    for (u32 at = 0; at < WIDE; at++) sums_[at] = static_cast<i16>(sums_[at] + in[at]);
  }

  void take(u32 fact) {
    if (fact == NO_FACT) return;
    const i16* out = network_->first[fact];
    for (u32 at = 0; at < WIDE; at++) sums_[at] = static_cast<i16>(sums_[at] - out[at]);
  }

  void change(u32 before, u32 now) {
    if (before == NO_FACT || now == NO_FACT) {
      take(before);
      add(now);
      return;
    }
    const i16 *in = network_->first[now], *out = network_->first[before];
    for (u32 at = 0; at < WIDE; at++) sums_[at] = static_cast<i16>(sums_[at] + in[at] - out[at]);
  }

  void see_cells(const Area& area, const Glance& glance) {
    u8 now[CELLS];
    u64 pairs = 0;
    glance.states(area, side_, now);
    for (u32 cell = 0; cell < CELL_COUNT[side_]; cell++) {
      if (now[cell] == states_[cell]) continue;
      change(cell_fact(side_, cell, states_[cell]), cell_fact(side_, cell, now[cell]));
      pairs |= NEIGHBOURS.of[side_][cell];
    }
    each(pairs, [&](u32 pair) {
      const u8* cells = NEIGHBOURS.cells[side_][pair];
      const u32 before = pair_fact(side_, pair, states_[cells[0]], states_[cells[1]]);
      const u32 fact = pair_fact(side_, pair, now[cells[0]], now[cells[1]]);
      if (before != fact) change(before, fact);
    });
    copy(states_, now, CELL_COUNT[side_]);
  }

  static i32 passed(i32 sum, u32 shift) {
    const i32 part = (sum + (1 << (shift - 1))) >> shift;
    return part < 0 ? 0 : part > MOST_PASSED ? MOST_PASSED : part;
  }

  i32 handed_on() const {
    i16 wide[WIDE];
    for (u32 at = 0; at < WIDE; at++) wide[at] = static_cast<i16>(passed(sums_[at], 9 - PASSED_ON));
    int64_t value = int64_t{network_->third_bias} << PASSED_ON;
    for (u32 to = 0; to < NARROW; to++) {
      const i16* row = network_->second[to];
      i32 sum = network_->second_bias[to] * (1 << PASSED_ON);
      for (u32 at = 0; at < WIDE; at++) sum += i32{wide[at]} * row[at];
      value += int64_t{passed(sum, 10)} * network_->third[to];
    }
    return static_cast<i32>(value * (16 * POINT) >> (12 + PASSED_ON));
  }

  const Network* network_;
  u32 side_;
  u8 states_[CELLS];
  u16 held_[HELD];
  i16 amounts_[AMOUNTS];
  i16 sums_[WIDE];
};

}  // namespace harmonies
