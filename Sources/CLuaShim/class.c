// Classes as scripts see them. A native class is a userdata that cannot be written to; its user values are its type members,
// its flattened instance members and its name. A class that a script makes is a table, so that `function C:name()` is a plain
// assignment; its hidden metatable holds 1: the superclass, 2: the id of the nearest native class (0: none), 3: the name.
// WATCHES: whether it may have methods that watch fields (fields.c). TOLD: whether some of them are told of changes, which may be of UIKit's properties.
#include "internal.h"
#include <string.h>

// DEFAULTS: of a class of the library, what its objects and `C.super` read where no class has the name; the host's look-ups don't find it.
enum { SUPER = 1, NATIVE, CLASS_NAME, INSTANCES, FIELDS, WATCHES, DEFAULTS, TOLD };
static const char script_class_key = 0;
static const char named_classes_key = 0; // in the registry: the script's class that was last made with each name

const lshim_native_class *lshim_to_native_class(lua_State *L, int index) {
  if (lua_type(L, index) != LUA_TUSERDATA || lua_rawlen(L, index) != sizeof(lshim_native_class)) return NULL;
  const lshim_native_class *class = lua_touserdata(L, index);
  return class->magic == LSHIM_CLASS_MAGIC ? class : NULL;
}

// Pushes the metatable of a script's class; pushes nothing and answers false for anything else.
static bool push_script_metatable(lua_State *L, int index) {
  if (lua_type(L, index) != LUA_TTABLE || !lua_getmetatable(L, index)) return false;
  bool is_class = lua_rawgetp(L, -1, &script_class_key) != LUA_TNIL;
  lua_pop(L, is_class ? 1 : 2);
  return is_class;
}

bool lshim_is_script_class(lua_State *L, int index) {
  bool is_class = push_script_metatable(L, index);
  if (is_class) lua_pop(L, 1);
  return is_class;
}

static void push_class_detail(lua_State *L, int index, int detail) {
  push_script_metatable(L, index);
  lua_rawgeti(L, -1, detail);
  lua_remove(L, -2);
}

void lshim_push_super(lua_State *L, int index) { push_class_detail(L, index, SUPER); }

int lshim_class_id(lua_State *L, int index) {
  const lshim_native_class *native = lshim_to_native_class(L, index);
  if (native) return native->first;
  if (!lshim_is_script_class(L, index)) return -1;
  push_class_detail(L, index, NATIVE);
  int id = (int)lua_tointeger(L, -1);
  lua_pop(L, 1);
  return id;
}

void lshim_push_class_name(lua_State *L, int index) {
  if (lshim_to_native_class(L, index)) lua_getiuservalue(L, index, LSHIM_NAME);
  else push_class_detail(L, index, CLASS_NAME);
}

static void make_native_class(lua_State *L, int class_id);

// Pushes what a native class has at its place in a table of the registry.
static void push_of_native(lua_State *L, int table, int class_id) {
  lshim_push_reference(L, table);
  if (lua_rawgeti(L, -1, class_id) == LUA_TNIL) {
    lua_pop(L, 1);
    make_native_class(L, class_id);
    lua_rawgeti(L, -1, class_id);
  }
  lua_remove(L, -2);
}

void lshim_push_class_of_id(lua_State *L, int class_id) { push_of_native(L, lshim_context_of(L)->classes, class_id); }

void lshim_push_metatable(lua_State *L, int class_id) { push_of_native(L, lshim_context_of(L)->metatables, class_id); }

bool lshim_is_made(lua_State *L, int class_id) {
  lshim_push_reference(L, lshim_context_of(L)->classes);
  bool is_made = lua_rawgeti(L, -1, class_id) != LUA_TNIL;
  lua_pop(L, 2);
  return is_made;
}

bool lshim_find_in_class(lua_State *L, int class_index, int name) {
  name = lua_absindex(L, name);
  lua_pushvalue(L, class_index);
  while (lua_type(L, -1) == LUA_TTABLE) {
    lua_pushvalue(L, name);
    if (lua_rawget(L, -2) != LUA_TNIL) {
      lua_remove(L, -2);
      return true;
    }
    lua_pop(L, 1);
    lshim_push_super(L, -1);
    lua_remove(L, -2);
  }
  lua_pop(L, 1);
  return false;
}

