// The clock of the figures: processor time, or instructions where callgrind runs the program.
#include "Floors.h"
#include <stdio.h>
#include <string.h>
#include <time.h>
#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>
#endif

static const char *dumps;

void floors_count_into(const char *prefix) { dumps = prefix; }

#ifdef CALLGRIND_DUMP_STATS
// Callgrind writes the instructions executed since its last file into another file; the counts are added up.
static double instructions(void) {
  static double sum;
  static int number;
  char name[1024], line[256];
  CALLGRIND_DUMP_STATS;
  snprintf(name, sizeof name, "%s.%d", dumps, ++number);
  FILE *file = fopen(name, "r");
  if (!file) return sum;
  double more = 0;
  while (fgets(line, sizeof line, file)) {
    if (sscanf(line, "totals: %lf", &more) == 1) break;
  }
  fclose(file);
  remove(name);
  // Reading the file is not part of the measured work.
  CALLGRIND_ZERO_STATS;
  return sum += more;
}
#else
static double instructions(void) { return 0; }
#endif

static double seconds(clockid_t clock) {
  struct timespec now;
  clock_gettime(clock, &now);
  return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

double floors_thread_time(void) { return dumps ? instructions() : seconds(CLOCK_THREAD_CPUTIME_ID); }

double floors_process_time(void) { return seconds(CLOCK_PROCESS_CPUTIME_ID); }
