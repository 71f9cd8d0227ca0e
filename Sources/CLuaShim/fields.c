// Fields of objects. An object of a script's class may get any; its class may watch some by methods: `setValue` is called in place of the
// assignment to `value`, and `didSetValue` after it. An object of a native class has fields that `extend` has declared, or `setField` has set.
#include "internal.h"
#include <string.h>

enum { LONGEST_NAME = 96 };       // bytes of a watched field's name
enum { LEVELS_LOOKED_THROUGH = 100 }; // of the call stack, for an assignment of the same field: more than a method needs to come to it
static const char kept_key = 0;   // in the registry: for each instance of a class without a native part, its watched fields

static bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }

static char swapped(char c) { return is_upper(c) ? (char)(c - 'A' + 'a') : c >= 'a' && c <= 'z' ? (char)(c - 'a' + 'A') : c; }

static void watch(lua_State *L, const char *field) {
  lshim_context *context = lshim_context_of(L);
  if (!context->watched) {
    lua_newtable(L);
    context->watched = lshim_reference(L);
  }
  lshim_push_reference(L, context->watched);
  lua_pushboolean(L, true);
  lua_setfield(L, -2, field);
  lua_pop(L, 1);
}

// A class gets a method: notes the field that it may watch, as "value" and as "URL". Which methods count is found out at an assignment.
bool lshim_note_watcher(lua_State *L, int key) {
  size_t length;
  const char *name = lua_tolstring(L, key, &length);
  size_t start = strncmp(name, "didSet", 6) == 0 ? 6 : strncmp(name, "set", 3) == 0 ? 3 : 0;
  if (!start || !is_upper(name[start]) || length - start >= LONGEST_NAME) return false;
  char field[LONGEST_NAME];
  memcpy(field, name + start, length - start + 1);
  watch(L, field);
  field[0] = swapped(field[0]);
  watch(L, field);
  return true;
}

// The class of a script's instance whose fields are watched; such an instance has an `__index` of ours, which holds the class.
static int instance_index(lua_State *L);

bool lshim_push_watched_class(lua_State *L, int index) {
  if (lua_tocfunction(L, index) != instance_index) return false;
  return lua_getupvalue(L, index, 1) != NULL;
}

bool lshim_takes(lua_State *L, int index, int count) {
  if (lua_type(L, index) != LUA_TFUNCTION || lua_iscfunction(L, index)) return true;
  lua_Debug info;
  lua_pushvalue(L, index);
  lua_getinfo(L, ">u", &info);
  return info.nparams > count || info.isvararg;
}

// Whether a method can take a value besides its object: `setNeedsUpdate()` sets no field.
static bool takes_value(lua_State *L, int index) { return lshim_takes(L, index, 1); }

// Pushes the method with which the class at an index watches the field, or nil. UIKit's own methods, which a class overrides, watch none.
static bool push_watcher(lua_State *L, int class, int class_id, const char *prefix, const char *field, size_t length) {
  char name[sizeof "didSet" + LONGEST_NAME];
  size_t start = strlen(prefix);
  memcpy(name, prefix, start);
  memcpy(name + start, field, length + 1);
  if (!is_upper(field[0])) name[start] = swapped(field[0]);
  lua_pushlstring(L, name, start + length);
  if ((class_id > 0 && lshim_has_member(L, class_id, -1)) || !lshim_find_in_class(L, class, -1)) {
    lua_pop(L, 1);
    lua_pushnil(L);
    return false;
  }
  lua_remove(L, -2);
  return true;
}

