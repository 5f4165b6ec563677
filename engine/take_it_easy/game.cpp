// Take It Easy, as hosts see it.
#include "../core/face.h"
#include "packed.h"

namespace take_it_easy {

inline u32 random_code(const Position& position, u32 seat, Generator& player) {
  const u32 open = open_cells(position, seat);
  return nth(open, player.below(count(open)));
}

}  // namespace take_it_easy

FACE(take_it_easy, TAKE_IT_EASY_PACKED, TAKE_IT_EASY_OPTIONS, TAKE_IT_EASY_OBSERVATION,
     "place 19;")