// The value of `class.name` for a native class: a type member or an unbound method. For a property it is the function that reads the property:
// `C.super.name(self)` returns the class's own value, without an override.
// - any: whether it may be a property that scripts assign and the host reads as it is; a class of a script has no value of that name then, as before
static bool find_native(lua_State *L, int index, int name, bool any) {
  name = lua_absindex(L, name);
  index = lua_absindex(L, index);
  for (int where = LSHIM_STATICS; where <= LSHIM_MEMBERS; where++) {
    lua_getiuservalue(L, index, where);
    lua_pushvalue(L, name);
    int type = lua_rawget(L, -2);
    lua_remove(L, -2);
    if (type == LUA_TFUNCTION || (type != LUA_TNIL && where == LSHIM_STATICS)) return true;
    const lshim_member *member = type == LUA_TLIGHTUSERDATA ? lua_touserdata(L, -1) : NULL;
    if (member && (any || !member->set || member->is_overridable)) {
      lshim_push_getter(L, member);
      lua_remove(L, -2);
      return true;
    }
    lua_pop(L, 1);
  }
  return false;
}

// Completes the read of a native class's member, which is on top of the stack: returns a function, or calls the getter of a computed value.
static int finish_native(lua_State *L) {
  if (lua_type(L, -1) != LUA_TLIGHTUSERDATA) return 1;
  const lshim_member *member = lua_touserdata(L, -1);
  return lshim_finish(L, lshim_call_host(L, NULL, member->get));
}

static int native_index(lua_State *L) {
  if (!find_native(L, 1, 2, true)) lshim_fail_explained(L, LSHIM_CLASS_MISSING, NULL);
  return finish_native(L);
}

// Pushes the value of a name among the defaults of a class that derives from none; pushes nothing and answers false without one.
static bool push_default(lua_State *L, int index, int name) {
  push_class_detail(L, index, DEFAULTS);
  bool has = lua_istable(L, -1);
  if (has) {
    lua_pushvalue(L, name);
    has = lua_rawget(L, -2) != LUA_TNIL;
    lua_remove(L, -2);
  }
  if (!has) lua_pop(L, 1);
  return has;
}

static int script_class_index(lua_State *L) {
  lua_pushvalue(L, 1);
  while (lua_type(L, -1) == LUA_TTABLE) {
    lua_pushvalue(L, 2);
    if (lua_rawget(L, -2) != LUA_TNIL) return 1;
    lua_pop(L, 1);
    lshim_push_super(L, -1);
    if (lua_isnil(L, -1) && push_default(L, -2, 2)) return 1;
    lua_remove(L, -2);
  }
  if (lua_type(L, -1) == LUA_TUSERDATA && find_native(L, -1, 2, false)) return finish_native(L);
  const char *name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "";
  if (strcmp(name, "isKind") == 0) {
    lua_pushcfunction(L, lshim_isKind);
    return 1;
  }
  // Other languages make objects with these names. A class that defines a function of the name never comes here.
  if (strcmp(name, "new") == 0 || strcmp(name, "alloc") == 0) lshim_fail_explained(L, LSHIM_CLASS_MISSING, NULL);
  return 0;
}

static int class_text(lua_State *L) {
  lshim_push_class_name(L, 1);
  return 1;
}

// Whether a class, or one that it derives from, has a detail that is true.
static bool has_detail(lua_State *L, int index, int detail) {
  bool has = false;
  for (lua_pushvalue(L, index); !has && lua_type(L, -1) == LUA_TTABLE; lua_remove(L, -2)) {
    push_class_detail(L, -1, detail);
    has = lua_toboolean(L, -1);
    lua_pop(L, 1);
    lshim_push_super(L, -1);
  }
  lua_pop(L, 1);
  return has;
}

