// The trampolines: a Swift body runs and its frame ends; only then does the trampoline raise the body's error as a Lua error.
#include "internal.h"
#include <string.h>

// The box of the receiver, or an error that describes the value found instead. Only C frames are on the stack here, so it may raise.
static lshim_box *receiver(lua_State *L, const lshim_member *member) {
  lshim_box *box = lshim_to_box(L, 1);
  if (!box || box->class_id < member->first || box->class_id > member->last) lshim_fail_explained(L, LSHIM_BAD_RECEIVER, member);
  if (!box->object) lshim_fail_explained(L, LSHIM_RELEASED, member);
  return box;
}

int lshim_method(lua_State *L) {
  const lshim_member *member = lua_touserdata(L, lua_upvalueindex(1));
  lshim_box *box = receiver(L, member);
  if (member->kind == LSHIM_METHOD) lshim_note_reach(L, member);
  return lshim_finish(L, lshim_call_host(L, box->object, member->get));
}

void lshim_push_getter(lua_State *L, const lshim_member *member) {
  lua_pushlightuserdata(L, (void *)member);
  lua_pushcclosure(L, lshim_method, 1);
}

static int call_function(lua_State *L) {
  const void *body = lua_touserdata(L, lua_upvalueindex(1));
  return lshim_finish(L, lshim_call_host(L, NULL, body));
}

static const char body_owner_key = 0;

static int release_body(lua_State *L) {
  void **body = lua_touserdata(L, 1);
  lshim_queue_release(lshim_context_of(L), *body);
  return 0;
}

// The function keeps its body alive: a userdata among its upvalues retains the body.
void lshim_push_owned_function(lua_State *L, void *body) {
  lua_pushlightuserdata(L, body);
  void **slot = lua_newuserdatauv(L, sizeof *slot, 0);
  *slot = body;
  if (lua_rawgetp(L, LUA_REGISTRYINDEX, &body_owner_key) == LUA_TNIL) {
    lua_pop(L, 1);
    lua_createtable(L, 0, 1);
    lua_pushcfunction(L, release_body);
    lua_setfield(L, -2, "__gc");
    lua_pushvalue(L, -1);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &body_owner_key);
  }
  lua_setmetatable(L, -2);
  lua_pushcclosure(L, call_function, 2);
}

void lshim_push_function(lua_State *L, const void *body) {
  lua_pushlightuserdata(L, (void *)body);
  lua_pushcclosure(L, call_function, 1);
}

// In a table of members that nobody has looked into yet: what it will be filled with.
static const char unfilled_key = 0;

void lshim_push_members(lua_State *L, const lshim_members *members) {
  lua_newtable(L);
  lua_pushlightuserdata(L, (void *)members);
  lua_rawsetp(L, -2, &unfilled_key);
}

// The table is on top of the stack.
static void fill_statics(lua_State *L, const lshim_members *members) {
  for (int i = 0; i < members->count; i++) {
    const lshim_member *member = members->own[i];
    if (member->kind == LSHIM_FUNCTION) lshim_push_function(L, member->get);
    else lua_pushlightuserdata(L, (void *)member);
    lua_setfield(L, -2, member->text);
  }
}

// The members that a class inherits are copied from its superclass's table. A member of the class itself replaces the inherited member of
// the same name.
static void fill_instances(lua_State *L, const lshim_members *members) {
  if (members->superclass) {
    lshim_push_native_members(L, members->superclass);
    lshim_fill_members(L, -1);
    for (lua_pushnil(L); lua_next(L, -2);) {
      lua_pushvalue(L, -2);
      lua_insert(L, -2);
      lua_rawset(L, -5);
    }
    lua_pop(L, 1);
  }
  for (int i = 0; i < members->count; i++) {
    const lshim_member *member = members->own[i];
    if (member->kind == LSHIM_METHOD) lshim_push_getter(L, member);
    else if (member->kind == LSHIM_FUNCTION || member->kind == LSHIM_VALUE) lua_pushnil(L);
    else lua_pushlightuserdata(L, (void *)member);
    lua_setfield(L, -2, member->text);
  }
  if (members->superclass) return;
  lua_pushcfunction(L, lshim_isKind);
  lua_setfield(L, -2, "isKind");
  lshim_push_function(L, members->init);
  lua_setfield(L, -2, "init");
}

