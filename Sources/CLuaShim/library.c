// The libraries a script may use. Left out: what reads files, loads binary code, or reaches behind the sandbox.
#include "internal.h"

// load(chunk, name, mode, env): as in the standard library, but text only.
static int load_text(lua_State *L) {
  if (lua_gettop(L) < 3) lua_settop(L, 3);
  lua_pushliteral(L, "t");
  lua_replace(L, 3);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, lua_gettop(L) - 1, LUA_MULTRET);
  return lua_gettop(L);
}

// A finalizer would run script code in the middle of whatever the host is doing when memory is collected.
static int set_metatable(lua_State *L) {
  if (lua_type(L, 2) == LUA_TTABLE) {
    lua_pushliteral(L, "__gc");
    if (lua_rawget(L, 2) != LUA_TNIL) lshim_fail(L, "setmetatable: '__gc' is not available to scripts; release things where they end");
    lua_pop(L, 1);
  }
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, lua_gettop(L) - 1, 1);
  return 1;
}

static void wrap(lua_State *L, const char *name, lua_CFunction function) {
  lua_getfield(L, -1, name);
  lua_pushcclosure(L, function, 1);
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
  for (size_t i = 0; i < sizeof libraries / sizeof *libraries; i++) {
    luaL_requiref(L, libraries[i].name, libraries[i].func, 1);
    lua_pop(L, 1);
  }
  lua_getglobal(L, LUA_STRLIBNAME);
  remove_field(L, "dump");
  lua_pop(L, 1);
  lshim_push_globals(L);
  remove_field(L, "dofile");
  remove_field(L, "loadfile");
  lshim_open_text(L);
  wrap(L, "load", load_text);
  wrap(L, "setmetatable", set_metatable);
  lua_pushcfunction(L, lshim_pairs);
  lua_setfield(L, -2, "pairs");
  lshim_push_next(L);
  lua_setfield(L, -2, "next");
  lua_pushcfunction(L, lshim_class);
  lua_setfield(L, -2, "class");
  lua_pop(L, 1);
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
