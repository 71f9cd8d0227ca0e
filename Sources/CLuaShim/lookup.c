// Finds what a script defined, without running any code of the script: first the object's own fields, then its classes, then the tables
// that a metatable's `__index` names. Functions under `__index` are not called.
#include "internal.h"

enum { LONGEST_CHAIN = 100 };

static bool find_in_box(lua_State *L, int index, int name) {
  if (lua_getiuservalue(L, index, 1) == LUA_TTABLE) {
    lua_pushvalue(L, name);
    if (lua_rawget(L, -2) != LUA_TNIL) {
      lua_remove(L, -2);
      return true;
    }
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
  if (lua_getiuservalue(L, index, 2) == LUA_TTABLE && lshim_find_in_class(L, -1, name)) {
    lua_remove(L, -2);
    return true;
  }
  lua_pop(L, 1);
  return false;
}

bool lshim_find(lua_State *L, int index, int name) {
  index = lua_absindex(L, index);
  name = lua_absindex(L, name);
  lshim_box *box = lshim_to_box(L, index);
  if (box) return ((box->flags & (LSHIM_SCRIPTED | LSHIM_FIELDS)) && find_in_box(L, index, name)) || lshim_find_extension(L, box->class_id, name);
  lua_pushvalue(L, index);
  for (int depth = 0; depth < LONGEST_CHAIN && lua_type(L, -1) == LUA_TTABLE; depth++) {
    if (lshim_is_script_class(L, -1)) {
      bool found = lshim_find_in_class(L, -1, name);
      lua_remove(L, found ? -2 : -1);
      return found;
    }
    lua_pushvalue(L, name);
    if (lua_rawget(L, -2) != LUA_TNIL) {
      lua_remove(L, -2);
      return true;
    }
    lua_pop(L, 1);
    if (!lua_getmetatable(L, -1)) break;
    lua_pushliteral(L, "__index");
    if (lua_rawget(L, -2) == LUA_TFUNCTION && lshim_push_watched_class(L, -1)) lua_remove(L, -2);
    lua_replace(L, -3);
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
  return false;
}

bool lshim_push_method(lua_State *L, int owner, int name) {
  bool is_table = lshim_push_reference(L, owner) == LUA_TTABLE;
  // Most delegates are plain tables, and they are looked up several times for each row that comes into view.
  if (is_table && !lua_getmetatable(L, -1)) {
    lshim_push_reference(L, name);
    if (lua_rawget(L, -2) != LUA_TNIL) return true;
    lua_pop(L, 2);
    return false;
  }
  if (is_table) lua_pop(L, 1);
  lshim_push_reference(L, name);
  bool found = lshim_find(L, -2, -1);
  lua_remove(L, found ? -2 : -1);
  if (!found) lua_pop(L, 1);
  return found;
}

static int get(lua_State *L) {
  lua_gettable(L, 1);
  return 1;
}

int lshim_get(lua_State *L) {
  lua_pushcfunction(L, get);
  lua_insert(L, -3);
  return lshim_pcall(L, 2, 1);
}

static int set(lua_State *L) {
  lua_settable(L, 1);
  return 0;
}

int lshim_set(lua_State *L) {
  lua_pushcfunction(L, set);
  lua_insert(L, -4);
  return lshim_pcall(L, 3, 0);
}

bool lshim_find_override(lua_State *L, const void *object, int name) {
  name = lua_absindex(L, name);
  if (!lshim_push_known(L, object)) return false;
  lshim_box *box = lshim_to_box(L, -1);
  bool found = (box->flags & LSHIM_SCRIPTED) && find_in_box(L, lua_gettop(L), name);
  lua_remove(L, found ? -2 : -1);
  return found;
}

bool lshim_push_instance_class(lua_State *L, int index) {
  index = lua_absindex(L, index);
  if (lshim_to_box(L, index)) {
    if (lua_getiuservalue(L, index, 2) == LUA_TTABLE) return true;
    lua_pop(L, 1);
    return false;
  }
  if (lua_type(L, index) != LUA_TTABLE || lshim_is_script_class(L, index) || !lua_getmetatable(L, index)) return false;
  lua_pushliteral(L, "__index");
  if (lua_rawget(L, -2) == LUA_TFUNCTION && lshim_push_watched_class(L, -1)) lua_remove(L, -2);
  lua_remove(L, -2);
  if (lshim_is_script_class(L, -1)) return true;
  lua_pop(L, 1);
  return false;
}

bool lshim_is_kind(lua_State *L, int index, int class_index) {
  class_index = lua_absindex(L, class_index);
  const lshim_native_class *native = lshim_to_native_class(L, class_index);
  lshim_box *box = lshim_to_box(L, index);
  if (native) return box && box->class_id >= native->first && box->class_id <= native->last;
  if (!lshim_push_instance_class(L, index)) return false;
  bool same = false;
  while (!same && lua_type(L, -1) == LUA_TTABLE) {
    same = lua_rawequal(L, -1, class_index);
    lshim_push_super(L, -1);
    lua_remove(L, -2);
  }
  lua_pop(L, 1);
  return same;
}

int lshim_isKind(lua_State *L) {
  lua_settop(L, 2);
  if (lshim_class_id(L, 2) < 0) lshim_fail_explained(L, LSHIM_NOT_A_CLASS, NULL);
  lua_pushboolean(L, lshim_is_kind(L, 1, 2));
  return 1;
}

bool lshim_has_init(lua_State *L, int index) {
  bool has_own = false;
  for (lua_pushvalue(L, index); !has_own && lua_type(L, -1) == LUA_TTABLE; lua_remove(L, -2)) {
    lua_pushliteral(L, "init");
    has_own = lua_rawget(L, -2) == LUA_TFUNCTION;
    lua_pop(L, 1);
    lshim_push_super(L, -1);
  }
  lua_pop(L, 1);
  return has_own;
}
