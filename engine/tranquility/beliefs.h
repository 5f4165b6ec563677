// Tranquility: other worlds that fit all a seat knows.
//
// The same draws as `redeal` of the rules (harmonium.games.tranquility.redeal explains them): the
// hidden cards are laid into the places they can be in, kind by kind. One thing is added: others
// rather throw away numbers that fit nowhere, so such a number is likelier to lie among their
// discards (`DISCARDED`, as `careful` has it too).
#pragma once

#include "outlook.h"
#include "rules.h"

namespace tranquility {

constexpr u32 DISCARDED = 3;
constexpr u32 RUNS = 32, TRACES = 48;
constexpr u32 KINDS_OF_CARDS = 90;

// What a seat knows beyond the open table and its own cards; the lists are those of `Known`.
// Weights count 65,536 for one.
#define TRANQUILITY_BELIEFS(part)                                                                  \
  part(u32, start_weights, 5 * 3) part(u32, run_weights, 5 * 32) part(u8, run_firsts, 5 * 32)      \
  part(u8, run_counts, 5 * 32) part(u8, starts_hidden, 5) part(u8, unsure, 5)                      \
  part(u8, trace_cards, 5 * 48) part(u8, trace_since, 5 * 48) part(u8, trace_waists, 5 * 48)       \
  part(u8, waist_discards, 5 * 48) part(u8, waist_left, 5 * 48) part(u8, traces, 5)                \
  part(u8, waists, 5) part(u8, hidden, 90) part(u8, explorer, 90)

STRUCT(Beliefs, TRANQUILITY_BELIEFS)

// One world in the making. A place that nothing lies in yet holds 0.
struct Dealing {
  Position& world;
  const Beliefs& beliefs;
  u32 seat;
  Generator& chance;
  u8 blind[SEATS][PILE] = {};
  u8 removed[ISLANDS] = {};
  u8* free[400] = {};
  u32 places = 0;

  u8* hand(u32 other) { return world.hands[other].cards; }
  u32 first_unsure(u32 other) const { return world.hands[other].size - beliefs.unsure[other]; }

  void add(u8* from, u32 size) {
    for (u32 at = 0; at < size; at++)
      if (!from[at]) free[places++] = from + at;
  }

  void lay(u32 card) {
    const u32 at = chance.below(places);
    *free[at] = static_cast<u8>(card);
    free[at] = free[--places];
  }

  void lay_all(const u8* counts, u32 first, u32 last) {
    for (u32 card = first; card <= last; card++)
      for (u32 number = counts[card - 1]; number--;) lay(card);
  }

  void clear_hidden() {
    for (u32 other = 0; other < world.seats; other++) {
      clear(world.piles[other].cards, world.piles[other].size);
      if (other == seat) continue;
      clear(hand(other), world.hands[other].size);
      clear(world.discards[other].cards, world.discards[other].size);
      for (u32 at = 0; at < world.shown[other]; at++) hand(other)[at] = MONSTER;
    }
    clear(world.deck, world.deck_size);
  }

  // Cards that were shown: in the hand or among later discards; the last ones come first, because
  // they have the fewest places.
  bool lay_traces(u32 other) {
    const u32 found = beliefs.traces[other], all = other * TRACES;
    u8* chosen[TRACES];
    for (u32 trace = found; trace--;) {
      places = 0;
      const u32 since = beliefs.trace_since[all + trace], size = world.discards[other].size;
      add(hand(other) + world.shown[other], world.hands[other].size - world.shown[other]);
      if (since < size) add(world.discards[other].cards + since, size - since);
      if (!places) return false;
      const u32 at = chance.below(places);
      chosen[trace] = free[at];
      *free[at] = beliefs.trace_cards[all + trace];
    }
    const u8* discards = world.discards[other].cards;
    for (u32 waist = 0; waist < beliefs.waists[other]; waist++) {
      u32 through = 0;
      for (u32 trace = 0; trace < found; trace++) {
        const bool in_hand = chosen[trace] < discards || chosen[trace] >= discards + PILE;
        const bool later = in_hand || chosen[trace] - discards >= beliefs.waist_discards[all + waist];
        through += beliefs.trace_waists[all + trace] <= waist && later;
      }
      if (through > beliefs.waist_left[all + waist]) return false;
    }
    return true;
  }

