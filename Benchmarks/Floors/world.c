// The floors of JSON, tasks and timers: the same tables in C, the same resumes, the same heap.
#include "Floors.h"
#include <stdlib.h>
#include <string.h>
#if __has_include(<lua5.4/lua.h>)
#include <lua5.4/lauxlib.h>
#include <lua5.4/lua.h>
#include <lua5.4/lualib.h>
#else
#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>
#endif

// The items that Benchmarks/Figures/World.swift writes as JSON.
double floors_json_tables(int items, int rounds) {
  lua_State *L = luaL_newstate();
  double start = floors_thread_time();
  for (int round = 0; round < rounds; round++) {
    lua_createtable(L, items, 0);
    for (int item = 1; item <= items; item++) {
      char name[32];
      lua_createtable(L, 0, 5);
      lua_pushinteger(L, item);
      lua_setfield(L, -2, "id");
      int length = 0;
      for (const char *text = "a name of item "; *text; text++) name[length++] = *text;
      for (int rest = item; rest; rest /= 10) name[length++] = (char)('0' + rest % 10);
      lua_pushlstring(L, name, (size_t)length);
      lua_setfield(L, -2, "name");
      lua_pushnumber(L, item * 1.25);
      lua_setfield(L, -2, "price");
      lua_pushboolean(L, item % 2);
      lua_setfield(L, -2, "available");
      lua_createtable(L, 2, 0);
      lua_pushliteral(L, "tea");
      lua_rawseti(L, -2, 1);
      lua_pushliteral(L, "green");
      lua_rawseti(L, -2, 2);
      lua_setfield(L, -2, "tags");
      lua_rawseti(L, -2, item);
    }
    lua_pop(L, 1);
  }
  double time = floors_thread_time() - start;
  lua_close(L);
  return time / rounds;
}

double floors_copy(size_t bytes, int rounds) {
  char *from = malloc(bytes), *to = malloc(bytes);
  memset(from, 'x', bytes);
  double start = floors_thread_time();
  for (int round = 0; round < rounds; round++) {
    memcpy(to, from, bytes);
    from[round % bytes] = to[(round * 7) % bytes];
  }
  double time = floors_thread_time() - start;
  free(from);
  free(to);
  return time / rounds;
}

double floors_coroutines(int count) {
  lua_State *L = luaL_newstate();
  luaL_openlibs(L);
  if (luaL_dostring(L, "return function() coroutine.yield() end") != LUA_OK) abort();
  double start = floors_thread_time();
  for (int round = 0; round < count; round++) {
    lua_State *thread = lua_newthread(L);
    int results;
    lua_pushvalue(L, 1);
    lua_xmove(L, thread, 1);
    if (lua_resume(thread, L, 0, &results) != LUA_YIELD) abort();
    lua_pop(thread, results);
    if (lua_resume(thread, L, 0, &results) != LUA_OK) abort();
    lua_pop(L, 1);
  }
  double time = floors_thread_time() - start;
  lua_close(L);
  return time;
}

double floors_heap(int count) {
  double *heap = malloc(sizeof(double) * (size_t)(count + 1));
  int size = 0;
  double sum = 0, start = floors_thread_time();
  for (int n = 0; n < count; n++) {
    int place = ++size;
    double key = (double)((n * 7919L) % count);
    for (; place > 1 && heap[place / 2] > key; place /= 2) heap[place] = heap[place / 2];
    heap[place] = key;
  }
  while (size > 0) {
    sum += heap[1];
    double key = heap[size--];
    int place = 1;
    for (int child = 2; child <= size; place = child, child = place * 2) {
      if (child < size && heap[child + 1] < heap[child]) child++;
      if (heap[child] >= key) break;
      heap[place] = heap[child];
    }
    heap[place] = key;
  }
  double time = floors_thread_time() - start;
  free(heap);
  return sum < 0 ? 0 : time;
}
