// Harmonies: the judge that the search asks: the hand-made evaluation, corrected by a network where
// there is one that has learned such tables.
#pragma once

#include "network.h"

namespace harmonies {

// What is known about boards: weights made by hand, and perhaps a network.
struct Learned {
  const Weights* weights;
  const Network* network;
};

// The judge of one moment.
class Judge {
 public:
  void set(const Learned& learned, const Position& position, i32 turns) {
    by_hand_.set(*learned.weights, position.side, position.has_loops, turns);
    is_trained_ = learned.network && knows(*learned.network, position);
    if (is_trained_) network_.set(*learned.network, position, turns);
  }

  i32 value(const Area& area) const {
    if (!is_trained_) return by_hand_.value(area);
    Glance glance(area);
    const i32 value = by_hand_.value(
        area, [&](u32 term, i32 amount) { glance.add(term, amount); },
        [&](u32 slot, const u64* cells) { glance.near(area, slot, cells); });
    const i32 sure = by_hand_.sure(area);
    return sure ? value + network_.of(area, glance) * sure / TURN : value;
  }

 private:
  HandMade by_hand_;
  mutable Correction network_;
  bool is_trained_;
};

}  // namespace harmonies
