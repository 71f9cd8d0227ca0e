// Long lists of the host's objects. A loop over `view.subviews[i]` reads the property once for each element, and each read gives the script
// a list of its own, which it may change; but not each can cost as much as the whole list. So the host makes a long list once and keeps it
// hidden, and a read gives an empty table that shows it. Such a table becomes a plain one with all elements as soon as anything else is done
// with it than to read an element or the length: an assignment, `pairs`, a call of the host. Nothing tells the two kinds apart.
//
// Elements that are tables made for the script are copied when a table that shows the list is first asked for them: a script's change of one is seen
// there, and not in what the next read of the list gives.
//
// A list stays valid as long as the host's array is the one it was made of. So it holds that array: Swift then copies it before a change, and no
// other array has its address. (In the place of an array may be a version of a list, which says what has changed after it.) The table of lists is
// weak: a list that nobody uses any more goes with the garbage, but the few that were read last stay until the second fixed collection after their
// last read. (Making one counts as work, of which a long list needs as much as leads to the next collection.)
#include "internal.h"

static const char lists_key = 0;  // in the registry: addresses of arrays, and for each the metatable of the tables that show its list
static const char keeper_key = 0; // in a list: the userdata that holds the array. In the registry: that userdata's metatable
static const char loader_key = 0; // in the registry: the metatable of lists whose elements are made when they are asked for
static const char recent_key = 0; // in the registry: the metatables of the lists that were read last
static const char given_key = 0;  // in a table that shows a list whose elements are copied: the copies that it has given
enum { ROOM = 8 };                // slots of the stack
enum { LIST = 1 };                // in such a metatable: the list
enum { DEEPEST_COPY = 200 };      // levels of tables in tables that are copied. Ours: scripts give the host no deeper ones

typedef struct {
  void *array;         // null once it was let go of
  lua_Integer count;   // of the list's elements
  lua_Integer missing; // elements that nobody has asked for yet
} lshim_keeper;

static uint64_t *marks(lua_State *L, int index) { return &((lshim_block *)lua_topointer(L, index) - 1)->creation_number; }

static void let_go(lua_State *L, lshim_keeper *keeper) {
  if (keeper->array) lshim_queue_release(lshim_context_of(L), keeper->array);
  keeper->array = NULL;
}

static int collect_keeper(lua_State *L) {
  let_go(L, lua_touserdata(L, 1));
  return 0;
}

static void push_keeper(lua_State *L, void *array, lua_Integer count) {
  lshim_keeper *keeper = lua_newuserdatauv(L, sizeof *keeper, 0);
  *keeper = (lshim_keeper){array, count, count};
  if (lua_rawgetp(L, LUA_REGISTRYINDEX, &keeper_key) == LUA_TNIL) {
    lua_pop(L, 1);
    lua_createtable(L, 0, 1);
    lua_pushcfunction(L, collect_keeper);
    lua_setfield(L, -2, "__gc");
    lua_pushvalue(L, -1);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &keeper_key);
  }
  lua_setmetatable(L, -2);
}

// What holds the array of a list; null for a list of Lua's.
static lshim_keeper *keeper_of(lua_State *L, int list) {
  lua_rawgetp(L, list, &keeper_key);
  lshim_keeper *keeper = lua_touserdata(L, -1);
  lua_pop(L, 1); // the list holds it
  return keeper;
}

static lua_Integer count_of(lua_State *L, int list) {
  const lshim_keeper *keeper = keeper_of(L, list);
  return keeper ? keeper->count : (lua_Integer)lua_rawlen(L, list);
}

// Pushes an element of a list, or nil.
static void push_element(lua_State *L, int list, lua_Integer place) {
  list = lua_absindex(L, list);
  if (lua_rawgeti(L, list, place) != LUA_TNIL) return;
  lshim_keeper *keeper = keeper_of(L, list);
  if (!keeper || !keeper->array || place < 1 || place > keeper->count) return;
  lua_pop(L, 1);
  lshim_context *context = lshim_context_of(L);
  bool is_script = context->turn.is_script;
  context->turn.is_script = false;
  context->push_element(L, keeper->array, place);
  context->turn.is_script = is_script;
  lua_pushvalue(L, -1);
  lua_rawseti(L, list, place);
  keeper->missing--;
}

