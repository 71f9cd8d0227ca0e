// What a run costs, exact to one VM instruction: a tree of calls for each call of the host, and the instructions and objects of each line.
//
// Lua's hook is called when a function begins or ends, and when a line begins: what has run since the last time belongs to the function, and the line,
// that ran until then (lshim_settle). What runs is kept in a stack beside Lua's own: an entry for each function, found again by the address of Lua's
// record of the call. An error ends functions without a word, so an event of a function further down drops the entries above it. A coroutine's entries
// stand on those of whoever resumes it, and are kept while it waits.
#include "internal.h"
#include <stdlib.h>
#include <string.h>

// Ours: of a deeper recursion all further levels count as one
enum { DEEPEST = 500 };
enum { BUCKETS = 1024, THREADS = 256 }; // powers of two
// A string that is longer counts as an object. Source: Lua 5.4, LUAI_MAXSHORTLEN: shorter ones are shared
enum { LONGEST_SHARED = 40 };

typedef struct entry {
  const void *call;  // Lua's record of the call
  uint32_t node;     // of a function in C: the node of its caller
  int32_t function;  // -1: a function in C
  int32_t line;      // that runs, or from which it has called another one
} entry;

typedef struct segment {
  lua_State *thread;
  int base;        // its entries begin there
  uint32_t around; // the node of what has called the thread's first function
} segment;

typedef struct waiting {
  struct waiting *next;
  lua_State *thread;
  entry *entries;
  int count;
} waiting;

struct lshim_profiler {
  lshim_follower follower;
  lshim_costs shown;
  uint32_t node_room, function_room;
  int32_t buckets[BUCKETS]; // the first function of each, or -1
  entry *entries;
  int count, room;
  segment *segments;
  int segment_count, segment_room;
  waiting *threads[THREADS];
  uint64_t seen;     // of the context's counted instructions, those that belong to somebody
  bool has_lines;
  uint32_t node; // of the function of a script that runs
  int32_t function, line;
};

static void *checked(void *block) {
  if (!block) abort();
  return block;
}

#define GROW(array, room, count, least) \
  do { \
    if ((count) >= (room)) { \
      (room) = (room) ? 2 * (room) : (least); \
      (array) = checked(realloc((array), (size_t)(room) * sizeof *(array))); \
    } \
  } while (0)

static uint32_t add_node(lshim_profiler *profiler, uint32_t parent, int32_t function) {
  GROW(profiler->shown.nodes, profiler->node_room, profiler->shown.node_count, 64);
  uint32_t number = profiler->shown.node_count++;
  lshim_profile_node *node = &profiler->shown.nodes[number];
  *node = (lshim_profile_node){.parent = parent, .function = function};
  if (function < 0) return number;
  lshim_profile_node *above = &profiler->shown.nodes[parent];
  node->depth = above->depth + 1;
  node->next = above->child;
  above->child = number;
  return number;
}

// Everything below the node of what doesn't count is that node.
static uint32_t child(lshim_profiler *profiler, uint32_t parent, int32_t function) {
  if (parent == LSHIM_UNCOUNTED) return LSHIM_UNCOUNTED;
  lshim_profile_node *nodes = profiler->shown.nodes;
  while (nodes[parent].depth >= DEEPEST) parent = nodes[parent].parent;
  for (uint32_t i = nodes[parent].child; i; i = nodes[i].next) {
    if (nodes[i].function == function) return i;
  }
  return add_node(profiler, parent, function);
}

static int32_t function_of(lshim_profiler *profiler, const lua_Debug *frame) {
  uint32_t hash = (uint32_t)frame->linedefined * 2654435761u;
  for (const char *c = frame->source; *c; c++) hash = hash * 31 + (unsigned char)*c;
  hash ^= hash >> 15;
  int32_t *bucket = &profiler->buckets[hash & (BUCKETS - 1)];
  for (int32_t i = *bucket; i >= 0; i = profiler->shown.functions[i].next) {
    const lshim_profiled *known = &profiler->shown.functions[i];
    if (known->first == frame->linedefined && known->last == frame->lastlinedefined && strcmp(known->source, frame->source) == 0) return i;
  }
  GROW(profiler->shown.functions, profiler->function_room, profiler->shown.function_count, 64);
  int32_t number = (int32_t)profiler->shown.function_count++;
  profiler->shown.functions[number] = (lshim_profiled){
      .source = checked(strdup(frame->source)), .first = frame->linedefined, .last = frame->lastlinedefined, .next = *bucket};
  *bucket = number;
  return number;
}

