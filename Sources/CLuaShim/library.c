// The libraries that a script may use, by allow-list. Functions that read files, load binary code, or get around the sandbox are left out.
#include "internal.h"
#include <stdio.h>
#include <string.h>

// The key of a frozen library's name in the library's metatable.
static const char frozen_key = 0;

// load(chunk, name, mode, env): as in the standard library, but refuses binary chunks, and uses the globals of the script that has this
// function.
static int load_text(lua_State *L) {
  int arguments = lua_gettop(L);
  if (arguments < 3) lua_settop(L, 3);
  char mode[16] = "";
  const char *wanted = luaL_optstring(L, 3, "bt");
  bool takes_text = strchr(wanted, 't') != NULL;
  strncat(mode, wanted, sizeof mode - 1);
  // A mode without a t accepts neither form, because binary chunks are always refused.
  lua_pushstring(L, takes_text ? "t" : "");
  lua_replace(L, 3);
  if (arguments < 4 && !lua_isnil(L, lua_upvalueindex(2))) lua_pushvalue(L, lua_upvalueindex(2));
  // Followers hear of the text as well.
  lua_pushvalue(L, 1);
  lua_insert(L, 1);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 2);
  lua_call(L, lua_gettop(L) - 2, LUA_MULTRET);
  if (lua_gettop(L) == 2) lshim_note_loaded(L, 2, 1);
  lua_remove(L, 1);
  if (!takes_text && lua_type(L, -1) == LUA_TSTRING) {
    char named[40];
    snprintf(named, sizeof named, "(mode is '%s')", mode);
    luaL_gsub(L, lua_tostring(L, -1), "(mode is '')", named);
    lua_replace(L, -2);
  }
  return lua_gettop(L);
}

void lshim_push_load(lua_State *L, int environment) {
  environment = lua_absindex(L, environment);
  lshim_push_reference(L, lshim_context_of(L)->load);
  lua_pushvalue(L, environment);
  lua_pushcclosure(L, load_text, 2);
}

// pcall, which may yield inside as in the standard library. A refused block of memory gets its message and position before the script sees
// the error.
// `below` is the number of values under the results.
static int finish_protected(lua_State *L, int status, lua_KContext below) {
  if (status == LUA_OK || status == LUA_YIELD) return lua_gettop(L) - (int)below;
  if (status == LUA_ERRMEM) lshim_explain_refusal(L);
  lua_pushboolean(L, false);
  lua_insert(L, -2);
  return 2;
}

int lshim_protected_call(lua_State *L) {
  luaL_checkany(L, 1);
  lua_pushboolean(L, true);
  lua_insert(L, 1);
  if (lshim_context_of(L)->followers) {
    lua_pushcfunction(L, lshim_note_caught);
    lua_insert(L, 1);
    return finish_protected(L, lua_pcallk(L, lua_gettop(L) - 3, LUA_MULTRET, 1, 1, finish_protected), 1);
  }
  return finish_protected(L, lua_pcallk(L, lua_gettop(L) - 2, LUA_MULTRET, 0, 0, finish_protected), 0);
}

// The message handler of a script's xpcall, around the script's own one: whoever follows hears of the error where it is raised.
// Upvalues: the script's handler; whether it has begun, since an error of its own comes here, too.
static int handle_caught(lua_State *L) {
  lua_settop(L, 1);
  if (!lua_toboolean(L, lua_upvalueindex(2))) {
    lua_pushboolean(L, true);
    lua_replace(L, lua_upvalueindex(2));
    lshim_note_raise(L, 1, true);
  }
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, 1, 1);
  return 1;
}

int lshim_handled_call(lua_State *L) {
  int arguments = lua_gettop(L) - 2;
  luaL_checktype(L, 2, LUA_TFUNCTION);
  lua_pushvalue(L, 2);
  lua_pushboolean(L, false);
  lua_pushcclosure(L, handle_caught, 2);
  lua_replace(L, 2);
  lua_pushboolean(L, true);
  lua_pushvalue(L, 1);
  lua_rotate(L, 3, 2);
  return finish_protected(L, lua_pcallk(L, arguments, LUA_MULTRET, 2, 2, finish_protected), 2);
}

