// Shared by the C files only.
#pragma once
#include "CLuaShim.h"

#define LSHIM_BOX_MAGIC 0x4c756e61u
#define LSHIM_VALUE_MAGIC 0x56616c75u
#define LSHIM_CLASS_MAGIC 0x436c6173u

void lshim_open_library(lua_State *L);
void lshim_open_text(lua_State *L);
void lshim_push_next(lua_State *L);                          // the global `next`
void lshim_tolstring(lua_State *L, int index);
uint64_t lshim_creation_number(lua_State *L, int index); // of a table, closure, coroutine or plain userdata; 0 for others
bool lshim_is_plain_c_function(lua_State *L, int index);           // without upvalues: no object, only an address
void lshim_queue_release(lshim_context *context, void *object);
_Noreturn void lshim_fail(lua_State *L, const char *format, ...); // an error with the script's position in front
_Noreturn void lshim_fail_explained(lua_State *L, int reason, const lshim_member *subject);
int lshim_finish(lua_State *L, int status);                       // turns a body's status into a return, a yield or an error
void lshim_push_super(lua_State *L, int class_index);             // of a Lua class: a class or nil
bool lshim_is_script_class(lua_State *L, int index);
bool lshim_find_in_class(lua_State *L, int class_index, int name); // raw, through the Lua classes only
