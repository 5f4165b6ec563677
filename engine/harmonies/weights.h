// Harmonies: the terms of the evaluation, in which it is linear. Weights are whole numbers, 1024 to
// a point; every term has an early, a middle and a late one, mixed by the turns that are left.
#pragma once

#include "../core/types.h"

namespace harmonies {

constexpr i32 POINT = 1024;

#define HARMONIES_TERMS(term)                                                                     \
  term(BASE)           /* what later turns bring to any board */                                  \
  term(FIRST_CUBE0)    /* a point of a card's next cube: the habitat stands, lacks one, two, ... */ \
  term(FIRST_CUBE1) term(FIRST_CUBE2) term(FIRST_CUBE3) term(FIRST_CUBE4) term(FIRST_CUBE5)       \
  term(SECOND_CUBE0)   /* the same for the cube after it, at the second best cell */              \
  term(SECOND_CUBE1) term(SECOND_CUBE2) term(SECOND_CUBE3) term(SECOND_CUBE4) term(SECOND_CUBE5)  \
  term(LATER_CUBE0)    /* and for all others */                                                   \
  term(LATER_CUBE1) term(LATER_CUBE2) term(LATER_CUBE3) term(LATER_CUBE4) term(LATER_CUBE5)       \
  term(CHOICE1)        /* a cell more than a card needs that lacks at most one token, two; */     \
  term(CHOICE2)        /* four count at most */                                                   \
  term(ROOM_LAST)      /* room for another card */                                                \
  term(ROOM_MORE)      /* each further room */                                                    \
  term(EMPTY)                                                                                     \
  term(EMPTY_LONE)     /* an empty cell without an empty neighbour */                             \
  term(TRUNK_LOW) term(TRUNK_HIGH)                                                                \
  term(ROCK_LOW) term(ROCK_HIGH)  /* mountains that can grow */                                   \
  term(ROCK_LONE)      /* a point of a mountain that has no other beside it */                    \
  term(FIELD_LONE)     /* a field that can find company */                                        \
  term(FIELD_MORE)     /* a field more than two in a group */                                     \
  term(RIVER)          /* a token of the longest river */                                         \
  term(WATER_OPEN)     /* a cell that would lengthen the river, two at most */                    \
  term(WATER_APART)    /* water that is not part of the longest river; on side B any water */     \
  term(ISLAND_NEXT)    /* an island that one more token would make */                             \
  term(RED_ALONE)                                                                                 \
  term(BUILDING_NEAR)  /* a building that sees two colours and an empty cell */                   \
  term(BUILDING_FAR)                                                                              \
  term(SPIRIT_FINDS0)  /* a point that the spirit would find, its habitat lacks none, one, ... */ \
  term(SPIRIT_FINDS1) term(SPIRIT_FINDS2) term(SPIRIT_FINDS3)                                     \
  term(SPIRIT_LACKS0)  /* and what it will find later */                                          \
  term(SPIRIT_LACKS1) term(SPIRIT_LACKS2) term(SPIRIT_LACKS3)                                     \
  term(SPIRIT_PLACED)                                                                             \
  term(LION) term(BUTTERFLY) term(DEER) term(OWL) term(CAT)                                       \
  term(STORK) term(RAM) term(MARMOT) term(DRAGONFLY) term(TURTLE)                                 \
  term(CARD0) term(CARD1) term(CARD2) term(CARD3) term(CARD4) term(CARD5) term(CARD6) term(CARD7) \
  term(CARD8) term(CARD9) term(CARD10) term(CARD11) term(CARD12) term(CARD13) term(CARD14)        \
  term(CARD15) term(CARD16) term(CARD17) term(CARD18) term(CARD19) term(CARD20) term(CARD21)      \
  term(CARD22) term(CARD23) term(CARD24) term(CARD25) term(CARD26) term(CARD27) term(CARD28)      \
  term(CARD29) term(CARD30) term(CARD31)  /* a cube that is still on that card */

enum Term : u32 {
#define AS_ENUM(name) name,
  HARMONIES_TERMS(AS_ENUM)
#undef AS_ENUM
  TERMS,
};

constexpr u32 STAGES = 3;
constexpr i32 STAGE_TURNS[STAGES] = {1, 4, 9};  // so many turns are left: late, middle, early

struct Weights {
  i32 at[STAGES][TERMS];
  i32 pace;  // the cells that a player fills in a turn, in 256ths
};

}  // namespace harmonies
