// Harmonies: the judge that the search asks: the hand-made evaluation, corrected by a network where
// there is one that has learned such tables.
#pragma once

#include "network.h"

namespace harmonies {

// What is known about boards: weights made by hand, and perhaps a network.
struct Learned {
  const Weights* weights;
  const Network* network;
  bool looks_at_others = true;  // at their boards; false only to learn what that is worth
};

// One more token hardly ever changes what the network says by more; a board that is further behind
// need not be shown to it.
constexpr i32 MOST_CHANGE = 6 * POINT;

// The judge of one moment.
class Judge {
 public:
  void set(const Learned& learned, const Position& position, i32 turns) {
    by_hand_.set(*learned.weights, position.side, position.has_loops, turns);
    is_trained_ = learned.network && knows(*learned.network, position);
    if (is_trained_) network_.set(*learned.network, position, turns);
    stood_on_ = 0;
  }

  // The boards that are judged next are this one and a little more.
  void stand_on(const Area& area) const {
    if (!is_trained_) return;
    Glance glance(area);
    seen(area, glance);
    stood_on_ = network_.stand_on(area, glance);
  }

  // The value, or a rough one where it is far below `least`.
  Opinion value_above(const Area& area, i32 least) const {
    if (!is_trained_) return {by_hand_.value(area), false};
    Glance glance(area);
    const i32 value = seen(area, glance);
    const i32 sure = by_hand_.sure(area);
    if (!sure) return {value, false};
    const i32 roughly = value + stood_on_ * sure / TURN;
    if (is_far_below(roughly, least)) return {roughly, true};
    return {value + network_.of(area, glance) * sure / TURN, false};
  }

  // Whether a rough value is so far below `least` that the true one will not be above it.
  static bool is_far_below(i32 rough, i32 least) { return rough + MOST_CHANGE < least; }

 private:
  // What the evaluation says, with a glance at the board for the network.
  i32 seen(const Area& area, Glance& glance) const {
    return by_hand_.value(
        area, [&](u32 term, i32 amount) { glance.add(term, amount); },
        [&](u32 slot, const u64* cells) { glance.near(area, slot, cells); });
  }

  HandMade by_hand_;
  mutable Correction network_;
  mutable i32 stood_on_;  // the correction of the board that is stood on
  bool is_trained_;
};

}  // namespace harmonies
