// Values as text. Lua prints the address of a table, a function or a coroutine, and addresses differ from run to run. Here each gets a
// number in the order in which they are first shown.
#include "internal.h"
#include <math.h>
#include <stdio.h>
#include <string.h>

static const char serials_key = 0;

// The number that stands for a value without a text of its own.
static lua_Integer serial(lua_State *L, int index) {
  if (lua_rawgetp(L, LUA_REGISTRYINDEX, &serials_key) == LUA_TNIL) {
    lua_pop(L, 1);
    lshim_push_weak_table(L, 0, "k");
    lua_pushvalue(L, -1);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &serials_key);
  }
  lua_pushvalue(L, index);
  lua_rawget(L, -2);
  lua_Integer number = lua_tointeger(L, -1);
  lua_pop(L, 1);
  if (number == 0) {
    number = ++lshim_context_of(L)->next_shown;
    lua_pushvalue(L, index);
    lua_pushinteger(L, number);
    lua_rawset(L, -3);
  }
  lua_pop(L, 1);
  return number;
}

static bool has_address(lua_State *L, int index) {
  int type = lua_type(L, index);
  return type == LUA_TTABLE || type == LUA_TFUNCTION || type == LUA_TTHREAD;
}

// The sign of NaN depends on the processor.
static bool is_nan(lua_State *L, int index) { return lua_type(L, index) == LUA_TNUMBER && isnan(lua_tonumber(L, index)); }

// Pushes the text that tostring returns, and returns it. A __tostring may run and fail: only for protected calls, and functions that
// scripts call.
const char *lshim_tolstring(lua_State *L, int index) {
  index = lua_absindex(L, index);
  if (is_nan(L, index)) return lua_pushliteral(L, "nan");
  if (has_address(L, index)) {
    if (luaL_getmetafield(L, index, "__tostring") == LUA_TNIL) {
      return lua_pushfstring(L, "%s: %I", luaL_typename(L, index), serial(L, index));
    }
    lua_pop(L, 1);
  }
  return luaL_tolstring(L, index, NULL);
}

static int to_text(lua_State *L) {
  luaL_checkany(L, 1);
  lshim_tolstring(L, 1);
  return 1;
}

// string.format, with `%s` as tostring does it, NaN without a sign, and without `%p`.
static int format(lua_State *L) {
  size_t length;
  const char *text = luaL_checklstring(L, 1, &length);
  int argument = 1;
  for (const char *c = text, *end = text + length; c < end; c++) {
    if (*c != '%' || ++c == end || *c == '%') continue;
    while (c < end && strchr("-+ #0.123456789", *c)) c++;
    if (c == end) break;
    argument++;
    if (*c == 'p') lshim_fail(L, "string.format: '%%p' is not available: addresses differ from run to run");
    if (argument > lua_gettop(L)) continue;
    if (*c == 's' && (has_address(L, argument) || is_nan(L, argument))) {
      lshim_tolstring(L, argument);
      lua_replace(L, argument);
    } else if (is_nan(L, argument)) {
      lua_pushnumber(L, (lua_Number)NAN);
      lua_replace(L, argument);
    }
  }
  return lshim_call_wrapped(L);
}

// MARK: Members of texts

// Properties that are colours or addresses read as texts, of which ported code asks what a UIColor or a URL has. Source: docs/lua-api.md 1.4
static const char *const color_names[] = {"cgColor", "withAlphaComponent", "resolvedColor", "getRed", "getWhite", "getHue", "set", "setFill", "setStroke"};
static const char *const address_names[] = {
    "absoluteString", "absoluteURL", "scheme", "host", "port", "path", "query", "fragment", "user", "password", "isFileURL", "lastPathComponent",
    "pathExtension", "pathComponents", "appendingPathComponent", "appendingPathExtension", "appending", "deletingLastPathComponent",
    "deletingPathExtension", "relativeString", "baseURL", "hasDirectoryPath", "standardized", "standardizedFileURL", "appendingQueryItems",
};

static bool is_among(const char *const *names, size_t count, const char *name) {
  for (size_t i = 0; i < count; i++) {
    if (strcmp(names[i], name) == 0) return true;
  }
  return false;
}

// Calls a method, upvalue 2, of what a text stands for, upvalue 1.
static int call_of_meant(lua_State *L) {
  lua_pushvalue(L, lua_upvalueindex(1));
  if (lua_gettop(L) > 1) lua_replace(L, 1);
  lua_pushvalue(L, lua_upvalueindex(2));
  lua_insert(L, 1);
  lua_call(L, lua_gettop(L) - 1, LUA_MULTRET);
  return lua_gettop(L);
}

// Pushes the colour or the address whose member a text is asked for. Returns whether it stands for one.
static bool push_meant(lua_State *L, const char *member) {
  bool is_color = is_among(color_names, sizeof color_names / sizeof *color_names, member);
  if (!is_color) {
    if (!is_among(address_names, sizeof address_names / sizeof *address_names, member) || !strstr(lua_tostring(L, 1), "://")) return false;
  }
  lshim_push_globals(L);
  lua_getfield(L, -1, is_color ? "UIColor" : "URL");
  if (lua_isnil(L, -1)) return false;
  if (is_color) {
    lua_getfield(L, -1, "named");
    lua_pushvalue(L, 1);
  } else {
    lua_createtable(L, 0, 1);
    lua_pushvalue(L, 1);
    lua_setfield(L, -2, "string");
  }
  return lua_pcall(L, 1, 1, 0) == LUA_OK && !lua_isnil(L, -1);
}

// Upvalue: the functions of texts. Nil for a text that is neither a colour nor an address.
int lshim_text_index(lua_State *L) {
  lua_settop(L, 2);
  lua_pushvalue(L, 2);
  if (lua_rawget(L, lua_upvalueindex(1)) != LUA_TNIL) return 1;
  if (lua_type(L, 1) != LUA_TSTRING || lua_type(L, 2) != LUA_TSTRING || !push_meant(L, lua_tostring(L, 2))) return lua_pushnil(L), 1;
  lua_pushvalue(L, 2);
  lua_gettable(L, -2);
  if (lua_isfunction(L, -1)) lua_pushcclosure(L, call_of_meant, 2);
  return 1;
}

int lshim_push_tostring(lua_State *L, int index) {
  lua_pushvalue(L, index);
  lua_pushcfunction(L, to_text);
  lua_insert(L, -2);
  return lshim_pcall(L, 1, 1);
}

static int file_text(lua_State *L) {
  luaL_Stream *file = luaL_checkudata(L, 1, LUA_FILEHANDLE);
  if (file->closef) lua_pushfstring(L, "file: %I", serial(L, 1));
  else lua_pushliteral(L, "file (closed)");
  return 1;
}

// Files' metatables are hidden, because a script could give one a finalizer.
int lshim_open_io(lua_State *L) {
  luaopen_io(L);
  luaL_getmetatable(L, LUA_FILEHANDLE);
  lua_pushcfunction(L, file_text);
  lua_setfield(L, -2, "__tostring");
  lua_pushboolean(L, false);
  lua_setfield(L, -2, "__metatable");
  lua_pop(L, 1);
  return 1;
}

// The globals are on top of the stack.
void lshim_open_text(lua_State *L) {
  lua_pushcfunction(L, to_text);
  lua_setfield(L, -2, "tostring");
  lua_getfield(L, -1, LUA_STRLIBNAME);
  lua_getfield(L, -1, "format");
  lua_pushcclosure(L, format, 1);
  lua_setfield(L, -2, "format");
  lua_pop(L, 1);
}
