// Take It Easy: how the tables are learned. From a teacher, who knows what any board is still worth,
// or by TD(0) on the boards after each tile. Every number has a rate of its own: temporal coherence,
// the sum of its changes over the sum of their sizes.
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

  float worth() const { return static_cast<float>(standing) + value; }

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

// A board with what is still to be drawn for it.
struct Course {
  u8 order[TILES];
  u32 left = (1u << TILES) - 1;
  Area area{};

  Course() {
    for (u32 tile = 0; tile < TILES; tile++) order[tile] = static_cast<u8>(tile);
    clear_board(area);
  }

  u32 draw(u32 turn, Generator& chance) {
    drawn_to(order, turn, TILES, chance);
    left &= ~(1u << order[turn]);
    return order[turn];
  }

  u32 open(const Plan& plan, u32 turn) const {
    return plan.open(area, order[turn], order[turn ? turn - 1 : 0]);
  }

  // The best board that can be made with the tile of that turn, as it was looked at.
  Area best(const Weight* weights, const Plan& plan, u32 turn, Afterstate& after) const {
    Afterstate tried;
    Area best{};
    float most = -1e9f;
    each(open(plan, turn), [&](u32 cell) {
      Area next = area;
      plan.laid(next, cell, order[turn]);
      tried.look(weights, next, left, plan);
      if (tried.worth() <= most) return;
      most = tried.worth();
      best = next;
      after = tried;
    });
    return best;
  }
};

// One board, played by what is known and learned from as it goes; returns its standing.
inline i32 learn_one(Weight* weights, const Plan& plan, float rate, u32 from, Generator& chance) {
  Course course;
  Afterstate before, after;
  for (u32 turn = 0; turn < CELLS; turn++) {
    course.draw(turn, chance);
    course.area = course.best(weights, plan, turn, after);
    if (turn)
      before.learn(weights, after.worth() - static_cast<float>(before.standing), rate, from);
    before = after;
  }
  return standing(course.area, plan.scoring);
}

// Boards as they come up when the weights play, each followed by `others` with the same tile on
// cells taken at random: a player must know what it avoids, too. The tiles by cell; full boards are
// left out. Returns how many.
inline u32 show_boards(const Weight* weights, const Plan& plan, u32 games, u32 others, u8* boards,
                       Generator& chance) {
  u32 shown = 0;
  const auto show = [&](const Area& area) {
    copy(boards + size_t{shown++} * CELLS, area.tiles, CELLS);
  };
  for (u32 game = 0; game < games; game++) {
    Course course;
    for (u32 turn = 0; turn + 1 < CELLS; turn++) {
      const u32 tile = course.draw(turn, chance), open = course.open(plan, turn);
      Afterstate after;
      const Area best = course.best(weights, plan, turn, after);
      show(best);
      for (u32 other = 0; other < others; other++) {
        Area next = course.area;
        plan.laid(next, nth(open, chance.below(count(open))), tile);
        show(next);
      }
      course.area = best;
    }
  }
  return shown;
}

// Learns from a teacher, who says of each board how many points are still to come.
inline void take_lessons(Weight* weights, const Plan& plan, const u8* boards, const float* worths,
                         u32 size, float rate) {
  for (u32 board = 0; board < size; board++) {
    Area area{};
    clear_board(area);
    u32 left = (1u << TILES) - 1;
    for (u32 cell = 0; cell < CELLS; cell++) {
      const u32 tile = boards[size_t{board} * CELLS + cell];
      if (tile == NOTHING) continue;
      plan.laid(area, cell, tile);
      left &= ~(1u << tile);
    }
    Afterstate seen;
    seen.look(weights, area, left, plan);
    seen.learn(weights, worths[board], rate, 0);
  }
}

}  // namespace take_it_easy
