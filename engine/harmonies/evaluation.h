// Harmonies: what a board is worth at the end of a turn: its points, and what it promises.
//
// The planner asks a judge (judge.h); this part of it is made by hand. Everything is
// counted in whole numbers, 1024 to a point, so that every build decides alike.
#pragma once

#include "nearness.h"
#include "rules.h"
#include "weights.h"

namespace harmonies {

constexpr i32 TURN = 256;              // one turn, where turns are guessed in parts
constexpr i32 OTHERS_PACE = 2 * TURN;  // the cells that others fill in a turn
// With so few empty cells they choose whether to end the game: the turns that it then takes them,
// counted in games of self-play.
constexpr i32 OTHERS_LAST[] = {0, 0, 0, TURN + 8, TURN + 100, 2 * TURN};
constexpr i32 ENDLESS = 100 * TURN;

// What a judge says of a board.
struct Opinion {
  i32 value;
  bool is_rough;
};

// How many turns the others and the bag leave to the active player after this one; for who does not
// look at the others, the bag alone.
inline i32 turns_left(const Position& position, bool looks_at_others) {
  if (is_final_round(position)) return 0;
  const u32 refills = bag_left(position) / TOKENS_A_SPACE;
  if (position.seats == 1) return TURN * static_cast<i32>((refills + SPACES_ALONE - 1) / SPACES_ALONE);
  i32 least = TURN * static_cast<i32>(refills / position.seats);
  const u32 own = position.turn % position.seats;
  for (u32 place = 0; place < position.seats; place++) {
    if (place == own || !looks_at_others) continue;
    const Area& area = position.areas[(position.first + place) % position.seats];
    const u32 empty = empty_cells(area);
    i32 turns = empty < sizeof OTHERS_LAST / sizeof *OTHERS_LAST
                    ? OTHERS_LAST[empty]
                    : static_cast<i32>(empty - LAST_EMPTY_CELLS) * TURN * TURN / OTHERS_PACE;
    if (place > own) turns -= TURN;  // that one still plays in this round
    if (turns < least) least = turns;
  }
  return least;
}

// How many turns a player with so many empty cells has left, of those that the others leave.
inline i32 own_turns_left(u32 empty, i32 pace, i32 others) {
  if (empty <= LAST_EMPTY_CELLS || others <= 0) return 0;
  i32 turns = static_cast<i32>(empty - LAST_EMPTY_CELLS) * TURN * TURN / pace;
  if (turns < TURN) turns = TURN;
  return turns < others ? turns : others;
}

// What a board promises: `add(term, amount)` for everything that is found, and for every card
// `near(slot, cells)`, the cells for its cubes by the tokens that they lack at most.
template <class Add, class Near>
class Promises {
 public:
  Promises(const Area& area, u32 side, u32 river, Add add, Near near)
      : area_(area), side_(side), river_(river), add_(add), near_(near) {}

  void find() {
    add_(BASE, 1);
    cards();
    ground();
    if (side_ == SIDE_A)
      river();
    else
      islands();
    buildings();
  }

 private:
  static i32 sum(u64 cells) { return static_cast<i32>(count(cells)); }

  // The nearest cells for the next cubes of every card.
  void cards() {
    Nearness near;
    look_near(area_, near);
    for (u32 slot = 0; slot < area_.active; slot++) {
      u64 cells[NEAR];
      find_near(near, area_.active_cards[slot], cells);
      near_(slot, cells);
      if (area_.active_cards[slot] >= ANIMALS)
        spirit(cells);
      else
        card(slot, cells);
    }
    const i32 rooms = static_cast<i32>(MOST_ACTIVE - area_.active);
    if (rooms) {
      add_(ROOM_LAST, 1);
      add_(ROOM_MORE, rooms - 1);
    }
    if (area_.spirit == NO_CARD) return;
    add_(LION + (area_.spirit - ANIMALS), 1);
    if (area_.has_spirit_cube) add_(SPIRIT_PLACED, 1);
  }

