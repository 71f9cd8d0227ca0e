// The interface between Swift and those parts of Lua that may raise a Lua error.
//
// A Lua error is a longjmp, and a Swift frame that it jumps over leaks the objects that the frame held. So no Swift function raises:
// it leaves the error on the stack and returns a status, and the C trampoline that called it raises the error after the Swift frame has
// ended. Swift may call functions marked "never raises" outside a protected call. While Swift runs, the allocator refuses no block,
// so that a script's memory limit causes errors only in scripts (limits.c).
#pragma once
#if __has_include(<lua5.4/lua.h>) // where Debian has it; the compiler finds it without pkg-config; see CLua.h
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
  LSHIM_SUSPEND = -4, // let the coroutine wait; resumed with true and values it returns these, with false and an error it raises that
};

// Runs a Swift function behind a trampoline. `object` is the receiver (null for plain functions), `body` is the registered pointer.
typedef int (*lshim_invoke)(lua_State *L, void *object, const void *body);

// How a member of a native class is read, set or called. Swift makes it, and keeps it alive as long as any state that uses it.
typedef struct lshim_member {
  const void *get;      // body of the method, of the property's getter, or of the type function; null without one
  const void *set;      // body of the property's setter; null when it is read only
  const void *describe; // Swift's own description of the member, for messages
  const char *text;     // the member's name
  uint16_t first, last; // instances of the classes with these ids have the member
  uint8_t kind;         // one of LSHIM_METHOD ...
  bool is_overridable;  // whether a script's class may have a method of the name
  bool gives_way;       // a method whose name scripts' classes use for fields: for their objects it isn't there
  bool shares_name;     // the class itself and its objects have a member of this name, each its own
} lshim_member;
enum { LSHIM_METHOD = 1, LSHIM_PROPERTY = 2, LSHIM_FUNCTION = 3, LSHIM_VALUE = 4 };

// A native class as Swift declares it.
typedef struct lshim_class_declaration {
  const char *name;
  const lshim_member *const *members; // the members that the class itself declares, type functions and constants included
  int count;            // number of `members`
  int all;              // upper limit for the number of members, inherited ones included: the room that is made for them
  int superclass;       // the id of the superclass; 0 for none
  uint16_t first, last; // the id of the class, and the last id among the classes that derive from it
} lshim_class_declaration;

// A Lua value that stands for a Swift object.
typedef struct lshim_box {
  uint32_t magic;   // first in every userdata, so that no script can forge a box out of numbers
  uint16_t class_id;
  uint16_t flags;
  void *object;     // retained; null once it was released
  uint32_t serial;  // order of creation, which `pairs` sorts by
} lshim_box;
// SCRIPTED: of a script's class. FIELDS: of a native class, with fields of its own. OPEN: fields need no declaration, and are nil without a value.
// COUNTED: made while a script ran (collect.c).
enum { LSHIM_SCRIPTED = 1, LSHIM_ANCHORED = 2, LSHIM_FIELDS = 4, LSHIM_OPEN = 8, LSHIM_COUNTED = 16 };

// The errors that are found before Swift is called; Swift writes their texts.
enum {
  LSHIM_BAD_RECEIVER = 1,    // subject: the member; the receiver is at index 1
  LSHIM_RELEASED = 2,        // subject and receiver as above; the receiver was released
  LSHIM_MISSING_READ = 3,    // the name at index 2 is no member of the object at index 1
  LSHIM_MISSING_WRITE = 4,
  LSHIM_READ_ONLY = 5,       // subject: the member
  LSHIM_CLASS_MISSING = 6,   // the name at index 2 is no member of the class at index 1
  LSHIM_CLASS_WRITE = 7,
  LSHIM_CLASS_ARGUMENTS = 8, // `class` was called with other arguments than a name and an optional class
  LSHIM_NOT_A_CLASS = 9,     // `isKind` was called without a class at index 2
  LSHIM_SUPER_OF_OBJECT = 10, // `super` was read from the object at index 1 instead of from a class
  LSHIM_INIT_OF_CLASS = 11,   // the value at index 1, with which `init` was called, is a class, or no object at all
};
typedef void (*lshim_explain)(lua_State *L, int reason, const lshim_member *subject);
typedef void (*lshim_describe)(lua_State *L, const lshim_box *box);
typedef int (*lshim_construct)(lua_State *L, int class_id, bool scripted);
typedef void (*lshim_declare)(lua_State *L, int class_id, lshim_class_declaration *declaration);
// `is_argument`: the field comes from the table of a constructor. The others are indices; leaves the stack as it is.
typedef void (*lshim_meet_field)(lua_State *L, int box, int key, int value, bool is_argument);
// A field of the object at index 1 was assigned, with the name at index 2. Returns a status for the trampoline.
typedef int (*lshim_did_set_field)(lua_State *L);
// An object of a class with methods that are told of changes was made, which is on top of the stack.
typedef void (*lshim_did_make)(lua_State *L);
// Called before a script uses a member of a host's object. `member` is null in two cases: the script sets a field of its own in the object, or
// the script takes a random number.
typedef void (*lshim_reach)(lua_State *L, const lshim_member *member);

// A call of the host into an app's script: the third that began before the app's frame 412 was committed (follow.c). The number is 0 for the
// own code of a scenario or a test, with the frame LSHIM_BEFORE_TESTS while the test's file is read and its setups run.
#define LSHIM_BEFORE_TESTS (-1)
typedef struct lshim_call {
  int64_t frame;
  int32_t app;    // from 1, in the order of the launches
  int32_t number; // from 1
} lshim_call;

// A moment: the instructions that a call has done, without those of calls inside it.
typedef struct lshim_place {
  lshim_call call;
  uint64_t done;
} lshim_place;

// A coroutine that has resumed another one, which runs.
typedef struct lshim_link {
  lua_State *resumer;
  const struct lshim_link *around;
} lshim_link;

// One protected call from Swift; turns nest (limits.c).
typedef struct lshim_turn {
  uint64_t number;               // 0: no turn
  lua_State *running;            // the coroutine whose instructions run
  bool is_script;                // false while a Swift body runs
  bool is_guarded;               // whether a script's pcall is around it; only known while somebody hears of errors
  bool is_counting;              // whether the hook counts instructions
  int64_t remaining;             // instructions until the budget is used up, if they are counted; LSHIM_UNLIMITED without a budget
  int64_t ran;                   // instructions counted so far
  int64_t step;                  // instructions until the hook is called next
  lshim_place place;             // where its code is, while every instruction is counted
  bool has_own_call;             // false: it goes on with the call around it
  const void *base;              // Lua's record of the function that was running when it began; null if there was none
  const struct lshim_link *links; // the coroutines that it has resumed, the innermost first
  struct lshim_context *around;  // the state whose turn this turn has interrupted on the thread
} lshim_turn;
static const int64_t LSHIM_UNLIMITED = INT64_MAX;
enum { LSHIM_POSITION = 96 }; // bytes of "file:line:"; Lua cuts the file's name after 60 bytes

