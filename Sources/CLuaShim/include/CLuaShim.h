// The interface between Swift and those parts of Lua that may raise a Lua error.
//
// A Lua error is a longjmp, and a Swift frame that it jumps over leaks all that it held. So no Swift function raises:
// it leaves the error on the stack and returns a status, and the C trampoline that called it raises the error after the Swift frame has
// ended. Swift may call functions marked "never raises" outside a protected call. While Swift runs, the allocator refuses no block,
// so that a script's memory limit causes errors only in scripts (limits.c).
#pragma once
#if __has_include(<lua5.4/lua.h>) // Debian's place, which is found without pkg-config's help; see CLua.h
#include <lua5.4/lua.h>
#include <lua5.4/lauxlib.h>
#include <lua5.4/lualib.h>
#else
#include <lua.h>
#include <lauxlib.h>
#include <lualib.h>
#endif
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// What a Swift body returns if it does not return a count of results.
enum {
  LSHIM_RAISE = -1, // raise the value on top of the stack as it is
  LSHIM_FAULT = -2, // raise the text on top of the stack with the script's file and line in front
  LSHIM_YIELD = -3, // yield all values above the arguments' base
};

// Runs a Swift function behind a trampoline. `object` is the receiver (null for plain functions), `body` is the registered pointer.
typedef int (*lshim_invoke)(lua_State *L, void *object, const void *body);

// How a member of a native class is read, set or called. Swift makes it, and keeps it alive as long as any state that uses it.
typedef struct lshim_member {
  const void *get;      // body of the method, of the property's getter, or of the type function; null where there is none
  const void *set;      // body of the property's setter; null when it is read only
  const void *describe; // Swift's own description of the member, for messages
  const char *text;     // its name
  uint16_t first, last; // the class ids whose instances have it
  uint8_t kind;         // one of LSHIM_METHOD ...
} lshim_member;
enum { LSHIM_METHOD = 1, LSHIM_PROPERTY = 2, LSHIM_FUNCTION = 3, LSHIM_VALUE = 4 };

// A native class as Swift declares it.
typedef struct lshim_class_declaration {
  const char *name;
  const lshim_member *const *members; // its own, those of the class itself among them
  int count;            // of its own
  int all;              // with those that it inherits, at most: room
  int superclass;       // an id; 0 for none
  uint16_t first, last; // its own id, and the last of what derives from it
} lshim_class_declaration;

// A Lua value that stands for a Swift object.
typedef struct lshim_box {
  uint32_t magic;   // first in every userdata, so that no script can forge a box out of numbers
  uint16_t class_id;
  uint16_t flags;
  void *object;     // retained; null once it was released
  uint32_t serial;  // order of creation, which `pairs` sorts by
} lshim_box;
enum { LSHIM_SCRIPTED = 1, LSHIM_ANCHORED = 2 };

// The errors that are found before Swift is called; Swift writes their texts.
enum {
  LSHIM_BAD_RECEIVER = 1,    // subject: the member; the receiver is at index 1
  LSHIM_RELEASED = 2,        // the same, and the receiver was released
  LSHIM_MISSING_READ = 3,    // a name that the object at index 1 lacks is at index 2
  LSHIM_MISSING_WRITE = 4,
  LSHIM_READ_ONLY = 5,       // subject: the member
  LSHIM_CLASS_MISSING = 6,   // a name that the class at index 1 lacks is at index 2
  LSHIM_CLASS_WRITE = 7,
  LSHIM_CLASS_ARGUMENTS = 8, // `class` was called with something else than a name and perhaps a class
  LSHIM_NOT_A_CLASS = 9,     // `isKind` was called without a class at index 2
  LSHIM_SUPER_OF_OBJECT = 10, // `super` was asked of the object at index 1, not of a class
  LSHIM_INIT_OF_CLASS = 11,   // `init` was called with the class at index 1, or with something else that is no object
};
typedef void (*lshim_explain)(lua_State *L, int reason, const lshim_member *subject);
typedef void (*lshim_describe)(lua_State *L, const lshim_box *box);
typedef int (*lshim_construct)(lua_State *L, int class_id, bool scripted);
typedef void (*lshim_declare)(lua_State *L, int class_id, lshim_class_declaration *declaration);
typedef void (*lshim_meet_field)(lua_State *L, int box, int key, int value); // indices; leaves the stack as it is
// Called before a script does something to a host's object by this member. Null stands for two things: what a script keeps in the object,
// and the random numbers.
typedef void (*lshim_reach)(lua_State *L, const lshim_member *member);

