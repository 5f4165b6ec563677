// Harmonies: the search for a turn. First the planner finds candidates, then each is valued by the
// own next turn: over the groups that lie there and over sampled ones, the same for all
// candidates. It goes on in small steps, has an answer after each, and knows nothing but what the
// active player knows.
#pragma once

#include "outlook.h"
#include "planner.h"

namespace harmonies {

constexpr u32 MOST_CANDIDATES = 96;
constexpr u32 OPPONENTS_WIDTH = 2;
constexpr u32 FIRST_EXCHANGES = 2;  // that are drawn in any case

// How likely another player takes the group that suits best, second best, ...; the rest is for
// groups that are not there yet.
constexpr float TAKEN[SPACES] = {0.40f, 0.20f, 0.12f, 0.08f, 0.04f};
constexpr float TAKEN_ANY = 0.168f;  // the mean, where it is not known what suits them

// How wide to search.
struct Scope {
  u32 width;       // boards followed in the turn itself
  u32 candidates;  // turns that are valued by the next one
  u32 next_width;  // boards followed in the next turn
  u32 draws;       // of groups that may lie there then, for the best turns
};

constexpr Scope SCOPE{16, 24, 3, 64};

// What the search has to say about one way to spend the turn.
struct Candidate {
  i32 value;   // 1024 to a point
  i32 error;   // of the draws, likewise
  u32 length;  // so many acts
  u16 path[MOST_PATH];
};

template <class Judge>
class Search {
 public:
  template <class Learned>
  void start(const Position& position, const Learned& learned, const Scope& scope, Generator chance) {
    root_ = position;
    scope_ = scope;
    // What nobody can search by becomes what comes nearest.
    if (scope_.draws > MOST_DRAWS) scope_.draws = MOST_DRAWS;
    if (!scope_.width) scope_.width = 1;
    if (!scope_.candidates) scope_.candidates = 1;
    if (!scope_.next_width) scope_.next_width = 1;
    chance_ = chance;
    size_ = alive_ = draws_ = spaces_seen_ = 0;
    is_planned_ = is_ranked_ = false;
    planner_.begin();
    looks_at_others_ = learned.looks_at_others;
    const i32 turns = turns_left(position, looks_at_others_);
    const Area& area = active_area(position);
    turn_.set(learned, position, turns);
    next_.set(learned, position, turns - TURN);
    next_chance_ = turns < TURN ? static_cast<float>(turns) / TURN : 1.0f;
    begin_line(begun_, area, 0, position.hand);
    begun_.space = position.space;
    count_bag();
  }

  u32 nodes() const { return planner_.nodes; }

  // One step; whether there is anything left to find out.
  bool step() {
    if (!is_planned_) {
      is_planned_ = true;
      if (root_.phase == EXCHANGING)
        list_exchanges();
      else
        plan_turn();
      alive_ = size_;
      // Without a card in its place no exchange looks well.
      while (root_.phase == EXCHANGING && is_open() && draws_ < FIRST_EXCHANGES) draw_exchange();
      return is_open();
    }
    if (!is_open()) return false;
    if (root_.phase == EXCHANGING) {
      draw_exchange();
    } else if (root_.seats > 1 && spaces_seen_ < SPACES) {
      if (!is_ranked_) rank_for_others();
      look_at_space(spaces_seen_++);
    } else {
      draw_group();
    }
    return is_open();
  }

  u32 answer(Candidate* found, u32 most) {
    judge_candidates();
    const u32 size = size_ < most ? size_ : most;
    for (u32 at = 0; at < size; at++) {
      const Entry& entry = entries_[at];
      found[at].value = entry.value;
      found[at].error = entry.error;
      found[at].length = entry.line.length;
      copy(found[at].path, entry.line.path, sizeof entry.line.path);
    }
    return size;
  }

  // The board that a candidate of the last answer leads to, with what the judge says of it.
  const Line& line_of(u32 candidate) const { return entries_[candidate].line; }

