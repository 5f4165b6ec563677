// Harmonies: the ways to spend a turn, from any moment in it.
//
// A beam: after each token only the best few boards are followed, each board once however it was
// reached. A card may be taken before the first token or after any that makes room for it, or at
// the end; an animal settles wherever the judge likes the board better with its cube.
#pragma once

#include "evaluation.h"

namespace harmonies {

constexpr u32 MOST_WIDTH = 32;
constexpr u32 MOST_PATH = 24;
constexpr u32 MOST_LINES = MOST_WIDTH * (ROW + 1);

// A board that can be reached in this turn, and how.
struct Line {
  Area area;
  u64 mark;  // the same for the same board, to the same judge
  i32 value;
  Tokens hand;
  u8 space, card, length;
  u16 path[MOST_PATH];
};

// A number that stands for one fact of a line; a line's mark is all of its facts.
inline u64 mark_of(u32 kind, u32 what) {
  return Generator{(u64{kind} << 32 | what) * 0xd1342543de82ef95u}.wide();
}

enum MarkKind : u32 { MARK_CARD = 1 << 8, MARK_SPIRIT, MARK_SEAT, MARK_NEXT, MARK_CUBE };

inline void add_code(Line& line, u32 code) {
  if (line.length < MOST_PATH) line.path[line.length++] = static_cast<u16>(code);
}

inline void begin_line(Line& line, const Area& area, u64 mark, Tokens hand) {
  line.area = area;
  line.mark = mark;
  line.value = 0;
  line.hand = hand;
  line.space = NO_SPACE;
  line.card = NO_CARD;
  line.length = 0;
}

inline u64 token_mark(const Area& area, u32 cell, u32 token) {
  const u32 old = area.stacks[cell];
  return mark_of(old, cell) ^ mark_of(ADDED[token * STACKS + old], cell);
}

inline void line_token(Line& line, u32 side, u32 cell, u32 token) {
  line.mark ^= token_mark(line.area, cell, token);
  put_token(line.area, side, cell, token);
  line.hand -= one_of(token);
  add_code(line, PLACE_TOKEN + token * CELLS + cell);
}

inline u64 cube_mark(const Area& area, u32 cell, u32 slot) {
  return mark_of(MARK_CUBE + area.active_cards[slot], cell);
}

inline void line_cube(Line& line, u32 side, u32 cell, u32 slot) {
  const u32 card = line.area.active_cards[slot];
  line.mark ^= cube_mark(line.area, cell, slot);
  put_cube(line.area, side, cell, slot);
  add_code(line, PLACE_CUBE + card * CELLS + cell);
}

inline void line_card(Line& line, u32 card) {
  line.mark ^= mark_of(MARK_CARD, card);
  take_card(line.area, card);
  line.card = static_cast<u8>(card);
  add_code(line, TAKE_CARD + card);
}

// The best few of all boards that one more token makes, without those boards themselves.
struct Shortlist {
  struct Step {
    u64 mark;
    i32 value;
    u16 from, code;
  };
  Step steps[MOST_WIDTH];
  u32 size, width;

  // What is not above it will not be among the best.
  i32 least() const { return size == width ? steps[size - 1].value : -ENDLESS * POINT; }

  void offer(const Step& step) {
    if (step.value <= least()) return;
    for (u32 at = 0; at < size; at++)
      if (steps[at].mark == step.mark) return;  // the value is the same as well
    u32 at = size < width ? size++ : size - 1;
    for (; at && steps[at - 1].value < step.value; at--) steps[at] = steps[at - 1];
    steps[at] = step;
  }
};

// What was thought of the boards of a search: the same board is reached by many ways, and the first
// token of the next turn leads to the same few boards whatever the group is.
class Memory {
 public:
  struct Entry {
    u64 mark;
    i32 value;
    u32 when;  // the number of the search, and whether the value is a rough one
  };

  // Nothing of what was thought before counts any more.
  void begin() { now_ += 2; }

  bool knows(const Entry& entry, u64 mark) const {
    return entry.mark == mark && entry.when >> 1 == now_ >> 1;
  }
  static bool is_rough(const Entry& entry) { return entry.when & 1; }

  Entry& at(u64 mark) { return entries_[mark % SIZE]; }
  void keep(Entry& entry, u64 mark, const Opinion& opinion) const {
    entry = {mark, opinion.value, (now_ & ~1u) | opinion.is_rough};
  }

 private:
  static constexpr u32 SIZE = 1 << 16;
  u32 now_;
  Entry entries_[SIZE];
};

template <class Judge>
class Planner {
 public:
  u32 nodes;  // how many boards a judge was asked about

  void begin() {
    nodes = 0;
    memory_.begin();
  }

