// A walk over everything that decides what a state's scripts do next, as a sequence of words: two states with the same words behave alike.
// The words go into a hash of 128 bits, and into a copy of the whole sequence if that is wanted.
//
// Objects are numbered when they are first met, and are back references from then on: cycles end, and no address and no creation number
// enters. What a value refers to waits in a list until its turn comes, since a script's lists may be linked a million deep. Garbage doesn't
// count, because nothing leads to it; a weak table has only what is reached by another way.
//
// Nothing here raises, and nothing that a script could notice changes.
#include "walk.h"
#include <stdlib.h>
#include <string.h>

// MARK: Values

// The name of a table's entry, whose key is at an index.
static void name_key(lshim_walk *walk, lua_State *L, int key, bool is_global) {
  if (!walk->has_names) return;
  if (lua_type(L, key) == LUA_TSTRING) snprintf(walk->name, sizeof walk->name, is_global ? "%s" : ".%s", lua_tostring(L, key));
  else if (lua_isinteger(L, key)) snprintf(walk->name, sizeof walk->name, "[%lld]", (long long)lua_tointeger(L, key));
  else if (lua_type(L, key) == LUA_TNUMBER) snprintf(walk->name, sizeof walk->name, "[%.14g]", lua_tonumber(L, key));
  else if (lua_type(L, key) == LUA_TBOOLEAN) snprintf(walk->name, sizeof walk->name, "[%s]", lua_toboolean(L, key) ? "true" : "false");
  else if (lua_islightuserdata(L, key) && lshim_is_path(lua_touserdata(L, key))) {
    char text[LONGEST_VALUE];
    lshim_write_path(lua_touserdata(L, key), text, sizeof text);
    snprintf(walk->name, sizeof walk->name, "[IndexPath %s]", text);
  } else snprintf(walk->name, sizeof walk->name, "[%s]", luaL_typename(L, key));
}

static void add_c_function(lshim_walk *walk, lua_State *L, int index) {
  lshim_walk_word(walk, (uint64_t)C_FUNCTION << 56);
  lshim_walk_word(walk, (uint64_t)lshim_place_in_library(lua_tocfunction(L, index)));
}

static void add_light(lshim_walk *walk, const void *value) {
  lshim_walk_word(walk, (uint64_t)LIGHT << 56);
  // An address is another one in every run.
  if (!lshim_is_path(value)) return;
  lshim_walk_word(walk, (uint64_t)(uintptr_t)value);
  if (!walk->leaf) return;
  char text[LONGEST_VALUE] = "IndexPath ";
  size_t length = strlen(text);
  lshim_write_path(value, text + length, sizeof text - length);
  lshim_walk_tell(walk, text);
}

static void hold(lshim_walk *walk, lua_State *L, int index) {
  lshim_walk_wait(walk, NULL);
  lua_pushvalue(L, index);
  if (L != walk->L) lua_xmove(L, walk->L, 1);
  lua_rawseti(walk->L, walk->held, (lua_Integer)walk->entry_count);
}

static void add_userdata(lshim_walk *walk, lua_State *L, int index) {
  const lshim_box *box = lshim_to_box(L, index);
  if (box) {
    if (box->object) lshim_walk_object(walk, box->object);
    else lshim_walk_word(walk, (uint64_t)HOST << 56);
    return;
  }
  const lshim_native_class *class = lshim_to_native_class(L, index);
  if (class) {
    lshim_walk_word(walk, (uint64_t)NATIVE_CLASS << 56 | class->first);
    return;
  }
  double seconds;
  if (lshim_to_date(L, index, &seconds)) {
    lshim_walk_number(walk, seconds);
    return;
  }
  const lshim_value *value = lshim_to_value(L, index);
  if (value) {
    size_t length = lua_rawlen(L, index);
    lshim_walk_word(walk, (uint64_t)GEOMETRY << 56);
    lshim_walk_bytes(walk, (const char *)value, length);
    if (walk->leaf) lshim_walk_tell(walk, "geometry");
    return;
  }
  lshim_walk_word(walk, (uint64_t)HOST << 56 | lua_rawlen(L, index));
}

