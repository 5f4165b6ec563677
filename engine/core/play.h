// Whole games and batches of games, the same for every game.
//
// A game's namespace gives Position, Packed, Options, Observation and the functions that are
// called here by their plain names: actors, legal, is_legal, random_code, apply, score_totals, redeal,
// observe. One who is to act is always the first of the actors.
#pragma once

#include "random.h"

template <class Position>
inline u32 next_actor(const Position& position) {
  return lowest(actors(position));
}

// Everybody acts at random, each legal action equally likely; returns the number of acts.
template <class Position>
inline u32 play_out(Position& position, Generator& player) {
  u32 acts = 0;
  for (u32 waiting; (waiting = actors(position)); acts++) {
    const u32 seat = lowest(waiting);
    const u32 code = random_code(position, seat, player);
    if (code == NO_CODE) break;
    apply(position, seat, code);
  }
  return acts;
}

// One of the legal codes with a chance in proportion to its weight; if all weigh nothing, evenly.
template <u32 MOST, class Position>
inline u32 weighed_code(const Position& position, u32 seat, const u8* weights, Generator& player) {
  u16 codes[MOST];
  const u32 found = legal(position, seat, codes);
  u32 sum = 0;
  for (u32 at = 0; at < found; at++) sum += weights[codes[at]];
  if (!sum) return found ? codes[player.below(found)] : NO_CODE;
  u32 left = player.below(sum), at = 0;
  while (left >= weights[codes[at]]) left -= weights[codes[at++]];
  return codes[at];
}

template <u32 MOST, class Position>
inline u32 play_out(Position& position, const u8* weights, Generator& player) {
  if (!weights) return play_out(position, player);
  u32 acts = 0;
  for (u32 waiting; (waiting = actors(position)); acts++) {
    const u32 seat = lowest(waiting);
    const u32 code = weighed_code<MOST>(position, seat, weights, player);
    if (code == NO_CODE) break;
    apply(position, seat, code);
  }
  return acts;
}

// The sequences of so many acts from a position, whoever may act first at each step.
template <u32 MOST, class Position>
inline u32 perft(const Position& position, u32 depth) {
  u32 sequences = 0;
  each(actors(position), [&](u32 seat) {
    u16 codes[MOST];
    const u32 found = legal(position, seat, codes);
    for (u32 at = 0; at < found && depth > 1; at++) {
      Position after = position;
      apply(after, seat, codes[at]);
      sequences += perft<MOST>(after, depth - 1);
    }
    if (depth == 1) sequences += found;
  });
  return sequences;
}

// What is written for each game of a batch; what is not wanted is null.
template <class Observation>
struct Sight {
  Observation* observations;
  u8* masks;   // a byte for each code, 1 where it is legal
  u8* seats;   // who is to act; 255 when the game is over
  i32* points; // the totals, seat by seat
  u8* done;    // 1 where the last act ended the game
};

template <u32 CODES, u32 MOST, class Position, class Observation>
inline void look(const Position& position, u32 game, const Sight<Observation>& sight) {
  const u32 waiting = actors(position);
  const u32 seat = waiting ? lowest(waiting) : 0;
  if (sight.seats) sight.seats[game] = waiting ? static_cast<u8>(seat) : 255;
  if (sight.observations) observe(position, seat, sight.observations[game]);
  if (sight.masks) {
    u16 codes[MOST];
    u8* mask = sight.masks + static_cast<size_t>(game) * CODES;
    clear(mask, CODES);
    const u32 found = waiting ? legal(position, seat, codes) : 0;
    for (u32 at = 0; at < found; at++) mask[codes[at]] = 1;
  }
}

// The number of the first code that is not legal, counted from 1; 0 if all are. Games that are
// over are passed by.
template <class Position>
inline u32 first_refused(const Position* games, u32 size, const u16* codes) {
  for (u32 game = 0; game < size; game++) {
    const u32 waiting = actors(games[game]);
    if (waiting && !is_legal(games[game], lowest(waiting), codes[game])) return game + 1;
  }
  return 0;
}

// One act in every game. A game that ends is dealt anew if `again` says so; points and `done`
// tell of the old one then, everything else of the new one.
template <u32 CODES, u32 MOST, class Position, class Observation>
inline u32 step(Position* games, u32 size, const u16* codes, u32 again,
                const Sight<Observation>& sight) {
  const u32 refused = first_refused(games, size, codes);
  if (refused) return refused;
  for (u32 game = 0; game < size; game++) {
    Position& position = games[game];
    const u32 waiting = actors(position);
    if (waiting) apply(position, lowest(waiting), codes[game]);
    const bool over = !actors(position);
    if (sight.points)
      score_totals(position, sight.points + static_cast<size_t>(game) * position.seats);
    if (sight.done) sight.done[game] = over && waiting;
    if (over && again) redeal(position);
    look<CODES, MOST>(position, game, sight);
  }
  return 0;
}

// Everybody but that seat acts at random, until the game waits for nobody else. Their choices come
// from the position's own generator, so that a batch needs no other.
template <class Position>
inline void answer(Position& position, u32 seat) {
  for (u32 others; (others = actors(position) & ~(1u << seat));) {
    Generator player = position.chance;
    const u32 code = random_code(position, lowest(others), player);
    if (code == NO_CODE) return;
    position.chance = player;
    apply(position, lowest(others), code);
  }
}
