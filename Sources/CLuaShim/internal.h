// Declarations that only the C files share.
#pragma once
#include "CGeometry.h"
#include "CLuaShim.h"
#include "CWork.h"

#define LSHIM_BOX_MAGIC 0x4c756e61u
#define LSHIM_VALUE_MAGIC 0x56616c75u
#define LSHIM_CLASS_MAGIC 0x436c6173u

// held.c
extern const bool lshim_counts_host;
extern _Thread_local int64_t lshim_thread_bytes; // allocated on this thread, apart from Lua's
bool lshim_is_large(lshim_context *context); // holds so much that it is worth giving back
void lshim_return_memory(void);              // what was freed, to the machine
void *lshim_plain_realloc(void *block, size_t size); // for Lua's own memory, which is counted by the state
void lshim_plain_free(void *block);
void lshim_open_account(lshim_context *context);
void lshim_close_account(void);
void lshim_change_thread(lshim_context *context); // called on the new thread
void lshim_measure_host(lshim_context *context);
static inline size_t lshim_held(const lshim_context *context) {
  size_t all = context->bytes + (size_t)context->account.bytes;
  return all > context->class_bytes ? all - context->class_bytes : 0;
}
// From there on garbage is collected. Units: bytes
static inline size_t lshim_near_limit(const lshim_context *context) { return context->near_of - context->near_of / 4; }
void lshim_look_at_host(lshim_context *context, size_t wanted); // called while the host allocates (limits.c)
bool lshim_host_has_room(size_t bytes); // `work_has_room`, for a loop that knows beforehand what it will make
// Called when a body of Swift has returned: it may have made more than is allowed.
static inline void lshim_account(lshim_context *context) {
  if (!lshim_counts_host || context->limits.memory == 0) return;
  int64_t own = lshim_thread_bytes - context->account.thread_base;
  context->account.bytes = own < 0 ? 0 : own;
  if (__builtin_expect(lshim_held(context) > context->near_limit, false)) context->is_memory_pending = true;
}

// state.c
// Pushes a table of the host's own that doesn't hold its keys ("k") or its values ("v"), with room for a list of so many.
void lshim_push_weak_table(lua_State *L, int room, const char *mode);

// class.c
enum { LSHIM_STATICS = 1, LSHIM_MEMBERS, LSHIM_NAME }; // the user values of a native class
bool lshim_is_made(lua_State *L, int class_id);
int lshim_push_member(lua_State *L, int class_id, int name); // the instance member of a native class that has a name: nil, a function or a light userdata
bool lshim_is_added(lua_State *L, int index); // whether a member comes from an app, or gives way to one that does

// library.c
void lshim_refuse_changes(lua_State *L, int metatable); // pops the name of what scripts can't change from now on

// extensions.c
int lshim_native_newindex(lua_State *L);

// lists.c
bool lshim_find_script(lua_State *L, int level, lua_Debug *frame); // the innermost level, from one on, that is a script's
void lshim_age_lists(lua_State *L); // before a fixed collection
// Pushes a plain table of all elements of the list that a table shows, some of which no script has seen. Returns: false, and pushes nothing, if the table
// shows no list, or has nothing unseen
bool lshim_push_unseen_list(lua_State *L, int index);
// Pops that table, and lets go of the boxes that were made for it, so that objects are numbered as if nobody had looked.
// - serial: of the last box before
void lshim_pop_unseen_list(lua_State *L, uint32_t serial);

// collect.c
void lshim_open_collector(lua_State *L);
void lshim_count_object(lshim_context *context, bool collects_at_once); // whether Lua looks for garbage right after it
void lshim_count_box(lshim_context *context, lshim_box *box);
void lshim_end_cycle(lshim_context *context);
void lshim_note_metatable(lua_State *L, int index);
void lshim_collect_quietly(lua_State *L);
// Called before each call of the host by a script, and of a function in C that makes a coroutine.
static inline void lshim_count_call(lua_State *L, lshim_context *context) {
  if (__builtin_expect(++context->garbage.work >= context->garbage.due, false)) lshim_collect(L);
}

