// The floors. They are as cheap as correct code can be: no host around them, no log, no limits; errors are caught and nothing more.
#include "Floors.h"
#include <stdlib.h>
#include <string.h>
#if __has_include(<lua5.4/lua.h>)
#include <lua5.4/lauxlib.h>
#include <lua5.4/lua.h>
#include <lua5.4/lualib.h>
#else
#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>
#endif

// MARK: The cheapest index path: a number in a pointer, whose fields a C function picks out

enum { ROW_BITS = 40 };
static void *path_of(int64_t section, int64_t row) { return (void *)(uintptr_t)((uint64_t)section << ROW_BITS | (uint64_t)row); }

static int path_index(lua_State *L) {
  uint64_t path = (uint64_t)(uintptr_t)lua_touserdata(L, 1);
  const char *name = lua_tostring(L, 2);
  if (strcmp(name, "row") == 0) lua_pushinteger(L, (lua_Integer)(path & ((1ull << ROW_BITS) - 1)) + 1);
  else if (strcmp(name, "section") == 0) lua_pushinteger(L, (lua_Integer)(path >> ROW_BITS) + 1);
  else return luaL_error(L, "no field '%s'", name);
  return 1;
}

static void open_paths(lua_State *L) {
  lua_pushlightuserdata(L, NULL);
  lua_createtable(L, 0, 1);
  lua_pushcfunction(L, path_index);
  lua_setfield(L, -2, "__index");
  lua_setmetatable(L, -2);
  lua_pop(L, 1);
}

// MARK: Protected calls

static int message(lua_State *L) { return 1; }

// Opens a state with the message handler, the function that `source` returns, `self` and the table at 1, 2, 3 and 4.
static lua_State *open_state(const char *source) {
  lua_State *L = luaL_newstate();
  luaL_openlibs(L);
  open_paths(L);
  lua_pushcfunction(L, message);
  if (luaL_dostring(L, source) != LUA_OK) abort();
  lua_newtable(L);
  lua_newuserdatauv(L, 16, 0);
  return L;
}

typedef void (*push_path)(lua_State *L, int row);
static void push_light_path(lua_State *L, int row) { lua_pushlightuserdata(L, path_of(0, row)); }
static void push_table_path(lua_State *L, int row) {
  lua_createtable(L, 0, 2);
  lua_pushinteger(L, 1);
  lua_setfield(L, -2, "section");
  lua_pushinteger(L, row + 1);
  lua_setfield(L, -2, "row");
}

static double time_calls(lua_State *L, int count, push_path push) {
  double sum = 0, start = floors_thread_time();
  for (int row = 0; row < count; row++) {
    lua_pushvalue(L, 2);
    if (push) {
      lua_pushvalue(L, 3);
      lua_pushvalue(L, 4);
      push(L, row);
    } else {
      lua_pushinteger(L, row + 1);
    }
    if (lua_pcall(L, push ? 3 : 1, 1, 1) != LUA_OK) abort();
    sum += lua_tonumber(L, -1);
    lua_pop(L, 1);
  }
  double time = floors_thread_time() - start;
  lua_close(L);
  return sum < 0 ? -1 : time;
}

double floors_height_of_row(int count) { return time_calls(open_state("return function(row) return 40 + row % 7 end"), count, NULL); }

static const char *height_of_path = "return function(self, tableView, indexPath) return 40 + indexPath.row % 7 end";
double floors_height_of_path(int count) { return time_calls(open_state(height_of_path), count, push_light_path); }
double floors_height_of_table_path(int count) { return time_calls(open_state(height_of_path), count, push_table_path); }

double floors_cell_for_row(int count) {
  const char *source = "local cell, texts = {}, { 'one', 'two' }\n"
                       "return function(self, tableView, indexPath) cell.text = texts[1 + indexPath.row % 2] return cell end";
  return time_calls(open_state(source), count, push_light_path);
}
