#include "floor.h"

#include <libxml/parser.h>
#include <string.h>

static void count(void *user, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri,
                  int namespaces, const xmlChar **declared, int attributes, int defaulted,
                  const xmlChar **values) {
  *(long *)user += 1 + attributes;
}

long floor_parse(const char *bytes, size_t size) {
  xmlSAXHandler handler;
  memset(&handler, 0, sizeof handler);
  handler.initialized = XML_SAX2_MAGIC;
  handler.startElementNs = count;
  long found = 0;
  return xmlSAXUserParseMemory(&handler, &found, bytes, (int)size) == 0 ? found : -1;
}

int floor_copy(void *restrict to, const void *restrict from, size_t size) {
  memcpy(to, from, size);
  return size == 0 ? 0 : ((volatile unsigned char *)to)[size - 1];
}