// One protected call from Swift; turns nest (limits.c).
typedef struct lshim_turn {
  uint64_t number;               // 0: no turn
  lua_State *running;            // the coroutine whose instructions run
  bool is_script;                // false while a Swift body runs
  bool is_counting;              // whether the hook counts instructions
  int64_t remaining;             // instructions until the budget is spent, where they are counted; LSHIM_UNLIMITED at first where there is none
  int64_t ran;                   // instructions counted so far
  int64_t step;                  // instructions until the next look
  struct lshim_context *around;  // the state whose turn this one interrupted on the thread
} lshim_turn;
static const int64_t LSHIM_UNLIMITED = INT64_MAX;
enum { LSHIM_POSITION = 96 }; // bytes of "file:line:", whose file Lua cuts at 60

// One for each state, in the extra space that all coroutines of the state share.
typedef struct lshim_context {
  void *owner;             // Swift's state object, not retained
  void *host;              // whoever uses the state, not retained
  lua_State *main;
  lshim_invoke invoke;
  lshim_explain explain;   // pushes one string
  lshim_describe describe; // pushes what tostring says about an object after its class: " frame={0, 0, 10, 10}", or ""
  void (*inspect)(lua_State *L, int index); // pushes a table's content as text
  lshim_meet_field meet_field; // an object of a script's class gets a field that none of its class has had; null where nobody wants to know
  lshim_declare declare;   // tells of a native class; what it tells lives as long as the process; null where there are none
  lshim_construct construct; // pushes a new object for the property table at index 2, or leaves a status
  lshim_reach reach;       // raises nothing and leaves the stack as it is; null where nobody wants to know
  size_t bytes;            // allocated by Lua now
  struct { size_t memory; int64_t budget; double seconds; } limits; // bytes; VM instructions and processor time of a turn; 0: none
  lshim_turn turn;
  int32_t count_step;      // instructions between two looks in turns that are counted without a budget; 0: they are not
  int64_t last_count;      // what the last turn that was counted ran
  uint64_t turns;          // begun so far
  uint64_t outermost;      // the turn that no other is around; 0: none
  uint64_t late_turn;      // an outermost turn that has used up its time
  bool is_alarmed;         // the watchdog has something to say to the script, once that runs
  bool is_out_of_time;     // and that is, that the outermost turn must end
  uint64_t hook_calls;
  uint64_t seen_hook_calls; // when the watchdog signalled last
  bool watches_random;     // math.random tells `reach`
  bool is_profiled;        // every instruction is counted, whatever the budget ...
  uint64_t instructions;   // ... here
  struct lshim_coverage *coverage; // which lines have run; null where nobody measures
  size_t boxes;            // objects of Swift that Lua values hold
  bool is_memory_pending;  // the limit was passed, and the next instruction will look into it
  bool is_watched;
  bool has_thread;
  pthread_t thread;        // where the last outermost turn began
  char memory_position[LSHIM_POSITION], stuck_position[LSHIM_POSITION];
  void **released;         // objects whose boxes are gone, waiting to be released by Swift
  size_t released_count, released_capacity;
  uint32_t next_serial;
  uint64_t next_object;     // how many tables, functions, coroutines and userdata were made
  const void *last_object;  // the block of the last of them
  size_t userdata_offset;   // from a userdata's block to its bytes, where it has no user values
  uint32_t next_shown;      // how many tables, functions and coroutines have been shown as text
  uint32_t anchored;        // boxes kept alive because they hold fields
  bool faulted;             // Swift has recorded an error that the running call must raise
  bool observes;            // Swift wants to look, after each of its own bodies, at what that has changed
  int identity, anchors, groups, metatables, classes, text, traceback, load; // references into the registry
  int carried_value, carried_traceback; // an error that Swift caught and raises again, so that its traceback is not lost
} lshim_context;