void lshim_walk_value(lshim_walk *walk, lua_State *L, int index) {
  if (lshim_walk_is_ignored(walk)) return;
  luaL_checkstack(L, SLOTS, NULL);
  index = lua_absindex(L, index);
  switch (lua_type(L, index)) {
  case LUA_TBOOLEAN:
    lshim_walk_word(walk, (uint64_t)(lua_toboolean(L, index) ? TRUE : FALSE) << 56);
    if (walk->leaf) lshim_walk_tell(walk, lua_toboolean(L, index) ? "true" : "false");
    break;
  case LUA_TNUMBER:
    if (!lua_isinteger(L, index)) {
      lshim_walk_number(walk, lua_tonumber(L, index));
    } else {
      lshim_walk_word(walk, (uint64_t)INTEGER << 56);
      lshim_walk_word(walk, (uint64_t)lua_tointeger(L, index));
      if (walk->leaf) {
        char text[LONGEST_VALUE];
        snprintf(text, sizeof text, "%lld", (long long)lua_tointeger(L, index));
        lshim_walk_tell(walk, text);
      }
    }
    break;
  case LUA_TSTRING: {
    size_t length;
    const char *text = lua_tolstring(L, index, &length);
    lshim_walk_text(walk, text, length);
    break;
  }
  case LUA_TLIGHTUSERDATA: add_light(walk, lua_touserdata(L, index)); break;
  case LUA_TUSERDATA: add_userdata(walk, L, index); break;
  case LUA_TFUNCTION:
    // With a log, drawing random numbers is noted; the function is the same one.
    if (lshim_is_noted(L, index)) {
      lua_getupvalue(L, index, 1);
      lshim_walk_value(walk, L, -1);
      lua_pop(L, 1);
      break;
    }
    if (lshim_is_plain_c_function(L, index)) {
      add_c_function(walk, L, index);
      break;
    }
    // fall through
  case LUA_TTABLE:
  case LUA_TTHREAD: {
    if (lshim_walk_meet(walk, lua_topointer(L, index))) hold(walk, L, index);
    if (walk->leaf) lshim_walk_tell(walk, luaL_typename(L, index));
    break;
  }
  default:
    lshim_walk_word(walk, (uint64_t)NIL << 56);
    if (walk->leaf) lshim_walk_tell(walk, "nil");
    break;
  }
}

// MARK: Tables

static bool is_plain_list(lua_State *L, int index, lua_Integer *length) {
  lua_Integer last = 0;
  for (lua_pushnil(L); lua_next(L, index); lua_pop(L, 1)) {
    if (!lua_isinteger(L, -2) || lua_tointeger(L, -2) != last + 1) {
      lua_pop(L, 2);
      return false;
    }
    last++;
  }
  *length = last;
  return true;
}

// Replaces the plain value on top of the stack, if somebody wants another one in its place.
static bool change(lshim_walk *walk, lua_State *L) {
  int type = lua_type(L, -1);
  if (!walk->changes || (type != LUA_TBOOLEAN && type != LUA_TNUMBER && type != LUA_TSTRING && type != LUA_TNIL)) return false;
  if (!lshim_walk_changed(walk, false)) return false;
  lua_replace(L, -2);
  return true;
}

// What a metatable of the library's own objects has: `caches`, the names of fields that only remember what others say, and `order`, true for what is a
// list or links between neighbours (Library/order.lua). Pushes the value, or nothing. Returns: whether there is one
static bool push_mark(lua_State *L, int table, const char *name) {
  if (!lua_getmetatable(L, table)) return false;
  lua_pushstring(L, name);
  bool is_there = lua_rawget(L, -2) != LUA_TNIL;
  lua_remove(L, -2);
  if (!is_there) lua_pop(L, 1);
  return is_there;
}

