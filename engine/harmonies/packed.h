// Harmonies: positions as plain bytes; those from outside are checked before they are believed.
#pragma once

#include "deal.h"

namespace harmonies {

// What is settled in its order, then the rest sorted, then nothing.
inline void pack_order(const u8* items, u32 at, u32 known, u32 size, u8* to, u32 room) {
  u32 written = 0;
  u8 rest[256] = {};
  for (; at < size && at < known; at++) to[written++] = items[at];
  for (; at < size; at++) rest[items[at]]++;
  for (u32 item = 0; item < 255; item++)
    while (rest[item]--) to[written++] = static_cast<u8>(item);
  while (written < room) to[written++] = NO_CARD;
}

inline u8 settled_from(u32 at, u32 known) { return static_cast<u8>(known > at ? known - at : 0); }

inline void pack_tokens(Tokens tokens, u8* counts) {
  for (u32 colour = 0; colour < COLOURS; colour++)
    counts[colour] = static_cast<u8>(tokens_of(tokens, colour));
}

inline void pack(const Position& position, Packed& packed) {
  clear(&packed, sizeof packed);
  packed.version[0] = VERSION;
  packed.seats[0] = position.seats;
  packed.side[0] = position.side;
  packed.spirits[0] = position.has_spirits;
  packed.river_loops[0] = position.has_loops;
  packed.first[0] = position.first;
  packed.turn[0] = position.turn;
  packed.phase[0] = position.phase;
  packed.space[0] = position.space;
  packed.took_card[0] = position.took_card;
  for (u32 space = 0; space < SPACES; space++)
    pack_tokens(position.spaces[space], packed.spaces + space * COLOURS);
  pack_tokens(position.hand, packed.hand);
  copy(packed.row, position.row, ROW);
  copy(packed.offers, position.offers, sizeof packed.offers);
  packed.bag_left[0] = static_cast<u8>(bag_left(position));
  packed.bag_known[0] = settled_from(position.bag_at, position.bag_known);
  pack_order(position.bag, position.bag_at, position.bag_known, TOKENS, packed.bag, TOKENS);
  packed.pile_left[0] = static_cast<u8>(pile_left(position));
  packed.pile_known[0] = settled_from(position.pile_at, position.pile_known);
  pack_order(position.pile, position.pile_at, position.pile_known, ANIMALS, packed.pile, ANIMALS);
  __builtin_memset(packed.discarded, NO_CARD, sizeof packed.discarded);
  copy(packed.discarded, position.discarded, position.discards);
  __builtin_memset(packed.cubes, NO_CARD, sizeof packed.cubes);
  __builtin_memset(packed.cards, NO_CARD, sizeof packed.cards);
  __builtin_memset(packed.spirit, NO_CARD, sizeof packed.spirit);
  for (u32 seat = 0; seat < position.seats; seat++) {
    const Area& area = position.areas[seat];
    copy(packed.stacks + seat * CELLS, area.stacks, CELLS);
    copy(packed.cubes + seat * CELLS, area.cubes, CELLS);
    copy(packed.cards + seat * ANIMALS, area.cards, area.taken);
    packed.spirit[seat] = area.spirit;
  }
}

// Tokens and cards that were found so far; each is there once, or in the box so often.
struct Found {
  u32 tokens[COLOURS];
  u64 cards;

  bool adds_card(u8 card) {
    if (card >= CARDS || cards >> card & 1) return false;
    cards |= bit(card);
    return true;
  }

  bool adds_tokens(const u8* counts, u32 most, Tokens& into) {
    u32 sum = 0;
    into = 0;
    for (u32 colour = 0; colour < COLOURS; colour++) {
      if (counts[colour] > most) return false;
      sum += counts[colour];
      tokens[colour] += counts[colour];
      into += counts[colour] * one_of(colour);
    }
    return sum <= most;
  }

