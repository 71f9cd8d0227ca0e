// How many instructions have run, without a call of the hook for each one.
//
// Lua counts down to the next call of the hook in a field of each coroutine, which no function of its own tells. Where that field is known, a hook that
// is called after many instructions counts each one just as well: what has run is read whenever somebody wants to know, and the count begins anew.
#include "internal.h"
#include <pthread.h>
#include <string.h>

// So many bytes of a coroutine's state are searched: fewer than any version 5.4 has, with the part of the main coroutine's that follows. Source: struct
// lua_State in lstate.h
enum { SEARCHED = 256 };
// Two counts that no other field has. Ours
enum { ONE_COUNT = 0x5a31c0de, OTHER_COUNT = 0x3c7de915 };

// The offset of the field in a state's bytes; 0 where it isn't known: then the hook is called for each instruction.
static size_t offset;
static pthread_once_t is_searched = PTHREAD_ONCE_INIT;

static void ignore(lua_State *L, lua_Debug *frame) {
  (void)L;
  (void)frame;
}

static int number_at(const lua_State *L, size_t place) {
  int number;
  memcpy(&number, (const char *)L + place, sizeof number);
  return number;
}

// In the first of two fields side by side Lua has the whole count, in the second what is left of it.
static size_t place_of(lua_State *L, int count) {
  lua_sethook(L, ignore, LUA_MASKCOUNT, count);
  size_t found = 0;
  for (size_t place = sizeof(int); place + sizeof(int) <= SEARCHED; place += sizeof(int)) {
    if (number_at(L, place) != count || number_at(L, place - sizeof(int)) != count) continue;
    if (found) return 0;
    found = place;
  }
  return found;
}

// In a state of its own, which nobody counts. The chunk runs a few instructions, which the field must show.
static void search(void) {
  static const char *chunk = "local a = 1 for i = 1, 10 do a = a + i end";
  enum { FEWEST = 20, MOST = 100 };
  lua_State *L = luaL_newstate();
  if (!L) return;
  size_t place = place_of(L, ONE_COUNT);
  if (place && place_of(L, OTHER_COUNT) == place && luaL_loadstring(L, chunk) == LUA_OK && lua_pcall(L, 0, 0, 0) == LUA_OK) {
    int ran = OTHER_COUNT - number_at(L, place);
    if (ran >= FEWEST && ran <= MOST && lua_gethookcount(L) == OTHER_COUNT) offset = place;
  }
  lua_close(L);
}

void lshim_open_counter(void) { pthread_once(&is_searched, search); }

bool lshim_knows_counter(void) { return offset != 0; }

int lshim_take_count(lua_State *L) {
  if (!offset || !(lua_gethookmask(L) & LUA_MASKCOUNT)) return 0;
  int whole = lua_gethookcount(L), ran = whole - number_at(L, offset);
  if (ran <= 0) return 0;
  memcpy((char *)L + offset, &whole, sizeof whole);
  return ran;
}