// No script counts more levels between itself and the error that it handles. Ours
enum { HANDLER_LEVELS = 64 };

int lshim_script_level(lua_State *L, int level) {
  lua_Debug frame;
  if (!lua_checkstack(L, 1)) return level;
  for (int i = 0; i <= level && i < HANDLER_LEVELS && lua_getstack(L, i, &frame); i++) {
    lua_getinfo(L, "f", &frame);
    if (lua_tocfunction(L, -1) == handle_caught && level < INT32_MAX) level++;
    lua_pop(L, 1);
  }
  return level;
}

// Calls the function of Lua's library that a wrapper's first upvalue is, in the wrapper's own frame: its errors have the name that the script
// has called, and the position of that call. Only for functions without upvalues.
int lshim_call_wrapped(lua_State *L) { return lua_tocfunction(L, lua_upvalueindex(1))(L); }

// Argument 1 is a table, or has the metamethod that makes it act like one.
static void check_is_list(lua_State *L) {
  if (lua_type(L, 1) == LUA_TTABLE) return;
  if (luaL_getmetafield(L, 1, "__index") == LUA_TNIL) luaL_typeerror(L, 1, "table");
  lua_pop(L, 1);
}

// `__gc` is refused: a finalizer would run code of the script at any moment at which the host allocates memory.
static int set_metatable(lua_State *L) {
  lshim_is_table(L, 1);
  if (lua_type(L, 2) == LUA_TTABLE) {
    lua_pushliteral(L, "__gc");
    if (lua_rawget(L, 2) != LUA_TNIL) lshim_fail(L, "setmetatable: '__gc' is not available to scripts; release things where they end");
    lua_pop(L, 1);
    lshim_note_metatable(L, 2);
  }
  return lshim_call_wrapped(L);
}

// math.randomseed(x, y). Without numbers, the standard library uses a clock and an address; here the next seed is drawn from the old
// sequence.
static int seed_random(lua_State *L) {
  if (lua_gettop(L) == 0) {
    lua_pushvalue(L, lua_upvalueindex(2));
    lua_pushinteger(L, 0);
    lua_call(L, 1, 1);
  }
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, lua_gettop(L) - 1, LUA_MULTRET);
  return lua_gettop(L);
}

static int get_metatable(lua_State *L) {
  luaL_checkany(L, 1);
  lshim_is_table(L, 1);
  if (lua_getmetatable(L, 1)) luaL_getmetafield(L, 1, "__metatable");
  else lua_pushnil(L);
  return 1;
}

static int raw_get(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  luaL_checkany(L, 2);
  lshim_is_table(L, 1);
  lua_settop(L, 2);
  lua_rawget(L, 1);
  return 1;
}

static int raw_length(lua_State *L) {
  luaL_argexpected(L, lshim_is_table(L, 1) || lua_type(L, 1) == LUA_TSTRING, 1, "table or string");
  lua_pushinteger(L, (lua_Integer)lua_rawlen(L, 1));
  return 1;
}

// Collecting is allowed. The amount of memory differs from run to run, so scripts can't read it, and can't change when garbage is collected
// (collect.c).
static int collect_garbage(lua_State *L) {
  const char *option = luaL_optstring(L, 1, "collect");
  if (strcmp(option, "collect") != 0) {
    lshim_fail(L, "collectgarbage: '%s' is not available to scripts, only 'collect': memory is the host's, and its state differs from run to run", option);
  }
  lshim_context *context = lshim_context_of(L);
  if (context->collect && lua_checkstack(context->main, LUA_MINSTACK)) {
    context->turn.is_script = false;
    context->collect(context->owner);
    lshim_back_in_script(context);
  } else {
    lshim_collect(L);
  }
  lua_pushinteger(L, 0);
  return 1;
}