// The chunk name of Lunette's own Lua code. Positions and tracebacks leave it out, because they are for a script's author.
#define LSHIM_LIBRARY_NAME "[lunette]"
#define LSHIM_LIBRARY_CHUNK "=[lunette]" // as `load` wants it

static inline lshim_context *lshim_context_of(lua_State *L) { return *(lshim_context **)lua_getextraspace(L); }

// MARK: state.c
lua_State *lshim_open(void *owner);        // never raises; aborts when out of memory
void lshim_close(lua_State *L, void (*release)(void *object)); // collects every box, then releases their objects
void *lshim_take_released(lua_State *L);   // one object to release, or null; never raises
size_t lshim_bytes(lua_State *L);

// MARK: limits.c, watch.c
// Limits: bytes of the state; VM instructions of one call from Swift; seconds of processor time of one outermost call from Swift. 0: no
// limit
void lshim_set_limits(lua_State *L, size_t memory, int64_t budget, double seconds);
void lshim_profile(lua_State *L, bool is_profiled); // from the next turn on
uint64_t lshim_instructions(lua_State *L);          // run so far while profiled
// Whether calls from Swift that begin from now on are counted in steps of so many instructions, even without a budget; 0: only where there
// is one.
void lshim_count_instructions(lua_State *L, int32_t step);
int64_t lshim_counted_instructions(lua_State *L); // of the last call that ended and was counted; a multiple of the step
void lshim_watch(lua_State *L); // a call of more than a second is counted from there on

// MARK: coverage.c (never raise)
typedef struct lshim_coverage lshim_coverage;
typedef struct lshim_covered {
  char *name;        // of the chunk: "@" and the file
  bool is_file;
  int lines;         // room in what follows, which is null where it is 0
  uint32_t *hits;    // how often each line began, by its number
  uint8_t *entered;  // whether a function that begins in a line has run, by that line; 0 is the chunk
} lshim_covered;
void lshim_cover(lua_State *L);            // notes which lines run from now on; for a state that has no coroutines yet
uint64_t lshim_covered_lines(lua_State *L); // how many ran that had not run before, since the beginning or since they were forgotten
void lshim_each_covered(lua_State *L, void *user, void (*visit)(void *user, const lshim_covered *file));
void lshim_forget_covered(lua_State *L);   // as if none had run

// From now on `reach` is called for all that scripts do to objects; null ends this.
void lshim_watch_reach(lua_State *L, lshim_reach reach); // never raises
static inline void lshim_note_reach(lua_State *L, const lshim_member *member) {
  lshim_context *context = lshim_context_of(L);
  if (context->reach) context->reach(L, member);
}

// MARK: library.c (never raise)
void lshim_push_load(lua_State *L, int environment); // `load` of a script with globals of its own
void lshim_freeze(lua_State *L, const char *name);   // a global library becomes one that scripts can't change

// MARK: text.c
int lshim_open_io(lua_State *L); // luaopen_io, whose files have neither an address nor a metatable to look at; for a protected call

// MARK: error.c (never raise)
int lshim_pcall(lua_State *L, int arguments, int results); // on failure the error value is on the stack, text and traceback are kept
void lshim_push_error_text(lua_State *L);
void lshim_push_error_traceback(lua_State *L);
void lshim_carry_traceback(lua_State *L); // pops the traceback of the error value below it, which is about to be raised again
void lshim_push_position(lua_State *L, int level);          // "file:line:" of the innermost Lua frame from `level`, or ""
// The file of a script's function, and its first and last line; null for other functions.
const char *lshim_function_lines(lua_State *L, int index, int *first, int *last);
void lshim_push_definition(lua_State *L, int index);        // "file:line:" where a function is written, or ""
int lshim_call_depth(lua_State *L);                         // how many functions are running, those of C included
int lshim_raise(lua_State *L, int status);                  // for trampolines only: never returns

// MARK: call.c
int lshim_method(lua_State *L);
void lshim_push_function(lua_State *L, const void *body);           // never raises
void lshim_push_owned_function(lua_State *L, void *body);           // the same; takes over one retain; never raises
int lshim_load(lua_State *L, const char *text, size_t length, const char *name, int environment); // text only; never raises

