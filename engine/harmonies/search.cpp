// Harmonies: the search, as hosts see it, and whole games of players that search.
#include "search.h"

#include "../core/reals.h"
#include "../tables/harmonies_weights.h"
#include "deal.h"
#include "judge.h"

using namespace harmonies;

using TurnSearch = Search<Judge>;

static const Weights& tuned(const Position& position) {
  return WEIGHTS[position.seats - 1][position.side][position.has_spirits];
}

EXPORT(harmonies_search_bytes) u32 harmonies_search_bytes() { return sizeof(TurnSearch); }

// Without weights its own ones count, without a scope the usual one; a network only where it has
// learned such tables.
EXPORT(harmonies_search_start)
void harmonies_search_start(TurnSearch* search, const Position* position, const Weights* weights,
                            const Network* network, const Scope* scope, u32 low, u32 high) {
  search->start(*position, Learned{weights ? weights : &tuned(*position), network},
                scope ? *scope : SCOPE, stream(wide(low, high), 0));
}

// Goes on until that many boards have been judged; 0 when there is nothing left to find out.
EXPORT(harmonies_search_run) u32 harmonies_search_run(TurnSearch* search, u32 nodes) {
  bool goes_on = true;
  do goes_on = search->step();
  while (goes_on && search->nodes() < nodes);
  return goes_on;
}

EXPORT(harmonies_search_nodes) u32 harmonies_search_nodes(const TurnSearch* search) {
  return search->nodes();
}

EXPORT(harmonies_search_answer)
u32 harmonies_search_answer(TurnSearch* search, Candidate* found, u32 most) {
  return search->answer(found, most);
}

// What a network of this engine is like; the numbers are for those who make one.
EXPORT(harmonies_network_number) u32 harmonies_network_number(u32 which) {
  constexpr u32 NUMBERS[] = {LAYOUT,     sizeof(Network), INPUTS,  AMOUNTS, WIDE,
                             NARROW,     MOST_FACTS,      CELL_AT, PAIR_AT, LEFT_AT,
                             NEAR_AT,    EMPTY_AT,        STATES,  LANDSCAPES,
                             LACKS * FOUND};
  return which < sizeof NUMBERS / sizeof *NUMBERS ? NUMBERS[which] : 0;
}

// For every input the one that it becomes when the board is mirrored: left and right change where
// the first bit of `way` is set, up and down where the second is.
EXPORT(harmonies_network_mirrored) void harmonies_network_mirrored(u32 way, u16* inputs) {
  list_mirrored(way, inputs);
}

// Who plays in one seat of `harmonies_self_play`.
struct Player {
  Weights weights;
  Scope scope;
  u32 nodes;
  u32 heat;         // how much chance has a say: 1024 to a point
  u32 network;      // which of the networks, from 1 on; 0: the weights alone
  u32 looks_at_others;
};

// A board that a player came to at the end of a turn, or could have come to, for those who learn.
struct Sample {
  i32 game, seat, turn;
  i32 turns;   // left for that player, in 256ths
  i32 points;
  i32 judged;  // what the judge says of this board, 1024 to a point;
  i32 value;   // what the search says of it,
  i32 chosen;  // of the one that was chosen,
  i32 best;    // and of the best one
  i32 base;    // what the hand-made evaluation says of this board
  i32 sure;    // how sure it is that another turn follows, in 256ths
  i32 amounts[TERMS];
  u16 facts[MOST_FACTS];
};

static void take_sample(const Position& before, const Area& area, const Learned& learned,
                        Sample& sample) {
  const Weights& weights = *learned.weights;
  const i32 turns = turns_left(before, learned.looks_at_others);
  HandMade by_hand;
  Glance glance(area);
  clear(&sample, sizeof sample);
  sample.seat = static_cast<i32>(active_seat(before));
  sample.turn = before.turn;
  sample.turns = own_turns_left(empty_cells(area), weights.pace, turns);
  sample.points = total_points(area, before.side, before.has_loops);
  by_hand.set(weights, before.side, before.has_loops, turns);
  sample.base = by_hand.value(
      area,
      [&](u32 term, i32 amount) {
        sample.amounts[term] += amount;
        glance.add(term, amount);
      },
      [&](u32 slot, const u64* cells) { glance.near(area, slot, cells); });
  sample.sure = by_hand.sure(area);
  list_facts(before, area, turns, glance, sample.facts);
}

// The best turn, or with heat another good one (Gumbel).
static u32 chosen_of(const Candidate* found, u32 size, u32 heat, Generator& chance) {
  u32 chosen = 0;
  double highest = -1e18;
  for (u32 at = 0; heat && at < size; at++) {
    const double even = (chance.word() + 0.5) / 4294967296.0;
    const double value = found[at].value - heat * logarithm(-logarithm(even));
    if (value <= highest) continue;
    highest = value;
    chosen = at;
  }
  return chosen;
}

// So many games from the number `first` on; the players are by seat, or one for all. What is told of
// a game: the points seat by seat, the turns that were played, the spirits seat by seat (NO_CARD
// without). Samples, if wanted: of every turn the board that was chosen, or as many of the best ones
// as `each_turn` says; returns how many there are.
EXPORT(harmonies_self_play)
i32 harmonies_self_play(TurnSearch* search, const Network* networks, const Options* options,
                        u32 seats, u32 first, u32 games, u32 low, u32 high, const Player* players,
                        u32 own_players, i32* told, Sample* samples, u32 each_turn) {
  i32 taken = 0;
  for (u32 game = first; game < first + games; game++, told += 2 * seats + 1) {
    Position position;
    if (const i32 fault = deal(position, *options, seats, stream(wide(low, high), 2 * u64{game})))
      return -fault;
    Generator chance = stream(wide(low, high), 2 * u64{game} + 1);
    while (actors(position)) {
      const u32 seat = active_seat(position);
      const Player& player = players[own_players ? seat : 0];
      const Learned learned{&player.weights,
                            player.network ? networks + (player.network - 1) : nullptr,
                            player.looks_at_others != 0};
      search->start(position, learned, player.scope, Generator{chance.wide()});
      while (search->step() && search->nodes() < player.nodes) {
      }
      Candidate found[MOST_CANDIDATES];
      const u32 size = search->answer(found, MOST_CANDIDATES);
      if (!size) return taken;
      const u32 chosen = chosen_of(found, size, player.heat, chance);
      for (u32 at = 0; samples && position.phase != EXCHANGING && at < size; at++) {
        if (each_turn == 1 ? at != chosen : at >= each_turn) continue;
        Sample& sample = samples[taken++];
        take_sample(position, search->line_of(at).area, learned, sample);
        sample.game = static_cast<i32>(game);
        sample.judged = search->line_of(at).value;
        sample.value = found[at].value;
        sample.chosen = found[chosen].value;
        sample.best = found[0].value;
      }
      for (u32 at = 0; at < found[chosen].length; at++)
        apply(position, seat, found[chosen].path[at]);
    }
    score_totals(position, told);
    told[seats] = position.turn;
    for (u32 seat = 0; seat < seats; seat++)
      told[seats + 1 + seat] = position.areas[seat].spirit;
  }
  return taken;
}