static bool is_cache(lua_State *L, int caches, int key) {
  if (caches == 0) return false;
  lua_pushvalue(L, key);
  bool is = lua_rawget(L, caches) != LUA_TNIL;
  lua_pop(L, 1);
  return is;
}

// Visits the entries of an ordered table: equal entries in an equal order give an equal hash, however they have come there.
static void visit_order(lshim_walk *walk, lua_State *L, int table) {
  static const char *const fields[] = {"list", "after", "first", "count"};
  for (int i = 0; i < 4; i++) {
    lua_pushstring(L, fields[i]);
    lua_rawget(L, table);
  }
  int thing = lua_gettop(L) - 1, list = thing - 2, after = thing - 1;
  lua_Integer count = lua_tointeger(L, -1);
  lua_settop(L, thing);
  lshim_walk_word(walk, (uint64_t)count);
  for (lua_Integer i = 1; i <= count; i++) {
    if (walk->has_names) snprintf(walk->name, sizeof walk->name, "[%lld]", (long long)i);
    if (lua_istable(L, list)) {
      lua_rawgeti(L, list, i);
      lua_replace(L, thing);
    }
    lshim_walk_value(walk, L, thing);
    if (!lua_istable(L, after)) continue;
    lua_rawget(L, after); // the thing is on top
  }
  lua_settop(L, list - 1);
}

// - Parameter caches: where the names of fields are that are left out; 0 for none
static void visit_entries(lshim_walk *walk, lua_State *L, int table, bool is_global, int caches) {
  lua_Integer length = 0;
  if (caches == 0 && is_plain_list(L, table, &length)) {
    lshim_walk_word(walk, (uint64_t)length);
    for (lua_Integer i = 1; i <= length; i++) {
      if (walk->has_names) snprintf(walk->name, sizeof walk->name, "[%lld]", (long long)i);
      lua_rawgeti(L, table, i);
      if (change(walk, L)) {
        lua_pushvalue(L, -1);
        lua_rawseti(L, table, i);
      }
      lshim_walk_value(walk, L, -1);
      lua_pop(L, 1);
    }
  } else {
    lshim_push_sorted_keys(L, table);
    int keys = lua_gettop(L);
    for (lua_Integer i = 1; lua_rawgeti(L, keys, i) != LUA_TNIL; i++) {
      lua_pushvalue(L, -1);
      lua_rawget(L, table);
      name_key(walk, L, keys + 1, is_global);
      if (!lshim_is_class_record(L, table, keys + 1) && !is_cache(L, caches, keys + 1) && !lshim_walk_is_ignored(walk)) {
        lshim_walk_leaf leaf = walk->leaf;
        walk->leaf = NULL; // a key is no value
        lshim_walk_ignores ignores = walk->ignores;
        walk->ignores = NULL;
        lshim_walk_value(walk, L, keys + 1);
        walk->leaf = leaf;
        walk->ignores = ignores;
        name_key(walk, L, keys + 1, is_global);
        if (change(walk, L)) {
          lua_pushvalue(L, keys + 1);
          lua_pushvalue(L, -2);
          lua_rawset(L, table);
        }
        lshim_walk_value(walk, L, -1);
      }
      lua_settop(L, keys);
    }
    lua_settop(L, keys - 1);
  }
  while (walk->changes && !is_global && lshim_walk_changed(walk, true)) lua_rawset(L, table);
  lshim_walk_word(walk, (uint64_t)END << 56);
}

// How weak the table at an index is: 1 its values, 2 its keys.
static int weakness(lua_State *L, int index) {
  if (!lua_getmetatable(L, index)) return 0;
  lua_pushliteral(L, "__mode");
  int how = 0;
  if (lua_rawget(L, -2) == LUA_TSTRING) {
    const char *mode = lua_tostring(L, -1);
    how = (strchr(mode, 'v') ? 1 : 0) | (strchr(mode, 'k') ? 2 : 0);
  }
  lua_pop(L, 2);
  return how;
}

