// Structures that are read from outside describe themselves.
//
// A list of parts is written once as a macro, PARTS(part) with `part(type, name, shape)` for each
// part; STRUCT makes the structure of it and DESCRIPTION the text that the faces in Python and
// TypeScript parse: "u8 stacks 4*25;u8 row 5;". Parts follow each other without gaps, the largest
// types first.
#pragma once

#include "types.h"

#define PART_FIELD(type, name, shape) type name[shape];
#define PART_TEXT(type, name, shape) #type " " #name " " #shape ";"

#define STRUCT(Name, PARTS) \
  struct Name {             \
    PARTS(PART_FIELD)       \
  };

#define DESCRIPTION(PARTS) PARTS(PART_TEXT)
