// A layer of whole numbers: sums of products, two by two. Every machine has one instruction for
// that, and no compiler finds it in a loop.
#pragma once

#include "types.h"

#if defined(__AVX512BW__)
#include <immintrin.h>
#endif

// sums[to] += from[at] * rows[at / 2][to][at % 2] over all of `from`. TO is a multiple of 16, and FROM
// of 2.
template <u32 FROM, u32 TO>
inline void add_products(const i16* from, const i16 (*rows)[TO][2], i32* sums) {
#if defined(__AVX512BW__)
  for (u32 to = 0; to < TO; to += 16) {
    __m512i sum = _mm512_loadu_si512(sums + to);
    for (u32 row = 0; row < FROM / 2; row++) {
      i32 both;
      copy(&both, from + 2 * row, sizeof both);
      const __m512i products = _mm512_madd_epi16(_mm512_set1_epi32(both),
                                                 _mm512_loadu_si512(rows[row][to]));
      sum = _mm512_add_epi32(sum, products);
    }
    _mm512_storeu_si512(sums + to, sum);
  }
#elif defined(__wasm_simd128__)
  typedef i32 Four __attribute__((vector_size(16), aligned(4)));
  typedef i16 Eight __attribute__((vector_size(16), aligned(2)));
  for (u32 to = 0; to < TO; to += 16) {
    Four* at = reinterpret_cast<Four*>(sums + to);
    Four sum[4] = {at[0], at[1], at[2], at[3]};
    for (u32 row = 0; row < FROM / 2; row++) {
      i32 both;
      copy(&both, from + 2 * row, sizeof both);
      const Four factor = {both, both, both, both};
      const Eight* pairs = reinterpret_cast<const Eight*>(rows[row][to]);
      for (u32 four = 0; four < 4; four++)
        sum[four] += __builtin_wasm_dot_s_i32x4_i16x8(reinterpret_cast<const Eight&>(factor),
                                                      pairs[four]);
    }
    for (u32 four = 0; four < 4; four++) at[four] = sum[four];
  }
#else
  for (u32 row = 0; row < FROM / 2; row++)
    for (u32 to = 0; to < TO; to++)
      sums[to] += from[2 * row] * rows[row][to][0] + from[2 * row + 1] * rows[row][to][1];
#endif
}
