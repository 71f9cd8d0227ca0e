// Making and closing a state: the panic function, the context that all coroutines share.
#include "internal.h"
#include <stdio.h>
#include <stdlib.h>

// An error outside of every protected call is a bug of the host.
static int panic(lua_State *L) {
  const char *text = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "error value that is not a string";
  fprintf(stderr, "lunette: unprotected Lua error: %s\n", text);
  lshim_push_position(L, 0);
  fprintf(stderr, "lunette: last script position: %s\n", lua_tostring(L, -1));
  abort();
}

void lshim_push_weak_table(lua_State *L, int room, const char *mode) {
  lua_createtable(L, room, 0);
  lua_createtable(L, 0, 1);
  lua_pushstring(L, mode);
  lua_setfield(L, -2, "__mode");
  lua_setmetatable(L, -2);
}

static int new_table_reference(lua_State *L, const char *mode) {
  lua_newtable(L);
  if (mode) {
    lua_createtable(L, 0, 1);
    lua_pushstring(L, mode);
    lua_setfield(L, -2, "__mode");
    // The first of these tables is the one in which metatables are noted.
    if (lshim_context_of(L)->garbage.metatables) lshim_note_metatable(L, -1);
    lua_setmetatable(L, -2);
  }
  return lshim_reference(L);
}

lua_State *lshim_open(void *owner) {
  lshim_context *context = calloc(1, sizeof *context);
  lua_State *L = context ? lua_newstate(lshim_allocate, context) : NULL;
  if (!L) {
    fprintf(stderr, "lunette: out of memory\n");
    abort();
  }
  lua_atpanic(L, panic);
  *(lshim_context **)lua_getextraspace(L) = context;
  work_ask_for_room(lshim_host_has_room);
  lshim_open_counter();
  context->owner = owner;
  context->main = L;
  lshim_open_collector(L);
  lshim_open_account(context);
  context->userdata_offset = lshim_userdata_offset(L);
  context->garbage.metatables = new_table_reference(L, "k");
  context->identity = new_table_reference(L, "v");
  context->anchors = new_table_reference(L, NULL);
  context->groups = new_table_reference(L, "k");
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

// Closing collects every box, and each box queues its object. Swift releases the objects before the context is freed.
void lshim_close(lua_State *L, void (*release)(void *object)) {
  lshim_context *context = lshim_context_of(L);
  bool was_large = lshim_is_large(context);
  lshim_unwatch(context);
  context->limits.memory = 0;
  lua_close(L);
  for (size_t i = 0; i < context->released_count; i++) release(context->released[i]);
  free(context->released);
  lshim_close_coverage(context);
  lshim_close_profile(context);
  free(context);
  lshim_close_account();
  if (was_large) lshim_return_memory();
}

size_t lshim_bytes(lua_State *L) { return lshim_context_of(L)->bytes; }

size_t lshim_held_bytes(lua_State *L) {
  lshim_context *context = lshim_context_of(L);
  lshim_measure_host(context);
  return lshim_held(context);
}
