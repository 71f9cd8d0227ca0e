// string.find, match, gmatch and gsub. Their rules and the wording of their errors are those of the Lua 5.4 manual, 6.4.1.
//
// The standard library's matcher can take years ("(.-)(.-)(.-)x" on a long text), and nothing can interrupt it. This matcher
// counts its steps as instructions of its turn, so that it ends where a loop would end, with an error at the script's line.
#define _GNU_SOURCE // memmem
#include "internal.h"
#include <ctype.h>
#include <string.h>

// Source: LUA_MAXCAPTURES of luaconf.h, and the depth at which lstrlib.c gives up. A pattern that matches there also matches here.
enum { MOST_CAPTURES = 32, MOST_LEVELS = 200 };
// Steps between two checks of the budget.
enum { STEPS_AT_ONCE = 1000 };
enum { OPEN = -1, POSITION = -2 };
static const char ESCAPE = '%';

typedef struct matcher {
  lua_State *L;
  const char *text, *text_end, *pattern_end;
  int levels;      // of recursion that are left
  int steps;       // since the last look at the budget
  int count;       // captures begun
  struct { const char *start; ptrdiff_t length; } captures[MOST_CAPTURES];
} matcher;

static void step(matcher *m) {
  if (++m->steps < STEPS_AT_ONCE) return;
  lshim_spend(m->L, m->steps);
  m->steps = 0;
}

static unsigned char byte(const char *c) { return (unsigned char)*c; }

// MARK: One character

// The end of the item that begins at `p`: a character, a class, or a set.
static const char *item_end(matcher *m, const char *p) {
  char first = *p++;
  if (first == ESCAPE) {
    if (p == m->pattern_end) luaL_error(m->L, "malformed pattern (ends with '%%')");
    return p + 1;
  }
  if (first != '[') return p;
  if (p < m->pattern_end && *p == '^') p++;
  // A bracket at the first place is a character of the set.
  bool is_first = true;
  for (;; is_first = false) {
    if (p == m->pattern_end) luaL_error(m->L, "malformed pattern (missing ']')");
    char c = *p++;
    if (c == ']' && !is_first) return p;
    if (c == ESCAPE) {
      if (p == m->pattern_end) luaL_error(m->L, "malformed pattern (missing ']')");
      p++;
    }
  }
}

static bool is_in_class(unsigned char c, unsigned char class) {
  int found;
  switch (tolower(class)) {
    case 'a': found = isalpha(c); break;
    case 'c': found = iscntrl(c); break;
    case 'd': found = isdigit(c); break;
    case 'g': found = isgraph(c); break;
    case 'l': found = islower(c); break;
    case 'p': found = ispunct(c); break;
    case 's': found = isspace(c); break;
    case 'u': found = isupper(c); break;
    case 'w': found = isalnum(c); break;
    case 'x': found = isxdigit(c); break;
    default: return class == c;
  }
  return isupper(class) ? !found : found != 0;
}

// `set` points at the set's opening bracket, and `end` behind its closing one.
static bool is_in_set(unsigned char c, const char *set, const char *end) {
  const char *p = set + 1, *last = end - 1;
  bool is_negated = *p == '^';
  if (is_negated) p++;
  bool found = false;
  while (p < last && !found) {
    if (*p == ESCAPE) {
      found = is_in_class(c, byte(p + 1));
      p += 2;
    } else if (p + 2 < last && p[1] == '-') {
      found = byte(p) <= c && c <= byte(p + 2);
      p += 3;
    } else {
      found = byte(p) == c;
      p++;
    }
  }
  return found != is_negated;
}

static bool matches_item(matcher *m, const char *s, const char *p, const char *end) {
  if (s >= m->text_end) return false;
  switch (*p) {
    case '.': return true;
    case '%': return is_in_class(byte(s), byte(p + 1));
    case '[': return is_in_set(byte(s), p, end);
    default: return *p == *s;
  }
}

// MARK: The rest of a pattern. Each answers the end of the match, or null

static const char *match(matcher *m, const char *s, const char *p);

static const char *match_most(matcher *m, const char *s, const char *p, const char *end, const char *rest) {
  const char *furthest = s;
  while (matches_item(m, furthest, p, end)) {
    furthest++;
    step(m);
  }
  for (; furthest >= s; furthest--) {
    const char *found = match(m, furthest, rest);
    if (found) return found;
  }
  return NULL;
}

