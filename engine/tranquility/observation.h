// Tranquility: what the seat to act sees: the open table, the own hand and the own discards.
#pragma once

#include "packed.h"

namespace tranquility {

inline void observe_seat(const Position& position, u32 other, u32 place, Observation& seen) {
  const Payment& payment = position.payment;
  seen.hands[place] = position.hands[other].size;
  seen.piles[place] = position.piles[other].size;
  seen.discards[place] = position.discards[other].size;
  seen.yellow[place] = position.yellow[other];
  seen.orange[place] = position.orange[other];
  if (!payment.is_running) return;
  // Announcements are secret until all have announced (Q-START-4).
  if (!place || !yet_to_announce(position)) seen.announced[place] = payment.announced[other];
  seen.committed[2 * place] = payment.hand[other];
  seen.committed[2 * place + 1] = payment.pile[other];
}

inline void observe(const Position& position, u32 seat, Observation& seen) {
  clear(&seen, sizeof seen);
  const Options options = options_of(position);
  const Step& step = at_hand(position);
  const Pile& discards = position.discards[seat];
  copy(seen.numbers, position.numbers, CELLS);
  pack_cells(position.joker_cells, seen.jokers);
  pack_cells(position.moons, seen.moons);
  for (u32 number = 1; number <= ISLANDS; number++)
    seen.sunk[number - 1] = is_sunk(position, number);
  for (u32 at = 0; at < discards.size; at++) seen.own_discards[discards.cards[at] - 1]++;
  copy(seen.hand, position.hands[seat].cards, position.hands[seat].size);
  __builtin_memset(seen.announced, NOBODY, sizeof seen.announced);
  __builtin_memset(seen.committed, NOBODY, sizeof seen.committed);
  for (u32 place = 0; place < position.seats; place++)
    observe_seat(position, clockwise(position, seat, place), place, seen);
  copy(seen.purple, position.purple, ROWS);
  seen.compasses[0] = position.pool;
  seen.compasses[1] = position.supply;
  seen.step[0] = step.kind;
  seen.amount[0] = step.amount;
  seen.storm[0] = step.card;
  seen.start[0] = position.start;
  seen.night[0] = position.is_night;
  seen.rocks[0] = position.rocks;
  seen.owed[0] = position.payment.owed;
  seen.explorer[0] = position.explorer_size;
  seen.deck[0] = position.deck_size;
  copy(seen.offer, position.offer, position.offer_size);
  seen.seats[0] = position.seats;
  copy(seen.options, &options, sizeof options);
}

}  // namespace tranquility