// Swift's part of a call. While Swift runs no allocation is refused, since no error may jump over Swift's frames.
void lshim_watchdog_arm(lshim_context *context);
void lshim_hear_soon(lshim_context *context);
void lshim_look_at_memory_soon(lshim_context *context); // the hook does, before the next instruction
void lshim_limit_work(lshim_context *context);
void lshim_spend_work(lshim_context *context, int64_t outer);
static inline void lshim_back_in_script(lshim_context *context) {
  context->turn.is_script = true;
  lshim_account(context);
  if (__builtin_expect(context->is_memory_pending, false)) lshim_look_at_memory_soon(context);
  if (__builtin_expect(context->is_alarmed, false)) lshim_watchdog_arm(context);
}
// Under a budget of instructions, the work of a body is limited, too. Returns: the steps that were left before
static inline int64_t lshim_into_host(lshim_context *context) {
  int64_t outer = work_left();
  context->turn.is_script = false;
  context->host_calls++;
  if (context->limits.budget > 0) lshim_limit_work(context);
  return outer;
}
static inline void lshim_out_of_host(lshim_context *context, int64_t outer) {
  if (context->limits.budget > 0) lshim_spend_work(context, outer);
  lshim_back_in_script(context);
}
static inline int lshim_call_host(lua_State *L, void *object, const void *body) {
  lshim_context *context = lshim_context_of(L);
  lshim_count_call(L, context);
  int64_t outer = lshim_into_host(context);
  int status = context->invoke(L, object, body);
  lshim_out_of_host(context, outer);
  return status;
}
static inline int lshim_make_by(lshim_construct make, lua_State *L, int class_id, bool scripted) {
  lshim_context *context = lshim_context_of(L);
  lshim_count_call(L, context);
  int64_t outer = lshim_into_host(context);
  int status = make(L, class_id, scripted);
  lshim_out_of_host(context, outer);
  return status;
}
static inline int lshim_construct_object(lua_State *L, int class_id, bool scripted) {
  return lshim_make_by(lshim_context_of(L)->construct, L, class_id, scripted);
}

// limits.c, watch.c
extern _Thread_local lshim_context *lshim_innermost; // the state whose turn runs on this thread
void *lshim_allocate(void *user, void *block, size_t old_size, size_t new_size);
lshim_turn lshim_begin_turn(lua_State *L, lshim_context *context);
void lshim_end_turn(lua_State *L, lshim_context *context, lshim_turn outer);
void lshim_renew_turn(lua_State *L, lshim_context *context, lshim_call *counter); // begins the next one of several calls that share a protected call
void lshim_note_position(lua_State *L, char *out); // writes the position of the innermost Lua frame; allocates nothing
void lshim_explain_refusal(lua_State *L);
// Its instructions now count for the turn; returns the coroutine whose instructions counted before.
lua_State *lshim_enter_coroutine(lua_State *coroutine);
void lshim_leave_coroutine(lua_State *L, lua_State *outer);
void lshim_spend(lua_State *L, int steps); // counts work in C as so many instructions; raises when the budget is used up
void lshim_watch_thread(lshim_context *context, pthread_t thread);
void lshim_unwatch(lshim_context *context);
void lshim_hook_anew(lua_State *L, lshim_context *context); // called when what is measured has changed

// debugger.c, watched.c
// The instruction after the one that runs. Lua has no function that tells it; in its record of a call it comes after four pointers.
// Source: struct CallInfo in lstate.h, the same in all versions 5.4
static inline const uint32_t *lshim_next_instruction(const void *record) { return *((const uint32_t *const *)record + 4); }
bool lshim_has_written(lshim_debugger *debugger, lua_State *L, const lua_Debug *frame); // whether what is watched has another value than before
void lshim_note_writer(lshim_debugger *debugger, lua_State *L, lua_Debug *frame); // the instruction that is about to run may write
void lshim_note_c_call(lshim_debugger *debugger, lua_State *L);                   // a function of C, which is called, may write

// counter.c
void lshim_open_counter(void);
bool lshim_knows_counter(void);
int lshim_take_count(lua_State *L); // the instructions that a coroutine has run since the hook was set or called for a count, or since this was asked last

