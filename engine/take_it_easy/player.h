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

// What each tile would be worth on each cell of a board.
struct Prospects {
  Worths of[TILES];
};

// The open cells that are worth judging for a tile: those that it was best on a tile earlier, and those
// of which nothing was said then.
inline u32 likely(const Worths& earlier, u32 open, u32 most) {
  if (count(open) <= most) return open;
  Worths known;
  u32 found = 0;
  each(open, [&](u32 cell) {
    known.of[cell] = earlier.of[cell];
    if (earlier.of[cell] == NOT_LOOKED_AT) found |= 1u << cell;
  });
  known.each_good(most, ANY_MARGIN, [&](u32 cell) { found |= 1u << cell; });
  return found;
}

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

  // The same for every tile that is left.
  void look_out(const Judge& judge, const Area& area, u32 last, u32 left, Prospects& prospects) const {
    each(left, [&](u32 tile) {
      prospects.of[tile] =
          worths(judge, area, plan.open(area, tile, last), tile, left & ~(1u << tile));
    });
  }

  // The same with a look at the next tiles from the good ones among them. `prospects` is of this board.
  Worths looked(const Judge& judge, const Area& area, const Worths& worths, u32 tile, u32 left,
                u32 look, u32 width, i32 margin, const Prospects& prospects) const {
    Worths found;
    worths.each_good(width, margin, [&](u32 cell) {
      Area after = area;
      plan.laid(after, cell, tile);
      found.of[cell] = ahead(judge, after, tile, left, look, &prospects);
    });
    return found;
  }

  // Visits every tile that may come with the best that can be made of it, so many looked at after it.
  // `earlier` is the prospects of the board before, where there is one.
  template <class Visit>
  void each_tile(const Judge& judge, const Area& area, u32 last, u32 left, u32 look,
                 const Prospects* earlier, Visit visit) const {
    const Judge near = judge.at(area, left);
    if (!look) {
      each(left, [&](u32 tile) {
        u32 open = plan.open(area, tile, last);
        if (earlier && Judge::JUDGED < CELLS) open = likely(earlier->of[tile], open, Judge::JUDGED);
        visit(tile, worths(near, area, open, tile, left & ~(1u << tile)).most());
      });
      return;
    }
    Prospects prospects;
    look_out(near, area, last, left, prospects);
    each(left, [&](u32 tile) {
      const u32 others = left & ~(1u << tile);
      visit(tile, looked(near, area, prospects.of[tile], tile, others, look, REPLIES, DEEP_MARGIN,
                         prospects).most());
    });
  }

  // What a board is worth before the next tile is known: the mean over all that may come.
  i32 ahead(const Judge& judge, const Area& area, u32 last, u32 left, u32 look,
            const Prospects* earlier) const {
    if (area.filled == EVERY_CELL) return standing(area, plan.scoring) * POINT;
    i32 sum = 0;
    each_tile(judge, area, last, left, look - 1, earlier,
              [&](u32, i32 worth) { sum += worth; });
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
  if (!look) return found;
  Prospects prospects;
  if (Judge::JUDGED < CELLS) player.look_out(judge.at(area, left), area, tile, left, prospects);
  found = player.looked(judge, area, found, tile, left, 1, WIDTH, ANY_MARGIN, prospects);
  if (look > 1 && count(area.filled) >= DEEP_FROM)
    found = player.looked(judge, area, found, tile, left, 2, DEEP_WIDTH, DEEP_MARGIN, prospects);
  return found;
}

// How much better the called tile is than the mean over all that could have been called. Whatever the
// judge says, the luck of a game is nothing on average: taking it out leaves less to chance, and the
// less the further it looks.
template <class Judge>
inline i32 luck_of(const Position& position, u32 seat, const Judge& judge, u32 look) {
  const Player<Judge> player{plan_of(position)};
  const u32 tile = called(position), left = left_of(position) | 1u << tile;
  const u32 before = position.turn ? position.order[position.turn - 1] : tile;
  i32 mine = 0, sum = 0;
  player.each_tile(judge, position.areas[seat], before, left, look, nullptr,
                   [&](u32 at, i32 worth) {
                     sum += worth;
                     if (at == tile) mine = worth;
                   });
  const i32 tiles = static_cast<i32>(count(left));
  return mine - (sum + tiles / 2) / tiles;
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