// The element of a list that was not asked for before.
static int load(lua_State *L) {
  int is_whole = 0;
  lua_Integer place = lua_type(L, 2) == LUA_TNUMBER ? lua_tointegerx(L, 2, &is_whole) : 0;
  lua_settop(L, 1);
  if (is_whole) push_element(L, 1, place);
  else lua_pushnil(L);
  return 1;
}

static bool push_lists(lua_State *L, bool makes) {
  if (lua_rawgetp(L, LUA_REGISTRYINDEX, &lists_key) != LUA_TNIL) return true;
  lua_pop(L, 1);
  if (!makes) return false;
  lshim_push_weak_table(L, 0, "v");
  lua_pushvalue(L, -1);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &lists_key);
  return true;
}

// Holds the list whose metatable is on top of the stack.
static void keep_for_a_while(lua_State *L) {
  lshim_context *context = lshim_context_of(L);
  const void *metatable = lua_topointer(L, -1);
  int place = 0;
  while (place < LSHIM_RECENT_LISTS && context->lists.recent[place] != metatable) place++;
  if (place == LSHIM_RECENT_LISTS) {
    place = context->lists.next = (context->lists.next + 1) % LSHIM_RECENT_LISTS;
    context->lists.recent[place] = metatable;
    if (lua_rawgetp(L, LUA_REGISTRYINDEX, &recent_key) == LUA_TNIL) {
      lua_pop(L, 1);
      lua_createtable(L, LSHIM_RECENT_LISTS, 0);
      lua_pushvalue(L, -1);
      lua_rawsetp(L, LUA_REGISTRYINDEX, &recent_key);
    }
    lua_pushvalue(L, -2);
    lua_rawseti(L, -2, place + 1);
    lua_pop(L, 1);
  }
  context->lists.used |= 1u << place;
}

void lshim_age_lists(lua_State *L) {
  lshim_context *context = lshim_context_of(L);
  for (int place = 0; place < LSHIM_RECENT_LISTS; place++) {
    if (!context->lists.recent[place] || (context->lists.used & 1u << place)) continue;
    context->lists.recent[place] = NULL;
    lua_rawgetp(L, LUA_REGISTRYINDEX, &recent_key);
    lua_pushboolean(L, false);
    lua_rawseti(L, -2, place + 1);
    lua_pop(L, 1);
  }
  context->lists.used = 0;
}

// Replaces a list's metatable on top of the stack by a table that shows the list.
static void show(lua_State *L) {
  lua_newtable(L);
  lua_insert(L, -2);
  lua_setmetatable(L, -2);
  *marks(L, -1) |= LSHIM_SHOWS_LIST;
}

// Pushes the list that the table at an index shows, with its metatable below.
static void push_shown(lua_State *L, int index) {
  lua_getmetatable(L, index);
  lua_rawgeti(L, -1, LIST);
}

// Whether the elements of the list that a table shows are copied; the list and its metatable are on top of the stack.
static bool copies(lua_State *L) {
  lua_pushliteral(L, "__index");
  bool copies = lua_rawget(L, -3) == LUA_TFUNCTION;
  lua_pop(L, 1);
  return copies;
}

// Replaces a table on top of the stack by a copy of it and of the tables in it; any other value stays.
static void copy(lua_State *L, int levels) {
  if (lua_type(L, -1) != LUA_TTABLE || levels == 0 || !lua_checkstack(L, ROOM)) return;
  bool shows_list = *marks(L, -1) & LSHIM_SHOWS_LIST;
  lua_newtable(L);
  if (!shows_list) {
    for (lua_pushnil(L); lua_next(L, -3);) {
      copy(L, levels - 1);
      lua_pushvalue(L, -2);
      lua_insert(L, -2);
      lua_rawset(L, -4);
    }
  }
  if (lua_getmetatable(L, -2)) lua_setmetatable(L, -2);
  if (shows_list) *marks(L, -1) |= LSHIM_SHOWS_LIST;
  lua_remove(L, -2);
}

