// Take It Easy: random games. With free placement nothing has to be asked before the end of a
// round, so boards are not even built: only what the tiles leave of the lines is kept.
#pragma once

#include "packed.h"

namespace take_it_easy {

inline u32 random_code(const Position& position, u32 seat, Generator& player) {
  const u32 open = open_cells(position, seat);
  return nth(open, player.below(count(open)));
}

inline i32 full_points(u64 lines) {
  i32 points = 0;
  for (u32 group = 0; group < LINES / 3; group++, lines >>= 9)
    points += FULL_POINTS[group * 512 + (lines & 511)];
  return points;
}

// Two numbers from one word of the generator: both halves of it are even.
struct Halves {
  Generator& from;
  u64 word = 0;
  bool has_half = false;

  u32 below(u32 bound) {
    has_half = !has_half;
    word = has_half ? from.wide() : word >> 32;
    return static_cast<u32>((word & 0xffffffff) * bound >> 32);
  }
};

// All tiles that will be called are drawn, and laid on random empty cells of the seat.
inline i32 random_board(const Area& area, const u8* order, u32 turn, Halves& player) {
  u8 empty[CELLS];
  u32 left = 0;
  each(EVERY_CELL & ~area.filled, [&](u32 cell) { empty[left++] = static_cast<u8>(cell); });
  u64 lines = area.lines;
  for (; left; turn++) {
    const u32 at = player.below(left--);
    lines &= LAID[empty[at] * TILES + order[turn]];
    empty[at] = empty[left];
  }
  return full_points(lines);
}

// The rest of a round where nobody has chosen yet; returns the number of acts.
inline u32 random_round(Position& position, Halves& player, Halves& chance) {
  for (u32 at = position.known; at < CELLS; at++) {
    const u32 other = at + chance.below(TILES - at);
    const u8 tile = position.order[other];
    position.order[other] = position.order[at];
    position.order[at] = tile;
  }
  const u32 acts = (CELLS - position.turn) * position.seats;
  for (u32 seat = 0; seat < position.seats; seat++) {
    Area& area = position.areas[seat];
    area.banked[0] = static_cast<i16>(
        area.banked[0] + random_board(area, position.order, position.turn, player));
  }
  position.round++;
  begin_round(position);
  return acts;
}

// Preferred to the general one of core/play.h.
inline u32 play_out(Position& position, Generator& player) {
  u32 acts = 0;
  const u32 all = (1u << position.seats) - 1;
  const bool is_plain = position.placement == FREE && position.scoring == STANDARD;
  Halves halves{player}, chance{position.chance};
  for (u32 waiting; (waiting = actors(position));) {
    if (is_plain && waiting == all) {
      acts += random_round(position, halves, chance);
    } else {
      const u32 seat = lowest(waiting);
      apply(position, seat, random_code(position, seat, player));
      acts++;
    }
  }
  return acts;
}

}  // namespace take_it_easy