// Calls the `init` of the object on top of the stack with the constructor's arguments, and returns the object. - given: their table of properties, or NULL
static int finish_construction(lua_State *L, int arguments, const void *given_table) {
  lshim_context *context = lshim_context_of(L);
  lua_pushvalue(L, -1);
  lua_replace(L, 1); // instead of the class, so that it can be seen which object is being made
  lua_pushliteral(L, "init");
  bool found = lshim_find(L, -2, -1);
  lua_remove(L, found ? -2 : -1);
  if (found) {
    lua_pushvalue(L, -2);
    for (int i = 2; i <= arguments; i++) lua_pushvalue(L, i);
    int given = arguments;
    if (arguments < 2) {
      lua_newtable(L);
      given = 2;
    }
    const void *outer = context->given;
    context->given = given_table;
    lua_call(L, given, 0);
    context->given = outer;
  }
  if (!context->watched || !lshim_push_instance_class(L, -1)) return 1;
  bool is_given = arguments > 1 && lua_type(L, 2) == LUA_TTABLE && has_detail(L, -1, WATCHES);
  bool is_told = context->did_make && has_detail(L, -1, TOLD);
  lua_pop(L, 1);
  if (is_given) lshim_assign_given(L);
  if (is_told && lshim_to_box(L, -1)) {
    context->turn.is_script = false;
    context->did_make(L);
    lshim_back_in_script(context);
  }
  return 1;
}

static int construct_native(lua_State *L) {
  int id = lshim_class_id(L, 1);
  return lshim_finish(L, lshim_construct_object(L, id, false));
}

// A class gets a method or a value that it didn't have.
static int script_class_newindex(lua_State *L) {
  lua_settop(L, 3);
  if (lua_type(L, 2) == LUA_TSTRING && strcmp(lua_tostring(L, 2), "needsDisplayForKey") == 0) lshim_context_of(L)->draws_fields = true;
  if (lua_type(L, 2) == LUA_TSTRING && lua_type(L, 3) == LUA_TFUNCTION && lshim_note_watcher(L, 2)) {
    push_script_metatable(L, 1);
    lua_pushboolean(L, true);
    lua_rawseti(L, -2, WATCHES);
    if (lua_tostring(L, 2)[0] == 'd') lua_pushboolean(L, true), lua_rawseti(L, -2, TOLD);
    lua_pop(L, 1);
  }
  lua_rawset(L, 1);
  return 0;
}

// Whether a class's own `init` gets the arguments in order, and UIKit's class no table of properties: the first one is no table of names.
static bool takes_order(lua_State *L) {
  if (lua_gettop(L) < 2 || lua_isnil(L, 2)) return false;
  if (lua_istable(L, 2) && lua_rawlen(L, 2) == 0) {
    if (!lua_getmetatable(L, 2)) return false;
    lua_pop(L, 1);
  }
  return lshim_has_init(L, 1);
}

int lshim_construct_script(lua_State *L) {
  int arguments = lua_gettop(L);
  luaL_checkstack(L, arguments + 8, NULL);
  int id = lshim_class_id(L, 1);
  bool in_order = id > 0 && takes_order(L);
  if (id > 0) {
    if (in_order) {
      lua_pushnil(L); // no table of properties
      lua_insert(L, 2);
    }
    int status = lshim_construct_object(L, id, true);
    if (status != 1) return lshim_finish(L, status);
    if (in_order) lua_remove(L, 2);
  } else {
    lua_newtable(L);
    push_class_detail(L, 1, INSTANCES);
    if (lshim_context_of(L)->watched && has_detail(L, 1, WATCHES)) lshim_watch_instances(L, 1, -1);
    lua_setmetatable(L, -2);
    lua_pushvalue(L, -1);
    lua_replace(L, 1);
    if (lua_type(L, 2) == LUA_TTABLE) {
      for (lua_pushnil(L); lua_next(L, 2);) {
        lua_pushvalue(L, -2);
        lua_insert(L, -2);
        lua_settable(L, -4);
      }
    }
  }
  return finish_construction(L, arguments, !in_order && arguments > 1 && lua_istable(L, 2) ? lua_topointer(L, 2) : NULL);
}

// What `Class.super.init(self, ...)` reaches in the end: native objects are made before, and get what is given here besides. An instance of a
// class that derives from nothing is a table with a metatable.
static int native_init(lua_State *L) {
  bool is_instance = lshim_to_box(L, 1) || (lua_type(L, 1) == LUA_TTABLE && lua_getmetatable(L, 1));
  if (!is_instance || lshim_class_id(L, 1) >= 0) lshim_fail_explained(L, LSHIM_INIT_OF_CLASS, NULL);
  lshim_box *box = lshim_to_box(L, 1);
  lshim_context *context = lshim_context_of(L);
  if (!box || !box->object || !context->initialize || lua_gettop(L) < 2) return 0;
  if (lua_istable(L, 2) && lua_topointer(L, 2) == context->given) return 0; // it has these already
  return lshim_finish(L, lshim_make_by(context->initialize, L, box->class_id, true));
}

