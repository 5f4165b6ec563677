// Tranquility: positions as plain bytes; those from outside are checked before they are believed.
#pragma once

#include "deal.h"

namespace tranquility {

inline void pack_cells(u64 cells, u8* flags) {
  for (u32 cell = 0; cell < CELLS; cell++) flags[cell] = cells >> cell & 1;
}

// From the top card on; 0 after the last one.
inline void pack_deck(const u8* cards, u32 size, u8* to) {
  while (size--) *to++ = cards[size];
}

inline void pack_payment(const Position& position, Packed& packed) {
  const Payment& payment = position.payment;
  packed.payment[0] = payment.is_running;
  packed.payment[1] = payment.active;
  packed.payment[2] = payment.owed;
  for (u32 seat = 0; seat < position.seats && payment.is_running; seat++) {
    packed.pile_used[seat] = payment.pile_used[seat];
    packed.announced[seat] = payment.announced[seat];
    packed.committed[2 * seat] = payment.hand[seat];
    packed.committed[2 * seat + 1] = payment.pile[seat];
    packed.has_chosen[seat] = payment.chosen[seat] != NOBODY;
    u32 written = 0;
    for (u32 at = 0; at < HAND && packed.has_chosen[seat]; at++)
      if (payment.chosen[seat] >> at & 1)
        packed.chosen[seat * HAND + written++] = position.hands[seat].cards[at];
  }
}

inline void pack(const Position& position, Packed& packed) {
  clear(&packed, sizeof packed);
  const Options options = options_of(position);
  packed.version[0] = VERSION;
  packed.seats[0] = position.seats;
  copy(packed.options, &options, sizeof options);
  copy(packed.start_places, position.start_places, sizeof packed.start_places);
  packed.first[0] = position.first;
  packed.are_starts_in[0] = position.are_starts_in;
  packed.outcome[0] = position.outcome;
  packed.outcome_seat[0] = position.outcome_seat;
  packed.start[0] = position.start;
  packed.starter[0] = position.starter;
  packed.finish[0] = position.finish;
  packed.night[0] = position.is_night;
  packed.rocks[0] = position.rocks;
  copy(packed.yellow, position.yellow, SEATS);
  copy(packed.orange, position.orange, SEATS);
  copy(packed.purple, position.purple, ROWS);
  packed.compasses[0] = position.pool;
  packed.compasses[1] = position.supply;
  packed.compasses[2] = position.pool_jokers;
  for (u32 row = 1; row <= ROWS; row++) packed.rewarded[row - 1] = position.rewarded >> row & 1;
  copy(packed.numbers, position.numbers, CELLS);
  pack_cells(position.joker_cells, packed.jokers);
  pack_cells(position.moons, packed.moons);
  for (u32 number = 1; number <= ISLANDS; number++)
    packed.sunk[number - 1] = is_sunk(position, number);
  for (u32 seat = 0; seat < position.seats; seat++) {
    copy(packed.hands + seat * HAND, position.hands[seat].cards, position.hands[seat].size);
    pack_deck(position.piles[seat].cards, position.piles[seat].size, packed.piles + seat * PILE);
    copy(packed.discards + seat * PILE, position.discards[seat].cards,
         position.discards[seat].size);
  }
  copy(packed.blind, position.blind, SEATS);
  copy(packed.shown, position.shown, SEATS);
  pack_deck(position.explorer, position.explorer_size, packed.explorer);
  pack_deck(position.deck, position.deck_size, packed.deck);
  copy(packed.offer, position.offer, position.offer_size);
  for (u32 at = 0; at < 32; at++) {
    const Step none{NOBODY, 0, 0, 0, 0};
    const Step& step = at < position.agenda_size ? position.agenda[at] : none;
    copy(packed.agenda + at * sizeof(Step), &step, sizeof step);
  }
  pack_payment(position, packed);
}

constexpr u32 MOST_STEPS = 16;  // so that a turn that goes on from here never fills the agenda

inline bool unpack_chart(Position& position, const Packed& packed) {
  u32 last = 0;
  for (u32 number = 1; number <= ISLANDS; number++)
    if (packed.sunk[number - 1]) position.sunk[number >> 6] |= bit(number & 63);
  for (u32 cell = 0; cell < CELLS; cell++) {
    const u32 number = packed.numbers[cell];
    if (!number) {
      if (packed.jokers[cell] || packed.moons[cell]) return false;
      continue;
    }
    // Numbers rise along the chain, and none comes back from the sea.
    if (cell >= cells_of(position) || number <= last || number > ISLANDS) return false;
    if (is_sunk(position, number)) return false;
    last = number;
    position.numbers[cell] = static_cast<u8>(number);
    position.filled |= bit(cell);
    if (packed.jokers[cell]) position.joker_cells |= bit(cell);
    if (packed.moons[cell]) position.moons |= bit(cell);
  }
  position.is_night = packed.night[0] != 0;
  position.rocks = packed.rocks[0];
  const bool weather = has_weather(position);
  for (u32 seat = 0; seat < SEATS; seat++) {
    if (packed.yellow[seat] + packed.orange[seat] > (weather && seat < position.seats ? 4 : 0))
      return false;
    position.yellow[seat] = packed.yellow[seat];
    position.orange[seat] = packed.orange[seat];
  }
  for (u32 row = 1; row <= ROWS; row++) {
    if (packed.purple[row - 1] > (weather ? 2 : 0)) return false;
    position.purple[row - 1] = packed.purple[row - 1];
    if (packed.rewarded[row - 1]) position.rewarded |= static_cast<u8>(1u << row);
  }
  position.pool = packed.compasses[0];
  position.supply = packed.compasses[1];
  position.pool_jokers = packed.compasses[2];
  if (position.pool > (weather ? 16 : 0) || position.supply > COMPASSES) return false;
  if (position.pool_jokers > position.pool || position.pool_jokers > JOKERS) return false;
  return position.rocks <= (position.has_rocks || position.grid == PYRAMID ? ROWS : 0);
}

inline bool unpack_deck(const u8* cards, u32 room, u32 least, u32 most, u8* to, u8& size) {
  u32 found = 0;
  while (found < room && cards[found]) {
    if (cards[found] < least || cards[found] > most) return false;
    found++;
  }
  for (u32 at = 0; at < found; at++) to[found - 1 - at] = cards[at];
  size = static_cast<u8>(found);
  return true;
}

inline bool unpack_cards(Position& position, const Packed& packed) {
  for (u32 seat = 0; seat < position.seats; seat++) {
    for (u32 at = 0; at < HAND && packed.hands[seat * HAND + at]; at++) {
      const u8 card = packed.hands[seat * HAND + at];
      if (card > JOKER) return false;
      add_to_hand(position.hands[seat], card);
    }
    Pile& pile = position.piles[seat];
    if (!unpack_deck(packed.piles + seat * PILE, PILE, 1, ORANGE, pile.cards, pile.size))
      return false;
    Pile& discards = position.discards[seat];
    while (discards.size < PILE && packed.discards[seat * PILE + discards.size]) {
      const u8 card = packed.discards[seat * PILE + discards.size];
      if (card > JOKER || card == MONSTER) return false;
      discards.cards[discards.size++] = card;
    }
    position.blind[seat] = packed.blind[seat];
    position.shown[seat] = packed.shown[seat];
    if (position.shown[seat] > position.hands[seat].size || position.blind[seat] > PILE)
      return false;
  }
  if (!unpack_deck(packed.explorer, EXPLORER_CARDS, FINISH, BORDER, position.explorer,
                   position.explorer_size) ||
      !unpack_deck(packed.deck, ISLANDS, 1, ISLANDS, position.deck, position.deck_size))
    return false;
  while (position.offer_size < OFFER && packed.offer[position.offer_size]) {
    const u8 card = packed.offer[position.offer_size];
    if (card > ISLANDS) return false;
    position.offer[position.offer_size++] = card;
  }
  return true;
}

inline bool is_step_possible(const Position& position, const Step& step) {
  if (step.kind >= KINDS || step.seat >= position.seats || step.attempted > 1) return false;
  if (step.kind == STORM_STEP) return has_weather(position) && is_storm(step.card);
  if (step.card) return false;
  return step.kind == REWARD ? step.amount < cells_of(position) : step.amount <= CELLS;
}

inline bool unpack_agenda(Position& position, const Packed& packed) {
  bool has_promises = false;
  while (position.agenda_size < 32) {
    Step step;
    copy(&step, packed.agenda + position.agenda_size * sizeof step, sizeof step);
    if (step.kind == NOBODY) break;
    if (position.agenda_size == MOST_STEPS || !is_step_possible(position, step)) return false;
    // The promises for a Start stand on what is owed.
    if (step.kind >= ANNOUNCE && step.kind <= CHOOSE) {
      if (!position.agenda_size || at_hand(position).kind != OWE) return false;
      has_promises = true;
    }
    position.agenda[position.agenda_size++] = step;
  }
  if (!position.agenda_size) return false;
  const u32 bottom = position.agenda[0].kind;
  return (bottom == TURN || bottom == NEXT) && (!has_promises || packed.payment[0]);
}

inline bool unpack_payment(Position& position, const Packed& packed) {
  Payment& payment = position.payment;
  if (!packed.payment[0]) return true;
  payment.is_running = 1;
  payment.active = packed.payment[1];
  if (payment.active >= position.seats || packed.payment[2] > START_PAYMENT) return false;
  begin_promises(position, packed.payment[2]);
  for (u32 seat = 0; seat < position.seats; seat++) {
    payment.pile_used[seat] = packed.pile_used[seat] != 0;
    payment.announced[seat] = packed.announced[seat];
    payment.hand[seat] = packed.committed[2 * seat];
    payment.pile[seat] = packed.committed[2 * seat + 1];
    if ((payment.hand[seat] == NOBODY) != (payment.pile[seat] == NOBODY)) return false;
    if (payment.hand[seat] != NOBODY &&
        (payment.hand[seat] > HAND || payment.pile[seat] > START_FROM_PILE))
      return false;
    if (payment.announced[seat] != NOBODY && payment.announced[seat] > HAND + START_FROM_PILE)
      return false;
    if (!packed.has_chosen[seat]) continue;
    // The places in the hand; of equal cards the first ones.
    const Hand& hand = position.hands[seat];
    u32 places = 0, at = 0;
    for (u32 n = 0; n < HAND && packed.chosen[seat * HAND + n]; n++, at++) {
      while (at < hand.size && hand.cards[at] != packed.chosen[seat * HAND + n]) at++;
      if (at == hand.size) return false;
      places |= 1u << at;
    }
    if (!is_choice(hand, places, count(places))) return false;
    payment.chosen[seat] = static_cast<u8>(places);
  }
  return true;
}

inline Fault unpack(Position& position, const Packed& packed, Generator chance) {
  if (packed.version[0] != VERSION) return BAD_VERSION;
  Options options;
  copy(&options, packed.options, sizeof options);
  const Fault fault = checked_options(options, packed.seats[0]);
  if (fault) return fault;
  clear(&position, sizeof position);
  position.chance = chance;
  set_options(position, options, packed.seats[0]);
  if (packed.first[0] >= position.seats || packed.outcome[0] > RIVALS_DONE) return BAD_SEATS;
  if (packed.start[0] && packed.start[0] != START && packed.start[0] != JOKER) return BAD_CARDS;
  copy(position.start_places, packed.start_places, sizeof packed.start_places);
  position.first = packed.first[0];
  position.are_starts_in = packed.are_starts_in[0] != 0;
  position.outcome = packed.outcome[0];
  position.outcome_seat = packed.outcome_seat[0];
  position.start = packed.start[0];
  position.starter = packed.starter[0];
  position.finish = packed.finish[0];
  if (!unpack_chart(position, packed)) return BAD_CHART;
  if (!unpack_cards(position, packed)) return BAD_CARDS;
  if (!unpack_agenda(position, packed)) return BAD_AGENDA;
  if (!unpack_payment(position, packed)) return BAD_PAYMENT;
  return FINE;
}

}  // namespace tranquility