// For an empty text, the standard library's loop runs n times without an instruction that the budget could count.
static int repeat(lua_State *L) {
  size_t length, separator_length;
  luaL_checklstring(L, 1, &length);
  lua_Integer count = luaL_checkinteger(L, 2);
  luaL_optlstring(L, 3, "", &separator_length);
  if (length + separator_length == 0 || count <= 0) {
    lua_pushliteral(L, "");
    return 1;
  }
  size_t limit = lshim_context_of(L)->limits.memory;
  if (limit && (size_t)count > limit / (length + separator_length)) {
    lshim_fail(L, "string.rep: %I times %I bytes is more than the script's memory limit of %I MB (--memory)", count,
               (lua_Integer)(length + separator_length), (lua_Integer)(limit >> 20));
  }
  return lshim_call_wrapped(L);
}

// A range can be longer than any table, and moving its nils takes time but no instructions.
enum { LONGEST_LIST = 100 * 1000 * 1000 }; // elements; about a second
static int move(lua_State *L) {
  lua_Integer first = luaL_checkinteger(L, 2), last = luaL_checkinteger(L, 3);
  if (last >= first && (lua_Unsigned)last - (lua_Unsigned)first >= LONGEST_LIST) {
    lshim_fail(L, "table.move: %I to %I are more elements than the %d that a table can hold here", first, last, LONGEST_LIST);
  }
  return lshim_call_wrapped(L);
}

// A `__len` may return any length, and the standard library's work for each element of a list has no instructions that a budget could
// count.
static lua_Integer length_of_list(lua_State *L, const char *function) {
  if (!lshim_is_table(L, 1) && luaL_getmetafield(L, 1, "__len") == LUA_TNIL) luaL_checktype(L, 1, LUA_TTABLE);
  lua_Integer length = luaL_len(L, 1);
  if (length >= LONGEST_LIST) lshim_fail(L, "table.%s: the list claims %I elements, more than the %d that a table can hold here", function, length, LONGEST_LIST);
  return length;
}

// insert(list, [place,] value) and remove(list [, place]), as in the standard library.
static int insert(lua_State *L) {
  int arguments = lua_gettop(L);
  lua_Integer end = length_of_list(L, "insert") + 1, place = end;
  lua_settop(L, arguments);
  if (arguments == 3) {
    place = luaL_checkinteger(L, 2);
    if (place < 1 || place > end) return luaL_argerror(L, 2, "position out of bounds");
    for (lua_Integer i = end; i > place; i--) {
      lua_geti(L, 1, i - 1);
      lua_seti(L, 1, i);
    }
  } else if (arguments != 2) {
    return luaL_error(L, "wrong number of arguments to 'insert'");
  }
  lua_seti(L, 1, place);
  return 0;
}

static int take_out(lua_State *L) {
  lua_settop(L, 2);
  lua_Integer end = length_of_list(L, "remove"), place = luaL_optinteger(L, 2, end);
  if (place != end && (place < 1 || place > end + 1)) return luaL_argerror(L, 2, "position out of bounds");
  lua_geti(L, 1, place);
  for (; place < end; place++) {
    lua_geti(L, 1, place + 1);
    lua_seti(L, 1, place);
  }
  lua_pushnil(L);
  lua_seti(L, 1, place);
  return 1;
}

static int concatenate(lua_State *L) {
  lua_settop(L, 4);
  lua_Integer first = luaL_optinteger(L, 3, 1);
  lua_Integer last = lua_isnil(L, 4) ? length_of_list(L, "concat") : luaL_checkinteger(L, 4);
  if (last >= first && (lua_Unsigned)last - (lua_Unsigned)first >= LONGEST_LIST) {
    lshim_fail(L, "table.concat: %I to %I are more elements than the %d that a table can hold here", first, last, LONGEST_LIST);
  }
  lua_settop(L, 4);
  lua_pushinteger(L, last);
  lua_replace(L, 4);
  return lshim_call_wrapped(L);
}