  bool fits_the_box() const {
    for (u32 colour = 0; colour < COLOURS; colour++)
      if (tokens[colour] > BOX_COUNT[colour]) return false;
    return true;
  }

  // The colours of a stack: what it shows, and what it was before.
  void adds_stack(u32 stack) {
    while (stack) {
      const u32 top = TOP[stack];
      tokens[top]++;
      u32 under = 0;
      while (ADDED[top * STACKS + under] != stack) under++;
      stack = under;
    }
  }
};

inline bool unpack_table(Position& position, const Packed& packed, Found& found) {
  for (u32 space = 0; space < SPACES; space++) {
    const u8* counts = packed.spaces + space * COLOURS;
    if (!found.adds_tokens(counts, TOKENS_A_SPACE, position.spaces[space])) return false;
    if (space >= space_count(position) && position.spaces[space]) return false;
  }
  if (!found.adds_tokens(packed.hand, TOKENS_A_SPACE, position.hand)) return false;
  const u32 left = packed.bag_left[0], known = packed.bag_known[0];
  if (left > TOKENS || known > left) return false;
  position.bag_at = static_cast<u8>(TOKENS - left);
  position.bag_known = static_cast<u8>(known ? position.bag_at + known : 0);
  for (u32 at = 0; at < left; at++) {
    if (packed.bag[at] >= COLOURS) return false;
    found.tokens[packed.bag[at]]++;
    position.bag[position.bag_at + at] = packed.bag[at];
  }
  return true;
}

inline bool unpack_cards(Position& position, const Packed& packed, Found& found) {
  for (u32 slot = 0; slot < ROW; slot++) {
    position.row[slot] = packed.row[slot];
    if (packed.row[slot] == NO_CARD) continue;
    if (packed.row[slot] >= ANIMALS || !found.adds_card(packed.row[slot])) return false;
  }
  const u32 left = packed.pile_left[0], known = packed.pile_known[0];
  if (left > ANIMALS || known > left) return false;
  position.pile_at = static_cast<u8>(ANIMALS - left);
  position.pile_known = static_cast<u8>(known ? position.pile_at + known : 0);
  for (u32 at = 0; at < left; at++) {
    if (packed.pile[at] >= ANIMALS || !found.adds_card(packed.pile[at])) return false;
    position.pile[position.pile_at + at] = packed.pile[at];
  }
  position.discards = 0;
  while (position.discards < ANIMALS && packed.discarded[position.discards] != NO_CARD) {
    const u8 card = packed.discarded[position.discards];
    if (card >= ANIMALS || !found.adds_card(card)) return false;
    position.discarded[position.discards++] = card;
  }
  for (u32 at = 0; at < (position.has_spirits ? 2u * position.seats : 0); at++) {
    const u8 card = packed.offers[at];
    if (card < ANIMALS || !found.adds_card(card)) return false;
    position.offers[at] = card;
  }
  return true;
}

inline bool unpack_held(const Position& position, Area& area, u32 seat, const Packed& packed,
                        Found& found) {
  area.spirit = packed.spirit[seat];
  if (area.spirit != NO_CARD) {
    if (!position.has_spirits) return false;
    if (area.spirit != position.offers[2 * seat] && area.spirit != position.offers[2 * seat + 1])
      return false;
  }
  while (area.taken < ANIMALS && packed.cards[seat * ANIMALS + area.taken] != NO_CARD) {
    const u8 card = packed.cards[seat * ANIMALS + area.taken];
    if (card >= ANIMALS || !found.adds_card(card)) return false;
    area.cards[area.taken++] = card;
  }
  return true;
}

// The cubes on the board, and from them how every card of the seat stands.
inline bool unpack_cubes(Area& area, u32 side, const u8* cubes) {
  u8 placed[CARDS] = {};
  for (u32 cell = 0; cell < CELLS; cell++) {
    const u8 card = cubes[cell];
    if (card == NO_CARD) continue;
    if (card >= CARDS || !area.stacks[cell] || ++placed[card] > CUBES[card]) return false;
    area.cubes[cell] = card;
    area.cubed |= bit(bit_of(side, cell));
  }
  u32 counted = 0;
  auto stands = [&](u32 card) {
    counted += placed[card];
    if (placed[card] == CUBES[card]) return true;
    if (area.active == MOST_ACTIVE) return false;
    make_active(area, card);
    area.cubes_left[area.active - 1] = static_cast<u8>(CUBES[card] - placed[card]);
    return true;
  };
  if (area.spirit != NO_CARD) {
    area.has_spirit_cube = placed[area.spirit];
    if (!stands(area.spirit)) return false;
  }
  for (u32 at = 0; at < area.taken; at++) {
    const u32 card = area.cards[at];
    area.animals = static_cast<u8>(area.animals + placed[card]);
    area.animal_points =
        static_cast<i16>(area.animal_points + CARD_POINTS[card * 8 + placed[card]]);
    if (!stands(card)) return false;
  }
  return counted == count(area.cubed);  // no cube of a card that is not the seat's
}

inline bool unpack_area(const Position& position, Area& area, u32 seat, const Packed& packed,
                        Found& found) {
  for (u32 cell = 0; cell < CELLS; cell++) {
    const u8 stack = packed.stacks[seat * CELLS + cell];
    if (!stack) continue;
    if (stack >= STACKS || cell >= CELL_COUNT[position.side]) return false;
    const u64 there = bit(bit_of(position.side, cell));
    area.stacks[cell] = stack;
    area.of[STACK_EMPTY] ^= there;
    area.of[stack] |= there;
    if (stack >= STACK_BUILDING_ON_BROWN) area.of[ANY_BUILDING] |= there;
    found.adds_stack(stack);
  }
  return unpack_held(position, area, seat, packed, found) &&
         unpack_cubes(area, position.side, packed.cubes + seat * CELLS);
}

// What is being done agrees with itself, so that somebody can always go on.
inline bool is_moment_possible(const Position& position) {
  if (position.turn > TOKENS || position.took_card > 1) return false;
  const bool has_taken = position.space != NO_SPACE;
  if (has_taken && (position.space >= space_count(position) || position.phase != IN_TURN ||
                    position.spaces[position.space]))
    return false;
  if (position.hand && !has_taken) return false;
  switch (position.phase) {
    case CHOOSING_SPIRIT:
      return position.has_spirits && active_area(position).spirit == NO_CARD &&
             !position.took_card && !active_area(position).active;
    case IN_TURN:
      return !position.has_spirits || active_area(position).spirit != NO_CARD;
    case EXCHANGING:
      return position.seats == 1 && !position.took_card;
    default:
      return position.phase == OVER;
  }
}

inline Fault unpack(Position& position, const Packed& packed, Generator chance) {
  if (packed.version[0] != VERSION) return BAD_VERSION;
  const Options options{
      {packed.side[0]}, {packed.spirits[0]}, {packed.river_loops[0]}, {packed.first[0]}};
  if (packed.first[0] == ANYBODY) return BAD_OPTIONS;
  const Fault fault = deal(position, options, packed.seats[0], chance);
  if (fault) return fault;
  position.chance = chance;
  position.turn = packed.turn[0];
  position.phase = packed.phase[0];
  position.space = packed.space[0];
  position.took_card = packed.took_card[0];
  Found found{};
  if (!unpack_table(position, packed, found)) return BAD_TOKENS;
  if (!unpack_cards(position, packed, found)) return BAD_CARDS;
  for (u32 seat = 0; seat < position.seats; seat++) {
    Area& area = position.areas[seat];
    clear_area(area, position.side);
    if (!unpack_area(position, area, seat, packed, found)) return BAD_BOARD;
  }
  if (!found.fits_the_box()) return BAD_TOKENS;
  return is_moment_possible(position) ? FINE : BAD_TURN;
}

}  // namespace harmonies