// Pushes the two watchers of the field whose name is at index 2, for the object at index 1. Returns false, and pushes nothing, without any.
static bool push_watchers(lua_State *L) {
  lshim_context *context = lshim_context_of(L);
  if (lua_type(L, 2) != LUA_TSTRING) return false;
  lshim_push_reference(L, context->watched);
  lua_pushvalue(L, 2);
  bool may_be = lua_rawget(L, -2) != LUA_TNIL;
  lua_pop(L, 2);
  if (!may_be) return false;
  luaL_checkstack(L, LUA_MINSTACK, NULL);
  if (!lshim_push_instance_class(L, 1)) return false;
  int class = lua_gettop(L), class_id = lshim_class_id(L, class);
  size_t length;
  const char *field = lua_tolstring(L, 2, &length);
  bool sets = push_watcher(L, class, class_id, "set", field, length);
  if (sets && !takes_value(L, -1)) {
    sets = false;
    lua_pop(L, 1);
    lua_pushnil(L);
  }
  bool is_told = push_watcher(L, class, class_id, "didSet", field, length);
  lua_remove(L, class);
  if (sets || is_told) return true;
  lua_pop(L, 2);
  return false;
}

bool lshim_is_watched(lua_State *L) {
  int top = lua_gettop(L);
  bool is_watched = lshim_context_of(L)->watched && push_watchers(L);
  lua_settop(L, top);
  return is_watched;
}

// Whether the assignment of the field at index 2 to the object at index 1 already runs, or the object's `init`: then the value is only
// stored, as in Swift.
static bool is_being_set(lua_State *L) {
  lua_Debug frame;
  for (int level = 1; level < LEVELS_LOOKED_THROUGH && lua_getstack(L, level, &frame); level++) {
    lua_getinfo(L, "f", &frame);
    lua_CFunction function = lua_tocfunction(L, -1);
    lua_pop(L, 1);
    bool constructs = function && function == lshim_construct_script;
    if (!constructs && function != lshim_newindex && function != lshim_instance_newindex) continue;
    if (!function || !lua_getlocal(L, &frame, 1)) continue;
    bool is_same = lua_rawequal(L, -1, 1);
    lua_pop(L, 1);
    if (!is_same) continue;
    if (constructs) return true;
    if (!lua_getlocal(L, &frame, 2)) continue;
    is_same = lua_rawequal(L, -1, 2);
    lua_pop(L, 1);
    if (is_same) return true;
  }
  return false;
}

// Pushes the table of an instance's watched fields; pushes nothing and returns false if it has none and none shall be made.
static bool push_kept(lua_State *L, int instance, bool makes) {
  instance = lua_absindex(L, instance);
  if (lua_rawgetp(L, LUA_REGISTRYINDEX, &kept_key) == LUA_TNIL) {
    lua_pop(L, 1);
    if (!makes) return false;
    lshim_push_weak_table(L, 0, "k");
    lua_pushvalue(L, -1);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &kept_key);
  }
  lua_pushvalue(L, instance);
  if (lua_rawget(L, -2) == LUA_TNIL) {
    lua_pop(L, 1);
    if (!makes) {
      lua_pop(L, 1);
      return false;
    }
    lua_newtable(L);
    lua_pushvalue(L, instance);
    lua_pushvalue(L, -2);
    lua_rawset(L, -4);
  }
  lua_remove(L, -2);
  return true;
}

bool lshim_push_kept_fields(lua_State *L, int instance) { return push_kept(L, instance, false); }

// Stores the value at index 3 in the field at index 2 of the object at index 1.
static void store(lua_State *L) {
  if (lshim_to_box(L, 1)) {
    if (lua_getiuservalue(L, 1, 1) != LUA_TTABLE) return;
    lua_pushvalue(L, 2);
    if (lua_rawget(L, -2) == LUA_TNIL) lshim_note_field(L, 1, 2, 3, false);
    lua_pop(L, 1);
  } else {
    push_kept(L, 1, true);
  }
  lua_pushvalue(L, 2);
  lua_pushvalue(L, 3);
  lua_rawset(L, -3); // raises for NaN, which only C frames see
  lua_pop(L, 1);
}