// ipairs(list). The standard library's begins with any value, and its first step says neither what is no list nor where.
static int list_pairs(lua_State *L) {
  check_is_list(L);
  return lshim_call_wrapped(L);
}

static int unpack(lua_State *L) {
  check_is_list(L);
  return lshim_call_wrapped(L);
}

// sort(list [, comparison]). The standard library's sort reads a clock for some orders of the list, so that equal elements come out in
// another order in every run. This is a merge sort: equal elements keep their order, and if a comparison raises an error the list stays
// unchanged. On the stack: the list, the comparison or nil, and the elements before and after a pass.
enum { LIST = 1, COMPARISON = 2, BEFORE = 3, AFTER = 4 };

// Whether `<` orders the two values on top; Lua's own error from within a C function has no position.
static void check_are_ordered(lua_State *L) {
  int left = lua_type(L, -2), right = lua_type(L, -1);
  if (left == right && (left == LUA_TNUMBER || left == LUA_TSTRING)) return;
  if (luaL_getmetafield(L, -2, "__lt") == LUA_TNIL && luaL_getmetafield(L, -1, "__lt") == LUA_TNIL) {
    bool are_alike = left == right;
    lshim_fail(L, "table.sort: attempt to compare %s%s%s; give a comparison that says when the first comes before the second",
               are_alike ? "two " : lua_typename(L, left), are_alike ? lua_typename(L, left) : " with ", are_alike ? " values" : lua_typename(L, right));
  }
  lua_pop(L, 1);
}

static bool is_less(lua_State *L, int elements, lua_Integer a, lua_Integer b) {
  bool has_function = !lua_isnil(L, COMPARISON);
  if (has_function) lua_pushvalue(L, COMPARISON);
  lua_rawgeti(L, elements, a);
  lua_rawgeti(L, elements, b);
  if (has_function) lua_call(L, 2, 1);
  else check_are_ordered(L);
  bool answer = has_function ? lua_toboolean(L, -1) : lua_compare(L, -2, -1, LUA_OPLT);
  lua_pop(L, has_function ? 1 : 2);
  return answer;
}

static void copy_element(lua_State *L, int from, lua_Integer place, int to, lua_Integer new_place) {
  lua_rawgeti(L, from, place);
  lua_rawseti(L, to, new_place);
}

// Merges two sorted neighbours: from `low` to before `middle`, and from there to before `high`.
static void merge(lua_State *L, int from, int to, lua_Integer low, lua_Integer middle, lua_Integer high) {
  lua_Integer left = low, right = middle;
  // Often the two together are sorted already.
  if (right < high && !is_less(L, from, right, right - 1)) right = high, middle = high;
  for (lua_Integer place = low; place < high; place++) {
    bool takes_right = right < high && (left >= middle || is_less(L, from, right, left));
    copy_element(L, from, takes_right ? right++ : left++, to, place);
  }
}

static int sort(lua_State *L) {
  luaL_checktype(L, LIST, LUA_TTABLE);
  lshim_is_table(L, LIST);
  // A list with `__len` may claim any length, so the time for sorting it can't be bounded.
  if (luaL_getmetafield(L, LIST, "__len") != LUA_TNIL) lshim_fail(L, "table.sort: a list with '__len' can't be sorted; copy it into a plain one");
  if (!lua_isnoneornil(L, COMPARISON)) luaL_checktype(L, COMPARISON, LUA_TFUNCTION);
  lua_Integer count = luaL_len(L, LIST);
  if (count < 2) return 0;
  if (count >= LONGEST_LIST) lshim_fail(L, "table.sort: %I elements are more than the %d that a table can hold here", count, LONGEST_LIST);
  lua_settop(L, COMPARISON);
  lua_createtable(L, (int)count, 0);
  lua_createtable(L, (int)count, 0);
  for (lua_Integer i = 1; i <= count; i++) {
    lua_geti(L, LIST, i);
    lua_rawseti(L, BEFORE, i);
  }
  int from = BEFORE, to = AFTER;
  for (lua_Integer width = 1; width < count; width *= 2) {
    for (lua_Integer low = 1; low <= count; low += 2 * width) {
      lua_Integer middle = low + width, high = middle + width, end = count + 1;
      merge(L, from, to, low, middle < end ? middle : end, high < end ? high : end);
    }
    int other = from;
    from = to;
    to = other;
  }
  for (lua_Integer i = 1; i <= count; i++) {
    lua_rawgeti(L, from, i);
    lua_seti(L, LIST, i);
  }
  return 0;
}

