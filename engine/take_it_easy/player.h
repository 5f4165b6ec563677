// Take It Easy: a player who looks ahead exactly over the next tiles. What a board is still worth a
// judge says: the tables, or the network.
#pragma once

#include "network.h"

namespace take_it_easy {

constexpr i32 NOT_LOOKED_AT = -0x7fffffff - 1;

// How one board is played.
struct Plan {
  u32 suns, scoring, placement;

  void laid(Area& area, u32 cell, u32 tile) const {
    area.tiles[cell] = static_cast<u8>(tile);
    area.filled |= 1u << cell;
    area.lines &= LAID[cell * TILES + tile];
    area.rays &= SHONE[cell * 2 + !(suns >> tile & 1)];
    for (u32 at = 0; at < 3; at++)
      if (is_full(area, LINES_OF[cell * 3 + at])) add_line(area, LINES_OF[cell * 3 + at], scoring);
  }

  // The cells open to `tile` after `before` was called.
  u32 open(const Area& area, u32 tile, u32 before) const {
    const u32 empty = EVERY_CELL & ~area.filled;
    const bool touch = area.filled && (placement == CONNECTED ||
        (placement == SUN_MOON_CONNECTED && !((suns >> tile ^ suns >> before) & 1)));
    return touch ? empty & beside(area.filled) : empty;
  }
};

inline Plan plan_of(const Position& position) {
  return Plan{position.suns, position.scoring, position.placement};
}

// The worth of each cell, in parts of a point; NOT_LOOKED_AT where it is unknown.
struct Worths {
  i32 of[CELLS];

  Worths() {
    for (i32& worth : of) worth = NOT_LOOKED_AT;
  }

  // The lowest of equals.
  u32 best() const {
    u32 best = 0;
    for (u32 cell = 1; cell < CELLS; cell++)
      if (of[cell] > of[best]) best = cell;
    return best;
  }

  i32 most() const { return of[best()]; }

  // Calls visit with the best cells, at most so many, and none that is worse by more than that.
  template <class Visit>
  void each_good(u32 width, i32 margin, Visit visit) const {
    Worths rest = *this;
    const i32 least = most() - margin;
    for (u32 tried = 0; tried < width; tried++) {
      const u32 cell = rest.best();
      if (rest.of[cell] == NOT_LOOKED_AT || rest.of[cell] < least) return;
      rest.of[cell] = NOT_LOOKED_AT;
      visit(cell);
    }
  }
};

// How far it is looked from which cells; what is left out is hardly ever the best.
constexpr u32 WIDTH = 8;       // with one tile to come
constexpr u32 DEEP_WIDTH = 3;  // with two
constexpr u32 REPLIES = 2;     // after the first of two
constexpr u32 DEEP_FROM = 2;   // tiles on the board: before, it takes long and tells little
constexpr i32 ANY_MARGIN = 0x3fffffff, DEEP_MARGIN = 2 * POINT;

template <class Judge>
struct Player {
  Plan plan;

  // What each open cell is worth for a tile that is not among those left.
  Worths worths(const Judge& judge, const Area& area, u32 open, u32 tile, u32 left) const {
    const Judge near = judge.at(area, left);
    Worths found;
    each(open, [&](u32 cell) {
      Area after = area;
      plan.laid(after, cell, tile);
      found.of[cell] = standing(after, plan.scoring) * POINT + near.to_come(after, left);
    });
    return found;
  }

  // The same with a look at the next tiles from the good ones among them.
  Worths looked(const Judge& judge, const Area& area, const Worths& worths, u32 tile, u32 left,
                u32 look, u32 width, i32 margin) const {
    Worths found;
    worths.each_good(width, margin, [&](u32 cell) {
      Area after = area;
      plan.laid(after, cell, tile);
      found.of[cell] = ahead(judge, after, tile, left, look);
    });
    return found;
  }

  // The best that can be made of a tile, with so many looked at after it.
  i32 best(const Judge& judge, const Area& area, u32 tile, u32 before, u32 left, u32 look) const {
    const Worths found = worths(judge, area, plan.open(area, tile, before), tile, left);
    if (!look) return found.most();
    return looked(judge, area, found, tile, left, look, REPLIES, DEEP_MARGIN).most();
  }

  // What a board is worth before the next tile is known: the mean over all that may come.
  i32 ahead(const Judge& judge, const Area& area, u32 last, u32 left, u32 look) const {
    if (area.filled == EVERY_CELL) return standing(area, plan.scoring) * POINT;
    const Judge near = judge.at(area, left);
    i32 sum = 0;
    each(left, [&](u32 tile) {
      sum += best(near, area, tile, last, left & ~(1u << tile), look - 1);
    });
    const i32 tiles = static_cast<i32>(count(left));
    return (sum + tiles / 2) / tiles;
  }
};

inline u32 left_of(const Position& position) {
  u32 left = 0;
  for (u32 tile = 0; tile < TILES; tile++) left |= static_cast<u32>(position.left[tile]) << tile;
  return left;
}

// What each cell is worth for the called tile. `look` 0: what the judge says of the board; 1: with
// exact look-ahead over the next tile, from the cells that the judge likes best; 2: over the next two,
// from the best of those.
template <class Judge>
inline Worths weigh(const Position& position, u32 seat, const Judge& judge, u32 look) {
  const Player<Judge> player{plan_of(position)};
  const Area& area = position.areas[seat];
  const u32 tile = called(position), left = left_of(position);
  Worths found = player.worths(judge, area, open_cells(position, seat), tile, left);
  if (look > 0) found = player.looked(judge, area, found, tile, left, 1, WIDTH, ANY_MARGIN);
  if (look > 1 && count(area.filled) >= DEEP_FROM)
    found = player.looked(judge, area, found, tile, left, 2, DEEP_WIDTH, DEEP_MARGIN);
  return found;
}

// How much better the called tile is than the mean over all that could have been called. Whatever the
// judge says, the luck of a game is nothing on average: taking it out leaves less to chance, and the
// less the further it looks.
template <class Judge>
inline i32 luck_of(const Position& position, u32 seat, const Judge& judge, u32 look) {
  const Player<Judge> player{plan_of(position)};
  const u32 tile = called(position), left = left_of(position);
  const u32 before = position.turn ? position.order[position.turn - 1] : tile;
  const Area& area = position.areas[seat];
  return player.best(judge, area, tile, before, left, look) -
         player.ahead(judge, area, before, left | 1u << tile, look + 1);
}

// Plays so many games with all seats alike; the totals, seat by seat, and where `lucks` has room for
// it how lucky the draws were for each, in parts of a point.
template <class Judge>
inline void play(Position& position, u32 size, const Judge& judge, u32 look, i32* points, i32* lucks) {
  for (u32 game = 0; game < size; game++) {
    const size_t row = size_t{game} * position.seats;
    redeal(position);
    for (u32 waiting; (waiting = actors(position));) {
      const u32 seat = lowest(waiting);
      const Worths found = weigh(position, seat, judge, look);
      if (lucks) lucks[row + seat] += luck_of(position, seat, judge, look ? look - 1 : 0);
      apply(position, seat, found.best());
    }
    score_totals(position, points + row);
  }
}

}  // namespace take_it_easy
