// Tranquility: who acts, what is allowed, what happens, what it is worth.
#pragma once

#include "turn.h"

namespace tranquility {

inline u32 actors(const Position& position) {
  if (position.outcome) return 0;
  const Step& step = at_hand(position);
  if (step.kind == ANNOUNCE) return yet_to_announce(position);
  if (step.kind == CHOOSE) return yet_to_choose(position);
  return 1u << step.seat;
}

inline u32 rows_for_rocks(const Position& position) {
  return open_rows(position) & ~(position.rocks ? 1u << position.rocks : 0);
}

inline void gather(const Position& position, u32 seat, Gathered& legal) {
  const Step& step = at_hand(position);
  const Hand& hand = position.hands[seat];
  switch (step.kind) {
    case TURN: return add_turn(position, seat, legal);
    case PAY: return legal.add_choices(hand, step.amount);
    case STRIKE: return legal.add_each(within_reach(position), PLAY_MONSTER);
    case NEW_ROCKS: return legal.add_each(open_rows(position) >> 1, PUT_ROCKS);
    case WINDOW: add_spends(position, seat, legal); return legal.add(PASS);
    case ROCKS_STEP:
      legal.add_each(rows_for_rocks(position) >> 1, PUT_ROCKS);
      return legal.add_choices(hand, ROCKS_STAY);
    case ANNOUNCE:
      for (u32 number = 0; number <= maximum(position, seat); number++)
        legal.add(ANNOUNCE_CODE + number);
      return;
    case COMMIT: return add_commits(position, seat, legal);
    case CHOOSE: return legal.add_choices(hand, promised(position, seat));
    case STORM_STEP: return add_storm_answers(position, seat, legal);
    case TAKE:
      for (u32 at = 0; at < position.offer_size; at++)
        legal.add(TAKE_CODE + position.offer[at] - 1);
      return;
    default: return;  // nobody is asked
  }
}

inline u32 legal(const Position& position, u32 seat, u16* codes) {
  Gathered found{codes, 0};
  if (actors(position) >> seat & 1) gather(position, seat, found);
  return found.size;
}

inline bool is_legal(const Position& position, u32 seat, u32 code) {
  if (seat >= position.seats || code >= CODES) return false;
  u16 codes[MOST_LEGAL];
  const u32 found = legal(position, seat, codes);
  for (u32 at = 0; at < found; at++)
    if (codes[at] == code) return true;
  return false;
}

inline u32 random_code(const Position& position, u32 seat, Generator& player) {
  u16 codes[MOST_LEGAL];
  const u32 found = legal(position, seat, codes);
  return found ? codes[player.below(found)] : NO_CODE;
}

// An answer to a step that is not the action of the turn.
inline void discard_for(Position& position, u32 seat, u32 places) {
  switch (at_hand(position).kind) {
    case TURN: begin_action(position, seat); return discard(position, seat, places);
    case CHOOSE: position.payment.chosen[seat] = static_cast<u8>(places); return;
    case STORM_STEP: discard(position, seat, places); return lay_storm(position, 0);
    default: done(position); return discard(position, seat, places);  // PAY, ROCKS_STEP
  }
}

inline void put_rocks(Position& position, u32 row) {
  const bool are_new = at_hand(position).kind == NEW_ROCKS;
  position.rocks = static_cast<u8>(row);
  done(position);
  if (!are_new) return;
  u32 kept = 0;  // they have to be moved from the next turn on
  for (u32 at = 0; at < position.agenda_size; at++)
    if (position.agenda[at].kind != ROCKS_STEP) position.agenda[kept++] = position.agenda[at];
  position.agenda_size = static_cast<u8>(kept);
}

inline void play_monster(Position& position, u32 seat, u32 number) {
  const u32 card = number < CELLS ? MONSTER : JOKER;
  if (at_hand(position).kind == STRIKE) {
    done(position);
  } else {
    begin_action(position, seat);
    take_from_hand(position.hands[seat], card);
    if (card == MONSTER && position.shown[seat]) position.shown[seat]--;
  }
  strike(position, number % CELLS);
}

inline void take_offered(Position& position, u32 seat, u32 card) {
  u32 at = 0;
  while (position.offer[at] != card) at++;
  for (position.offer_size--; at < position.offer_size; at++)
    position.offer[at] = position.offer[at + 1];
  add_to_hand(position.hands[seat], static_cast<u8>(card));
}

inline void discard_hand(Position& position, u32 seat) {
  begin_action(position, seat);
  discard(position, seat, discardable(position.hands[seat]));
  gain_compass(position);
}

inline void answer(Position& position, u32 seat, u32 code) {
  if (code >= PLACE) {
    const bool joker = code >= PLACE_JOKER;
    const u32 number = (code - (joker ? PLACE_JOKER : PLACE)) / CELLS + 1;
    begin_action(position, seat);
    return place(position, seat, joker ? JOKER : number, number, (code - PLACE) % CELLS);
  }
  if (code >= TAKE_CODE) return take_offered(position, seat, code - TAKE_CODE + 1);
  if (code >= PLAY_MONSTER) return play_monster(position, seat, code - PLAY_MONSTER);
  if (code >= FLIP) {
    begin_action(position, seat);
    position.moons ^= bit(code - FLIP);
    return push(position, PAY, seat, FLIP_COST);
  }
  if (code >= DISCARD) return discard_for(position, seat, code - DISCARD);
  if (code >= SPEND) return spend(position, code - SPEND);
  if (code >= PUT_STORM) return lay_storm(position, code - PUT_STORM + 1);
  if (code >= PUT_ROCKS) return put_rocks(position, code - PUT_ROCKS + 1);
  if (code >= COMMIT_CODE) return commit(position, seat, code - COMMIT_CODE);
  if (code >= ANNOUNCE_CODE) {
    position.payment.announced[seat] = static_cast<u8>(code - ANNOUNCE_CODE);
    return;
  }
  if (code >= PLAY_FINISH) return finish(position, seat, code == PLAY_FINISH ? FINISH : JOKER);
  if (code >= PLAY_START) {
    begin_action(position, seat);
    return play_start(position, seat, code == PLAY_START ? START : JOKER);
  }
  if (code == LAY_JOKER) return lay_joker(position, seat);
  if (code == DISCARD_HAND) return discard_hand(position, seat);
  if (at_hand(position).kind == STORM_STEP) return lay_storm(position, 0);
  done(position);  // the window is passed
}

// The code must be legal.
inline void apply(Position& position, u32 seat, u32 code) {
  answer(position, seat, code);
  settle(position);
}

// Together: a point for each filled cell, the same for all. Rivals: Q-VAR-COMPETE-6.
inline void score(const Position& position, i32* points) {
  for (u32 seat = 0; seat < position.seats; seat++, points += CATEGORIES + 1) {
    points[1] = static_cast<i32>(count(position.filled));
    points[2] = 0;
    if (position.is_rivalry) {
      const u64 own = seat == position.first ? ~position.moons : position.moons;
      points[1] = static_cast<i32>(count(position.filled & own) * POINTS_IN_GRID);
      points[2] = -static_cast<i32>(position.discards[seat].size * POINTS_LOST_FOR_DISCARD);
    }
    points[0] = points[1] + points[2];
  }
}

inline void score_totals(const Position& position, i32* sums) {
  i32 points[SEATS * (CATEGORIES + 1)];
  score(position, points);
  for (u32 seat = 0; seat < position.seats; seat++) sums[seat] = points[seat * (CATEGORIES + 1)];
}

}  // namespace tranquility
