// Harmonies: what a board is worth at the end of a turn: its points, and what it promises.
//
// The planner asks a judge, any class with `value(area)`; this one is made by hand. Everything is
// counted in whole numbers, 1024 to a point, so that every build decides alike.
#pragma once

#include "nearness.h"
#include "rules.h"
#include "weights.h"

namespace harmonies {

constexpr i32 TURN = 256;            // one turn, where turns are guessed in parts
constexpr i32 EARLY_TURNS = 10;      // with so many turns left the early weights count alone
constexpr i32 OTHERS_PACE = 2 * TURN;  // the cells that others fill in a turn
constexpr i32 ENDLESS = 100 * TURN;

// How many turns the others and the bag leave to the active player after this one.
inline i32 turns_left(const Position& position) {
  if (is_final_round(position)) return 0;
  const u32 refills = bag_left(position) / TOKENS_A_SPACE;
  if (position.seats == 1) return TURN * static_cast<i32>((refills + SPACES_ALONE - 1) / SPACES_ALONE);
  i32 least = TURN * static_cast<i32>(refills / position.seats);
  const u32 own = position.turn % position.seats;
  for (u32 place = 0; place < position.seats; place++) {
    if (place == own) continue;
    const Area& area = position.areas[(position.first + place) % position.seats];
    const i32 cells = static_cast<i32>(empty_cells(area)) - static_cast<i32>(LAST_EMPTY_CELLS);
    i32 turns = cells * TURN * TURN / OTHERS_PACE;
    if (turns < TURN) turns = TURN;
    if (place > own) turns -= TURN;  // that one still plays in this round
    if (turns < least) least = turns;
  }
  return least;
}

// The hand-made judge of one moment: the weights by the number of empty cells.
class HandMade {
 public:
  // `turns`: how many the others and the bag leave to this player after the turn that is judged.
  void set(const Weights& weights, u32 side, bool loops, i32 turns) {
    side_ = side;
    loops_ = loops;
    copy(spirits_, weights.spirits, sizeof spirits_);
    for (u32 empty = 0; empty <= CELLS; empty++) {
      i32 left = (static_cast<i32>(empty) - static_cast<i32>(LAST_EMPTY_CELLS)) * TURN * TURN /
                 weights.pace;
      if (left < TURN && left > 0) left = TURN;
      if (left > turns) left = turns;
      if (left < 0) left = 0;
      const i32 sure = left < TURN ? left : TURN;
      const i32 span = (EARLY_TURNS - 1) * TURN;
      i32 early = left - TURN;
      if (early < 0) early = 0;
      if (early > span) early = span;
      for (u32 term = 0; term < TERMS; term++) {
        const i32 late = weights.late[term];
        at_[empty][term] = (late + (weights.early[term] - late) * early / span) * sure / TURN;
      }
    }
  }

  i32 value(const Area& area) const {
    const u32 empty = empty_cells(area);
    return POINT * total_points(area, side_, loops_) +
           (empty > LAST_EMPTY_CELLS ? promises(area, at_[empty]) : 0);
  }

 private:
  i32 promises(const Area& area, const i32* of) const {
    return cards(area, of) + ground(area, of) + water(area, of) + buildings(area, of);
  }

  // The nearest cells for the next cubes of every card.
  i32 cards(const Area& area, const i32* of) const {
    Nearness near;
    look_near(area, near);
    i32 sum = 0;
    for (u32 slot = 0; slot < area.active; slot++) sum += card(area, slot, near, of);
    const u32 rooms = MOST_ACTIVE - area.active;
    if (rooms) sum += of[SLOT_LAST] + static_cast<i32>(rooms - 1) * of[SLOT_MORE];
    if (area.has_spirit_cube) sum += spirit_to_come(area) * of[SPIRIT_GROWS] / POINT;
    return sum;
  }

  i32 card(const Area& area, u32 slot, const Nearness& near, const i32* of) const {
    const u32 card = area.active_cards[slot], left = area.cubes_left[slot];
    u64 cells[NEAR];
    find_near(near, card, cells);
    const u8* points = CARD_POINTS + card * 8 + (CUBES[card] - left);
    const i32 spirit =
        card >= ANIMALS ? POINT * spirit_finds(area) + spirit_to_come(area) : 0;
    i32 sum = 0;
    u32 cube = 0;
    for (u32 lacks = 0; lacks < NEAR && cube < left; lacks++) {
      const u32 found = count(cells[lacks] & ~area.cubed);
      for (; cube < found && cube < left; cube++) {
        if (card >= ANIMALS) {
          sum += spirit / 64 * of[HOPE0 + lacks] / (POINT / 64);
          continue;
        }
        i32 hope = of[HOPE0 + lacks] * (points[cube + 1] - points[cube]);
        if (cube) hope = hope / 64 * of[cube == 1 ? NEXT_CUBE : LATER_CUBE] / (POINT / 64);
        sum += hope;
      }
    }
    return sum;
  }