// The element of a list whose tables are copied. The copies are kept apart: as fields of the table they could be set to nil unnoticed.
static int element(lua_State *L) {
  lua_settop(L, 2);
  if (lua_rawgetp(L, 1, &given_key) == LUA_TTABLE) {
    lua_pushvalue(L, 2);
    if (lua_rawget(L, 3) != LUA_TNIL) return 1;
  }
  lua_settop(L, 3);
  push_shown(L, 1);
  int is_whole = 0;
  lua_Integer place = lua_type(L, 2) == LUA_TNUMBER ? lua_tointegerx(L, 2, &is_whole) : 0;
  if (is_whole) push_element(L, -1, place);
  else lua_pushnil(L);
  if (lua_type(L, -1) != LUA_TTABLE) return 1;
  copy(L, DEEPEST_COPY);
  if (lua_isnil(L, 3)) {
    lua_newtable(L);
    lua_pushvalue(L, -1);
    lua_rawsetp(L, 1, &given_key);
    lua_replace(L, 3);
  }
  lua_pushvalue(L, 2);
  lua_pushvalue(L, -2);
  lua_rawset(L, 3);
  return 1;
}

bool lshim_is_table(lua_State *L, int index) {
  if (lua_type(L, index) != LUA_TTABLE) return false;
  if (__builtin_expect(!(*marks(L, index) & LSHIM_SHOWS_LIST), true)) return true;
  index = lua_absindex(L, index);
  lua_checkstack(L, ROOM);
  push_shown(L, index);
  lua_Integer count = count_of(L, -1);
  bool are_copied = copies(L);
  bool has_given = lua_rawgetp(L, index, &given_key) == LUA_TTABLE;
  for (lua_Integer i = 1; i <= count; i++) {
    if (!has_given || lua_rawgeti(L, -1, i) == LUA_TNIL) {
      if (has_given) lua_pop(L, 1);
      push_element(L, -2, i);
      if (are_copied) copy(L, DEEPEST_COPY);
    }
    lua_rawseti(L, index, i);
  }
  lua_pushnil(L);
  lua_rawsetp(L, index, &given_key);
  lua_pushnil(L);
  lua_setmetatable(L, index);
  *marks(L, index) &= ~LSHIM_SHOWS_LIST;
  lua_pop(L, 3);
  return true;
}

static int length(lua_State *L) {
  push_shown(L, 1);
  lua_pushinteger(L, count_of(L, -1));
  return 1;
}

static int assign(lua_State *L) {
  if (lua_isnil(L, 2)) lshim_fail(L, "table index is nil");
  if (lua_type(L, 2) == LUA_TNUMBER && lua_tonumber(L, 2) != lua_tonumber(L, 2)) lshim_fail(L, "table index is NaN");
  lshim_is_table(L, 1);
  lua_settable(L, 1);
  return 0;
}

bool lshim_push_list(lua_State *L, const void *place) {
  lua_checkstack(L, ROOM);
  if (!push_lists(L, false)) return false;
  if (lua_rawgetp(L, -1, place) == LUA_TNIL) {
    lua_pop(L, 2);
    return false;
  }
  lua_remove(L, -2);
  keep_for_a_while(L);
  show(L);
  return true;
}

// Replaces a list on top of the stack by the metatable of tables that show it.
static void make_metatable(lua_State *L, bool copies_elements) {
  lua_createtable(L, 1, 4);
  lua_insert(L, -2);
  if (copies_elements) {
    lua_pushcfunction(L, element);
  } else {
    lua_pushvalue(L, -1);
  }
  lua_setfield(L, -3, "__index");
  lua_rawseti(L, -2, LIST);
  lua_pushcfunction(L, length);
  lua_setfield(L, -2, "__len");
  lua_pushcfunction(L, assign);
  lua_setfield(L, -2, "__newindex");
}

int lshim_show_list(lua_State *L) {
  lua_settop(L, 1);
  make_metatable(L, false);
  show(L);
  return 1;
}