static void set_function(lua_State *L, const char *name, lua_CFunction function) {
  lua_pushcfunction(L, function);
  lua_setfield(L, -2, name);
}

static void hide_metatable(lua_State *L) {
  lua_pushboolean(L, false);
  lua_setfield(L, -2, "__metatable");
}

// Pushes a new table with what a superclass (an id; 0: none) has in one of its user values.
static void push_inherited(lua_State *L, int superclass, int detail, int room) {
  lua_createtable(L, 0, room);
  if (!superclass) return;
  lshim_push_class_of_id(L, superclass);
  lua_getiuservalue(L, -1, detail);
  lua_remove(L, -2);
  for (lua_pushnil(L); lua_next(L, -2);) {
    lua_pushvalue(L, -2);
    lua_insert(L, -2);
    lua_rawset(L, -5);
  }
  lua_pop(L, 1);
}

static bool is_of_class(const lshim_member *member) { return member->kind == LSHIM_FUNCTION || member->kind == LSHIM_VALUE; }

static bool is_extension(lua_State *L, int index) { return lua_type(L, index) == LUA_TFUNCTION && !lua_iscfunction(L, index); }

// What `extend` has added: a method, or the value of a declared field. A method that gives way counts as one.
bool lshim_is_added(lua_State *L, int index) { return is_extension(L, index) || lshim_is_default(L, index) || lshim_gives_way(L, index); }

// Pushes what a class itself has. A member of its instances takes the place of an inherited one of the class.
static void push_statics(lua_State *L, const lshim_class_declaration *class) {
  push_inherited(L, class->superclass, LSHIM_STATICS, 0);
  for (int i = 0; i < class->count; i++) {
    const lshim_member *member = class->members[i];
    if (!is_of_class(member) && member->shares_name) continue;
    if (!is_of_class(member)) lua_pushnil(L); // a static extension of the superclass gives way, too
    else if (member->kind == LSHIM_FUNCTION) lshim_push_function(L, member->get);
    else lua_pushlightuserdata(L, (void *)member);
    lua_setfield(L, -2, member->text);
  }
}

// Pushes what its instances have. A member of the class itself takes an inherited one's place, but for what a script has added.
static void push_members(lua_State *L, const lshim_class_declaration *class) {
  push_inherited(L, class->superclass, LSHIM_MEMBERS, class->all);
  for (int i = 0; i < class->count; i++) {
    const lshim_member *member = class->members[i];
    if (is_of_class(member) && member->shares_name) continue;
    if (is_of_class(member)) {
      lua_getfield(L, -1, member->text);
      bool is_kept = lshim_is_added(L, -1);
      lua_pop(L, 1);
      if (is_kept) continue;
      lua_pushnil(L);
    } else if (member->kind == LSHIM_METHOD) {
      lshim_push_getter(L, member);
    } else {
      lua_pushlightuserdata(L, (void *)member);
    }
    lua_setfield(L, -2, member->text);
  }
  set_function(L, "isKind", lshim_isKind);
  set_function(L, "init", native_init);
}

// Makes a native class when a script first meets it. There are two hundred classes with some thousand members, each test begins with a new
// state, and a test meets a tenth of them. So this is written in C, and the inherited members are copied from the superclass's table.
static size_t held_at_all(lshim_context *context) {
  lshim_measure_host(context);
  return context->bytes + (size_t)context->account.bytes;
}

