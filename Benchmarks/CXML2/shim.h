#pragma once
#include <libxml/xmlversion.h>
// libxml2's headers include ICU's where it was built with ICU. Foundation brings ICU of its own, and
// the compiler refuses both in one program.
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>
