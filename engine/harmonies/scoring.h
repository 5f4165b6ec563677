// Harmonies: points of a board (H-SCORE, H-SPIRIT). All cells are counted at once where that goes.
#pragma once

#include "board.h"

namespace harmonies {

enum Category : u32 { TREES, MOUNTAINS, FIELDS, BUILDINGS, WATER, ANIMAL_CARDS, SPIRIT, CATEGORIES };

// The patch of `cells` around those of the seed.
inline u64 patch(u64 seed, u64 cells) {
  for (u64 grown = seed;; seed = grown) {
    grown = seed | (around(seed) & cells);
    if (grown == seed) return seed;
  }
}

template <class Visit>
inline void each_patch(u64 cells, Visit visit) {
  while (cells) {
    const u64 found = patch(cells & -cells, cells);
    visit(found);
    cells &= ~found;
  }
}

inline u32 patches(u64 cells) {
  u32 found = 0;
  each_patch(cells, [&](u64) { found++; });
  return found;
}

inline i32 tree_points(const Area& area) {
  i32 points = 0;
  for (u32 height = 1; height <= 3; height++)
    points += static_cast<i32>(count(area.of[STACK_TREE1 + height - 1]) * TREE_POINTS[height]);
  return points;
}

inline u64 mountains(const Area& area) {
  return area.of[STACK_MOUNTAIN1] | area.of[STACK_MOUNTAIN2] | area.of[STACK_MOUNTAIN3];
}

inline u64 trees(const Area& area) {
  return area.of[STACK_TREE1] | area.of[STACK_TREE2] | area.of[STACK_TREE3];
}

// Only mountains beside another one (H-SCORE-MOUNTAIN-2).
inline i32 mountain_points(const Area& area) {
  const u64 near = around(mountains(area));
  i32 points = 0;
  for (u32 height = 1; height <= 3; height++)
    points += static_cast<i32>(count(area.of[STACK_MOUNTAIN1 + height - 1] & near) *
                               MOUNTAIN_POINTS[height]);
  return points;
}

// Groups of two or more: of those that touch another field, all patches (H-SCORE-FIELD-1).
inline i32 field_points(const Area& area) {
  const u64 fields = area.of[STACK_FIELD];
  return static_cast<i32>(patches(fields & around(fields)) * FIELD_POINTS);
}

// The cells that see at least one, two and three colours around them.
inline void colours_seen(const Area& area, u64& one, u64& two, u64& three) {
  const u64 colours[COLOURS] = {
      area.of[STACK_WATER],
      area.of[STACK_FIELD],
      trees(area),
      mountains(area),
      area.of[STACK_TRUNK1] | area.of[STACK_TRUNK2],
      area.of[STACK_RED] | area.of[ANY_BUILDING],
  };
  one = two = three = 0;
  for (u64 colour : colours) {
    const u64 seen = around(colour);
    three |= two & seen;
    two |= one & seen;
    one |= seen;
  }
}

// Buildings that see three colours or more (H-SCORE-BUILDING-2).
inline i32 building_points(const Area& area) {
  const u64 buildings = area.of[ANY_BUILDING];
  if (!buildings) return 0;
  u64 one, two, three;
  colours_seen(area, one, two, three);
  return static_cast<i32>(count(buildings & three) * BUILDING_POINTS);
}

// The cells on a shortest way between the two farthest cells of a patch (H-SCORE-RIVER-2).
inline u32 longest_way(u64 water) {
  u32 best = 0;
  each(water, [&](u32 start) {
    u64 reached = bit(start), edge = reached;
    u32 length = 0;
    while (edge) {
      length++;
      edge = around(edge) & water & ~reached;
      reached |= edge;
    }
    if (length > best) best = length;
  });
  return best;
}

// The longest loop that one walk finds; it enters no cell twice (H-SCORE-RIVER-6, `bga`).
inline u32 longest_loop(u64 water) {
  u8 path[CELLS];
  const u32 start = lowest(water);
  const u64 home = around(bit(start));
  u64 unmarked = water & ~bit(start);
  u32 length = 1, best = 0;
  path[0] = static_cast<u8>(start);
  while (length) {
    bool stepped = false;
    for (u32 way = 0; way < 6 && !stepped; way++) {
      // WALK rotates what lies a step away to the cell: the way back from there.
      const u32 cell = (path[length - 1] - WALK[way]) & 63;
      if (!(unmarked >> cell & 1)) continue;
      stepped = true;
      unmarked &= ~bit(cell);
      path[length++] = static_cast<u8>(cell);
      if (length > 2 && length > best && home >> cell & 1) best = length;
    }
    if (!stepped) length--;
  }
  return best;
}

inline u32 longest_river(u64 water, bool loops) {
  u32 best = 0;
  each_patch(water, [&](u64 cells) {
    if (count(cells) <= best) return;  // no way in it is longer than its cells
    const u32 way = longest_way(cells);
    if (way > best) best = way;
    const u32 loop = loops ? longest_loop(cells) : 0;
    if (loop > best) best = loop;
  });
  return best;
}

// Rivers on side A, islands on side B (H-SCORE-ISLAND-5).
inline i32 water_points(const Area& area, u32 side, bool loops) {
  const u64 water = area.of[STACK_WATER];
  if (side == SIDE_A) return RIVER_POINTS[longest_river(water, loops)];
  return static_cast<i32>(patches(BOARD[side] & ~water) * ISLAND_POINTS);
}

// What the area's spirit finds on the board (H-SPIRIT-8), whether or not its cube stands.
inline i32 spirit_finds(const Area& area) {
  const u32 spirit = area.spirit - ANIMALS;
  const u64 landscapes[] = {area.of[STACK_WATER], area.of[STACK_FIELD], trees(area),
                            mountains(area), area.of[ANY_BUILDING]};
  const u64 cells = landscapes[SPIRIT_OF[spirit]];
  const u8* points = SPIRIT_POINTS + spirit * 26;
  i32 sum = 0;
  if (SPIRIT_BY_GROUP[spirit]) {
    each_patch(cells, [&](u64 found) { sum += points[count(found)]; });
  } else {
    for (u32 stack = 1; stack < STACKS; stack++)
      sum += static_cast<i32>(count(area.of[stack] & cells) * points[HEIGHT[stack]]);
  }
  return sum;
}

inline i32 spirit_points(const Area& area) {
  return area.has_spirit_cube ? spirit_finds(area) : 0;
}

inline i32 dry_points(const Area& area) {
  return tree_points(area) + mountain_points(area) + field_points(area) + building_points(area);
}

inline i32 landscape_points(const Area& area, u32 side, bool loops) {
  return dry_points(area) + water_points(area, side, loops);
}

inline i32 total_points(const Area& area, u32 side, bool loops) {
  return landscape_points(area, side, loops) + area.animal_points + spirit_points(area);
}

}  // namespace harmonies