// One for each state, in the extra space that all coroutines of the state share.
enum { LSHIM_RECENT_LISTS = 8 }; // Ours: more than a loop reads in turns

typedef struct lshim_context {
  void *owner;             // Swift's state object, not retained
  void *host;              // the Swift object that uses the state, not retained
  lua_State *main;
  lshim_invoke invoke;
  lshim_explain explain;   // pushes one string
  void (*push_element)(lua_State *L, void *array, lua_Integer place); // pushes what an element of a kept list is in Lua; its place counts from 1
  lshim_describe describe; // pushes the text that follows the class in an object's tostring: " frame={0, 0, 10, 10}", or ""
  void (*inspect)(lua_State *L, int index); // pushes a table's content as text
  // Called when an object of a script's class gets a field that no object of the class has had; null if nothing listens.
  lshim_meet_field meet_field;
  lshim_did_set_field did_set_field; // called while `observes`
  lshim_did_make did_make;
  // Called, once a class has a method needsDisplayForKey, before the field at index 2 of the object at index 1 gets the value at index 3. Returns
  // whether did_draw_field shall be called after it.
  bool (*will_draw_field)(lua_State *L);
  void (*did_draw_field)(lua_State *L);
  bool draws_fields;
  // Fills in the declaration of a native class, whose memory lives as long as the process; null if there are no classes.
  lshim_declare declare;
  lshim_construct construct; // pushes a new object for the property table at index 2, or leaves a status
  lshim_construct initialize; // gives the object at index 1 what `Class.super.init` was called with, or leaves a status
  const void *given;       // the table of properties of the object that is being made; null: none
  lshim_reach reach;       // raises nothing and leaves the stack as it is; null if nothing listens
  void (*collect)(void *owner); // a script's collectgarbage: releases everything that nothing uses; null: Lua's own collection
  size_t bytes;            // allocated by Lua now
  struct { size_t memory; int64_t budget; double seconds; } limits; // bytes; VM instructions and processor time of a turn; 0: none
  lshim_turn turn;
  int32_t count_step;      // instructions between two calls of the hook in turns without a budget; 0: such turns aren't counted
  int64_t last_count;      // instructions of the last turn that was counted
  uint64_t turns;          // number of turns that have begun so far
  uint64_t outermost;      // the number of the outermost turn that runs; 0: none
  uint64_t late_turn;      // the number of an outermost turn that has used up its time
  bool is_alarm, is_called; // why the thread gets the watchdog's signal: a turn takes long; somebody wants to be heard
  bool is_alarmed;         // the watchdog wants the hook to look at the turn as soon as a script runs
  bool is_out_of_time;     // the outermost turn must end
  bool is_long_call;       // it is out of time because of the Swift body that runs: that has run for longer than a second
  bool is_interrupted;     // a person wants the outermost turn to end
  bool is_deaf;            // the Swift body that runs goes on although its time was over long ago
  uint64_t host_calls;     // number of Swift bodies that have begun
  uint64_t hook_calls;
  uint64_t seen_hook_calls; // `hook_calls` at the watchdog's last signal
  bool watches_random;     // math.random calls `reach`
  bool is_profiled;        // every instruction is counted, whatever the budget ...
  uint64_t instructions;   // ... here
  lshim_call *counter;     // of the call that was announced
  bool is_announced;       // the next turn is the call that `counter` counted last
  uint64_t own_done;       // instructions of the own code of a scenario or a test, before the turn that runs
  int64_t own_frame;       // 0, or LSHIM_BEFORE_TESTS
  int32_t coroutines;      // number that were made so far
  struct lshim_follower *followers; // what follows the scripts' steps; null for none
  int events;              // what they hear, as a mask of Lua's hook
  bool counts_sums;        // one of them counts instructions
  uint64_t counted;        // instructions that were counted so far, of all turns
  bool is_left;            // nobody is interested in the rest of the run: scripts end at their next instruction
  bool keeps_lines;        // a follower hears the lines of some functions only (lshim_hear_in)
  bool is_deaf_to_steps;   // a follower runs code of its own, which nobody follows
  struct lshim_coverage *coverage; // which lines have run; null if coverage isn't measured
  struct lshim_profiler *profiler; // what each function has cost; null without a profile
  size_t boxes;            // objects of Swift that Lua values hold
  size_t class_bytes;      // native classes and their declarations, made when they are first named. They are the host's, so no limit counts them
  size_t near_limit;       // bytes: holding more, the script's garbage is collected
  size_t near_of;          // the memory limit that it was set for
  bool is_memory_pending;  // the hook looks at the memory before the next instruction: its limit was passed, or there may be garbage
  struct {
    uint64_t work, due;    // of scripts since the last fixed collection; when the next one is due (collect.c)
    uint64_t alive;        // tables, functions, coroutines and values that scripts have made and that are not freed
    uint64_t alive_boxes;  // objects of Swift that were first pushed while a script ran, and that Lua values hold
    size_t quiet_at;       // `bytes` at which garbage is collected quietly
    bool is_running;       // Lua's collector may run
    int metatables;        // a reference into the registry
  } garbage;
  // The lists that were read last, by the addresses of their metatables; which of them were since the last fixed collection (lists.c).
  struct { const void *recent[LSHIM_RECENT_LISTS]; int next; unsigned used; } lists;
  // Bytes that the host holds for scripts, and where counting them began (held.c).
  struct { int64_t bytes, thread_base, whole_base; unsigned turn; } account;
  uint64_t seeded[4];      // the random numbers' state when the seed was set last (code.c)
  void (*free_memory)(lua_State *L); // collects all garbage and releases what it held; null: the boxes are only collected
  bool is_watched;
  bool has_thread;
  pthread_t thread;        // the thread on which the last outermost turn began
  char memory_position[LSHIM_POSITION], stuck_position[LSHIM_POSITION];
  void **released;         // objects whose boxes were collected, and which Swift has to release
  size_t released_count, released_capacity;
  uint32_t next_serial;
  uint64_t next_object;     // number of tables, functions, coroutines and userdata that were made
  const void *last_object;  // the block of the last object that was made
  size_t userdata_offset;   // from the block of a userdata without user values to its bytes
  uint32_t next_shown;      // number of tables, functions and coroutines that were shown as text
  uint32_t anchored;        // boxes kept alive because they hold fields
  bool faulted;             // Swift has recorded an error that the running call must raise
  bool observes;            // Swift is called after each Swift body, to see what the body has changed
  int identity, anchors, groups, metatables, classes, text, traceback, load; // references into the registry
  int watched; // reference to a table of the names of fields that a class may watch; 0 while there are none
  int carried_value, carried_traceback; // an error that Swift caught and will raise again, and its traceback
} lshim_context;

