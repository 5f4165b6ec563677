// Harmonies: every action there is, by its code. The numbering is documented (docs/engine.md).
#pragma once

#include "position.h"

namespace harmonies {

constexpr u32 END_TURN = 0;
constexpr u32 KEEP_ROW = 1;
constexpr u32 TAKE_GROUP = 2;
constexpr u32 PLACE_TOKEN = TAKE_GROUP + SPACES;            // colour * 25 + cell
constexpr u32 CHOOSE_SPIRIT = PLACE_TOKEN + COLOURS * CELLS;
constexpr u32 TAKE_CARD = CHOOSE_SPIRIT + (CARDS - ANIMALS);
constexpr u32 EXCHANGE = TAKE_CARD + ANIMALS;
constexpr u32 PLACE_CUBE = EXCHANGE + ANIMALS;              // card * 25 + cell
constexpr u32 CODES = PLACE_CUBE + CARDS * CELLS;

#define HARMONIES_CODES                                                                     \
  "end_turn 1;keep_row 1;take_group 5;place_token 6*25;choose_spirit 10;take_card 32;"      \
  "exchange 32;place_cube 42*25;"

// Three colours on all cells, a row of cards, four cards on all cells.
constexpr u32 MOST_LEGAL = 3 * CELLS + ROW + MOST_ACTIVE * CELLS + 1;

}  // namespace harmonies