// MARK: object.c (never raise)
bool lshim_push_known(lua_State *L, const void *object);           // the box of an object, if it has one
lshim_box *lshim_push_box(lua_State *L, void *object, int class_id); // a new box, which takes over one retain
lshim_box *lshim_to_box(lua_State *L, int index);                  // null for anything else
// The box of one object becomes the box of another, and takes over one retain of that. Without a box, that retain is released.
void lshim_rebind_box(lua_State *L, const void *object, void *other);
void lshim_release_box(lshim_box *box, lshim_context *context);
void lshim_script_box(lua_State *L, int box, int class_index);     // gives a box fields and a Lua class (0: none), and anchors it
bool lshim_set_own_field(lua_State *L, int box);                   // pops value and string key into the box's fields
void lshim_unanchor(lua_State *L, const void *object);
void lshim_group(lua_State *L, void *const *objects, size_t count);    // their boxes live as long as scripts refer to one of them
void lshim_each_anchored(lua_State *L, void *user, void (*visit)(void *user, lshim_box *box)); // visit changes no anchor
void lshim_anchor(lua_State *L, const void *object);               // the box is on top of the stack; pops it

// MARK: class.c
typedef struct lshim_native_class { uint32_t magic; uint16_t first, last; } lshim_native_class;
void lshim_push_class_of_id(lua_State *L, int class_id); // a native class, made if it is met for the first time; never raises
const lshim_native_class *lshim_to_native_class(lua_State *L, int index);
int lshim_class_id(lua_State *L, int index);           // of a native class or a script's class; -1: not a class, 0: no native part
void lshim_push_class_name(lua_State *L, int index);   // never raises
bool lshim_push_instance_class(lua_State *L, int index); // the Lua class of a box or of a plain instance
void lshim_push_named_classes(lua_State *L);              // a table with the class of a script that was last made with each name
void lshim_push_super(lua_State *L, int class_index);    // of a Lua class: a class or nil, whatever its field `super` says; never raises
bool lshim_find(lua_State *L, int index, int name);    // pushes what a table, instance or class has under a string, raw; never raises
bool lshim_push_method(lua_State *L, int owner, int name); // both references; pushes the owner and what it has under the name, or nothing; never raises
int lshim_get(lua_State *L); // replaces a value and a key by what `value[key]` is, or by an error; a status like lshim_pcall; never raises
bool lshim_find_override(lua_State *L, const void *object, int name); // never raises
bool lshim_is_kind(lua_State *L, int index, int class_index); // never raises
int lshim_isKind(lua_State *L);                        // the method of that name
int lshim_class(lua_State *L);                         // the global `class`
int lshim_extend(lua_State *L);                        // the global `extend`
int lshim_class_named(lua_State *L);                   // a function: the script's class that was last made with a name, or nil
int lshim_bare_instance(lua_State *L);                 // a function: an instance of a script's class whose `init` has not run
bool lshim_is_same(lua_State *L, int a, int b);        // one value, or two of equal content: geometry, lists of plain values; never raises

// MARK: path.c: index paths are light userdata: section in the upper 24 bits, row in the lower 40, both signed, from 0
enum { LSHIM_ROW_BITS = 40, LSHIM_LAST_SECTION = (1 << (63 - LSHIM_ROW_BITS)) - 1 };
// The row of an index path that names only a section.
static const int64_t lshim_path_no_row = (1ll << (LSHIM_ROW_BITS - 1)) - 1;
static inline void *lshim_path(int64_t section, int64_t row) {
  return (void *)(uintptr_t)(((uint64_t)section << LSHIM_ROW_BITS) | ((uint64_t)row & ((1ull << LSHIM_ROW_BITS) - 1)));
}
static inline int64_t lshim_path_section(const void *path) { return (int64_t)(uintptr_t)path >> LSHIM_ROW_BITS; }
static inline int64_t lshim_path_row(const void *path) {
  return (int64_t)((uint64_t)(uintptr_t)path << (64 - LSHIM_ROW_BITS)) >> (64 - LSHIM_ROW_BITS);
}
void lshim_open_paths(lua_State *L);