static int refuse_change(lua_State *L) {
  // A copy, because lua_tostring changes a number on the stack into a string.
  lua_pushvalue(L, 2);
  const char *key = lua_isstring(L, -1) ? lua_tostring(L, -1) : luaL_typename(L, -1);
  lshim_fail(L, "%s.%s can't be set: all scripts share the library; keep a function of your own in a local variable",
             lua_tostring(L, lua_upvalueindex(1)), key);
}

static int frozen_pairs(lua_State *L) {
  lua_pushcfunction(L, lshim_pairs);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_call(L, 1, 3);
  return 3;
}

static int raw_set(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  lshim_is_table(L, 1);
  if (lua_getmetatable(L, 1)) {
    if (lua_rawgetp(L, -1, &frozen_key) != LUA_TNIL) {
      lshim_fail(L, "rawset: the library '%s' can't be changed: all scripts share it", lua_tostring(L, -1));
    }
    lua_pop(L, 2);
  }
  lua_settop(L, 3);
  lua_rawset(L, 1);
  return 1;
}

// Pops a name. The table with the metatable at an index is from now on the library of that name, which scripts can't change.
void lshim_refuse_changes(lua_State *L, int metatable) {
  metatable = lua_absindex(L, metatable);
  lua_pushvalue(L, -1);
  lua_rawsetp(L, metatable, &frozen_key);
  lua_pushcclosure(L, refuse_change, 1);
  lua_setfield(L, metatable, "__newindex");
  lua_pushboolean(L, false);
  lua_setfield(L, metatable, "__metatable");
}

// Replaces a global library, or a class that is written in Lua, with an empty table that reads from it.
void lshim_freeze(lua_State *L, const char *name) {
  lshim_push_globals(L);
  lua_createtable(L, 0, 0);
  lua_createtable(L, 0, 5);
  lua_getfield(L, -3, name);
  lua_pushvalue(L, -1);
  lua_pushcclosure(L, frozen_pairs, 1);
  lua_setfield(L, -3, "__pairs");
  // A library that can be called stays callable.
  if (luaL_getmetafield(L, -1, "__call") != LUA_TNIL) lua_setfield(L, -3, "__call");
  lua_setfield(L, -2, "__index");
  lua_pushstring(L, name);
  lshim_refuse_changes(L, -2);
  lua_setmetatable(L, -2);
  lua_setfield(L, -2, name);
  lua_pop(L, 1);
}

static void wrap(lua_State *L, const char *name, lua_CFunction function) {
  lua_getfield(L, -1, name);
  lua_pushcclosure(L, function, 1);
  lua_setfield(L, -2, name);
}

static void replace(lua_State *L, const char *name, lua_CFunction function) {
  lua_pushcfunction(L, function);
  lua_setfield(L, -2, name);
}

static void remove_field(lua_State *L, const char *name) {
  lua_pushnil(L);
  lua_setfield(L, -2, name);
}

