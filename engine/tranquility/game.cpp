// Tranquility, as hosts see it.
#include "../core/face.h"
#include "observation.h"

FACE(tranquility, TRANQUILITY_PACKED, TRANQUILITY_OPTIONS, TRANQUILITY_OBSERVATION,
     TRANQUILITY_CODES)
