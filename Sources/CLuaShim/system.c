// The libraries of Lua that reach out of the script: `io`, `os`, `debug`, `package`. Scripts have them as far as libraries written in Lua need
// them to load and to print. What would reach the machine is an error that says what to use instead, or answers as where nothing is found.
#include "internal.h"
#include <string.h>

static int refuse(lua_State *L) { lshim_fail(L, "%s", lua_tostring(L, lua_upvalueindex(1))); }

void lshim_set_refusal(lua_State *L, const char *library, const char *name, const char *instead) {
  lua_pushfstring(L, "%s.%s is not available to scripts: %s", library, name, instead);
  lua_pushcclosure(L, refuse, 1);
  lua_setfield(L, -2, name);
}

static int answer_nil(lua_State *L) {
  lua_pushnil(L);
  return 1;
}

void lshim_set_answering_nil(lua_State *L, const char *name) {
  lua_pushcfunction(L, answer_nil);
  lua_setfield(L, -2, name);
}

// MARK: io

#define NO_FILES "scripts see no files of the machine (an app's own are FileManager's)"
static const char stream_key = 0; // of the metatable of stdout and stderr

// Writes texts and numbers from the second place on as one text, through the host's function, and returns what stands in the first: the file.
static int write_all(lua_State *L) {
  int count = lua_gettop(L);
  for (int i = 2; i <= count; i++) {
    if (!lua_isstring(L, i)) return luaL_argerror(L, i - 1, lua_pushfstring(L, "string expected, got %s", luaL_typename(L, i)));
  }
  luaL_checkstack(L, 3, "too many texts to write");
  lua_pushvalue(L, lua_upvalueindex(1));
  if (count == 1) lua_pushliteral(L, "");
  else for (int i = 2; i <= count; i++) lua_pushvalue(L, i);
  if (count > 2) lua_concat(L, count - 1);
  lua_call(L, 1, 0);
  lua_settop(L, 1);
  return 1;
}

static int write_method(lua_State *L) {
  luaL_argexpected(L, lua_getmetatable(L, 1) && lua_rawgetp(L, LUA_REGISTRYINDEX, &stream_key) && lua_rawequal(L, -1, -2), 1, "file");
  lua_pop(L, 2);
  return write_all(L);
}

static int write_function(lua_State *L) {
  lua_pushvalue(L, lua_upvalueindex(2));
  lua_insert(L, 1);
  return write_all(L);
}

static int answer_itself(lua_State *L) {
  lua_settop(L, 1);
  return 1;
}

static int answer_true(lua_State *L) {
  lua_pushboolean(L, true);
  return 1;
}

static int open_nothing(lua_State *L) {
  lua_pushnil(L);
  lua_pushliteral(L, "io has no files here (FileManager has)");
  lua_pushinteger(L, 2); // ENOENT, as where a file is missing
  return 3;
}

static int type_of_file(lua_State *L) {
  luaL_checkany(L, 1);
  luaL_Stream *file = luaL_testudata(L, 1, LUA_FILEHANDLE);
  bool is_stream = !file && lua_getmetatable(L, 1) && lua_rawgetp(L, LUA_REGISTRYINDEX, &stream_key) && lua_rawequal(L, -1, -2);
  if (file) lua_pushstring(L, file->closef ? "file" : "closed file");
  else if (is_stream) lua_pushliteral(L, "file");
  else lua_pushnil(L);
  return 1;
}

static int text_of_stream(lua_State *L) {
  lua_pushliteral(L, "file (standard stream)");
  return 1;
}

// Pushes `stdout` or `stderr`. The function that writes is below.
static void push_stream(lua_State *L, int write) {
  lua_newuserdatauv(L, 0, 0);
  if (lua_rawgetp(L, LUA_REGISTRYINDEX, &stream_key) == LUA_TNIL) {
    lua_pop(L, 1);
    lua_createtable(L, 0, 5);
    lua_createtable(L, 0, 4);
    lua_pushvalue(L, write);
    lua_pushcclosure(L, write_method, 1);
    lua_setfield(L, -2, "write");
    lua_pushcfunction(L, answer_itself);
    lua_setfield(L, -2, "flush");
    lua_pushcfunction(L, answer_true);
    lua_setfield(L, -2, "setvbuf");
    lua_pushcfunction(L, answer_true);
    lua_setfield(L, -2, "close");
    lua_setfield(L, -2, "__index");
    lua_pushcfunction(L, text_of_stream);
    lua_setfield(L, -2, "__tostring");
    lua_pushboolean(L, false);
    lua_setfield(L, -2, "__metatable");
    lua_pushvalue(L, -1);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &stream_key);
  }
  lua_setmetatable(L, -2);
}

