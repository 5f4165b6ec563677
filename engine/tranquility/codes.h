// Tranquility: every action there is, by its code. The numbering is documented (docs/engine.md).
// A choice of cards to discard is a set of places in the sorted hand, so its code has its meaning
// only together with that hand.
#pragma once

#include "placing.h"

namespace tranquility {

constexpr u32 PASS = 0;
constexpr u32 DISCARD_HAND = 1;
constexpr u32 LAY_JOKER = 2;
constexpr u32 PLAY_START = 3;                             // the Start, a Joker
constexpr u32 PLAY_FINISH = 5;                            // the Finish, a Joker
constexpr u32 ANNOUNCE_CODE = 7;                          // 0 to 7 cards
constexpr u32 COMMIT_CODE = 15;                           // hand * 3 + pile
constexpr u32 PUT_ROCKS = 33;                             // row - 1
constexpr u32 PUT_STORM = 39;                             // row - 1
constexpr u32 SPEND = 45;                                 // (storm - YELLOW) * 7 + place
constexpr u32 DISCARD = 66;                               // places in the hand as bits
constexpr u32 FLIP = DISCARD + 32;                        // cell
constexpr u32 PLAY_MONSTER = FLIP + CELLS;                // the monster's cell, then a Joker's
constexpr u32 TAKE_CODE = PLAY_MONSTER + 2 * CELLS;       // card - 1
constexpr u32 PLACE = TAKE_CODE + ISLANDS;                // (card - 1) * 36 + cell
constexpr u32 PLACE_JOKER = PLACE + ISLANDS * CELLS;      // (number - 1) * 36 + cell
constexpr u32 CODES = PLACE_JOKER + ISLANDS * CELLS;

#define TRANQUILITY_CODES                                                                          \
  "pass 1;discard_hand 1;lay_joker 1;play_start 2;play_finish 2;announce 8;commit 6*3;"            \
  "put_rocks 6;put_storm 6;spend 3*7;discard 32;flip 36;play_monster 2*36;take 80;place 80*36;"    \
  "place_joker 80*36;"

// Five islands and every number of a Joker on an empty grid, and all the rest.
constexpr u32 MOST_LEGAL = (HAND + ISLANDS) * CELLS + PLACE;

// A set of legal codes that is being gathered.
struct Gathered {
  u16* codes;
  u32 size;

  void add(u32 code) { codes[size++] = static_cast<u16>(code); }
  void add_each(u64 places, u32 first) {
    for (; places; places &= places - 1) add(first + lowest(places));
  }
  void add_choices(const Hand& hand, u32 cards) {
    const u32 most = 1u << hand.size;
    for (u32 places = 0; places < most; places++)
      if (is_choice(hand, places, cards)) add(DISCARD + places);
  }
};

}  // namespace tranquility
