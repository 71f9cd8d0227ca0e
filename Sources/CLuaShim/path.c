// Index paths are light userdata, so that making one costs nothing, `==` compares them, and each is a table key by its value.
// They are the only light userdata that scripts ever see.
#include "internal.h"
#include <stdio.h>
#include <string.h>

// A missing row (NSNotFound) reads as nil.
static void push_position(lua_State *L, int64_t value, int64_t none) {
  if (value == none) lua_pushnil(L);
  else lua_pushinteger(L, value + 1);
}

static const int64_t no_row = lshim_path_no_row;

static int path_index(lua_State *L) {
  const void *path = lua_touserdata(L, 1);
  const char *name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "";
  if (strcmp(name, "row") == 0 || strcmp(name, "item") == 0) push_position(L, lshim_path_row(path), no_row);
  else if (strcmp(name, "section") == 0) push_position(L, lshim_path_section(path), INT64_MAX);
  else lshim_fail(L, "IndexPath has no property '%s'; it has 'section' and 'row'", lshim_tolstring(L, 2));
  return 1;
}

static int path_newindex(lua_State *L) {
  lshim_fail(L, "an IndexPath cannot be changed; make another: IndexPath(section, row)");
}

// Both sides are index paths, because Lua calls this only where one is, and this raises for anything else.
static int compare(lua_State *L, const char *operator) {
  if (lua_type(L, 1) != LUA_TLIGHTUSERDATA || lua_type(L, 2) != LUA_TLIGHTUSERDATA) {
    lshim_push_got(L, 1);
    lshim_push_got(L, 2);
    lshim_fail(L, "%s compares two index paths, got %s and %s", operator, lua_tostring(L, -2), lua_tostring(L, -1));
  }
  const void *a = lua_touserdata(L, 1), *b = lua_touserdata(L, 2);
  int64_t sections = lshim_path_section(a) - lshim_path_section(b), rows = lshim_path_row(a) - lshim_path_row(b);
  return sections != 0 ? (sections < 0 ? -1 : 1) : (rows < 0 ? -1 : rows > 0);
}

static int path_lt(lua_State *L) {
  lua_pushboolean(L, compare(L, "<") < 0);
  return 1;
}

static int path_le(lua_State *L) {
  lua_pushboolean(L, compare(L, "<=") <= 0);
  return 1;
}

void lshim_write_path(const void *path, char *text, size_t size) {
  if (lshim_path_row(path) == no_row) snprintf(text, size, "%lld.none", (long long)lshim_path_section(path) + 1);
  else snprintf(text, size, "%lld.%lld", (long long)lshim_path_section(path) + 1, (long long)lshim_path_row(path) + 1);
}

static int path_text(lua_State *L) {
  char text[64];
  lshim_write_path(lua_touserdata(L, 1), text, sizeof text);
  lua_pushstring(L, text);
  return 1;
}

static int64_t checked_position(lua_State *L, int index, const char *name) {
  int exact = 0;
  lua_Integer value = lua_type(L, index) == LUA_TNUMBER ? lua_tointegerx(L, index, &exact) : 0;
  if (!exact) {
    lshim_push_got(L, index);
    lshim_fail(L, "IndexPath: argument %d '%s' must be a whole number, got %s; write IndexPath(section, row)", index, name, lua_tostring(L, -1));
  }
  if (value < 1) lshim_fail(L, "IndexPath: rows and sections count from 1, got %s %I", name, value);
  return value;
}

// A position, counted from 0, must fit into its bits, and a row must not equal the value that stands for no row.
static void check_range(lua_State *L, const char *name, int64_t value, int64_t last) {
  if (value <= last) return;
  lshim_fail(L, "IndexPath: '%s' must be between 1 and %I, got %I", name, (lua_Integer)last, (lua_Integer)value);
}

// Replaces the table of IndexPath { section = 1, row = 2 } or { section = 1, item = 2 } by the two numbers.
static void read_names(lua_State *L) {
  static const char *const names[] = {"section", "row", "item"};
  for (int i = 0; i < 3; i++) {
    lua_pushstring(L, names[i]);
    lua_rawget(L, 1);
  }
  if (lua_isnil(L, -2)) lua_replace(L, -2);
  else lua_pop(L, 1);
  lua_remove(L, 1);
}

// IndexPath(section, row), both from 1. IndexPath(section, nil) names the section itself.
static int new_path(lua_State *L) {
  if (lua_gettop(L) == 1 && lua_type(L, 1) == LUA_TTABLE) read_names(L);
  int64_t section = checked_position(L, 1, "section");
  bool is_section = lua_gettop(L) >= 2 && lua_isnil(L, 2);
  int64_t row = is_section ? no_row + 1 : checked_position(L, 2, "row");
  check_range(L, "section", section, LSHIM_LAST_SECTION);
  if (!is_section) check_range(L, "row", row, no_row);
  lua_pushlightuserdata(L, lshim_path(section - 1, row - 1));
  return 1;
}

void lshim_open_paths(lua_State *L) {
  static const luaL_Reg functions[] = {
      {"__index", path_index}, {"__newindex", path_newindex}, {"__lt", path_lt},
      {"__le", path_le},       {"__tostring", path_text},     {NULL, NULL},
  };
  lua_pushlightuserdata(L, NULL);
  luaL_newlib(L, functions);
  lua_pushliteral(L, "IndexPath");
  lua_setfield(L, -2, "__name");
  lua_pushboolean(L, false);
  lua_setfield(L, -2, "__metatable");
  lua_setmetatable(L, -2);
  lua_pop(L, 1);
  lua_pushcfunction(L, new_path);
  lua_setglobal(L, "IndexPath");
}
