// Tranquility: what a player goes by and what it keeps in mind.
//
// The constants and the order of every operation must agree with
// harmonium.bots.tranquility_outlook; tests/bots/test_careful_engine.py compares the choices.
#pragma once

#include "../core/reals.h"
#include "turn.h"

namespace tranquility {

// What a player goes by; the names and first values are those of `careful`.
struct Habits {
  double one = 1.253, one_fills = 2.2, one_unseen = 0.775, one_hope = 0.001, one_at_end = 1.4;
  double two = 1.166, two_fill = 0.763, two_unseen = 0.878, two_hope = 0.03;
  double wide = 0.137, roomy = 2.85, held = 1.6, toll = 0.039, close = 2.23;
  double discarded = 3.0;
  double fear = 0.673, spare = 2.6, temper = 3.55, thrift = 0.03, cell = 0.622, fair = 0.135;
  double end = 0.562, end_comes = 1.627, end_unseen = 0.435, end_hope = 0.01;
  double sparable = 0.2, monster_gone = 1.2;
  double purple_relief = 30, yellow_relief = 25, orange_relief = 20;
  double least_urgent = 0;  // of a Storm that a Compass is spent on: 1 orange, 2 yellow, 3 purple
};

constexpr double TIGHT = 1.8;
constexpr u32 EAGER[] = {100, 100, 47, 47, 30};
constexpr u32 DEAREST = 4;
constexpr i32 SPARE_AT_MOST = 40, SPARE_AT_LEAST = -4;
constexpr double UNFAIR_AT_MOST = 6;
constexpr i64 UNIT = 1'000'000;
constexpr i64 JOKER_WORTH = UNIT * 3 / 2, START_WORTH = UNIT * 9, NOTHING_FITS = UNIT * -12;
constexpr u32 CELLS_AT_MOST = 12;
constexpr double STEP_AT_MOST = 8;
constexpr u32 BEYOND = ISLANDS + 1;  // stands in for a number at the upper end of the chain

inline i64 parts(double worth) { return static_cast<i64>(rounded(worth * static_cast<double>(UNIT))); }

inline double least(double one, double other) { return other < one ? other : one; }
inline double most(double one, double other) { return other > one ? other : one; }

// What is worked out once and looked up ever after; the host gives it, all zeros at first.
struct Memory {
  static constexpr u32 SUPPLIES = 3000;  // hundredths; beyond them it makes no difference
  static constexpr u32 STEPS = 512;      // between 0 and `roomy`
  Habits habits;
  u32 is_ready, setting;
  double fear[SPARE_AT_MOST - SPARE_AT_LEAST + 1];
  double steep[STEPS][6];         // the series of lack^TIGHT around the middle of each step
  i32 toll[CELLS + 1][BEYOND + 1];  // of so many cells between numbers so far apart
  i32 small[3][SUPPLIES + 1][4];  // worth - 1, which is never 0

  void prepare(const Habits& chosen = Habits{}) {
    clear(this, sizeof *this);
    habits = chosen;
    for (i32 spare = SPARE_AT_LEAST; spare <= SPARE_AT_MOST; spare++)
      fear[spare - SPARE_AT_LEAST] = logarithm(1 + exponential((habits.spare - spare) / habits.temper));
    for (u32 step = 0; step < STEPS; step++) {
      const double middle = (step + 0.5) * (habits.roomy / STEPS);
      double term = exponential(TIGHT * logarithm(middle));
      for (u32 power = 0; power < 6; power++) {
        steep[step][power] = term;
        term *= (TIGHT - power) / ((power + 1) * middle);
      }
    }
    for (u32 cells = 1; cells <= CELLS; cells++)
      for (u32 apart = 0; apart <= BEYOND; apart++) {
        const double step = least(STEP_AT_MOST, static_cast<double>(apart) / (cells + 1));
        const u32 counted = cells < CELLS_AT_MOST ? cells : CELLS_AT_MOST;
        toll[cells][apart] = static_cast<i32>(parts(habits.toll * counted * most(0.0, step - habits.close)));
      }
    is_ready = 1;
  }

  // lack^TIGHT; near 0 the series would be too coarse.
  double steepness(double lack) const {
    if (lack < 0.4) return exponential(TIGHT * logarithm(lack));
    const double WIDTH = habits.roomy / STEPS;
    u32 step = static_cast<u32>(lack / WIDTH);
    if (step >= STEPS) step = STEPS - 1;
    const double* series = steep[step];
    const double x = lack - (step + 0.5) * WIDTH;
    return series[0] +
           x * (series[1] + x * (series[2] + x * (series[3] + x * (series[4] + x * series[5]))));
  }
};

// Cards of a hand, some of them perhaps gone already.
using Cards = Hand;

// Empty cells between two numbers; 0 and 81 stand in for one at an end of the chain.
struct Span {
  u32 low, high;
  i32 before, after;  // the filled cells at its ends

  u32 cells() const { return static_cast<u32>(after - before - 1); }
  bool has(u32 number) const { return low < number && number < high; }
};

}  // namespace tranquility
