// Harmonies, as hosts see it.
#include "../core/face.h"
#include "observation.h"

FACE(harmonies, HARMONIES_PACKED, HARMONIES_OPTIONS, HARMONIES_OBSERVATION, HARMONIES_CODES)
