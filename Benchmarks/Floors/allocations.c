// How much memory this process uses.
#include "Floors.h"

#include <stdlib.h> // which says whether this is glibc

#if defined(__GLIBC__)
#include <malloc.h>

size_t floors_bytes_in_use(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}
#else
size_t floors_bytes_in_use(void) { return 0; }
#endif