static const char *match_fewest(matcher *m, const char *s, const char *p, const char *end, const char *rest) {
  for (;; s++) {
    const char *found = match(m, s, rest);
    if (found) return found;
    if (!matches_item(m, s, p, end)) return NULL;
  }
}

static const char *begin_capture(matcher *m, const char *s, const char *p, ptrdiff_t kind) {
  if (m->count >= MOST_CAPTURES) luaL_error(m->L, "too many captures");
  m->captures[m->count].start = s;
  m->captures[m->count].length = kind;
  m->count++;
  const char *found = match(m, s, p);
  if (!found) m->count--;
  return found;
}

static const char *end_capture(matcher *m, const char *s, const char *p) {
  int index = m->count - 1;
  while (index >= 0 && m->captures[index].length != OPEN) index--;
  if (index < 0) luaL_error(m->L, "invalid pattern capture");
  m->captures[index].length = s - m->captures[index].start;
  const char *found = match(m, s, p);
  if (!found) m->captures[index].length = OPEN;
  return found;
}

static const char *match_repeated_capture(matcher *m, const char *s, unsigned char digit) {
  int index = digit - '1';
  if (index < 0 || index >= m->count || m->captures[index].length == OPEN) {
    luaL_error(m->L, "invalid capture index %%%d", index + 1);
  }
  ptrdiff_t length = m->captures[index].length;
  if (length == POSITION || m->text_end - s < length || memcmp(m->captures[index].start, s, (size_t)length) != 0) return NULL;
  return s + length;
}

// %bxy: from an x to the y that closes it.
static const char *match_balance(matcher *m, const char *s, const char *p) {
  if (m->pattern_end - p < 2) luaL_error(m->L, "malformed pattern (missing arguments to '%%b')");
  if (s >= m->text_end || *s != p[0]) return NULL;
  int open = 1;
  for (const char *c = s + 1; c < m->text_end; c++) {
    step(m);
    if (*c == p[1]) {
      if (--open == 0) return c + 1;
    } else if (*c == p[0]) {
      open++;
    }
  }
  return NULL;
}

// %f[set]: between a character outside the set and one inside it. The character before the text and the one behind it count as zeros.
static bool is_frontier(matcher *m, const char *s, const char *set, const char *end) {
  unsigned char before = s == m->text ? 0 : byte(s - 1), after = s == m->text_end ? 0 : byte(s);
  return !is_in_set(before, set, end) && is_in_set(after, set, end);
}

static const char *match_rest(matcher *m, const char *s, const char *p) {
  while (p < m->pattern_end) {
    step(m);
    if (*p == '(') {
      bool is_position = p + 1 < m->pattern_end && p[1] == ')';
      return is_position ? begin_capture(m, s, p + 2, POSITION) : begin_capture(m, s, p + 1, OPEN);
    }
    if (*p == ')') return end_capture(m, s, p + 1);
    if (*p == '$' && p + 1 == m->pattern_end) return s == m->text_end ? s : NULL;
    if (*p == ESCAPE && p + 1 < m->pattern_end) {
      char kind = p[1];
      if (kind == 'b') {
        s = match_balance(m, s, p + 2);
        if (!s) return NULL;
        p += 4;
        continue;
      }
      if (kind == 'f') {
        p += 2;
        if (p >= m->pattern_end || *p != '[') luaL_error(m->L, "missing '[' after '%%f' in pattern");
        const char *end = item_end(m, p);
        if (!is_frontier(m, s, p, end)) return NULL;
        p = end;
        continue;
      }
      if (isdigit((unsigned char)kind)) {
        s = match_repeated_capture(m, s, (unsigned char)kind);
        if (!s) return NULL;
        p += 2;
        continue;
      }
    }
    const char *end = item_end(m, p);
    char repetition = end < m->pattern_end ? *end : 0;
    if (repetition == '*') return match_most(m, s, p, end, end + 1);
    if (repetition == '-') return match_fewest(m, s, p, end, end + 1);
    bool fits = matches_item(m, s, p, end);
    if (repetition == '+') return fits ? match_most(m, s + 1, p, end, end + 1) : NULL;
    if (repetition == '?') {
      const char *found = fits ? match(m, s + 1, end + 1) : NULL;
      if (found) return found;
      p = end + 1;
      continue;
    }
    if (!fits) return NULL;
    s++;
    p = end;
  }
  return s;
}

static const char *match(matcher *m, const char *s, const char *p) {
  if (m->levels-- == 0) luaL_error(m->L, "pattern too complex");
  const char *found = match_rest(m, s, p);
  m->levels++;
  return found;
}