static void open_io(lua_State *L, int write) {
  lua_createtable(L, 0, 14);
  push_stream(L, write);
  lua_pushvalue(L, write);
  lua_pushvalue(L, -2);
  lua_pushcclosure(L, write_function, 2);
  lua_setfield(L, -3, "write");
  lua_setfield(L, -2, "stdout");
  push_stream(L, write);
  lua_setfield(L, -2, "stderr");
  lua_pushcfunction(L, open_nothing);
  lua_setfield(L, -2, "open");
  lua_pushcfunction(L, type_of_file);
  lua_setfield(L, -2, "type");
  lshim_set_answering_nil(L, "read");
  static const char *refused[] = {"lines", "popen", "tmpfile", "input", "output", "close"};
  for (size_t i = 0; i < sizeof refused / sizeof *refused; i++) lshim_set_refusal(L, "io", refused[i], NO_FILES);
}

// MARK: debug

// debug.traceback([thread,] [message [, level]]), with the frames of scripts only.
static int traceback(lua_State *L) {
  lua_State *of = lua_isthread(L, 1) ? lua_tothread(L, 1) : L;
  int first = of == L && !lua_isthread(L, 1) ? 1 : 2;
  if (!lua_isnoneornil(L, first) && !lua_isstring(L, first)) {
    lua_pushvalue(L, first);
    return 1;
  }
  lua_Integer level = luaL_optinteger(L, first + 1, of == L ? 1 : 0);
  const char *message = lua_tostring(L, first);
  lshim_push_traceback(L, of, lshim_script_level(of, level < 0 ? 0 : level > INT32_MAX ? INT32_MAX : (int)level));
  if (lua_rawlen(L, -1) == 0) {
    lua_pop(L, 1);
    lua_pushliteral(L, "stack traceback:");
  }
  if (!message) return 1;
  lua_pushfstring(L, "%s\n%s", message, lua_tostring(L, -1));
  return 1;
}

static void set_text(lua_State *L, const char *name, const char *text) {
  lua_pushstring(L, text);
  lua_setfield(L, -2, name);
}

static void set_number(lua_State *L, const char *name, int number) {
  lua_pushinteger(L, number);
  lua_setfield(L, -2, name);
}

// debug.getinfo([thread,] f [, what]), without functions and lines: a function that a script gets hold of could be another script's.
// The host's own code is `[C]`.
static int getinfo(lua_State *L) {
  lua_State *of = lua_isthread(L, 1) ? lua_tothread(L, 1) : L;
  int first = lua_isthread(L, 1) ? 2 : 1;
  const char *what = luaL_optstring(L, first + 1, "Slntru");
  for (const char *c = what; *c; c++) luaL_argcheck(L, strchr("SlnturfL", *c), first + 1, "invalid option");
  char wanted[16] = "", *end = wanted;
  lua_Debug info;
  if (lua_isfunction(L, first)) {
    *end++ = '>';
    lua_pushvalue(L, first);
    of = L;
  } else {
    lua_Integer level = luaL_checkinteger(L, first);
    if (level < 0 || level > INT32_MAX || !lua_getstack(of, lshim_script_level(of, (int)level), &info)) {
      lua_pushnil(L);
      return 1;
    }
  }
  for (const char *c = "Slntru"; *c; c++) {
    if (strchr(what, *c)) *end++ = *c;
  }
  *end = 0;
  if (!strchr(wanted, 'S')) strcat(wanted, "S");
  memset(info.short_src, 0, sizeof info.short_src);
  lua_getinfo(of, wanted, &info);
  bool is_hosts = strcmp(info.source, LSHIM_LIBRARY_CHUNK) == 0;
  lua_createtable(L, 0, 12);
  if (strchr(what, 'S')) {
    set_text(L, "source", is_hosts ? "=[C]" : info.source);
    set_text(L, "short_src", is_hosts ? "[C]" : info.short_src);
    set_text(L, "what", is_hosts ? "C" : info.what);
    set_number(L, "linedefined", is_hosts ? -1 : info.linedefined);
    set_number(L, "lastlinedefined", is_hosts ? -1 : info.lastlinedefined);
  }
  if (strchr(what, 'l')) set_number(L, "currentline", is_hosts ? -1 : info.currentline);
  if (strchr(what, 'n')) {
    if (info.name) set_text(L, "name", info.name);
    set_text(L, "namewhat", info.namewhat);
  }
  if (strchr(what, 't')) {
    lua_pushboolean(L, info.istailcall);
    lua_setfield(L, -2, "istailcall");
  }
  if (strchr(what, 'u')) {
    set_number(L, "nups", info.nups);
    set_number(L, "nparams", info.nparams);
    lua_pushboolean(L, info.isvararg);
    lua_setfield(L, -2, "isvararg");
  }
  if (strchr(what, 'r')) {
    set_number(L, "ftransfer", info.ftransfer);
    set_number(L, "ntransfer", info.ntransfer);
  }
  return 1;
}

// debug.gethook(): the hook of a script is the host's.
static int gethook(lua_State *L) {
  lua_pushliteral(L, "external hook");
  return 1;
}