 private:
  struct Entry {
    Line line;
    i32 value, error;
    bool is_last;  // no turn follows for this player
    i32 seen[SPACES], drawn[MOST_DRAWS];
  };

  bool is_open() const { return alive_ > 1 && draws_ < scope_.draws; }

  void count_bag() {
    clear(bag_, sizeof bag_);
    for (u32 at = root_.bag_at; at < TOKENS; at++) bag_[root_.bag[at]]++;
    pile_size_ = 0;
    u64 unseen = 0;
    for (u32 at = root_.pile_at; at < ANIMALS; at++) unseen |= bit(root_.pile[at]);
    each(unseen, [&](u32 card) { pile_[pile_size_++] = static_cast<u8>(card); });
  }

  // ---- the turn itself

  void plan_turn() {
    if (root_.phase == CHOOSING_SPIRIT) {
      for (u32 at = 0; at < 2; at++) {
        const u32 card = root_.offers[2 * active_seat(root_) + at];
        Line line = begun_;
        line.area.spirit = static_cast<u8>(card);
        make_active(line.area, card);
        line.mark ^= mark_of(MARK_SPIRIT, card);
        add_code(line, CHOOSE_SPIRIT + card - ANIMALS);
        plan_from(line);
      }
    } else {
      plan_from(begun_);
    }
  }

  void plan_from(const Line& begun) {
    if (root_.space != NO_SPACE) return plan_group(begun);
    for (u32 space = 0; space < SPACES; space++) {
      bool is_new = root_.spaces[space] != 0;
      for (u32 before = 0; before < space; before++)
        is_new &= root_.spaces[before] != root_.spaces[space];
      if (!is_new) continue;
      Line line = begun;
      line.space = static_cast<u8>(space);
      line.hand = root_.spaces[space];
      add_code(line, TAKE_GROUP + space);
      plan_group(line);
    }
  }

  void plan_group(const Line& line) {
    planner_.plan(turn_, root_.side, line, root_.row, !root_.took_card, scope_.width,
                  [&](const Line& reached) { keep(reached); });
  }

  void keep(const Line& line) {
    const u32 most = scope_.candidates < MOST_CANDIDATES ? scope_.candidates : MOST_CANDIDATES;
    if (size_ == most && line.value <= entries_[size_ - 1].value) return;
    for (u32 at = 0; at < size_; at++)
      if (entries_[at].line.mark == line.mark && entries_[at].line.space == line.space) return;
    u32 at = size_ < most ? size_++ : size_ - 1;
    for (; at && entries_[at - 1].value < line.value; at--) entries_[at] = entries_[at - 1];
    Entry& entry = entries_[at];
    entry.line = line;
    add_code(entry.line, END_TURN);
    entry.value = line.value;
    entry.error = 0;
    entry.is_last = next_chance_ == 0.0f || has_last_cells(line.area);
  }

  // ---- the next turn

  // The best that the next turn makes of a board with that group, or of the board as it is.
  i32 best_next(const Judge& judge, const Area& area, u64 mark, Tokens group, const u8* row,
                u32 width) {
    Line line;
    begin_line(line, area, mark, group);
    i32 best = -ENDLESS * POINT;
    planner_.plan(judge, root_.side, line, row, true, width,
                  [&](const Line& reached) { best = reached.value > best ? reached.value : best; });
    return best;
  }

  // The judge of the next turn says something else of the same board.
  static u64 mark_next(const Entry& entry) { return entry.line.mark ^ mark_of(MARK_NEXT, 0); }

  // The row after a candidate, with another card in the gap if there is one.
  void row_after(const Line& line, u8 fresh, u8* row) const {
    for (u32 slot = 0; slot < ROW; slot++)
      row[slot] = root_.row[slot] == line.card && line.card != NO_CARD ? fresh : root_.row[slot];
  }