  bool lay_start(u32 other) {
    const u32* weights = beliefs.start_weights + other * 3;
    const u32* runs = beliefs.run_weights + other * RUNS;
    u64 sum = u64{weights[0]} + weights[1] + weights[2];
    for (u32 run = 0; run < RUNS; run++) sum += u64{runs[run]} * beliefs.run_counts[other * RUNS + run];
    if (!sum) return false;
    u64 left = (chance.wide() >> 32) * sum >> 32;
    u8* from = hand(other);
    u32 first = 0, last = 0;
    if (left < weights[0]) {
      const u32 at = chance.below(world.piles[other].size + world.blind[other]);
      const u32 size = world.piles[other].size;
      return lay_at(at < size ? world.piles[other].cards + at : blind[other] + at - size, START);
    }
    left -= weights[0];
    if (left < weights[1]) {
      first = first_unsure(other);
      last = world.hands[other].size;
    } else if ((left -= weights[1]) < weights[2]) {
      first = world.shown[other];
      last = first_unsure(other) > first ? first_unsure(other) : world.hands[other].size;
    } else {
      left -= weights[2];
      from = world.discards[other].cards;
      for (u32 run = other * RUNS, end = run + RUNS; run < end; run++) {
        const u64 weight = u64{beliefs.run_weights[run]} * beliefs.run_counts[run];
        first = beliefs.run_firsts[run];
        last = first + beliefs.run_counts[run];
        if (left < weight) break;
        left -= weight;
      }
    }
    return first < last && lay_at(from + first + chance.below(last - first), START);
  }

  static bool lay_at(u8* place, u32 card) {
    if (*place) return false;
    *place = static_cast<u8>(card);
    return true;
  }

  static double ways_of(u32 room, u32 all, u32 cards) {
    double share = 1;
    for (u32 at = 0; at < cards; at++) share *= static_cast<double>(room - at) / (all - at);
    return share;
  }

  // Storms and Sea Monsters have fewer places than the rest, and Starts may have taken some: a
  // world is kept in proportion to the ways that are left to lay them.
  bool lay_dangers() {
    u32 storms = 0, all = world.deck_size, all_unsure = 0;
    for (u32 card = YELLOW; card <= ORANGE; card++) storms += beliefs.hidden[card - 1];
    const u32 monsters = beliefs.hidden[MONSTER - 1];
    places = 0;
    for (u32 other = 0; other < world.seats; other++) {
      add(world.piles[other].cards, world.piles[other].size);
      add(blind[other], world.blind[other]);
      all += world.piles[other].size + world.blind[other];
      if (other != seat) all_unsure += beliefs.unsure[other];
    }
    add(world.deck, world.deck_size);
    const u32 room = places;
    if (room < storms) return false;
    lay_all(beliefs.hidden, YELLOW, ORANGE);
    for (u32 other = 0; other < world.seats; other++)
      if (other != seat) add(hand(other) + first_unsure(other), beliefs.unsure[other]);
    if (places < monsters) return false;
    if (storms || monsters) {
      const double share = ways_of(room, all, storms) *
                           ways_of(places, all - storms + all_unsure, monsters);
      if (chance.word() >= share * 4294967296.0) return false;
    }
    lay_all(beliefs.hidden, MONSTER, MONSTER);
    return true;
  }

  // Into the discards of others first: an island that fits nowhere is thrown away rather.
  void lay_discarded(u8* islands, u32& size) {
    u32 weights[ISLANDS], sum = 0;
    for (u32 at = 0; at < size; at++) {
      const Gap gap = gap_of(world, islands[at]);
      const bool fits = gap.high - gap.low > 1 && !is_sunk(world, islands[at]);
      sum += weights[at] = fits ? 1 : DISCARDED;
    }
    for (u32 other = 0; other < world.seats; other++) {
      if (other == seat) continue;
      Pile& pile = world.discards[other];
      for (u32 place = 0; place < pile.size && size; place++) {
        if (pile.cards[place]) continue;
        u32 left = chance.below(sum), at = 0;
        while (left >= weights[at]) left -= weights[at++];
        pile.cards[place] = islands[at];
        sum -= weights[at];
        islands[at] = islands[--size];
        weights[at] = weights[size];
      }
    }
  }

