// Tranquility, as hosts see it.
#include "../core/face.h"
#include "observation.h"
#include "search.h"

FACE(tranquility, TRANQUILITY_PACKED, TRANQUILITY_OPTIONS, TRANQUILITY_OBSERVATION,
     TRANQUILITY_CODES)

EXPORT(tranquility_memory_bytes) u32 tranquility_memory_bytes() {
  return sizeof(tranquility::Memory);
}

// The codes that `careful` would choose among.
EXPORT(tranquility_careful)
u32 tranquility_careful(const tranquility::Position* position, u32 seat, tranquility::Memory* memory,
                        u16* codes) {
  return seat < position->seats ? careful_choices(*position, seat, *memory, codes) : 0;
}

EXPORT(tranquility_beliefs_text) const char* tranquility_beliefs_text() {
  return DESCRIPTION(TRANQUILITY_BELIEFS);
}

EXPORT(tranquility_search_bytes) u32 tranquility_search_bytes() {
  return sizeof(tranquility::Search);
}

// Whatever was searched before is forgotten, but not what was worked out. Refused if the beliefs
// cannot be true of the position, or if the seat is not to act; otherwise the number of candidates.
EXPORT(tranquility_search)
i32 tranquility_search(tranquility::Search* search, const tranquility::Position* seen,
                       const tranquility::Beliefs* beliefs, u32 seat, u32 low, u32 high) {
  if (seat >= seen->seats || !(actors(*seen) >> seat & 1)) return REFUSED;
  if (!are_possible(*seen, *beliefs, seat)) return REFUSED;
  begin(*search, *seen, *beliefs, seat, wide(low, high));
  return static_cast<i32>(search->found);
}

EXPORT(tranquility_nodes) u32 tranquility_nodes(const tranquility::Search* search) {
  return static_cast<u32>(search->nodes);
}

// Goes on until that many acts have been played; 0 when there is nothing left to find out.
EXPORT(tranquility_ponder) u32 tranquility_ponder(tranquility::Search* search, u32 nodes) {
  return ponder(*search, nodes);
}

// Of each candidate: code, worlds, wins, mean value ahead of the first and its error, both in
// thousandths of a win; the chosen one is answered by its number.
EXPORT(tranquility_found) u32 tranquility_found(const tranquility::Search* search, i32* rows) {
  for (u32 at = 0; at < search->found; at++, rows += 6) found_row(search->candidates[at], rows);
  return chosen(*search);
}

// One world that fits the beliefs, for tests.
EXPORT(tranquility_imagine)
u32 tranquility_imagine(const tranquility::Search* search, u32 low, u32 high,
                        tranquility::Position* world) {
  Generator chance = stream(wide(low, high), 0);
  return imagine(search->seen, search->beliefs, search->seat, chance, *world);
}

// A whole game played from here by `careful` in every seat, or by the blueprint of the search; the
// number of acts.
EXPORT(tranquility_play_carefully)
u32 tranquility_play_carefully(tranquility::Position* position, tranquility::Memory* memory,
                               u32 as_blueprint, u32 low, u32 high) {
  if (as_blueprint) settle_in(*memory, *position);
  Generator player = stream(wide(low, high), 1);
  return play_carefully(*position, *memory, player);
}