static void make_native_class(lua_State *L, int class_id) {
  lshim_context *context = lshim_context_of(L);
  if (!context->declare || class_id <= 0 || !lua_checkstack(L, LUA_MINSTACK)) return;
  bool is_script = context->turn.is_script;
  context->turn.is_script = false; // no allocation is refused half-way
  lshim_profiler *profiler = context->profiler;
  context->profiler = NULL; // it is no object of the line that names it first
  size_t before = held_at_all(context), of_others = context->class_bytes;
  lshim_class_declaration class;
  context->declare(L, class_id, &class);
  push_statics(L, &class);
  push_members(L, &class);
  lshim_new_metatable(L, class_id, -1);
  lshim_native_class *native = lua_newuserdatauv(L, sizeof *native, 3);
  *native = (lshim_native_class){LSHIM_CLASS_MAGIC, class.first, class.last};
  lua_insert(L, -3);
  lua_setiuservalue(L, -3, LSHIM_MEMBERS);
  lua_setiuservalue(L, -2, LSHIM_STATICS);
  lua_pushstring(L, class.name);
  lua_setiuservalue(L, -2, LSHIM_NAME);
  lua_createtable(L, 0, 5);
  set_function(L, "__index", native_index);
  set_function(L, "__newindex", lshim_native_newindex);
  set_function(L, "__call", construct_native);
  set_function(L, "__tostring", class_text);
  hide_metatable(L);
  lua_setmetatable(L, -2);
  lshim_push_reference(L, context->classes);
  lua_insert(L, -2);
  lua_rawseti(L, -2, class_id);
  lua_pop(L, 1);
  // A superclass that was made on the way is in both differences.
  size_t made = held_at_all(context), of_superclass = context->class_bytes - of_others;
  if (made > before + of_superclass) context->class_bytes += made - before - of_superclass;
  context->profiler = profiler;
  context->turn.is_script = is_script;
}

static int instance_text(lua_State *L) {
  if (lshim_push_class_text(L)) return 1;
  lshim_push_got(L, 1);
  return 1;
}

// Called once for each new field name of a class: FIELDS holds the names that were given to its objects before.
void lshim_note_field(lua_State *L, int box, int key, int value, bool is_argument) {
  lshim_context *context = lshim_context_of(L);
  if (!context->meet_field || lua_type(L, key) != LUA_TSTRING) return;
  box = lua_absindex(L, box);
  key = lua_absindex(L, key);
  value = lua_absindex(L, value);
  int top = lua_gettop(L);
  if (lua_getiuservalue(L, box, 2) == LUA_TTABLE && lua_getmetatable(L, -1)) {
    if (lua_rawgeti(L, -1, FIELDS) == LUA_TNIL) {
      lua_pop(L, 1);
      lua_newtable(L);
      lua_pushvalue(L, -1);
      lua_rawseti(L, -3, FIELDS);
    }
    lua_pushvalue(L, key);
    if (lua_rawget(L, -2) == LUA_TNIL) {
      lua_pushvalue(L, key);
      lua_pushboolean(L, true);
      lua_rawset(L, -4);
      bool is_script = context->turn.is_script;
      context->turn.is_script = false;
      context->meet_field(L, box, key, value, is_argument);
      context->turn.is_script = is_script;
    }
  }
  lua_settop(L, top);
}

bool lshim_is_class_record(lua_State *L, int metatable, int key) {
  if (!lua_isinteger(L, key) || lua_tointeger(L, key) != FIELDS) return false;
  bool is_class = lua_rawgetp(L, metatable, &script_class_key) != LUA_TNIL;
  lua_pop(L, 1);
  return is_class;
}

bool lshim_was_field(lua_State *L, int box, int key) {
  int top = lua_gettop(L);
  key = lua_absindex(L, key);
  bool was = lua_getiuservalue(L, box, 2) == LUA_TTABLE && lua_getmetatable(L, -1) && lua_rawgeti(L, -1, FIELDS) == LUA_TTABLE;
  if (was) {
    lua_pushvalue(L, key);
    was = lua_rawget(L, -2) != LUA_TNIL;
  }
  lua_settop(L, top);
  return was;
}

void lshim_push_named_classes(lua_State *L) {
  if (lua_rawgetp(L, LUA_REGISTRYINDEX, &named_classes_key) != LUA_TNIL) return;
  lua_pop(L, 1);
  lua_newtable(L);
}