static void visit_table(lshim_walk *walk, lua_State *L, int table, uint32_t number) {
  uint32_t serial = lshim_context_of(L)->next_serial;
  if (!walk->changes && lshim_push_unseen_list(L, table)) {
    visit_entries(walk, L, lua_gettop(L), false, 0);
    lshim_pop_unseen_list(L, serial);
    return;
  }
  lshim_is_table(L, table);
  bool has_metatable = lua_getmetatable(L, table);
  if (has_metatable) {
    lshim_walk_name(walk, ".metatable");
    lshim_walk_value(walk, L, -1);
    lua_pop(L, 1);
    if (weakness(L, table)) {
      walk->weak = lshim_walk_grown(walk->weak, &walk->weak_room, walk->weak_count, sizeof *walk->weak);
      walk->weak[walk->weak_count++] = number;
      return;
    }
    if (lshim_context_of(L)->watched && lshim_push_kept_fields(L, table)) {
      visit_entries(walk, L, lua_gettop(L), false, 0);
      lua_pop(L, 1);
    }
    if (push_mark(L, table, "__lunette_order")) {
      visit_order(walk, L, table);
      return;
    }
  }
  int caches = has_metatable && push_mark(L, table, "__lunette_caches") && lua_istable(L, -1) ? lua_gettop(L) : 0;
  visit_entries(walk, L, table, lua_topointer(L, table) == walk->globals, caches);
}

// Whether a value at an index is there apart from weak tables.
static bool is_reached(const lshim_walk *walk, lua_State *L, int index) {
  switch (lua_type(L, index)) {
  case LUA_TTABLE:
  case LUA_TTHREAD: return lshim_walk_number_of(walk, lua_topointer(L, index)) > 0;
  case LUA_TFUNCTION: return lshim_is_plain_c_function(L, index) || lshim_walk_number_of(walk, lua_topointer(L, index)) > 0;
  case LUA_TUSERDATA: {
    const lshim_box *box = lshim_to_box(L, index);
    return !box || (box->object && lshim_walk_number_of(walk, box->object) > 0);
  }
  default: return true;
  }
}

// A table with weak keys has the values of keys that are reached: they may lead to further ones. Returns: whether there was one
static bool visit_reached_keys(lshim_walk *walk, lua_State *L) {
  bool has_more = false;
  for (size_t i = 0; i < walk->weak_count; i++) {
    lua_rawgeti(L, walk->held, walk->weak[i]);
    int table = lua_gettop(L);
    if (weakness(L, table) == 2) {
      lshim_push_sorted_keys(L, table);
      int keys = lua_gettop(L);
      for (lua_Integer k = 1; lua_rawgeti(L, keys, k) != LUA_TNIL; k++) {
        lua_pushvalue(L, -1);
        lua_rawget(L, table);
        if (is_reached(walk, L, keys + 1) && !is_reached(walk, L, -1)) {
          walk->parent = walk->weak[i];
          name_key(walk, L, keys + 1, false);
          lshim_walk_value(walk, L, -1);
          has_more = true;
        }
        lua_settop(L, keys);
      }
    }
    lua_settop(L, table - 1);
  }
  return has_more;
}

static void visit_weak(lshim_walk *walk, lua_State *L) {
  for (size_t i = 0; i < walk->weak_count; i++) {
    lua_rawgeti(L, walk->held, walk->weak[i]);
    int table = lua_gettop(L);
    walk->parent = walk->weak[i];
    lshim_push_sorted_keys(L, table);
    int keys = lua_gettop(L);
    for (lua_Integer k = 1; lua_rawgeti(L, keys, k) != LUA_TNIL; k++) {
      lua_pushvalue(L, -1);
      lua_rawget(L, table);
      if (is_reached(walk, L, keys + 1) && is_reached(walk, L, -1)) {
        name_key(walk, L, keys + 1, false);
        lshim_walk_value(walk, L, keys + 1);
        lshim_walk_value(walk, L, -1);
      }
      lua_settop(L, keys);
    }
    lua_settop(L, table - 1);
    lshim_walk_word(walk, (uint64_t)END << 56);
  }
  walk->weak_count = 0;
}