  void card(u32 slot, const u64* cells) {
    const u32 card = area_.active_cards[slot], left = area_.cubes_left[slot];
    const u8* points = CARD_POINTS + card * 8 + (CUBES[card] - left);
    u32 cube = 0;
    for (u32 lacks = 0; lacks < NEAR && cube < left; lacks++) {
      const u32 found = count(cells[lacks] & ~area_.cubed);
      for (; cube < found && cube < left; cube++) {
        const u32 first = cube == 0 ? FIRST_CUBE0 : cube == 1 ? SECOND_CUBE0 : LATER_CUBE0;
        add_(first + lacks, points[cube + 1] - points[cube]);
      }
    }
    add_(CARD0 + card, static_cast<i32>(left));
    add_(CHOICE1, more_than(left, cells[1]));
    add_(CHOICE2, more_than(left, cells[2]));
  }

  i32 more_than(u32 left, u64 cells) const {
    const u32 found = count(cells & ~area_.cubed);
    return static_cast<i32>(found <= left ? 0 : found - left < 4 ? found - left : 4);
  }

  void spirit(const u64* cells) {
    u32 lacks = 0;
    while (lacks < 3 && !(cells[lacks] & ~area_.cubed)) lacks++;
    add_(SPIRIT_FINDS0 + lacks, spirit_finds(area_));
    add_(SPIRIT_LACKS0 + lacks, 1);
  }

  void ground() {
    const u64 open = ~area_.cubed, empty = area_.of[STACK_EMPTY], rocks = mountains(area_);
    const u64 fields = area_.of[STACK_FIELD], groups = fields & around(fields);
    const u64 lone = rocks & ~around(rocks) & around(empty);
    add_(EMPTY, sum(empty));
    add_(EMPTY_LONE, sum(empty & ~around(empty)));
    add_(TRUNK_LOW, sum(area_.of[STACK_TRUNK1] & open));
    add_(TRUNK_HIGH, sum(area_.of[STACK_TRUNK2] & open));
    add_(ROCK_LOW, sum(area_.of[STACK_MOUNTAIN1] & open));
    add_(ROCK_HIGH, sum(area_.of[STACK_MOUNTAIN2] & open));
    if (lone)
      for (u32 height = 1; height <= 3; height++)
        add_(ROCK_LONE, sum(area_.of[STACK_MOUNTAIN1 + height - 1] & lone) * MOUNTAIN_POINTS[height]);
    add_(FIELD_LONE, sum(fields & ~groups & around(empty)));
    if (groups) add_(FIELD_MORE, sum(groups) - 2 * static_cast<i32>(patches(groups)));
    add_(RED_ALONE, sum(area_.of[STACK_RED] & open));
  }

  void river() {
    const u64 water = area_.of[STACK_WATER];
    if (!water) return;
    u64 one = 0, two = 0;
    for (u32 way = 0; way < 6; way++) {
      const u64 seen = rotated(water, WALK[way]);
      two |= one & seen;
      one |= seen;
    }
    const i32 open = sum(area_.of[STACK_EMPTY] & one & ~two);
    add_(WATER_OPEN, open < 2 ? open : 2);
    add_(RIVER, static_cast<i32>(river_));
    add_(WATER_APART, sum(water) - static_cast<i32>(river_));
  }

  // How many islands one more token of water would add at best. Only a cell whose land around it
  // hangs together in more than one piece can part anything.
  void islands() {
    const u64 land = BOARD[SIDE_B] & ~area_.of[STACK_WATER];
    u64 one = 0, two = 0;
    for (u32 way = 0; way < 6; way++) {
      const u64 begins = rotated(land, WALK[way]) & ~rotated(land, WALK[(way + 5) % 6]);
      two |= one & begins;
      one |= begins;
    }
    const u32 now = patches(land);
    u32 most = 0;
    each(area_.of[STACK_EMPTY] & two, [&](u32 cell) {
      const u32 then = patches(land & ~bit(cell));
      if (then > now + most) most = then - now;
    });
    add_(ISLAND_NEXT, static_cast<i32>(most));
    add_(WATER_APART, sum(area_.of[STACK_WATER]));
  }