// follow.c
bool lshim_counts_exactly(const lshim_context *context);
void lshim_hear(lua_State *L, lshim_context *context, lua_Debug *frame);
void lshim_hear_in(lua_State *L, int events); // lines and returns from now on; kept until it is called again (limits.c)
void lshim_note_raise(lua_State *L, int value, bool is_caught);
int lshim_note_caught(lua_State *L); // a message handler that leaves the error as it is
int lshim_protected_call(lua_State *L); // pcall (library.c)
int lshim_handled_call(lua_State *L);   // xpcall (library.c)
int lshim_script_level(lua_State *L, int level); // a level as scripts count them, without the host's part of the handler of an xpcall
int lshim_text_index(lua_State *L);     // a member of a text: a function of strings, or a member of the colour that it names (text.c)
int lshim_call_wrapped(lua_State *L);   // Lua's own function, in the frame of its wrapper (library.c)
int lshim_resume(lua_State *L);         // coroutine.resume
void lshim_note_call(lua_State *L, lshim_context *context); // a call of the host has begun
void lshim_begin_place(lua_State *L, lshim_context *context, const lshim_turn *outer);
void lshim_end_place(lua_State *L, lshim_context *context, lshim_turn *outer);
static inline void lshim_note_host_call(lua_State *L, const lshim_member *member) {
  lshim_context *context = lshim_context_of(L);
  if (__builtin_expect(context->followers == NULL || context->is_deaf_to_steps, true)) return;
  for (lshim_follower *each = context->followers; each; each = each->next) {
    if (each->called_host) each->called_host(each, L, member);
  }
}

// coverage.c
void lshim_note_line(lua_State *L, lshim_coverage *coverage, lua_Debug *frame); // a line begins
void lshim_close_coverage(lshim_context *context);

// profile.c
void lshim_profile_block(lshim_context *context, size_t kind, size_t size); // Lua makes a block; of an object its type
void lshim_close_profile(lshim_context *context);

void lshim_add_position(lua_State *L, int level); // puts the script's position in front of the text on top of the stack
void lshim_open_library(lua_State *L);
void lshim_open_coroutines(lua_State *L); // the library is on top of the stack
void lshim_open_text(lua_State *L);
void lshim_open_patterns(lua_State *L); // adds them to the string library, which is on top of the stack
void lshim_push_next(lua_State *L);                          // the global `next`
const char *lshim_tolstring(lua_State *L, int index);
bool lshim_is_noted(lua_State *L, int index); // whether a function only notes, for a log, that another one is called

// walk.c, code.c
lua_Integer lshim_place_in_library(lua_CFunction function); // the same in every run
bool lshim_push_kept_fields(lua_State *L, int instance); // the table of an instance's watched fields; pushes nothing and returns false without one
// The instructions and constants of a Lua function; `is_known` is false where Lua keeps them in another way than expected.
typedef struct lshim_walk_code { bool is_known; uint64_t low, high; } lshim_walk_code;
lshim_walk_code lshim_code_of(lua_State *L, int function);
// The number of the instruction at which the function of a frame waits, which is at an index; the line where that isn't known, 0 for C.
// An instruction that is about to run, with the constants of its function.
typedef struct lshim_opcode { uint32_t word; const char *constants; uint32_t constant_count; } lshim_opcode;
// Returns: false where the function is laid out in another way
bool lshim_instruction_at(lua_State *L, int function, const lua_Debug *frame, lshim_opcode *instruction);
void lshim_push_constant(lua_State *L, const lshim_opcode *instruction, uint32_t index); // nil for what is no text and no number
lua_Integer lshim_instruction_of(lua_State *L, int function, const lua_Debug *frame);

