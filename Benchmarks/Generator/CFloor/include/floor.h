// What generating cannot be faster than: parsing the model's bytes and copying those of the result.
#ifndef MODELWRIGHT_FLOOR_H
#define MODELWRIGHT_FLOOR_H

#include <stddef.h>

// Parses a document through libxml2's SAX2 interface. Returns the number of its elements and
// attributes, or -1 when it is not well-formed.
long floor_parse(const char *bytes, size_t size);

// Copies bytes to another place and returns the last of them, so that no compiler leaves it out.
int floor_copy(void *restrict to, const void *restrict from, size_t size);

#endif
