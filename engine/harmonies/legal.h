// Harmonies: what is allowed, as sets of cells and cards, as a list of codes, or one of them by
// chance.
#pragma once

#include "rules.h"

namespace harmonies {

// What the active player may do in the turn itself: for each colour in hand and for each active
// card the cells, and the cards of the row.
struct Choices {
  u64 tokens[3], cubes[MOST_ACTIVE];
  u8 colours[3], cards[MOST_ACTIVE], row[ROW];
  u32 colour_count, card_count, row_count;
};

inline void find_choices(const Position& position, const Area& area, Choices& found) {
  found.colour_count = found.card_count = found.row_count = 0;
  for (Tokens hand = position.hand; hand;) {
    const u32 colour = static_cast<u32>(__builtin_ctz(hand)) / 4;
    hand &= ~(15u << 4 * colour);
    found.colours[found.colour_count] = static_cast<u8>(colour);
    found.tokens[found.colour_count++] = places_for(area, colour);
  }
  for (u32 slot = 0; slot < area.active; slot++) {
    const u64 cells = places_for_cube(area, area.active_cards[slot]);
    if (!cells) continue;
    found.cards[found.card_count] = area.active_cards[slot];
    found.cubes[found.card_count++] = cells;
  }
  if (position.took_card || area.active >= MOST_ACTIVE) return;
  for (u8 card : position.row)
    if (card != NO_CARD) found.row[found.row_count++] = card;
}

inline u32 spaces_to_take(const Position& position) {
  u32 open = 0;
  if (position.space == NO_SPACE)
    for (u32 space = 0; space < SPACES; space++)
      open |= static_cast<u32>(position.spaces[space] != 0) << space;
  return open;
}

inline bool may_end_turn(const Position& position) {
  return position.space != NO_SPACE && !position.hand;
}

inline u32 legal_in_turn(const Position& position, u16* codes) {
  u32 size = 0;
  auto add = [&](u32 code) { codes[size++] = static_cast<u16>(code); };
  if (may_end_turn(position)) add(END_TURN);
  each(spaces_to_take(position), [&](u32 space) { add(TAKE_GROUP + space); });
  Choices found;
  find_choices(position, active_area(position), found);
  for (u32 at = 0; at < found.colour_count; at++)
    each(found.tokens[at], [&](u32 place) {
      add(PLACE_TOKEN + found.colours[at] * CELLS + cell_of(position.side, place));
    });
  for (u32 at = 0; at < found.row_count; at++) add(TAKE_CARD + found.row[at]);
  for (u32 at = 0; at < found.card_count; at++)
    each(found.cubes[at], [&](u32 place) {
      add(PLACE_CUBE + found.cards[at] * CELLS + cell_of(position.side, place));
    });
  return size;
}

inline u32 legal(const Position& position, u32 seat, u16* codes) {
  if (!(actors(position) >> seat & 1)) return 0;
  if (position.phase == IN_TURN) return legal_in_turn(position, codes);
  u32 size = 0;
  if (position.phase == CHOOSING_SPIRIT) {
    for (u32 at = 0; at < 2; at++)
      codes[size++] =
          static_cast<u16>(CHOOSE_SPIRIT + position.offers[2 * seat + at] - ANIMALS);
    return size;
  }
  codes[size++] = KEEP_ROW;
  for (u8 card : position.row)
    if (card != NO_CARD) codes[size++] = static_cast<u16>(EXCHANGE + card);
  return size;
}

inline bool is_legal_cube(const Position& position, const Area& area, u32 number) {
  const u32 card = number / CELLS, cell = number % CELLS;
  return cell < CELL_COUNT[position.side] && slot_of(area, card) < area.active &&
         places_for_cube(area, card) >> bit_of(position.side, cell) & 1;
}

inline bool is_legal_token(const Position& position, const Area& area, u32 number) {
  const u32 colour = number / CELLS, cell = number % CELLS;
  return cell < CELL_COUNT[position.side] && tokens_of(position.hand, colour) &&
         places_for(area, colour) >> bit_of(position.side, cell) & 1;
}

inline bool is_legal(const Position& position, u32 seat, u32 code) {
  if (seat >= position.seats || code >= CODES || !(actors(position) >> seat & 1)) return false;
  const Area& area = position.areas[seat];
  if (position.phase == EXCHANGING) {
    if (code == KEEP_ROW) return true;
    return code >= EXCHANGE && code < PLACE_CUBE && slot_in_row(position, code - EXCHANGE) < ROW;
  }
  if (position.phase == CHOOSING_SPIRIT) {
    const u32 card = code - CHOOSE_SPIRIT + ANIMALS;
    return code >= CHOOSE_SPIRIT && code < TAKE_CARD &&
           (position.offers[2 * seat] == card || position.offers[2 * seat + 1] == card);
  }
  if (code >= PLACE_CUBE) return is_legal_cube(position, area, code - PLACE_CUBE);
  if (code >= EXCHANGE) return false;
  if (code >= TAKE_CARD)
    return !position.took_card && area.active < MOST_ACTIVE &&
           slot_in_row(position, code - TAKE_CARD) < ROW;
  if (code >= CHOOSE_SPIRIT) return false;
  if (code >= PLACE_TOKEN) return is_legal_token(position, area, code - PLACE_TOKEN);
  if (code >= TAKE_GROUP) return spaces_to_take(position) >> (code - TAKE_GROUP) & 1;
  return code == END_TURN && may_end_turn(position);
}

// One of the legal codes, each equally likely, without a list of them.
inline u32 random_in_turn(const Position& position, Generator& player) {
  Choices found;
  find_choices(position, active_area(position), found);
  const u32 spaces = spaces_to_take(position);
  const u32 end = may_end_turn(position);
  u32 sizes[3], cubes[MOST_ACTIVE];
  u32 sum = end + count(spaces) + found.row_count;
  for (u32 at = 0; at < found.colour_count; at++) sum += sizes[at] = count(found.tokens[at]);
  for (u32 at = 0; at < found.card_count; at++) sum += cubes[at] = count(found.cubes[at]);
  if (!sum) return NO_CODE;
  u32 left = player.below(sum);
  for (u32 at = 0; at < found.colour_count; left -= sizes[at++])
    if (left < sizes[at])
      return PLACE_TOKEN + found.colours[at] * CELLS +
             cell_of(position.side, nth(found.tokens[at], left));
  for (u32 at = 0; at < found.card_count; left -= cubes[at++])
    if (left < cubes[at])
      return PLACE_CUBE + found.cards[at] * CELLS +
             cell_of(position.side, nth(found.cubes[at], left));
  if (left < found.row_count) return TAKE_CARD + found.row[left];
  left -= found.row_count;
  return left < end ? END_TURN : TAKE_GROUP + nth(spaces, left - end);
}

inline u32 random_code(const Position& position, u32 seat, Generator& player) {
  if (position.phase == IN_TURN) return random_in_turn(position, player);
  u16 codes[ROW + 1];
  const u32 found = legal(position, seat, codes);
  return codes[player.below(found)];
}

}  // namespace harmonies
