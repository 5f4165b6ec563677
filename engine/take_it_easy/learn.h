// Take It Easy: how the tables are learned. TD(0) on boards after each tile, every number with a
// rate of its own: temporal coherence, the sum of its changes over the sum of their sizes.
#pragma once

#include "player.h"

namespace take_it_easy {

struct Weight {
  float value, sum, size;
};

inline float learned_value(const Weight* weights, const u32* places, u32 found) {
  float value = 0;
  for (u32 at = 0; at < found; at++) value += weights[places[at]].value;
  return value;
}

struct Afterstate {
  u32 places[MOST_FEATURES], found = 0;
  float value = 0;
  i32 standing = 0;

  void look(const Weight* weights, const Area& area, u32 left, const Plan& plan) {
    found = 0;
    standing = take_it_easy::standing(area, plan.scoring);
    if (area.filled != EVERY_CELL)
      each_feature(area, left, plan.suns, plan.scoring, [&](u32 at) { places[found++] = at; });
    value = learned_value(weights, places, found);
  }

  // Only numbers from that place on change.
  void learn(Weight* weights, float target, float rate, u32 from) const {
    const float error = (target - value) * rate / static_cast<float>(found);
    for (u32 at = 0; at < found; at++) {
      if (places[at] < from) continue;
      Weight& weight = weights[places[at]];
      const float size = weight.sum < 0 ? -weight.sum : weight.sum;
      weight.value += error * (weight.size > 0 ? size / weight.size : 1);
      weight.sum += error;
      weight.size += error < 0 ? -error : error;
    }
  }
};

// One board, played by what is known and learned from as it goes; returns its standing.
inline i32 learn_one(Weight* weights, const Plan& plan, float rate, u32 from, Generator& chance) {
  u8 order[TILES];
  for (u32 tile = 0; tile < TILES; tile++) order[tile] = static_cast<u8>(tile);
  Area area{};
  clear_board(area);
  Afterstate before, after, tried;
  u32 left = (1u << TILES) - 1;
  for (u32 turn = 0; turn < CELLS; turn++) {
    drawn_to(order, turn, TILES, chance);
    const u32 tile = order[turn];
    left &= ~(1u << tile);
    Area best{};
    float most = -1e9f;
    each(plan.open(area, tile, turn ? order[turn - 1] : tile), [&](u32 cell) {
      Area next = area;
      plan.laid(next, cell, tile);
      tried.look(weights, next, left, plan);
      const float worth = static_cast<float>(tried.standing) + tried.value;
      if (worth <= most) return;
      most = worth;
      best = next;
      after = tried;
    });
    if (turn) before.learn(weights, most - static_cast<float>(before.standing), rate, from);
    area = best;
    before = after;
  }
  return standing(area, plan.scoring);
}

}  // namespace take_it_easy
