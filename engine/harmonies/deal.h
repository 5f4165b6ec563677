// Harmonies: new games (H-SETUP). Bag and pile are mixed only as far as they are drawn.
#pragma once

#include "legal.h"

namespace harmonies {

// What is wrong with something from outside; the numbers are documented and stay.
enum Fault : i32 {
  FINE,
  BAD_VERSION,
  BAD_OPTIONS,
  BAD_SEATS,
  BAD_TURN,
  BAD_TOKENS,
  BAD_CARDS,
  BAD_BOARD,
};

constexpr u8 ANYBODY = 255;

// Side A without spirits; chance says who begins.
inline Options default_options(u32) { return Options{{SIDE_A}, {0}, {0}, {ANYBODY}}; }

inline Fault checked_options(const Options& options, u32 seats) {
  if (seats < 1 || seats > SEATS) return BAD_SEATS;
  if (options.side[0] > SIDE_B || options.spirits[0] > 1 || options.river_loops[0] > 1)
    return BAD_OPTIONS;
  if (options.first_player[0] != ANYBODY && options.first_player[0] >= seats) return BAD_OPTIONS;
  return FINE;
}

inline void deal_spirits(Position& position) {
  u8 spirits[CARDS - ANIMALS];
  for (u32 at = 0; at < CARDS - ANIMALS; at++) spirits[at] = static_cast<u8>(ANIMALS + at);
  for (u32 at = 0; at < 2u * position.seats; at++) {
    drawn_to(spirits, at, CARDS - ANIMALS, position.chance);
    position.offers[at] = spirits[at];
  }
  for (u32 at = 0; at < 2u * position.seats; at += 2) {  // in the order of the list
    if (position.offers[at] < position.offers[at + 1]) continue;
    const u8 lower = position.offers[at + 1];
    position.offers[at + 1] = position.offers[at];
    position.offers[at] = lower;
  }
}

// Everything but the options and the first player.
inline void set_up(Position& position) {
  position.turn = position.took_card = position.discards = 0;
  position.bag_at = position.bag_known = position.pile_at = position.pile_known = 0;
  position.hand = 0;
  position.space = NO_SPACE;
  position.phase = position.has_spirits ? CHOOSING_SPIRIT : IN_TURN;
  copy(position.bag, BOX, TOKENS);
  for (u32 card = 0; card < ANIMALS; card++) position.pile[card] = static_cast<u8>(card);
  for (u32 seat = 0; seat < position.seats; seat++) clear_area(position.areas[seat], position.side);
  for (u32 space = 0; space < SPACES; space++) {
    position.spaces[space] = 0;
    if (space < space_count(position)) refill_space(position, space);
  }
  const u32 cards = position.seats == 1 ? CARDS_ALONE : ROW;
  for (u32 slot = 0; slot < ROW; slot++)
    position.row[slot] = slot < cards ? drawn_card(position) : NO_CARD;
  if (position.has_spirits) deal_spirits(position);
}

inline Fault deal(Position& position, const Options& options, u32 seats, Generator chance) {
  const Fault fault = checked_options(options, seats);
  if (fault) return fault;
  clear(&position, sizeof position);
  position.chance = chance;
  position.seats = static_cast<u8>(seats);
  position.side = options.side[0];
  position.has_spirits = options.spirits[0];
  position.has_loops = options.river_loops[0];
  const u8 chosen = options.first_player[0];
  position.first = chosen == ANYBODY ? static_cast<u8>(position.chance.below(seats)) : chosen;
  __builtin_memset(position.offers, NO_CARD, sizeof position.offers);
  set_up(position);
  return FINE;
}

// The same options anew; the generator goes on, and somebody else may begin.
inline void redeal(Position& position) {
  position.first = static_cast<u8>(position.chance.below(position.seats));
  set_up(position);
}

}  // namespace harmonies