static segment *top(lshim_profiler *profiler) { return &profiler->segments[profiler->segment_count - 1]; }

// The node of what runs now, to which a call belongs.
static uint32_t present(lshim_profiler *profiler) {
  if (profiler->segment_count == 0) return LSHIM_UNCOUNTED;
  const segment *now = top(profiler);
  return profiler->count > now->base ? profiler->entries[profiler->count - 1].node : now->around;
}

static void push(lshim_profiler *profiler, const void *call, uint32_t node, int32_t function, int32_t line) {
  GROW(profiler->entries, profiler->room, profiler->count, 64);
  profiler->entries[profiler->count++] = (entry){call, node, function, line};
}

static void push_segment(lshim_profiler *profiler, lua_State *thread, uint32_t around) {
  GROW(profiler->segments, profiler->segment_room, profiler->segment_count, 16);
  profiler->segments[profiler->segment_count++] = (segment){thread, profiler->count, around};
}

// The place of a call's last entry among those of the running thread; -1 if it has none.
static int find(lshim_profiler *profiler, const void *call) {
  int base = top(profiler)->base;
  for (int i = profiler->count - 1; i >= base; i--) {
    if (profiler->entries[i].call == call) return i;
  }
  return -1;
}

static void make_lines(lshim_profiled *function, int length) {
  if (length < function->length) return;
  int room = function->length ? function->length : 16;
  while (room <= length) room *= 2;
  function->lines = checked(realloc(function->lines, (size_t)room * sizeof *function->lines));
  memset(function->lines + function->length, 0, (size_t)(room - function->length) * sizeof *function->lines);
  function->length = room;
}

static lshim_profiled_line *line_of(lshim_profiler *profiler, int32_t number, int32_t line) {
  lshim_profiled *function = &profiler->shown.functions[number];
  int place = line - function->first;
  if (place < 0) place = 0;
  make_lines(function, place);
  return &function->lines[place];
}

// What has run until now belongs to the entry on top.
// - Parameter coming: of that, the instructions of the line that begins
static void take(lshim_profiler *profiler, const lshim_context *context, uint64_t coming) {
  uint64_t ran = context->counted - profiler->seen;
  if (ran <= coming) return;
  ran -= coming;
  profiler->seen += ran;
  if (profiler->segment_count == 0 || profiler->count <= top(profiler)->base) return;
  const entry *now = &profiler->entries[profiler->count - 1];
  if (now->node == LSHIM_UNCOUNTED || now->function < 0) return;
  profiler->shown.nodes[now->node].own += ran;
  profiler->shown.total += ran;
  if (profiler->has_lines) line_of(profiler, now->function, now->line)->own += ran;
}

// What Lua makes from now on is made by the innermost function of a script.
static void note_maker(lshim_profiler *profiler) {
  for (int i = profiler->count - 1; i >= top(profiler)->base; i--) {
    const entry *one = &profiler->entries[i];
    if (one->function < 0) continue;
    profiler->node = one->node;
    profiler->function = one->function;
    profiler->line = one->line;
    return;
  }
}

static void begin_line(lua_State *L, lshim_profiler *profiler, lua_Debug *frame) {
  const void *call = frame->i_ci;
  take(profiler, lshim_context_of(L), 1);
  if (profiler->count <= top(profiler)->base || profiler->entries[profiler->count - 1].call != call) {
    int place = find(profiler, call);
    if (place >= 0) {
      profiler->count = place + 1;
    } else { // a function that began before the profile did
      lua_getinfo(L, "S", frame);
      int32_t function = function_of(profiler, frame);
      push(profiler, call, child(profiler, present(profiler), function), function, frame->currentline);
    }
  }
  entry *now = &profiler->entries[profiler->count - 1];
  now->line = frame->currentline;
  if (now->function < 0) return;
  profiler->node = now->node;
  profiler->function = now->function;
  profiler->line = now->line;
}

