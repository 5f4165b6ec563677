// Take It Easy, as hosts see it.
#include "random.h"

#include "../core/face.h"

FACE(take_it_easy, TAKE_IT_EASY_PACKED, TAKE_IT_EASY_OPTIONS, TAKE_IT_EASY_OBSERVATION,
     "place 19;")
