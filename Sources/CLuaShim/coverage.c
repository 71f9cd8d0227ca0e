// Which lines of scripts have run: the line hook that is set while coverage is measured, and its counts for each chunk, by the chunk's
// name.
//
// The hook is called for each line that begins, so it does little: it finds the chunk's entry by the address of the chunk's name, which all
// functions of a chunk share, and counts. Once a chunk is gone, another chunk's name may have the same address, so the name itself is
// compared, too.
#include "internal.h"
#include <stdlib.h>
#include <string.h>

enum { CACHE = 64 }; // a power of two; chunks that take turns on the screen's few callbacks are far fewer

struct lshim_coverage {
  lshim_covered **files;
  int count;
  uint64_t lines; // that ran for the first time
  struct { const char *source; lshim_covered *file; } cache[CACHE];
};

static void *checked(void *block) {
  if (!block) abort();
  return block;
}

static lshim_covered *entry(lshim_coverage *coverage, const char *source) {
  for (int i = 0; i < coverage->count; i++) {
    if (strcmp(coverage->files[i]->name, source) == 0) return coverage->files[i];
  }
  lshim_covered *file = checked(calloc(1, sizeof *file));
  file->name = checked(strdup(source));
  // A chunk that is not a file belongs to the host.
  file->is_file = *source == '@';
  coverage->files = checked(realloc(coverage->files, (size_t)(coverage->count + 1) * sizeof *coverage->files));
  coverage->files[coverage->count++] = file;
  return file;
}

static void make_room(lshim_covered *file, int line) {
  int room = file->lines ? file->lines : 256;
  while (room <= line) room *= 2;
  file->hits = checked(realloc(file->hits, (size_t)room * sizeof *file->hits));
  file->entered = checked(realloc(file->entered, (size_t)room));
  memset(file->hits + file->lines, 0, (size_t)(room - file->lines) * sizeof *file->hits);
  memset(file->entered + file->lines, 0, (size_t)(room - file->lines));
  file->lines = room;
}

void lshim_note_line(lua_State *L, lshim_coverage *coverage, lua_Debug *frame) {
  lua_getinfo(L, "S", frame);
  size_t place = ((uintptr_t)frame->source >> 4) & (CACHE - 1);
  lshim_covered *file = coverage->cache[place].file;
  if (coverage->cache[place].source != frame->source || strcmp(file->name, frame->source) != 0) {
    file = entry(coverage, frame->source);
    coverage->cache[place].source = frame->source;
    coverage->cache[place].file = file;
  }
  int line = frame->currentline;
  if (!file->is_file || line < 0) return;
  if (line >= file->lines) make_room(file, line);
  if (file->hits[line] == 0) coverage->lines++;
  if (file->hits[line] != UINT32_MAX) file->hits[line]++;
  file->entered[frame->linedefined] = 1;
}

void lshim_cover(lua_State *L) {
  lshim_context *context = lshim_context_of(L);
  if (!context->coverage) context->coverage = checked(calloc(1, sizeof *context->coverage));
  lshim_hook_anew(L, context);
}

uint64_t lshim_covered_lines(lua_State *L) {
  const lshim_coverage *coverage = lshim_context_of(L)->coverage;
  return coverage ? coverage->lines : 0;
}

void lshim_each_covered(lua_State *L, void *user, void (*visit)(void *user, const lshim_covered *file)) {
  const lshim_coverage *coverage = lshim_context_of(L)->coverage;
  for (int i = 0; coverage && i < coverage->count; i++) {
    if (coverage->files[i]->is_file && coverage->files[i]->lines) visit(user, coverage->files[i]);
  }
}

void lshim_forget_covered(lua_State *L) {
  const lshim_coverage *coverage = lshim_context_of(L)->coverage;
  for (int i = 0; coverage && i < coverage->count; i++) {
    lshim_covered *file = coverage->files[i];
    if (!file->lines) continue;
    memset(file->hits, 0, (size_t)file->lines * sizeof *file->hits);
    memset(file->entered, 0, (size_t)file->lines);
  }
}

void lshim_close_coverage(lshim_context *context) {
  lshim_coverage *coverage = context->coverage;
  if (!coverage) return;
  for (int i = 0; i < coverage->count; i++) {
    free(coverage->files[i]->name);
    free(coverage->files[i]->hits);
    free(coverage->files[i]->entered);
    free(coverage->files[i]);
  }
  free(coverage->files);
  free(coverage);
}
