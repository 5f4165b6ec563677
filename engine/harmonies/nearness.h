// Harmonies: how many tokens a habitat still lacks, for all cells of a board at once.
//
// A set of cells is kept for each number of tokens: the cells that are so near *or nearer*. Two
// pieces of a habitat together lack at most t where one lacks at most a and the other t - a.
#pragma once

#include "board.h"

namespace harmonies {

constexpr u32 FARTHEST = 5;              // what lacks more is not looked at
constexpr u32 NEAR = FARTHEST + 1;
constexpr u32 STEPS = 4;                 // a stack has at most three tokens

// By the stack that a habitat asks for: the cells that are at most so many tokens away from it.
// A stack under a cube does not grow any more.
struct Nearness {
  u64 to[STACKS + 1][STEPS];
};

inline void look_near(const Area& area, Nearness& near) {
  const u64 empty = area.of[STACK_EMPTY], open = ~area.cubed;
  const u64 trunk1 = area.of[STACK_TRUNK1] & open, trunk2 = area.of[STACK_TRUNK2] & open;
  const u64 rock1 = area.of[STACK_MOUNTAIN1] & open, rock2 = area.of[STACK_MOUNTAIN2] & open;
  auto set = [&](u32 stack, u64 one, u64 two, u64 three) {
    u64* to = near.to[stack];
    to[0] = area.of[stack];
    to[1] = to[0] | one;
    to[2] = to[1] | two;
    to[3] = to[2] | three;
  };
  set(STACK_WATER, empty, 0, 0);
  set(STACK_FIELD, empty, 0, 0);
  set(STACK_TREE1, empty, 0, 0);
  set(STACK_TREE2, trunk1, empty, 0);
  set(STACK_TREE3, trunk2, trunk1, empty);
  set(STACK_MOUNTAIN1, empty, 0, 0);
  set(STACK_MOUNTAIN2, rock1, empty, 0);
  set(STACK_MOUNTAIN3, rock2, rock1, empty);
  set(ANY_BUILDING, rock1 | trunk1 | (area.of[STACK_RED] & open), empty, 0);
}

// The sum of what two pieces lack; `sum` is neither of their arrays.
inline void add_near(const u64* one, u32 ones, const u64* other, u32 others, u64* sum) {
  for (u32 most = 0; most < NEAR; most++) {
    u64 cells = 0;
    for (u32 part = 0; part <= most && part < ones; part++) {
      const u32 rest = most - part;
      cells |= one[part] & other[rest < others ? rest : others - 1];
    }
    sum[most] = cells;
  }
}

// For the cube cell of a card, whether free of cubes or not: the cells where the habitat lacks at
// most so many tokens.
inline void find_near(const Nearness& near, u32 card, u64* found) {
  const u8* other = HABITAT + card * 36;
  const u32 others = HABITAT_OTHERS[card];
  u64 around_it[NEAR] = {};
  for (u32 way = HABITAT_WAYS[card]; way--; other += 6) {
    u64 sum[NEAR];
    const u64* first = near.to[other[0]];
    for (u32 step = 0; step < STEPS; step++) sum[step] = rotated(first[step], other[1]);
    for (u32 step = STEPS; step < NEAR; step++) sum[step] = sum[STEPS - 1];
    for (u32 at = 1; at < others; at++) {
      u64 piece[STEPS], both[NEAR];
      const u64* next = near.to[other[2 * at]];
      for (u32 step = 0; step < STEPS; step++) piece[step] = rotated(next[step], other[2 * at + 1]);
      add_near(piece, STEPS, sum, NEAR, both);
      for (u32 step = 0; step < NEAR; step++) sum[step] = both[step];
    }
    for (u32 step = 0; step < NEAR; step++) around_it[step] |= sum[step];
  }
  add_near(near.to[HABITAT_BOARD[card]], STEPS, around_it, NEAR, found);
}

}  // namespace harmonies
