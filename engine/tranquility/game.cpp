// Tranquility, as hosts see it.
#include "../core/face.h"
#include "careful.h"
#include "observation.h"

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