// MARK: rows.c
typedef struct lshim_row_questions {
  int64_t section, first;     // the first row that is asked for, from 0
  int64_t count;
  double least, also;         // answers from `least` on are taken, and `also`; another one ends the questions
  double *answers;            // room for `count`
  int64_t asked, answered;    // calls begun, and those whose answer was taken
} lshim_row_questions;
int lshim_ask_rows(lua_State *L, lshim_row_questions *questions); // a status like lshim_pcall; never raises
// Reads the numbers of a list of `count` numbers. Returns false for anything else; the caller finds out what is wrong.
bool lshim_read_numbers(lua_State *L, int index, double *numbers, int64_t count);

// MARK: value.c, value_members.c, transform.c: points, sizes, rects, insets and transforms are immutable userdata
enum { LSHIM_POINT, LSHIM_SIZE, LSHIM_RECT, LSHIM_INSETS, LSHIM_TRANSFORM, LSHIM_TRANSFORM3D, LSHIM_VALUE_KINDS };
enum { LSHIM_MOST_NUMBERS = 16 }; // that any kind has
typedef struct lshim_value { uint32_t magic, kind; double number[]; } lshim_value;
typedef struct lshim_value_type {
  const char *name;
  int count;
  const char *fields[LSHIM_MOST_NUMBERS];
  double defaults[LSHIM_MOST_NUMBERS];
  bool all_needed;
} lshim_value_type;
extern const lshim_value_type lshim_value_types[LSHIM_VALUE_KINDS];
static inline const char *lshim_first_field(const lshim_value *value) { return lshim_value_types[value->kind].fields[0]; }
// Null after the last.
static inline const char *lshim_field_name(int kind, int place) {
  return place < lshim_value_types[kind].count ? lshim_value_types[kind].fields[place] : NULL;
}
static inline const char *lshim_type_name(int kind) { return lshim_value_types[kind].name; }
enum { LSHIM_GOT = 128 };
// Reads a value of that kind, or a table that describes one. On failure `got` describes the value found instead. Never raises.
bool lshim_read_value(lua_State *L, int index, int kind, double *out, char got[LSHIM_GOT]);
double *lshim_push_value(lua_State *L, int kind, const double *numbers); // never raises
const lshim_value *lshim_to_value(lua_State *L, int index);               // null for anything else; never raises
void lshim_push_value_text(lua_State *L, const lshim_value *value);
void lshim_open_values(lua_State *L);
static inline int lshim_registry_index(void) { return LUA_REGISTRYINDEX; }
size_t lshim_format_number(char *out, size_t size, double number);        // shortest text that reads back the same; 44, not 44.0

// MARK: describe.c (never raise)
void lshim_push_kind_name(lua_State *L, int index); // the name of the class or type of a value
// Whether a table is not a list of the values 1 to n. If so, pushes a description of it, and says whether it is a table with names.
bool lshim_push_list_flaw(lua_State *L, int index, bool *has_names);
void lshim_push_got(lua_State *L, int index); // a value as messages show it: nil, 3, "text", a table, a UILabel, IndexPath 1.3

// MARK: text.c
int lshim_push_tostring(lua_State *L, int index); // what tostring says; a status like lshim_pcall, for __tostring may fail

// MARK: pairs.c
int lshim_pairs(lua_State *L);                        // the global `pairs`
void lshim_push_sorted_keys(lua_State *L, int index); // a list of a table's keys in their fixed order; never raises

// Lua's macros that Swift cannot see.
static inline void lshim_pop(lua_State *L, int count) { lua_settop(L, -count - 1); }
static inline void lshim_insert(lua_State *L, int index) { lua_rotate(L, index, 1); }
static inline void lshim_remove(lua_State *L, int index) { lua_rotate(L, index, -1); lua_settop(L, -2); }
static inline void lshim_push_globals(lua_State *L) { lua_rawgeti(L, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS); }
static inline int lshim_push_reference(lua_State *L, int reference) { return lua_rawgeti(L, LUA_REGISTRYINDEX, reference); }
static inline int lshim_reference(lua_State *L) { return luaL_ref(L, LUA_REGISTRYINDEX); }
static inline void lshim_unreference(lua_State *L, int reference) { luaL_unref(L, LUA_REGISTRYINDEX, reference); }
static inline int lshim_collect(lua_State *L) { return lua_gc(L, LUA_GCCOLLECT); }