// MARK: Functions and coroutines

static int add_code(lua_State *L, const void *bytes, size_t length, void *user) {
  (void)L;
  lshim_walk_bytes(user, bytes, length);
  return 0;
}

// The names of globals are told apart from fields: the table that a file's functions have as `_ENV`.
static void visit_function(lshim_walk *walk, lua_State *L, int function) {
  bool is_c = lua_iscfunction(L, function);
  if (is_c) {
    add_c_function(walk, L, function);
  } else {
    lua_Debug info;
    lua_pushvalue(L, function);
    lua_getinfo(L, ">Su", &info);
    lshim_walk_word(walk, (uint64_t)(uint32_t)info.linedefined << 32 | (uint32_t)info.lastlinedefined);
    lshim_walk_word(walk, (uint64_t)info.nups << 16 | (uint64_t)info.nparams << 8 | (uint64_t)info.isvararg);
    lshim_walk_bytes(walk, info.source, info.srclen);
    lshim_walk_code code = lshim_code_of(L, function);
    if (code.is_known) {
      lshim_walk_word(walk, code.low);
      lshim_walk_word(walk, code.high);
    } else {
      lua_pushvalue(L, function);
      lua_dump(L, add_code, walk, true);
      lua_pop(L, 1);
    }
  }
  const char *name;
  for (int i = 1; (name = lua_getupvalue(L, function, i)); i++) {
    // A function of the host refers to its body by an address.
    if (is_c && lua_type(L, -1) == LUA_TLIGHTUSERDATA) {
      const lshim_member *member = lua_tocfunction(L, function) == lshim_method ? lua_touserdata(L, -1) : NULL;
      if (member) lshim_walk_bytes(walk, member->text, strlen(member->text));
    } else {
      bool is_new = is_c || lshim_walk_meet(walk, lua_upvalueid(L, function, i));
      lshim_walk_name(walk, is_c || strcmp(name, "_ENV") == 0 ? ".upvalue" : name);
      if (is_new && !is_c && change(walk, L)) {
        lua_pushvalue(L, -1);
        lua_setupvalue(L, function, i);
      }
      if (is_new) lshim_walk_value(walk, L, -1);
    }
    lua_pop(L, 1);
  }
}

static void visit_frame(lshim_walk *walk, lua_State *L, lua_State *coroutine, lua_Debug *frame) {
  lua_getinfo(coroutine, "Slf", frame);
  lua_xmove(coroutine, L, 1);
  lshim_walk_name(walk, ".function");
  lshim_walk_value(walk, L, -1);
  lshim_walk_word(walk, (uint64_t)lshim_instruction_of(L, -1, frame));
  lua_pop(L, 1);
  const char *name;
  for (int i = 1; (name = lua_getlocal(coroutine, frame, i)); i++) {
    lua_xmove(coroutine, L, 1);
    lshim_walk_name(walk, name[0] == '(' ? ".temporary" : name);
    lshim_walk_value(walk, L, -1);
    lua_pop(L, 1);
  }
}

static void visit_coroutine(lshim_walk *walk, lua_State *L, lua_State *coroutine) {
  lua_Debug frame;
  int status = lua_status(coroutine);
  bool has_frames = lua_getstack(coroutine, 0, &frame);
  lshim_walk_word(walk, (uint64_t)status << 1 | has_frames);
  if (coroutine == L || !lua_checkstack(coroutine, SLOTS)) return;
  if (status == LUA_YIELD) {
    for (int level = 0; lua_getstack(coroutine, level, &frame); level++) visit_frame(walk, L, coroutine, &frame);
  } else if (status == LUA_OK && !has_frames) {
    // A coroutine that has not begun: its function and the arguments wait on its stack.
    for (int i = 1; i <= lua_gettop(coroutine); i++) {
      lshim_walk_name(walk, ".function");
      lshim_walk_value(walk, coroutine, i);
    }
  }
}

