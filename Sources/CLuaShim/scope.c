// The variables that a function sees, as the fields of a table, for code that a debugger evaluates in its place.
#include "internal.h"
#include <string.h>

// Upvalues of both functions: the coroutine, Lua's record of the function (null for none), the table of globals.
static lua_State *scope(lua_State *L, lua_Debug *frame) {
  const void *record = lua_touserdata(L, lua_upvalueindex(2));
  *frame = lshim_frame_of(record);
  return record ? lua_touserdata(L, lua_upvalueindex(1)) : NULL;
}

// The number of the innermost local variable of a name; 0 for none.
static int find_local(lua_State *of, const lua_Debug *frame, const char *name) {
  int found = 0;
  const char *each;
  for (int i = 1; (each = lua_getlocal(of, frame, i)); i++) {
    lua_pop(of, 1);
    if (strcmp(each, name) == 0) found = i;
  }
  return found;
}

// Pushes the function on its own stack. Returns: the number of the upvalue of a name; 0 for none, and nothing is pushed
static int find_upvalue(lua_State *of, lua_Debug *frame, const char *name) {
  lua_getinfo(of, "f", frame);
  const char *each;
  for (int i = 1; (each = lua_getupvalue(of, -1, i)); i++) {
    lua_pop(of, 1);
    if (strcmp(each, name) == 0) return i;
  }
  lua_pop(of, 1);
  return 0;
}

static int scope_index(lua_State *L) {
  lua_Debug frame;
  lua_State *of = scope(L, &frame);
  if (of && lua_type(L, 2) == LUA_TSTRING && lua_checkstack(of, 4)) {
    const char *name = lua_tostring(L, 2);
    int place = find_local(of, &frame, name);
    if (place) {
      lua_getlocal(of, &frame, place);
      lua_xmove(of, L, 1);
      return 1;
    }
    place = find_upvalue(of, &frame, name);
    if (place) {
      lua_getupvalue(of, -1, place);
      lua_remove(of, -2);
      lua_xmove(of, L, 1);
      return 1;
    }
  }
  lua_pushvalue(L, 2);
  lua_gettable(L, lua_upvalueindex(3));
  return 1;
}

static int scope_newindex(lua_State *L) {
  lua_Debug frame;
  lua_State *of = scope(L, &frame);
  if (of && lua_type(L, 2) == LUA_TSTRING && lua_checkstack(of, 4)) {
    const char *name = lua_tostring(L, 2);
    int place = find_local(of, &frame, name);
    if (place) {
      lua_settop(L, 3);
      lua_xmove(L, of, 1);
      lua_setlocal(of, &frame, place);
      return 0;
    }
    place = find_upvalue(of, &frame, name);
    if (place) {
      lua_settop(L, 3);
      lua_xmove(L, of, 1);
      lua_setupvalue(of, -2, place);
      lua_pop(of, 1);
      return 0;
    }
  }
  lua_settop(L, 3);
  lua_settable(L, lua_upvalueindex(3));
  return 0;
}

// Replaces the globals of a function that names none, which are on top of the stack; nil stands for the state's own.
void lshim_push_scope(lua_State *L, lua_State *of, const void *record) {
  lua_createtable(L, 0, 0);
  lua_createtable(L, 0, 3);
  int metatable = lua_gettop(L);
  lua_Debug frame = lshim_frame_of(record);
  int place = record && lua_checkstack(of, 4) ? find_upvalue(of, &frame, "_ENV") : 0;
  if (place) {
    lua_getupvalue(of, -1, place);
    lua_remove(of, -2);
    lua_xmove(of, L, 1);
  } else if (lua_isnil(L, metatable - 2)) {
    lshim_push_globals(L);
  } else {
    lua_pushvalue(L, metatable - 2);
  }
  static const struct { const char *name; lua_CFunction function; } events[] = {{"__index", scope_index}, {"__newindex", scope_newindex}};
  for (int i = 0; i < 2; i++) {
    lua_pushlightuserdata(L, of);
    lua_pushlightuserdata(L, (void *)(uintptr_t)record);
    lua_pushvalue(L, metatable + 1);
    lua_pushcclosure(L, events[i].function, 3);
    lua_setfield(L, metatable, events[i].name);
  }
  lua_settop(L, metatable);
  lua_setmetatable(L, metatable - 1);
  lua_remove(L, metatable - 2);
}

static int compute(lua_State *L) {
  int operation = (int)lua_tointeger(L, 1);
  lua_remove(L, 1);
  switch (operation) {
  case LSHIM_CONCAT: lua_concat(L, 2); break;
  case LSHIM_LESS: lua_pushboolean(L, lua_compare(L, 1, 2, LUA_OPLT)); break;
  case LSHIM_LESS_OR_EQUAL: lua_pushboolean(L, lua_compare(L, 1, 2, LUA_OPLE)); break;
  default: lua_arith(L, operation);
  }
  return 1;
}

int lshim_compute(lua_State *L, int operation) {
  int operands = operation == LUA_OPUNM ? 1 : 2;
  lua_pushcfunction(L, compute);
  lua_insert(L, -(operands + 1));
  lua_pushinteger(L, operation);
  lua_insert(L, -(operands + 1));
  return lua_pcall(L, operands + 1, 1, 0);
}
