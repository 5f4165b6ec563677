// Take It Easy: what a board is still worth, by a network learned by self-play
// (training/take_it_easy/learn.py). Its weights are whole numbers, and so is everything that is
// made of them: the same value in every build.
//
// The network sees what a board's future depends on, and nothing else. That is one fact for each
//   line   untouched, broken, or its value and how many tiles it has
//   cell   filled, or how many of the tiles to come would keep all its lines alive
//   tile   whether it is still to come
// Two boards that are compared differ in few of these facts, so the first layer is not summed
// anew: what is no longer true is taken out, what is new is put in.
#pragma once

#include "tables.h"

namespace take_it_easy {

constexpr u32 FACTS = LINES + CELLS + TILES;
constexpr u32 STEPS = 7;  // of the room a cell has: 0, 1, 2, 3, 4 to 6, 7 to 9, more

// Where each kind of fact begins among the inputs of the network.
constexpr u32 ALIVE_AT = 0;  // line, value, tiles
constexpr u32 UNTOUCHED_AT = ALIVE_AT + LINES * 3 * 5;
constexpr u32 BROKEN_AT = UNTOUCHED_AT + LINES;
constexpr u32 FILLED_AT = BROKEN_AT + LINES;
constexpr u32 LEFT_AT = FILLED_AT + CELLS;
constexpr u32 ROOM_AT = LEFT_AT + TILES;
constexpr u32 INPUTS = ROOM_AT + CELLS * STEPS;
constexpr u16 NO_FACT = 0xffff;

constexpr u32 WIDE = 1024, NARROW = 128, LAST = 32;

// As the file has them; one unit is so many of their numbers:
struct Network {
  i16 first[INPUTS][WIDE], first_bias[WIDE];        // 1024
  i16 second[WIDE][NARROW], second_bias[NARROW];    // 1024
  i16 third[NARROW][LAST], third_bias[LAST];        // 1024
  i16 fourth[LAST], fourth_bias;                    // 16384
};
constexpr u32 PASSED_ON = 7;  // a layer hands on parts of 2^-7

// What is seen of a board, a fact for each line, cell and tile.
struct Seen {
  u16 facts[FACTS];
};

inline void see(const Area& area, u32 left, Seen& seen) {
  u32 want[LINES];
  for (u32 line = 0; line < LINES; line++) {
    want[line] = want_of(area, line);
    const u32 laid = count(area.filled & LINE_CELLS[line]);
    seen.facts[line] = static_cast<u16>(
        want[line] == ANYTHING ? UNTOUCHED_AT + line
        : want[line] == DEAD ? BROKEN_AT + line
                             : ALIVE_AT + (line * 3 + want[line] - 1) * 5 + laid - 1);
  }
  constexpr u8 STEP[28] = {0, 1, 2, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 6,
                           6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6};
  for (u32 cell = 0; cell < CELLS; cell++) {
    u32 fact = FILLED_AT + cell;
    if (!(area.filled >> cell & 1)) {
      u32 suits = left;
      for (u32 at = 0; at < 3; at++) {
        const u32 line = LINES_OF[cell * 3 + at];
        if (want[line] != ANYTHING && want[line] != DEAD)
          suits &= BANDS.with[line / 5][want[line] - 1];
      }
      fact = ROOM_AT + cell * STEPS + STEP[count(suits)];
    }
    seen.facts[LINES + cell] = static_cast<u16>(fact);
  }
  for (u32 tile = 0; tile < TILES; tile++)
    seen.facts[LINES + CELLS + tile] =
        left >> tile & 1 ? static_cast<u16>(LEFT_AT + tile) : NO_FACT;
}

// A board as the first layer has summed it.
struct Summed {
  Seen seen;
  i16 sums[WIDE];

  void begin(const Network& network) {
    for (u32 fact = 0; fact < FACTS; fact++) seen.facts[fact] = NO_FACT;
    copy(sums, network.first_bias, sizeof sums);
  }

  // The same for another board, from this one.
  void become(const Network& network, const Seen& other) {
    for (u32 fact = 0; fact < FACTS; fact++) {
      const u16 before = seen.facts[fact], now = other.facts[fact];
      if (before == now) continue;
      if (before == NO_FACT) {
        const i16* in = network.first[now];
        for (u32 at = 0; at < WIDE; at++) sums[at] = static_cast<i16>(sums[at] + in[at]);
      } else if (now == NO_FACT) {
        const i16* out = network.first[before];
        for (u32 at = 0; at < WIDE; at++) sums[at] = static_cast<i16>(sums[at] - out[at]);
      } else {
        const i16 *in = network.first[now], *out = network.first[before];
        for (u32 at = 0; at < WIDE; at++) sums[at] = static_cast<i16>(sums[at] + in[at] - out[at]);
      }
      seen.facts[fact] = now;
    }
  }
};

inline i32 passed_on(i32 sum, u32 shift) {
  const i32 part = (sum + (1 << (shift - 1))) >> shift;
  return part < 0 ? 0 : part > 32767 ? 32767 : part;
}

// The points that are still to come, in parts of a point.
inline i32 expected(const Network& network, const Summed& board) {
  i32 narrow[NARROW], last[LAST];
  for (u32 to = 0; to < NARROW; to++) narrow[to] = network.second_bias[to] << PASSED_ON;
  for (u32 from = 0; from < WIDE; from++) {
    const i32 part = passed_on(board.sums[from], 10 - PASSED_ON);
    if (!part) continue;
    for (u32 to = 0; to < NARROW; to++) narrow[to] += part * network.second[from][to];
  }
  for (u32 to = 0; to < LAST; to++) last[to] = network.third_bias[to] << PASSED_ON;
  for (u32 from = 0; from < NARROW; from++) {
    const i32 part = passed_on(narrow[from], 10);
    if (!part) continue;
    for (u32 to = 0; to < LAST; to++) last[to] += part * network.third[from][to];
  }
  int64_t value = int64_t{network.fourth_bias} << PASSED_ON;
  for (u32 from = 0; from < LAST; from++)
    value += int64_t{passed_on(last[from], 10)} * network.fourth[from];
  return static_cast<i32>(value * (50 * POINT) >> (14 + PASSED_ON));
}

// Judges boards by the network, with the first layer of a board that is much like them.
struct Trained {
  const Network* network;
  Summed board;

  explicit Trained(const Network& trained) : network(&trained) { board.begin(trained); }

  Trained at(const Area& area, u32 left) const {
    Trained there = *this;
    Seen seen;
    see(area, left, seen);
    there.board.become(*network, seen);
    return there;
  }

  // Nothing comes on a full board.
  i32 to_come(const Area& area, u32 left) const {
    return area.filled == EVERY_CELL ? 0 : expected(*network, at(area, left).board);
  }
};

}  // namespace take_it_easy