// MARK: The walk

lshim_walk *lshim_walk_open(lua_State *L, uint64_t key) {
  lshim_walk *walk = calloc(1, sizeof *walk);
  if (!walk) abort();
  walk->L = L;
  walk->keys[0] = lshim_walk_mixed(key + 0x2545F4914F6CDD1Dull, 0x9E3779B97F4A7C15ull);
  walk->keys[1] = lshim_walk_mixed(key ^ 0xA0761D6478BD642Full, 0xE7037ED1A0B428DBull);
  lua_checkstack(L, SLOTS);
  lua_newtable(L);
  walk->held = lua_gettop(L);
  return walk;
}

void lshim_walk_listen(lshim_walk *walk, void *user, lshim_walk_leaf leaf, lshim_walk_ignores ignores) {
  walk->user = user;
  walk->leaf = leaf;
  walk->ignores = ignores;
  walk->has_names = true;
}

void lshim_walk_keep_words(lshim_walk *walk) { walk->keeps = true; }

void lshim_walk_skip(lshim_walk *walk, int index, const char *name) {
  bool is_noted = lshim_is_noted(walk->L, index) && lua_getupvalue(walk->L, index, 1);
  const void *skipped = lua_topointer(walk->L, is_noted ? -1 : index);
  uint32_t number = 0;
  for (; name && *name; name++) number = number * 31 + (unsigned char)*name;
  // How many files of scripts there are beside the app is no state of it: what is skipped has no place in the walk.
  if (skipped) lshim_walk_know(walk, skipped, SKIPPED | (number & ~SKIPPED));
  if (is_noted) lua_pop(walk->L, 1);
}

void lshim_walk_name_globals(lshim_walk *walk, int index) { walk->globals = lua_topointer(walk->L, index); }

void lshim_walk_close(lshim_walk *walk) {
  lua_settop(walk->L, walk->held - 1);
  free(walk->known);
  free(walk->entries);
  free(walk->weak);
  free(walk->labels);
  free(walk->words);
  free(walk);
}

// What a script has given the host's object: the fields of its own, and its class.
static void visit_box(lshim_walk *walk, lua_State *L, const void *object) {
  if (!lshim_push_known(L, object)) return;
  const lshim_box *box = lshim_to_box(L, -1);
  if (box->flags & (LSHIM_SCRIPTED | LSHIM_FIELDS)) {
    if (lua_getiuservalue(L, -1, 2) != LUA_TNIL) {
      lshim_walk_name(walk, ".class");
      lshim_walk_value(walk, L, -1);
    }
    lua_pop(L, 1);
    if (lua_getiuservalue(L, -1, 1) == LUA_TTABLE) visit_entries(walk, L, lua_gettop(L), false, 0);
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
}

const void *lshim_walk_next(lshim_walk *walk) {
  lua_State *L = walk->L;
  while (true) {
    while (walk->next < walk->entry_count) {
      uint32_t number = (uint32_t)++walk->next;
      const void *host = walk->entries[number - 1].host;
      walk->parent = number;
      int height = lua_gettop(L);
      lua_checkstack(L, SLOTS);
      lshim_walk_word(walk, (uint64_t)END << 56 | 1);
      if (host) {
        visit_box(walk, L, host);
        lua_settop(L, height);
        return host;
      }
      lua_rawgeti(L, walk->held, number);
      switch (lua_type(L, -1)) {
      case LUA_TTABLE: visit_table(walk, L, height + 1, number); break;
      case LUA_TFUNCTION: visit_function(walk, L, height + 1); break;
      case LUA_TTHREAD: visit_coroutine(walk, L, lua_tothread(L, height + 1)); break;
      default: break;
      }
      lua_settop(L, height);
    }
    if (walk->weak_count == 0) return NULL;
    if (!visit_reached_keys(walk, L)) visit_weak(walk, L);
  }
}