  // Which groups the others would like, best first.
  void rank_for_others() {
    is_ranked_ = true;
    others_ = 0;
    for (u32 seat = 0; seat < root_.seats; seat++) {
      if (seat == active_seat(root_)) continue;
      for (u32 space = 0; space < SPACES; space++)
        wanted_[others_][space] = looks_at_others_ && root_.spaces[space]
                                      ? best_next(turn_, root_.areas[seat], mark_of(MARK_SEAT, seat),
                                                  root_.spaces[space], root_.row, OPPONENTS_WIDTH)
                                      : -ENDLESS * POINT;
      others_++;
    }
  }

  // How likely the group of a space is still there, if that candidate took another one.
  float stays(u32 space, u32 taken) const {
    float there = 1.0f;
    for (u32 other = 0; other < others_; other++) {
      u32 better = 0;
      for (u32 rival = 0; rival < SPACES; rival++)
        better += rival != taken && rival != space && wanted_[other][rival] > wanted_[other][space];
      there *= 1.0f - (looks_at_others_ ? TAKEN[better] : TAKEN_ANY);
    }
    return there;
  }

  void look_at_space(u32 space) {
    for (u32 at = 0; at < alive_; at++) {
      Entry& entry = entries_[at];
      if (entry.is_last || entry.line.space == space || !root_.spaces[space]) continue;
      u8 row[ROW];
      row_after(entry.line, NO_CARD, row);
      entry.seen[space] =
          best_next(next_, entry.line.area, mark_next(entry), root_.spaces[space], row,
                    scope_.next_width);
    }
  }

  Tokens drawn_group() {
    u32 left[COLOURS], sum = 0;
    for (u32 colour = 0; colour < COLOURS; colour++) sum += left[colour] = bag_[colour];
    Tokens group = 0;
    for (u32 token = 0; token < TOKENS_A_SPACE && sum; token++) {
      u32 at = chance_.below(sum--), colour = 0;
      while (at >= left[colour]) at -= left[colour++];
      left[colour]--;
      group += one_of(colour);
    }
    return group;
  }

  u8 drawn_from_pile() { return pile_size_ ? pile_[chance_.below(pile_size_)] : NO_CARD; }

  void draw_group() {
    const Tokens group = drawn_group();
    const u8 fresh = drawn_from_pile();
    for (u32 at = 0; at < alive_; at++) {
      Entry& entry = entries_[at];
      if (entry.is_last || !group) continue;
      u8 row[ROW];
      row_after(entry.line, fresh, row);
      entry.drawn[draws_] =
          best_next(next_, entry.line.area, mark_next(entry), group, row, scope_.next_width);
    }
    draws_++;
    const u32 part = scope_.draws / 16;
    if (draws_ == part || draws_ == 3 * part || draws_ == 7 * part) halve();
  }

  void halve() {
    judge_candidates();
    if (alive_ > 3) alive_ = (alive_ + 1) / 2;
  }

  void judge_candidates() {
    if (root_.seats > 1 ? spaces_seen_ < SPACES : !draws_) {
      if (root_.phase != EXCHANGING) return;
    }
    for (u32 at = 0; at < alive_; at++) judge(entries_[at]);
    sort_by_value(entries_, alive_);
  }

  void judge(Entry& entry) {
    if (entry.is_last) return;
    if (root_.phase == EXCHANGING) return judge_exchange(entry);
    Chance seen[SPACES], drawn[MOST_DRAWS];
    u32 seen_size = 0;
    for (u32 space = 0; root_.seats > 1 && space < SPACES; space++)
      if (space != entry.line.space && root_.spaces[space])
        seen[seen_size++] = {entry.seen[space], stays(space, entry.line.space)};
    for (u32 at = 0; at < draws_; at++) drawn[at] = {entry.drawn[at], 1.0f};
    sort_by_value(seen, seen_size);
    sort_by_value(drawn, draws_);
    const u32 refills = bag_size() / TOKENS_A_SPACE;
    u32 fresh = root_.seats == 1 ? SPACES_ALONE : root_.seats;
    if (fresh > refills) fresh = refills;
    if (!seen_size && !draws_) return;
    const float best = expected_best(seen, seen_size, drawn, draws_, fresh ? fresh : 1);
    const float now = static_cast<float>(
        POINT * total_points(entry.line.area, root_.side, root_.has_loops));
    entry.value = static_cast<i32>(now + next_chance_ * (best - now));
    entry.error = error_of(entry.drawn, draws_);
  }