// The chunk name of Lunette's own Lua code. Positions and tracebacks leave it out, because they are for a script's author.
#define LSHIM_LIBRARY_NAME "[lunette]"
#define LSHIM_LIBRARY_CHUNK "=[lunette]" // in the form for `load`

static inline lshim_context *lshim_context_of(lua_State *L) { return *(lshim_context **)lua_getextraspace(L); }

// MARK: state.c
lua_State *lshim_open(void *owner);        // never raises; aborts when out of memory
void lshim_close(lua_State *L, void (*release)(void *object)); // collects every box, then releases their objects
void *lshim_take_released(lua_State *L);   // one object to release, or null; never raises
size_t lshim_bytes(lua_State *L);

// MARK: collect.c (never raise)
void lshim_begin_collecting(lua_State *L); // the script's work counts from here on, as in a new state
void lshim_collect(lua_State *L);          // a fixed collection: it clears weak tables

// MARK: lists.c (raise nothing but that memory is used up, and that not while Swift runs)
// Whether a value is a table. One that shows a long list of the host becomes a plain table: called before a table is read raw.
bool lshim_is_table(lua_State *L, int index);
// Pushes a table that shows the list made of the array whose elements are at that address. Returns: false, and pushes nothing, if none is kept
bool lshim_push_list(lua_State *L, const void *place);
// Pushes a table that shows a list of so many elements, for which `push_element` is asked. Takes over the array, a retained object of Swift. Elements that
// are tables may be copied at each read.
void lshim_keep_list(lua_State *L, const void *place, void *array, lua_Integer count, bool copies_elements);
void lshim_forget_lists(lua_State *L); // lets go of all arrays, whose elements are then all made
int lshim_show_list(lua_State *L);     // a function: a table that shows a list of Lua's, which nobody changes any more

// MARK: held.c (never raise)
bool lshim_has_room(lua_State *L, size_t bytes); // whether the memory limit allows so much more
uint64_t lshim_allocated_blocks(void);            // by this thread
size_t lshim_held_bytes(lua_State *L);           // what Lua and the host hold for scripts

// MARK: limits.c, watch.c
// Limits: bytes of the state; VM instructions of one call from Swift; seconds of processor time of one outermost call from Swift. 0: no
// limit
void lshim_set_limits(lua_State *L, size_t memory, int64_t budget, double seconds);
void lshim_profile(lua_State *L, bool is_profiled); // begins or ends with the next turn
uint64_t lshim_instructions(lua_State *L);          // number of instructions that ran so far while profiled
void lshim_settle(lua_State *L);                    // counts what has run until now; where all is counted, the counts are exact then
void lshim_skip_count(lua_State *L);                // what a coroutine has run since then counts for nobody: a tool has run it
// Calls from Swift that begin later are counted in steps of so many instructions, also without a budget; 0: only calls with a budget are
// counted.
void lshim_count_instructions(lua_State *L, int32_t step);
int64_t lshim_counted_instructions(lua_State *L); // instructions of the last counted call that has ended; a multiple of the step
// Turns for work that no call of a script has asked for, as a frame: the watchdog ends it as well. Begins one unless a turn runs already;
// returns whether it did.
bool lshim_begin_host_turn(lua_State *L);
void lshim_end_host_turn(lua_State *L);
void lshim_interrupt(void); // ends the turns of all watched states; for any thread
// A follower that wants a word (lshim_follower.wants_word) gets it at the script's next instruction. For any thread; a closed state isn't called.
void lshim_call_attention(const lshim_context *context);
void lshim_watch(lua_State *L); // a call's instructions are counted after it has run for a second

// MARK: follow.c
// What follows the steps of a state's scripts: a debugger, a profile. All followers, the budget, the watchdog and the coverage share one
// hook, which is set for what any of them hears. The functions must neither raise an error nor leave anything on the stack.
typedef struct lshim_follower {
  // A mask of LUA_MASKCOUNT (each instruction, before it runs), LUA_MASKLINE, LUA_MASKCALL (and tail calls) and LUA_MASKRET
  int events;
  bool counts; // all instructions are counted, without a word for each one: in the context's `counted`, after lshim_settle
  int others; // heard, too, where the hook is called for them; the follower asks for them itself (lshim_hear_in)
  void (*hear)(struct lshim_follower *follower, lua_State *L, lua_Debug *frame);
  // Each of these may be null. An error was raised, and its stack is whole; `value` is its index, `is_caught` whether a script catches it.
  void (*raised)(struct lshim_follower *follower, lua_State *L, int value, bool is_caught);
  void (*turn_began)(struct lshim_follower *follower, lua_State *L);
  void (*turn_ended)(struct lshim_follower *follower, lua_State *L);
  void (*call_began)(struct lshim_follower *follower, lua_State *L); // after turn_began, if there is a new turn; the turn has its place
  void (*made)(struct lshim_follower *follower, lua_State *coroutine, int32_t number);
  void (*entered)(struct lshim_follower *follower, lua_State *coroutine);
  void (*left)(struct lshim_follower *follower, lua_State *coroutine, bool has_ended);
  void (*called_host)(struct lshim_follower *follower, lua_State *L, const lshim_member *member); // a method or a setter; null: a function
  // A text was loaded as code, whose name is `source`; `text` is null where a function has given it.
  void (*loaded)(struct lshim_follower *follower, const char *source, const char *text, size_t length);
  bool wants_word; // hear at the next instruction that is looked at, whatever the mask; any thread may set it
  struct lshim_follower *next;
} lshim_follower;
void lshim_follow(lua_State *L, lshim_follower *follower);   // from now on; the follower lives until it is taken away; never raises
void lshim_unfollow(lua_State *L, lshim_follower *follower); // never raises
// The next turn is a call of the host into the app whose calls are counted there. Source: docs/rules/debugging.md 1
static inline void lshim_announce_call(lua_State *L, lshim_call *counter, int64_t frame) {
  lshim_context *context = lshim_context_of(L);
  if (counter->frame != frame) {
    counter->frame = frame;
    counter->number = 0;
  }
  counter->number++;
  context->counter = counter;
  context->is_announced = true;
}
static inline void lshim_forget_announcement(lua_State *L) { lshim_context_of(L)->is_announced = false; }
void lshim_refresh_hook(lua_State *L); // sets it anew where a script runs, after code of a follower; never raises
void lshim_leave_run(lua_State *L); // ends all scripts of the state, now and later, whatever they catch; never raises
lua_State *lshim_new_coroutine(lua_State *L); // pushes one, which is counted
bool lshim_is_protected(lua_State *L); // whether a script's pcall, or its resume, is around the innermost function
bool lshim_hears_raises(const lshim_context *context); // whether somebody who follows hears of errors

