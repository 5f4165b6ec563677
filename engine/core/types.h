// What every file of the engine stands on: numbers of fixed size, sets of bits, exported names.
// Freestanding: no library is needed, neither C's nor C++'s.
#pragma once

#include <stddef.h>
#include <stdint.h>

using u8 = uint8_t;
using u16 = uint16_t;
using u32 = uint32_t;
using u64 = uint64_t;
using i16 = int16_t;
using i32 = int32_t;

// No action: what is chosen where nothing is legal. That cannot come about in play, only in a
// position made by hand.
constexpr u32 NO_CODE = 0xffff;

// The same name in WebAssembly and in a shared library.
#ifdef __wasm__
#define EXPORT(name) extern "C" __attribute__((export_name(#name)))
#else
#define EXPORT(name) extern "C" __attribute__((visibility("default")))
#endif

inline u32 count(u64 bits) { return static_cast<u32>(__builtin_popcountll(bits)); }

// The number of the lowest bit; there must be one.
inline u32 lowest(u64 bits) { return static_cast<u32>(__builtin_ctzll(bits)); }

inline u64 bit(u32 number) { return u64{1} << number; }

inline u64 rotated(u64 bits, u32 left) { return bits << (left & 63) | bits >> (-left & 63); }

// The number of the bit that has `below` set bits below it; there must be so many.
inline u32 nth(u64 bits, u32 below) {
  while (below--) bits &= bits - 1;
  return lowest(bits);
}

// Calls the function with the number of every set bit, the lowest first.
template <class Visit>
inline void each(u64 bits, Visit visit) {
  for (; bits; bits &= bits - 1) visit(lowest(bits));
}

inline void clear(void* to, size_t bytes) { __builtin_memset(to, 0, bytes); }
inline void copy(void* to, const void* from, size_t bytes) { __builtin_memcpy(to, from, bytes); }
