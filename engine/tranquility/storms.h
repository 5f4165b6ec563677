// Tranquility: Storms that strike when drawn, and Compasses against them (Q-STORM, Q-COMPASS).
#pragma once

#include "codes.h"

namespace tranquility {

inline bool is_storm(u32 card) { return card == YELLOW || card == PURPLE || card == ORANGE; }

// The Storms in play, each as the code that would remove it, from the Storm just drawn on.
inline u32 storms_in_play(const Position& position) {
  u32 found = 0;
  for (u32 seat = 0; seat < position.seats; seat++) {
    found |= static_cast<u32>(position.yellow[seat] != 0) << ((YELLOW - YELLOW) * 7 + 1 + seat);
    found |= static_cast<u32>(position.orange[seat] != 0) << ((ORANGE - YELLOW) * 7 + 1 + seat);
  }
  for (u32 row = 1; row <= ROWS; row++)
    found |= static_cast<u32>(position.purple[row - 1] != 0) << ((PURPLE - YELLOW) * 7 + row);
  return found;
}

// Whether anybody could spend a Compass now, as far as everyone knows (Q-COMPASS-5).
inline bool may_spend(const Position& position) { return position.pool || position.has_jokers; }

inline void add_spends(const Position& position, u32 seat, Gathered& legal) {
  if (!has_weather(position)) return;
  if (position.pool) {
    const Step& step = at_hand(position);
    if (step.kind == STORM_STEP) legal.add(SPEND + (step.card - YELLOW) * 7);
    legal.add_each(storms_in_play(position), SPEND);
  }
  if (holds(position, seat, JOKER)) legal.add(LAY_JOKER);
}

inline bool may_lay_joker(const Position& position, u32 seat) {
  return has_weather(position) && holds(position, seat, JOKER);
}

inline bool is_legal_spend(const Position& position, u32 number) {
  if (!has_weather(position) || !position.pool) return false;
  const Step& step = at_hand(position);
  if (step.kind == STORM_STEP && number == (step.card - YELLOW) * 7u) return true;
  return storms_in_play(position) >> number & 1;
}

inline bool rescues(const Position& position, u32 seat) {
  return has_weather(position) && (position.pool || holds(position, seat, JOKER)) &&
         storms_in_play(position);
}

// A Joker that became a Compass is spent first.
inline void spend(Position& position, u32 number) {
  const u32 storm = YELLOW + number / 7, place = number % 7;
  if (position.pool_jokers) position.pool_jokers--;
  position.pool--;
  if (!place)
    done(position);
  else if (storm == YELLOW)
    position.yellow[place - 1]--;
  else if (storm == ORANGE)
    position.orange[place - 1]--;
  else
    position.purple[place - 1]--;
}

inline void lay_joker(Position& position, u32 seat) {
  take_from_hand(position.hands[seat], JOKER);
  position.pool++;
  position.pool_jokers++;
}

// A Compass from the supply, while it lasts (Q-COMPASS-2).
inline bool gain_compass(Position& position) {
  if (!position.supply) return false;
  position.supply--;
  position.pool++;
  return true;
}

// How many cards the drawer of a Yellow Storm must discard (Q-STORM-3).
inline u32 yellow_discards(const Position& position, const Step& step) {
  if (step.card != YELLOW) return 0;
  const u32 size = position.hands[step.seat].size, most = purse(position, step.seat);
  const u32 too_many = size > HAND_UNDER_YELLOW ? size - HAND_UNDER_YELLOW : 0;
  return too_many < most ? too_many : most;
}

// Only monsters can make a hand exceed the limit, and everyone knows it (Q-INFO-6).
inline void lay_yellow(Position& position, u32 seat) {
  position.yellow[seat]++;
  const u8 size = position.hands[seat].size;
  if (size > HAND_UNDER_YELLOW) position.shown[seat] = size;
}

inline void lay_storm(Position& position, u32 row) {
  const Step step = at_hand(position);
  if (row)
    position.purple[row - 1]++;
  else if (step.card == ORANGE)
    position.orange[step.seat]++;
  else
    lay_yellow(position, step.seat);
  done(position);
}

// Ask the drawer if there is anything to decide; otherwise the Storm takes its course.
inline bool enter_storm(Position& position, const Step& step) {
  if (step.card == PURPLE && !open_rows(position)) {
    done(position);
    return true;
  }
  if (may_spend(position) || step.card == PURPLE || yellow_discards(position, step)) return false;
  lay_storm(position, 0);
  return true;
}

inline void add_storm_answers(const Position& position, u32 seat, Gathered& legal) {
  const Step& step = at_hand(position);
  add_spends(position, seat, legal);
  if (step.card == PURPLE)
    legal.add_each(open_rows(position) >> 1, PUT_STORM);
  else if (const u32 size = yellow_discards(position, step))
    legal.add_choices(position.hands[seat], size);
  else
    legal.add(PASS);
}

// Asked only while it could matter, whatever anybody holds (Q-COMPASS-5).
inline bool enter_window(Position& position) {
  if (may_spend(position) && storms_in_play(position)) return false;
  done(position);
  return true;
}

// A row of consecutive numbers earns one Compass a game (Q-COMPASS-2).
inline void reward(Position& position, u32 cell) {
  done(position);
  u32 row = 1;
  while (!(row_cells(position, row) >> cell & 1)) row++;
  if (position.rewarded >> row & 1 || !is_row_complete(position, row)) return;
  const u64 cells = row_cells(position, row);
  for (u64 rest = cells & (cells - 1); rest; rest &= rest - 1)
    if (position.numbers[lowest(rest)] != position.numbers[lowest(rest) - 1] + 1) return;
  if (gain_compass(position)) position.rewarded |= static_cast<u8>(1u << row);
}

}  // namespace tranquility