// Before every block of memory: the number of the object in it. Numbers count from 1 in the order of creation; 0: the block is no object.
typedef struct lshim_block { uint64_t creation_number; } lshim_block;
#define LSHIM_IS_COUNTED (1ull << 63)   // a script has made the object (collect.c)
#define LSHIM_IS_METATABLE (1ull << 62) // a script has given a table this metatable
#define LSHIM_SHOWS_LIST (1ull << 61)   // it is empty, and shows a list of the host (lists.c)
#define LSHIM_CREATION_NUMBER (LSHIM_SHOWS_LIST - 1)
void *lshim_open_block(lshim_context *context, lshim_block *block, bool is_new, size_t old_size); // the part of a block that Lua gets
size_t lshim_userdata_offset(lua_State *L);
bool lshim_is_plain_c_function(lua_State *L, int index);           // whether it has no upvalues: then it is only an address, and no object
void lshim_queue_release(lshim_context *context, void *object);
void lshim_take_value(lua_State *L, const char *method, int index, const char *name, int kind, double *out); // index 1 is the receiver
double lshim_take_number(lua_State *L, const char *method, int index, const char *name);
bool lshim_unfold_labels(lua_State *L, const char *const *labels); // a method's only argument { dx = 2, dy = 2 } becomes 2, 2; false: not all are there
int lshim_push_result(lua_State *L, const char *method, int kind, const double *numbers); // raises if a number is no longer finite
int lshim_apply_transform(lua_State *L); // CGAffineTransform:apply
const luaL_Reg *lshim_transform_methods(int kind); // null if the kind is no transform
bool lshim_find_extension(lua_State *L, int class_id, int name); // pushes the method that a script has given a native class, or nothing
bool lshim_push_transform_part(lua_State *L, const lshim_value *value, const char *name);
bool lshim_read_transform_recipe(lua_State *L, int kind, double *out); // the constructor's argument as { rotationAngle = 1 }
void lshim_open_transforms(lua_State *L); // the global functions by Core Animation's and Core Graphics' names
void lshim_value_metatable_at(lua_State *L, int kind); // pops the metatable of a kind of geometry
void lshim_push_metatable(lua_State *L, int class_id); // the metatable for the boxes of a native class, which is made at its first use
void lshim_new_metatable(lua_State *L, int class_id, int members); // the members table is at that index
void lshim_note_field(lua_State *L, int box, int key, int value, bool is_argument); // called before an object of a script's class gets a field
bool lshim_was_field(lua_State *L, int box, int key); // whether any object of the object's class has had a field of this name
// Whether a key of a table is where a class has noted the names of its objects' fields, which no script's behaviour depends on.
bool lshim_is_class_record(lua_State *L, int metatable, int key);
bool lshim_has_member(lua_State *L, int class_id, int name); // of a native class; declared fields are none
bool lshim_note_watcher(lua_State *L, int key);   // called when a class gets a method; returns whether it may watch a field
bool lshim_push_watched_class(lua_State *L, int index); // the class behind the `__index` of an instance whose fields are watched
void lshim_watch_instances(lua_State *L, int class, int metatable); // for instances of a class without a native part
void lshim_assign_given(lua_State *L);
int lshim_assign_again(lua_State *L);
int lshim_instance_newindex(lua_State *L);
int lshim_construct_script(lua_State *L);
int lshim_set_field(lua_State *L);          // assigns a field of the object at index 1, with the name at 2 and the value at 3
int lshim_set_declared_field(lua_State *L); // the same for an object of a native class
bool lshim_gives_way(lua_State *L, int index); // whether a function is a method that gives way to fields of scripts' classes
bool lshim_is_default(lua_State *L, int index);
bool lshim_push_class_text(lua_State *L); // of the object at index 1
int lshim_index(lua_State *L);
int lshim_newindex(lua_State *L);
_Noreturn void lshim_fail(lua_State *L, const char *format, ...); // an error with the script's position in front
_Noreturn void lshim_fail_explained(lua_State *L, int reason, const lshim_member *subject);
int lshim_finish(lua_State *L, int status);                       // turns a body's status into a return, a yield or an error
bool lshim_is_script_class(lua_State *L, int index);
void lshim_note_loaded(lua_State *L, int function, int text); // a script has loaded a text as code (follow.c)
bool lshim_find_in_class(lua_State *L, int class_index, int name); // without metamethods, in Lua classes only
