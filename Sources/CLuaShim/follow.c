// What follows the steps of scripts, and the moments that it finds them at.
//
// A moment is a call of the host into an app's script, and the number of instructions that the call's own functions, and the coroutines that
// they resume, have done in it. Calls are announced by the host and begin with the next turn; a turn that was not announced (a `__tostring`
// of what a script prints) goes on with the call around it. Instructions are counted only while somebody follows them, and then all of them,
// so that a moment names the same point in every run.
#include "internal.h"

static void count_anew(lua_State *L, lshim_context *context) {
  lshim_settle(L);
  context->events = 0;
  context->counts_sums = false;
  for (lshim_follower *each = context->followers; each; each = each->next) {
    context->events |= each->events;
    if (each->counts) context->counts_sums = true;
  }
  if (context->turn.number == 0) return;
  if (lshim_counts_exactly(context)) context->turn.is_counting = true;
  lshim_hook_anew(context->turn.running ? context->turn.running : L, context);
}

void lshim_follow(lua_State *L, lshim_follower *follower) {
  lshim_context *context = lshim_context_of(L);
  lshim_follower **place = &context->followers;
  while (*place && *place != follower) place = &(*place)->next;
  if (!*place) {
    follower->next = NULL;
    *place = follower;
  }
  count_anew(L, context);
}

void lshim_unfollow(lua_State *L, lshim_follower *follower) {
  lshim_context *context = lshim_context_of(L);
  for (lshim_follower **place = &context->followers; *place; place = &(*place)->next) {
    if (*place != follower) continue;
    *place = follower->next;
    break;
  }
  count_anew(L, context);
}

void lshim_refresh_hook(lua_State *L) {
  lshim_context *context = lshim_context_of(L);
  if (context->turn.number != 0) lshim_hook_anew(context->turn.running ? context->turn.running : L, context);
}

void lshim_hear(lua_State *L, lshim_context *context, lua_Debug *frame) {
  int mask = frame->event == LUA_HOOKTAILCALL ? LUA_MASKCALL : 1 << frame->event;
  for (lshim_follower *each = context->followers; each && !context->is_left; each = each->next) {
    if ((each->events | each->others) & mask || (each->wants_word && mask == LUA_MASKCOUNT)) each->hear(each, L, frame);
  }
}

void lshim_note_raise(lua_State *L, int value, bool is_caught) {
  lshim_context *context = lshim_context_of(L);
  if (context->is_left || context->is_deaf_to_steps) return;
  for (lshim_follower *each = context->followers; each; each = each->next) {
    if (each->raised) each->raised(each, L, value, is_caught);
  }
}

int lshim_note_caught(lua_State *L) {
  lshim_note_raise(L, 1, true);
  return 1;
}

void lshim_note_loaded(lua_State *L, int function, int text) {
  lshim_context *context = lshim_context_of(L);
  if (!context->followers || context->is_deaf_to_steps || lua_type(L, function) != LUA_TFUNCTION) return;
  lua_Debug info;
  lua_pushvalue(L, function);
  lua_getinfo(L, ">S", &info);
  size_t length = 0;
  const char *bytes = lua_type(L, text) == LUA_TSTRING ? lua_tolstring(L, text, &length) : NULL;
  for (lshim_follower *each = context->followers; each; each = each->next) {
    if (each->loaded) each->loaded(each, info.source, bytes, length);
  }
}

void lshim_begin_place(lua_State *L, lshim_context *context, const lshim_turn *outer) {
  lshim_turn *turn = &context->turn;
  lua_Debug frame;
  if (context->is_announced && context->counter) {
    turn->place = (lshim_place){.call = *context->counter};
    turn->has_own_call = true;
  } else if (outer->number != 0) {
    turn->place = outer->place;
  } else {
    turn->place = (lshim_place){.call.frame = context->own_frame, .done = context->own_done};
  }
  context->is_announced = false;
  if (!context->followers) return;
  if (lua_getstack(L, 0, &frame)) turn->base = frame.i_ci;
  for (lshim_follower *each = context->followers; each && !context->is_deaf_to_steps; each = each->next) {
    if (each->turn_began) each->turn_began(each, L);
  }
  if (turn->has_own_call) lshim_note_call(L, context);
}