// A follower that waits for a place, and hears nothing before the place's call.
typedef struct lshim_finder {
  lshim_follower follower;
  void *user;
  // Called once: before the instruction there, or, `is_missed`, in the next call if the call that was wanted ended before
  void (*found)(void *user, lua_State *L, bool is_missed);
  lshim_place wanted;
  bool has_begun, is_over;
} lshim_finder;
void lshim_find_place(lua_State *L, lshim_finder *finder); // it lives until `lshim_unfollow`

// MARK: debugger.c (never raise)
// A follower that knows each function that runs, and calls `visit` where something is wanted: at marked lines, at the end of a step, at a moment.
enum {
  LSHIM_LINE = 1,        // a line begins that is marked
  LSHIM_STEP = 2,        // ... or at which the step ends; with LSHIM_INSTRUCTION also an instruction
  LSHIM_INSTRUCTION = 4, // an instruction is about to run
  LSHIM_GOAL = 8,        // the wanted moment
  LSHIM_PAUSE = 16,
  LSHIM_ENTRY = 32,      // the first line of a function that is marked
  LSHIM_SOURCE = 64,     // a function of a file runs that has not been met before; nothing may stop here
  LSHIM_RAISED = 128,    // an error that no script catches
  LSHIM_CAUGHT = 256,    // an error that one catches
  LSHIM_HOST = 512,      // a method of the host is called
  LSHIM_EVERY = 1024,    // a line begins, while every line is wanted
};
enum { LSHIM_MARK_LINE = 1, LSHIM_MARK_ENTRY = 2, LSHIM_MARK_CODE = 4 }; // of a line; CODE: an instruction of it is marked

// The marks of a file.
typedef struct lshim_marks {
  char *source;      // as Lua has it: "@plugins/x/init.lua"
  uint8_t *flags;    // by line
  int lines;         // length of the above
  bool is_script;    // a file or a text that a script has loaded, and not Lunette's own code
  char *text;        // what was loaded last under this name; null for a file, and for what a function gave
  size_t length;
  bool is_unmet;     // nothing of the text has run yet
} lshim_marks;

// A function that runs. Functions of C have no marks.
typedef struct lshim_instance {
  const void *record;        // Lua's own, which a later call at the same depth uses again
  uint64_t serial;           // from 1, in the order in which functions were called
  lshim_marks *marks;
  const uint32_t *code;      // its first instruction
  lshim_place entry;         // where it began
  lshim_place line, before;  // where its last line began, and the one before
  lshim_place came_from;     // where a line of any script had begun last when it was called
  int line_number;           // of the last line
  bool is_tail;              // it replaced the function that called it
  bool has_line, has_before, has_origin, is_entered;
} lshim_instance;

// The functions of a coroutine that run or wait, the outermost first.
typedef struct lshim_strand {
  lua_State *L;
  int32_t number; // 0: the main coroutine
  lshim_instance *instances;
  int count, room;
  int active;     // how often it was entered and not left
} lshim_strand;

// Whether lines are wanted in a function: what a light debugger knows of the function that runs in one of Lua's records.
typedef struct lshim_verdict {
  const void *record;
  lshim_marks *marks; // null: no lines are wanted
  bool is_entered;    // its first line is wanted
  bool is_outermost;  // no other function with marked lines had called it
} lshim_verdict;
enum { LSHIM_VERDICTS = 256 };
// The verdict on a function, by its second instruction, which runs next when the function was called. In another turn there may be another function.
typedef struct lshim_known {
  const uint32_t *next;
  int64_t turn;
  lshim_marks *marks;
  bool has_entry; // its first line is marked for whoever enters it
} lshim_known;

// A turn that runs, as the stack's reader needs it.
typedef struct lshim_level {
  lua_State *L;
  const void *base;   // Lua's record of the function that was running when it began; null for none
  lshim_call call;
  bool has_own_call;
} lshim_level;

// A value that is watched.
enum { LSHIM_WATCHED_FIELD, LSHIM_WATCHED_UPVALUE, LSHIM_WATCHED_LOCAL, LSHIM_WATCHED_PROPERTY };
typedef struct lshim_watched {
  int kind;
  int number;         // of an upvalue or a local variable
  lua_State *L;       // of a local variable: its coroutine, its call and its name
  const void *record;
  uint64_t serial;
  char *name;
} lshim_watched;

