// Tranquility: the Start card and its eight cards: announce, commit, choose (Q-START).
#pragma once

#include "storms.h"

namespace tranquility {

// What a Yellow Storm lets a seat add from the draw pile, once for a Start (Q-STORM-5).
inline u32 from_pile(const Position& position, u32 seat) {
  if (!position.yellow[seat]) return 0;
  if (position.payment.is_running && position.payment.pile_used[seat]) return 0;
  const u32 left = position.piles[seat].size;
  return left < START_FROM_PILE ? left : START_FROM_PILE;
}

inline u32 maximum(const Position& position, u32 seat) {
  return purse(position, seat) + from_pile(position, seat);
}

// A new round of promises.
inline void begin_promises(Position& position, u32 owed) {
  Payment& payment = position.payment;
  payment.owed = static_cast<u8>(owed);
  for (u32 seat = 0; seat < SEATS; seat++)
    payment.announced[seat] = payment.hand[seat] = payment.pile[seat] = payment.chosen[seat] =
        NOBODY;
}

// What a seat has promised is discarded, unseen from the pile where it was so.
inline void give(Position& position, u32 seat, u32 places, u32 pile) {
  if (places) discard(position, seat, places);
  if (!pile) return;
  position.payment.pile_used[seat] = 1;
  Pile& cards = position.piles[seat];
  const u32 given = cards.size > pile ? pile : cards.size;
  cards.size = static_cast<u8>(cards.size - given);
  position.blind[seat] = static_cast<u8>(position.blind[seat] + given);
}

// What is still owed stands on the agenda, and a new round of promises may begin.
inline void collected(Position& position, u32 owed) {
  begin_promises(position, owed);
  at_hand(position).amount = static_cast<u8>(owed);
}

// Everybody gives all they can and refills; if that changes nothing, the game is lost (Q-START-7).
inline void instalment(Position& position, const Step& step, u32 sum) {
  bool can_refill = false;
  for (u32 seat = 0; seat < position.seats; seat++)
    can_refill |= position.piles[seat].size &&
                  position.hands[seat].size < hand_limit(position, seat);
  if (!sum && !can_refill) return end_game(position, LOST_PAYING, step.seat);
  for (u32 steps = 0; steps < position.seats; steps++) {
    const u32 seat = clockwise(position, step.seat, steps);
    give(position, seat, discardable(position.hands[seat]), from_pile(position, seat));
  }
  collected(position, step.amount - sum);
  for (u32 steps = position.seats; steps--;)
    push(position, REFILL, clockwise(position, step.seat, steps));
}

// Begin to collect what is owed, or take all there is and refill (Q-START-6, -7).
inline void owe(Position& position, const Step& step) {
  if (!step.amount) {
    clear(&position.payment, sizeof position.payment);
    return done(position);
  }
  if (!position.payment.is_running) {
    clear(&position.payment, sizeof position.payment);
    position.payment.is_running = 1;
    position.payment.active = step.seat;
    begin_promises(position, step.amount);
  }
  show_monsters(position);  // maxima are open
  u32 sum = 0;
  for (u32 seat = 0; seat < position.seats; seat++) sum += maximum(position, seat);
  if (sum < step.amount) return instalment(position, step, sum);
  push(position, position.seats == 1 ? COMMIT : ANNOUNCE, step.seat);
}

inline u32 yet_to_announce(const Position& position) {
  u32 seats = 0;
  for (u32 seat = 0; seat < position.seats; seat++)
    seats |= static_cast<u32>(position.payment.announced[seat] == NOBODY) << seat;
  return seats;
}

// Neither too much nor so little that the rest cannot be covered.
inline bool is_legal_commit(const Position& position, u32 seat, u32 hand, u32 pile) {
  const Payment& payment = position.payment;
  i32 owed = payment.owed, later = 0;
  bool comes_later = false;
  for (u32 steps = 0; steps < position.seats; steps++) {
    const u32 other = clockwise(position, payment.active, steps);
    if (payment.hand[other] != NOBODY) owed -= payment.hand[other] + payment.pile[other];
    if (comes_later) later += static_cast<i32>(maximum(position, other));
    comes_later |= other == seat;
  }
  if (owed < 0) return false;
  u32 extra = from_pile(position, seat);
  if (extra > static_cast<u32>(owed)) extra = static_cast<u32>(owed);
  if (hand > purse(position, seat) || (pile && pile != extra)) return false;
  const i32 total = static_cast<i32>(hand + pile);
  return owed - later <= total && total <= owed;
}

inline void add_commits(const Position& position, u32 seat, Gathered& legal) {
  for (u32 hand = 0; hand <= HAND; hand++)
    for (u32 pile = 0; pile <= START_FROM_PILE; pile++)
      if (is_legal_commit(position, seat, hand, pile)) legal.add(COMMIT_CODE + hand * 3 + pile);
}

inline void commit(Position& position, u32 seat, u32 number) {
  Payment& payment = position.payment;
  payment.hand[seat] = static_cast<u8>(number / 3);
  payment.pile[seat] = static_cast<u8>(number % 3);
  const u32 following = clockwise(position, seat, 1);
  instead(position, following == payment.active ? CHOOSE : COMMIT, following);
}

// A promise that is forced need not be asked for.
inline bool enter_commit(Position& position, const Step& step) {
  u16 codes[(HAND + 1) * (START_FROM_PILE + 1)];
  Gathered legal{codes, 0};
  add_commits(position, step.seat, legal);
  if (legal.size != 1) return false;
  commit(position, step.seat, codes[0] - COMMIT_CODE);
  return true;
}

inline u32 promised(const Position& position, u32 seat) {
  const u32 hand = position.payment.hand[seat];
  return hand == NOBODY ? 0 : hand;
}

// Those who have promised some, but not all, of their cards, and have not chosen.
inline u32 yet_to_choose(const Position& position) {
  u32 seats = 0;
  for (u32 seat = 0; seat < position.seats; seat++) {
    const u32 cards = promised(position, seat);
    const bool waits = position.payment.chosen[seat] == NOBODY && cards &&
                       cards < purse(position, seat);
    seats |= static_cast<u32>(waits) << seat;
  }
  return seats;
}

// When all have chosen, everything is discarded at the same time.
inline bool enter_choose(Position& position, const Step& step) {
  if (yet_to_choose(position)) return false;
  const Payment payment = position.payment;
  for (u32 steps = 0; steps < position.seats; steps++) {
    const u32 seat = clockwise(position, step.seat, steps);
    u32 places = payment.chosen[seat];
    if (places == NOBODY)
      places = promised(position, seat) ? discardable(position.hands[seat]) : 0;
    give(position, seat, places, payment.pile[seat] == NOBODY ? 0 : payment.pile[seat]);
  }
  done(position);
  collected(position, 0);
  return true;
}

}  // namespace tranquility
