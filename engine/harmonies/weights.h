// Harmonies: the terms of the evaluation. Weights are whole numbers, 1024 to a point; every term
// has an early and a late one, mixed by the turns that are left.
#pragma once

#include "../core/types.h"

namespace harmonies {

constexpr i32 POINT = 1024;

#define HARMONIES_TERMS(term)                                                                \
  term(HOPE0)        /* a point of a cube whose habitat stands, lacks one token, two, ... */ \
  term(HOPE1) term(HOPE2) term(HOPE3) term(HOPE4) term(HOPE5)                                \
  term(NEXT_CUBE)    /* the second best cell for a card, as part of a point; */              \
  term(LATER_CUBE)   /* the third and all others */                                          \
  term(SPIRIT_GROWS) /* what a spirit will still find, its cube placed, as part of a point */ \
  term(EMPTY)                                                                                \
  term(EMPTY_LONE)   /* an empty cell without an empty neighbour */                          \
  term(TRUNK_LOW) term(TRUNK_HIGH)                                                           \
  term(ROCK_LOW) term(ROCK_HIGH)  /* mountains that can grow */                              \
  term(ROCK_LONE)    /* a point of a mountain that has no other beside it */                 \
  term(FIELD_LONE)   /* a field that can find company */                                     \
  term(FIELD_MORE)   /* a field more than two in a group */                                  \
  term(RIVER_OPEN)   /* a cell that would lengthen the river, two at most */                 \
  term(WATER_APART)  /* water that is not part of the longest river */                       \
  term(ISLAND_NEXT)  /* an island that one more token would make */                          \
  term(RED_ALONE)                                                                            \
  term(BUILDING_NEAR) /* a building that sees two colours and an empty cell */               \
  term(BUILDING_FAR)                                                                         \
  term(SLOT_LAST)    /* room for another card */                                             \
  term(SLOT_MORE)    /* each further room */

enum Term : u32 {
#define AS_ENUM(name) name,
  HARMONIES_TERMS(AS_ENUM)
#undef AS_ENUM
  TERMS,
};

constexpr u32 SPIRITS = 10;

struct Weights {
  i32 early[TERMS], late[TERMS];
  i32 pace;              // the cells that a player fills in a turn, in 256ths
  i32 spirits[SPIRITS];  // what each spirit finds on a board that is still empty
};

}  // namespace harmonies
