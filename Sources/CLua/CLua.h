// Lua 5.4 as the system installs it. The Lua target imports this; nothing else does.
#pragma once
#include <lua.h>
#include <lualib.h>
#include <lauxlib.h>