// Pushes the value of the field at index 2: the object's own one, or its class's.
static void push_value(lua_State *L) {
  if (!lshim_to_box(L, 1) && push_kept(L, 1, false)) {
    lua_pushvalue(L, 2);
    if (lua_rawget(L, -2) != LUA_TNIL) {
      lua_remove(L, -2);
      return;
    }
    lua_pop(L, 2);
  }
  if (!lshim_find(L, 1, 2)) lua_pushnil(L);
}

enum { NOT_WATCHED, TELLS_OTHERS, TELLS_NOBODY };

// Assigns the value at index 3 to the field at index 2 of the object at index 1 if the object's class watches the field.
static int assign(lua_State *L) {
  if (!push_watchers(L)) return NOT_WATCHED;
  int setter = lua_gettop(L) - 1, told = setter + 1;
  if (is_being_set(L)) {
    store(L);
    return TELLS_NOBODY;
  }
  push_value(L);
  if (lua_isnil(L, setter)) {
    store(L);
  } else {
    lua_pushvalue(L, setter);
    lua_pushvalue(L, 1);
    lua_pushvalue(L, 3);
    lua_call(L, 2, 0);
  }
  if (!lua_isnil(L, told)) {
    lua_pushvalue(L, told);
    lua_pushvalue(L, 1);
    lua_pushvalue(L, told + 1);
    lua_call(L, 2, 0);
  }
  return TELLS_OTHERS;
}

static int assign_or_store(lua_State *L) {
  int how = lshim_context_of(L)->watched ? assign(L) : NOT_WATCHED;
  if (how == NOT_WATCHED) store(L);
  return how;
}

static int assign_protected(lua_State *L) {
  lua_pushinteger(L, assign_or_store(L));
  return 1;
}

// Assigns a field of a layer whose class may draw it. A method that hears of the field may raise an error: the layer is drawn all the same.
static int assign_drawn(lua_State *L, lshim_context *context) {
  context->turn.is_script = false;
  bool is_drawn = context->will_draw_field(L);
  lshim_back_in_script(context);
  if (!is_drawn) return assign_or_store(L);
  lua_settop(L, 3);
  lua_pushcfunction(L, assign_protected);
  for (int i = 1; i <= 3; i++) lua_pushvalue(L, i);
  int status = lua_pcall(L, 3, 1, 0);
  context->turn.is_script = false;
  context->did_draw_field(L);
  lshim_back_in_script(context);
  lua_settop(L, 4);
  if (status != LUA_OK) lua_error(L);
  int how = (int)lua_tointeger(L, 4);
  lua_settop(L, 3);
  return how;
}

int lshim_set_field(lua_State *L) {
  lshim_context *context = lshim_context_of(L);
  int how;
  if (__builtin_expect(context->draws_fields, false) && context->will_draw_field && lshim_to_box(L, 1)) {
    how = assign_drawn(L, context);
  } else {
    how = context->watched ? assign(L) : NOT_WATCHED;
    if (how == NOT_WATCHED) store(L);
  }
  if (how == TELLS_NOBODY || __builtin_expect(!context->observes, true)) return 0;
  lua_settop(L, 2);
  context->turn.is_script = false;
  int status = context->did_set_field(L);
  lshim_back_in_script(context);
  return lshim_finish(L, status);
}

// MARK: Instances of classes without a native part

static int instance_index(lua_State *L) {
  if (push_kept(L, 1, false)) {
    lua_pushvalue(L, 2);
    if (lua_rawget(L, -2) != LUA_TNIL) return 1;
  }
  lua_pushvalue(L, 2);
  lua_gettable(L, lua_upvalueindex(1));
  return 1;
}

int lshim_instance_newindex(lua_State *L) {
  lua_settop(L, 3);
  if (assign(L) == NOT_WATCHED) lua_rawset(L, 1);
  return 0;
}

