// Harmonies: what the network (network.h) sees of a board: facts, each of which is an input that is
// on, and the terms of the hand-made evaluation as amounts.
//   cells    the stack there, and whether a cube stands on it or how near it is to having one
//   pairs    the landscapes of two neighbours
//   cards    each active one: its cubes left, and how many cells lack none, one, two, three tokens
//   moment   empty cells, the turns that the others leave, seats, spirits, bag, row
#pragma once

#include "evaluation.h"

namespace harmonies {

constexpr u32 PAIRS = 54;      // of neighbours on side B; side A has 50
constexpr u32 WANTED = 3;               // a cube of a card that the player has: lacks nothing, one, two
constexpr u32 CUBED = WANTED + 1;
constexpr u32 WAYS = CUBED + 1;         // that a stack can be
constexpr u32 STATES = WAYS * STACKS;
constexpr u32 LANDSCAPES = 8;  // empty, water, field, tree, mountain, trunk, red, building
constexpr u32 LANDSCAPE[STACKS] = {0, 1, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6, 7, 7, 7};
constexpr u32 LEFT = 6, LACKS = 4, FOUND = 6, OTHERS = 32, BAG = 12;

// Where each kind of fact begins among the inputs.
constexpr u32 CELL_AT = 0;                                           // side, cell, state
constexpr u32 PAIR_AT = CELL_AT + 2 * CELLS * STATES;                // side, pair, landscapes
constexpr u32 LEFT_AT = PAIR_AT + 2 * PAIRS * LANDSCAPES * LANDSCAPES;  // card, cubes left
constexpr u32 NEAR_AT = LEFT_AT + CARDS * LEFT;                      // card, lacks, cells found
constexpr u32 EMPTY_AT = NEAR_AT + CARDS * LACKS * FOUND;
constexpr u32 OTHERS_AT = EMPTY_AT + CELLS + 1;                      // half turns
constexpr u32 SEATS_AT = OTHERS_AT + OTHERS;
constexpr u32 SPIRITS_AT = SEATS_AT + SEATS;
constexpr u32 BAG_AT = SPIRITS_AT + 1;                               // colour, pairs of tokens
constexpr u32 ROW_AT = BAG_AT + COLOURS * BAG;
constexpr u32 INPUTS = ROW_AT + ANIMALS;
constexpr u32 AMOUNTS = CARD0;  // the terms of single cards are facts here
constexpr u16 NO_FACT = 0xffff;

// Facts of a board beside its cells and pairs: of each card, and the empty cells.
constexpr u32 A_CARD = 1 + LACKS;
constexpr u32 HELD = MOST_ACTIVE * A_CARD + 1;
constexpr u32 OF_MOMENT = 3 + COLOURS + ROW;
constexpr u32 MOST_FACTS = CELLS + PAIRS + HELD + OF_MOMENT;

// The pairs of neighbours of a side, and those that each cell is in.
struct Pairs {
  u8 cells[2][PAIRS][2];
  u32 size[2];
  u64 of[2][CELLS];

