// Tranquility: the steps of a turn, and what every action does (Q-TURN, Q-ORDER-1).
#pragma once

#include "payment.h"

namespace tranquility {

inline bool are_rocks_over(const Position& position) {
  u32 complete = 0;
  for (u32 row = 1; row <= ROWS; row++) complete += is_row_complete(position, row);
  return complete >= ROCKS_END_AT_ROWS;
}

inline bool must_start(const Position& position, u32 seat) {
  return !position.is_rivalry && !position.start && holds(position, seat, START);
}

// Day and Night: the lower half must show the sun, the upper half the moon (Q-VAR-DAYNIGHT-3).
inline bool is_wrong_way_up(const Position& position) {
  const u64 upper = every_cell(position) & ~(bit(cells_of(position) / 2) - 1);
  return position.has_day_night && (position.moons ^ upper) & position.filled;
}

inline bool may_finish(const Position& position) {
  return position.start && is_complete(position) && !at_hand(position).attempted &&
         !is_wrong_way_up(position);
}

inline bool may_discard_hand(const Position& position, u32 seat) {
  return position.has_storms && position.hands[seat].size >= DISCARDS &&
         !holds(position, seat, MONSTER);
}

inline bool may_flip(const Position& position, u32 seat) {
  return position.has_day_night && position.filled && purse(position, seat) >= FLIP_COST;
}

// What a turn offers besides discarding and Compasses.
inline void add_plays(const Position& position, u32 seat, Gathered& legal) {
  const Hand& hand = position.hands[seat];
  const bool has_joker = holds(position, seat, JOKER);
  const Means means = means_of(position, seat);
  if (may_finish(position)) {
    if (holds(position, seat, FINISH)) legal.add(PLAY_FINISH);
    if (has_joker) legal.add(PLAY_FINISH + 1);
  }
  for (u32 at = 0; at < hand.size && hand.cards[at] <= ISLANDS; at++) {
    const u32 number = hand.cards[at];
    legal.add_each(placements(position, means, number), PLACE + (number - 1) * CELLS);
  }
  if (has_joker)
    for (u32 number = 1; number <= ISLANDS; number++)
      if (!was_played(position, number))
        legal.add_each(placements(position, means, number), PLACE_JOKER + (number - 1) * CELLS);
  if (may_discard_hand(position, seat)) legal.add(DISCARD_HAND);
  if (position.monsters && holds(position, seat, MONSTER))
    legal.add_each(within_reach(position), PLAY_MONSTER);
  if (has_joker && !position.start) legal.add(PLAY_START + 1);
  if (has_joker && position.monsters) legal.add_each(within_reach(position), PLAY_MONSTER + CELLS);
  if (may_flip(position, seat)) legal.add_each(position.filled, FLIP);
}

inline void add_turn(const Position& position, u32 seat, Gathered& legal) {
  if (must_start(position, seat)) {
    legal.add(PLAY_START);
  } else {
    add_plays(position, seat, legal);
    legal.add_choices(position.hands[seat], DISCARDS);
  }
  add_spends(position, seat, legal);
}

// The loss check over all actions under the modules in force (Q-END-2).
inline bool has_way_out(const Position& position, u32 seat) {
  if (purse(position, seat) >= DISCARDS || must_start(position, seat)) return true;
  u16 codes[MOST_LEGAL];
  Gathered legal{codes, 0};
  add_plays(position, seat, legal);
  return legal.size || rescues(position, seat);
}

inline bool enter_turn(Position& position, const Step& step) {
  if (has_way_out(position, step.seat)) return false;
  // Who cannot even discard two holds at most one card that is no monster.
  const u8 size = position.hands[step.seat].size;
  u8& shown = position.shown[step.seat];
  if (size > shown + 1) shown = static_cast<u8>(size - 1);
  end_game(position, position.is_rivalry ? RIVALS_DONE : LOST_STUCK, step.seat);
  return true;
}

// Draw up to the limit, one card at a time where a Storm can strike (Q-TURN-4, Q-STORM-1).
inline void refill(Position& position, const Step& step) {
  const u32 seat = step.seat, limit = hand_limit(position, seat);
  Pile& pile = position.piles[seat];
  while (position.hands[seat].size < limit && pile.size) {
    const u32 card = pile.cards[pile.size - 1];
    if (position.has_storms && is_storm(card)) {
      pile.size--;
      return push(position, STORM_STEP, seat, 0, card);
    }
    draw(position, seat, 1);
  }
  done(position);
}

inline void replenish(Position& position) {
  done(position);
  while (position.offer_size < OFFER && position.deck_size) {
    const u8 card = position.deck[--position.deck_size];
    u32 at = position.offer_size++;
    for (; at && position.offer[at - 1] > card; at--) position.offer[at] = position.offer[at - 1];
    position.offer[at] = card;
  }
}

// What each explorer card does, for the active player (Q-VAR-PYRAMID-5).
inline void explore(Position& position, u32 seat) {
  if (!position.explorer_size) return done(position);
  const u32 card = position.explorer[--position.explorer_size];
  if (is_storm(card)) return instead(position, STORM_STEP, seat, 0, card);
  if (card == MONSTER && within_reach(position)) return instead(position, STRIKE, seat);
  if (card == ROCKS && !are_rocks_over(position)) return instead(position, NEW_ROCKS, seat);
  done(position);
  if (card == COMPASS) position.pool++;
  if (card == FINISH) add_to_hand(position.hands[seat], FINISH);
}

// Do the step at hand; false if somebody must answer first.
inline bool enter(Position& position) {
  const Step step = at_hand(position);
  switch (step.kind) {
    case OPENING:
    case REFILL: refill(position, step); return true;
    case STARTS: done(position); shuffle_starts_in(position); return true;
    case TURN: return enter_turn(position, step);
    case REWARD: reward(position, step.amount); return true;
    case CLEAR_ROCKS:
      done(position);
      if (position.rocks && are_rocks_over(position)) position.rocks = 0;
      return true;
    case EXPLORE: explore(position, step.seat); return true;
    case NIGHT:
      done(position);
      if (step.amount >= cells_of(position) / 2) position.is_night = 1;
      return true;
    case COMPLETE:
      if (is_complete(position)) end_game(position, RIVALS_DONE, step.seat);
      else done(position);
      return true;
    case WINDOW: return enter_window(position);
    case ROCKS_STEP:
      if (position.rocks) return false;
      done(position);
      return true;
    case OWE: owe(position, step); return true;
    case ANNOUNCE:
      if (yet_to_announce(position)) return false;
      instead(position, COMMIT, step.seat);
      return true;
    case COMMIT: return enter_commit(position, step);
    case CHOOSE: return enter_choose(position, step);
    case STORM_STEP: return enter_storm(position, step);
    case TAKE:
      if (position.hands[step.seat].size < HAND && position.offer_size) return false;
      done(position);
      return true;
    case REPLENISH: replenish(position); return true;
    case NEXT: instead(position, TURN, clockwise(position, step.seat, 1)); return true;
    default: return false;  // PAY, STRIKE, NEW_ROCKS: somebody answers
  }
}

// Do what is on the agenda until somebody must answer or the game is over.
inline void settle(Position& position) {
  while (!position.outcome && enter(position)) {
  }
}

// The rest of the turn comes on the agenda (Q-ORDER-1, 5 to 8).
inline void begin_action(Position& position, u32 seat) {
  instead(position, NEXT, seat);
  if (position.is_rivalry) {
    push(position, REPLENISH, seat);
    push(position, TAKE, seat);
    return;
  }
  push(position, REFILL, seat);
  if (position.has_rocks || position.grid == PYRAMID) push(position, ROCKS_STEP, seat);
  if (has_weather(position)) push(position, WINDOW, seat);
}

// The card takes effect, then its cost is paid, then come the consequences (Q-ORDER-1).
inline void place(Position& position, u32 seat, u32 card, u32 number, u32 cell) {
  const u32 price = cost_of(position, number, cell);
  take_from_hand(position.hands[seat], card);
  position.numbers[cell] = static_cast<u8>(number);
  position.filled |= bit(cell);
  const bool moon = position.is_rivalry ? seat != position.first : position.is_night;
  if (moon) position.moons |= bit(cell);
  if (card == JOKER) position.joker_cells |= bit(cell);
  if (position.is_rivalry) push(position, COMPLETE, seat);
  if (position.has_day_night && !position.is_night)
    push(position, NIGHT, seat, count(position.filled));
  if (OUTLINE[position.grid] >> cell & 1) push(position, EXPLORE, seat);
  if (position.rocks) push(position, CLEAR_ROCKS, seat);
  if (position.has_storms) push(position, REWARD, seat, cell);
  if (price) push(position, PAY, seat, price);
}

// Monster and victim are removed; the number still counts as played (Q-MONSTER-3, -4).
inline void strike(Position& position, u32 cell) {
  const u32 number = position.numbers[cell];
  position.numbers[cell] = 0;
  position.filled &= ~bit(cell);
  position.joker_cells &= ~bit(cell);
  position.moons &= ~bit(cell);
  position.sunk[number >> 6] |= bit(number & 63);
}

// Into the corner; then a Compass, then the payment, and in the end all refill (Q-START-5).
inline void play_start(Position& position, u32 seat, u32 card) {
  take_from_hand(position.hands[seat], card);
  position.start = static_cast<u8>(card);
  position.starter = static_cast<u8>(seat);
  if (has_weather(position)) gain_compass(position);
  // Under the active player's refill come those of the others, the last of them lowest.
  u32 at = 0;
  while (position.agenda[at].kind != REFILL) at++;
  const u32 others = position.seats - 1u;
  for (u32 from = position.agenda_size; from-- > at;)
    position.agenda[from + others] = position.agenda[from];
  position.agenda_size = static_cast<u8>(position.agenda_size + others);
  for (u32 steps = others; steps; steps--)
    position.agenda[at++] =
        Step{REFILL, static_cast<u8>(clockwise(position, seat, steps)), 0, 0, 0};
  push(position, OWE, seat, START_PAYMENT);
}

// The group wins, or the holders of monsters reveal them and the turn goes on (Q-MONSTER-7).
inline void finish(Position& position, u32 seat, u32 card) {
  if (position.monsters)
    for (u32 other = 0; other < position.seats; other++)
      if (holds(position, other, MONSTER)) {
        at_hand(position).attempted = 1;
        return show_monsters(position);
      }
  take_from_hand(position.hands[seat], card);
  position.finish = static_cast<u8>(card);
  show_monsters(position);
  end_game(position, WON, seat);
}

}  // namespace tranquility
