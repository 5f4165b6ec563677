// Harmonies: what happens when somebody acts, and when it is over.
#pragma once

#include "codes.h"

namespace harmonies {

inline u32 actors(const Position& position) {
  return position.phase == OVER ? 0 : 1u << active_seat(position);
}

// Whether somebody has set off the end in this round (H-END-4).
inline bool is_final_round(const Position& position) {
  if (position.phase == OVER) return true;
  for (u32 played = 0; played < position.turn % position.seats; played++)
    if (has_last_cells(position.areas[(position.first + played) % position.seats])) return true;
  return false;
}

// The last player's turn in a round in which the end was set off (H-END-1 to H-END-5).
inline bool ends_the_game(const Position& position) {
  if ((position.turn + 1) % position.seats) return false;
  return !bag_left(position) || has_last_cells(active_area(position)) || is_final_round(position);
}

inline u32 slot_in_row(const Position& position, u32 card) {
  u32 slot = 0;
  while (slot < ROW && position.row[slot] != card) slot++;
  return slot;
}

// The next card into the first gap, if there is one (H-REFILL-3).
inline void refill_row(Position& position) {
  const u32 gap = slot_in_row(position, NO_CARD);
  if (gap < ROW && pile_left(position)) position.row[gap] = drawn_card(position);
}

inline void next_turn(Position& position) {
  position.turn++;
  position.space = NO_SPACE;
  position.took_card = 0;
  position.phase = position.has_spirits && active_area(position).spirit == NO_CARD
                       ? CHOOSING_SPIRIT
                       : IN_TURN;
}

// Refill the central board, then the row, unless this was the last turn (H-REFILL-1, H-SOLO-4).
inline void end_turn(Position& position) {
  if (ends_the_game(position)) {
    position.turn++;
    position.phase = OVER;
    position.space = NO_SPACE;
    position.took_card = 0;
    return;
  }
  if (position.seats > 1)
    refill_space(position, position.space);
  else
    for (u32 space = 0; space < SPACES_ALONE; space++) refill_space(position, space);
  if (position.took_card) {
    refill_row(position);
  } else if (position.seats == 1) {
    position.phase = EXCHANGING;
    position.space = NO_SPACE;
    return;
  }
  next_turn(position);
}

// The code must be legal.
inline void apply(Position& position, u32, u32 code) {
  if (code >= PLACE_CUBE) {
    const u32 card = (code - PLACE_CUBE) / CELLS, cell = (code - PLACE_CUBE) % CELLS;
    Area& area = active_area(position);
    put_cube(area, position.side, cell, slot_of(area, card));
  } else if (code >= EXCHANGE) {
    const u32 card = code - EXCHANGE;
    position.row[slot_in_row(position, card)] = NO_CARD;
    position.discarded[position.discards++] = static_cast<u8>(card);
    refill_row(position);
    next_turn(position);
  } else if (code >= TAKE_CARD) {
    const u32 card = code - TAKE_CARD;
    position.row[slot_in_row(position, card)] = NO_CARD;
    position.took_card = 1;
    take_card(active_area(position), card);
  } else if (code >= CHOOSE_SPIRIT) {
    Area& area = active_area(position);
    area.spirit = static_cast<u8>(ANIMALS + code - CHOOSE_SPIRIT);
    make_active(area, area.spirit);
    position.phase = IN_TURN;
  } else if (code >= PLACE_TOKEN) {
    const u32 colour = (code - PLACE_TOKEN) / CELLS, cell = (code - PLACE_TOKEN) % CELLS;
    position.hand -= one_of(colour);
    put_token(active_area(position), position.side, cell, colour);
  } else if (code >= TAKE_GROUP) {
    position.space = static_cast<u8>(code - TAKE_GROUP);
    position.hand = position.spaces[position.space];
    position.spaces[position.space] = 0;
  } else if (code == KEEP_ROW) {
    next_turn(position);
  } else {
    end_turn(position);
  }
}

// Points of each seat by category, the total first.
inline void score(const Position& position, i32* points) {
  for (u32 seat = 0; seat < position.seats; seat++) {
    const Area& area = position.areas[seat];
    i32* own = points + seat * (CATEGORIES + 1);
    own[1 + TREES] = tree_points(area);
    own[1 + MOUNTAINS] = mountain_points(area);
    own[1 + FIELDS] = field_points(area);
    own[1 + BUILDINGS] = building_points(area);
    own[1 + WATER] = water_points(area, position.side, position.has_loops);
    own[1 + ANIMAL_CARDS] = area.animal_points;
    own[1 + SPIRIT] = spirit_points(area);
    own[0] = 0;
    for (u32 category = 1; category <= CATEGORIES; category++) own[0] += own[category];
  }
}

// Only the totals, which is what random games ask for.
inline void score_totals(const Position& position, i32* sums) {
  for (u32 seat = 0; seat < position.seats; seat++)
    sums[seat] = total_points(position.areas[seat], position.side, position.has_loops);
}

}  // namespace harmonies