static void prepare(matcher *m, lua_State *L, const char *text, size_t length, const char *pattern, size_t pattern_length) {
  m->L = L;
  m->text = text;
  m->text_end = text + length;
  m->pattern_end = pattern + pattern_length;
  m->steps = 0;
}

static const char *match_at(matcher *m, const char *s, const char *p) {
  m->count = 0;
  m->levels = MOST_LEVELS;
  return match(m, s, p);
}

// MARK: Captures

// Where the pattern has no captures, the first one is the whole match.
static void push_capture(matcher *m, int index, const char *start, const char *end) {
  if (index >= m->count) {
    if (index > 0) luaL_error(m->L, "invalid capture index %%%d", index + 1);
    lua_pushlstring(m->L, start, (size_t)(end - start));
    return;
  }
  ptrdiff_t length = m->captures[index].length;
  if (length == OPEN) luaL_error(m->L, "unfinished capture");
  if (length == POSITION) lua_pushinteger(m->L, m->captures[index].start - m->text + 1);
  else lua_pushlstring(m->L, m->captures[index].start, (size_t)length);
}

// Returns: the number of captures
static int push_captures(matcher *m, const char *start, const char *end) {
  int count = m->count == 0 && start ? 1 : m->count;
  luaL_checkstack(m->L, count, "too many captures");
  for (int i = 0; i < count; i++) push_capture(m, i, start, end);
  return count;
}

// MARK: find and match

// A position, counted from 0; a negative number counts from the end.
static size_t start_place(lua_Integer place, size_t length) {
  if (place > 0) return (size_t)place - 1;
  if (place == 0 || place < -(lua_Integer)length) return 0;
  return length + (size_t)place;
}

static bool has_specials(const char *pattern, size_t length) {
  for (size_t i = 0; i < length; i++) {
    if (pattern[i] && strchr("^$*+?.([%-", pattern[i])) return true;
  }
  return false;
}

static int search(lua_State *L, bool is_find) {
  size_t length, pattern_length;
  const char *text = luaL_checklstring(L, 1, &length), *pattern = luaL_checklstring(L, 2, &pattern_length);
  size_t start = start_place(luaL_optinteger(L, 3, 1), length);
  if (start > length) {
    luaL_pushfail(L);
    return 1;
  }
  if (is_find && (lua_toboolean(L, 4) || !has_specials(pattern, pattern_length))) {
    const char *found = pattern_length == 0 ? text + start : memmem(text + start, length - start, pattern, pattern_length);
    if (!found) {
      luaL_pushfail(L);
      return 1;
    }
    lua_pushinteger(L, found - text + 1);
    lua_pushinteger(L, found - text + (ptrdiff_t)pattern_length);
    return 2;
  }
  matcher m;
  bool is_anchored = pattern_length > 0 && *pattern == '^';
  prepare(&m, L, text, length, pattern, pattern_length);
  const char *s = text + start;
  do {
    const char *end = match_at(&m, s, pattern + is_anchored);
    if (!end) continue;
    if (!is_find) return push_captures(&m, s, end);
    lua_pushinteger(L, s - text + 1);
    lua_pushinteger(L, end - text);
    return push_captures(&m, NULL, NULL) + 2;
  } while (s++ < m.text_end && !is_anchored);
  luaL_pushfail(L);
  return 1;
}

static int find(lua_State *L) { return search(L, true); }
static int match_text(lua_State *L) { return search(L, false); }

// MARK: gmatch

// Upvalues: text, pattern, the position to continue from, the end of the last match (-1: none). Positions count from 0.
static int next_match(lua_State *L) {
  size_t length, pattern_length;
  const char *text = lua_tolstring(L, lua_upvalueindex(1), &length), *pattern = lua_tolstring(L, lua_upvalueindex(2), &pattern_length);
  lua_Integer place = lua_tointeger(L, lua_upvalueindex(3)), last = lua_tointeger(L, lua_upvalueindex(4));
  matcher m;
  prepare(&m, L, text, length, pattern, pattern_length);
  for (; place <= (lua_Integer)length; place++) {
    const char *end = match_at(&m, text + place, pattern);
    // An empty match directly behind another match does not count.
    if (!end || end - text == last) continue;
    lua_pushinteger(L, end - text);
    lua_copy(L, -1, lua_upvalueindex(3));
    lua_replace(L, lua_upvalueindex(4));
    return push_captures(&m, text + place, end);
  }
  lua_pushinteger(L, (lua_Integer)length + 1);
  lua_replace(L, lua_upvalueindex(3));
  return 0;
}