static void begin_function(lua_State *L, lshim_profiler *profiler, lua_Debug *frame) {
  const void *call = frame->i_ci;
  lua_getinfo(L, "S", frame);
  bool is_tail = frame->event == LUA_HOOKTAILCALL;
  if (!is_tail && profiler->count > top(profiler)->base) { // an ended function may have left an entry of the same record
    int stale = find(profiler, call);
    if (stale >= 0) {
      while (stale > top(profiler)->base && profiler->entries[stale - 1].call == call) stale--;
      profiler->count = stale;
    }
  }
  if (*frame->what == 'C') {
    push(profiler, call, present(profiler), -1, 0);
    return;
  }
  int32_t function = function_of(profiler, frame);
  uint32_t node = LSHIM_UNCOUNTED;
  if (is_tail) { // a loop of tail calls goes round in the nodes that it has
    int last = find(profiler, call);
    if (last >= 0) profiler->count = last + 1;
    for (int i = profiler->count - 1; i >= top(profiler)->base && profiler->entries[i].call == call; i--) {
      if (profiler->entries[i].function != function) continue;
      profiler->count = i + 1;
      node = profiler->entries[i].node;
      if (node != LSHIM_UNCOUNTED) profiler->shown.nodes[node].calls++;
      return;
    }
  }
  node = child(profiler, present(profiler), function);
  if (node != LSHIM_UNCOUNTED) profiler->shown.nodes[node].calls++;
  push(profiler, call, node, function, frame->linedefined);
}

static void end_function(lshim_profiler *profiler, const void *call) {
  int place = find(profiler, call);
  if (place < 0) return;
  while (place > top(profiler)->base && profiler->entries[place - 1].call == call) place--;
  profiler->count = place;
}

static void hear(lshim_follower *follower, lua_State *L, lua_Debug *frame) {
  lshim_profiler *profiler = (lshim_profiler *)follower;
  lshim_settle(L);
  if (frame->event == LUA_HOOKLINE) {
    if (profiler->segment_count > 0) begin_line(L, profiler, frame);
    return;
  }
  take(profiler, lshim_context_of(L), 0);
  if (profiler->segment_count == 0) return;
  if (frame->event == LUA_HOOKRET) end_function(profiler, frame->i_ci);
  else begin_function(L, profiler, frame);
  note_maker(profiler);
}

// What the host makes counts as what the script has made that called it, but for strings: whether Lua makes a long one anew for the same
// text of C depends on the text's address (Lua 5.4, luaS_new).
void lshim_profile_block(lshim_context *context, size_t kind, size_t size) {
  lshim_profiler *profiler = context->profiler;
  if (!profiler->has_lines || profiler->node == LSHIM_UNCOUNTED || profiler->segment_count == 0) return;
  if (kind == LUA_TSTRING && !context->turn.is_script) return;
  lshim_profiled_line *line = line_of(profiler, profiler->function, profiler->line);
  line->bytes += size;
  switch (kind) {
  case LUA_TTABLE: line->tables++; break;
  case LUA_TFUNCTION: line->functions++; break;
  case LUA_TTHREAD: line->coroutines++; break;
  case LUA_TUSERDATA: line->values++; break;
  case LUA_TSTRING:
    if (size > LONGEST_SHARED) line->strings++;
    break;
  default: break;
  }
}

// A turn that is no call of its own goes on with the one around it.
static void turn_began(lshim_follower *follower, lua_State *L) {
  lshim_profiler *profiler = (lshim_profiler *)follower;
  take(profiler, lshim_context_of(L), 0);
  push_segment(profiler, L, present(profiler));
  profiler->node = LSHIM_UNCOUNTED; // until the next instruction
}

static void call_began(lshim_follower *follower, lua_State *L) {
  lshim_profiler *profiler = (lshim_profiler *)follower;
  const lshim_turn *turn = &lshim_context_of(L)->turn;
  take(profiler, lshim_context_of(L), 0);
  if (profiler->segment_count == 0 || !turn->has_own_call) return;
  segment *now = top(profiler);
  profiler->count = now->base; // of several calls that share a turn, the one before has ended
  now->around = add_node(profiler, LSHIM_UNCOUNTED, -1);
  if (profiler->shown.began) profiler->shown.began(profiler->shown.user, now->around);
  profiler->node = LSHIM_UNCOUNTED;
}