typedef struct lshim_debugger {
  lshim_follower follower;
  const lshim_context *context; // of the state that it follows
  void *user;
  // `why` is a mask of the above. `frame` is null where the hook wasn't called. `value` is the index of an error, or 0.
  void (*visit)(void *user, lua_State *L, int why, lua_Debug *frame, int value);
  const lshim_member *member;   // at LSHIM_HOST
  uint64_t serials;             // number of functions that were called
  uint64_t instructions;        // number that have begun
  lshim_place latest, previous; // the instruction that has begun last, and the one before
  lshim_place latest_line;      // where a line of a script began last
  const lshim_marks *latest_marks; // its file and line
  int latest_line_number;
  bool has_previous, has_latest_line;
  bool wants_every_line, wants_host_calls, wants_every_instruction;
  bool wants_pause;             // any thread may set it, with follower.wants_word
  int goal;                     // 0: none; LSHIM_INSTRUCTION, LSHIM_RAISED
  lshim_place wanted;
  bool is_goal_missed;          // its call has ended before
  bool has_edit;                // what was typed in is run at this place, which may lie before the goal or behind it
  lshim_place edit;
  int step;                     // 0: none; LSHIM_STEP, perhaps with LSHIM_INSTRUCTION
  bool is_into;                 // the step ends in any function
  uint64_t *chain;              // the functions in which the step ends otherwise, sorted
  int chain_count, chain_room;
  struct { lshim_strand *strand; int index; uint64_t serial; } outermost; // of the functions that ran when the step began
  // Light: nothing is known but where a marked line begins. Who wants to know more runs again.
  bool is_light;
  lshim_verdict verdicts[LSHIM_VERDICTS]; // by record
  lshim_known known[LSHIM_VERDICTS];      // by instruction
  lshim_marks **marks;
  int marks_count;
  size_t texts_size;            // of what scripts have loaded. Units: bytes
  lshim_strand **strands;
  int strands_count;
  lshim_strand *current;
  lshim_level *levels;          // the turns that run, the outermost first
  int levels_count, levels_room;
  int living;                   // a reference to a table of the coroutines that live, with their numbers
  lshim_watched *watched;       // visit gets LSHIM_INSTRUCTION where one of them has changed, or may have
  int watched_count, watched_room;
  lua_State *watchers;          // has the values of what is watched
  int watchers_held;            // a reference to it
  int operation;                // of the instruction that is about to run
  bool may_have_written;        // something else than an instruction
  uint64_t looked_calls;        // of the host, when properties were looked at last
  const char *writer_source;    // the file and the line of the instruction that may have written last
  int writer_line;
} lshim_debugger;

// With `has_marks` functions are heard of that have marked lines, else nothing. What was known of the functions that run is forgotten for good.
void lshim_debug_lightly(lua_State *L, lshim_debugger *debugger, bool has_marks);
lshim_debugger *lshim_attach_debugger(lua_State *L); // for a state in which no script has run
void lshim_detach_debugger(lua_State *L, lshim_debugger *debugger);
void lshim_mark(lshim_debugger *debugger, const char *source, int line, uint8_t flags); // adds flags
void lshim_clear_marks(lshim_debugger *debugger);
const char *lshim_loaded_text(const lshim_debugger *debugger, const char *source, size_t *length); // null for none
// A step from the present place: into functions, over them, or out of the innermost one.
void lshim_begin_step(lshim_debugger *debugger, bool is_into, bool is_out, bool by_instruction);
void lshim_end_step(lshim_debugger *debugger);
// What is watched from now on (watched.c): of a field the owner and the key are on top of the stack, of an upvalue the function; each takes them off.
void lshim_watch_none(lshim_debugger *debugger);
void lshim_watch_field(lua_State *L, lshim_debugger *debugger);
void lshim_watch_upvalue(lua_State *L, lshim_debugger *debugger, int number);
void lshim_watch_property(lua_State *L, lshim_debugger *debugger);
void lshim_watch_local(lua_State *L, lshim_debugger *debugger, lua_State *of, const void *record, int number, uint64_t serial, const char *name);
lshim_instance *lshim_innermost_instance(lshim_debugger *debugger, lua_State *L); // null for none
lshim_strand *lshim_strand_of(lshim_debugger *debugger, lua_State *L); // null for a coroutine that was never met
int lshim_instruction(lshim_debugger *debugger, lua_State *L, const lua_Debug *frame); // the number of the one that runs, from 0; -1: not known
lshim_instance *lshim_instance_of(lshim_debugger *debugger, lua_State *L, const lua_Debug *frame);
bool lshim_is_running(lua_State *L, lshim_debugger *debugger, lua_State *of, const void *record, uint64_t serial); // whether the call hasn't ended
void lshim_push_living(lua_State *L, lshim_debugger *debugger); // a list of the coroutines that live, by their numbers
void lshim_push_traceback(lua_State *L, lua_State *of, int level); // of a coroutine's frames from a level on; "" for none of a script (error.c)
bool lshim_is_script(const lua_Debug *frame); // `frame` was filled with "Sl"; whether it runs a line of a script
// A table whose fields are the local variables, the upvalues and the globals of a function that runs, by its record (null: the globals only). It
// replaces the globals of functions that name none, which are on top of the stack; nil stands for the state's own.
void lshim_push_scope(lua_State *L, lua_State *of, const void *record);
// Pushes a function that reads a property with the class's own code, whatever scripts override.
void lshim_push_getter(lua_State *L, const lshim_member *member);
// Of a table, closure, coroutine or userdata without user values: its number in the order of creation, the same in every run; 0 for others.
uint64_t lshim_creation_number(lua_State *L, int index);
bool lshim_push_box_of_serial(lua_State *L, uint32_t serial); // pushes the box of that number, or nothing
// Pushes the table or function of that creation number, if a register of the innermost function or of the one that called it has it; or nothing.
bool lshim_push_created(lua_State *L, lua_State *of, uint64_t number);
// Replaces the operands on top of the stack by the result of an operation of Lua's: LUA_OPADD ..., or one of these. Numbers and strings only, so that no
// code of scripts runs; returns a status like lshim_pcall.
enum { LSHIM_CONCAT = 100, LSHIM_LESS, LSHIM_LESS_OR_EQUAL };
int lshim_compute(lua_State *L, int operation);
// The next key and value of a table, raw; the key on top of the stack is nil or the one before.
static inline bool lshim_step(lua_State *L, int index) { return lua_next(L, index) != 0; }
static inline lua_Debug lshim_frame_of(const void *record) { return (lua_Debug){.i_ci = (struct CallInfo *)(uintptr_t)record}; }
static inline const void *lshim_record(const lua_Debug *frame) { return frame->i_ci; }

// MARK: coverage.c (never raise)
typedef struct lshim_coverage lshim_coverage;
typedef struct lshim_covered {
  char *name;        // of the chunk: "@" and the file
  bool is_file;
  int lines;         // length of the two arrays below, which are null if it is 0
  uint32_t *hits;    // for each line number, how often the line began
  uint8_t *entered;  // for each line number, whether a function that begins there has run; 0 stands for the chunk
} lshim_covered;
void lshim_cover(lua_State *L);            // begins to note which lines run; for a state that has no coroutines yet
uint64_t lshim_covered_lines(lua_State *L); // number of different lines that have run since the beginning, or since they were forgotten
void lshim_each_covered(lua_State *L, void *user, void (*visit)(void *user, const lshim_covered *file));
void lshim_forget_covered(lua_State *L);   // afterwards no line counts as run