// debug.setmetatable(value, metatable), which upvalues 1 and 2 do: `setmetatable` for tables, else a refusal. Libraries that load data take
// the methods of strings away meanwhile, and give back what `getmetatable` has told them; since the methods are the host's, they stay.
static int debug_set_metatable(lua_State *L) {
  if (lua_type(L, 1) == LUA_TSTRING && !lua_toboolean(L, 2)) {
    lua_settop(L, 1);
    return 1;
  }
  lua_pushvalue(L, lua_upvalueindex(lua_istable(L, 1) ? 1 : 2));
  lua_insert(L, 1);
  lua_call(L, lua_gettop(L) - 1, 1);
  return 1;
}

// `debug` above the globals.
static void open_debug(lua_State *L) {
  int globals = lua_gettop(L);
  lua_createtable(L, 0, 18);
  lua_pushcfunction(L, traceback);
  lua_setfield(L, -2, "traceback");
  lua_pushcfunction(L, getinfo);
  lua_setfield(L, -2, "getinfo");
  lua_pushcfunction(L, gethook);
  lua_setfield(L, -2, "gethook");
  static const char *refused[] = {"debug",   "getlocal", "getregistry",  "getupvalue", "getuservalue", "setcstacklimit", "sethook",
                                  "setlocal", "setmetatable", "setupvalue", "setuservalue", "upvalueid",    "upvaluejoin"};
  for (size_t i = 0; i < sizeof refused / sizeof *refused; i++) {
    lshim_set_refusal(L, "debug", refused[i], "lunette debug can, and what other code holds is its own");
  }
  // Both leave what `__metatable` protects.
  lua_getfield(L, globals, "getmetatable");
  lua_setfield(L, -2, "getmetatable");
  lua_getfield(L, globals, "setmetatable");
  lua_getfield(L, -2, "setmetatable");
  lua_pushcclosure(L, debug_set_metatable, 2);
  lua_setfield(L, -2, "setmetatable");
}

void lshim_open_system(lua_State *L) {
  int write = lua_gettop(L);
  lshim_push_globals(L);
  open_io(L, write);
  lua_setfield(L, -2, "io");
  open_debug(L);
  lua_setfield(L, -2, "debug");
  lua_settop(L, write - 1);
  lshim_freeze(L, "io");
  lshim_freeze(L, "debug");
}

// MARK: package

static int pairs_of_library(lua_State *L) {
  lua_pushcfunction(L, lshim_pairs);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_call(L, 1, 3);
  return 3;
}

// Libraries for tests put an `exit` of their own into `os`, so each script has an `os` that it may change, over the one that all share.
static void set_own_os(lua_State *L, int environment) {
  lshim_push_globals(L);
  lua_createtable(L, 0, 1);
  lua_createtable(L, 0, 3);
  lua_pushliteral(L, "os");
  lua_rawget(L, -4);
  lua_pushvalue(L, -1);
  lua_pushcclosure(L, pairs_of_library, 1);
  lua_setfield(L, -3, "__pairs");
  lua_setfield(L, -2, "__index");
  lua_pushboolean(L, false);
  lua_setfield(L, -2, "__metatable");
  lua_setmetatable(L, -2);
  lua_pushliteral(L, "os");
  lua_insert(L, -2);
  lua_rawset(L, environment);
  lua_pop(L, 1);
}

void lshim_push_package(lua_State *L, int environment, const char *path) {
  static const char *libraries[] = {"coroutine", "debug", "io", "math", "string", "table", "utf8"};
  environment = lua_absindex(L, environment);
  set_own_os(L, environment);
  lua_createtable(L, 0, 8);
  lua_createtable(L, 0, 12);
  lua_pushvalue(L, environment);
  lua_setfield(L, -2, LUA_GNAME);
  lua_pushvalue(L, -2);
  lua_setfield(L, -2, "package");
  lshim_push_globals(L);
  for (size_t i = 0; i < sizeof libraries / sizeof *libraries; i++) {
    lua_pushstring(L, libraries[i]);
    lua_rawget(L, -2);
    lua_setfield(L, -3, libraries[i]);
  }
  lua_pop(L, 1);
  lua_pushliteral(L, "os");
  lua_rawget(L, environment);
  lua_setfield(L, -2, "os");
  lua_setfield(L, -2, "loaded");
  lua_newtable(L);
  lua_setfield(L, -2, "preload");
  lua_newtable(L);
  lua_setfield(L, -2, "searchers");
  // The signs of a Unix system: of folders, between and inside of patterns.
  set_text(L, "config", "/\n;\n?\n!\n-\n");
  set_text(L, "path", path);
  set_text(L, "cpath", "");
}

int lshim_add_missing(lua_State *L) {
  lua_settop(L, 2);
  for (lua_pushnil(L); lua_next(L, 2);) {
    lua_pushvalue(L, -2);
    lua_insert(L, -2);
    lua_pushvalue(L, -2);
    if (lua_rawget(L, 1) == LUA_TNIL) {
      lua_pop(L, 1);
      lua_rawset(L, 1);
    } else {
      lua_pop(L, 3);
    }
  }
  return 0;
}
