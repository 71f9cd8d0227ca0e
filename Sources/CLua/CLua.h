// Lua 5.4 as the system installs it. The Lua target imports this; nothing else does.
//
// Debian's headers are found without pkg-config's help; elsewhere it puts them on the search path.
#pragma once
#if __has_include(<lua5.4/lua.h>)
#include <lua5.4/lua.h>
#include <lua5.4/lualib.h>
#include <lua5.4/lauxlib.h>
#else
#include <lua.h>
#include <lualib.h>
#include <lauxlib.h>
#endif