// MARK: profile.c (never raise)
typedef struct lshim_profiler lshim_profiler;
typedef struct lshim_profiled_line {
  uint64_t own;   // instructions
  uint64_t bytes; // of all blocks that were made
  uint64_t tables, functions, coroutines, strings, values; // the strings only that are no shared ones
} lshim_profiled_line;
typedef struct lshim_profiled { // a function
  char *source;       // of its chunk, as Lua has it
  int32_t first, last; // lines; 0 for a chunk
  int32_t next;       // in the same bucket
  int32_t length;     // of `lines`, which begins with `first`
  lshim_profiled_line *lines;
} lshim_profiled;
typedef struct lshim_profile_node { // a function as it was called by those above it, or a call of the host
  uint32_t parent;    // of a call of the host: what has called the host
  uint32_t child, next; // 0: none
  int32_t function;   // -1: a call of the host
  uint32_t depth;
  uint64_t calls, own;
} lshim_profile_node;
enum { LSHIM_UNCOUNTED = 0 }; // the node of what doesn't count: a scenario's or a test's own code
typedef struct lshim_costs {
  lshim_profile_node *nodes;
  lshim_profiled *functions;
  uint32_t node_count, function_count;
  uint64_t total;     // instructions of all nodes
  void *user;
  void (*began)(void *user, uint32_t node); // a call of the host has begun, with this node; null: nobody wants to know
} lshim_costs;
// For a state in which no script has run. With `has_lines` what each line has run and made is noted, too.
lshim_costs *lshim_begin_profile(lua_State *L, bool has_lines);
void lshim_settle_profile(lua_State *L); // the costs have what has run until now

// Sets the function that is called before scripts use objects; null: none.
void lshim_watch_reach(lua_State *L, lshim_reach reach); // never raises
static inline void lshim_note_reach(lua_State *L, const lshim_member *member) {
  lshim_context *context = lshim_context_of(L);
  if (context->reach) context->reach(L, member);
}

// MARK: library.c (never raise)
void lshim_push_load(lua_State *L, int environment); // `load` of a script with globals of its own
void lshim_freeze(lua_State *L, const char *name);   // a global library becomes one that scripts can't change

// MARK: system.c (never raise)
void lshim_open_system(lua_State *L); // makes `io` and `debug`; pops a function that gets a text and writes it
void lshim_push_package(lua_State *L, int environment, const char *path); // `package` of a script with globals of its own
int lshim_add_missing(lua_State *L); // (table, others): adds the others' entries that the table doesn't have; for a protected call
// Set a function of the library on top of the stack.
void lshim_set_refusal(lua_State *L, const char *library, const char *name, const char *instead); // it is an error in words
void lshim_set_answering_nil(lua_State *L, const char *name);

// MARK: text.c
int lshim_open_io(lua_State *L); // luaopen_io; its files show no address and no metatable to scripts; for a protected call

// MARK: error.c (never raise)
bool lshim_is_script(const lua_Debug *frame); // `frame` was filled with "Sl"; whether it runs a line of a script
// On failure the error value is on the stack, and its text and traceback are stored.
int lshim_pcall(lua_State *L, int arguments, int results);
void lshim_push_error_text(lua_State *L);
void lshim_push_error_traceback(lua_State *L);
void lshim_carry_traceback(lua_State *L); // pops a traceback; it belongs to the error value below it, which will be raised again
void lshim_push_position(lua_State *L, int level);          // "file:line:" of the innermost Lua frame from `level`, or ""
// The file of a script's function, and its first and last line; null for other functions.
const char *lshim_function_lines(lua_State *L, int index, int *first, int *last);
// Pushes "file:line:" of the coroutine that runs; on the main thread pushes nothing and answers false.
bool lshim_push_coroutine_position(lua_State *L);
void lshim_push_definition(lua_State *L, int index);        // "file:line:" where a function is written, or ""
int lshim_call_depth(lua_State *L);                         // number of functions that are running, C functions included
int lshim_raise(lua_State *L, int status);                  // for trampolines only: never returns

// MARK: call.c
int lshim_method(lua_State *L);
void lshim_push_function(lua_State *L, const void *body);           // never raises
void lshim_push_owned_function(lua_State *L, void *body);           // takes over one retain of `body`; never raises
int lshim_load(lua_State *L, const char *text, size_t length, const char *name, int environment); // text only; never raises

// MARK: object.c (never raise)
bool lshim_push_known(lua_State *L, const void *object);           // pushes the box of an object, if it has one
lshim_box *lshim_push_box(lua_State *L, void *object, int class_id); // a new box, which takes over one retain
lshim_box *lshim_to_box(lua_State *L, int index);                  // null if the value is no box
// The box of `object` becomes the box of `other`, and takes over one retain of `other`. If `object` has no box, the retain is released.
void lshim_rebind_box(lua_State *L, const void *object, void *other);
void lshim_release_box(lshim_box *box, lshim_context *context);
void lshim_script_box(lua_State *L, int box, int class_index);     // gives a box fields and a Lua class (0: none), and anchors it
void lshim_copy_script_box(lua_State *L, int from, int to);               // the same, with the class and the fields of another box that has them
bool lshim_set_own_field(lua_State *L, int box);                   // pops value and string key, which a constructor got, into the box's fields
void lshim_unanchor(lua_State *L, const void *object);
// The boxes of all these objects live as long as scripts refer to one of the boxes.
void lshim_group(lua_State *L, void *const *objects, size_t count);
void lshim_each_anchored(lua_State *L, void *user, void (*visit)(void *user, lshim_box *box)); // visit changes no anchor
void lshim_anchor(lua_State *L, const void *object);               // the box is on top of the stack; pops it

// MARK: class.c
typedef struct lshim_native_class { uint32_t magic; uint16_t first, last; } lshim_native_class;
void lshim_push_class_of_id(lua_State *L, int class_id); // pushes a native class, which is made at its first use; never raises
const lshim_native_class *lshim_to_native_class(lua_State *L, int index);
int lshim_class_id(lua_State *L, int index);           // of a native class or a script's class; -1: not a class, 0: no native part
void lshim_push_class_name(lua_State *L, int index);   // never raises
bool lshim_push_instance_class(lua_State *L, int index); // the Lua class of a box or of a plain instance
void lshim_push_named_classes(lua_State *L);              // pushes a table: for each name the script's class that was last made with it
// Pushes the superclass of a Lua class or nil, even if its field `super` was changed; never raises.
void lshim_push_super(lua_State *L, int class_index);
// Pushes the value of a string key in a table, instance or class, without metamethods; never raises.
bool lshim_find(lua_State *L, int index, int name);
bool lshim_takes(lua_State *L, int index, int count); // whether the method there can take so many values besides its object
bool lshim_has_init(lua_State *L, int index); // whether a script's class, or one above it that is a script's, has an `init`
// Both arguments are references; pushes the owner and its value for the name, or nothing; never raises.
bool lshim_push_method(lua_State *L, int owner, int name);
int lshim_set(lua_State *L); // `value[key] = other` with the three on the stack, which it takes off; an error as of lshim_get
int lshim_get(lua_State *L); // replaces a value and a key by `value[key]` or by an error; returns a status like lshim_pcall; never raises
bool lshim_find_override(lua_State *L, const void *object, int name); // never raises
bool lshim_is_kind(lua_State *L, int index, int class_index); // never raises
int lshim_isKind(lua_State *L);                        // the method `isKind`
int lshim_class(lua_State *L);                         // the global `class`

