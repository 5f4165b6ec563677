// Untrusted input against the native engine under sanitizers: positions that are made of others by
// changing a few bytes, and every code in them. What unpack accepts must be playable to the end
// without a step beside any array. Run by tests/engine/test_untrusted.py in `make soak`.
#include <stdio.h>
#include <stdlib.h>

#include "../../engine/core/face.h"
#include "../../engine/harmonies/observation.h"
#include "../../engine/take_it_easy/random.h"
#include "../../engine/tranquility/observation.h"

template <u32 CODES, u32 MOST, class Position, class Packed, class Options, class Observation>
u32 fuzz(u64 seed, u32 rounds, u32 most_seats) {
  u32 accepted = 0;
  Generator chance{seed};
  for (u32 round = 0; round < rounds; round++) {
    Position position;
    Options options;
    for (size_t at = 0; at < sizeof options; at++)
      reinterpret_cast<u8*>(&options)[at] = static_cast<u8>(chance.below(2));
    if (deal(position, options, 1 + chance.below(most_seats), Generator{chance.wide()})) continue;
    for (u32 acts = chance.below(120); acts-- && actors(position);) {
      const u32 seat = next_actor(position);
      const u32 code = random_code(position, seat, chance);
      if (code == NO_CODE) break;
      apply(position, seat, code);
    }
    Packed packed;
    pack(position, packed);
    for (u32 changes = chance.below(4); changes--;) {
      u8& byte = reinterpret_cast<u8*>(&packed)[chance.below(sizeof packed)];
      byte = static_cast<u8>(chance.below(2) ? chance.below(8) : chance.below(256));
    }
    if (unpack(position, packed, Generator{chance.wide()})) continue;
    accepted++;
    Observation seen;
    u16 codes[MOST];
    i32 points[64];
    for (u32 seat = 0; seat < position.seats; seat++) {
      legal(position, seat, codes);
      observe(position, seat, seen);
    }
    for (u32 tries = 0; tries < 50; tries++) {
      const u32 seat = chance.below(8), code = chance.below(CODES + 9);
      if (is_legal(position, seat, code)) apply(position, seat, code);
    }
    play_out(position, chance);
    score(position, points);
    pack(position, packed);
  }
  return accepted;
}

int main(int, char** arguments) {
  const u32 rounds = static_cast<u32>(atoi(arguments[1]));
  const u64 seed = static_cast<u64>(atoll(arguments[2]));
  {
    using namespace take_it_easy;
    printf("%u ", fuzz<CODES, MOST_LEGAL, Position, Packed, Options, Observation>(seed, rounds, 6));
  }
  {
    using namespace harmonies;
    printf("%u ", fuzz<CODES, MOST_LEGAL, Position, Packed, Options, Observation>(seed, rounds, 4));
  }
  {
    using namespace tranquility;
    printf("%u\n", fuzz<CODES, MOST_LEGAL, Position, Packed, Options, Observation>(seed, rounds, 5));
  }
}
