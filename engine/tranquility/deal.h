// Tranquility: new games (Q-SETUP).
#pragma once

#include "rules.h"

namespace tranquility {

// What is wrong with something from outside; the numbers are documented and stay.
enum Fault : i32 { FINE, BAD_VERSION, BAD_OPTIONS, BAD_SEATS, BAD_CHART, BAD_CARDS, BAD_AGENDA, BAD_PAYMENT };

inline Options default_options(u32) { return Options{}; }

// The combinations that exclude each other (Q-COMBO-2, Q-COMBO-3, Q-VAR-COMPETE-1).
inline Fault checked_options(const Options& options, u32 seats) {
  if (seats < 1 || seats > SEATS) return BAD_SEATS;
  if (options.sea_monsters[0] >= sizeof MONSTERS || options.remove_islands[0] >= sizeof REMOVED)
    return BAD_OPTIONS;
  const u32 flags[] = {options.jagged_rocks[0], options.storm_compass[0], options.jokers[0],
                       options.high_arch[0],    options.pyramid[0],       options.day_night[0],
                       options.competitive[0]};
  for (u32 flag : flags)
    if (flag > 1) return BAD_OPTIONS;
  const bool outside = options.jagged_rocks[0] || options.sea_monsters[0] || options.storm_compass[0];
  if (options.pyramid[0] && (outside || options.high_arch[0])) return BAD_OPTIONS;
  if (options.competitive[0] &&
      (outside || options.jokers[0] || options.pyramid[0] || options.day_night[0] || seats != 2))
    return BAD_OPTIONS;
  return FINE;
}

inline void set_options(Position& position, const Options& options, u32 seats) {
  position.seats = static_cast<u8>(seats);
  position.grid = options.pyramid[0] ? PYRAMID : options.high_arch[0] ? HIGH_ARCH : STANDARD;
  position.has_rocks = options.jagged_rocks[0];
  position.monsters = options.sea_monsters[0];
  position.has_storms = options.storm_compass[0];
  position.has_jokers = options.jokers[0];
  position.removed = options.remove_islands[0];
  position.has_day_night = options.day_night[0];
  position.is_rivalry = options.competitive[0];
}

inline Options options_of(const Position& position) {
  return Options{{position.has_rocks},
                 {position.monsters},
                 {position.has_storms},
                 {position.has_jokers},
                 {position.removed},
                 {static_cast<u8>(position.grid == HIGH_ARCH)},
                 {static_cast<u8>(position.grid == PYRAMID)},
                 {position.has_day_night},
                 {position.is_rivalry}};
}

// What is shuffled and dealt, with some islands taken out unseen (Q-SETUP-3, Q-SETUP-4).
inline u32 mixed_deck(Position& position, u8* deck) {
  u32 size = 0;
  for (u32 island = 1; island <= ISLANDS; island++) deck[size++] = static_cast<u8>(island);
  const u32 removed = REMOVED[position.removed];
  for (u32 at = 0; at < removed; at++) drawn_to(deck, at, size, position.chance);
  for (u32 at = removed; at < size; at++) deck[at - removed] = deck[at];
  size -= removed;
  if (!position.is_rivalry) {
    if (position.grid != PYRAMID)
      for (u32 at = 0; at < FINISHES; at++) deck[size++] = FINISH;
    for (u32 at = 0; at < MONSTERS[position.monsters]; at++) deck[size++] = MONSTER;
    for (u32 at = 0; position.has_storms && at < STORM_CARDS; at++) deck[size++] = STORM[at];
    for (u32 at = 0; position.has_jokers && at < JOKERS; at++) deck[size++] = JOKER;
  }
  for (u32 at = 0; at < size; at++) drawn_to(deck, at, size, position.chance);
  return size;
}

inline void deal_together(Position& position, const u8* deck, u32 size) {
  // The first card goes to the first player, the second to the next; the top card lies last.
  for (u32 at = size; at--;) {
    Pile& pile = position.piles[clockwise(position, position.first, at % position.seats)];
    pile.cards[pile.size++] = deck[at];
  }
  for (u32 seat = 0; seat < position.seats; seat++)
    position.start_places[seat] = position.chance.wide();
  push(position, TURN, position.first);
  push(position, STARTS, position.first);
  for (u32 steps = position.seats; steps--;)
    push(position, OPENING, clockwise(position, position.first, steps));
}

inline void deal_rivals(Position& position, const u8* deck, u32 size) {
  u32 at = 0;
  for (; at < HAND * 2; at++)
    add_to_hand(position.hands[clockwise(position, position.first, at % 2)], deck[at]);
  while (size > at) position.deck[position.deck_size++] = deck[--size];
  push(position, TURN, position.first);
  push(position, REPLENISH, position.first);
}

inline void set_up(Position& position) {
  const Options options = options_of(position);
  const u8 seats = position.seats;
  const Generator chance = position.chance;
  clear(&position, sizeof position);
  position.chance = chance;
  set_options(position, options, seats);
  position.starter = position.outcome_seat = NOBODY;
  position.first = static_cast<u8>(position.chance.below(seats));
  if (position.has_rocks) position.rocks = static_cast<u8>(1 + position.chance.below(ROWS));
  if (position.has_storms) position.supply = COMPASSES;
  if (position.grid == PYRAMID) {
    copy(position.explorer, EXPLORER, EXPLORER_CARDS);
    position.explorer_size = EXPLORER_CARDS;
    for (u32 at = 0; at < EXPLORER_CARDS; at++)
      drawn_to(position.explorer, at, EXPLORER_CARDS, position.chance);
  }
  u8 deck[128];
  const u32 size = mixed_deck(position, deck);
  if (position.is_rivalry)
    deal_rivals(position, deck, size);
  else
    deal_together(position, deck, size);
  settle(position);
}

inline Fault deal(Position& position, const Options& options, u32 seats, Generator chance) {
  const Fault fault = checked_options(options, seats);
  if (fault) return fault;
  clear(&position, sizeof position);
  position.chance = chance;
  set_options(position, options, seats);
  set_up(position);
  return FINE;
}

// The same options and seats anew; the generator goes on.
inline void redeal(Position& position) { set_up(position); }

}  // namespace tranquility