  void lay_rest() {
    for (u32 other = 0; other < world.seats; other++) {
      if (other == seat) continue;
      add(hand(other) + world.shown[other], first_unsure(other) - world.shown[other]);
      add(world.discards[other].cards, world.discards[other].size);
    }
    lay_all(beliefs.hidden, FINISH, FINISH);
    lay_all(beliefs.hidden, JOKER, JOKER);
    u8 islands[ISLANDS];
    u32 size = 0;
    for (u32 island = 1; island <= ISLANDS; island++)
      if (beliefs.hidden[island - 1]) islands[size++] = static_cast<u8>(island);
    lay_discarded(islands, size);
    u32 kept = 0;
    for (u32 at = 0; at < places; at++)
      if (!*free[at]) free[kept++] = free[at];
    places = kept;
    add(removed, REMOVED[world.removed]);
    while (size && places) lay(islands[--size]);
  }

  void sort_hands() {
    for (u32 other = 0; other < world.seats; other++) {
      if (other == seat) continue;
      Hand mixed = world.hands[other];
      world.hands[other].size = 0;
      for (u32 at = 0; at < mixed.size; at++) add_to_hand(world.hands[other], mixed.cards[at]);
    }
  }

  bool deal() {
    clear_hidden();
    for (u32 other = 0; other < world.seats; other++)
      if (other != seat && beliefs.traces[other] && !lay_traces(other)) return false;
    for (u32 other = 0; other < world.seats; other++)
      if (beliefs.starts_hidden[other] && !lay_start(other)) return false;
    if (!lay_dangers()) return false;
    lay_rest();
    sort_hands();
    u32 explored = 0;
    for (u32 card = FINISH; card <= BORDER; card++)
      for (u32 number = beliefs.explorer[card - 1]; number-- && explored < EXPLORER_CARDS;)
        world.explorer[explored++] = static_cast<u8>(card);
    for (u32 at = 0; at < explored; at++) drawn_to(world.explorer, at, explored, chance);
    if (!world.are_starts_in && !world.is_rivalry)
      for (u32 other = 0; other < world.seats; other++) world.start_places[other] = chance.wide();
    return actors(world) >> seat & 1;
  }
};

// What the seat sees, with its hidden cards dealt anew; false if no world was found. `seen` comes
// from a view: whatever lies in hidden places means nothing.
inline bool imagine(const Position& seen, const Beliefs& beliefs, u32 seat, Generator& chance,
                    Position& world) {
  for (u32 attempt = 0; attempt < 1000; attempt++) {
    world = seen;
    Dealing dealing{world, beliefs, seat, chance};
    if (dealing.deal()) return true;
  }
  return false;
}

// From outside: lists within their bounds, and as many hidden cards as there are places.
inline bool are_possible(const Position& seen, const Beliefs& beliefs, u32 seat) {
  u32 room = REMOVED[seen.removed] + seen.deck_size, cards = 0, explored = 0;
  for (u32 other = 0; other < seen.seats; other++) {
    room += seen.piles[other].size + seen.blind[other];
    cards += beliefs.starts_hidden[other] != 0;
    if (beliefs.traces[other] > TRACES || beliefs.waists[other] > TRACES) return false;
    if (other != seat) {
      room += seen.hands[other].size + seen.discards[other].size;
      cards += beliefs.traces[other] + seen.shown[other];
      if (beliefs.unsure[other] + seen.shown[other] > seen.hands[other].size) return false;
    }
    for (u32 run = other * RUNS; run < (other + 1) * RUNS; run++)
      if (beliefs.run_firsts[run] + beliefs.run_counts[run] > seen.discards[other].size) return false;
    for (u32 trace = other * TRACES; trace < (other + 1) * TRACES; trace++)
      if (beliefs.trace_cards[trace] > JOKER) return false;
    if (beliefs.start_weights[other * 3] && !(seen.piles[other].size + seen.blind[other])) return false;
  }
  for (u32 card = 0; card < KINDS_OF_CARDS; card++) {
    if (card < ISLANDS && beliefs.hidden[card] > 1) return false;
    cards += beliefs.hidden[card];
    explored += beliefs.explorer[card];
  }
  return cards == room && explored == seen.explorer_size && room <= 300;
}

}  // namespace tranquility
