// Making and closing a state: the allocator that never refuses, the panic function, the context that all coroutines share.
#include "internal.h"
#include <stdio.h>
#include <stdlib.h>

// In front of every block: which of the state's objects it is, counting from 1 in the order of creation; 0 for what is no object.
// Tables and functions have no other property that is the same in every run, and `pairs` needs one to order them by.
typedef struct block_header { uint64_t serial; } block_header;

// Returning null here would raise an error inside functions that Swift calls unprotected, so this aborts instead.
static void *allocate(void *user, void *block, size_t old_size, size_t new_size) {
  lshim_context *context = user;
  context->bytes += new_size - (block ? old_size : 0);
  block_header *header = block ? (block_header *)block - 1 : NULL;
  if (new_size == 0) {
    free(header);
    return NULL;
  }
  block_header *result = realloc(header, sizeof *header + new_size);
  if (!result) {
    fprintf(stderr, "lunette: out of memory (Lua holds %zu bytes)\n", context->bytes);
    abort();
  }
  // For a new object Lua passes its type as the old size. Source: reference manual 5.4, lua_Alloc
  bool is_object = old_size == LUA_TTABLE || old_size == LUA_TFUNCTION || old_size == LUA_TTHREAD || old_size == LUA_TUSERDATA;
  if (!block) result->serial = is_object ? ++context->next_object : 0;
  if (!block && is_object) context->last_object = result + 1;
  return result + 1;
}

uint64_t lshim_creation_number(lua_State *L, int index) {
  const char *object = lua_topointer(L, index);
  switch (lua_type(L, index)) {
  case LUA_TTABLE: break;
  case LUA_TFUNCTION:
    if (lshim_is_plain_c_function(L, index)) return 0;
    break;
  case LUA_TTHREAD: object -= LUA_EXTRASPACE; break; // in front of a coroutine's state
  case LUA_TUSERDATA: object -= lshim_context_of(L)->userdata_offset; break;
  default: return 0;
  }
  return ((const block_header *)object - 1)->serial;
}

bool lshim_is_plain_c_function(lua_State *L, int index) {
  if (!lua_iscfunction(L, index)) return false;
  if (!lua_getupvalue(L, index, 1)) return true;
  lua_pop(L, 1);
  return false;
}

// Where a userdata's bytes begin in its block depends on its user values; scripts only make keys of geometry, which has none.
static size_t userdata_offset(lua_State *L) {
  const char *bytes = lua_newuserdatauv(L, 1, 0);
  size_t offset = (size_t)(bytes - (const char *)lshim_context_of(L)->last_object);
  lua_pop(L, 1);
  return offset;
}

// An error outside every protected call is a bug of the host.
static int panic(lua_State *L) {
  const char *text = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "error value that is not a string";
  fprintf(stderr, "lunette: unprotected Lua error: %s\n", text);
  lshim_push_position(L, 0);
  fprintf(stderr, "lunette: last script position: %s\n", lua_tostring(L, -1));
  abort();
}

static int new_table_reference(lua_State *L, const char *mode) {
  lua_newtable(L);
  if (mode) {
    lua_createtable(L, 0, 1);
    lua_pushstring(L, mode);
    lua_setfield(L, -2, "__mode");
    lua_setmetatable(L, -2);
  }
  return lshim_reference(L);
}

lua_State *lshim_open(void *owner) {
  lshim_context *context = calloc(1, sizeof *context);
  lua_State *L = context ? lua_newstate(allocate, context) : NULL;
  if (!L) {
    fprintf(stderr, "lunette: out of memory\n");
    abort();
  }
  lua_atpanic(L, panic);
  *(lshim_context **)lua_getextraspace(L) = context;
  context->owner = owner;
  context->main = L;
  context->userdata_offset = userdata_offset(L);
  context->identity = new_table_reference(L, "v");
  context->anchors = new_table_reference(L, NULL);
  context->metatables = new_table_reference(L, NULL);
  context->classes = new_table_reference(L, NULL);
  int *slots[] = {&context->text, &context->traceback, &context->carried_value, &context->carried_traceback};
  for (size_t i = 0; i < sizeof slots / sizeof *slots; i++) {
    lua_pushliteral(L, "");
    *slots[i] = lshim_reference(L);
  }
  lshim_open_library(L);
  lshim_open_paths(L);
  lshim_open_values(L);
  lua_settop(L, 0);
  return L;
}

void *lshim_take_released(lua_State *L) {
  lshim_context *context = lshim_context_of(L);
  return context->released_count ? context->released[--context->released_count] : NULL;
}

void lshim_queue_release(lshim_context *context, void *object) {
  if (context->released_count == context->released_capacity) {
    context->released_capacity = context->released_capacity ? context->released_capacity * 2 : 64;
    context->released = realloc(context->released, context->released_capacity * sizeof(void *));
    if (!context->released) abort();
  }
  context->released[context->released_count++] = object;
}

// Closing collects every box, and each queues its object; Swift releases them before the context goes.
void lshim_close(lua_State *L, void (*release)(void *object)) {
  lshim_context *context = lshim_context_of(L);
  lua_close(L);
  for (size_t i = 0; i < context->released_count; i++) release(context->released[i]);
  free(context->released);
  free(context);
}

size_t lshim_bytes(lua_State *L) { return lshim_context_of(L)->bytes; }
