// libFuzzer's entry point for programs with a main function of their own.
// Source: compiler-rt/lib/fuzzer/FuzzerInterface.h.
#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerRunDriver(int *argc, char ***argv,
                        int (*UserCb)(const uint8_t *Data, size_t Size));
