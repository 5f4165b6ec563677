// Tranquility: cards move between hands, piles and discards; steps come on the agenda and go.
#pragma once

#include "position.h"

namespace tranquility {

// The agenda.

inline Step& at_hand(Position& position) { return position.agenda[position.agenda_size - 1]; }
inline const Step& at_hand(const Position& position) {
  return position.agenda[position.agenda_size - 1];
}

inline void done(Position& position) {
  if (position.agenda_size > 1) position.agenda_size--;
}

// The step comes before the one at hand; several are pushed in reverse.
inline void push(Position& position, Kind kind, u32 seat, u32 amount = 0, u32 card = 0) {
  if (position.agenda_size == AGENDA) return;
  position.agenda[position.agenda_size++] =
      Step{kind, static_cast<u8>(seat), static_cast<u8>(amount), static_cast<u8>(card), 0};
}

inline void instead(Position& position, Kind kind, u32 seat, u32 amount = 0, u32 card = 0) {
  at_hand(position) =
      Step{kind, static_cast<u8>(seat), static_cast<u8>(amount), static_cast<u8>(card), 0};
}

inline void end_game(Position& position, Outcome outcome, u32 seat) {
  position.outcome = outcome;
  position.outcome_seat = static_cast<u8>(seat);
}

// Hands.

inline u32 held(const Hand& hand, u32 card) {
  u32 found = 0;
  for (u32 at = 0; at < hand.size; at++) found += hand.cards[at] == card;
  return found;
}

inline bool holds(const Position& position, u32 seat, u32 card) {
  return held(position.hands[seat], card) != 0;
}

inline void add_to_hand(Hand& hand, u8 card) {
  if (hand.size == HAND) return;
  u32 at = hand.size++;
  for (; at && hand.cards[at - 1] > card; at--) hand.cards[at] = hand.cards[at - 1];
  hand.cards[at] = card;
}

inline void take_from_hand(Hand& hand, u32 card) {
  u32 at = 0;
  while (at < hand.size && hand.cards[at] != card) at++;
  if (at == hand.size) return;
  for (hand.size--; at < hand.size; at++) hand.cards[at] = hand.cards[at + 1];
}

// Everyone sees how many monsters each hand holds.
inline void show_monsters(Position& position) {
  for (u32 seat = 0; seat < position.seats; seat++)
    position.shown[seat] = static_cast<u8>(held(position.hands[seat], MONSTER));
}

// The places of the cards that could be discarded: all but the monsters (Q-MONSTER-5).
inline u32 discardable(const Hand& hand) {
  u32 places = 0;
  for (u32 at = 0; at < hand.size; at++)
    places |= static_cast<u32>(hand.cards[at] != MONSTER) << at;
  return places;
}

inline u32 purse(const Position& position, u32 seat) {
  return count(discardable(position.hands[seat]));
}

inline u32 hand_limit(const Position& position, u32 seat) {
  return position.yellow[seat] ? HAND_UNDER_YELLOW : HAND;
}

// A choice of places in a hand counts once: of equal cards the first ones are taken.
inline bool is_choice(const Hand& hand, u32 places, u32 size) {
  if (count(places) != size || places & ~discardable(hand)) return false;
  for (u32 at = 1; at < hand.size; at++)
    if (places >> at & 1 && !(places >> (at - 1) & 1) && hand.cards[at] == hand.cards[at - 1])
      return false;
  return true;
}

// Face down onto the own discard pile.
inline void discard(Position& position, u32 seat, u32 places) {
  Hand& hand = position.hands[seat];
  Pile& pile = position.discards[seat];
  Hand left{};
  for (u32 at = 0; at < hand.size; at++) {
    if (!(places >> at & 1))
      left.cards[left.size++] = hand.cards[at];
    else if (pile.size < PILE)
      pile.cards[pile.size++] = hand.cards[at];
  }
  hand = left;
}

inline void draw(Position& position, u32 seat, u32 size) {
  Pile& pile = position.piles[seat];
  while (size-- && pile.size) add_to_hand(position.hands[seat], pile.cards[--pile.size]);
}

// Only now, with all opening hands full, each pile gets its Start (Q-SETUP-7).
inline void shuffle_starts_in(Position& position) {
  for (u32 seat = 0; seat < position.seats; seat++) {
    Pile& pile = position.piles[seat];
    if (pile.size == PILE) continue;
    const u64 place = position.start_places[seat], ways = pile.size + 1u;
    // place * ways / 2^64, without a product of 128 bits
    const u64 upper = (place >> 32) * ways + ((place & 0xffffffff) * ways >> 32);
    u32 at = pile.size++;
    for (u32 above = static_cast<u32>(upper >> 32); above--; at--) pile.cards[at] = pile.cards[at - 1];
    pile.cards[at] = START;
    position.start_places[seat] = 0;
  }
  position.are_starts_in = 1;
}

}  // namespace tranquility