static int instance_pairs(lua_State *L) {
  lua_settop(L, 1);
  lua_newtable(L);
  for (int pass = 0; pass < 2; pass++) {
    if (pass == 0) lua_pushvalue(L, 1);
    else if (!push_kept(L, 1, false)) break;
    for (lua_pushnil(L); lua_next(L, -2);) {
      lua_pushvalue(L, -2);
      lua_insert(L, -2);
      lua_rawset(L, 2);
    }
    lua_pop(L, 1);
  }
  lua_pushcfunction(L, lshim_pairs);
  lua_pushvalue(L, 2);
  lua_call(L, 1, 3);
  return 3;
}

void lshim_watch_instances(lua_State *L, int class, int metatable) {
  class = lua_absindex(L, class);
  metatable = lua_absindex(L, metatable);
  lua_pushliteral(L, "__newindex");
  bool is_done = lua_rawget(L, metatable) != LUA_TNIL;
  lua_pop(L, 1);
  if (is_done) return;
  lua_pushvalue(L, class);
  lua_pushcclosure(L, instance_index, 1);
  lua_setfield(L, metatable, "__index");
  lua_pushcfunction(L, lshim_instance_newindex);
  lua_setfield(L, metatable, "__newindex");
  lua_pushcfunction(L, instance_pairs);
  lua_setfield(L, metatable, "__pairs");
}

// The table of a constructor's call is at index 2, the object on top of the stack. Its `init` has run with the values only stored; those that
// it has left as they were are now assigned.
void lshim_assign_given(lua_State *L) {
  int object = lua_gettop(L);
  lua_pushboolean(L, false);
  lua_replace(L, 1); // the object is being made no longer
  lshim_push_sorted_keys(L, 2);
  int keys = object + 1;
  for (lua_Integer i = 1; lua_rawgeti(L, keys, i) != LUA_TNIL; i++) {
    lua_pushcfunction(L, lshim_assign_again);
    lua_pushvalue(L, object);
    lua_pushvalue(L, keys + 1);
    lua_pushvalue(L, keys + 1);
    lua_rawget(L, 2);
    lua_call(L, 3, 0);
    lua_settop(L, keys);
  }
  lua_settop(L, object);
}

// Called with an object, a key and the value that its constructor was given.
int lshim_assign_again(lua_State *L) {
  if (!push_watchers(L)) return 0;
  lua_settop(L, 3);
  if (!lshim_to_box(L, 1)) {
    if (!push_kept(L, 1, false)) return 0;
  } else if (lua_getiuservalue(L, 1, 1) != LUA_TTABLE) {
    return 0;
  }
  lua_pushvalue(L, 2);
  lua_rawget(L, 4);
  if (!lua_rawequal(L, 3, -1)) return 0; // `init` has assigned another value
  lua_pushvalue(L, 2);
  lua_pushnil(L);
  lua_rawset(L, 4);
  lua_settop(L, 3);
  lua_settable(L, 1);
  return 0;
}

// MARK: Fields of native objects

static bool is_name(lua_State *L, int index) { return lua_type(L, index) == LUA_TSTRING; }

// Whether a value may stand in a class for a declared field: a boolean or a number, which all objects can share.
bool lshim_is_default(lua_State *L, int index) {
  int type = lua_type(L, index);
  return type == LUA_TBOOLEAN || type == LUA_TNUMBER;
}

static void give_fields(lua_State *L, int index) {
  lshim_box *box = lshim_to_box(L, index);
  if (box->flags & (LSHIM_SCRIPTED | LSHIM_FIELDS)) return;
  index = lua_absindex(L, index);
  box->flags |= LSHIM_FIELDS;
  lua_newtable(L);
  lua_setiuservalue(L, index, 1);
  lua_pushvalue(L, index);
  lshim_anchor(L, box->object);
}

void lshim_set_given_field(lua_State *L, int box) {
  box = lua_absindex(L, box);
  give_fields(L, box);
  lua_getiuservalue(L, box, 1);
  lua_insert(L, -3);
  lua_rawset(L, -3);
  lua_pop(L, 1);
}