static void end_segment(lshim_profiler *profiler) {
  if (profiler->segment_count == 0) return;
  profiler->count = top(profiler)->base;
  profiler->segment_count--;
  profiler->node = LSHIM_UNCOUNTED;
}

static void turn_ended(lshim_follower *follower, lua_State *L) {
  take((lshim_profiler *)follower, lshim_context_of(L), 0);
  end_segment((lshim_profiler *)follower);
}

static waiting **place_of(lshim_profiler *profiler, lua_State *thread) {
  waiting **place = &profiler->threads[((uintptr_t)thread >> 5) & (THREADS - 1)];
  while (*place && (*place)->thread != thread) place = &(*place)->next;
  return place;
}

static void forget(waiting **place) {
  waiting *gone = *place;
  if (!gone) return;
  *place = gone->next;
  free(gone->entries);
  free(gone);
}

static void entered(lshim_follower *follower, lua_State *thread) {
  lshim_profiler *profiler = (lshim_profiler *)follower;
  take(profiler, lshim_context_of(thread), 0);
  push_segment(profiler, thread, present(profiler));
  waiting **place = place_of(profiler, thread);
  if (lua_status(thread) == LUA_YIELD && *place) {
    for (int i = 0; i < (*place)->count; i++) {
      entry one = (*place)->entries[i];
      push(profiler, one.call, one.function < 0 ? present(profiler) : child(profiler, present(profiler), one.function), one.function, one.line);
    }
  }
  forget(place); // a new coroutine may have the address of an old one
}

static void left(lshim_follower *follower, lua_State *thread, bool has_ended) {
  lshim_profiler *profiler = (lshim_profiler *)follower;
  take(profiler, lshim_context_of(thread), 0);
  if (profiler->segment_count == 0) return;
  const segment ended = *top(profiler);
  int count = profiler->count - ended.base;
  if (!has_ended && count > 0) {
    waiting **place = place_of(profiler, thread);
    forget(place);
    waiting *kept = checked(malloc(sizeof *kept));
    *kept = (waiting){.next = *place, .thread = thread, .entries = checked(malloc((size_t)count * sizeof(entry))), .count = count};
    memcpy(kept->entries, profiler->entries + ended.base, (size_t)count * sizeof(entry));
    *place = kept;
  }
  end_segment(profiler);
}

lshim_costs *lshim_begin_profile(lua_State *L, bool has_lines) {
  lshim_context *context = lshim_context_of(L);
  if (!context->profiler) {
    lshim_profiler *profiler = checked(calloc(1, sizeof *profiler));
    for (int i = 0; i < BUCKETS; i++) profiler->buckets[i] = -1;
    add_node(profiler, LSHIM_UNCOUNTED, -1);
    profiler->follower = (lshim_follower){
        .events = LUA_MASKCALL | LUA_MASKRET | (has_lines ? LUA_MASKLINE : 0), .counts = true, .hear = hear, .turn_began = turn_began, .turn_ended = turn_ended,
        .call_began = call_began, .entered = entered, .left = left};
    profiler->has_lines = has_lines;
    profiler->seen = context->counted;
    context->profiler = profiler;
    lshim_follow(L, &profiler->follower);
  }
  return &context->profiler->shown;
}

void lshim_settle_profile(lua_State *L) {
  lshim_context *context = lshim_context_of(L);
  lshim_settle(L);
  if (context->profiler) take(context->profiler, context, 0);
}

void lshim_close_profile(lshim_context *context) {
  lshim_profiler *profiler = context->profiler;
  if (!profiler) return;
  context->profiler = NULL;
  for (uint32_t i = 0; i < profiler->shown.function_count; i++) {
    free(profiler->shown.functions[i].source);
    free(profiler->shown.functions[i].lines);
  }
  for (int i = 0; i < THREADS; i++) {
    while (profiler->threads[i]) forget(&profiler->threads[i]);
  }
  free(profiler->shown.functions);
  free(profiler->shown.nodes);
  free(profiler->entries);
  free(profiler->segments);
  free(profiler);
}