static int gmatch(lua_State *L) {
  size_t length;
  luaL_checklstring(L, 1, &length);
  luaL_checkstring(L, 2);
  size_t start = start_place(luaL_optinteger(L, 3, 1), length);
  lua_settop(L, 2);
  lua_pushinteger(L, start > length ? (lua_Integer)length + 1 : (lua_Integer)start);
  lua_pushinteger(L, -1);
  lua_pushcclosure(L, next_match, 4);
  return 1;
}

// MARK: gsub. Arguments: text, pattern, replacement, most

static void add_template(matcher *m, luaL_Buffer *out, const char *start, const char *end) {
  size_t length;
  const char *template = lua_tolstring(m->L, 3, &length), *template_end = template + length;
  for (const char *c = template; c < template_end; c++) {
    if (*c != ESCAPE) {
      luaL_addchar(out, *c);
      continue;
    }
    c++;
    if (c < template_end && *c == ESCAPE) {
      luaL_addchar(out, ESCAPE);
    } else if (c < template_end && *c == '0') {
      luaL_addlstring(out, start, (size_t)(end - start));
    } else if (c < template_end && isdigit(byte(c))) {
      int index = *c - '1';
      if (index >= m->count && index > 0) luaL_error(m->L, "invalid capture index %%%d", index + 1);
      push_capture(m, index, start, end);
      luaL_tolstring(m->L, -1, NULL); // a place is a number
      lua_remove(m->L, -2);
      luaL_addvalue(out);
    } else {
      luaL_error(m->L, "invalid use of '%c' in replacement string", ESCAPE);
    }
  }
}

// Returns: whether anything was replaced
static bool add_replacement(matcher *m, luaL_Buffer *out, int kind, const char *start, const char *end) {
  lua_State *L = m->L;
  if (kind == LUA_TSTRING || kind == LUA_TNUMBER) {
    add_template(m, out, start, end);
    return true;
  }
  if (kind == LUA_TFUNCTION) {
    lua_pushvalue(L, 3);
    lua_call(L, push_captures(m, start, end), 1);
  } else {
    push_capture(m, 0, start, end);
    lua_gettable(L, 3);
  }
  if (!lua_toboolean(L, -1)) {
    lua_pop(L, 1);
    luaL_addlstring(out, start, (size_t)(end - start));
    return false;
  }
  if (!lua_isstring(L, -1)) luaL_error(L, "invalid replacement value (a %s)", luaL_typename(L, -1));
  luaL_addvalue(out);
  return true;
}

static int gsub(lua_State *L) {
  size_t length, pattern_length;
  const char *text = luaL_checklstring(L, 1, &length), *pattern = luaL_checklstring(L, 2, &pattern_length);
  int kind = lua_type(L, 3);
  luaL_argexpected(
      L, kind == LUA_TNUMBER || kind == LUA_TSTRING || kind == LUA_TFUNCTION || kind == LUA_TTABLE, 3, "string/function/table");
  lua_Integer most = luaL_optinteger(L, 4, (lua_Integer)length + 1), count = 0;
  bool is_anchored = pattern_length > 0 && *pattern == '^', is_changed = false;
  matcher m;
  prepare(&m, L, text, length, pattern, pattern_length);
  luaL_Buffer out;
  luaL_buffinit(L, &out);
  const char *s = text, *last = NULL;
  while (count < most) {
    const char *end = match_at(&m, s, pattern + is_anchored);
    if (end && end != last) {
      count++;
      is_changed = add_replacement(&m, &out, kind, s, end) || is_changed;
      s = last = end;
    } else if (s < m.text_end) {
      luaL_addchar(&out, *s);
      s++;
    } else {
      break;
    }
    if (is_anchored) break;
  }
  luaL_addlstring(&out, s, (size_t)(m.text_end - s));
  luaL_pushresult(&out);
  if (!is_changed) lua_pushvalue(L, 1);
  lua_pushinteger(L, count);
  return 2;
}

void lshim_open_patterns(lua_State *L) {
  static const luaL_Reg functions[] = {{"find", find}, {"match", match_text}, {"gmatch", gmatch}, {"gsub", gsub}, {NULL, NULL}};
  luaL_setfuncs(L, functions, 0);
}
