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

#include "../core/dot.h"
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

constexpr u32 WIDE = 2048, NARROW = 128, LAST = 32;

// As the file has them; one unit is so many of their numbers:
struct Network {
  i16 first[INPUTS][WIDE], first_bias[WIDE];  // 1024
  Layer<WIDE, NARROW> second;                 // 1024
  i16 second_bias[NARROW];
  Layer<NARROW, LAST> third;                  // 1024
  i16 third_bias[LAST];
  i16 fourth[LAST], fourth_bias;              // 16384
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

// What every fact becomes when the board is turned half round, which changes no score.
struct HalfTurn {
  u16 of[INPUTS];
  u8 slot[FACTS];

  constexpr HalfTurn() : of{}, slot{} {
    for (u32 line = 0; line < LINES; line++) {
      const u32 there = line / 5 * 5 + 4 - line % 5;
      slot[line] = static_cast<u8>(there);
      of[UNTOUCHED_AT + line] = static_cast<u16>(UNTOUCHED_AT + there);
      of[BROKEN_AT + line] = static_cast<u16>(BROKEN_AT + there);
      for (u32 at = 0; at < 15; at++)
        of[ALIVE_AT + line * 15 + at] = static_cast<u16>(ALIVE_AT + there * 15 + at);
    }
    for (u32 cell = 0; cell < CELLS; cell++) {
      const u32 there = CELLS - 1 - cell;
      slot[LINES + cell] = static_cast<u8>(LINES + there);
      of[FILLED_AT + cell] = static_cast<u16>(FILLED_AT + there);
      for (u32 at = 0; at < STEPS; at++)
        of[ROOM_AT + cell * STEPS + at] = static_cast<u16>(ROOM_AT + there * STEPS + at);
    }
    for (u32 tile = 0; tile < TILES; tile++) {
      slot[LINES + CELLS + tile] = static_cast<u8>(LINES + CELLS + tile);
      of[LEFT_AT + tile] = static_cast<u16>(LEFT_AT + tile);
    }
  }
};
constexpr HalfTurn HALF_TURN{};

inline Seen half_turn(const Seen& seen) {
  Seen turned;
  for (u32 fact = 0; fact < FACTS; fact++)
    turned.facts[HALF_TURN.slot[fact]] =
        seen.facts[fact] == NO_FACT ? NO_FACT : HALF_TURN.of[seen.facts[fact]];
  return turned;
}

// What the network says of a board should not depend on how it is turned, but does a little; the mean
// over both of its faces is nearer to the truth than either.
constexpr u32 FACES = 2;

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

inline i16 passed_on(i32 sum, u32 shift) {
  const i32 part = (sum + (1 << (shift - 1))) >> shift;
  return static_cast<i16>(part < 0 ? 0 : part > 32767 ? 32767 : part);
}

// The same of the first layer, in numbers that are no wider.
inline i16 passed_on(i16 sum) {
  constexpr u32 SHIFT = 10 - PASSED_ON;
  const i16 part = static_cast<i16>(((sum >> (SHIFT - 1)) + 1) >> 1);
  return part < 0 ? i16{0} : part;
}

template <u32 SIZE>
inline void begin_sums(const i16 (&bias)[SIZE], i32 (&sums)[FACES][SIZE]) {
  for (auto& face : sums)
    for (u32 to = 0; to < SIZE; to++) face[to] = bias[to] * (1 << PASSED_ON);
}

// The points that are still to come, in parts of a point: the mean over both faces of the board.
inline i32 expected(const Network& network, const Summed (&faces)[FACES]) {
  i16 wide[FACES][WIDE], narrower[FACES][NARROW];
  i32 narrow[FACES][NARROW], last[FACES][LAST];
  for (u32 face = 0; face < FACES; face++)
    for (u32 at = 0; at < WIDE; at++) wide[face][at] = passed_on(faces[face].sums[at]);
  begin_sums(network.second_bias, narrow);
  add_products(wide, network.second, narrow);
  for (u32 face = 0; face < FACES; face++)
    for (u32 at = 0; at < NARROW; at++) narrower[face][at] = passed_on(narrow[face][at], 10);
  begin_sums(network.third_bias, last);
  add_products(narrower, network.third, last);
  int64_t value = int64_t{network.fourth_bias} * FACES << PASSED_ON;
  for (u32 face = 0; face < FACES; face++)
    for (u32 from = 0; from < LAST; from++)
      value += int64_t{passed_on(last[face][from], 10)} * network.fourth[from];
  return static_cast<i32>(value * (50 * POINT) >> (14 + PASSED_ON + 1));
}

// Judges boards by the network, with the first layer of a board that is much like them.
struct Trained {
  static constexpr u32 JUDGED = 8;  // cells for the last tile of a look; the others are never best
  const Network* network;
  Summed faces[FACES];  // the board as it lies, and turned half round

  explicit Trained(const Network& trained) : network(&trained) {
    for (Summed& face : faces) face.begin(trained);
  }

  Trained at(const Area& area, u32 left) const {
    Trained there = *this;
    Seen seen;
    see(area, left, seen);
    there.faces[0].become(*network, seen);
    there.faces[1].become(*network, half_turn(seen));
    return there;
  }

  // Nothing comes on a full board.
  i32 to_come(const Area& area, u32 left) const {
    return area.filled == EVERY_CELL ? 0 : expected(*network, at(area, left).faces);
  }
};

}  // namespace take_it_easy
