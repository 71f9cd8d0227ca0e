// What an app adds to native classes: values and functions of the class itself, and methods and fields of all its objects.
#include "internal.h"
#include <string.h>

// Whether a value may stand in a class as what an app adds to it: `UIColor.brand = ...`, `function UIColor.hex(text)`. A function that gets the
// object first is a method, which `extend` adds.
static bool is_static(lua_State *L, int index) {
  int type = lua_type(L, index);
  if (type == LUA_TNIL || type == LUA_TLIGHTUSERDATA || lua_iscfunction(L, index)) return false;
  if (type != LUA_TFUNCTION) return true;
  lua_pushvalue(L, index);
  const char *first = lua_getlocal(L, NULL, 1);
  lua_pop(L, 1);
  return !first || strcmp(first, "self") != 0;
}

// A static extension: a value or a function of the class itself that it didn't have, and its subclasses neither.
// Source: docs/rules/world.md 1
int lshim_native_newindex(lua_State *L) {
  lua_settop(L, 3);
  const lshim_native_class *native = lshim_to_native_class(L, 1);
  bool may = native && lua_type(L, 2) == LUA_TSTRING && is_static(L, 3);
  if (may) {
    may = lshim_push_member(L, native->first, 2) == LUA_TNIL || lshim_is_added(L, -1);
    lua_pop(L, 1);
    lua_getiuservalue(L, 1, LSHIM_STATICS);
    lua_pushvalue(L, 2);
    int type = lua_rawget(L, -2);
    if (type == LUA_TLIGHTUSERDATA || lua_iscfunction(L, -1)) may = false;
    lua_pop(L, 2);
  }
  if (!may) lshim_fail_explained(L, LSHIM_CLASS_WRITE, NULL);
  for (int class_id = native->first; class_id <= native->last; class_id++) {
    // A class that isn't made yet will copy it from its superclass. A subclass that has a value of that name keeps its own.
    if (!lshim_is_made(L, class_id)) continue;
    lshim_push_class_of_id(L, class_id);
    lua_getiuservalue(L, -1, LSHIM_STATICS);
    lua_pushvalue(L, 2);
    int type = lua_rawget(L, -2);
    bool is_taken = type == LUA_TLIGHTUSERDATA || lua_iscfunction(L, -1);
    lua_pop(L, 1);
    if (!is_taken) {
      lua_pushvalue(L, 2);
      lua_pushvalue(L, 3);
      lua_rawset(L, -3);
    }
    lua_pop(L, 2);
  }
  return 0;
}

// extend(Class, { name = function(self, ...) end, field = false, ... }): methods for all objects of a class, like a category or an
// extension, and fields that all of them may have, with the values that they have before they are assigned.
int lshim_extend(lua_State *L) {
  lua_settop(L, 2);
  int id = lshim_class_id(L, 1);
  if (id < 0 || lua_type(L, 2) != LUA_TTABLE) lshim_fail(L, "extend: write extend(UIView, { name = function(self) end })");
  const lshim_native_class *native = lshim_to_native_class(L, 1);
  for (lua_pushnil(L); lua_next(L, 2); lua_pop(L, 1)) {
    if (lua_type(L, 3) != LUA_TSTRING || !lshim_is_added(L, 4)) {
      lshim_push_got(L, 4);
      const char *name = lua_type(L, 3) == LUA_TSTRING ? lua_tostring(L, 3) : "a key that is no name";
      lshim_fail(
          L, "extend: '%s' must be a method, a function that gets the object first, or the first value of a field: true, false or a "
             "number; got %s", name, lua_tostring(L, -1));
    }
    if (!native) continue;
    int type = lshim_push_member(L, native->first, 3);
    bool is_taken = type != LUA_TNIL && !lshim_is_added(L, -1);
    lua_pop(L, 1);
    if (is_taken) {
      lshim_push_class_name(L, 1);
      lshim_fail(
          L, "extend: %s has '%s' already, which an extension can't replace; override it in a class of your own", lua_tostring(L, -1),
          lua_tostring(L, 3));
    }
  }
  for (lua_pushnil(L); lua_next(L, 2); lua_pop(L, 1)) {
    if (!native) {
      lua_pushvalue(L, 3);
      lua_pushvalue(L, 4);
      lua_settable(L, 1);
      continue;
    }
    for (int class_id = native->first; class_id <= native->last; class_id++) {
      // A class that isn't made yet will copy the method from its superclass. A subclass that has a member of that name keeps its own.
      if (!lshim_is_made(L, class_id)) continue;
      int type = lshim_push_member(L, class_id, 3);
      bool is_free = type == LUA_TNIL || lshim_is_added(L, -1);
      lua_pop(L, 1);
      if (!is_free) continue;
      lshim_push_class_of_id(L, class_id);
      lua_getiuservalue(L, -1, LSHIM_MEMBERS);
      lua_pushvalue(L, 3);
      lua_pushvalue(L, 4);
      lua_rawset(L, -3);
      lua_pop(L, 2);
    }
  }
  return 0;
}