bool lshim_has_own_field(lua_State *L, int object, int key) {
  key = lua_absindex(L, key);
  if (lua_getiuservalue(L, object, 1) != LUA_TTABLE) {
    lua_pop(L, 1);
    return false;
  }
  lua_pushvalue(L, key);
  bool has = lua_rawget(L, -2) != LUA_TNIL;
  lua_pop(L, 2);
  return has;
}

// Assigns a declared field, or one that `setField` has made. The object is at index 1, the name at 2, the value at 3.
int lshim_set_declared_field(lua_State *L) {
  give_fields(L, 1);
  return lshim_set_field(L);
}

static void refuse_receiver(lua_State *L, const char *function) {
  lshim_push_got(L, 1);
  lshim_fail(L, "%s: argument 1 must be an object, got %s", function, lua_tostring(L, -1));
}

// A function: whether the object at index 1 has, or may get, a field of its own with the name at index 2.
int lshim_knows_field(lua_State *L) {
  lua_settop(L, 2);
  lshim_box *box = lshim_to_box(L, 1);
  bool knows = !box || lshim_find(L, 1, 2) || lshim_is_declared(L, box->class_id, 2);
  lua_settop(L, 2);
  knows = knows || lshim_is_watched(L) || lshim_was_field(L, 1, 2);
  lua_pushboolean(L, knows);
  return 1;
}

// setField(object, "name", value): a field of this one object, whatever its class declares; no method of the class is called.
int lshim_setField(lua_State *L) {
  lua_settop(L, 3);
  lshim_box *box = lshim_to_box(L, 1);
  bool is_instance = !box && lshim_push_instance_class(L, 1);
  if (!box && !is_instance) refuse_receiver(L, "setField");
  lua_settop(L, 3);
  if (!is_name(L, 2)) {
    lshim_push_got(L, 2);
    lshim_fail(L, "setField: argument 2 must be a name, got %s", lua_tostring(L, -1));
  }
  if (is_instance) {
    if (lshim_is_watched(L)) store(L);
    else lua_rawset(L, 1);
    return 0;
  }
  if (!box->object) lshim_fail(L, "setField: the object is gone; its app was closed");
  if (lshim_has_member(L, box->class_id, 2)) {
    lshim_push_kind_name(L, 1);
    lshim_fail(L, "setField: %s has '%s' already; a field of an object needs a name of its own", lua_tostring(L, -1), lua_tostring(L, 2));
  }
  lshim_note_reach(L, NULL);
  give_fields(L, 1);
  if (!(box->flags & LSHIM_SCRIPTED) && !lshim_has_own_field(L, 1, 2) && !lshim_is_declared(L, box->class_id, 2)) {
    lshim_context *context = lshim_context_of(L);
    bool is_script = context->turn.is_script;
    context->turn.is_script = false;
    if (context->meet_field) context->meet_field(L, 1, 2, 3, false);
    context->turn.is_script = is_script;
  }
  store(L);
  return 0;
}

// getField(object, "name"): the object's own field, or nil.
int lshim_getField(lua_State *L) {
  lua_settop(L, 2);
  lshim_box *box = lshim_to_box(L, 1);
  if (box) {
    if (lua_getiuservalue(L, 1, 1) != LUA_TTABLE) return lua_pushnil(L), 1;
  } else if (lshim_push_instance_class(L, 1)) {
    lua_settop(L, 2);
    if (push_kept(L, 1, false)) {
      lua_pushvalue(L, 2);
      if (lua_rawget(L, -2) != LUA_TNIL) return 1;
      lua_settop(L, 2);
    }
    lua_pushvalue(L, 1);
  } else {
    refuse_receiver(L, "getField");
  }
  lua_pushvalue(L, 2);
  lua_rawget(L, -2);
  return 1;
}