  // Calls `reached` with every line of the beam at the end of the turn. The row is what may be
  // taken, gaps are NO_CARD; `width` boards are followed.
  template <class Reached>
  void plan(const Judge& judge, u32 side, const Line& start, const u8* row, bool may_take,
            u32 width, Reached reached) {
    judge_ = &judge;
    side_ = side;
    lines_[0] = start;
    lines_[0].value = valued(start.area, start.mark);
    size_ = 1;
    settle(lines_[0]);
    if (may_take) take_cards(row, MOST_ACTIVE);
    while (size_ && lines_[0].hand) {
      lay_token(width);
      for (u32 at = 0; at < size_; at++) settle(lines_[at]);
      // In between only those that have just made room; the others could have taken one before.
      if (may_take) take_cards(row, lines_[0].hand ? start.area.active : MOST_ACTIVE);
    }
    for (u32 at = 0; at < size_; at++) reached(lines_[at]);
  }

 private:
  i32 valued(const Area& area, u64 mark) { return valued(area, mark, -ENDLESS * POINT, nullptr); }

  // It may be rough if it is not above `least`. `near`: a board that others like this one are made of.
  i32 valued(const Area& area, u64 mark, i32 least, const Area* near) {
    Memory::Entry& entry = memory_.at(mark);
    if (memory_.knows(entry, mark) &&
        (!Memory::is_rough(entry) || Judge::is_far_below(entry.value, least)))
      return entry.value;
    if (near && near != stood_on_) {
      judge_->stand_on(*near);
      stood_on_ = near;
    }
    nodes++;
    const Opinion opinion = judge_->value_above(area, least);
    memory_.keep(entry, mark, opinion);
    return opinion.value;
  }

  // Adds every line that has fewer active cards with each card that it could take.
  void take_cards(const u8* row, u32 fewer_than) {
    const u32 before = size_;
    for (u32 at = 0; at < before; at++) {
      if (lines_[at].card != NO_CARD || lines_[at].area.active >= fewer_than) continue;
      for (u32 slot = 0; slot < ROW; slot++) {
        if (row[slot] == NO_CARD || size_ == MOST_LINES) continue;
        Line& line = lines_[size_++];
        line = lines_[at];
        line_card(line, row[slot]);
        line.value = valued(line.area, line.mark);
        settle(line);
      }
    }
  }

  // One after another the cube that the judge likes best, as long as it likes one.
  void settle(Line& line) {
    while (line.length < MOST_PATH - 1) {
      i32 best = line.value - 1;
      u32 best_slot = 0, best_cell = CELLS;
      for (u32 slot = 0; slot < line.area.active; slot++)
        each(places_for_cube(line.area, line.area.active_cards[slot]), [&](u32 place) {
          Area after = line.area;
          const u32 cell = cell_of(side_, place);
          put_cube(after, side_, cell, slot);
          const i32 value = valued(after, line.mark ^ cube_mark(line.area, cell, slot));
          if (value <= best) return;
          best = value;
          best_slot = slot;
          best_cell = cell;
        });
      if (best_cell == CELLS) return;
      line_cube(line, side_, best_cell, best_slot);
      line.value = best;
    }
  }

  void lay_token(u32 width) {
    list_.size = 0;
    list_.width = width < MOST_WIDTH ? width : MOST_WIDTH;
    for (u32 at = 0; at < size_; at++) offer_tokens(lines_[at], at);
    for (u32 at = 0; at < list_.size; at++) {
      const Shortlist::Step& step = list_.steps[at];
      const u32 number = step.code - PLACE_TOKEN;
      next_[at] = lines_[step.from];
      line_token(next_[at], side_, number % CELLS, number / CELLS);
      next_[at].value = step.value;
    }
    size_ = list_.size;
    for (u32 at = 0; at < size_; at++) lines_[at] = next_[at];
  }

  void offer_tokens(const Line& line, u32 from) {
    stood_on_ = nullptr;
    for (Tokens hand = line.hand; hand;) {
      const u32 colour = static_cast<u32>(__builtin_ctz(hand)) / 4;
      hand &= ~(15u << 4 * colour);
      each(places_for(line.area, colour), [&](u32 place) {
        Area after = line.area;
        const u32 cell = cell_of(side_, place);
        const u64 mark = line.mark ^ token_mark(after, cell, colour);
        put_token(after, side_, cell, colour);
        const u32 code = PLACE_TOKEN + colour * CELLS + cell;
        const i32 value = valued(after, mark, list_.least(), &line.area);
        list_.offer({mark, value, static_cast<u16>(from), static_cast<u16>(code)});
      });
    }
  }

  const Judge* judge_;
  const Area* stood_on_;
  u32 side_, size_;
  Memory memory_;
  Shortlist list_;
  Line lines_[MOST_LINES], next_[MOST_WIDTH];
};

}  // namespace harmonies
