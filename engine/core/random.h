// The engine's own generator: SplitMix64, one word of state, the same everywhere.
//
// It is for play-outs, batches and search, where nothing is secret; deals of real tables come
// from the rules' generator (harmonium.core.deal).
#pragma once

#include "types.h"

struct Generator {
  u64 state;

  u64 wide() {
    u64 z = state += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
  }

  u32 word() { return static_cast<u32>(wide() >> 32); }

  // A whole number below the bound (at most 2^16): even up to one part in 2^16 of 2^32.
  u32 below(u32 bound) { return static_cast<u32>(u64{word()} * bound >> 32); }
};

inline u64 wide(u32 low, u32 high) { return u64{high} << 32 | low; }

// The generator of the stream with that number; streams of one seed have nothing to do with
// each other.
inline Generator stream(u64 seed, u64 number) {
  Generator first{seed};
  const u64 start = first.wide();
  return Generator{Generator{start ^ (number + 1) * 0xd1342543de82ef95u}.wide()};
}

// Puts a random one of the items from `at` on in the place `at`: one step of a shuffle that is
// made only as far as somebody looks.
template <class Item>
inline void drawn_to(Item* items, u32 at, u32 size, Generator& chance) {
  const u32 other = at + chance.below(size - at);
  const Item item = items[other];
  items[other] = items[at];
  items[at] = item;
}