// A state has some thousand members, most of them inherited, each test begins with a new one and uses a few classes: so a class gets its
// members when somebody looks for one.
bool lshim_fill_members(lua_State *L, int table) {
  if (!lua_checkstack(L, 8)) return false;
  lua_pushvalue(L, table);
  bool is_unfilled = lua_rawgetp(L, -1, &unfilled_key) == LUA_TLIGHTUSERDATA;
  const lshim_members *members = lua_touserdata(L, -1);
  lua_pop(L, 1);
  if (is_unfilled) {
    if (members->is_static) fill_statics(L, members);
    else fill_instances(L, members);
    // At the very end: where memory runs out before, it begins anew.
    lua_pushnil(L);
    lua_rawsetp(L, -2, &unfilled_key);
  }
  lua_pop(L, 1);
  return is_unfilled;
}

// For `lshim_index` and `lshim_newindex`, whose table had nothing under the name at index 2: looks again when that table is filled.
static int look_again(lua_State *L) {
  lshim_fill_members(L, lua_upvalueindex(1));
  lua_pushboolean(L, false);
  lua_replace(L, lua_upvalueindex(2));
  lua_pop(L, 1);
  lua_pushvalue(L, 2);
  return lua_rawget(L, lua_upvalueindex(1));
}

// Whether a script asked for `object.super`. If the object's class is derived from another class of the script, that would be the wrong
// class, and a method called through it would get no self.
static bool is_super(lua_State *L) {
  int type = lua_type(L, -1);
  if (type != LUA_TTABLE && type != LUA_TUSERDATA) return false;
  return lua_type(L, 2) == LUA_TSTRING && strcmp(lua_tostring(L, 2), "super") == 0 && lshim_class_id(L, -1) >= 0;
}

// Upvalues: the members of the class by name, and whether the table may still be unfilled. The host's metatables are hidden from scripts,
// so index 1 is always a box.
int lshim_index(lua_State *L) {
  lshim_box *box = lshim_to_box(L, 1);
  lua_pushvalue(L, 2);
  int type = lua_rawget(L, lua_upvalueindex(1));
  if (type == LUA_TNIL && lua_toboolean(L, lua_upvalueindex(2))) type = look_again(L);
  bool is_property = type == LUA_TLIGHTUSERDATA;
  if (box->flags & LSHIM_SCRIPTED) {
    if (lshim_find(L, 1, 2)) {
      if (is_super(L)) lshim_fail_explained(L, LSHIM_SUPER_OF_OBJECT, NULL);
      lshim_note_reach(L, NULL);
      if (!is_property) return 1;
      if (lua_type(L, -1) == LUA_TFUNCTION) { // a method under a property's name overrides the property
        lua_pushvalue(L, 1);
        lua_call(L, 1, 1);
        return 1;
      }
      lua_pop(L, 1);
    }
    if (type == LUA_TNIL) return 1;
  }
  if (is_property) {
    const lshim_member *member = lua_touserdata(L, -1);
    if (!box->object) lshim_fail_explained(L, LSHIM_RELEASED, member);
    return lshim_finish(L, lshim_call_host(L, box->object, member->get));
  }
  if (type == LUA_TNIL) lshim_fail_explained(L, LSHIM_MISSING_READ, NULL);
  return 1;
}

int lshim_newindex(lua_State *L) {
  lshim_box *box = lshim_to_box(L, 1);
  lua_pushvalue(L, 2);
  int type = lua_rawget(L, lua_upvalueindex(1));
  if (type == LUA_TNIL && lua_toboolean(L, lua_upvalueindex(2))) type = look_again(L);
  if (type == LUA_TLIGHTUSERDATA) {
    const lshim_member *member = lua_touserdata(L, -1);
    if (!box->object) lshim_fail_explained(L, LSHIM_RELEASED, member);
    if (!member->set) lshim_fail_explained(L, LSHIM_READ_ONLY, member);
    lua_pop(L, 1); // the value is on top
    lshim_note_reach(L, member);
    return lshim_finish(L, lshim_call_host(L, box->object, member->set));
  }
  if (!(box->flags & LSHIM_SCRIPTED)) lshim_fail_explained(L, LSHIM_MISSING_WRITE, NULL);
  if (lua_isnil(L, 2)) lshim_fail(L, "a field's name is nil");
  lshim_note_reach(L, NULL);
  lua_getiuservalue(L, 1, 1);
  lua_pushvalue(L, 2);
  if (lua_rawget(L, -2) == LUA_TNIL) lshim_note_field(L, 1, 2, 3);
  lua_pop(L, 1);
  lua_pushvalue(L, 2);
  lua_pushvalue(L, 3);
  lua_rawset(L, -3); // raises for NaN, which only C frames see
  return 0;
}
