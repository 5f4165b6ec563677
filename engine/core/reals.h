// Exponential and logarithm in double precision, the same to the last bit in every build.
//
// Sums, products and quotients of doubles are exact to the rule on every machine we build for;
// libraries differ in these two, so they are here (the method is that of fdlibm: within one unit
// of the last place). Whoever decides by them rounds first.
#pragma once

#include "types.h"

using i64 = int64_t;

inline double from_bits(u64 bits) {
  double number;
  copy(&number, &bits, sizeof number);
  return number;
}

inline u64 to_bits(double number) {
  u64 bits;
  copy(&bits, &number, sizeof bits);
  return bits;
}

// To the nearest whole number, a half to the even one; below 2^51.
inline double rounded(double number) {
  constexpr double SHIFT = 6755399441055744.0;
  return (number + SHIFT) - SHIFT;
}

constexpr double LN2_HIGH = 6.93147180369123816490e-01, LN2_LOW = 1.90821492927058770002e-10;

// Of a number between -700 and 700.
inline double exponential(double x) {
  const double k = rounded(x * 1.44269504088896338700e+00);
  const double high = x - k * LN2_HIGH, low = k * LN2_LOW;
  const double r = high - low, t = r * r;
  const double c =
      r - t * (1.66666666666666019037e-01 +
               t * (-2.77777777770155933842e-03 +
                    t * (6.61375632143793436117e-05 +
                         t * (-1.65339022054652515390e-06 + t * 4.13813679705723846039e-08))));
  const double y = 1.0 - ((low - (r * c) / (2.0 - c)) - high);
  return y * from_bits(static_cast<u64>(1023 + static_cast<i64>(k)) << 52);
}

// Of a positive number that is not very small.
inline double logarithm(double x) {
  const u64 bits = to_bits(x);
  i64 k = static_cast<i64>(bits >> 52) - 1023;
  double m = from_bits((bits & 0xfffffffffffffu) | u64{1023} << 52);
  if (m > 1.41421356237309504880) {
    m *= 0.5;
    k++;
  }
  const double f = m - 1.0, s = f / (2.0 + f), z = s * s, w = z * z;
  const double even = w * (3.999999999940941908e-01 +
                           w * (2.222219843214978396e-01 + w * 1.531383769920937332e-01));
  const double odd =
      z * (6.666666666666735130e-01 +
           w * (2.857142874366239149e-01 +
                w * (1.818357216161805012e-01 + w * 1.479819860511658591e-01)));
  const double half = 0.5 * f * f, d = static_cast<double>(k);
  return d * LN2_HIGH - ((half - (s * (half + (even + odd)) + d * LN2_LOW)) - f);
}

// The nearest hundredth, as a count of hundredths; exactly half-way the even one. A product in
// double precision could lie on the wrong side of a half, so it is taken in two parts.
inline u32 hundredths(double number) {
  constexpr double SPLIT = 134217729.0;  // 2^27 + 1
  const double shifted = number * SPLIT, high = shifted - (shifted - number), low = number - high;
  const double product = number * 100.0, rest = (high * 100.0 - product) + low * 100.0;
  const double nearest = rounded(product);
  const double over = (product - nearest) + rest;  // what is missing to the nearest whole one
  const u32 count = static_cast<u32>(nearest);
  if (over > 0.5 || (over == 0.5 && count & 1)) return count + 1;
  if (over < -0.5 || (over == -0.5 && count & 1)) return count - 1;
  return count;
}
