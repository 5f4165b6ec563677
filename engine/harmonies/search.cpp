// Harmonies: the search, as hosts see it, and whole games of players that search.
#include "search.h"

#include "../tables/harmonies_weights.h"
#include "deal.h"

using namespace harmonies;

using HandSearch = Search<HandMade>;

static const Weights& tuned(const Position& position) {
  return WEIGHTS[position.seats - 1][position.side][position.has_spirits];
}

EXPORT(harmonies_search_bytes) u32 harmonies_search_bytes() { return sizeof(HandSearch); }

// Without weights its own ones count, without a scope the usual one.
EXPORT(harmonies_search_start)
void harmonies_search_start(HandSearch* search, const Position* position, const Weights* weights,
                            const Scope* scope, u32 low, u32 high) {
  search->start(*position, weights ? *weights : tuned(*position), scope ? *scope : SCOPE,
                stream(wide(low, high), 0));
}

// Goes on until that many boards have been judged; 0 when there is nothing left to find out.
EXPORT(harmonies_search_run) u32 harmonies_search_run(HandSearch* search, u32 nodes) {
  bool goes_on = true;
  do goes_on = search->step();
  while (goes_on && search->nodes() < nodes);
  return goes_on;
}

EXPORT(harmonies_search_nodes) u32 harmonies_search_nodes(const HandSearch* search) {
  return search->nodes();
}

EXPORT(harmonies_search_answer)
u32 harmonies_search_answer(HandSearch* search, Candidate* found, u32 most) {
  return search->answer(found, most);
}

// Who plays in one seat of `harmonies_self_play`.
struct Player {
  Weights weights;
  Scope scope;
  u32 nodes;
};

// How a board stood after a turn of its player, for those who learn weights.
struct Sample {
  i32 game, seat;
  i32 turns;   // left for that player, in 256ths
  i32 points;
  i32 amounts[TERMS];
};

static void take_sample(const Position& before, const Position& after, u32 game, u32 seat, i32 pace,
                        Sample& sample) {
  const Area& area = after.areas[seat];
  clear(&sample, sizeof sample);
  sample.game = static_cast<i32>(game);
  sample.seat = static_cast<i32>(seat);
  sample.turns = own_turns_left(empty_cells(area), pace, turns_left(before));
  sample.points = total_points(area, after.side, after.has_loops);
  const u32 river = longest_river(area.of[STACK_WATER], after.has_loops);
  find_promises(area, after.side, river,
                [&](u32 term, i32 amount) { sample.amounts[term] += amount; });
}

// So many games from the number `first` on; the players are by seat, or one for all. Points are
// seat by seat, then the turns that were played; samples, if wanted, one for every turn.
EXPORT(harmonies_self_play)
i32 harmonies_self_play(HandSearch* search, const Options* options, u32 seats, u32 first, u32 games,
                        u32 low, u32 high, const Player* players, u32 own_players, i32* points,
                        Sample* samples) {
  for (u32 game = first; game < first + games; game++, points += seats + 1) {
    Position position;
    if (const i32 fault = deal(position, *options, seats, stream(wide(low, high), 2 * u64{game})))
      return -fault;
    Generator chance = stream(wide(low, high), 2 * u64{game} + 1);
    while (actors(position)) {
      const u32 seat = active_seat(position);
      const Player& player = players[own_players ? seat : 0];
      const Position before = position;
      search->start(position, player.weights, player.scope, Generator{chance.wide()});
      while (search->step() && search->nodes() < player.nodes) {
      }
      Candidate best;
      if (!search->answer(&best, 1)) return 0;
      for (u32 at = 0; at < best.length; at++) apply(position, seat, best.path[at]);
      if (samples && before.phase != EXCHANGING)
        take_sample(before, position, game, seat, player.weights.pace, *samples++);
    }
    score_totals(position, points);
    points[seats] = position.turn;
  }
  return 0;
}