// MARK: extensions.c
int lshim_extend(lua_State *L);                        // the global `extend`

// MARK: fields.c
int lshim_setField(lua_State *L);                      // the global `setField`
int lshim_getField(lua_State *L);                      // the global `getField`
bool lshim_is_declared(lua_State *L, int class_id, int name); // whether `extend` has declared a field of this name; never raises
void lshim_set_given_field(lua_State *L, int box);     // pops value and key of a declared field of a native object; never raises
int lshim_knows_field(lua_State *L);                   // a function of an object and a name
bool lshim_has_own_field(lua_State *L, int object, int key);  // of an object of Swift; never raises
bool lshim_is_watched(lua_State *L);                   // whether the class of the object at index 1 has a method that watches the field named at index 2

int lshim_library_class(lua_State *L);                 // a function: makes of a class of the library one that scripts can derive from
int lshim_class_named(lua_State *L);                   // a function: the script's class that was last made with a name, or nil
int lshim_bare_instance(lua_State *L);                 // a function: an instance of a script's class whose `init` has not run
// Whether two values are one, or are geometry or lists of plain values with equal content; never raises.
bool lshim_is_same(lua_State *L, int a, int b);

// MARK: path.c: index paths are light userdata: section in the upper 24 bits, row in the lower 40, both signed, from 0, and the highest bit turned over,
// so that none is an address, of which the upper 16 bits are clear.
enum { LSHIM_ROW_BITS = 40, LSHIM_LAST_SECTION = (1 << (63 - LSHIM_ROW_BITS)) - 1, LSHIM_ADDRESS_BITS = 48 };
static const uint64_t lshim_path_mark = 1ull << 63;
// The row of an index path that names only a section.
static const int64_t lshim_path_no_row = (1ll << (LSHIM_ROW_BITS - 1)) - 1;
static inline void *lshim_path(int64_t section, int64_t row) {
  return (void *)(uintptr_t)((((uint64_t)section << LSHIM_ROW_BITS) | ((uint64_t)row & ((1ull << LSHIM_ROW_BITS) - 1))) ^ lshim_path_mark);
}
static inline int64_t lshim_path_section(const void *path) { return (int64_t)((uint64_t)(uintptr_t)path ^ lshim_path_mark) >> LSHIM_ROW_BITS; }
static inline int64_t lshim_path_row(const void *path) {
  return (int64_t)((uint64_t)(uintptr_t)path << (64 - LSHIM_ROW_BITS)) >> (64 - LSHIM_ROW_BITS);
}
// Whether light userdata is an index path, and not an address of the host's own.
static inline bool lshim_is_path(const void *value) { return (uint64_t)(uintptr_t)value >> LSHIM_ADDRESS_BITS != 0; }
// As scripts see it: "1.2".
void lshim_write_path(const void *path, char *text, size_t size);
void lshim_open_paths(lua_State *L);

// MARK: rows.c
typedef struct lshim_row_questions {
  int64_t section, first;     // the first row that is asked for, from 0
  int64_t count;
  double least, also;         // an answer must be at least `least`, or equal to `also`; another answer ends the questions
  double *answers;            // has room for `count` numbers
  lshim_call *counter;        // counts the calls; null: they belong to the call around them
  int64_t asked, answered;    // number of calls that have begun, and number of accepted answers
} lshim_row_questions;
int lshim_ask_rows(lua_State *L, lshim_row_questions *questions); // a status like lshim_pcall; never raises
// Reads a list of `count` numbers. Returns false for any other value; the caller finds out what is wrong with it.
bool lshim_read_numbers(lua_State *L, int index, double *numbers, int64_t count);

// MARK: value.c, value_members.c, transform.c: points, sizes, rects, insets and transforms are immutable userdata
enum { LSHIM_POINT, LSHIM_SIZE, LSHIM_RECT, LSHIM_INSETS, LSHIM_TRANSFORM, LSHIM_TRANSFORM3D, LSHIM_VALUE_KINDS };
enum { LSHIM_MOST_NUMBERS = 16 }; // the largest count of numbers in a kind
typedef struct lshim_value { uint32_t magic, kind; double number[]; } lshim_value;
typedef struct lshim_value_field { const char *name, *doc, *unit; } lshim_value_field; // unit: null without one
typedef struct lshim_value_type {
  const char *name, *doc;
  int count;
  lshim_value_field fields[LSHIM_MOST_NUMBERS];
  double defaults[LSHIM_MOST_NUMBERS];
  bool all_needed;
} lshim_value_type;
extern const lshim_value_type lshim_value_types[LSHIM_VALUE_KINDS];
static inline const char *lshim_first_field(const lshim_value *value) { return lshim_value_types[value->kind].fields[0].name; }
// The name of a field by its place from 0; null after the last field.
static inline const char *lshim_field_name(int kind, int place) {
  return place < lshim_value_types[kind].count ? lshim_value_types[kind].fields[place].name : NULL;
}
static inline double lshim_number(const lshim_value *value, int place) { return value->number[place]; }
// A field of a value's kind: its name, its meaning and its unit; null past the last one.
static inline const lshim_value_field *lshim_field(int kind, int place) {
  return place < lshim_value_types[kind].count ? &lshim_value_types[kind].fields[place] : NULL;
}
static inline const char *lshim_type_name(int kind) { return lshim_value_types[kind].name; }
static inline const char *lshim_type_doc(int kind) { return lshim_value_types[kind].doc; }
enum { LSHIM_GOT = 128 };
// Reads a value of a kind, or a table that describes such a value. On failure `got` describes the value that was found. Never raises.
bool lshim_read_value(lua_State *L, int index, int kind, double *out, char got[LSHIM_GOT]);
double *lshim_push_value(lua_State *L, int kind, const double *numbers); // never raises
const lshim_value *lshim_to_value(lua_State *L, int index);               // null for anything else; never raises
void lshim_push_value_text(lua_State *L, const lshim_value *value);
void lshim_open_values(lua_State *L);
// MARK: date.c: moments are immutable userdata with one number, seconds since the reference date
void lshim_open_dates(lua_State *L); // pops a function that tells the present moment; makes the global Date
void lshim_push_date(lua_State *L, double seconds);                 // never raises
bool lshim_to_date(lua_State *L, int index, double *seconds);       // false for anything else; never raises
void lshim_push_date_text(lua_State *L, double date);               // "2001-01-01 00:00:00 +0000"
bool lshim_is_date(double seconds);                                 // whether it is in the years that a Date may have
static inline int lshim_registry_index(void) { return LUA_REGISTRYINDEX; }
size_t lshim_format_number(char *out, size_t size, double number);        // the shortest text that is read as the same number; 44, not 44.0

