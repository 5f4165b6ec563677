// Harmonies: what the seat to act sees. Everything is open but the order of bag and pile and the
// spirits that are nobody else's business (H-INFO).
#pragma once

#include "packed.h"

namespace harmonies {

inline void observe_area(const Area& area, u32 place, Observation& seen) {
  copy(seen.stacks + place * CELLS, area.stacks, CELLS);
  copy(seen.cubes + place * CELLS, area.cubes, CELLS);
  copy(seen.cards + place * MOST_ACTIVE, area.active_cards, area.active);
  copy(seen.cubes_left + place * MOST_ACTIVE, area.cubes_left, area.active);
  seen.spirit[place] = area.spirit;
  seen.spirit_placed[place] = area.has_spirit_cube;
  seen.empty_cells[place] = static_cast<u8>(empty_cells(area));
}

inline void observe(const Position& position, u32 seat, Observation& seen) {
  clear(&seen, sizeof seen);
  __builtin_memset(seen.cubes, NO_CARD, sizeof seen.cubes);
  __builtin_memset(seen.cards, NO_CARD, sizeof seen.cards);
  __builtin_memset(seen.spirit, NO_CARD, sizeof seen.spirit);
  __builtin_memset(seen.offer, NO_CARD, sizeof seen.offer);
  for (u32 place = 0; place < position.seats; place++)
    observe_area(position.areas[(seat + place) % position.seats], place, seen);
  for (u32 space = 0; space < SPACES; space++)
    pack_tokens(position.spaces[space], seen.spaces + space * COLOURS);
  pack_tokens(position.hand, seen.hand);
  copy(seen.row, position.row, ROW);
  for (u32 at = position.bag_at; at < TOKENS; at++) seen.bag[position.bag[at]]++;
  seen.pile[0] = static_cast<u8>(pile_left(position));
  const u32 place = (seat + position.seats - position.first) % position.seats;
  if (position.has_spirits && place <= position.turn)
    copy(seen.offer, position.offers + 2 * seat, 2);
  seen.phase[0] = position.phase;
  seen.group_taken[0] = position.space != NO_SPACE;
  seen.took_card[0] = position.took_card;
  seen.turn[0] = position.turn;
  seen.place[0] = static_cast<u8>(place);
  seen.final_round[0] = is_final_round(position);
  seen.seats[0] = position.seats;
  seen.side[0] = position.side;
  seen.spirits[0] = position.has_spirits;
  seen.river_loops[0] = position.has_loops;
}

}  // namespace harmonies
