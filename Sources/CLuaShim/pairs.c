// `pairs` with an order that depends on the keys alone, so that a run is the same every time: numbers ascending, strings by
// their bytes, false and true, index paths, objects in the order in which scripts first saw them, then everything else.
#include "internal.h"
#include <stdlib.h>
#include <string.h>

typedef struct sort_key {
  int rank;
  bool is_integer;
  lua_Integer integer; // of integers, booleans, paths and objects; of other keys the order in which they were met
  lua_Number number;
  const char *text;
  size_t length;
} sort_key;

static sort_key key_at(lua_State *L, int index, lua_Integer order) {
  sort_key key = {.rank = 6, .integer = order};
  lshim_box *box;
  switch (lua_type(L, index)) {
  case LUA_TNUMBER:
    key.rank = 0;
    key.is_integer = lua_isinteger(L, index);
    key.integer = lua_tointeger(L, index);
    key.number = lua_tonumber(L, index);
    break;
  case LUA_TSTRING:
    key.rank = 1;
    key.text = lua_tolstring(L, index, &key.length);
    break;
  case LUA_TBOOLEAN:
    key.rank = 2;
    key.integer = lua_toboolean(L, index);
    break;
  case LUA_TLIGHTUSERDATA:
    key.rank = 3;
    key.integer = (lua_Integer)(intptr_t)lua_touserdata(L, index);
    break;
  case LUA_TUSERDATA:
    box = lshim_to_box(L, index);
    key.rank = box ? 4 : 5;
    if (box) key.integer = box->serial;
    break;
  }
  return key;
}

static int compare_text(const sort_key *a, const sort_key *b) {
  int order = memcmp(a->text, b->text, a->length < b->length ? a->length : b->length);
  return order ? order : (a->length > b->length) - (a->length < b->length);
}

static int compare(const void *left, const void *right) {
  const sort_key *a = left, *b = right;
  if (a->rank != b->rank) return a->rank - b->rank;
  if (a->rank == 1) return compare_text(a, b);
  if (a->rank == 0 && !(a->is_integer && b->is_integer)) return (a->number > b->number) - (a->number < b->number);
  return (a->integer > b->integer) - (a->integer < b->integer);
}

typedef struct sort_slot { sort_key key; int position; } sort_slot;

void lshim_push_sorted_keys(lua_State *L, int index) {
  index = lua_absindex(L, index);
  lua_checkstack(L, 8);
  lua_newtable(L);
  int met = lua_gettop(L), count = 0;
  for (lua_pushnil(L); lua_next(L, index); lua_pop(L, 1)) {
    lua_pushvalue(L, -2);
    lua_rawseti(L, met, ++count);
  }
  sort_slot *slots = lua_newuserdatauv(L, sizeof(sort_slot) * (size_t)(count + 1), 0);
  for (int i = 0; i < count; i++) {
    lua_rawgeti(L, met, i + 1);
    slots[i] = (sort_slot){key_at(L, -1, i), i + 1};
    lua_pop(L, 1);
  }
  qsort(slots, (size_t)count, sizeof *slots, compare);
  lua_createtable(L, count, 0);
  for (int i = 0; i < count; i++) {
    lua_rawgeti(L, met, slots[i].position);
    lua_rawseti(L, -2, i + 1);
  }
  lua_replace(L, met);
  lua_settop(L, met);
}

// Upvalues: the sorted keys, the position of the last one given. Keys that were removed meanwhile are left out.
static int next_sorted(lua_State *L) {
  lua_Integer position = lua_tointeger(L, lua_upvalueindex(2));
  for (;;) {
    if (lua_rawgeti(L, lua_upvalueindex(1), ++position) == LUA_TNIL) return 1;
    lua_pushvalue(L, -1);
    if (lua_rawget(L, 1) != LUA_TNIL) break;
    lua_pop(L, 2);
  }
  lua_pushinteger(L, position);
  lua_replace(L, lua_upvalueindex(2));
  return 2;
}

static int next_raw(lua_State *L) {
  lua_settop(L, 2);
  return lua_next(L, 1) ? 2 : (lua_pushnil(L), 1);
}

// A table of integers in ascending order, as lists are, needs no sorting.
static bool is_list(lua_State *L, int index) {
  lua_Integer last = 0;
  for (lua_pushnil(L); lua_next(L, index); lua_pop(L, 1)) {
    if (!lua_isinteger(L, -2) || lua_tointeger(L, -2) <= last) {
      lua_pop(L, 2);
      return false;
    }
    last = lua_tointeger(L, -1 - 1);
  }
  return true;
}

int lshim_pairs(lua_State *L) {
  luaL_checkany(L, 1);
  lua_settop(L, 1);
  if (luaL_getmetafield(L, 1, "__pairs") != LUA_TNIL) {
    lua_pushvalue(L, 1);
    lua_call(L, 1, 3);
    return 3;
  }
  luaL_checktype(L, 1, LUA_TTABLE);
  if (is_list(L, 1)) {
    lua_pushcfunction(L, next_raw);
  } else {
    lshim_push_sorted_keys(L, 1);
    lua_pushinteger(L, 0);
    lua_pushcclosure(L, next_sorted, 2);
  }
  lua_pushvalue(L, 1);
  lua_pushnil(L);
  return 3;
}