// MARK: describe.c (never raise)
void lshim_push_kind_name(lua_State *L, int index); // the name of the class or type of a value
// Returns true if a table is not a list with the keys 1 to n; then pushes a description of the table.
bool lshim_push_list_flaw(lua_State *L, int index);
void lshim_push_got(lua_State *L, int index); // a value as messages show it: nil, 3, "text", a table, a UILabel, IndexPath 1.3

// MARK: text.c
// Pushes the result of tostring; returns a status like lshim_pcall, since __tostring may fail.
int lshim_push_tostring(lua_State *L, int index);

// MARK: pairs.c
int lshim_pairs(lua_State *L);                        // the global `pairs`
void lshim_push_sorted_keys(lua_State *L, int index); // a list of a table's keys in their fixed order; never raises
// Pushes a list of a table's keys that are strings, the largest key that is a positive integer (0 without one), and a key of another kind, at
// which it stops (nil without one); or an error. It stops early where the host must end its work. Returns a status; never raises
int lshim_sort_out_keys(lua_State *L, int index);

// Functions for those of Lua's macros that Swift can't use.
static inline void lshim_pop(lua_State *L, int count) { lua_settop(L, -count - 1); }
static inline void lshim_insert(lua_State *L, int index) { lua_rotate(L, index, 1); }
static inline void lshim_remove(lua_State *L, int index) { lua_rotate(L, index, -1); lua_settop(L, -2); }
static inline void lshim_push_globals(lua_State *L) { lua_rawgeti(L, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS); }
static inline int lshim_push_reference(lua_State *L, int reference) { return lua_rawgeti(L, LUA_REGISTRYINDEX, reference); }
static inline int lshim_reference(lua_State *L) { return luaL_ref(L, LUA_REGISTRYINDEX); }
static inline void lshim_unreference(lua_State *L, int reference) { luaL_unref(L, LUA_REGISTRYINDEX, reference); }
// Collects all garbage. The references in the list don't keep their values; those whose values were collected become 0 in the list.
void lshim_collect_weakly(lua_State *L, int *weak, size_t count);

// MARK: sets.c (never raise)
// What callbacks read and write, taken from the instructions that they run: whether it makes a difference which of two comes first.
typedef struct lshim_sets lshim_sets;
lshim_sets *lshim_sets_open(lua_State *L);
// What runs from now on belongs to the callback with this number, from 0; below 0: to none.
void lshim_sets_begin(lshim_sets *sets, int32_t callback);
// Whether one of two writes what the other reads or writes. A callback of which not all was seen depends on every other.
bool lshim_sets_depend(const lshim_sets *sets, int32_t one, int32_t other);
void lshim_sets_close(lshim_sets *sets);

// MARK: walk.c (never raise)
// A walk over what decides how an app goes on: its scripts' values, and the host's objects, which Swift describes.
typedef struct lshim_walk lshim_walk;
typedef struct lshim_hash { uint64_t low, high; } lshim_hash;
// Gets the path of each value, such as `store.items[1].created`, and the value as text.
typedef void (*lshim_walk_leaf)(void *user, const char *path, const char *value);
typedef bool (*lshim_walk_ignores)(void *user, const char *path);
lshim_walk *lshim_walk_open(lua_State *L, uint64_t key); // leaves a table on the stack until `lshim_walk_close`
void lshim_walk_close(lshim_walk *walk);
void lshim_walk_listen(lshim_walk *walk, void *user, lshim_walk_leaf leaf, lshim_walk_ignores ignores);
void lshim_walk_keep_words(lshim_walk *walk);
// Asks whether a plain value is to be another one before it is walked: the answer true means that the new value was pushed. For a table, whose path
// then ends in a point, whether it is to have one more entry: its key and its value were pushed.
typedef bool (*lshim_walk_changes)(void *user, const char *path, bool is_table);
void lshim_walk_change(lshim_walk *walk, void *user, lshim_walk_changes changes);
// The value at the index counts as visited. The name, null for none, is what tells it from other ones.
void lshim_walk_skip(lshim_walk *walk, int index, const char *name);
void lshim_walk_name_globals(lshim_walk *walk, int index); // the entries of the table at the index are globals
// What comes next is called so: a name that begins a path, or one that continues it and begins with a point or a bracket.
void lshim_walk_name(lshim_walk *walk, const char *name);
bool lshim_walk_has_names(const lshim_walk *walk);
bool lshim_walk_is_ignored(lshim_walk *walk); // whether what is named is left out
void lshim_walk_word(lshim_walk *walk, uint64_t word);
void lshim_walk_number(lshim_walk *walk, double number);
void lshim_walk_text(lshim_walk *walk, const char *text, size_t length);
void lshim_walk_plain(lshim_walk *walk, uint64_t value, const char *shown);
bool lshim_walk_object(lshim_walk *walk, const void *object); // of the host; returns whether it will be visited
void lshim_walk_value(lshim_walk *walk, lua_State *L, int index);
const void *lshim_walk_next(lshim_walk *walk); // visits values until an object of the host has its turn, and returns it; null at the end
lshim_hash lshim_walk_result(const lshim_walk *walk);
const uint64_t *lshim_walk_words(const lshim_walk *walk, size_t *count);
// Whether `math.random` has been called since the seed was set last; writes what its next results depend on.
void lshim_note_seed(lua_State *L);
bool lshim_random_state(lua_State *L, uint64_t out[4]);