  void buildings() {
    const u64 open = area_.of[ANY_BUILDING] & around(area_.of[STACK_EMPTY]);
    if (!open) return;
    u64 one, two, three;
    colours_seen(area_, one, two, three);
    add_(BUILDING_NEAR, sum(open & two & ~three));
    add_(BUILDING_FAR, sum(open & ~two));
  }

  const Area& area_;
  u32 side_, river_;
  Add add_;
  Near near_;
};

// `river`: the length of the longest one, which is slow to find and therefore given.
template <class Add, class Near>
inline void find_promises(const Area& area, u32 side, u32 river, Add add, Near near) {
  Promises<Add, Near>(area, side, river, add, near).find();
}

// The hand-made judge of one moment: the weights by the number of empty cells.
class HandMade {
 public:
  // `turns`: how many the others and the bag leave to this player after the turn that is judged.
  void set(const Weights& weights, u32 side, bool loops, i32 turns) {
    side_ = side;
    loops_ = loops;
    water_ = river_ = 0;
    for (u32 empty = 0; empty <= CELLS; empty++) {
      const i32 left = own_turns_left(empty, weights.pace, turns);
      mix(weights, left, at_[empty]);
      sure_[empty] = left < TURN ? left : TURN;
    }
  }

  i32 value(const Area& area) const {
    return value(area, [](u32, i32) {}, [](u32, const u64*) {});
  }

  // The same, and tells of every term and card that is looked at.
  template <class Told, class Near>
  i32 value(const Area& area, Told told, Near near) const {
    const u32 empty = empty_cells(area);
    const u32 river = side_ == SIDE_A ? river_of(area.of[STACK_WATER]) : 0;
    const i32 water = side_ == SIDE_A ? RIVER_POINTS[river] : water_points(area, side_, loops_);
    i32 value = POINT * (dry_points(area) + water + area.animal_points + spirit_points(area));
    if (empty <= LAST_EMPTY_CELLS) return value;
    const i32* of = at_[empty];
    find_promises(
        area, side_, river,
        [&](u32 term, i32 amount) {
          value += of[term] * amount;
          told(term, amount);
        },
        near);
    return value;
  }

  // How sure it is that another turn follows, in 256ths.
  i32 sure(const Area& area) const { return sure_[empty_cells(area)]; }

 private:
  // Between two stages in proportion; below one turn it is not sure that there is another.
  static void mix(const Weights& weights, i32 turns, i32* to) {
    u32 stage = 0;
    while (stage + 2 < STAGES && turns > STAGE_TURNS[stage + 1] * TURN) stage++;
    const i32 span = (STAGE_TURNS[stage + 1] - STAGE_TURNS[stage]) * TURN;
    i32 past = turns - STAGE_TURNS[stage] * TURN;
    past = past < 0 ? 0 : past < span ? past : span;
    const i32 sure = turns < TURN ? turns : TURN;
    for (u32 term = 0; term < TERMS; term++) {
      const i32 late = weights.at[stage][term], early = weights.at[stage + 1][term];
      to[term] = (late + (early - late) * past / span) * sure / TURN;
    }
  }

  // Most boards that are judged one after another have the same water.
  u32 river_of(u64 water) const {
    if (water != water_) {
      water_ = water;
      river_ = longest_river(water, loops_);
    }
    return river_;
  }

  mutable u64 water_;
  mutable u32 river_;
  u32 side_;
  bool loops_;
  i32 at_[CELLS + 1][TERMS], sure_[CELLS + 1];
};

}  // namespace harmonies
