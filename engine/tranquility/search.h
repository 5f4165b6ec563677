// Tranquility: search for the seat to move.
//
// Each candidate is tried in the same worlds, all of which fit what the seat knows, and played to
// the end by the blueprint in every seat, with the same luck. The blueprint's own choice is always
// a candidate, and another one is taken only if it did better by more than chance explains. After
// 8, 16, 32, ... worlds the challengers that are not ahead are dropped; without any the search is
// over.
#pragma once

#include "beliefs.h"
#include "careful.h"
#include "habits.h"

namespace tranquility {

constexpr u32 CANDIDATES = 6;
constexpr u32 FIRST_WORLDS = 8;
constexpr i64 PLAUSIBLE = UNIT * 3 / 5;  // a candidate's worth is not further below the best one
constexpr i32 WIN = 1000;

struct Candidate {
  u32 code, worlds;
  i32 worth;       // of the blueprint, below its choice's; in thousandths
  i32 wins;
  i64 ahead, ahead_squared;  // how much the values are above those of the blueprint's choice
};

struct Search {
  Memory memory;
  Position seen, world, end;
  Beliefs beliefs;
  Generator chance;
  u64 nodes;
  u32 seat, worlds, found, running, next_cut;
  Candidate candidates[CANDIDATES];  // the blueprint's choice first; those that run before the others
};

constexpr i32 SHORTFALL = 100;  // of a win: the value of a lost voyage that was all but complete
constexpr i32 POINT = 12;       // of a win: the value of a point ahead of the rival

// How good an end is for the seat.
inline i32 value_of(const Position& end, u32 seat, bool& won) {
  if (!end.is_rivalry) {
    won = end.outcome == WON;
    const u32 filled = count(end.filled), size = cells_of(end);
    return won ? WIN : static_cast<i32>(SHORTFALL * filled * filled / (size * size));
  }
  i32 totals[SEATS];
  score_totals(end, totals);
  const i32 ahead = totals[seat] - totals[1 - seat];
  won = ahead > 0 || (ahead == 0 && seat != end.first);  // Moon wins a tie (Q-VAR-COMPETE-7)
  return (won ? WIN : 0) + POINT * ahead;
}

inline u32 careful_code(const Position& position, u32 seat, Memory& memory, Generator& player) {
  u16 best[MOST_LEGAL];
  const u32 equals = careful_choices(position, seat, memory, best);
  return equals > 1 ? best[player.below(equals)] : equals ? best[0] : NO_CODE;
}

// Everybody plays as the blueprint does; the number of acts.
inline u32 play_carefully(Position& position, Memory& memory, Generator& player) {
  u32 acts = 0;
  for (u32 waiting; (waiting = actors(position)); acts++) {
    const u32 seat = lowest(waiting), code = careful_code(position, seat, memory, player);
    if (code == NO_CODE) break;
    apply(position, seat, code);
  }
  return acts;
}

// The best codes in the eyes of the blueprint, the best first; equals in the order of their codes.
inline void gather_candidates(Search& search) {
  u16 codes[MOST_LEGAL];
  i64 worths[CANDIDATES];
  const Position& seen = search.seen;
  const u32 found = legal(seen, search.seat, codes);
  const auto weigh = [&](auto& player) {
    for (u32 at = 0; at < found; at++) {
      const i64 worth = found > 1 ? player.worth(codes[at]) : 0;
      u32 place = search.found;
      while (place && worths[place - 1] < worth) place--;
      if (place == CANDIDATES) continue;
      const u32 last = search.found < CANDIDATES ? search.found++ : CANDIDATES - 1;
      for (u32 from = last; from > place; from--) {
        worths[from] = worths[from - 1];
        search.candidates[from] = search.candidates[from - 1];
      }
      worths[place] = worth;
      search.candidates[place] = Candidate{};
      search.candidates[place].code = codes[at];
    }
  };
  if (seen.is_rivalry) {
    CarefulRival player{seen, search.seat};
    weigh(player);
  } else {
    Careful player(seen, search.seat, search.memory);
    weigh(player);
  }
  const i64 plausible = seen.is_rivalry ? 3 * UNIT : PLAUSIBLE;
  while (search.found > 1 && worths[search.found - 1] < worths[0] - plausible) search.found--;
  for (u32 at = 0; at < search.found; at++) {
    const i64 below = (worths[at] - worths[0]) / 1000;
    search.candidates[at].worth = static_cast<i32>(below < -1'000'000'000 ? -1'000'000'000 : below);
  }
}

inline void begin(Search& search, const Position& seen, const Beliefs& beliefs, u32 seat, u64 seed) {
  search.seen = seen;
  search.beliefs = beliefs;
  search.seat = seat;
  search.chance = stream(seed, 0);
  search.nodes = 0;
  search.worlds = search.found = 0;
  search.next_cut = FIRST_WORLDS;
  settle_in(search.memory, seen);
  gather_candidates(search);
  search.running = search.found;
}

inline double mean_ahead(const Candidate& candidate) {
  return candidate.worlds ? static_cast<double>(candidate.ahead) / candidate.worlds : 0;
}

// Challengers that are not ahead go; the best of the others come first.
inline void cut(Search& search) {
  search.next_cut *= 2;
  for (u32 at = 2; at < search.running; at++)
    for (u32 to = at; to > 1 && mean_ahead(search.candidates[to - 1]) < mean_ahead(search.candidates[to]); to--) {
      const Candidate better = search.candidates[to];
      search.candidates[to] = search.candidates[to - 1];
      search.candidates[to - 1] = better;
    }
  while (search.running > 1 && mean_ahead(search.candidates[search.running - 1]) <= 0) search.running--;
}

// Every running candidate in one more world; false if there is none.
inline bool try_world(Search& search) {
  if (!imagine(search.seen, search.beliefs, search.seat, search.chance, search.world)) return false;
  const Generator luck{search.chance.wide()};
  i32 base = 0;
  for (u32 at = 0; at < search.running; at++) {
    Candidate& candidate = search.candidates[at];
    search.end = search.world;
    Generator player = luck;
    apply(search.end, search.seat, candidate.code);
    search.nodes += 1 + play_carefully(search.end, search.memory, player);
    bool won = false;
    const i32 value = value_of(search.end, search.seat, won);
    if (!at) base = value;
    candidate.worlds++;
    candidate.wins += won;
    candidate.ahead += value - base;
    candidate.ahead_squared += i64{value - base} * (value - base);
  }
  search.worlds++;
  if (search.worlds == search.next_cut) cut(search);
  return true;
}

// Think on until so many nodes have been spent since the beginning; false if there is no more to
// find out.
inline bool ponder(Search& search, u64 nodes) {
  while (search.running > 1) {
    if (search.nodes >= nodes) return true;
    if (!try_world(search)) return false;
  }
  return false;
}

constexpr double DOUBT = 2.0;  // standard errors that a challenger must be ahead
constexpr u32 LEAST_WORLDS = 16;

// Few worlds that end alike prove nothing: half a win is added to what they differed by.
inline double error_of(const Candidate& candidate) {
  constexpr double UNMET = WIN * WIN / 2;
  const double n = candidate.worlds, mean = mean_ahead(candidate);
  if (n < 2) return WIN;
  const double squares = static_cast<double>(candidate.ahead_squared) + UNMET;
  const double variance = (squares - n * mean * mean) / (n - 1);
  return __builtin_sqrt(most(0.0, variance) / n);
}

// The challenger that is ahead by most, if that is more than chance explains.
inline u32 chosen(const Search& search) {
  u32 best = 0;
  double highest = 0;
  for (u32 at = 1; at < search.found; at++) {
    const Candidate& candidate = search.candidates[at];
    const double sure = mean_ahead(candidate) - DOUBT * error_of(candidate);
    if (candidate.worlds < LEAST_WORLDS || sure <= highest) continue;
    highest = sure;
    best = at;
  }
  return best;
}

inline void found_row(const Candidate& candidate, i32* row) {
  row[0] = static_cast<i32>(candidate.code);
  row[1] = static_cast<i32>(candidate.worlds);
  row[2] = candidate.wins;
  row[3] = static_cast<i32>(rounded(mean_ahead(candidate)));
  row[4] = static_cast<i32>(rounded(error_of(candidate)));
  row[5] = candidate.worth;
}

}  // namespace tranquility
