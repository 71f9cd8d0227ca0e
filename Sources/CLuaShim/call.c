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
  lshim_note_host_call(L, member);
  return lshim_finish(L, lshim_call_host(L, box->object, member->get));
}

// A method that gives way to fields is a function of its own, by which it is known.
static int method_that_gives_way(lua_State *L) { return lshim_method(L); }

bool lshim_gives_way(lua_State *L, int index) { return lua_tocfunction(L, index) == method_that_gives_way; }

void lshim_push_getter(lua_State *L, const lshim_member *member) {
  lua_pushlightuserdata(L, (void *)member);
  lua_pushcclosure(L, member->gives_way ? method_that_gives_way : lshim_method, 1);
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

// Whether a script asked for `object.super`. If the object's class is derived from another class of the script, that would be the wrong
// class, and a method called through it would get no self.
static bool is_super(lua_State *L) {
  int type = lua_type(L, -1);
  if (type != LUA_TTABLE && type != LUA_TUSERDATA) return false;
  return lua_type(L, 2) == LUA_TSTRING && strcmp(lua_tostring(L, 2), "super") == 0 && lshim_class_id(L, -1) >= 0;
}

// Upvalues: the members of the class by name. The host's metatables are hidden from scripts, so index 1 is always a box.
int lshim_index(lua_State *L) {
  lshim_box *box = lshim_to_box(L, 1);
  lua_pushvalue(L, 2);
  int type = lua_rawget(L, lua_upvalueindex(1));
  bool is_property = type == LUA_TLIGHTUSERDATA;
  if (box->flags & (LSHIM_SCRIPTED | LSHIM_FIELDS)) {
    if (lshim_find(L, 1, 2)) {
      if (is_super(L)) lshim_fail_explained(L, LSHIM_SUPER_OF_OBJECT, NULL);
      lshim_note_reach(L, NULL);
      if (!is_property) return 1;
      if (lua_type(L, -1) == LUA_TFUNCTION) { // a method under a property's name overrides the property
        lua_pushvalue(L, 1);
        lua_call(L, 1, 1);
        return 1;
      }
      const lshim_member *overridden = lua_touserdata(L, -2);
      if (overridden->is_overridable) return 1; // and a value stands for a method that answers it
      lua_pop(L, 1);
    }
    if (type == LUA_TNIL && (box->flags & LSHIM_SCRIPTED)) return 1;
    if (type == LUA_TFUNCTION && (box->flags & LSHIM_SCRIPTED) && lshim_gives_way(L, -1)) {
      lua_pushnil(L);
      return 1;
    }
  }
  if (is_property) {
    const lshim_member *member = lua_touserdata(L, -1);
    if (!box->object) lshim_fail_explained(L, LSHIM_RELEASED, member);
    return lshim_finish(L, lshim_call_host(L, box->object, member->get));
  }
  if (type == LUA_TNIL && !(box->flags & LSHIM_OPEN)) lshim_fail_explained(L, LSHIM_MISSING_READ, NULL);
  return 1;
}

int lshim_newindex(lua_State *L) {
  lshim_box *box = lshim_to_box(L, 1);
  lua_pushvalue(L, 2);
  int type = lua_rawget(L, lua_upvalueindex(1));
  if (type == LUA_TLIGHTUSERDATA) {
    const lshim_member *member = lua_touserdata(L, -1);
    if (!box->object) lshim_fail_explained(L, LSHIM_RELEASED, member);
    if (!member->set) lshim_fail_explained(L, LSHIM_READ_ONLY, member);
    lua_pop(L, 1); // the value is on top
    lshim_note_reach(L, member);
    lshim_note_host_call(L, member);
    return lshim_finish(L, lshim_call_host(L, box->object, member->set));
  }
  if (!(box->flags & LSHIM_SCRIPTED)) {
    bool is_declared = type != LUA_TNIL && type != LUA_TFUNCTION;
    if (!is_declared && !(box->flags & LSHIM_OPEN) && !lshim_has_own_field(L, 1, 2)) lshim_fail_explained(L, LSHIM_MISSING_WRITE, NULL);
    if (!box->object) lshim_fail(L, "a field can't be set: the object is gone; its app was closed");
    lua_settop(L, 3);
    lshim_note_reach(L, NULL);
    return lshim_set_declared_field(L);
  }
  if (lua_isnil(L, 2)) lshim_fail(L, "a field's name is nil");
  lua_settop(L, 3);
  lshim_note_reach(L, NULL);
  return lshim_set_field(L);
}
