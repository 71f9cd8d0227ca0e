// `pairs` with an order that depends on the keys alone, so that every run is the same: first numbers, ascending; strings by
// their bytes; false and true; index paths; objects in the order in which scripts first saw them; native classes in the order of their
// declaration; then tables, functions, coroutines and geometry in the order in which they were made.
#include "internal.h"
#include <stdlib.h>
#include <string.h>

typedef struct sort_key {
  int rank;
  bool is_integer;
  lua_Integer integer; // of integers, booleans, paths, objects and native classes; of what else is made, when
  lua_Number number;
  const char *text;
  size_t length;
} sort_key;

// The distance from the nearer of two known functions: libraries are at other addresses in every run, but the distances inside them stay
// the same.
lua_Integer lshim_place_in_library(lua_CFunction function) {
  intptr_t here = (intptr_t)function - (intptr_t)lshim_pairs, there = (intptr_t)function - (intptr_t)luaopen_base;
  return llabs(here) < llabs(there) ? here : there;
}

static sort_key key_at(lua_State *L, int index) {
  sort_key key = {.rank = 7, .integer = (lua_Integer)lshim_creation_number(L, index)};
  const lshim_box *box;
  const lshim_native_class *class;
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
    key.integer = (lua_Integer)((uint64_t)(uintptr_t)lua_touserdata(L, index) ^ lshim_path_mark);
    break;
  case LUA_TUSERDATA:
    box = lshim_to_box(L, index);
    class = lshim_to_native_class(L, index);
    if (box) {
      key.rank = 4;
      key.integer = box->serial;
    } else if (class) {
      key.rank = 5;
      key.integer = class->first;
    }
    break;
  case LUA_TFUNCTION:
    if (lshim_is_plain_c_function(L, index)) {
      key.rank = 6;
      key.integer = lshim_place_in_library(lua_tocfunction(L, index));
    }
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
  lshim_is_table(L, index);
  lua_newtable(L);
  int met = lua_gettop(L), count = 0;
  for (lua_pushnil(L); lua_next(L, index); lua_pop(L, 1)) {
    lua_pushvalue(L, -2);
    lua_rawseti(L, met, ++count);
  }
  sort_slot *slots = lua_newuserdatauv(L, sizeof(sort_slot) * (size_t)(count + 1), 0);
  for (int i = 0; i < count; i++) {
    lua_rawgeti(L, met, i + 1);
    slots[i] = (sort_slot){key_at(L, -1), i + 1};
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

static int sort_out_keys(lua_State *L) {
  lua_Integer texts = 0, largest = 0;
  lshim_is_table(L, 1);
  lua_newtable(L);
  lua_pushnil(L);
  while (!work_step(1) && lua_next(L, 1)) {
    lua_pop(L, 1);
    if (lua_type(L, -1) == LUA_TSTRING) {
      lua_pushvalue(L, -1);
      lua_rawseti(L, 2, ++texts);
    } else if (lua_isinteger(L, -1) && lua_tointeger(L, -1) > 0) {
      if (lua_tointeger(L, -1) > largest) largest = lua_tointeger(L, -1);
    } else {
      lua_pushinteger(L, largest);
      lua_insert(L, -2);
      return 3;
    }
  }
  lua_settop(L, 2);
  lua_pushinteger(L, largest);
  lua_pushnil(L);
  return 3;
}

int lshim_sort_out_keys(lua_State *L, int index) {
  index = lua_absindex(L, index);
  lua_checkstack(L, 8);
  lua_pushcfunction(L, sort_out_keys);
  lua_pushvalue(L, index);
  return lua_pcall(L, 1, 3, 0);
}

// Upvalues: the sorted keys, and the position of the last one given. Keys that were removed meanwhile are left out.
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

// A table of integers in ascending order, such as a list, needs no sorting.
static bool is_list(lua_State *L, int index) {
  lua_Integer last = 0;
  for (lua_pushnil(L); lua_next(L, index); lua_pop(L, 1)) {
    if (!lua_isinteger(L, -2) || lua_tointeger(L, -2) <= last) {
      lua_pop(L, 2);
      return false;
    }
    last = lua_tointeger(L, -2);
  }
  return true;
}

// MARK: next

// `next` in a fixed order, too: integers from 1 ascending, then the other keys in the order of `pairs`. A step within a list needs no
// sorted keys. If a traversal continues beyond the list, the upvalue (a table with weak keys) holds the table's sorted keys; their field
// [0] is the position of the last key given, [-1] is how many there are. Upvalue 2: the metatable of keys that may be weak.

// The index of a list's entry; 0 for every other key, and for nil, which stands before the first.
static lua_Integer list_position(lua_State *L, int index) {
  int is_whole = 0;
  lua_Integer position = lua_type(L, index) == LUA_TNUMBER ? lua_tointegerx(L, index, &is_whole) : 0;
  return is_whole && position > 0 ? position : 0;
}

static void keep_traversal(lua_State *L, int keys) {
  lua_pushvalue(L, 1);
  lua_pushvalue(L, keys);
  lua_rawset(L, lua_upvalueindex(1));
}

// Pushes the sorted keys of the table at index 1, with the position of the key at index 2. That key may have been removed from a list.
static void begin_traversal(lua_State *L) {
  lshim_push_sorted_keys(L, 1);
  int sorted = lua_gettop(L);
  lua_Integer count = (lua_Integer)lua_rawlen(L, sorted), added = 0, position = 0;
  lua_Integer last = list_position(L, 2);
  bool is_found = last > 0 || lua_isnil(L, 2);
  lua_createtable(L, (int)count, 1);
  for (int pass = 0; pass < 2; pass++) {
    for (lua_Integer i = 1; i <= count; i++) {
      lua_rawgeti(L, sorted, i);
      lua_Integer entry = list_position(L, -1);
      if ((entry > 0) != (pass == 0)) {
        lua_pop(L, 1);
        continue;
      }
      added++;
      if (last > 0 ? entry > 0 && entry <= last : lua_rawequal(L, -1, 2)) {
        position = added;
        is_found = true;
      }
      lua_rawseti(L, -2, added);
    }
  }
  if (!is_found) lshim_fail(L, "next: the key is not in the table");
  lua_replace(L, sorted);
  lua_pushinteger(L, position);
  lua_rawseti(L, sorted, 0);
  lua_pushinteger(L, added);
  lua_rawseti(L, sorted, -1);
  // A table with a metatable may have weak keys, which a traversal that is given up must not keep.
  if (lua_getmetatable(L, 1)) {
    lua_pop(L, 1);
    lua_pushvalue(L, lua_upvalueindex(2));
    lua_setmetatable(L, sorted);
  }
  keep_traversal(L, sorted);
}

// Pushes the keys of the traversal whose last key is at index 2. Returns: whether there is such a traversal
static bool push_traversal(lua_State *L) {
  lua_pushvalue(L, 1);
  if (lua_rawget(L, lua_upvalueindex(1)) == LUA_TTABLE) {
    lua_rawgeti(L, -1, 0);
    lua_rawgeti(L, -2, lua_tointeger(L, -1));
    bool is_here = lua_rawequal(L, -1, 2);
    lua_pop(L, 2);
    if (is_here) return true;
  }
  lua_pop(L, 1);
  return false;
}

// Removes the traversal of the table at index 1.
static void end_traversal(lua_State *L) {
  lua_pushnil(L);
  keep_traversal(L, lua_gettop(L));
  lua_pop(L, 1);
}

static int next_key(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  lshim_is_table(L, 1);
  lua_settop(L, 2);
  bool is_first = lua_isnil(L, 2);
  if (is_first || !push_traversal(L)) {
    lua_Integer position = list_position(L, 2);
    if (is_first) end_traversal(L);
    if (is_first || position > 0) {
      lua_pushinteger(L, position + 1);
      if (lua_rawgeti(L, 1, position + 1) != LUA_TNIL) return 2;
      lua_settop(L, 2);
    }
    lua_pushnil(L);
    if (!lua_next(L, 1)) return lua_pushnil(L), 1;
    lua_settop(L, 2);
    begin_traversal(L);
  }
  lua_rawgeti(L, 3, 0);
  lua_Integer position = lua_tointeger(L, -1);
  lua_rawgeti(L, 3, -1);
  lua_Integer count = lua_tointeger(L, -1);
  lua_settop(L, 3);
  while (++position <= count) {
    lua_rawgeti(L, 3, position);
    lua_pushvalue(L, -1);
    if (lua_rawget(L, 1) != LUA_TNIL) {
      lua_pushinteger(L, position);
      lua_rawseti(L, 3, 0);
      return 2;
    }
    lua_settop(L, 3);
  }
  end_traversal(L);
  lua_pushnil(L);
  return 1;
}

void lshim_push_next(lua_State *L) {
  lshim_push_weak_table(L, 0, "k");
  lua_createtable(L, 0, 1);
  lua_pushliteral(L, "v");
  lua_setfield(L, -2, "__mode");
  lua_pushcclosure(L, next_key, 2);
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
  lshim_is_table(L, 1);
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