  u32 bag_size() const {
    u32 sum = 0;
    for (u32 colour = 0; colour < COLOURS; colour++) sum += bag_[colour];
    return sum;
  }

  static i32 error_of(const i32* values, u32 size) {
    if (size < 2) return 0;
    float mean = 0.0f, squares = 0.0f;
    for (u32 at = 0; at < size; at++) mean += static_cast<float>(values[at]);
    mean /= static_cast<float>(size);
    for (u32 at = 0; at < size; at++) {
      const float off = static_cast<float>(values[at]) - mean;
      squares += off * off;
    }
    return static_cast<i32>(
        __builtin_sqrtf(squares / static_cast<float>(size) / static_cast<float>(size - 1)));
  }

  // ---- alone: which card to exchange, the new tokens before one's eyes

  void list_exchanges() {
    for (u32 slot = 0; slot <= ROW; slot++) {
      if (slot && root_.row[slot - 1] == NO_CARD) continue;
      Entry& entry = entries_[size_++];
      entry.line = begun_;
      entry.line.card = slot ? root_.row[slot - 1] : NO_CARD;
      add_code(entry.line, slot ? EXCHANGE + root_.row[slot - 1] : KEEP_ROW);
      entry.value = best_with_row(entry.line.area, root_.row, NO_CARD, entry.line.card);
      entry.error = 0;
      entry.is_last = !slot || !pile_size_;
    }
    sort_by_value(entries_, size_);
  }

  i32 best_with_row(const Area& area, const u8* cards, u8 fresh, u8 gone) {
    u8 row[ROW];
    for (u32 slot = 0; slot < ROW; slot++)
      row[slot] = gone != NO_CARD && cards[slot] == gone ? fresh : cards[slot];
    i32 best = -ENDLESS * POINT;
    for (u32 space = 0; space < SPACES; space++) {
      if (!root_.spaces[space]) continue;
      const i32 value = best_next(turn_, area, 0, root_.spaces[space], row, scope_.next_width);
      if (value > best) best = value;
    }
    return best;
  }

  void draw_exchange() {
    const u8 fresh = drawn_from_pile();
    for (u32 at = 0; at < alive_; at++) {
      Entry& entry = entries_[at];
      if (entry.is_last) continue;
      entry.drawn[draws_] = best_with_row(entry.line.area, root_.row, fresh, entry.line.card);
    }
    draws_++;
  }

  void judge_exchange(Entry& entry) {
    if (!draws_) return;
    float sum = 0.0f;
    for (u32 at = 0; at < draws_; at++) sum += static_cast<float>(entry.drawn[at]);
    entry.value = static_cast<i32>(sum / static_cast<float>(draws_));
    entry.error = error_of(entry.drawn, draws_);
  }

  Position root_;
  Scope scope_;
  Generator chance_;
  Judge turn_, next_;  // at the end of this turn, and of the own next one
  float next_chance_;  // that there is a next one
  Planner<Judge> planner_;
  Line begun_;
  bool is_planned_, is_ranked_, looks_at_others_;
  u32 size_, alive_, draws_, spaces_seen_, others_, pile_size_;
  u32 bag_[COLOURS];
  u8 pile_[ANIMALS];
  i32 wanted_[SEATS][SPACES];
  Entry entries_[MOST_CANDIDATES];
};

}  // namespace harmonies