  constexpr Pairs() : cells(), size(), of() {
    for (u32 side = 0; side < 2; side++)
      for (u32 one = 0; one < CELL_COUNT[side]; one++)
        for (u32 other = one + 1; other < CELL_COUNT[side]; other++) {
          const u32 apart = BIT[side * CELLS + other] - BIT[side * CELLS + one];
          if (apart != 1 && apart != STRIDE && apart != STRIDE - 1) continue;
          const u32 pair = size[side]++;
          cells[side][pair][0] = static_cast<u8>(one);
          cells[side][pair][1] = static_cast<u8>(other);
          of[side][one] |= u64{1} << pair;
          of[side][other] |= u64{1} << pair;
        }
  }
};
constexpr Pairs NEIGHBOURS;

inline u32 cell_fact(u32 side, u32 cell, u32 state) {
  return CELL_AT + (side * CELLS + cell) * STATES + state;
}

inline u32 pair_fact(u32 side, u32 pair, u32 one, u32 other) {
  return PAIR_AT + ((side * PAIRS + pair) * LANDSCAPES + LANDSCAPE[one / WAYS]) * LANDSCAPES +
         LANDSCAPE[other / WAYS];
}

// The cell that a cell becomes in the mirror: left and right change where the first bit of `way` is
// set, up and down where the second is. Cells are counted column by column, and the bits of a
// column follow one another.
inline u32 mirrored_cell(u32 side, u32 way, u32 cell) {
  u32 top = cell, bottom = cell;
  while (top && bit_of(side, top - 1) + 1 == bit_of(side, top)) top--;
  while (bottom + 1 < CELL_COUNT[side] && bit_of(side, bottom) + 1 == bit_of(side, bottom + 1))
    bottom++;
  const u32 turned = way == 1 || way == 2 ? top + bottom - cell : cell;
  return way & 1 ? CELL_COUNT[side] - 1 - turned : turned;
}

// For every input the one that it becomes in the mirror.
inline void list_mirrored(u32 way, u16* inputs) {
  for (u32 input = 0; input < INPUTS; input++) inputs[input] = static_cast<u16>(input);
  for (u32 side = 0; side < 2; side++) {
    for (u32 cell = 0; cell < CELL_COUNT[side]; cell++)
      for (u32 state = 0; state < STATES; state++)
        inputs[cell_fact(side, cell, state)] =
            static_cast<u16>(cell_fact(side, mirrored_cell(side, way, cell), state));
    for (u32 pair = 0; pair < NEIGHBOURS.size[side]; pair++) {
      const u32 one = mirrored_cell(side, way, NEIGHBOURS.cells[side][pair][0]);
      const u32 other = mirrored_cell(side, way, NEIGHBOURS.cells[side][pair][1]);
      const u32 there = lowest(NEIGHBOURS.of[side][one] & NEIGHBOURS.of[side][other]);
      const u32 from = PAIR_AT + (side * PAIRS + pair) * LANDSCAPES * LANDSCAPES;
      const u32 to = PAIR_AT + (side * PAIRS + there) * LANDSCAPES * LANDSCAPES;
      for (u32 at = 0; at < LANDSCAPES * LANDSCAPES; at++) {
        const u32 a = at / LANDSCAPES, b = at % LANDSCAPES;
        inputs[from + at] =
            static_cast<u16>(to + (one < other ? a * LANDSCAPES + b : b * LANDSCAPES + a));
      }
    }
  }
}

// What is the same for every board that is judged at one moment.
inline void moment_facts(const Position& position, i32 turns, u16* facts) {
  u32 size = 0;
  auto add = [&](u32 fact) { facts[size++] = static_cast<u16>(fact); };
  const i32 halves = turns < 0 ? 0 : 2 * turns / TURN;
  add(OTHERS_AT + (halves < static_cast<i32>(OTHERS) ? static_cast<u32>(halves) : OTHERS - 1));
  add(SEATS_AT + position.seats - 1);
  add(position.has_spirits ? SPIRITS_AT : NO_FACT);
  u32 bag[COLOURS] = {};
  for (u32 at = position.bag_at; at < TOKENS; at++) bag[position.bag[at]]++;
  for (u32 colour = 0; colour < COLOURS; colour++) {
    const u32 pairs = (bag[colour] + 1) / 2;
    add(BAG_AT + colour * BAG + (pairs < BAG ? pairs : BAG - 1));
  }
  for (u32 slot = 0; slot < ROW; slot++)
    add(position.row[slot] == NO_CARD ? NO_FACT : ROW_AT + position.row[slot]);
}

// What is seen of a board beside its cells, while its promises are found.
struct Glance {
  i16 amounts[AMOUNTS];
  u16 held[HELD];
  u64 wanted[WANTED];  // cells for the next cube of any card, by the tokens that they lack at most

  explicit Glance(const Area& area) {
    clear(amounts, sizeof amounts);
    clear(wanted, sizeof wanted);
    __builtin_memset(held, 0xff, sizeof held);
    held[HELD - 1] = static_cast<u16>(EMPTY_AT + empty_cells(area));
  }

  void add(u32 term, i32 amount) {
    if (term < AMOUNTS) amounts[term] = static_cast<i16>(amounts[term] + amount);
  }

  // `cells`: by the tokens that they lack at most.
  void near(const Area& area, u32 slot, const u64* cells) {
    const u32 card = area.active_cards[slot];
    u16* facts = held + slot * A_CARD;
    for (u32 lacks = 0; lacks < WANTED; lacks++) wanted[lacks] |= cells[lacks];
    facts[0] = static_cast<u16>(LEFT_AT + card * LEFT + area.cubes_left[slot]);
    for (u32 lacks = 0; lacks < LACKS; lacks++) {
      const u32 found = count(cells[lacks] & ~area.cubed);
      facts[1 + lacks] = static_cast<u16>(NEAR_AT + (card * LACKS + lacks) * FOUND +
                                          (found < FOUND ? found : FOUND - 1));
    }
  }

  // The state of every cell.
  void states(const Area& area, u32 side, u8* found) const {
    for (u32 cell = 0; cell < CELL_COUNT[side]; cell++) {
      const u32 at = bit_of(side, cell);
      u32 way = 0;
      for (u32 lacks = 0; lacks < WANTED; lacks++) way += static_cast<u32>(wanted[lacks] >> at & 1);
      if (area.cubed >> at & 1) way = CUBED;
      found[cell] = static_cast<u8>(WAYS * area.stacks[cell] + way);
    }
  }
};

// Every fact of a board at a moment, for those who learn; the rest is NO_FACT.
inline void list_facts(const Position& position, const Area& area, i32 turns, const Glance& glance,
                       u16* facts) {
  const u32 side = position.side;
  u8 states[CELLS];
  glance.states(area, side, states);
  __builtin_memset(facts, 0xff, MOST_FACTS * sizeof *facts);
  for (u32 cell = 0; cell < CELL_COUNT[side]; cell++)
    facts[cell] = static_cast<u16>(cell_fact(side, cell, states[cell]));
  for (u32 pair = 0; pair < NEIGHBOURS.size[side]; pair++) {
    const u8* cells = NEIGHBOURS.cells[side][pair];
    facts[CELLS + pair] = static_cast<u16>(
        pair_fact(side, pair, states[cells[0]], states[cells[1]]));
  }
  copy(facts + CELLS + PAIRS, glance.held, sizeof glance.held);
  moment_facts(position, turns, facts + CELLS + PAIRS + HELD);
}

}  // namespace harmonies