void lshim_open_library(lua_State *L) {
  static const luaL_Reg libraries[] = {
      {LUA_GNAME, luaopen_base},         {LUA_COLIBNAME, luaopen_coroutine}, {LUA_TABLIBNAME, luaopen_table},
      {LUA_STRLIBNAME, luaopen_string},  {LUA_MATHLIBNAME, luaopen_math},    {LUA_UTF8LIBNAME, luaopen_utf8},
  };
  enum { COUNT = sizeof libraries / sizeof *libraries };
  for (size_t i = 0; i < COUNT; i++) {
    luaL_requiref(L, libraries[i].name, libraries[i].func, 1);
    lua_pop(L, 1);
  }
  lua_getglobal(L, LUA_COLIBNAME);
  lshim_open_coroutines(L);
  lua_getglobal(L, LUA_TABLIBNAME);
  wrap(L, "move", move);
  wrap(L, "concat", concatenate);
  wrap(L, "unpack", unpack);
  replace(L, "sort", sort);
  replace(L, "insert", insert);
  replace(L, "remove", take_out);
  lua_getglobal(L, LUA_STRLIBNAME);
  remove_field(L, "dump");
  lshim_open_patterns(L);
  wrap(L, "rep", repeat);
  lua_getglobal(L, LUA_MATHLIBNAME);
  lua_getfield(L, -1, "randomseed");
  lua_getfield(L, -2, "random");
  lua_pushcclosure(L, seed_random, 2);
  lua_setfield(L, -2, "randomseed");
  // The table of all strings' methods is hidden from scripts, because a script could change it for all others.
  lua_pushliteral(L, "");
  lua_getmetatable(L, -1);
  lua_pushboolean(L, false);
  lua_setfield(L, -2, "__metatable");
  lua_getfield(L, -1, "__index");
  lua_pushcclosure(L, lshim_text_index, 1);
  lua_setfield(L, -2, "__index");
  lua_settop(L, 0);

  lshim_push_globals(L);
  remove_field(L, "dofile");
  remove_field(L, "loadfile");
  lshim_open_text(L);
  lua_getfield(L, -1, "load");
  lshim_context_of(L)->load = lshim_reference(L);
  lua_pushnil(L);
  lshim_push_load(L, -1);
  lua_setfield(L, -3, "load");
  lua_pop(L, 1);
  wrap(L, "setmetatable", set_metatable);
  wrap(L, "ipairs", list_pairs);
  replace(L, "pcall", lshim_protected_call);
  replace(L, "xpcall", lshim_handled_call);
  replace(L, "getmetatable", get_metatable);
  replace(L, "rawget", raw_get);
  replace(L, "rawlen", raw_length);
  replace(L, "rawset", raw_set);
  replace(L, "collectgarbage", collect_garbage);
  replace(L, "pairs", lshim_pairs);
  lshim_push_next(L);
  lua_setfield(L, -2, "next");
  replace(L, "class", lshim_class);
  replace(L, "extend", lshim_extend);
  replace(L, "setField", lshim_setField);
  replace(L, "getField", lshim_getField);
  lua_pop(L, 1);
  for (size_t i = 1; i < COUNT; i++) lshim_freeze(L, libraries[i].name);
}

// Wraps a function that draws from the random numbers, which all scripts of a state share.
static int noted(lua_State *L) {
  lshim_note_reach(L, NULL);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, lua_gettop(L) - 1, LUA_MULTRET);
  return lua_gettop(L);
}

bool lshim_is_noted(lua_State *L, int index) { return lua_tocfunction(L, index) == noted; }

void lshim_watch_reach(lua_State *L, lshim_reach reach) {
  lshim_context *context = lshim_context_of(L);
  bool is_first = reach && !context->watches_random;
  context->reach = reach;
  if (!is_first) return;
  context->watches_random = true;
  int height = lua_gettop(L);
  lshim_push_globals(L);
  lua_getfield(L, -1, LUA_MATHLIBNAME);
  // The library is frozen: its functions are behind its metatable.
  if (lua_getmetatable(L, -1)) {
    lua_pushliteral(L, "__index");
    lua_rawget(L, -2);
    wrap(L, "random", noted);
    wrap(L, "randomseed", noted);
  }
  lua_settop(L, height);
}

int lshim_load(lua_State *L, const char *text, size_t length, const char *name, int environment) {
  environment = environment ? lua_absindex(L, environment) : 0;
  int status = luaL_loadbufferx(L, text, length, name, "t");
  if (status == LUA_OK && environment) {
    lua_pushvalue(L, environment);
    lua_setupvalue(L, -2, 1);
  }
  return status;
}
