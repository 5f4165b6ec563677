// Where the time of a random game goes, natively: dealing, choosing, acting, counting.
//
//     g++ -std=c++17 -O3 -march=native benchmarks/engine_parts.cpp -o parts && ./parts
//
// Some positions of random games are kept, few enough to stay in the cache, and each part is done
// again and again on them.
#include <chrono>
#include <cstdio>
#include <vector>

#include "../engine/core/face.h"
#include "../engine/harmonies/observation.h"
#include "../engine/take_it_easy/random.h"
#include "../engine/tranquility/observation.h"

static volatile u32 kept;  // so that nothing is optimised away

template <class Work>
double nanoseconds(size_t times, Work work) {
  const auto began = std::chrono::steady_clock::now();
  for (size_t at = 0; at < times; at++) work(at);
  const std::chrono::duration<double, std::nano> spent = std::chrono::steady_clock::now() - began;
  return spent.count() / static_cast<double>(times);
}

template <u32 MOST, class Position, class Options>
void measure(const char* name, const Options& options, u32 seats) {
  Position position;
  if (deal(position, options, seats, Generator{1})) return;
  std::vector<Position> moments, ends;
  std::vector<u32> codes;
  Generator player{2};
  size_t acts = 0, games = 0;
  for (; moments.size() < 64; games++, redeal(position)) {
    for (; actors(position); acts++) {
      const u32 seat = next_actor(position), code = random_code(position, seat, player);
      if (acts % 61 == 0) {
        moments.push_back(position);
        codes.push_back(code);
      }
      apply(position, seat, code);
    }
    if (ends.size() < 64) ends.push_back(position);
  }
  constexpr size_t TIMES = 2000000;
  const size_t all = moments.size(), over = ends.size();
  const double dealt = nanoseconds(TIMES / 20, [&](size_t) { redeal(position); });
  const double chosen = nanoseconds(TIMES, [&](size_t at) {
    const Position& moment = moments[at % all];
    kept = random_code(moment, next_actor(moment), player);
  });
  const double listed = nanoseconds(TIMES, [&](size_t at) {
    u16 found[MOST];
    const Position& moment = moments[at % all];
    kept = legal(moment, next_actor(moment), found);
  });
  const double counted = nanoseconds(TIMES / 20, [&](size_t at) {
    i32 points[8];
    score_totals(ends[at % over], points);
    kept = static_cast<u32>(points[0]);
  });
  // Acting changes the position, so a copy is made, and what that costs is taken off.
  Position after;
  const double copied = nanoseconds(TIMES, [&](size_t at) {
    after = moments[at % all];
    kept = after.seats;
    asm volatile("" ::: "memory");
  });
  const double both = nanoseconds(TIMES, [&](size_t at) {
    after = moments[at % all];
    apply(after, next_actor(after), codes[at % all]);
    kept = after.seats;
    asm volatile("" ::: "memory");
  });
  const double done = both - copied;
  const double length = static_cast<double>(acts) / static_cast<double>(games);
  std::printf("%s: %.0f acts a game; ns: deal %.0f, choose %.0f (list %.0f), act %.0f, count %.0f, copy %.0f\n",
              name, length, dealt, chosen, listed, done, counted, copied);
  const double game = dealt + length * (chosen + done) + counted;
  std::printf("  of a game: dealing %.0f %%, choosing %.0f %%, acting %.0f %%, counting %.0f %%\n",
              100 * dealt / game, 100 * length * chosen / game, 100 * length * done / game,
              100 * counted / game);
}

int main() {
  measure<harmonies::MOST_LEGAL, harmonies::Position>("harmonies, 2",
                                                      harmonies::default_options(2), 2);
  measure<take_it_easy::MOST_LEGAL, take_it_easy::Position>("take_it_easy, 1",
                                                            take_it_easy::default_options(1), 1);
  measure<tranquility::MOST_LEGAL, tranquility::Position>("tranquility, 2",
                                                          tranquility::default_options(2), 2);
}
