// A layer of whole numbers: sums of products, two by two. Every machine has one instruction for
// that, and no compiler finds it in a loop.
#pragma once

#include "types.h"

#if defined(__AVX512BW__)
#include <immintrin.h>
#endif

constexpr u32 STRIP = 16;  // sums that are added up at once

// The weights of a layer in the order in which they are read: strip by strip, in each two inputs side
// by side. FROM is a multiple of 2, TO of the strip.
template <u32 FROM, u32 TO>
using Layer = i16[TO / STRIP][FROM / 2][STRIP][2];

// The sums of one strip for so many boards, which share the reading of the weights.
template <u32 BOARDS, u32 FROM, u32 TO>
inline void add_strip(const i16 (&from)[BOARDS][FROM], const i16 (*rows)[STRIP][2],
                      i32 (&sums)[BOARDS][TO], u32 to) {
#if defined(__AVX512BW__)
  __m512i sum[BOARDS];
  for (u32 board = 0; board < BOARDS; board++) sum[board] = _mm512_loadu_si512(sums[board] + to);
  for (u32 row = 0; row < FROM / 2; row++) {
    const __m512i weights = _mm512_loadu_si512(rows[row]);
    for (u32 board = 0; board < BOARDS; board++) {
      i32 both;
      copy(&both, from[board] + 2 * row, sizeof both);
      sum[board] = _mm512_add_epi32(sum[board],
                                    _mm512_madd_epi16(_mm512_set1_epi32(both), weights));
    }
  }
  for (u32 board = 0; board < BOARDS; board++) _mm512_storeu_si512(sums[board] + to, sum[board]);
#elif defined(__wasm_simd128__)
  typedef i32 Four __attribute__((vector_size(16), aligned(4)));
  typedef i16 Eight __attribute__((vector_size(16), aligned(2)));
  Four sum[BOARDS][4];
  for (u32 board = 0; board < BOARDS; board++) copy(sum[board], sums[board] + to, sizeof sum[board]);
  for (u32 row = 0; row < FROM / 2; row++) {
    const Eight* weights = reinterpret_cast<const Eight*>(rows[row]);
    for (u32 board = 0; board < BOARDS; board++) {
      i32 both;
      copy(&both, from[board] + 2 * row, sizeof both);
      const Four factor = {both, both, both, both};
      for (u32 four = 0; four < 4; four++)
        sum[board][four] += __builtin_wasm_dot_s_i32x4_i16x8(reinterpret_cast<const Eight&>(factor),
                                                             weights[four]);
    }
  }
  for (u32 board = 0; board < BOARDS; board++) copy(sums[board] + to, sum[board], sizeof sum[board]);
#else
  for (u32 row = 0; row < FROM / 2; row++)
    for (u32 board = 0; board < BOARDS; board++)
      for (u32 at = 0; at < STRIP; at++)
        sums[board][to + at] += from[board][2 * row] * rows[row][at][0] +
                                from[board][2 * row + 1] * rows[row][at][1];
#endif
}

// sums[board][to] += from[board][at] * the weight from `at` to `to`, over all of `from`.
template <u32 BOARDS, u32 FROM, u32 TO>
inline void add_products(const i16 (&from)[BOARDS][FROM], const Layer<FROM, TO>& layer,
                         i32 (&sums)[BOARDS][TO]) {
  for (u32 strip = 0; strip < TO / STRIP; strip++)
    add_strip(from, layer[strip], sums, strip * STRIP);
}