void lshim_keep_list(lua_State *L, const void *place, void *array, lua_Integer count, bool copies_elements) {
  lua_checkstack(L, ROOM);
  lua_newtable(L);
  push_keeper(L, array, count);
  lua_rawsetp(L, -2, &keeper_key);
  if (lua_rawgetp(L, LUA_REGISTRYINDEX, &loader_key) == LUA_TNIL) {
    lua_pop(L, 1);
    lua_createtable(L, 0, 1);
    lua_pushcfunction(L, load);
    lua_setfield(L, -2, "__index");
    lua_pushvalue(L, -1);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &loader_key);
  }
  lua_setmetatable(L, -2);
  make_metatable(L, copies_elements);
  push_lists(L, true);
  lua_pushvalue(L, -2);
  lua_rawsetp(L, -2, place);
  lua_pop(L, 1);
  keep_for_a_while(L);
  show(L);
}

// More lists with missing elements than this are garbage for the most part: it is collected before the missing elements of the others are made.
enum { FEW_LISTS = LSHIM_RECENT_LISTS };

static int lists_that_miss_elements(lua_State *L, int lists) {
  int count = 0;
  for (lua_pushnil(L); lua_next(L, lists); lua_pop(L, 1)) {
    lua_rawgeti(L, -1, LIST);
    const lshim_keeper *keeper = keeper_of(L, -1);
    if (keeper && keeper->missing > 0) count++;
    lua_pop(L, 1);
  }
  return count;
}

void lshim_forget_lists(lua_State *L) {
  lua_checkstack(L, LUA_MINSTACK);
  lshim_context_of(L)->lists.used = 0;
  lshim_age_lists(L);
  if (!push_lists(L, false)) return;
  int lists = lua_gettop(L);
  if (lists_that_miss_elements(L, lists) > FEW_LISTS) lshim_collect(L);
  // An element may be a list, which is kept as well: so all are taken out first. Then the missing elements are made in the order in which the lists
  // were: the order of the addresses, by which they are kept, is another one in each run.
  lua_newtable(L);
  for (lua_pushnil(L); lua_next(L, lists);) {
    lua_rawgeti(L, -1, LIST);
    lua_pushboolean(L, true);
    lua_rawset(L, lists + 1);
    lua_pop(L, 1);
    lua_pushvalue(L, -1);
    lua_pushnil(L);
    lua_rawset(L, lists);
  }
  lshim_push_sorted_keys(L, lists + 1);
  lua_Integer count = (lua_Integer)lua_rawlen(L, lists + 2);
  for (lua_Integer number = 1; number <= count; number++) {
    lua_rawgeti(L, lists + 2, number);
    lshim_keeper *keeper = keeper_of(L, -1);
    for (lua_Integer place = 1; keeper && keeper->missing > 0 && place <= keeper->count; place++) {
      push_element(L, -1, place);
      lua_pop(L, 1);
    }
    if (keeper) let_go(L, keeper);
    lua_pop(L, 1);
  }
  lua_settop(L, lists - 1);
}

// MARK: Looking without leaving a trace

bool lshim_push_unseen_list(lua_State *L, int index) {
  if (!(*marks(L, index) & LSHIM_SHOWS_LIST) || !lua_checkstack(L, ROOM)) return false;
  push_shown(L, index);
  lshim_keeper *keeper = keeper_of(L, -1);
  if (!keeper || !keeper->array || keeper->missing == 0 || copies(L)) {
    lua_pop(L, 2);
    return false;
  }
  lua_createtable(L, 0, 0);
  for (lua_Integer place = 1; place <= keeper->count; place++) {
    if (lua_rawgeti(L, -2, place) == LUA_TNIL) {
      lua_pop(L, 1);
      lshim_context_of(L)->push_element(L, keeper->array, place);
    }
    lua_rawseti(L, -2, place);
  }
  lua_replace(L, -3);
  lua_pop(L, 1);
  return true;
}

void lshim_pop_unseen_list(lua_State *L, uint32_t serial) {
  lshim_context *context = lshim_context_of(L);
  lshim_push_reference(L, context->identity);
  for (lua_Integer place = 1; lua_rawgeti(L, -2, place) != LUA_TNIL; place++) {
    lshim_box *box = lshim_to_box(L, -1);
    if (box && box->object && box->serial > serial) {
      lua_pushnil(L);
      lua_rawsetp(L, -3, box->object);
      lshim_release_box(box, context);
    }
    lua_pop(L, 1);
  }
  lua_pop(L, 3);
  context->next_serial = serial;
}