void lshim_note_call(lua_State *L, lshim_context *context) {
  if (context->is_deaf_to_steps) return;
  for (lshim_follower *each = context->followers; each; each = each->next) {
    if (each->call_began) each->call_began(each, L);
  }
}

void lshim_end_place(lua_State *L, lshim_context *context, lshim_turn *outer) {
  const lshim_turn *turn = &context->turn;
  for (lshim_follower *each = context->followers; each && !context->is_deaf_to_steps; each = each->next) {
    if (each->turn_ended) each->turn_ended(each, L);
  }
  if (turn->has_own_call || context->is_deaf_to_steps) return;
  if (outer->number != 0) outer->place.done = turn->place.done;
  else context->own_done = turn->place.done;
}

bool lshim_hears_raises(const lshim_context *context) {
  for (const lshim_follower *each = context->followers; each; each = each->next) {
    if (each->raised) return true;
  }
  return false;
}

// Whether a pcall, or a resume of a script, is among the functions of a coroutine, and of those that have resumed it in the turn, or around the
// turn: what a script's call of the host has called raises its errors in that call, too.
bool lshim_is_protected(lua_State *L) {
  const lshim_turn *turn = &lshim_context_of(L)->turn;
  const lshim_link *link = turn->links;
  lua_Debug frame, below;
  for (;;) {
    for (int level = 0; lua_getstack(L, level, &frame); level++) {
      if (frame.i_ci == turn->base || !lua_checkstack(L, 1)) return turn->is_guarded;
      lua_getinfo(L, "f", &frame);
      lua_CFunction function = lua_tocfunction(L, -1);
      lua_pop(L, 1);
      if (function == lshim_protected_call || function == lshim_handled_call) return true;
      // The host itself resumes its tasks, and hears of their errors.
      if (function == lshim_resume) return turn->is_guarded || (lua_getstack(L, level + 1, &below) && below.i_ci != turn->base);
    }
    if (!link) return turn->is_guarded;
    L = link->resumer;
    link = link->around;
  }
}

// MARK: Finding a place

static bool is_same(const lshim_call *a, const lshim_call *b) { return a->frame == b->frame && a->number == b->number && a->app == b->app; }

static void find(lshim_finder *finder, lua_State *L, bool is_missed) {
  if (finder->is_over) return;
  lshim_context *context = lshim_context_of(L);
  finder->is_over = true;
  bool was_script = context->turn.is_script;
  context->turn.is_script = false;
  finder->found(finder->user, L, is_missed);
  context->turn.is_script = was_script;
}

static void listen(lshim_finder *finder, lua_State *L, bool listens) {
  int events = listens ? LUA_MASKCOUNT : 0;
  if (finder->follower.events == events) return;
  finder->follower.events = events;
  count_anew(L, lshim_context_of(L));
}

static void finder_heard(lshim_follower *follower, lua_State *L, lua_Debug *frame) {
  lshim_finder *finder = (lshim_finder *)follower;
  (void)frame;
  const lshim_place *now = &lshim_context_of(L)->turn.place;
  // The instruction that is about to run is counted already.
  if (is_same(&now->call, &finder->wanted.call)) {
    if (now->done - 1 >= finder->wanted.done) find(finder, L, false);
  } else if (finder->has_begun && now->call.number == 0) {
    find(finder, L, true);
  }
}

static void finder_met_call(lshim_follower *follower, lua_State *L) {
  lshim_finder *finder = (lshim_finder *)follower;
  if (finder->is_over || finder->wanted.call.number == 0) return;
  if (is_same(&lshim_context_of(L)->turn.place.call, &finder->wanted.call)) {
    finder->has_begun = true;
    listen(finder, L, true);
  }
}

static void finder_left_turn(lshim_follower *follower, lua_State *L) {
  lshim_finder *finder = (lshim_finder *)follower;
  const lshim_turn *turn = &lshim_context_of(L)->turn;
  if (finder->has_begun && turn->has_own_call && is_same(&turn->place.call, &finder->wanted.call)) find(finder, L, true);
}

void lshim_find_place(lua_State *L, lshim_finder *finder) {
  finder->has_begun = finder->is_over = false;
  finder->follower = (lshim_follower){
      .events = finder->wanted.call.number == 0 ? LUA_MASKCOUNT : 0, .hear = finder_heard, .call_began = finder_met_call, .turn_ended = finder_left_turn};
  lshim_follow(L, &finder->follower);
}