// class(name, Super): a new class, unrelated to any earlier one of the same name.
int lshim_class(lua_State *L) {
  int id = lua_gettop(L) > 1 ? lshim_class_id(L, 2) : 0;
  if (lua_type(L, 1) != LUA_TSTRING || id < 0) lshim_fail_explained(L, LSHIM_CLASS_ARGUMENTS, NULL);
  bool has_super = lua_gettop(L) > 1;
  lua_settop(L, 2);
  lua_newtable(L);
  if (has_super) {
    lua_pushvalue(L, 2);
    lua_setfield(L, 3, "super");
  }
  lua_createtable(L, WATCHES, 7);
  if (has_super) {
    lua_pushvalue(L, 2);
    lua_rawseti(L, -2, SUPER);
  }
  lua_pushinteger(L, id);
  lua_rawseti(L, -2, NATIVE);
  lua_pushvalue(L, 1);
  lua_rawseti(L, -2, CLASS_NAME);
  lua_pushboolean(L, true);
  lua_rawsetp(L, -2, &script_class_key);
  if (id == 0) {
    lua_createtable(L, 0, 4);
    lua_pushvalue(L, 3);
    lua_setfield(L, -2, "__index");
    set_function(L, "__tostring", instance_text);
    hide_metatable(L);
    lua_rawseti(L, -2, INSTANCES);
  }
  set_function(L, "__index", script_class_index);
  set_function(L, "__newindex", script_class_newindex);
  set_function(L, "__call", lshim_construct_script);
  set_function(L, "__tostring", class_text);
  hide_metatable(L);
  lua_setmetatable(L, 3);
  if (lua_rawgetp(L, LUA_REGISTRYINDEX, &named_classes_key) == LUA_TNIL) {
    lua_pop(L, 1);
    lua_newtable(L);
    lua_pushvalue(L, -1);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &named_classes_key);
  }
  lua_pushvalue(L, 1);
  lua_pushvalue(L, 3);
  lua_rawset(L, -3);
  lua_pop(L, 1);
  return 1;
}

// A function, called with a class of the library, and perhaps with its defaults and a metatable for its own objects, as opposed to those of classes
// that derive from it. Returns: the class that scripts get, which derives from the library's and can't be changed
int lshim_library_class(lua_State *L) {
  lua_settop(L, 3);
  push_script_metatable(L, 1);
  lua_pushvalue(L, 2);
  lua_rawseti(L, -2, DEFAULTS);
  lua_pop(L, 1);
  lua_pushcfunction(L, lshim_class);
  lshim_push_class_name(L, 1);
  lua_pushvalue(L, 1);
  lua_call(L, 2, 1);
  lua_pushliteral(L, "super"); // the library's own class is no script's to change
  lua_pushnil(L);
  lua_rawset(L, 4);
  push_script_metatable(L, 4);
  if (lua_istable(L, 3)) {
    lua_pushvalue(L, 3);
    lua_rawseti(L, -2, INSTANCES);
  }
  lshim_push_class_name(L, 1);
  lshim_refuse_changes(L, -2);
  lua_settop(L, 4);
  return 1;
}

int lshim_class_named(lua_State *L) {
  lua_settop(L, 1);
  if (lua_rawgetp(L, LUA_REGISTRYINDEX, &named_classes_key) == LUA_TNIL) return 1;
  lua_pushvalue(L, 1);
  lua_rawget(L, -2);
  return 1;
}

int lshim_bare_instance(lua_State *L) {
  lua_settop(L, 1);
  int id = lshim_class_id(L, 1);
  if (id < 0 || !lshim_is_script_class(L, 1)) lshim_fail_explained(L, LSHIM_NOT_A_CLASS, NULL);
  if (id > 0) {
    lua_pushnil(L); // no table of properties
    int status = lshim_construct_object(L, id, true);
    return lshim_finish(L, status);
  }
  lua_newtable(L);
  push_class_detail(L, 1, INSTANCES);
  lua_setmetatable(L, -2);
  return 1;
}

// Pushes the instance member of a native class that has a name: nil, a function or a light userdata.
int lshim_push_member(lua_State *L, int class_id, int name) {
  name = lua_absindex(L, name);
  lshim_push_class_of_id(L, class_id);
  lua_getiuservalue(L, -1, LSHIM_MEMBERS);
  lua_pushvalue(L, name);
  int type = lua_rawget(L, -2);
  lua_replace(L, -3);
  lua_pop(L, 1);
  return type;
}

bool lshim_has_member(lua_State *L, int class_id, int name) {
  bool has = lshim_push_member(L, class_id, name) != LUA_TNIL && !lshim_is_added(L, -1);
  lua_pop(L, 1);
  return has;
}

bool lshim_is_declared(lua_State *L, int class_id, int name) {
  lshim_push_member(L, class_id, name);
  bool is_declared = lshim_is_default(L, -1);
  lua_pop(L, 1);
  return is_declared;
}

bool lshim_find_extension(lua_State *L, int class_id, int name) {
  lshim_push_member(L, class_id, name);
  if (is_extension(L, -1)) return true;
  lua_pop(L, 1);
  return false;
}
