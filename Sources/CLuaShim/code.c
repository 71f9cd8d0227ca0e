// What Lua's interface doesn't tell of functions and of the random numbers. The places are those of Lua 5.4 (lobject.h, lstate.h,
// lmathlib.c), and each is checked against what the interface does tell: where they differ, the walk finds another way.
#include "internal.h"
#include <string.h>

enum { PROTOTYPE = 24 };                                      // in a closure. Units: bytes
enum { PARAMETERS = 10, IS_VARIADIC, CONSTANT_COUNT = 20, CODE_COUNT = 24, INNER_COUNT = 32, FIRST_LINE = 44, LAST_LINE = 48, CONSTANTS = 56, CODE = 64,
       INNER = 72 };                                          // in a prototype. Units: bytes
enum { CONSTANT_SIZE = 16, CONSTANT_TYPE = 8 };               // of a constant. Units: bytes
enum { INTEGER_CONSTANT = 0x03 };                             // its type
enum { SHORT_TEXT = 0x44, LONG_TEXT = 0x54, SHORT_LENGTH = 11, LONG_LENGTH = 16, BYTES = 24 }; // the types of texts; in a text. Units: bytes
enum { SAVED_INSTRUCTION = 32 };                              // in a call's record. Units: bytes

static uint32_t number_at(const char *place) {
  uint32_t number;
  memcpy(&number, place, sizeof number);
  return number;
}

static const char *pointer_at(const char *place) {
  const char *pointer;
  memcpy(&pointer, place, sizeof pointer);
  return pointer;
}

static void add(lshim_walk_code *code, uint64_t word) {
  code->low = (code->low ^ word) * 0x9E3779B97F4A7C15ull;
  code->low ^= code->low >> 29;
  code->high = (code->high + word) * 0xD6E8FEB86659FD93ull;
  code->high ^= code->high >> 32;
}

static void add_bytes(lshim_walk_code *code, const char *bytes, size_t length) {
  add(code, length);
  for (; length > 0; length -= length < 8 ? length : 8) {
    uint64_t word = 0;
    memcpy(&word, bytes, length < 8 ? length : 8);
    add(code, word);
    bytes += 8;
  }
}

static void add_prototype(lshim_walk_code *code, const char *prototype, bool has_inner) {
  add_bytes(code, pointer_at(prototype + CODE), (size_t)number_at(prototype + CODE_COUNT) * 4);
  const char *constant = pointer_at(prototype + CONSTANTS);
  for (uint32_t i = number_at(prototype + CONSTANT_COUNT); i > 0; i--, constant += CONSTANT_SIZE) {
    unsigned char type = (unsigned char)constant[CONSTANT_TYPE];
    add(code, type);
    uint64_t word;
    memcpy(&word, constant, sizeof word);
    if (type == SHORT_TEXT) add_bytes(code, pointer_at(constant) + BYTES, (unsigned char)pointer_at(constant)[SHORT_LENGTH]);
    else if (type == LONG_TEXT) add_bytes(code, pointer_at(constant) + BYTES, (size_t)number_at(pointer_at(constant) + LONG_LENGTH));
    else if ((type & 0x0F) == LUA_TNUMBER) add(code, word);
  }
  if (!has_inner) return;
  const char *inner = pointer_at(prototype + INNER);
  for (uint32_t i = number_at(prototype + INNER_COUNT); i > 0; i--, inner += sizeof(void *)) add_prototype(code, pointer_at(inner), true);
}

static const char *prototype_of(lua_State *L, int function) {
  if (lua_type(L, function) != LUA_TFUNCTION || lua_iscfunction(L, function)) return NULL;
  lua_Debug info;
  lua_pushvalue(L, function);
  lua_getinfo(L, ">Su", &info);
  const char *prototype = pointer_at((const char *)lua_topointer(L, function) + PROTOTYPE);
  bool is_so = prototype && number_at(prototype + FIRST_LINE) == (uint32_t)info.linedefined && number_at(prototype + LAST_LINE) == (uint32_t)info.lastlinedefined
    && (unsigned char)prototype[PARAMETERS] == info.nparams && (prototype[IS_VARIADIC] != 0) == (info.isvararg != 0);
  return is_so ? prototype : NULL;
}

