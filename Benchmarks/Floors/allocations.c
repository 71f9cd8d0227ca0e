// Counts every block that this process allocates on the heap, including Swift's objects, by replacing glibc's allocation functions.
// This affects only the program that links it. Sanitizers and valgrind replace these functions with their own.
#include "Floors.h"

#include <stdlib.h> // which says whether this is glibc

#if defined(__GLIBC__)
#include <malloc.h>

static uint64_t count;

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t number, size_t size);
void *__libc_realloc(void *block, size_t size);

void *malloc(size_t size) {
  __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED);
  return __libc_malloc(size);
}
void *calloc(size_t number, size_t size) {
  __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED);
  return __libc_calloc(number, size);
}
void *realloc(void *block, size_t size) {
  __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED);
  return __libc_realloc(block, size);
}

uint64_t floors_allocations(void) { return __atomic_load_n(&count, __ATOMIC_RELAXED); }
size_t floors_bytes_in_use(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}
#else
uint64_t floors_allocations(void) { return 0; }
size_t floors_bytes_in_use(void) { return 0; }
#endif
