// Harmonies: the next turn, as an expected maximum over the groups that may lie there then.
#pragma once

#include "../core/types.h"

namespace harmonies {

constexpr u32 MOST_DRAWS = 128;

// Something that may be there: what it would be worth, and how likely it is still there.
struct Chance {
  i32 value;
  float there;
};

inline float power(float base, u32 exponent) {
  float result = 1.0f;
  while (exponent--) result *= base;
  return result;
}

// Highest first.
template <class Item>
inline void sort_by_value(Item* items, u32 size) {
  for (u32 at = 1; at < size; at++) {
    const Item item = items[at];
    u32 to = at;
    for (; to && items[to - 1].value < item.value; to--) items[to] = items[to - 1];
    items[to] = item;
  }
}

// The best of some chances that may be there and of so many fresh draws, each of which is one of
// `drawn`. Both lists are sorted, highest first; one of them has an entry.
inline float expected_best(const Chance* seen, u32 seen_size, const Chance* drawn, u32 drawn_size,
                           u32 draws) {
  float left = 1.0f;    // how likely nothing better than what comes now is there
  float gone = 1.0f;    // the part of it that the seen ones have
  float sum = 0.0f;
  i32 lowest = 0;
  u32 at_seen = 0, at_drawn = 0;
  while (at_seen < seen_size || at_drawn < drawn_size) {
    const bool is_seen = at_drawn == drawn_size ||
                         (at_seen < seen_size && seen[at_seen].value >= drawn[at_drawn].value);
    lowest = is_seen ? seen[at_seen].value : drawn[at_drawn].value;
    if (is_seen)
      gone *= 1.0f - seen[at_seen++].there;
    else
      at_drawn++;
    const float worse = drawn_size ? static_cast<float>(drawn_size - at_drawn) /
                                         static_cast<float>(drawn_size)
                                   : 1.0f;
    const float then = gone * power(worse, draws);
    sum += static_cast<float>(lowest) * (left - then);
    left = then;
  }
  return sum + static_cast<float>(lowest) * left;
}

}  // namespace harmonies