lshim_walk_code lshim_code_of(lua_State *L, int function) {
  const char *prototype = prototype_of(L, function);
  lshim_walk_code code = {.is_known = prototype != NULL};
  // Functions that share their first and their last line may differ in the functions in them alone.
  if (prototype) add_prototype(&code, prototype, number_at(prototype + FIRST_LINE) == number_at(prototype + LAST_LINE));
  return code;
}

lua_Integer lshim_instruction_of(lua_State *L, int function, const lua_Debug *frame) {
  const char *prototype = prototype_of(L, function);
  if (!prototype || !frame->i_ci) return frame->currentline < 0 ? 0 : frame->currentline;
  const char *code = pointer_at(prototype + CODE), *at = pointer_at((const char *)frame->i_ci + SAVED_INSTRUCTION);
  if (at < code || at > code + (size_t)number_at(prototype + CODE_COUNT) * 4) return frame->currentline;
  return (lua_Integer)(at - code) / 4 + ((lua_Integer)1 << 32);
}

bool lshim_instruction_at(lua_State *L, int function, const lua_Debug *frame, lshim_opcode *instruction) {
  const char *prototype = prototype_of(L, function);
  if (!prototype || !frame->i_ci) return false;
  const char *code = pointer_at(prototype + CODE), *at = pointer_at((const char *)frame->i_ci + SAVED_INSTRUCTION);
  // The place in the record is that of the instruction after the one that is about to run.
  if (at <= code || at > code + (size_t)number_at(prototype + CODE_COUNT) * 4) return false;
  *instruction = (lshim_opcode){number_at(at - 4), pointer_at(prototype + CONSTANTS), number_at(prototype + CONSTANT_COUNT)};
  return true;
}

void lshim_push_constant(lua_State *L, const lshim_opcode *instruction, uint32_t index) {
  const char *constant = instruction->constants + (size_t)index * CONSTANT_SIZE;
  int type = index < instruction->constant_count ? (unsigned char)constant[CONSTANT_TYPE] : 0;
  if (type == SHORT_TEXT) {
    const char *text = pointer_at(constant);
    lua_pushlstring(L, text + BYTES, (unsigned char)text[SHORT_LENGTH]);
  } else if (type == LONG_TEXT) {
    const char *text = pointer_at(constant);
    size_t length;
    memcpy(&length, text + LONG_LENGTH, sizeof length);
    lua_pushlstring(L, text + BYTES, length);
  } else if (type == INTEGER_CONSTANT) {
    lua_Integer number;
    memcpy(&number, constant, sizeof number);
    lua_pushinteger(L, number);
  } else {
    lua_pushnil(L);
  }
}

// MARK: Random numbers

// The four words behind `math.random`, which may be wrapped (library.c); null where they are not as expected.
static const uint64_t *random_words(lua_State *L) {
  int height = lua_gettop(L);
  const uint64_t *words = NULL;
  lua_checkstack(L, 8);
  lshim_push_globals(L);
  lua_pushliteral(L, LUA_MATHLIBNAME);
  lua_rawget(L, -2);
  // The library is frozen: its functions are behind its metatable.
  if (lua_getmetatable(L, -1)) {
    lua_pushliteral(L, "__index");
    lua_rawget(L, -2);
    if (lua_type(L, -1) == LUA_TTABLE) {
      lua_pushliteral(L, "random");
      lua_rawget(L, -2);
      for (int depth = 0; depth < 3 && lua_iscfunction(L, -1) && lua_getupvalue(L, -1, 1); depth++) {
        if (lua_type(L, -1) == LUA_TUSERDATA && lua_rawlen(L, -1) == 4 * sizeof *words) {
          words = lua_touserdata(L, -1);
          break;
        }
      }
    }
  }
  lua_settop(L, height);
  return words;
}

void lshim_note_seed(lua_State *L) {
  const uint64_t *words = random_words(L);
  if (words) memcpy(lshim_context_of(L)->seeded, words, sizeof lshim_context_of(L)->seeded);
}

bool lshim_random_state(lua_State *L, uint64_t out[4]) {
  const uint64_t *words = random_words(L);
  if (!words || memcmp(words, lshim_context_of(L)->seeded, 4 * sizeof *words) == 0) return false;
  memcpy(out, words, 4 * sizeof *words);
  return true;
}