  // What the spirit will find on the cells that are still empty.
  i32 spirit_to_come(const Area& area) const {
    return spirits_[area.spirit - ANIMALS] * static_cast<i32>(empty_cells(area)) /
           static_cast<i32>(CELL_COUNT[side_]);
  }

  i32 ground(const Area& area, const i32* of) const {
    const u64 open = ~area.cubed, empty = area.of[STACK_EMPTY], rocks = mountains(area);
    const u64 fields = area.of[STACK_FIELD], groups = fields & around(fields);
    const u64 lone = rocks & ~around(rocks) & around(empty);
    auto times = [&](u64 cells, Term term) { return static_cast<i32>(count(cells)) * of[term]; };
    i32 sum = times(empty, EMPTY) + times(empty & ~around(empty), EMPTY_LONE);
    sum += times(area.of[STACK_TRUNK1] & open, TRUNK_LOW);
    sum += times(area.of[STACK_TRUNK2] & open, TRUNK_HIGH);
    sum += times(area.of[STACK_MOUNTAIN1] & open, ROCK_LOW);
    sum += times(area.of[STACK_MOUNTAIN2] & open, ROCK_HIGH);
    for (u32 height = 1; height <= 3; height++)
      sum += times(area.of[STACK_MOUNTAIN1 + height - 1] & lone, ROCK_LONE) * MOUNTAIN_POINTS[height];
    sum += times(fields & ~groups & around(empty), FIELD_LONE);
    sum += (static_cast<i32>(count(groups)) - 2 * static_cast<i32>(patches(groups))) * of[FIELD_MORE];
    return sum + times(area.of[STACK_RED] & open, RED_ALONE);
  }

  i32 water(const Area& area, const i32* of) const {
    const u64 cells = area.of[STACK_WATER];
    if (side_ == SIDE_B)
      return static_cast<i32>(count(cells)) * of[WATER_APART] +
             static_cast<i32>(more_islands(area)) * of[ISLAND_NEXT];
    u64 one = 0, two = 0;
    for (u32 way = 0; way < 6; way++) {
      const u64 seen = rotated(cells, WALK[way]);
      two |= one & seen;
      one |= seen;
    }
    const u32 open = count(area.of[STACK_EMPTY] & one & ~two);
    const u32 apart = count(cells) - longest_river(cells, loops_);
    return static_cast<i32>(open < 2 ? open : 2) * of[RIVER_OPEN] +
           static_cast<i32>(apart) * of[WATER_APART];
  }

  // How many islands one more token of water would add at best. Only a cell whose land around it
  // hangs together in more than one piece can part anything.
  static u32 more_islands(const Area& area) {
    const u64 land = BOARD[SIDE_B] & ~area.of[STACK_WATER];
    u64 one = 0, two = 0;
    for (u32 way = 0; way < 6; way++) {
      const u64 begins = rotated(land, WALK[way]) & ~rotated(land, WALK[(way + 5) % 6]);
      two |= one & begins;
      one |= begins;
    }
    const u32 now = patches(land);
    u32 most = 0;
    each(area.of[STACK_EMPTY] & two, [&](u32 cell) {
      const u32 then = patches(land & ~bit(cell));
      if (then > now + most) most = then - now;
    });
    return most;
  }

  i32 buildings(const Area& area, const i32* of) const {
    const u64 open = area.of[ANY_BUILDING] & around(area.of[STACK_EMPTY]);
    if (!open) return 0;
    u64 one, two, three;
    colours_seen(area, one, two, three);
    return static_cast<i32>(count(open & two & ~three)) * of[BUILDING_NEAR] +
           static_cast<i32>(count(open & ~two)) * of[BUILDING_FAR];
  }

  u32 side_;
  bool loops_;
  i32 spirits_[SPIRITS];
  i32 at_[CELLS + 1][TERMS];
};

}  // namespace harmonies
